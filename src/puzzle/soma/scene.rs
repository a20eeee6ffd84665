//! The drawings of the Soma cube.

pub mod picture;

pub mod clear;
pub mod home;
pub mod layers;
pub mod space;

pub mod assembly;
pub mod hand;
pub mod lockstep;

pub mod map;

pub mod pieces;
pub mod thumb;

use super::tint::Tint;
use crate::geometry::{Point, point};
use crate::scene::strokes::circle;
use crate::scene::{FaceLook, Id, Paint, Scene};

/// The kind of a cell of the figure: the cell, from 0.
pub const CELL: &str = "cell";

/// The kind of a piece: its place in the set.
pub const PIECE: &str = "piece";

/// The kind of a placement in a list: its place there.
pub const PLACEMENT: &str = "placement";

/// The kind of a class of solutions: its place in the catalogue.
pub const CLASS: &str = "class";

/// The kind of a polycube: its number in the derivation of the pieces.
pub const POLYCUBE: &str = "polycube";

/// The kind of an edge of the map: the classes at its ends, by their places in the catalogue.
pub const EDGE: &str = "edge";

/// All kinds.
const KINDS: [&str; 6] = [CELL, PIECE, PLACEMENT, CLASS, POLYCUBE, EDGE];

/// Paint of the black cells of a chessboard in space, in every theme.
const BLACK: Paint = Paint::Body;

/// Paint of the white cells: the one that is readable on black.
const WHITE: Paint = Paint::On(0);

/// The paints of empty regions, in turn: of signs and small cubes, and of areas. Each cell has the size of its region, too.
const REGIONS: [[Paint; 2]; 2] = [[Paint::Accent, Paint::AccentArea], [Paint::Second, Paint::SecondArea]];

/// The paint of a cell of the figure with a colour, and that which is readable on it.
fn painted(tint: Tint) -> Option<(Paint, Paint)> {
    match tint {
        Tint::Neutral => None,
        Tint::Black => Some((BLACK, WHITE)),
        Tint::White => Some((WHITE, BLACK)),
        Tint::Open => Some((Paint::Desk, Paint::Ink)),
    }
}

/// The disc on a black or white cell of a piece: its edge and its inside.
pub(super) fn disc(tint: Tint) -> Option<[Paint; 2]> {
    painted(tint).filter(|_| tint != Tint::Open).map(|(inside, edge)| [edge, inside])
}

/// Draws that disc, or a plus where a cell may stay empty. The edge of a disc is an area and no line, which some themes make broader.
pub(super) fn draw_sign(scene: &mut Scene, middle: Point, reach: f64, tint: Tint) {
    if tint == Tint::Open {
        for arm in [point(reach, 0.0), point(0.0, reach)] {
            scene.line(vec![middle - arm, middle + arm], Paint::Ink, reach * 0.4);
        }
    }
    if let Some([edge, inside]) = disc(tint) {
        scene.polygon(None, circle(middle, reach), Some(edge), None);
        scene.polygon(None, circle(middle, reach * 0.75), Some(inside), None);
    }
}

/// The id with this text form, `cell-4-0`.
pub fn read(text: &str) -> Option<Id> {
    Id::read(text, &KINDS)
}

/// The colour of a piece, 0..8, by its place in its set; the ninth piece has the first colour again.
pub fn colour(piece: usize) -> u8 {
    (piece % 8) as u8
}

/// What the faces of a piece show: its colour, and its letter, so that the colour is never alone.
pub fn look(piece: usize, letter: char) -> FaceLook {
    FaceLook::Letter(colour(piece), letter)
}
