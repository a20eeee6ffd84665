//! Explanations of the algorithm: the last turn, and the effect of the whole algorithm.

use super::{cycles_text, invariants};
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::algorithm::write_turn;
use crate::puzzle::cube::{Kind, Layers, Spelling, Turn};
use crate::puzzle::cube::{cycles, laboratory};
use crate::ui::Look;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::parts::{able, block, button, facts, said, tabbed, terms, together};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// A turn in the notation.
pub fn turn_text(turn: Turn, spelling: Spelling) -> String {
    let mut text = String::new();
    write_turn(&mut text, turn, spelling);
    text
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().algorithm;
    let mut sentences = Vec::new();
    match state.made.checked_sub(1).and_then(|last| state.way.turns.get(last)) {
        Some(&turn) => sentences.push((texts.made)(&turn_text(turn, state.spelling), turn)),
        None => sentences.push(if state.way.turns.is_empty() { texts.how } else { texts.before }.to_string()),
    }
    let cube = state.live();
    if cube.is_solved() {
        sentences.push(texts.solved.to_string());
    } else if !state.is_reachable() {
        sentences.push(texts.unreachable.to_string());
    } else {
        let position = cycles::order(&cube.position());
        sentences.push(match cube.hold() {
            Symmetry::IDENTITY => (texts.order)(position),
            _ => (texts.order_held)(laboratory::order(&cube), position),
        });
    }
    sentences
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().algorithm;
    let open = match page.frame.tab {
        0 => whole(&page.state, look, &page.frame.calls.act),
        1 => notation(&page.state, look),
        2 => terms(&texts.terms),
        _ => invariants::theatre(&page.state, look, &page.frame.calls.act),
    };
    let [algorithm, notation, words] = texts.tabs;
    let tabs = [algorithm, notation, words, look.lang.cube().invariants.tab];
    tabbed(look, &tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// The whole algorithm: its text, its length, its effect and its inverse.
fn whole(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().algorithm;
    let spelling = state.spelling;
    let algorithm = &state.model.algorithm;
    if algorithm.items.is_empty() {
        return said(texts.none);
    }
    let turns = state.way.turns.iter();
    let faces: usize = turns.clone().map(|turn| turn.length()).sum();
    let holds = turns.filter(|turn| turn.layers() == Layers::Whole).count();
    let cube = algorithm.cube();
    let does = cube.position();
    let [written, corners, edges, inverse] = texts.facts;
    together(vec![
        facts(vec![
            (written, "written", algorithm.text(spelling)),
            (corners, "", cycles_text(&does, Kind::Corner)),
            (edges, "", cycles_text(&does, Kind::Edge)),
            (inverse, "written", algorithm.inverse().text(spelling)),
        ]),
        said((texts.length)(state.way.turns.len() - holds, faces)),
        said((texts.again)(laboratory::order(&cube), cube.hold() != Symmetry::IDENTITY)),
        block(
            "row",
            vec![
                button("inverse", texts.invert, on_act, Act::Inverse),
                able("begin-here", texts.begin_here.into(), on_act, (state.made > 0).then_some(Act::BeginHere)),
            ],
        ),
    ])
}

/// The explanation of the notation.
fn notation(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().algorithm;
    let row = |(letters, meaning): &(&'static str, &'static str)| {
        let letters = if state.spelling == Spelling::Text {
            letters.replace('U', "T").replace('u', "t")
        } else {
            letters.to_string()
        };
        Row::of(vec![html! { <kbd>{ letters }</kbd> }, html! { *meaning }])
    };
    table("notation", Caption::Heard(texts.tabs[1]), &texts.notation_columns, texts.notation.iter().map(row).collect())
}
