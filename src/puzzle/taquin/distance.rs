//! Exact distances on small boards: the fewest moves from every position of a size to the board in order, by breadth-first
//! search from that board, in slices.

use super::board::{Board, Way};
use super::model::Model;
use super::packed::{EDGE, Movers, Packed, movers};
use super::solve::Sliding;
use super::{CELLS, SIDE};
use crate::search::best_first::UNMEASURED;
use crate::search::permutation;
use rustc_hash::FxHashMap;

/// Most positions, solvable or not, of boards whose distances are computed: those of 5x2 boards, 10!.
pub const MOST_POSITIONS: usize = 3_628_800;

/// Most positions, solvable or not, of boards whose distances are fast enough to compute on the page, without a worker: those
/// of 3x3 boards, 9!.
pub const MOST_ON_PAGE: usize = 362_880;

/// Stands for the distance of a position that was not reached.
const FAR: u8 = u8::MAX;

/// The distance of every position of one size from the board in order, in moves.
#[derive(Clone, Debug)]
pub struct Distances {
    width: usize,
    height: usize,
    movers: Movers,
    /// Distances by [`rank`].
    distance: Vec<u8>,
    /// The positions in the order in which they were found, the nearest first.
    found: Vec<Packed>,
    /// Number of positions in `found` that were expanded.
    expanded: usize,
    /// The distance of the position that is expanded next, and how many were found before the first that is farther.
    layer: (u8, usize),
    /// How many positions there are at each distance.
    counts: Vec<u64>,
    /// The positions at the largest distance, once all are known.
    farthest: Vec<Board>,
}

/// The board with this [`rank`] among the boards of these sides; `None` for sides that no board has.
fn unrank(width: usize, height: usize, rank: usize) -> Option<Board> {
    let mut tiles = vec![0; width * height];
    permutation::unrank(rank, &mut tiles);
    Board::new(width, height, &tiles)
}

/// The rank of a board among all permutations of its tiles in lexicographic order, 0..n! for n cells (Lehmer code).
pub fn rank(board: &Board) -> usize {
    permutation::rank(board.tiles())
}

/// The same for a packed board. Four bits for each tile hold how many smaller tiles are not used yet, which saves counting
/// them.
#[inline]
fn packed_rank(board: Packed, cells: usize) -> usize {
    let mut rank = 0;
    let mut smaller = 0xfedc_ba98_7654_3210_u64;
    for cell in 0..cells {
        let shift = 4 * u32::from(board.tile(cell));
        rank = rank * (cells - cell) + (smaller >> shift & 15) as usize;
        // Subtracts one for each larger tile. No group goes below 0, since tile t has t smaller ones and each is used once.
        smaller = smaller.wrapping_sub((0x1111_1111_1111_1110_u64) << shift);
    }
    rank
}

/// The number of permutations of the cells of a board, if it is small enough.
fn positions(width: usize, height: usize) -> Option<usize> {
    let sides = SIDE.contains(&width) && SIDE.contains(&height);
    let product = |product: usize, n| product.checked_mul(n).filter(|&product| product <= MOST_POSITIONS);
    (1..=if sides { width * height } else { CELLS }).try_fold(1, product)
}

impl Distances {
    /// Whether a size has at most [`MOST_POSITIONS`] positions.
    pub fn can(width: usize, height: usize) -> bool {
        positions(width, height).is_some()
    }

    /// Whether a size has at most [`MOST_ON_PAGE`] positions.
    pub fn can_on_page(width: usize, height: usize) -> bool {
        positions(width, height).is_some_and(|positions| positions <= MOST_ON_PAGE)
    }

    /// The distances as bytes: one for every permutation of the tiles in lexicographic order, 255 for those that cannot be
    /// put in order. Complete only once all distances are known.
    pub fn bytes(&self) -> Vec<u8> {
        self.distance.clone()
    }

    /// Reads the distances that [`Distances::bytes`] wrote for boards of these sides; `None` if the bytes cannot be those of
    /// such boards. The list of positions that [`Estimate`] needs is not restored.
    pub fn of_bytes(width: usize, height: usize, bytes: &[u8]) -> Option<Distances> {
        let mut distances = Distances::begin(width, height)?;
        if bytes.len() != distances.distance.len() {
            return None;
        }
        let mut counts = [0; FAR as usize + 1];
        bytes.iter().for_each(|&distance| counts[usize::from(distance)] += 1);
        let reached = counts[..usize::from(FAR)].iter().rposition(|&count| count > 0)?;
        let is_whole = counts[usize::from(FAR)] == bytes.len() as u64 / 2
            && counts[..=reached].iter().all(|&count| count > 0)
            && (counts[0], bytes[rank(&Board::goal(width, height)?)]) == (1, 0);
        distances.distance.copy_from_slice(bytes);
        distances.counts = counts[..=reached].to_vec();
        distances.found.clear();
        let ranks = bytes.iter().enumerate().filter(|&(_, &distance)| usize::from(distance) == reached);
        distances.farthest = ranks.filter_map(|(rank, _)| unrank(width, height, rank)).collect();
        is_whole.then_some(distances)
    }

    /// The number of bytes that [`Distances::bytes`] writes for boards of these sides; `None` if the size is too large.
    pub fn size(width: usize, height: usize) -> Option<usize> {
        positions(width, height)
    }

    /// Positions found so far.
    pub fn found(&self) -> usize {
        self.found.len()
    }

    /// Number of positions that can be put in order: half of all.
    pub fn positions(&self) -> usize {
        self.distance.len() / 2
    }

    /// Computes all distances; `None` if the size is too large.
    pub fn new(width: usize, height: usize) -> Option<Distances> {
        let mut distances = Distances::begin(width, height)?;
        distances.advance(u64::MAX);
        Some(distances)
    }

    /// Begins with only the distance of the board in order; `None` if the size is too large.
    pub fn begin(width: usize, height: usize) -> Option<Distances> {
        let positions = positions(width, height)?;
        let goal = Board::goal(width, height)?;
        let mut distance = vec![FAR; positions];
        distance[rank(&goal)] = 0;
        let mut found = Vec::with_capacity(positions / 2);
        found.push(Packed::of(&goal)?);
        let (movers, counts) = (movers(&goal), vec![1]);
        Some(Distances { width, height, movers, distance, found, expanded: 0, layer: (0, 1), counts, farthest: vec![] })
    }

    /// Expands at most `budget` positions; true once all are known.
    pub fn advance(&mut self, budget: u64) -> bool {
        let cells = self.width * self.height;
        for _ in 0..budget {
            let Some(&position) = self.found.get(self.expanded) else { break };
            if self.expanded == self.layer.1 {
                self.layer = (self.layer.0 + 1, self.found.len());
            }
            let farther = self.layer.0 + 1;
            let blank = position.blank();
            for &from in self.movers[blank].iter().filter(|&&from| from != EDGE) {
                let after = position.slid(from.into(), blank);
                let place = &mut self.distance[packed_rank(after, cells)];
                if *place != FAR {
                    continue;
                }
                *place = farther;
                self.found.push(after);
                match self.counts.get_mut(usize::from(farther)) {
                    Some(count) => *count += 1,
                    None => self.counts.push(1),
                }
            }
            self.expanded += 1;
        }
        if self.is_complete() && self.farthest.is_empty() {
            let last = self.counts.last().map_or(0, |&count| count as usize);
            let boards = self.found.iter().rev().take(last).filter_map(|at| at.board(self.width, self.height));
            self.farthest = boards.collect();
            self.farthest.sort_by_key(rank);
        }
        self.is_complete()
    }

    /// The positions in the order of their distance; `None` until all are known, and where the distances were read from bytes.
    pub(super) fn in_order(&self) -> Option<&[Packed]> {
        (self.is_complete() && !self.found.is_empty()).then_some(&self.found)
    }

    /// The sides of the boards.
    pub(super) fn sides(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// Whether all distances are known.
    pub fn is_complete(&self) -> bool {
        self.expanded == self.found.len()
    }

    /// The distance of a board of this size; `None` if it cannot be put in order, or was not reached yet.
    pub fn of(&self, board: &Board) -> Option<u8> {
        if (board.width(), board.height()) != (self.width, self.height) {
            return None;
        }
        self.distance.get(rank(board)).copied().filter(|&distance| distance != FAR)
    }

    /// For a board that cannot be put in order, its distance from the board in order with the last two tiles exchanged. With
    /// these two numbers exchanged on all tiles, the same moves put the board in order. Once all distances are known, each
    /// board of this size has exactly one of [`Distances::of`] and this.
    pub fn of_other(&self, board: &Board) -> Option<u8> {
        let last = board.tiles().len() as u8 - 1;
        let cell = |tile: u8| board.tiles().iter().position(|&there| there == tile);
        self.of(&board.swapped(cell(last)?, cell(last - 1)?))
    }

    /// The moves that reduce the distance of a board by one.
    pub fn best(&self, board: &Board) -> Vec<Way> {
        let Some(here) = self.of(board).filter(|&here| here > 0) else { return vec![] };
        let nearer = |way: &Way| board.moved(*way).and_then(|after| self.of(&after)) == Some(here - 1);
        Way::ALL.into_iter().filter(nearer).collect()
    }

    /// The positions that are farthest from the order, once all distances are known.
    pub fn farthest(&self) -> &[Board] {
        &self.farthest
    }

    /// The number of positions at each distance, from 0, among those found so far.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }
}

/// An estimate of the distance by the measure of a search: the mean distance of all positions with the same measure, and the positions
/// whose measure is more than their distance.
#[derive(Clone, Debug)]
pub struct Estimate {
    space: Sliding,
    /// What one move is worth in the measure; 0 if the measure is not compared with the distance.
    unit: i64,
    /// Number of positions already included, in the order in which they were found.
    done: usize,
    /// The distance of the next position, and how many positions of this distance are already included.
    layer: (usize, u64),
    /// By measure, how many positions have it, and the sum of their distances.
    sums: FxHashMap<i64, (u64, u64)>,
    /// How many positions have a measure that is more than their distance; by how much the worst one of them, and that position.
    over: (u64, i64, Option<Packed>),
}

/// The position whose measure is too large by most, the nearest to the board in order if there are several.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overestimate {
    /// The position.
    pub board: Board,
    /// The number of all positions whose measure is more than their distance.
    pub boards: u64,
    /// By how much that of this one is too large, in moves.
    pub excess: f64,
}

impl Estimate {
    /// The estimate by the measure of a model, with no positions included.
    pub fn begin(model: &Model) -> Estimate {
        Estimate {
            space: Sliding::new(model),
            unit: model.unit(),
            done: 0,
            layer: (0, 0),
            sums: FxHashMap::default(),
            over: (0, 0, None),
        }
    }

    /// Includes at most `budget` more positions; true once all are included. `distances` must be those of the boards for
    /// which the measure was made, the same at every call. If the next positions have not been found yet, it stops early.
    pub fn advance(&mut self, distances: &Distances, budget: u64) -> bool {
        let cells = distances.width * distances.height;
        let waiting = distances.found.iter().skip(self.done).take(usize::try_from(budget).unwrap_or(usize::MAX));
        for position in waiting {
            // Positions are found layer by layer. While the last layer still grows, there is no next layer yet.
            while distances.counts.get(self.layer.0).is_some_and(|&count| count <= self.layer.1) {
                self.layer = (self.layer.0 + 1, 0);
            }
            let measure = self.space.measure_of(&position.tiles()[..cells]);
            let (count, sum) = self.sums.entry(measure).or_default();
            *count += 1;
            *sum += self.layer.0 as u64;
            if self.unit > 0 && measure != UNMEASURED {
                let (over, most, worst) = &mut self.over;
                let excess = measure - self.unit * self.layer.0 as i64;
                *over += u64::from(excess > 0);
                if excess > *most {
                    (*most, *worst) = (excess, Some(*position));
                }
            }
            self.layer.1 += 1;
            self.done += 1;
        }
        distances.is_complete() && self.done == distances.found.len()
    }

    /// The mean distance of the included positions with this measure; `None` if there are none.
    pub fn of(&self, measure: i64) -> Option<f64> {
        self.sums.get(&measure).map(|&(count, sum)| sum as f64 / count as f64)
    }

    /// The included position whose measure is too large by most; `None` if that of none is too large.
    pub fn worst(&self, distances: &Distances) -> Option<Overestimate> {
        let (boards, excess, worst) = self.over;
        let board = worst?.board(distances.width, distances.height)?;
        Some(Overestimate { board, boards, excess: excess as f64 / self.unit as f64 })
    }

    /// The position that is nearer than the mean of all positions with its measure by most, and this mean; the nearest to the board in
    /// order if there are several. `None` if no position is nearer than that.
    pub fn worst_mean(&self, distances: &Distances) -> Option<(Board, f64)> {
        let cells = distances.width * distances.height;
        let highest = self.sums.keys().filter_map(|&measure| self.of(measure)).fold(0.0, f64::max);
        let (mut most, mut worst) = (0.0, None);
        let mut positions = distances.found.iter();
        for (distance, &count) in distances.counts.iter().enumerate() {
            // From here on, no position can be nearer by more.
            if highest - distance as f64 <= most {
                break;
            }
            for position in positions.by_ref().take(count as usize) {
                let Some(mean) = self.of(self.space.measure_of(&position.tiles()[..cells])) else { continue };
                if mean - distance as f64 > most {
                    (most, worst) = (mean - distance as f64, Some((*position, mean)));
                }
            }
        }
        let (position, mean) = worst?;
        Some((position.board(distances.width, distances.height)?, mean))
    }

    /// Whether all included positions have a measure that is at most their distance.
    pub fn is_admissible(&self) -> bool {
        self.unit > 0 && self.done > 0 && self.over.0 == 0 && !self.sums.contains_key(&UNMEASURED)
    }
}
