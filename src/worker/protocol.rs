//! The messages between the page and its workers.

use crate::link::{Link, Place};
use crate::puzzle::Puzzle;
use crate::search::Part;
use serde::{Deserialize, Serialize};

/// A worker advances its search for about this long before it looks at its messages, in milliseconds.
pub const SLICE: f64 = 20.0;

/// A worker tells its progress at most this often, in milliseconds.
pub const PROGRESS: f64 = 50.0;

/// A worker that says nothing for this long is replaced, in milliseconds.
pub const SILENCE: f64 = 1000.0;

/// What is searched, in the text form of links: `#/insanity?cubes=…&prune=…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job(String);

impl Job {
    /// The job of a puzzle, for a setup in its text form: its search, or the experiment that the setup names.
    pub fn new(puzzle: Puzzle, setup: &str) -> Job {
        Job(format!("{}?{setup}", Link::to(Place::Puzzle(puzzle))))
    }

    /// The job as a link.
    pub fn link(&self) -> Link {
        Link::parse(&self.0).0
    }
}

/// What one part of a job came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Found {
    /// A part of a search.
    Part(Box<Part>),
    /// The counts of a block of an experiment, under its headings.
    Counts(Vec<u64>),
}

impl Found {
    /// The part of a search, if it is one.
    pub fn into_part(self) -> Option<Part> {
        match self {
            Found::Part(part) => Some(*part),
            Found::Counts(_) => None,
        }
    }
}

/// From the page to a worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Carry out these parts of a job, in this order: the number of each part, and the choices that lead to it or the
    /// number of its block.
    Search {
        /// Which run the answers belong to.
        run: u32,
        /// What is searched.
        job: Job,
        /// The parts.
        parts: Vec<(usize, Vec<u32>)>,
    },
    /// Give up what is under way.
    Stop,
    /// Search the whole job again and again for a while, to measure the speed of this machine.
    Measure {
        /// Which run the answers belong to.
        run: u32,
        /// What is searched.
        job: Job,
        /// The parts, as for a search.
        parts: Vec<(usize, Vec<u32>)>,
    },
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker's program runs.
    Ready,
    /// Parts that are finished, and the trials made in the one under way.
    Progress {
        /// The run they belong to.
        run: u32,
        /// Finished since the last message.
        done: Vec<(usize, Found)>,
        /// Trials made in the part under way.
        trials: u64,
    },
    /// All parts of the request are finished.
    Finished {
        /// The run they belong to.
        run: u32,
        /// Finished since the last message.
        done: Vec<(usize, Found)>,
        /// Time spent on the request, in milliseconds, messages not counted.
        time: f64,
    },
    /// The time of one whole search, and how often it was repeated to measure it.
    Measured {
        /// The run it belongs to.
        run: u32,
        /// Milliseconds for one search.
        time: f64,
        /// Number of searches.
        repeats: u32,
    },
    /// What was under way is given up.
    Stopped,
    /// The request makes no sense to this worker.
    Refused {
        /// The run it belongs to.
        run: u32,
    },
}
