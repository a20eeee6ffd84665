//! What the workers of the Soma cube can do.

use super::portion::{Parts, Portion};
use super::protocol::{Found, Job};
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

/// What is to be done for a model and the number of a task; nothing if there is no such task.
type Begin = fn(&Model, usize) -> Option<Box<dyn Task>>;

fn count(model: &Model, number: usize) -> Option<Box<dyn Task>> {
    Some(Box::new(Inquiry::new(&model.pieces, &model.figure, *Question::ALL.get(number)?)?))
}

fn contest(model: &Model, number: usize) -> Option<Box<dyn Task>> {
    Some(Box::new(Heat::new(model, *RULES.get(number)?)))
}

/// A search that comes to plain numbers.
trait Task {
    /// Does about as much as `budget` trials of the lesson.
    fn work(&mut self, budget: u64) -> Status;
    /// Trials made so far, or nodes.
    fn progress(&self) -> u64;
    /// What it has come to.
    fn counts(&self) -> Vec<u64>;
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

/// Some tasks, one after the other.
struct Tasks {
    model: Model,
    begin: Begin,
    given: Vec<(usize, usize)>,
    next: usize,
    under_way: Option<Box<dyn Task>>,
    done: Vec<(usize, Found)>,
}

impl Tasks {
    /// Each part names its task by the number that is its root.
    fn new(model: Model, begin: Begin, parts: Vec<(usize, Vec<u32>)>) -> Option<Tasks> {
        let number = |(part, root): (usize, Vec<u32>)| Some((part, *root.first()? as usize));
        let given = parts.into_iter().map(number).collect::<Option<_>>()?;
        Some(Tasks { model, begin, given, next: 0, under_way: None, done: vec![] })
    }
}

impl Portion for Tasks {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let Some(&(part, number)) = self.given.get(self.next) else { return Some(Status::Finished) };
        let task = match &mut self.under_way {
            Some(task) => task,
            None => self.under_way.insert((self.begin)(&self.model, number)?),
        };
        if task.work(budget) == Status::Finished {
            self.done.push((part, Found::Counts(task.counts())));
            self.under_way = None;
            self.next += 1;
        }
        Some(if self.next == self.given.len() { Status::Finished } else { Status::Running })
    }

    fn report(&mut self) -> (Vec<(usize, Found)>, u64) {
        (std::mem::take(&mut self.done), self.under_way.as_ref().map_or(0, |task| task.progress()))
    }

    fn restart(&mut self) {
        self.next = 0;
        self.under_way = None;
        self.done.clear();
    }
}
