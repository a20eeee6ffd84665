//! The taquin: tiles that slide on a board of width by height cells until they stand in reading order, the blank last.
//!
//! Cells are numbered in reading order from 0. Tiles are numbered from 1, 0 is the blank; the base text writes the blank of
//! the 3x3 board as 9, so that its Score counts it like a tile. A move is named by the direction in which the tile moves, not
//! the blank.
//!
//! From what a reader writes to the search, and to the drawing of the board:
//!
//! ```
//! use casse_tete::puzzle::taquin::scene::board::{self, BoardPicture};
//! use casse_tete::puzzle::taquin::{Method, Model, Setup};
//! use casse_tete::scene::Room;
//! use casse_tete::search::best_first::Standing;
//!
//! // A setup is what was written. It becomes a board, or the list of all reasons why it cannot.
//! let board = "493617285".parse::<Setup>().unwrap().board().unwrap();
//! assert!("493617284".parse::<Setup>().unwrap().board().is_err());
//!
//! // A search by a method: step by step, or up to its end.
//! let (space, mut search) = Model::new(board, Method::Score).search();
//! assert_eq!(search.advance(&space, 1), Standing::Growing);
//! let standing = search.advance(&space, u64::MAX);
//! assert!(matches!(standing, Standing::Found(_)));
//!
//! // The board, drawn.
//! let picture = BoardPicture::of(board);
//! let scene = board::scene(&picture, 1.0, Room { width: 480.0, height: 480.0 });
//! assert!(!scene.shapes.is_empty());
//! ```

// Input as a reader writes it, legal or not, and its problems.
pub mod problem;
pub mod request;
pub mod series;
pub mod setup;

// What is searched: a board, and how.
pub mod board;
pub mod code;
pub mod formula;
pub mod method;
pub mod model;
pub mod offers;
pub mod parity;
pub mod preset;
pub mod rank;
pub mod rival;

// The searches, and their results.
pub mod anytime;
pub mod beam;
pub mod contest;
pub mod counts;
pub mod details;
pub mod detours;
pub mod distance;
pub mod estimate;
pub mod filling;
pub mod hint;
pub mod job;
pub mod optimal;
pub mod outcome;
pub mod packed;
pub mod race;
pub mod rings;
pub mod scores;
pub mod shortest;
pub mod solve;
pub mod wide;

// Play by hand, and random boards.
pub mod play;
pub mod random;
pub mod results;
pub mod trial;

pub mod pooling;

// The drawings.
pub mod cover;
pub mod scene;
pub mod sheet;

pub mod evidence;

pub use board::{Board, Way};
pub use method::Method;
pub use model::Model;
pub use parity::Parity;
pub use problem::Problem;
pub use setup::Setup;
pub use solve::Solver;

/// Fewest and most cells in a row or a column.
pub const SIDE: std::ops::RangeInclusive<usize> = 2..=5;

/// The most cells of a board that fits into 64 bits, four bits for each cell.
pub const PACKED_CELLS: usize = 16;

/// The longest side of the boards whose walking distance has tables of a moderate size.
pub const WALKED_LINES: usize = 4;

/// The most cells of a board.
pub const CELLS: usize = 25;
