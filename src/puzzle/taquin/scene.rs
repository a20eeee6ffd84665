//! The drawings of the taquin.

pub mod board;
pub mod bounds;
pub mod circuit;
pub mod distances;
pub mod ends;
pub mod filling;
pub mod graph;
pub mod motif;
pub mod parity;
pub mod race;
pub mod rounds;
pub mod series;
pub mod statistics;
pub mod tree;

use crate::scene::Id;

/// The board itself, or the area around it.
pub const BOARD: Id = Id::new("board", 0, 0);

/// The kind of a cell of the board: the cell, from 0.
pub const CELL: &str = "cell";

/// The kind of a node of the tree: its number, from 0.
pub const NODE: &str = "node";

/// The kind of the hidden descendants of a node: the node.
pub const FOLDED: &str = "folded";

/// The kind of a bar of the histogram: the distance. In the plots of the experiment: its number, and how many lengths share a bar.
pub use crate::scene::plot::BAR;

/// The kind of a board along a solution: the number of moves made.
pub const ALONG: &str = "along";

/// The kind of a ring of the graph: the distance, and 1 for the boards that cannot be put in order.
pub const RING: &str = "ring";

/// The kind of a board of the graph: its number in its half, and 1 for those that cannot be put in order.
pub const PLACE: &str = "place";

/// The kind of a search of a race: its number, from 0.
pub const RACER: &str = "racer";

/// All kinds.
const KINDS: [&str; 8] = [CELL, NODE, FOLDED, BAR, ALONG, RING, PLACE, RACER];

/// The id with this text form, `cell-4-0`.
pub fn read(text: &str) -> Option<Id> {
    Id::read(text, &KINDS)
}
