//! Explanations of the figure: its counts, why it cannot be built, its chessboard colouring and its parity classes.

use super::letter;
use crate::puzzle::soma::Mask;
use crate::puzzle::soma::diagnosis::{Capacity, Reason, balances, reasons};
use crate::text::signed;
use crate::ui::Look;
use crate::ui::controls::{press, term};
use crate::ui::parts::button;
use crate::ui::soma::act::Act;
use crate::ui::soma::state::{Shows, State};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.soma().figure;
    let mut sentences = vec![(texts.cubes)(state.draft.count(), state.model.pieces.volume())];
    if !state.is_built() {
        sentences.push(texts.stays.to_string());
        return sentences;
    }
    let figure = &state.model.figure;
    let parts = figure.islands(figure.full()).len();
    if parts > 1 {
        sentences.push((texts.parts)(parts));
    }
    match &state.solutions {
        None if state.is_counted_fast() => {
            let [_, uncounted, too_many] = look.lang.soma().hand.unknown;
            sentences.push(state.unknown([texts.counting, uncounted, too_many]).to_string());
        }
        None => sentences.extend(super::solutions::packing(state, look)),
        Some(solutions) => sentences.push((texts.classes)(solutions.catalogue.count, solutions.catalogue.placed)),
    }
    sentences
}

/// The choice of what is shown on the figure.
pub fn shows(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let class = largest_class(state);
    let choices = [Shows::Cubes, Shows::Chess, Shows::Cells(class)];
    let is_cells = |shows: Shows| matches!(shows, Shows::Cells(_));
    html! {
        <span class="row shows" role="group" aria-label={texts.shows}>
            { for choices.into_iter().zip(texts.show).map(|(choice, name)| {
                let pressed = choice == state.shows || is_cells(choice) && is_cells(state.shows);
                html! { <button aria-pressed={pressed.to_string()} onclick={press(on_act, Act::Shows(choice))}>{ name }</button> }
            }) }
        </span>
    }
}

/// The choice of what a click on the figure in space does.
pub fn clicks(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().build;
    html! {
        <span class="row clicks" role="group" aria-label={texts.clicks}>
            <span aria-hidden="true">{ texts.clicks }</span>
            { for [false, true].into_iter().zip(texts.choices).map(|(removes, name)| {
                let pressed = (removes == state.removes).to_string();
                html! { <button aria-pressed={pressed} onclick={press(on_act, Act::Removes(removes))}>{ name }</button> }
            }) }
        </span>
    }
}

/// The class with the most cells.
fn largest_class(state: &State) -> Mask {
    state.model.figure.classes().into_iter().max_by_key(|cells| cells.count_ones()).unwrap_or_default()
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let figure = &state.model.figure;
    if !state.is_built() {
        return html! {};
    }
    let symmetries = figure.symmetries();
    let rotations = symmetries.iter().filter(|symmetry| !symmetry.is_reflection()).count();
    html! {
        <>
            { why(state, look, on_act) }
            if let Some(known) = known(state).filter(|&known| known > 0) {
                <p class="reconciled known">{ (texts.known)(known) }</p>
            }
            <p class="symmetries">{ (texts.symmetries)(rotations, symmetries.len() - rotations) }</p>
            { balance(state, look) }
            { classes(state, look, on_act) }
            <p>{ for texts.terms.into_iter().map(term) }</p>
            <h2>{ texts.text }</h2>
            <pre class="bundgaard">{ figure.bundgaard(|_| 'o') }</pre>
        </>
    }
}

/// The number of classes of solutions from the literature, if the page has counted the same number.
fn known(state: &State) -> Option<u64> {
    let known = state.preset().filter(|_| state.model.is_soma())?.known_classes()?;
    (state.solutions.as_ref()?.catalogue.classes.len() == known).then_some(known as u64)
}

/// Why the figure cannot be built, if it cannot: a reason known without a search, or a complete search without solution.
fn why(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let reasons = reasons(&state.model.pieces, &state.model.figure);
    let none = state.solutions.as_ref().is_some_and(|solutions| solutions.catalogue.classes.is_empty());
    if reasons.is_empty() {
        let others = known(state).map(|_| look.lang.soma().verdict.known);
        return html! { if none { <p class="diagnosis exhausted">{ texts.exhausted }{ others.map(|others| format!(" {others}")) }</p> } };
    }
    let verdict = &look.lang.soma().verdict;
    let line = |reason: &Reason| {
        let (words, shows) = match reason {
            Reason::Balance { balance, .. } => (signed(*balance), Some(Shows::Chess)),
            Reason::Class { cells, most } => ((texts.class)(cells.count_ones(), *most), Some(Shows::Cells(*cells))),
            Reason::Part { cells } => ((texts.part)(cells.count_ones()), Some(Shows::Cells(*cells))),
            Reason::Homeless { piece } => ((texts.homeless)(letter(state, *piece)), None),
        };
        let words = if matches!(reason, Reason::Balance { .. }) { balance_words(state, look) } else { words };
        html! {
            <li>{ words }{ " " }
                if let Some(shows) = shows { { button("show-reason", texts.show_reason, on_act, Act::Shows(shows)) } }
            </li>
        }
    };
    html! {
        <div class="diagnosis impossible">
            <p><strong>{ texts.impossible }</strong></p>
            <ul>{ for reasons.iter().map(line) }</ul>
            if none {
                <p class="agrees">{ verdict.agrees }{ known(state).map(|_| format!(" {}", verdict.known)) }</p>
            }
        </div>
    }
}

fn balance_words(state: &State, look: &Look) -> String {
    let figure = &state.model.figure;
    let black = (figure.full() & figure.black()).count_ones();
    let reachable = balances(state.model.pieces.pieces().iter().map(|piece| piece.imbalance));
    let reachable = reachable.into_iter().map(signed).collect::<Vec<_>>().join(", ");
    let white = figure.count() as u32 - black;
    (look.lang.soma().figure.balance)(black, white, figure.balance(figure.full()), &reachable)
}

/// The counts of the chessboard colouring.
fn balance(state: &State, look: &Look) -> Html {
    let figure = &state.model.figure;
    let reachable = balances(state.model.pieces.pieces().iter().map(|piece| piece.imbalance));
    let allowed = reachable.contains(&figure.balance(figure.full()));
    let [yes, no] = look.lang.soma().figure.balanced;
    html! { <p class="balance">{ balance_words(state, look) }{ " " }{ if allowed { yes } else { no } }</p> }
}

/// The table of the classes of (x, y, z) mod 2.
fn classes(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let capacity = Capacity::new(&state.model.pieces, &state.model.figure);
    let [heading, class, cells, most] = texts.table;
    let sum = capacity.most.iter().map(usize::to_string).collect::<Vec<_>>().join(" + ");
    let rows = capacity.classes.iter().enumerate().filter(|(_, cells)| **cells != 0).map(|(class, &cells)| {
        let over = cells.count_ones() as usize > capacity.total;
        let pressed = (state.shows == Shows::Cells(cells)).to_string();
        Row {
            class: over.then_some("over"),
            ..Row::of(vec![
                html! { format!("({}, {}, {})", class & 1, class >> 1 & 1, class >> 2) },
                html! { <>{ cells.count_ones() }{ if over { " ✕" } else { "" } }</> },
                html! { capacity.total },
                html! {
                    <button class="show-class" aria-pressed={pressed} onclick={press(on_act, Act::Shows(Shows::Cells(cells)))}>{ texts.show_reason }</button>
                },
            ])
        }
    });
    html! {
        <>
            { table("classes", Caption::Shown(heading), &[class, cells, most, texts.show_reason], rows.collect()) }
            <p class="capacity">{ (texts.capacity)(&sum, capacity.total) }</p>
        </>
    }
}
