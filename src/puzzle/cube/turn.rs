//! Turns: of a face, a middle layer, two layers together, or the whole cube.

use super::facelet::{self, Face};
use super::held::Cube;
use crate::geometry::lattice::{Cell, Symmetry};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Which layers parallel to a face turn with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layers {
    /// The face alone: U R F D L B.
    Outer,
    /// The face and the middle layer beside it: Uw or u, and so on.
    Wide,
    /// The middle layer alone: M with L, E with D, S with F.
    Middle,
    /// The whole cube: x with R, y with U, z with F.
    Whole,
}

impl Layers {
    /// Whether the thing at a point turns with a face: a small cube by its middle, -1..=1 along each axis, or a facelet by
    /// its [`facelet::point`].
    pub fn include(self, face: Face, point: Cell) -> bool {
        let layer = facelet::dot(point, face.normal()).clamp(-1, 1);
        match self {
            Layers::Outer => layer == 1,
            Layers::Wide => layer >= 0,
            Layers::Middle => layer == 0,
            Layers::Whole => true,
        }
    }
}

/// A turn by one, two or three quarters, clockwise as the face is seen from outside. Messages hold its place in [`Turn::all`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "usize", into = "usize")]
pub struct Turn {
    layers: Layers,
    face: Face,
    quarters: u8,
}

/// The letters of turns, with the layers and the face that they turn.
const LETTERS: [(char, Layers, Face); 18] = [
    ('U', Layers::Outer, Face::Up),
    ('R', Layers::Outer, Face::Right),
    ('F', Layers::Outer, Face::Front),
    ('D', Layers::Outer, Face::Down),
    ('L', Layers::Outer, Face::Left),
    ('B', Layers::Outer, Face::Back),
    ('u', Layers::Wide, Face::Up),
    ('r', Layers::Wide, Face::Right),
    ('f', Layers::Wide, Face::Front),
    ('d', Layers::Wide, Face::Down),
    ('l', Layers::Wide, Face::Left),
    ('b', Layers::Wide, Face::Back),
    ('M', Layers::Middle, Face::Left),
    ('E', Layers::Middle, Face::Down),
    ('S', Layers::Middle, Face::Front),
    ('x', Layers::Whole, Face::Right),
    ('y', Layers::Whole, Face::Up),
    ('z', Layers::Whole, Face::Front),
];

impl From<Turn> for usize {
    fn from(turn: Turn) -> usize {
        Turn::all().position(|own| own == turn).unwrap_or_default()
    }
}

impl TryFrom<usize> for Turn {
    type Error = &'static str;

    fn try_from(number: usize) -> Result<Turn, Self::Error> {
        Turn::all().nth(number).ok_or("no turn")
    }
}

impl Turn {
    /// The turn by this number of quarters, clockwise, or anticlockwise if negative; `None` if it is a multiple of 4.
    pub fn new(layers: Layers, face: Face, quarters: i32) -> Option<Turn> {
        // Turns of a middle layer or of the whole cube are named by one face of each pair: with the opposite face they turn
        // the other way.
        let named = LETTERS.iter().any(|&(_, own, of)| (own, of) == (layers, face));
        let (face, quarters) = if named { (face, quarters) } else { (face.opposite(), -quarters) };
        let quarters = quarters.rem_euclid(4) as u8;
        (quarters > 0).then_some(Turn { layers, face, quarters })
    }

    /// The turn of a letter by this number of quarters; T and t are accepted for U and u. `None` if there is no such letter
    /// or the number is a multiple of 4.
    pub fn named(letter: char, quarters: i32) -> Option<Turn> {
        let (layers, face) = Turn::letters(letter)?;
        Turn::new(layers, face, quarters)
    }

    /// The layers and the face that a letter turns; `None` for any other letter.
    pub fn letters(letter: char) -> Option<(Layers, Face)> {
        let letter = match letter {
            'T' => 'U',
            't' => 'u',
            other => other,
        };
        LETTERS.iter().find(|&&(own, ..)| own == letter).map(|&(_, layers, face)| (layers, face))
    }

    /// Every turn: 18 letters by one, two and three quarters, the 18 turns of faces first.
    pub fn all() -> impl Iterator<Item = Turn> {
        (0..3 * LETTERS.len()).map(|number| {
            let (_, layers, face) = LETTERS[number / 3];
            Turn { layers, face, quarters: (number % 3) as u8 + 1 }
        })
    }

    /// The 18 turns of faces: U U2 U' R … B'.
    pub fn of_faces() -> impl Iterator<Item = Turn> {
        Turn::all().filter(|turn| turn.layers == Layers::Outer)
    }

    /// The layers that turn.
    pub fn layers(self) -> Layers {
        self.layers
    }

    /// The face with which it turns.
    pub fn face(self) -> Face {
        self.face
    }

    /// Quarters clockwise, 1..=3.
    pub fn quarters(self) -> u8 {
        self.quarters
    }

    /// Its letter.
    pub fn letter(self) -> char {
        let own = LETTERS.iter().find(|&&(_, layers, face)| (layers, face) == (self.layers, self.face));
        own.map_or('?', |&(letter, ..)| letter)
    }

    /// The turn that undoes it.
    pub fn inverse(self) -> Turn {
        Turn { quarters: 4 - self.quarters, ..self }
    }

    /// The same turn on a cube that was turned or mirrored as a whole.
    pub fn under(self, symmetry: Symmetry) -> Turn {
        let quarters = i32::from(symmetry.determinant()) * i32::from(self.quarters);
        Turn::new(self.layers, self.face.under(symmetry), quarters).unwrap_or(self)
    }

    /// Its length in the half-turn metric, in turns of faces: a middle layer counts 2, the whole cube 0.
    pub fn length(self) -> usize {
        match self.layers {
            Layers::Whole => 0,
            Layers::Outer | Layers::Wide => 1,
            Layers::Middle => 2,
        }
    }

    /// How the layers that turn are rotated.
    pub fn rotation(self) -> Symmetry {
        let quarter = self.face.quarter();
        (0..self.quarters).fold(Symmetry::IDENTITY, |rotation, _| quarter.after(rotation))
    }

    /// The cube after this turn of the cube in order.
    pub fn cube(self) -> Cube {
        // Kept, because algorithms have thousands of turns.
        static CUBES: OnceLock<Vec<(Turn, Cube)>> = OnceLock::new();
        let cubes = CUBES.get_or_init(|| Turn::all().map(|turn| (turn, turn.made())).collect());
        cubes.iter().find(|own| own.0 == self).map_or_else(|| self.made(), |own| own.1)
    }

    /// The cube, from where its facelets lie.
    fn made(self) -> Cube {
        let rotation = self.rotation();
        Cube::from_goes(std::array::from_fn(|facelet| {
            let point = facelet::point(facelet);
            let turns = self.layers.include(self.face, point);
            // A rotation of the lattice takes facelets to facelets.
            let to = if turns { facelet::at(rotation.apply(point)) } else { None };
            to.unwrap_or(facelet) as u8
        }))
    }
}

impl Cube {
    /// The cube after one more turn.
    pub fn turned(&self, turn: Turn) -> Cube {
        self.then(&turn.cube())
    }

    /// The cube after these turns, one after the other.
    pub fn along(&self, turns: impl IntoIterator<Item = Turn>) -> Cube {
        turns.into_iter().fold(*self, |cube, turn| cube.turned(turn))
    }
}
