//! Polycubes: unit cubes joined face to face, the list of all polycubes of a size, and which of them are irregular.

use super::tint::{Tint, TintedCell};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use crate::geometry::{Vec3, vec3};

/// A polycube in one orientation: its cells in order, moved so that the least of each coordinate is 0.
///
/// Two of them are equal if a translation maps one to the other, colours included. [`Polycube::canonical`] is the same for all
/// rotations of a polycube, but different for mirror images.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Polycube {
    cells: Vec<Cell>,
    /// The colours of the cells, one for each; empty if all are neutral.
    tints: Vec<Tint>,
}

/// Why a polycube is irregular, that is, not convex: a segment between two of its points that leaves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The cell in which the segment begins.
    pub from: Cell,
    /// The cell in which it ends.
    pub to: Cell,
    /// The cell, not of the polycube, that it passes through.
    pub missing: Cell,
    /// Its ends: points inside `from` and `to`.
    pub ends: [Vec3; 2],
    /// A point of the segment inside `missing`.
    pub outside: Vec3,
}

impl Polycube {
    /// The most cubes of one.
    pub const MOST_CUBES: usize = 125;

    /// The polycube of these cells; `None` if there are none or too many of them, if one is there twice, or if they are not
    /// connected through faces.
    pub fn new(cells: &[Cell]) -> Option<Polycube> {
        let mut cells = cells.to_vec();
        sort_cells(&mut cells, Cell::coordinates);
        let distinct = cells.windows(2).all(|pair| pair[0] != pair[1]);
        // The coordinates of so few connected cells fit in `i16` once they are moved to the origin.
        if cells.is_empty() || cells.len() > Polycube::MOST_CUBES || !distinct || !is_connected(&cells) {
            return None;
        }
        Some(Polycube::plain(cells))
    }

    /// The same with the colours of the cells.
    pub fn tinted(cells: &[TintedCell]) -> Option<Polycube> {
        let places: Vec<Cell> = cells.iter().map(|&(at, _)| at).collect();
        let mut shape = Polycube::new(&places)?;
        shape.tint(places, &cells.iter().map(|&(_, tint)| tint).collect::<Vec<_>>());
        Some(shape)
    }

    /// The single cube.
    pub fn monocube() -> Polycube {
        Polycube::plain(vec![cell(0, 0, 0)])
    }

    /// That of these cells, which are in order but not yet at the origin.
    fn plain(cells: Vec<Cell>) -> Polycube {
        Polycube { cells: to_origin(cells), tints: vec![] }
    }

    /// Gives the cells their colours; `places` are the same cells in some other order and place.
    fn tint(&mut self, places: Vec<Cell>, tints: &[Tint]) {
        self.tints = vec![Tint::Neutral; self.cells.len()];
        for (at, tint) in to_origin(places).into_iter().zip(tints) {
            if let Ok(place) = self.cells.binary_search(&at) {
                self.tints[place] = *tint;
            }
        }
        if !self.has_tints() {
            self.tints.clear();
        }
    }

    /// Whether some of its cells are not neutral.
    pub fn has_tints(&self) -> bool {
        self.tints.iter().any(|tint| *tint != Tint::Neutral)
    }

    /// The cells with their colours, in order.
    pub fn tinted_cells(&self) -> impl Iterator<Item = TintedCell> {
        let tint = |place: usize| self.tints.get(place).copied().unwrap_or_default();
        self.cells.iter().enumerate().map(move |(place, &at)| (at, tint(place)))
    }

    /// The cells, ordered by x, y and z; the least of each coordinate is 0.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Number of cubes.
    pub fn size(&self) -> usize {
        self.cells.len()
    }

    /// Sides of the box around it along x, y and z, 1 or more.
    pub fn extents(&self) -> [usize; 3] {
        extents(&self.cells)
    }

    /// The image under a symmetry.
    pub fn turned(&self, symmetry: Symmetry) -> Polycube {
        let mut cells: Vec<Cell> = self.cells.iter().map(|&cell| symmetry.apply(cell)).collect();
        let images = if self.tints.is_empty() { vec![] } else { cells.clone() };
        sort_cells(&mut cells, Cell::coordinates);
        let mut turned = Polycube::plain(cells);
        if !images.is_empty() {
            turned.tint(images, &self.tints);
        }
        turned
    }

    /// The least of its rotations, which represents all of them.
    pub fn canonical(&self) -> Polycube {
        self.orientations().swap_remove(0)
    }

    /// The mirror image, in canonical form.
    pub fn mirror(&self) -> Polycube {
        self.turned(Symmetry::ALL[24]).canonical()
    }

    /// Whether no rotation carries it to its mirror image.
    pub fn is_chiral(&self) -> bool {
        self.mirror() != self.canonical()
    }

    /// Its distinct rotations, in order.
    pub fn orientations(&self) -> Vec<Polycube> {
        self.orientations_under(|_| true)
    }

    /// Those under the rotations that are allowed.
    pub(super) fn orientations_under(&self, allows: impl Fn(Symmetry) -> bool) -> Vec<Polycube> {
        let mut images = Vec::new();
        for &rotation in Symmetry::rotations().iter().filter(|&&rotation| allows(rotation)) {
            insert(&mut images, self.turned(rotation));
        }
        images
    }

    /// How many of the 24 rotations carry it to itself, translations allowed.
    pub fn rotation_symmetries(&self) -> usize {
        Symmetry::rotations().iter().filter(|&&rotation| self.turned(rotation) == *self).count()
    }

    /// The difference between its black and its white cells on a chessboard in space, 0 or more.
    pub fn imbalance(&self) -> u32 {
        let black = self.cells.iter().filter(|cell| cell.is_black()).count();
        (2 * black).abs_diff(self.size()) as u32
    }

    /// The most cells that it can have in one class of (x, y, z) mod 2, wherever it is placed.
    pub fn most_in_class(&self) -> usize {
        // Translations and rotations permute the classes, so it is enough to count in one orientation.
        let mut counts = [0; 8];
        for cell in &self.cells {
            counts[cell.class()] += 1;
        }
        counts.into_iter().max().unwrap_or_default()
    }

    /// All polycubes with one cube more that contain it, without colours, in canonical form and in order.
    pub fn grown(&self) -> Vec<Polycube> {
        let mut found = Vec::new();
        for next in self.cells.iter().flat_map(|cell| cell.neighbours()) {
            if self.cells.binary_search(&next).is_err() {
                let mut cells = self.cells.clone();
                cells.push(next);
                sort_cells(&mut cells, Cell::coordinates);
                insert(&mut found, Polycube::plain(cells).canonical());
            }
        }
        found
    }

    /// A segment between two of its points that leaves it; `None` if the polycube is regular, which means convex.
    ///
    /// Segments between centres of cells are not enough: the one between the two ends of the V runs along an edge of it. So
    /// both ends are moved from the centres by the same step towards a missing cell. Of all such segments the one deepest
    /// inside a missing cell is returned.
    pub fn segment_outside(&self) -> Option<Segment> {
        let [width, depth, height] = self.extents().map(|side| side as i16);
        let mut best: Option<(i32, Segment)> = None;
        let inside = |at: Cell| self.cells.binary_search(&at).is_ok();
        let boxed = (0..width).flat_map(|x| (0..depth).flat_map(move |y| (0..height).map(move |z| cell(x, y, z))));
        for missing in boxed.filter(|&at| !inside(at)) {
            for (index, &from) in self.cells.iter().enumerate() {
                for &to in &self.cells[index + 1..] {
                    if let Some((off, segment)) = through(from, to, missing)
                        && best.is_none_or(|(least, _)| off < least)
                    {
                        best = Some((off, segment));
                    }
                }
            }
        }
        best.map(|(_, segment)| segment)
    }

    /// Whether it is convex: any segment between two of its points stays inside it.
    pub fn is_regular(&self) -> bool {
        self.segment_outside().is_none()
    }
}

/// All polycubes of `size` cubes, counting mirror images separately, in canonical form and in order: 1, 1, 2, 8, 29, 166, …
/// (OEIS A000162). They are grown from the single cube, one cube at a time. None of size 0.
pub fn polycubes(size: usize) -> Vec<Polycube> {
    if size == 0 {
        return vec![];
    }
    let mut found = vec![Polycube::monocube()];
    for _ in 1..size {
        let mut larger = Vec::new();
        for shape in found.iter().flat_map(Polycube::grown) {
            insert(&mut larger, shape);
        }
        found = larger;
    }
    found
}

/// Inserts an item into a sorted list, unless it is there already.
pub(super) fn insert<T: Ord>(sorted: &mut Vec<T>, item: T) {
    if let Err(place) = sorted.binary_search(&item) {
        sorted.insert(place, item);
    }
}

/// Sorts cells by a key; cells of the same key stay in their order.
///
/// One function for all lists of cells, which are short: every instance of the standard library's sort would add kilobytes to
/// the program.
pub(super) fn sort_cells(cells: &mut [Cell], key: fn(Cell) -> [i16; 3]) {
    for end in 1..cells.len() {
        for place in (1..=end).rev() {
            if key(cells[place - 1]) <= key(cells[place]) {
                break;
            }
            cells.swap(place - 1, place);
        }
    }
}

/// Sides of the box around cells, along x, y and z.
pub(super) fn extents(cells: &[Cell]) -> [usize; 3] {
    let (mut least, mut most) = ([i32::MAX; 3], [i32::MIN; 3]);
    for cell in cells {
        for (axis, along) in cell.coordinates().into_iter().enumerate() {
            least[axis] = least[axis].min(i32::from(along));
            most[axis] = most[axis].max(i32::from(along));
        }
    }
    [0, 1, 2].map(|axis| most[axis].saturating_sub(least[axis]).saturating_add(1).max(0) as usize)
}

/// The cells moved so that the least of each coordinate is 0. They must lie less than 128 apart.
pub(super) fn to_origin(mut cells: Vec<Cell>) -> Vec<Cell> {
    let mut least = cell(i16::MAX, i16::MAX, i16::MAX);
    for at in &cells {
        least = cell(least.x.min(at.x), least.y.min(at.y), least.z.min(at.z));
    }
    for at in &mut cells {
        *at = cell(at.x.wrapping_sub(least.x), at.y.wrapping_sub(least.y), at.z.wrapping_sub(least.z));
    }
    cells
}

/// Whether these distinct cells are connected through faces.
fn is_connected(cells: &[Cell]) -> bool {
    let mut reached: Vec<Cell> = cells.iter().take(1).copied().collect();
    let mut done = 0;
    while let Some(&at) = reached.get(done) {
        done += 1;
        for next in cells.iter().filter(|next| next.touches(at)) {
            if !reached.contains(next) {
                reached.push(*next);
            }
        }
    }
    reached.len() == cells.len()
}

/// A segment from inside `from` to inside `to` through the inside of `missing`, and how far from the middle of `missing` it
/// passes.
///
/// While a unit cube slides from one cell to the other, it sweeps over all segments between points of the two; it meets
/// the inside of the third cell when it comes nearer to it than 1 along every axis.
fn through(from: Cell, to: Cell, missing: Cell) -> Option<(i32, Segment)> {
    const STEPS: i32 = 12;
    let [from_at, to_at, missing_at] = [from, to, missing].map(|cell| cell.coordinates().map(i32::from));
    let off = |t: i32, axis: usize| {
        from_at[axis] * (STEPS - t) + to_at[axis] * t - missing_at[axis] * STEPS // in twelfths
    };
    let distance = |t: i32| (0..3).map(|axis| off(t, axis).abs()).max().unwrap_or(STEPS);
    let t = (0..=STEPS).min_by_key(|&t| distance(t))?;
    if distance(t) >= STEPS {
        return None;
    }
    let twelfth = 1.0 / f64::from(STEPS);
    // The middle of the intersection of the sliding cube and the missing cell, relative to the corner of either.
    let common = |axis: usize| 0.5 - f64::from(off(t, axis)) * twelfth / 2.0;
    let step = [common(0), common(1), common(2)];
    let at = |corner: [i32; 3]| {
        let [x, y, z] = std::array::from_fn(|axis| f64::from(corner[axis]) + step[axis]);
        vec3(x, y, z)
    };
    let ends = [at(from_at), at(to_at)];
    let outside = ends[0] + (ends[1] - ends[0]) * (f64::from(t) * twelfth);
    Some((distance(t), Segment { from, to, missing, ends, outside }))
}
