//! The value by which a search chooses a leaf, as readers see it.

use super::formula::Evaluation;
use super::{Board, Method, Model, code, method};
use crate::search::best_first::{Node, UNMEASURED};

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

/// The sum by which a search chooses a leaf by a formula, `2·5 + 3·12 = 46`; a value f of the formula alone, where moves do not count.
pub fn weighted_sum(evaluation: &Evaluation, node: &Node<Board>) -> String {
    let &Evaluation { moves, factor, .. } = evaluation;
    let times = |factor: u8| if factor == 1 { String::new() } else { format!("{factor}·") };
    let value = match node.measure {
        UNMEASURED => "?".to_string(),
        measure if factor > 0 => (measure / i64::from(factor)).to_string(),
        _ => "f".to_string(),
    };
    if moves == 0 {
        return signed(format!("f = {value}"));
    }
    let sum = match node.measure {
        UNMEASURED => value.clone(),
        measure => (measure + i64::from(moves) * i64::from(node.depth)).to_string(),
    };
    let value = if node.measure < 0 { format!("({value})") } else { value };
    signed(format!("{}{} + {}{value} = {sum}", times(moves), node.depth, times(factor)))
}

/// With typographic minus signs.
fn signed(numbers: String) -> String {
    numbers.replace('-', "−")
}

/// The value by which iterative deepening follows a node or cuts it off: moves made, estimate and their sum, and the threshold that the
/// sum of a node that is cut off exceeds. With fewer characters it has no blanks; with still fewer, only what decides is left.
pub fn sum_within(node: &Node<Board>, threshold: u32, most: usize) -> String {
    let (made, sum) = (node.depth, node.measure);
    let estimate = sum - i64::from(made);
    let exceeds = if node.superseded { format!(" > {threshold}") } else { String::new() };
    let whole = format!("{made} + {estimate} = {sum}{exceeds}");
    let close = whole.replace(' ', "");
    match node.superseded {
        _ if whole.len() <= most => whole,
        _ if close.len() <= most => close,
        true => format!("{sum}{exceeds}"),
        false => format!("{made}+{estimate}"),
    }
}

/// The value by which a search chooses this leaf, in a short form: of a Score the first digits, which weigh most, in at most this many
/// characters.
pub fn short_rank(model: &Model, node: &Node<Board>, most: usize) -> String {
    match model.method {
        Method::Score => {
            let mut digits = score(model, node);
            let most = most.clamp(5, 10);
            if digits.len() > most {
                digits.truncate(most - 1);
                digits.push('…');
            }
            digits
        }
        Method::Bfs => node.depth.to_string(),
        Method::BestFirstManhattan => node.measure.to_string(),
        Method::Formula if node.measure == UNMEASURED => "?".to_string(),
        Method::Formula if model.price() == 0 => signed(node.measure.to_string()),
        Method::Formula => signed(format!("{}{:+}", model.price() * i64::from(node.depth), node.measure)),
        _ => format!("{}+{}", node.depth, node.measure),
    }
}
