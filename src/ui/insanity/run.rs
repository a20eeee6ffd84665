//! The whole search by the workers, as the page asks for it and hears of it.

use super::Insanity;
use super::state::{Goal, Run, Trouble, View};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::Request;
use crate::puzzle::insanity::random::Colouring;
use crate::search::{Part, Tree};
use crate::ui::lab::Stage;
use crate::ui::page::Ctx;
use crate::ui::transport::Work;
use crate::ui::whole::{fraction, running};
use crate::worker::pool::{Event, Order};
use crate::worker::protocol::{Found, Job};

/// What the workers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The whole search of the exhaustive program.
    Search,
    /// The same, again and again, to measure its time.
    Measure,
    /// Many random sets.
    Sets,
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

impl Insanity {
    /// Whether the workers search or draw. They do one thing at a time.
    pub(super) fn is_busy(&self) -> bool {
        matches!(self.state.run, Run::Busy(_)) || self.state.lab.is_busy()
    }

    /// Draws the random sets of the experiment.
    pub(super) fn run_sets(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        self.measured = Measured::Not;
        self.state.lab.begin();
        self.task = Task::Sets;
        let trial = self.state.lab.trial();
        let colours = if trial.colouring == Colouring::AllColours { "&colours=all" } else { "" };
        let setup = format!("cubes={}&sets={}&seed={}{colours}", self.state.model.cubes, trial.sets, trial.seed);
        let order = Order {
            job: Job::new(Puzzle::Insanity, &setup),
            roots: (0..self.state.lab.block_count()).map(|block| vec![block as u32]).collect(),
            levels: 1,
            workers: self.workers(),
        };
        ctx.props().pool.search(order, self.frame.listen(ctx));
    }

    /// Goes on with what was stopped.
    pub(super) fn resume(&mut self, ctx: &Ctx<Self>) {
        let resumed = ctx.props().pool.resume();
        match (self.task, &self.state.lab.stage, &self.state.run) {
            (Task::Sets, Stage::Stopped(progress), _) if resumed => {
                self.state.lab.stage = Stage::Busy(progress.clone());
            }
            (_, _, Run::Stopped(progress)) if resumed => self.state.run = Run::Busy(progress.clone()),
            // Something else was done meanwhile: begin again.
            _ if self.state.view == View::Statistics => self.run_sets(ctx),
            _ => self.run_all(ctx, Goal::FirstSolution),
        }
    }

    /// Measures the exhaustive program on one worker.
    pub(super) fn measure(&mut self, ctx: &Ctx<Self>) {
        self.measured = Measured::Running;
        self.task = Task::Measure;
        ctx.props().pool.measure(self.order(), self.frame.listen(ctx));
    }

    pub(super) fn run_all(&mut self, ctx: &Ctx<Self>, goal: Goal) {
        if self.state.lab.is_busy() {
            return;
        }
        self.state.goal = goal;
        if let Run::Done(..) = self.state.run {
            // Everything is counted already.
            if goal == Goal::FirstSolution {
                self.state.go_to_first_solution();
            }
            return;
        }
        self.state.player.playing = false;
        if self.measured == Measured::Running {
            self.measured = Measured::Not;
        }
        self.state.run = Run::Busy(Default::default());
        self.task = Task::Search;
        ctx.props().pool.search(self.order(), self.frame.listen(ctx));
    }

    pub(super) fn told(&mut self, event: Event) {
        if self.task == Task::Sets {
            if let Event::Failed(failure) = event {
                self.state.troubles.push(Trouble::Failure(failure));
            }
            return self.state.lab.listen(event);
        }
        match event {
            Event::Progress(progress) => {
                if let Run::Busy(now) = &mut self.state.run {
                    *now = progress;
                }
            }
            Event::Finished(parts, progress) => {
                let parts: Vec<Part> = parts.into_iter().filter_map(Found::into_part).collect();
                let whole = self.state.plan.assemble(self.state.timeline.tree(), &parts);
                if self.state.goal == Goal::FirstSolution {
                    self.open_tab_of(0, 1);
                }
                self.state.finish(whole, progress);
            }
            Event::Stopped(progress) => self.state.run = Run::Stopped(progress),
            Event::Failed(failure) => {
                if self.measured == Measured::Running {
                    self.measured = Measured::Not;
                } else {
                    self.state.run = Run::Failed;
                }
                self.state.troubles.push(Trouble::Failure(failure));
            }
            Event::Measured(time, repeats) => self.measured = Measured::Done(time, repeats),
        }
    }

    /// The set has changed: what the workers do is of no use any more.
    pub(super) fn forget(&mut self, ctx: &Ctx<Self>) {
        // Random sets of as many cubes are drawn all the same.
        if self.task == Task::Sets && self.state.lab.is_begun() {
            return;
        }
        self.frame.run += 1;
        self.measured = Measured::Not;
        ctx.props().pool.forget();
    }

    pub(super) fn workers(&self) -> usize {
        crate::ui::workers(self.state.workers)
    }

    fn order(&self) -> Order {
        let state = &self.state;
        Order {
            job: Job::new(Puzzle::Insanity, &Request::of(&state.model).to_string()),
            roots: state.plan.roots().to_vec(),
            levels: state.timeline.tree().levels(),
            workers: self.workers(),
        }
    }

    pub(super) fn work(&self) -> Work {
        match (&self.state.run, &self.state.lab.stage) {
            (Run::Busy(progress), _) | (_, Stage::Busy(progress)) => running(progress),
            (_, Stage::Stopped(progress)) if self.state.view == View::Statistics => Work::Stopped(fraction(progress)),
            (Run::Stopped(progress), _) if self.state.view != View::Statistics => Work::Stopped(fraction(progress)),
            _ => Work::Idle,
        }
    }
}
