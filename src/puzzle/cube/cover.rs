//! The small picture of the Hungarian cube on the home page: the cube in order.

use super::Scheme;
use super::scene::space::FACES;
use crate::scene::{FaceLook, Room, Scene, cover};

/// The picture, drawn to fit `room`.
pub fn scene(room: Room) -> Scene {
    cover::block(room, |_, face| FaceLook::Glyph(Scheme::Field.colour(FACES[face])), |_| None)
}
