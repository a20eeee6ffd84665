//! The small picture of Instant Insanity for the home page, shown if its animated search cannot run there: the stack of the
//! base text, every cube in position 0.

use super::Model;
use super::scene::body;
use crate::geometry::vec3;
use crate::scene::{Room, Scene, cover};

/// The picture, drawn to fit `room`.
pub fn scene(room: Room) -> Scene {
    let cubes = Model::default().cubes;
    let middle = (cubes.count() as f64 - 1.0) / 2.0;
    let bodies = (0..cubes.count()).map(|cube| body(&cubes, cube, 0, vec3(0.0, 0.0, cube as f64 - middle))).collect();
    cover::solids(room, bodies, 0.17)
}
