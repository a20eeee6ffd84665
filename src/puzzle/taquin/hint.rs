//! A hint for boards whose exact distances are not known: some way to put them in order, not the shortest.
//!
//! A* with the Manhattan distance counted several times over (Pohl, 1970) hurries to the goal and still prefers fewer moves. The
//! more often it is counted, the sooner a way is found, and the longer the way is. So it is tried from few to many.

use super::board::{Board, Way};
use super::contest::Finish;
use super::method::{Measure, Method};
use super::packed::FastSearch;
use super::parity::Parity;
use super::solve::Sliding;

/// The tries: how often the Manhattan distance counts beside the moves made, and to how many nodes the tree grows. The first
/// suffices for nearly all boards of 4x4. Of 300 random boards of 5x5 the last found a way for each, with less than half as many
/// nodes.
const TRIES: [(i64, usize); 3] = [(4, 200_000), (8, 300_000), (16, 1_000_000)];

/// A search for a way, of any board.
#[derive(Clone, Debug)]
pub struct Guide {
    board: Board,
    goal: Board,
    attempt: usize,
    search: FastSearch,
}

impl Guide {
    /// A search before its first step; nothing if the board cannot be put in order.
    pub fn new(board: &Board) -> Option<Guide> {
        let goal = Board::goal(board.width(), board.height()).filter(|_| Parity::of(board).is_solvable())?;
        Some(Guide { board: *board, goal, attempt: 0, search: search(board, &goal, TRIES[0]) })
    }

    /// Makes at most `budget` steps; the moves that put the board in order, once they are found.
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

    /// Whether the tree of the last try has grown to its bound, so that no way will be found any more.
    pub fn is_lost(&self) -> bool {
        self.attempt + 1 == TRIES.len() && self.search.outcome().standing == Finish::Full
    }
}

fn search(board: &Board, goal: &Board, (weight, limit): (i64, usize)) -> FastSearch {
    let measure = Measure::new(Method::BestFirstManhattan, &[], board).times(weight);
    let space = Sliding { measure, price: 1, goal: *goal, right: goal.tiles().len() };
    FastSearch::within(space, board, limit)
}
