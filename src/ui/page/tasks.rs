//! The tasks for which the page of a puzzle gives jobs to its workers. One runs at a time. Starting, stopping, resuming, failing
//! and trying again work in the same way on all pages.

use super::desktop::{Ctx, Desktop};
use super::state::Linked;
use crate::search::{Failure, WorkerJob};
use crate::ui::activity::Activity;
use crate::ui::transport::Work;
use crate::ui::trouble::Trouble;
use crate::worker::control::JobPlan;
use crate::worker::progress::{Event, News};
use crate::worker::protocol::Purpose;
use std::rc::Rc;

/// The tasks of a page.
pub trait Tasks: Desktop {
    /// All tasks. The transport bar shows the one that is running, or else the first that was stopped and belongs to the view.
    const TASKS: &'static [Self::Task];

    /// The progress of a task.
    fn activity(&self, task: Self::Task) -> &Activity;
    /// The progress of a task, mutable.
    fn activity_mut(&mut self, task: Self::Task) -> &mut Activity;
    /// Clears the results of a task and returns the job for the workers.
    fn order(&mut self, task: Self::Task) -> (JobPlan<Self::Job>, Purpose);
    /// Stores what the workers report of a task. Fails if an answer does not fit the task.
    fn take_in(&mut self, ctx: &Ctx<Self>, task: Self::Task, report: TaskReport<Self::Job>) -> Result<(), Failure>;
    /// Whether the present view shows this task, so that the transport bar offers to resume it.
    fn is_shown(&self, _task: Self::Task) -> bool {
        true
    }

    /// Whether nobody has asked for this task yet: its progress and its failure are not told, and any other task takes its place.
    fn is_unasked(&self, _task: Self::Task) -> bool {
        false
    }

    /// How the transport bar shows the progress of a task.
    fn work_of(&self, task: Self::Task) -> Work {
        self.activity(task).work()
    }

    /// Whether the workers are running a job that somebody has asked for. They run one at a time.
    fn is_busy(&self) -> bool {
        Self::TASKS.iter().any(|&task| self.activity(task).is_running() && !self.is_unasked(task))
    }
    /// Gives a task to the workers. The task under way, if any, is abandoned.
    fn start(&mut self, ctx: &Ctx<Self>, task: Self::Task) {
        let (order, purpose) = self.order(task);
        self.abandon(ctx);
        self.frame_mut().task = Some(task);
        *self.activity_mut(task) = Activity::Running(Default::default());
        let listener = self.frame_mut().listen();
        ctx.pool.begin(order, purpose, listener);
    }
    /// Gives a task to the workers, unless they are running one.
    fn start_if_idle(&mut self, ctx: &Ctx<Self>, task: Self::Task) {
        if !self.is_busy() {
            self.start(ctx, task);
        }
    }
    /// Gives up the task under way. A task that was stopped can still be started again.
    fn abandon(&mut self, ctx: &Ctx<Self>) {
        if let Some(task) = self.frame_mut().task.take()
            && self.activity(task).is_running()
        {
            *self.activity_mut(task) = Activity::Idle;
        }
        self.frame_mut().run += 1;
        ctx.pool.forget();
    }
    /// Resumes the stopped task where it was, or from the beginning if the workers have done something else since.
    fn resume(&mut self, ctx: &Ctx<Self>) {
        let stopped = |task: &Self::Task| matches!(self.activity(*task), Activity::Stopped(_)) && self.is_shown(*task);
        if let Some(task) = Self::TASKS.iter().copied().find(stopped) {
            self.resume_task(ctx, task);
        }
    }
    /// Continues a task that was stopped, where it was if nothing else was done meanwhile.
    fn resume_task(&mut self, ctx: &Ctx<Self>, task: Self::Task) {
        let now = self.frame().task;
        match std::mem::take(self.activity_mut(task)) {
            Activity::Stopped(progress) if now == Some(task) && ctx.pool.resume() => {
                *self.activity_mut(task) = Activity::Running(progress);
            }
            _ => self.start(ctx, task),
        }
    }
    /// Starts the task that failed again.
    fn retry(&mut self, ctx: &Ctx<Self>) {
        self.state_mut().base_mut().troubles.clear();
        let failed: Vec<_> =
            Self::TASKS.iter().copied().filter(|&task| *self.activity(task) == Activity::Failed).collect();
        for &task in &failed {
            *self.activity_mut(task) = Activity::Idle;
        }
        let last = self.frame().task;
        if let Some(task) = failed.iter().copied().find(|&task| last == Some(task)).or(failed.first().copied()) {
            self.start(ctx, task);
        }
    }
    /// Handles an event of the workers about the present task.
    fn hear(&mut self, ctx: &Ctx<Self>, event: Event<Self::Job>) {
        let Some(task) = self.frame().task else { return };
        let (activity, news, last) = match event {
            Event::Progress(progress, news) => (Activity::Running(progress), Some(news), None),
            Event::Stopped(progress, news) => (Activity::Stopped(progress), Some(news), None),
            Event::Finished(answers, progress, news) => {
                (Activity::Done(progress), Some(news), Some(TaskReport::Answers(answers)))
            }
            Event::Measured(time, repeats) => {
                (Activity::Done(Default::default()), None, Some(TaskReport::Time(time, repeats)))
            }
            Event::Failed(failure) => return self.fail(task, failure),
        };
        *self.activity_mut(task) = activity;
        for report in [news.map(TaskReport::News), last].into_iter().flatten() {
            if let Err(failure) = self.take_in(ctx, task, report) {
                return self.fail(task, failure);
            }
        }
    }
    /// Records that a task has failed; the reader can try it again.
    fn fail(&mut self, task: Self::Task, failure: Failure) {
        *self.activity_mut(task) = Activity::Failed;
        if self.is_unasked(task) {
            return;
        }
        let troubles = &mut self.state_mut().base_mut().troubles;
        troubles.retain(|trouble| *trouble != Trouble::Failure(failure));
        troubles.push(Trouble::Failure(failure));
    }
    /// The progress that the transport bar shows.
    fn work(&self) -> Work {
        let running = Self::TASKS.iter().find(|&&task| self.activity(task).is_running() && !self.is_unasked(task));
        let shown = || Self::TASKS.iter().filter(|&&task| self.is_shown(task)).map(|&task| self.work_of(task));
        running
            .map(|&task| self.work_of(task))
            .unwrap_or_else(|| shown().find(|work| *work != Work::Idle).unwrap_or(Work::Idle))
    }
}

/// Handles an event of the workers about the present task. A gate of `.ci/split`: before the workers nothing calls it.
#[inline(never)]
pub fn hear<P: Tasks>(page: &mut P, ctx: &Ctx<P>, event: Event<P::Job>) {
    page.hear(ctx, event);
}

/// A report of the workers about a task.
pub enum TaskReport<J: WorkerJob> {
    /// Answers to single parts and notes, while the job runs.
    News(News<J>),
    /// The answers to all parts, in the order of the parts; the job is finished.
    Answers(Vec<Rc<J::Answer>>),
    /// The measured time of the job: milliseconds for one run, and the number of runs.
    Time(f64, u32),
}
