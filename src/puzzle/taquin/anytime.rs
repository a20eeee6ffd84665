//! The two ends of a board that is too large for its shortest solution: a solution that becomes shorter, and a lower bound that rises,
//! round by round, until they meet or the last round is over.
//!
//! In each round two beam searches, one from the board and one from the goal, look for a solution shorter than the last one, twice as wide
//! as in the round before, and iterative deepening carries on where no solution can be, with twice as many nodes. The beams together take
//! about four times as long as the proof. What comes out does not depend on the number of workers.

use super::beam::{BeamChoice, BeamSearch, WIDEST};
use super::board::Board;
use super::wide::{WideBoard, WideBoards};
use crate::search::Status;
use crate::search::deepening::{Deepening, DeepeningStanding, Descent};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The width of the first beam.
const NARROWEST: u32 = 250;

/// The nodes of iterative deepening for each board of a depth of the beam.
const NODES: u64 = 250;

/// How often the beam is at its widest, each time with other weights.
const WIDE: usize = 3;

/// The weights of Manhattan distance and linear conflicts, in turn.
const WEIGHTS: [[u8; 2]; WIDE] = [[2, 3], [1, 1], [1, 2]];

/// No solution is as long: all moves of the longest known ones are fewer by far.
const NONE_YET: u32 = 900;

/// The parts of a round.
pub const PARTS: usize = 3;

/// All rounds.
pub const ROUNDS: usize = (WIDEST / NARROWEST).ilog2() as usize + WIDE;

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndsPart {
    /// A solution is looked for.
    Solution(BeamChoice),
    /// It is proved that there is none with fewer moves than a number.
    Proof {
        /// The threshold with which the proof goes on; 0 for the estimate of the board.
        from: u32,
        /// The most nodes.
        nodes: u64,
    },
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndsResult {
    /// The part.
    pub part: EndsPart,
    /// The moves of a solution, by their numbers in [`super::detours::ORDER`].
    pub solution: Option<Vec<u8>>,
    /// No solution has fewer moves; 0 if the part proves nothing.
    pub bound: u32,
    /// Boards created.
    pub nodes: u64,
    /// The most bytes that the search held.
    pub bytes: u64,
}

/// Both ends after a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndsRound {
    /// The width of its beams.
    pub width: u32,
    /// The moves of the shortest solution so far.
    pub moves: Option<u32>,
    /// No solution has fewer moves.
    pub bound: u32,
    /// Boards created in this round: by the beams, and by the proof.
    pub nodes: [u64; 2],
    /// The most bytes that one of its searches held.
    pub bytes: u64,
}

impl EndsRound {
    /// How many times as long as a shortest solution the one found is at most, in hundredths, rounded up; `None` without a solution.
    ///
    /// ```
    /// use casse_tete::puzzle::taquin::anytime::EndsRound;
    ///
    /// let round = EndsRound { moves: Some(61), bound: 50, ..EndsRound::default() };
    /// assert_eq!(round.hundredths(), Some(122));
    /// // 91 moves are more than 1.21 times 75.
    /// assert_eq!(EndsRound { moves: Some(91), bound: 75, ..round }.hundredths(), Some(122));
    /// ```
    pub fn hundredths(&self) -> Option<u32> {
        Some((self.moves? * 100).div_ceil(self.bound.max(1)))
    }
}

/// The parts of a round, counted from 0, with what is known before it.
fn round(number: usize, moves: Option<u32>, bound: u32) -> Vec<EndsPart> {
    let widest = ROUNDS - WIDE;
    let width = (NARROWEST << number.min(widest)).min(WIDEST);
    let below = moves.unwrap_or(NONE_YET);
    let forward = BeamChoice { width, weights: WEIGHTS[number % WIDE], below, backward: false };
    let backward = BeamChoice { weights: WEIGHTS[(number + 1) % WIDE], backward: true, ..forward };
    let nodes = (NODES * u64::from(NARROWEST)) << number;
    vec![EndsPart::Solution(forward), EndsPart::Solution(backward), EndsPart::Proof { from: bound, nodes }]
}

/// The parts of the first round.
pub fn first() -> Vec<EndsPart> {
    round(0, None, 0)
}

/// The rounds so far, from the results of all parts in their order; none for a part that is not finished.
pub fn rounds(results: &[Option<&EndsResult>]) -> Vec<EndsRound> {
    let mut rounds: Vec<EndsRound> = vec![];
    let mut known = EndsRound::default();
    for round in results.chunks(PARTS) {
        (known.nodes, known.bytes) = ([0; 2], 0);
        for result in round.iter().flatten() {
            match result.part {
                EndsPart::Solution(choice) => {
                    known.width = choice.width;
                    known.nodes[0] += result.nodes;
                }
                EndsPart::Proof { .. } => known.nodes[1] = result.nodes,
            }
            known.bytes = known.bytes.max(result.bytes);
            let found = result.solution.as_ref().map(|moves| moves.len() as u32);
            known.moves = known.moves.into_iter().chain(found).min();
            known.bound = known.bound.max(result.bound);
        }
        rounds.push(known);
    }
    rounds
}

/// The parts of the next round, after the results of all before; none once the ends meet, or after the last round.
pub fn next_round(results: &[&EndsResult]) -> Vec<EndsPart> {
    let results: Vec<Option<&EndsResult>> = results.iter().copied().map(Some).collect();
    let rounds = rounds(&results);
    match rounds.last() {
        Some(last) if last.moves.is_none_or(|moves| last.bound < moves) && rounds.len() < ROUNDS => {
            round(rounds.len(), last.moves, last.bound)
        }
        _ => vec![],
    }
}

/// A part under way.
#[derive(Debug)]
pub enum EndsSearch {
    /// A beam.
    Solution(Box<BeamSearch>),
    /// Iterative deepening, and its nodes left.
    Proof(Rc<WideBoards>, Box<Deepening<WideBoard>>, u64),
}

impl EndsSearch {
    /// A part of the search of a board that can be put in order; `None` if it makes no sense.
    pub fn new(boards: &Rc<WideBoards>, board: &Board, part: EndsPart) -> Option<EndsSearch> {
        match part {
            EndsPart::Solution(choice) => {
                let search = || EndsSearch::Solution(Box::new(BeamSearch::new(Rc::clone(boards), board, choice)));
                choice.is_legal().then(search)
            }
            EndsPart::Proof { from, nodes } => {
                let root = boards.of(board);
                let search = Deepening::from(&**boards, root, from.max(boards.estimate(&root)));
                Some(EndsSearch::Proof(Rc::clone(boards), Box::new(search), nodes))
            }
        }
    }

    /// Creates at most about `budget` boards.
    pub fn advance(&mut self, budget: u64) -> Status {
        match self {
            EndsSearch::Solution(beam) => beam.advance(budget),
            EndsSearch::Proof(boards, search, left) => {
                let share = budget.min(*left);
                *left -= share;
                match search.advance(&**boards, share, &mut ()) {
                    Status::Running if *left > 0 => Status::Running,
                    _ => Status::Finished,
                }
            }
        }
    }

    /// Boards created so far.
    pub fn nodes(&self) -> u64 {
        match self {
            EndsSearch::Solution(beam) => beam.nodes(),
            EndsSearch::Proof(_, search, _) => search.nodes(),
        }
    }

    /// The result of the part.
    pub fn result(&self, part: EndsPart) -> EndsResult {
        let (solution, bound, bytes) = match self {
            EndsSearch::Solution(beam) => (beam.solution().map(<[u8]>::to_vec), 0, beam.bytes()),
            EndsSearch::Proof(_, search, _) => {
                let is_found = search.standing() == DeepeningStanding::Found;
                (is_found.then(|| search.path().collect()), search.threshold(), search.bytes())
            }
        };
        EndsResult { part, solution, bound, nodes: self.nodes(), bytes }
    }
}
