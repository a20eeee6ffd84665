//! The page of the Soma cube.
//!
//! The figure and the settings of its search are on the left, the drawing in the middle, explanations on the right, the
//! transport bar below. The views: the search, placement by placement, with the reason of every rejection; why there are seven
//! pieces; all their placements; all solutions, which can be turned, taken apart and put together again; and an editor for
//! figures.

mod act;
mod draw;
mod editor;
mod gallery;
mod run;
mod says;
mod setup;
mod state;

use super::activity::Activity;
use super::app::Program;
use super::controls::{Written, panel, pointing, reveal};
use super::desk::{Desk, desk, sentences};
use super::drawing::Drawing;
use super::keys::Command;
use super::page::desktop::{Desktop, Told};
use super::page::{Ctx, Effect, Frame, Page};
use super::steps::Steps;
use super::transport::{self, transport};
use super::trouble::{is_broken, text_errors, troubles};
use super::{Look, PageProps};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::soma::job::Job;
use crate::puzzle::soma::{Figure, scene};
use crate::scene::Id;
use crate::search::Failure;
use crate::text::Lang;
use crate::ui::page::desktop::State as _;
use crate::worker::control::JobPlan;
use crate::worker::protocol::Purpose;
use act::Act;
use draw::Picture;
use run::Task;
use state::{Goal, Seen, State, View};
use yew::prelude::*;

/// Duration of the animation of one step, in milliseconds; shorter at high speeds.
const ANIMATION: f64 = 250.0;

/// The page of the Soma cube, and its program.
pub struct Soma {
    frame: Frame<Soma>,
    state: State,
    /// The picture that is drawn.
    picture: Picture,
    /// The field for the figure as text.
    written: Written<Figure>,
    /// The number of pictures of the gallery that are drawn already, and that are to be drawn.
    pictures: usize,
    wanted_pictures: usize,
    /// The solution to whose picture the gallery was scrolled last.
    revealed: Option<usize>,
    /// The progress of the comparison of the rules.
    contest: Activity,
    /// The progress of measuring the time of the fast search.
    measuring: Activity,
    /// The mean times of the fast search on this machine, in milliseconds: counting each solution once for all its rotations,
    /// and counting all placed solutions.
    measured: [Option<f64>; 2],
}

impl Program for Soma {
    const PUZZLE: Puzzle = Puzzle::Soma;

    type Job = Job;

    fn page(props: PageProps<Job>) -> Html {
        html! { <Page<Soma> ..props /> }
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The home page is shown by the program of Instant Insanity.
        html! {}
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.soma().keys
    }
}

impl Desktop for Soma {
    type Act = Act;
    type State = State;
    type Job = Job;
    type Task = Task;
    const TASKS: &'static [Task] = run::TASKS;
    const VIEWS: usize = View::ALL.len();

    fn open(frame: Frame<Self>, link: &Link) -> Soma {
        Soma {
            frame,
            state: State::of(link),
            picture: Picture::default(),
            written: Written::default(),
            pictures: 0,
            wanted_pictures: state::PICTURES,
            revealed: None,
            contest: Activity::Idle,
            measuring: Activity::Idle,
            measured: [None; 2],
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

    fn owns(command: Command, _in_hand: bool) -> bool {
        match command {
            Command::Arrow(0, _) => false,
            Command::Letter(letter, _) => matches!(letter, 'n' | 'p'),
            _ => true,
        }
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        let broken = is_broken(&self.state.troubles);
        let far = self.state.asked().is_some_and(|step| self.state.is_far(step));
        if (link.run || far) && !broken {
            // A link with a step leads to that step, a link without one to the first solution.
            self.run_all(ctx, if link.step.is_some() { Goal::Stay } else { Goal::FirstSolution });
        }
    }

    fn forget(&mut self, ctx: &Ctx<Self>) {
        self.abandon(ctx);
        self.contest = Activity::Idle;
        self.measured = [None; 2];
        self.pictures = 0;
        self.wanted_pictures = state::PICTURES;
        self.state.counting = Activity::Idle;
    }

    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        let by_one = before.is_some_and(|before| self.state.seen().by_one(before));
        let motion = self.state.player.motion(ANIMATION, self.state.pace());
        self.draw_anew(ctx, if by_one { motion } else { 0.0 });
    }

    fn html(&self, ctx: &Ctx<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let state = &self.state;
        let texts = look.lang.soma();
        let calls = &self.frame.calls;
        let words = says::words(state, look);
        let setup = setup::Props {
            look: *look,
            model: state.model.clone(),
            preset: state.preset(),
            can: state.can_undo_redo(),
            workers: super::workers(state.workers),
            busy: self.is_busy(),
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
            puzzle: Puzzle::Soma,
            pointing: pointing(&calls.point, scene::read),
            troubles: troubles(&state.troubles, look, texts.step_beyond, calls),
            setup: || panel(setup),
            views: (&texts.views, view),
            drawing: html! {
                <Drawing<false> draw={self.frame.draw.clone()} animate={self.frame.animate} orbits=true theme={look.theme} {label}
                    painted={painted.0.clone()} on_pick={calls.pick.clone()} on_point={calls.point.clone()} />
            },
            pointed: says::pointed(state, look),
            below: html! {
                if !look.present {
                    { says::tools(state, look, &calls.act) }
                    { match state.view {
                        View::Solutions => gallery::gallery(self, look),
                        View::Figure => editor::editor(state, look, &calls.act),
                        _ => html! {},
                    } }
                }
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
        self.written.write(&self.state.model.figure);
        if self.state.view != View::Solutions {
            self.revealed = None;
        } else if self.revealed != Some(self.state.solution) && reveal(".thumb[aria-current]", ".gallery") {
            self.revealed = Some(self.state.solution);
        }
    }

    fn tick(&mut self, passed: f64) {
        self.state.tick(passed);
        self.draw_pictures();
    }

    fn is_moving(&self) -> bool {
        self.state.is_moving() || self.draws_pictures()
    }

    fn keep_going(&mut self, ctx: &Ctx<Self>) {
        if self.state.wants_count() && !self.is_busy() {
            self.start(ctx, Task::Count);
        }
    }

    fn go_to_end(&mut self, ctx: &Ctx<Self>) {
        if self.state.total().is_none() {
            self.run_all(ctx, Goal::End);
        } else {
            self.state.go(self.state.farthest());
        }
    }

    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        match command {
            Command::Letter('n', _) => self.near(true),
            Command::Letter('p', _) => self.near(false),
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

    fn activity(&self, task: Task) -> &Activity {
        self.activity_of(task)
    }

    fn activity_mut(&mut self, task: Task) -> &mut Activity {
        self.activity_of_mut(task)
    }

    fn order(&mut self, task: Task) -> Option<(JobPlan<Job>, Purpose)> {
        Some(self.order_for(task))
    }

    fn take_in(&mut self, ctx: &Ctx<Self>, task: Task, told: Told<Job>) -> Result<(), Failure> {
        self.take_in_told(ctx, task, told)
    }
}
