//! The page of the taquin.
//!
//! The board and the settings of its search are on the left, the drawing in the middle, explanations on the right, the
//! transport bar below. The views: the tree of the search, leaf by leaf, or the rounds of iterative deepening; the board, to be
//! played; parity, move by move; distances: exact ones, lower bounds, both ends of a large board, a pattern database that is filled; an
//! experiment with thousands of random boards; the graph of all boards, in rings by their distance; a race of methods on one clock.

mod act;
mod bar;
mod draw;
mod forest;
mod photo;
mod run;
mod says;
mod setup;
mod state;
mod tables;

use super::activity::Activity;
use super::controls::panel;
use super::drawing::{Drawing, Grips, Pans};
use super::kept::results::AddedResult;
use super::keys::Command;
use super::page::Frame;
use super::page::desktop::{Ctx, Desktop, Parts, own_fields};
use super::page::rest::Rest;
use super::page::state::Linked;
use super::page::tasks::Tasks;
use super::setup_panel::SetupBase;
use super::steps::Steps;
use super::{Look, kept, now};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::job::Job;
use crate::puzzle::taquin::results::Results;
use crate::puzzle::taquin::{Board, scene};
use crate::text::{Lang, PageTexts};
use act::Act;
use draw::{Pull, Release};
use gloo::timers::callback::Interval;
use run::Task;
use setup::SetupProps;
use state::{State, Track, View, later};
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// Above this speed, in steps a second, the lens no longer follows single steps.
const FAST: f64 = 10.0;

/// The page of the taquin, and its program.
pub struct Taquin {
    frame: Frame<Taquin>,
    state: State,
    /// The previous board of the drawing and the present one: the animation leads from one to the other.
    boards: [Board; 2],
    /// The tiles that the reader is dragging, if any.
    pull: Option<Pull>,
    /// How tiles were let go: just now, and before the animation that is shown.
    released: [Release; 2],
    /// The number of the game that is timed, its first move in milliseconds, and the timer that updates the seconds.
    clock: Option<(u32, f64, Option<Interval>)>,
    /// The best results of the reader's games, as far as the browser keeps them.
    results: Results,
    /// What has become of the game that was won last.
    added: AddedResult,
    /// The link that the reader has asked for last.
    copied: String,
    /// Whether the panels are shown below the board, on a telephone.
    more: bool,
    /// The picture that the reader has chosen, and whether the last file was none.
    photo: Option<HtmlCanvasElement>,
    no_photo: bool,
    /// The progress of measuring the time of one search.
    measuring: Activity,
    /// The time of one search in milliseconds, and the number of searches of which it is the mean.
    measured: Option<(f64, u32)>,
    /// Whether the solution is to be played on the board once the search has ended.
    follows: bool,
    /// Called when the reader has moved the drawing of the tree.
    on_pan: Callback<bool>,
}

impl Desktop for Taquin {
    const PUZZLE: Puzzle = Puzzle::Taquin;
    const VIEWS: &'static [View] = &View::ALL;
    const DEMO: &'static str = "#/taquin?board=3x3:5,2,3,1,0,6,7,4,8&view=board&moves=ULDDRRULDLUU";
    const START: &'static str = "#/taquin?board=3x3:5,2,3,1,0,6,7,4,8&view=board";

    type Act = Act;
    type State = State;
    type View = View;
    type Job = Job;
    type Task = Task;
    type Canvas = Drawing<true>;

    fn open(frame: Frame<Self>, link: &Link) -> Taquin {
        let state = State::of(link);
        Taquin {
            on_pan: frame.calls.act.reform(Act::Pan),
            frame,
            boards: [state.play.board(); 2],
            pull: None,
            released: Default::default(),
            clock: None,
            results: kept::results::read(),
            added: AddedResult::default(),
            copied: String::new(),
            more: false,
            photo: None,
            no_photo: false,
            measuring: Activity::Idle,
            measured: None,
            follows: false,
            state,
        }
    }

    own_fields!();

    fn texts(lang: Lang) -> &'static PageTexts {
        &lang.taquin().page
    }

    fn owns(command: Command, in_hand: bool) -> bool {
        match command {
            Command::Arrow(0, _) => in_hand,
            Command::Letter(letter, _) => letter == 'h' || in_hand && act::way_of_letter(letter).is_some(),
            _ => true,
        }
    }

    fn text(&self) -> String {
        self.state.model.board.to_string()
    }

    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link) {
        let broken = self.state.base.is_broken();
        // The reader's own picture has survived a reload; a link that names another one shows that.
        if self.photo.is_none() && self.state.image.is_none() {
            photo::restore(self.frame.calls.act.reform(Act::Photo));
        }
        if link.run && !broken {
            if self.state.view == View::Statistics {
                if !self.state.lab.activity.is_begun() {
                    self.run_boards(ctx);
                }
            } else if self.state.view == View::Distances && self.state.can_find_ends() {
                self.start_if_idle(ctx, Task::Ends);
            } else if link.step.is_none() || self.state.track() == Track::Play {
                self.state.run();
            }
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

    /// The lens over the tree follows the search.
    fn aim(&mut self) {
        let state = &mut self.state;
        state.has_rest = self.frame.rest == Rest::Here;
        let fast = state.player.playing && state.player.pace() > FAST || state.growth().winding();
        if state.has_rest {
            later::aim(state, fast);
        }
    }

    fn parts(&self, look: &Look) -> Parts {
        let (state, texts) = (&self.state, look.lang.taquin());
        let aim = match state.view {
            View::Graph => state.graph.rings.as_ref().map(|_| (state.graph.aim, state.graph.is_chosen)),
            _ => state.draws_tree().then(|| (state.forest.aim(), !state.forest.follows())),
        };
        let names = texts.tree.zoom;
        Parts {
            id: scene::read,
            orbits: false,
            sides: vec![],
            grips: if state.view == View::Board { Grips::Things } else { Grips::Nothing },
            points: state.view != View::Statistics || state.lab.drawn() > 0,
            pans: aim.map(|(aim, is_chosen)| Pans {
                aim,
                names,
                is_chosen,
                on_pan: self.on_pan.clone(),
                share: 1.0,
                head: (state.view == View::Tree && state.is_deepening()).then(|| Callback::from(scene::rounds::band)),
            }),
        }
    }

    fn below(&self, look: &Look) -> Html {
        match self.state.view {
            View::Tree if self.state.draws_tree() => says::tree::tools(&self.state, look, &self.frame.calls.act),
            View::Board => bar::bar(self, look),
            View::Graph => says::graph::tools(&self.state, look, &self.frame.calls.act),
            _ => html! {},
        }
    }

    fn setup(&self, look: &Look) -> Html {
        let props = SetupProps {
            base: SetupBase::of(self, look),
            model: self.state.model.clone(),
            board: if self.state.track() == Track::Play { self.state.play.board() } else { self.state.model.board },
            picked: self.state.picked,
            seed: self.state.seed,
            wrong_formula: self.state.wrong_formula.clone(),
        };
        panel(props, setup::setup)
    }

    fn tick(&mut self, passed: f64) {
        self.state.tick(passed);
        self.follow_solution();
    }

    fn keep_going(&mut self, ctx: &Ctx<Self>) {
        if self.state.comparing.solved.is_running() && !self.state.is_compared() {
            self.abandon(ctx);
        }
        if !self.is_busy() {
            self.start_what_is_wanted(ctx);
        }
        // In these views the arrow keys push tiles.
        self.frame.in_hand.set(matches!(self.state.view, View::Board | View::Parity));
    }
}

impl Taquin {
    /// Starts the task that the view needs, if any.
    fn start_what_is_wanted(&mut self, ctx: &Ctx<Self>) {
        let State { descent, model, .. } = &self.state;
        if self.state.track() == Track::Rounds && descent.wants_recording(&model.board) {
            self.start(ctx, Task::Recording);
        } else if self.state.track() == Track::Rounds && descent.wants_rounds() {
            self.start(ctx, Task::Shortest);
        } else if self.state.wants_shortest().is_some() {
            self.start(ctx, Task::Best);
        } else if self.state.has_rest && later::raced_rounds(&self.state).is_some() {
            self.start(ctx, Task::RaceRounds);
        } else if self.state.has_rest && later::wants_times(&self.state) {
            self.start(ctx, Task::Contest);
        } else if self.state.wants_details() {
            self.start(ctx, Task::Details);
        } else if self.state.wants_table() {
            self.start(ctx, Task::Distances);
        }
    }

    /// Begins to measure the time of a game with its first move.
    fn begin_clock(&mut self) {
        let game = self.state.games;
        if self.clock.as_ref().is_none_or(|(timed, ..)| *timed != game) {
            let act = self.frame.calls.act.clone();
            let interval = Interval::new(1_000, move || act.emit(Act::Clock));
            self.clock = Some((game, now(), Some(interval)));
        }
    }

    /// Updates the time of the game, if it is still measured.
    fn read_clock(&mut self) {
        match &self.clock {
            Some((game, begun, Some(_))) if *game == self.state.games => self.state.clock = now() - begun,
            _ => {}
        }
    }

    fn stop_clock(&mut self) {
        self.read_clock();
        if let Some((.., interval)) = &mut self.clock {
            *interval = None;
        }
    }
}
