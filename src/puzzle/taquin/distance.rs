//! Exact distances on small boards: every position of a size, by breadth-first search from the order.

use super::board::{Board, Way};

/// Positions of the largest boards whose distances are worked out: 3x3.
pub const MOST_POSITIONS: usize = 362_880;

/// The distance of a position that cannot be reached.
const FAR: u8 = u8::MAX;

/// The distance of every position of one size from the order.
#[derive(Clone, Debug)]
pub struct Distances {
    width: usize,
    height: usize,
    /// By the rank of the permutation.
    distance: Vec<u8>,
    /// How many positions there are at each distance.
    counts: Vec<u64>,
}

/// The place of a board among all permutations of its tiles in lexicographic order, 0..n! (Lehmer code).
pub fn rank(board: &Board) -> usize {
    let tiles = board.tiles();
    let mut rank = 0;
    let mut used = 0u32;
    for (cell, &tile) in tiles.iter().enumerate() {
        let smaller = (!used & ((1 << tile) - 1)).count_ones() as usize;
        rank = rank * (tiles.len() - cell) + smaller;
        used |= 1 << tile;
    }
    rank
}

impl Distances {
    /// Works them out; nothing if the size has more than [`MOST_POSITIONS`] positions.
    pub fn new(width: usize, height: usize) -> Option<Distances> {
        let goal = Board::goal(width, height)?;
        let positions = (1..=width * height).try_fold(1usize, |product, n| product.checked_mul(n))?;
        if positions > MOST_POSITIONS {
            return None;
        }
        let mut distance = vec![FAR; positions];
        distance[rank(&goal)] = 0;
        let mut counts = vec![];
        let mut layer = vec![goal];
        while !layer.is_empty() {
            counts.push(layer.len() as u64);
            let mut next = Vec::with_capacity(2 * layer.len());
            for board in &layer {
                for after in Way::ALL.into_iter().filter_map(|way| board.moved(way)) {
                    let place = &mut distance[rank(&after)];
                    if *place == FAR {
                        *place = counts.len() as u8;
                        next.push(after);
                    }
                }
            }
            layer = next;
        }
        Some(Distances { width, height, distance, counts })
    }

    /// The distance of a board of this size; nothing if it cannot be put in order.
    pub fn of(&self, board: &Board) -> Option<u8> {
        if (board.width(), board.height()) != (self.width, self.height) {
            return None;
        }
        self.distance.get(rank(board)).copied().filter(|&distance| distance != FAR)
    }

    /// The moves that bring a board one step nearer.
    pub fn best(&self, board: &Board) -> Vec<Way> {
        let Some(here) = self.of(board).filter(|&here| here > 0) else { return vec![] };
        let nearer = |way: &Way| board.moved(*way).and_then(|after| self.of(&after)) == Some(here - 1);
        Way::ALL.into_iter().filter(nearer).collect()
    }

    /// How many positions there are at each distance, from 0.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }
}
