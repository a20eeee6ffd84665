//! Groups of buttons of which the tab key reaches one; the arrow keys move on to the others. The buttons of a group carry an
//! attribute that tells them apart, and the group has the role `group`.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The button with this attribute that an event came from, and the value of the attribute; none if it came from elsewhere.
pub fn button_at(event: &web_sys::Event, attribute: &str) -> Option<(HtmlElement, String)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let button: HtmlElement = target.closest(&format!("[{attribute}]")).ok()??.dyn_into().ok()?;
    let value = button.get_attribute(attribute)?;
    Some((button, value))
}

/// Whether a key was pressed together with another one that gives it a meaning for the browser or the whole page.
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key()
}

/// The callback of a group for a focus that has moved: from now on the tab key reaches the button with the focus.
pub fn stops_at(attribute: &'static str) -> Callback<FocusEvent> {
    Callback::from(move |event: FocusEvent| {
        let Some((button, _)) = button_at(&event, attribute) else { return };
        if let Some(before) = in_group(&button, "[tabindex=\"0\"]") {
            before.set_tab_index(-1);
        }
        button.set_tab_index(0);
    })
}

/// Moves the focus to the button of the same group that has this value of the attribute.
pub fn move_focus(from: &HtmlElement, attribute: &str, value: &str) {
    if let Some(next) = in_group(from, &format!("[{attribute}=\"{value}\"]")) {
        // Fails only if the element is gone.
        let _ = next.focus();
    }
}

fn in_group(button: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    button.closest("[role=group]").ok()??.query_selector(selector).ok()??.dyn_into().ok()
}
