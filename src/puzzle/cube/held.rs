//! The cube with its orientation in space: where every facelet is.

use super::facelet::{self, FACELETS, Face};
use crate::geometry::lattice::Symmetry;
use serde::{Deserialize, Serialize};

/// An assembled cube, held in any of the 24 orientations. It also represents a sequence of turns: by the cube that they make
/// from the cube in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cube {
    /// For each facelet of the cube in order, where it is now. Only permutations that come from rotations of layers and from
    /// reassembled small cubes.
    goes: [u8; FACELETS],
}

impl Default for Cube {
    fn default() -> Cube {
        Cube::SOLVED
    }
}

impl Cube {
    /// The cube in order, white on top and green in front.
    pub const SOLVED: Cube = {
        let mut goes = [0; FACELETS];
        let mut facelet = 0;
        while facelet < FACELETS {
            goes[facelet] = facelet as u8;
            facelet += 1;
        }
        Cube { goes }
    };

    /// The cube in order, held in another orientation (or its mirror image).
    pub fn rotated(symmetry: Symmetry) -> Cube {
        let image = |from: usize| facelet::at(symmetry.apply(facelet::point(from))).unwrap_or(from);
        Cube::from_goes(std::array::from_fn(|facelet| image(facelet) as u8))
    }

    /// The same corners and edges, but with the centres where a rotation moves them from their homes.
    pub(super) fn with_centres(mut self, hold: Symmetry) -> Cube {
        for face in Face::ALL {
            self.goes[facelet::centre(face)] = facelet::centre(face.under(hold)) as u8;
        }
        self
    }

    /// Only for permutations that come from rotations of layers and from reassembled small cubes.
    pub(super) fn from_goes(goes: [u8; FACELETS]) -> Cube {
        Cube { goes }
    }

    /// For each facelet, 0..54, where it is now.
    pub fn goes(&self) -> &[u8; FACELETS] {
        &self.goes
    }

    /// The product: first `self`, then `next`.
    pub fn then(&self, next: &Cube) -> Cube {
        Cube { goes: self.goes.map(|facelet| next.goes[usize::from(facelet)]) }
    }

    /// The inverse: the sequence of turns that undoes this one.
    pub fn inverse(&self) -> Cube {
        let mut back = Cube::SOLVED;
        for (from, &to) in self.goes.iter().enumerate() {
            back.goes[usize::from(to)] = from as u8;
        }
        back
    }

    /// The colour of each facelet, given as the face whose centre has this colour in order.
    pub fn colours(&self) -> [Face; FACELETS] {
        let mut colours = [Face::Up; FACELETS];
        for (from, &to) in self.goes.iter().enumerate() {
            colours[usize::from(to)] = facelet::face(from);
        }
        colours
    }

    /// The 54 letters of links, in the order U R F D L B.
    pub fn facelets(&self) -> String {
        self.colours().map(Face::letter).iter().collect()
    }

    /// The orientation in which it is held: the rotation that moved the centres from their homes to where they are.
    pub fn hold(&self) -> Symmetry {
        let goes = |face: Face| facelet::face(usize::from(self.goes[facelet::centre(face)]));
        let takes = |rotation: &&Symmetry| Face::ALL.into_iter().all(|face| face.under(**rotation) == goes(face));
        Symmetry::rotations().iter().find(takes).copied().unwrap_or(Symmetry::IDENTITY)
    }

    /// Whether each face has one colour, however it is held.
    pub fn is_solved(&self) -> bool {
        *self == Cube::rotated(self.hold())
    }
}
