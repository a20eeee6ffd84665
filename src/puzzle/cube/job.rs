//! Jobs of the Hungarian cube's workers: a solution, blocks of an experiment, numbers of positions at each distance from the
//! cube in order.

use super::ball::{Ball, MOST_RADIUS};
use super::solve::stages::{Solution, Solver};
use super::trial::{Positions, Trial};
use super::{Cube, Face};
use crate::search::batch::{BlockBatch, PartTask, TaskBatch, parts_of};
use crate::search::job::{Batch, Numbered};
use crate::search::{self, Status};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// Time to try all turns from one position of a ball, in trials of the search for stacks (the unit of time slices),
/// approximately.
const TRIALS_PER_POSITION: u64 = 4096;

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// Put a cube in order by stages, beginning with the face of this colour.
    Solve(Cube, Face),
    /// The experiment with random positions, beginning with the face of this colour.
    Positions(Face, Trial),
    /// Count the positions at each distance from the cube in order, up to this distance, 0..=[`MOST_RADIUS`] turns.
    Spheres(usize),
}

/// A part of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// The whole request.
    Whole,
    /// A block of the experiment, by its number, from 0.
    Block(u64),
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The solution; `None` if turns cannot put the cube in order.
    Solution(Option<Solution>),
    /// Counts of a block, under the headings of [`super::trial::Heading`].
    Counts(Vec<u64>),
    /// The number of positions at each distance, from distance 0 on.
    Spheres(Vec<u64>),
}

impl search::WorkerJob for Job {
    type Part = Part;
    type Answer = Answer;
    /// What is reported while the work goes on: the sizes of the complete spheres, from distance 0 on.
    type Note = Vec<u64>;
}

/// State of a worker between parts. The solver is kept, because its preparatory searches, made at its first use, serve all
/// later parts.
#[derive(Default)]
pub struct Runner {
    solver: Option<Rc<Solver>>,
}

impl Runner {
    fn solver(&mut self) -> Rc<Solver> {
        Rc::clone(self.solver.get_or_insert_with(|| Rc::new(Solver::new())))
    }
}

impl search::JobRunner for Runner {
    type Job = Job;

    fn begin(&mut self, job: &Job, parts: Numbered<Part>) -> Option<Box<dyn Batch<Job>>> {
        Some(match *job {
            Job::Positions(first, trial) => {
                let own = |part| if let Part::Block(number) = part { Some(number) } else { None };
                let positions = trial.is_legal().then(|| Positions::new(self.solver(), first))?;
                Box::new(BlockBatch::new(positions, trial.seed, trial.positions, parts_of(parts, own)?, Answer::Counts))
            }
            Job::Solve(cube, first) => {
                let solver = self.solver();
                Box::new(TaskBatch::new(parts, move |part| {
                    let task = Stages { solver: Rc::clone(&solver), cube, first, solution: None };
                    (*part == Part::Whole).then(|| Box::new(task) as Box<dyn PartTask<Job>>)
                }))
            }
            Job::Spheres(radius) => Box::new(TaskBatch::new(parts, move |part| {
                let fits = *part == Part::Whole && radius <= MOST_RADIUS;
                fits.then(|| Box::new(Spheres { ball: Ball::new(radius), reported: 0 }) as Box<dyn PartTask<Job>>)
            })),
        })
    }
}

/// A solution by stages, in one slice, because it takes well below a millisecond.
struct Stages {
    solver: Rc<Solver>,
    cube: Cube,
    first: Face,
    solution: Option<Solution>,
}

impl PartTask<Job> for Stages {
    fn advance(&mut self, _: u64) -> Status {
        self.solution = self.solver.solve(&self.cube, self.first);
        Status::Finished
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Solution(self.solution)
    }
}

/// The counting of spheres; each size is reported as soon as the sphere is complete.
struct Spheres {
    ball: Ball,
    reported: usize,
}

impl PartTask<Job> for Spheres {
    fn advance(&mut self, budget: u64) -> Status {
        self.ball.advance((budget / TRIALS_PER_POSITION).max(1))
    }

    fn trials(&self) -> u64 {
        self.ball.expanded() as u64
    }

    fn notes(&mut self) -> Vec<Vec<u64>> {
        let mut counts = self.ball.counts();
        // The last sphere is not complete yet.
        counts.pop();
        let is_news = counts.len() > self.reported;
        self.reported = counts.len();
        if is_news { vec![counts] } else { vec![] }
    }

    fn answer(self: Box<Self>) -> Answer {
        Answer::Spheres(self.ball.counts())
    }
}
