//! Worksheets: the tasks of a lesson with room to write, and the key with their answers.

use crate::lang::Lang;
use crate::lesson::{AnswerKind, Exercise, Lesson, Station};
use crate::link::{Link, OWN, PACKED};
use crate::sheet::Paper;
use crate::ui::controls::formulas;
use crate::ui::root::ask;
use crate::ui::share::address;
use yew::prelude::*;

/// The lines to write on for a task.
const LINES: usize = 3;

/// A QR code: its dark modules as path data, in a square of this many modules.
#[derive(Clone, Debug, PartialEq)]
pub struct Code {
    side: u32,
    dark: String,
}

/// A worksheet of a lesson.
pub struct Worksheet<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The codes of [`links`], as far as there are any.
    pub codes: &'a [Option<Code>],
    /// The language.
    pub lang: Lang,
    /// The paper.
    pub paper: Paper,
}

/// The links that the codes hold. First those of the tasks: to the station of the lesson, or to the state alone where the lesson is
/// not one of the site. Then those of the key: the same, or to the state that is the answer.
pub fn links(name: &str, lesson: &Lesson, lang: Lang) -> Vec<String> {
    let is_own = name.starts_with(OWN) || name.starts_with(PACKED);
    let link = |(number, station): (usize, &Station)| {
        let state = Link { lang: Some(lang), ..station.link.clone() };
        let of_lesson =
            Link { lesson: Some(name.to_string()), station: Some(number), lang: Some(lang), ..Link::to(state.place) };
        address(&if is_own { state } else { of_lesson }.to_string())
    };
    let tasks: Vec<String> = (1..).zip(&lesson.stations).map(link).collect();
    let answers: Vec<String> = lesson
        .stations
        .iter()
        .zip(&tasks)
        .map(|(station, task)| match &station.exercise {
            Some(Exercise { question: AnswerKind::Action(_, state), .. }) => {
                address(&Link { lang: Some(lang), ..state.as_ref().clone() }.to_string())
            }
            _ => task.clone(),
        })
        .collect();
    [tasks, answers].concat()
}

/// The codes of these links; none where a link is too long or the script for codes does not come.
pub async fn codes(links: Vec<String>) -> Vec<Option<Code>> {
    let mut codes = vec![];
    for link in links {
        let told = ask("share", "code", &[link.into()]).await;
        let code = told.as_ref().and_then(|told| told.split_once(' '));
        codes.push(code.and_then(|(side, dark)| Some(Code { side: side.parse().ok()?, dark: dark.to_string() })));
    }
    codes
}

impl Worksheet<'_> {
    /// The tasks with room to write.
    pub fn tasks(&self) -> Html {
        let texts = self.lang.print();
        let lesson = self.lesson;
        html! {
            <div class="paper flow" data-paper={self.paper.name()}>
                <p class="reader"><span>{ texts.name }</span><span>{ texts.date }</span></p>
                <h2>{ &lesson.title }</h2>
                { for (0..).zip(&lesson.stations).map(|(index, station)| self.task(index, station)) }
            </div>
        }
    }

    /// A code by the place of its link.
    fn code(&self, index: usize) -> Option<Html> {
        let Code { side, dark } = self.codes.get(index)?.as_ref()?;
        let label = self.lang.print().code;
        Some(html! {
            <span class="state-code">
                <svg viewBox={format!("0 0 {side} {side}")} role="img" aria-label={label} shape-rendering="crispEdges"><path d={dark.clone()} /></svg>
                <small>{ label }</small>
            </span>
        })
    }

    fn task(&self, index: usize, station: &Station) -> Html {
        html! {
            <section class="task">
                { for self.code(index) }
                <h3>{ format!("{}. {}", index + 1, station.title) }</h3>
                { for station.text.iter().map(|text| html! { <p>{ formulas(text) }</p> }) }
                { for station.exercise.as_ref().map(|exercise| self.room(exercise)) }
            </section>
        }
    }

    /// What is asked, and room for the answer.
    fn room(&self, exercise: &Exercise) -> Html {
        let texts = self.lang.print();
        html! {
            <>
                <p class="asked-for">{ formulas(&exercise.asked) }</p>
                if let AnswerKind::Choice(options, _) = &exercise.question {
                    <ul class="boxes">{ for options.iter().map(|option| html! { <li>{ formulas(option) }</li> }) }</ul>
                } else if let AnswerKind::Number(..) = &exercise.question {
                    <p class="write-here">{ texts.answer }</p>
                }
                { for (0..LINES).map(|_| html! { <p class="line"></p> }) }
            </>
        }
    }

    /// The answers, with their reasons and the remarks for the teacher.
    pub fn key(&self) -> Html {
        let texts = self.lang.print();
        let lesson = self.lesson;
        html! {
            <div class="paper flow" data-paper={self.paper.name()}>
                <p class="reader"><b>{ texts.key }</b></p>
                <h2>{ &lesson.title }</h2>
                { for (0..).zip(&lesson.stations).map(|(index, station)| self.answer(index, station)) }
            </div>
        }
    }

    fn answer(&self, index: usize, station: &Station) -> Html {
        html! {
            <section class="task">
                { for self.code(self.lesson.stations.len() + index) }
                <h3>{ format!("{}. {}", index + 1, station.title) }</h3>
                { answers(station, self.lang) }
            </section>
        }
    }
}
/// What is asked at a station, its answer, with the reason and the remark for the teacher.
pub fn answers(station: &Station, lang: Lang) -> Html {
    let texts = lang.print();
    let exercise = station.exercise.as_ref();
    let label = |label: &'static str| html! { <b>{ label }{ lang.choose("\u{a0}: ", ": ") }</b> };
    let told = |name: &'static str, text: &str| html! { <p>{ label(name) }{ formulas(text) }</p> };
    let answer = exercise.map(|exercise| match &exercise.question {
        AnswerKind::Number(least, most) if least == most => told(texts.answer, &lang.decimal(*least)),
        AnswerKind::Number(least, most) => {
            let [least, most] = [least, most].map(|number| lang.decimal(*number));
            told(texts.answer, &(lang.lesson().between)(&least, &most))
        }
        AnswerKind::Choice(options, right) => told(texts.answer, options.get(*right).map_or("", String::as_str)),
        AnswerKind::Action(_, link) => html! {
            <p>{ label(texts.answer) }<a href={link.to_string()}>{ texts.code }</a></p>
        },
    });
    html! {
        <>
            { for exercise.map(|exercise| html! { <p class="asked-for">{ formulas(&exercise.asked) }</p> }) }
            { for answer }
            { for exercise.and_then(|exercise| exercise.hint.as_ref()).map(|hint| told(texts.hint, hint)) }
            { for exercise.and_then(|exercise| exercise.why.as_ref()).map(|why| html! { <p>{ formulas(why) }</p> }) }
            { for station.note.as_ref().map(|note| told(texts.note, note)) }
        </>
    }
}
