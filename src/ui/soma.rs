//! The page of the Soma cube.
//!
//! The figure and the settings of its search are on the left, the drawing in the middle, explanations on the right, the
//! transport bar below. The views: the search, placement by placement, with the reason of every rejection; why there are seven
//! pieces; all their placements; all solutions, which can be turned, taken apart and put together again; an editor for figures;
//! building by hand; and the map of the solutions.

mod act;
mod brush;
mod draw;
mod editor;
mod files;
mod gallery;
mod gaps;
mod hand;
mod layers;
mod run;
mod says;
mod setup;
mod state;

use super::Look;
use super::activity::Activity;
use super::controls::{panel, reveal};
use super::drawing::{Drawing, Grips, Pans};
use super::keys::Command;
use super::page::Frame;
use super::page::desktop::{Ctx, Desktop, Parts, own_fields};
use super::page::rest::Rest;
use super::page::state::Linked;
use super::page::tasks::Tasks;
use super::parts::together;
use super::setup_panel::SetupBase;
use super::steps::Steps;
use super::trouble::Trouble;
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::soma::job::Job;
use crate::puzzle::soma::scene;
use crate::puzzle::soma::scene::map::MapWords;
use crate::puzzle::soma::{Figure, PieceSet};
use crate::text::{Lang, PageTexts};
use act::Act;
use draw::Picture;
use files::Files;
use hand::GameClock;
use run::Task;
use setup::SetupProps;
use state::{Goal, State, View};
use yew::prelude::*;

/// The page of the Soma cube, and its program.
pub struct Soma {
    frame: Frame<Soma>,
    state: State,
    /// The picture that is drawn.
    picture: Picture,
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
    /// The progress of reading a file.
    reading: Activity,
    /// The progress of looking how much of the figure the pieces of the editor fill.
    filling: Activity,
    /// Those pieces, and the figure.
    filled: Option<(PieceSet, Figure)>,
    /// The text of that file, as long as it is being read.
    file_text: String,
    /// What the set-up panel shows of files.
    files: Files,
    /// Called when the reader has moved the map: nothing else follows from that.
    on_pan: Callback<bool>,
    /// The view whose tab is open in the panel on the right.
    tabs_of: View,
    /// The clock of building by hand, while it runs.
    clock: Option<GameClock>,
}

impl Desktop for Soma {
    const PUZZLE: Puzzle = Puzzle::Soma;
    const VIEWS: &'static [View] = &View::ALL;
    const DEMO: &'static str = "#/soma?rules=islands,parity&step=432";
    const START: &'static str = "#/soma?view=solutions";

    type Act = Act;
    type State = State;
    type View = View;
    type Job = Job;
    type Task = Task;
    type Canvas = Drawing<true>;

    fn open(frame: Frame<Self>, link: &Link) -> Soma {
        Soma {
            frame,
            state: State::of(link),
            picture: Picture::default(),
            pictures: 0,
            wanted_pictures: state::PICTURES,
            revealed: None,
            contest: Activity::Idle,
            measuring: Activity::Idle,
            measured: [None; 2],
            reading: Activity::Idle,
            filling: Activity::Idle,
            filled: None,
            file_text: String::new(),
            files: Files::default(),
            on_pan: Callback::noop(),
            tabs_of: View::Search,
            clock: None,
        }
    }

    own_fields!();

    fn texts(lang: Lang) -> &'static PageTexts {
        &lang.soma().page
    }

    fn owns(command: Command, in_hand: bool) -> bool {
        match command {
            Command::Arrow(0, _) | Command::Enter => in_hand,
            Command::Letter(letter, _) => {
                matches!(letter, 'n' | 'p' | 'h' | 'k' | 'o' | 'w' | 'g')
                    || in_hand && matches!(letter, 'x' | 'y' | 'z' | 'm')
            }
            _ => true,
        }
    }

    fn text(&self) -> String {
        self.state.model.figure.to_string()
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        // What a link asks for is seen.
        let (view, tab) = (self.state.view, self.state.tab());
        if tab > 0 || self.tabs_of != view {
            (self.frame.tab, self.tabs_of) = (tab, view);
        }
        let broken = self.state.base.is_broken();
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
        self.files.opened = None;
    }

    /// What makes a rejection clear, the tour on the map, a hint that waits for the solutions and the arguments about the figure are made as soon as they can be.
    fn aim(&mut self) {
        if self.frame.rest == Rest::Here {
            state::later::check_pieces(&mut self.state);
        }
        match self.state.view {
            _ if self.frame.rest != Rest::Here => {}
            View::Map => {
                state::later::chart(&mut self.state);
                state::later::keep(&mut self.state);
            }
            View::Hand => {
                state::later::settle(&mut self.state);
                state::later::keep(&mut self.state);
            }
            View::Figure => state::later::argue(&mut self.state),
            View::Search => state::later::look(&mut self.state),
            View::Pieces | View::Placements | View::Solutions => {}
        }
        self.aim_keys();
    }

    fn parts(&self, look: &Look) -> Parts {
        let map = self.state.map.charted.as_ref().filter(|_| self.state.view == View::Map);
        let pans = map.map(|_| Pans {
            aim: self.state.map.aim,
            names: look.lang.soma().map.zoom,
            is_chosen: self.state.map.is_near,
            on_pan: self.on_pan.clone(),
            share: scene::map::SHARE,
            head: Some({
                let (legend, least) = (look.lang.soma().map.legend, draw::later::least(look));
                let has_built = !self.state.built.classes.is_empty();
                Callback::from(move |area| scene::map::legend_height(MapWords { legend }, has_built, area, least))
            }),
        });
        let grips = match self.state.view {
            View::Hand => Grips::Hand { kind: scene::PIECE, holds: self.state.hand.building.held().is_some() },
            _ => Grips::Nothing,
        };
        Parts { id: scene::read, orbits: true, sides: vec![], grips, points: true, pans }
    }

    fn presented(&self, look: &Look) -> Html {
        match self.state.view {
            View::Hand => says::hand::tools(&self.state, look, &self.frame.calls.act),
            _ => html! {},
        }
    }

    fn below(&self, look: &Look) -> Html {
        let (state, on_act) = (&self.state, &self.frame.calls.act);
        if state.view == View::Map {
            return says::map::tools(self, look);
        }
        let more = match state.view {
            View::Hand => return says::hand::tools(state, look, on_act),
            View::Solutions => gallery::gallery(self, look),
            View::Figure if state.edits() => editor::editor(state, look, on_act),
            _ => html! {},
        };
        together(vec![says::tools(state, look, on_act), more])
    }

    fn setup(&self, look: &Look) -> Html {
        let props = SetupProps {
            base: SetupBase::of(self, look),
            model: self.state.model.clone(),
            set: self.state.set(),
            counted_fast: self.state.is_counted_fast(),
            dragged: self.state.dragged.clone(),
            preset: self.state.preset(),
            own: self.state.own.clone(),
            draft: self.state.draft.clone(),
            brush: self.state.brush,
            busy: self.is_busy(),
            files: self.files.clone(),
        };
        panel(props, setup::setup)
    }

    fn settle(&mut self) {
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
        // An undone edit leads back to a step that only the workers reach quickly.
        let far = self.state.asked().is_some_and(|step| self.state.is_far(step));
        let idle = !self.state.search.is_begun() && !self.state.wants_search;
        if far && idle && self.frame.begun && !self.is_busy() && !self.state.base.is_broken() {
            self.run_all(ctx, Goal::Stay);
        }
        if self.state.wants_count() && !self.is_busy() {
            self.start(ctx, Task::Count);
        }
        if self.state.wants_why() && !self.is_busy() {
            self.start(ctx, Task::Why);
        }
        if self.frame.task == Some(Task::Ways) && !self.state.shows_ways() && self.is_busy() {
            self.abandon(ctx);
        }
        if self.state.wants_ways() && !self.is_busy() {
            self.start(ctx, Task::Ways);
        }
        // Made before it is asked for, so that it is there at once. What failed then, unheard, is tried again when it is asked for.
        let is_told = self.state.base.troubles.iter().any(|trouble| matches!(trouble, Trouble::Failure(_)));
        if self.state.view == View::Map && self.state.charting == Activity::Failed && !is_told {
            self.state.charting = Activity::Idle;
        }
        let soon = self.state.view == View::Solutions && self.frame.begun && self.state.lacks_map();
        if (soon || self.state.wants_map()) && !self.is_busy() {
            self.start(ctx, Task::Map);
        }
    }
}
