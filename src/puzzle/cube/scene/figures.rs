//! The figures of the base text, drawn on the cube: the numbers of the places, which stay where they are in space, and the marked
//! facelets, which move with their small cubes.

use crate::geometry::lattice::Symmetry;
use crate::geometry::{Point, point};
use crate::puzzle::cube::facelet::FACELETS;
use crate::puzzle::cube::held::Cube;
use crate::puzzle::cube::place::{Kind, Place};
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Flat, Id, Label, Paint, Scene, Shape, Weight, rounded_rectangle, stroke};

/// Which figures of the base text are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Figures {
    /// None of them.
    #[default]
    None,
    /// The numbers of the places.
    Numbers,
    /// The marked facelets.
    Marks,
    /// Both.
    Both,
}

named! { Figures: None = "none", Numbers = "numbers", Marks = "marks", Both = "both" }

impl Figures {
    /// Whether the places have their numbers.
    pub fn has_numbers(self) -> bool {
        matches!(self, Figures::Numbers | Figures::Both)
    }

    /// Whether the marked facelets are seen.
    pub fn has_marks(self) -> bool {
        matches!(self, Figures::Marks | Figures::Both)
    }
}

/// For each facelet in space, whether it is the marked facelet of a small cube.
pub fn marked(cube: &Cube) -> [bool; FACELETS] {
    let mut marked = [false; FACELETS];
    for cubie in Place::every() {
        if let Some(&facelet) = cubie.facelets().first() {
            marked[usize::from(cube.goes()[facelet])] = true;
        }
    }
    marked
}

/// The number of a place.
pub struct NumberedPlace {
    /// Where the place is in space.
    pub place: Place,
    /// The facelet in space that is the mark of the place, 0..54.
    pub mark: usize,
    /// Its number in the base text, from 1.
    pub number: usize,
}

/// The places with their numbers. They are named from the centres of a cube that is held so; by the identity, they are those of space.
pub fn numbered(hold: Symmetry) -> Vec<NumberedPlace> {
    let held = Cube::rotated(hold);
    let mark = |home: Place| home.facelets().first().map_or(0, |&facelet| usize::from(held.goes()[facelet]));
    Place::every()
        .map(|home| NumberedPlace { place: home.under(hold), mark: mark(home), number: home.number() })
        .collect()
}

/// Draws the number of a place on a badge of this radius: a square for a corner, a disc for an edge.
pub fn badge(scene: &mut Scene, id: Id, at: Point, radius: f64, numbered: &NumberedPlace) {
    let outline = match numbered.place.kind() {
        Kind::Corner => rounded_rectangle(at, 1.8 * radius, 1.8 * radius, 0.3 * radius),
        Kind::Edge => circle(at, radius),
    };
    scene.polygon(Some(id), outline, Some(Paint::Sheet), stroke(Paint::Ink, (0.09 * radius).max(1.0)));
    scene.shapes.push(Shape::Flat(Flat::Label(Label {
        id: Some(id),
        at: at + point(0.0, 0.02 * radius),
        text: numbered.number.to_string(),
        size: text_size(radius),
        anchor: Anchor::Middle,
        weight: Weight::Bold,
        paint: Paint::Ink,
        plane: None,
    })));
}

/// The height of the number on a badge of this radius.
pub fn text_size(radius: f64) -> f64 {
    1.35 * radius
}
