//! The small picture of the Soma cube on the home page: the cube, put together.

use crate::scene::{FaceLook, Room, Scene, cover};

/// One solution of the Soma cube, layer by layer from the base, in a layer row by row from the front, from the left: which
/// piece fills each cell.
pub const SOLUTION: [[char; 9]; 3] = [
    ['A', 'A', 'L', 'V', 'V', 'L', 'V', 'P', 'L'],
    ['A', 'B', 'L', 'A', 'P', 'Z', 'P', 'P', 'Z'],
    ['B', 'B', 'Z', 'B', 'T', 'Z', 'T', 'T', 'T'],
];

/// The letters of the pieces, in the order of their colours.
const LETTERS: [char; 7] = ['V', 'L', 'T', 'Z', 'A', 'B', 'P'];

/// The picture, drawn to fit `room`.
pub fn scene(room: Room) -> Scene {
    let letter = |[x, y, z]: [usize; 3]| SOLUTION[z][3 * y + x];
    let piece = |cell| LETTERS.iter().position(|&each| each == letter(cell));
    cover::block(room, |cell, _| FaceLook::Letter(piece(cell).unwrap_or_default() as u8, letter(cell)), piece)
}
