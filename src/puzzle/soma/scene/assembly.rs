//! The assembly: the figure with its pieces in space, and its layers beside it.

use super::picture::{Picture, PictureWords};
use super::{layers, space};
use crate::geometry::point;
use crate::puzzle::soma::PieceSet;
use crate::scene::{Camera, Room, Scene};

/// The figure in space, with its layers beside it, or below it in a room that is higher than wide.
///
/// `explode`, 0..=1, is how far the pieces are apart. At time `t`, 0..=1, the newest piece is on its way into the
/// figure.
pub fn scene(
    picture: &Picture,
    explode: f64,
    t: f64,
    camera: &Camera,
    room: Room,
    pieces: &PieceSet,
    words: &PictureWords,
) -> Scene {
    let mut scene = Scene::new(room);
    let (first, second, corner) = if room.is_upright() {
        let height = (room.height * share(picture, room, words)).round();
        (Room { height: room.height - height, ..room }, Room { height, ..room }, point(0.0, room.height - height))
    } else {
        let width = (room.width * share(picture, room, words)).round();
        (Room { width: room.width - width, ..room }, Room { width, ..room }, point(room.width - width, 0.0))
    };
    scene.insert(space::scene(picture, explode, t, camera, first, pieces), point(0.0, 0.0));
    scene.insert(layers::scene(picture, second, pieces, words), corner);
    scene
}

/// The share of the room that the layers take, 0..=1: the smallest with which their cells are large enough to read.
fn share(picture: &Picture, room: Room, words: &PictureWords) -> f64 {
    const SHARES: [f64; 5] = [0.4, 0.45, 0.5, 0.55, 0.6];
    let part = |share: f64| match room.is_upright() {
        true => Room { height: room.height * share, ..room },
        false => Room { width: room.width * share, ..room },
    };
    let enough = |share: &f64| layers::cell_size(picture, part(*share), words) >= layers::READABLE;
    SHARES.into_iter().find(enough).unwrap_or(SHARES[4])
}
