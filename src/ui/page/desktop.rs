//! What the page of a puzzle is made of: its state without the browser, its drawing, and the jobs that it gives its workers.
//!
//! What is the same on all pages has its default here: the transport bar, the jobs, the messages about troubles.

use super::{Ctx, Effect, Frame};
use crate::link::Link;
use crate::scene::Id;
use crate::search::{Failure, Job};
use crate::ui::activity::Activity;
use crate::ui::drawing::Grip;
use crate::ui::keys::Command;
use crate::ui::steps::Steps;
use crate::ui::transport::{Move, Work};
use crate::ui::trouble::Trouble;
use crate::worker::control::{Event, News, Order};
use crate::worker::protocol::Purpose;
use std::rc::Rc;
use yew::prelude::*;

/// What a link can describe.
pub trait Linked {
    /// The link to this state.
    fn link(&self) -> Link;
    /// Follows a link that came from outside. Whether what is searched is another, so that the jobs under way are of no use.
    fn follow(&mut self, link: &Link) -> bool;
}

/// What a page shows, without the browser.
pub trait State: Linked + Steps {
    /// What the drawing depends on.
    type Seen: PartialEq;
    /// A problem with what is written.
    type Problem: PartialEq;
    /// A problem that only this page knows.
    type Own: PartialEq;

    /// What the drawing depends on.
    fn seen(&self) -> Self::Seen;
    /// The name of the state in `data-state` of the root element.
    fn name(&self) -> &'static str;
    /// What went wrong.
    fn troubles(&mut self) -> &mut Vec<Trouble<Self::Problem, Self::Own>>;
}

/// What the workers tell of a task.
pub enum Told<J: Job> {
    /// Answers to single parts and notes, as they come.
    News(News<J>),
    /// All answers, in the order of the parts.
    Answers(Vec<Rc<J::Answer>>),
    /// Milliseconds for one time, and how many times it was repeated.
    Time(f64, u32),
}

/// The page of a puzzle.
pub trait Desktop: Sized + 'static {
    /// What a reader does on it.
    type Act: Clone + 'static;
    /// What it shows.
    type State: State;
    /// What its workers can be asked.
    type Job: Job;
    /// What it asks them for.
    type Task: Copy + PartialEq + 'static;
    /// All tasks, in the order in which the transport bar shows them.
    const TASKS: &'static [Self::Task];
    /// How many views there are; keys open the first six.
    const VIEWS: usize;

    /// The page that a link describes. What the link asks for beyond that comes with [`Desktop::begin`].
    fn open(frame: Frame<Self>, link: &Link) -> Self;
    /// What it has in common with all pages.
    fn frame(&self) -> &Frame<Self>;
    /// The same, to be changed.
    fn frame_mut(&mut self) -> &mut Frame<Self>;
    /// Its state.
    fn state(&self) -> &Self::State;
    /// The same, to be changed.
    fn state_mut(&mut self) -> &mut Self::State;
    /// Whether a key is the page's, with the drawing in hand or not. It is not asked about those of the frame around all pages,
    /// nor about those of the camera.
    fn owns(command: Command, in_hand: bool) -> bool;

    /// What a link asks for beyond the state that it describes.
    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link);
    /// What is searched has changed: jobs that depend on it are abandoned.
    fn forget(&mut self, ctx: &Ctx<Self>);

    /// Makes the drawing anew: the change from what was seen before, or at once where nothing is told.
    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&<Self::State as State>::Seen>);
    /// After every change, before it is seen whether the drawing is another: what the drawing is aimed at.
    fn aim(&mut self) {}
    /// The page.
    fn html(&self, ctx: &Ctx<Self>) -> Html;
    /// The browser has it; what only the browser can do follows.
    fn settle(&mut self) {}
    /// After every change: what is to be begun because of it.
    fn keep_going(&mut self, _ctx: &Ctx<Self>) {}
    /// Lets this many milliseconds go by.
    fn tick(&mut self, passed: f64) {
        self.state_mut().tick(passed);
    }
    /// Whether there is something to do in the next frame.
    fn is_moving(&self) -> bool {
        self.state().is_moving()
    }
    /// The name of its state in `data-state` of the root element.
    fn name(&self) -> &'static str {
        if self.is_busy() { "busy" } else { self.state().name() }
    }

    /// A key of the page was pressed.
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect;
    /// Applies an action of the reader and returns its effect on the link.
    fn act(&mut self, ctx: &Ctx<Self>, act: Self::Act) -> Effect;
    /// Shows another view.
    fn show(&mut self, view: usize);
    /// Shows another tab.
    fn open_tab(&mut self, tab: usize) {
        self.frame_mut().tab = tab;
    }
    /// Something drawn was clicked.
    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect;
    /// Something is pointed at.
    fn point(&mut self, ctx: &Ctx<Self>, id: Option<Id>) -> Effect;
    /// Something drawn is dragged.
    fn grip(&mut self, _ctx: &Ctx<Self>, _grip: Grip) -> Effect {
        Effect::Nothing
    }

    /// The transport bar was used.
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
    /// Goes to the last step.
    fn go_to_end(&mut self, _ctx: &Ctx<Self>) {
        self.state_mut().go(u64::MAX);
    }
    /// What the keys do that mean the same on all pages, those of the transport bar and of the views.
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

    /// How far a task is.
    fn activity(&self, task: Self::Task) -> &Activity;
    /// The same, to be changed.
    fn activity_mut(&mut self, task: Self::Task) -> &mut Activity;
    /// What the workers are asked for a task, whose results are cleared; nothing if there is nothing to ask.
    fn order(&mut self, task: Self::Task) -> Option<(Order<Self::Job>, Purpose)>;
    /// Takes in what the workers tell of a task, or says why it cannot be: an answer that makes no sense.
    fn take_in(&mut self, ctx: &Ctx<Self>, task: Self::Task, told: Told<Self::Job>) -> Result<(), Failure>;
    /// Whether the view shows this task, so that the transport bar offers to go on with it.
    fn is_shown(&self, _task: Self::Task) -> bool {
        true
    }

    /// Whether the workers are at work. They do one thing at a time.
    fn is_busy(&self) -> bool {
        Self::TASKS.iter().any(|&task| self.activity(task).is_running())
    }
    /// Gives the workers a task, in the place of the one under way, if there is one.
    fn start(&mut self, ctx: &Ctx<Self>, task: Self::Task) {
        let Some((order, purpose)) = self.order(task) else { return };
        self.abandon(ctx);
        self.frame_mut().task = Some(task);
        *self.activity_mut(task) = Activity::Running(Default::default());
        let listener = self.frame_mut().listen(ctx);
        ctx.props().pool.begin(order, purpose, listener);
    }
    /// The same, unless the workers are at work.
    fn start_if_idle(&mut self, ctx: &Ctx<Self>, task: Self::Task) {
        if !self.is_busy() {
            self.start(ctx, task);
        }
    }
    /// The task under way is given up. One that was stopped can still be begun again.
    fn abandon(&mut self, ctx: &Ctx<Self>) {
        if let Some(task) = self.frame_mut().task.take()
            && self.activity(task).is_running()
        {
            *self.activity_mut(task) = Activity::Idle;
        }
        self.frame_mut().run += 1;
        ctx.props().pool.forget();
    }
    /// Goes on with the task that was stopped, or begins it again if the workers did something else meanwhile.
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
    /// Tries again what failed.
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
    /// The workers tell something of the present task.
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
    /// A task is given up; it can be tried again.
    fn fail(&mut self, task: Self::Task, failure: Failure) {
        *self.activity_mut(task) = Activity::Failed;
        let troubles = self.state_mut().troubles();
        troubles.retain(|trouble| *trouble != Trouble::Failure(failure));
        troubles.push(Trouble::Failure(failure));
    }
    /// What the transport bar shows of the tasks.
    fn work(&self) -> Work {
        let running = Self::TASKS.iter().map(|&task| self.activity(task)).find(|activity| activity.is_running());
        let shown = || Self::TASKS.iter().filter(|&&task| self.is_shown(task)).map(|&task| self.activity(task).work());
        running.map(Activity::work).unwrap_or_else(|| shown().find(|work| *work != Work::Idle).unwrap_or(Work::Idle))
    }
}
