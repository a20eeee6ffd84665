//! The page of Instant Insanity.
//!
//! On the left the cubes and the search's options, in the middle the drawing, on the right what it says, below the
//! transport bar. The class sees the stack grow cube by cube, each trial judged; the workers count everything at once when
//! asked to. The graph tells the same from another side: factorisations are searched for, two are chosen, and the cubes turn
//! into place. The stack is turned by hand, and many random sets are drawn. What is pointed at anywhere lights up everywhere.

mod act;
mod choice;
mod command;
mod draw;
mod graph;
mod hand;
mod message;
mod run;
mod says;
mod setup;
mod state;
mod statistics;

use super::address::Entry;
use super::app::{Program, mark_root};
use super::controls::{Wording, alert, panel, pointing, settle_lists};
use super::desk::{Desk, desk, sentences};
use super::drawing::{Draw, Drawing};
use super::home::Home;
use super::keys::{Command, Keys};
use super::share::copy;
use super::transport::{self, SPEEDS, transport};
use super::{Look, PageProps, now};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::scene::stack::Stack;
use crate::puzzle::insanity::{CubeSet, light};
use crate::text::Lang;
use act::Act;
use draw::Pull;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use message::{Calls, Edit, Measured, Message};
use says::Listing;
use state::{Goal, Run, State, Track, Trouble, View};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The link is written this long after the last of many changes, in milliseconds.
const WRITE_AFTER: u32 = 250;

/// A step takes this long to be seen, in milliseconds, at speeds that leave the time.
const ANIMATION: f64 = 250.0;

/// The program of Instant Insanity, which shows the home page, too.
pub struct Insanity;

impl Program for Insanity {
    const PUZZLE: Puzzle = Puzzle::Insanity;

    fn page(props: PageProps) -> Html {
        html! { <Page ..props /> }
    }

    fn home(look: Look, base: Link) -> Html {
        html! { <Home {look} {base} /> }
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.texts().insanity.keys
    }
}

/// See the module.
pub struct Page {
    state: State,
    draw: Draw,
    animate: f64,
    /// The stack that was drawn before, from which the one that is drawn is animated, and that one.
    stacks: [Stack; 2],
    /// A cube that is being turned by a finger.
    pull: Option<Pull>,
    frame: Option<AnimationFrame>,
    last_frame: f64,
    writing: Option<Timeout>,
    /// Which panel small screens show below the drawing.
    panel: usize,
    /// Which tab of what it says is open: for the exhaustive program, and for the graph.
    tabs: [usize; 2],
    listing: Listing,
    /// The field of the set as text, and the set that was written into it last.
    field: NodeRef,
    written: Option<CubeSet>,
    measured: Measured,
    /// The time of the theory.
    theory_measured: Measured,
    /// What the workers were told to do last.
    task: run::Task,
    /// Whether the stack is in hand: then some more keys are the page's.
    in_hand: Rc<Cell<bool>>,
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
        let stack = Stack::as_given(state.model.cubes);
        let in_hand = Rc::new(Cell::new(false));
        let turns = Rc::clone(&in_hand);
        let mut page = Page {
            draw: Draw::new(|stage| crate::scene::Scene::new(stage.room)),
            animate: 0.0,
            stacks: [stack.clone(), stack],
            pull: None,
            frame: None,
            last_frame: 0.0,
            writing: None,
            panel: 1,
            tabs: [0; 2],
            listing: Listing::default(),
            field: NodeRef::default(),
            written: None,
            measured: Measured::Not,
            theory_measured: Measured::Not,
            task: run::Task::Search,
            in_hand,
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
                    Command::Arrow(0, _) | Command::Letter('a' | 's' | 'd' | 'h', _) => turns.get(),
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
                self.open_tab(usize::from(self.state.view == View::Graph), tab);
                return true;
            }
            Message::More(wanted) => {
                self.listing.wanted = wanted;
                return true;
            }
            Message::Copy => {
                let link = ctx.link().clone();
                let text = says::as_text(&self.state, &ctx.props().look);
                copy(text, move |done| link.send_message(Message::Copied(done)));
                return false;
            }
            Message::Copied(done) => {
                self.listing.copied = Some(done);
                return true;
            }
            Message::Pick(id) => match self.pick(ctx, id) {
                Some(how) => entry = how,
                None => return false,
            },
            Message::Point(id) => {
                if !self.state.point(id) {
                    return false;
                }
                self.redraw(ctx, draw::GOES_ON);
                return true;
            }
            Message::Grip(grip) => {
                if !self.grip(grip) {
                    self.redraw(ctx, 0.0);
                    return true;
                }
            }
            Message::Act(act) => entry = self.act(ctx, act),
            Message::Edit(edit) => {
                self.edit(ctx, edit);
                entry = Entry::Push;
            }
            Message::RunAll => {
                // The solutions are shown where the program is.
                if self.state.track() != Track::Program {
                    self.show(View::Stack);
                    entry = Entry::Push;
                }
                self.run_all(ctx, Goal::FirstSolution);
            }
            // The workers do one thing at a time; the button is off meanwhile.
            Message::Measure if self.is_busy() => return false,
            Message::Measure => {
                self.measured = Measured::Running;
                self.task = run::Task::Measure;
                self.run += 1;
                ctx.props().pool.measure(self.order(ctx), self.listener(ctx));
            }
            Message::Show(step) => self.state.go(step),
            Message::Dismiss => self.state.troubles.clear(),
            Message::Retry => {
                self.state.troubles.clear();
                self.run_all(ctx, Goal::FirstSolution);
            }
        }
        let now = self.state.seen();
        if now != seen {
            let by_one = now.step.abs_diff(seen.step) == 1 || now.turns(&seen);
            let slow = !self.state.player.playing
                || SPEEDS[self.state.player.speed] <= 4
                || self.state.track() != Track::Program;
            self.redraw(ctx, if by_one && slow { ANIMATION } else { 0.0 });
        }
        self.keep_going(ctx);
        self.write(ctx, entry);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PageProps { look, painted, .. } = ctx.props();
        let state = &self.state;
        let texts = &look.texts().insanity;
        let calls = &self.calls;
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
            field: self.field.clone(),
            text_errors: says::text_errors(state, look),
            on_edit: calls.edit.clone(),
            on_run: calls.run_all.clone(),
            on_dismiss: calls.dismiss.clone(),
        };
        let program = || says::Props {
            look: *look,
            view: says::View::of(state),
            tab: self.tabs[0],
            listing: self.listing,
            measured: self.measured,
            on_tab: calls.tab.clone(),
            on_more: calls.more.clone(),
            on_copy: calls.copy.clone(),
            on_show: calls.show.clone(),
            on_measure: calls.measure.clone(),
            on_act: calls.act.clone(),
        };
        let view = View::ALL.iter().position(|&view| view == state.view).unwrap_or_default();
        desk(Desk {
            look,
            puzzle: Puzzle::Insanity,
            pointing: pointing(&calls.over, light::read),
            troubles: self.troubles(ctx),
            setup: panel(setup),
            views: (&texts.views, view),
            on_view: &calls.view,
            drawing: html! {
                <Drawing<false> draw={self.draw.clone()} animate={self.animate} orbits={!matches!(state.view, View::Cubes | View::Tree | View::Statistics)}
                    grips={state.view == View::Hand} on_grip={calls.grip.clone()} theme={look.theme}
                    label={format!("{}. {}", texts.views[view], words.join(" "))} painted={painted.0.clone()}
                    on_pick={calls.pick.clone()} on_point={calls.point.clone()} />
            },
            pointed: says::pointed(state, look),
            below: html! {},
            panel: self.panel,
            on_panel: &calls.panel,
            counters: says::counters(state, look),
            now: (says::mood(state, &moment), sentences(&words)),
            says: match state.track() {
                Track::Program => panel(program()),
                Track::Factorising | Track::Assembly => graph::says(&graph::Props {
                    look,
                    state,
                    tab: self.tabs[1],
                    on_tab: &calls.tab,
                    on_act: &calls.act,
                    measured: self.theory_measured,
                }),
                Track::Hand => hand::says(state, look, &calls.act),
                Track::Nothing => statistics::says(state, look, &calls.act, self.is_busy()),
            },
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
        let name = self.state.name();
        let cubes = self.state.model.cubes;
        if self.written != Some(cubes)
            && let Some(field) = self.field.cast::<HtmlTextAreaElement>()
        {
            field.set_value(&cubes.to_string());
            self.written = Some(cubes);
        }
        settle_lists();
        mark_root("data-state", if ctx.props().unread && name == "idle" { "error" } else { name });
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        ctx.props().pool.forget();
    }
}

impl Page {
    /// Opens a tab, of the exhaustive program (0) or of the graph (1). Each time it is opened the list of solutions begins
    /// at its head.
    fn open_tab(&mut self, group: usize, tab: usize) {
        if tab != self.tabs[group] {
            self.tabs[group] = tab;
            self.listing = Listing::default();
        }
    }

    /// What a link asks for beyond the state it describes.
    fn begin(&mut self, ctx: &Context<Self>, link: &Link) {
        let far = self.state.track() == Track::Program && link.step.is_some_and(|step| self.state.is_far(step));
        let broken = self.state.troubles.iter().any(|trouble| matches!(trouble, Trouble::Link(..)));
        let counted = matches!(self.state.run, Run::Done(..) | Run::Busy(_));
        if self.state.view == View::Statistics {
            if link.run && !self.state.lab.is_begun() {
                self.run_sets(ctx);
            }
        } else if (link.run || far) && !broken && !counted {
            self.run_all(ctx, if link.step.is_some() { Goal::Stay } else { Goal::FirstSolution });
        }
        self.keep_going(ctx);
    }

    fn keep_going(&mut self, ctx: &Context<Self>) {
        self.in_hand.set(self.state.view == View::Hand);
        if self.frame.is_none() && self.state.is_moving() {
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

    /// Another view of the drawing.
    fn show(&mut self, view: View) {
        if view != self.state.view {
            self.state.player.playing = false;
            self.state.view = view;
        }
    }

    fn troubles(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let (shell, texts) = (&look.texts().shell, &look.texts().insanity);
        let mut errors: Vec<Wording> = vec![];
        let mut after = None;
        let mut action = None;
        for trouble in &self.state.troubles {
            match trouble {
                Trouble::Link(problems, instead) => {
                    errors.extend(says::problems(problems, look));
                    after = Some(instead.words(look.shell()));
                }
                Trouble::Text(_) => {}
                Trouble::Value(problem) => errors.push((problem.code(), (shell.problem)(problem).into())),
                Trouble::Step(step, last) => errors.push(("step-beyond", (texts.step_beyond)(*step, *last).into())),
                Trouble::Missing(missing) => errors.push((missing.code(), graph::missing(missing, look).into())),
                Trouble::Failure(failure) => {
                    errors.push((failure.code(), (shell.failure)(*failure).into()));
                    action = Some((shell.retry, self.calls.retry.clone()));
                }
            }
        }
        alert(&errors, after, action, (shell.close, self.calls.dismiss.clone()))
    }
}
