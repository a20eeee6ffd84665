//! The Soma cube: Piet Hein's seven pieces, which fill a 3x3x3 cube and other figures of 27 cells.
//!
//! Axes: x to the right, y away from the viewer, z up. Cells of a figure are numbered from 1, from the base up, row by
//! row from the back, from the left; in the program they are counted from 0, and a set of them is a mask. Pieces are
//! named by their places in their set, from 0; their numbers in texts are 1 V, 2 L, 3 T, 4 Z, 5 A, 6 B, 7 P.

pub mod assemble;
pub mod contest;
pub mod derive;
pub mod draft;
pub mod fast;
pub mod figure;
pub mod impossible;
pub mod moment;
pub mod pieces;
pub mod placement;
pub mod polycube;
pub mod preset;
pub mod request;
pub mod scene;
pub mod setup;
pub mod solutions;
pub mod solve;
pub mod theory;

pub use crate::geometry::lattice::{Cell, Symmetry, cell};
pub use figure::{Figure, Mask};
pub use moment::{Moment, Outcome};
pub use pieces::{Piece, PieceSet};
pub use placement::Placement;
pub use polycube::Polycube;
pub use preset::Preset;
pub use request::Request;
pub use setup::{Problem, Setup};
pub use solutions::Catalogue;
pub use solve::{Assembly, Cut, Model, Order, Rules, Why};

/// Fewest and most cells along a side of the box of a figure.
pub const SIDE: std::ops::RangeInclusive<usize> = 1..=12;
