//! Boards of up to 25 cells for the searches that are too large for a tree: a byte for each cell, with the Manhattan distance, the linear
//! conflicts and a hash carried along from move to move.

use super::CELLS;
use super::board::{Board, Way};
use super::detours::ORDER;
use super::estimate::conflict::LineTable;
use super::method::manhattan;
use super::packed::EDGE;
use crate::search::deepening::Descent;
use crate::search::sample::Dice;

/// A board with what its estimate needs.
#[derive(Clone, Copy, Debug)]
pub struct WideBoard {
    tiles: [u8; CELLS],
    blank: u8,
    manhattan: u8,
    conflicts: u8,
    /// A hash of the board: the sum of a random number for each tile on its cell (Zobrist, 1970).
    key: u64,
    /// The move that would take back the last one, as an index of [`ORDER`]; [`EDGE`] for the root.
    back: u8,
}

impl WideBoard {
    /// The Manhattan distance, and the additional moves for linear conflicts.
    pub fn estimate(&self) -> (u32, u32) {
        (self.manhattan.into(), self.conflicts.into())
    }

    /// A number that is different for different boards, but for chance.
    pub fn key(&self) -> u64 {
        self.key
    }
}

/// All boards of some sides.
#[derive(Clone, Debug)]
pub struct WideBoards {
    width: usize,
    height: usize,
    /// For each cell of the blank and each move of [`ORDER`] the cell from which a tile comes; [`EDGE`] if there is none.
    movers: [[u8; 4]; CELLS],
    /// By tile and cell.
    distances: [[u8; CELLS]; CELLS],
    /// By tile, the place in its row at which it belongs, and its row; then its place in its column, and its column. From 1; 0 for
    /// the blank.
    homes: [[u8; 2]; CELLS],
    rows: LineTable,
    columns: LineTable,
    keys: Vec<[u64; CELLS]>,
}

impl WideBoards {
    /// The boards of the sides of this one.
    pub fn new(board: &Board) -> WideBoards {
        let (width, height) = (board.width(), board.height());
        let cells = width * height;
        let mut movers = [[EDGE; 4]; CELLS];
        for (cell, own) in movers.iter_mut().enumerate().take(cells) {
            for (mover, way) in own.iter_mut().zip(ORDER) {
                let (column, row) = (cell % width, cell / width);
                let from = match way {
                    Way::Up => (row + 1 < height).then(|| cell + width),
                    Way::Down => (row > 0).then(|| cell - width),
                    Way::Left => (column + 1 < width).then(|| cell + 1),
                    Way::Right => (column > 0).then(|| cell - 1),
                };
                *mover = from.map_or(EDGE, |from| from as u8);
            }
        }
        let mut dice = Dice::new(1, 0);
        let mut number = || u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        let keys = (0..cells).map(|_| std::array::from_fn(|_| number())).collect();
        let boards = WideBoards {
            width,
            height,
            movers,
            distances: [[0; CELLS]; CELLS],
            homes: [[0; 2]; CELLS],
            rows: LineTable::new(width),
            columns: LineTable::new(height),
            keys,
        };
        boards.toward((1..cells).map(|tile| (tile as u8, board.home(tile as u8))))
    }

    /// The same boards with another goal: the cell of each tile in it.
    fn toward(mut self, goal: impl Iterator<Item = (u8, usize)>) -> WideBoards {
        for (tile, home) in goal {
            let tile = usize::from(tile);
            self.homes[tile] = [(home % self.width + 1) as u8, (home / self.width + 1) as u8];
            for (cell, distance) in self.distances[tile].iter_mut().enumerate().take(self.width * self.height) {
                *distance = manhattan(self.width, cell, home) as u8;
            }
        }
        self
    }

    /// The same boards with one of them as the goal.
    pub fn to(&self, goal: &Board) -> WideBoards {
        let tiles = goal.tiles().iter().enumerate().filter(|(_, tile)| **tile > 0);
        self.clone().toward(tiles.map(|(cell, &tile)| (tile, cell)))
    }

    /// A board of these sides.
    pub fn of(&self, board: &Board) -> WideBoard {
        let mut tiles = [0; CELLS];
        tiles[..board.tiles().len()].copy_from_slice(board.tiles());
        self.at(tiles, board.blank() as u8)
    }

    fn at(&self, tiles: [u8; CELLS], blank: u8) -> WideBoard {
        let (mut manhattan, mut key) = (0, 0_u64);
        for (cell, &tile) in tiles.iter().enumerate().filter(|(_, tile)| **tile > 0) {
            manhattan += self.distances[usize::from(tile)][cell];
            key = key.wrapping_add(self.keys[usize::from(tile)][cell]);
        }
        let rows: u8 = (0..self.height).map(|row| self.row(&tiles, row)).sum();
        let columns: u8 = (0..self.width).map(|column| self.column(&tiles, column)).sum();
        WideBoard { tiles, blank, manhattan, conflicts: rows + columns, key, back: EDGE }
    }

    /// The additional moves of a row.
    #[inline]
    fn row(&self, tiles: &[u8; CELLS], row: usize) -> u8 {
        let index = (0..self.width).rev().fold(0, |index, column| {
            let [place, own] = self.homes[usize::from(tiles[row * self.width + column])];
            index * (self.width + 1) + if usize::from(own) == row + 1 { usize::from(place) } else { 0 }
        });
        self.rows.moves(index)
    }

    /// The additional moves of a column.
    #[inline]
    fn column(&self, tiles: &[u8; CELLS], column: usize) -> u8 {
        let index = (0..self.height).rev().fold(0, |index, row| {
            let [own, place] = self.homes[usize::from(tiles[row * self.width + column])];
            index * (self.height + 1) + if usize::from(own) == column + 1 { usize::from(place) } else { 0 }
        });
        self.columns.moves(index)
    }
}

impl Descent for WideBoards {
    type Node = WideBoard;

    #[inline]
    fn moves(&self) -> u8 {
        ORDER.len() as u8
    }

    #[inline]
    fn after(&self, board: &WideBoard, way: u8) -> Option<WideBoard> {
        if way == board.back {
            return None;
        }
        let to = usize::from(board.blank);
        let from = self.movers[to][usize::from(way % 4)];
        if from == EDGE {
            return None;
        }
        let from = usize::from(from);
        let tile = usize::from(board.tiles[from]);
        let mut tiles = board.tiles;
        (tiles[to], tiles[from]) = (tiles[from], 0);
        let distances = &self.distances[tile];
        // A tile that moves within a line passes no other one there. Of the two lines across, that to which it belongs changes.
        let [column, row] = self.homes[tile].map(|place| usize::from(place) - 1);
        let conflicts = if from / self.width == to / self.width {
            match [from, to].iter().any(|cell| cell % self.width == column) {
                true => board.conflicts + self.column(&tiles, column) - self.column(&board.tiles, column),
                false => board.conflicts,
            }
        } else {
            match [from, to].iter().any(|cell| cell / self.width == row) {
                true => board.conflicts + self.row(&tiles, row) - self.row(&board.tiles, row),
                false => board.conflicts,
            }
        };
        Some(WideBoard {
            tiles,
            blank: from as u8,
            manhattan: board.manhattan + distances[to] - distances[from],
            conflicts,
            key: board.key.wrapping_add(self.keys[tile][to]).wrapping_sub(self.keys[tile][from]),
            // Opposite moves stand opposite each other in the order.
            back: 3 - way % 4,
        })
    }

    #[inline]
    fn estimate(&self, board: &WideBoard) -> u32 {
        u32::from(board.manhattan) + u32::from(board.conflicts)
    }

    #[inline]
    fn is_goal(&self, board: &WideBoard) -> bool {
        board.manhattan == 0
    }
}
