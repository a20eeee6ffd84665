//! The tables of both phases: how many turns are needed at least.
//!
//! In the first phase two of the three coordinates at a time are brought home, by breadth-first search. The eight symmetries that keep the
//! marks change neither the turns nor the goal; so the first coordinate of each pair is looked at once for each class of symmetric ones. In
//! the second phase the permutation of the corners, or of the outer edges, is brought home together with that of the middle edges; and
//! that of the outer edges together with the layers of the corners, in front and behind. All of them together are small enough for the
//! second-level cache of a processor.

use super::coordinates::{FirstCoordinates, LAYERS, ORDERS, SECOND, SLICES, SecondCoordinates, TURNS, TWISTS};
use super::moves::{CubeMoves, SymmetryClasses, of_place};
use crate::puzzle::cube::position::{Position, PositionTables};
use crate::puzzle::cube::turn::Turn;
use crate::search::Status;
use crate::search::job::Build;

/// Not known yet.
const UNKNOWN: u8 = u8::MAX;

/// A table that is filled level by level: forwards from the entries of the last level while these are few, then backwards from those that
/// are left.
#[derive(Clone, Debug)]
struct LevelTable {
    distance: Vec<u8>,
    /// The entries of the last level; empty once the table is filled backwards.
    frontier: Vec<u32>,
    level: u8,
    /// The number of entries that are not known yet.
    left: usize,
}

impl LevelTable {
    fn new(size: usize, home: usize) -> LevelTable {
        let mut distance = vec![UNKNOWN; size];
        distance[home] = 0;
        LevelTable { distance, frontier: vec![home as u32], level: 0, left: size - 1 }
    }

    /// Fills the next level.
    fn grow<const TURNS: usize>(&mut self, neighbours: &Pairs<'_, TURNS>) -> Status {
        let before = self.left;
        let last = self.level;
        self.level += 1;
        if self.frontier.is_empty() || self.frontier.len() > self.left {
            self.frontier.clear();
            // A turn leads back, too: an entry is on this level if a turn makes one of the last level of it.
            for entry in 0..self.distance.len() {
                if self.distance[entry] == UNKNOWN && neighbours.any(entry, |to| self.distance[to] == last) {
                    self.distance[entry] = self.level;
                    self.left -= 1;
                }
            }
        } else {
            let mut next = vec![];
            for &from in &self.frontier {
                neighbours.each(from as usize, |to| {
                    if self.distance[to] == UNKNOWN {
                        self.distance[to] = self.level;
                        next.push(to as u32);
                    }
                });
            }
            self.left -= next.len();
            self.frontier = next;
        }
        if self.left == 0 || self.left == before { Status::Finished } else { Status::Running }
    }
}

/// The number of tables.
const TABLES: usize = 6;

/// Numbers of classes of twists, of flips, and of permutations of the corners and of the outer edges that the eight symmetries take into
/// each other.
const CLASSES: [usize; 4] = [324, 336, 5_376, 5_328];

/// The sizes of the tables: twist and slice, flip and slice, flip and twist, corners and order, outer edges and order, outer edges and
/// layers of the corners.
const SIZES: [usize; TABLES] = [
    CLASSES[0] * SLICES,
    CLASSES[1] * SLICES,
    CLASSES[1] * TWISTS,
    CLASSES[2] * ORDERS,
    CLASSES[3] * ORDERS,
    CLASSES[3] * LAYERS,
];

/// Where each table begins, and the number of entries of all of them.
const STARTS: [usize; TABLES + 1] = {
    let mut starts = [0; TABLES + 1];
    let mut table = 0;
    while table < TABLES {
        starts[table + 1] = starts[table] + SIZES[table];
        table += 1;
    }
    starts
};

/// The number of bytes of all tables: two entries each, none of which is greater than 15.
pub const BYTES: usize = STARTS[TABLES] / 2;

/// The tables while they are built.
pub struct TwoPhaseBuild {
    moves: &'static CubeMoves,
    /// The number of the table that is filled.
    at: usize,
    table: LevelTable,
    bytes: Vec<u8>,
}

impl Default for TwoPhaseBuild {
    fn default() -> TwoPhaseBuild {
        TwoPhaseBuild::new()
    }
}

impl TwoPhaseBuild {
    /// Before the first level of the first table.
    pub fn new() -> TwoPhaseBuild {
        let moves = CubeMoves::get();
        let table = LevelTable::new(SIZES[0], home(moves, 0));
        TwoPhaseBuild { moves, at: 0, table, bytes: Vec::with_capacity(BYTES) }
    }

    /// Fills the next level, of entries with so many turns.
    fn grow<const TURNS: usize>(&mut self, tables: [&[u16]; 2], classes: &SymmetryClasses) -> Status {
        self.table.grow(&Pairs::<TURNS>::of(tables, classes))
    }
}

/// The entry of a table in which both coordinates are home.
fn home(moves: &CubeMoves, table: usize) -> usize {
    match table {
        // The class of the coordinate 0 is the first one.
        0 | 1 => moves.home.into(),
        5 => moves.layer[0].into(),
        _ => 0,
    }
}

impl Build for TwoPhaseBuild {
    fn advance(&mut self, _: u64) -> Status {
        let moves = self.moves;
        let (twists, flips) = (&moves.twist_classes, &moves.flip_classes);
        let (corners, edges) = (&moves.corner_classes, &moves.edge_classes);
        let status = match self.at {
            0 => self.grow::<TURNS>([&moves.slice, &moves.slice_images], twists),
            1 => self.grow::<TURNS>([&moves.slice, &moves.slice_images], flips),
            2 => self.grow::<TURNS>([&moves.twist, &moves.twist_images], flips),
            3 => self.grow::<{ SECOND.len() }>([&moves.order, &moves.order_images], corners),
            4 => self.grow::<{ SECOND.len() }>([&moves.order, &moves.order_images], edges),
            5 => self.grow::<{ SECOND.len() }>([&moves.layer_turned, &moves.layer_images], edges),
            _ => return Status::Finished,
        };
        if status == Status::Running {
            return Status::Running;
        }
        self.bytes.extend(self.table.distance.chunks(2).map(|pair| pair[0] | pair[1] << 4));
        self.at += 1;
        let Some(&size) = SIZES.get(self.at) else { return Status::Finished };
        self.table = LevelTable::new(size, home(self.moves, self.at));
        Status::Running
    }

    fn done(&self) -> f64 {
        let now = self.table.distance.iter().filter(|&&distance| distance != UNKNOWN).count();
        (self.bytes.len() * 2 + now) as f64 / STARTS[TABLES] as f64
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes
    }
}

/// Entries of a class of one coordinate and another coordinate. Both have this number of turns.
struct Pairs<'a, const TURNS: usize> {
    classes: &'a SymmetryClasses,
    /// Of the other coordinate: by coordinate and turn, and by coordinate and symmetry.
    other_turned: &'a [u16],
    other_images: &'a [u16],
    /// The number of values of the other coordinate.
    others: usize,
}

impl<'a, const TURNS: usize> Pairs<'a, TURNS> {
    fn of([other_turned, other_images]: [&'a [u16]; 2], classes: &'a SymmetryClasses) -> Self {
        Pairs { classes, other_turned, other_images, others: other_images.len() / 8 }
    }

    /// The class and the other coordinate after each turn.
    fn after(&self, entry: usize) -> impl Iterator<Item = (usize, usize)> {
        let own = entry / self.others * TURNS;
        let other = entry % self.others * TURNS;
        let others = &self.other_turned[other..other + TURNS];
        self.classes.turned[own..own + TURNS].iter().zip(others).map(|(&after, &other)| {
            let (class, symmetry) = of_place(after);
            (class, self.other_images[usize::from(other) * 8 + symmetry].into())
        })
    }

    /// Calls `found` with all entries that a turn makes of an entry.
    fn each(&self, entry: usize, mut found: impl FnMut(usize)) {
        for (class, image) in self.after(entry) {
            found(class * self.others + image);
            // What the other symmetries that keep the representative make of it is as far.
            let mut more = self.classes.keepers[class] & !1;
            while more != 0 {
                let kept = self.other_images[image * 8 + more.trailing_zeros() as usize];
                found(class * self.others + usize::from(kept));
                more &= more - 1;
            }
        }
    }

    /// Whether `is_last` holds for an entry that a turn makes of an entry. Of entries that are as far as each other, one is looked at.
    fn any(&self, entry: usize, is_last: impl Fn(usize) -> bool) -> bool {
        self.after(entry).any(|(class, image)| is_last(class * self.others + image))
    }
}

/// A turn of a face, and what it does with a position.
#[derive(Clone, Debug)]
pub struct FaceTurn {
    /// The turn.
    pub turn: Turn,
    /// What it makes of the cube in order.
    pub position: Position,
    /// The same, to turn a position quickly.
    pub tables: PositionTables,
}

/// All tables, ready for the search.
#[derive(Clone, Debug)]
pub struct TwoPhaseTables {
    moves: &'static CubeMoves,
    turns: Vec<FaceTurn>,
    bytes: Vec<u8>,
}

impl TwoPhaseTables {
    /// The tables from the bytes of [`TwoPhaseBuild`]; `None` if their number is wrong.
    pub fn of_bytes(bytes: &[u8]) -> Option<TwoPhaseTables> {
        let turned = |turn: Turn| {
            let position = turn.cube().position();
            FaceTurn { turn, position, tables: PositionTables::of(&position) }
        };
        (bytes.len() == BYTES).then(|| TwoPhaseTables {
            moves: CubeMoves::get(),
            turns: Turn::of_faces().take(TURNS).map(turned).collect(),
            bytes: bytes.to_vec(),
        })
    }

    /// The turns of faces, by their numbers.
    pub fn turns(&self) -> &[FaceTurn] {
        &self.turns
    }

    /// What turns do with the coordinates.
    pub fn moves(&self) -> &CubeMoves {
        self.moves
    }

    /// An entry, from its number among those of all tables.
    #[inline(always)]
    fn entry(&self, number: usize) -> u8 {
        self.bytes[number / 2] >> (number % 2 * 4) & 15
    }

    /// The coordinates of the first phase after a turn.
    #[inline(always)]
    pub fn turned(&self, from: FirstCoordinates, turn: usize) -> FirstCoordinates {
        let moves = self.moves;
        FirstCoordinates {
            twist: moves.twist_classes.after_turn(from.twist, &moves.turn_images, turn),
            flip: moves.flip_classes.after_turn(from.flip, &moves.turn_images, turn),
            slice: moves.slice[usize::from(from.slice) * TURNS + turn],
        }
    }

    /// No first phase from here has fewer turns.
    #[inline]
    pub fn first_phase(&self, at: FirstCoordinates) -> u8 {
        let [by_twist, by_flip, by_both] = self.first_bounds(at);
        by_twist.max(by_flip).max(by_both)
    }

    /// The fewest turns that bring home twist and slice, flip and slice, flip and twist.
    #[inline]
    pub fn first_bounds(&self, at: FirstCoordinates) -> [u8; 3] {
        [0, 1, 2].map(|table| self.first_bound(at, table))
    }

    /// One of the [`TwoPhaseTables::first_bounds`].
    #[inline(always)]
    pub fn first_bound(&self, at: FirstCoordinates, table: usize) -> u8 {
        let moves = self.moves;
        let (class, symmetry) = of_place(if table == 0 { at.twist } else { at.flip });
        let entry = match table {
            0 | 1 => class * SLICES + usize::from(moves.slice_images[usize::from(at.slice) * 8 + symmetry]),
            // Both symmetries after each other take the twist there from the representative.
            _ => class * TWISTS + usize::from(moves.twist_of_place[usize::from(at.twist) ^ symmetry]),
        };
        self.entry(STARTS[table] + entry)
    }

    /// The coordinates of the second phase after its turn of this number, an index of [`SECOND`].
    #[inline(always)]
    pub fn turned_second(&self, at: SecondCoordinates, turn: usize) -> SecondCoordinates {
        let moves = self.moves;
        SecondCoordinates {
            corners: moves.corner_classes.after_turn(at.corners, &moves.second_images, turn),
            edges: moves.edge_classes.after_turn(at.edges, &moves.second_images, turn),
            order: moves.order[usize::from(at.order) * SECOND.len() + turn] as u8,
            layer: moves.layer_turned[usize::from(at.layer) * SECOND.len() + turn] as u8,
        }
    }

    /// The fewest turns of the second phase that bring home corners and middle edges, outer and middle edges, outer edges and the layers of
    /// the corners.
    #[inline]
    pub fn second_bounds(&self, at: SecondCoordinates) -> [u8; 3] {
        [0, 1, 2].map(|table| self.second_bound(at, table))
    }

    /// One of the [`TwoPhaseTables::second_bounds`].
    #[inline(always)]
    pub fn second_bound(&self, at: SecondCoordinates, table: usize) -> u8 {
        let moves = self.moves;
        let (class, symmetry) = of_place(if table == 0 { at.corners } else { at.edges });
        let entry = match table {
            0 | 1 => class * ORDERS + usize::from(moves.order_images[usize::from(at.order) * 8 + symmetry]),
            _ => class * LAYERS + usize::from(moves.layer_images[usize::from(at.layer) * 8 + symmetry]),
        };
        self.entry(STARTS[3 + table] + entry)
    }
}
