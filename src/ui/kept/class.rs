//! The counts of a class, kept on the device as their texts.

use super::{listen_to, storage};
use crate::pooled::ClassPool;
use gloo::events::EventListener;
use yew::Callback;

/// The key of the texts.
const KEY: &str = "casse-tete.class";

/// The counts that are kept, and how many more cannot be read. None if the browser keeps nothing.
pub fn read() -> Option<(ClassPool, usize)> {
    let text = storage()?.get_item(KEY).ok()?.unwrap_or_default();
    let mut pool = ClassPool::default();
    if text.is_empty() {
        return Some((pool, 0));
    }
    let taken = pool.take(&text);
    Some((pool, taken.problems.len()))
}

/// Keeps the counts. Returns false if the browser does not let the page keep them.
pub fn keep(pool: &ClassPool) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, &pool.to_string()).is_ok())
}

/// Calls `on_change` when another tab has changed the counts.
pub fn listen(on_change: Callback<()>) -> Option<EventListener> {
    listen_to(KEY, on_change)
}
