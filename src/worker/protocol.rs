//! The messages between the page and its workers. They know no puzzle: what is asked and answered is a [`Job`] of the puzzle.
//!
//! Every request has a *ticket*, a number greater than those before, and every reply names the ticket it answers. So a message
//! that comes twice or too late is told from the one that is waited for.

use crate::search::job::{Job, Numbered, Origin};
use serde::{Deserialize, Serialize};

/// A worker advances its work for about this long before it looks at its messages, in milliseconds.
pub const SLICE: f64 = 20.0;

/// A worker tells its progress at most this often, in milliseconds.
pub const PROGRESS: f64 = 50.0;

/// A worker that says nothing for this long is replaced, in milliseconds.
pub const SILENCE: f64 = 1000.0;

/// The same while it starts, or fetches or builds a table, when single steps may be long.
pub const PREPARING_SILENCE: f64 = 10_000.0;

/// What the parts of a request are carried out for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Their answers.
    Answers,
    /// The time they take: they are carried out again and again for a while.
    Time,
}

/// From the page to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Request<J: Job> {
    /// Carry out these parts of a job, in this order.
    Work {
        /// The number of this request.
        ticket: u32,
        /// What for.
        purpose: Purpose,
        /// What is asked.
        job: J,
        /// The parts, with their numbers.
        parts: Numbered<J::Part>,
    },
    /// Give up what is under way.
    Stop {
        /// The number of this request.
        ticket: u32,
    },
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Reply<J: Job> {
    /// The worker's program runs.
    Ready,
    /// How far a request is.
    Progress {
        /// The request.
        ticket: u32,
        /// Parts finished since the last message.
        done: Numbered<J::Answer>,
        /// What it does now.
        doing: Doing,
        /// Notes about the part under way.
        notes: Vec<J::Note>,
    },
    /// All parts of a request are finished.
    Finished {
        /// The request.
        ticket: u32,
        /// Parts finished since the last message.
        done: Numbered<J::Answer>,
        /// Where the table came from that the request needed first, if it did.
        origin: Option<Origin>,
    },
    /// How long the parts of a request take.
    Measured {
        /// The request.
        ticket: u32,
        /// Milliseconds for one time.
        time: f64,
        /// How many times they were carried out.
        repeats: u32,
    },
    /// What was under way is given up.
    Stopped {
        /// The request to stop.
        ticket: u32,
    },
    /// The request makes no sense to this worker.
    Refused {
        /// The request; nothing if it could not even be read.
        ticket: Option<u32>,
    },
}

/// What a worker does while it works on a request.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Doing {
    /// It fetches a table or builds it: this much of it is done, 0 to 1.
    Preparing(f64),
    /// It works on the parts: trials made in the one under way.
    Working(u64),
}
