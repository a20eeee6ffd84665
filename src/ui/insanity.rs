//! The page of Instant Insanity.
//!
//! On the left the cubes and the search's options, in the middle the drawing, on the right what it says, below the
//! transport bar. The class sees the stack grow cube by cube, each trial judged; the workers count everything at once when
//! asked to. The graph tells the same from another side: factorisations are searched for, two are chosen, and the cubes turn
//! into place. The stack is turned by hand, and many random sets are drawn. What is pointed at anywhere lights up everywhere.

mod act;
mod command;
mod draw;
mod run;
mod says;
mod setup;
mod state;
mod tile;

use super::app::Program;
use super::controls::{Written, panel, pointing};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Drawing, Grip};
use super::home::Home;
use super::keys::Command;
use super::page::{Ctx, Desktop, Effect, Frame, Page};
use super::transport::{self, Move, transport};
use super::trouble::{is_broken, text_errors, troubles};
use super::{Look, PageProps};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::scene::stack::Stack;
use crate::puzzle::insanity::{CubeSet, light};
use crate::scene::Id;
use crate::text::Lang;
use crate::worker::pool::Event;
use act::Act;
use draw::Pull;
use run::{Measured, Task};
use state::listing::Listing;
use state::{Goal, Run, Seen, State, Track, View};
use yew::prelude::*;

/// A step takes this long to be seen, in milliseconds, at speeds that leave the time.
const ANIMATION: f64 = 250.0;

/// The program of Instant Insanity, which shows the home page, too; and its page.
pub struct Insanity {
    frame: Frame<Act>,
    state: State,
    /// The stack that was drawn before, from which the one that is drawn is animated, and that one.
    stacks: [Stack; 2],
    /// A cube that is being turned by a finger.
    pull: Option<Pull>,
    /// Which tab of what it says is open: for the exhaustive program, and for the graph.
    tabs: [usize; 2],
    listing: Listing,
    /// The field of the set as text.
    written: Written<CubeSet>,
    measured: Measured,
    /// The time of the theory.
    theory_measured: Measured,
    /// What the workers were told to do last.
    task: Task,
}

impl Program for Insanity {
    const PUZZLE: Puzzle = Puzzle::Insanity;

    fn page(props: PageProps) -> Html {
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
    type Seen = Seen;
    const VIEWS: usize = View::ALL.len();

    fn open(frame: Frame<Act>, link: &Link) -> Insanity {
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
            measured: Measured::Not,
            theory_measured: Measured::Not,
            task: Task::Search,
        }
    }

    fn frame(&self) -> &Frame<Act> {
        &self.frame
    }

    fn frame_mut(&mut self) -> &mut Frame<Act> {
        &mut self.frame
    }

    fn owns(command: Command, in_hand: bool) -> bool {
        match command {
            Command::Arrow(0, _) | Command::Letter('a' | 's' | 'd' | 'h', _) => in_hand,
            Command::Letter(letter, _) => matches!(letter, 'n' | 'p'),
            _ => true,
        }
    }

    fn follow(&mut self, ctx: &Ctx<Self>, link: &Link) {
        if self.state.follow(link) {
            self.forget(ctx);
        }
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        let far = self.state.track() == Track::Program && link.step.is_some_and(|step| self.state.is_far(step));
        let broken = is_broken(&self.state.troubles);
        let counted = matches!(self.state.run, Run::Done(..) | Run::Busy(_));
        if self.state.view == View::Statistics {
            if link.run && !self.state.lab.is_begun() {
                self.run_sets(ctx);
            }
        } else if (link.run || far) && !broken && !counted {
            self.run_all(ctx, if link.step.is_some() { Goal::Stay } else { Goal::FirstSolution });
        }
    }

    fn link(&self) -> Link {
        self.state.link()
    }

    fn seen(&self) -> Seen {
        self.state.seen()
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
        self.state.is_moving()
    }

    fn keep_going(&mut self, _ctx: &Ctx<Self>) {
        self.frame.in_hand.set(self.state.view == View::Hand);
    }

    fn transport(&mut self, ctx: &Ctx<Self>, what: Move) {
        self.use_bar(ctx, what);
    }

    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        self.obey(ctx, command)
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

    fn hear(&mut self, _ctx: &Ctx<Self>, event: Event) {
        self.told(event);
    }

    fn dismiss(&mut self) {
        self.state.troubles.clear();
    }

    fn retry(&mut self, ctx: &Ctx<Self>) {
        self.state.troubles.clear();
        self.run_all(ctx, Goal::FirstSolution);
    }
}
