//! The row with the jumps, below the buttons of the transport bar.

use super::controls::{Icon, choice, icon, options, press};
use super::jumps::SliderMarks;
use super::steps::Steps;
use super::transport::TransportCommand;
use crate::search::event::Side;
use crate::text::Lang;
use crate::ui::button::Button;
use yew::prelude::*;

/// The HTML of the row for the steps of a page. `marks` are those of the slider.
pub fn jump_row(state: &impl Steps, marks: &SliderMarks, lang: Lang, on_move: &Callback<TransportCommand>) -> Html {
    let texts = &lang.shell().jumps;
    let (targets, target) = (state.targets(), state.target());
    let chosen = targets.iter().position(|&each| each == target).unwrap_or_default();
    let names: Vec<String> = targets.into_iter().map(|target| state.target_name(target, lang)).collect();
    let name = names.get(chosen).cloned().unwrap_or_default();
    let levels_words = state.event_texts(lang).map(|texts| texts.levels);
    let button = |class: &'static str, words: &str, picture: Icon, what: TransportCommand| {
        let label = format!("{words}{name}");
        html! { <button {class} title={label.clone()} aria-label={label} onclick={press(on_move, what)}>{ icon(picture) }</button> }
    };
    let SliderMarks { found, solutions, levels, marked } = marks;
    let is_marked = marked.contains(&state.step());
    let legend = |class: &'static str, piece: &'static str, words: String| {
        html! { <span><svg class="marks" viewBox="-16 0 32 32" aria-hidden="true"><path {class} d={piece} /></svg>{ words }</span> }
    };
    html! {
        <div class="jumps" role="group" aria-label={texts.label}>
            { button("jump-back", texts.previous, Icon::First, TransportCommand::Jump(Side::Before)) }
            <select class="jump-to" aria-label={texts.target} onchange={choice(on_move, |line| Some(TransportCommand::Target(line)))}>
                { options(names, Some(chosen)) }
            </select>
            { button("jump-on", texts.next, Icon::Last, TransportCommand::Jump(Side::After)) }
            { Button { class: "mark-step", pressed: Some(is_marked), ..Button::of(press(on_move, TransportCommand::Mark)) }.words(texts.mark) }
            <p class="legend">
                if !solutions.is_empty() { { legend("solutions", "M0 16h0", (texts.solutions)(*found)) } }
                if let (false, Some([one, several])) = (levels.is_empty(), levels_words) { { legend("levels", "M0 4v24", lang.counted(levels.len(), one, several)) } }
                if !marked.is_empty() { { legend("heads", "M0 16h0", (texts.marked)(marked.len() as u64)) } }
            </p>
        </div>
    }
}
