//! A legal figure to be filled: 1..=125 distinct, numbered cells in a box. Sets of cells are bit masks.

use super::is_box;
use super::polycube::{Polycube, extents, sort_cells, to_origin};
use super::tint::{Tint, TintMasks, TintedCell, chequered, neutral};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A set of cells of a figure: bit i for the cell numbered i + 1.
pub type Mask = u128;

/// The most cells of a figure: those of a cube of side 5.
pub const MOST_CELLS: usize = 125;

/// A figure. Its parts need not be connected.
///
/// Its cells are numbered from 1, as those of the cube in the base text: layer by layer from the base, in a layer row by row
/// from the back, in a row from the left. In the program they are counted from 0. It is serialised as its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Figure {
    extents: [usize; 3],
    cells: Vec<Cell>,
    neighbours: Vec<Mask>,
    black: Mask,
    tints: TintMasks,
}

/// A symmetry of a figure: a rotation or reflection that, followed by a translation, maps the figure to itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureSymmetry {
    /// The rotation or reflection.
    pub symmetry: Symmetry,
    /// The cell to which each cell is mapped.
    pub images: Vec<u8>,
}

impl FigureSymmetry {
    /// Whether it is a reflection, which swaps mirror images.
    pub fn is_reflection(&self) -> bool {
        self.symmetry.determinant() < 0
    }

    /// The image of a set of cells.
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

impl From<Figure> for String {
    fn from(figure: Figure) -> Self {
        figure.to_string()
    }
}

impl TryFrom<String> for Figure {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Figure, Self::Error> {
        Figure::read(&text).ok_or("no legal figure")
    }
}

impl Figure {
    /// The figure of these cells, moved to the origin; `None` if there are none or more than [`MOST_CELLS`], if a cell is
    /// there twice, or if the box around them is too large, see [`is_box`].
    pub fn new(cells: &[Cell]) -> Option<Figure> {
        Figure::tinted(&neutral(cells))
    }

    /// The same with the colours of the cells.
    pub fn tinted(tinted: &[TintedCell]) -> Option<Figure> {
        let cells: Vec<Cell> = tinted.iter().map(|&(at, _)| at).collect();
        if cells.is_empty() || cells.len() > MOST_CELLS || !is_box(extents(&cells)) {
            return None;
        }
        let places = to_origin(cells);
        let mut cells = places.clone();
        sort_cells(&mut cells, place);
        if cells.windows(2).any(|pair| pair[0] == pair[1]) {
            return None;
        }
        let (extents, neighbours) = (extents(&cells), Vec::with_capacity(cells.len()));
        let mut figure = Figure { extents, neighbours, black: 0, tints: [0; 3], cells };
        for (index, at) in figure.cells.iter().enumerate() {
            let mut neighbours = 0;
            for (place, &other) in figure.cells.iter().enumerate() {
                neighbours |= Mask::from(at.touches(other)) << place;
            }
            figure.neighbours.push(neighbours);
            figure.black |= Mask::from(at.is_black()) << index;
        }
        for (at, &(_, tint)) in places.into_iter().zip(tinted) {
            let bit = figure.index(at).map_or(0, |index| 1 << index);
            tint.mark(&mut figure.tints, bit);
        }
        Some(figure)
    }

    /// The box of these sides, all filled; `None` if it has more than [`MOST_CELLS`] cells or a side is out of range.
    pub fn block(width: usize, depth: usize, height: usize) -> Option<Figure> {
        let sides = [width, depth, height];
        let volume = sides.iter().try_fold(1usize, |volume, &side| volume.checked_mul(side))?;
        if volume > MOST_CELLS || !is_box(sides) {
            return None;
        }
        let mut cells = Vec::with_capacity(volume);
        for index in 0..volume {
            let (x, y, z) = (index % width, index / width % depth, index / width / depth);
            cells.push(cell(x as i16, y as i16, z as i16));
        }
        Figure::new(&cells)
    }

    /// The same cells with the colours of a chessboard in space, see [`Figure::black`].
    pub fn chequered(&self) -> Option<Figure> {
        Figure::tinted(&chequered(&self.cells))
    }

    /// Reads the text form that [`fmt::Display`] writes, that of links; `None` if it has no cells or too many.
    pub fn read(text: &str) -> Option<Figure> {
        Figure::tinted(&Figure::filled(text))
    }

    /// The figure of a polycube, with its colours; `None` if it is too long.
    pub fn of(shape: &Polycube) -> Option<Figure> {
        Figure::tinted(&shape.tinted_cells().collect::<Vec<_>>())
    }

    /// The polycube of its cells, with their colours; `None` if they fall apart or are too many.
    pub fn polycube(&self) -> Option<Polycube> {
        Polycube::tinted(&self.tinted_cells().collect::<Vec<_>>())
    }

    /// The filled cells of a text, in the coordinates of its box.
    pub(super) fn filled(text: &str) -> Vec<TintedCell> {
        let mut cells = Vec::new();
        for (z, layer) in (0..=i16::MAX).zip(text.rsplit('_')) {
            for (y, row) in (0..=i16::MAX).zip(layer.rsplit('.')) {
                for (x, letter) in (0..=i16::MAX).zip(row.bytes()) {
                    cells.extend(Tint::read(letter.into()).map(|tint| (cell(x, y, z), tint)));
                }
            }
        }
        cells
    }

    /// Sides of its box along x, y and z.
    pub fn extents(&self) -> [usize; 3] {
        self.extents
    }

    /// Its cells, in the order of their numbers.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells with their colours, in the order of their numbers.
    pub fn tinted_cells(&self) -> impl Iterator<Item = TintedCell> {
        self.cells.iter().enumerate().map(|(index, &at)| (at, self.tint(index)))
    }

    /// The colour of a cell, 0..count.
    pub fn tint(&self, cell: usize) -> Tint {
        Tint::within(self.tints, cell)
    }

    /// The cells with a colour; not those of a chessboard, see [`Figure::black`].
    pub fn tints(&self) -> TintMasks {
        self.tints
    }

    /// The cells that may stay empty.
    pub fn open(&self) -> Mask {
        let [_, _, open] = self.tints;
        open
    }

    /// Number of cells.
    pub fn count(&self) -> usize {
        self.cells.len()
    }

    /// The index of a cell, 0..count; `None` if it is not in the figure.
    pub fn index(&self, at: Cell) -> Option<usize> {
        self.cells.binary_search_by_key(&place(at), |&cell| place(cell)).ok()
    }

    /// All its cells.
    pub fn full(&self) -> Mask {
        Mask::MAX >> (Mask::BITS as usize - self.count())
    }

    /// The cells that are black on a chessboard in space: those with the colour of the first corner of the box. So the cube
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

    /// The connected part of a set of cells that contains the first of them.
    #[inline]
    pub fn island(&self, cells: Mask) -> Mask {
        // The same for small figures in half the bits, since the enumeration asks for millions of islands.
        if self.is_small() {
            let cells = cells as u64;
            let mut island = cells & cells.wrapping_neg();
            let mut shore = island;
            while shore != 0 {
                let near = self.neighbours[shore.trailing_zeros() as usize] as u64 & cells & !island;
                island |= near;
                shore = shore & (shore - 1) | near;
            }
            return Mask::from(island);
        }
        let mut island = cells & cells.wrapping_neg();
        let mut shore = island;
        while shore != 0 {
            let near = self.neighbours[shore.trailing_zeros() as usize] & cells & !island;
            island |= near;
            shore = shore & (shore - 1) | near;
        }
        island
    }

    /// Whether sets of its cells fit in 64 bits.
    #[inline]
    pub fn is_small(&self) -> bool {
        self.count() <= u64::BITS as usize
    }

    /// The connected parts of a set of cells, in the order of their first cells.
    pub fn islands(&self, cells: Mask) -> Vec<Mask> {
        let mut left = cells;
        let mut islands = Vec::new();
        while left != 0 {
            let island = self.island(left);
            islands.push(island);
            left &= !island;
        }
        islands
    }

    /// The first connected part of a set of cells whose size is not in a set of sizes, in which bit s stands for size s;
    /// `None` if there is no such part.
    #[inline]
    pub fn hopeless_island(&self, cells: Mask, sizes: u128) -> Option<Mask> {
        let mut left = cells;
        while left != 0 {
            let island = self.island(left);
            if sizes >> island.count_ones() & 1 == 0 {
                return Some(island);
            }
            left &= !island;
        }
        None
    }

    /// The cells of each class of (x, y, z) mod 2, by [`Cell::class`].
    pub fn classes(&self) -> [Mask; 8] {
        let mut classes = [0; 8];
        for (index, cell) in self.cells.iter().enumerate() {
            classes[cell.class()] |= 1 << index;
        }
        classes
    }

    /// Its symmetries, which keep the colours of its cells: the identity, other rotations, then reflections, in the order of [`Symmetry::ALL`].
    pub fn symmetries(&self) -> Vec<FigureSymmetry> {
        let mut symmetries = Vec::new();
        for symmetry in Symmetry::ALL {
            let turned = to_origin(self.cells.iter().map(|&cell| symmetry.apply(cell)).collect());
            let images: Vec<u8> = turned.into_iter().filter_map(|at| Some(self.index(at)? as u8)).collect();
            let own = FigureSymmetry { symmetry, images };
            if own.images.len() == self.count() && self.tints.iter().all(|&cells| own.image(cells) == cells) {
                symmetries.push(own);
            }
        }
        symmetries
    }

    /// The text of Bundgaard's Soma newsletter: one line for each row from the back, each `/` opens a layer, the leftmost one
    /// on top; each cell of the figure is written by `name`, all other cells are full stops.
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
        self.index(cell(x as i16, y as i16, z as i16)).map_or(empty, name)
    }
}

/// The sort key of the cells of a figure.
fn place(at: Cell) -> [i16; 3] {
    [at.z, -at.y, at.x]
}

impl Default for Figure {
    /// The cube.
    fn default() -> Figure {
        Figure::block(3, 3, 3).unwrap_or(Figure {
            extents: [0; 3],
            cells: vec![],
            neighbours: vec![],
            black: 0,
            tints: [0; 3],
        })
    }
}

impl fmt::Display for Figure {
    /// Writes the text form of links, `ooo.ooo.ooo_…`: layers from the top with `_` between them, rows from the back with `.`
    /// between them, `o` filled (`k` black, `w` white, `g` may stay empty), `-` empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [width, depth, height] = self.extents;
        for z in (0..height).rev() {
            for y in (0..depth).rev() {
                let row: String =
                    (0..width).map(|x| self.letter(x, y, z, '-', &|cell| self.tint(cell).letter())).collect();
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
