//! What the workers of the taquin can do.

use super::portion::{Blocks, Portion};
use super::protocol::{Found, Job};
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
    let method = |(part, root): (usize, Vec<u32>)| Some((part, *Method::ALL.get(*root.first()? as usize)?));
    let given = parts.into_iter().map(method).collect::<Option<_>>()?;
    Some(Box::new(Heats { model, given, next: 0, under_way: None, done: vec![] }))
}

/// The same board by several methods, one after the other.
struct Heats {
    model: Model,
    given: Vec<(usize, Method)>,
    next: usize,
    under_way: Option<Heat>,
    done: Vec<(usize, Found)>,
}

impl Portion for Heats {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let Some(&(part, method)) = self.given.get(self.next) else { return Some(Status::Finished) };
        let model = Model { method, ..self.model.clone() };
        let heat = self.under_way.get_or_insert_with(|| Heat::new(&model));
        // A step of a search of boards takes about as long as sixteen trials of a search of stacks.
        if heat.advance((budget / 16).max(1)) {
            self.done.push((part, Found::Counts(heat.counts())));
            self.under_way = None;
            self.next += 1;
        }
        Some(if self.next == self.given.len() { Status::Finished } else { Status::Running })
    }

    fn report(&mut self) -> (Vec<(usize, Found)>, u64) {
        (std::mem::take(&mut self.done), 0)
    }

    fn restart(&mut self) {
        self.next = 0;
        self.under_way = None;
        self.done.clear();
    }
}
