//! The small picture of the Hungarian cube on the home page: the cube in order.

use super::Scheme;
use super::scene::space::FACES;
use crate::scene::{Look, Room, Scene, block};

/// The picture, drawn to fit `room`.
pub fn scene(room: Room) -> Scene {
    block::scene(room, |_, face| Look::Glyph(Scheme::Field.colour(FACES[face])), |_| None)
}
