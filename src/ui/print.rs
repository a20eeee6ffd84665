//! The page that prints sheets: nets, boards, figures, and worksheets of lessons. What is seen is what the browser prints.

mod choice;
pub mod notes;
mod worksheet;

use super::PageProps;
use super::address::Entry;
use super::app::Program;
use super::controls::{choice, options, press, settle};
use super::kept;
use super::lesson::LessonFailure;
use super::lesson::source::lesson_text;
use crate::lang::Lang;
use crate::lesson::{LESSONS, Lesson, lessons_of};
use crate::link::{Destination, Link, OWN};
use crate::puzzle::Puzzle;
use crate::sheet::{Ink, Paper, Sheets, Wish};
use crate::ui::button::Button;
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Window;
use yew::prelude::*;

pub use choice::{PrintChoice, PrintedKind, SIZES};
use worksheet::{Code, Worksheet};

/// The lengths of edges that are offered, in millimetres.
const OFFERED: [f64; 10] = [10.0, 15.0, 20.0, 25.0, 30.0, 35.0, 40.0, 45.0, 50.0, 60.0];

/// Makes the HTML of a list: its name, its label, its lines, and what the reader changes by choosing a line.
type ListOf<'a> = dyn Fn(&'static str, &'static str, Vec<Html>, fn(&mut PrintChoice, usize)) -> Html + 'a;

/// The page that prints sheets.
pub struct Print {
    choice: PrintChoice,
    /// The sheets of the puzzle; none if the state is not legal. Worked out when the choice changes.
    sheets: Option<Sheets>,
    /// The lesson of a worksheet, once it has come, with the name and the language for which it was asked.
    lesson: Option<Result<Rc<Lesson>, LessonFailure>>,
    asked: Option<(String, Lang)>,
    /// The codes of its tasks and of its key, as far as they have come.
    codes: Vec<Option<Code>>,
    _elsewhere: Option<EventListener>,
}

/// An event of the page.
pub enum PrintMessage {
    /// The reader has chosen something.
    Chosen(fn(&mut PrintChoice, usize), usize),
    /// The lesson of this name and language has come, or has not.
    Lesson(String, Result<Rc<Lesson>, LessonFailure>),
    /// The codes of the stations have come.
    Codes(String, Vec<Option<Code>>),
    /// Another tab has changed the lessons that are kept on this device.
    Elsewhere,
    /// The browser's window for printing is to be opened.
    Print,
}

impl Component for Print {
    type Message = PrintMessage;
    type Properties = PageProps<()>;

    fn create(ctx: &Context<Self>) -> Self {
        let choice = PrintChoice::read(&ctx.props().link);
        let _elsewhere = kept::listen(ctx.link().callback(|()| PrintMessage::Elsewhere));
        let mut page = Print { choice, sheets: None, lesson: None, asked: None, codes: vec![], _elsewhere };
        page.follow(ctx);
        page
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &PageProps<()>) -> bool {
        if ctx.props().moves != old.moves {
            self.choice = PrintChoice::read(&ctx.props().link);
        }
        self.follow(ctx);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: PrintMessage) -> bool {
        match message {
            PrintMessage::Chosen(change, line) => {
                change(&mut self.choice, line);
                self.follow(ctx);
                ctx.props().on_state.emit((self.choice.link(), Entry::Push));
            }
            PrintMessage::Lesson(name, lesson) => {
                if self.choice.of.lesson.as_ref() != Some(&name) {
                    return false;
                }
                self.codes = vec![];
                if let Ok(lesson) = &lesson {
                    let (link, lang) = (ctx.link().clone(), ctx.props().look.lang);
                    let links = worksheet::links(&name, lesson, lang);
                    spawn_local(async move {
                        let codes = worksheet::codes(links).await;
                        link.send_message(PrintMessage::Codes(name, codes));
                    });
                }
                self.lesson = Some(lesson);
            }
            PrintMessage::Codes(name, codes) => {
                if self.choice.of.lesson.as_ref() != Some(&name) {
                    return false;
                }
                self.codes = codes;
            }
            PrintMessage::Elsewhere => {
                self.asked = None;
                self.follow(ctx);
            }
            PrintMessage::Print => {
                if let Some(window) = web_sys::window() {
                    // Fails only where printing is forbidden; the browser tells that itself.
                    let _ = window.print();
                }
                return false;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let look = &ctx.props().look;
        let texts = look.lang.print();
        let around = |link: Link| link.dressed(&ctx.props().link).to_string();
        let paper = self.choice.paper.name();
        let (count, sheets) = match (self.choice.kind, &self.sheets) {
            (PrintedKind::Worksheet, _) => (None, self.worksheet(ctx)),
            (_, Some(sheets)) => {
                let sheet = |svg: String| {
                    html! { <div class="paper" data-paper={paper}>{ Html::from_html_unchecked(svg.into()) }</div> }
                };
                let drawn = sheets.sheets.iter().map(|each| sheet(each.svg(self.choice.ink, look.palette.hues)));
                (Some(sheets.sheets.len()), drawn.collect::<Html>())
            }
            (_, None) => (None, html! { <p class="alert" role="alert" data-error="print">{ texts.illegal }</p> }),
        };
        html! {
            <main class="print-page">
                <div class="print-asked">
                    <h1>{ look.shell().print }</h1>
                    <p class="about">{ texts.about }</p>
                    { self.lists(ctx) }
                    <div class="row">
                        { Button { class: "strong print-button", ..Button::of(press(&ctx.link().callback(|()| PrintMessage::Print), ())) }.words(texts.print) }
                        <a class="button" href={around(self.choice.of.clone())}>{ texts.back }</a>
                    </div>
                    <p data-told="all">{ count.map(texts.count) }</p>
                    <p class="hint">{ texts.how }</p>
                </div>
                <div class="papers">{ sheets }</div>
            </main>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        settle();
    }
}

impl Program for Print {
    type Pool = ();
    const PLACE: Destination = Destination::Print;

    fn pool(_window: Window) {}
}

impl Print {
    /// Works out the sheets of the choice, or asks for its lesson.
    fn follow(&mut self, ctx: &Context<Self>) {
        let lang = ctx.props().look.lang;
        let PrintChoice { of, kind, paper, size, answers, .. } = &self.choice;
        match kind {
            PrintedKind::Sheet(kind) => {
                let wish = Wish { paper: *paper, size: *size, answers: *answers, words: &lang.print().sheets };
                self.sheets = self.choice.puzzle().sheets(*kind, |key| of.value(key), &wish);
            }
            PrintedKind::Worksheet => {
                let puzzle = self.choice.puzzle();
                let first = lessons_of(puzzle).next().map(|lesson| lesson.name.to_string());
                let Some(name) = of.lesson.clone().or(first) else { return };
                self.choice.of.lesson = Some(name.clone());
                let asked = Some((name.clone(), lang));
                if self.asked == asked {
                    return;
                }
                (self.asked, self.lesson) = (asked, None);
                let link = ctx.link().clone();
                spawn_local(async move {
                    let lesson = lesson_text(&name, lang).await;
                    let lesson = lesson.and_then(|text| text.parse().map(Rc::new).map_err(LessonFailure::Wrong));
                    link.send_message(PrintMessage::Lesson(name, lesson));
                });
            }
        }
    }

    /// The lists in which the reader chooses.
    fn lists(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().look.lang;
        let texts = lang.print();
        let list = |name: &'static str, label: &'static str, lines: Vec<Html>, change: fn(&mut PrintChoice, usize)| {
            let chosen = ctx.link().callback(move |line| PrintMessage::Chosen(change, line));
            html! { <label>{ label }<select class={format!("print-{name}")} onchange={choice(&chosen, Some)}>{ lines }</select></label> }
        };
        let place = |index: Option<usize>| index;
        let PrintChoice { kind, paper, ink, answers, .. } = &self.choice;
        let puzzle = self.choice.puzzle();
        let puzzles = Puzzle::ALL.map(|puzzle| lang.title(puzzle).name);
        let kinds = puzzle.sheet_kinds();
        let names = kinds.iter().map(|&kind| texts.kinds[kind as usize]).chain([texts.worksheet]);
        let is_worksheet = *kind == PrintedKind::Worksheet;
        let shown = kinds.iter().position(|&each| *kind == PrintedKind::Sheet(each)).unwrap_or(kinds.len());
        let has_answers = is_worksheet || self.sheets.as_ref().is_some_and(|sheets| sheets.has_answers);
        let on_answers =
            ctx.link().callback(|()| PrintMessage::Chosen(|choice, _| choice.answers = !choice.answers, 0));
        html! {
            <div class="lists">
                { list("puzzle", texts.puzzle, options(puzzles, place(Puzzle::ALL.iter().position(|&each| each == puzzle))), |choice, line| {
                    if let Some(&puzzle) = Puzzle::ALL.get(line) {
                        let kind = match choice.kind {
                            PrintedKind::Worksheet => PrintedKind::Worksheet,
                            PrintedKind::Sheet(_) => PrintedKind::Sheet(puzzle.sheet_kinds()[0]),
                        };
                        *choice = PrintChoice { of: Link::to(Destination::Puzzle(puzzle)), kind, size: None, ..choice.clone() };
                    }
                }) }
                { list("kind", texts.what, options(names, Some(shown)), |choice, line| {
                    let kind = choice.puzzle().sheet_kinds().get(line);
                    choice.kind = kind.map_or(PrintedKind::Worksheet, |&kind| PrintedKind::Sheet(kind));
                    choice.size = None;
                }) }
                if is_worksheet {
                    { self.lessons(ctx, &list) }
                }
                { list("paper", texts.paper, options(texts.papers, Paper::ALL.iter().position(|each| each == paper)), |choice, line| {
                    choice.paper = Paper::ALL.get(line).copied().unwrap_or_default();
                }) }
                if !is_worksheet {
                    { list("ink", texts.ink, options(texts.inks, Ink::ALL.iter().position(|each| each == ink)), |choice, line| {
                        choice.ink = Ink::ALL.get(line).copied().unwrap_or_default();
                    }) }
                    if let Some((size, longest)) = self.sheets.as_ref().and_then(|sheets| sheets.size) {
                        { list("size", texts.size, sizes(size, longest, texts.millimetres), |choice, line| {
                            choice.size = OFFERED.get(line).copied();
                        }) }
                    }
                }
                if has_answers {
                    <label class="check"><input type="checkbox" class="print-answers" checked={*answers} onclick={press(&on_answers, ())} />{ texts.answers }</label>
                }
            </div>
        }
    }

    /// The list of the lessons of the puzzle. One that is not on this device, or begins at another puzzle, is its last line.
    fn lessons(&self, ctx: &Context<Self>, list: &ListOf) -> Html {
        let lang = ctx.props().look.lang;
        let puzzle = self.choice.puzzle();
        let name = self.choice.of.lesson.as_deref();
        let (names, mut titles): (Vec<String>, Vec<String>) = listed(puzzle, lang).into_iter().unzip();
        let shown = names.iter().position(|each| Some(each.as_str()) == name).unwrap_or(names.len());
        if shown == names.len() {
            let own = self.lesson.as_ref().and_then(|lesson| lesson.as_ref().ok());
            titles.push(own.map_or("…".to_string(), |lesson| lesson.title.clone()));
        }
        list("lesson", lang.print().lesson, options(titles, Some(shown)), |choice, line| {
            // The names are the same in both languages.
            if let Some((name, _)) = listed(choice.puzzle(), Lang::En).into_iter().nth(line) {
                choice.of = Link { lesson: Some(name), ..Link::to(choice.of.place) };
            }
        })
    }

    /// The worksheet or its key, or why there is none.
    fn worksheet(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().look.lang;
        match &self.lesson {
            None => html! { <p>{ lang.print().coming }</p> },
            Some(Err(failure)) => {
                html! { <p class="alert" role="alert" data-error="lesson">{ failure.words(lang.lesson()) }</p> }
            }
            Some(Ok(lesson)) => {
                let sheet = Worksheet { lesson, codes: &self.codes, lang, paper: self.choice.paper };
                if self.choice.answers { sheet.key() } else { sheet.tasks() }
            }
        }
    }
}

/// The names and titles of the lessons of a puzzle: those of the site, and those that are kept on this device, have no problems, and begin
/// at the puzzle.
fn listed(puzzle: Puzzle, lang: Lang) -> Vec<(String, String)> {
    let of_site = LESSONS.iter().zip(lang.lesson_titles()).filter(|(lesson, _)| lesson.puzzle == puzzle);
    let of_site = of_site.map(|(lesson, title)| (lesson.name.to_string(), (*title).to_string()));
    let own = |number: u32| {
        let lesson: Lesson = kept::text(number)?.parse().ok()?;
        let begins = lesson.stations.first()?.link.place;
        (begins == Destination::Puzzle(puzzle)).then(|| (format!("{OWN}{number}"), lesson.title))
    };
    of_site.chain(kept::numbers().into_iter().filter_map(own)).collect()
}

/// The lengths that fit; the one that is printed is chosen.
fn sizes(size: f64, longest: f64, name: fn(f64) -> String) -> Vec<Html> {
    let fitting = OFFERED.into_iter().filter(|&offered| offered <= longest || offered == OFFERED[0]);
    let mut names: Vec<String> = fitting.clone().map(name).collect();
    let chosen = fitting.clone().position(|offered| offered == size).unwrap_or(names.len());
    if chosen == names.len() {
        names.push(name(size));
    }
    options(names, Some(chosen))
}
