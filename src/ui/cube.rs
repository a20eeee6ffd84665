//! The page of the Hungarian (Rubik's) cube.
//!
//! The cube and its algorithm are on the left, the drawing in the middle, explanations on the right, the transport bar below.
//! The views: a cube to be turned and algorithms to be followed; the cube as an element of the group; the doctor, who explains
//! why a wrongly assembled cube cannot be put in order; commutators; and the solution face first.

mod act;
mod draw;
mod editor;
mod parts;
mod run;
mod says;
mod setup;
mod state;

use super::activity::Activity;
use super::app::Program;
use super::controls::{Written, panel, pointing, reveal};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Drawing, Grip};
use super::keys::Command;
use super::page::desktop::{Desktop, Told};
use super::page::{Ctx, Effect, Frame, Page};
use super::steps::Steps;
use super::transport::{self, transport};
use super::trouble::{text_errors, troubles};
use super::{Look, PageProps};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::cube::job::Job;
use crate::puzzle::cube::scene;
use crate::scene::Id;
use crate::search::Failure;
use crate::text::Lang;
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;
use act::Act;
use draw::Drawn;
use run::Task;
use state::{Seen, State, View};
use yew::prelude::*;

/// The page of the Hungarian cube, and its program.
pub struct HungarianCube {
    frame: Frame<HungarianCube>,
    state: State,
    drawn: Drawn,
    /// The field for the algorithm as text.
    written: Written<String>,
    /// The step of the solution to which the list was scrolled last.
    revealed: Option<usize>,
}

impl Program for HungarianCube {
    const PUZZLE: Puzzle = Puzzle::Cube;
    const LETTERS: bool = true;

    type Job = Job;

    fn page(props: PageProps<Job>) -> Html {
        html! { <Page<HungarianCube> ..props /> }
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The home page is shown by the program of Instant Insanity.
        html! {}
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.cube().keys
    }
}

impl Desktop for HungarianCube {
    type Act = Act;
    type State = State;
    type Job = Job;
    type Task = Task;
    const TASKS: &'static [Task] = run::TASKS;
    const VIEWS: usize = View::ALL.len();

    fn open(frame: Frame<Self>, link: &Link) -> Self {
        HungarianCube {
            frame,
            state: State::of(link),
            drawn: Drawn::default(),
            written: Written::default(),
            revealed: None,
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

    fn owns(_command: Command, _in_hand: bool) -> bool {
        // On this page letters turn layers.
        true
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        if link.run && !self.state.solving.is_begun() && self.state.is_reachable() {
            self.start(ctx, Task::Solve);
        }
    }

    fn forget(&mut self, ctx: &Ctx<Self>) {
        self.after_edit(ctx);
    }

    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        self.draw_change(ctx, before);
    }

    fn html(&self, ctx: &Ctx<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let (state, calls) = (&self.state, &self.frame.calls);
        let texts = look.lang.cube();
        let words = says::words(self, look);
        let setup = setup::Props {
            look: *look,
            preset: state.preset(),
            can: state.can_undo_redo(),
            seed: state.seed,
            scheme: state.scheme,
            spelling: state.spelling,
            keyboard: state.keyboard,
            first: state.model.first,
            workers: super::workers(state.workers),
            field: self.written.field.clone(),
            text_errors: text_errors(&state.troubles, look),
            on_act: calls.act.clone(),
            on_dismiss: calls.dismiss.clone(),
        };
        let view = View::ALL.iter().position(|&view| view == state.view).unwrap_or_default();
        let label = format!("{}. {}", texts.views[view], words.join(" "));
        desk(Desk {
            frame: &self.frame,
            look,
            puzzle: Puzzle::Cube,
            pointing: pointing(&calls.point, scene::read),
            troubles: troubles(&state.troubles, look, texts.step_beyond, calls),
            setup: || panel(setup),
            views: (&texts.views, view),
            drawing: html! {
                <Drawing<false> draw={self.frame.draw.clone()} animate={self.frame.animate} orbits=true
                    grips={draw::can_turn(state)} on_grip={calls.grip.clone()} theme={look.theme} {label}
                    painted={painted.0.clone()} on_pick={calls.pick.clone()} on_point={calls.point.clone()} />
            },
            pointed: says::message::pointed(state, look),
            below: html! {
                if !look.present {
                    { editor::below(self, look) }
                }
            },
            counters: says::counters(self, look),
            now: (says::mood(self), sentences(&words)),
            says: || says::says(self, look),
            transport: transport(&transport::Props {
                step: state.step(),
                farthest: state.farthest(),
                whole: true,
                finished: state.finished(),
                player: state.player,
                work: self.work(),
                lang: look.lang,
                on_move: calls.moves.clone(),
            }),
        })
    }

    fn settle(&mut self) {
        let state = &self.state;
        let text = state.model.algorithm.text(state.spelling);
        if state.typed {
            self.written.keep(text);
        } else {
            self.written.write(&text);
        }
        let step =
            state.solution().filter(|_| state.view == View::Stages).and_then(|solved| solved.step_at(state.solved));
        if step != self.revealed {
            // A new list is at its first step already.
            if self.revealed.is_some() || step > Some(0) {
                reveal(".to-step[aria-current]", ".says");
            }
            self.revealed = step;
        }
    }

    fn keep_going(&mut self, ctx: &Ctx<Self>) {
        self.after_edit(ctx);
        if self.state.wants_solution() && !self.is_busy() {
            self.start(ctx, Task::Solve);
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

    fn pick(&mut self, _ctx: &Ctx<Self>, id: Id) -> Effect {
        self.clicked(id)
    }

    fn point(&mut self, ctx: &Ctx<Self>, id: Option<Id>) -> Effect {
        if id == self.state.light {
            return Effect::Nothing;
        }
        self.state.light = id;
        self.draw_light(ctx);
        Effect::Look
    }

    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        self.pull(ctx, grip)
    }

    fn activity(&self, task: Task) -> &Activity {
        self.activity_of(task)
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        self.activity_of_mut(task)
    }

    fn order(&mut self, task: Task) -> Option<(JobPlan<Job>, Purpose)> {
        Some((self.order_for(task), Purpose::Answers))
    }

    fn take_in(&mut self, _ctx: &Ctx<Self>, _task: Task, told: Told<Job>) -> Result<(), Failure> {
        self.take_in_told(told)
    }

    fn is_shown(&self, task: Task) -> bool {
        self.shows(task)
    }
}
