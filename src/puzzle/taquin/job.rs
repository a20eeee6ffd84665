//! Jobs of the taquin's workers: blocks of an experiment, the same board by several methods, a table of distances.

use super::contest::ContestSearch;
use super::distance::Distances;
use super::method::Method;
use super::model::Model;
use super::outcome::Outcome;
use super::random::Boards;
use super::trial::Trial;
use crate::search::batch::{BlockBatch, PartTask, TaskBatch, parts_of};
use crate::search::job::{Batch, Build, MissingTable, Numbered};
use crate::search::{self, Status};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// The experiment with random boards of the sides of the model's, by its method.
    Boards(Model, Trial),
    /// The board of the model by several methods.
    Contest(Model),
    /// All exact distances of boards with these sides, a width and a height.
    Distances(usize, usize),
}

/// A part of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// A block of the experiment, by its number, from 0.
    Block(u64),
    /// The search of the contest's board by one method.
    Method(Method),
    /// All distances, in one part.
    Table,
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Counts of a block, under the headings of [`super::random::Heading`].
    Counts(Vec<u64>),
    /// How the search by one method ended.
    Outcome(Outcome),
    /// The distances, as [`Distances::bytes`] writes them.
    Table(ByteBuf),
}

impl search::WorkerJob for Job {
    type Part = Part;
    type Answer = Answer;
    type Note = ();

    fn program(&self) -> &'static str {
        match self {
            Job::Boards(..) | Job::Contest(_) => "worker",
            Job::Distances(..) => "tables",
        }
    }
}

/// State of an ordinary worker between parts.
#[derive(Default)]
pub struct Runner;

impl search::JobRunner for Runner {
    type Job = Job;

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        Some(match job {
            Job::Boards(model, trial) => {
                let own = |part| if let Part::Block(number) = part { Some(number) } else { None };
                let boards = (model.is_legal() && trial.is_legal()).then(|| Boards::new(model))?;
                Box::new(BlockBatch::new(boards, trial.seed, trial.boards, parts_of(parts, own)?, Answer::Counts))
            }
            Job::Contest(model) => {
                let model = model.clone();
                Box::new(TaskBatch::new(parts, move |part| {
                    let &Part::Method(method) = part else { return None };
                    let model = Model { method, ..model.clone() };
                    model.is_legal().then(|| -> Box<dyn PartTask<Job>> { Box::new(ContestSearch::new(&model)) })
                }))
            }
            Job::Distances(..) => return None,
        })
    }
}

impl PartTask<Job> for ContestSearch {
    fn advance(&mut self, budget: u64) -> Status {
        // A step of a search of boards takes about as long as sixteen trials of a search of stacks.
        if ContestSearch::advance(self, (budget / 16).max(1)) { Status::Finished } else { Status::Running }
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Outcome(self.outcome())
    }
}

/// The version of the tables of distances: what [`Distances::bytes`] writes.
const VERSION: u32 = 1;

/// State of a worker that holds tables. It keeps the last table, which then need not be fetched again.
#[derive(Default)]
pub struct TableRunner {
    held: Option<((usize, usize), ByteBuf)>,
}

impl search::JobRunner for TableRunner {
    type Job = Job;
    const HAS_TABLES: bool = true;

    fn missing(&self, job: &Job) -> Option<MissingTable> {
        let &Job::Distances(width, height) = job else { return None };
        if self.held.as_ref().is_some_and(|(sides, _)| *sides == (width, height)) {
            return None;
        }
        let distances = Distances::begin(width, height)?;
        let name = format!("taquin-distances-{width}x{height}");
        Some(MissingTable { name, version: VERSION, build: Box::new(distances) })
    }

    fn hold(&mut self, job: &Job, bytes: &[u8]) -> bool {
        let &Job::Distances(width, height) = job else { return false };
        let is_whole = Distances::of_bytes(width, height, bytes).is_some();
        if is_whole {
            self.held = Some(((width, height), ByteBuf::from(bytes)));
        }
        is_whole
    }

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        let &Job::Distances(width, height) = job else { return None };
        let (_, table) = self.held.clone().filter(|(sides, _)| *sides == (width, height))?;
        Some(Box::new(TaskBatch::new(parts, move |part| {
            let task = Lookup(table.clone());
            (*part == Part::Table).then(|| -> Box<dyn PartTask<Job>> { Box::new(task) })
        })))
    }
}

/// The answer from a table that is already there.
struct Lookup(ByteBuf);

impl PartTask<Job> for Lookup {
    fn advance(&mut self, _: u64) -> Status {
        Status::Finished
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Table(self.0)
    }
}

impl Build for Distances {
    fn advance(&mut self, budget: u64) -> Status {
        // A position from which all moves are tried takes about as long as sixteen trials of a search of stacks.
        Distances::advance(self, (budget / 16).max(1));
        if self.is_complete() { Status::Finished } else { Status::Running }
    }

    fn done(&self) -> f64 {
        self.found() as f64 / self.positions() as f64
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes()
    }
}
