//! The methods that put a cube in order, each in a file of its own.

pub mod stages;

/// How the cube is put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Face first, stage by stage, as the base text does.
    #[default]
    Stages,
    /// In few turns.
    Short,
    /// In the fewest turns.
    Optimal,
}

impl Method {
    /// All of them, in the order the page offers them.
    pub const ALL: [Method; 3] = [Method::Stages, Method::Short, Method::Optimal];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Method::Stages => "stages",
            Method::Short => "short",
            Method::Optimal => "optimal",
        }
    }
}
