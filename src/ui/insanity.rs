//! The page of Instant Insanity.
//!
//! The cubes and the options of the search are on the left, the drawing in the middle, explanations on the right, the transport
//! bar below. The views: the stack, built cube by cube with a verdict on each trial; the cubes and their nets; the search tree;
//! the graph, whose factorisations are searched for and chosen in pairs, after which the cubes turn into place; the stack
//! turned by hand; an experiment with many random sets. An element that is pointed at is highlighted everywhere it appears.

mod act;
mod draw;
mod run;
mod says;
mod setup;
mod state;
mod tile;

use super::Look;
use super::activity::Activity;
use super::controls::panel;
use super::drawing::{Drawing, Grips};
use super::keys::Command;
use super::page::Frame;
use super::page::desktop::{Ctx, Desktop, Parts, own_fields};
use super::page::state::Linked;
use super::page::tasks::Tasks;
use super::setup_panel::SetupBase;
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::job::Job;
use crate::puzzle::insanity::light;
use crate::puzzle::insanity::scene::stack::Stack;
use crate::text::{Lang, PageTexts};
use act::Act;
use draw::Pull;
use run::Task;
use setup::SetupProps;
use state::listing::PAGE;
use state::{Goal, State, Track, View};
use yew::prelude::*;

/// The page of Instant Insanity.
pub struct Insanity {
    frame: Frame<Insanity>,
    state: State,
    /// The previous stack of the drawing and the present one: the animation leads from one to the other.
    stacks: [Stack; 2],
    /// The cube that the reader is turning by dragging, if any.
    pull: Option<Pull>,
    /// The indices of the open tabs: of the exhaustive program, and of the graph.
    tabs: [usize; 2],
    /// The number of solutions that the reader wants to see in the list.
    listed: usize,
    measuring: Activity,
    /// The time of one search of the exhaustive program in milliseconds, and the number of searches of which it is the mean.
    measured: Option<(f64, u32)>,
    /// The time of one run of the theory in milliseconds, and the number of runs of which it is the mean.
    theory_measured: Option<(f64, u32)>,
}

impl Desktop for Insanity {
    const PUZZLE: Puzzle = Puzzle::Insanity;
    const VIEWS: &'static [View] = &View::ALL;
    const DEMO: &'static str = "#/insanity?step=760";
    const START: &'static str = "#/insanity?view=hand";

    type Act = Act;
    type State = State;
    type View = View;
    type Job = Job;
    type Task = Task;
    type Canvas = Drawing<false>;

    fn open(frame: Frame<Self>, link: &Link) -> Insanity {
        let state = State::of(link);
        let stack = Stack::as_given(state.model.cubes);
        Insanity {
            frame,
            state,
            stacks: [stack.clone(), stack],
            pull: None,
            tabs: [0; 2],
            listed: PAGE,
            measuring: Activity::Idle,
            measured: None,
            theory_measured: None,
        }
    }

    own_fields!();

    fn texts(lang: Lang) -> &'static PageTexts {
        &lang.insanity().page
    }

    fn owns(command: Command, in_hand: bool) -> bool {
        match command {
            Command::Arrow(0, _) | Command::Letter('a' | 's' | 'd' | 'h', _) => in_hand,
            Command::Letter(letter, _) => matches!(letter, 'n' | 'p'),
            _ => true,
        }
    }

    fn text(&self) -> String {
        self.state.model.cubes.to_string()
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        let far = self.state.track() == Track::Program && link.step.is_some_and(|step| self.state.is_far(step));
        let broken = self.state.base.is_broken();
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

    fn parts(&self, _look: &Look) -> Parts {
        let state = &self.state;
        Parts {
            id: light::read,
            orbits: !matches!(state.view, View::Cubes | View::Tree | View::Statistics),
            sides: vec![],
            grips: if state.view == View::Hand { Grips::Things } else { Grips::Nothing },
            points: state.view != View::Statistics || state.lab.drawn() > 0,
            pans: None,
        }
    }

    fn setup(&self, look: &Look) -> Html {
        let props = SetupProps {
            base: SetupBase::of(self, look),
            model: self.state.model,
            busy: self.is_busy(),
            light: self.state.light,
            trial: self.state.lab.trial(),
            wanted: self.state.wanted,
            drawn: self.state.drawn(),
            is_drawing: self.state.draw.is_some(),
        };
        panel(props, setup::setup)
    }

    fn keep_going(&mut self, _ctx: &Ctx<Self>) {
        self.frame.in_hand.set(self.state.view == View::Hand);
    }
}
