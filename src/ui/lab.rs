//! An experiment with many random cases, as far as it has come.

use super::activity::Activity;
use crate::search::sample::interval;

/// Points of the running fraction at most.
const MOST_POINTS: usize = 240;

/// What an experiment draws.
pub trait Trial: Copy + PartialEq {
    /// How many cases.
    fn cases(&self) -> u64;
    /// Cases in a block.
    fn block(&self) -> u64;
}

/// See the module. The first heading of its counts is the number of cases, the second the number of hits among them.
pub struct Lab<T> {
    trial: T,
    /// How far it is.
    pub activity: Activity,
    /// The counts of each block, as they come.
    blocks: Vec<Option<Vec<u64>>>,
    totals: Vec<u64>,
}

/// The headings that all experiments share.
const CASES: usize = 0;
const HITS: usize = 1;

impl<T: Trial> Lab<T> {
    /// Nothing drawn yet.
    pub fn new(trial: T) -> Self {
        Lab { trial, activity: Activity::Idle, blocks: vec![], totals: vec![] }
    }

    /// What is drawn.
    pub fn trial(&self) -> T {
        self.trial
    }

    /// Another experiment; the counts of the last one are forgotten, unless it is the same.
    pub fn set(&mut self, trial: T) {
        if trial != self.trial {
            *self = Lab::new(trial);
        }
    }

    /// Nothing is drawn yet, as at first.
    pub fn forget(&mut self) {
        *self = Lab::new(self.trial);
    }

    /// Forgets what was drawn, and returns the numbers of the blocks that are to be drawn.
    pub fn blocks(&mut self) -> std::ops::Range<u64> {
        self.forget();
        self.blocks = vec![None; self.block_count()];
        0..self.blocks.len() as u64
    }

    /// Number of blocks.
    fn block_count(&self) -> usize {
        self.trial.cases().div_ceil(self.trial.block()) as usize
    }

    /// Takes in the counts of a block.
    pub fn note(&mut self, block: usize, counts: &[u64]) {
        if let Some(place) = self.blocks.get_mut(block).filter(|place| place.is_none()) {
            self.totals.resize(self.totals.len().max(counts.len()), 0);
            self.totals.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
            *place = Some(counts.to_vec());
        }
    }

    /// The counts so far, under their headings; none before the first ones are there.
    pub fn totals(&self) -> &[u64] {
        &self.totals
    }

    /// Cases drawn so far.
    pub fn drawn(&self) -> u64 {
        self.totals.get(CASES).copied().unwrap_or_default()
    }

    /// The fraction of hits as it ran, with its 95 % interval: after so many cases. Blocks count in their
    /// order, whoever has drawn them first, so that the curve of a seed is always the same.
    pub fn running(&self) -> Vec<(u64, f64, [f64; 2])> {
        let known = self.blocks.iter().take_while(|block| block.is_some()).count();
        let stride = self.block_count().div_ceil(MOST_POINTS).max(1);
        let (mut cases, mut hits) = (0, 0);
        let mut points = vec![];
        for (index, counts) in self.blocks.iter().flatten().take(known).enumerate() {
            cases += counts[CASES];
            hits += counts[HITS];
            if (index + 1) % stride == 0 || index + 1 == known {
                points.push((cases, hits as f64 / cases.max(1) as f64, interval(hits, cases)));
            }
        }
        points
    }
}
