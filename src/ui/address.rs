//! The address bar: reads the link from the fragment, writes it there, and listens to back and forward.

use crate::link::Link;
use gloo::history::query::Raw;
use gloo::history::{HashHistory, History, HistoryListener};

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
    history: HashHistory,
    _listener: HistoryListener,
}

impl Address {
    /// Calls `on_change` whenever the fragment changes, by the reader or by the page.
    pub fn new(on_change: impl Fn() + 'static) -> Address {
        let history = HashHistory::new();
        let listener = history.listen(on_change);
        Address { history, _listener: listener }
    }

    /// The fragment exactly as it stands, even if it is not a valid link.
    pub fn fragment() -> String {
        // The router's `location` cannot read a fragment that is not a path.
        web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
    }

    /// Writes the link, unless it is there already.
    pub fn write(&self, link: &Link, entry: Entry) {
        if Self::fragment() == link.to_string() {
            return;
        }
        let (path, query) = (link.path(), link.query());
        // Browsers refuse too many changes in a short time; a later change writes the link again.
        let _ = match (entry, query.is_empty()) {
            (Entry::Push, true) => return self.history.push(path),
            (Entry::Replace, true) => return self.history.replace(path),
            (Entry::Push, false) => self.history.push_with_query(path, Raw(&query)),
            (Entry::Replace, false) => self.history.replace_with_query(path, Raw(&query)),
        };
    }
}
