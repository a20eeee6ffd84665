//! The page of the Hungarian (Rubik's) cube.
//!
//! On the left the cube and how it is turned, in the middle the drawing, on the right what it says, below the transport bar.
//! The class turns a live cube and follows algorithms, reads it as an element of the group, learns from the doctor why a badly
//! reassembled cube cannot be put in order, builds commutators, and watches the cube being put in order face first.

mod act;
mod draw;
mod editor;
mod parts;
mod run;
mod says;
mod setup;
mod state;

use super::app::Program;
use super::controls::{Written, panel, pointing, reveal};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Drawing, Grip};
use super::keys::Command;
use super::page::{Ctx, Desktop, Effect, Frame, Page};
use super::transport::{self, Move, transport};
use super::trouble::{text_errors, troubles};
use super::{Look, PageProps};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::cube::scene;
use crate::scene::Id;
use crate::text::Lang;
use crate::worker::pool::Event;
use act::Act;
use draw::Drawn;
use run::Task;
use state::{Seen, Solving, State, View};
use yew::prelude::*;

/// The program and the page of the Hungarian cube.
pub struct HungarianCube {
    frame: Frame<Act>,
    state: State,
    drawn: Drawn,
    /// What the workers were told to do last.
    task: Task,
    /// The field of the algorithm as text.
    written: Written<String>,
    /// The step of the solution that the list was scrolled to last.
    revealed: Option<usize>,
}

impl Program for HungarianCube {
    const PUZZLE: Puzzle = Puzzle::Cube;
    const LETTERS: bool = true;

    fn page(props: PageProps) -> Html {
        html! { <Page<HungarianCube> ..props /> }
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The program of Instant Insanity shows the home page.
        html! {}
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.cube().keys
    }
}

impl Desktop for HungarianCube {
    type Act = Act;
    type Seen = Seen;
    const VIEWS: usize = View::ALL.len();

    fn open(frame: Frame<Act>, link: &Link) -> Self {
        HungarianCube {
            frame,
            state: State::of(link),
            drawn: Drawn::default(),
            task: Task::default(),
            written: Written::default(),
            revealed: None,
        }
    }

    fn frame(&self) -> &Frame<Act> {
        &self.frame
    }

    fn frame_mut(&mut self) -> &mut Frame<Act> {
        &mut self.frame
    }

    fn owns(_command: Command, _in_hand: bool) -> bool {
        // Letters turn layers.
        true
    }

    fn follow(&mut self, ctx: &Ctx<Self>, link: &Link) {
        self.state.follow(link);
        self.after_edit(ctx);
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        if link.run && self.state.solving == Solving::Idle && self.state.is_reachable() {
            self.solve(ctx);
        }
    }

    fn link(&self) -> Link {
        self.state.link()
    }

    fn seen(&self) -> Seen {
        self.state.seen()
    }

    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&Seen>) {
        self.draw_change(ctx, before);
    }

    fn html(&self, ctx: &Ctx<Self>) -> Html {
        let super::PageProps { look, painted, .. } = ctx.props();
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
            // The first step is in sight when the list comes.
            if self.revealed.is_some() || step > Some(0) {
                reveal(".to-step[aria-current]", ".says");
            }
            self.revealed = step;
        }
    }

    fn name(&self) -> &'static str {
        self.state.name()
    }

    fn tick(&mut self, passed: f64) {
        self.state.tick(passed);
    }

    fn plays(&self) -> bool {
        self.state.player.playing
    }

    fn is_moving(&self) -> bool {
        self.state.player.playing
    }

    fn keep_going(&mut self, ctx: &Ctx<Self>) {
        self.after_edit(ctx);
        if self.state.wants_solution() && !self.is_busy() {
            self.solve(ctx);
        }
    }

    fn transport(&mut self, ctx: &Ctx<Self>, what: Move) {
        self.use_transport(ctx, what);
    }

    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        self.press_key(ctx, command)
    }

    fn act(&mut self, ctx: &Ctx<Self>, act: Act) -> Effect {
        self.do_it(ctx, act)
    }

    fn show(&mut self, view: usize) {
        self.show_view(View::ALL[view.min(View::ALL.len() - 1)]);
    }

    fn pick(&mut self, _ctx: &Ctx<Self>, id: Id) -> Effect {
        self.pick_drawn(id)
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

    fn hear(&mut self, _ctx: &Ctx<Self>, event: Event) {
        self.hear_workers(event);
    }

    fn dismiss(&mut self) {
        self.state.troubles.clear();
    }

    fn retry(&mut self, ctx: &Ctx<Self>) {
        self.try_again(ctx);
    }
}

impl HungarianCube {
    /// The transport bar was used.
    fn use_transport(&mut self, ctx: &Ctx<Self>, what: Move) {
        let state = &mut self.state;
        match what {
            Move::First => state.go(0),
            Move::Back => state.go(state.step().saturating_sub(1)),
            Move::Step => state.go(state.step() + 1),
            Move::PlayPause => state.play_pause(),
            Move::Last => state.go(state.farthest()),
            Move::To(step) => state.go(step),
            Move::Speed(speed) => state.player.set_speed(speed),
            Move::Stop => ctx.props().pool.stop(),
            Move::Resume => self.resume(ctx),
        }
    }
}
