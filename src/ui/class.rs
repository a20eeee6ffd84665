//! The page where the counts of a class are added up: read from texts, links and the camera, kept on the device.

mod sums;

use super::app::Program;
use super::controls::{Wording, alert};
use super::history::History;
use super::kept::class as store;
use super::keys::{Command, Keys};
use super::root::{ask, refocus};
use super::share::copy;
use super::{Look, PageProps};
use crate::link::{Destination, Link};
use crate::pooled::{ClassPool, Taken};
use crate::puzzle::Puzzle;
use crate::ui::address::Entry;
use crate::ui::button::Button;
use gloo::events::EventListener;
use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlTextAreaElement, Window};
use yew::prelude::*;

/// The key of links with a pupil's counts.
const COUNTS: &str = "counts";

/// The most problems that are listed.
const LISTED: usize = 8;

/// The page where the counts of a class are added up.
pub struct ClassPage {
    pool: ClassPool,
    /// The pool before each change.
    history: History<ClassPool>,
    /// What came of the last text, and how many lines it had.
    taken: Option<(Taken, usize)>,
    /// How much of what was kept cannot be read.
    unread: usize,
    /// Whether the browser has refused to keep the counts.
    is_refused: bool,
    /// Why the camera was closed, if not by the reader.
    failure: Option<CameraFailure>,
    /// Whether the texts were copied, after the button for that was pressed.
    copied: Option<bool>,
    /// Whether counts were just removed, and with them perhaps the button that had the focus.
    removed: bool,
    field: NodeRef,
    _keys: Keys,
    _elsewhere: Option<EventListener>,
}

/// Why the camera shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CameraFailure {
    /// The reader, or who looks after the browser, does not let the page use it.
    Denied,
    /// There is none, or the browser gives none to a page of this address.
    Missing,
    /// It does not work, or the script that reads it did not come.
    Broken,
}

/// An event of the page.
pub enum ClassMessage {
    /// What stands in the field is to be added.
    Add,
    /// The camera is to be opened.
    Film,
    /// The camera has read a text; the function shows the reader what came of it.
    Filmed(String, Function),
    /// The camera was closed, or failed with this reason; none if its script did not come.
    FilmEnded(Option<String>),
    /// The counts at this place are to be removed.
    Remove(usize),
    /// All counts are to be removed.
    Clear,
    /// Undo or redo.
    Key(Command),
    /// All texts are to be copied.
    Copy,
    /// They are copied, or not.
    Copied(bool),
    /// The message was closed.
    Dismiss,
    /// Another tab has changed the counts.
    Elsewhere,
}

impl Component for ClassPage {
    type Message = ClassMessage;
    type Properties = PageProps<()>;

    fn create(ctx: &Context<Self>) -> Self {
        let mut page = ClassPage {
            pool: ClassPool::default(),
            history: History::default(),
            taken: None,
            unread: 0,
            is_refused: false,
            failure: None,
            copied: None,
            removed: false,
            field: NodeRef::default(),
            _keys: Keys::for_undo(ctx.link().callback(ClassMessage::Key)),
            _elsewhere: store::listen(ctx.link().callback(|()| ClassMessage::Elsewhere)),
        };
        page.refresh();
        page.follow(ctx);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, _before: &Self::Properties) -> bool {
        self.follow(ctx);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: ClassMessage) -> bool {
        match message {
            ClassMessage::Add => {
                let Some(field) = self.field.cast::<HtmlTextAreaElement>() else { return false };
                self.take(&field.value());
                if self.taken.as_ref().is_some_and(|(taken, _)| taken.problems.is_empty()) {
                    field.set_value("");
                }
            }
            ClassMessage::Film => {
                self.dismiss();
                self.film(ctx);
            }
            ClassMessage::Filmed(text, tell) => {
                self.take(&text);
                // The reader sees the camera, not the page.
                let _ = tell.call1(&JsValue::NULL, &self.outcome(&ctx.props().look).into());
            }
            ClassMessage::FilmEnded(reason) => {
                self.failure = match reason.as_deref() {
                    Some("") => None,
                    Some("denied") => Some(CameraFailure::Denied),
                    Some("missing") => Some(CameraFailure::Missing),
                    _ => Some(CameraFailure::Broken),
                };
            }
            ClassMessage::Remove(place) => {
                self.change(|pool| pool.remove(place));
                self.removed = true;
            }
            ClassMessage::Clear => {
                self.change(|pool| *pool = ClassPool::default());
                self.removed = true;
            }
            ClassMessage::Key(command) => {
                let now = self.pool.clone();
                let found = if command == Command::Undo { self.history.undo(now) } else { self.history.redo(now) };
                let Some(pool) = found else { return false };
                self.dismiss();
                self.pool = pool;
                self.keep();
            }
            ClassMessage::Copy => {
                copy(self.pool.to_string(), ctx.link().callback(ClassMessage::Copied));
                return false;
            }
            ClassMessage::Copied(done) => self.copied = Some(done),
            ClassMessage::Dismiss => self.dismiss(),
            ClassMessage::Elsewhere => self.refresh(),
        }
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if std::mem::take(&mut self.removed) {
            refocus(".undo");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let (texts, shell, link) = (look.lang.class(), look.shell(), ctx.link());
        let (undo, redo) = self.history.can();
        let button = |class, disabled, words, message: fn() -> ClassMessage| {
            Button { class, disabled, ..Button::of(link.callback(move |_: MouseEvent| message())) }.words(words)
        };
        let is_empty = self.pool.pupils().is_empty();
        html! {
            <main class="class-page">
                <h1>{ shell.class }</h1>
                <p class="about">{ texts.about }</p>
                { how(ctx.props()) }
                <div class="reading">
                    <label>{ texts.paste }<textarea class="texts" rows="3" spellcheck="false" autocapitalize="off" placeholder="ct1:…" ref={self.field.clone()} /></label>
                    <div class="row">
                        { button("add strong", false, texts.add, || ClassMessage::Add) }
                        { button("film", false, texts.camera, || ClassMessage::Film) }
                    </div>
                </div>
                { alert(&self.errors(look), self.taken.as_ref().filter(|_| !is_empty).map(|_| texts.stays), None, (shell.close, link.callback(|()| ClassMessage::Dismiss))) }
                if self.is_refused {
                    <p class="alert" role="alert" data-error="not-kept">{ texts.not_kept }</p>
                }
                <p class={is_empty.then_some("nothing")} data-told="all">
                    { if is_empty { texts.empty.to_string() } else { self.good_news(look) } }
                </p>
                if self.unread > 0 {
                    <p class="hint">{ (texts.unread)(self.unread) }</p>
                }
                { for self.pool.groups().iter().map(|group| sums::sums(group, look, &link.callback(ClassMessage::Remove))) }
                <div class="row">
                    if undo || redo {
                        { button("undo", !undo, shell.undo, || ClassMessage::Key(Command::Undo)) }
                        { button("redo", !redo, shell.redo, || ClassMessage::Key(Command::Redo)) }
                    }
                    if !is_empty {
                        { button("copy-texts", false, texts.copy, || ClassMessage::Copy) }
                        { button("clear", false, texts.clear, || ClassMessage::Clear) }
                    }
                    if let Some(copied) = self.copied {
                        <span data-told="all">{ texts.copied[usize::from(!copied)] }</span>
                    }
                </div>
            </main>
        }
    }
}

impl Program for ClassPage {
    type Pool = ();
    const PLACE: Destination = Destination::Class;

    fn pool(_window: Window) {}
}

impl ClassPage {
    /// Reads the counts that are kept; those of the page stay if the browser keeps nothing.
    fn refresh(&mut self) {
        match store::read() {
            Some((pool, unread)) => (self.pool, self.unread) = (pool, unread),
            None => self.is_refused = true,
        }
    }

    /// Adds the counts of the link, if it has any, and takes them out of the address, so that to load the page again changes nothing.
    fn follow(&mut self, ctx: &Context<Self>) {
        let props = ctx.props();
        let Some(counts) = props.link.value(COUNTS) else { return };
        self.take(counts);
        props.on_state.emit((Link::to(Destination::Class), Entry::Replace));
    }

    /// Adds the counts that stand in a text.
    fn take(&mut self, text: &str) {
        let mut taken = Taken::default();
        self.change(|pool| taken = pool.take(text));
        self.taken = Some((taken, text.lines().count()));
    }

    /// Changes the counts, which can be undone. Another tab may have added some meanwhile.
    fn change(&mut self, change: impl FnOnce(&mut ClassPool)) {
        self.dismiss();
        if !self.is_refused {
            self.refresh();
        }
        let before = self.pool.clone();
        change(&mut self.pool);
        if self.pool != before {
            self.history.note(before);
            self.keep();
        }
    }

    fn keep(&mut self) {
        self.is_refused = !store::keep(&self.pool);
    }

    /// Forgets what was told of the last action.
    fn dismiss(&mut self) {
        (self.taken, self.failure, self.copied) = (None, None, None);
    }

    /// Opens the camera. `static/scan.js` shows it, until the reader closes it.
    fn film(&self, ctx: &Context<Self>) {
        let (page, ended) = (ctx.link().clone(), ctx.link().clone());
        let filmed = Closure::<dyn Fn(String, Function)>::new(move |text, tell| {
            page.send_message(ClassMessage::Filmed(text, tell));
        });
        spawn_local(async move {
            let reason = ask("scan", "read", &[filmed.as_ref().clone()]).await;
            drop(filmed);
            ended.send_message(ClassMessage::FilmEnded(reason));
        });
    }

    /// What went wrong, each with its code.
    fn errors(&self, look: &Look) -> Vec<Wording> {
        let texts = look.lang.class();
        let mut errors: Vec<Wording> = vec![];
        if let Some((taken, lines)) = &self.taken {
            let told = |(line, problem): &(usize, _)| (texts.problem)(*line, *lines, problem).into();
            errors.extend(taken.problems.iter().take(LISTED).map(|each| (each.1.code(), told(each))));
            let more = taken.problems.len().saturating_sub(LISTED);
            if more > 0 {
                errors.push(("more", (look.shell().more_problems)(more).into()));
            }
        }
        errors.extend(self.failure.map(|failure| match failure {
            CameraFailure::Denied => ("camera-denied", texts.denied.into()),
            CameraFailure::Missing => ("camera-missing", texts.missing.into()),
            CameraFailure::Broken => ("camera-broken", texts.broken.into()),
        }));
        errors
    }

    /// What was added by the last action.
    fn good_news(&self, look: &Look) -> String {
        let texts = look.lang.class();
        let Some((taken, _)) = &self.taken else { return String::new() };
        let seeds: Vec<u64> = taken.added.iter().map(|own| own.seed()).collect();
        let mut told = vec![];
        if !seeds.is_empty() {
            told.push((texts.added)(&seeds));
            if taken.other_lines > 0 {
                told.push((texts.other_lines)(taken.other_lines));
            }
        }
        told.join(" ")
    }

    /// All that came of the last action, in one text.
    fn outcome(&self, look: &Look) -> String {
        let errors = self.errors(look).into_iter().map(|(_, words)| words.to_string());
        std::iter::once(self.good_news(look))
            .chain(errors)
            .filter(|words| !words.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// How counts get to the page, with links to the experiments.
fn how(props: &PageProps<()>) -> Html {
    let lang = props.look.lang;
    let link = |puzzle: Puzzle| {
        let keys = vec![("view".to_string(), "statistics".to_string())];
        Link { keys, ..Link::to(Destination::Puzzle(puzzle)) }.dressed(&props.link).to_string()
    };
    let pooled = Puzzle::ALL.into_iter().filter(|&puzzle| lang.pooled(puzzle).is_some());
    html! {
        <p class="about">{ lang.class().how }
            { for pooled.enumerate().map(|(index, puzzle)| html! {
                <>{ if index > 0 { ", " } else { " " } }<a href={link(puzzle)}>{ lang.title(puzzle).name }</a></>
            }) }
        </p>
    }
}
