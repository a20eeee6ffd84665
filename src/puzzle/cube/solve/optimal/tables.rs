//! How many turns bring a position into the subgroup of an axis at least: two bits for each coset that symmetries tell apart, 35 MB.
//!
//! The two bits tell apart the four cases that decide most in a search: nearer than [`TableSize::first`], exactly so far, one turn farther, and
//! still farther. For cosets that are nearer, small tables have a lower bound. The idea is Kociemba's and Reid's (1997); Tronto's H48 (2024)
//! has two bits with a base in the same way.

use super::coordinates::{AXES, CLASSES, Coset, CosetMoves, SYMMETRIES};
use super::{Metric, TableSize};
use crate::puzzle::cube::solve::short::coordinates::{TURNS, TWISTS};
use crate::search::Status;
use crate::search::job::Build;

/// The bytes of the cosets of one class: four twists in each.
const ROW: usize = TWISTS.div_ceil(4);

/// The twists of a row, and what fills its last byte.
const SLOTS: usize = 4 * ROW;

/// The bytes of the table.
pub const BYTES: usize = CLASSES * ROW;

/// Farther than told apart, or not known yet.
const FAR: u8 = 3;

/// The share of the time of building that the levels before the last one take.
const BEFORE: f64 = 0.2;

/// The levels of which the cosets are found from lists.
const LISTED: u8 = 6;

/// The table while it is built, by breadth-first search: the first levels from lists of the cosets of the level before, the last ones from the
/// table itself, one row after another.
pub struct OptimalBuild {
    moves: &'static CosetMoves,
    metric: Metric,
    size: TableSize,
    /// The number of rows.
    rows: usize,
    first: u8,
    bytes: Vec<u8>,
    level: u8,
    /// The entries of the last level, those before `at` done with.
    frontier: Vec<u32>,
    at: usize,
    next: Vec<u32>,
    /// How many rows are done with.
    row: usize,
    /// The twists of a row, kept to be filled again.
    twists: Vec<u16>,
    /// By turn, symmetry and twist: the twist after both.
    images: Vec<u16>,
}

impl OptimalBuild {
    /// Before the first step; `None` if there is not enough memory.
    pub fn new(metric: Metric, size: TableSize) -> Option<OptimalBuild> {
        let moves = CosetMoves::get();
        let home = moves.home();
        let mut bytes = vec![];
        bytes.try_reserve_exact(size.bytes()).ok()?;
        bytes.resize(size.bytes(), u8::MAX);
        let mut build = OptimalBuild {
            moves,
            metric,
            size,
            rows: CLASSES * size.parts(),
            first: size.first(metric),
            bytes,
            level: 0,
            frontier: vec![],
            at: 0,
            next: vec![],
            row: 0,
            twists: vec![],
            images: vec![],
        };
        for (turn, symmetry) in (0..TURNS).flat_map(|turn| (0..SYMMETRIES).map(move |symmetry| (turn, symmetry))) {
            let image = |twist| moves.twist_image(moves.twist_turned(twist, turn), symmetry) as u16;
            build.images.extend((0..TWISTS).map(image));
        }
        build.visit(home.class.into(), home.pairing.into(), home.twist.into());
        build.frontier = std::mem::take(&mut build.next);
        Some(build)
    }

    /// Marks a coset that is not known yet, and those that the symmetries of its class make of it.
    fn visit(&mut self, class: usize, pairing: usize, twist: usize) {
        let mut keepers = self.moves.keepers(class);
        while keepers != 0 {
            let keeper = keepers.trailing_zeros() as usize;
            keepers &= keepers - 1;
            let twist = self.moves.twist_image(twist, keeper);
            let pairing = self.moves.pairing_moved(pairing, self.moves.pairing_kept(class, keeper));
            let entry = self.size.row(class, pairing) * SLOTS + twist;
            let (byte, shift) = (&mut self.bytes[entry / 4], entry % 4 * 2);
            if *byte >> shift & FAR == FAR {
                *byte ^= FAR << shift;
                self.next.push(entry as u32);
            }
        }
    }

    /// Expands a coset of the frontier.
    fn expand(&mut self, entry: usize) {
        let (row, twist) = (entry / SLOTS, entry % SLOTS);
        for turn in self.metric.turns() {
            let (class, symmetry, by) = self.moves.class_turned(row / self.size.parts(), turn);
            let twist = self.moves.twist_image(self.moves.twist_turned(twist, turn), symmetry);
            self.visit(class, self.moves.pairing_moved(row % self.size.parts(), by), twist);
        }
    }

    /// Expands the cosets of a row that have a code: those after them that are not known yet get another one. Returns their number.
    fn expand_row(&mut self, row: usize, code: u8, next: u8) -> usize {
        self.twists.clear();
        // Slots with this code become zero.
        let other = code * 0x55;
        for (index, byte) in self.bytes[row * ROW..][..ROW].iter().enumerate() {
            let differs = byte ^ other;
            let mut found = !(differs | differs >> 1) & 0x55;
            while found != 0 {
                self.twists.push((index * 4) as u16 + found.trailing_zeros() as u16 / 2);
                found &= found - 1;
            }
        }
        if self.twists.is_empty() {
            return 0;
        }
        let (class, pairing) = (row / self.size.parts(), row % self.size.parts());
        for turn in self.metric.turns() {
            let (to, symmetry, by) = self.moves.class_turned(class, turn);
            let pairing = self.moves.pairing_moved(pairing, by);
            let mut keepers = self.moves.keepers(to);
            // Most classes are kept by the identity alone.
            while keepers != 0 {
                let keeper = keepers.trailing_zeros() as usize;
                keepers &= keepers - 1;
                let pairing = self.moves.pairing_moved(pairing, self.moves.pairing_kept(to, keeper));
                let both = self.moves.product(symmetry, keeper);
                let row = &mut self.bytes[self.size.row(to, pairing) * ROW..][..ROW];
                let images = &self.images[(turn * SYMMETRIES + both) * TWISTS..][..TWISTS];
                for &twist in &self.twists {
                    let twist = usize::from(images[usize::from(twist)]);
                    let byte = &mut row[twist / 4];
                    // 3, not known, becomes the next code; others stay.
                    let unknown = (*byte & *byte >> 1) >> (twist % 4 * 2) & 1;
                    *byte ^= (unknown * (FAR ^ next)) << (twist % 4 * 2);
                }
            }
        }
        self.twists.len()
    }

    /// Finds some cosets of the level after the last one from its rows. Returns how much it has looked at.
    fn advance_row(&mut self) -> usize {
        let is_last = self.level == self.first;
        let is_told_apart = self.level + 1 >= self.first;
        let expanded = if let Some(row) = self.row.checked_sub(self.rows) {
            // 2 becomes 0.
            self.bytes[row * ROW..][..ROW].iter_mut().for_each(|byte| *byte &= *byte << 1 | 0x55);
            0
        } else {
            // The cosets of a level that are not told apart from those before have another code until all of them are found.
            let (code, next) = if is_last { (1, 2) } else { (0, if is_told_apart { 1 } else { 2 }) };
            self.expand_row(self.row, code, next)
        };
        self.row += 1;
        if !is_last && self.row == if is_told_apart { self.rows } else { 2 * self.rows } {
            (self.level, self.row) = (self.level + 1, 0);
        }
        1 + expanded
    }

    fn is_over(&self) -> bool {
        self.level == self.first && self.row == self.rows
    }
}

impl Build for OptimalBuild {
    fn advance(&mut self, budget: u64) -> Status {
        // To look at what the turns make of a coset takes about as long as sixteen trials of a search of stacks.
        let mut left = (budget / 16).max(1) as usize;
        while left > 0 && self.level < LISTED {
            if let Some(&entry) = self.frontier.get(self.at) {
                self.at += 1;
                left -= 1;
                self.expand(entry as usize);
            } else {
                self.level += 1;
                self.at = 0;
                std::mem::swap(&mut self.frontier, &mut self.next);
                self.next.clear();
            }
            if self.level == LISTED {
                (self.frontier, self.next) = (vec![], vec![]);
            }
        }
        while left > 0 && !self.is_over() {
            left = left.saturating_sub(self.advance_row());
        }
        if self.is_over() { Status::Finished } else { Status::Running }
    }

    fn done(&self) -> f64 {
        // Nearly all of the time goes by with the last level.
        let levels = f64::from(self.level) + (self.row as f64 / self.rows as f64).min(1.0);
        let first = f64::from(self.first);
        BEFORE * (levels / first).min(1.0) + (1.0 - BEFORE) * (levels - first).max(0.0)
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes
    }
}

/// The table, ready for a search.
#[derive(Clone, Debug)]
pub struct OptimalTables {
    moves: &'static CosetMoves,
    metric: Metric,
    size: TableSize,
    parts: u32,
    first: u8,
    /// By axis: the turns that do not change a coset of the inverse position, as bits.
    inner: [u32; AXES],
    bytes: Vec<u8>,
    /// By class: the turns that bring flip and slice home. By twist: those that bring the twist home.
    by_class: Vec<u8>,
    by_twist: Vec<u8>,
}

impl OptimalTables {
    /// The table from the bytes of [`OptimalBuild`]; `None` if their number is wrong.
    pub fn of_bytes(metric: Metric, size: TableSize, bytes: Vec<u8>) -> Option<OptimalTables> {
        if bytes.len() != size.bytes() {
            return None;
        }
        let moves = CosetMoves::get();
        let home = moves.home();
        let after_class = |class, turn| moves.class_turned(class, turn).0;
        Some(OptimalTables {
            moves,
            metric,
            size,
            parts: size.parts() as u32,
            first: size.first(metric),
            inner: std::array::from_fn(|axis| moves.inner(axis, size)),
            bytes,
            by_class: distances(metric, CLASSES, home.class.into(), after_class),
            by_twist: distances(metric, TWISTS, home.twist.into(), |twist, turn| moves.twist_turned(twist, turn)),
        })
    }

    /// What turns do with the cosets.
    pub fn moves(&self) -> &'static CosetMoves {
        self.moves
    }

    /// How turns are counted.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// How much the table tells apart.
    pub fn size(&self) -> TableSize {
        self.size
    }

    /// The turns that do not change a coset of the inverse position for an axis, 0..[`AXES`], as bits by their numbers in [`Turn::of_faces`].
    ///
    /// [`Turn::of_faces`]: crate::puzzle::cube::turn::Turn::of_faces
    #[inline]
    pub fn inner(&self, axis: usize) -> u32 {
        self.inner[axis]
    }

    /// See [`TableSize::first`].
    pub fn first(&self) -> u8 {
        self.first
    }

    /// From this number of turns on, bounds are as high as they can be.
    pub fn most(&self) -> u8 {
        self.first + 2
    }

    /// No fewer turns bring a position of this coset into the subgroup. It is exact from [`TableSize::first`] to one more; where the true number is
    /// higher, it is [`OptimalTables::most`].
    pub fn bound(&self, coset: Coset) -> u8 {
        let entry = self.entry(coset);
        self.bound_of(entry, self.code(entry), 0)
    }

    /// The entry of a coset.
    #[inline]
    pub fn entry(&self, coset: Coset) -> u32 {
        let pairing = if self.parts > 1 { u32::from(coset.pairing) } else { 0 };
        (u32::from(coset.class) * self.parts + pairing) * SLOTS as u32 + u32::from(coset.twist)
    }

    /// The two bits of an entry.
    #[inline]
    pub fn code(&self, entry: u32) -> u8 {
        let byte = self.bytes.get(entry as usize / 4).copied().unwrap_or_default();
        byte >> (entry % 4 * 2) & FAR
    }

    /// The two bits of an entry that needs at most `left` turns are at most this.
    pub fn most_code(&self, left: u8) -> u8 {
        (left + 1).saturating_sub(self.first).min(FAR)
    }

    /// The bound of an entry with these two bits. Where it is less than [`TableSize::first`], it is worked out only if it matters: if `left` is
    /// less, too.
    #[inline]
    pub fn bound_of(&self, entry: u32, code: u8, left: u8) -> u8 {
        if code > 0 {
            self.first + code - 1
        } else if left < self.first {
            self.near(entry as usize)
        } else {
            0
        }
    }

    /// The bound of an entry that is nearer than [`TableSize::first`].
    #[cold]
    fn near(&self, entry: usize) -> u8 {
        self.by_class[entry / (SLOTS * self.parts as usize)].max(self.by_twist[entry % SLOTS])
    }
}

/// The fewest turns that bring each of so many values home, by breadth-first search.
fn distances(metric: Metric, count: usize, home: usize, after: impl Fn(usize, usize) -> usize) -> Vec<u8> {
    let mut distance = vec![u8::MAX; count];
    distance[home] = 0;
    let mut frontier = vec![home];
    for level in 1.. {
        let mut next = vec![];
        for from in frontier {
            for turn in metric.turns() {
                let to = after(from, turn);
                if distance[to] == u8::MAX {
                    distance[to] = level;
                    next.push(to);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        frontier = next;
    }
    distance
}
