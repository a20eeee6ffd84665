//! The six faces and their 54 facelets, with their places in space.

use crate::geometry::lattice::{Cell, Symmetry, cell};
use serde::{Deserialize, Serialize};

/// Number of facelets; they are counted from 0.
pub const FACELETS: usize = 54;

/// A face of the cube, and the colour that its centre has on a cube in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face {
    /// The top, U or T.
    Up,
    /// R.
    Right,
    /// F.
    Front,
    /// D.
    Down,
    /// L.
    Left,
    /// B.
    Back,
}

impl Face {
    /// All faces, in the order in which links write them: U R F D L B.
    pub const ALL: [Face; 6] = [Face::Up, Face::Right, Face::Front, Face::Down, Face::Left, Face::Back];

    /// The usual letter: U R F D L B.
    pub fn letter(self) -> char {
        ['U', 'R', 'F', 'D', 'L', 'B'][self as usize]
    }

    /// The face of a letter; T is accepted for the top, like U.
    pub fn named(letter: char) -> Option<Face> {
        let letter = if letter == 'T' { 'U' } else { letter };
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }

    /// The face on the other side.
    pub fn opposite(self) -> Face {
        Face::ALL[(self as usize + 3) % 6]
    }

    /// The step outwards: a unit vector.
    pub fn normal(self) -> Cell {
        self.axes()[0]
    }

    /// The face with this normal; `None` if there is none.
    pub fn towards(normal: Cell) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.normal() == normal)
    }

    /// The rotation of space by a quarter clockwise, the face seen from outside.
    pub fn quarter(self) -> Symmetry {
        let [normal, right, down] = self.axes();
        let left = scaled(right, -1);
        let turns = |rotation: &&Symmetry| rotation.apply(normal) == normal && rotation.apply(down) == left;
        Symmetry::rotations().iter().find(turns).copied().unwrap_or(Symmetry::IDENTITY)
    }

    /// Where the face goes under a symmetry.
    pub fn under(self, symmetry: Symmetry) -> Face {
        // A symmetry of the lattice takes normals to normals.
        Face::towards(symmetry.apply(self.normal())).unwrap_or(self)
    }

    /// The unit vectors outwards, along a row and down a column of its facelets in reading order. The faces are read as
    /// follows: the four faces around with the top up, the top with the front below, the bottom with the front above.
    fn axes(self) -> [Cell; 3] {
        match self {
            Face::Up => [cell(0, 0, 1), cell(1, 0, 0), cell(0, -1, 0)],
            Face::Right => [cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, -1)],
            Face::Front => [cell(0, -1, 0), cell(1, 0, 0), cell(0, 0, -1)],
            Face::Down => [cell(0, 0, -1), cell(1, 0, 0), cell(0, 1, 0)],
            Face::Left => [cell(-1, 0, 0), cell(0, -1, 0), cell(0, 0, -1)],
            Face::Back => [cell(0, 1, 0), cell(-1, 0, 0), cell(0, 0, -1)],
        }
    }
}

/// The face on which a facelet, 0..54, lies.
pub fn face(facelet: usize) -> Face {
    Face::ALL[facelet / 9 % 6]
}

/// The centre of a face.
pub fn centre(face: Face) -> usize {
    9 * face as usize + 4
}

/// Whether a facelet, 0..54, is the centre of its face.
pub fn is_centre(facelet: usize) -> bool {
    facelet % 9 == 4
}

/// The row and the column of a facelet, 0..54, on its face, both from 1.
pub fn row_and_column(facelet: usize) -> [usize; 2] {
    [facelet % 9 / 3 + 1, facelet % 3 + 1]
}

/// The face that lies above the facelets of a face as they are read.
pub fn above(own: Face) -> Face {
    let [_, _, down] = own.axes();
    Face::towards(scaled(down, -1)).unwrap_or(own)
}

/// Where a facelet lies: the middle of its small cube, -1..=1 along each axis, and one step more outwards. So exactly one
/// coordinate is -2 or 2, and gives its face.
pub fn point(facelet: usize) -> Cell {
    let [normal, right, down] = face(facelet).axes();
    let (row, column) = (facelet % 9 / 3, facelet % 3);
    scaled(normal, 2).moved(scaled(right, column as i16 - 1)).moved(scaled(down, row as i16 - 1))
}

/// The facelet at a [`point`]; `None` if none is there.
pub fn at(point: Cell) -> Option<usize> {
    let face = Face::ALL.into_iter().find(|face| dot(point, face.normal()) == 2)?;
    let [_, right, down] = face.axes();
    let (column, row) = (dot(point, right) + 1, dot(point, down) + 1);
    let inside = (0..3).contains(&column) && (0..3).contains(&row);
    inside.then_some(9 * face as usize + 3 * row as usize + column as usize)
}

/// The scalar product.
pub fn dot(a: Cell, b: Cell) -> i16 {
    a.x * b.x + a.y * b.y + a.z * b.z
}

/// Whether three faces that meet at a corner are in anticlockwise order, seen from outside, that is, whether their normals
/// are right-handed like the axes.
pub fn is_anticlockwise(faces: [Face; 3]) -> bool {
    let [a, b, c] = faces.map(Face::normal);
    let cross = cell(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
    dot(cross, c) > 0
}

fn scaled(a: Cell, factor: i16) -> Cell {
    cell(factor * a.x, factor * a.y, factor * a.z)
}
