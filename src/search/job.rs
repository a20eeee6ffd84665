//! Jobs for workers: what is asked, part by part, and what each part comes to.
//!
//! A puzzle describes in one [`Job`] type all that its workers can do, and in a [`Workshop`] how they do it. Both are plain values
//! without browser, so that tests carry out jobs natively. Jobs, parts and answers travel between page and workers through serde.

use super::Status;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// What the workers of a puzzle can be asked: one enumeration a puzzle, with a variant for each kind of request.
pub trait Job: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static {
    /// One part of a job. Parts are independent of each other; a worker carries out one after the other.
    type Part: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;
    /// What a finished part comes to.
    type Answer: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;
    /// What a worker tells while a part is under way, for the reader's eyes only: totals never depend on it, and it may be lost.
    type Note: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;

    /// The worker program that carries out this job: `worker` is loaded by every visit that needs a worker at all, any other one
    /// when a job first asks for it. Its file is `<puzzle>-<program>.js`.
    fn program(&self) -> &'static str {
        "worker"
    }

    /// The parts of the next round, once all parts so far are finished, from their answers in the order of the parts: a deeper
    /// search, for instance. The job is finished when there are none.
    fn next_round(&self, _answers: &[&Self::Answer]) -> Vec<Self::Part> {
        vec![]
    }

    /// Whether this answer ends the job at once: what is waiting or under way is given up.
    fn is_enough(&self, _answer: &Self::Answer) -> bool {
        false
    }

    /// How many trials a part made, and how many solutions it found, for the progress of the whole job.
    fn counts(_answer: &Self::Answer) -> Counts {
        Counts::default()
    }
}

/// Figures of one part that add up to those of the whole job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Trials made.
    pub trials: u64,
    /// Solutions found.
    pub solutions: u64,
}

/// Parts of a job with their numbers, which count from 0 over all rounds.
pub type Numbered<T> = Vec<(usize, T)>;

/// Some parts of a job, as one worker carries them out, in slices.
pub trait Portion<J: Job> {
    /// Does about as much as `budget` trials of a backtracking search. Nothing if a part makes no sense for the job.
    fn advance(&mut self, budget: u64) -> Option<Status>;
    /// What there is to tell since the last report.
    fn report(&mut self) -> Report<J>;
    /// Back to the beginning, to measure the time once more.
    fn restart(&mut self);
}

/// What a worker has to tell since its last report.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<J: Job> {
    /// Parts that are finished, with their answers.
    pub done: Numbered<J::Answer>,
    /// Trials made in the part under way.
    pub trials: u64,
    /// Notes about the part under way, the oldest first.
    pub notes: Vec<J::Note>,
}

impl<J: Job> Report<J> {
    /// Finished parts, and the trials made in the one under way.
    pub fn new(done: Numbered<J::Answer>, trials: u64) -> Report<J> {
        Report { done, trials, notes: vec![] }
    }
}

/// What one worker program can do, with what it keeps from one job to the next, such as tables.
pub trait Workshop: Default + 'static {
    /// The jobs of the puzzle. A workshop need not know all of them: what it does not know, it refuses.
    type Job: Job;

    /// The table that this job needs and the workshop does not hold yet.
    fn missing(&self, _job: &Self::Job) -> Option<Missing> {
        None
    }

    /// Takes in the bytes of the missing table, as [`Build::finish`] gave them. False if they are not those of such a table.
    fn hold(&mut self, _job: &Self::Job, _bytes: &[u8]) -> bool {
        false
    }

    /// Some parts of a job, before their first step. Nothing if the job or a part makes no sense to this workshop.
    fn begin(
        &mut self,
        job: &Self::Job,
        parts: Numbered<<Self::Job as Job>::Part>,
    ) -> Option<Box<dyn Portion<Self::Job>>>;
}

/// A table that a workshop needs for a job.
pub struct Missing {
    /// Its name on the device: `taquin-distances-5x2`.
    pub name: String,
    /// The version of its contents: a kept table of another version is not used.
    pub version: u32,
    /// How it is built where it is not kept.
    pub build: Box<dyn Build>,
}

/// The building of a table, in slices.
pub trait Build {
    /// Does about as much as `budget` trials of a backtracking search.
    fn advance(&mut self, budget: u64) -> Status;
    /// How much of it is done, 0 to 1.
    fn done(&self) -> f64;
    /// The bytes of the table, once [`Build::advance`] has finished.
    fn finish(self: Box<Self>) -> Vec<u8>;
}

/// Where a table came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// It was kept on the device.
    Kept,
    /// It was built now.
    Built,
}
