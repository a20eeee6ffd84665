//! An experiment with many random cases, as far as it has come.

use crate::search::sample::interval;
use crate::worker::pool::{Event, Progress};

/// Points of the running fraction at most.
const MOST_POINTS: usize = 240;

/// How far the experiment is.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// Not begun.
    Idle,
    /// Under way.
    Busy(Progress),
    /// Stopped; it can go on.
    Stopped(Progress),
    /// All cases are drawn.
    Done(Progress),
    /// Given up.
    Failed,
}

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
    pub stage: Stage,
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
        Lab { trial, stage: Stage::Idle, blocks: vec![], totals: vec![] }
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

    /// Begins to draw.
    pub fn begin(&mut self) {
        self.forget();
        self.stage = Stage::Busy(Progress::default());
        self.blocks = vec![None; self.block_count()];
    }

    /// Number of blocks.
    pub fn block_count(&self) -> usize {
        self.trial.cases().div_ceil(self.trial.block()) as usize
    }

    /// Takes in the blocks that were counted since the last news.
    fn hear(&mut self, progress: &mut Progress) {
        for (block, counts) in progress.counted.drain(..) {
            if let Some(place) = self.blocks.get_mut(block).filter(|place| place.is_none()) {
                self.totals.resize(self.totals.len().max(counts.len()), 0);
                self.totals.iter_mut().zip(&counts).for_each(|(total, count)| *total += count);
                *place = Some(counts);
            }
        }
    }

    /// Hears of the workers that draw.
    pub fn listen(&mut self, event: Event) {
        match event {
            Event::Progress(mut progress) => {
                self.hear(&mut progress);
                if self.is_busy() {
                    self.stage = Stage::Busy(progress);
                }
            }
            Event::Stopped(mut progress) => {
                self.hear(&mut progress);
                self.stage = Stage::Stopped(progress);
            }
            Event::Finished(_, mut progress) => {
                self.hear(&mut progress);
                self.stage = Stage::Done(progress);
            }
            Event::Failed(_) => self.stage = Stage::Failed,
            Event::Measured(..) => {}
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

    /// Whether it has been begun.
    pub fn is_begun(&self) -> bool {
        self.stage != Stage::Idle
    }

    /// Whether it is under way.
    pub fn is_busy(&self) -> bool {
        matches!(self.stage, Stage::Busy(_))
    }

    /// The name of its state on the root element.
    pub fn name(&self) -> &'static str {
        match self.stage {
            Stage::Idle => "idle",
            Stage::Busy(_) => "busy",
            Stage::Stopped(_) => "stopped",
            Stage::Done(_) => "done",
            Stage::Failed => "error",
        }
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
