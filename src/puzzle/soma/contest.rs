//! A comparison of the rules: the same figure is searched under each of them, and the counts are compared.

use super::model::{Model, Rules};
use super::solve::{Assembly, Cut, Partial};
use crate::search::{Backtrack, Observer, Status, Tally};
use serde::{Deserialize, Serialize};

/// The rules that are compared, in the order of the page's table: only intersection (which always holds), islands, parity,
/// both.
pub const RULES: [Rules; 4] = [
    Rules { islands: false, parity: false },
    Rules { islands: true, parity: false },
    Rules { islands: false, parity: true },
    Rules { islands: true, parity: true },
];

/// The counts of a search, finished or still running.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Accepted and dropped placements, level by level.
    pub tally: Tally,
    /// Number of placed solutions: the sum of [`Assembly::stands_for`] over the solutions found.
    pub placed: u64,
}

impl Outcome {
    /// Nodes: placements that were accepted, at all levels.
    pub fn nodes(&self) -> u64 {
        self.tally.levels().iter().map(|level| level.kept).sum()
    }

    /// Placements that were dropped, at all levels, in the order of [`Cut::CAUSES`].
    pub fn cuts(&self) -> [u64; Cut::CAUSES.len()] {
        std::array::from_fn(|cause| self.tally.levels().iter().map(|level| level.dropped[cause]).sum())
    }
}

/// The search of one figure under one set of rules, in slices, as a worker runs it.
#[derive(Clone, Debug)]
pub struct ContestSearch {
    assembly: Assembly,
    search: Backtrack<Partial>,
    outcome: Outcome,
}

impl ContestSearch {
    /// The search of a model before its first trial, under these rules instead of its own.
    pub fn new(model: &Model, rules: Rules) -> ContestSearch {
        let assembly = Assembly::new(Model { rules, ..model.clone() });
        ContestSearch { search: Backtrack::new(&assembly), assembly, outcome: Outcome::default() }
    }

    /// Makes at most `budget` trials.
    pub fn advance(&mut self, budget: u64) -> Status {
        let ContestSearch { assembly, search, outcome } = self;
        search.advance(assembly, budget, &mut Counting { assembly, outcome })
    }

    /// Trials made so far.
    pub fn trials(&self) -> u64 {
        self.search.steps()
    }

    /// The counts so far.
    pub fn outcome(&self) -> Outcome {
        self.outcome.clone()
    }
}

/// Counts the events that a search reports.
struct Counting<'a> {
    assembly: &'a Assembly,
    outcome: &'a mut Outcome,
}

impl Observer for Counting<'_> {
    #[inline]
    fn kept(&mut self, level: usize) {
        self.outcome.tally.kept(level);
    }
    #[inline]
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.outcome.tally.dropped(level, cause, times);
    }
    fn solution(&mut self, path: &[u32]) {
        self.outcome.placed += self.assembly.stands_for(path);
    }
}
