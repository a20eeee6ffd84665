//! The page of Instant Insanity.
//!
//! The cubes and the options of the search are on the left, the drawing in the middle, explanations on the right, the transport
//! bar below. The views: the stack, built cube by cube with a verdict on each trial; the cubes and their nets; the search tree;
//! the graph, whose factorisations are searched for and chosen in pairs, after which the cubes turn into place; the stack
//! turned by hand; an experiment with many random sets. An element that is pointed at is highlighted everywhere it appears.

mod act;
mod command;
mod draw;
mod run;
mod says;
mod setup;
mod state;
mod tile;

use super::activity::Activity;
use super::app::Program;
use super::controls::{Written, panel, pointing};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Drawing, Grip};
use super::home::Home;
use super::keys::Command;
use super::page::desktop::{Desktop, Told};
use super::page::{Ctx, Effect, Frame, Page};
use super::transport::{self, transport};
use super::trouble::{is_broken, text_errors, troubles};
use super::{Look, PageProps};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::job::Job;
use crate::puzzle::insanity::scene::stack::Stack;
use crate::puzzle::insanity::{CubeSet, light};
use crate::scene::Id;
use crate::search::Failure;
use crate::text::Lang;
use crate::ui::page::desktop::State as _;
use crate::ui::steps::Steps;
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;
use act::Act;
use draw::Pull;
use run::Task;
use state::listing::Listing;
use state::{Goal, Seen, State, Track, View};
use yew::prelude::*;

/// Duration of the animation of one step, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 250.0;

/// The page of Instant Insanity, and its program, which also shows the home page.
pub struct Insanity {
    frame: Frame<Insanity>,
    state: State,
    /// The previous stack of the drawing and the present one: the animation leads from one to the other.
    stacks: [Stack; 2],
    /// The cube that the reader is turning by dragging, if any.
    pull: Option<Pull>,
    /// The indices of the open tabs: of the exhaustive program, and of the graph.
    tabs: [usize; 2],
    listing: Listing,
    /// The field for the set as text.
    written: Written<CubeSet>,
    measuring: Activity,
    /// The time of one search of the exhaustive program in milliseconds, and the number of searches of which it is the mean.
    measured: Option<(f64, u32)>,
    /// The time of one run of the theory in milliseconds, and the number of runs of which it is the mean.
    theory_measured: Option<(f64, u32)>,
}

impl Program for Insanity {
    const PUZZLE: Puzzle = Puzzle::Insanity;

    type Job = Job;

    fn page(props: PageProps<Job>) -> Html {
        html! { <Page<Insanity> ..props /> }
    }

    fn home(look: Look, base: Link) -> Html {
        html! { <Home {look} {base} /> }
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.insanity().keys
    }
}

impl Desktop for Insanity {
    type Act = Act;
    type State = State;
    type Job = Job;
    type Task = Task;
    const TASKS: &'static [Task] = run::TASKS;
    const VIEWS: usize = View::ALL.len();

    fn open(frame: Frame<Self>, link: &Link) -> Insanity {
        let state = State::of(link);
        let stack = Stack::as_given(state.model.cubes);
        Insanity {
            frame,
            state,
            stacks: [stack.clone(), stack],
            pull: None,
            tabs: [0; 2],
            listing: Listing::default(),
            written: Written::default(),
            measuring: Activity::Idle,
            measured: None,
            theory_measured: None,
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
            Command::Arrow(0, _) | Command::Letter('a' | 's' | 'd' | 'h', _) => in_hand,
            Command::Letter(letter, _) => matches!(letter, 'n' | 'p'),
            _ => true,
        }
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        let far = self.state.track() == Track::Program && link.step.is_some_and(|step| self.state.is_far(step));
        let broken = is_broken(&self.state.troubles);
        let counted = self.state.search.is_done() || self.state.search.is_running();
        if self.state.view == View::Statistics {
            if link.run && !self.state.lab.activity.is_begun() {
                self.start(ctx, Task::Sets);
            }
        } else if (link.run || far) && !broken && !counted {
            self.run_all(ctx, if link.step.is_some() { Goal::Stay } else { Goal::FirstSolution });
        }
    }

    fn forget(&mut self, ctx: &Ctx<Self>) {
        // The experiment does not depend on this set, only on the number of its cubes.
        if self.frame.task != Some(Task::Sets) {
            self.abandon(ctx);
            self.measured = None;
        }
    }

    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        let by_one = before.is_some_and(|before| {
            let now = self.state.seen();
            now.step.abs_diff(before.step) == 1 || now.turns(before)
        });
        let motion = self.state.player.motion(ANIMATION, self.state.pace());
        self.draw_anew(ctx, if by_one { motion } else { 0.0 });
    }

    fn html(&self, ctx: &Ctx<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let state = &self.state;
        let texts = look.lang.insanity();
        let calls = &self.frame.calls;
        let moment = state.moment();
        let words = says::words(state, &moment, look);
        let setup = setup::Props {
            look: *look,
            model: state.model,
            can: state.can_undo_redo(),
            workers: self.workers(),
            busy: self.is_busy(),
            light: state.light,
            trial: state.lab.trial(),
            wanted: state.wanted,
            drawn: state.drawn(),
            hunting: state.hunt.is_some(),
            on_act: calls.act.clone(),
            field: self.written.field.clone(),
            text_errors: text_errors(&state.troubles, look),
            on_dismiss: calls.dismiss.clone(),
        };
        let view = View::ALL.iter().position(|&view| view == state.view).unwrap_or_default();
        desk(Desk {
            frame: &self.frame,
            look,
            puzzle: Puzzle::Insanity,
            pointing: pointing(&calls.point, light::read),
            troubles: troubles(&state.troubles, look, texts.step_beyond, calls),
            setup: || panel(setup),
            views: (&texts.views, view),
            drawing: html! {
                <Drawing<false> draw={self.frame.draw.clone()} animate={self.frame.animate} orbits={!matches!(state.view, View::Cubes | View::Tree | View::Statistics)}
                    grips={state.view == View::Hand} on_grip={calls.grip.clone()} theme={look.theme}
                    label={format!("{}. {}", texts.views[view], words.join(" "))} painted={painted.0.clone()}
                    on_pick={calls.pick.clone()} on_point={calls.point.clone()} />
            },
            pointed: says::pointed(state, look),
            below: html! {},
            counters: says::counters(state, look),
            now: (says::mood(state, &moment), sentences(&words)),
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
        self.written.write(&self.state.model.cubes);
    }

    fn keep_going(&mut self, _ctx: &Ctx<Self>) {
        self.frame.in_hand.set(self.state.view == View::Hand);
    }

    fn go_to_end(&mut self, ctx: &Ctx<Self>) {
        if self.state.total().is_none() && self.state.track() == Track::Program {
            self.run_all(ctx, Goal::End);
        } else {
            self.state.go(self.state.total().unwrap_or(u64::MAX));
        }
    }

    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        self.press_key(ctx, command)
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        self.perform(ctx, act)
    }

    fn show(&mut self, view: usize) {
        self.open_view(View::ALL[view.min(View::ALL.len() - 1)]);
    }

    fn open_tab(&mut self, tab: usize) {
        self.open_tab_of(usize::from(self.state.view == View::Graph), tab);
    }

    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect {
        self.clicked(ctx, id)
    }

    fn point(&mut self, ctx: &Ctx<Self>, id: Option<Id>) -> Effect {
        if !self.state.point(id) {
            return Effect::Nothing;
        }
        self.draw_anew(ctx, draw::GOES_ON);
        Effect::Look
    }

    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        if self.drag(grip) {
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

    fn take_in(&mut self, _ctx: &Ctx<Self>, _task: Task, told: Told<Job>) -> Result<(), Failure> {
        self.take_in_told(told)
    }

    fn is_shown(&self, task: Task) -> bool {
        self.shows(task)
    }
}
