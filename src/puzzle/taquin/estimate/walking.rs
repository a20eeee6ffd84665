//! Walking distance (Takahashi, 2001): the tiles move between rows, and of each only the row to which it belongs is looked at; the same
//! for columns. The exact distances of these two simpler puzzles are added.
//!
//! A move up or down changes the first puzzle alone, a move to the left or right the second: their sum is never too high.

use super::super::board::Board;
use super::{LowerBound, Slide};
use rustc_hash::FxHashMap;

/// The most states of a table. Boards of 4x4 have 24,964.
const MOST_STATES: usize = 30_000;

/// No state.
const NONE: u16 = u16::MAX;

/// The estimate for boards of some sides.
#[derive(Clone, Debug)]
pub struct WalkingDistance {
    width: usize,
    /// Moves up and down; lines are rows.
    down: WalkingTable,
    /// Moves to the left and right; lines are columns.
    across: WalkingTable,
    /// By tile, the row and the column to which it belongs.
    homes: [[u8; 2]; 16],
}

/// All states of the simpler puzzle in one direction, with their distances.
#[derive(Clone, Debug)]
pub struct WalkingTable {
    numbers: FxHashMap<u64, u16>,
    distances: Vec<u8>,
    /// By state, whether the tile comes from the line after the blank (1) or from that before it (0), and the line to which it belongs:
    /// the state after the move.
    after: Vec<[[u16; 4]; 2]>,
}

/// A state: for each line the number of its tiles that belong to each line, four bits each, sixteen for a line. The line with the blank
/// has one tile less than the others.
type Lines = u64;

fn shift(line: usize, home: usize) -> usize {
    16 * line + 4 * home
}

fn count(lines: Lines, line: usize, home: usize) -> u64 {
    lines >> shift(line, home) & 15
}

fn tiles(lines: Lines, line: usize) -> u64 {
    (0..4).map(|home| count(lines, line, home)).sum()
}

impl WalkingTable {
    /// The bytes of its states, each with its number, its distance and the states after it.
    fn bytes(&self) -> usize {
        self.distances.len() * (size_of::<(u64, u16)>() + 1 + size_of::<[[u16; 4]; 2]>())
    }

    /// The table for a number of lines, 2 to 4, of this many cells each, up to 8; `None` for others.
    pub fn new(lines: usize, cells: usize) -> Option<WalkingTable> {
        if !(2..=4).contains(&lines) || !(1..=8).contains(&cells) {
            return None;
        }
        let goal: Lines =
            (0..lines).map(|line| (cells as u64 - u64::from(line + 1 == lines)) << shift(line, line)).sum();
        let mut table = WalkingTable { numbers: FxHashMap::default(), distances: vec![0], after: vec![[[NONE; 4]; 2]] };
        let mut states = vec![goal];
        table.numbers.insert(goal, 0);
        let mut at = 0;
        while at < states.len() {
            let state = states[at];
            let blank = (0..lines).find(|&line| tiles(state, line) < cells as u64)?;
            for (side, from) in
                [blank.checked_sub(1), Some(blank + 1).filter(|&line| line < lines)].into_iter().enumerate()
            {
                let Some(from) = from else { continue };
                for home in (0..lines).filter(|&home| count(state, from, home) > 0) {
                    let next = state - (1 << shift(from, home)) + (1 << shift(blank, home));
                    let number = *table.numbers.entry(next).or_insert_with(|| {
                        states.push(next);
                        table.distances.push(table.distances[at] + 1);
                        table.after.push([[NONE; 4]; 2]);
                        (states.len() - 1) as u16
                    });
                    table.after[at][side][home] = number;
                }
            }
            if states.len() > MOST_STATES {
                return None;
            }
            at += 1;
        }
        Some(table)
    }

    /// The number of states.
    pub fn states(&self) -> usize {
        self.distances.len()
    }

    /// The largest distance.
    pub fn farthest(&self) -> u8 {
        self.distances.iter().copied().max().unwrap_or(0)
    }

    /// The number of the state with these tiles: for each line the lines to which its tiles belong.
    fn number(&self, tiles: impl Iterator<Item = (usize, usize)>) -> u16 {
        let lines: Lines = tiles.map(|(line, home)| 1 << shift(line, home)).sum();
        self.numbers.get(&lines).copied().unwrap_or(NONE)
    }

    #[inline]
    fn distance(&self, state: u16) -> u32 {
        self.distances.get(usize::from(state)).copied().unwrap_or(0).into()
    }

    /// The state after a tile that belongs to the line `home` came to the blank's line from the line after it or before it.
    #[inline]
    fn moved(&self, state: u16, is_after: bool, home: u8) -> u16 {
        self.after.get(usize::from(state)).map_or(NONE, |after| after[usize::from(is_after)][usize::from(home % 4)])
    }
}

impl WalkingDistance {
    /// The estimate for boards of the sides of this one; `None` if one of them is more than four.
    pub fn new(board: &Board) -> Option<WalkingDistance> {
        let (width, height) = (board.width(), board.height());
        let down = WalkingTable::new(height, width)?;
        let across = WalkingTable::new(width, height)?;
        let mut homes = [[0; 2]; 16];
        for tile in 1..board.tiles().len() as u8 {
            let home = board.home(tile);
            homes[usize::from(tile)] = [(home / width) as u8, (home % width) as u8];
        }
        Some(WalkingDistance { width, down, across, homes })
    }
}

impl WalkingDistance {
    /// The distance of the rows and that of the columns.
    pub fn parts(&self, board: &Board) -> [u32; 2] {
        let [down, across] = self.of(board);
        [self.down.distance(down), self.across.distance(across)]
    }
}

impl LowerBound for WalkingDistance {
    /// The states of both tables.
    type Value = [u16; 2];

    fn bytes(&self) -> usize {
        self.down.bytes() + self.across.bytes()
    }

    fn of(&self, board: &Board) -> [u16; 2] {
        let home = |tile: u8| self.homes[usize::from(tile % 16)].map(usize::from);
        let tiles = || board.tiles().iter().enumerate().filter(|&(_, &tile)| tile > 0);
        [
            self.down.number(tiles().map(|(cell, &tile)| (cell / self.width, home(tile)[0]))),
            self.across.number(tiles().map(|(cell, &tile)| (cell % self.width, home(tile)[1]))),
        ]
    }

    #[inline]
    fn after(&self, [down, across]: [u16; 2], slide: &Slide) -> [u16; 2] {
        let &Slide { tile, from, to, .. } = slide;
        let [row, column] = self.homes[usize::from(tile % 16)];
        if from / self.width == to / self.width {
            [down, self.across.moved(across, from > to, column)]
        } else {
            [self.down.moved(down, from > to, row), across]
        }
    }

    #[inline]
    fn moves(&self, [down, across]: [u16; 2]) -> u32 {
        self.down.distance(down) + self.across.distance(across)
    }
}
