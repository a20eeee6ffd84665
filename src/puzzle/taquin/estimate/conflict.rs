//! Manhattan distance with linear conflicts (Hansson, Mayer and Yung, 1992).
//!
//! Two tiles that stand in the row to which both belong, in the wrong order, cannot pass each other: one of them leaves the row and
//! comes back, two moves more than the Manhattan distances. The same holds for columns. In each line as few tiles leave as put the
//! others in order.

use super::super::board::Board;
use super::super::packed::Packed;
use super::line::LONGEST;
use super::{LowerBound, Manhattan, Slide};

pub use super::line::additional;

/// The estimate for boards of some sides.
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    width: usize,
    height: usize,
    /// By tile, the place in its row at which it belongs, and its row; then its place in its column, and its column. From 1; 0 for
    /// the blank.
    homes: [[u8; 2]; 16],
    rows: LineTable,
    columns: LineTable,
}

/// The additional moves of lines of one length, by what stands in them.
#[derive(Clone, Debug)]
pub struct LineTable {
    /// One more than the length: what can stand at a place.
    base: usize,
    moves: Vec<u8>,
}

impl LineTable {
    /// Lines of a length of at most [`LONGEST`].
    pub fn new(length: usize) -> LineTable {
        let base = length + 1;
        let moves = (0..base.pow(length as u32)).map(|index| {
            let mut places = [0; LONGEST];
            let mut rest = index;
            for place in &mut places[..length] {
                (*place, rest) = ((rest % base) as u8, rest / base);
            }
            additional(&places[..length])
        });
        LineTable { base, moves: moves.collect() }
    }

    /// The additional moves of a line. Its places are the digits of the index, to the base of its length and one, the first last.
    #[inline]
    pub fn moves(&self, index: usize) -> u8 {
        self.moves.get(index).copied().unwrap_or(0)
    }
}

impl LinearConflict {
    /// The estimate for boards of the sides of this one; `None` if it has more than sixteen cells, or more than eight in a line.
    pub fn new(board: &Board) -> Option<LinearConflict> {
        let manhattan = Manhattan::new(board)?;
        let (width, height) = (board.width(), board.height());
        if width.max(height) > LONGEST {
            return None;
        }
        let mut homes = [[0; 2]; 16];
        for tile in 1..board.tiles().len() as u8 {
            let home = board.home(tile);
            homes[usize::from(tile)] = [(home % width + 1) as u8, (home / width + 1) as u8];
        }
        let (rows, columns) = (LineTable::new(width), LineTable::new(height));
        Some(LinearConflict { manhattan, width, height, homes, rows, columns })
    }

    /// The additional moves of a row.
    #[inline]
    fn row(&self, board: Packed, row: usize) -> u8 {
        let index = (0..self.width).rev().fold(0, |index, column| {
            let [place, own] = self.homes[usize::from(board.tile(row * self.width + column) % 16)];
            index * self.rows.base + if usize::from(own) == row + 1 { usize::from(place) } else { 0 }
        });
        self.rows.moves(index)
    }

    /// The additional moves of a column.
    #[inline]
    fn column(&self, board: Packed, column: usize) -> u8 {
        let index = (0..self.height).rev().fold(0, |index, row| {
            let [own, place] = self.homes[usize::from(board.tile(row * self.width + column) % 16)];
            index * self.columns.base + if usize::from(own) == column + 1 { usize::from(place) } else { 0 }
        });
        self.columns.moves(index)
    }
}

impl LowerBound for LinearConflict {
    /// The Manhattan distance, and the additional moves of all lines.
    type Value = (u8, u8);

    fn of(&self, board: &Board) -> (u8, u8) {
        let manhattan = self.manhattan.of(board);
        let Some(board) = Packed::of(board) else { return (manhattan, 0) };
        let rows: u8 = (0..self.height).map(|row| self.row(board, row)).sum();
        let columns: u8 = (0..self.width).map(|column| self.column(board, column)).sum();
        (manhattan, rows + columns)
    }

    #[inline]
    fn after(&self, (manhattan, more): (u8, u8), slide: &Slide) -> (u8, u8) {
        let manhattan = self.manhattan.after(manhattan, slide);
        let &Slide { before, after, tile, from, to } = slide;
        let width = self.width;
        let [column, row] = self.homes[usize::from(tile % 16)].map(|place| usize::from(place) - 1);
        // A tile that moves within a line passes no other one there. Of the two lines across, that to which it belongs changes.
        let more = if from / width == to / width {
            match [from, to].iter().any(|cell| cell % width == column) {
                true => more + self.column(after, column) - self.column(before, column),
                false => more,
            }
        } else {
            match [from, to].iter().any(|cell| cell / width == row) {
                true => more + self.row(after, row) - self.row(before, row),
                false => more,
            }
        };
        (manhattan, more)
    }

    #[inline]
    fn moves(&self, (manhattan, more): (u8, u8)) -> u32 {
        u32::from(manhattan) + u32::from(more)
    }
}
