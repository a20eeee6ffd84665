//! The component around the page of each puzzle. It receives links, keys, messages of the workers and animation frames, redraws
//! what has changed, and writes the link to the address bar.

pub mod actions;
#[cfg(test)]
pub mod check;
pub mod desk;
pub mod desktop;
pub mod opening;
pub mod perform;
pub mod rest;
pub mod state;
pub mod tasks;

use super::address::Entry;
use super::app::Program;
use super::calls::{Calls, OpeningAct};
use super::controls::{self, WrittenField, reveal, scroll_to_top};
use super::drawing::{Draw, Grip, Sight};
use super::kept::answers;
use super::keys::{Command, Keys};
use super::lesson::point_at;
use super::root::{load_rest, mark_root, uncover};
use super::steps::Steps;
use super::transport::TransportCommand;
use super::{PageProps, now};
use crate::geometry::Within;
use crate::link::Destination;
use crate::scene::{Id, Scene};
use crate::text::Lang;
use crate::worker::pool::Pool;
use crate::worker::progress::Event;
use actions::Actions;
use desk::desk;
use desktop::{Ctx, Desktop};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use opening::Opening;
use perform::perform;
use rest::Rest;
use state::{Linked, PageState};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Window;
use yew::prelude::*;

/// While many changes follow each other, the link is written this long after the last of them, in milliseconds.
const WRITE_AFTER: u32 = 250;

/// Time between two portions of a page, in milliseconds: a few frames, so that the browser paints each portion separately.
const NEXT_PORTION: u32 = 50;

/// The longest time counted between two frames, in milliseconds. After a longer absence the animation continues from where it
/// was, without a jump.
const MOST_PASSED: f64 = 100.0;

/// An event that the page handles.
pub enum PageMessage<P: Desktop> {
    /// The transport bar was used.
    Transport(TransportCommand),
    /// A key that the page uses was pressed.
    Key(Command),
    /// The browser is ready for the next frame, at this time in milliseconds.
    Frame(f64),
    /// It is time to write the link.
    Write,
    /// It is time to show the next portion of the page.
    Portion(Portion),
    /// It is time to start the jobs that the link asks for.
    Begin,
    /// The second part of the program is there, or did not come.
    Rest(bool),
    /// An event of the workers, in the run with this number.
    Pool(u32, Event<P::Job>),
    /// Another view was chosen, by its index.
    View(usize),
    /// Another panel was chosen (small screens), by its index.
    Panel(usize),
    /// Another tab of the panel on the right was chosen, by its index.
    Tab(usize),
    /// Something drawn was clicked.
    Pick(Id),
    /// The pointer or the focus is on this element of the drawing or of the page, or on none any more.
    Point(Option<Id>),
    /// Something drawn is dragged.
    Grip(Grip),
    /// The camera or the lens has come to rest.
    Sight(Sight),
    /// An action of the reader that only this page knows.
    Act(P::Act),
    /// A button of the first minute was pressed, or one that shows or hides the setup.
    Opening(OpeningAct),
    /// The number of workers was chosen.
    Workers(usize),
    /// Whether a text could be copied.
    Copied(bool),
    /// The messages about problems were closed.
    Dismiss,
    /// The reader wants the failed job to be tried again.
    Retry,
}

/// How much of a page is shown. A page is built in portions, so that no task of the browser is long. Each portion includes the
/// ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Portion {
    /// Nothing yet: the top bar is shown first.
    Nothing,
    /// The drawing, the counters and the transport bar.
    Drawing,
    /// Also the setup panel, of the second part of the program.
    Setup,
    /// Also the panel on the right: the page is complete.
    Says,
}

/// Whether a message requires a redraw and a new history entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Neither.
    Nothing,
    /// A redraw only: the state in the link is the same.
    Look,
    /// The state has changed: a redraw, and its link enters the history in this way.
    State(Entry),
}

impl Effect {
    /// A new state with a history entry of its own: back leads to the state before.
    pub const PUSH: Effect = Effect::State(Entry::Push);
    /// A new state that replaces the one before in the history.
    pub const REPLACE: Effect = Effect::State(Entry::Replace);
}

/// The data that the pages of all puzzles have.
pub struct Frame<P: Desktop> {
    /// The function that draws the present state.
    pub draw: Draw,
    /// Duration of the animation from the previous drawing, in milliseconds; see [`super::drawing::DrawingProps::animate`].
    pub animate: f64,
    /// The portion of the page that is shown already.
    pub portion: Portion,
    /// Whether the jobs that the link asks for have been started.
    pub begun: bool,
    /// How far the second part of the program is.
    pub rest: Rest,
    /// What the reader did before it was there.
    pub waiting: Vec<P::Act>,
    /// The panel that small screens show below the drawing: 0 setup, 1 the panel on the right.
    pub panel: usize,
    /// Whether the reader has chosen it. Until then a lesson is shown first.
    pub chosen: bool,
    /// The first minute of a page that was opened without a state.
    pub opening: Opening,
    /// Whether the setup is hidden until it is wanted.
    pub folded: bool,
    /// The open tab of the panel on the right, by its index.
    pub tab: usize,
    /// Whether the last text could be copied; none before the first attempt.
    pub copied: Option<bool>,
    /// The number of the present run of the workers. Events with the number of an earlier run are ignored.
    pub run: u32,
    /// The task that the workers were given last.
    pub task: Option<P::Task>,
    /// Whether the view has something to move: then the page uses more keys, such as arrows.
    pub in_hand: Rc<Cell<bool>>,
    /// The field for the setup as text.
    pub written: WrittenField,
    /// The callbacks of the page, made once.
    pub calls: Calls<P::Act>,
    /// An event of the workers has arrived, in the run with this number.
    heard: Callback<(u32, Event<P::Job>)>,
    /// Whether the drawing is one report of the workers behind.
    late: bool,
    frame: Option<AnimationFrame>,
    last_frame: f64,
    /// Whether the player was playing after the last change.
    played: bool,
    /// The lit line of the program that was last scrolled into view: its step, and its index in the step.
    revealed: Option<(u64, usize)>,
    writing: Option<Timeout>,
    /// The timer of the next portion.
    coming: Option<Timeout>,
    _keys: Keys,
}

/// The component of a puzzle's page: the data common to all pages, and the page itself.
pub struct Page<P> {
    page: P,
}

impl<P: Actions> Component for Page<P> {
    type Message = PageMessage<P>;
    type Properties = Ctx<P>;

    fn create(ctx: &Context<Self>) -> Self {
        let PageProps { link, .. } = ctx.props();
        mark_root("data-state", "busy");
        let mut page = Page { page: P::open(Frame::new(ctx.link(), Opening::of(link)), link) };
        page.show(ctx);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Ctx<P>) -> bool {
        let PageProps { link, look, moves, arrivals, .. } = ctx.props();
        // A link was followed, a lesson begins, or the page is presented.
        if !self.page.frame().opening.is_over() && (*moves != old.moves || Opening::of(link).is_over()) {
            opening::end(&mut self.page, ctx.props());
            self.page.frame_mut().folded = link.is_bare();
        }
        if *moves != old.moves {
            if *arrivals != old.arrivals {
                self.page.abandon(ctx.props());
                self.page.state_mut().arrive(link);
                self.page.forget(ctx.props());
            } else if self.page.state_mut().follow(link) {
                self.page.forget(ctx.props());
            }
            self.begin(ctx);
        } else if *look != old.look {
            self.page.redraw(ctx.props(), None);
        }
        self.keep_stops(ctx);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: Self::Message) -> bool {
        let opens = !self.page.frame().opening.is_over();
        if opens && opening::is_act(&message) {
            opening::end(&mut self.page, ctx.props());
            if matches!(message, PageMessage::Pick(_) | PageMessage::Grip(_)) {
                // What was drawn there is not there any more.
                return true;
            }
        } else if opens && matches!(message, PageMessage::Point(_)) {
            return false;
        }
        let before = self.page.state().seen();
        let is_report = matches!(message, PageMessage::Pool(_, Event::Progress(..)));
        let page = &mut self.page;
        let mut effect = Effect::REPLACE;
        match message {
            PageMessage::Transport(what) => page.transport(ctx.props(), what),
            PageMessage::Key(command) => effect = page.key(ctx.props(), command),
            PageMessage::Frame(now) => {
                let frame = page.frame_mut();
                frame.frame = None;
                let passed = (now - frame.last_frame).within(0.0, MOST_PASSED);
                frame.last_frame = now;
                if opens {
                    opening::tick(page, passed);
                    self.page.aim();
                    self.page.redraw(ctx.props(), Some(&before));
                    self.ask_frame(ctx);
                    return true;
                }
                page.tick(passed);
            }
            PageMessage::Write => {
                page.frame_mut().writing = None;
                ctx.props().on_state.emit((page.link(), Entry::Replace));
                return false;
            }
            PageMessage::Portion(portion) => {
                let frame = page.frame_mut();
                frame.portion = portion;
                frame.coming = None;
                return true;
            }
            PageMessage::Begin => {
                let frame = page.frame_mut();
                frame.begun = true;
                frame.coming = None;
                // The first minute needs no workers.
                if frame.opening.is_over() {
                    ctx.props().pool.warm();
                }
                self.begin(ctx);
                return true;
            }
            PageMessage::Rest(came) => {
                let frame = page.frame_mut();
                frame.rest = if came { Rest::Here } else { Rest::Missing };
                if came {
                    let pool = &ctx.props().pool;
                    pool.ready();
                    if frame.begun {
                        pool.warm();
                    }
                    let waiting = std::mem::take(&mut frame.waiting);
                    ctx.link().send_message_batch(waiting.into_iter().map(PageMessage::Act).collect());
                }
                if came && self.page.frame().begun {
                    self.show(ctx);
                    self.keep_going(ctx);
                }
                return true;
            }
            PageMessage::Pool(run, _) if run != page.frame().run => return false,
            PageMessage::Pool(_, event) => tasks::hear(page, ctx.props(), event),
            PageMessage::View(view) => {
                if let Some(&view) = P::VIEWS.get(view) {
                    page.open_view(view);
                    page.state_mut().base_mut().sight.part = None;
                }
                effect = Effect::PUSH;
            }
            PageMessage::Panel(panel) => {
                page.frame_mut().panel = panel;
                page.frame_mut().chosen = true;
                effect = Effect::Look;
            }
            PageMessage::Tab(tab) => {
                page.open_tab(tab);
                effect = Effect::REPLACE;
            }
            PageMessage::Pick(id) => effect = page.pick(ctx.props(), id),
            PageMessage::Point(id) => effect = page.point(ctx.props(), id),
            PageMessage::Grip(grip) => effect = page.grip(ctx.props(), grip),
            PageMessage::Sight(sight) => effect = page.look_from(sight),
            PageMessage::Act(act) => effect = perform(page, ctx.props(), act),
            PageMessage::Opening(act) => effect = opening::act(page, act),
            PageMessage::Workers(workers) => {
                page.state_mut().base_mut().workers = Some(workers);
                effect = Effect::PUSH;
            }
            PageMessage::Copied(done) => {
                page.frame_mut().copied = Some(done);
                effect = Effect::Look;
            }
            PageMessage::Dismiss => page.state_mut().base_mut().troubles.clear(),
            PageMessage::Retry if page.frame().rest == Rest::Missing => {
                page.frame_mut().rest = Rest::Absent;
                effect = Effect::Look;
            }
            PageMessage::Retry => page.retry(ctx.props()),
        }
        let Effect::State(entry) = effect else { return effect == Effect::Look };
        self.keep_stops(ctx);
        self.page.aim();
        let is_new = self.page.state().seen() != before;
        let frame = self.page.frame_mut();
        // Painting takes longer than all else that a report changes, and from the workers where all processors are theirs: the drawing
        // follows every second report, and the end.
        let was_late = frame.late;
        frame.late = is_new && is_report && !was_late;
        if (is_new || was_late) && !frame.late {
            frame.copied = None;
            self.page.redraw(ctx.props(), Some(&before));
        }
        self.keep_going(ctx);
        self.write(ctx, entry);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if self.page.frame().portion == Portion::Nothing {
            html! {}
        } else {
            desk(&self.page, ctx.props())
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        self.ask_rest(ctx);
        let frame = self.page.frame_mut();
        if let (Some((next, after)), None) = (frame.next(), &frame.coming) {
            let link = ctx.link().clone();
            frame.coming = Some(Timeout::new(after, move || link.send_message(next)));
        }
        if frame.portion < Portion::Says && !frame.begun {
            return;
        }
        self.page.write_setup();
        self.page.settle();
        self.reveal_line(ctx);
        controls::settle();
        point_at(ctx.props().course.as_ref());
        if let Some(course) = ctx.props().course.as_ref().filter(|_| self.page.frame().portion >= Portion::Setup) {
            answers::recall(course, &ctx.props().on_lesson);
        }
        if !self.page.frame().begun {
            return;
        }
        // The static page goes at the latest now: in a very low window the drawing may never be seen.
        uncover();
        let name = match self.page.frame().opening {
            Opening::Over if self.page.is_busy() || self.page.frame().is_coming() => "busy",
            Opening::Over => self.page.state().name(),
            // What plays by itself is no work of the reader's.
            _ => "idle",
        };
        mark_root("data-state", if ctx.props().unread && name == "idle" { "error" } else { name });
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        ctx.props().pool.forget();
    }
}

impl<P: Actions> Program for Page<P> {
    type Pool = Pool<P::Job>;
    const PLACE: Destination = Destination::Puzzle(P::PUZZLE);
    const LETTERS: bool = P::LETTERS;

    fn pool(window: Window) -> Pool<P::Job> {
        Pool::new(window, P::PUZZLE)
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        P::texts(lang).keys
    }
}

impl<P: Actions> Page<P> {
    /// Asks for the second part of the program, once the drawing is there and the reader wants more than the first minute.
    fn ask_rest(&mut self, ctx: &Context<Self>) {
        let frame = self.page.frame_mut();
        if frame.rest != Rest::Absent || frame.portion < Portion::Drawing || !frame.opening.is_over() {
            return;
        }
        frame.rest = Rest::Coming;
        let link = ctx.link().clone();
        spawn_local(async move { link.send_message(PageMessage::Rest(load_rest().await)) });
    }

    /// Scrolls the program so that its lit line is visible, when another line is lit than before.
    fn reveal_line(&mut self, ctx: &Context<Self>) {
        let state = self.page.state();
        // The last line of a step has the largest index here: the lines are not counted.
        let lit = (state.step(), state.player().line_at(state.step(), usize::MAX));
        let shown = ctx.props().look.listing;
        if shown && self.page.frame().revealed != Some(lit) {
            let found = reveal("[data-line][aria-current]", ".lines");
            self.page.frame_mut().revealed = found.then_some(lit);
        } else if !shown {
            self.page.frame_mut().revealed = None;
        }
    }

    /// Removes the lines to stop at when another program is shown, or none.
    fn keep_stops(&mut self, ctx: &Context<Self>) {
        let (state, look) = (self.page.state(), &ctx.props().look);
        if state.player().stops() != 0 && self.page.frame().rest == Rest::Here {
            let shown = rest::program(&self.page, look.lang).filter(|_| look.listing);
            let program = shown.map(|program| (state.track_number(), program.lines.len()));
            self.page.state_mut().player_mut().keep_stops(program);
        }
    }

    fn begin(&mut self, ctx: &Context<Self>) {
        if !self.page.frame().opening.is_over() {
            opening::play(&mut self.page);
            self.show(ctx);
            return self.ask_frame(ctx);
        }
        let link = &ctx.props().link;
        self.page.begin(ctx.props(), link);
        if link.tab > 0 {
            self.page.open_tab(link.tab);
        }
        self.show(ctx);
        self.keep_going(ctx);
    }

    fn show(&mut self, ctx: &Context<Self>) {
        self.page.aim();
        self.page.redraw(ctx.props(), None);
    }

    fn keep_going(&mut self, ctx: &Context<Self>) {
        self.page.keep_going(ctx.props());
        if self.page.state_mut().player_mut().seek_on() {
            self.page.search_far(ctx.props());
        }
        let (moving, plays) = (self.page.is_moving(), self.page.state().player().playing);
        let frame = self.page.frame_mut();
        let starts = plays && !frame.played;
        frame.played = plays;
        // Time that passed while nothing was playing does not count.
        if starts || !plays && frame.frame.is_none() {
            frame.last_frame = now();
        }
        if moving {
            self.ask_frame(ctx);
        }
    }

    /// Asks for the next frame, unless it was asked for, or a demonstration stands still.
    fn ask_frame(&mut self, ctx: &Context<Self>) {
        let frame = self.page.frame_mut();
        if frame.frame.is_none() && frame.opening != Opening::Still {
            let link = ctx.link().clone();
            frame.frame = Some(request_animation_frame(move |now| link.send_message(PageMessage::Frame(now))));
        }
    }

    fn write(&mut self, ctx: &Context<Self>, entry: Entry) {
        let link = ctx.link().clone();
        self.page.frame_mut().writing = match entry {
            Entry::Push => None,
            Entry::Replace => Some(Timeout::new(WRITE_AFTER, move || link.send_message(PageMessage::Write))),
        };
        if entry == Entry::Push {
            ctx.props().on_state.emit((self.page.link(), entry));
        }
    }
}

impl<P: Desktop> Frame<P> {
    /// Shows the setup.
    fn unfold(&mut self) {
        self.folded = false;
        (self.panel, self.chosen) = (0, true);
    }

    /// Shows the panel on the right and the drawing, on small screens, where the reader was in another panel.
    pub fn show_says(&mut self) {
        (self.panel, self.chosen) = (1, true);
        scroll_to_top(".panels");
    }

    /// Whether a portion of the page is still to come.
    pub fn is_coming(&self) -> bool {
        let panels = match self.rest {
            Rest::Absent | Rest::Coming => self.opening.is_over(),
            Rest::Here => self.portion < Portion::Says,
            Rest::Missing => false,
        };
        !self.begun || panels
    }

    /// What is to be shown or done next for the page to be complete, and the delay before it, in milliseconds.
    fn next(&self) -> Option<(PageMessage<P>, u32)> {
        let is_complete = match self.rest {
            Rest::Absent => !self.opening.is_over(),
            Rest::Coming => false,
            Rest::Here => self.portion == Portion::Says,
            Rest::Missing => true,
        };
        match self.portion {
            Portion::Nothing => Some((PageMessage::Portion(Portion::Drawing), 0)),
            Portion::Drawing if self.rest == Rest::Here => Some((PageMessage::Portion(Portion::Setup), NEXT_PORTION)),
            Portion::Setup => Some((PageMessage::Portion(Portion::Says), NEXT_PORTION)),
            Portion::Drawing | Portion::Says if is_complete && !self.begun => Some((PageMessage::Begin, NEXT_PORTION)),
            Portion::Drawing | Portion::Says => None,
        }
    }

    /// The callback for the events of a new run of the workers. Events of earlier runs are ignored from now on.
    pub fn listen(&mut self) -> impl Fn(Event<P::Job>) + use<P> {
        self.run += 1;
        let (heard, run) = (self.heard.clone(), self.run);
        move |event| heard.emit((run, event))
    }

    fn new(link: &html::Scope<Page<P>>, opening: Opening) -> Frame<P>
    where
        P: Actions,
    {
        let (keys, in_hand) = (link.clone(), Rc::new(Cell::new(false)));
        let hands = Rc::clone(&in_hand);
        Frame {
            draw: Draw::new(|conditions| Scene::new(conditions.room)),
            animate: 0.0,
            portion: Portion::Nothing,
            begun: false,
            rest: Rest::Absent,
            waiting: vec![],
            panel: 1,
            chosen: false,
            opening,
            folded: !opening.is_over(),
            tab: 0,
            copied: None,
            run: 0,
            task: None,
            in_hand,
            written: WrittenField::default(),
            calls: Calls {
                moves: link.callback(PageMessage::Transport),
                view: link.callback(PageMessage::View),
                panel: link.callback(PageMessage::Panel),
                tab: link.callback(PageMessage::Tab),
                pick: link.callback(PageMessage::Pick),
                point: link.callback(PageMessage::Point),
                grip: link.callback(PageMessage::Grip),
                sight: link.callback(PageMessage::Sight),
                act: link.callback(PageMessage::Act),
                opening: link.callback(PageMessage::Opening),
                dismiss: link.callback(|()| PageMessage::Dismiss),
                retry: link.callback(|()| PageMessage::Retry),
                workers: link.callback(PageMessage::Workers),
                key: link.callback(PageMessage::Key),
                copied: link.callback(PageMessage::Copied),
            },
            heard: link.callback(|(run, event)| PageMessage::Pool(run, event)),
            frame: None,
            late: false,
            last_frame: 0.0,
            played: false,
            revealed: None,
            writing: None,
            coming: None,
            _keys: Keys::listen(move |command| {
                let others = command.is_of_site() || matches!(command, Command::Orbit(..) | Command::StandardView);
                let mine = !others && P::owns(command, hands.get());
                if mine {
                    keys.send_message(PageMessage::Key(command));
                }
                mine
            }),
        }
    }
}
