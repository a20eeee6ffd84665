//! The whole search by the workers, as the page asks for it and hears of it.

use super::state::{Goal, Run, Trouble};
use super::{Measured, Message, Page};
use crate::link::WORKERS;
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::Setup;
use crate::search::{Part, Tree};
use crate::ui::transport::Work;
use crate::worker::pool::{Event, Order};
use crate::worker::protocol::{Found, Job};
use yew::Context;

impl Page {
    pub(super) fn run_all(&mut self, ctx: &Context<Self>, goal: Goal) {
        self.state.goal = goal;
        if let Run::Done(..) = self.state.run {
            // Everything is counted already.
            if goal == Goal::FirstSolution {
                let first = self.state.timeline.solutions().first().map(|solution| solution.step);
                self.state.go(first.or(self.state.timeline.total()).unwrap_or_default());
            }
            return;
        }
        self.state.playing = false;
        if self.measured == Measured::Running {
            self.measured = Measured::Not;
        }
        self.state.run = Run::Busy(Default::default());
        self.run += 1;
        ctx.props().pool.search(self.order(ctx), self.listener(ctx));
    }

    pub(super) fn hear(&mut self, event: Event) {
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
                    self.open_tab(1);
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
    pub(super) fn forget(&mut self, ctx: &Context<Self>) {
        self.run += 1;
        self.measured = Measured::Not;
        ctx.props().pool.forget();
    }

    pub(super) fn workers(&self) -> usize {
        let cores = || web_sys::window().map_or(1, |window| window.navigator().hardware_concurrency() as usize);
        self.state.workers.unwrap_or_else(|| cores().clamp(*WORKERS.start(), *WORKERS.end()))
    }

    pub(super) fn order(&self, _ctx: &Context<Self>) -> Order {
        let state = &self.state;
        let setup = Setup::of(&state.model.cubes, state.model.checks);
        Order {
            job: Job::new(Puzzle::Insanity, &setup.to_string()),
            roots: state.plan.roots().to_vec(),
            levels: state.timeline.tree().levels(),
            workers: self.workers(),
        }
    }

    pub(super) fn listener(&self, ctx: &Context<Self>) -> impl Fn(Event) + 'static {
        let (link, run) = (ctx.link().clone(), self.run);
        move |event| link.send_message(Message::Pool(run, event))
    }

    pub(super) fn work(&self) -> Work {
        match &self.state.run {
            Run::Busy(progress) => {
                let fraction = self.state.fraction(progress);
                // Too early an estimate jumps about.
                let left = (progress.elapsed > 300.0 && fraction > 0.01)
                    .then(|| (progress.elapsed * (1.0 - fraction) / fraction / 1000.0).ceil() as u64);
                Work::Running(fraction, left)
            }
            Run::Stopped(progress) => Work::Stopped(self.state.fraction(progress)),
            _ => Work::Idle,
        }
    }
}
