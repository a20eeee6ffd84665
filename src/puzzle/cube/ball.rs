//! Balls around the cube in order, in the half-turn metric: the number of positions at each distance, that is, the fewest
//! turns by which they can be reached, by breadth-first search in slices.
//!
//! Positions that look alike on a cube that is turned or mirrored as a whole are equally far from the cube in order. So one of each class is
//! kept, and counted as many times as its class has positions.

use super::position::{Position, PositionTables};
use super::symmetry;
use super::turn::Turn;
use crate::search::Status;
use crate::search::index::Index;

/// The greatest radius. The next ball would have thirteen times as many positions.
pub const MOST_RADIUS: usize = 6;

/// Number of positions in the ball of that radius.
pub const MOST_POSITIONS: u64 = 8_240_087;

/// Number of classes in the ball of that radius: so many positions are kept.
pub const MOST_CLASSES: u64 = 172_229;

/// The numbers of positions at the distances 0 to 15, which were counted, and about how many there are at 16 to 20, estimated from samples
/// (Rokicki, Kociemba, Davidson and Dethridge, cube20.org, 2010; the numbers to 15: OEIS A080601).
pub const KNOWN_COUNTS: [&str; 21] = [
    "1",
    "18",
    "243",
    "3240",
    "43239",
    "574908",
    "7618438",
    "100803036",
    "1332343288",
    "17596479795",
    "232248063316",
    "3063288809012",
    "40374425656248",
    "531653418284628",
    "6989320578825358",
    "91365146187124313",
    "1.1e18",
    "1.2e19",
    "2.9e19",
    "1.5e18",
    "4.9e8",
];

/// The search. One unit of budget is one class from which all 18 turns are tried.
#[derive(Clone, Debug)]
pub struct Ball {
    radius: usize,
    turns: Vec<PositionTables>,
    /// One position of each class found, in the order in which they were found, the nearest first.
    positions: Vec<Position>,
    /// The number of each position in `positions`.
    index: Index,
    expanded: usize,
    /// For each distance, the number of classes found before the first one at this distance.
    first: Vec<usize>,
    /// For each distance, the number of positions found.
    counts: Vec<u64>,
}

impl Ball {
    /// The search before its first step, to a radius of at most [`MOST_RADIUS`].
    pub fn new(radius: usize) -> Ball {
        let mut ball = Ball {
            radius: radius.min(MOST_RADIUS),
            turns: Turn::of_faces().map(|turn| PositionTables::of(&turn.cube().position())).collect(),
            positions: vec![],
            index: Index::default(),
            expanded: 0,
            first: vec![0],
            counts: vec![0],
        };
        ball.add(Position::SOLVED);
        ball.begin_sphere();
        ball
    }

    /// Expands at most `budget` classes.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.is_finished() {
                break;
            }
            let from = self.positions[self.expanded];
            for turn in 0..self.turns.len() {
                self.add(self.turns[turn].upon(&from));
            }
            self.expanded += 1;
            if self.expanded == self.first[self.first.len() - 1] && !self.is_finished() {
                self.begin_sphere();
            }
        }
        if self.is_finished() { Status::Finished } else { Status::Running }
    }

    /// Number of positions found so far at each distance, from 0 on. All but the last are final; the last one is final once
    /// the search has finished.
    pub fn counts(&self) -> Vec<u64> {
        self.counts.iter().copied().take(self.radius + 1).collect()
    }

    /// Number of classes found so far at each distance, as [`Ball::counts`].
    pub fn classes(&self) -> Vec<u64> {
        let ends = self.first[1..].iter().copied().chain([self.positions.len()]);
        let counts = self.first.iter().zip(ends).map(|(&first, end)| (end - first) as u64);
        counts.take(self.radius + 1).collect()
    }

    /// Classes expanded so far.
    pub fn expanded(&self) -> usize {
        self.expanded
    }

    /// The memory of the positions that are kept, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.positions[..]) + self.index.bytes()
    }

    fn is_finished(&self) -> bool {
        self.first.get(self.radius).is_some_and(|&last| self.expanded == last)
    }

    fn begin_sphere(&mut self) {
        self.first.push(self.positions.len());
        self.counts.push(0);
    }

    fn add(&mut self, position: Position) {
        let (position, size) = symmetry::class(&position);
        let new = self.positions.len() as u32;
        if *self.index.number(&position, new, |number| &self.positions[number as usize]) == new {
            self.positions.push(position);
            if let Some(count) = self.counts.last_mut() {
                *count += size as u64;
            }
        }
    }
}
