//! What the teacher alone sees beside a second screen: the answer of the station, with its reason and the remark.

use super::worksheet::answers;
use crate::lang::Lang;
use crate::lesson::{AnswerKind, Lesson, Station};
use crate::link::Link;
use crate::ui::lesson::source::lesson_text;
use crate::ui::root::mount_in;
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::prelude::*;

/// The station whose notes are shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct NotesProps {
    /// The station.
    pub station: Station,
    /// The language.
    pub lang: Lang,
}

/// Shows the notes of the station that a link names within an element, and returns a function that ends it; `null` if the link names no
/// lesson, or one that cannot be read.
pub async fn show(room: Element, link: &str, lang: Lang) -> JsValue {
    let (link, _) = Link::parse(link);
    let Some(station) = station(&link, lang).await else { return JsValue::NULL };
    mount_in::<TeacherNotes>(room, NotesProps { station, lang })
}

async fn station(link: &Link, lang: Lang) -> Option<Station> {
    let text = lesson_text(link.lesson.as_ref()?, lang).await.ok()?;
    let lesson: Lesson = text.parse().ok()?;
    // A station beyond the last one is the last one.
    let index = (link.station.unwrap_or(1) - 1).min(lesson.stations.len() - 1);
    let mut station = lesson.stations.into_iter().nth(index)?;
    if let Some(AnswerKind::Action(_, answer)) = station.exercise.as_mut().map(|exercise| &mut exercise.question) {
        // The state that answers it is shown within the lesson.
        **answer = answer.as_ref().clone().within(link);
    }
    Some(station)
}

#[component]
fn TeacherNotes(props: &NotesProps) -> Html {
    answers(&props.station, props.lang)
}
