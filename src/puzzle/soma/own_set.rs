//! A set of pieces that a reader makes, legal or not: pieces drawn cell by cell, and how many there are of each.

use super::draft::Draft;
use super::figure::MOST_CELLS;
use super::known_set::KnownSet;
use super::model::Model;
use super::pieces::{MOST_PIECES, PieceSet, SetFault, Turning};
use super::polycube::Polycube;
use super::tint::Tint;
use super::{Figure, SIDE, is_box};
use crate::geometry::lattice::{Cell, Symmetry};
use std::fmt;
use std::str::FromStr;

/// Fewest cells along x, y and z of the box in which a piece is drawn, so that there is room for further cubes.
pub const LEAST_BOX: [usize; 3] = [3, 3, 2];

/// The five tetrominoes. They fill no box: T covers three cells of one colour of the chessboard, each of the others two.
pub const TETROMINOES: &str = "oooo,oo.oo,--o.ooo,-o-.ooo,-oo.oo-";

/// A piece as it is drawn, and how many there are of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPiece {
    /// How many there are, 1..=[`MOST_CELLS`].
    pub times: usize,
    /// Its cells, in a box of at least [`LEAST_BOX`], unless that would be larger than boxes may be.
    pub draft: Draft,
}

/// A set as it is being made: 1..=[`MOST_PIECES`] different pieces, each of which may be empty or fall apart.
///
/// Its text is that of a [`PieceSet`], but a piece may be empty, and a box with more room than usual is written as it is.
///
/// ```
/// use casse_tete::puzzle::soma::own_set::{OwnFault, OwnSet};
///
/// let mut set: OwnSet = "2xooo.o--,-".parse().unwrap();
/// assert_eq!((set.count(), set.volume()), (3, 8));
/// assert_eq!(set.faults(), [OwnFault::Empty(2)]);
/// set.remove(1);
/// assert_eq!(set.to_string(), "2xooo.o--");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSet {
    pieces: Vec<OwnPiece>,
    turning: Turning,
}

/// Why a set that is being made cannot be used. Pieces are counted from 1, as they follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnFault {
    /// This one is not written as a piece, or its box is too large. Only a text can have this fault.
    NoPiece(usize),
    /// This one has no cubes.
    Empty(usize),
    /// The cubes of this one do not hold together face to face.
    FallsApart(usize),
    /// This one has more than [`Polycube::MOST_CUBES`] cubes.
    LargePiece(usize),
    /// So many pieces are more than [`MOST_PIECES`].
    TooManyPieces(usize),
    /// More than [`MOST_KINDS`](super::pieces::MOST_KINDS) of its pieces are different.
    TooManyKinds,
    /// So many cubes are more than [`MOST_CELLS`].
    TooManyCubes(usize),
    /// The figure has another number of cubes than the pieces.
    Volume {
        /// The cubes of all pieces.
        pieces: usize,
        /// The cubes of the figure.
        figure: usize,
    },
}

impl OwnSet {
    /// The pieces of a legal set, equal neighbours once. Gaps are left out: they follow from the figure.
    pub fn of(pieces: &PieceSet) -> OwnSet {
        pieces.without_gaps().to_string().parse().unwrap_or_default()
    }

    /// The eighteen one-sided pentominoes: those of the twelve that turn into others when they are turned over are there on both sides, and
    /// none may be turned over.
    pub fn one_sided_pentominoes() -> OwnSet {
        let mut text = Turning::Upright.prefix().to_string();
        for piece in KnownSet::Pentominoes6x10.set().0.pieces() {
            let mut before: Option<Vec<Polycube>> = None;
            for side in [Symmetry::IDENTITY, Symmetry::MIRROR] {
                let turned = piece.shape.turned(side);
                let orientations = Turning::Upright.orientations(&turned);
                if before.as_ref() != Some(&orientations) {
                    let comma = if text.ends_with(':') { "" } else { "," };
                    let shape = Figure::of(&turned).map_or(String::new(), |shape| shape.to_string());
                    text += &format!("{comma}{shape}");
                }
                before = Some(orientations);
            }
        }
        text.parse().unwrap_or_default()
    }

    /// How its pieces may be turned.
    pub fn turning(&self) -> Turning {
        self.turning
    }

    /// Sets how its pieces may be turned.
    pub fn set_turning(&mut self, turning: Turning) {
        self.turning = turning;
    }

    /// The different pieces.
    pub fn pieces(&self) -> &[OwnPiece] {
        &self.pieces
    }

    /// Number of pieces, each as often as it is there.
    pub fn count(&self) -> usize {
        self.pieces.iter().map(|piece| piece.times).sum()
    }

    /// Number of cubes of all pieces together.
    pub fn volume(&self) -> usize {
        self.pieces.iter().map(|piece| piece.times * piece.draft.count()).sum()
    }

    /// Adds an empty piece, unless there are [`MOST_PIECES`] different ones.
    pub fn add(&mut self) {
        if self.pieces.len() < MOST_PIECES {
            self.pieces.push(OwnPiece::default());
        }
    }

    /// Removes the piece at this place, from 0. In place of the last one stays an empty one.
    pub fn remove(&mut self, place: usize) {
        if place < self.pieces.len() {
            self.pieces.remove(place);
        }
        if self.pieces.is_empty() {
            self.add();
        }
    }

    /// Sets how many there are of a piece; a number out of range becomes the nearest one.
    pub fn set_times(&mut self, place: usize, times: usize) {
        if let Some(piece) = self.pieces.get_mut(place) {
            piece.times = times.clamp(1, MOST_CELLS);
        }
    }

    /// Fills a cell of a piece with a colour, or empties it. No cell of a piece may stay empty: without a colour it is neutral.
    pub fn set_cell(&mut self, place: usize, at: Cell, tint: Option<Tint>) {
        if let Some(piece) = self.pieces.get_mut(place) {
            piece.draft.set(at, tint.map(|tint| if tint == Tint::Open { Tint::Neutral } else { tint }));
        }
    }

    /// Gives the box of a piece other sides, at least those of [`LEAST_BOX`]. Cells outside the new box are lost.
    pub fn set_sides(&mut self, place: usize, sides: [usize; 3]) {
        if let Some(piece) = self.pieces.get_mut(place) {
            piece.draft = roomy(&piece.draft.with_sides(sides));
        }
    }

    /// Every reason why it is no legal set.
    pub fn faults(&self) -> Vec<OwnFault> {
        let mut faults = Vec::new();
        for (place, piece) in (1..).zip(&self.pieces) {
            let whole = piece.draft.shape().and_then(|shape| shape.polycube());
            match piece.draft.count() {
                0 => faults.push(OwnFault::Empty(place)),
                cubes if cubes > Polycube::MOST_CUBES => faults.push(OwnFault::LargePiece(place)),
                _ if whole.is_none() => faults.push(OwnFault::FallsApart(place)),
                _ => {}
            }
        }
        let (count, volume) = (self.count(), self.volume());
        if count > MOST_PIECES {
            faults.push(OwnFault::TooManyPieces(count));
        }
        if volume > MOST_CELLS {
            faults.push(OwnFault::TooManyCubes(volume));
        }
        if faults.is_empty() && PieceSet::read(&self.to_string()) == Err(SetFault::TooLarge) {
            faults.push(OwnFault::TooManyKinds);
        }
        faults
    }

    /// The search for this figure with these pieces, or every reason why there is none. A known set keeps its letters and its order. Gaps
    /// are added as the figure needs them, see [`PieceSet::with_gaps`].
    pub fn model(&self, figure: &Draft) -> Result<Model, Vec<OwnFault>> {
        let mut faults = self.faults();
        let (pieces, cubes) = (self.volume(), figure.count());
        let different = OwnFault::Volume { pieces, figure: cubes };
        if let (Ok(pieces), Some(figure)) = (PieceSet::read(&self.to_string()), figure.shape())
            && figure.open() != 0
            && let Some(pieces) = pieces.with_gaps(&figure)
        {
            return KnownSet::model_of(&pieces, &figure).or_else(|| Model::new(pieces, figure)).ok_or(vec![different]);
        }
        if pieces != cubes {
            faults.push(different);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        // Read as a link with these pieces is, and written again, since a link writes equal neighbours in one way only.
        let pieces = PieceSet::read(&self.to_string()).and_then(|pieces| PieceSet::read(&pieces.to_string()));
        let model = pieces
            .ok()
            .zip(figure.shape())
            .and_then(|(pieces, figure)| KnownSet::model_of(&pieces, &figure).or_else(|| Model::new(pieces, figure)));
        model.ok_or_else(|| vec![different])
    }
}

/// The boxes with exactly this number of cells, up to rotations: width >= depth >= height, the most compact first.
pub fn boxes(volume: usize) -> Vec<[usize; 3]> {
    let mut found = Vec::new();
    for width in SIDE.filter(|side| volume <= MOST_CELLS && volume.is_multiple_of(*side)) {
        let layer = volume / width;
        for depth in (1..=width).filter(|side| layer.is_multiple_of(*side)) {
            let height = layer / depth;
            if (1..=depth).contains(&height) {
                found.push([width, depth, height]);
            }
        }
    }
    found
}

impl Default for OwnPiece {
    /// No cubes yet.
    fn default() -> OwnPiece {
        OwnPiece { times: 1, draft: Draft::boxed(LEAST_BOX, &[]) }
    }
}

impl Default for OwnSet {
    /// One piece, without cubes yet.
    fn default() -> OwnSet {
        OwnSet { pieces: vec![OwnPiece::default()], turning: Turning::Free }
    }
}

impl FromStr for OwnSet {
    type Err = OwnFault;

    /// Reads the text form of links.
    fn from_str(text: &str) -> Result<OwnSet, OwnFault> {
        let (turning, text) = Turning::split(text);
        let mut pieces = Vec::new();
        for (place, piece) in (1..).zip(text.split(',')) {
            if place > MOST_PIECES {
                return Err(OwnFault::TooManyPieces(place));
            }
            let fault = OwnFault::NoPiece(place);
            let (times, shape) = piece.trim().split_once('x').unwrap_or(("1", piece.trim()));
            let times = times.parse().ok().filter(|times| *times > 0).ok_or(fault)?;
            if times > MOST_CELLS {
                return Err(OwnFault::TooManyPieces(times));
            }
            pieces.push(OwnPiece { times, draft: read_piece(shape).ok_or(fault)? });
        }
        Ok(OwnSet { pieces, turning })
    }
}

impl fmt::Display for OwnSet {
    /// Writes the text form of links.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.turning.prefix())?;
        for (place, OwnPiece { times, draft }) in self.pieces.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            let times = if *times > 1 { format!("{times}x") } else { String::new() };
            // A piece in the corner of its usual box is written without the empty cells around it.
            let short = draft.shape().map_or("-".to_string(), |shape| shape.to_string());
            let is_usual = read_piece(&short).as_ref() == Some(draft);
            write!(f, "{comma}{times}{}", if is_usual { short } else { draft.text() })?;
        }
        Ok(())
    }
}

/// Reads a piece, legal or not, in the text form of a figure; `None` if it is not written so, or if its box is too large. Rows and layers
/// that are shorter than others are filled up with empty cells, as in [`Figure::read`].
fn read_piece(text: &str) -> Option<Draft> {
    let cells = Figure::filled(text);
    let layers = || text.split('_').map(|layer| layer.split('.'));
    let depth = layers().map(Iterator::count).max()?;
    let width = layers().flatten().map(str::len).max()?;
    let sides = [width.max(1), depth, layers().count()];
    let is_written = text.chars().all(|letter| "okw-._".contains(letter)) && is_box(sides);
    let draft = is_written.then(|| roomy(&Draft::boxed(sides, &cells)))?;
    (draft.count() == cells.len()).then_some(draft)
}

/// The draft in a box of at least [`LEAST_BOX`], if that is no larger than boxes may be.
fn roomy(draft: &Draft) -> Draft {
    let own = draft.sides();
    let sides = std::array::from_fn(|axis| own[axis].max(LEAST_BOX[axis]));
    draft.with_sides(if is_box(sides) { sides } else { own })
}
