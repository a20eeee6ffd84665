//! Placements: every way in which a piece can stand in a figure.

use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::Piece;
use super::symmetry::{Cell, cell};
use rustc_hash::FxHashSet as HashSet;

/// A piece in a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The cells it fills.
    pub cells: Mask,
    /// Which of [`Piece::orientations`] it has.
    pub orientation: usize,
    /// Where the first corner of the orientation's box stands in the box of the figure.
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
    let mut shapes: Vec<[usize; 3]> = piece.orientations.iter().map(|orientation| orientation.extents()).collect();
    shapes.sort_unstable_by_key(|&[dx, dy, dz]| (dz, dy, dx));
    shapes.dedup();
    let mut found = Vec::new();
    for [dx, dy, dz] in shapes {
        for z in 0..(height + 1).saturating_sub(dz) {
            for y in (0..(depth + 1).saturating_sub(dy)).rev() {
                for x in 0..(width + 1).saturating_sub(dx) {
                    let corner = cell(x as i8, y as i8, z as i8);
                    let fitting = piece.orientations.iter().enumerate();
                    found.extend(fitting.filter(|(_, shape)| shape.extents() == [dx, dy, dz]).filter_map(
                        |(orientation, shape)| {
                            let cells = shape.cells().iter().map(|&cell| figure.index(cell.moved(corner)));
                            let cells = cells.map(|index| Some(1 << index?)).sum::<Option<Mask>>()?;
                            Some(Placement { cells, orientation, corner })
                        },
                    ));
                }
            }
        }
    }
    found
}

/// The numbers of a set of cells as the base text writes them: layer by layer from the base, in a layer column by
/// column from the left, in a column from the back; so 1-4-2, not 1-2-4.
pub fn numbers(figure: &Figure, cells: Mask) -> Vec<usize> {
    let mut indices: Vec<usize> = bits(cells).filter(|&index| index < figure.count()).collect();
    indices.sort_unstable_by_key(|&index| {
        let at = figure.cells()[index];
        (at.z, at.x, -at.y)
    });
    indices.into_iter().map(|index| index + 1).collect()
}

/// The same as one text: `1-4-2`.
pub fn text(figure: &Figure, cells: Mask) -> String {
    numbers(figure, cells).iter().map(usize::to_string).collect::<Vec<_>>().join("-")
}

/// Placements that the figure's rotations carry to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbit {
    /// The first of them, as a place in the list of placements.
    pub first: usize,
    /// All of them, each with the place of a rotation, among the figure's symmetries, that carries the first one to it.
    pub images: Vec<(Mask, usize)>,
}

/// The placements of a piece by orbits under the rotations among a figure's symmetries, in the order of their first
/// ones.
pub fn orbits(symmetries: &[FigureSymmetry], placements: &[Placement]) -> Vec<Orbit> {
    let rotations: Vec<(usize, &FigureSymmetry)> =
        symmetries.iter().enumerate().filter(|(_, symmetry)| !symmetry.is_reflection()).collect();
    let mut seen = HashSet::default();
    let mut orbits = Vec::new();
    for (first, placement) in placements.iter().enumerate() {
        if seen.contains(&placement.cells) {
            continue;
        }
        let mut images: Vec<(Mask, usize)> = Vec::new();
        for &(index, rotation) in &rotations {
            let cells = rotation.image(placement.cells);
            if seen.insert(cells) {
                images.push((cells, index));
            }
        }
        orbits.push(Orbit { first, images });
    }
    orbits
}
