//! The legal input of a search: a board, and how to search it.

use super::board::Board;
use super::estimate::pattern::PatternSize;
use super::formula::Evaluation;
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
    /// The tables of the method with pattern databases.
    pub tables: PatternSize,
    /// The formula and its weights, used by the method of that name.
    pub evaluation: Evaluation,
}

impl Model {
    /// Whether the parts fit together. False only for a model from a damaged message.
    pub fn is_legal(&self) -> bool {
        let cells = self.board.tiles().len();
        let weights =
            self.weights.len() == cells && self.weights.iter().all(|weight| (0..=MOST_WEIGHT).contains(weight));
        weights && self.evaluation.is_legal() && self.method.fits(&self.board)
    }

    /// What each move adds to the rank of a leaf.
    pub fn price(&self) -> i64 {
        match self.method {
            Method::Formula => self.evaluation.moves.into(),
            method => method.price(),
        }
    }

    /// What one move is worth in the measure, if this is taken as an estimate of the moves to come; 0 if it is no such estimate.
    pub fn unit(&self) -> i64 {
        match self.method {
            Method::Score | Method::Bfs => 0,
            Method::Formula => self.evaluation.unit(),
            _ => 1,
        }
    }

    /// Whether a leaf can be reached again by fewer moves. Breadth first creates all leaves of one depth before the next depth.
    pub fn replaces(&self) -> bool {
        self.method != Method::Bfs && self.price() > 0
    }

    /// The search of a board by a method, with the stop and the weights of the base text.
    pub fn new(board: Board, method: Method) -> Model {
        let (stop, evaluation, tables) = (Stop::default(), Evaluation::default(), PatternSize::default());
        Model { board, method, stop, weights: weights(board.tiles().len()), tables, evaluation }
    }
}

impl Default for Model {
    /// The example of the base text, by its Score.
    fn default() -> Model {
        Model::new(Board::default(), Method::Score)
    }
}
