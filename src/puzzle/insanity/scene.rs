//! The drawings of Instant Insanity: the stack in space, the cubes from above and below with their nets, the search
//! tree.

pub mod cubes;
pub mod stack;
pub mod tree;

pub use super::light::{CELL, FACE};
use super::{CubeSet, Position};
use crate::geometry::Vec3;
use crate::scene::Id;
use crate::scene::solid::{Body, Face, Mark};

/// A cube of the set in a position, as a body in space.
pub fn body(cubes: &CubeSet, cube: usize, position: Position, centre: Vec3) -> Body {
    let faces = cubes.cubes()[cube];
    Body {
        centre,
        turn: super::position::rotation(position),
        faces: std::array::from_fn(|face| Face {
            colour: faces[face],
            mark: Mark::Plain,
            label: None,
            id: Some(Id::new(FACE, cube, face)),
        }),
    }
}
