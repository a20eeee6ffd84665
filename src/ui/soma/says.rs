//! The panel on the right: counters, sentences about the current step, and explanations for each view.

pub mod beside;
pub mod figure;
pub mod hand;
mod ideas;
pub mod lockstep;
pub mod map;
pub mod pieces;
pub mod placements;
pub mod proof;
pub mod search;
pub mod solutions;
pub mod theory;
pub mod ways;
pub mod why;

use super::Soma;
use super::act::Act;
use super::gaps::tile;
use super::state::map::MapAct;
use super::state::{State, View};
use crate::geometry::Within;
use crate::puzzle::soma::placement::text;
use crate::puzzle::soma::scene::{CELL, CLASS, EDGE, PIECE, POLYCUBE};
use crate::puzzle::soma::{Cut, Decision, Mask, Problem};
use crate::text::capital;
use crate::text::soma::Counted;
use crate::ui::Look;
use crate::ui::controls::{self, Wording, sends};
use crate::ui::page::desktop::Explains;
use crate::ui::parts::button;
use crate::ui::steps::Steps;
use crate::ui::trouble::Worded;
use web_sys::HtmlInputElement;
use yew::prelude::*;

impl Explains for Soma {
    fn words(&self, look: &Look) -> Vec<String> {
        let state = &self.state;
        let mut sentences = match state.view {
            View::Search => search::words(state, look),
            View::Pieces => pieces::words(state, look),
            View::Placements => placements::words(state, look),
            View::Solutions => solutions::words(state, look),
            View::Figure => figure::words(state, look),
            View::Map => map::words(state, look),
            View::Hand => hand::words(state, look),
        };
        if state.view == View::Search && state.player.has_paused_at(state.step()) {
            sentences.push(look.shell().transport.paused_at_solution.to_string());
        }
        sentences
    }

    fn mood(&self) -> &'static str {
        let state = &self.state;
        let classes = state.solutions.as_ref().map(|solutions| solutions.catalogue.classes.len());
        match state.view {
            View::Search => match state.moment().outcome {
                Decision::Dropped(_) => "bad",
                Decision::Solution => "good",
                _ => "plain",
            },
            View::Pieces => pieces::mood(state),
            View::Placements | View::Map => "plain",
            View::Hand => hand::mood(state),
            View::Figure if !state.is_built() => "plain",
            View::Figure if state.argues() => why::mood(state),
            View::Solutions | View::Figure => match classes {
                Some(0) => "bad",
                Some(_) => "good",
                None => "plain",
            },
        }
    }

    fn pointed(&self, look: &Look) -> Option<String> {
        let state = &self.state;
        let texts = look.lang.soma();
        let id = state.light?;
        let index = id.a as usize;
        match id.kind {
            CELL if state.edits() => {
                let figure = state.draft.shape().unwrap_or(state.model.figure.clone());
                let cell = figure.cells().get(index)?;
                let [_, depth, _] = figure.extents();
                let [column, row, layer] = [cell.x, cell.y, cell.z].map(|at| at as usize);
                let words = (texts.figure.cell)(layer + 1, depth - row, column + 1, true);
                let words = words + texts.tints.cell[figure.tint(index) as usize];
                Some(match (id.b as usize).checked_sub(1) {
                    Some(face) => format!("{words}. {}", capital((texts.build.face)(face, state.removes))),
                    None => words,
                })
            }
            CELL if state.argues() && state.written().is_some() && state.in_place().is_empty() => {
                let weight = state.written()?.0.get(index).copied()?;
                Some((texts.why.weight)(index + 1, weight))
            }
            CELL if state.is_lockstep() => lockstep::pointed(state, id, look),
            CELL => cell(state, index, &state.in_place(), look),
            CLASS | EDGE if state.view == View::Map => map::pointed(state, id, look),
            POLYCUBE => {
                let known = state.derivation().polycubes().get(index)?;
                let named = known.piece.filter(|_| state.derivation().is_named(state.derived));
                Some((texts.pieces.polycube)(index + 1, named.map(|piece| letter(state, piece))))
            }
            PIECE if state.view == View::Hand => Some(hand::piece(state, index, look)),
            _ => None,
        }
    }

    fn counters(&self, look: &Look) -> Html {
        let (state, lang) = (&self.state, look.lang);
        let texts = lang.soma();
        let tally = state.tally();
        let cut = |cause: usize| tally.map(|tally| tally.levels().iter().map(|level| level.dropped[cause]).sum());
        let catalogue = state.solutions.as_ref().map(|solutions| &solutions.catalogue);
        let nodes = ("soma.nodes", tally.map(|tally| tally.levels().iter().map(|level| level.kept).sum()));
        let placed = ("soma.placed", state.placed());
        let cuts: [(&'static str, Option<u64>); 3] = Cut::CAUSES.map(|cause| match cause {
            Cut::Intersection => ("soma.cut.intersection", cut(0)),
            Cut::Islands => ("soma.cut.islands", cut(1)),
            Cut::Parity => ("soma.cut.parity", cut(2)),
        });
        let classes = ("soma.classes", catalogue.map(|catalogue| catalogue.count));
        // Where the figure has no colours, a coloured piece may fill the same cells in several ways: this is not counted.
        let counted = catalogue.filter(|_| !state.model.pieces.has_tints());
        let labelled = ("soma.labelled", counted.map(|catalogue| catalogue.labelled));
        let other = |name: &'static str, number: usize| (name, Some(number as u64));
        let shown: Vec<((&'static str, Option<u64>), Counted)> = match state.view {
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
                // Not before the second part of the program is there.
                let counts = state.derived_counts().map(|counts| counts.map(|count| count as u64));
                let [known, convex, other] = counts.map_or([None; 3], |counts| counts.map(Some));
                vec![
                    (("soma.polycubes", known), polycubes),
                    (("soma.regular", convex), regular),
                    (("soma.irregular", other), irregular),
                ]
            }
            // The list of the pieces shows them.
            View::Placements => vec![],
            View::Solutions => {
                let [placed_label, class_label, labelled_label] = texts.solutions.counters;
                let all = [(placed, placed_label), (classes, class_label), (labelled, labelled_label)];
                all.into_iter().take(if state.model.is_soma() { 3 } else { 2 }).collect()
            }
            View::Map => {
                let [neighbours, edges] = texts.map.counters;
                let charted = state.map.charted.as_ref();
                let degree =
                    charted.map(|charted| charted.map.neighbours(state.solution, state.map.moved).len() as u64);
                let way = state.map.goal.and(state.map.tour.as_ref()).map(|tour| tour.legs.len() as u64);
                vec![(("soma.neighbours", degree), neighbours), (("soma.way", way), edges)]
            }
            View::Figure => {
                let [cubes, class_label, placed_label] = texts.figure.counters;
                let number = state.draft.count() - if state.is_built() { state.model.pieces.gaps() } else { 0 };
                let all = [(other("soma.cubes", number), cubes), (classes, class_label), (placed, placed_label)];
                // The other counts belong to the last valid figure, not to the draft.
                all.into_iter().take(if state.is_built() { 3 } else { 1 }).collect()
            }
            View::Hand => {
                let [moves, _, left] = texts.hand.counters;
                vec![(other("soma.moves", state.hand.building.made()), moves), (("soma.left", state.hand.told()), left)]
            }
        };
        let contract = [nodes, placed, cuts[0], cuts[1], cuts[2], classes, labelled].into_iter();
        let listed = state.view == View::Placements && !look.present;
        let lists = (0..state.placements.len()).filter(|_| !listed).map(|piece| placements::number(state, piece));
        let contract = contract.filter(|(name, _)| shown.iter().all(|((shown, _), _)| shown != name));
        html! {
            <div class="counters">
                { for shown.iter().map(|&((name, number), label)| {
                    let [one, many] = label;
                    let label = lang.plural(number.unwrap_or_default(), one, many);
                    let small = (name.starts_with("soma.cut") || state.view == View::Hand).then_some("small");
                    html! { <p class={classes!("counter", small)}>{ controls::figure(name, number, lang) }<span>{ label }</span></p> }
                }) }
                if state.view == View::Hand {
                    <p class="counter small">{ controls::result("soma.time", None, Some(hand::time(state, look)), hand::time(state, look)) }<span>{ texts.hand.counters[1][1] }</span></p>
                }
                <div hidden=true>
                    { for contract.map(|(name, number)| controls::figure(name, number, lang)) }
                    { for lists.map(|(name, number)| controls::figure(name, number, lang)) }
                </div>
            </div>
        }
    }

    fn says(&self, look: &Look) -> Html {
        match self.state.view {
            View::Search => search::says(self, look),
            View::Pieces => pieces::says(&self.state, look),
            View::Placements => placements::says(&self.state, look, &self.frame.calls.act),
            View::Solutions => solutions::says(self, look),
            View::Map => map::says(self, look),
            View::Figure => figure::says(&self.state, look, &self.frame.calls.act),
            View::Hand => hand::says(&self.state, look, &self.frame.calls.act),
        }
    }
}

/// What a cell of the figure is called, with the piece that fills it.
fn cell(state: &State, index: usize, placed: &[(usize, Mask)], look: &Look) -> Option<String> {
    let texts = look.lang.soma();
    let mask: Mask = (1 as Mask).checked_shl(index as u32)?;
    let piece = placed.iter().find(|(_, cells)| cells & mask != 0).map(|&(piece, _)| letter(state, piece));
    let tint = state.model.figure.tint(index);
    Some((texts.cell)(index + 1, piece) + texts.tints.cell[tint as usize])
}

/// The row of tools below the drawing.
pub fn tools(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = look.lang.soma();
    let [apart, numbers] = texts.tools;
    let slider = matches!(state.view, View::Search | View::Solutions);
    let oninput = sends(on_act, |event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>()?;
        Some(Act::Apart(slider.value_as_number().within(0.0, 100.0) as u8))
    });
    let onchange = on_act.reform(|_: Event| Act::Numbers);
    html! {
        <div class="row tools">
            if slider {
                <label class="apart">{ apart }<input type="range" min="0" max="100" step="1" value={state.apart.to_string()} {oninput} /></label>
            }
            if state.edits() || !matches!(state.view, View::Pieces | View::Placements | View::Figure) {
                <label class="check"><input type="checkbox" class="numbers" checked={state.numbers} {onchange} />{ numbers }</label>
            }
            if state.view == View::Solutions && state.has_map() { { button("open-map", texts.map.open, on_act, Act::Map(MapAct::Open)) } }
            if state.edits() { { figure::clicks(state, look, on_act) } }
            if state.view == View::Figure { { figure::shows(state, look, on_act) } }
        </div>
    }
}

impl Worded for Problem {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), (look.lang.soma().problem)(self).into())
    }
}

/// The letter of a piece.
pub fn letter(state: &State, piece: usize) -> char {
    state.model.pieces.pieces().get(piece).map_or('?', |piece| piece.letter)
}

/// The numbers of some cells.
pub fn cells(state: &State, cells: Mask) -> String {
    text(&state.model.figure, cells)
}

/// A piece with its sign.
pub fn name(state: &State, piece: usize) -> Html {
    html! { <span class={classes!("piece-name", tile(&state.model.pieces, piece))}>{ letter(state, piece) }</span> }
}
