//! Placements: every way in which a piece can stand in a figure.

use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::Piece;
use super::polycube::{Polycube, sort_cells};
use super::tint::{Tint, TintMasks};
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

/// All placements of a piece in a figure, in the order of the base text. Of those that fill the same cells and differ in the colours of
/// these only, the first one stands for all: it is the same solution.
///
/// That order goes through the shapes of the box that the piece fills, flat ones first and of those the ones with fewer
/// rows; then through the places of that box in the order in which cells are numbered, by its lowest, rearmost,
/// leftmost cell; then through the orientations that fill such a box, in the order of [`Piece::orientations`]. In the
/// cube those of V begin 1-4-5, 1-4-2, 4-2-5, 1-2-5, 2-5-6, 2-5-3.
pub fn placements(figure: &Figure, piece: &Piece) -> Vec<Placement> {
    let all = each(figure, piece, filled);
    if !piece.shape.has_tints() {
        return all;
    }
    let mut found: Vec<Placement> = Vec::with_capacity(all.len());
    for placement in all {
        // Those of the same cells follow each other, in the same box.
        let mut beside = found.iter().rev().take_while(|own| own.corner == placement.corner);
        if !beside.any(|own| own.cells == placement.cells) {
            found.push(placement);
        }
    }
    found
}

/// All places of a piece in a figure, whatever the colours of its cells; each orientation stands for itself.
pub fn spots(figure: &Figure, piece: &Piece) -> Vec<Placement> {
    each(figure, piece, |figure, shape, corner| painted(figure, shape, corner).map(|(cells, _)| cells))
}

/// The placements for which `filled` returns cells.
fn each(figure: &Figure, piece: &Piece, filled: fn(&Figure, &Polycube, Cell) -> Option<Mask>) -> Vec<Placement> {
    let [width, depth, height] = figure.extents();
    let boxes: Vec<Cell> = piece.orientations.iter().map(sides).collect();
    let mut shapes = boxes.clone();
    sort_cells(&mut shapes, |shape| [shape.z, shape.y, shape.x]);
    shapes.dedup();
    let mut found = Vec::new();
    for shape in shapes {
        let of_shape = || piece.orientations.iter().enumerate().filter(|(orientation, _)| boxes[*orientation] == shape);
        // The corners at which the first cube of an orientation has a cell: few, where a figure leaves most of its box empty.
        let mut corners = vec![false; width * depth * height];
        let place = |[x, y, z]: [usize; 3]| (z * depth + y) * width + x;
        for first in of_shape().filter_map(|(_, turned)| turned.cells().first()) {
            for at in figure.cells() {
                let corner = cell(at.x - first.x, at.y - first.y, at.z - first.z).coordinates();
                if corner.iter().all(|along| *along >= 0) {
                    corners[place(corner.map(|along| along as usize))] = true;
                }
            }
        }
        for z in 0..=height as i16 - shape.z {
            for y in (0..=depth as i16 - shape.y).rev() {
                for x in 0..=width as i16 - shape.x {
                    if !corners[place([x, y, z].map(|along| along as usize))] {
                        continue;
                    }
                    let corner = cell(x, y, z);
                    for (orientation, turned) in of_shape() {
                        if let Some(cells) = filled(figure, turned, corner) {
                            found.push(Placement { cells, orientation, corner });
                        }
                    }
                }
            }
        }
    }
    found
}

/// The sides of the box around a polycube.
fn sides(shape: &Polycube) -> Cell {
    let [x, y, z] = shape.extents().map(|side| side as i16);
    cell(x, y, z)
}

/// The cells that a polycube fills if the first corner of its box is at `corner`; `None` if a cell is outside the figure, or if the
/// colours of two cells do not go together.
fn filled(figure: &Figure, shape: &Polycube, corner: Cell) -> Option<Mask> {
    let (cells, tints) = painted(figure, shape, corner)?;
    Tint::go_with(tints, figure.tints()).then_some(cells)
}

/// The cells that a polycube fills, and of these the ones with a colour, whatever colours the figure has.
fn painted(figure: &Figure, shape: &Polycube, corner: Cell) -> Option<(Mask, TintMasks)> {
    let (mut cells, mut tints) = (0, TintMasks::default());
    for (at, tint) in shape.tinted_cells() {
        let bit = 1 << figure.index(at.moved(corner))?;
        cells |= bit;
        tint.mark(&mut tints, bit);
    }
    Some((cells, tints))
}

/// The first orientation in which a piece fills these cells, with colours that go together; `None` if it does not have their shape.
pub fn orientation_in(figure: &Figure, piece: &Piece, cells: Mask) -> Option<usize> {
    let corner = corner(figure, cells);
    piece.orientations.iter().position(|turned| filled(figure, turned, corner) == Some(cells))
}

/// Those of the cells that a piece fills that have a colour: in this orientation if it may, else in the first one in which it may.
pub fn tints(figure: &Figure, piece: &Piece, turned: usize, cells: Mask) -> TintMasks {
    if !piece.shape.has_tints() {
        return TintMasks::default();
    }
    let corner = corner(figure, cells);
    let turned = piece.orientations.get(turned).into_iter().chain(&piece.orientations);
    let own = turned.into_iter().find(|own| filled(figure, own, corner) == Some(cells));
    own.and_then(|own| painted(figure, own, corner)).map_or_else(TintMasks::default, |(_, tints)| tints)
}

/// The first corner of the box around some cells.
fn corner(figure: &Figure, cells: Mask) -> Cell {
    bits(cells & figure.full())
        .map(|index| figure.cells()[index])
        .fold(cell(i16::MAX, i16::MAX, i16::MAX), |least, at| {
            cell(least.x.min(at.x), least.y.min(at.y), least.z.min(at.z))
        })
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
