//! Jobs for workers: requests, their parts, and the result of each part.
//!
//! The [`WorkerJob`] type of a puzzle lists everything that its workers can be asked. A [`JobRunner`] of the puzzle carries it out.
//! Both are plain values that do not need a browser, so that tests carry out jobs natively. Jobs, parts and answers travel
//! between page and workers through serde.

use super::Status;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::rc::Rc;

/// A request to the workers of a puzzle: each puzzle has one enumeration, with a variant for each kind of request.
pub trait WorkerJob: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static {
    /// One part of a job. Parts are independent of each other; a worker carries out one after the other.
    type Part: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;
    /// The result of a finished part.
    type Answer: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;
    /// What a worker reports while a part is running, only to be shown on the page. It may be lost; totals never depend on it.
    type Note: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;

    /// The name of the worker program that carries out this job. `worker` is the usual one; any other one is loaded when a job first
    /// asks for it. Its file is `<puzzle>-<program>.js`.
    fn program(&self) -> &'static str {
        "worker"
    }

    /// The parts of the next round, for instance of a deeper search. It is called when all parts so far are finished, with their
    /// answers in the order of the parts. The job is finished when there are no further parts.
    fn next_round(&self, _answers: &[&Self::Answer]) -> Vec<Self::Part> {
        vec![]
    }

    /// Whether this answer ends the job at once: parts that are waiting or running are abandoned.
    fn is_enough(&self, _answer: &Self::Answer) -> bool {
        false
    }

    /// Whether workers get the table that the job needs before they are given parts, if there are several of them: the first ones that
    /// have it then begin, and no round waits for the others.
    fn waits_for_table(&self) -> bool {
        false
    }

    /// After how many trials the job ends at the latest, if that tells more of what is done than the number of its parts.
    fn most_trials(&self) -> Option<u64> {
        None
    }

    /// Whether the answer to this part may be costly enough to be kept on the device, by a runner that keeps answers.
    fn may_be_kept(&self, _part: &Self::Part) -> bool {
        false
    }

    /// How many trials a part made, and how many solutions it found, for the progress of the whole job.
    fn counts(_answer: &Self::Answer) -> Counts {
        Counts::default()
    }
}

/// An answer that took fewer trials is not kept on the device: it is found again in a moment.
pub const COSTLY: u64 = 20_000;

/// Numbers of one part; their sums are the numbers of the whole job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Number of trials made.
    pub trials: u64,
    /// Number of solutions found.
    pub solutions: u64,
}

/// Parts of a job with their numbers, which count from 0 over all rounds.
pub type Numbered<T> = Vec<(usize, T)>;

/// Some parts of a job, as one worker carries them out, in slices.
pub trait Batch<J: WorkerJob> {
    /// Works for about the time of `budget` trials of a backtracking search. `None` if a part makes no sense for the job.
    fn advance(&mut self, budget: u64) -> Option<Status>;
    /// The news since the last report.
    fn report(&mut self) -> Report<J>;
    /// Starts again from the beginning, so that the time can be measured once more.
    fn restart(&mut self);
}

/// What happened in a worker since its last report.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<J: WorkerJob> {
    /// Parts that are finished, with their answers.
    pub done: Numbered<J::Answer>,
    /// Trials made so far in the part that is running.
    pub trials: u64,
    /// Notes about the part that is running, the oldest first.
    pub notes: Vec<J::Note>,
}

impl<J: WorkerJob> Report<J> {
    /// News of finished parts, and of the trials made in the part that is running.
    pub fn new(done: Numbered<J::Answer>, trials: u64) -> Report<J> {
        Report { done, trials, notes: vec![] }
    }
}

/// Tells the time in milliseconds since some moment.
pub type Clock = Rc<dyn Fn() -> f64>;

/// Carries out the jobs of one worker program, and holds what it needs for later jobs too, such as tables.
pub trait JobRunner: Default + 'static {
    /// The jobs of the puzzle. A runner need not be able to do all of them; it refuses the others.
    type Job: WorkerJob;
    /// Whether any of its jobs needs a table. The program of a runner without tables carries none of the code for them.
    const HAS_TABLES: bool = false;

    /// The version of the answers that are kept on the device, if costly ones are: see [`WorkerJob::may_be_kept`]. A program that keeps
    /// none carries none of the code for it.
    const KEPT_ANSWERS: Option<u32> = None;

    /// Takes the clock by which the runner may measure what it does. Without one, nothing is measured.
    fn set_clock(&mut self, _clock: Clock) {}

    /// The table that this job needs and that the runner does not hold yet, if there is one.
    fn missing(&self, _job: &Self::Job) -> Option<MissingTable> {
        None
    }

    /// Does what this job needs besides its table, and drops what it does not need, while the browser reads that.
    fn get_ready(&mut self, _job: &Self::Job) {}

    /// Takes the bytes of the missing table, as [`Build::finish`] returned them. False if they are not a valid table for this job.
    fn hold(&mut self, _job: &Self::Job, _bytes: Vec<u8>) -> bool {
        false
    }

    /// Some parts of a job, before their first step. `None` if this runner cannot do the job or one of the parts.
    fn begin(
        &mut self,
        job: &Self::Job,
        parts: Numbered<<Self::Job as WorkerJob>::Part>,
    ) -> Option<Box<dyn Batch<Self::Job>>>;
}

/// A table that a runner needs for a job.
pub struct MissingTable {
    /// The name under which it is kept on the device, such as `taquin-distances-5x2`.
    pub name: String,
    /// The version of its format: a kept table of another version is not used.
    pub version: u32,
    /// The number of its bytes.
    pub size: usize,
    /// Begins to build the table if it is not kept on the device; none if it cannot be built.
    pub build: Box<dyn FnOnce() -> Option<Box<dyn Build>>>,
}

/// Builds a table, in slices of time.
pub trait Build {
    /// Works for about the time of `budget` trials of a backtracking search.
    fn advance(&mut self, budget: u64) -> Status;
    /// Which fraction of the work is done, 0 to 1.
    fn done(&self) -> f64;
    /// What has been counted until now, if the page shows it.
    fn counts(&self) -> Vec<u64> {
        vec![]
    }
    /// The bytes of the table. To be called once [`Build::advance`] has returned [`Status::Finished`].
    fn finish(self: Box<Self>) -> Vec<u8>;
}

/// Where a table came from, or the answers to some parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// It was kept on the device.
    Kept,
    /// It was built now.
    Built,
}
