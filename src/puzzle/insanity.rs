//! Instant Insanity: n cubes with n colours, stacked so that each of the four façades shows every colour once.
//!
//! Faces are numbered 0 front, 1 right, 2 back, 3 left, 4 bottom, 5 top; façades 0..4 are the sides of the stack in the
//! same order. Cube 0 stands at the bottom, because the search places it first; the base text stacks cube 0 at the top.
//! Which colours repeat on a façade does not depend on it.

pub mod assembly;
pub mod cubes;
pub mod diagnosis;
pub mod facades;
pub mod graph;
pub mod hand;
pub mod light;
pub mod moment;
pub mod position;
pub mod preset;
pub mod random;
pub mod scene;
pub mod setup;
pub mod solve;

pub use assembly::Assembly;
pub use cubes::CubeSet;
pub use graph::{Edge, Factorisation, Factorising, Theory};
pub use light::Light;
pub use moment::{Moment, Outcome};
pub use position::{POSITIONS, Position};
pub use setup::{Problem, Setup};
pub use solve::{Checks, Clash, Exhaustive, Model};

/// Number of façades of a stack.
pub const FACADES: usize = 4;

/// Fewest and most cubes of a set.
pub const CUBES: std::ops::RangeInclusive<usize> = 2..=7;
