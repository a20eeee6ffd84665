//! The problems that a written cube, algorithm or method can have.

use super::camera::Unclear;
use super::facelet::Face;
use super::place::Place;

/// The part of the input to which a problem belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputPart {
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

/// A problem with the part of the input to which it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The part in which it is.
    pub part: InputPart,
    /// What is wrong.
    pub problem: Problem,
}

impl Fault {
    /// Whether it is a fault of the cube or its algorithm, not of how the cube is put in order.
    pub fn is_of_cube(&self) -> bool {
        !matches!(self.part, InputPart::Method | InputPart::First)
    }

    /// Whether it only says that a facelet is not known: its letter is one of `-`, `.` and `?`.
    pub fn is_open_facelet(&self) -> bool {
        matches!(self.problem, Problem::UnknownColour { found: '-' | '.' | '?', .. })
    }
}

/// Why the camera tells no colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {
    /// The reader, or who looks after the browser, does not let the page use it.
    Denied,
    /// There is none, or the browser gives none to a page of this address.
    Missing,
    /// It does not work, or the script that reads it did not come.
    Broken,
    /// The pictures show no six faces.
    Unclear(Unclear),
}

impl NoPicture {
    /// As in [`Problem::code`].
    fn code(self) -> &'static str {
        match self {
            NoPicture::Denied => "camera-denied",
            NoPicture::Missing => "camera-missing",
            NoPicture::Broken => "camera-broken",
            NoPicture::Unclear(Unclear::Dark) => "camera-dark",
            NoPicture::Unclear(Unclear::Same(_)) => "camera-same",
        }
    }
}

/// One reason why a setup is not a legal cube or algorithm. Places in texts are counted in characters from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is too long.
    TooLong {
        /// Its length in characters.
        length: usize,
        /// The greatest length.
        most: usize,
    },
    /// A link to the page of another puzzle.
    OtherPage,
    /// A character with which no turn begins.
    UnknownLetter {
        /// The character.
        found: char,
        /// Its place.
        at: usize,
    },
    /// A turn that is not by one, two or three quarters, or brackets with far too many repetitions.
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
    /// Brackets are nested too deeply.
    TooDeep {
        /// The place of the first one too many.
        at: usize,
    },
    /// The algorithm is too long when it is written out.
    TooManyMoves {
        /// Its number of turns.
        found: u64,
    },
    /// There are too many generators.
    TooManyGenerators {
        /// How many there are.
        found: usize,
        /// The greatest number.
        most: usize,
    },
    /// There are not 54 facelets.
    FaceletCount {
        /// How many there are.
        found: usize,
    },
    /// A letter that is not a colour.
    UnknownColour {
        /// The letter.
        found: char,
        /// The facelet, from 0.
        at: usize,
    },
    /// A colour does not occur nine times.
    ColourCount {
        /// The colour.
        colour: Face,
        /// How often it occurs.
        found: usize,
    },
    /// The centres are not arranged as on the cube.
    Centres,
    /// No small cube has these colours.
    NoSuchCubie {
        /// The place.
        place: Place,
        /// The colours, from the marked facelet of the place on, anticlockwise.
        colours: Vec<Face>,
    },
    /// A corner whose colours are in the order of its mirror image.
    Mirrored {
        /// The place.
        place: Place,
        /// The corner with these colours.
        cubie: Place,
    },
    /// A small cube occurs more than once.
    Repeated {
        /// The small cube.
        cubie: Place,
        /// Where.
        places: Vec<Place>,
    },
    /// A small cube does not occur.
    Missing {
        /// The small cube.
        cubie: Place,
    },
    /// No cube has these colours together, although none of its small cubes is wrong by itself.
    NoFit,
    /// The camera tells no colours.
    NoPicture(NoPicture),
    /// A position as the base text writes it does not have forty numbers.
    NumberCount {
        /// How many there are.
        found: usize,
    },
    /// A small cube of such a position goes to a place that does not exist.
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
    /// A rotation index of such a position that is not possible.
    Index {
        /// The small cube.
        cubie: Place,
        /// The text that was found.
        found: i32,
    },
    /// There is no method of this name.
    NoSuchMethod {
        /// The name.
        found: String,
    },
    /// There is no face of this letter.
    NoSuchFace {
        /// The text that was found.
        found: String,
    },
}

impl Problem {
    /// The name of the kind of problem, used in the page's `data-` attributes.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::TooLong { .. } => "too-long",
            Problem::OtherPage => "other-page",
            Problem::UnknownLetter { .. } => "unknown-letter",
            Problem::Amount { .. } => "amount",
            Problem::Unclosed { .. } => "unclosed",
            Problem::Unopened { .. } => "unopened",
            Problem::Mismatched { .. } => "mismatched",
            Problem::NoSeparator { .. } => "no-separator",
            Problem::Separator { .. } => "separator",
            Problem::TooDeep { .. } => "too-deep",
            Problem::TooManyMoves { .. } => "too-many-moves",
            Problem::TooManyGenerators { .. } => "too-many-generators",
            Problem::FaceletCount { .. } => "facelet-count",
            Problem::UnknownColour { .. } => "unknown-colour",
            Problem::ColourCount { .. } => "colour-count",
            Problem::Centres => "centres",
            Problem::NoSuchCubie { .. } => "no-such-cubie",
            Problem::Mirrored { .. } => "mirrored",
            Problem::Repeated { .. } => "repeated",
            Problem::Missing { .. } => "missing",
            Problem::NoFit => "no-fit",
            Problem::NoPicture(why) => why.code(),
            Problem::NumberCount { .. } => "number-count",
            Problem::Image { .. } => "image",
            Problem::SharedImage { .. } => "shared-image",
            Problem::Index { .. } => "index",
            Problem::NoSuchMethod { .. } => "method",
            Problem::NoSuchFace { .. } => "first",
        }
    }
}
