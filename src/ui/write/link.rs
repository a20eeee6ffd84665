//! The link that holds the lesson that is being written.

use super::{Write, WriteMessage};
use crate::lesson::Lesson;
use crate::link::{LONGEST, Link};
use crate::text::write::WriteTexts;
use crate::ui::share::address;
use yew::prelude::*;

/// The link that holds the lesson.
pub enum PackedLink {
    Made(String),
    /// It would be longer than any link that is read: its length.
    TooLong(usize),
    /// The browser cannot compress.
    Failed,
}

impl Write {
    /// The link that opens the lesson with this name at its first station; none while the lesson has problems.
    pub(super) fn link_of(&self, name: String) -> Option<String> {
        let lesson = self.text.parse::<Lesson>().ok()?;
        let place = lesson.stations.first()?.link.place;
        Some(Link { place, lesson: Some(name), station: Some(1), ..Link::default() }.to_string())
    }

    /// The link, once it was made, or why there is none.
    pub(super) fn link(&self, ctx: &Context<Self>, texts: &'static WriteTexts) -> Html {
        let link = ctx.link();
        match &self.packed {
            None => html! {},
            Some(PackedLink::Made(made)) => {
                let told = self.copied.map(|done| if done { texts.copied } else { texts.copy_by_hand });
                html! {
                    <div class="packed row">
                        <label>{ texts.link_label }<input type="text" readonly=true value={address(made)} /></label>
                        <button class="copy-lesson" onclick={link.callback(|_| WriteMessage::Copy)}>{ texts.copy }</button>
                        <p data-told="all">{ told }</p>
                    </div>
                }
            }
            Some(PackedLink::TooLong(length)) => alarm("too-long", (texts.too_long)(*length, LONGEST)),
            Some(PackedLink::Failed) => alarm("pack", texts.not_packed),
        }
    }
}

/// A message about something that has failed, with its code.
pub fn alarm(code: &'static str, words: impl Into<AttrValue>) -> Html {
    html! { <p class="alert" role="alert" data-error={code}>{ words.into() }</p> }
}
