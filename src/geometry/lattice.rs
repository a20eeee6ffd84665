//! The cubic lattice: its cells, and its 48 symmetries that fix a point: 24 rotations and 24 reflections.

use super::{Rotation, Vec3, vec3};
use serde::{Deserialize, Serialize};

/// A unit cell of space, given by its corner with the smallest coordinates. Cells are ordered by x, then y, then z.
///
/// Axes as everywhere: x to the right, y away from the viewer, z up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// To the right.
    pub x: i16,
    /// Away from the viewer.
    pub y: i16,
    /// Up.
    pub z: i16,
}

/// The cell (x, y, z).
pub const fn cell(x: i16, y: i16, z: i16) -> Cell {
    Cell { x, y, z }
}

impl Cell {
    /// The three coordinates.
    pub const fn coordinates(self) -> [i16; 3] {
        [self.x, self.y, self.z]
    }

    /// The cell moved by these numbers of cells; coordinates are limited to those of 16 bits.
    pub const fn moved(self, by: Cell) -> Cell {
        cell(self.x.saturating_add(by.x), self.y.saturating_add(by.y), self.z.saturating_add(by.z))
    }

    /// The six cells that share a face with this one: right, left, back, front, top, bottom.
    pub fn neighbours(self) -> [Cell; 6] {
        [cell(1, 0, 0), cell(-1, 0, 0), cell(0, 1, 0), cell(0, -1, 0), cell(0, 0, 1), cell(0, 0, -1)]
            .map(|step| self.moved(step))
    }

    /// Whether the two cells share a face.
    pub const fn touches(self, other: Cell) -> bool {
        self.x.abs_diff(other.x) as u32 + self.y.abs_diff(other.y) as u32 + self.z.abs_diff(other.z) as u32 == 1
    }

    /// Whether the cell is black in a three-dimensional chessboard colouring in which (0, 0, 0) is black.
    pub const fn is_black(self) -> bool {
        (self.x ^ self.y ^ self.z) & 1 == 0
    }

    /// The class of (x, y, z) mod 2, 0..8: bit 0 for x, bit 1 for y, bit 2 for z.
    pub const fn class(self) -> usize {
        ((self.x & 1) | (self.y & 1) << 1 | (self.z & 1) << 2) as usize
    }
}

/// A symmetry: a permutation of the axes with signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// The axis (0 x, 1 y, 2 z) that each coordinate of the image is taken from.
    axes: [u8; 3],
    /// +1, or -1 where it changes its sign.
    signs: [i16; 3],
}

impl Symmetry {
    /// The identity.
    pub const IDENTITY: Symmetry = Symmetry { axes: [0, 1, 2], signs: [1, 1, 1] };

    /// The reflection that exchanges left and right.
    pub const MIRROR: Symmetry = Symmetry { axes: [0, 1, 2], signs: [-1, 1, 1] };

    /// All 48: the identity, the other 23 rotations, then the 24 reflections.
    pub const ALL: [Symmetry; 48] = all();

    /// The 24 rotations, the identity first.
    pub fn rotations() -> &'static [Symmetry] {
        const ALL: &[Symmetry] = &Symmetry::ALL;
        &ALL[..24]
    }

    /// The image of a cell whose coordinates are in -32767..=32767; the point (0, 0, 0) is fixed.
    pub const fn apply(self, from: Cell) -> Cell {
        let old = from.coordinates();
        let [a, b, c] = self.axes;
        let [s, t, u] = self.signs;
        cell(s * old[a as usize], t * old[b as usize], u * old[c as usize])
    }

    /// The composition: first `first`, then `self`.
    pub const fn after(self, first: Symmetry) -> Symmetry {
        let mut both = Symmetry::IDENTITY;
        let mut i = 0;
        while i < 3 {
            let axis = self.axes[i] as usize;
            both.axes[i] = first.axes[axis];
            both.signs[i] = self.signs[i] * first.signs[axis];
            i += 1;
        }
        both
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        let mut back = Symmetry::IDENTITY;
        let mut i = 0;
        while i < 3 {
            back.axes[self.axes[i] as usize] = i as u8;
            back.signs[self.axes[i] as usize] = self.signs[i];
            i += 1;
        }
        back
    }

    /// +1 for a rotation, -1 for a reflection.
    pub const fn determinant(self) -> i16 {
        let [a, b, c] = self.axes;
        // A permutation of three things is even if it is the identity or a cycle of all three.
        let even = (a + 1) % 3 == b && (b + 1) % 3 == c;
        let sign = self.signs[0] * self.signs[1] * self.signs[2];
        if even { sign } else { -sign }
    }

    /// The rotation matrix, for drawings: the images of the axes. Valid only for rotations, not for reflections.
    pub fn matrix(self) -> Rotation {
        let image = |x, y, z| {
            let [x, y, z] = self.apply(cell(x, y, z)).coordinates().map(f64::from);
            vec3(x, y, z)
        };
        let columns: [Vec3; 3] = [image(1, 0, 0), image(0, 1, 0), image(0, 0, 1)];
        Rotation { x: columns[0], y: columns[1], z: columns[2] }
    }
}

const fn all() -> [Symmetry; 48] {
    let orders: [[u8; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];
    let mut found = [Symmetry::IDENTITY; 48];
    let (mut rotations, mut reflections) = (0, 24);
    let mut order = 0;
    while order < orders.len() {
        let mut signs: i16 = 0;
        while signs < 8 {
            let symmetry = Symmetry {
                axes: orders[order],
                signs: [1 - 2 * (signs & 1), 1 - 2 * (signs >> 1 & 1), 1 - 2 * (signs >> 2)],
            };
            if symmetry.determinant() == 1 {
                found[rotations] = symmetry;
                rotations += 1;
            } else {
                found[reflections] = symmetry;
                reflections += 1;
            }
            signs += 1;
        }
        order += 1;
    }
    found
}
