//! The problems that a written board, or the way to search it, can have.

use super::Method;
use super::formula::FormulaProblem;

/// One reason why a setup is not a legal board, or its search not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is far longer than any board.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
    /// A link to the page of another puzzle.
    OtherPage,
    /// A side is not 2 to 5.
    Sides {
        /// Cells in a row.
        width: usize,
        /// Cells in a column.
        height: usize,
    },
    /// No board has this number of cells, or none with these sides.
    CellCount {
        /// How many there are.
        found: usize,
        /// How many there should be, if the sides say so.
        wanted: Option<usize>,
    },
    /// The text of a cell is not a number.
    NotANumber {
        /// The cell, from 0.
        cell: usize,
        /// The text that was found.
        found: String,
    },
    /// There is no tile of this number.
    NoSuchTile {
        /// The cell, from 0.
        cell: usize,
        /// The number.
        found: u32,
        /// Numbers are 0..=last, 0 for the blank.
        last: usize,
    },
    /// A tile stands on two cells.
    Twice {
        /// The tile; 0 for the blank.
        tile: u8,
        /// The cells, from 0.
        cells: [usize; 2],
    },
    /// A tile is missing.
    Missing {
        /// The tile; 0 for the blank.
        tile: u8,
    },
    /// There is no method of this name.
    NoSuchMethod {
        /// The name.
        found: String,
    },
    /// The board is too large for the method.
    TooLarge {
        /// The method.
        method: Method,
        /// Cells of the board.
        cells: usize,
        /// The most cells it can search.
        most: usize,
    },
    /// A side of the board is too long for the method.
    TooWide {
        /// The method.
        method: Method,
    },
    /// There is no such stop.
    NoSuchStop {
        /// The name.
        found: String,
    },
    /// There are no pattern databases of this size.
    NoSuchTables {
        /// The name.
        found: String,
    },
    /// The weights are not one whole number for each cell, 0..=[`super::method::MOST_WEIGHT`].
    Weights {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
        /// The first cell, from 0, whose weight is wrong, and the text of that weight.
        wrong: Option<(usize, String)>,
    },
    /// The formula cannot be read.
    Formula {
        /// Its text.
        text: String,
        /// Its first problem.
        problem: FormulaProblem,
    },
    /// The weight of the moves or of the formula is not a whole number, 0..=[`super::formula::MOST_FACTOR`].
    Factor {
        /// `g` or `h`.
        key: &'static str,
        /// The text that was found.
        found: String,
    },
}

impl Problem {
    /// Whether it is a problem with the board, not with how it is searched.
    pub fn is_of_board(&self) -> bool {
        !matches!(
            self,
            Problem::NoSuchMethod { .. }
                | Problem::TooLarge { .. }
                | Problem::TooWide { .. }
                | Problem::NoSuchStop { .. }
                | Problem::NoSuchTables { .. }
                | Problem::Weights { .. }
                | Problem::Formula { .. }
                | Problem::Factor { .. }
        )
    }

    /// The name of the kind of problem, used in the page's `data-` attributes.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::TooLong { .. } => "too-long",
            Problem::OtherPage => "other-page",
            Problem::Sides { .. } => "sides",
            Problem::CellCount { .. } => "cell-count",
            Problem::NotANumber { .. } => "not-a-number",
            Problem::NoSuchTile { .. } => "no-such-tile",
            Problem::Twice { .. } => "tile-twice",
            Problem::Missing { .. } => "tile-missing",
            Problem::NoSuchMethod { .. } => "method",
            Problem::TooLarge { .. } => "too-large",
            Problem::TooWide { .. } => "too-wide",
            Problem::NoSuchStop { .. } => "stop",
            Problem::NoSuchTables { .. } => "tables",
            Problem::Weights { .. } => "weights",
            Problem::Formula { problem, .. } => problem.fault.code(),
            Problem::Factor { .. } => "factor",
        }
    }
}
