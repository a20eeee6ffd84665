//! The value by which a search chooses a leaf, as readers see it.

use super::{Board, Method, Model, code, method};
use crate::search::best_first::Node;

/// Whether the weights are those of the base text, whose sum is read as digits.
pub fn reads_as_digits(model: &Model) -> bool {
    model.weights == method::weights(model.board.tiles().len())
}

/// The Score of a board: with the weights of the base text its digits, 1 for each tile in place; otherwise the sum of the
/// weights.
pub fn score(model: &Model, node: &Node<Board>) -> String {
    if !reads_as_digits(model) {
        return (-node.measure).to_string();
    }
    let goal = code::vector(&node.state);
    goal.iter().enumerate().map(|(cell, &tile)| if usize::from(tile) == cell + 1 { '1' } else { '0' }).collect()
}

/// The value by which a search chooses this leaf, in a short form.
pub fn short_rank(model: &Model, node: &Node<Board>) -> String {
    match model.method {
        Method::Score => {
            let mut digits = score(model, node);
            if digits.len() > 10 {
                digits.truncate(9);
                digits.push('…');
            }
            digits
        }
        Method::Bfs => node.depth.to_string(),
        Method::BestFirstManhattan => node.measure.to_string(),
        Method::AStarMisplaced | Method::AStarManhattan => format!("{}+{}", node.depth, node.measure),
    }
}
