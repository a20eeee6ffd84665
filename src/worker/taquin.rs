//! What the workers of the taquin can do.

use super::portion::{Blocks, Portion, Task, Tasks};
use super::protocol::Job;
use crate::puzzle::taquin::Method;
use crate::puzzle::taquin::contest::Heat;
use crate::puzzle::taquin::random::Boards;
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::solve::Model;
use crate::puzzle::taquin::trial::Trial;
use crate::search::Status;

/// The experiment, where the job names a number of boards; else the board is searched, each part by the method whose place
/// in [`Method::ALL`] is its root.
pub fn prepare(job: &Job, parts: Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>> {
    let link = job.link();
    let model = Request::from_keys(|key| link.value(key)).model().ok()?;
    if link.value("boards").is_some() {
        let trial = Trial::from_keys(|key| link.value(key)).ok()?;
        return Some(Box::new(Blocks::new(Boards::new(&model), trial.seed, trial.boards, parts)?));
    }
    Some(Box::new(Tasks::new(model, heat, parts)?))
}

fn heat(model: &Model, number: usize) -> Option<Box<dyn Task>> {
    let method = *Method::ALL.get(number)?;
    Some(Box::new(Heat::new(&Model { method, ..model.clone() })))
}

impl Task for Heat {
    fn work(&mut self, budget: u64) -> Status {
        // A step of a search of boards takes about as long as sixteen trials of a search of stacks.
        if self.advance((budget / 16).max(1)) { Status::Finished } else { Status::Running }
    }

    fn progress(&self) -> u64 {
        0
    }

    fn counts(&self) -> Vec<u64> {
        self.counts()
    }
}
