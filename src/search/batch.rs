//! The kinds of [`Batch`]: parts of the search of a tree, blocks of an experiment, tasks one after the other.

use super::job::{Batch, Clock, Numbered, Report, WorkerJob};
use super::sample::{Block, Experiment, cases_in};
use super::split::{PartResult, PartSearch};
use super::whole::MOST_LISTED;
use super::{Status, Tree};
use std::collections::VecDeque;

/// Parts of one search of a tree; each part is the search below a path of choices.
pub struct TreeBatch<T: Tree, J: WorkerJob> {
    tree: T,
    given: Numbered<Vec<u32>>,
    answer: fn(PartResult) -> J::Answer,
    waiting: VecDeque<usize>,
    under_way: Option<(usize, PartSearch<T::Node>)>,
    done: Numbered<J::Answer>,
    /// How many more solutions may be listed.
    room: usize,
}

impl<T: Tree, J: WorkerJob> TreeBatch<T, J> {
    /// Some parts, each given by its path of choices, and the function that turns a result into an answer.
    pub fn new(tree: T, given: Numbered<Vec<u32>>, answer: fn(PartResult) -> J::Answer) -> Self {
        let waiting = (0..given.len()).collect();
        TreeBatch { tree, given, answer, waiting, under_way: None, done: vec![], room: MOST_LISTED }
    }
}

impl<T: Tree, J: WorkerJob> Batch<J> for TreeBatch<T, J> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let mut left = budget;
        while left > 0 {
            let (number, search) = match &mut self.under_way {
                Some(under_way) => under_way,
                None => {
                    let Some(next) = self.waiting.pop_front() else { return Some(Status::Finished) };
                    let (number, root) = &self.given[next];
                    let search = PartSearch::new(&self.tree, root)?.with_room(self.room);
                    self.under_way.insert((*number, search))
                }
            };
            let before = search.steps();
            let status = search.advance(&self.tree, left);
            left -= (search.steps() - before).min(left);
            let number = *number;
            if status == Status::Finished
                && let Some((_, search)) = self.under_way.take()
            {
                let part = search.into_part();
                self.room -= part.solutions.len().min(self.room);
                self.done.push((number, (self.answer)(part)));
            }
        }
        Some(Status::Running)
    }

    fn report(&mut self) -> Report<J> {
        let trials = self.under_way.as_ref().map_or(0, |(_, search)| search.steps());
        Report::new(std::mem::take(&mut self.done), trials)
    }

    fn restart(&mut self) {
        self.done.clear();
        self.under_way = None;
        self.room = MOST_LISTED;
        self.waiting = (0..self.given.len()).collect();
    }
}

/// One part of a job that is not a part of a tree search, carried out in slices of time.
pub trait PartTask<J: WorkerJob> {
    /// Works for about the time of `budget` trials of a backtracking search.
    fn advance(&mut self, budget: u64) -> Status;
    /// Number of trials made so far; 0 for tasks that do not count them.
    fn trials(&self) -> u64 {
        0
    }
    /// The notes since the last call, while the part is running.
    fn notes(&mut self) -> Vec<J::Note> {
        vec![]
    }
    /// The result. To be called once the task is finished.
    fn answer(self: Box<Self>) -> J::Answer;
}

/// A task whose time is measured. A short one is repeated, because clocks of browsers are coarse.
pub struct TimedTask<J: WorkerJob> {
    begin: Box<dyn Fn() -> Option<Box<dyn PartTask<J>>>>,
    task: Box<dyn PartTask<J>>,
    clock: Clock,
    /// The least time for all runs, in milliseconds.
    least: f64,
    spent: f64,
    runs: u32,
    /// Whether nothing was run before: while the browser still translates the program, a search takes longer.
    is_cold: bool,
    answer: fn(J::Answer, f64) -> J::Answer,
}

/// A first run does not count if it is shorter than the least time multiplied by this.
const COLD: f64 = 10.0;

impl<J: WorkerJob> TimedTask<J> {
    /// The task that `begin` begins, repeated until all runs have taken `least` milliseconds. `answer` adds the mean time of a run,
    /// in milliseconds, to the answer. `None` if there is no such task.
    pub fn new(
        begin: impl Fn() -> Option<Box<dyn PartTask<J>>> + 'static,
        clock: Clock,
        least: f64,
        answer: fn(J::Answer, f64) -> J::Answer,
    ) -> Option<TimedTask<J>> {
        let start = clock();
        let task = begin()?;
        let spent = clock() - start;
        Some(TimedTask { begin: Box::new(begin), task, clock, least, spent, runs: 0, is_cold: true, answer })
    }
}

impl<J: WorkerJob> PartTask<J> for TimedTask<J> {
    fn advance(&mut self, budget: u64) -> Status {
        let start = (self.clock)();
        let status = self.task.advance(budget);
        self.spent += (self.clock)() - start;
        if status == Status::Running {
            return status;
        }
        self.runs += 1;
        let is_warming = self.is_cold && self.spent < COLD * self.least;
        if !is_warming && self.spent >= self.least {
            return Status::Finished;
        }
        if is_warming {
            (self.runs, self.spent) = (0, 0.0);
        }
        self.is_cold = false;
        let start = (self.clock)();
        let Some(again) = (self.begin)() else { return Status::Finished };
        self.task = again;
        self.spent += (self.clock)() - start;
        Status::Running
    }

    fn trials(&self) -> u64 {
        self.task.trials()
    }

    fn notes(&mut self) -> Vec<J::Note> {
        self.task.notes()
    }

    fn answer(self: Box<Self>) -> J::Answer {
        (self.answer)(self.task.answer(), self.spent / f64::from(self.runs.max(1)))
    }
}

/// Begins a part. `None` if the part makes no sense.
pub type BeginTask<J> = Box<dyn Fn(&<J as WorkerJob>::Part) -> Option<Box<dyn PartTask<J>>>>;

/// Tasks, one after the other.
pub struct TaskBatch<J: WorkerJob> {
    begin: BeginTask<J>,
    given: Numbered<J::Part>,
    next: usize,
    under_way: Option<Box<dyn PartTask<J>>>,
    done: Numbered<J::Answer>,
}

impl<J: WorkerJob> TaskBatch<J> {
    /// Some parts, and the function that begins one.
    pub fn new(given: Numbered<J::Part>, begin: impl Fn(&J::Part) -> Option<Box<dyn PartTask<J>>> + 'static) -> Self {
        TaskBatch { begin: Box::new(begin), given, next: 0, under_way: None, done: vec![] }
    }
}

impl<J: WorkerJob> Batch<J> for TaskBatch<J> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let Some((number, part)) = self.given.get(self.next) else { return Some(Status::Finished) };
        let mut task = match self.under_way.take() {
            Some(task) => task,
            None => (self.begin)(part)?,
        };
        if task.advance(budget) == Status::Finished {
            self.done.push((*number, task.answer()));
            self.next += 1;
        } else {
            self.under_way = Some(task);
        }
        Some(if self.next == self.given.len() { Status::Finished } else { Status::Running })
    }

    fn report(&mut self) -> Report<J> {
        let done = std::mem::take(&mut self.done);
        match &mut self.under_way {
            Some(task) => Report { done, trials: task.trials(), notes: task.notes() },
            None => Report::new(done, 0),
        }
    }

    fn restart(&mut self) {
        self.next = 0;
        self.under_way = None;
        self.done.clear();
    }
}

/// Blocks of an experiment.
pub struct BlockBatch<E, J: WorkerJob> {
    experiment: E,
    seed: u64,
    cases: u64,
    given: Numbered<u64>,
    answer: fn(Vec<u64>) -> J::Answer,
    next: usize,
    under_way: Option<Block>,
    done: Numbered<J::Answer>,
}

impl<E: Experiment, J: WorkerJob> BlockBatch<E, J> {
    /// Some blocks of an experiment with `cases` cases in total, and the function that turns the counts of a block into an answer.
    pub fn new(experiment: E, seed: u64, cases: u64, given: Numbered<u64>, answer: fn(Vec<u64>) -> J::Answer) -> Self {
        BlockBatch { experiment, seed, cases, given, answer, next: 0, under_way: None, done: vec![] }
    }
}

impl<E: Experiment, J: WorkerJob> Batch<J> for BlockBatch<E, J> {
    fn advance(&mut self, budget: u64) -> Option<Status> {
        let mut left = (budget / self.experiment.trials().max(1)).max(1);
        while left > 0 {
            let Some(&(part, number)) = self.given.get(self.next) else { return Some(Status::Finished) };
            let cases = cases_in(number, self.experiment.block(), self.cases);
            let block = self.under_way.get_or_insert_with(|| Block::new(&self.experiment, self.seed, number, cases));
            let finished = block.advance(&mut self.experiment, left);
            left = left.saturating_sub(cases);
            if finished && let Some(block) = self.under_way.take() {
                self.done.push((part, (self.answer)(block.into_counts())));
                self.next += 1;
            }
        }
        Some(Status::Running)
    }

    fn report(&mut self) -> Report<J> {
        Report::new(std::mem::take(&mut self.done), 0)
    }

    fn restart(&mut self) {
        self.next = 0;
        self.under_way = None;
        self.done.clear();
    }
}

/// The contents of parts that are all of one kind. `None` if `own` returns `None` for one of them.
pub fn parts_of<P, T>(given: Numbered<P>, own: fn(P) -> Option<T>) -> Option<Numbered<T>> {
    given.into_iter().map(|(number, part)| Some((number, own(part)?))).collect()
}

/// Carries out a whole batch at once, for tests and native programs. Returns the answers in the order in which they were found.
pub fn carry_out<J: WorkerJob>(mut batch: Box<dyn Batch<J>>) -> Option<Numbered<J::Answer>> {
    while batch.advance(u64::MAX)? == Status::Running {}
    Some(batch.report().done)
}
