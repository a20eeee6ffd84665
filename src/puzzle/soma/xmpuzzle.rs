//! Files of BurrTools (`.xmpuzzle`): which of them can be opened, and why others cannot.
//!
//! Such a file is XML, usually compressed by gzip; BurrTools reads both. It has shapes, and problems that name some of them as pieces and
//! one as the result:
//!
//! ```xml
//! <puzzle version="2">
//!   <gridType type="0"/>
//!   <shapes><voxel x="2" y="2" z="1" type="0">##_#</voxel> … </shapes>
//!   <problems><problem><shapes><shape id="0" count="2"/></shapes><result id="1"/></problem></problems>
//! </puzzle>
//! ```
//!
//! A shape is a box of x times y times z cells with a sign for each: `#` filled, `_` empty, `+` filled or empty as the solution needs: an
//! open cell of the figure, see [`super::tint::Tint`]; gaps are not in the file.
//! The cells follow each other along x, then y, then z. A number after a sign is the colour of the cell; a problem says which colours of
//! pieces may be in which of the result: `<bitmap><pair piece="0" result="0"/></bitmap>`, colours counted from 0 there. Shapes are counted from 0 in the
//! file, and from 1 here and on the screens of BurrTools. (Source: the documentation in `puzzle.cpp`, and `problem.cpp`, of BurrTools, Andreas Röver.)

mod read;
mod write;

pub use read::read;
pub use write::write;

use super::model::Model;
use serde::{Deserialize, Serialize};

/// The largest file that is read, in bytes of its unpacked text.
pub const LARGEST: usize = 8_000_000;

/// The most problems of a file that are looked at.
pub const MOST_PROBLEMS: usize = 100;

/// What was found in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FilePuzzle {
    /// The pieces and the figure of each of its problems, at most [`MOST_PROBLEMS`], or why it cannot be opened. At least one can.
    pub problems: Vec<Result<Model, ProblemFault>>,
    /// How many problems the file has.
    pub count: usize,
}

impl FilePuzzle {
    /// The places of the problems that can be opened, in their order.
    pub fn able(&self) -> impl Iterator<Item = usize> {
        self.problems.iter().enumerate().filter(|(_, problem)| problem.is_ok()).map(|(place, _)| place)
    }

    /// The pieces and the figure of the first problem that can be opened.
    pub fn first(&self) -> Option<&Model> {
        self.problems.iter().find_map(|problem| problem.as_ref().ok())
    }
}

/// Why a file cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileFault {
    /// The browser cannot read it, or cannot unpack it.
    Damaged,
    /// Its text is longer than [`LARGEST`].
    TooLong,
    /// It is not well-formed XML, from this line on, counted from 1.
    Xml(usize),
    /// It declares a document type, which may define entities.
    DocumentType,
    /// It is no puzzle of version 1 or 2.
    NoPuzzle,
    /// Its cells are not cubes.
    Grid,
    /// It has no problem.
    NoProblem,
    /// Why none of its problems can be opened, in their order; at most [`MOST_PROBLEMS`].
    Problems(Vec<ProblemFault>),
}

/// Why a problem of a file cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProblemFault {
    /// It names no shape as its result.
    NoResult,
    /// It names no pieces.
    NoPieces,
    /// It names a shape that is not in the file; none where the number is missing.
    NoShape(Option<usize>),
    /// How often this shape is used is left open, and not exactly one choice of such numbers fills the figure.
    Range(usize),
    /// Something is wrong with this shape.
    Shape(usize, ShapeFault),
    /// Its colours limit where pieces may be in a way that black and white cells cannot say.
    Colours,
    /// It has more pieces than [`super::pieces::MOST_PIECES`], or more different ones than [`super::pieces::MOST_KINDS`].
    TooManyPieces,
    /// The pieces do not have as many cubes as the figure.
    Volume {
        /// Cubes of all pieces together.
        pieces: usize,
        /// Cubes of the figure.
        figure: usize,
        /// Those of them that may stay empty.
        open: usize,
    },
}

/// Why a shape of a file is no piece or no figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShapeFault {
    /// The sides of its box are missing, 0 or too large.
    Sides,
    /// The sign of this cell, counted from 1, has no meaning.
    Sign(usize, char),
    /// It has so many signs, and not one for each cell of its box.
    Length {
        /// The signs that were found; one more than wanted where there are too many.
        found: usize,
        /// The cells of the box.
        wanted: usize,
    },
    /// It is a piece with cells that may be filled or empty.
    Variable,
    /// No cell is filled.
    Empty,
    /// It has too many cubes, or is too long.
    TooLarge,
    /// Its cubes do not hold together face to face.
    FallsApart,
}
