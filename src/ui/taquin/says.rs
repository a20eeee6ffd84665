//! The panel on the right: counters, sentences about the current step, and explanations for each view.

pub mod bounds;
pub mod distances;
mod ends;
mod filling;
pub mod graph;
pub mod hand;
pub mod parity;
pub mod race;
pub mod results;
pub mod rounds;
mod scores;
mod series;
pub mod statistics;
pub mod tree;

use super::Taquin;
use super::state::{State, View};
use crate::puzzle::taquin::scene::{ALONG, BAR, CELL};
use crate::puzzle::taquin::solve::Ending;
use crate::puzzle::taquin::{Board, Parity, Problem, Way};
use crate::search::best_first::Standing;
use crate::ui::Look;
use crate::ui::controls::{Wording, figure, result};
use crate::ui::page::desktop::Explains;
use crate::ui::parts::together;
use crate::ui::trouble::Worded;
use yew::prelude::*;

impl Explains for Taquin {
    fn words(&self, look: &Look) -> Vec<String> {
        let state = &self.state;
        match state.view {
            View::Tree => tree::words(state, look),
            View::Board => hand::words(state, look),
            View::Parity => parity::words(state, look),
            View::Distances => distances::words(state, look),
            View::Statistics => statistics::words(state, look),
            View::Graph => graph::words(state, look),
            View::Race => race::words(state, look),
        }
    }

    fn mood(&self) -> &'static str {
        let state = &self.state;
        match state.view {
            View::Tree | View::Graph if state.is_deepening() => match state.descent.solution() {
                Some(_) => "good",
                None if !state.parity().is_solvable() => "bad",
                None => "plain",
            },
            View::Tree | View::Graph => match state.standing() {
                Standing::Found(_) if state.ending().is_some_and(|ending| ending.solved) => "good",
                Standing::Growing => "plain",
                _ => "bad",
            },
            View::Board if state.play.board().is_solved() => "good",
            View::Board if !Parity::of(&state.play.board()).is_solvable() => "bad",
            View::Parity if Parity::of(&state.play.board()).is_solvable() => "good",
            View::Parity => "bad",
            _ => "plain",
        }
    }

    fn pointed(&self, look: &Look) -> Option<String> {
        let state = &self.state;
        let texts = look.lang.taquin();
        match (state.view, state.light) {
            (View::Tree, Some(id)) if id.kind == BAR => rounds::pointed(state, id, look),
            (View::Tree, _) => tree::pointed(state, look),
            (View::Distances, Some(id)) if id.kind == BAR && state.has_ends() => ends::pointed(state, id, look),
            (View::Distances, Some(id)) if id.kind == CELL && state.fills() => {
                filling::pointed(state.filling_shown()?, state.filling.step as usize, id, look)
            }
            (View::Distances, Some(id)) if id.kind == BAR => {
                let count = state.distances.as_ref()?.counts().get(id.a as usize).copied()?;
                let [distance, positions, _, position, ..] = texts.distances.columns;
                Some(format!("{distance} {} · {}", id.a, look.lang.counted(count, position, positions)))
            }
            (View::Distances, Some(id)) if id.kind == ALONG => {
                let board = *state.play.boards().get(id.a as usize)?;
                Some(format!("{}. {}", id.a, (texts.board)(&in_line(&board))))
            }
            (View::Statistics, Some(id)) => statistics::pointed(state, id, look),
            (View::Graph, Some(id)) => graph::pointed(state, id, look),
            (View::Race, Some(id)) => race::pointed(state, id, look),
            (_, Some(id)) if id.kind == CELL => {
                let board = state.board();
                let (cell, width) = (id.a as usize, board.width());
                let tile = *board.tiles().get(cell)?;
                Some((texts.setup.cell)(cell / width + 1, cell % width + 1, tile))
            }
            _ => None,
        }
    }

    fn pointed_state(&self, look: &Look) -> Option<String> {
        tree::pointed_state(&self.state, look)
    }

    fn counters(&self, look: &Look) -> Html {
        let state = &self.state;
        let texts = look.lang.taquin();
        let growth = state.growth();
        let (search, step) = (growth.search(), growth.step());
        let ending = state.ending();
        let deepening = state.is_deepening().then_some(&state.descent);
        let (expanded, created) = match deepening {
            Some(_) => (None, None),
            None => (Some(step), Some(search.configurations_by(step))),
        };
        let contract = [
            ("taquin.solvable", Some(u64::from(Parity::of(&state.board()).is_solvable()))),
            ("taquin.expanded", expanded),
            ("taquin.created", created),
            ("taquin.length", ending.as_ref().and_then(Ending::length)),
            ("taquin.optimal", state.optimal()),
            ("taquin.nodes", deepening.map(|search| search.created())),
            ("taquin.threshold", deepening.and_then(|search| search.threshold()).map(u64::from)),
            ("taquin.lower-bound", deepening.and_then(|search| search.threshold()).map(u64::from)),
        ];
        let other = |name: &'static str, number: Option<u64>| (name, number);
        let shown = match (state.view, deepening) {
            (View::Tree | View::Graph, Some(search)) => {
                let [nodes, threshold, depth, length, shortest] = texts.rounds.counters;
                let made = search.recording().map(|_| search.path().len() as u64);
                vec![
                    (contract[5], nodes),
                    (contract[6], threshold),
                    match contract[3].1 {
                        Some(_) => (contract[3], length),
                        None => (other("taquin.depth", made), depth),
                    },
                    (contract[4], shortest),
                ]
            }
            (View::Tree | View::Graph, None) => {
                let [expanded, created, leaves, length, shortest] = texts.tree.counters;
                let length = if ending.is_some_and(|ending| !ending.solved) { texts.tree.to_leaf } else { length };
                vec![
                    (contract[1], expanded),
                    (contract[2], created),
                    (other("taquin.leaves", Some(search.open_by(step))), leaves),
                    (contract[3], length),
                    (contract[4], shortest),
                ]
            }
            (View::Board, _) => {
                let [moves, _, distance, best] = texts.hand.counters;
                let here = state.best(&state.play.board()).map(u64::from);
                vec![
                    (other("taquin.moves", Some(state.play.made() as u64)), moves),
                    (contract[4], best),
                    (other("taquin.distance", here), distance),
                ]
            }
            (View::Parity, _) => {
                let parity = Parity::of(&state.play.board());
                vec![(other("taquin.inversions", Some(parity.inversions.into())), texts.parity.counters[0])]
            }
            (View::Distances, _) if state.fills() => {
                let counts = state.filling_shown().map(|table| table.counts_at(state.filling.step as usize));
                let known = counts.map(|counts| counts.iter().sum());
                vec![(other("taquin.placements", known), texts.filling.columns[1])]
            }
            (View::Distances, _) if state.has_ends() => {
                let [found, proved] = texts.race.counters;
                let ends = state.both_ends();
                let number = |number: Option<u32>| number.map(u64::from);
                vec![
                    (other("taquin.length", number(ends.and_then(|ends| ends.moves))), found),
                    (other("taquin.lower-bound", number(ends.map(|ends| ends.bound))), proved),
                ]
            }
            (View::Distances, _) => {
                let [distance, best, far] = texts.distances.counters;
                let board = state.play.board();
                let here = state.known().and_then(|known| known.of(&board));
                // A board that cannot be put in order has no distance and no best moves.
                let moves = here.and_then(|_| Some(state.known()?.best(&board).len() as u64));
                let as_far = here.and_then(|here| state.known()?.counts().get(usize::from(here)).copied());
                vec![
                    (other("taquin.distance", here.map(u64::from)), distance),
                    (other("taquin.best-moves", moves), best),
                    (other("taquin.as-far", as_far), far),
                ]
            }
            (View::Race, _) => {
                let [found, proved] = texts.race.counters;
                let [moves, bound] = race::best(state);
                vec![(other("taquin.race-length", moves), found), (other("taquin.race-bound", bound), proved)]
            }
            (View::Statistics, _) => {
                let [boards, solved] = texts.statistics.counters;
                let hits = state.lab.totals().get(1).copied();
                vec![
                    (other("taquin.boards", Some(state.lab.drawn())), boards),
                    (other("taquin.boards-solved", hits), solved),
                ]
            }
        };
        let most = match state.view {
            // There is the time, too.
            View::Board if look.present => 2,
            _ if look.present => 3,
            _ => 5,
        };
        let lang = look.lang;
        let hidden =
            contract.into_iter().filter(|(name, _)| shown.iter().take(most).all(|((shown, _), _)| shown != name));
        html! {
            <div class="counters">
                { for shown.iter().take(most).map(|&((name, number), label)| html! { <p class="counter">{ figure(name, number, lang) }<span>{ label }</span></p> }) }
                { extra(state, look) }
                <div hidden=true>{ for hidden.map(|(name, number)| figure(name, number, lang)) }</div>
            </div>
        }
    }

    fn says(&self, look: &Look) -> Html {
        let state = &self.state;
        match state.view {
            View::Tree => tree::says(self, look),
            View::Board => hand::says(self, look),
            View::Parity => parity::says(self, look),
            View::Distances if state.fills() => distances::says(self, look),
            View::Distances => together(vec![bounds::says(self, look), distances::says(self, look)]),
            View::Statistics => statistics::says(self, look),
            View::Graph => graph::says(self, look),
            View::Race => race::says(self, look),
        }
    }
}

/// The values of the public contract that are not plain numbers: the time of play and the signs of parity.
fn extra(state: &State, look: &Look) -> Html {
    let texts = look.lang.taquin();
    let counter = |name: &'static str, words: String, label: &'static str| {
        html! { <p class="counter">{ result(name, None, Some(words.clone()), words) }<span>{ label }</span></p> }
    };
    match state.view {
        View::Board => {
            let time = (texts.hand.time)((state.clock / 1000.0) as u64);
            counter("taquin.time", time, texts.hand.counters[1])
        }
        View::Parity => {
            let parity = Parity::of(&state.play.board());
            let [_, sign, product] = texts.parity.counters;
            html! {
                <>
                    { counter("taquin.sign", parity::signed(parity.sign), sign) }
                    { counter("taquin.product", parity::signed(parity.sign * parity.colour), product) }
                </>
            }
        }
        _ => html! {},
    }
}

impl Worded for Problem {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), (look.lang.taquin().problem)(self).into())
    }
}

/// A description of a move: the tile and its direction; none if no tile can move that way.
pub fn slide(board: &Board, way: Way, look: &Look) -> Option<String> {
    let tile = board.tiles()[board.mover(way)?];
    Some((look.lang.taquin().slide)(tile, way))
}

/// A description of the last move on the played board.
pub fn last_slide(state: &State, look: &Look) -> Option<String> {
    let way = state.play.last()?;
    let before = state.play.board().moved(way.back())?;
    slide(&before, way, look)
}

/// A board in one line of text: rows separated by bars, the blank as a dash.
pub fn in_line(board: &Board) -> String {
    let mut text = String::new();
    for (cell, &tile) in board.tiles().iter().enumerate() {
        if cell > 0 {
            text.push_str(if cell % board.width() == 0 { " | " } else { " " });
        }
        if tile == 0 { text.push('_') } else { text.push_str(&tile.to_string()) }
    }
    text
}
