//! The values on which the drawing of the taquin depends.

use super::graph::Guesses;
use super::{Hint, State, View};
use crate::puzzle::taquin::details::BoundShown;
use crate::puzzle::taquin::race::RaceClock;
use crate::puzzle::taquin::scene::motif::TileImage;
use crate::puzzle::taquin::{Board, Model};
use crate::scene::Id;
use crate::search::best_first::Standing;

/// The values on which the drawing depends: a change of them requires a redraw.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The step of the search, and the number of moves made on the board.
    pub steps: [u64; 4],
    model: Model,
    view: View,
    board: Board,
    pointed: (Option<Id>, Option<u32>),
    forest: u32,
    picked: Option<usize>,
    hint: Option<Hint>,
    known: [bool; 2],
    bound: (Option<BoundShown>, bool),
    drawn: u64,
    ended: bool,
    image: Option<TileImage>,
    guesses: Guesses,
    has_rings: bool,
    ends: usize,
    filling: (Option<[u8; 2]>, u64, bool),
    race: (Vec<String>, RaceClock, usize, bool),
}

impl Seen {
    /// The present ones.
    pub fn of(state: &State) -> Seen {
        let tree = state.tree.borrow();
        Seen {
            steps: [
                tree.step(),
                state.play.made() as u64,
                state.descent.step() + state.descent.created(),
                state.race.moment(),
            ],
            model: state.model.clone(),
            view: state.view,
            board: state.play.board(),
            pointed: (state.light, state.chosen),
            forest: state.forest.version(),
            picked: state.picked,
            hint: state.hint,
            known: [state.known().is_some(), state.judged().is_some()],
            bound: (state.bound, state.bounds().is_some()),
            drawn: if state.view == View::Statistics { state.lab.drawn() } else { 0 },
            ended: state.standing() != Standing::Growing,
            image: state.image,
            guesses: state.guesses.clone(),
            has_rings: state.graph.rings.is_some(),
            ends: if state.view == View::Distances { state.ends.known() } else { 0 },
            filling: (state.filling.tiles, state.filling.step, state.filling.table.is_some()),
            race: (
                state.race.chosen.clone(),
                state.race.clock,
                state.race.racers.len(),
                state.race.recording.is_running() || state.contest.activity.is_running(),
            ),
        }
    }

    /// Whether the two differ by one step of the same tree, or on the board by one run of tiles.
    pub fn by_one(&self, before: &Seen) -> bool {
        let near = self.steps[0].abs_diff(before.steps[0]) <= 1 && self.board.is_beside(&before.board);
        near && self.view == before.view && self.model == before.model
    }
}
