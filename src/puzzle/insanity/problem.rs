//! The problems that a written set of cubes, or the way to search it, can have.

/// One reason why a setup is not a legal set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is far longer than any set.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
    /// Too few or too many cubes.
    CubeCount {
        /// How many there are.
        found: usize,
    },
    /// A cube does not have six faces.
    FaceCount {
        /// The cube, from 0.
        cube: usize,
        /// How many faces it has.
        found: usize,
    },
    /// A face is not a digit.
    NotADigit {
        /// The cube, from 0.
        cube: usize,
        /// The face, from 0.
        face: usize,
        /// The text that was found.
        found: char,
    },
    /// A face has a colour that a set with this number of cubes does not use.
    ColourRange {
        /// The cube, from 0.
        cube: usize,
        /// The face, from 0.
        face: usize,
        /// The colour.
        found: u8,
        /// Colours are 0..colours.
        colours: usize,
    },
    /// A link to the page of another puzzle.
    OtherPage,
    /// The levels of pruning are not numbers of cubes between the first and the last.
    Prune {
        /// The text that was found.
        found: String,
    },
}

impl Problem {
    /// The name of the kind of problem, used in the page's `data-` attributes.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::TooLong { .. } => "too-long",
            Problem::CubeCount { .. } => "cube-count",
            Problem::FaceCount { .. } => "face-count",
            Problem::NotADigit { .. } => "not-a-digit",
            Problem::ColourRange { .. } => "colour-range",
            Problem::OtherPage => "other-page",
            Problem::Prune { .. } => "prune",
        }
    }
}
