//! The problems that a written figure, or the way to search it, can have.

use super::pieces::SetFault;
use super::xmpuzzle::FileFault;

/// One reason why a setup is not a legal figure for the seven pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is far longer than any figure.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
    /// A link to the page of another puzzle.
    OtherPage,
    /// There is no known figure of this name.
    NoSuchFigure {
        /// The name.
        found: String,
    },
    /// A cell is neither filled nor empty.
    UnknownLetter {
        /// The text that was found.
        found: char,
        /// The layer, from 0 at the top.
        layer: usize,
        /// The row, from 0 at the back.
        row: usize,
        /// The line of the text, from 1.
        line: usize,
        /// The column in that line, from 1.
        column: usize,
    },
    /// A row is longer or shorter than the first one.
    RowLength {
        /// The layer, from 0 at the top.
        layer: usize,
        /// The row, from 0 at the back.
        row: usize,
        /// The line of the text, from 1.
        line: usize,
        /// How many cells it has.
        found: usize,
        /// How many the first row has.
        wanted: usize,
    },
    /// A layer has more or fewer rows than the first one.
    LayerRows {
        /// The layer, from 0 at the top.
        layer: usize,
        /// How many rows it has.
        found: usize,
        /// How many the first layer has.
        wanted: usize,
    },
    /// A side of the box is too long.
    BoxTooLarge {
        /// Cells along x, y and z.
        sides: [usize; 3],
    },
    /// No cell is filled.
    Empty,
    /// The figure does not have as many cubes as the pieces together.
    CubeCount {
        /// How many it has.
        found: usize,
        /// How many the pieces have.
        wanted: usize,
    },
    /// There is no known set of pieces of this name, and it is no set as a text either.
    Set {
        /// The text that was found.
        found: String,
        /// Why it is no set as a text.
        fault: SetFault,
    },
    /// The text has more than one figure.
    SeveralFigures {
        /// The line of the heading of the second one, from 1.
        line: usize,
    },
    /// The text names all pieces, but not as a solution: only its figure is read.
    NoSolution {
        /// The letters of the pieces whose cells do not have their shape.
        letters: String,
    },
    /// The order does not contain each piece exactly once.
    Order {
        /// The text that was found.
        found: String,
    },
    /// There is no rule of this name.
    NoSuchRule {
        /// The name.
        found: String,
    },
    /// The value of `fix` is neither `1` (T is fixed) nor `0` (T is not fixed).
    Fix {
        /// The text that was found.
        found: String,
    },
    /// The value of `fewest` is neither `1` (the fewest choices come first) nor `0`.
    Fewest {
        /// The text that was found.
        found: String,
    },
    /// A file cannot be opened.
    File(FileFault),
}

impl Problem {
    /// Whether it is a problem with the figure, not with how it is searched.
    pub fn is_of_figure(&self) -> bool {
        !matches!(
            self,
            Problem::Order { .. } | Problem::NoSuchRule { .. } | Problem::Fix { .. } | Problem::Fewest { .. }
        )
    }

    /// The name of the kind of problem, used in the page's `data-` attributes.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::TooLong { .. } => "too-long",
            Problem::OtherPage => "other-page",
            Problem::NoSuchFigure { .. } => "no-such-figure",
            Problem::UnknownLetter { .. } => "unknown-letter",
            Problem::RowLength { .. } => "row-length",
            Problem::LayerRows { .. } => "layer-rows",
            Problem::BoxTooLarge { .. } => "box-too-large",
            Problem::Empty => "empty",
            Problem::CubeCount { .. } => "cube-count",
            Problem::Set { .. } => "set",
            Problem::SeveralFigures { .. } => "several-figures",
            Problem::NoSolution { .. } => "no-solution",
            Problem::Order { .. } => "order",
            Problem::NoSuchRule { .. } => "rules",
            Problem::Fix { .. } => "fix",
            Problem::Fewest { .. } => "fewest",
            Problem::File(_) => "file",
        }
    }
}
