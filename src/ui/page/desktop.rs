//! What the page of a puzzle has to provide: its state (without the browser), its drawing, and the jobs for its workers.
//!
//! Functions that work in the same way on all pages have a default here: the transport bar, the jobs, the messages about
//! problems.

use super::{Ctx, Effect, Frame};
use crate::link::Link;
use crate::scene::Id;
use crate::search::{Failure, WorkerJob};
use crate::ui::activity::Activity;
use crate::ui::drawing::Grip;
use crate::ui::keys::Command;
use crate::ui::steps::Steps;
use crate::ui::transport::{Move, Work};
use crate::ui::trouble::Trouble;
use crate::worker::control::{Event, JobPlan, News};
use crate::worker::protocol::Purpose;
use std::rc::Rc;
use yew::prelude::*;

/// A state that can be written to a link and read from it.
pub trait Linked {
    /// The link to this state.
    fn link(&self) -> Link;
    /// Applies a link that came from outside. Returns true if the searched setup has changed, so that jobs under way are
    /// useless.
    fn follow(&mut self, link: &Link) -> bool;
}

/// The state of a page, without the browser.
pub trait State: Linked + Steps {
    /// The values on which the drawing depends.
    type Seen: PartialEq;
    /// A problem with a setup that the reader wrote.
    type Problem: PartialEq;
    /// A problem that only this page can have.
    type Own: PartialEq;

    /// The values on which the drawing depends, now.
    fn seen(&self) -> Self::Seen;
    /// The state's name in the attribute `data-state` of the root element.
    fn name(&self) -> &'static str;
    /// The problems to report to the reader.
    fn troubles(&mut self) -> &mut Vec<Trouble<Self::Problem, Self::Own>>;
}

/// A report of the workers about a task.
pub enum Told<J: WorkerJob> {
    /// Answers to single parts and notes, while the job runs.
    News(News<J>),
    /// The answers to all parts, in the order of the parts; the job is finished.
    Answers(Vec<Rc<J::Answer>>),
    /// The measured time of the job: milliseconds for one run, and the number of runs.
    Time(f64, u32),
}

/// The page of one puzzle.
pub trait Desktop: Sized + 'static {
    /// An action of the reader on this page.
    type Act: Clone + 'static;
    /// The state of the page.
    type State: State;
    /// The jobs of its workers.
    type Job: WorkerJob;
    /// The tasks for which the page gives jobs to the workers.
    type Task: Copy + PartialEq + 'static;
    /// All tasks. The transport bar shows the one that is running, or else the first that was stopped and belongs to the view.
    const TASKS: &'static [Self::Task];
    /// The number of views; keys 1 to 6 open the first six.
    const VIEWS: usize;

    /// Creates the page for the state that a link describes. Jobs that the link asks for are started by [`Desktop::begin`].
    fn open(frame: Frame<Self>, link: &Link) -> Self;
    /// The data common to all pages.
    fn frame(&self) -> &Frame<Self>;
    /// The data common to all pages, mutable.
    fn frame_mut(&mut self) -> &mut Frame<Self>;
    /// The state of the page.
    fn state(&self) -> &Self::State;
    /// The state of the page, mutable.
    fn state_mut(&mut self) -> &mut Self::State;
    /// Whether the page uses this key; `in_hand` tells whether the drawing has the keyboard focus. It is not called for the
    /// keys of the whole site, nor for those of the camera.
    fn owns(command: Command, in_hand: bool) -> bool;

    /// Starts the jobs that a link asks for besides the state that it describes.
    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link);
    /// The searched setup has changed: gives up the jobs that depend on it.
    fn forget(&mut self, ctx: &Ctx<Self>);

    /// Sets the function that draws the state. The change from `before` is animated; without `before`, it is shown at once.
    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&<Self::State as State>::Seen>);
    /// Called after every change, before the drawing is compared with the previous one: sets the part of the drawing to be
    /// shown.
    fn aim(&mut self) {}
    /// The HTML of the page.
    fn html(&self, ctx: &Ctx<Self>) -> Html;
    /// Called after the browser has the HTML, for what needs the elements themselves: scrolling, focus, lists.
    fn settle(&mut self) {}
    /// Called after every change: starts the jobs that have become necessary.
    fn keep_going(&mut self, _ctx: &Ctx<Self>) {}
    /// Advances everything that moves by this many milliseconds.
    fn tick(&mut self, passed: f64) {
        self.state_mut().tick(passed);
    }
    /// Whether the next frame is needed.
    fn is_moving(&self) -> bool {
        self.state().is_moving()
    }
    /// The state's name in the attribute `data-state` of the root element.
    fn name(&self) -> &'static str {
        if self.is_busy() { "busy" } else { self.state().name() }
    }

    /// Applies a key that the page uses and returns its effect on the link.
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect;
    /// Applies an action of the reader and returns its effect on the link.
    fn act(&mut self, ctx: &Ctx<Self>, act: Self::Act) -> Effect;
    /// Shows the view with this index.
    fn show(&mut self, view: usize);
    /// Opens the tab with this index.
    fn open_tab(&mut self, tab: usize) {
        self.frame_mut().tab = tab;
    }
    /// An element of the drawing was clicked. Returns the effect on the link.
    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect;
    /// The pointer or the focus has moved to this element, or away from all. Returns the effect on the link.
    fn point(&mut self, ctx: &Ctx<Self>, id: Option<Id>) -> Effect;
    /// An element of the drawing is being dragged. Returns the effect on the link.
    fn grip(&mut self, _ctx: &Ctx<Self>, _grip: Grip) -> Effect {
        Effect::Nothing
    }

    /// Applies a command of the transport bar.
    fn transport(&mut self, ctx: &Ctx<Self>, what: Move) {
        let step = self.state().step();
        match what {
            Move::First => self.state_mut().go(0),
            Move::Back => self.state_mut().go(step.saturating_sub(1)),
            Move::Step => self.state_mut().go(step + 1),
            Move::PlayPause => self.state_mut().play_pause(),
            Move::Last => self.go_to_end(ctx),
            Move::To(step) => self.state_mut().go(step),
            Move::Speed(speed) => self.state_mut().player_mut().set_speed(speed),
            Move::Stop => ctx.props().pool.stop(),
            Move::Resume => self.resume(ctx),
        }
    }
    /// Goes to the last step. A page that does not know it yet starts the search for it.
    fn go_to_end(&mut self, _ctx: &Ctx<Self>) {
        self.state_mut().go(u64::MAX);
    }
    /// Applies the keys with the same meaning on all pages: those of the transport bar and of the views.
    fn steer(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        let player = *self.state().player();
        match (command, Move::by_key(command, player)) {
            (Command::View(view), _) if view < Self::VIEWS => {
                self.show(view);
                return Effect::PUSH;
            }
            (_, Some(what)) if what != Move::Step || !self.state().finished() => self.transport(ctx, what),
            _ => return Effect::Nothing,
        }
        Effect::REPLACE
    }

    /// The progress of a task.
    fn activity(&self, task: Self::Task) -> &Activity;
    /// The progress of a task, mutable.
    fn activity_mut(&mut self, task: Self::Task) -> &mut Activity;
    /// Clears the results of a task and returns the job for the workers; none if there is nothing to compute.
    fn order(&mut self, task: Self::Task) -> Option<(JobPlan<Self::Job>, Purpose)>;
    /// Stores what the workers report of a task. Fails if an answer does not fit the task.
    fn take_in(&mut self, ctx: &Ctx<Self>, task: Self::Task, told: Told<Self::Job>) -> Result<(), Failure>;
    /// Whether the present view shows this task, so that the transport bar offers to resume it.
    fn is_shown(&self, _task: Self::Task) -> bool {
        true
    }

    /// Whether the workers are running a job. They run one at a time.
    fn is_busy(&self) -> bool {
        Self::TASKS.iter().any(|&task| self.activity(task).is_running())
    }
    /// Gives a task to the workers. The task under way, if any, is abandoned.
    fn start(&mut self, ctx: &Ctx<Self>, task: Self::Task) {
        let Some((order, purpose)) = self.order(task) else { return };
        self.abandon(ctx);
        self.frame_mut().task = Some(task);
        *self.activity_mut(task) = Activity::Running(Default::default());
        let listener = self.frame_mut().listen(ctx);
        ctx.props().pool.begin(order, purpose, listener);
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
        ctx.props().pool.forget();
    }
    /// Resumes the stopped task where it was, or from the beginning if the workers have done something else since.
    fn resume(&mut self, ctx: &Ctx<Self>) {
        let stopped = |task: &Self::Task| matches!(self.activity(*task), Activity::Stopped(_)) && self.is_shown(*task);
        let Some(task) = Self::TASKS.iter().copied().find(stopped) else { return };
        let now = self.frame().task;
        match std::mem::take(self.activity_mut(task)) {
            Activity::Stopped(progress) if now == Some(task) && ctx.props().pool.resume() => {
                *self.activity_mut(task) = Activity::Running(progress);
            }
            _ => self.start(ctx, task),
        }
    }
    /// Starts the task that failed again.
    fn retry(&mut self, ctx: &Ctx<Self>) {
        self.state_mut().troubles().clear();
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
                (Activity::Done(progress), Some(news), Some(Told::Answers(answers)))
            }
            Event::Measured(time, repeats) => {
                (Activity::Done(Default::default()), None, Some(Told::Time(time, repeats)))
            }
            Event::Failed(failure) => return self.fail(task, failure),
        };
        *self.activity_mut(task) = activity;
        for told in [news.map(Told::News), last].into_iter().flatten() {
            if let Err(failure) = self.take_in(ctx, task, told) {
                return self.fail(task, failure);
            }
        }
    }
    /// Records that a task has failed; the reader can try it again.
    fn fail(&mut self, task: Self::Task, failure: Failure) {
        *self.activity_mut(task) = Activity::Failed;
        let troubles = self.state_mut().troubles();
        troubles.retain(|trouble| *trouble != Trouble::Failure(failure));
        troubles.push(Trouble::Failure(failure));
    }
    /// The progress that the transport bar shows.
    fn work(&self) -> Work {
        let running = Self::TASKS.iter().map(|&task| self.activity(task)).find(|activity| activity.is_running());
        let shown = || Self::TASKS.iter().filter(|&&task| self.is_shown(task)).map(|&task| self.activity(task).work());
        running.map(Activity::work).unwrap_or_else(|| shown().find(|work| *work != Work::Idle).unwrap_or(Work::Idle))
    }
}
