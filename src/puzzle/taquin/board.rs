//! A legal board: every tile stands on it once, and the blank.

use super::{CELLS, SIDE};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The direction in which a tile moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// The tile moves up, the blank down.
    Up,
    /// The tile moves down, the blank up.
    Down,
    /// The tile moves to the left, the blank to the right.
    Left,
    /// The tile moves to the right, the blank to the left.
    Right,
}

impl Way {
    /// All four, in the order in which the base text creates descendants: the **blank** goes up, left, right, down.
    pub const ALL: [Way; 4] = [Way::Down, Way::Right, Way::Left, Way::Up];

    /// The opposite direction.
    pub fn back(self) -> Way {
        match self {
            Way::Up => Way::Down,
            Way::Down => Way::Up,
            Way::Left => Way::Right,
            Way::Right => Way::Left,
        }
    }
}

/// A legal board. It is serialised as its width, its height and its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(usize, usize, Vec<u8>)", into = "(usize, usize, Vec<u8>)")]
pub struct Board {
    width: u8,
    height: u8,
    /// The tile on each cell, 0 for the blank; cells beyond the board stay 0.
    cells: [u8; CELLS],
    blank: u8,
}

impl Default for Board {
    /// The example of the base text, 493617285 with 9 for the blank.
    fn default() -> Board {
        const EXAMPLE: [u8; 9] = [4, 0, 3, 6, 1, 7, 2, 8, 5];
        let mut cells = [0; CELLS];
        cells[..EXAMPLE.len()].copy_from_slice(&EXAMPLE);
        Board { width: 3, height: 3, cells, blank: 1 }
    }
}

impl From<Board> for (usize, usize, Vec<u8>) {
    fn from(board: Board) -> Self {
        (board.width(), board.height(), board.tiles().to_vec())
    }
}

impl TryFrom<(usize, usize, Vec<u8>)> for Board {
    type Error = &'static str;

    fn try_from((width, height, tiles): (usize, usize, Vec<u8>)) -> Result<Board, Self::Error> {
        Board::new(width, height, &tiles).ok_or("no legal board")
    }
}

impl Board {
    /// The board with these tiles in reading order; `None` unless the sides are 2..=5 and every tile is there once, 0 for the
    /// blank.
    pub fn new(width: usize, height: usize, tiles: &[u8]) -> Option<Board> {
        if !SIDE.contains(&width) || !SIDE.contains(&height) || tiles.len() != width * height {
            return None;
        }
        let mut seen = 0u32;
        for &tile in tiles {
            if usize::from(tile) >= tiles.len() || seen >> tile & 1 == 1 {
                return None;
            }
            seen |= 1 << tile;
        }
        let mut cells = [0; CELLS];
        cells[..tiles.len()].copy_from_slice(tiles);
        let blank = tiles.iter().position(|&tile| tile == 0)?;
        Some(Board { width: width as u8, height: height as u8, cells, blank: blank as u8 })
    }

    /// The board in order; `None` unless both sides are 2..=5.
    pub fn goal(width: usize, height: usize) -> Option<Board> {
        let count = width * height;
        let tiles: Vec<u8> = (1..=count).map(|tile| (tile % count) as u8).collect();
        Board::new(width, height, &tiles)
    }

    /// Cells in a row.
    pub fn width(&self) -> usize {
        self.width.into()
    }

    /// Cells in a column.
    pub fn height(&self) -> usize {
        self.height.into()
    }

    /// The tile on each cell in reading order, 0 for the blank.
    pub fn tiles(&self) -> &[u8] {
        &self.cells[..self.width() * self.height()]
    }

    /// The cell of the blank.
    pub fn blank(&self) -> usize {
        self.blank.into()
    }

    /// The cell where a tile belongs; for the blank, 0, the last cell.
    pub fn home(&self, tile: u8) -> usize {
        usize::from(tile).checked_sub(1).unwrap_or(self.tiles().len() - 1)
    }

    /// Whether all tiles are in order.
    pub fn is_solved(&self) -> bool {
        self.tiles().iter().enumerate().all(|(cell, &tile)| self.home(tile) == cell)
    }

    /// The cell of the tile that can move in this direction; `None` if the blank is at the edge and there is no such tile.
    pub fn mover(&self, way: Way) -> Option<usize> {
        let (blank, width) = (self.blank(), self.width());
        let (column, row) = (blank % width, blank / width);
        match way {
            Way::Up => (row + 1 < self.height()).then(|| blank + width),
            Way::Down => (row > 0).then(|| blank - width),
            Way::Left => (column + 1 < width).then(|| blank + 1),
            Way::Right => (column > 0).then(|| blank - 1),
        }
    }

    /// The board after a move in this direction; `None` if the blank is at the edge and there is no such move.
    pub fn moved(mut self, way: Way) -> Option<Board> {
        let from = self.mover(way)?;
        self.cells.swap(from, self.blank.into());
        self.blank = from as u8;
        Some(self)
    }

    /// Whether one run of tiles leads from one board to the other, or nothing has moved: each tile stands on the same cell or on
    /// a neighbouring one. False if the sides differ.
    pub fn is_beside(&self, other: &Board) -> bool {
        let width = self.width();
        let is_near = |(cell, &tile): (usize, &u8)| {
            let Some(there) = other.tiles().iter().position(|&each| each == tile) else { return false };
            (cell % width).abs_diff(there % width) + (cell / width).abs_diff(there / width) <= 1
        };
        (width, self.height()) == (other.width(), other.height())
            && self.tiles().iter().enumerate().filter(|(_, tile)| **tile > 0).all(is_near)
    }

    /// The moves that slide the run of tiles from a cell to the blank; empty if the cell is not in its row or column.
    pub fn run_from(&self, cell: usize) -> Vec<Way> {
        let width = self.width();
        let (blank, at) = ((self.blank() % width, self.blank() / width), (cell % width, cell / width));
        if cell >= self.tiles().len() {
            return vec![];
        }
        let (way, length) = match (at.0.cmp(&blank.0), at.1.cmp(&blank.1)) {
            (std::cmp::Ordering::Equal, _) if at.1 > blank.1 => (Way::Up, at.1 - blank.1),
            (std::cmp::Ordering::Equal, _) => (Way::Down, blank.1 - at.1),
            (_, std::cmp::Ordering::Equal) if at.0 > blank.0 => (Way::Left, at.0 - blank.0),
            (_, std::cmp::Ordering::Equal) => (Way::Right, blank.0 - at.0),
            _ => return vec![],
        };
        vec![way; length]
    }

    /// The board with the tiles on two cells exchanged; this is not a move. The cells must be on the board.
    pub fn swapped(mut self, a: usize, b: usize) -> Board {
        self.cells.swap(a, b);
        self.blank = if self.blank() == a {
            b as u8
        } else if self.blank() == b {
            a as u8
        } else {
            self.blank
        };
        self
    }
}

impl fmt::Display for Board {
    /// Writes the text form of links: `3x3:4,0,3,6,1,7,2,8,5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}:", self.width, self.height)?;
        for (cell, tile) in self.tiles().iter().enumerate() {
            if cell > 0 {
                f.write_str(",")?;
            }
            write!(f, "{tile}")?;
        }
        Ok(())
    }
}
