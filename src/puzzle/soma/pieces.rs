//! Sets of pieces, and the seven of Piet Hein: the irregular polycubes of at most four cubes.

use super::figure::{Figure, FigureSymmetry, MOST_CELLS};
use super::polycube::Polycube;
use super::tint::Tint;
use crate::geometry::lattice::{Cell, Symmetry, cell};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most cubes of a piece of the Soma set.
pub const MOST_CUBES: usize = 4;

/// The most pieces of a set: single cubes in the largest figure, each at a level of a search.
pub const MOST_PIECES: usize = crate::search::backtrack::MAX_LEVELS;

/// The most different pieces of a set, gaps not counted.
pub const MOST_KINDS: usize = 32;

/// The most pieces that are named by one digit; the pieces of larger sets are named by letters.
pub const MOST_NUMBERED: usize = 9;

/// How the pieces of a set may be turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turning {
    /// In all 24 ways.
    #[default]
    Free,
    /// In all 24 ways, and as their mirror images too. Pieces that are mirror images of each other are equal then.
    Reflected,
    /// About the vertical only: they may not be turned over.
    Upright,
}

impl Turning {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [Turning; 3] = [Turning::Free, Turning::Reflected, Turning::Upright];

    /// What the text of a set begins with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Turning::Free => "",
            Turning::Reflected => "mirror:",
            Turning::Upright => "flat:",
        }
    }

    /// Reads what the text of a set begins with, and returns the rest too.
    pub fn split(text: &str) -> (Turning, &str) {
        let own = [Turning::Reflected, Turning::Upright].into_iter();
        let mut own = own.filter_map(|turning| Some((turning, text.strip_prefix(turning.prefix())?)));
        own.next().unwrap_or((Turning::Free, text))
    }

    /// Whether a symmetry carries pieces to pieces in legal positions, or all of them to their mirror images.
    pub fn allows(self, symmetry: Symmetry) -> bool {
        const UP: Cell = cell(0, 0, 1);
        self != Turning::Upright || symmetry.apply(UP) == UP
    }

    /// The distinct positions of a shape.
    pub(super) fn orientations(self, shape: &Polycube) -> Vec<Polycube> {
        let mut orientations = shape.orientations_under(|symmetry| self.allows(symmetry));
        if self == Turning::Reflected && shape.is_chiral() {
            orientations.extend(shape.mirror().orientations());
        }
        orientations
    }

    /// How many symmetries there are under which a piece may be placed.
    fn count(self) -> usize {
        match self {
            Turning::Reflected => Symmetry::ALL.len(),
            _ => Symmetry::rotations().iter().filter(|&&rotation| self.allows(rotation)).count(),
        }
    }
}

/// The letters of the pieces of a set without letters of its own, in order: those of three alphabets, without those that look alike and
/// those that texts of figures and sets use in another way.
const LETTERS: &str = concat!(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefhijlmnpqrstuvyz",
    "ΓΔΘΛΞΠΣΦΨΩαβγδεζηθλμξπστφψω",
    "БДЖЗИЙЛУЦЧШЩЪЫЬЭЮЯбвгджзийлмнтцчшщъыьэюя",
    "ЂЉЊЋЏђљњћџє"
);

/// Whether a character is the letter of a piece of some set.
pub fn is_letter(letter: char) -> bool {
    LETTERS.contains(letter)
}

/// Why a text is not the text of a set of pieces. Pieces are counted from 1, as they follow each other in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetFault {
    /// This one is not written as a piece.
    NoPiece(usize),
    /// The cubes of this one do not hold together face to face.
    FallsApart(usize),
    /// It has more than [`MOST_PIECES`] pieces, more than [`MOST_KINDS`] different ones, or more than [`MOST_CELLS`] cubes.
    TooLarge,
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its number in texts and links, from 1.
    pub number: u8,
    /// Its letter.
    pub letter: char,
    /// Its cells as the texts give them, with their colours; mirror images have different cells.
    pub shape: Polycube,
    /// Its distinct rotations, as far as the set allows them, in order; then those of its mirror image, if they are others and the set
    /// allows them.
    pub orientations: Vec<Polycube>,
    /// How many of the rotations under which it may be placed map it to itself; of all 48 symmetries if the set allows reflections.
    pub symmetries: usize,
    /// The difference between its black and its white cells.
    pub imbalance: u32,
    /// The place of its mirror image in the set, which may be its own; `None` if the mirror image is not in the set.
    pub mirror: Option<usize>,
    /// The place of the first piece of the set that is equal to it, which may be its own.
    pub kind: usize,
}

impl Piece {
    /// Whether it is no piece but a gap: a cell of the figure that stays empty, see [`Tint`].
    pub fn is_gap(&self) -> bool {
        self.shape.size() == 1 && self.shape.tinted_cells().all(|(_, tint)| tint == Tint::Open)
    }
}

/// A set of pieces, each to be used once; some may be equal. There are 1..=[`MOST_PIECES`] of them, at most
/// [`MOST_KINDS`] of them different, gaps not counted. It is serialised as how they may be
/// turned, and the number, the letter and the text of each piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetData", into = "SetData")]
pub struct PieceSet {
    pieces: Vec<Piece>,
    turning: Turning,
}

/// What a set is serialised as.
type SetData = (Turning, Vec<(u8, char, String)>);

/// Number, letter and cells of the seven. Sources disagree about the names of the two screws, A and B: A is V with a cube
/// above its clockwise arm (x right, y away, z up), B with one above the other arm, P with one above the corner.
const NAMES: [(char, &[Cell]); 7] = [
    ('V', &[cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0)]),
    ('L', &[cell(0, 0, 0), cell(1, 0, 0), cell(2, 0, 0), cell(0, 1, 0)]),
    ('T', &[cell(0, 0, 0), cell(1, 0, 0), cell(2, 0, 0), cell(1, 1, 0)]),
    ('Z', &[cell(0, 0, 0), cell(1, 0, 0), cell(1, 1, 0), cell(2, 1, 0)]),
    ('A', &[cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0), cell(1, 0, 1)]),
    ('B', &[cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0), cell(0, 1, 1)]),
    ('P', &[cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, 1)]),
];

impl From<PieceSet> for SetData {
    fn from(set: PieceSet) -> Self {
        let pieces = set.pieces.iter().map(|piece| (piece.number, piece.letter, text(piece)));
        (set.turning, pieces.collect())
    }
}

impl TryFrom<SetData> for PieceSet {
    type Error = &'static str;

    fn try_from((turning, pieces): SetData) -> Result<PieceSet, Self::Error> {
        let shape =
            |(number, letter, text): (u8, char, String)| Some((number, letter, Figure::read(&text)?.polycube()?));
        let shapes: Option<Vec<_>> = pieces.into_iter().map(shape).collect();
        let shapes = shapes.filter(|shapes| (1..=MOST_PIECES).contains(&shapes.len()));
        let set = shapes.map(|shapes| PieceSet::of(shapes, turning)).filter(|set| set.kinds() <= MOST_KINDS);
        set.ok_or("no legal set of pieces")
    }
}

impl PieceSet {
    /// The seven pieces of the Soma cube, 27 cubes in all: every irregular polycube of at most four cubes, in the order
    /// of their numbers.
    pub fn soma() -> PieceSet {
        let named = |(number, &(letter, cells)): (u8, &(char, &[Cell]))| Some((number, letter, Polycube::new(cells)?));
        PieceSet::of((1..).zip(&NAMES).filter_map(named).collect(), Turning::Free)
    }

    /// The set of the pieces at these places, in the order given. Places that are not in this set are left out, and pieces
    /// beyond [`MOST_PIECES`].
    pub fn subset(&self, places: &[usize]) -> PieceSet {
        let chosen = places.iter().filter_map(|&place| self.pieces.get(place)).take(MOST_PIECES);
        PieceSet::of(chosen.map(|piece| (piece.number, piece.letter, piece.shape.clone())).collect(), self.turning)
    }

    fn of(shapes: Vec<(u8, char, Polycube)>, turning: Turning) -> PieceSet {
        let mut pieces = Vec::with_capacity(shapes.len());
        for (number, letter, shape) in shapes {
            let (orientations, imbalance) = (turning.orientations(&shape), shape.imbalance());
            let symmetries = turning.count() / orientations.len();
            pieces.push(Piece { number, letter, shape, orientations, symmetries, imbalance, mirror: None, kind: 0 });
        }
        for place in 0..pieces.len() {
            let Piece { shape, .. } = &pieces[place];
            // In an upright plane, so that it is allowed where pieces may not be turned over.
            let mirror = shape.turned(Symmetry::MIRROR);
            let place_of = |shape: &Polycube| pieces.iter().position(|other| other.orientations.contains(shape));
            let (kind, mirror) = (place_of(shape).unwrap_or(place), place_of(&mirror));
            (pieces[place].kind, pieces[place].mirror) = (kind, mirror);
        }
        PieceSet { pieces, turning }
    }

    /// Reads the text form that [`fmt::Display`] writes.
    ///
    /// # Errors
    ///
    /// Why it is not the text of a set, and at which piece.
    pub fn read(text: &str) -> Result<PieceSet, SetFault> {
        PieceSet::lettered(text, LETTERS)
    }

    /// The same, with the letters of the pieces, one for each.
    pub(super) fn lettered(text: &str, letters: &str) -> Result<PieceSet, SetFault> {
        let (turning, text) = Turning::split(text);
        let mut shapes = Vec::new();
        let (mut letters, mut volume) = (letters.chars(), 0);
        let is_gap = |(_, piece): &(usize, &str)| {
            piece.split_once('x').map_or(*piece, |(_, shape)| shape).chars().eq([Tint::Open.letter()])
        };
        let written = (1..).zip(text.split(','));
        // Gaps come last.
        for (place, piece) in written.clone().filter(|piece| !is_gap(piece)).chain(written.filter(is_gap)) {
            let (times, shape) = piece.split_once('x').unwrap_or(("1", piece));
            let figure = Figure::read(shape).filter(|_| shape.chars().all(|letter| "okwg-._".contains(letter)));
            let figure = figure.ok_or(SetFault::NoPiece(place))?;
            let shape = figure.polycube().ok_or(SetFault::FallsApart(place))?;
            // Of a larger piece no cell can be a gap.
            if figure.open() != 0 && shape.size() > 1 {
                return Err(SetFault::NoPiece(place));
            }
            let times = times.parse::<usize>().ok().filter(|&times| times > 0).ok_or(SetFault::NoPiece(place))?;
            for _ in 0..times {
                volume += shape.size();
                let letter = letters.next().filter(|_| shapes.len() < MOST_PIECES && volume <= MOST_CELLS);
                shapes.push((shapes.len() as u8 + 1, letter.ok_or(SetFault::TooLarge)?, shape.clone()));
            }
        }
        Some(PieceSet::of(shapes, turning)).filter(|set| set.kinds() <= MOST_KINDS).ok_or(SetFault::TooLarge)
    }

    /// Number of different pieces, gaps not counted.
    pub fn kinds(&self) -> usize {
        self.pieces.iter().enumerate().filter(|(place, piece)| piece.kind == *place && !piece.is_gap()).count()
    }

    /// Whether these are the seven of the Soma cube.
    pub fn is_soma(&self) -> bool {
        let is_it = |(piece, &(letter, cells)): (&Piece, &(char, &[Cell]))| {
            piece.letter == letter && Polycube::new(cells).as_ref() == Some(&piece.shape)
        };
        self.count() == NAMES.len() && self.turning == Turning::Free && self.pieces.iter().zip(&NAMES).all(is_it)
    }

    /// How they may be turned.
    pub fn turning(&self) -> Turning {
        self.turning
    }

    /// The symmetries of a figure that carry the pieces to pieces in legal positions: rotations, then reflections, which carry them to their
    /// mirror images.
    pub fn symmetries_of(&self, figure: &Figure) -> Vec<FigureSymmetry> {
        let mut symmetries = figure.symmetries();
        symmetries.retain(|own| self.turning.allows(own.symmetry));
        symmetries
    }

    /// Those that are rotations, the identity first.
    pub fn rotations_of(&self, figure: &Figure) -> Vec<FigureSymmetry> {
        self.symmetries_of(figure).into_iter().filter(|own| !own.is_reflection()).collect()
    }

    /// Whether some cells of its pieces have colours.
    pub fn has_tints(&self) -> bool {
        self.pieces.iter().any(|piece| piece.shape.has_tints())
    }

    /// Whether some of its pieces are equal.
    pub fn has_equal(&self) -> bool {
        self.pieces.iter().enumerate().any(|(place, piece)| piece.kind != place)
    }

    /// How a piece is called in texts of one character for each piece: its number, or its letter in a set of more than
    /// [`MOST_NUMBERED`] pieces.
    pub fn short_name(&self, piece: usize) -> Option<char> {
        let Piece { number, letter, .. } = self.pieces.get(piece)?;
        if self.count() > MOST_NUMBERED { Some(*letter) } else { char::from_digit(u32::from(*number), 10) }
    }

    /// The pieces.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Number of pieces.
    pub fn count(&self) -> usize {
        self.pieces.len()
    }

    /// The number of pieces that are no gaps; in a set that was read they come first.
    pub fn solid(&self) -> usize {
        self.pieces.iter().filter(|piece| !piece.is_gap()).count()
    }

    /// The number of gaps.
    pub fn gaps(&self) -> usize {
        self.count() - self.solid()
    }

    /// The pieces that are no gaps.
    pub fn without_gaps(&self) -> PieceSet {
        let solid: Vec<usize> = (0..self.count()).filter(|&place| !self.pieces[place].is_gap()).collect();
        self.subset(&solid)
    }

    /// The set with as many gaps as the figure needs; `None` if some of its cells that must be filled would stay empty, if the pieces have
    /// more cubes than the figure, or if there would be more than [`MOST_PIECES`].
    ///
    /// ```
    /// use casse_tete::puzzle::soma::{Figure, PieceSet};
    ///
    /// let (pieces, figure) = (PieceSet::read("oo,ooo").unwrap(), Figure::read("ooo.ggg.o--").unwrap());
    /// assert_eq!(pieces.with_gaps(&figure).unwrap().to_string(), "oo,ooo,2xg");
    /// assert_eq!(pieces.with_gaps(&Figure::read("ooo.ooo.o--").unwrap()), None);
    /// ```
    pub fn with_gaps(&self, figure: &Figure) -> Option<PieceSet> {
        let solid = self.without_gaps();
        let gaps = figure.count().checked_sub(solid.volume())?;
        let fits = gaps <= figure.open().count_ones() as usize && solid.count() + gaps <= MOST_PIECES;
        match gaps {
            _ if !fits || solid.count() == 0 => None,
            0 => Some(solid),
            // Read as a link with these pieces is, for its letters.
            _ => PieceSet::read(&format!("{solid},{gaps}x{}", Tint::Open.letter())).ok(),
        }
    }

    /// Number of cubes of all pieces together, gaps included.
    pub fn volume(&self) -> usize {
        self.pieces.iter().map(|piece| piece.shape.size()).sum()
    }

    /// The place of each piece's mirror image; `None` if the mirror image of the whole set is another set.
    pub fn mirrors(&self) -> Option<Vec<usize>> {
        let places = |kind: usize| {
            let equal = self.pieces.iter().enumerate().filter(move |(_, piece)| piece.kind == kind);
            equal.map(|(place, _)| place)
        };
        // The first of some equal pieces has the first of their mirror images, and so on.
        let mirror = |(place, piece): (usize, &Piece)| {
            let kind = self.pieces[piece.mirror?].kind;
            let is_paired = places(kind).count() == places(piece.kind).count();
            places(piece.kind)
                .position(|each| each == place)
                .and_then(|rank| places(kind).nth(rank))
                .filter(|_| is_paired)
        };
        self.pieces.iter().enumerate().map(mirror).collect()
    }

    /// The place of the piece with this number or letter; capital and small letters are both accepted where there is no piece with just
    /// this one. The letters of colours are no names.
    pub fn named(&self, name: char) -> Option<usize> {
        let place = |is: &dyn Fn(&Piece) -> bool| self.pieces.iter().position(is);
        let number = |piece: &Piece| name.to_digit(10) == Some(u32::from(piece.number));
        place(&|piece| number(piece) || name == piece.letter)
            .or_else(|| place(&|piece| Tint::read(name).is_none() && name.eq_ignore_ascii_case(&piece.letter)))
    }

    /// The number of ways to assemble each solution if the rotations of symmetric pieces are distinguished: the product of
    /// [`Piece::symmetries`], or the largest number if the product is larger.
    pub fn symmetries(&self) -> u64 {
        self.pieces.iter().fold(1, |product: u64, piece| product.saturating_mul(piece.symmetries as u64))
    }
}

/// The cells of a piece in the text form of a figure.
fn text(piece: &Piece) -> String {
    Figure::of(&piece.shape).map_or(String::new(), |shape| shape.to_string())
}

impl fmt::Display for PieceSet {
    /// Writes the text form of links: the pieces with `,` between them, each in the text form of a figure, equal neighbours once, with
    /// their number and `x` before them: `2xooo.o--,oo`. Before them all stands how they may be turned, see [`Turning::prefix`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.turning.prefix())?;
        for (index, run) in self.pieces.chunk_by(|one, other| one.kind == other.kind).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let times = if run.len() > 1 { format!("{}x", run.len()) } else { String::new() };
            write!(f, "{comma}{times}{}", run.first().map_or(String::new(), text))?;
        }
        Ok(())
    }
}

impl Default for PieceSet {
    /// The seven of the Soma cube.
    fn default() -> PieceSet {
        PieceSet::soma()
    }
}
