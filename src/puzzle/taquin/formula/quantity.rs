//! The quantities of a board that formulas name.

use super::super::CELLS;
use super::super::estimate::line::{LONGEST, additional};

/// A quantity of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Tiles that are not in place, without the blank.
    Misplaced,
    /// The sum of the Manhattan distances of all tiles from their places, without the blank.
    Manhattan,
    /// Linear conflicts: tiles that must step aside, because another tile of their row or column stands in their way.
    Conflicts,
    /// Pairs of tiles, without the blank, of which the larger comes first.
    Inversions,
    /// The Manhattan distance of the blank from its place.
    Blank,
    /// The Score of the base text, its ones and zeros read as digits of a binary number.
    Score,
    /// The number of cells.
    Cells,
    /// Cells in a row.
    Width,
    /// Cells in a column.
    Height,
}

named! {
    Quantity:
    Misplaced = "misplaced",
    Manhattan = "manhattan",
    Conflicts = "conflicts",
    Inversions = "inversions",
    Blank = "blank",
    Score = "score",
    Cells = "cells",
    Width = "width",
    Height = "height",
}

/// Boards of some sides: the column and the row of each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    width: usize,
    cells: usize,
    /// By cell.
    places: [[u8; 2]; CELLS],
}

impl Grid {
    /// The boards with `width` cells in a row and `cells` cells in all, at most [`CELLS`].
    pub fn new(width: usize, cells: usize) -> Grid {
        let mut places = [[0; 2]; CELLS];
        for (cell, place) in places.iter_mut().enumerate() {
            *place = [(cell % width) as u8, (cell / width) as u8];
        }
        Grid { width, cells, places }
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// Where a tile belongs; the blank, 0, belongs on the last cell.
    fn home(&self, tile: u8) -> usize {
        usize::from(tile).checked_sub(1).unwrap_or(self.cells - 1)
    }

    fn distance(&self, a: usize, b: usize) -> i64 {
        let ([x, y], [u, v]) = (self.places[a], self.places[b]);
        i64::from(x.abs_diff(u) + y.abs_diff(v))
    }

    /// The tiles of a line that must step aside: the line has this number (0 its column, 1 its row) among the places of its cells.
    fn aside(&self, tiles: &[u8], own: usize, line: usize, cells: impl Iterator<Item = usize>) -> i64 {
        let mut places = [0; LONGEST];
        let mut length = 0;
        for (place, cell) in places.iter_mut().zip(cells) {
            let home = self.places[self.home(tiles[cell])];
            if tiles[cell] > 0 && usize::from(home[own]) == line {
                *place = home[1 - own] + 1;
            }
            length += 1;
        }
        i64::from(additional(&places[..length]) / 2)
    }

    /// The quantity of a board, given its tiles in reading order.
    pub fn of(&self, quantity: Quantity, tiles: &[u8]) -> i64 {
        let (width, height) = (self.width, self.cells / self.width);
        let placed = || tiles.iter().enumerate();
        match quantity {
            Quantity::Misplaced => placed().filter(|&(cell, &tile)| tile > 0 && self.home(tile) != cell).count() as i64,
            Quantity::Manhattan => {
                let tiles = placed().filter(|&(_, &tile)| tile > 0);
                tiles.map(|(cell, &tile)| self.distance(cell, self.home(tile))).sum()
            }
            Quantity::Conflicts => {
                let rows = (0..height).map(|row| self.aside(tiles, 1, row, row * width..(row + 1) * width));
                let columns =
                    (0..width).map(|column| self.aside(tiles, 0, column, (column..self.cells).step_by(width)));
                rows.chain(columns).sum()
            }
            Quantity::Inversions => {
                let all = placed().filter(|&(_, &tile)| tile > 0);
                all.map(|(cell, &tile)| tiles[cell..].iter().filter(|&&later| later > 0 && later < tile).count() as i64)
                    .sum()
            }
            Quantity::Blank => {
                let blank = placed().find(|&(_, &tile)| tile == 0);
                blank.map_or(0, |(cell, _)| self.distance(cell, self.cells - 1))
            }
            Quantity::Score => placed().fold(0, |score, (cell, &tile)| 2 * score + i64::from(self.home(tile) == cell)),
            Quantity::Cells => self.cells as i64,
            Quantity::Width => width as i64,
            Quantity::Height => height as i64,
        }
    }
}
