//! Explanations of the figure: its counts, why it cannot be built, its chessboard colouring and its parity classes.

use super::{letter, name, proof, why};
use crate::puzzle::soma::Mask;
use crate::puzzle::soma::diagnosis::{Capacity, balances};
use crate::ui::Look;
use crate::ui::controls::{press, term};
use crate::ui::soma::act::Act;
use crate::ui::soma::gaps::gaps;
use crate::ui::soma::state::{Shows, State};
use crate::ui::table::{Caption, Row, table, table_of};
use yew::prelude::*;

/// The most kinds of solutions that the table names, the most frequent ones.
const KINDS: usize = 12;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.soma().figure;
    // A figure that is being built may be for the pieces that are being made.
    let own = state.own.set().map(|set| set.volume()).filter(|_| !state.is_built());
    let empty = state.model.pieces.gaps();
    let [cubes, wanted] = [state.draft.count(), own.unwrap_or(state.model.pieces.volume())]
        .map(|cells| if state.is_built() { cells - empty } else { cells });
    let mut sentences = vec![(texts.cubes)(cubes, wanted)];
    if !state.is_built() {
        sentences.push((texts.stays)(state.model.pieces.volume()));
        return sentences;
    }
    if let Some(argued) = why::words(state, look).or_else(|| proof::words(state, look)) {
        return argued;
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
        Some(solutions) => {
            sentences.extend(gaps(&state.model.pieces, look));
            sentences.push((texts.classes)(solutions.catalogue.count, solutions.catalogue.placed));
        }
    }
    sentences
}

/// The choice of what is shown on the figure.
pub fn shows(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let class = largest_class(state);
    let [weights, chain] = look.lang.soma().why.shown;
    let argued = [(Shows::Weights, weights), (Shows::Chain, chain), (Shows::Proof, look.lang.soma().proof.name)];
    let argued = argued.into_iter().filter(|&(shows, _)| state.has_argument(shows) && state.is_built());
    let choices = [Shows::Cubes, Shows::Chess, Shows::Cells(class)].into_iter().zip(texts.show).chain(argued);
    let classes = state.model.figure.classes();
    let is_cells = |shows: Shows| matches!(shows, Shows::Cells(cells) if classes.contains(&cells));
    html! {
        <span class="row shows" role="group" aria-label={texts.shows}>
            { for choices.map(|(choice, name)| {
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
    let symmetries = state.model.pieces.symmetries_of(figure);
    let rotations = symmetries.iter().filter(|symmetry| !symmetry.is_reflection()).count();
    html! {
        <>
            { why::arguments(state, look, on_act) }
            { why::weights_table(state, look) }
            if let Some(known) = why::known(state).filter(|&known| known > 0) {
                <p class="reconciled known">{ (texts.known)(known) }</p>
            }
            <p class="symmetries">{ (texts.symmetries)(rotations, symmetries.len() - rotations) }</p>
            { places(state, look, on_act) }
            { kinds(state, look, on_act) }
            { balance(state, look) }
            { classes(state, look, on_act) }
            <p>{ for texts.terms.into_iter().map(term) }</p>
            <h2>{ texts.text }</h2>
            <pre class="bundgaard">{ figure.bundgaard(|cell| figure.tint(cell).letter()) }</pre>
        </>
    }
}

/// The counts of the chessboard colouring.
fn balance(state: &State, look: &Look) -> Html {
    let figure = &state.model.figure;
    let reachable = balances(state.model.pieces.pieces().iter().map(|piece| piece.imbalance));
    let allowed = reachable.contains(&figure.balance(figure.full()));
    let [yes, no] = look.lang.soma().figure.balanced;
    html! { <p class="balance">{ why::balance_words(state, look) }{ " " }{ if allowed { yes } else { no } }</p> }
}

/// The most pieces that are all named in a sum, and the most equal terms of it that are written one by one.
const MOST_NAMED: usize = 16;
const MOST_TERMS: usize = 5;

/// The table of the classes of (x, y, z) mod 2.
fn classes(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().figure;
    let capacity = Capacity::new(&state.model.pieces, &state.model.figure);
    let [heading, class, cells, most] = texts.table;
    let show_it = look.lang.soma().why.show_reason;
    let letters: Vec<String> = state.model.pieces.pieces().iter().map(|piece| piece.letter.to_string()).collect();
    let letters = match &letters[..] {
        [first, second, .., last] if letters.len() > MOST_NAMED => format!("{first} {second} … {last}"),
        few => few.join(" "),
    };
    let sum = capacity.most.chunk_by(|one, other| one == other).flat_map(|equal| match equal.len() {
        many if many > MOST_TERMS => vec![format!("{many} × {}", equal[0])],
        _ => equal.iter().map(usize::to_string).collect(),
    });
    let sum = sum.collect::<Vec<_>>().join(" + ");
    let rows = capacity.classes.iter().enumerate().filter(|(_, cells)| **cells != 0).map(|(class, &cells)| {
        let over = cells.count_ones() as usize > capacity.total;
        let pressed = (state.shows == Shows::Cells(cells)).to_string();
        Row {
            class: over.then_some("over"),
            ..Row::of(vec![
                html! { class_name(class) },
                html! { <>{ cells.count_ones() }{ if over { " ✕" } else { "" } }</> },
                html! { capacity.total },
                html! {
                    <button class="show-class" aria-pressed={pressed} onclick={press(on_act, Act::Shows(Shows::Cells(cells)))}>{ show_it }</button>
                },
            ])
        }
    });
    html! {
        <>
            { table("classes", Caption::Shown(heading), &[class, cells, most, show_it], rows.collect()) }
            <p class="capacity">{ (texts.capacity)(&sum, capacity.total, &letters) }</p>
        </>
    }
}

/// The table of where the pieces stand in the solutions.
fn places(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let Some(places) = state.why.places.as_ref().filter(|_| !state.is_exhausted()) else { return html! {} };
    let texts = &look.lang.soma().figure;
    if places.is_empty() {
        return html! { <p>{ texts.places_unknown }</p> };
    }
    let [heading, piece, placements, used, different] = texts.places;
    let columns = [piece, placements, used, different].into_iter().map(|name| html! { name }).collect();
    let rows = places.iter().map(|places| {
        let different = if places.is_forced() {
            let shows = Shows::Piece(places.piece, places.example);
            let pressed = (state.shows == shows).to_string();
            html! { <>{ 1 }{ " " }<button class="show-class" aria-pressed={pressed} aria-label={(look.lang.soma().why.show_forced)(letter(state, places.piece))} onclick={press(on_act, Act::Shows(shows))}>{ texts.forced }</button></> }
        } else {
            html! { places.classes }
        };
        Row::of(vec![name(state, places.piece), html! { places.placements }, html! { places.used }, different])
    });
    table_of("places", Caption::Shown(heading), columns, rows.collect())
}

/// The table of the kinds of the solutions.
fn kinds(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let Some(shortfall) = &state.why.kinds else { return html! {} };
    let texts = &look.lang.soma().figure;
    let [heading, pieces, solutions, example, none] = texts.kinds;
    let mut rows: Vec<Row> = shortfall.kinds.iter().take(KINDS).map(|(short, classes)| {
        let pieces = short.iter().map(|&(piece, by)| match by {
            1 => letter(state, piece).to_string(),
            by => format!("{} (−{by})", letter(state, piece)),
        });
        let pieces = if short.is_empty() { none.to_string() } else { pieces.collect::<Vec<_>>().join(", ") };
        let example = classes.first().map(|&class| {
            let words = (look.lang.soma().hand.show)(class + 1);
            html! { <button class="show-class" aria-label={words} onclick={press(on_act, Act::Built(class))}>{ class + 1 }</button> }
        });
        Row::of(vec![pieces.into(), look.lang.number(classes.len() as u64).into(), html! { { for example } }])
    }).collect();
    if let Some(left) = shortfall.kinds.get(KINDS..).filter(|left| !left.is_empty()) {
        let solutions: usize = left.iter().map(|(_, classes)| classes.len()).sum();
        rows.push(Row::of(vec![
            (texts.more_kinds)(left.len()).into(),
            look.lang.number(solutions as u64).into(),
            html! {},
        ]));
    }
    html! {
        <>
            { table("kinds-of-solutions", Caption::Shown(heading), &[pieces, solutions, example], rows) }
            <p class="hint">{ (texts.kinds_of)(&class_name(shortfall.class), shortfall.cells, shortfall.total) }</p>
        </>
    }
}

/// The name of a class of (x, y, z) mod 2.
fn class_name(class: usize) -> String {
    format!("({}, {}, {})", class & 1, class >> 1 & 1, class >> 2)
}
