//! The small picture of the taquin on the home page: the board of the base text.

use crate::geometry::point;
use crate::scene::{Anchor, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// The picture, drawn to fit `room`.
pub fn scene(room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let middle = point(room.width / 2.0, room.height / 2.0);
    let cell = room.height * 0.26;
    let board = rounded_rectangle(middle, cell * 3.3, cell * 3.3, 10.0);
    scene.polygon(None, board, Some(Paint::Desk), stroke(Paint::Line, 2.0));
    // The example of the base text, 493617285 with 9 for the blank.
    for (index, tile) in [4, 9, 3, 6, 1, 7, 2, 8, 5].into_iter().enumerate().filter(|(_, tile)| *tile != 9) {
        let at = point(middle.x + (index % 3) as f64 * cell - cell, middle.y + (index / 3) as f64 * cell - cell);
        let tile_area = rounded_rectangle(at, cell * 0.92, cell * 0.92, 7.0);
        scene.polygon(None, tile_area, Some(Paint::Sheet), stroke(Paint::Ink, 2.0));
        scene.label(at, tile.to_string(), cell * 0.5, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
    scene
}
