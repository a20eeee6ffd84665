//! What the page hears of its job: how far it is, what was found, how it ended.

use crate::search::Failure;
use crate::search::job::{Origin, WorkerJob};
use std::rc::Rc;

/// How far a job is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// Parts finished, and parts known so far: later rounds add more.
    pub parts: (usize, usize),
    /// While a table is fetched or built: how much of it is done, 0 to 1.
    pub preparing: Option<f64>,
    /// What has been counted while a table is built.
    pub counted: Vec<u64>,
    /// Where a table came from that the job needed; or [`Origin::Kept`] if some answers were kept on the device.
    pub origin: Option<Origin>,
    /// Trials made, those of parts under way included.
    pub trials: u64,
    /// After how many trials the job ends at the latest, if that is known.
    pub most_trials: Option<u64>,
    /// Solutions counted in finished parts.
    pub solutions: u64,
    /// Milliseconds since the first part was assigned to a worker, pauses left out.
    pub elapsed: f64,
    /// Workers that were replaced, and answers that were lost.
    pub losses: usize,
}

impl Progress {
    /// The fraction of the table that is done, while one is prepared, 0 to 1; else that of the trials, if their number is known, or of the
    /// parts.
    pub fn fraction(&self) -> f64 {
        match (self.preparing, self.most_trials, self.parts) {
            (Some(done), ..) => done,
            (None, Some(most), _) => (self.trials as f64 / most.max(1) as f64).min(1.0),
            (None, None, (_, 0)) => 0.0,
            (None, None, (done, all)) => done as f64 / all as f64,
        }
    }

    /// The estimated seconds left; none while too little is done for a steady estimate.
    pub fn seconds_left(&self) -> Option<u64> {
        let done = self.fraction();
        let known = self.preparing.is_none() && self.elapsed > 300.0 && done > 0.01;
        known.then(|| (self.elapsed * (1.0 - done) / done / 1000.0).ceil() as u64)
    }
}

/// The results since the last event.
#[derive(Clone, Debug, PartialEq)]
pub struct News<J: WorkerJob> {
    /// Parts finished since then, with their numbers.
    pub answers: Vec<(usize, Rc<J::Answer>)>,
    /// Notes of the workers about parts under way, the oldest first. Notes can be lost, so totals never depend on them.
    pub notes: Vec<J::Note>,
}

/// An event that the page receives about its job.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<J: WorkerJob> {
    /// While the job runs; two of them are at least [`super::protocol::SHOWN`] milliseconds apart.
    Progress(Progress, News<J>),
    /// The job is complete. The answers are those of all parts, in order; if one answer was enough, those of the finished
    /// parts.
    Finished(Vec<Rc<J::Answer>>, Progress, News<J>),
    /// The job was stopped; it can be resumed.
    Stopped(Progress, News<J>),
    /// The job was given up.
    Failed(Failure),
    /// The measured time of one run in milliseconds, and the number of runs.
    Measured(f64, u32),
}
