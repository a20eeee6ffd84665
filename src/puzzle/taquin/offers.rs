//! The weights of a measure that a reader is offered: those of moves and formula, and those of the cells in the Score.

use super::Board;
use super::method::weights;

/// The weights of moves and formula that the page offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factors {
    /// Only the formula counts.
    Greedy,
    /// As A* has them.
    AStar,
    /// The formula counts more than the moves made (Pohl, 1970).
    Weighted,
}

impl Factors {
    /// All, in the order in which the page offers them.
    pub const ALL: [Factors; 3] = [Factors::Greedy, Factors::AStar, Factors::Weighted];

    /// The weights g and h.
    pub fn pair(self) -> [u8; 2] {
        match self {
            Factors::Greedy => [0, 1],
            Factors::AStar => [1, 1],
            Factors::Weighted => [1, 3],
        }
    }
}

/// The sets of weights for the Score that the page offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weights {
    /// Those of the base text: each cell has more weight than all cells after it together.
    Text,
    /// All weights equal: the Score is the number of tiles in place.
    Alike,
    /// The last cells have the most weight.
    Last,
    /// The cells of a row have the same weight; the first rows have the most.
    Rows,
}

impl Weights {
    /// All sets, in the order in which the page offers them.
    pub const ALL: [Weights; 4] = [Weights::Text, Weights::Alike, Weights::Last, Weights::Rows];

    /// The weight of each cell of this board.
    pub fn of(self, board: &Board) -> Vec<i64> {
        let cells = board.tiles().len();
        match self {
            Weights::Text => weights(cells),
            Weights::Alike => vec![1; cells],
            Weights::Last => weights(cells).into_iter().rev().collect(),
            Weights::Rows => {
                let rows = weights(board.height());
                (0..cells).map(|cell| rows[cell / board.width()] * 10).collect()
            }
        }
    }
}
