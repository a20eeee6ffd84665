//! The legal input of a search: a board, and how to search it.

use super::board::Board;
use super::method::{MOST_WEIGHT, Method, Stop, weights};
use serde::{Deserialize, Serialize};

/// What is searched: a board, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Model {
    /// The board.
    pub board: Board,
    /// What orders the leaves.
    pub method: Method,
    /// When a search with the Score stops; the others stop when all is in order.
    pub stop: Stop,
    /// The weights of the Score, one for each cell.
    pub weights: Vec<i64>,
}

impl Model {
    /// Whether the parts fit together. False only for a model from a damaged message.
    pub fn is_legal(&self) -> bool {
        let cells = self.board.tiles().len();
        let weights =
            self.weights.len() == cells && self.weights.iter().all(|weight| (0..=MOST_WEIGHT).contains(weight));
        weights && cells <= self.method.most_cells()
    }

    /// The search of a board by a method, with the stop and the weights of the base text.
    pub fn new(board: Board, method: Method) -> Model {
        Model { board, method, stop: Stop::default(), weights: weights(board.tiles().len()) }
    }
}

impl Default for Model {
    /// The example of the base text, by its Score.
    fn default() -> Model {
        Model::new(Board::default(), Method::Score)
    }
}
