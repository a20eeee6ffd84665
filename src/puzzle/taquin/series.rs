//! Many boards, each searched by several methods: which boards, and the sums of the results of a method.

use super::board::Board;
use super::outcome::{Outcome, Verdict};
use super::random::draw_solvable;
use crate::search::sample::Dice;
use serde::{Deserialize, Serialize};

/// The most random boards of a series.
pub const MOST_BOARDS: u64 = 400;

/// Korf's boards, a line each: the tiles, turned by a half turn so that the blank belongs last. R. E. Korf, Depth-First
/// Iterative-Deepening, Artificial Intelligence 27 (1985).
const KORF: &str = include_str!("korf.txt");

/// The lengths of their shortest solutions, from the same source. The page needs these alone.
#[rustfmt::skip]
const KORF_MOVES: [u64; 100] = [
    57, 55, 59, 56, 56, 52, 52, 50, 46, 59, 57, 45, 46, 59, 62, 42, 66, 55, 46, 52,
    54, 59, 49, 54, 52, 58, 53, 52, 54, 47, 50, 59, 60, 52, 55, 52, 58, 53, 49, 54,
    54, 42, 64, 50, 51, 49, 47, 49, 59, 53, 56, 56, 64, 56, 41, 55, 50, 51, 57, 66,
    45, 57, 56, 51, 47, 61, 50, 51, 53, 52, 44, 56, 49, 56, 48, 57, 54, 53, 42, 57,
    53, 62, 49, 55, 44, 45, 52, 65, 54, 50, 57, 57, 46, 53, 50, 49, 44, 54, 57, 54,
];

/// The first stream of random numbers of a series; each board has one of its own.
const STREAMS: u64 = 1 << 41;

/// The boards of a comparison.
///
/// ```
/// use casse_tete::puzzle::taquin::series::Series;
///
/// assert_eq!(Series::Korf.boards(), 100);
/// assert_eq!(Series::Korf.shortest(78), Some(42));
/// let random = Series::Random { boards: 20, seed: 1 };
/// assert!(random.board((5, 5), 19).is_some() && random.board((5, 5), 20).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Series {
    /// Random boards that can be put in order: how many, 1..=[`MOST_BOARDS`], and their seed. Each board depends on the seed and its
    /// own index only.
    Random {
        /// How many.
        boards: u64,
        /// The seed.
        seed: u64,
    },
    /// The hundred boards of 4x4 on which Korf (1985) tried iterative deepening.
    Korf,
}

impl Series {
    /// The number of boards.
    pub fn boards(self) -> u64 {
        match self {
            Series::Random { boards, .. } => boards,
            Series::Korf => KORF_MOVES.len() as u64,
        }
    }

    /// Whether there are boards of these sides in it.
    pub fn fits(self, sides: (usize, usize)) -> bool {
        self != Series::Korf || sides == (4, 4)
    }

    /// A board by its index, from 0; `None` beyond the last one, and for sides that it has no boards of.
    pub fn board(self, (width, height): (usize, usize), index: u64) -> Option<Board> {
        if index >= self.boards() || !self.fits((width, height)) {
            return None;
        }
        match self {
            Series::Random { seed, .. } => draw_solvable(width, height, &mut Dice::new(seed, STREAMS + index)),
            Series::Korf => {
                let tiles: Vec<u8> =
                    KORF.lines().nth(index as usize)?.split(' ').filter_map(|tile| tile.parse().ok()).collect();
                Board::new(width, height, &tiles)
            }
        }
    }

    /// The length of a shortest solution of a board, where it was published.
    pub fn shortest(self, index: u64) -> Option<u64> {
        match self {
            Series::Random { .. } => None,
            Series::Korf => KORF_MOVES.get(index as usize).copied(),
        }
    }

    /// Whether the number of boards is in its range.
    pub fn is_legal(self) -> bool {
        (1..=MOST_BOARDS).contains(&self.boards())
    }
}

/// The results of one method, summed over boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeriesSum {
    /// Boards searched.
    pub boards: u64,
    /// Boards put in order.
    pub solved: u64,
    /// Moves of all solutions.
    pub moves: u64,
    /// Solutions of boards whose shortest solution is known.
    pub compared: u64,
    /// Moves of these beyond the shortest.
    pub excess: u64,
    /// Leaves expanded; by iterative deepening, nodes in all rounds.
    pub expanded: u64,
    /// Configurations created.
    pub created: u64,
    /// The most bytes that any search has held.
    pub most_bytes: u64,
    /// The nanoseconds that the searches took, as far as they were measured.
    pub time: u64,
}

impl SeriesSum {
    /// Adds the result on a board, whose shortest solution has this length, if it is known.
    pub fn add(&mut self, outcome: &Outcome, shortest: Option<u64>) {
        self.boards += 1;
        self.expanded += outcome.expanded;
        self.created += outcome.created;
        self.most_bytes = self.most_bytes.max(outcome.bytes);
        self.time += outcome.time.unwrap_or_default();
        let Some(moves) = outcome.moves().filter(|_| outcome.verdict() == Some(Verdict::Solved)) else { return };
        self.solved += 1;
        self.moves += moves;
        if let Some(shortest) = shortest {
            self.compared += 1;
            self.excess += moves.saturating_sub(shortest);
        }
    }
}

/// The sums of each method over the boards that all methods have searched, and the number of these boards. `outcomes` has the results
/// board by board, those of the methods in their order; `shortest` gives the length of a shortest solution of a board, if it is known
/// without the results; `optimal` tells which methods always find one.
pub fn sums(
    outcomes: &[Option<Outcome>],
    optimal: &[bool],
    shortest: impl Fn(u64) -> Option<u64>,
) -> (u64, Vec<SeriesSum>) {
    let mut sums = vec![SeriesSum::default(); optimal.len()];
    let mut boards = 0;
    for (index, row) in outcomes.chunks_exact(optimal.len().max(1)).enumerate() {
        let Some(row) = row.iter().copied().collect::<Option<Vec<Outcome>>>() else { continue };
        boards += 1;
        let found = row.iter().zip(optimal).filter(|&(_, &optimal)| optimal).filter_map(|(outcome, _)| outcome.moves());
        let least = shortest(index as u64).or(found.min());
        row.iter().zip(&mut sums).for_each(|(outcome, sum)| sum.add(outcome, least));
    }
    (boards, sums)
}
