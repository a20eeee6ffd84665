//! A figure to be filled, always legal: 1..=64 distinct cells in a box, numbered, with sets of cells as masks.

use super::SIDE;
use super::polycube::{extents, to_origin};
use super::symmetry::{Cell, Symmetry, cell};
use std::fmt;

/// A set of cells of a figure: bit i for the cell numbered i + 1.
pub type Mask = u64;

/// The most cells of a figure.
pub const MOST_CELLS: usize = Mask::BITS as usize;

/// A figure. It may be in several parts.
///
/// Its cells are numbered from 1, as those of the cube in the base text: layer by layer from the base, in a layer row
/// by row from the back, in a row from the left. In the program they are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    extents: [usize; 3],
    cells: Vec<Cell>,
    neighbours: Vec<Mask>,
    black: Mask,
}

/// A symmetry of a figure: it carries the figure to itself, together with some translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureSymmetry {
    /// The rotation or reflection.
    pub symmetry: Symmetry,
    /// Where each cell goes.
    pub images: Vec<u8>,
}

impl FigureSymmetry {
    /// Whether it is a reflection, which swaps mirror images.
    pub fn is_reflection(&self) -> bool {
        self.symmetry.determinant() < 0
    }

    /// Where a set of cells goes.
    pub fn image(&self, mask: Mask) -> Mask {
        bits(mask).map(|cell| 1 << self.images[cell]).sum()
    }
}

/// The cells of a mask, counted from 0, in order.
pub fn bits(mask: Mask) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let cell = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (cell < MOST_CELLS).then_some(cell)
    })
}

impl Figure {
    /// The figure of these cells, moved to the origin; nothing if there are none or more than [`MOST_CELLS`], if one is
    /// there twice, or if the box around them is longer than [`SIDE`] allows.
    pub fn new(cells: &[Cell]) -> Option<Figure> {
        if cells.is_empty() || cells.len() > MOST_CELLS || extents(cells).iter().any(|side| !SIDE.contains(side)) {
            return None;
        }
        let mut cells = to_origin(cells.to_vec());
        cells.sort_unstable_by_key(|cell| (cell.z, -cell.y, cell.x));
        if cells.windows(2).any(|pair| pair[0] == pair[1]) {
            return None;
        }
        let among = |wanted: &dyn Fn(&Cell) -> bool| -> Mask {
            cells.iter().enumerate().filter(|(_, cell)| wanted(cell)).map(|(index, _)| 1 << index).sum()
        };
        let neighbours = cells.iter().map(|at| among(&|other| at.neighbours().contains(other))).collect();
        let black = among(&|cell| cell.is_black());
        Some(Figure { extents: extents(&cells), neighbours, black, cells })
    }

    /// The box of these sides, all filled; nothing if it has more than [`MOST_CELLS`] cells or a side is out of range.
    pub fn block(width: usize, depth: usize, height: usize) -> Option<Figure> {
        let sides = [width, depth, height];
        let volume = sides.iter().try_fold(1usize, |volume, &side| volume.checked_mul(side))?;
        if volume > MOST_CELLS || sides.iter().any(|side| !SIDE.contains(side)) {
            return None;
        }
        let along = |side: usize| 0..side as i8;
        let rows = along(height).flat_map(|z| along(depth).map(move |y| (y, z)));
        let cells: Vec<Cell> = rows.flat_map(|(y, z)| along(width).map(move |x| cell(x, y, z))).collect();
        Figure::new(&cells)
    }

    /// Sides of its box along x, y and z.
    pub fn extents(&self) -> [usize; 3] {
        self.extents
    }

    /// Its cells, in the order of their numbers.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Number of cells.
    pub fn count(&self) -> usize {
        self.cells.len()
    }

    /// The place of a cell, 0..count; nothing if the figure has not got it.
    pub fn index(&self, at: Cell) -> Option<usize> {
        let key = |cell: &Cell| (cell.z, -cell.y, cell.x);
        self.cells.binary_search_by_key(&key(&at), key).ok()
    }

    /// All its cells.
    pub fn full(&self) -> Mask {
        Mask::MAX >> (MOST_CELLS - self.count())
    }

    /// The cells that are black on a chessboard in space: those of the box's first corner's colour, so that the cube
    /// has 14 black cells and 13 white ones.
    pub fn black(&self) -> Mask {
        self.black
    }

    /// Black cells minus white ones, in a set of cells.
    #[inline]
    pub fn balance(&self, cells: Mask) -> i32 {
        2 * (cells & self.black).count_ones() as i32 - cells.count_ones() as i32
    }

    /// The cells that share a face with a cell, 0..count.
    pub fn neighbours(&self, cell: usize) -> Mask {
        self.neighbours[cell]
    }

    /// The part of a set of cells that hangs together with the first of them.
    #[inline]
    pub fn island(&self, cells: Mask) -> Mask {
        let mut island = cells & cells.wrapping_neg();
        let mut shore = island;
        while shore != 0 {
            let near = self.neighbours[shore.trailing_zeros() as usize] & cells & !island;
            island |= near;
            shore = shore & (shore - 1) | near;
        }
        island
    }

    /// The parts of a set of cells, by their first cells.
    pub fn islands(&self, cells: Mask) -> Vec<Mask> {
        let mut left = cells;
        let next = || {
            let island = self.island(left);
            left &= !island;
            (island != 0).then_some(island)
        };
        std::iter::from_fn(next).collect()
    }

    /// The cells of each class of (x, y, z) mod 2, by [`Cell::class`].
    pub fn classes(&self) -> [Mask; 8] {
        let mut classes = [0; 8];
        for (index, cell) in self.cells.iter().enumerate() {
            classes[cell.class()] |= 1 << index;
        }
        classes
    }

    /// Its symmetries: the identity, other rotations, then reflections, in the order of [`Symmetry::ALL`].
    pub fn symmetries(&self) -> Vec<FigureSymmetry> {
        let image = |&symmetry: &Symmetry| {
            let turned = to_origin(self.cells.iter().map(|&cell| symmetry.apply(cell)).collect());
            let images: Option<Vec<u8>> = turned.iter().map(|&at| Some(self.index(at)? as u8)).collect();
            Some(FigureSymmetry { symmetry, images: images? })
        };
        Symmetry::ALL.iter().filter_map(image).collect()
    }

    /// The text of Bundgaard's Soma newsletter: a line a row from the back, `/` opens a layer, the leftmost on top;
    /// each cell of the figure is written by `name`, the others are full stops.
    pub fn bundgaard(&self, name: impl Fn(usize) -> char) -> String {
        let [width, depth, height] = self.extents;
        let mut text = String::new();
        for y in (0..depth).rev() {
            for z in (0..height).rev() {
                text.push('/');
                text.extend((0..width).map(|x| self.letter(x, y, z, '.', &name)));
            }
            text.push('\n');
        }
        text
    }

    fn letter(&self, x: usize, y: usize, z: usize, empty: char, name: &impl Fn(usize) -> char) -> char {
        self.index(cell(x as i8, y as i8, z as i8)).map_or(empty, name)
    }
}

impl Default for Figure {
    /// The cube.
    fn default() -> Figure {
        let cells: Vec<Cell> = (0..27).map(|i| cell(i % 3, i / 3 % 3, i / 9)).collect();
        Figure::new(&cells).unwrap_or(Figure { extents: [0; 3], cells: vec![], neighbours: vec![], black: 0 })
    }
}

impl fmt::Display for Figure {
    /// As in links, `ooo.ooo.ooo_…`: layers from the top with `_` between them, rows from the back with `.` between
    /// them, `o` filled, `-` empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [width, depth, height] = self.extents;
        for z in (0..height).rev() {
            for y in (0..depth).rev() {
                let row: String = (0..width).map(|x| self.letter(x, y, z, '-', &|_| 'o')).collect();
                let after = if y > 0 {
                    "."
                } else if z > 0 {
                    "_"
                } else {
                    ""
                };
                write!(f, "{row}{after}")?;
            }
        }
        Ok(())
    }
}
