//! The solutions of the Soma cube that were built by hand, kept on the device as their text.

use super::storage;
use crate::puzzle::soma::built::Built;

/// The key of the text.
const KEY: &str = "casse-tete.soma.built";

/// Those that are kept; `None` if the browser keeps nothing.
pub fn read() -> Option<Built> {
    Some(Built::read(&storage()?.get_item(KEY).ok()??))
}

/// Keeps them. Returns false if the browser does not let the page keep them.
pub fn keep(built: &Built) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, &built.to_string()).is_ok())
}
