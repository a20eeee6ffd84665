//! The page of the taquin.
//!
//! The board and the settings of its search are on the left, the drawing in the middle, explanations on the right, the
//! transport bar below. The views: the tree of the Branch-and-Bound search, leaf by leaf; the board, to be played; parity, move
//! by move; exact distances; and an experiment with thousands of random boards.

mod act;
mod draw;
mod forest;
mod run;
mod says;
mod setup;
mod state;

use super::activity::Activity;
use super::app::Program;
use super::controls::{Written, panel, pointing};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Drawing, Grip, Pans};
use super::keys::Command;
use super::page::desktop::{Desktop, Told};
use super::page::{Ctx, Effect, Frame, Page};
use super::steps::Steps;
use super::transport::{self, SPEEDS, transport};
use super::trouble::{is_broken, text_errors, troubles};
use super::{Look, PageProps, now};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::job::Job;
use crate::puzzle::taquin::{Board, scene};
use crate::scene::Id;
use crate::search::Failure;
use crate::text::Lang;
use crate::ui::page::desktop::State as _;
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;
use act::Act;
use draw::Pull;
use gloo::timers::callback::Interval;
use run::Task;
use state::{Seen, State, Track, View};
use yew::prelude::*;

/// Duration of the animation of one step, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 220.0;

/// Above this speed, in steps a second, the lens no longer follows single steps.
const FAST: u64 = 10;

/// The page of the taquin, and its program.
pub struct Taquin {
    frame: Frame<Taquin>,
    state: State,
    /// The previous board of the drawing and the present one: the animation leads from one to the other.
    boards: [Board; 2],
    /// The tiles that the reader is dragging, if any.
    pull: Option<Pull>,
    /// When play began, in milliseconds, and the timer that updates the seconds.
    clock: Option<(f64, Option<Interval>)>,
    /// The field of the board as text.
    written: Written<Board>,
    /// The progress of measuring the time of one search.
    measuring: Activity,
    /// The time of one search in milliseconds, and the number of searches of which it is the mean.
    measured: Option<(f64, u32)>,
    /// Whether the solution is to be played on the board once the search has ended.
    follows: bool,
    /// Called when the reader has moved the drawing of the tree.
    on_pan: Callback<()>,
}

impl Program for Taquin {
    const PUZZLE: Puzzle = Puzzle::Taquin;

    type Job = Job;

    fn page(props: PageProps<Job>) -> Html {
        html! { <Page<Taquin> ..props /> }
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The home page is shown by the program of Instant Insanity.
        html! {}
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.taquin().keys
    }
}

impl Desktop for Taquin {
    type Act = Act;
    type State = State;
    type Job = Job;
    type Task = Task;
    const TASKS: &'static [Task] = run::TASKS;
    const VIEWS: usize = View::ALL.len();

    fn open(frame: Frame<Self>, link: &Link) -> Taquin {
        let state = State::of(link);
        Taquin {
            on_pan: frame.calls.act.reform(|()| Act::Pan),
            frame,
            boards: [state.play.board(); 2],
            pull: None,
            clock: None,
            written: Written::default(),
            measuring: Activity::Idle,
            measured: None,
            follows: false,
            state,
        }
    }

    fn frame(&self) -> &Frame<Self> {
        &self.frame
    }

    fn frame_mut(&mut self) -> &mut Frame<Self> {
        &mut self.frame
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    fn owns(command: Command, in_hand: bool) -> bool {
        match command {
            Command::Arrow(0, _) => in_hand,
            Command::Letter(letter, _) => letter == 'h',
            _ => true,
        }
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        let broken = is_broken(&self.state.troubles);
        if link.run && !broken {
            if self.state.view == View::Statistics {
                if !self.state.lab.activity.is_begun() {
                    self.run_boards(ctx);
                }
            } else if link.step.is_none() || self.state.track() == Track::Play {
                self.state.run();
            }
        }
        if self.state.play.made() == 0 {
            self.clock = None;
        }
    }

    fn forget(&mut self, ctx: &Ctx<Self>) {
        // The experiment depends on the sides and the method only, not on the board. If these have changed, its counts were
        // cleared.
        if self.frame.task != Some(Task::Boards) || !self.state.lab.activity.is_begun() {
            self.abandon(ctx);
            self.measured = None;
            self.follows = false;
        }
    }

    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        let by_one = before.is_some_and(|before| self.state.seen().by_one(before));
        let motion = self.state.player.motion(ANIMATION, self.state.pace());
        self.draw_anew(ctx, if by_one { motion } else { 0.0 });
    }

    /// The lens over the tree follows the search.
    fn aim(&mut self) {
        let state = &mut self.state;
        let fast = state.player.playing && SPEEDS[state.player.speed] > FAST || state.growth().winding();
        let node = state.taken().or(Some(0));
        let State { forest, tree, .. } = state;
        forest.grow(&tree.borrow(), !fast);
        forest.follow(node, fast);
    }

    fn html(&self, ctx: &Ctx<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let state = &self.state;
        let texts = look.lang.taquin();
        let calls = &self.frame.calls;
        let words = says::words(state, look);
        let setup = setup::Props {
            look: *look,
            model: state.model.clone(),
            board: if state.track() == Track::Play { state.play.board() } else { state.model.board },
            can: state.can_undo_redo(),
            picked: state.picked,
            seed: state.seed,
            workers: self.workers(),
            field: self.written.field.clone(),
            text_errors: text_errors(&state.troubles, look),
            on_act: calls.act.clone(),
            on_dismiss: calls.dismiss.clone(),
        };
        let pans = (state.view == View::Tree).then(|| Pans {
            aim: state.forest.aim(),
            names: texts.tree.zoom,
            on_pan: self.on_pan.clone(),
        });
        let view = View::ALL.iter().position(|&view| view == state.view).unwrap_or_default();
        let label = format!("{}. {}", texts.views[view], words.join(" "));
        desk(Desk {
            frame: &self.frame,
            look,
            puzzle: Puzzle::Taquin,
            pointing: pointing(&calls.point, scene::read),
            troubles: troubles(&state.troubles, look, texts.step_beyond, calls),
            setup: || panel(setup),
            views: (&texts.views, view),
            drawing: html! {
                <Drawing<true> draw={self.frame.draw.clone()} animate={self.frame.animate} orbits=false {pans}
                    grips={state.view == View::Board} on_grip={calls.grip.clone()} theme={look.theme}
                    {label} painted={painted.0.clone()}
                    on_pick={calls.pick.clone()} on_point={calls.point.clone()} />
            },
            pointed: says::pointed(state, look),
            below: html! {
                if state.view == View::Tree && !look.present { { says::tree::tools(state, look, &calls.act) } }
            },
            counters: says::counters(state, look),
            now: (says::mood(state), sentences(&words)),
            says: || says::says(self, look),
            transport: transport(&transport::Props {
                step: state.step(),
                farthest: state.farthest(),
                whole: state.total().is_some(),
                finished: state.finished(),
                player: state.player,
                work: self.work(),
                lang: look.lang,
                on_move: calls.moves.clone(),
            }),
        })
    }

    fn settle(&mut self) {
        self.written.write(&self.state.model.board);
    }

    fn tick(&mut self, passed: f64) {
        self.state.tick(passed);
        self.follow_solution();
    }

    fn keep_going(&mut self, ctx: &Ctx<Self>) {
        if self.state.wants_table() && !self.is_busy() {
            self.start(ctx, Task::Distances);
        }
        // In these views the arrow keys push tiles.
        self.frame.in_hand.set(matches!(self.state.view, View::Board | View::Parity));
    }

    fn go_to_end(&mut self, _ctx: &Ctx<Self>) {
        if self.state.track() == Track::Search {
            self.state.run();
        } else {
            self.state.go(u64::MAX);
        }
    }

    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        match command {
            Command::Arrow(right, up) if self.frame.in_hand.get() => self.arrow(right, up),
            Command::Letter('h', _) if self.state.track() == Track::Play => self.perform(ctx, Act::Hint),
            Command::Undo => self.perform(ctx, Act::Undo),
            Command::Redo => self.perform(ctx, Act::Redo),
            other => self.steer(ctx, other),
        }
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        self.perform(ctx, act)
    }

    fn show(&mut self, view: usize) {
        self.open_view(View::ALL[view.min(View::ALL.len() - 1)]);
    }

    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        self.clicked(ctx, id)
    }

    fn point(&mut self, ctx: &Ctx<Self>, id: Option<Id>) -> Effect {
        if id == self.state.light {
            return Effect::Nothing;
        }
        self.state.light = id;
        self.draw_anew(ctx, draw::GOES_ON);
        Effect::Look
    }

    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        if self.drag(ctx, grip) {
            return Effect::REPLACE;
        }
        self.draw_anew(ctx, 0.0);
        Effect::Look
    }

    fn activity(&self, task: Task) -> &Activity {
        self.activity_of(task)
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        self.activity_of_mut(task)
    }

    fn order(&mut self, task: Task) -> Option<(JobPlan<Job>, Purpose)> {
        Some(self.order_for(task))
    }

    fn take_in(&mut self, _ctx: &Ctx<Self>, task: Task, told: Told<Job>) -> Result<(), Failure> {
        self.take_in_told(task, told)
    }

    fn is_shown(&self, task: Task) -> bool {
        self.shows(task)
    }
}

impl Taquin {
    fn begin_clock(&mut self) {
        let act = self.frame.calls.act.clone();
        let interval = Interval::new(1_000, move || act.emit(Act::Clock));
        self.clock = Some((now(), Some(interval)));
    }

    fn stop_clock(&mut self) {
        if let Some((begun, interval)) = &mut self.clock
            && interval.take().is_some()
        {
            self.state.clock = now() - *begun;
        }
    }
}
