//! The methods that put a cube in order, each in a file of its own.

pub mod chain;
pub mod optimal;
pub mod short;
pub mod stages;

/// How the cube is put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// One face first, then the rest in stages, as in the base text.
    #[default]
    Stages,
    /// In four stages, down Thistlethwaite's chain of subgroups.
    Chain,
    /// With few turns, not always the fewest.
    Short,
    /// With the fewest turns possible.
    Optimal,
    /// By all four, side by side.
    SideBySide,
}

named! { Method: Stages = "stages", Chain = "chain", Short = "short", Optimal = "optimal", SideBySide = "side-by-side" }

impl Method {
    /// Those that are shown side by side, in their order there.
    pub const SOLVERS: [Method; 4] = [Method::Stages, Method::Chain, Method::Short, Method::Optimal];
}
