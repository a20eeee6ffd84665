//! The page of the Hungarian (Rubik's) cube.
//!
//! The cube and its algorithm are on the left, the drawing in the middle, explanations on the right, the transport bar below.
//! The views: a cube to be turned and algorithms to be followed; the cube as an element of the group; the doctor, who explains
//! why a wrongly assembled cube cannot be put in order; commutators; solutions face first, along a chain of subgroups, with few turns, with
//! the fewest, or by all these methods side by side; subgroups and symmetries; the errors of the base text.

mod act;
mod bounds;
mod draw;
mod editor;
mod run;
mod says;
mod setup;
mod state;

use super::Look;
use super::controls::{Wording, focus, panel, reveal};
use super::drawing::{Drawing, Grips};
use super::keys::Command;
use super::page::Frame;
use super::page::desktop::{Ctx, Desktop, Parts, own_fields};
use super::page::rest::Rest;
use super::page::state::Linked;
use super::page::tasks::Tasks;
use super::setup_panel::SetupBase;
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::cube::job::Job;
use crate::puzzle::cube::{Fault, scene};
use crate::text::{Lang, PageTexts};
use act::Act;
use draw::Drawn;
use run::Task;
use setup::SetupProps;
use state::{State, View};
use yew::prelude::*;

/// The page of the Hungarian cube, and its program.
pub struct HungarianCube {
    frame: Frame<HungarianCube>,
    state: State,
    drawn: Drawn,
    /// The step of the solution to which the list was scrolled last.
    revealed: Option<usize>,
    /// Whether the coach was shown after the last change.
    coached: bool,
}

impl Desktop for HungarianCube {
    const PUZZLE: Puzzle = Puzzle::Cube;
    const LETTERS: bool = true;
    const VIEWS: &'static [View] = &View::ALL;
    const DEMO: &'static str = "#/cube?alg=(R_U_R-_U-)6&step=0";
    const START: &'static str = "#/cube";

    type Act = Act;
    type State = State;
    type View = View;
    type Job = Job;
    type Task = Task;
    type Canvas = Drawing<false>;

    fn open(frame: Frame<Self>, link: &Link) -> Self {
        HungarianCube { frame, state: State::of(link), drawn: Drawn::default(), revealed: None, coached: false }
    }

    own_fields!();

    fn texts(lang: Lang) -> &'static PageTexts {
        &lang.cube().page
    }

    fn owns(_command: Command, _in_hand: bool) -> bool {
        // On this page letters turn layers.
        true
    }

    fn text(&self) -> String {
        self.state.model.algorithm.text(self.state.spelling)
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        if link.run && !self.state.solving.is_begun() && self.state.is_reachable() {
            self.start(ctx, Task::Solve);
        }
    }

    /// Gives up the search for a solution if the cube has changed, and that for a commutator if the wish has.
    fn forget(&mut self, ctx: &Ctx<Self>) {
        let searches = [Task::Solve, Task::Prove, Task::Commutator, Task::Graph, Task::Word];
        if self.frame.task.is_some_and(|task| searches.contains(&task) && !self.activity(task).is_begun()) {
            self.abandon(ctx);
        }
    }

    fn worded(&self, problem: &Fault, look: &Look) -> Wording {
        says::message::fault(problem, self.state.scheme, look)
    }

    fn parts(&self, _look: &Look) -> Parts {
        let state = &self.state;
        // With the coach the cube stands as it is held.
        let is_free = !state.is_coached();
        let sides = draw::sides(state, self.frame.tab == 0);
        let grips = match (draw::can_turn(state), state.is_drafting() && !state.is_in_turn()) {
            (_, true) => Grips::Brush,
            (true, false) => Grips::Things,
            (false, false) => Grips::Nothing,
        };
        Parts { id: scene::read, orbits: is_free, sides, grips, points: true, pans: None }
    }

    fn below(&self, look: &Look) -> Html {
        if self.state.is_coached() { says::coach::coach(self, look) } else { editor::below(self, look) }
    }

    fn presented(&self, look: &Look) -> Html {
        if self.state.is_coached() { says::coach::coach(self, look) } else { editor::presented(self, look) }
    }

    fn setup(&self, look: &Look) -> Html {
        let props = SetupProps {
            base: SetupBase::of(self, look),
            preset: self.state.preset(),
            seed: self.state.seed,
            scheme: self.state.scheme,
            spelling: self.state.spelling,
            figures: self.state.figures,
            keyboard: self.state.keyboard,
            method: self.state.model.method,
            first: self.state.model.first,
        };
        panel(props, setup::setup)
    }

    fn write_setup(&mut self) {
        let text = self.text();
        if self.state.typed { self.frame.written.keep(text) } else { self.frame.written.write(text) }
    }

    fn aim(&mut self) {
        match self.state.view {
            View::Subgroup if self.frame.rest == Rest::Here => state::later::explore(&mut self.state),
            View::Doctor if self.frame.rest == Rest::Here => state::later::suspect(&mut self.state),
            _ => {}
        }
        self.state.coach_on();
    }

    fn settle(&mut self) {
        let state = &self.state;
        if !std::mem::replace(&mut self.coached, state.is_coached()) && self.coached {
            focus(".coach-done");
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
        self.forget(ctx);
        if self.state.wants_solution() && !self.is_busy() {
            self.start(ctx, Task::Solve);
        }
        if self.state.wants_other_method() && !self.is_busy() {
            self.start(ctx, Task::Solve);
        }
        if self.state.wants_proof() && !self.is_busy() {
            self.start(ctx, Task::Prove);
        }
        if self.state.wants_commutator() && self.can_begin_unasked() {
            self.start_meanwhile(ctx, Task::Commutator);
        }
        if self.state.wants_graph() && self.can_begin_unasked() {
            self.start_meanwhile(ctx, Task::Graph);
        }
    }
}
