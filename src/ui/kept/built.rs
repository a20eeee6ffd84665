//! The solutions of the Soma cube that a reader has built, kept on the device as their text.

use super::storage;
use crate::puzzle::soma::built::Built;

/// The key of the text.
const KEY: &str = "casse-tete.soma.built";

/// The solutions that are kept, among them those of other tabs; none if the browser keeps nothing.
pub fn read() -> Option<Built> {
    storage()?.get_item(KEY).ok()?.map(|text| Built::read(&text))
}

/// Keeps them. Returns false if the browser does not let the page keep them.
pub fn keep(built: &Built) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, &built.to_string()).is_ok())
}
