//! The best results in the taquin, kept on the device as their text. Without the browser's leave they last as long as the page.

use super::storage;
use crate::puzzle::taquin::results::{GameResult, Results};

/// The key of the text.
const KEY: &str = "casse-tete.taquin.results";

/// The results that are kept; none if the browser keeps nothing.
pub fn read() -> Results {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?).unwrap_or_default();
    Results::read(&text)
}

/// Adds a result to those that are kept, among them those of other tabs. Returns whether it is the best on its board.
pub fn add(results: &mut Results, result: GameResult) -> bool {
    let kept = read();
    if kept != Results::default() {
        *results = kept;
    }
    let is_best = results.add(result);
    // Storage that is full or forbidden keeps nothing: the results last as long as the page.
    keep(results);
    is_best
}

/// Keeps the results. Returns false if the browser does not let the page keep them.
pub fn keep(results: &Results) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, &results.to_string()).is_ok())
}
