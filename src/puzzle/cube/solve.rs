//! The methods that put a cube in order, each in a file of its own.

pub mod optimal;
pub mod short;
pub mod stages;

/// How the cube is put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// One face first, then the rest in stages, as in the base text.
    #[default]
    Stages,
    /// With few turns, not always the fewest.
    Short,
    /// With the fewest turns possible.
    Optimal,
}

named! { Method: Stages = "stages", Short = "short", Optimal = "optimal" }
