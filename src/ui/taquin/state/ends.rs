//! Both ends of a board that is too large for its shortest solution, as the page keeps them.

use super::{State, View};
use crate::puzzle::taquin::anytime::{self, EndsResult, EndsRound, PARTS, ROUNDS};
use crate::puzzle::taquin::distance::Distances;
use crate::puzzle::taquin::job::Part;
use crate::puzzle::taquin::packed::MOST_CELLS;
use crate::puzzle::taquin::shortest::moves;
use crate::puzzle::taquin::{Board, Way};
use crate::ui::activity::Activity;

/// The search, and its results so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndsRun {
    /// The board.
    board: Option<Board>,
    /// The results of the parts, in their order.
    results: Vec<Option<EndsResult>>,
    /// Its progress.
    pub activity: Activity,
}

impl EndsRun {
    /// A new search of a board, and the parts of its first round.
    pub fn begin(&mut self, board: Board) -> Vec<Part> {
        *self = EndsRun { board: Some(board), ..EndsRun::default() };
        anytime::first().into_iter().map(Part::Ends).collect()
    }

    /// Stores the result of a part.
    pub fn take(&mut self, part: usize, result: EndsResult) {
        if part >= self.results.len() {
            self.results.resize(part + 1, None);
        }
        self.results[part] = Some(result);
    }

    /// The number of results so far.
    pub fn known(&self) -> usize {
        self.results.iter().flatten().count()
    }

    /// The rounds so far.
    pub fn rounds(&self) -> Vec<EndsRound> {
        let results: Vec<Option<&EndsResult>> = self.results.iter().map(Option::as_ref).collect();
        anytime::rounds(&results)
    }

    /// How much of the search is done at most, 0 to 1: it may end earlier.
    pub fn share(&self) -> f64 {
        self.known() as f64 / (PARTS * ROUNDS) as f64
    }

    /// The shortest solution so far.
    pub fn solution(&self) -> Option<Vec<Way>> {
        let all = self.results.iter().flatten().filter_map(|result| result.solution.as_ref());
        all.min_by_key(|solution| solution.len()).map(|solution| moves(solution))
    }
}

impl State {
    /// Whether both ends of the board are looked for: it is too large for exact distances and for its shortest solution.
    pub fn has_ends(&self) -> bool {
        let board = &self.model.board;
        board.tiles().len() > MOST_CELLS && !Distances::can(board.width(), board.height())
    }

    /// The search for both ends of the board, if it was begun.
    pub fn ends_here(&self) -> Option<&EndsRun> {
        Some(&self.ends).filter(|ends| ends.board == Some(self.model.board) && ends.activity.is_begun())
    }

    /// Both ends, as far as they are known.
    pub fn both_ends(&self) -> Option<EndsRound> {
        self.ends_here()?.rounds().last().copied()
    }

    /// Whether they are drawn.
    pub fn shows_ends(&self) -> bool {
        self.view == View::Distances && self.both_ends().is_some()
    }

    /// Whether both ends can be looked for.
    pub fn can_find_ends(&self) -> bool {
        self.has_ends() && self.parity().is_solvable()
    }
}
