//! Jobs of Instant Insanity's workers: parts of the exhaustive program, and blocks of an experiment.

use super::trial::Trial;
use super::{Exhaustive, Model};
use crate::search;
use crate::search::batch::{BlockBatch, TreeBatch, parts_of};
use crate::search::job::{Batch, Counts, Numbered};
use serde::{Deserialize, Serialize};

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// The exhaustive program.
    Search(Model),
    /// The experiment with random sets.
    Sets(Trial),
}

/// A part of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// The part of the exhaustive program below these positions of the first cubes.
    Below(Vec<u32>),
    /// A block of the experiment, by its number, from 0.
    Block(u64),
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Counts and solutions of the exhaustive program.
    Search(Box<search::PartResult>),
    /// Counts of a block, under the headings of [`super::trial::Heading`].
    Counts(Vec<u64>),
}

impl search::WorkerJob for Job {
    type Part = Part;
    type Answer = Answer;
    type Note = ();

    fn counts(answer: &Answer) -> Counts {
        match answer {
            Answer::Search(part) => Counts { trials: part.tally.tried(), solutions: part.found },
            Answer::Counts(_) => Counts::default(),
        }
    }
}

/// State of a worker between parts.
#[derive(Default)]
pub struct Runner;

impl search::JobRunner for Runner {
    type Job = Job;

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        Some(match job {
            Job::Search(model) => {
                let own = |part| if let Part::Below(root) = part { Some(root) } else { None };
                let model = model.is_legal().then_some(*model)?;
                Box::new(TreeBatch::new(Exhaustive::new(model), parts_of(parts, own)?, |part| {
                    Answer::Search(Box::new(part))
                }))
            }
            Job::Sets(trial) => {
                let own = |part| if let Part::Block(number) = part { Some(number) } else { None };
                let Trial { seed, sets, .. } = *trial;
                let experiment = trial.is_legal().then(|| trial.experiment())?;
                Box::new(BlockBatch::new(experiment, seed, sets, parts_of(parts, own)?, Answer::Counts))
            }
        })
    }
}
