//! The frame of the page of a puzzle: how it hears of links, keys, workers and frames, draws anew what has changed, and writes
//! its link.

pub mod desktop;

use super::address::Entry;
use super::calls::Calls;
use super::controls::settle_lists;
use super::drawing::{Draw, Grip};
use super::keys::{Command, Keys};
use super::root::{mark_root, uncover};
use super::steps::Steps;
use super::transport::Move;
use super::{PageProps, now};
use crate::scene::{Id, Scene};
use crate::worker::control::Event;
use desktop::{Desktop, Linked, State};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// The link is written this long after the last of many changes, in milliseconds.
const WRITE_AFTER: u32 = 250;

/// From one portion of a page to the next, in milliseconds: some frames, so that the browser draws each on its own.
const NEXT_PORTION: u32 = 50;

/// The longest time that passes between two frames, in milliseconds: who was away does not come back to a jump.
const MOST_PASSED: f64 = 100.0;

/// What happens to a page.
pub enum Message<P: Desktop> {
    /// The transport bar was used.
    Move(Move),
    /// A key of the page.
    Key(Command),
    /// The browser is ready for the next frame.
    Frame(f64),
    /// The link is due to be written.
    Write,
    /// The next portion is due.
    Portion(Portion),
    /// The workers tell something.
    Pool(u32, Event<P::Job>),
    /// Another view.
    View(usize),
    /// Another panel, on small screens.
    Panel(usize),
    /// Another tab of what it says.
    Tab(usize),
    /// Something drawn was clicked.
    Pick(Id),
    /// Something is pointed at, in the drawing or beside it.
    Point(Option<Id>),
    /// Something drawn is dragged.
    Grip(Grip),
    /// The reader does something.
    Act(P::Act),
    /// A text was copied, or could not be.
    Copied(bool),
    /// Close the messages about troubles.
    Dismiss,
    /// Try again what failed.
    Retry,
}

/// How much of a page stands. It comes in portions, so that no task of the browser is long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Portion {
    /// Nothing: the top bar comes first.
    Nothing,
    /// The drawing, the large figures and the transport bar.
    Drawing,
    /// The setup, too.
    Setup,
    /// What it says, too: all of it.
    Says,
    /// And what the link asks for has begun.
    Begun,
}

impl Portion {
    /// The next one, and after how many milliseconds it comes.
    fn next(self) -> Option<(Portion, u32)> {
        match self {
            Portion::Nothing => Some((Portion::Drawing, 0)),
            Portion::Drawing => Some((Portion::Setup, NEXT_PORTION)),
            Portion::Setup => Some((Portion::Says, NEXT_PORTION)),
            Portion::Says => Some((Portion::Begun, NEXT_PORTION)),
            Portion::Begun => None,
        }
    }
}

/// What a message comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// The page looks otherwise; its state is the same.
    Look,
    /// The state is another: how its link enters the history.
    State(Entry),
}

impl Effect {
    /// Another state, to which back leads.
    pub const PUSH: Effect = Effect::State(Entry::Push);
    /// Another state, in the place of the one before.
    pub const REPLACE: Effect = Effect::State(Entry::Replace);
}

/// The context of a page.
pub type Ctx<P> = Context<Page<P>>;

/// What all pages have.
pub struct Frame<P: Desktop> {
    /// The drawing.
    pub draw: Draw,
    /// How long it takes to come there from the one before, in milliseconds; see [`super::drawing::Props::animate`].
    pub animate: f64,
    /// How much of it stands already.
    pub portion: Portion,
    /// Which panel small screens show below the drawing: 0 setup, 1 what it says.
    pub panel: usize,
    /// Which tab of what it says is open.
    pub tab: usize,
    /// Whether the browser let the page copy a text, once that was asked for.
    pub copied: Option<bool>,
    /// Each run of the workers has a number, so that late news of an old one is not taken for the new one's.
    pub run: u32,
    /// What the workers were given last.
    pub task: Option<P::Task>,
    /// Whether the drawing is in hand: then some more keys are the page's.
    pub in_hand: Rc<Cell<bool>>,
    /// The callbacks.
    pub calls: Calls<P::Act>,
    frame: Option<AnimationFrame>,
    last_frame: f64,
    /// Whether it played after the last change.
    played: bool,
    writing: Option<Timeout>,
    /// The next portion is on its way.
    coming: Option<Timeout>,
    _keys: Keys,
}

/// See the module.
pub struct Page<P> {
    page: P,
}

impl<P: Desktop> Component for Page<P> {
    type Message = Message<P>;
    type Properties = PageProps<P::Job>;

    fn create(ctx: &Context<Self>) -> Self {
        let PageProps { link, .. } = ctx.props();
        mark_root("data-state", "busy");
        let mut page = Page { page: P::open(Frame::new(ctx.link()), link) };
        page.show(ctx);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &PageProps<P::Job>) -> bool {
        let PageProps { link, look, moves, .. } = ctx.props();
        if *moves != old.moves {
            if self.page.state_mut().follow(link) {
                self.page.forget(ctx);
            }
            self.begin(ctx);
        } else if *look != old.look {
            self.page.redraw(ctx, None);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: Self::Message) -> bool {
        let before = self.page.state().seen();
        let page = &mut self.page;
        let mut effect = Effect::REPLACE;
        match message {
            Message::Move(what) => page.transport(ctx, what),
            Message::Key(command) => effect = page.key(ctx, command),
            Message::Frame(now) => {
                let frame = page.frame_mut();
                frame.frame = None;
                let passed = (now - frame.last_frame).clamp(0.0, MOST_PASSED);
                frame.last_frame = now;
                page.tick(passed);
            }
            Message::Write => {
                page.frame_mut().writing = None;
                ctx.props().on_state.emit((page.state().link(), Entry::Replace));
                return false;
            }
            Message::Portion(portion) => {
                let frame = page.frame_mut();
                frame.portion = portion;
                frame.coming = None;
                if portion == Portion::Begun {
                    ctx.props().pool.warm();
                    self.begin(ctx);
                }
                return true;
            }
            Message::Pool(run, _) if run != page.frame().run => return false,
            Message::Pool(_, event) => page.hear(ctx, event),
            Message::View(view) => {
                page.show(view);
                effect = Effect::PUSH;
            }
            Message::Panel(panel) => {
                page.frame_mut().panel = panel;
                effect = Effect::Look;
            }
            Message::Tab(tab) => {
                page.open_tab(tab);
                effect = Effect::Look;
            }
            Message::Pick(id) => effect = page.pick(ctx, id),
            Message::Point(id) => effect = page.point(ctx, id),
            Message::Grip(grip) => effect = page.grip(ctx, grip),
            Message::Act(act) => effect = page.act(ctx, act),
            Message::Copied(done) => {
                page.frame_mut().copied = Some(done);
                effect = Effect::Look;
            }
            Message::Dismiss => page.state_mut().troubles().clear(),
            Message::Retry => page.retry(ctx),
        }
        let Effect::State(entry) = effect else { return effect == Effect::Look };
        self.page.aim();
        if self.page.state().seen() != before {
            self.page.frame_mut().copied = None;
            self.page.redraw(ctx, Some(&before));
        }
        self.keep_going(ctx);
        self.write(ctx, entry);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if self.page.frame().portion == Portion::Nothing {
            html! {}
        } else {
            self.page.html(ctx)
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        let frame = self.page.frame_mut();
        if let (Some((next, after)), None) = (frame.portion.next(), &frame.coming) {
            let link = ctx.link().clone();
            frame.coming = Some(Timeout::new(after, move || link.send_message(Message::Portion(next))));
        }
        if frame.portion < Portion::Says {
            return;
        }
        self.page.settle();
        settle_lists();
        if self.page.frame().portion < Portion::Begun {
            return;
        }
        // At the latest now: a window may be too low for a drawing.
        uncover();
        let name = self.page.name();
        mark_root("data-state", if ctx.props().unread && name == "idle" { "error" } else { name });
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        ctx.props().pool.forget();
    }
}

impl<P: Desktop> Page<P> {
    fn begin(&mut self, ctx: &Context<Self>) {
        self.page.begin(ctx, &ctx.props().link);
        self.show(ctx);
        self.keep_going(ctx);
    }

    fn show(&mut self, ctx: &Context<Self>) {
        self.page.aim();
        self.page.redraw(ctx, None);
    }

    fn keep_going(&mut self, ctx: &Context<Self>) {
        self.page.keep_going(ctx);
        let (moving, plays) = (self.page.is_moving(), self.page.state().player().playing);
        let frame = self.page.frame_mut();
        let starts = plays && !frame.played;
        frame.played = plays;
        // What does not play does not look at the clock.
        if starts || !plays && frame.frame.is_none() {
            frame.last_frame = now();
        }
        if moving && frame.frame.is_none() {
            let link = ctx.link().clone();
            frame.frame = Some(request_animation_frame(move |now| link.send_message(Message::Frame(now))));
        }
    }

    fn write(&mut self, ctx: &Context<Self>, entry: Entry) {
        let link = ctx.link().clone();
        self.page.frame_mut().writing = match entry {
            Entry::Push => None,
            Entry::Replace => Some(Timeout::new(WRITE_AFTER, move || link.send_message(Message::Write))),
        };
        if entry == Entry::Push {
            ctx.props().on_state.emit((self.page.state().link(), entry));
        }
    }
}

impl<P: Desktop> Frame<P> {
    /// Listens to a new run of the workers; what an old one still has to tell is not heard any more.
    pub fn listen(&mut self, ctx: &Ctx<P>) -> impl Fn(Event<P::Job>) + use<P> {
        self.run += 1;
        let (link, run) = (ctx.link().clone(), self.run);
        move |event| link.send_message(Message::Pool(run, event))
    }

    fn new(link: &html::Scope<Page<P>>) -> Frame<P> {
        let (keys, in_hand) = (link.clone(), Rc::new(Cell::new(false)));
        let hands = Rc::clone(&in_hand);
        Frame {
            draw: Draw::new(|stage| Scene::new(stage.room)),
            animate: 0.0,
            portion: Portion::Nothing,
            panel: 1,
            tab: 0,
            copied: None,
            run: 0,
            task: None,
            in_hand,
            calls: Calls {
                moves: link.callback(Message::Move),
                view: link.callback(Message::View),
                panel: link.callback(Message::Panel),
                tab: link.callback(Message::Tab),
                pick: link.callback(Message::Pick),
                point: link.callback(Message::Point),
                grip: link.callback(Message::Grip),
                act: link.callback(Message::Act),
                dismiss: link.callback(|()| Message::Dismiss),
                retry: link.callback(|()| Message::Retry),
            },
            frame: None,
            last_frame: 0.0,
            played: false,
            writing: None,
            coming: None,
            _keys: Keys::listen(move |command| {
                let others = matches!(
                    command,
                    Command::Present
                        | Command::Leave
                        | Command::Language
                        | Command::Theme
                        | Command::Help
                        | Command::Orbit(..)
                        | Command::StandardView
                );
                let mine = !others && P::owns(command, hands.get());
                if mine {
                    keys.send_message(Message::Key(command));
                }
                mine
            }),
        }
    }
}
