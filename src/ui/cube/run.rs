//! The workers, as the page of the Hungarian cube asks for them and hears of them.

use super::HungarianCube;
use super::state::{Counting, Solving, State, Trouble, View};
use crate::puzzle::Puzzle;
use crate::puzzle::cube::ball::MOST_RADIUS;
use crate::puzzle::cube::report;
use crate::puzzle::cube::solve::stages::Solution;
use crate::puzzle::cube::trial::Trial;
use crate::search::Failure;
use crate::ui::lab::Stage;
use crate::ui::page::Ctx;
use crate::ui::transport::Work;
use crate::ui::whole::{fraction, running};
use crate::worker::pool::{Event, Order, Progress};
use crate::worker::protocol::{Found, Job};

/// What the workers do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Nothing.
    #[default]
    None,
    /// Put the live cube in order, face first.
    Solve,
    /// Count the spheres about the cube in order.
    Balls,
    /// Solve many random positions.
    Positions,
}

impl HungarianCube {
    /// Whether the workers are at work. They do one thing at a time.
    pub(super) fn is_busy(&self) -> bool {
        let state = &self.state;
        state.solving == Solving::Busy || state.counting == Counting::Busy || state.lab.is_busy()
    }

    fn ask(&mut self, ctx: &Ctx<Self>, task: Task, keys: &str, roots: Vec<Vec<u32>>, workers: usize) {
        self.give_up(ctx);
        self.task = task;
        let (facelets, first) = (self.state.live().facelets(), self.state.model.first.letter());
        let job = Job::new(Puzzle::Cube, &format!("facelets={facelets}&first={first}&{keys}"));
        let order = Order { job, roots, levels: 1, workers };
        ctx.props().pool.search(order, self.frame.listen(ctx));
    }

    /// What the workers do is given up.
    fn give_up(&mut self, ctx: &Ctx<Self>) {
        self.frame.run += 1;
        let state = &mut self.state;
        match self.task {
            Task::Balls if matches!(state.counting, Counting::Busy | Counting::Stopped) => {
                state.counting = Counting::Idle;
                state.spheres.clear();
            }
            Task::Positions if !matches!(state.lab.stage, Stage::Done(_)) => state.lab.forget(),
            // What has failed is not tried again unasked.
            Task::Solve if matches!(state.solving, Solving::Busy | Solving::Stopped) => state.solving = Solving::Idle,
            _ => {}
        }
        self.task = Task::None;
        ctx.props().pool.forget();
    }

    /// The cube may be another: a solution that is being looked for is of no use any more.
    pub(super) fn after_edit(&mut self, ctx: &Ctx<Self>) {
        if self.task == Task::Solve && self.state.solving == Solving::Idle {
            self.give_up(ctx);
        }
    }

    /// Puts the live cube in order.
    pub(super) fn solve(&mut self, ctx: &Ctx<Self>) {
        self.ask(ctx, Task::Solve, "solve=1", vec![vec![0]], 1);
        self.state.solving = Solving::Busy;
    }

    /// Counts the positions at each distance from the cube in order.
    pub(super) fn count_balls(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        let roots = (0..=MOST_RADIUS as u32).map(|radius| vec![radius]).collect();
        self.ask(ctx, Task::Balls, &format!("ball={MOST_RADIUS}"), roots, 1);
        self.state.spheres.clear();
        self.state.counting = Counting::Busy;
    }

    /// Solves many random positions.
    pub(super) fn solve_positions(&mut self, ctx: &Ctx<Self>) {
        if self.is_busy() {
            return;
        }
        let State { lab, seed, .. } = &mut self.state;
        lab.set(Trial { seed: *seed, ..lab.trial() });
        let Trial { positions, seed } = lab.trial();
        let roots = (0..lab.block_count() as u32).map(|block| vec![block]).collect();
        let workers = crate::ui::workers(self.state.workers);
        self.ask(ctx, Task::Positions, &format!("positions={positions}&seed={seed}"), roots, workers);
        self.state.lab.begin();
    }

    /// Goes on with what was stopped.
    pub(super) fn resume(&mut self, ctx: &Ctx<Self>) {
        let resumed = ctx.props().pool.resume();
        let state = &mut self.state;
        match self.task {
            Task::Solve if resumed => state.solving = Solving::Busy,
            Task::Balls if resumed => state.counting = Counting::Busy,
            Task::Positions if resumed => state.lab.stage = Stage::Busy(Progress::default()),
            // Something else was done meanwhile: begin again.
            _ if state.lab.is_begun() && state.view == View::Stages => {
                state.lab.forget();
                self.solve_positions(ctx);
            }
            _ => self.solve(ctx),
        }
    }

    /// The workers tell something.
    pub(super) fn hear_workers(&mut self, event: Event) {
        if let Event::Failed(failure) = event {
            return self.fail(failure);
        }
        let state = &mut self.state;
        match self.task {
            Task::Solve => match event {
                Event::Stopped(_) => state.solving = Solving::Stopped,
                Event::Finished(found, _) => match solution(found) {
                    Some(solution) => {
                        self.task = Task::None;
                        state.know((state.live(), state.model.first), solution);
                    }
                    // Numbers that are no solution come from a worker of another version.
                    None => self.fail(Failure::Refused),
                },
                _ => {}
            },
            Task::Balls => match event {
                Event::Progress(progress) => self.note_spheres(progress),
                Event::Stopped(progress) => {
                    self.note_spheres(progress);
                    self.state.counting = Counting::Stopped;
                }
                Event::Finished(found, _) => {
                    let count = |found: &Found| match found {
                        Found::Counts(counts) => counts.first().copied().unwrap_or_default(),
                        Found::Part(_) => 0,
                    };
                    state.spheres = found.iter().map(count).collect();
                    state.counting = Counting::Done;
                    self.task = Task::None;
                }
                _ => {}
            },
            Task::Positions => {
                let finished = matches!(event, Event::Finished(..));
                state.lab.listen(event);
                if finished {
                    self.task = Task::None;
                }
            }
            Task::None => {}
        }
    }

    fn note_spheres(&mut self, progress: Progress) {
        for (radius, counts) in progress.counted {
            let spheres = &mut self.state.spheres;
            if radius == spheres.len() {
                spheres.extend(counts.first());
            }
        }
    }

    /// The workers have given up; the task stays known, so that it can be tried again.
    fn fail(&mut self, failure: Failure) {
        let state = &mut self.state;
        match self.task {
            Task::Solve => state.solving = Solving::Failed,
            Task::Balls => state.counting = Counting::Failed,
            Task::Positions => state.lab.stage = Stage::Failed,
            Task::None => {}
        }
        state.troubles.retain(|trouble| *trouble != Trouble::Failure(failure));
        state.troubles.push(Trouble::Failure(failure));
    }

    /// Tries again what failed.
    pub(super) fn try_again(&mut self, ctx: &Ctx<Self>) {
        let State { troubles, solving, counting, .. } = &mut self.state;
        troubles.clear();
        // A solution that failed before the last task is looked for again after it.
        if *solving == Solving::Failed {
            *solving = Solving::Idle;
        }
        if *counting == Counting::Failed {
            *counting = Counting::Idle;
        }
        match self.task {
            Task::Balls => self.count_balls(ctx),
            Task::Positions => self.solve_positions(ctx),
            _ => self.solve(ctx),
        }
    }

    /// The work of the workers, as the transport bar shows it.
    pub(super) fn work(&self) -> Work {
        let state = &self.state;
        match (&state.lab.stage, state.counting, &state.solving) {
            (Stage::Busy(progress), ..) => running(progress),
            (_, Counting::Busy, _) | (_, _, Solving::Busy) => {
                Work::Running(state.spheres.len() as f64 / (MOST_RADIUS + 1) as f64, None)
            }
            (_, Counting::Stopped, _) if self.task == Task::Balls => Work::Stopped(0.0),
            (_, _, Solving::Stopped) => Work::Stopped(0.0),
            (Stage::Stopped(progress), ..) if state.view == View::Stages => Work::Stopped(fraction(progress)),
            _ => Work::Idle,
        }
    }
}

/// The solution that a worker has found.
fn solution(found: Vec<Found>) -> Option<Solution> {
    found.into_iter().find_map(|found| match found {
        Found::Counts(numbers) => report::solution(&numbers),
        Found::Part(_) => None,
    })
}
