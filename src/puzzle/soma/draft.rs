//! The draft of a figure that a reader builds layer by layer, legal or not.

use super::pieces::PieceSet;
use super::problem::Problem;
use super::setup::Setup;
use super::tint::{Tint, TintedCell, chequered, neutral};
use super::{Figure, SIDE, is_box};
use crate::geometry::lattice::{Cell, cell};
use std::str::FromStr;

/// A box with filled and empty cells; the filled ones may have colours. Its sides are legal, see [`is_box`].
///
/// Cells are named by x to the right, y away from the viewer and z up, from 0. A draft has a byte for each cell of its box, so an
/// editor can keep one for every step that may be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    sides: [usize; 3],
    /// The colour of each cell, `None` if it is empty: layer by layer from the base, in each layer row by row from the back.
    cells: Vec<Option<Tint>>,
}

impl Draft {
    /// The draft of a figure in its own box.
    pub fn of(figure: &Figure) -> Draft {
        Draft::empty(figure.extents()).with_filled(&figure.tinted_cells().collect::<Vec<_>>())
    }

    /// The draft of a text, whatever its number of cubes; or all problems if the text is not a box of cells.
    pub fn of_setup(setup: &Setup) -> Result<Draft, Vec<Problem>> {
        let is_box = |problem: &Problem| matches!(problem, Problem::Empty | Problem::CubeCount { .. });
        if let Err(problems) = setup.figure()
            && !problems.iter().all(is_box)
        {
            return Err(problems);
        }
        Ok(Draft::empty(setup.sides()).with_filled(&setup.tinted()))
    }

    /// A box with these cells filled; the others, and cells outside it, are not. Its sides are made legal as those of [`Draft::with_sides`].
    pub fn boxed(sides: [usize; 3], filled: &[TintedCell]) -> Draft {
        Draft::empty(sides).with_filled(filled)
    }

    /// An empty box. A side out of range is replaced by the nearest legal one; in a box of more than
    /// [`LARGEST_BOX`](super::LARGEST_BOX) cells the longest sides are cut.
    fn empty(sides: [usize; 3]) -> Draft {
        let mut sides = sides.map(|side| side.clamp(*SIDE.start(), *SIDE.end()));
        while !is_box(sides)
            && let Some(longest) = sides.iter_mut().max()
        {
            *longest -= 1;
        }
        Draft { sides, cells: vec![None; sides.iter().product()] }
    }

    fn with_filled(mut self, cells: &[TintedCell]) -> Draft {
        cells.iter().for_each(|&(at, tint)| self.set(at, Some(tint)));
        self
    }

    /// Cells along x, y and z.
    pub fn sides(&self) -> [usize; 3] {
        self.sides
    }

    /// Whether a cell is filled; false outside the box.
    pub fn is_filled(&self, at: Cell) -> bool {
        self.tint(at).is_some()
    }

    /// The colour of a filled cell; `None` if it is empty or outside the box.
    pub fn tint(&self, at: Cell) -> Option<Tint> {
        self.cells[self.place(at)?]
    }

    /// Number of filled cells.
    pub fn count(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// Fills a cell with a colour, or empties it; outside the box nothing happens.
    pub fn set(&mut self, at: Cell, tint: Option<Tint>) {
        if let Some(place) = self.place(at) {
            self.cells[place] = tint;
        }
    }

    /// Gives all filled cells the colours of a chessboard in space, or takes their colours away if they have these. The first corner of
    /// the box around them is black. Those that may stay empty keep that.
    pub fn chequer(&mut self) {
        let before = self.filled();
        let cells: Vec<Cell> = before.iter().map(|&(at, _)| at).collect();
        let kept = |painted: Vec<TintedCell>| -> Vec<TintedCell> {
            let both = painted.into_iter().zip(&before);
            both.map(|(new, &old)| if old.1 == Tint::Open { old } else { new }).collect()
        };
        let painted = kept(chequered(&cells));
        let painted = if painted == before { kept(neutral(&cells)) } else { painted };
        painted.into_iter().for_each(|(at, tint)| self.set(at, Some(tint)));
    }

    /// The draft with one more cube, in a box that is larger if need be; `None` if that would be too large, or if the cube is there.
    pub fn with_cube(&self, at: Cell, tint: Tint) -> Option<Draft> {
        let shift = at.coordinates().map(|place| (-place).max(0));
        let reach = at.coordinates().map(|place| (place.max(0) + 1) as usize);
        let sides = std::array::from_fn(|axis| self.sides[axis].max(reach[axis]) + shift[axis] as usize);
        let by = cell(shift[0], shift[1], shift[2]);
        let mut cells = self.filled();
        cells.push((at, tint));
        cells.iter_mut().for_each(|(at, _)| *at = at.moved(by));
        let draft = is_box(sides).then(|| Draft::empty(sides).with_filled(&cells))?;
        (draft.count() == self.count() + 1).then_some(draft)
    }

    /// Empties the box.
    pub fn clear(&mut self) {
        self.cells.fill(None);
    }

    /// Fills the whole box; filled cells keep their colours.
    pub fn fill_box(&mut self) {
        for cell in &mut self.cells {
            cell.get_or_insert(Tint::Neutral);
        }
    }

    /// The same figure in a box with other sides, made legal as those of an empty box are. Cells outside the
    /// new box are lost; the others keep their distances from the left, the back and the base.
    pub fn with_sides(&self, sides: [usize; 3]) -> Draft {
        let draft = Draft::empty(sides);
        let by = cell(0, draft.sides[1] as i16 - self.sides[1] as i16, 0);
        let cells: Vec<TintedCell> = self.filled().into_iter().map(|(at, tint)| (at.moved(by), tint)).collect();
        draft.with_filled(&cells)
    }

    /// The figure moved within the box; `None` if a filled cell would leave the box.
    pub fn moved(&self, by: Cell) -> Option<Draft> {
        let mut cells = self.filled();
        for (at, _) in &mut cells {
            *at = at.moved(by);
        }
        let moved = Draft::empty(self.sides).with_filled(&cells);
        (moved.count() == self.count()).then_some(moved)
    }

    /// The figure, which must have as many cubes as the set of pieces, or every problem.
    pub fn figure(&self, pieces: &PieceSet) -> Result<Figure, Vec<Problem>> {
        let setup: Setup = self.text().parse().map_err(|problem| vec![problem])?;
        setup.figure_for(pieces)
    }

    /// The figure of its cubes, to be drawn, whatever their number; `None` if there are none, or too many for a figure.
    pub fn shape(&self) -> Option<Figure> {
        Figure::tinted(&self.filled())
    }

    /// The least x, y and z of its cubes; `None` if there are none.
    pub fn corner(&self) -> Option<Cell> {
        let least = |of: fn(&TintedCell) -> i16| self.filled().iter().map(of).min();
        Some(cell(least(|(at, _)| at.x)?, least(|(at, _)| at.y)?, least(|(at, _)| at.z)?))
    }

    /// The text of the box as it is, in the form of links; see [`Setup`].
    pub fn text(&self) -> String {
        let [width, depth, _] = self.sides;
        let mut text = String::new();
        for layer in self.cells.chunks(width * depth).rev() {
            for (index, row) in layer.chunks(width).enumerate() {
                if !text.is_empty() {
                    text.push(if index == 0 { '_' } else { '.' });
                }
                text.extend(row.iter().map(|cell| cell.map_or('-', Tint::letter)));
            }
        }
        text
    }

    /// The filled cells, in the order of their numbers in a figure.
    fn filled(&self) -> Vec<TintedCell> {
        let [width, depth, _] = self.sides;
        let at = |index: usize| {
            let (x, row) = (index % width, index / width);
            cell(x as i16, (depth - 1 - row % depth) as i16, (row / depth) as i16)
        };
        let cells = self.cells.iter().enumerate();
        cells.filter_map(|(index, &tint)| Some((at(index), tint?))).collect()
    }

    /// The place of a cell in the list; `None` outside the box.
    fn place(&self, at: Cell) -> Option<usize> {
        let [width, depth, height] = self.sides;
        let [x, y, z] = at.coordinates().map(usize::try_from);
        let (x, y, z) = (x.ok()?, y.ok()?, z.ok()?);
        (x < width && y < depth && z < height).then(|| (z * depth + depth - 1 - y) * width + x)
    }
}

impl FromStr for Draft {
    type Err = Vec<Problem>;

    /// Reads whatever [`Setup`] reads.
    fn from_str(text: &str) -> Result<Draft, Vec<Problem>> {
        Draft::of_setup(&text.parse().map_err(|problem| vec![problem])?)
    }
}
