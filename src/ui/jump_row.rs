//! The row with the jumps, below the buttons of the transport bar.

use super::controls::{Icon, choice, icon, press};
use super::jumps::{JumpTarget, SliderMarks};
use super::transport::TransportCommand;
use crate::search::event::Side;
use crate::text::Lang;
use crate::ui::button::Button;
use yew::prelude::*;

/// What the row shows.
pub struct JumpRow<'a> {
    /// What can be jumped to, with names; at least one.
    pub targets: &'a [(JumpTarget, String)],
    /// The one that is chosen.
    pub target: JumpTarget,
    /// The marks of the slider.
    pub marks: &'a SliderMarks,
    /// The words for a level that is reached for the first time, and for several; none where there are no events.
    pub levels: Option<[&'static str; 2]>,
    /// The present step.
    pub step: u64,
    /// The language.
    pub lang: Lang,
    /// Called with the command that the reader has given.
    pub on_move: &'a Callback<TransportCommand>,
}

impl JumpRow<'_> {
    /// The HTML of the row.
    pub fn html(&self) -> Html {
        let texts = &self.lang.shell().jumps;
        let chosen = self.targets.iter().position(|(target, _)| *target == self.target).unwrap_or_default();
        let name = self.targets.get(chosen).map_or("", |(_, name)| name);
        let button = |class: &'static str, words: &str, picture: Icon, what: TransportCommand| {
            let label = format!("{words}{name}");
            html! { <button {class} title={label.clone()} aria-label={label} onclick={press(self.on_move, what)}>{ icon(picture) }</button> }
        };
        let SliderMarks { found, solutions, levels, marked } = self.marks;
        let is_marked = marked.contains(&self.step);
        let legend = |class: &'static str, piece: &'static str, words: String| {
            html! { <span><svg class="marks" viewBox="-16 0 32 32" aria-hidden="true"><path {class} d={piece} /></svg>{ words }</span> }
        };
        html! {
            <div class="jumps" role="group" aria-label={texts.label}>
                { button("jump-back", texts.previous, Icon::First, TransportCommand::Jump(Side::Before)) }
                <select class="jump-to" aria-label={texts.target} onchange={choice(self.on_move, |line| Some(TransportCommand::Target(line)))}>
                    { for self.targets.iter().enumerate().map(|(index, (_, name))| html! { <option selected={index == chosen}>{ name }</option> }) }
                </select>
                { button("jump-on", texts.next, Icon::Last, TransportCommand::Jump(Side::After)) }
                { Button { class: "mark-step", pressed: Some(is_marked), ..Button::of(press(self.on_move, TransportCommand::Mark)) }.words(texts.mark) }
                <p class="legend">
                    if !solutions.is_empty() { { legend("solutions", "M0 16h0", (texts.solutions)(*found)) } }
                    if let (false, Some([one, several])) = (levels.is_empty(), self.levels) { { legend("levels", "M0 4v24", self.lang.counted(levels.len(), one, several)) } }
                    if !marked.is_empty() { { legend("heads", "M0 16h0", (texts.marked)(marked.len() as u64)) } }
                </p>
            </div>
        }
    }
}
