//! The address bar: the link is read from the fragment and written to it, and back and forward are heard.

use crate::link::Link;
use gloo::history::query::Raw;
use gloo::history::{HashHistory, History, HistoryListener};

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
    history: HashHistory,
    _listener: HistoryListener,
}

impl Address {
    /// Listens to changes of the fragment, whoever makes them.
    pub fn new(on_change: impl Fn() + 'static) -> Address {
        let history = HashHistory::new();
        let listener = history.listen(on_change);
        Address { history, _listener: listener }
    }

    /// The fragment as it stands, noise included.
    pub fn fragment() -> String {
        // Not through the history's `location`, which cannot read what is not a path.
        web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
    }

    /// Writes the link, unless it stands there already.
    pub fn write(&self, link: &Link, entry: Entry) {
        if Self::fragment() == link.to_string() {
            return;
        }
        let (path, query) = (link.path(), link.query());
        // The browser may refuse too many changes in a short time; the next one writes the same state.
        let _ = match (entry, query.is_empty()) {
            (Entry::Push, true) => return self.history.push(path),
            (Entry::Replace, true) => return self.history.replace(path),
            (Entry::Push, false) => self.history.push_with_query(path, Raw(&query)),
            (Entry::Replace, false) => self.history.replace_with_query(path, Raw(&query)),
        };
    }
}
