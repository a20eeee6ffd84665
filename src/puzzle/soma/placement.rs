//! Placements: every way in which a piece can stand in a figure.

use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::Piece;
use super::polycube::{Polycube, sort_cells};
use crate::geometry::lattice::{Cell, cell};

/// One placement of a piece in a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The cells it fills.
    pub cells: Mask,
    /// Which of [`Piece::orientations`] it has.
    pub orientation: usize,
    /// The first corner of the orientation's box, in the coordinates of the figure's box.
    pub corner: Cell,
}

/// All placements of a piece in a figure, in the order of the base text.
///
/// That order goes through the shapes of the box that the piece fills, flat ones first and of those the ones with fewer
/// rows; then through the places of that box in the order in which cells are numbered, by its lowest, rearmost,
/// leftmost cell; then through the orientations that fill such a box, in the order of [`Piece::orientations`]. In the
/// cube those of V begin 1-4-5, 1-4-2, 4-2-5, 1-2-5, 2-5-6, 2-5-3.
pub fn placements(figure: &Figure, piece: &Piece) -> Vec<Placement> {
    let [width, depth, height] = figure.extents();
    let boxes: Vec<Cell> = piece.orientations.iter().map(sides).collect();
    let mut shapes = boxes.clone();
    sort_cells(&mut shapes, |shape| [shape.z, shape.y, shape.x]);
    shapes.dedup();
    let mut found = Vec::new();
    for shape in shapes {
        for z in 0..=height as i8 - shape.z {
            for y in (0..=depth as i8 - shape.y).rev() {
                for x in 0..=width as i8 - shape.x {
                    let corner = cell(x, y, z);
                    for (orientation, turned) in piece.orientations.iter().enumerate() {
                        if boxes[orientation] == shape
                            && let Some(cells) = filled(figure, turned, corner)
                        {
                            found.push(Placement { cells, orientation, corner });
                        }
                    }
                }
            }
        }
    }
    found
}

/// The sides of the box around a polycube. A polycube has at most 64 cells.
fn sides(shape: &Polycube) -> Cell {
    let [x, y, z] = shape.extents().map(|side| side as i8);
    cell(x, y, z)
}

/// The cells that a polycube fills if the first corner of its box is at `corner`; `None` if a cell is outside the figure.
fn filled(figure: &Figure, shape: &Polycube, corner: Cell) -> Option<Mask> {
    let mut cells = 0;
    for at in shape.cells() {
        cells |= 1 << figure.index(at.moved(corner))?;
    }
    Some(cells)
}

/// The numbers of a set of cells as the base text writes them: layer by layer from the base, in a layer column by
/// column from the left, in a column from the back; so 1-4-2, not 1-2-4.
pub fn numbers(figure: &Figure, cells: Mask) -> Vec<usize> {
    let mut filled: Vec<Cell> = bits(cells & figure.full()).map(|index| figure.cells()[index]).collect();
    sort_cells(&mut filled, |at| [at.z, at.x, -at.y]);
    filled.into_iter().filter_map(|at| Some(figure.index(at)? + 1)).collect()
}

/// The same as one text: `1-4-2`.
pub fn text(figure: &Figure, cells: Mask) -> String {
    numbers(figure, cells).iter().map(usize::to_string).collect::<Vec<_>>().join("-")
}

/// An orbit: placements that symmetries of the figure map to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbit {
    /// The first of them, as an index into the list of placements.
    pub first: usize,
    /// All of them, each with the index of a symmetry, among those given, that maps the first one to it.
    pub images: Vec<(Mask, usize)>,
}

/// The placements of a piece by orbits under symmetries of the figure, which must be a group, in the order of their first ones.
pub fn orbits(symmetries: &[FigureSymmetry], placements: &[Placement]) -> Vec<Orbit> {
    let mut orbits: Vec<Orbit> = Vec::new();
    for (first, placement) in placements.iter().enumerate() {
        if orbits.iter().any(|orbit| has(&orbit.images, placement.cells)) {
            continue;
        }
        let mut images = Vec::new();
        for (index, symmetry) in symmetries.iter().enumerate() {
            let cells = symmetry.image(placement.cells);
            if !has(&images, cells) {
                images.push((cells, index));
            }
        }
        orbits.push(Orbit { first, images });
    }
    orbits
}

fn has(images: &[(Mask, usize)], cells: Mask) -> bool {
    images.iter().any(|&(image, _)| image == cells)
}
