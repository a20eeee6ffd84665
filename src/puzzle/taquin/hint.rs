//! A hint for boards whose exact distances are not known: a solution that is not necessarily the shortest.
//!
//! It is found by A* with the Manhattan distance multiplied by a weight (weighted A*, Pohl, 1970). The larger the weight, the
//! sooner a solution is found, and the longer it is. So small weights are tried first.

use super::board::{Board, Way};
use super::method::{Measure, Method};
use super::outcome::Finish;
use super::packed::FastSearch;
use super::parity::Parity;
use super::solve::Sliding;

/// The searches that are tried in turn: the weight of the Manhattan distance, and the most nodes of the tree. The first
/// search suffices for nearly all boards of 4x4. The last one found a solution of each of 300 random boards of 5x5, with less
/// than half its limit of nodes.
const TRIES: [(i64, usize); 3] = [(4, 200_000), (8, 300_000), (16, 1_000_000)];

/// A search for a solution of any board.
#[derive(Clone, Debug)]
pub struct Guide {
    board: Board,
    goal: Board,
    attempt: usize,
    search: FastSearch,
}

impl Guide {
    /// A search before its first step; `None` if the board cannot be put in order.
    pub fn new(board: &Board) -> Option<Guide> {
        let goal = Board::goal(board.width(), board.height()).filter(|_| Parity::of(board).is_solvable())?;
        Some(Guide { board: *board, goal, attempt: 0, search: search(board, &goal, TRIES[0]) })
    }

    /// Makes at most `budget` steps, and returns the moves that put the board in order once they are found.
    pub fn advance(&mut self, budget: u64) -> Option<Vec<Way>> {
        let mut left = budget;
        loop {
            let before = self.search.outcome().expanded;
            self.search.advance(left);
            let outcome = self.search.outcome();
            left -= outcome.expanded - before;
            match TRIES.get(self.attempt + 1) {
                Some(&next) if outcome.standing == Finish::Full => {
                    self.attempt += 1;
                    self.search = search(&self.board, &self.goal, next);
                }
                _ => return self.search.path(),
            }
        }
    }

    /// Whether the tree of the last search has grown to its bound, so that no solution will be found.
    pub fn is_lost(&self) -> bool {
        self.attempt + 1 == TRIES.len() && self.search.outcome().standing == Finish::Full
    }
}

/// In the page this is in the second part of its program, see `.ci/split`: hints are asked for there.
#[inline(never)]
fn search(board: &Board, goal: &Board, (weight, limit): (i64, usize)) -> FastSearch {
    let measure = Measure::new(Method::BestFirstManhattan, &[], board).times(weight);
    let space = Sliding { measure, formula: None, price: 1, replaces: true, goal: *goal, right: goal.tiles().len() };
    FastSearch::within(space, board, limit)
}
