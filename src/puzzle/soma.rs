//! The Soma cube: Piet Hein's seven pieces, which fill a 3x3x3 cube and other figures of 27 cells.
//!
//! Axes: x to the right, y away from the viewer, z up. Cells of a figure are numbered from 1, from the base up, row by
//! row from the back, from the left; in the program they are counted from 0, and a set of them is a mask. Pieces are
//! named by their places in their set, from 0; their numbers in texts are 1 V, 2 L, 3 T, 4 Z, 5 A, 6 B, 7 P.
//!
//! From what a reader writes to the search, and to the drawing of a step:
//!
//! ```
//! use casse_tete::puzzle::soma::scene::picture::{Empty, Picture};
//! use casse_tete::puzzle::soma::scene::space;
//! use casse_tete::puzzle::soma::{Assembly, Model, Moment, Setup};
//! use casse_tete::scene::{Camera, Room};
//! use casse_tete::search::Backtrack;
//!
//! // A setup is what was written. It becomes a figure, or the list of all reasons why it cannot.
//! let figure = "ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo".parse::<Setup>().unwrap().figure().unwrap();
//! assert!("ooo.ooo".parse::<Setup>().unwrap().figure().is_err());
//!
//! // The enumeration, 240 trials of it. The observer `()` listens to nothing.
//! let assembly = Assembly::new(Model { figure: figure.clone(), ..Model::default() });
//! let mut search = Backtrack::new(&assembly);
//! search.advance(&assembly, 240, &mut ());
//! let moment = Moment::of(&assembly, &search);
//! assert!(!moment.placed.is_empty());
//!
//! // The pieces in place, drawn.
//! let picture = Picture {
//!     placed: moment.placed.iter().map(|(piece, placement)| (*piece, placement.cells)).collect(),
//!     ..Picture::of(figure, Empty::Dots)
//! };
//! let room = Room { width: 640.0, height: 480.0 };
//! let scene = space::scene(&picture, 0.0, 1.0, &Camera::STANDARD, room, &assembly.model().pieces);
//! assert!(!scene.shapes.is_empty());
//! ```

// Input as a reader writes it, legal or not, and its problems.
pub mod draft;
pub mod own_set;
pub mod problem;
pub mod request;
pub mod setup;

// The input of a search: pieces, a figure, and how to search.
pub mod figure;
pub mod known_set;
pub mod model;
mod order;
pub mod pieces;
pub mod placement;
pub mod polycube;
pub mod preset;
pub mod tint;

// The searches, and their results.
pub mod branch;
pub mod contest;
pub mod fast;
pub mod job;
pub mod lockstep;
pub mod moment;
pub mod pack;
pub mod solutions;
pub mod solve;
pub mod studied;
pub mod written;

// What is known without a search, or after one.
pub mod assemble;
pub mod build;
pub mod built;
pub mod derive;
pub mod diagnosis;
pub mod example;
pub mod parity;
pub mod places;
pub mod shortfall;
pub mod somap;
pub mod theory;
pub mod why;

// The drawings.
pub mod cover;
pub mod scene;
pub mod sheet;

// Files of other programs.
pub mod printed;
pub mod xmpuzzle;

pub mod evidence;

pub use crate::geometry::lattice::{Cell, Symmetry, cell};
pub use figure::{Figure, Mask};
pub use known_set::KnownSet;
pub use model::{Model, Order, Rules};
pub use moment::{Decision, Moment};
pub use pieces::{Piece, PieceSet};
pub use placement::Placement;
pub use polycube::Polycube;
pub use preset::Preset;
pub use problem::Problem;
pub use request::Request;
pub use setup::Setup;
pub use solutions::Catalogue;
pub use solve::{Assembly, Cut, DropReason, Partial};

/// Fewest and most cells along a side of the box of a figure: a straight line of the most cells fits.
pub const SIDE: std::ops::RangeInclusive<usize> = 1..=figure::MOST_CELLS;

/// The most cells of the box of a figure, empty ones included: those of a cube of side 20.
pub const LARGEST_BOX: usize = 20 * 20 * 20;

/// Whether the box of a figure may have these sides.
///
/// ```
/// use casse_tete::puzzle::soma::is_box;
///
/// assert!(is_box([125, 1, 1]) && is_box([20, 20, 20]));
/// assert!(!is_box([126, 1, 1]) && !is_box([21, 20, 20]) && !is_box([3, 3, 0]));
/// ```
pub fn is_box(sides: [usize; 3]) -> bool {
    sides.iter().all(|side| SIDE.contains(side)) && sides.iter().product::<usize>() <= LARGEST_BOX
}
