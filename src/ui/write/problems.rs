//! The problems of the lesson that is being written.

use super::{Write, WriteMessage};
use crate::lesson::{LessonFault, LessonProblem};
use crate::text::write::WriteTexts;
use crate::ui::Look;
use crate::ui::controls::focus;
use crate::ui::parts::button;
use crate::ui::root::find;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The largest number of problems that are listed; the others are only counted.
pub const LISTED: usize = 12;

impl Write {
    /// The number of the station in which a line lies; 0 for the head.
    pub(super) fn station_of(&self, line: usize) -> usize {
        self.text.lines().take(line).filter(|line| line.starts_with("station:")).count()
    }

    /// What is still to do: every problem with its line. A press leads to it.
    pub(super) fn to_do(&self, ctx: &Context<Self>, look: &Look, texts: &'static WriteTexts) -> Html {
        let see = ctx.link().callback(WriteMessage::See);
        let problem = |(index, problem): (usize, &LessonProblem)| {
            let told = told_of(problem, Some(self.station_of(problem.line)), look, texts);
            html! { <li data-line={problem.line.to_string()}>{ button("", told, &see, index) }</li> }
        };
        let more = self.problems.len().saturating_sub(LISTED);
        html! {
            <section class="to-do" aria-labelledby="to-do">
                <h2 id="to-do">{ texts.problems }</h2>
                <div data-told="all">
                    if self.problems.is_empty() { <p class="ready">{ texts.ready }</p> }
                    <ul>{ for self.problems.iter().take(LISTED).enumerate().map(problem) }</ul>
                    if more > 0 { <p>{ (look.shell().more_problems)(more) }</p> }
                </div>
            </section>
        }
    }
}

/// The sentence about a problem, with its line and, if it is known, its station.
pub fn told_of(problem: &LessonProblem, station: Option<usize>, look: &Look, texts: &'static WriteTexts) -> String {
    let place = (texts.place)(problem.line, station.unwrap_or_default());
    let mut told = (texts.fault)(&problem.fault);
    if let LessonFault::BadLink { problem: Some(problem), .. } = &problem.fault {
        told = (look.shell().problem)(problem);
    }
    format!("{place}{} {told}", if look.lang.name() == "fr" { "\u{a0}:" } else { ":" })
}

/// Selects a line of the text, from 1, in its field.
pub fn select_line(text: &str, line: usize) {
    let length = |line: &str| line.encode_utf16().count() as u32;
    let start: u32 = text.split('\n').take(line - 1).map(|line| length(line) + 1).sum();
    let end = start + text.split('\n').nth(line - 1).map_or(0, length);
    focus(".lesson-text");
    if let Some(field) = find::<HtmlTextAreaElement>(".lesson-text") {
        // Fails only for fields without a selection.
        let _ = field.set_selection_range(start, end);
    }
}
