//! The methods that put a cube in order, each in a file of its own.

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

impl Method {
    /// All methods, in the order of the page's list.
    pub const ALL: [Method; 3] = [Method::Stages, Method::Short, Method::Optimal];

    /// The name used in links.
    pub fn name(self) -> &'static str {
        match self {
            Method::Stages => "stages",
            Method::Short => "short",
            Method::Optimal => "optimal",
        }
    }
}
