//! Explanations of the graph of all boards, and what the reader predicts.

use super::{in_line, tree};
use crate::puzzle::taquin::Board;
use crate::puzzle::taquin::Parity;
use crate::puzzle::taquin::rings::{RingPlace, Rings};
use crate::puzzle::taquin::scene::board::{self, BoardPicture};
use crate::puzzle::taquin::scene::graph::{Reached, place_of};
use crate::puzzle::taquin::scene::{PLACE, RING};
use crate::scene::{Id, Room, svg};
use crate::search::best_first::Node;
use crate::ui::Look;
use crate::ui::controls::sends;
use crate::ui::parts::{button, paragraph, together};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use crate::ui::taquin::state::graph::Question;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The room of the drawing of a board that is asked about, in scene units.
const ASKED: Room = Room { width: 170.0, height: 170.0 };

/// The largest number that can be said.
const MOST_SAID: u32 = 99;

/// The boards that nodes of a tree stand for, by their places, each once; where two nodes stand for one board, a leaf counts.
pub fn reached_by(rings: &Rings, nodes: &[Node<Board>], step: u64) -> Vec<Reached> {
    let created = nodes.partition_point(|node| u64::from(node.created) <= step);
    let of = |node: &Node<Board>| {
        let place = rings.place(&node.state)?;
        Some(Reached { place, is_expanded: u64::from(node.closed) <= step })
    };
    let mut reached: Vec<Reached> = nodes[..created].iter().filter_map(of).collect();
    reached.sort_unstable();
    reached.dedup_by_key(|reached| reached.place);
    reached
}

/// The boards that the search has reached, by their places.
fn reached(state: &State, rings: &Rings) -> Vec<Reached> {
    state.with_tree(|tree| reached_by(rings, tree.nodes, tree.step)).unwrap_or_default()
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().graph;
    if !state.has_graph() {
        return vec![texts.too_large[0].to_string()];
    }
    let Some((rings, start)) = state.ringed(&state.model.board) else { return vec![texts.preparing.to_string()] };
    let reached = reached(state, &rings);
    let farthest = reached.iter().map(|reached| reached.place).max().unwrap_or(start);
    let sum = (texts.reached)(reached.len() as u64, rings.boards() as u64, rings.ring_of(farthest));
    let found = state.ending().filter(|ending| ending.solved).and_then(|_| state.solution());
    let detour = found.map(|ways| (texts.detour)(rings.ring_of(start), ways.len()));
    std::iter::once(sum).chain(detour).collect()
}

/// What is pointed at.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let texts = &look.lang.taquin().graph;
    let rings = state.graph.rings.as_ref()?;
    match id.kind {
        RING => {
            let (ring, is_other) = (id.a as usize, id.b == 1);
            let of_ring = |place: RingPlace| place.is_other == is_other && rings.ring_of(place) == ring;
            let known = reached(state, rings).iter().filter(|reached| of_ring(reached.place)).count();
            Some((texts.ring)(ring, rings.count(ring) as u64, known as u64))
        }
        PLACE => {
            let place = place_of(id);
            Some((texts.board)(&in_line(&rings.board(place)?), rings.ring_of(place)))
        }
        _ => None,
    }
}

/// The buttons of the drawing.
pub fn tools(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    if state.graph.rings.is_none() {
        return html! {};
    }
    let [half, both, near] = look.lang.taquin().graph.tools;
    html! {
        <div class="row tools">
            { button("half", half, on_act, Act::Half(Some(!state.parity().is_solvable()))) }
            { button("both", both, on_act, Act::Half(None)) }
            { button("near", near, on_act, Act::Near) }
        </div>
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().graph);
    let on_act = &page.frame.calls.act;
    if !state.has_graph() {
        return button("smaller", texts.too_large[1], on_act, Act::Sides(3, 3));
    }
    let Some((rings, start)) = state.ringed(&state.model.board) else { return html! {} };
    let mut known = vec![0u64; rings.rings()];
    for reached in reached(state, &rings) {
        if let Some(count) = known.get_mut(rings.ring_of(reached.place)) {
            *count += 1;
        }
    }
    let row = |(ring, &known): (usize, &u64)| {
        let id = Id::new(RING, ring, usize::from(start.is_other));
        let lit = state.light == Some(id) || rings.ring_of(start) == ring;
        let cells =
            vec![ring.into(), look.lang.number(rings.count(ring) as u64).into(), look.lang.number(known).into()];
        Row { id: Some(id), class: lit.then_some("lit"), cells }
    };
    let [title, columns @ ..] = texts.table;
    together(vec![
        tree::ended(state, look, on_act),
        paragraph("", texts.about[0]),
        questions(state, look, on_act),
        paragraph("", texts.about[1]),
        paragraph("", texts.about[2]),
        paragraph("hint", texts.hint),
        html! { <h2>{ title }</h2> },
        table("rings", Caption::Heard(title), &columns, known.iter().enumerate().map(row).collect()),
    ])
}

/// A board that the reader is asked about: can it be put in order, and in how many moves?
fn questions(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().graph.guess;
    let [heading, first] = texts.heading;
    let guesses = &state.guesses;
    let mean = match guesses.moves {
        [0, _] => String::new(),
        [asked, off] => look.lang.fixed(off as f64 / asked as f64, 1),
    };
    html! {
        <section class="predictions" aria-label={heading}>
            <h2>{ heading }</h2>
            { for guesses.question.as_ref().map(|question| asked(state, question, look, on_act)) }
            if guesses.question.as_ref().is_none_or(Question::is_over) {
                { button("strong ask", if guesses.question.is_some() { texts.next } else { first }, on_act, Act::Ask) }
            }
            if guesses.parity[1] > 0 {
                <p class="score">{ (texts.score)(guesses.parity[0], guesses.parity[1], guesses.moves[0], &mean) }</p>
            }
        </section>
    }
}

/// The question, with the answers so far.
fn asked(state: &State, question: &Question, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().graph.guess;
    let [ask, yes, no] = texts.can;
    let [how_many, say] = texts.moves;
    let drawing = board::scene(&BoardPicture::of(question.board), 1.0, ASKED);
    let drawing = svg::document(&drawing, look.palette, &in_line(&question.board));
    let exact = state.known().and_then(|known| known.of(&question.board)).map(u32::from);
    let can = Parity::of(&question.board).is_solvable();
    let onsubmit = sends(on_act, |event: SubmitEvent| {
        event.prevent_default();
        let field = event.target_dyn_into::<Element>()?.query_selector("input").ok()??;
        let said = field.dyn_into::<HtmlInputElement>().ok()?.value_as_number();
        (said >= 0.0 && said <= f64::from(MOST_SAID)).then_some(Act::AnswerMoves(said as u32))
    });
    html! {
        <>
            <div class="asked-board">{ Html::from_html_unchecked(drawing.into()) }</div>
            <p>{ ask }</p>
            if let Some(said) = question.can {
                <p class="told" data-told="all">{ (texts.told)(said == can, can) }</p>
            } else {
                <div class="row">
                    { button("yes", yes, on_act, Act::AnswerCan(true)) }
                    { button("no", no, on_act, Act::AnswerCan(false)) }
                </div>
            }
            if question.can.is_some() && can {
                <p>{ how_many }</p>
                if let Some((said, exact)) = question.moves.zip(exact) {
                    <p class="told" data-told="all">{ (texts.moves_told)(said, exact) }</p>
                } else {
                    <form class="row" {onsubmit}>
                        <input type="number" min="0" max={MOST_SAID.to_string()} step="1" required=true aria-label={how_many} />
                        <button type="submit">{ say }</button>
                    </form>
                }
            }
        </>
    }
}
