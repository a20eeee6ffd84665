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

/// What has become of the result of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AddedResult {
    /// Whether it is the best on its board.
    pub is_best: bool,
    /// Whether the browser does not let the page keep it: storage is full or forbidden. It lasts as long as the page.
    pub is_lost: bool,
}

/// Adds a result to those that are kept, among them those of other tabs.
pub fn add(results: &mut Results, result: GameResult) -> AddedResult {
    let kept = read();
    if kept != Results::default() {
        *results = kept;
    }
    let is_best = results.add(result);
    AddedResult { is_best, is_lost: !keep(results) }
}

/// Keeps the results. Returns false if the browser does not let the page keep them.
pub fn keep(results: &Results) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, &results.to_string()).is_ok())
}
