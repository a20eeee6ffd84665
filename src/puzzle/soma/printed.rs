//! The pieces for a 3D printer, side by side on its plate: as a program of OpenSCAD and as a body in the format STL.
//!
//! The outer faces of a piece lie further in by the clearance; where its cubes are joined nothing is taken away. That is the set of all
//! points whose cube of twice the clearance lies within the piece (its erosion). Cubes that touch along an edge only come apart.

use super::pieces::{Piece, PieceSet};
use super::polycube::Polycube;
use crate::geometry::lattice::{Cell, cell};
use std::cmp::Reverse;
use std::fmt::Write;
use std::ops::RangeInclusive;

/// The edge of a cube and the clearance, in micrometres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintSizes {
    edge: u32,
    clearance: u32,
}

/// A point, in micrometres: x to the right, y away from the viewer, z up.
pub type PrintPoint = [i32; 3];

/// A piece on the plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidPiece {
    /// The piece as it lies.
    pub shape: Polycube,
    /// The corner of its box, along x and y, in halves of the edge of a cube.
    pub at: [usize; 2],
}

/// A block of cubes: its corner with the smallest coordinates, and its sides.
type CubeBlock = [[usize; 3]; 2];

impl PrintSizes {
    /// The edges that can be printed, in micrometres.
    pub const EDGE: RangeInclusive<u32> = 5_000..=100_000;

    /// The clearances that can be printed, in micrometres: less than half of the least edge.
    pub const CLEARANCE: RangeInclusive<u32> = 10..=1_000;

    /// These sizes, the nearest possible ones if they are out of range.
    pub fn nearest(edge: u32, clearance: u32) -> PrintSizes {
        let within = |size: u32, range: RangeInclusive<u32>| size.clamp(*range.start(), *range.end());
        PrintSizes { edge: within(edge, Self::EDGE), clearance: within(clearance, Self::CLEARANCE) }
    }

    /// The edge of a cube.
    pub fn edge(self) -> u32 {
        self.edge
    }

    /// How far each outer face lies further in.
    pub fn clearance(self) -> u32 {
        self.clearance
    }
}

impl Default for PrintSizes {
    /// 20 mm and 0.2 mm.
    fn default() -> PrintSizes {
        PrintSizes { edge: 20_000, clearance: 200 }
    }
}

/// A length in micrometres, as millimetres with as many decimals as it has.
pub fn millimetres(length: u32) -> String {
    let decimals = format!("{:03}", length % 1000);
    let text = format!("{}.{decimals}", length / 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// The pieces in their order, in rows that make the plate about as wide as deep. Each lies as low as it can, on as many cubes as it can.
pub fn laid(pieces: &PieceSet) -> Vec<LaidPiece> {
    let shapes: Vec<Polycube> = pieces.pieces().iter().map(lying).collect();
    // Half a cube is left between two pieces.
    let boxes: Vec<[usize; 2]> = shapes.iter().map(|shape| shape.extents()).map(|[x, y, _]| [2 * x, 2 * y]).collect();
    let area: usize = boxes.iter().map(|[x, y]| (x + 1) * (y + 1)).sum();
    let (mut x, mut y, mut deepest) = (0, 0, 0);
    let mut laid = Vec::with_capacity(shapes.len());
    for (shape, [width, depth]) in shapes.into_iter().zip(boxes) {
        if x > 0 && x + width > area.isqrt() {
            (x, y, deepest) = (0, y + deepest + 1, 0);
        }
        laid.push(LaidPiece { shape, at: [x, y] });
        (x, deepest) = (x + width + 1, deepest.max(depth));
    }
    laid
}

fn lying(piece: &Piece) -> Polycube {
    let order = |shape: &&Polycube| {
        let [_, _, height] = shape.extents();
        (height, Reverse(shape.cells().iter().filter(|cell| cell.z == 0).count()))
    };
    piece.orientations.iter().min_by_key(order).unwrap_or(&piece.shape).clone()
}

/// The program of OpenSCAD: both sizes as variables, a module for each kind of piece, and the pieces side by side. `words` explain the
/// edge, the clearance, and the blocks of which a piece is the union.
pub fn open_scad(pieces: &PieceSet, sizes: PrintSizes, words: [&str; 3]) -> String {
    let [edge, clearance] = [sizes.edge, sizes.clearance].map(millimetres);
    let [of_edge, of_clearance, of_block] = words;
    let mut text = format!(
        "edge = {edge}; // {of_edge}\nclearance = {clearance}; // {of_clearance}\n\n// {of_block}\nmodule block(at, sides) {{\n  \
         inset = clearance * [1, 1, 1];\n  translate(at * edge + inset) cube(sides * edge - 2 * inset);\n}}\n"
    );
    let laid = laid(pieces);
    let mut places = String::new();
    for (place, (piece, LaidPiece { shape, at: [x, y] })) in pieces.pieces().iter().zip(&laid).enumerate() {
        let letter = pieces.pieces().get(piece.kind).map_or(piece.letter, |first| first.letter);
        // Writing to a text does not fail.
        if piece.kind == place {
            let _ = write!(text, "\nmodule piece_{letter}() {{\n  union() {{\n");
            for [at, sides] in blocks(shape) {
                let _ = writeln!(text, "    block({at:?}, {sides:?});");
            }
            text += "  }\n}\n";
        }
        let _ = writeln!(places, "  translate([{x}, {y}, 0] * edge / 2) piece_{letter}();");
    }
    text + "\ntranslate([0, 0, -clearance]) {\n" + &places + "}\n"
}

/// The largest blocks of a shape, in order: those that are in no other block of it. Wherever two, four or eight of its cubes are joined,
/// one of them has all of these.
fn blocks(shape: &Polycube) -> Vec<CubeBlock> {
    let sides = shape.extents();
    let is_filled = |[from, sides]: &CubeBlock| {
        let mut along = [0, 1, 2].map(|axis| from[axis]..from[axis] + sides[axis]);
        let [x, y, z] = &mut along;
        x.all(|x| y.clone().all(|y| z.clone().all(|z| has(shape, [x as i32, y as i32, z as i32]))))
    };
    let mut all: Vec<CubeBlock> = Vec::new();
    for from in shape.cells().iter().map(|cell| cell.coordinates().map(|along| along as usize)) {
        for width in 1..=sides[0] {
            for depth in 1..=sides[1] {
                let deep = (1..=sides[2]).map(|height| [from, [width, depth, height]]);
                all.extend(deep.take_while(is_filled));
            }
        }
    }
    let within = |[from, sides]: &CubeBlock, [outer, outer_sides]: &CubeBlock| {
        (0..3).all(|axis| outer[axis] <= from[axis] && from[axis] + sides[axis] <= outer[axis] + outer_sides[axis])
    };
    let is_largest = |block: &&CubeBlock| !all.iter().any(|other| other != *block && within(block, other));
    all.iter().filter(is_largest).copied().collect()
}

fn has(shape: &Polycube, [x, y, z]: [i32; 3]) -> bool {
    let coordinate = |along: i32| i16::try_from(along).unwrap_or(i16::MIN);
    let at: Cell = cell(coordinate(x), coordinate(y), coordinate(z));
    shape.cells().binary_search(&at).is_ok()
}

/// The bodies as a binary STL file, in millimetres.
pub fn stl(pieces: &PieceSet, sizes: PrintSizes) -> Vec<u8> {
    let triangles = triangles(pieces, sizes);
    let mut file = vec![b' '; 80];
    file.extend((triangles.len() as u32).to_le_bytes());
    for corners in triangles {
        let scaled = corners.map(|point| point.map(|along| along as f32 / 1000.0));
        let numbers = [normal(corners)].into_iter().chain(scaled).flatten();
        file.extend(numbers.flat_map(f32::to_le_bytes));
        file.extend([0; 2]);
    }
    file
}

/// The direction in which a triangle faces, of length 1. Its sides along the axes are parallel to two of them.
fn normal([from, one, other]: [PrintPoint; 3]) -> [f32; 3] {
    let side = |to: PrintPoint| [0, 1, 2].map(|axis| i64::from(to[axis] - from[axis]));
    let (a, b) = (side(one), side(other));
    let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    cross.map(|along| along.signum() as f32)
}

/// The surface of all pieces as triangles, each with its corners anticlockwise as seen from outside. Two triangles meet at each edge.
pub fn triangles(pieces: &PieceSet, sizes: PrintSizes) -> Vec<[PrintPoint; 3]> {
    let [edge, clearance] = [sizes.edge as i32, sizes.clearance as i32];
    let mut triangles = Vec::new();
    for LaidPiece { shape, at } in laid(pieces) {
        let corner = [at[0] as i32 * edge / 2, at[1] as i32 * edge / 2, -clearance];
        // Planes divide each cube into 27 parts: along each axis the rim, the core, and the other rim.
        let plane = |axis: usize, plane: i32| {
            let within = [0, clearance, edge - clearance];
            corner[axis] + plane / 3 * edge + within[plane as usize % 3]
        };
        let [width, depth, height] = shape.extents().map(|side| 3 * side as i32);
        for place in 0..width * depth * height {
            let part = [place % width, place / width % depth, place / width / depth];
            if !is_solid(&shape, part) {
                continue;
            }
            for (axis, step) in [(0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 1)] {
                let mut next = part;
                next[axis] += step;
                if is_solid(&shape, next) {
                    continue;
                }
                let (right, up) = ((axis + 1) % 3, (axis + 2) % 3);
                let point = |to_right: i32, to_up: i32| {
                    let mut planes = part;
                    planes[axis] += i32::from(step > 0);
                    planes[right] += to_right;
                    planes[up] += to_up;
                    [plane(0, planes[0]), plane(1, planes[1]), plane(2, planes[2])]
                };
                let mut face = [point(0, 0), point(1, 0), point(1, 1), point(0, 1)];
                if step < 0 {
                    face.reverse();
                }
                triangles.extend([[face[0], face[1], face[2]], [face[0], face[2], face[3]]]);
            }
        }
    }
    triangles
}

/// Whether this part of a cube is left: all cubes that are nearer to it than the clearance must belong to the piece.
fn is_solid(shape: &Polycube, part: [i32; 3]) -> bool {
    let [x, y, z] = part.map(|along| {
        let (cube, rim) = (along.div_euclid(3), along.rem_euclid(3));
        cube - i32::from(rim == 0)..=cube + i32::from(rim == 2)
    });
    x.clone().all(|x| y.clone().all(|y| z.clone().all(|z| has(shape, [x, y, z]))))
}
