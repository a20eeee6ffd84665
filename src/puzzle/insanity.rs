//! Instant Insanity: n cubes with n colours, stacked so that each of the four façades shows every colour once.
//!
//! Faces are numbered 0 front, 1 right, 2 back, 3 left, 4 bottom, 5 top; façades 0..4 are the sides of the stack in the same
//! order. Cube 0 stands at the bottom, because the search places it first; the base text stacks cube 0 at the top. This order
//! does not change which colours repeat on a façade.
//!
//! From what a reader writes to the search, and to the drawing of what was found:
//!
//! ```
//! use casse_tete::lang::Lang;
//! use casse_tete::puzzle::insanity::scene::stack::{self, Stack};
//! use casse_tete::puzzle::insanity::{Exhaustive, Moment, Decision, Setup};
//! use casse_tete::scene::{Camera, Room};
//! use casse_tete::search::Timeline;
//!
//! // A setup is what was written. It becomes a model, or the list of all reasons why it cannot.
//! let setup: Setup = "000132.131220.210330.203131".parse().unwrap();
//! let model = setup.model().unwrap();
//! assert!("000132.131".parse::<Setup>().unwrap().model().is_err());
//!
//! // The exhaustive program up to its end: this set has one solution.
//! let mut program = Timeline::new(Exhaustive::new(model));
//! program.aim(u64::MAX);
//! while !program.wind(10_000) {}
//! assert_eq!(program.solutions().len(), 1);
//!
//! // Back to the step that found it, as a reader sees it, and drawn.
//! program.aim(program.solutions()[0].step);
//! while !program.wind(10_000) {}
//! let moment = Moment::of(program.tree(), program.search());
//! assert_eq!(moment.outcome, Decision::Solution);
//! let stack = Stack::at(model.cubes, &moment);
//! let room = Room { width: 640.0, height: 480.0 };
//! let labels = Lang::En.insanity().labels();
//! let scene = stack::scene(&stack, &stack, 1.0, &Camera::STANDARD, room, &labels);
//! assert!(!scene.shapes.is_empty());
//! ```

// Input as a reader writes it, legal or not, and its problems.
pub mod problem;
pub mod request;
pub mod setup;

// The input of a search: a set of cubes, and how to search it.
pub mod cubes;
pub mod model;
pub mod position;
pub mod preset;

// The exhaustive program.
pub mod job;
pub mod moment;
pub mod solve;

// The graph, and what follows from it.
pub mod assembly;
pub mod diagnosis;
pub mod facades;
pub mod graph;

// Play by hand, and random sets.
pub mod hand;
pub mod random;
pub mod trial;

pub mod pooling;

// The drawings.
pub mod cover;
pub mod light;

pub mod evidence;
pub mod scene;
pub mod sheet;

pub use assembly::Assembly;
pub use cubes::CubeSet;
pub use graph::{Degrees, Edge, Factorisation, Factorising, Theory};
pub use light::Highlight;
pub use model::{Checks, Model};
pub use moment::{Decision, Moment};
pub use position::{POSITIONS, Position};
pub use problem::Problem;
pub use request::Request;
pub use setup::Setup;
pub use solve::{Clash, Exhaustive};

/// Number of façades of a stack.
pub const FACADES: usize = 4;

/// Fewest and most cubes of a set.
pub const CUBES: std::ops::RangeInclusive<usize> = 2..=7;
