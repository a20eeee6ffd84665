//! The methods of search, which differ in how they order the leaves of the tree.
//!
//! Each method measures a board by a sum over its cells, so a move changes only two terms. All methods run on the same
//! engine, [`crate::search::best_first`].

use super::{Board, CELLS, PACKED_CELLS, WALKED_LINES};
use serde::{Deserialize, Serialize};

/// How the leaves of the tree are ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Method {
    /// By the Score of the base text: correctly placed tiles, with the largest weights on the first cells.
    #[default]
    Score,
    /// Breadth first: the fewest moves made.
    Bfs,
    /// The least Manhattan distance, whatever the number of moves made.
    BestFirstManhattan,
    /// A*: moves made plus misplaced tiles.
    AStarMisplaced,
    /// A*: moves made plus Manhattan distance.
    AStarManhattan,
    /// By a formula and its weights: [`super::formula::Evaluation`].
    Formula,
    /// IDA*, guided by the Manhattan distance.
    IdaManhattan,
    /// IDA*, guided by Manhattan distance and linear conflicts.
    IdaLinearConflict,
    /// IDA*, guided by the walking distance.
    IdaWalkingDistance,
    /// IDA*, guided by additive pattern databases.
    IdaPattern,
}

named! {
    Method:
    Score = "score",
    Bfs = "bfs",
    BestFirstManhattan = "best-first-manhattan",
    AStarMisplaced = "astar-misplaced",
    AStarManhattan = "astar-manhattan",
    Formula = "formula",
    IdaManhattan = "ida-manhattan",
    IdaLinearConflict = "ida-linear-conflict",
    IdaWalkingDistance = "ida-walking-distance",
    IdaPattern = "ida-pattern",
}

impl Method {
    /// The most cells of a board it can search: breadth first creates nearly every configuration, and boards of ten cells
    /// have 1,814,400 that can be reached.
    pub fn most_cells(self) -> usize {
        match self {
            Method::Bfs => 9,
            method if method.is_deepening() => PACKED_CELLS,
            _ => CELLS,
        }
    }

    /// Whether it can search boards of the sides of this one.
    ///
    /// ```
    /// use casse_tete::puzzle::taquin::{Board, Method};
    ///
    /// let boards = [(4, 4), (5, 3), (5, 5)].map(|(width, height)| Board::goal(width, height).unwrap());
    /// assert_eq!(boards.each_ref().map(|board| Method::IdaPattern.fits(board)), [true, true, false]);
    /// // Its tables would be too large.
    /// assert_eq!(boards.each_ref().map(|board| Method::IdaWalkingDistance.fits(board)), [true, false, false]);
    /// ```
    pub fn fits(self, board: &Board) -> bool {
        let is_narrow = board.width().max(board.height()) <= WALKED_LINES;
        board.tiles().len() <= self.most_cells() && (is_narrow || self != Method::IdaWalkingDistance)
    }

    /// Whether it searches by iterative deepening: it keeps no tree, only the path to the present board.
    pub fn is_deepening(self) -> bool {
        matches!(
            self,
            Method::IdaManhattan | Method::IdaLinearConflict | Method::IdaWalkingDistance | Method::IdaPattern
        )
    }

    /// Whether its solutions are always shortest ones.
    pub fn is_optimal(self) -> bool {
        self.price() > 0
    }

    /// What each move adds to the rank of a leaf; 0 for formulas, whose weight belongs to the model.
    pub(super) fn price(self) -> i64 {
        match self {
            Method::Score | Method::BestFirstManhattan | Method::Formula => 0,
            _ => 1,
        }
    }
}

/// When a search with the Score stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// When all rows but the last are correct and the last row decides, with the blank moved to its end: its tiles are in
    /// order, or they are an odd permutation, which cannot be put in order. See [`decides`].
    #[default]
    RowsButLast,
    /// When the board is in order. For an unsolvable board all configurations are expanded.
    Solved,
}

named! { Stop: RowsButLast = "rows", Solved = "solved" }

/// Number of pairs of tiles in a row, without the blank, of which the larger comes first.
pub fn inversions(row: &[u8]) -> usize {
    let later = |index: usize, tile: u8| row[index + 1..].iter().filter(|&&after| after > 0 && after < tile).count();
    row.iter().enumerate().map(|(index, &tile)| later(index, tile)).sum()
}

/// Whether the last row alone decides if a board can be put in order. All rows above it must be correct.
///
/// Moves within the row change neither the order of its tiles nor the rows above. Without inversions, the board is in order
/// once the blank is moved to the end. With an odd number of inversions, the board with its blank at the end is an odd
/// permutation of the board in order: it cannot be put in order. With an even number other than 0 it can be put in order, but
/// not by moves within the row. Rows of three cells hold two tiles and always decide, rows of four do not: 14 15 13.
pub fn decides(last_row: &[u8]) -> bool {
    let inversions = inversions(last_row);
    inversions == 0 || !inversions.is_multiple_of(2)
}

/// The largest weight of a cell.
pub const MOST_WEIGHT: i64 = 1_000_000_000;

/// The measure of a board: the sum of one term for each tile on its cell; smaller is better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Terms by tile (0 for the blank) and cell.
    terms: [[i64; CELLS]; CELLS],
}

/// The Manhattan distance of two cells.
pub fn manhattan(width: usize, a: usize, b: usize) -> usize {
    (a % width).abs_diff(b % width) + (a / width).abs_diff(b / width)
}

/// The weights of the base text: the weight of cell i is the sum of all weights after it plus one. Read as digits of a number
/// of ones and zeros they order boards as the digits 10^(cells-1-i) do, and do not overflow.
pub fn weights(cells: usize) -> Vec<i64> {
    (0..cells).map(|cell| 1 << (cells - 1 - cell)).collect()
}

impl Measure {
    /// The measure of a method on boards of the sides of this one. `weights` are those of the Score, one for each cell; other
    /// methods ignore them.
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
                    Method::Score | Method::AStarMisplaced | Method::Bfs => 0,
                    _ if tile > 0 => manhattan(width, cell, home) as i64,
                    _ => 0,
                };
            }
        }
        Measure { terms }
    }

    /// The measure of a board, given its tiles in reading order.
    pub fn of(&self, tiles: &[u8]) -> i64 {
        tiles.iter().enumerate().map(|(cell, &tile)| self.terms[usize::from(tile)][cell]).sum()
    }

    /// The measure with every term multiplied by `factor`.
    pub fn times(mut self, factor: i64) -> Measure {
        self.terms.as_flattened_mut().iter_mut().for_each(|term| *term *= factor);
        self
    }

    /// The term of a tile (0 the blank) on a cell, both less than [`CELLS`].
    #[inline]
    pub fn term(&self, tile: u8, cell: usize) -> i64 {
        self.terms[usize::from(tile)][cell]
    }

    /// How much the measure changes when a tile moves from one cell to another and the blank moves back.
    #[inline]
    pub fn change(&self, tile: u8, from: usize, to: usize) -> i64 {
        let terms = &self.terms[usize::from(tile)];
        terms[to] - terms[from] + self.terms[0][from] - self.terms[0][to]
    }
}
