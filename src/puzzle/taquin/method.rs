//! The methods: what orders the leaves.
//!
//! All of them measure a board by a sum over its cells, so that a move changes two terms only, and all run on the same engine.

use super::{Board, CELLS};
use serde::{Deserialize, Serialize};

/// What orders the leaves of the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Method {
    /// The Score of the base text: well placed tiles, the first cells weighing most.
    #[default]
    Score,
    /// Breadth first: the fewest moves made.
    Bfs,
    /// The least Manhattan distance, whatever was needed to come there.
    BestFirstManhattan,
    /// A*: moves made plus misplaced tiles.
    AStarMisplaced,
    /// A*: moves made plus Manhattan distance.
    AStarManhattan,
}

impl Method {
    /// All of them, in the order the page offers them.
    pub const ALL: [Method; 5] =
        [Method::Score, Method::Bfs, Method::BestFirstManhattan, Method::AStarMisplaced, Method::AStarManhattan];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Method::Score => "score",
            Method::Bfs => "bfs",
            Method::BestFirstManhattan => "best-first-manhattan",
            Method::AStarMisplaced => "astar-misplaced",
            Method::AStarManhattan => "astar-manhattan",
        }
    }

    /// The most cells of a board it can search: breadth first creates nearly every configuration, and boards of ten cells
    /// have 1,814,400 that can be reached.
    pub fn most_cells(self) -> usize {
        match self {
            Method::Bfs => 9,
            _ => CELLS,
        }
    }

    /// Whether its solutions are always shortest ones.
    pub fn is_optimal(self) -> bool {
        self.price() > 0
    }

    /// What each move made adds to the rank.
    pub fn price(self) -> i64 {
        match self {
            Method::Score | Method::BestFirstManhattan => 0,
            Method::Bfs | Method::AStarMisplaced | Method::AStarManhattan => 1,
        }
    }
}

/// When a search with the Score stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// When all rows but the last are right and the last row decides, once the blank is slid to its end: its tiles are in order,
    /// or they are an odd permutation, which no moves put in order. See [`decides`].
    #[default]
    RowsButLast,
    /// When all is in order; an unsolvable board exhausts all configurations.
    Solved,
}

impl Stop {
    /// Both.
    pub const ALL: [Stop; 2] = [Stop::RowsButLast, Stop::Solved];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Stop::RowsButLast => "rows",
            Stop::Solved => "solved",
        }
    }
}

/// Pairs of tiles in a row, the blank left out, in which the larger comes first.
pub fn inversions(row: &[u8]) -> usize {
    let later = |index: usize, tile: u8| row[index + 1..].iter().filter(|&&after| after > 0 && after < tile).count();
    row.iter().enumerate().map(|(index, &tile)| later(index, tile)).sum()
}

/// Whether the last row decides if a board can be put in order, where all rows above it are right.
///
/// Moves within the row change neither the order of its tiles nor the rows above. Without an inversion the board is in order once
/// the blank is slid to the end. With an odd number of inversions the board differs from the order by an odd permutation, the
/// blank being in its place: it cannot be put in order. With an even number it can be, but more moves are needed than those within
/// the row. Rows of three cells hold two tiles and always decide, rows of four do not: 14 15 13.
pub fn decides(last_row: &[u8]) -> bool {
    let inversions = inversions(last_row);
    inversions == 0 || !inversions.is_multiple_of(2)
}

/// The largest weight of a cell.
pub const MOST_WEIGHT: i64 = 1_000_000_000;

/// The measure of a board: a term for each tile on each cell, the less the better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// By tile (0 the blank) and cell.
    terms: [[i64; CELLS]; CELLS],
}

/// The Manhattan distance of two cells.
pub fn manhattan(width: usize, a: usize, b: usize) -> usize {
    (a % width).abs_diff(b % width) + (a / width).abs_diff(b / width)
}

/// The weights of the base text: cell i weighs as much as all after it and one more. Read as digits of a number of ones and
/// zeros they order boards as the digits 10^(cells-1-i) do, and do not overflow.
pub fn weights(cells: usize) -> Vec<i64> {
    (0..cells).map(|cell| 1 << (cells - 1 - cell)).collect()
}

impl Measure {
    /// The measure of a method on boards of the sides of this one. `weights` are those of the Score, one a cell; others do not
    /// look at them.
    pub fn new(method: Method, weights: &[i64], board: &Board) -> Measure {
        let (width, count) = (board.width(), board.tiles().len());
        let mut terms = [[0; CELLS]; CELLS];
        for tile in 0..count as u8 {
            let home = board.home(tile);
            for (cell, term) in terms[usize::from(tile)][..count].iter_mut().enumerate() {
                *term = match method {
                    // The Score counts the blank like a tile.
                    Method::Score if cell == home => -weights.get(cell).copied().unwrap_or_default(),
                    Method::AStarMisplaced if tile > 0 && cell != home => 1,
                    Method::BestFirstManhattan | Method::AStarManhattan if tile > 0 => {
                        manhattan(width, cell, home) as i64
                    }
                    _ => 0,
                };
            }
        }
        Measure { terms }
    }

    /// The measure of a board.
    pub fn of(&self, board: &Board) -> i64 {
        board.tiles().iter().enumerate().map(|(cell, &tile)| self.terms[usize::from(tile)][cell]).sum()
    }

    /// The measure with every term so many times as large.
    pub fn times(mut self, factor: i64) -> Measure {
        self.terms.as_flattened_mut().iter_mut().for_each(|term| *term *= factor);
        self
    }

    /// The term of a tile (0 the blank) on a cell, both less than [`CELLS`].
    #[inline]
    pub fn term(&self, tile: u8, cell: usize) -> i64 {
        self.terms[usize::from(tile)][cell]
    }

    /// How much it changes when a tile goes from one cell to another and the blank the other way.
    #[inline]
    pub fn change(&self, tile: u8, from: usize, to: usize) -> i64 {
        let terms = &self.terms[usize::from(tile)];
        terms[to] - terms[from] + self.terms[0][from] - self.terms[0][to]
    }
}
