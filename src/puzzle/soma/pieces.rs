//! Sets of pieces, and the seven of Piet Hein: the irregular polycubes of at most four cubes.

use super::polycube::Polycube;
use crate::geometry::lattice::{Cell, Symmetry, cell};
use serde::{Deserialize, Serialize};

/// The most cubes of a piece of the Soma set.
pub const MOST_CUBES: usize = 4;

/// The most pieces of a set: the most levels of a search.
pub const MOST_PIECES: usize = crate::search::backtrack::MAX_LEVELS;

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its number in texts and links, from 1.
    pub number: u8,
    /// Its letter.
    pub letter: char,
    /// Its cells as the texts give them; mirror images have different cells.
    pub shape: Polycube,
    /// Its distinct rotations, in order.
    pub orientations: Vec<Polycube>,
    /// How many of the 24 rotations map it to itself.
    pub symmetries: usize,
    /// The difference between its black and its white cells.
    pub imbalance: u32,
    /// The place of its mirror image in the set, which may be its own; `None` if the mirror image is not in the set.
    pub mirror: Option<usize>,
}

/// A set of pieces, each to be used once. There are 1..=[`MOST_PIECES`] of them. It is serialised as the number, the letter
/// and the cells of each piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<(u8, char, Vec<Cell>)>", into = "Vec<(u8, char, Vec<Cell>)>")]
pub struct PieceSet {
    pieces: Vec<Piece>,
}

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

impl From<PieceSet> for Vec<(u8, char, Vec<Cell>)> {
    fn from(set: PieceSet) -> Self {
        set.pieces.iter().map(|piece| (piece.number, piece.letter, piece.shape.cells().to_vec())).collect()
    }
}

impl TryFrom<Vec<(u8, char, Vec<Cell>)>> for PieceSet {
    type Error = &'static str;

    fn try_from(pieces: Vec<(u8, char, Vec<Cell>)>) -> Result<PieceSet, Self::Error> {
        let shape = |(number, letter, cells): (u8, char, Vec<Cell>)| Some((number, letter, Polycube::new(&cells)?));
        let shapes: Option<Vec<_>> = pieces.into_iter().map(shape).collect();
        let shapes = shapes.filter(|shapes| (1..=MOST_PIECES).contains(&shapes.len()));
        shapes.map(PieceSet::of).ok_or("no legal set of pieces")
    }
}

impl PieceSet {
    /// The seven pieces of the Soma cube, 27 cubes in all: every irregular polycube of at most four cubes, in the order
    /// of their numbers.
    pub fn soma() -> PieceSet {
        let named = |(number, &(letter, cells)): (u8, &(char, &[Cell]))| Some((number, letter, Polycube::new(cells)?));
        PieceSet::of((1..).zip(&NAMES).filter_map(named).collect())
    }

    /// The set of the pieces at these places, in the order given. Places that are not in this set are left out, and pieces
    /// beyond [`MOST_PIECES`].
    pub fn subset(&self, places: &[usize]) -> PieceSet {
        let chosen = places.iter().filter_map(|&place| self.pieces.get(place)).take(MOST_PIECES);
        PieceSet::of(chosen.map(|piece| (piece.number, piece.letter, piece.shape.clone())).collect())
    }

    fn of(shapes: Vec<(u8, char, Polycube)>) -> PieceSet {
        let mut pieces = Vec::with_capacity(shapes.len());
        for (number, letter, shape) in shapes {
            let (orientations, imbalance) = (shape.orientations(), shape.imbalance());
            let symmetries = Symmetry::rotations().len() / orientations.len();
            pieces.push(Piece { number, letter, shape, orientations, symmetries, imbalance, mirror: None });
        }
        for place in 0..pieces.len() {
            let mirror = pieces[place].shape.turned(Symmetry::ALL[24]);
            pieces[place].mirror = pieces.iter().position(|other| other.orientations.contains(&mirror));
        }
        PieceSet { pieces }
    }

    /// The pieces.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Number of pieces.
    pub fn count(&self) -> usize {
        self.pieces.len()
    }

    /// Number of cubes of all pieces together.
    pub fn volume(&self) -> usize {
        self.pieces.iter().map(|piece| piece.shape.size()).sum()
    }

    /// The place of each piece's mirror image; `None` if one of them is not in the set.
    pub fn mirrors(&self) -> Option<Vec<usize>> {
        self.pieces.iter().map(|piece| piece.mirror).collect()
    }

    /// The place of the piece with this number or letter; capital and small letters are both accepted.
    pub fn named(&self, name: char) -> Option<usize> {
        let is = |piece: &Piece| {
            name.to_digit(10) == Some(u32::from(piece.number)) || name.eq_ignore_ascii_case(&piece.letter)
        };
        self.pieces.iter().position(is)
    }

    /// The number of ways to assemble each solution if the rotations of symmetric pieces are distinguished: the product of
    /// [`Piece::symmetries`].
    pub fn symmetries(&self) -> u64 {
        self.pieces.iter().map(|piece| piece.symmetries as u64).product()
    }
}

impl Default for PieceSet {
    /// The seven of the Soma cube.
    fn default() -> PieceSet {
        PieceSet::soma()
    }
}
