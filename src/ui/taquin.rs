//! The page of the taquin.
//!
//! On the left the board and how it is searched, in the middle the drawing, on the right what it says, below the transport
//! bar. The class sees the tree of the Branch-and-Bound grow leaf by leaf, plays the board and the solution, follows parity
//! move by move, sees how far each board really is, and repeats the experiment with thousands of random boards.

mod act;
mod draw;
mod editor;
mod forest;
mod message;
mod run;
mod says;
mod setup;
mod state;

use super::address::Entry;
use super::app::{Program, mark_root};
use super::controls::{Wording, alert, panel, pointing, settle_lists};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Draw, Drawing, Pans};
use super::keys::{Command, Keys};
use super::transport::{self, Move, SPEEDS, Work, transport};
use super::{Look, PageProps, now};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::taquin::{Board, scene};
use crate::text::Lang;
use act::Act;
use draw::Pull;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::{Interval, Timeout};
use message::{Calls, Message};
use run::{Measured, Task};
use state::{State, Track, Trouble, View};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The link is written this long after the last of many changes, in milliseconds.
const WRITE_AFTER: u32 = 250;

/// A step takes this long to be seen, in milliseconds, at speeds that leave the time.
const ANIMATION: f64 = 220.0;

/// Steps a second above which the drawing no longer follows each of them.
const FAST: u64 = 10;

/// The program of the taquin.
pub struct Taquin;

impl Program for Taquin {
    const PUZZLE: Puzzle = Puzzle::Taquin;

    fn page(props: PageProps) -> Html {
        html! { <Page ..props /> }
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The program of Instant Insanity shows the home page.
        html! {}
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.taquin().keys
    }
}

/// See the module.
pub struct Page {
    state: State,
    draw: Draw,
    animate: f64,
    /// The board that was drawn before, from which the one that is drawn is animated, and that one.
    boards: [Board; 2],
    /// Tiles that are being pushed by a finger.
    pull: Option<Pull>,
    frame: Option<AnimationFrame>,
    last_frame: f64,
    writing: Option<Timeout>,
    /// When play began, and what counts its seconds.
    clock: Option<(f64, Option<Interval>)>,
    /// Which panel small screens show below the drawing.
    panel: usize,
    /// Which tab of what it says is open.
    tab: usize,
    /// The field of the board as text, and the board that was written into it last.
    field: NodeRef,
    written: Option<Board>,
    /// What the workers were told to do last.
    task: Task,
    /// How far the comparison of the methods is.
    contest: Work,
    measured: Measured,
    /// Whether the solution is to be followed once the search is at its end.
    follows: bool,
    /// What the arrow keys do: push tiles, or step.
    pushes: Rc<Cell<bool>>,
    /// Each run of the workers has a number, so that late news of an old one is not taken for the new one's.
    run: u32,
    calls: Calls,
    _keys: Keys,
}

impl Component for Page {
    type Message = Message;
    type Properties = PageProps;

    fn create(ctx: &Context<Self>) -> Self {
        let PageProps { link, pool, .. } = ctx.props();
        pool.warm();
        let keys = ctx.link().clone();
        let state = State::of(link);
        let board = state.play.board();
        let pushes = Rc::new(Cell::new(false));
        let arrows = Rc::clone(&pushes);
        let mut page = Page {
            draw: Draw::new(|stage| crate::scene::Scene::new(stage.room)),
            animate: 0.0,
            boards: [board; 2],
            pull: None,
            frame: None,
            last_frame: 0.0,
            writing: None,
            clock: None,
            panel: 1,
            tab: 0,
            field: NodeRef::default(),
            written: None,
            task: Task::None,
            contest: Work::Idle,
            measured: Measured::Not,
            follows: false,
            pushes,
            run: 0,
            calls: Calls::new(ctx.link()),
            _keys: Keys::listen(move |command| {
                let mine = match command {
                    Command::Present
                    | Command::Leave
                    | Command::Language
                    | Command::Theme
                    | Command::Help
                    | Command::Orbit(..)
                    | Command::StandardView => false,
                    Command::Arrow(0, _) => arrows.get(),
                    Command::Letter(letter, _) => letter == 'h',
                    _ => true,
                };
                if mine {
                    keys.send_message(Message::Key(command));
                }
                mine
            }),
            state,
        };
        page.begin(ctx, link);
        page.redraw(ctx, 0.0);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &PageProps) -> bool {
        let PageProps { link, look, .. } = ctx.props();
        if ctx.props().moves != old.moves {
            if self.state.follow(link) {
                self.forget(ctx);
            }
            self.begin(ctx, link);
            self.redraw(ctx, 0.0);
        } else if look != &old.look {
            self.redraw(ctx, 0.0);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let seen = self.state.seen();
        let mut entry = Entry::Replace;
        match message {
            Message::Move(what) => self.transport(ctx, what),
            Message::Key(command) => match self.key(ctx, command) {
                Some(how) => entry = how,
                None => return false,
            },
            Message::Frame(now) => {
                self.frame = None;
                let passed = (now - self.last_frame).clamp(0.0, 100.0);
                self.last_frame = now;
                self.state.tick(passed);
                self.follow_solution();
            }
            Message::Write => {
                self.writing = None;
                ctx.props().on_state.emit((self.state.link(), Entry::Replace));
                return false;
            }
            Message::Clock => {
                if let Some((begun, Some(_))) = &self.clock {
                    self.state.clock = now() - begun;
                }
                return true;
            }
            Message::Pool(run, event) => {
                if run != self.run {
                    return false;
                }
                self.hear(event);
            }
            Message::View(view) => {
                self.show(View::ALL[view.min(View::ALL.len() - 1)]);
                entry = Entry::Push;
            }
            Message::Panel(panel) => {
                self.panel = panel;
                return true;
            }
            Message::Tab(tab) => {
                self.tab = tab;
                return true;
            }
            Message::Pick(id) => match self.pick(ctx, id) {
                Some(how) => entry = how,
                None => return false,
            },
            Message::Point(id) => {
                if id == self.state.light {
                    return false;
                }
                self.state.light = id;
                self.redraw(ctx, draw::GOES_ON);
                return true;
            }
            Message::Grip(grip) => {
                if !self.grip(ctx, grip) {
                    self.redraw(ctx, 0.0);
                    return true;
                }
            }
            Message::Pan => {
                self.state.forest.take();
                return true;
            }
            Message::Act(act) => entry = self.act(ctx, act),
            Message::Dismiss => self.state.troubles.clear(),
            Message::Retry => {
                self.state.troubles.clear();
                match self.task {
                    Task::Boards => self.run_boards(ctx),
                    Task::Measure => self.measure(ctx),
                    Task::Contest | Task::None => self.compare(ctx),
                }
            }
        }
        self.aim();
        let now = self.state.seen();
        if now != seen {
            let slow = !self.state.player.playing || SPEEDS[self.state.player.speed] <= 4;
            self.redraw(ctx, if now.by_one(&seen) && slow { ANIMATION } else { 0.0 });
        }
        self.keep_going(ctx);
        self.write(ctx, entry);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let state = &self.state;
        let texts = look.lang.taquin();
        let calls = &self.calls;
        let words = says::words(state, look);
        let setup = setup::Props {
            look: *look,
            model: state.model.clone(),
            board: if state.track() == Track::Play { state.play.board() } else { state.model.board },
            can: state.can_undo_redo(),
            picked: state.picked,
            seed: state.seed,
            workers: self.workers(),
            field: self.field.clone(),
            text_errors: says::text_errors(state, look),
            on_act: calls.act.clone(),
            on_dismiss: calls.dismiss.clone(),
        };
        let pans = (state.view == View::Tree).then(|| Pans {
            aim: state.forest.aim(),
            names: texts.tree.zoom,
            on_pan: calls.pan.clone(),
        });
        let view = View::ALL.iter().position(|&view| view == state.view).unwrap_or_default();
        let label = format!("{}. {}", texts.views[view], words.join(" "));
        desk(Desk {
            look,
            puzzle: Puzzle::Taquin,
            pointing: pointing(&calls.point, scene::read),
            troubles: self.troubles(ctx),
            setup: panel(setup),
            views: (&texts.views, view),
            on_view: &calls.view,
            drawing: html! {
                <Drawing<true> draw={self.draw.clone()} animate={self.animate} orbits=false {pans}
                    grips={state.view == View::Board} on_grip={calls.grip.clone()} theme={look.theme}
                    {label} painted={painted.0.clone()}
                    on_pick={calls.pick.clone()} on_point={calls.point.clone()} />
            },
            pointed: says::pointed(state, look),
            below: html! {
                if state.view == View::Tree && !look.present { { says::tree::tools(state, look, &calls.act) } }
            },
            panel: self.panel,
            on_panel: &calls.panel,
            counters: says::counters(state, look),
            now: (says::mood(state), sentences(&words)),
            says: says::says(self, look),
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

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        let name = if self.contest_runs() { "busy" } else { self.state.name() };
        let board = self.state.model.board;
        if self.written != Some(board)
            && let Some(field) = self.field.cast::<HtmlTextAreaElement>()
        {
            field.set_value(&board.to_string());
            self.written = Some(board);
        }
        settle_lists();
        mark_root("data-state", if ctx.props().unread && name == "idle" { "error" } else { name });
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        ctx.props().pool.forget();
    }
}

impl Page {
    /// What a link asks for beyond the state it describes.
    fn begin(&mut self, ctx: &Context<Self>, link: &Link) {
        let broken = self.state.troubles.iter().any(|trouble| matches!(trouble, Trouble::Link(..)));
        if link.run && !broken {
            if self.state.view == View::Statistics {
                if !self.state.lab.is_begun() {
                    self.run_boards(ctx);
                }
            } else if link.step.is_none() || self.state.track() == Track::Play {
                self.state.run();
            }
        }
        if self.state.play.made() == 0 {
            self.clock = None;
        }
        self.aim();
        self.keep_going(ctx);
    }

    /// The drawing of the tree follows the search.
    fn aim(&mut self) {
        let state = &mut self.state;
        let fast = state.player.playing && SPEEDS[state.player.speed] > FAST || state.growth().winding();
        let node = state.taken().or(Some(0));
        let State { forest, tree, .. } = state;
        forest.grow(&tree.borrow(), !fast);
        forest.follow(node, fast);
    }

    fn keep_going(&mut self, ctx: &Context<Self>) {
        self.pushes.set(matches!(self.state.view, View::Board | View::Parity));
        if self.frame.is_none() && self.state.is_moving() {
            if !self.state.player.playing {
                self.last_frame = now();
            }
            let link = ctx.link().clone();
            self.frame = Some(request_animation_frame(move |now| link.send_message(Message::Frame(now))));
        }
    }

    fn begin_clock(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        let interval = Interval::new(1_000, move || link.send_message(Message::Clock));
        self.clock = Some((now(), Some(interval)));
    }

    fn stop_clock(&mut self) {
        if let Some((begun, interval)) = &mut self.clock
            && interval.take().is_some()
        {
            self.state.clock = now() - *begun;
        }
    }

    fn write(&mut self, ctx: &Context<Self>, entry: Entry) {
        if entry == Entry::Push {
            self.writing = None;
            ctx.props().on_state.emit((self.state.link(), entry));
        } else {
            let link = ctx.link().clone();
            self.writing = Some(Timeout::new(WRITE_AFTER, move || link.send_message(Message::Write)));
        }
    }

    /// The transport bar was used.
    fn transport(&mut self, ctx: &Context<Self>, what: Move) {
        match what {
            Move::First => self.state.go(0),
            Move::Back => self.state.go(self.state.step().saturating_sub(1)),
            Move::Step => self.state.go(self.state.step() + 1),
            Move::PlayPause => {
                self.state.play_pause();
                self.last_frame = now();
            }
            Move::Last if self.state.track() == Track::Search => self.state.run(),
            Move::Last => self.state.go(u64::MAX),
            Move::To(step) => self.state.go(step),
            Move::Speed(speed) => self.state.player.speed = speed.min(SPEEDS.len() - 1),
            Move::Stop => ctx.props().pool.stop(),
            Move::Resume => self.resume(ctx),
        }
    }

    /// Nothing if the key means nothing here.
    fn key(&mut self, ctx: &Context<Self>, command: Command) -> Option<Entry> {
        match command {
            Command::Arrow(right, up) if self.pushes.get() => return self.arrow(ctx, right, up),
            Command::PlayPause => self.transport(ctx, Move::PlayPause),
            Command::Step | Command::Arrow(1, 0) if self.state.finished() => return None,
            Command::Step | Command::Arrow(1, 0) => self.transport(ctx, Move::Step),
            Command::Back | Command::Arrow(-1, 0) => self.transport(ctx, Move::Back),
            Command::First => self.transport(ctx, Move::First),
            Command::Last => self.transport(ctx, Move::Last),
            Command::Faster => self.state.player.change_speed(1),
            Command::Slower => self.state.player.change_speed(-1),
            Command::Letter('h', _) if self.state.track() == Track::Play => return Some(self.act(ctx, Act::Hint)),
            Command::View(view) => {
                self.show(*View::ALL.get(view)?);
                return Some(Entry::Push);
            }
            Command::Undo => return Some(self.undo(ctx, false)),
            Command::Redo => return Some(self.undo(ctx, true)),
            _ => return None,
        }
        Some(Entry::Replace)
    }

    fn troubles(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let (shell, texts) = (look.shell(), look.lang.taquin());
        let mut errors: Vec<Wording> = vec![];
        let mut after = None;
        let mut action = None;
        for trouble in &self.state.troubles {
            match trouble {
                Trouble::Link(problems, instead) => {
                    errors.extend(says::problems(problems, look));
                    after = Some(instead.words(shell));
                }
                Trouble::Choice(problems) => {
                    errors.extend(says::problems(problems, look));
                    after = Some(shell.last_stays);
                }
                Trouble::Text(_) => {}
                Trouble::Value(problem) => errors.push((problem.code(), (shell.problem)(problem).into())),
                Trouble::Step(step, last) => errors.push(("step-beyond", (texts.step_beyond)(*step, *last).into())),
                Trouble::Failure(failure) => {
                    errors.push((failure.code(), (shell.failure)(*failure).into()));
                    action = Some((shell.retry, self.calls.retry.clone()));
                }
            }
        }
        alert(&errors, after, action, (shell.close, self.calls.dismiss.clone()))
    }
}
