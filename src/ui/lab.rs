//! An experiment with many random cases: its counts so far.

use super::activity::Activity;
use crate::lang::Lang;
use crate::scene::plot::in_part;
use crate::search::sample::interval;

/// The largest number of points on the curve of the running fraction.
const MOST_POINTS: usize = 240;

/// The settings of an experiment.
pub trait LabTrial: Copy + PartialEq {
    /// The number of random cases.
    fn cases(&self) -> u64;
    /// The number of cases in one block, which is one part of the job.
    fn block(&self) -> u64;
}

/// An experiment and its counts. The first count is the number of cases, the second the number of hits among them.
pub struct Lab<T> {
    trial: T,
    /// The progress of the job.
    pub activity: Activity,
    /// The counts of each block; none for blocks that are not complete.
    blocks: Vec<Option<Vec<u64>>>,
    totals: Vec<u64>,
}

/// The indices of the counts that all experiments have.
const CASES: usize = 0;
const HITS: usize = 1;

impl<T: LabTrial> Lab<T> {
    /// An experiment with no case drawn yet.
    pub fn new(trial: T) -> Self {
        Lab { trial, activity: Activity::Idle, blocks: vec![], totals: vec![] }
    }

    /// The settings.
    pub fn trial(&self) -> T {
        self.trial
    }

    /// Changes the settings and clears the counts, unless the settings are the same.
    pub fn set(&mut self, trial: T) {
        if trial != self.trial {
            *self = Lab::new(trial);
        }
    }

    /// Clears the counts.
    pub fn forget(&mut self) {
        *self = Lab::new(self.trial);
    }

    /// Clears the counts and returns the indices of the blocks to be drawn.
    pub fn blocks(&mut self) -> std::ops::Range<u64> {
        self.forget();
        self.blocks = vec![None; self.block_count()];
        0..self.blocks.len() as u64
    }

    /// Number of blocks.
    fn block_count(&self) -> usize {
        self.trial.cases().div_ceil(self.trial.block()) as usize
    }

    /// Stores the counts of a block.
    pub fn note(&mut self, block: usize, counts: &[u64]) {
        if let Some(place) = self.blocks.get_mut(block).filter(|place| place.is_none()) {
            self.totals.resize(self.totals.len().max(counts.len()), 0);
            self.totals.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
            *place = Some(counts.to_vec());
        }
    }

    /// The counts so far; empty before the first block is complete.
    pub fn totals(&self) -> &[u64] {
        &self.totals
    }

    /// The number of cases drawn so far.
    pub fn drawn(&self) -> u64 {
        self.totals.get(CASES).copied().unwrap_or_default()
    }

    /// What is to be said of a part of the plot of the running fraction; the words are those before the number of cases and before
    /// the interval.
    pub fn said(&self, part: usize, [cases, interval]: [&str; 2], lang: Lang) -> Option<String> {
        let running = self.running();
        let &(drawn, value, [low, high]) = in_part(&running, self.trial.cases(), part)?;
        let (low, high) = (lang.fixed(low * 100.0, 2), lang.percent(high, 2));
        let (drawn, value) = (lang.number(drawn), lang.percent(value, 2));
        Some(format!("{cases} {drawn} · {value} · {interval} {low}–{high}"))
    }

    /// The fraction of hits as the cases were added: number of cases, fraction, its 95 % interval. Blocks are added in the
    /// order of their indices, so that the curve depends on the seed alone, not on which worker was faster.
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
