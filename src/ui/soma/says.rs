//! The panel on the right: counters, this step in words, and for each view what belongs to it.

pub mod figure;
pub mod pieces;
pub mod placements;
pub mod search;
pub mod solutions;

use super::Page;
use super::act::Act;
use super::state::{State, Trouble, View};
use crate::puzzle::soma::placement::text;
use crate::puzzle::soma::scene::{CELL, POLYCUBE};
use crate::puzzle::soma::{Cut, Mask, Outcome, Problem};
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::controls::{self, Wording};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Problems listed before "and so many more".
const LISTED_PROBLEMS: usize = 5;

/// This step in sentences.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    match state.view {
        View::Search => search::words(state, look),
        View::Pieces => pieces::words(state, look),
        View::Placements => placements::words(state, look),
        View::Solutions => solutions::words(state, look),
        View::Figure => figure::words(state, look),
    }
}

/// The style of the sentence.
pub fn mood(state: &State) -> &'static str {
    let classes = state.solutions.as_ref().map(|solutions| solutions.catalogue.classes.len());
    match state.view {
        View::Search => match state.moment().outcome {
            Outcome::Dropped(_) => "bad",
            Outcome::Solution => "good",
            _ => "plain",
        },
        View::Pieces => pieces::mood(state),
        View::Placements => "plain",
        View::Solutions | View::Figure => match classes {
            Some(0) => "bad",
            Some(_) => "good",
            None => "plain",
        },
    }
}

/// What belongs to the view.
pub fn says(page: &Page, look: &Look) -> Html {
    match page.state.view {
        View::Search => search::says(page, look),
        View::Pieces => pieces::says(&page.state, look),
        View::Placements => placements::says(&page.state, look, &page.calls.act),
        View::Solutions => solutions::says(page, look),
        View::Figure => figure::says(&page.state, look, &page.calls.act),
    }
}

/// The large figures of the view. The others of the public contract stand there too, hidden.
pub fn counters(state: &State, look: &Look) -> Html {
    let texts = look.lang.soma();
    let tally = state.tally();
    let cut = |cause: usize| tally.map(|tally| tally.levels.iter().map(|level| level.dropped[cause]).sum());
    let catalogue = state.solutions.as_ref().map(|solutions| &solutions.catalogue);
    let nodes = ("soma.nodes", tally.map(|tally| tally.levels.iter().map(|level| level.kept).sum()));
    let placed = ("soma.placed", state.placed());
    let cuts: [(&'static str, Option<u64>); 3] = Cut::CAUSES.map(|cause| match cause {
        Cut::Intersection => ("soma.cut.intersection", cut(0)),
        Cut::Islands => ("soma.cut.islands", cut(1)),
        Cut::Parity => ("soma.cut.parity", cut(2)),
    });
    let classes = ("soma.classes", catalogue.map(|catalogue| catalogue.classes.len() as u64));
    let labelled = ("soma.labelled", catalogue.map(|catalogue| catalogue.labelled));
    let other = |name: &'static str, number: usize| (name, Some(number as u64));
    let shown: Vec<((&'static str, Option<u64>), &'static str)> = match state.view {
        View::Search => {
            let [node_label, solution_label, intersection, islands, parity] = texts.search.counters;
            let all = [
                (nodes, node_label),
                (placed, solution_label),
                (cuts[0], intersection),
                (cuts[1], islands),
                (cuts[2], parity),
            ];
            all.into_iter().take(if look.present { 3 } else { 5 }).collect()
        }
        View::Pieces => {
            let [polycubes, regular, irregular] = texts.pieces.counters;
            let (known, judged) = (state.derivation.known(state.derived), state.derivation.judged(state.derived));
            let convex = judged.iter().filter(|known| known.segment.is_none()).count();
            vec![
                (other("soma.polycubes", known.len()), polycubes),
                (other("soma.regular", convex), regular),
                (other("soma.irregular", judged.len() - convex), irregular),
            ]
        }
        // The list of the pieces shows them.
        View::Placements => vec![],
        View::Solutions => {
            let [placed_label, class_label, labelled_label] = texts.solutions.counters;
            vec![(placed, placed_label), (classes, class_label), (labelled, labelled_label)]
        }
        View::Figure => {
            let [cubes, class_label, placed_label] = texts.figure.counters;
            let all =
                [(other("soma.cubes", state.draft.count()), cubes), (classes, class_label), (placed, placed_label)];
            // The other counts are those of the last good figure.
            all.into_iter().take(if state.is_built() { 3 } else { 1 }).collect()
        }
    };
    let contract = [nodes, placed, cuts[0], cuts[1], cuts[2], classes, labelled].into_iter();
    let listed = state.view == View::Placements && !look.present;
    let lists = (0..state.placements.len()).filter(|_| !listed).map(|piece| placements::number(state, piece));
    let hidden = contract.chain(lists).filter(|(name, _)| shown.iter().all(|((shown, _), _)| shown != name));
    let lang = look.lang;
    html! {
        <div class="counters">
            { for shown.iter().map(|&((name, number), label)| {
                let small = name.starts_with("soma.cut").then_some("small");
                html! { <p class={classes!("counter", small)}>{ controls::figure(name, number, lang) }<span>{ label }</span></p> }
            }) }
            <div hidden=true>{ for hidden.map(|(name, number)| controls::figure(name, number, lang)) }</div>
        </div>
    }
}

/// A row of a table: what it is pointed at by, its style, and its cells, of which the first is its heading.
pub struct Row {
    /// Its id, if it can be pointed at.
    pub id: Option<Id>,
    /// Its style.
    pub class: Option<&'static str>,
    /// Its cells.
    pub cells: Vec<Html>,
}

impl Row {
    /// A row that nothing stands out of.
    pub fn of(cells: Vec<Html>) -> Row {
        Row { id: None, class: None, cells }
    }
}

/// A table, perhaps with a heading of its own.
pub fn table(class: &'static str, caption: Option<&'static str>, columns: &[&'static str], rows: Vec<Row>) -> Html {
    let row = |Row { id, class, cells }: Row| {
        let mut cells = cells.into_iter();
        html! {
            <tr data-id={id.map(|id| id.to_string())} class={classes!(class)}>
                <th scope="row">{ for cells.next() }</th>
                { for cells.map(|cell| html! { <td>{ cell }</td> }) }
            </tr>
        }
    };
    html! {
        <table {class}>
            if let Some(caption) = caption { <caption><strong>{ caption }</strong></caption> }
            <thead><tr>{ for columns.iter().map(|column| html! { <th scope="col">{ *column }</th> }) }</tr></thead>
            <tbody>{ for rows.into_iter().map(row) }</tbody>
        </table>
    }
}

/// The row of tools below the drawing.
pub fn tools(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = look.lang.soma();
    let [apart, numbers] = texts.tools;
    let slider = matches!(state.view, View::Search | View::Solutions);
    let oninput = {
        let on_act = on_act.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(slider) = event.target_dyn_into::<HtmlInputElement>() {
                on_act.emit(Act::Apart(slider.value_as_number().clamp(0.0, 100.0) as u8));
            }
        })
    };
    let onchange = on_act.reform(|_: Event| Act::Numbers);
    html! {
        <div class="row tools">
            if slider {
                <label class="apart">{ apart }<input type="range" min="0" max="100" step="1" value={state.apart.to_string()} {oninput} /></label>
            }
            if !matches!(state.view, View::Pieces | View::Placements) {
                <label class="check"><input type="checkbox" class="numbers" checked={state.numbers} {onchange} />{ numbers }</label>
            }
            if state.view == View::Figure { { figure::shows(state, look, on_act) } }
        </div>
    }
}

/// The words of problems with a figure or its search, the last ones only counted.
pub fn problems(problems: &[Problem], look: &Look) -> Vec<Wording> {
    let (shell, texts) = (look.shell(), look.lang.soma());
    let listed = problems.iter().take(LISTED_PROBLEMS).map(|problem| (problem.code(), (texts.problem)(problem).into()));
    let more = problems.len().saturating_sub(LISTED_PROBLEMS);
    listed.chain((more > 0).then(|| ("more", (shell.more_problems)(more).into()))).collect()
}

/// What is wrong with the text typed or pasted.
pub fn text_errors(state: &State, look: &Look) -> Vec<Wording> {
    let text = state.troubles.iter().filter_map(|trouble| match trouble {
        Trouble::Text(found) => Some(problems(found, look)),
        _ => None,
    });
    text.flatten().collect()
}

/// The letter of a piece.
pub fn letter(state: &State, piece: usize) -> char {
    state.model.pieces.pieces().get(piece).map_or('?', |piece| piece.letter)
}

/// The numbers of some cells.
pub fn cells(state: &State, cells: Mask) -> String {
    text(&state.model.figure, cells)
}

/// What is pointed at, in words.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let texts = look.lang.soma();
    let id = state.light?;
    let index = id.a as usize;
    match id.kind {
        CELL if state.view != View::Figure => {
            let mask: Mask = 1u64.checked_shl(id.a)?;
            let placed = state.in_place();
            let piece = placed.iter().find(|(_, cells)| cells & mask != 0).map(|&(piece, _)| letter(state, piece));
            Some((texts.cell)(index + 1, piece))
        }
        POLYCUBE => {
            let known = state.derivation.polycubes().get(index)?;
            let named = known.piece.filter(|_| state.derivation.is_named(state.derived));
            Some((texts.pieces.polycube)(index + 1, named.map(|piece| letter(state, piece))))
        }
        _ => None,
    }
}
