//! How many turns bring a position into the subgroup of an axis at least: two bits for each coset that symmetries tell apart, 35 MB.
//!
//! The two bits tell apart the four cases that decide most in a search: nearer than [`Metric::first`], exactly so far, one turn farther, and
//! still farther. For cosets that are nearer, small tables have a lower bound. The idea is Kociemba's and Reid's (1997); Tronto's H48 (2024)
//! has two bits with a base in the same way.

use super::Metric;
use super::coordinates::{CLASSES, Coset, CosetMoves};
use crate::puzzle::cube::solve::short::coordinates::TWISTS;
use crate::search::Status;
use crate::search::job::Build;

/// The bytes of the cosets of one class: four twists in each.
const ROW: usize = TWISTS.div_ceil(4);

/// The bytes of the table.
pub const BYTES: usize = CLASSES * ROW;

/// Farther than told apart, or not known yet.
const FAR: u8 = 3;

/// The share of the time of building that the levels before the last one take.
const BEFORE: f64 = 0.1;

/// The table while it is built, by breadth-first search: the first levels from lists of the cosets of the level before, the last one from
/// the table itself.
pub struct OptimalBuild {
    moves: &'static CosetMoves,
    metric: Metric,
    bytes: Vec<u8>,
    level: u8,
    /// The cosets of the last level as class times [`TWISTS`] plus twist, those before `at` done with.
    frontier: Vec<u32>,
    at: usize,
    next: Vec<u32>,
    /// How many classes of the last level are done with.
    row: usize,
    /// The twists of a class, kept to be filled again.
    twists: Vec<u16>,
}

impl OptimalBuild {
    /// Before the first step.
    pub fn new(metric: Metric) -> OptimalBuild {
        let moves = CosetMoves::get();
        let home = moves.home();
        let mut build = OptimalBuild {
            moves,
            metric,
            bytes: vec![u8::MAX; BYTES],
            level: 0,
            frontier: vec![],
            at: 0,
            next: vec![],
            row: 0,
            twists: vec![],
        };
        build.visit(home.class.into(), home.twist.into(), 0);
        build.frontier = std::mem::take(&mut build.next);
        build
    }

    /// Marks a coset that is not known yet, and those that the symmetries of its class make of it.
    fn visit(&mut self, class: usize, twist: usize, code: u8) {
        let mut keepers = self.moves.keepers(class);
        while keepers != 0 {
            let image = self.moves.twist_image(twist, keepers.trailing_zeros() as usize);
            keepers &= keepers - 1;
            let (byte, shift) = (&mut self.bytes[class * ROW + image / 4], image % 4 * 2);
            if *byte >> shift & FAR == FAR {
                *byte ^= (FAR ^ code) << shift;
                self.next.push((class * TWISTS + image) as u32);
            }
        }
    }

    /// Expands a coset of the frontier.
    fn expand(&mut self, entry: usize) {
        let code = u8::from(self.level + 1 == self.metric.first());
        for turn in self.metric.turns() {
            let (class, symmetry) = self.moves.class_turned(entry / TWISTS, turn);
            let twist = self.moves.twist_image(self.moves.twist_turned(entry % TWISTS, turn), symmetry);
            self.visit(class, twist, code);
        }
    }

    /// Expands the cosets of a class that are on the last level of which the cosets are told apart singly. Returns their number.
    fn expand_row(&mut self, class: usize) -> usize {
        self.twists.clear();
        for (index, byte) in self.bytes[class * ROW..][..ROW].iter().enumerate() {
            let mut found = byte & !(byte >> 1) & 0x55;
            while found != 0 {
                self.twists.push((index * 4) as u16 + found.trailing_zeros() as u16 / 2);
                found &= found - 1;
            }
        }
        for turn in self.metric.turns() {
            let (to, symmetry) = self.moves.class_turned(class, turn);
            let row = &mut self.bytes[to * ROW..][..ROW];
            let mut keepers = self.moves.keepers(to);
            // Most classes are kept by the identity alone.
            while keepers != 0 {
                let keeper = self.moves.product(symmetry, keepers.trailing_zeros() as usize);
                keepers &= keepers - 1;
                for &twist in &self.twists {
                    let twist = self.moves.twist_image(self.moves.twist_turned(twist.into(), turn), keeper);
                    let byte = &mut row[twist / 4];
                    // 3, not known, becomes 2; 0, 1 and 2 stay.
                    *byte ^= *byte & *byte >> 1 & 1 << (twist % 4 * 2);
                }
            }
        }
        self.twists.len()
    }
}

impl Build for OptimalBuild {
    fn advance(&mut self, budget: u64) -> Status {
        // To look at what the turns make of a coset takes about as long as sixteen trials of a search of stacks.
        let mut left = (budget / 16).max(1) as usize;
        while left > 0 && self.level < self.metric.first() {
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
            if self.level == self.metric.first() {
                (self.frontier, self.next) = (vec![], vec![]);
            }
        }
        while left > 0 && self.row < CLASSES {
            left = left.saturating_sub(1 + self.expand_row(self.row));
            self.row += 1;
        }
        if self.row == CLASSES { Status::Finished } else { Status::Running }
    }

    fn done(&self) -> f64 {
        let before = f64::from(self.level) / f64::from(self.metric.first());
        BEFORE * before + (1.0 - BEFORE) * self.row as f64 / CLASSES as f64
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
    first: u8,
    bytes: Vec<u8>,
    /// By class: the turns that bring flip and slice home. By twist: those that bring the twist home.
    by_class: Vec<u8>,
    by_twist: Vec<u8>,
}

impl OptimalTables {
    /// The table from the bytes of [`OptimalBuild`]; `None` if their number is wrong.
    pub fn of_bytes(metric: Metric, bytes: &[u8]) -> Option<OptimalTables> {
        if bytes.len() != BYTES {
            return None;
        }
        let moves = CosetMoves::get();
        let home = moves.home();
        let after_class = |class, turn| moves.class_turned(class, turn).0;
        Some(OptimalTables {
            moves,
            metric,
            first: metric.first(),
            bytes: bytes.to_vec(),
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

    /// From this number of turns on, bounds are as high as they can be.
    pub fn most(&self) -> u8 {
        self.first + 2
    }

    /// No fewer turns bring a position of this coset into the subgroup. It is exact from [`Metric::first`] to one more; where the true number is
    /// higher, it is [`OptimalTables::most`].
    pub fn bound(&self, coset: Coset) -> u8 {
        let entry = OptimalTables::entry(coset);
        self.bound_of(entry, self.code(entry), 0)
    }

    /// The entry of a coset.
    #[inline]
    pub fn entry(coset: Coset) -> u32 {
        u32::from(coset.class) * ROW as u32 * 4 + u32::from(coset.twist)
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

    /// The bound of an entry with these two bits. Where it is less than [`Metric::first`], it is worked out only if it matters: if `left` is
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

    /// The bound of an entry that is nearer than [`Metric::first`].
    #[cold]
    fn near(&self, entry: usize) -> u8 {
        self.by_class[entry / (4 * ROW)].max(self.by_twist[entry % (4 * ROW)])
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
