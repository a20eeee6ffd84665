//! The workers, as the page of the taquin asks for them and hears of them.

use super::Taquin;
use super::state::{State, Trouble};
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::Method;
use crate::puzzle::taquin::contest::Outcome;
use crate::puzzle::taquin::request::Request;
use crate::puzzle::taquin::solve::Model;
use crate::puzzle::taquin::trial::Trial;
use crate::ui::lab::Stage;
use crate::ui::page::Ctx;
use crate::ui::transport::Work;
use crate::ui::whole::{fraction, running};
use crate::worker::pool::{Event, Order, Progress};
use crate::worker::protocol::{Found, Job};

/// What the workers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing.
    None,
    /// Many random boards.
    Boards,
    /// The same board by every method.
    Contest,
    /// The same search again and again, to measure its time.
    Measure,
}

/// The time of one search on this machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measured {
    /// Not asked for.
    Not,
    /// Under way.
    Running,
    /// Milliseconds, and the number of searches it is the mean of.
    Done(f64, u32),
}

impl Taquin {
    /// Whether the workers are at work. They do one thing at a time.
    pub(super) fn is_busy(&self) -> bool {
        self.state.lab.is_busy() || self.measured == Measured::Running || self.contest_runs()
    }

    /// Whether the methods are being compared.
    pub(super) fn contest_runs(&self) -> bool {
        matches!(self.contest, Work::Running(..))
    }

    /// The methods that can search the board.
    pub(super) fn able(&self) -> Vec<usize> {
        let cells = self.state.model.board.tiles().len();
        (0..Method::ALL.len()).filter(|&index| Method::ALL[index].most_cells() >= cells).collect()
    }

    fn ask(&mut self, ctx: &Ctx<Self>, task: Task, keys: &str, roots: Vec<Vec<u32>>) {
        self.task = task;
        let request = Request::of(&self.state.model).to_string();
        let job = Job::new(Puzzle::Taquin, &format!("{request}&{keys}"));
        let order = Order { job, roots, levels: 1, workers: self.workers() };
        let listener = self.frame.listen(ctx);
        if task == Task::Measure {
            ctx.props().pool.measure(order, listener);
        } else {
            ctx.props().pool.search(order, listener);
        }
    }

    /// Draws the boards of the experiment.
    pub(super) fn run_boards(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        let State { lab, seed, .. } = &mut self.state;
        lab.set(Trial { seed: *seed, ..lab.trial() });
        lab.begin();
        let trial = self.state.lab.trial();
        let roots = (0..self.state.lab.block_count()).map(|block| vec![block as u32]).collect();
        self.ask(ctx, Task::Boards, &format!("boards={}&seed={}", trial.boards, trial.seed), roots);
    }

    /// Searches the board by every method that can.
    pub(super) fn compare(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        self.state.contest.begun = true;
        self.contest = Work::Running(0.0, None);
        let roots = self.able().into_iter().map(|method| vec![method as u32]).collect();
        self.ask(ctx, Task::Contest, "contest=1", roots);
    }

    /// Measures one search on one worker.
    pub(super) fn measure(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        self.measured = Measured::Running;
        let Model { method, .. } = self.state.model;
        let place = Method::ALL.iter().position(|&each| each == method).unwrap_or_default();
        self.ask(ctx, Task::Measure, "contest=1", vec![vec![place as u32]]);
    }

    /// Goes on with what was stopped.
    pub(super) fn resume(&mut self, ctx: &Ctx<Self>) {
        let resumed = ctx.props().pool.resume();
        match (self.task, &self.state.lab.stage, self.contest) {
            (Task::Boards, Stage::Stopped(progress), _) if resumed => {
                self.state.lab.stage = Stage::Busy(progress.clone());
            }
            (Task::Contest, _, Work::Stopped(fraction)) if resumed => self.contest = Work::Running(fraction, None),
            // Something else was done meanwhile: begin again.
            (_, Stage::Stopped(_), _) if self.state.view == super::state::View::Statistics => self.run_boards(ctx),
            _ => self.compare(ctx),
        }
    }

    /// What is searched has changed: what the workers do is of no use any more.
    pub(super) fn forget(&mut self, ctx: &Ctx<Self>) {
        // The experiment does not look at the board, only at its sides and the method; then it was forgotten already.
        if self.task == Task::Boards && self.state.lab.is_begun() {
            return;
        }
        self.frame.run += 1;
        self.task = Task::None;
        self.contest = Work::Idle;
        self.measured = Measured::Not;
        self.follows = false;
        ctx.props().pool.forget();
    }

    pub(super) fn told(&mut self, event: Event) {
        if let Event::Failed(failure) = event {
            if self.task == Task::Boards {
                self.state.lab.stage = Stage::Failed;
            }
            self.contest = Work::Idle;
            self.measured = Measured::Not;
            self.state.troubles.push(Trouble::Failure(failure));
            return;
        }
        match self.task {
            Task::Boards => self.state.lab.listen(event),
            Task::Contest => self.hear_of_contest(event),
            Task::Measure => {
                if let Event::Measured(time, repeats) = event {
                    self.measured = Measured::Done(time, repeats);
                }
            }
            Task::None => {}
        }
    }

    fn hear_of_contest(&mut self, event: Event) {
        let able = self.able();
        let mut note = |part: usize, counts: &[u64]| {
            if let Some(place) = able.get(part).and_then(|&method| self.state.contest.outcomes.get_mut(method)) {
                *place = Outcome::from_counts(counts);
            }
        };
        let mut hear = |progress: &Progress| {
            progress.counted.iter().for_each(|(part, counts)| note(*part, counts));
            fraction(progress)
        };
        match event {
            Event::Progress(progress) => {
                let fraction = hear(&progress);
                self.contest = Work::Running(fraction, None);
            }
            Event::Stopped(progress) => {
                let fraction = hear(&progress);
                self.contest = Work::Stopped(fraction);
            }
            Event::Finished(found, _) => {
                for (part, found) in found.iter().enumerate() {
                    if let Found::Counts(counts) = found {
                        note(part, counts);
                    }
                }
                self.contest = Work::Idle;
            }
            Event::Failed(_) | Event::Measured(..) => {}
        }
    }

    pub(super) fn workers(&self) -> usize {
        crate::ui::workers(self.state.workers)
    }

    pub(super) fn work(&self) -> Work {
        let statistics = self.state.view == super::state::View::Statistics;
        match &self.state.lab.stage {
            Stage::Busy(progress) => running(progress),
            Stage::Stopped(progress) if statistics => Work::Stopped(fraction(progress)),
            _ if statistics => Work::Idle,
            _ => self.contest,
        }
    }
}
