//! The address bar: reads the link from the fragment, writes it there, and listens to back and forward.

use crate::link::Link;
use gloo::events::EventListener;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// How a new link enters the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// As a new entry: back leads to the previous link.
    Push,
    /// In place of the current entry.
    Replace,
}

/// The address bar.
pub struct Address {
    /// The fragment that was last read or written here.
    known: RefCell<String>,
    _listener: Option<EventListener>,
}

impl Address {
    /// Calls `on_change` whenever the reader changes the fragment: in the address bar, by a link, by back and forward.
    pub fn new(on_change: impl Fn() + 'static) -> Address {
        let window = web_sys::window();
        let known = RefCell::default();
        Address { known, _listener: window.map(|window| EventListener::new(&window, "popstate", move |_| on_change())) }
    }

    /// The fragment exactly as it stands, even if it is not a valid link.
    pub fn read(&self) -> String {
        let fragment = fragment();
        self.known.replace(fragment.clone());
        fragment
    }

    /// Whether the reader has changed the fragment since it was last read or written here.
    pub fn has_moved(&self) -> bool {
        *self.known.borrow() != fragment()
    }

    /// Writes the link, unless it is there already.
    pub fn write(&self, link: &Link, entry: Entry) {
        let link = link.to_string();
        let Some(history) = web_sys::window().and_then(|window| window.history().ok()) else { return };
        if fragment() == link {
            return;
        }
        // Browsers refuse too many changes in a short time; a later change writes the link again.
        let _ = match entry {
            Entry::Push => history.push_state_with_url(&JsValue::NULL, "", Some(&link)),
            Entry::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(&link)),
        };
        self.read();
    }
}

/// The fragment of the address bar.
pub fn fragment() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}
