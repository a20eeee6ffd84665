//! The root component: it follows the address bar, keeps language, colours and present mode, and shows the page of its program.

use super::address::{Address, Entry, fragment};
use super::controls::{alert, focus, scroll_to_top};
use super::drawing::Painted;
use super::help::{self, help};
use super::kept::answers;
use super::keys::{Command, Keys};
use super::lesson::source::{lesson_text, text_of};
use super::lesson::{
    Course, LessonAct, LessonFailure, LessonLoading, count_look, read_glossary, read_lesson, value_of,
};
use super::root::{ask, change_program, document, fits_media, give, load_rest, mark_root, mount_in, uncover};
use super::share::PaintedProp;
use super::top_bar::{self, Choice, Menu, TopBarProps, top_bar};
use super::{Instead, Look, PageProps};
use crate::lesson::AnswerKind;
use crate::link::{Destination, Link, LinkProblem};
use crate::scene::{Palette, Theme};
use crate::text::Lang;
use crate::ui::button::Button;
use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::Window;
use yew::prelude::*;

/// The time between two checks of whether what a lesson asks for is done, in milliseconds.
const LOOK_EVERY: u32 = 250;

/// A page that is a program of its own: the home page, or the page of a puzzle.
pub trait Program: BaseComponent<Properties = PageProps<Self::Pool>> {
    /// The pool of its workers; `()` if it has none.
    type Pool: Clone;
    /// Where the links of the page lead.
    const PLACE: Destination;
    /// Whether the page uses all letters as keys: then F, L and T are not available for present mode, language and theme.
    const LETTERS: bool = false;

    /// Creates the pool of its workers, without any worker.
    fn pool(window: Window) -> Self::Pool;
    /// The keys that only this page uses, and what they do.
    fn keys(_lang: Lang) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// Mounts a program in the document. `static/start.js` loads the program for the page that the link names.
pub fn mount<P: Program>() {
    if let Some(root) = document().and_then(|document| document.get_element_by_id("app")) {
        // A separate task of the browser, so that none is long: starting the program was one already.
        Timeout::new(0, || {
            // For static/start.js, which in full screen shows another page in the same document.
            give("leave", &mount_in::<App<P>>(root, ()));
        })
        .forget();
    }
}

/// The root component of a program: the state common to all pages, and the page.
pub struct App<P: Program> {
    address: Address,
    _keys: Keys,
    _full_screen: Option<EventListener>,
    pool: Option<P::Pool>,
    link: Link,
    /// How many times the link was changed from outside.
    moves: u32,
    /// See [`PageProps::arrivals`].
    arrivals: u32,
    problems: Vec<LinkProblem>,
    instead: Instead,
    menu: Menu,
    /// Whether what fills the share menu did not come.
    is_menu_missing: bool,
    help: bool,
    dialog: NodeRef,
    painted: Painted,
    course: Option<Course>,
    /// While a reader is asked to do something on the page: checks whether it is done.
    watch: Option<Interval>,
}

/// An event that the root component handles.
pub enum AppMessage {
    /// The address bar has changed.
    Moved,
    /// A choice in the top bar.
    Chosen(Choice),
    /// A key was pressed.
    Key(Command),
    /// The puzzle's page has a new state. The number counts the links from outside that it has followed.
    State(Link, Entry, u32),
    /// The program beside the search is to be shown or hidden.
    Listing(bool),
    /// The reader does something in the lesson.
    Lesson(LessonAct),
    /// The file of the lesson was loaded, or could not be: its name and language.
    LessonFile(String, Lang, Result<String, LessonFailure>),
    /// The glossary in this language was loaded.
    GlossaryFile(Lang, String),
    /// What fills the share menu did not come.
    MenuMissing,
    /// It is time to check whether what a lesson asks for is done.
    LookForIt,
    /// The message about the link was closed.
    Dismiss,
    /// The help was closed.
    CloseHelp,
    /// The browser has left full screen without the page's request, for example with Esc.
    WindowAgain,
}

impl<P: Program> Component for App<P> {
    type Message = AppMessage;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let moved = ctx.link().clone();
        let keys = ctx.link().clone();
        let window_again = ctx.link().clone();
        let full_screen = document().map(|document| {
            EventListener::new(&document.clone(), "fullscreenchange", move |_| {
                if document.fullscreen_element().is_none() {
                    window_again.send_message(AppMessage::WindowAgain);
                }
            })
        });
        let address = Address::new(move || moved.send_message(AppMessage::Moved));
        let (link, problems) = Link::parse(&address.read());
        let mut app = App {
            _full_screen: full_screen,
            address,
            _keys: Keys::listen(move |command| {
                let command = if P::LETTERS { command } else { command.by_letter() };
                let mine = command.is_of_site();
                if mine {
                    keys.send_message(AppMessage::Key(command));
                }
                mine && command != Command::Leave
            }),
            pool: web_sys::window().map(P::pool),
            link,
            moves: 0,
            arrivals: 0,
            problems,
            instead: Instead::Example,
            menu: Menu::None,
            is_menu_missing: false,
            help: false,
            dialog: NodeRef::default(),
            painted: Painted::default(),
            course: None,
            watch: None,
        };
        app.attend(ctx);
        app.dress();
        app
    }

    fn update(&mut self, ctx: &Context<Self>, message: AppMessage) -> bool {
        match message {
            AppMessage::Moved => {
                // A link to another program is not followed here: until that program is there, this one writes none over it.
                let (link, problems) = Link::parse(&fragment());
                if link.place != P::PLACE {
                    change_program();
                    return false;
                }
                if self.address.read() == self.link.to_string() {
                    // From a link that could not be read, back to the link of what is still shown.
                    let back = self.is_unread() && self.instead == Instead::LastGood;
                    if back {
                        self.problems.clear();
                    }
                    return back;
                }
                self.problems = problems;
                // If a link to the same page cannot be read, the page stays as it is.
                self.instead = if link.place == self.link.place { Instead::LastGood } else { Instead::Example };
                if !self.is_unread() || self.instead == Instead::Example {
                    self.link = link;
                    self.moves += 1;
                }
                self.menu = Menu::None;
                self.help = false;
                self.mark_shown(false);
                self.attend(ctx);
            }
            AppMessage::Chosen(Choice::Menu(menu)) => {
                self.menu = menu;
                self.is_menu_missing = false;
                if menu == Menu::Share {
                    self.fill_share_menu(ctx);
                }
            }
            AppMessage::Chosen(Choice::Help) | AppMessage::Key(Command::Help) => self.help = !self.help,
            AppMessage::CloseHelp => self.help = false,
            AppMessage::Dismiss => self.problems.clear(),
            AppMessage::Chosen(Choice::Language) | AppMessage::Key(Command::Language) => {
                self.link.lang = Some(self.look().lang.other());
                self.attend(ctx);
                self.rewrite();
            }
            AppMessage::Chosen(Choice::Theme(theme)) => {
                self.link.theme = Some(theme);
                self.menu = Menu::None;
                self.rewrite();
            }
            AppMessage::Chosen(Choice::Hues(hues)) => {
                self.link.hues = hues;
                self.menu = Menu::None;
                self.rewrite();
            }
            AppMessage::Key(Command::Theme) => {
                let now = Theme::ALL.iter().position(|&theme| theme == self.look().palette.theme).unwrap_or_default();
                self.link.theme = Some(Theme::ALL[(now + 1) % Theme::ALL.len()]);
                self.rewrite();
            }
            AppMessage::Chosen(Choice::Present) | AppMessage::Key(Command::Present) if P::PLACE.is_puzzle() => {
                self.link.present = !self.link.present;
                self.menu = Menu::None;
                full_screen(self.link.present);
                self.rewrite();
            }
            AppMessage::Lesson(act) => self.learn(ctx, &act),
            AppMessage::Key(Command::Station(on)) => {
                let Some(course) = &self.course else { return false };
                let last = course.lesson().map_or(0, |lesson| lesson.stations.len() - 1);
                let to = if on { (course.station + 1).min(last) } else { course.station.saturating_sub(1) };
                if to == course.station {
                    return false;
                }
                self.learn(ctx, &LessonAct::Go(to));
            }
            AppMessage::LessonFile(name, lang, text) => {
                let Some(course) = self.course.as_mut().filter(|course| course.name == name && course.lang == lang)
                else {
                    return false;
                };
                let lesson = text.and_then(|text| read_lesson(&text));
                course.loading = match lesson {
                    Ok(lesson) => LessonLoading::Loaded(Rc::new(lesson)),
                    Err(failure) => LessonLoading::Failed(failure),
                };
                self.attend(ctx);
            }
            AppMessage::GlossaryFile(lang, text) => {
                let Some(course) = self.course.as_mut().filter(|course| course.lang == lang) else { return false };
                course.glossary = Rc::new(read_glossary(&text));
                course.find_terms();
            }
            AppMessage::MenuMissing => self.is_menu_missing = true,
            AppMessage::LookForIt => {
                let link = &self.link;
                let Some(course) = &mut self.course else { return false };
                let done = course.to_do().is_some_and(|question| question.is_done(|name| value_of(name, link)));
                let solved = course.attempt.look(done, link);
                count_look();
                if !solved {
                    return false;
                }
                answers::keep(course);
                self.watch = None;
            }
            AppMessage::Key(Command::Leave) => {
                if self.menu != Menu::None {
                    self.menu = Menu::None;
                } else if self.link.present {
                    self.link.present = false;
                    full_screen(false);
                    self.rewrite();
                } else {
                    return false;
                }
            }
            AppMessage::WindowAgain if self.link.present => {
                self.link.present = false;
                self.rewrite();
            }
            AppMessage::WindowAgain => return false,
            AppMessage::Listing(listing) => {
                self.link.listing = listing;
                self.rewrite();
            }
            AppMessage::State(link, entry, moves) => {
                // A link that the page has not followed yet is not replaced by the state before it.
                if moves != self.moves || self.address.has_moved() {
                    return false;
                }
                self.link = Link { listing: self.link.listing, ..link }.within(&self.link);
                self.address.write(&self.link, entry);
                return false;
            }
            AppMessage::Chosen(Choice::Present) | AppMessage::Key(_) => return false,
        }
        self.dress();
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let look = self.look();
        let moves = self.moves;
        let texts = look.shell();
        let base = Link { embed: self.link.embed, ..Link::default() }.dressed(&self.link);
        let errors: Vec<_> =
            self.problems.iter().map(|problem| (problem.code(), AttrValue::from((texts.problem)(problem)))).collect();
        let unread = self.is_unread();
        let instead = (unread && P::PLACE.is_puzzle()).then(|| self.instead.words(look.shell()));
        html! {
            <>
                if P::PLACE.is_puzzle() || P::PLACE == Destination::Home && !self.link.is_about_access() {
                    <a class="skip" href="#drawing" onclick={Callback::from(skip)}>{ texts.skip }</a>
                }
                if self.link.present && look.present {
                    { Button { class: "leave", ..Button::of(ctx.link().callback(|_| AppMessage::Key(Command::Leave))) }.words(texts.leave_present) }
                } else if !self.link.embed {
                    { top_bar(&TopBarProps {
                        look,
                        place: P::PLACE,
                        menu: self.menu,
                        base,
                        is_menu_missing: self.is_menu_missing,
                        on_choose: ctx.link().callback(AppMessage::Chosen),
                    }) }
                }
                { alert(&errors, instead, None,
                    (texts.close, ctx.link().callback(|()| AppMessage::Dismiss))) }
                if let Some(pool) = &self.pool {
                    <P ..PageProps {
                        look,
                        unread,
                        moves,
                        arrivals: self.arrivals,
                        link: self.link.clone(),
                        pool: pool.clone(),
                        painted: PaintedProp(self.painted.clone()),
                        on_state: ctx.link().callback(move |(link, entry)| AppMessage::State(link, entry, moves)),
                        course: self.course.clone(),
                        on_lesson: ctx.link().callback(AppMessage::Lesson),
                        on_listing: ctx.link().callback(AppMessage::Listing),
                    } />
                }
                if self.help { { help(&self.dialog, &look, keys::<P>(look.lang), &ctx.link().callback(|()| AppMessage::CloseHelp)) } }
            </>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, first: bool) {
        if first && !P::PLACE.is_puzzle() {
            // The page of a puzzle removes the static page itself, once its drawing is painted.
            uncover();
        }
        help::open(&self.dialog);
    }
}

/// The keys of a program and what they do: those of the whole site and those of its page.
fn keys<P: Program>(lang: Lang) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let texts = lang.shell();
    let letters = (!P::LETTERS).then_some(&texts.letter_keys);
    texts.keys.iter().chain(letters).chain(P::keys(lang))
}

impl<P: Program> App<P> {
    fn look(&self) -> Look {
        Look {
            lang: self.link.lang.unwrap_or_else(reader_language),
            palette: Palette { theme: self.link.theme.unwrap_or_else(reader_theme), hues: self.link.hues },
            present: (self.link.present || self.link.embed) && P::PLACE.is_puzzle(),
            listing: self.link.listing,
        }
    }

    /// Has the share menu filled, with a function that gives the drawing as an SVG file where the page has one.
    fn fill_share_menu(&self, ctx: &Context<Self>) {
        let svg = P::PLACE.is_puzzle().then(|| {
            let (painted, look) = (PaintedProp(self.painted.clone()), self.look());
            let title = top_bar::title(P::PLACE, &look);
            Closure::<dyn Fn() -> String>::new(move || painted.svg(look.palette, title)).into_js_value()
        });
        let link = ctx.link().clone();
        spawn_local(async move {
            if ask("share", "menu", &[svg.into()]).await.is_none() {
                link.send_message(AppMessage::MenuMissing);
            }
        });
    }

    /// Whether the link that was typed could not be read at all, not even in part.
    fn is_unread(&self) -> bool {
        self.problems.iter().any(|problem| matches!(problem, LinkProblem::Newer { .. } | LinkProblem::TooLong { .. }))
    }

    /// Follows what the link says about a lesson: loads its text, and shows the state of the station if the link names no state
    /// of its own.
    fn attend(&mut self, ctx: &Context<Self>) {
        let lang = self.look().lang;
        // Where lessons are written, the page itself takes the lesson that the link names.
        let Some(name) = self.link.lesson.clone().filter(|_| P::PLACE != Destination::Write) else {
            self.course = None;
            self.watch = None;
            return;
        };
        let known = self.course.as_ref().is_some_and(|course| course.name == name && course.lang == lang);
        if !known {
            let same = self.course.take().filter(|course| course.name == name);
            let (attempt, shown) = same.map(|course| (course.attempt, course.shown)).unwrap_or_default();
            let station = self.link.station.unwrap_or(1) - 1;
            let (loading, glossary) = (LessonLoading::Coming, Rc::default());
            let terms = vec![];
            self.course = Some(Course { name: name.clone(), lang, loading, station, attempt, shown, glossary, terms });
            self.load(ctx, name, lang);
            return;
        }
        let Some(course) = &mut self.course else { return };
        let Some(lesson) = course.lesson() else { return };
        // A station beyond the last one is the last one.
        let station = (self.link.station.unwrap_or(1) - 1).min(lesson.stations.len() - 1);
        course.go(station);
        if !course.shown && self.link.is_bare() {
            self.show_station(Entry::Replace);
        }
        self.mark_shown(true);
        self.watch_for_it(ctx);
    }

    /// Loads the text of a lesson: of the site, kept on the device, or packed in its name.
    fn load(&self, ctx: &Context<Self>, name: String, lang: Lang) {
        let link = ctx.link().clone();
        spawn_local(async move {
            let mut text = lesson_text(&name, lang).await;
            // It is read by the second part of a program that has one.
            if P::PLACE.is_puzzle() && !load_rest().await {
                text = Err(LessonFailure::NotLoaded);
            }
            let is_here = text.is_ok();
            link.send_message(AppMessage::LessonFile(name, lang, text));
            // Without its glossary a lesson is shown without explanations of terms.
            if let Destination::Puzzle(puzzle) = P::PLACE
                && is_here
                && let Ok(text) = text_of(&format!("glossary/{}.{}.txt", puzzle.name(), lang.name())).await
            {
                link.send_message(AppMessage::GlossaryFile(lang, text));
            }
        });
    }

    /// Shows the state of the present station.
    fn show_station(&mut self, entry: Entry) {
        let Some(station) = self.course.as_ref().and_then(Course::now) else { return };
        let state = station.link.clone();
        self.link.station = self.course.as_ref().map(|course| course.station + 1);
        self.arrivals += 1;
        self.show_state(state, entry);
    }

    fn mark_shown(&mut self, shown: bool) {
        if let Some(course) = &mut self.course {
            course.shown = shown;
        }
    }

    /// Shows a state within the lesson.
    fn show_state(&mut self, state: Link, entry: Entry) {
        self.link = state.within(&self.link);
        self.moves += 1;
        self.address.write(&self.link, entry);
        if self.link.place != P::PLACE {
            change_program();
        }
    }

    fn learn(&mut self, ctx: &Context<Self>, act: &LessonAct) {
        if *act == LessonAct::Close {
            self.link.lesson = None;
            self.link.station = None;
            self.address.write(&self.link, Entry::Push);
            self.attend(ctx);
            return;
        }
        let Some(course) = &mut self.course else { return };
        course.attempt(act);
        match act {
            LessonAct::Go(station) => {
                course.go(*station);
                self.show_station(Entry::Push);
                self.mark_shown(true);
                focus(".lesson .station");
                // The next text begins at its top, on small screens the panel with it.
                for part in [".lesson .station", ".panels"] {
                    scroll_to_top(part);
                }
            }
            LessonAct::Again => {
                answers::forget(course);
                self.show_station(Entry::Push);
            }
            LessonAct::Answer => {
                answers::keep(course);
                let question =
                    course.now().and_then(|station| station.exercise.as_ref()).map(|exercise| &exercise.question);
                if let Some(AnswerKind::Action(_, answer)) = question {
                    let state = answer.as_ref().clone();
                    self.show_state(state, Entry::Push);
                }
            }
            LessonAct::Retry => {
                let (name, lang) = (course.name.clone(), course.lang);
                course.loading = LessonLoading::Coming;
                self.load(ctx, name, lang);
            }
            LessonAct::Restore => {
                answers::restore(course);
                // The button is gone.
                focus(".lesson .station");
            }
            LessonAct::Number(_) | LessonAct::Choose(_) => answers::keep(course),
            LessonAct::Hint | LessonAct::Close | LessonAct::Recall(_) => {}
        }
        self.watch_for_it(ctx);
    }

    /// Looks from time to time whether what the lesson asks for is done.
    fn watch_for_it(&mut self, ctx: &Context<Self>) {
        let link = &self.link;
        if let Some(course) = &mut self.course {
            course.attempt.arrival.get_or_insert_with(|| link.clone());
        }
        let asks = self.course.as_ref().is_some_and(|course| course.to_do().is_some());
        let link = ctx.link().clone();
        self.watch = asks.then(|| Interval::new(LOOK_EVERY, move || link.send_message(AppMessage::LookForIt)));
    }

    fn rewrite(&self) {
        self.address.write(&self.link, Entry::Replace);
    }

    /// Sets language, colours and mode on the root element, and the title of the window.
    fn dress(&self) {
        let look = self.look();
        mark_root("lang", look.lang.name());
        mark_root("data-theme", look.palette.theme.name());
        mark_root("data-palette", look.palette.hues.name());
        mark_root("data-present", if look.present { "1" } else { "0" });
        if look.present && !self.link.embed {
            // Without its tools the page is presented all the same.
            spawn_local(async { drop(ask("present", "start", &[P::LETTERS.into()]).await) });
        }
        if !P::PLACE.is_puzzle() {
            // The page of a puzzle sets this attribute itself.
            mark_root("data-state", if self.problems.is_empty() { "idle" } else { "error" });
        }
        if let Some(document) = document() {
            let title = top_bar::title(P::PLACE, &look);
            document.set_title(&match P::PLACE {
                Destination::Home => title.to_string(),
                _ => format!("{title} – Casse-tête"),
            });
        }
    }
}

/// Moves the focus to the drawing without changing the fragment, which holds the state.
fn skip(event: MouseEvent) {
    event.prevent_default();
    focus("canvas.drawing");
}

/// Enters or leaves full screen, where the browser allows it.
fn full_screen(on: bool) {
    let Some(document) = document() else { return };
    if on {
        if let Some(root) = document.document_element() {
            let _ = root.request_fullscreen();
        }
    } else if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    }
}

/// The language for a first visit: French if the browser prefers French, otherwise English.
fn reader_language() -> Lang {
    let language = web_sys::window().and_then(|window| window.navigator().language()).unwrap_or_default();
    if language.starts_with("fr") { Lang::Fr } else { Lang::En }
}

/// The theme for a first visit: dark if the reader's system is dark.
fn reader_theme() -> Theme {
    if fits_media("(prefers-color-scheme: dark)") { Theme::Dark } else { Theme::Light }
}
