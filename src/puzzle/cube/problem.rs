//! Every reason why what a reader wrote of a cube, of an algorithm or of a method is none.

use super::facelet::Face;
use super::place::Place;

/// What a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The facelets.
    Facelets,
    /// The turns of the setup.
    Setup,
    /// The algorithm.
    Algorithm,
    /// The method.
    Method,
    /// The first colour.
    First,
}

/// A problem with what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where to look for it.
    pub part: Part,
    /// What is wrong.
    pub problem: Problem,
}

/// One reason why a setup is no cube or no algorithm. Places in texts are counted in characters from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is too long.
    TooLong {
        /// Its length in characters.
        length: usize,
        /// The greatest length.
        most: usize,
    },
    /// A character that begins no turn.
    UnknownLetter {
        /// The character.
        found: char,
        /// Its place.
        at: usize,
    },
    /// A turn is not by one, two or three quarters, or brackets are to be repeated far too often.
    Amount {
        /// Its place.
        at: usize,
    },
    /// A bracket that is not closed.
    Unclosed {
        /// The bracket.
        bracket: char,
        /// Its place.
        at: usize,
    },
    /// A bracket that was not opened.
    Unopened {
        /// The bracket.
        bracket: char,
        /// Its place.
        at: usize,
    },
    /// A bracket closed by one of another kind.
    Mismatched {
        /// The place where it is opened.
        open: usize,
        /// The place where it is closed.
        at: usize,
    },
    /// Square brackets without `,` or `:`.
    NoSeparator {
        /// The place where they are opened.
        at: usize,
    },
    /// A `,` or `:` outside square brackets, or one too many.
    Separator {
        /// The character.
        found: char,
        /// Its place.
        at: usize,
    },
    /// Too many brackets within each other.
    TooDeep {
        /// The place of the first one too many.
        at: usize,
    },
    /// The algorithm is too long when it is written out.
    TooManyMoves {
        /// Its turns.
        found: u64,
    },
    /// There are not 54 facelets.
    FaceletCount {
        /// How many there are.
        found: usize,
    },
    /// A letter that is no colour.
    UnknownColour {
        /// The letter.
        found: char,
        /// The facelet, from 0.
        at: usize,
    },
    /// A colour is not there nine times.
    ColourCount {
        /// The colour.
        colour: Face,
        /// How often it is there.
        found: usize,
    },
    /// The centres do not lie to each other as they do on the cube.
    Centres,
    /// No small cube has these colours.
    NoSuchCubie {
        /// The place.
        place: Place,
        /// The colours, from the marked facelet of the place on, anticlockwise.
        colours: Vec<Face>,
    },
    /// A corner whose colours go round the other way.
    Mirrored {
        /// The place.
        place: Place,
        /// The corner with these colours.
        cubie: Place,
    },
    /// A small cube is there more than once.
    Repeated {
        /// The small cube.
        cubie: Place,
        /// Where.
        places: Vec<Place>,
    },
    /// A small cube is not there.
    Missing {
        /// The small cube.
        cubie: Place,
    },
    /// A position as the base text writes it does not have forty numbers.
    NumberCount {
        /// How many there are.
        found: usize,
    },
    /// A small cube of such a position goes to a place that is not there.
    Image {
        /// The small cube.
        cubie: Place,
        /// The number of the place.
        found: i32,
    },
    /// Several small cubes of such a position go to the same place.
    SharedImage {
        /// The place.
        place: Place,
        /// The small cubes.
        cubies: Vec<Place>,
    },
    /// A rotation index of such a position that is none.
    Index {
        /// The small cube.
        cubie: Place,
        /// What stands there.
        found: i32,
    },
    /// There is no method of this name.
    NoSuchMethod {
        /// The name.
        found: String,
    },
    /// There is no face of this letter.
    NoSuchFace {
        /// What stands there.
        found: String,
    },
}

impl Problem {
    /// The name of the kind of problem on the page.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::TooLong { .. } => "too-long",
            Problem::UnknownLetter { .. } => "unknown-letter",
            Problem::Amount { .. } => "amount",
            Problem::Unclosed { .. } => "unclosed",
            Problem::Unopened { .. } => "unopened",
            Problem::Mismatched { .. } => "mismatched",
            Problem::NoSeparator { .. } => "no-separator",
            Problem::Separator { .. } => "separator",
            Problem::TooDeep { .. } => "too-deep",
            Problem::TooManyMoves { .. } => "too-many-moves",
            Problem::FaceletCount { .. } => "facelet-count",
            Problem::UnknownColour { .. } => "unknown-colour",
            Problem::ColourCount { .. } => "colour-count",
            Problem::Centres => "centres",
            Problem::NoSuchCubie { .. } => "no-such-cubie",
            Problem::Mirrored { .. } => "mirrored",
            Problem::Repeated { .. } => "repeated",
            Problem::Missing { .. } => "missing",
            Problem::NumberCount { .. } => "number-count",
            Problem::Image { .. } => "image",
            Problem::SharedImage { .. } => "shared-image",
            Problem::Index { .. } => "index",
            Problem::NoSuchMethod { .. } => "method",
            Problem::NoSuchFace { .. } => "first",
        }
    }
}
