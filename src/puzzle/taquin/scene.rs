//! The drawings of the taquin: the board, and the tree of a search.

pub mod board;
pub mod tree;

/// What pointing at a tile means: the tile on cell `a`.
pub const CELL: &str = "cell";

/// What pointing at a node of the tree means: node `a`.
pub const NODE: &str = "node";
