//! The experiment with many random cubes: how many turns the stages take.

use super::facelet::Face;
use super::held::Cube;
use super::random;
use super::solve::stages::Solver;
use crate::search::sample::{Dice, Experiment};
use crate::values::{LinkValues, LinkWriter};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// How many positions are drawn, and by which seed: `positions=1000&seed=1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// Number of positions: `positions`, 1..=[`MOST_POSITIONS`].
    pub positions: u64,
    /// The seed: `seed`.
    pub seed: u64,
}

/// The most positions of an experiment.
pub const MOST_POSITIONS: u64 = 1_000_000;

/// Positions in a block.
pub const BLOCK: u64 = 100;

impl Default for Trial {
    fn default() -> Trial {
        Trial { positions: 1000, seed: 1 }
    }
}

impl Trial {
    /// The trial that the values of the keys `positions` and `seed` describe; a missing or bad value is the default.
    pub fn read(values: &mut LinkValues) -> Trial {
        let usual = Trial::default();
        Trial {
            positions: values.number("positions", 1..=MOST_POSITIONS).unwrap_or(usual.positions),
            seed: values.number("seed", 0..).unwrap_or(usual.seed),
        }
    }

    /// Writes the keys that [`Trial::read`] reads.
    pub fn write(&self, written: &mut LinkWriter) {
        let usual = Trial::default();
        written.add("positions", self.positions, usual.positions);
        written.add("seed", self.seed, usual.seed);
    }

    /// Whether `positions` is in its range.
    pub fn is_legal(&self) -> bool {
        (1..=MOST_POSITIONS).contains(&self.positions)
    }
}

/// Solutions of fewer turns than this are counted number by number, longer ones together under it.
pub const MOST_TURNS: usize = 255;

/// The headings under which a position is counted; then come the numbers of positions put in order by 0, 1, 2 … turns, the
/// last with [`MOST_TURNS`] or more. Turns of the whole cube are not counted as turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Positions drawn.
    Positions,
    /// Positions put in order.
    Solved,
}

/// Number of [`Heading`]s before the numbers of turns.
pub const HEADINGS: usize = Heading::Solved as usize + 1;

/// Many random positions that turns reach, put in order face first.
#[derive(Clone, Debug)]
pub struct Positions<S> {
    solver: S,
    first: Face,
}

impl<S: Deref<Target = Solver>> Positions<S> {
    /// Positions that a solver puts in order, beginning with the face of this colour.
    pub fn new(solver: S, first: Face) -> Positions<S> {
        Positions { solver, first }
    }
}

impl<S: Deref<Target = Solver>> Experiment for Positions<S> {
    fn block(&self) -> u64 {
        BLOCK
    }

    fn trials(&self) -> u64 {
        // Some hundred microseconds.
        1 << 17
    }

    fn headings(&self) -> usize {
        HEADINGS + MOST_TURNS + 1
    }

    fn draw(&mut self, dice: &mut Dice, counts: &mut [u64]) {
        counts[Heading::Positions as usize] += 1;
        let cube = Cube::of(&random::reachable(dice));
        if let Some(solution) = self.solver.solve(&cube, self.first) {
            counts[Heading::Solved as usize] += 1;
            counts[HEADINGS + solution.turns().min(MOST_TURNS)] += 1;
        }
    }
}

/// Summary of the counts of an experiment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// Positions drawn.
    pub cases: u64,
    /// Positions put in order.
    pub solved: u64,
    /// Mean number of turns of a solution; 0 if there is none.
    pub mean: f64,
    /// Turns of the shortest solution; 0 if there is none.
    pub least: u64,
    /// Turns of the longest solution; 0 if there is none.
    pub most: u64,
}

/// The summary of these totals, which are the sums of all blocks under each heading; all 0 before the first block.
pub fn summary(totals: &[u64]) -> Summary {
    let mut summary = Summary::default();
    let [cases, solved, turns @ ..] = totals else { return summary };
    (summary.cases, summary.solved) = (*cases, *solved);
    let (mut seen, mut sum) = (0, 0);
    for (number, &count) in (0..).zip(turns).filter(|&(_, &count)| count > 0) {
        if seen == 0 {
            summary.least = number;
        }
        summary.most = number;
        seen += count;
        sum += number * count;
    }
    summary.mean = sum as f64 / seen.max(1) as f64;
    summary
}
