//! The search of a whole tree by the workers, as a page keeps it.

use super::transport::Work;
use crate::search::Tally;
use crate::worker::pool::Progress;

/// The search of the whole tree by the workers.
#[derive(Clone, Debug)]
pub enum Run {
    /// Not begun.
    Idle,
    /// Under way.
    Busy(Progress),
    /// Stopped; it can go on.
    Stopped(Progress),
    /// Finished: all counts.
    Done(Box<Tally>, Progress),
    /// Given up.
    Failed,
}

/// Where to go once the whole search is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To the step of the first solution.
    FirstSolution,
    /// To the last step.
    End,
    /// Stay.
    Stay,
}

/// The fraction of a search or an experiment that the workers have done, 0 to 1.
pub fn fraction(progress: &Progress) -> f64 {
    let (done, all) = progress.parts;
    if all == 0 { 0.0 } else { done as f64 / all as f64 }
}

/// Work under way, with the time left once it can be told: too early an estimate jumps about.
pub fn running(progress: &Progress) -> Work {
    let done = fraction(progress);
    let left = (progress.elapsed > 300.0 && done > 0.01)
        .then(|| (progress.elapsed * (1.0 - done) / done / 1000.0).ceil() as u64);
    Work::Running(done, left)
}
