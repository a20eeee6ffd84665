//! The small pictures of the puzzles on the home page.

use super::Puzzle;
use super::cube::Scheme;
use super::cube::scene::space::FACES;
use crate::geometry::{Rotation, point, vec3};
use crate::scene::{
    Anchor, Body, Camera, Face, Look, Mark, Paint, Room, Scene, Shape, Solid, Weight, rounded_rectangle, stroke,
};

/// One solution of the Soma cube, layer by layer from the base, in a layer row by row from the front, from the left: which
/// piece fills each cell.
pub const SOMA: [[char; 9]; 3] = [
    ['A', 'A', 'L', 'V', 'V', 'L', 'V', 'P', 'L'],
    ['A', 'B', 'L', 'A', 'P', 'Z', 'P', 'P', 'Z'],
    ['B', 'B', 'Z', 'B', 'T', 'Z', 'T', 'T', 'T'],
];

/// The letters of the pieces, in the order of their colours.
const LETTERS: [char; 7] = ['V', 'L', 'T', 'Z', 'A', 'B', 'P'];

/// A picture of a puzzle.
pub fn scene(puzzle: Puzzle, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let middle = point(room.width / 2.0, room.height / 2.0);
    match puzzle {
        Puzzle::Taquin => {
            let cell = room.height * 0.26;
            let board = rounded_rectangle(middle, cell * 3.3, cell * 3.3, 10.0);
            scene.polygon(None, board, Some(Paint::Desk), stroke(Paint::Line, 2.0));
            // The example of the base text, 493617285 with 9 for the blank.
            for (index, tile) in [4, 9, 3, 6, 1, 7, 2, 8, 5].into_iter().enumerate().filter(|(_, tile)| *tile != 9) {
                let at =
                    point(middle.x + (index % 3) as f64 * cell - cell, middle.y + (index / 3) as f64 * cell - cell);
                let tile_area = rounded_rectangle(at, cell * 0.92, cell * 0.92, 7.0);
                scene.polygon(None, tile_area, Some(Paint::Sheet), stroke(Paint::Ink, 2.0));
                scene.label(at, tile.to_string(), cell * 0.5, Weight::Bold, Anchor::Middle, Paint::Ink);
            }
        }
        Puzzle::Insanity | Puzzle::Soma => block(&mut scene, |x, y, z, _| {
            let letter = SOMA[z][3 * y + x];
            let piece = LETTERS.iter().position(|&each| each == letter);
            (Look::Letter(piece.unwrap_or_default() as u8, letter), piece)
        }),
        Puzzle::Cube => block(&mut scene, |_, _, _, face| (Look::Glyph(Scheme::Field.colour(FACES[face])), None)),
    }
    scene
}

/// A cube of 27: what each face shows by its place and direction, and the piece that its cube belongs to.
fn block(scene: &mut Scene, look: impl Fn(usize, usize, usize, usize) -> (Look, Option<usize>)) {
    let Room { width, height } = scene.room;
    let mut bodies = Vec::with_capacity(27);
    for cell in 0..27 {
        let (x, y, z) = (cell % 3, cell / 3 % 3, cell / 9);
        let face = |face| Face { look: look(x, y, z, face).0, mark: Mark::Plain, label: None, id: None };
        let centre = vec3(x as f64 - 1.0, y as f64 - 1.0, z as f64 - 1.0);
        let faces = std::array::from_fn(face);
        bodies.push(Body { centre, size: 1.0, piece: look(x, y, z, 0).1, turn: Rotation::IDENTITY, faces });
    }
    let at = point(width / 2.0, height / 2.0);
    let camera = Camera { yaw: 0.66, pitch: 0.5 };
    scene.shapes.push(Shape::Solid(Solid { bodies, camera, at, scale: height * 0.19, distance: 13.0, ground: None }));
}
