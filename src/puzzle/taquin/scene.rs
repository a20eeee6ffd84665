//! The drawings of the taquin: the board, the tree of a search, and the plots.

pub mod board;
pub mod distances;
pub mod statistics;
pub mod tree;

/// What pointing at a tile means: the tile on cell `a`.
pub const CELL: &str = "cell";

/// What pointing at a node of the tree means: node `a`.
pub const NODE: &str = "node";

/// What pointing at a bar means: the positions at distance `a`.
pub const BAR: &str = "bar";

/// What pointing at a place along a solution means: the position after `a` moves.
pub const ALONG: &str = "along";
