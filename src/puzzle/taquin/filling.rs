//! How a small pattern database is filled, step by step: the least number of moves of two tiles that bring them home, for all their
//! placements, found backwards from the goal.
//!
//! The other tiles are all alike. In each step a placement is looked at with the cells that the blank can reach without moving one of the
//! two tiles, which costs nothing; from there each of the two moves into a cell beside it that the blank can reach, at the cost of one.
//! The tables of [`super::estimate::pattern`] are built in the same way, with more tiles; the tests compare both.

use super::board::Board;
use super::method::manhattan;

/// Boards of more cells are not shown.
pub const MOST_CELLS: usize = 9;

/// A placement of the two tiles, and what is found from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillingStep {
    /// The cells of the two tiles.
    pub cells: [usize; 2],
    /// The cells that the blank can reach, as bits.
    pub region: u32,
    /// The moves of the two tiles from here to their homes.
    pub moves: u32,
    /// The placements that are met for the first time, one move farther away.
    pub found: Vec<[usize; 2]>,
}

/// A table while it is filled.
///
/// ```
/// use casse_tete::puzzle::taquin::filling::Filling;
///
/// let filling = Filling::new(3, 2, [1, 2]).unwrap();
/// // At first only the home is known.
/// assert_eq!(filling.known_at(0).iter().flatten().count(), 1);
/// // In the end all 6 x 5 placements are.
/// assert_eq!(filling.known_at(filling.steps().len()).iter().flatten().count(), 30);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filling {
    width: usize,
    height: usize,
    tiles: [u8; 2],
    steps: Vec<FillingStep>,
}

impl Filling {
    /// The table of two tiles for boards of these sides; `None` unless they are different tiles of a board of at most [`MOST_CELLS`].
    pub fn new(width: usize, height: usize, tiles: [u8; 2]) -> Option<Filling> {
        let goal = Board::goal(width, height)?;
        let cells = goal.tiles().len();
        let are_legal = tiles[0] != tiles[1] && tiles.iter().all(|&tile| (1..cells).contains(&tile.into()));
        if cells > MOST_CELLS || !are_legal {
            return None;
        }
        let mut filling = Filling { width, height, tiles, steps: vec![] };
        let home = tiles.map(|tile| goal.home(tile));
        let mut met = vec![home];
        // What was looked at: a placement with the region of the blank. The queue holds placements with a cell of the blank.
        let mut looked: Vec<([usize; 2], u32)> = vec![];
        let mut now = vec![(home, goal.blank())];
        let mut moves = 0;
        while !now.is_empty() {
            let mut next = vec![];
            for (placed, blank) in now {
                let region = filling.region(placed, blank);
                if looked.contains(&(placed, region)) {
                    continue;
                }
                looked.push((placed, region));
                let mut found = vec![];
                for slot in 0..2 {
                    for to in filling.beside(placed[slot]).filter(|&to| region >> to & 1 == 1) {
                        let mut after = placed;
                        after[slot] = to;
                        if !met.contains(&after) {
                            met.push(after);
                            found.push(after);
                        }
                        // The tile leaves its cell to the blank.
                        next.push((after, placed[slot]));
                    }
                }
                filling.steps.push(FillingStep { cells: placed, region, moves, found });
            }
            now = next;
            moves += 1;
        }
        Some(filling)
    }

    /// The two tiles.
    pub fn tiles(&self) -> [u8; 2] {
        self.tiles
    }

    /// Columns and rows of the boards.
    pub fn sides(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// The cells beside a cell.
    fn beside(&self, cell: usize) -> impl Iterator<Item = usize> {
        let width = self.width;
        (0..width * self.height).filter(move |&other| manhattan(width, cell, other) == 1)
    }

    /// The cells that the blank can reach while the two tiles stay, as bits.
    fn region(&self, placed: [usize; 2], blank: usize) -> u32 {
        let mut region = 1_u32 << blank;
        let mut open = vec![blank];
        while let Some(cell) = open.pop() {
            for to in self.beside(cell).filter(|to| !placed.contains(to)) {
                if region >> to & 1 == 0 {
                    region |= 1 << to;
                    open.push(to);
                }
            }
        }
        region
    }

    /// All steps: step n looks at the n-th of them.
    pub fn steps(&self) -> &[FillingStep] {
        &self.steps
    }

    /// The table after a number of steps: the moves of each placement that is known, by the cell of the first tile times the number of
    /// cells plus that of the second.
    pub fn known_at(&self, step: usize) -> Vec<Option<u32>> {
        let cells = self.width * self.height;
        let mut known = vec![None; cells * cells];
        let place = |[first, second]: [usize; 2]| first * cells + second;
        if let Some(home) = self.steps.first() {
            known[place(home.cells)] = Some(0);
        }
        for step in self.steps.iter().take(step) {
            step.found.iter().for_each(|&found| known[place(found)] = Some(step.moves + 1));
        }
        known
    }

    /// The placements known after a number of steps, by their moves.
    pub fn counts_at(&self, step: usize) -> Vec<u64> {
        let mut counts = vec![];
        for moves in self.known_at(step).into_iter().flatten() {
            let moves = moves as usize;
            if counts.len() <= moves {
                counts.resize(moves + 1, 0);
            }
            counts[moves] += 1;
        }
        counts
    }

    /// How many placements need more moves than the Manhattan distances of the two tiles, and the most that one needs beyond them.
    pub fn beyond_manhattan(&self) -> (usize, u32) {
        let cells = self.width * self.height;
        let homes = self.tiles.map(|tile| usize::from(tile) - 1);
        let excess = |(place, moves): (usize, Option<u32>)| {
            let ways = manhattan(self.width, place / cells, homes[0]) + manhattan(self.width, place % cells, homes[1]);
            moves.map(|moves| moves - ways as u32).filter(|&more| more > 0)
        };
        let all: Vec<u32> = self.known_at(self.steps.len()).into_iter().enumerate().filter_map(excess).collect();
        (all.len(), all.into_iter().max().unwrap_or(0))
    }
}
