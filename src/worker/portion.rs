//! Some parts of a job, as a worker carries them out: of the search of a tree, or blocks of an experiment.

use super::protocol::Found;
use crate::search::sample::{Block, Experiment, cases_in};
use crate::search::split::PartSearch;
use crate::search::whole::MOST_LISTED;
use crate::search::{Status, Tree};
use std::collections::VecDeque;

/// Some parts of a job, one after the other.
pub trait Portion {
    /// Does about as much as `budget` trials of a search; nothing if a part makes no sense.
    fn advance(&mut self, budget: u64) -> Option<Status>;
    /// The parts finished since the last report, and the trials made in the one under way.
    fn report(&mut self) -> (Vec<(usize, Found)>, u64);
    /// Back to the beginning.
    fn restart(&mut self);
}

/// Some parts of one search.
pub struct Parts<T: Tree> {
    tree: T,
    given: Vec<(usize, Vec<u32>)>,
    waiting: VecDeque<usize>,
    under_way: Option<(usize, PartSearch<T::Node>)>,
    done: Vec<(usize, Found)>,
    /// How many solutions are still to be listed.
    room: usize,
}

impl<T: Tree> Parts<T> {
    /// Some parts: the number of each, and the choices that lead to it.
    pub fn new(tree: T, given: Vec<(usize, Vec<u32>)>) -> Self {
        let waiting = (0..given.len()).collect();
        Parts { tree, given, waiting, under_way: None, done: vec![], room: MOST_LISTED }
    }
}

impl<T: Tree> Portion for Parts<T> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let mut left = budget;
        while left > 0 {
            let (index, search) = match &mut self.under_way {
                Some(under_way) => under_way,
                None => {
                    let Some(next) = self.waiting.pop_front() else { return Some(Status::Finished) };
                    let (index, root) = &self.given[next];
                    let search = PartSearch::new(&self.tree, root)?.with_room(self.room);
                    self.under_way.insert((*index, search))
                }
            };
            let before = search.steps();
            let status = search.advance(&self.tree, left);
            left -= (search.steps() - before).min(left);
            let index = *index;
            if status == Status::Finished
                && let Some((_, search)) = self.under_way.take()
            {
                let part = search.into_part();
                self.room -= part.solutions.len().min(self.room);
                self.done.push((index, Found::Part(Box::new(part))));
            }
        }
        Some(Status::Running)
    }

    fn report(&mut self) -> (Vec<(usize, Found)>, u64) {
        let trials = self.under_way.as_ref().map_or(0, |(_, search)| search.steps());
        (std::mem::take(&mut self.done), trials)
    }

    fn restart(&mut self) {
        self.done.clear();
        self.under_way = None;
        self.room = MOST_LISTED;
        self.waiting = (0..self.given.len()).collect();
    }
}

/// A search that comes to plain numbers.
pub trait Task {
    /// Does about as much as `budget` trials of a search of stacks.
    fn work(&mut self, budget: u64) -> Status;
    /// Trials made so far, where they are told.
    fn progress(&self) -> u64;
    /// What it has come to.
    fn counts(&self) -> Vec<u64>;
}

/// What is to be done for a model and the number of a task; nothing if there is no such task.
pub type Begin<M> = fn(&M, usize) -> Option<Box<dyn Task>>;

/// Some tasks, one after the other.
pub struct Tasks<M> {
    model: M,
    begin: Begin<M>,
    given: Vec<(usize, usize)>,
    next: usize,
    under_way: Option<Box<dyn Task>>,
    done: Vec<(usize, Found)>,
}

impl<M> Tasks<M> {
    /// Each part names its task by the number that is its root.
    pub fn new(model: M, begin: Begin<M>, parts: Vec<(usize, Vec<u32>)>) -> Option<Self> {
        let number = |(part, root): (usize, Vec<u32>)| Some((part, *root.first()? as usize));
        let given = parts.into_iter().map(number).collect::<Option<_>>()?;
        Some(Tasks { model, begin, given, next: 0, under_way: None, done: vec![] })
    }
}

impl<M> Portion for Tasks<M> {
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

/// Some blocks of an experiment.
pub struct Blocks<E> {
    experiment: E,
    seed: u64,
    cases: u64,
    given: Vec<(usize, u64)>,
    next: usize,
    under_way: Option<Block>,
    done: Vec<(usize, Found)>,
}

impl<E: Experiment> Blocks<E> {
    /// Each part names its block.
    pub fn new(experiment: E, seed: u64, cases: u64, parts: Vec<(usize, Vec<u32>)>) -> Option<Self> {
        let block = |(part, root): (usize, Vec<u32>)| Some((part, u64::from(*root.first()?)));
        let given = parts.into_iter().map(block).collect::<Option<Vec<_>>>()?;
        Some(Blocks { experiment, seed, cases, given, next: 0, under_way: None, done: vec![] })
    }
}

impl<E: Experiment> Portion for Blocks<E> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let mut left = (budget / self.experiment.trials().max(1)).max(1);
        while left > 0 {
            let Some(&(part, number)) = self.given.get(self.next) else { return Some(Status::Finished) };
            let cases = cases_in(number, self.experiment.block(), self.cases);
            let block = self.under_way.get_or_insert_with(|| Block::new(&self.experiment, self.seed, number, cases));
            let finished = block.advance(&mut self.experiment, left);
            left = left.saturating_sub(cases);
            if finished && let Some(block) = self.under_way.take() {
                self.done.push((part, Found::Counts(block.into_counts())));
                self.next += 1;
            }
        }
        Some(Status::Running)
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
