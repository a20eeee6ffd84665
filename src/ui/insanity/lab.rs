//! The experiment with many random sets, as far as it has come.

use crate::puzzle::insanity::random::{Heading, Totals, Trial};
use crate::search::sample::{BLOCK, interval};
use crate::worker::pool::Progress;

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
    /// All sets are drawn.
    Done(Progress),
    /// Given up.
    Failed,
}

/// See the module.
pub struct Lab {
    trial: Trial,
    /// How far it is.
    pub stage: Stage,
    /// The counts of each block, as they come.
    blocks: Vec<Option<Vec<u64>>>,
    totals: Totals,
}

impl Lab {
    /// Nothing drawn yet.
    pub fn new(trial: Trial) -> Lab {
        Lab { trial, stage: Stage::Idle, blocks: vec![], totals: Totals::default() }
    }

    /// What is drawn.
    pub fn trial(&self) -> Trial {
        self.trial
    }

    /// Another experiment; the counts of the last one are forgotten, unless it is the same.
    pub fn set(&mut self, trial: Trial) {
        if trial != self.trial {
            *self = Lab::new(trial);
        }
    }

    /// Begins to draw.
    pub fn begin(&mut self) {
        *self = Lab::new(self.trial);
        self.stage = Stage::Busy(Progress::default());
        self.blocks = vec![None; self.block_count()];
    }

    /// Number of blocks.
    pub fn block_count(&self) -> usize {
        self.trial.sets.div_ceil(BLOCK) as usize
    }

    /// Takes in the blocks that were counted since the last news.
    pub fn hear(&mut self, progress: &mut Progress) {
        for (block, counts) in progress.counted.drain(..) {
            if let Some(place) = self.blocks.get_mut(block).filter(|place| place.is_none()) {
                self.totals.add(&counts);
                *place = Some(counts);
            }
        }
    }

    /// The counts so far.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Sets drawn so far.
    pub fn drawn(&self) -> u64 {
        self.totals.of(Heading::Sets)
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

    /// The fraction of sets with a solution as it ran, with its 95 % interval: after so many sets. Blocks count in their
    /// order, whoever has drawn them first, so that the curve of a seed is always the same.
    pub fn running(&self) -> Vec<(u64, f64, [f64; 2])> {
        let known = self.blocks.iter().take_while(|block| block.is_some()).count();
        let stride = self.block_count().div_ceil(MOST_POINTS).max(1);
        let (mut sets, mut hits) = (0, 0);
        let mut points = vec![];
        for (index, counts) in self.blocks.iter().flatten().take(known).enumerate() {
            sets += counts[Heading::Sets as usize];
            hits += counts[Heading::Solvable as usize];
            if (index + 1) % stride == 0 || index + 1 == known {
                points.push((sets, hits as f64 / sets.max(1) as f64, interval(hits, sets)));
            }
        }
        points
    }
}
