//! The 24 positions of a cube, numbered as in the base text.
//!
//! There are six base positions, 0, 4, 8, 12, 16 and 20, and four positions for each: position b + r is base b turned about
//! the vertical axis so that façade j shows what façade j + r (mod 4) showed. In the base text's program positions 12..=15
//! and 20..=23 keep bottom and top unswapped, which makes them mirror images; only the sides are tested there, so its counts
//! are right, but a drawn cube would be wrong. Here all 24 are proper rotations.

use crate::geometry::{Rotation, Vec3};
use crate::scene::solid::NORMALS;

/// The number of a position, 0..24.
pub type Position = u8;

/// For each position, the original face now at front, right, back, left, bottom, top.
pub const POSITIONS: [[u8; 6]; 24] = positions();

const fn positions() -> [[u8; 6]; 24] {
    let bases = [
        [0, 1, 2, 3, 4, 5],
        [3, 2, 1, 0, 5, 4],
        [5, 1, 4, 3, 0, 2],
        [3, 4, 1, 5, 2, 0],
        [0, 5, 2, 4, 1, 3],
        [4, 2, 5, 0, 3, 1],
    ];
    let mut all = [[0; 6]; 24];
    let mut p = 0;
    while p < 24 {
        let base = bases[p / 4];
        let mut side = 0;
        while side < 4 {
            all[p][side] = base[(side + p) % 4];
            side += 1;
        }
        all[p][4] = base[4];
        all[p][5] = base[5];
        p += 1;
    }
    all
}

/// The rotation of space that brings a cube from position 0 to position `p`.
pub fn rotation(p: Position) -> Rotation {
    let shown = &POSITIONS[p as usize % 24];
    // The original face f now looks where face `place` looked.
    let image = |face: u8| -> Vec3 {
        let place = shown.iter().position(|&f| f == face).unwrap_or_default();
        NORMALS[place]
    };
    Rotation { x: image(1), y: image(2), z: image(5) }
}
