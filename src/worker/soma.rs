//! What the workers of the Soma cube can do.

use super::portion::{Parts, Portion, Task, Tasks};
use super::protocol::Job;
use crate::puzzle::soma::contest::{Heat, RULES};
use crate::puzzle::soma::solutions::{Inquiry, Question};
use crate::puzzle::soma::{Assembly, Model, Request};
use crate::search::Status;

/// In time, a node of the fast search is about equal to so many trials of the lesson.
const TRIALS_PER_NODE: u64 = 8;

/// With `count=1` the fast search, each part for the question whose place in [`Question::ALL`] is its root; with
/// `contest=1` the whole lesson, each part under the rules whose place in [`RULES`] is its root; else parts of the
/// lesson.
pub fn prepare(job: &Job, parts: Vec<(usize, Vec<u32>)>) -> Option<Box<dyn Portion>> {
    let link = job.link();
    let model = Request::from_keys(|key| link.value(key)).own_model()?;
    let asks = |key: &str| link.value(key) == Some("1");
    if asks("count") {
        return Some(Box::new(Tasks::new(model, count, parts)?));
    }
    if asks("contest") {
        return Some(Box::new(Tasks::new(model, contest, parts)?));
    }
    Some(Box::new(Parts::new(Assembly::new(model), parts)))
}

fn count(model: &Model, number: usize) -> Option<Box<dyn Task>> {
    Some(Box::new(Inquiry::new(&model.pieces, &model.figure, *Question::ALL.get(number)?)?))
}

fn contest(model: &Model, number: usize) -> Option<Box<dyn Task>> {
    Some(Box::new(Heat::new(model, *RULES.get(number)?)))
}

impl Task for Inquiry {
    fn work(&mut self, budget: u64) -> Status {
        self.advance((budget / TRIALS_PER_NODE).max(1))
    }

    fn progress(&self) -> u64 {
        self.nodes()
    }

    fn counts(&self) -> Vec<u64> {
        self.answer()
    }
}

impl Task for Heat {
    fn work(&mut self, budget: u64) -> Status {
        self.advance(budget)
    }

    fn progress(&self) -> u64 {
        self.trials()
    }

    fn counts(&self) -> Vec<u64> {
        self.outcome().counts()
    }
}
