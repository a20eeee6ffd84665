//! Exact cover with the most constrained item first: always the cell, or the piece, that has the fewest placements left is filled, or
//! placed. The order of the pieces changes from branch to branch, and no placement that meets another one is tried.

use super::figure::{Mask, bits};
use super::model::Model;
use super::pieces::MOST_PIECES;
use super::solve::Assembly;
use crate::search::{Status, Tree};
use serde::{Deserialize, Serialize};

/// The counts of such a search, finished or still running.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoverCount {
    /// Placements tried, at all levels: each of them fits, so they are the nodes.
    pub nodes: u64,
    /// How often a cell, or a piece, had no placement left.
    pub dead_ends: u64,
    /// Number of placed solutions: the sum of [`Assembly::stands_for`] over the solutions found.
    pub placed: u64,
}

/// The search of a model, in slices, as a worker runs it. Rules and order are not used; a fixed piece stays fixed.
///
/// ```
/// use casse_tete::puzzle::soma::Model;
/// use casse_tete::puzzle::soma::fewest::FewestSearch;
/// use casse_tete::search::Status;
///
/// let mut search = FewestSearch::new(&Model::default());
/// assert_eq!(search.advance(1000), Status::Running);
/// assert_eq!(search.count().nodes, 1000);
/// ```
#[derive(Clone, Debug)]
pub struct FewestSearch {
    assembly: Assembly,
    options: Vec<PlacementOption>,
    stack: Vec<CoverFrame>,
    count: CoverCount,
}

/// A placement of a piece.
#[derive(Clone, Copy, Debug)]
struct PlacementOption {
    /// The level of its piece in the order.
    level: usize,
    /// Its number among the placements of the piece.
    choice: u32,
    cells: Mask,
}

impl PlacementOption {
    /// Whether both can stand in one solution.
    fn goes_with(&self, other: &PlacementOption) -> bool {
        self.level != other.level && self.cells & other.cells == 0
    }
}

/// A partial cover: what is left, and which of it fills the chosen item.
#[derive(Clone, Debug)]
struct CoverFrame {
    empty: Mask,
    /// The levels whose pieces are not placed yet, as bits.
    unplaced: u32,
    /// The options that go with all placed ones, in the order of the whole list.
    left: Vec<u32>,
    /// Those that fill the item with the fewest of them.
    chosen: Vec<u32>,
    /// How many of these were tried.
    tried: usize,
}

impl FewestSearch {
    /// The search before its first trial.
    pub fn new(model: &Model) -> FewestSearch {
        let assembly = Assembly::new(model.clone());
        let mut options = vec![];
        for level in 0..assembly.levels() {
            for (choice, placement) in (0u32..).zip(assembly.placements(level)) {
                options.push(PlacementOption { level, choice, cells: placement.cells });
            }
        }
        let full = model.figure.full();
        let unplaced = (1u64 << assembly.levels()).wrapping_sub(1) as u32;
        let left = (0..options.len() as u32).collect();
        let mut search = FewestSearch { assembly, options, stack: vec![], count: CoverCount::default() };
        search.open(full, unplaced, left);
        search
    }

    /// Makes at most `budget` trials.
    pub fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 {
            let Some(frame) = self.stack.last_mut() else { break };
            let Some(&number) = frame.chosen.get(frame.tried) else {
                self.stack.pop();
                continue;
            };
            frame.tried += 1;
            left -= 1;
            self.count.nodes += 1;
            let Some(&option) = self.options.get(number as usize) else { continue };
            let (empty, unplaced) = (frame.empty & !option.cells, frame.unplaced & !(1 << option.level));
            if empty == 0 {
                self.count.placed += self.assembly.stands_for(&self.path());
                continue;
            }
            let goes = |&other: &u32| self.options[other as usize].goes_with(&option);
            let rest = frame.left.iter().copied().filter(goes).collect();
            self.open(empty, unplaced, rest);
        }
        if self.stack.is_empty() { Status::Finished } else { Status::Running }
    }

    /// The counts so far.
    pub fn count(&self) -> CoverCount {
        self.count
    }

    /// Chooses the item with the fewest options; of several the first, cells before pieces. Where one has none, there is nothing to try.
    fn open(&mut self, empty: Mask, unplaced: u32, left: Vec<u32>) {
        let mut cells = [0u32; Mask::BITS as usize];
        let mut pieces = [0u32; MOST_PIECES];
        for &number in &left {
            let option = &self.options[number as usize];
            bits(option.cells).for_each(|cell| cells[cell] += 1);
            pieces[option.level] += 1;
        }
        let cell = bits(empty).min_by_key(|&cell| cells[cell]).unwrap_or_default();
        let piece = bits(Mask::from(unplaced)).min_by_key(|&level| pieces[level]).unwrap_or_default();
        let is_piece = unplaced != 0 && pieces[piece] < cells[cell];
        let fills = |option: &PlacementOption| {
            if is_piece { option.level == piece } else { option.cells >> cell & 1 == 1 }
        };
        let chosen: Vec<u32> = left.iter().copied().filter(|&number| fills(&self.options[number as usize])).collect();
        if chosen.is_empty() {
            self.count.dead_ends += 1;
        }
        self.stack.push(CoverFrame { empty, unplaced, left, chosen, tried: 0 });
    }

    /// The choices of the present branch, level by level.
    fn path(&self) -> Vec<u32> {
        let mut path = vec![0; self.assembly.levels()];
        for frame in &self.stack {
            let number = frame.tried.checked_sub(1).and_then(|place| frame.chosen.get(place));
            if let Some(option) = number.and_then(|&number| self.options.get(number as usize)) {
                path[option.level] = option.choice;
            }
        }
        path
    }
}
