//! In which order the pieces of a solution can be put together by hand.

pub mod seek;
pub mod way;

use super::figure::{Figure, Mask, bits};

/// The pieces of a solution, by their places, in an order in which each can be lowered into place from above: a piece comes
/// before all pieces that lie above one of its cells. Where pieces hook into each other, so that there is no such order, the
/// lower one comes first.
pub fn assembling_order(figure: &Figure, solution: &[Mask]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..solution.len()).collect();
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let free = |piece: &&usize| left.iter().all(|&other| !lies_above(figure, solution[**piece], solution[other]));
        // Of pieces of equal height, the first in the set.
        let height = |piece: &&usize| mean_height(figure, solution[**piece]);
        let next = left.iter().filter(free).min_by_key(height).or(left.iter().min_by_key(height));
        let Some(&next) = next else { break };
        left.retain(|&piece| piece != next);
        order.push(next);
    }
    order
}

/// Whether a cell of `upper` lies above a cell of `lower`, at any distance.
fn lies_above(figure: &Figure, upper: Mask, lower: Mask) -> bool {
    if upper == lower {
        return false;
    }
    let cells = figure.cells();
    bits(upper)
        .any(|a| bits(lower).any(|b| (cells[a].x, cells[a].y) == (cells[b].x, cells[b].y) && cells[a].z > cells[b].z))
}

/// The mean height of some cells, in sixtieths of a layer, so that the means of up to six cells are whole numbers.
fn mean_height(figure: &Figure, cells: Mask) -> i32 {
    let sum: i32 = bits(cells).map(|cell| i32::from(figure.cells()[cell].z)).sum();
    60 * sum / (cells.count_ones() as i32).max(1)
}
