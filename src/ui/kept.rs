//! What is kept on the device as text, beside the items of the shelf. In this file: the lessons that a teacher writes, as the texts of
//! their files, each with a number from 1. The pages of the puzzles read them, and add stations, through `static/lessons.js`.

pub mod answers;
pub mod built;
pub mod class;
pub mod results;

use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};
use yew::Callback;

/// What the key of a lesson begins with; its number follows.
const KEY: &str = "casse-tete.lesson.";

/// The key of the number of the lesson that is being written.
const WRITING: &str = "casse-tete.writing";

/// The numbers of the lessons that are kept, in order.
pub fn numbers() -> Vec<u32> {
    let Some(storage) = storage() else { return vec![] };
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?);
    let mut numbers: Vec<u32> = keys.filter_map(|key| key.strip_prefix(KEY)?.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

/// The smallest number that no lesson has.
pub fn next_number() -> u32 {
    let numbers = numbers();
    (1..).find(|number| !numbers.contains(number)).unwrap_or(1)
}

/// The title in the text of a lesson, if it has one. The text may have problems.
pub fn title(text: &str) -> Option<String> {
    let title = text.lines().find_map(|line| line.strip_prefix("title:"))?.trim();
    Some(title.to_string()).filter(|title| !title.is_empty())
}

/// The puzzle of the first link in the text of a lesson. The text may have problems.
pub fn puzzle(text: &str) -> Option<Puzzle> {
    let link = text.lines().find_map(|line| line.strip_prefix("link:"))?.trim();
    match Link::parse(link).0.place {
        Destination::Puzzle(puzzle) => Some(puzzle),
        _ => None,
    }
}

/// Calls `on_change` when another tab has changed a lesson that is kept.
pub fn listen(on_change: Callback<()>) -> Option<EventListener> {
    listen_to(KEY, on_change)
}

/// Calls `on_change` when another tab has changed what is kept under a key that begins with `begin`.
pub fn listen_to(begin: &'static str, on_change: Callback<()>) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.is_none_or(|key| key.starts_with(begin)) {
            on_change.emit(());
        }
    }))
}

/// The text of a lesson; none if it is not kept, or if the browser keeps nothing.
pub fn text(number: u32) -> Option<String> {
    storage()?.get_item(&format!("{KEY}{number}")).ok()?
}

/// Keeps the text of a lesson. Returns false if the browser does not let the page keep it.
pub fn keep(number: u32, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{KEY}{number}"), text).is_ok())
}

/// Removes a lesson.
pub fn remove(number: u32) {
    if let Some(storage) = storage() {
        // Fails only where nothing is kept at all.
        let _ = storage.remove_item(&format!("{KEY}{number}"));
    }
}

/// The number of the lesson that is being written.
pub fn writing() -> u32 {
    let kept = storage().and_then(|storage| storage.get_item(WRITING).ok()?);
    kept.and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// Notes which lesson is being written.
pub fn write(number: u32) {
    if let Some(storage) = storage() {
        // If the browser keeps nothing, the first lesson is the one that is written.
        let _ = storage.set_item(WRITING, &number.to_string());
    }
}

/// The storage of the browser, if it lets the page use it.
pub fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
