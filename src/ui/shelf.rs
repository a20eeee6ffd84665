//! The shelf: states of the puzzles that the reader keeps on the device, with small pictures and what was counted; renamed, removed,
//! brought back, taken away as one file together with all else that is kept there, and read from such a file.

mod import;
mod store;

use super::app::Program;
use super::controls::settle;
use super::history::History;
use super::keys::{Command, Keys};
use super::root::refocus;
use super::share::save_text;
use super::{PageProps, kept};
use crate::link::{Destination, Link, OWN};
use crate::shelf::{LARGEST, LONGEST_TEXT, Shelf, ShelfItem, ShelfProblem, ShelfTaken, is_text};
use crate::ui::button::Button;
use crate::ui::parts::cover;
use gloo::events::EventListener;
use import::Import;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement, Window};
use yew::prelude::*;

/// The most problems of a file that are listed.
const LISTED: usize = 8;

/// What is on the shelf: items with their numbers, in the order of these.
type Kept = Vec<(u32, Rc<ShelfItem>)>;

/// What came out of files since the page was opened, outside the database.
type Imports = Vec<Rc<Import>>;

/// The page of the shelf.
pub struct ShelfPage {
    /// What is on the shelf; none until it was read.
    items: Option<Kept>,
    /// How many things on it cannot be read.
    unread: usize,
    /// What came out of files, outside the database.
    imports: Imports,
    /// What was there before each change.
    history: History<(Kept, Imports)>,
    /// Whether the browser has refused to keep something.
    is_refused: bool,
    /// What came out of the last file.
    imported: Option<Imported>,
    /// The number of changes that the database has not confirmed yet.
    writes: usize,
    /// Whether an item was just removed, and with it the button that had the focus.
    removed: bool,
    _keys: Keys,
    _shown: Option<EventListener>,
}

/// What came out of a file.
struct Imported {
    name: String,
    taken: ShelfTaken,
    problems: Vec<ShelfProblem>,
}

/// An event of the page.
pub enum ShelfMessage {
    /// What is kept was read; none where the browser keeps nothing.
    Read(Option<(Kept, usize)>),
    /// A title was changed.
    Title(u32, String),
    /// An item is to be removed.
    Remove(u32),
    /// Undo or redo.
    Key(Command),
    /// All is to be saved as a file.
    Export,
    /// A file was chosen.
    Choosing(File),
    /// The text of a file, if it could be read, with the name of the file.
    Opened(String, Option<String>),
    /// The changes of the database are made, or not.
    Changed(bool),
    /// The page is shown again, or another tab has changed a lesson.
    Again,
}

/// Keeps an item, given as its text in a file. Fails if the text has problems, or the browser keeps nothing.
pub async fn keep(text: &str) -> Result<(), ()> {
    let item = store::read(text).ok_or(())?;
    store::change(&[(None, Some(&item))]).await.map_err(|_| ())
}

impl Component for ShelfPage {
    type Message = ShelfMessage;
    type Properties = PageProps<()>;

    fn create(ctx: &Context<Self>) -> Self {
        let shown = ctx.link().clone();
        let document = super::root::document();
        let page = ShelfPage {
            items: None,
            unread: 0,
            imports: vec![],
            history: History::default(),
            is_refused: false,
            imported: None,
            writes: 0,
            removed: false,
            _keys: Keys::for_undo(ctx.link().callback(ShelfMessage::Key)),
            // Another tab may have kept something meanwhile.
            _shown: document.map(|document| {
                EventListener::new(&document, "visibilitychange", move |_| shown.send_message(ShelfMessage::Again))
            }),
        };
        page.read(ctx);
        page
    }

    fn update(&mut self, ctx: &Context<Self>, message: ShelfMessage) -> bool {
        match message {
            ShelfMessage::Read(None) => {
                self.is_refused = true;
                self.items.get_or_insert_default();
            }
            ShelfMessage::Read(Some((items, unread))) => (self.items, self.unread) = (Some(items), unread),
            ShelfMessage::Title(number, title) => {
                let title = title.trim().to_string();
                if !is_text(&title) {
                    return true;
                }
                let rename = |(key, item): &(u32, Rc<ShelfItem>)| {
                    let renamed = *key == number && item.title != title;
                    (
                        *key,
                        if renamed {
                            Rc::new(ShelfItem { title: title.clone(), ..(**item).clone() })
                        } else {
                            item.clone()
                        },
                    )
                };
                let items = self.items.iter().flatten().map(rename).collect();
                self.change(ctx, items);
            }
            ShelfMessage::Remove(number) => {
                let items = self.items.iter().flatten().filter(|(key, _)| *key != number).cloned().collect();
                self.change(ctx, items);
                self.removed = true;
            }
            ShelfMessage::Key(command) => {
                let Some(now) = self.items.clone().map(|items| (items, self.imports.clone())) else { return false };
                let found = if command == Command::Undo {
                    self.history.undo(now.clone())
                } else {
                    self.history.redo(now.clone())
                };
                let Some((items, imports)) = found else { return false };
                self.write(ctx, &now.0, &items);
                // One of the two lists begins with all of the other.
                for import in now.1.iter().skip(imports.len()).rev() {
                    self.is_refused |= !import.take_back();
                }
                for import in imports.iter().skip(now.1.len()) {
                    self.is_refused |= !import.bring_again();
                }
                (self.items, self.imports) = (Some(items), imports);
            }
            ShelfMessage::Export => {
                let items = self.items.iter().flatten().map(|(_, item)| (**item).clone()).collect();
                let shelf = Shelf {
                    items,
                    lessons: kept::numbers().into_iter().filter_map(kept::text).collect(),
                    results: kept::results::read(),
                    built: kept::built::read().unwrap_or_default(),
                    counts: kept::class::read().map(|(pool, _)| pool).unwrap_or_default(),
                    answers: kept::answers::all(),
                };
                let name = ctx.props().look.lang.shelf().file_name;
                save_text(&shelf.to_string(), "text/plain;charset=utf-8", &format!("{name}.txt"));
                return false;
            }
            ShelfMessage::Choosing(file) => {
                let (link, name) = (ctx.link().clone(), file.name());
                spawn_local(async move {
                    let text = if file.size() > LARGEST as f64 {
                        None
                    } else {
                        JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
                    };
                    link.send_message(ShelfMessage::Opened(name, text));
                });
                return false;
            }
            ShelfMessage::Opened(name, text) => self.import(ctx, name, text.as_deref().unwrap_or_default()),
            ShelfMessage::Changed(done) => {
                self.writes -= 1;
                self.is_refused = !done;
                // New items have their numbers now; after a refusal all is as it was.
                self.read(ctx);
            }
            ShelfMessage::Again => {
                self.read(ctx);
                return true;
            }
        }
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        settle();
        if std::mem::take(&mut self.removed) {
            refocus(".undo");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let (texts, shell) = (look.lang.shelf(), look.shell());
        let link = ctx.link();
        let around = |link: Link| link.dressed(&ctx.props().link);
        let (undo, redo) = self.history.can();
        let choosing = link.batch_callback(|event: Event| {
            let input: HtmlInputElement = event.target_dyn_into()?;
            let file = input.files()?.get(0)?;
            // The same file can be chosen again.
            input.set_value("");
            Some(ShelfMessage::Choosing(file))
        });
        let lessons = kept::numbers();
        let item = |(number, item): &(u32, Rc<ShelfItem>)| {
            let (key, href) = (*number, around(item.link.clone()).to_string());
            let typed = link.batch_callback(move |event: Event| {
                Some(ShelfMessage::Title(key, event.target_dyn_into::<HtmlInputElement>()?.value()))
            });
            html! {
                <li class="card shelf-item" key={key}>
                    { for item.picture.as_ref().map(|picture| html! {
                        <a class="picture" href={href.clone()} tabindex="-1" aria-hidden="true"><img src={picture.clone()} alt="" /></a>
                    }) }
                    <label>{ texts.title }<input type="text" maxlength={LONGEST_TEXT.to_string()} data-written={item.title.clone()} onchange={typed} /></label>
                    if !item.results.is_empty() {
                        <ul class="results">{ for item.results.iter().map(|result| html! { <li>{ result }</li> }) }</ul>
                    }
                    <p class="date">{ &item.date }</p>
                    <div class="row">
                        <a class="button strong" href={href} aria-label={format!("{} {}", texts.open, item.title)}>{ texts.open }</a>
                        { Button { class: "remove-item", name: Some(format!("{} {}", texts.remove, item.title).into()), ..Button::of(link.callback(move |_: MouseEvent| ShelfMessage::Remove(key))) }.words(texts.remove) }
                    </div>
                </li>
            }
        };
        let lesson = |number: u32| {
            let text = kept::text(number).unwrap_or_default();
            let title = kept::title(&text).unwrap_or_else(|| (look.lang.lesson_list().untitled)(number));
            let edit = around(Link { lesson: Some(format!("{OWN}{number}")), ..Link::to(Destination::Write) });
            let edit = edit.to_string();
            // The picture is that of its puzzle.
            html! {
                <li class="card shelf-lesson">
                    { for kept::puzzle(&text).map(|puzzle| cover(puzzle, look, edit.clone())) }
                    <h3><a href={edit}>{ title }</a></h3>
                </li>
            }
        };
        html! {
            <main class="shelf-page" aria-busy={(self.writes > 0).then_some("true")}>
                <h1>{ shell.shelf }</h1>
                <p class="about">{ texts.about }</p>
                <div class="row">
                    { Button { class: "export strong", ..Button::of(link.callback(|_: MouseEvent| ShelfMessage::Export)) }.words(texts.export) }
                    <label class="button open-file">{ texts.import }<input type="file" class="unseen import" accept=".txt,text/plain" onchange={choosing} /></label>
                    if undo || redo {
                        { Button { class: "undo", disabled: !undo, ..Button::of(link.callback(|_: MouseEvent| ShelfMessage::Key(Command::Undo))) }.words(shell.undo) }
                        { Button { class: "redo", disabled: !redo, ..Button::of(link.callback(|_: MouseEvent| ShelfMessage::Key(Command::Redo))) }.words(shell.redo) }
                    }
                </div>
                if self.is_refused {
                    <p class="alert" role="alert" data-error="not-kept">{ texts.not_kept }</p>
                }
                { for self.imported.as_ref().map(|imported| outcome(imported, ctx)) }
                if let Some(items) = &self.items {
                    <p data-told="all">{ if items.is_empty() && lessons.is_empty() { texts.empty.to_string() } else { (texts.count)(items.len(), lessons.len()) } }</p>
                    if self.unread > 0 {
                        <p class="hint">{ (texts.unread)(self.unread) }</p>
                    }
                    // The newest first.
                    <ul class="cards">{ for items.iter().rev().map(item) }</ul>
                }
                if !lessons.is_empty() {
                    <section><h2>{ texts.lessons }</h2><ul class="cards">{ for lessons.into_iter().map(lesson) }</ul></section>
                }
            </main>
        }
    }
}

/// What came out of a file, with its problems.
fn outcome(imported: &Imported, ctx: &Context<ShelfPage>) -> Html {
    let texts = ctx.props().look.lang.shelf();
    let Imported { name, taken, problems } = imported;
    let is_empty = *taken == ShelfTaken::default() && !problems.is_empty();
    let more = problems.len().saturating_sub(LISTED);
    let list = html! {
        <ul>
            { for problems.iter().take(LISTED).map(|problem| html! { <li>{ (texts.problem)(problem.line, &problem.fault) }</li> }) }
            if more > 0 { <li>{ (texts.more)(more) }</li> }
        </ul>
    };
    if is_empty {
        return html! { <div class="alert" role="alert" data-error="file"><p>{ (texts.refused)(name) }</p>{ list }</div> };
    }
    let sentence = (texts.imported)(name, taken);
    if problems.is_empty() {
        html! { <p class="imported" data-told="all">{ sentence }</p> }
    } else {
        html! { <div class="alert" role="alert" data-error="file"><p>{ sentence }</p>{ list }</div> }
    }
}

impl Program for ShelfPage {
    type Pool = ();
    const PLACE: Destination = Destination::Shelf;

    fn pool(_window: Window) {}
}

impl ShelfPage {
    /// Reads what is kept.
    fn read(&self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        spawn_local(async move {
            let read = store::all().await.ok();
            let shared = |(items, unread): (Vec<(u32, ShelfItem)>, usize)| {
                (items.into_iter().map(|(number, item)| (number, Rc::new(item))).collect(), unread)
            };
            link.send_message(ShelfMessage::Read(read.map(shared)));
        });
    }

    /// Changes what is on the shelf, which can be undone.
    fn change(&mut self, ctx: &Context<Self>, items: Kept) {
        let Some(now) = self.items.replace(items.clone()) else { return };
        if now != items {
            self.write(ctx, &now, &items);
            self.history.note((now, self.imports.clone()));
        }
        self.imported = None;
    }

    /// Writes the difference of two states into the database.
    fn write(&mut self, ctx: &Context<Self>, from: &Kept, to: &Kept) {
        let of = |kept: &Kept, number: u32| kept.iter().find(|(key, _)| *key == number).map(|(_, item)| item.clone());
        let gone = from.iter().filter(|(number, _)| of(to, *number).is_none()).map(|&(number, _)| (Some(number), None));
        let new = to.iter().filter(|(number, item)| of(from, *number).as_ref() != Some(item));
        let new = new.map(|(number, item)| (Some(*number), Some(item.clone())));
        let changes: Vec<(Option<u32>, Option<Rc<ShelfItem>>)> = gone.chain(new).collect();
        self.store(ctx, changes);
    }

    fn store(&mut self, ctx: &Context<Self>, changes: Vec<(Option<u32>, Option<Rc<ShelfItem>>)>) {
        self.writes += 1;
        let link = ctx.link().clone();
        spawn_local(async move {
            let changes: Vec<_> = changes.iter().map(|(number, item)| (*number, item.as_deref())).collect();
            link.send_message(ShelfMessage::Changed(store::change(&changes).await.is_ok()));
        });
    }

    /// Takes what is good in a file and was not there yet.
    fn import(&mut self, ctx: &Context<Self>, name: String, text: &str) {
        let (shelf, problems) = Shelf::read(text);
        let now = self.items.clone().unwrap_or_default();
        let is_known =
            |item: &ShelfItem| now.iter().any(|(_, kept)| kept.link == item.link && kept.title == item.title);
        let new: Vec<&ShelfItem> = shelf.items.iter().filter(|item| !is_known(item)).collect();
        let known = shelf.items.len() - new.len();
        let mut taken = ShelfTaken { items: new.len(), known, ..ShelfTaken::default() };
        let (import, is_kept) = Import::take(&shelf, &mut taken);
        self.is_refused = !is_kept;
        self.imported = Some(Imported { name, taken, problems });
        if !new.is_empty() || !import.is_empty() {
            self.history.note((now.clone(), self.imports.clone()));
            self.imports.push(Rc::new(import));
        }
        if !new.is_empty() {
            self.store(ctx, new.into_iter().map(|item| (None, Some(Rc::new(item.clone())))).collect());
        }
    }
}
