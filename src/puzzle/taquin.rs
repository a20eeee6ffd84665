//! The taquin: tiles that slide on a board of width by height cells until they stand in reading order, the blank last.
//!
//! Cells are numbered in reading order from 0. Tiles are numbered from 1, 0 is the blank; the base text writes the blank of
//! the 3x3 board as 9, so that its Score counts it like a tile. A move is named by the way the tile goes.

pub mod board;
pub mod code;
pub mod contest;
pub mod distance;
pub mod hint;
pub mod method;
pub mod packed;
pub mod parity;
pub mod play;
pub mod preset;
pub mod random;
pub mod request;
pub mod scene;
pub mod setup;
pub mod solve;
pub mod trial;

pub use board::{Board, Way};
pub use method::Method;
pub use parity::Parity;
pub use setup::{Problem, Setup};
pub use solve::Solver;

/// Fewest and most cells in a row or a column.
pub const SIDE: std::ops::RangeInclusive<usize> = 2..=5;

/// The most cells of a board.
pub const CELLS: usize = 25;
