//! Estimates of the moves that a board still needs, none of them too high, for boards of up to sixteen cells.
//!
//! Each keeps with a board what a move changes, so that a move costs a few look-ups in tables.

pub mod conflict;
pub mod line;
pub mod pattern;
pub mod walking;

use super::board::Board;
use super::packed::Packed;

/// A move of a tile on a packed board.
#[derive(Clone, Copy, Debug)]
pub struct Slide {
    /// The board before the move.
    pub before: Packed,
    /// The board after it.
    pub after: Packed,
    /// The tile.
    pub tile: u8,
    /// The cell that it leaves.
    pub from: usize,
    /// The cell that it moves to, where the blank was.
    pub to: usize,
}

/// An estimate that is carried along from move to move.
pub trait LowerBound {
    /// What it keeps with a board.
    type Value: Copy;

    /// The value of a board; its sides are those of the estimate.
    fn of(&self, board: &Board) -> Self::Value;
    /// The value after a move.
    fn after(&self, value: Self::Value, slide: &Slide) -> Self::Value;
    /// The moves that a board of this value needs at least.
    fn moves(&self, value: Self::Value) -> u32;
    /// The bytes of its tables, where it has large ones.
    fn bytes(&self) -> usize {
        0
    }
}

/// The sum of the Manhattan distances of all tiles, the blank not counted.
#[derive(Clone, Debug)]
pub struct Manhattan {
    /// By tile and cell.
    distances: [[u8; 16]; 16],
}

impl Manhattan {
    /// The estimate for boards of the sides of this one; `None` if it has more than sixteen cells.
    pub fn new(board: &Board) -> Option<Manhattan> {
        Packed::of(board)?;
        let mut distances = [[0; 16]; 16];
        for tile in 1..board.tiles().len() as u8 {
            for (cell, distance) in distances[usize::from(tile)].iter_mut().enumerate().take(board.tiles().len()) {
                *distance = super::method::manhattan(board.width(), cell, board.home(tile)) as u8;
            }
        }
        Some(Manhattan { distances })
    }
}

impl LowerBound for Manhattan {
    type Value = u8;

    fn of(&self, board: &Board) -> u8 {
        board.tiles().iter().enumerate().map(|(cell, &tile)| self.distances[usize::from(tile)][cell]).sum()
    }

    #[inline]
    fn after(&self, value: u8, slide: &Slide) -> u8 {
        let distances = &self.distances[usize::from(slide.tile % 16)];
        value + distances[slide.to % 16] - distances[slide.from % 16]
    }

    #[inline]
    fn moves(&self, value: u8) -> u32 {
        value.into()
    }
}
