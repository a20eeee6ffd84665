//! The Soma cube: Piet Hein's seven pieces, which fill a 3x3x3 cube and other figures of 27 cells.
//!
//! Axes: x to the right, y away from the viewer, z up. Cells of a figure are numbered from 1, from the base up, row by
//! row from the back, from the left; in the program they are counted from 0, and a set of them is a mask. Pieces are
//! named by their places in their set, from 0; their numbers in texts are 1 V, 2 L, 3 T, 4 Z, 5 A, 6 B, 7 P.

// What a reader wrote, legal or not, and every reason why not.
pub mod draft;
pub mod problem;
pub mod request;
pub mod setup;

// What is searched: pieces, a figure, and how.
pub mod figure;
pub mod model;
pub mod pieces;
pub mod placement;
pub mod polycube;
pub mod preset;

// The searches, and what comes of them.
pub mod contest;
pub mod fast;
pub mod moment;
pub mod solutions;
pub mod solve;

// What is known without a search, or after one.
pub mod assemble;
pub mod derive;
pub mod diagnosis;
pub mod theory;

// The drawings.
pub mod scene;

pub use crate::geometry::lattice::{Cell, Symmetry, cell};
pub use figure::{Figure, Mask};
pub use model::{Model, Order, Rules};
pub use moment::{Moment, Outcome};
pub use pieces::{Piece, PieceSet};
pub use placement::Placement;
pub use polycube::Polycube;
pub use preset::Preset;
pub use problem::Problem;
pub use request::Request;
pub use setup::Setup;
pub use solutions::Catalogue;
pub use solve::{Assembly, Cut, Why};

/// Fewest and most cells along a side of the box of a figure.
pub const SIDE: std::ops::RangeInclusive<usize> = 1..=12;
