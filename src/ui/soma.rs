//! The page of the Soma cube.
//!
//! On the left the figure and how it is searched, in the middle the drawing, on the right what it says, below the transport
//! bar. The class sees why there are seven pieces, all their placements, the search placement by placement with the reason of
//! every rejection, all solutions to be turned, taken apart and put together again, and builds figures of its own.

mod act;
mod draw;
mod editor;
mod gallery;
mod message;
mod order;
mod run;
mod says;
mod setup;
mod state;

use super::address::Entry;
use super::app::{Program, mark_root};
use super::controls::{Wording, alert, panel, pointing, settle_lists};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Draw, Drawing};
use super::keys::{Command, Keys};
use super::transport::{self, Move, SPEEDS, Work, transport};
use super::{Look, PageProps, now};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::soma::{Figure, scene};
use crate::text::Lang;
use act::Act;
use draw::Picture;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use message::{Calls, Message};
use run::{Measured, Task, Then};
use state::{Goal, State, Trouble, View};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The link is written this long after the last of many changes, in milliseconds.
const WRITE_AFTER: u32 = 250;

/// A step takes this long to be seen, in milliseconds, at speeds that leave the time.
const ANIMATION: f64 = 250.0;

/// The program of the Soma cube.
pub struct Soma;

impl Program for Soma {
    const PUZZLE: Puzzle = Puzzle::Soma;

    fn page(props: PageProps) -> Html {
        html! { <Page ..props /> }
    }

    fn home(_look: Look, _base: Link) -> Html {
        // The program of Instant Insanity shows the home page.
        html! {}
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.soma().keys
    }
}

/// See the module.
pub struct Page {
    state: State,
    draw: Draw,
    /// What is drawn.
    picture: Picture,
    animate: f64,
    frame: Option<AnimationFrame>,
    last_frame: f64,
    writing: Option<Timeout>,
    /// Which panel small screens show below the drawing.
    panel: usize,
    /// Which tab of what it says is open.
    tab: usize,
    /// The field of the figure as text, and the figure that was written into it last.
    field: NodeRef,
    written: Option<Figure>,
    /// How many pictures of the gallery are drawn, and how many are wanted.
    pictures: usize,
    wanted_pictures: usize,
    /// The class whose picture the gallery was scrolled to last.
    revealed: Option<usize>,
    /// Whether the browser let the page copy a text, once that was asked for.
    copied: Option<bool>,
    /// What the workers were told to do last.
    task: Task,
    /// How far the comparison of the rules is.
    contest: Work,
    measured: Measured,
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
        let mut page = Page {
            draw: Draw::new(|stage| crate::scene::Scene::new(stage.room)),
            picture: Picture::default(),
            animate: 0.0,
            frame: None,
            last_frame: 0.0,
            writing: None,
            panel: 1,
            tab: 0,
            field: NodeRef::default(),
            written: None,
            pictures: 0,
            wanted_pictures: gallery::PAGE,
            revealed: None,
            copied: None,
            task: Task::None,
            contest: Work::Idle,
            measured: Measured::Not,
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
                    | Command::StandardView
                    | Command::Arrow(0, _) => false,
                    Command::Letter(letter, _) => matches!(letter, 'n' | 'p'),
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
                self.draw_pictures();
            }
            Message::Write => {
                self.writing = None;
                ctx.props().on_state.emit((self.state.link(), Entry::Replace));
                return false;
            }
            Message::Pool(run, event) => {
                if run != self.run {
                    return false;
                }
                self.hear(ctx, event);
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
            Message::Act(act) => entry = self.act(ctx, act),
            Message::Copied(done) => {
                self.copied = Some(done);
                return true;
            }
            Message::Dismiss => self.state.troubles.clear(),
            Message::Retry => {
                self.state.troubles.clear();
                match self.task {
                    Task::Contest => self.compare(ctx),
                    Task::Measure => self.measure(ctx),
                    Task::Count(Then::Rest) => self.count(ctx, Then::Rest),
                    _ => self.run_all(ctx, Goal::FirstSolution),
                }
            }
        }
        let now = self.state.seen();
        if now != seen {
            self.copied = None;
            let slow = !self.state.player.playing || SPEEDS[self.state.player.speed] <= 4 || now.is_slow();
            self.redraw(ctx, if now.by_one(&seen) && slow { ANIMATION } else { 0.0 });
        }
        self.keep_going(ctx);
        self.write(ctx, entry);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let state = &self.state;
        let texts = look.lang.soma();
        let calls = &self.calls;
        let words = says::words(state, look);
        let setup = setup::Props {
            look: *look,
            model: state.model.clone(),
            preset: state.preset(),
            can: state.can_undo_redo(),
            workers: super::workers(state.workers),
            busy: self.is_busy(),
            field: self.field.clone(),
            text_errors: says::text_errors(state, look),
            on_act: calls.act.clone(),
            on_dismiss: calls.dismiss.clone(),
        };
        let view = View::ALL.iter().position(|&view| view == state.view).unwrap_or_default();
        let label = format!("{}. {}", texts.views[view], words.join(" "));
        desk(Desk {
            look,
            puzzle: Puzzle::Soma,
            pointing: pointing(&calls.point, scene::read),
            troubles: self.troubles(ctx),
            setup: panel(setup),
            views: (&texts.views, view),
            on_view: &calls.view,
            drawing: html! {
                <Drawing<false> draw={self.draw.clone()} animate={self.animate} orbits=true theme={look.theme} {label}
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
        let name = if self.is_busy() { "busy" } else { self.state.name() };
        if self.written.as_ref() != Some(&self.state.model.figure)
            && let Some(field) = self.field.cast::<HtmlTextAreaElement>()
        {
            field.set_value(&self.state.model.figure.to_string());
            self.written = Some(self.state.model.figure.clone());
        }
        if self.state.view != View::Solutions {
            self.revealed = None;
        } else if self.revealed != Some(self.state.solution) && gallery::reveal() {
            self.revealed = Some(self.state.solution);
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
        let far = self.state.asked().is_some_and(|step| self.state.is_far(step));
        if (link.run || far) && !broken {
            // Who asks for a step is taken there, who asks for the search alone to its first solution.
            self.run_all(ctx, if link.step.is_some() { Goal::Stay } else { Goal::FirstSolution });
        }
        self.keep_going(ctx);
    }

    fn keep_going(&mut self, ctx: &Context<Self>) {
        if self.state.wants_count() && !self.is_busy() {
            self.count(ctx, Then::Rest);
        }
        if self.frame.is_none() && (self.state.is_moving() || self.draws_pictures()) {
            if !self.state.player.playing {
                self.last_frame = now();
            }
            let link = ctx.link().clone();
            self.frame = Some(request_animation_frame(move |now| link.send_message(Message::Frame(now))));
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
            Move::Last if self.state.view == View::Search && self.state.total().is_none() => {
                self.run_all(ctx, Goal::End);
            }
            Move::Last => self.state.go(self.state.farthest()),
            Move::To(step) => self.state.go(step),
            Move::Speed(speed) => self.state.player.speed = speed.min(SPEEDS.len() - 1),
            Move::Stop => ctx.props().pool.stop(),
            Move::Resume => self.resume(ctx),
        }
    }

    /// Nothing if the key means nothing here.
    fn key(&mut self, ctx: &Context<Self>, command: Command) -> Option<Entry> {
        match command {
            Command::PlayPause => self.transport(ctx, Move::PlayPause),
            Command::Step | Command::Arrow(1, 0) if self.state.finished() => return None,
            Command::Step | Command::Arrow(1, 0) => self.transport(ctx, Move::Step),
            Command::Back | Command::Arrow(-1, 0) => self.transport(ctx, Move::Back),
            Command::First => self.transport(ctx, Move::First),
            Command::Last => self.transport(ctx, Move::Last),
            Command::Faster => self.state.player.change_speed(1),
            Command::Slower => self.state.player.change_speed(-1),
            Command::Letter('n', _) => return self.near(true),
            Command::Letter('p', _) => return self.near(false),
            Command::View(view) => {
                self.show(*View::ALL.get(view)?);
                return Some(Entry::Push);
            }
            Command::Undo => return Some(self.act(ctx, Act::Undo)),
            Command::Redo => return Some(self.act(ctx, Act::Redo)),
            _ => return None,
        }
        Some(Entry::Replace)
    }

    fn troubles(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let (shell, texts) = (look.shell(), look.lang.soma());
        let mut errors: Vec<Wording> = vec![];
        let mut after = None;
        let mut action = None;
        for trouble in &self.state.troubles {
            match trouble {
                Trouble::Link(problems, instead) => {
                    errors.extend(says::problems(problems, look));
                    after = Some(instead.words(shell));
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
