//! Instant Insanity: n cubes with n colours, stacked so that each of the four façades shows every colour once.
//!
//! Faces are numbered 0 front, 1 right, 2 back, 3 left, 4 bottom, 5 top; façades 0..4 are the sides of the stack in the
//! same order. Cube 0 stands at the bottom, because the search places it first; the base text stacks cube 0 at the top.
//! Which colours repeat on a façade does not depend on it.

// What a reader wrote, legal or not, and every reason why not.
pub mod problem;
pub mod request;
pub mod setup;

// What is searched: a set of cubes, and how.
pub mod cubes;
pub mod model;
pub mod position;
pub mod preset;

// The exhaustive program.
pub mod moment;
pub mod solve;

// The graph, and what it tells.
pub mod assembly;
pub mod diagnosis;
pub mod facades;
pub mod graph;

// Play by hand, and random sets.
pub mod hand;
pub mod random;
pub mod trial;

// The drawings.
pub mod light;
pub mod scene;

pub use assembly::Assembly;
pub use cubes::CubeSet;
pub use graph::{Edge, Factorisation, Factorising, Theory};
pub use light::Light;
pub use model::{Checks, Model};
pub use moment::{Moment, Outcome};
pub use position::{POSITIONS, Position};
pub use problem::Problem;
pub use request::Request;
pub use setup::Setup;
pub use solve::{Clash, Exhaustive};

/// Number of façades of a stack.
pub const FACADES: usize = 4;

/// Fewest and most cubes of a set.
pub const CUBES: std::ops::RangeInclusive<usize> = 2..=7;
