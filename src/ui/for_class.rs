//! The counts of a complete experiment, shown by a pupil to the class.

use super::Look;
use super::root::{ask, find};
use crate::puzzle::Puzzle;
use crate::ui::button::Button;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// The button that shows these counts as a QR code and as a text; `static/share.js` does it. Nothing without counts.
pub fn for_class(look: &Look, puzzle: Puzzle, settings: String, seed: u64, counts: Option<&[u64]>) -> Html {
    let counts: Vec<String> = counts.unwrap_or_default().iter().map(u64::to_string).collect();
    let text = format!("{}:{settings}:{seed}:{}", puzzle.name(), counts.join(","));
    let shell = look.shell();
    let missing = shell.no_for_class;
    let onclick = Callback::from(move |_: MouseEvent| {
        let text = text.as_str().into();
        spawn_local(async move {
            if ask("share", "pool", &[text]).await.is_none()
                && let Some(place) = find::<Element>(".for-class-told")
            {
                // Fails only for names that are not allowed.
                let _ = place.set_attribute("role", "alert").and(place.set_attribute("data-error", "for-class"));
                place.set_text_content(Some(missing));
            }
        });
    });
    html! {
        <>
            { Button { class: "for-class", ..Button::of(onclick) }.words(shell.for_class) }
            <p class="for-class-told"></p>
        </>
    }
}
