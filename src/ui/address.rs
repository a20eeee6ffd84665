//! The address bar: the link is read from the fragment and written to it, and back and forward are heard.

use crate::link::Link;
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// How a change of the link enters the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A new entry: back leads to the link before.
    Push,
    /// The present entry changes.
    Replace,
}

/// The address bar.
pub struct Address {
    on_change: Rc<dyn Fn()>,
    _listener: Option<EventListener>,
}

impl Address {
    /// Listens to changes of the fragment, whoever makes them.
    pub fn new(on_change: impl Fn() + 'static) -> Address {
        if !Self::fragment().starts_with("#/") {
            set_fragment("#/", Entry::Replace);
        }
        let on_change: Rc<dyn Fn()> = Rc::new(on_change);
        let told = Rc::clone(&on_change);
        let listener = web_sys::window().map(|window| EventListener::new(&window, "popstate", move |_| told()));
        Address { on_change, _listener: listener }
    }

    /// The fragment as it stands, noise included.
    pub fn fragment() -> String {
        web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
    }

    /// Writes the link, unless it stands there already.
    pub fn write(&self, link: &Link, entry: Entry) {
        let fragment = link.to_string();
        if Self::fragment() != fragment {
            set_fragment(&fragment, entry);
            (self.on_change)();
        }
    }
}

/// Not through `location`, which would scroll, and make an entry each time.
fn set_fragment(fragment: &str, entry: Entry) {
    let Some(history) = web_sys::window().and_then(|window| window.history().ok()) else { return };
    // The browser may refuse too many changes in a short time; the next one writes the same state.
    let _ = match entry {
        Entry::Push => history.push_state_with_url(&JsValue::NULL, "", Some(fragment)),
        Entry::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(fragment)),
    };
}
