//! What the workers of the Hungarian cube can do.

use super::portion::{Blocks, Portion, Task, Tasks};
use super::protocol::{Found, Job};
use crate::puzzle::cube::ball::{Ball, MOST_RADIUS};
use crate::puzzle::cube::report;
use crate::puzzle::cube::request::own_problem;
use crate::puzzle::cube::solve::stages::Solver;
use crate::puzzle::cube::trial::{Positions, Trial};
use crate::puzzle::cube::{Cube, Face};
use crate::search::Status;
use std::sync::OnceLock;

/// In time, a position of a ball from which all turns are tried is about equal to so many trials of a search of stacks.
const TRIALS_PER_POSITION: u64 = 4096;

/// With `positions` the experiment; with `ball` the sizes of spheres, each part that of the radius that is its root; with
/// `solve=1` the solution by stages of the cube of the facelets, as [`report::numbers`], and no numbers if there is none.
pub fn prepare(job: &Job, parts: Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>> {
    let link = job.link();
    if link.value("ball").is_some() {
        return Some(Box::new(Spheres::new(parts)?));
    }
    let problem = own_problem(|key| link.value(key))?;
    if link.value("positions").is_some() {
        let trial = Trial::from_keys(|key| link.value(key)).ok()?;
        return Some(Box::new(Blocks::new(Positions::new(solver(), problem.1), trial.seed, trial.positions, parts)?));
    }
    if link.value("solve") == Some("1") {
        return Some(Box::new(Tasks::new(problem, solve, parts)?));
    }
    None
}

/// The solver of this worker: its tools are searched once, the first time they are needed.
fn solver() -> &'static Solver {
    static SOLVER: OnceLock<Solver> = OnceLock::new();
    SOLVER.get_or_init(Solver::new)
}

fn solve(&problem: &(Cube, Face), _: usize) -> Option<Box<dyn Task>> {
    Some(Box::new(Stages { problem, numbers: vec![] }))
}

/// A solution by stages: one piece of work, for it takes well below a millisecond.
struct Stages {
    /// The cube, and the colour of the first face.
    problem: (Cube, Face),
    numbers: Vec<u64>,
}

impl Task for Stages {
    fn work(&mut self, _: u64) -> Status {
        let (cube, first) = &self.problem;
        self.numbers = solver().solve(cube, *first).map(|solution| report::numbers(&solution)).unwrap_or_default();
        Status::Finished
    }

    fn progress(&self) -> u64 {
        0
    }

    fn counts(&self) -> Vec<u64> {
        self.numbers.clone()
    }
}

/// Spheres around the cube in order, all by one search: each is told as soon as it is complete.
struct Spheres {
    /// The number and the radius of each part.
    given: Vec<(usize, usize)>,
    told: Vec<bool>,
    ball: Ball,
    done: Vec<(usize, Found)>,
}

impl Spheres {
    fn new(parts: Vec<(usize, Vec<u32>)>) -> Option<Spheres> {
        let mut given = Vec::new();
        for (part, root) in parts {
            given.push((part, *root.first().filter(|&&radius| radius as usize <= MOST_RADIUS)? as usize));
        }
        Some(Spheres { told: vec![false; given.len()], ball: ball(&given), given, done: vec![] })
    }
}

/// The search for the largest of these spheres.
fn ball(given: &[(usize, usize)]) -> Ball {
    Ball::new(given.iter().map(|own| own.1).max().unwrap_or_default())
}

impl Portion for Spheres {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let status = self.ball.advance((budget / TRIALS_PER_POSITION).max(1));
        let counts = self.ball.counts();
        // The last one may still grow.
        let complete = counts.len() - usize::from(status == Status::Running);
        for (&(part, radius), told) in self.given.iter().zip(&mut self.told) {
            if radius < complete && !*told {
                *told = true;
                self.done.push((part, Found::Counts(vec![counts[radius]])));
            }
        }
        Some(status)
    }

    fn report(&mut self) -> (Vec<(usize, Found)>, u64) {
        (std::mem::take(&mut self.done), self.ball.expanded() as u64)
    }

    fn restart(&mut self) {
        self.told.fill(false);
        self.done.clear();
        self.ball = ball(&self.given);
    }
}
