//! The messages between the page and its workers. They know no puzzle: what is asked and answered is a [`WorkerJob`] of the puzzle.
//!
//! Every request has a *ticket*, a number greater than those before, and every reply names the ticket it answers. So a message
//! that comes twice or too late is recognised and ignored.

use crate::search::job::{Numbered, Origin, WorkerJob};
use serde::{Deserialize, Serialize};

/// A worker advances its work for about this long before it looks at its messages, in milliseconds.
pub const SLICE: f64 = 20.0;

/// A worker reports progress about as often, in milliseconds: a reader should see it every 50 ms, and a busy machine makes some reports late.
pub const PROGRESS: f64 = 25.0;

/// Whether it is time to report progress again, this many milliseconds after the last report. Work is reported at the end of a slice:
/// of each one, after 20 ms, rather than of each second one, after 40 ms.
pub fn is_due(passed: f64) -> bool {
    passed + SLICE / 2.0 >= PROGRESS
}

/// The page shows the progress of all workers together at most this often, in milliseconds: between two reports of one worker it may hear
/// from the others. What it hears too early waits until then.
pub const SHOWN: f64 = 25.0;

/// The first worker of a job that sends no message for this long, in milliseconds, is replaced; the next ones have more time.
pub const SILENCE: f64 = 1000.0;

/// The same limit while a worker starts, or fetches or builds a table: single steps may then be long.
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
pub enum WorkerRequest<J: WorkerJob> {
    /// Carry out these parts of a job, in this order.
    Work {
        /// The number of this request.
        ticket: u32,
        /// Their purpose.
        purpose: Purpose,
        /// The question.
        job: J,
        /// The parts, with their numbers.
        parts: Numbered<J::Part>,
    },
    /// Stop what is under way. It goes on if the next request is for the same parts of the same job.
    Stop {
        /// The number of this request.
        ticket: u32,
    },
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Reply<J: WorkerJob> {
    /// The worker's program runs.
    Ready,
    /// The progress of a request.
    Progress {
        /// The request.
        ticket: u32,
        /// Parts finished since the last message.
        done: Numbered<J::Answer>,
        /// What the worker is doing now.
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
        /// The origin of the table that the request needed first, if any.
        origin: Option<Origin>,
    },
    /// How long the parts of a request take.
    Measured {
        /// The request.
        ticket: u32,
        /// The time of one run in milliseconds.
        time: f64,
        /// The number of runs.
        repeats: u32,
    },
    /// What was under way is stopped.
    Stopped {
        /// The request to stop.
        ticket: u32,
    },
    /// The worker cannot carry out the request.
    Refused {
        /// The request; nothing if it could not even be read.
        ticket: Option<u32>,
    },
}

/// What a worker does while it works on a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Doing {
    /// It fetches or builds a table; the fraction done, 0 to 1, and what has been counted while it is built.
    Preparing(f64, Vec<u64>),
    /// It had answers on the device and begins with the other parts.
    Recalled,
    /// It works on the parts; the number of trials made in the part under way.
    Working(u64),
}
