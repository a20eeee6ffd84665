//! The page where a lesson is written: a form or the text of the file, kept on the device at every change, with all problems.
//! The lesson is played as its readers will play it, taken away as a file or as a link, and opened from a file.

mod change;
mod form;
mod link;
mod problems;

use super::PageProps;
use super::app::Program;
use super::controls::{Wording, alert, choice, focus, options, settle, tabs};
use super::history::History;
use super::keys::{Command, Keys};
use super::lesson::source::lesson_text;
use super::lesson::{LessonAct, LessonFailure};
use super::pack::pack;
use super::share::{address, copy, save_text};
use super::{Look, kept};
use crate::lesson::{DraftField, LARGEST, Lesson, LessonDraft, LessonProblem};
use crate::link::{Destination, LONGEST, OWN, PACKED};
use crate::text::write::WriteTexts;
use change::{Change, apply};
use form::form;
use gloo::events::EventListener;
use link::{PackedLink, alarm};
use problems::{LISTED, select_line, told_of};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement, Window};
use yew::prelude::*;

/// The page where a lesson is written.
pub struct Write {
    /// The number of the lesson on the device.
    number: u32,
    /// The lesson as the text of its file. What is kept on the device is this text.
    text: String,
    /// The same in parts; if some lines of the text have no place in a form, the last draft before them.
    draft: LessonDraft,
    /// Whether the form can show the text.
    fits: bool,
    /// Whether the text is shown in place of the form.
    as_text: bool,
    problems: Vec<LessonProblem>,
    /// The texts before each change.
    history: History<String>,
    /// The field that is being typed in: its changes are undone together.
    typing: Option<Typing>,
    /// Whether the last change could be kept on the device.
    is_kept: bool,
    /// A file that was not opened.
    refused: Option<Refused>,
    /// Why the lesson that the link names was not opened.
    failure: Option<LessonFailure>,
    /// The lesson that was removed last, until it is brought back.
    removed: Option<RemovedLesson>,
    /// The link that holds the lesson, once it was made.
    packed: Option<PackedLink>,
    /// Whether the link could be copied; none before the first attempt.
    copied: Option<bool>,
    _keys: Keys,
    _elsewhere: Option<EventListener>,
}

/// A field that is being typed in.
#[derive(Clone, Copy, PartialEq)]
enum Typing {
    Field(DraftField),
    Text,
}

/// A file that was not opened.
struct Refused {
    name: String,
    /// Its text; none if it could not be read or is too large.
    text: Option<String>,
    problems: Vec<LessonProblem>,
}

/// A lesson that was removed from the device.
struct RemovedLesson {
    number: u32,
    text: String,
}

/// An event of the page.
pub enum WriteMessage {
    /// The form was changed.
    Change(Change),
    /// The text was changed.
    Text(String),
    /// The form (0) or the text (1) is to be shown.
    Way(usize),
    /// Undo or redo.
    Key(Command),
    /// The lesson at this place of the list is to be shown; after the last one, a new lesson.
    Choose(usize),
    /// The lesson is to be removed from the device.
    Remove,
    /// The lesson that was removed last is to be kept again.
    BringBack,
    /// The lesson that the link names, and its text.
    Named(String, Result<String, LessonFailure>),
    /// A file was chosen.
    Choosing(File),
    /// The text of a file, if it could be read, with the name of the file.
    Opened(String, Option<String>),
    /// The refused file is to be opened as a text.
    Mend,
    /// The message about a file or a link was closed.
    Dismiss,
    /// The lesson is to be saved as a file.
    Save,
    /// A link is to be made.
    Pack,
    /// A link was made of this text.
    Packed(String, PackedText),
    /// The link is to be copied.
    Copy,
    /// Whether it could be copied.
    Copied(bool),
    /// The reader wants to see a problem, by its index.
    See(usize),
    /// Another tab has changed what is kept.
    Elsewhere,
}

/// A packed text; none if the browser cannot compress.
type PackedText = Option<String>;

impl Component for Write {
    type Message = WriteMessage;
    type Properties = PageProps<()>;

    fn create(ctx: &Context<Self>) -> Self {
        let mut page = Write {
            number: kept::writing(),
            text: String::new(),
            draft: LessonDraft::default(),
            fits: true,
            as_text: false,
            problems: vec![],
            history: History::default(),
            typing: None,
            is_kept: true,
            refused: None,
            failure: None,
            removed: None,
            packed: None,
            copied: None,
            _keys: Keys::for_undo(ctx.link().callback(WriteMessage::Key)),
            _elsewhere: kept::listen(ctx.link().callback(|()| WriteMessage::Elsewhere)),
        };
        page.show(page.number);
        page.follow(ctx);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &PageProps<()>) -> bool {
        if ctx.props().moves != old.moves {
            self.follow(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: WriteMessage) -> bool {
        match message {
            WriteMessage::Change(change) => {
                let mut draft = self.draft.clone();
                let typing = apply(&mut draft, change);
                self.change(draft.to_string(), typing.map(Typing::Field));
                // As it was typed, with blanks at the ends of its texts.
                self.draft = draft;
            }
            WriteMessage::Text(text) => self.change(text, Some(Typing::Text)),
            WriteMessage::Way(way) => {
                self.as_text = way == 1 || !self.fits;
                self.typing = None;
            }
            WriteMessage::Key(command) => {
                let now = self.text.clone();
                if command == Command::Undo && !self.history.can().0 {
                    return self.bring_back();
                }
                let found = if command == Command::Undo { self.history.undo(now) } else { self.history.redo(now) };
                let Some(text) = found else { return false };
                self.typing = None;
                self.take(text);
                self.keep();
            }
            WriteMessage::Choose(line) => {
                let chosen = self.numbers().get(line).copied();
                self.show(chosen.unwrap_or_else(kept::next_number));
            }
            WriteMessage::Remove => {
                kept::remove(self.number);
                let (number, text) = (self.number, std::mem::take(&mut self.text));
                self.show(kept::numbers().first().copied().unwrap_or(1));
                // A new lesson is as empty as before.
                self.removed = Some(RemovedLesson { number, text }).filter(|removed| removed.text != new_text());
            }
            WriteMessage::BringBack => return self.bring_back(),
            WriteMessage::Named(name, text) => {
                match text {
                    Ok(text) => self.open(&name, text),
                    Err(failure) => self.failure = Some(failure),
                }
                // The lesson is in the list now: a document that is loaded again does not need the link any more.
                ctx.props().on_lesson.emit(LessonAct::Close);
            }
            WriteMessage::Choosing(file) => {
                let (link, name) = (ctx.link().clone(), file.name());
                spawn_local(async move {
                    // A much larger file is no lesson, and is not read.
                    let text = if file.size() > (4 * LARGEST) as f64 {
                        None
                    } else {
                        JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
                    };
                    link.send_message(WriteMessage::Opened(name, text));
                });
                return false;
            }
            WriteMessage::Opened(name, text) => match text.as_deref().map(str::parse::<Lesson>) {
                Some(Ok(_)) => {
                    self.refused = None;
                    self.change(text.unwrap_or_default(), None);
                }
                read => {
                    let problems = read.and_then(Result::err).unwrap_or_default();
                    self.refused = Some(Refused { name, text, problems });
                }
            },
            WriteMessage::Mend => {
                if let Some(text) = self.refused.take().and_then(|refused| refused.text) {
                    self.change(text, None);
                    self.as_text = true;
                }
            }
            WriteMessage::Dismiss => (self.refused, self.failure) = (None, None),
            WriteMessage::Save => {
                let name: String = self.draft.title.chars().filter(|c| c.is_alphanumeric() || *c == ' ').collect();
                let name = Some(name.trim()).filter(|name| !name.is_empty());
                let name = format!("{}.txt", name.unwrap_or(ctx.props().look.lang.write().file_name));
                save_text(&self.text, "text/plain;charset=utf-8", &name);
                return false;
            }
            WriteMessage::Pack => {
                let (link, text) = (ctx.link().clone(), self.text.clone());
                spawn_local(async move {
                    let packed = pack(&text).await.ok();
                    link.send_message(WriteMessage::Packed(text, packed));
                });
                return false;
            }
            WriteMessage::Packed(text, packed) => {
                if text != self.text {
                    return false;
                }
                self.copied = None;
                self.packed = Some(match packed.and_then(|packed| self.link_of(format!("{PACKED}{packed}"))) {
                    Some(link) if link.len() > LONGEST => PackedLink::TooLong(link.len()),
                    Some(link) => PackedLink::Made(link),
                    None => PackedLink::Failed,
                });
            }
            WriteMessage::Copy => {
                let Some(PackedLink::Made(link)) = &self.packed else { return false };
                copy(address(link), ctx.link().callback(WriteMessage::Copied));
                return false;
            }
            WriteMessage::Copied(done) => self.copied = Some(done),
            WriteMessage::See(index) => {
                let Some(problem) = self.problems.get(index) else { return false };
                if self.as_text {
                    select_line(&self.text, problem.line);
                } else {
                    match self.station_of(problem.line) {
                        0 => focus(".lesson-head input"),
                        station => focus(&format!("#station-{station} input")),
                    }
                }
                return false;
            }
            WriteMessage::Elsewhere => {
                let Some(text) = kept::text(self.number).filter(|text| *text != self.text) else { return true };
                self.history.note(std::mem::replace(&mut self.text, text.clone()));
                self.typing = None;
                self.take(text);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let (texts, shell) = (look.lang.write(), look.shell());
        let way = ctx.link().callback(WriteMessage::Way);
        html! {
            <main class="write-page">
                <h1>{ shell.write }</h1>
                <p class="about">{ texts.about }</p>
                { self.tools(ctx, look, texts) }
                { self.messages(ctx, look, texts) }
                <div class="draft">
                    <div class="written">
                        { tabs(texts.ways.0, "way", &texts.ways.1, usize::from(self.as_text), &way) }
                        <div id="way-panel" role="tabpanel" aria-labelledby={format!("way-{}", u8::from(self.as_text))}>
                            if self.as_text {
                                if !self.fits { <p class="hint">{ texts.text_first }</p> }
                                <textarea class="lesson-text" rows="24" spellcheck="false" aria-label={texts.ways.1[1]} value={self.text.clone()}
                                    oninput={ctx.link().callback(|event: InputEvent| WriteMessage::Text(typed(&event)))} />
                            } else {
                                { form(&self.draft, look, &ctx.link().callback(WriteMessage::Change)) }
                            }
                        </div>
                    </div>
                    { self.to_do(ctx, look, texts) }
                </div>
            </main>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        settle();
    }
}

impl Program for Write {
    type Pool = ();
    const PLACE: Destination = Destination::Write;

    fn pool(_window: Window) {}
}

impl Write {
    /// Shows the lesson with this number, from the device if it is kept there.
    fn show(&mut self, number: u32) {
        kept::write(number);
        self.number = number;
        self.history = History::default();
        self.typing = None;
        self.is_kept = true;
        (self.refused, self.failure) = (None, None);
        self.draft = LessonDraft::default();
        self.as_text = false;
        self.take(kept::text(number).unwrap_or_else(new_text));
    }

    /// Loads the lesson that the link names, if it names one.
    fn follow(&self, ctx: &Context<Self>) {
        let PageProps { link, look, .. } = ctx.props();
        let Some(name) = link.lesson.clone() else { return };
        let (page, lang) = (ctx.link().clone(), look.lang);
        spawn_local(async move {
            let text = lesson_text(&name, lang).await;
            page.send_message(WriteMessage::Named(name, text));
        });
    }

    /// Shows the lesson that a link names. A lesson that is not kept on this device becomes one more; no other one is replaced.
    fn open(&mut self, name: &str, text: String) {
        let own = name.strip_prefix(OWN).and_then(|number| number.parse().ok());
        let same = || kept::numbers().into_iter().find(|&number| kept::text(number).as_ref() == Some(&text));
        match own.or_else(same) {
            Some(number) => self.show(number),
            None => self.add(kept::next_number(), text),
        }
    }

    /// Keeps a text as a lesson with this number, and shows it.
    fn add(&mut self, number: u32, text: String) {
        self.show(number);
        self.take(text);
        self.keep();
    }

    /// Keeps the lesson that was removed last again. Returns whether there was one.
    fn bring_back(&mut self) -> bool {
        let Some(RemovedLesson { number, text }) = self.removed.take() else { return false };
        // Another lesson may have its number by now.
        let is_free = kept::text(number).is_none();
        self.add(if is_free { number } else { kept::next_number() }, text);
        true
    }

    /// Takes a text as the lesson.
    fn take(&mut self, text: String) {
        self.problems = text.parse::<Lesson>().err().unwrap_or_default();
        let draft = LessonDraft::read(&text);
        self.fits = draft.is_ok();
        self.as_text |= !self.fits;
        if let Ok(draft) = draft {
            self.draft = draft;
        }
        self.text = text;
        (self.packed, self.copied) = (None, None);
    }

    /// Changes the lesson and keeps it. Changes of one field, one after the other, are undone together.
    fn change(&mut self, text: String, typing: Option<Typing>) {
        if text == self.text {
            return;
        }
        if typing.is_none() || typing != self.typing {
            self.history.note(self.text.clone());
        }
        self.typing = typing;
        self.take(text);
        self.keep();
    }

    fn keep(&mut self) {
        self.is_kept = kept::keep(self.number, &self.text);
    }

    /// The numbers of the lessons on the device, and of the one that is shown.
    fn numbers(&self) -> Vec<u32> {
        let mut numbers = kept::numbers();
        if !numbers.contains(&self.number) {
            numbers.push(self.number);
        }
        numbers
    }

    /// The list of lessons, and the buttons for the whole lesson.
    fn tools(&self, ctx: &Context<Self>, look: &Look, texts: &'static WriteTexts) -> Html {
        let (link, shell) = (ctx.link(), look.shell());
        let mut names: Vec<AttrValue> = vec![];
        let numbers = self.numbers();
        for &number in &numbers {
            let text = if number == self.number { Some(self.text.clone()) } else { kept::text(number) };
            names.push(title_of(number, text.as_deref(), look).into());
        }
        let chosen = numbers.iter().position(|&number| number == self.number);
        let (undo, redo) = self.history.can();
        let play = self.link_of(format!("{}{}", OWN, self.number)).filter(|_| self.is_kept);
        let button = |class: &'static str, name: &'static str, on: bool, message: fn() -> WriteMessage| {
            html! { <button {class} disabled={!on} onclick={link.callback(move |_| message())}>{ name }</button> }
        };
        let onchange = link.batch_callback(|event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>()?;
            let file = field.files().and_then(|files| files.get(0));
            // So that the same file can be chosen again.
            field.set_value("");
            file.map(WriteMessage::Choosing)
        });
        html! {
            <div class="tools-row">
                <label>{ texts.kept }
                    <select class="kept-lessons" onchange={choice(&link.callback(WriteMessage::Choose), Some)}>{ options(names, chosen) }</select>
                </label>
                <div class="row">
                    <button class="new-lesson" onclick={link.callback(|_| WriteMessage::Choose(usize::MAX))}>{ texts.new }</button>
                    { button("undo", shell.undo, undo || self.removed.is_some(), || WriteMessage::Key(Command::Undo)) }
                    { button("redo", shell.redo, redo, || WriteMessage::Key(Command::Redo)) }
                    <label class="button open-file">{ texts.open }<input type="file" class="unseen" accept=".txt,text/plain" {onchange} /></label>
                    { button("save-file", texts.save, true, || WriteMessage::Save) }
                    { button("make-link", texts.link, self.problems.is_empty(), || WriteMessage::Pack) }
                    { button("remove-lesson", texts.remove, true, || WriteMessage::Remove) }
                    if let Some(play) = play { <a class="button strong play-lesson" href={play}>{ texts.play }</a> }
                </div>
                <div class="row removed" data-told="all">
                    if let Some(RemovedLesson { number, text }) = &self.removed {
                        <p>{ (texts.removed)(&title_of(*number, Some(text), look)) }</p>
                        <button class="bring-back" onclick={link.callback(|_| WriteMessage::BringBack)}>{ texts.bring_back }</button>
                    }
                </div>
            </div>
        }
    }

    /// The messages: a file that was not opened, what is not kept, the link.
    fn messages(&self, ctx: &Context<Self>, look: &Look, texts: &'static WriteTexts) -> Html {
        let (link, shell) = (ctx.link(), look.shell());
        let mut errors: Vec<Wording> = vec![];
        if let Some(failure) = &self.failure {
            errors.push(("lesson", failure.words(look.lang.lesson()).into()));
        }
        if let Some(refused) = &self.refused {
            let told = if refused.problems.is_empty() { texts.unreadable } else { texts.refused };
            errors.push(("file", told(&refused.name).into()));
            for problem in refused.problems.iter().take(LISTED) {
                errors.push(("line", told_of(problem, None, look, texts).into()));
            }
            if refused.problems.len() > LISTED {
                errors.push(("more", (shell.more_problems)(refused.problems.len() - LISTED).into()));
            }
        }
        let mends = self.refused.as_ref().is_some_and(|refused| !refused.problems.is_empty());
        let mend = mends.then(|| (texts.mend, link.callback(|()| WriteMessage::Mend)));
        html! {
            <>
                { alert(&errors, None, mend, (shell.close, link.callback(|()| WriteMessage::Dismiss))) }
                if !self.is_kept { { alarm("not-kept", texts.not_kept) } }
                { self.link(ctx, texts) }
            </>
        }
    }
}

/// The text of a new lesson.
fn new_text() -> String {
    LessonDraft::default().to_string()
}

/// The title of a lesson by its number and its text, if it is kept.
fn title_of(number: u32, text: Option<&str>, look: &Look) -> String {
    text.and_then(kept::title).unwrap_or_else(|| (look.lang.lesson_list().untitled)(number))
}

/// The text of the field in which something was typed.
fn typed(event: &InputEvent) -> String {
    if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
        return field.value();
    }
    event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
}
