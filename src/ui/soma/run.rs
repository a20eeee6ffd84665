//! The workers, as the page of the Soma cube asks for them and hears of them.

use super::Soma;
use super::state::{Counting, Goal, Run, Trouble, View};
use crate::puzzle::Puzzle;
use crate::puzzle::soma::Catalogue;
use crate::puzzle::soma::contest::{Outcome, RULES};
use crate::puzzle::soma::solutions::Question;
use crate::search::{Failure, Part, Tree};
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
    /// Count all solutions fast; then go through the whole search, or not.
    Count(Then),
    /// Go through the whole search.
    Search,
    /// The same with each set of rules.
    Contest,
    /// The fast search again and again, to measure its time.
    Measure,
}

/// What comes after the fast count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing.
    Rest,
    /// The whole search.
    Search,
}

/// The times of the fast search on this machine, each the mean of many searches, in milliseconds: of what it finds, one for
/// all its rotations, and of all placed solutions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measured {
    /// Not asked for.
    Not,
    /// Under way: the first time, once it is known.
    Running(Option<f64>),
    /// Both.
    Done([f64; 2]),
}

impl Soma {
    /// Whether the workers are at work. They do one thing at a time.
    pub(super) fn is_busy(&self) -> bool {
        let state = &self.state;
        let busy = matches!(state.run, Run::Busy(_)) || state.counting == Counting::Busy;
        busy || matches!(self.measured, Measured::Running(_)) || matches!(self.contest, Work::Running(..))
    }

    fn ask(&mut self, ctx: &Ctx<Self>, task: Task, keys: &str, roots: Vec<Vec<u32>>, levels: usize) {
        self.task = task;
        let request = self.state.request().to_string();
        let job = Job::new(Puzzle::Soma, &format!("{request}&{keys}"));
        let order = Order { job, roots, levels, workers: crate::ui::workers(self.state.workers) };
        let listener = self.frame.listen(ctx);
        if task == Task::Measure {
            ctx.props().pool.measure(order, listener);
        } else {
            ctx.props().pool.search(order, listener);
        }
    }

    /// Counts all solutions by the fast search.
    pub(super) fn count(&mut self, ctx: &Ctx<Self>, then: Then) {
        self.state.counting = Counting::Busy;
        self.ask(ctx, Task::Count(then), "count=1", asking(Question::Classes), 1);
    }

    /// Goes through the whole search, and before that counts the solutions in a blink.
    pub(super) fn run_all(&mut self, ctx: &Ctx<Self>, goal: Goal) {
        let state = &mut self.state;
        state.goal = goal;
        if let Run::Done(..) = state.run {
            // Everything is counted already.
            if goal == Goal::FirstSolution {
                state.go_to_first_solution();
            }
            return;
        }
        state.player.playing = false;
        self.measured = Measured::Not;
        self.contest = Work::Idle;
        if self.state.solutions.is_none() {
            self.count(ctx, Then::Search);
        } else {
            self.search(ctx);
        }
        // What is asked for is shown as under way, whichever comes first.
        self.state.run = Run::Busy(Progress::default());
    }

    fn search(&mut self, ctx: &Ctx<Self>) {
        let roots = self.state.plan().roots().to_vec();
        if roots.is_empty() {
            // The first levels have dropped everything.
            return self.assemble(&[], Progress::default());
        }
        let levels = self.state.timeline.tree().levels();
        self.ask(ctx, Task::Search, "", roots, levels);
    }

    fn assemble(&mut self, parts: &[Part], progress: Progress) {
        self.task = Task::None;
        let tree = crate::puzzle::soma::Assembly::new(self.state.model.clone());
        let whole = self.state.plan().assemble(&tree, parts);
        self.state.finish(whole, progress);
    }

    /// Counts with each set of rules.
    pub(super) fn compare(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        self.contest = Work::Running(0.0, None);
        let roots = (0..RULES.len()).map(|rules| vec![rules as u32]).collect();
        self.ask(ctx, Task::Contest, "contest=1", roots, 1);
    }

    /// Measures the fast search on one worker.
    pub(super) fn measure(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        self.measured = Measured::Running(None);
        self.ask(ctx, Task::Measure, "count=1", asking(Question::Found), 1);
    }

    /// Goes on with what was stopped.
    pub(super) fn resume(&mut self, ctx: &Ctx<Self>) {
        let resumed = ctx.props().pool.resume();
        let state = &mut self.state;
        match (self.task, &state.run) {
            (Task::Count(_), _) if resumed => state.counting = Counting::Busy,
            (Task::Search, Run::Stopped(progress)) if resumed => state.run = Run::Busy(progress.clone()),
            (Task::Contest, _) if resumed => self.contest = Work::Running(fraction_of(self.contest), None),
            // Something else was done meanwhile: begin again.
            (_, Run::Stopped(_)) => self.run_all(ctx, Goal::FirstSolution),
            _ if state.view == View::Search => self.compare(ctx),
            _ => self.count(ctx, Then::Rest),
        }
    }

    /// What is searched has changed: what the workers do is of no use any more.
    pub(super) fn forget(&mut self, ctx: &Ctx<Self>) {
        self.frame.run += 1;
        self.task = Task::None;
        self.contest = Work::Idle;
        self.measured = Measured::Not;
        self.pictures = 0;
        self.wanted_pictures = super::state::PICTURES;
        self.state.counting = Counting::Idle;
        ctx.props().pool.forget();
    }

    pub(super) fn told(&mut self, ctx: &Ctx<Self>, event: Event) {
        if let Event::Failed(failure) = event {
            return self.fail(failure);
        }
        match self.task {
            Task::Count(then) => self.hear_of_count(ctx, event, then),
            Task::Search => self.hear_of_search(event),
            Task::Contest => self.hear_of_contest(event),
            Task::Measure => {
                if let Event::Measured(time, _) = event {
                    match self.measured {
                        Measured::Running(Some(found)) => {
                            self.measured = Measured::Done([found, time]);
                            self.task = Task::None;
                        }
                        _ => {
                            self.measured = Measured::Running(Some(time));
                            self.ask(ctx, Task::Measure, "count=1", asking(Question::Placed), 1);
                        }
                    }
                }
            }
            Task::None => {}
        }
    }

    /// The workers have given up; the task stays known, so that it can be tried again.
    fn fail(&mut self, failure: Failure) {
        let state = &mut self.state;
        match self.task {
            Task::Count(then) => {
                state.counting = Counting::Failed;
                if then == Then::Search {
                    state.run = Run::Failed;
                }
            }
            Task::Search => state.run = Run::Failed,
            _ => {}
        }
        self.contest = Work::Idle;
        self.measured = Measured::Not;
        state.troubles.push(Trouble::Failure(failure));
    }

    fn hear_of_count(&mut self, ctx: &Ctx<Self>, event: Event, then: Then) {
        let state = &mut self.state;
        match event {
            Event::Stopped(progress) => {
                state.counting = Counting::Stopped;
                if then == Then::Search {
                    state.run = Run::Stopped(progress);
                }
            }
            Event::Finished(found, _) => {
                let catalogue = found.into_iter().find_map(|found| match found {
                    Found::Counts(counts) => Catalogue::from_counts(&state.model.pieces, &state.model.figure, &counts),
                    Found::Part(_) => None,
                });
                // Numbers that are no catalogue come from a worker of another version.
                let Some(catalogue) = catalogue else { return self.fail(Failure::Refused) };
                state.know(catalogue);
                self.task = Task::None;
                if then == Then::Search {
                    self.search(ctx);
                }
            }
            _ => {}
        }
    }

    fn hear_of_search(&mut self, event: Event) {
        match event {
            Event::Progress(progress) => self.state.run = Run::Busy(progress),
            Event::Stopped(progress) => self.state.run = Run::Stopped(progress),
            Event::Finished(parts, progress) => {
                let parts: Vec<Part> = parts.into_iter().filter_map(Found::into_part).collect();
                self.assemble(&parts, progress);
            }
            _ => {}
        }
    }

    fn hear_of_contest(&mut self, event: Event) {
        let mut note = |rules: usize, counts: &[u64]| {
            if let Some(place) = self.state.contest.get_mut(rules) {
                *place = Outcome::from_counts(counts);
            }
        };
        match event {
            Event::Progress(progress) => {
                progress.counted.iter().for_each(|(part, counts)| note(*part, counts));
                self.contest = Work::Running(fraction(&progress), None);
            }
            Event::Stopped(progress) => {
                progress.counted.iter().for_each(|(part, counts)| note(*part, counts));
                self.contest = Work::Stopped(fraction(&progress));
            }
            Event::Finished(found, _) => {
                for (part, found) in found.iter().enumerate() {
                    if let Found::Counts(counts) = found {
                        note(part, counts);
                    }
                }
                self.contest = Work::Idle;
                self.task = Task::None;
            }
            _ => {}
        }
    }

    pub(super) fn work(&self) -> Work {
        match (&self.state.run, &self.state.counting) {
            (Run::Busy(progress), _) => running(progress),
            (Run::Stopped(progress), _) => Work::Stopped(fraction(progress)),
            (_, Counting::Busy) => Work::Running(0.0, None),
            (_, Counting::Stopped) => Work::Stopped(0.0),
            _ => self.contest,
        }
    }
}

/// The one part of a job that asks this of the fast search.
fn asking(question: Question) -> Vec<Vec<u32>> {
    let place = Question::ALL.iter().position(|&each| each == question).unwrap_or_default();
    vec![vec![place as u32]]
}

fn fraction_of(work: Work) -> f64 {
    match work {
        Work::Running(fraction, _) | Work::Stopped(fraction) => fraction,
        Work::Idle => 0.0,
    }
}
