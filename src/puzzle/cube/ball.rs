//! Balls around the cube in order, in the half-turn metric: the number of positions at each distance, that is, the fewest
//! turns by which they can be reached, by breadth-first search in slices.

use super::position::{Position, PositionTables};
use super::turn::Turn;
use crate::search::Status;
use crate::search::index::Index;

/// The greatest radius. The next ball would have thirteen times as many positions.
pub const MOST_RADIUS: usize = 5;

/// Number of positions in the ball of that radius. Each takes twenty bytes.
pub const MOST_POSITIONS: usize = 621_649;

/// The search. One unit of budget is one position from which all 18 turns are tried.
#[derive(Clone, Debug)]
pub struct Ball {
    radius: usize,
    turns: Vec<PositionTables>,
    /// All positions found, in the order in which they were found, the nearest first.
    positions: Vec<Position>,
    /// The number of each position in `positions`.
    index: Index,
    expanded: usize,
    /// For each distance, the number of positions found before the first one at this distance.
    first: Vec<usize>,
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
            first: vec![0, 1],
        };
        ball.add(Position::SOLVED);
        ball
    }

    /// Expands at most `budget` positions.
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
                self.first.push(self.positions.len());
            }
        }
        if self.is_finished() { Status::Finished } else { Status::Running }
    }

    /// Number of positions found so far at each distance, from 0 on. All but the last are final; the last one is final once
    /// the search has finished.
    pub fn counts(&self) -> Vec<u64> {
        let ends = self.first[1..].iter().copied().chain([self.positions.len()]);
        let counts = self.first.iter().zip(ends).map(|(&first, end)| (end - first) as u64);
        counts.take(self.radius + 1).collect()
    }

    /// Positions expanded so far.
    pub fn expanded(&self) -> usize {
        self.expanded
    }

    fn is_finished(&self) -> bool {
        self.first.get(self.radius).is_some_and(|&last| self.expanded == last)
    }

    fn add(&mut self, position: Position) {
        let new = self.positions.len() as u32;
        if *self.index.number(&position, new, |number| &self.positions[number as usize]) == new {
            self.positions.push(position);
        }
    }
}
