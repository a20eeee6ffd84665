//! The English words of the shelf.

use super::ShelfTexts;
use crate::lang::Lang;
use crate::shelf::ShelfFault;

const L: Lang = Lang::En;

/// The words of the shelf.
pub static SHELF: ShelfTexts = ShelfTexts {
    about: "What you keep stays on this device: states of puzzles, what was counted there, and your lessons. In a puzzle, choose Share → Keep on my shelf.",
    empty: "The shelf is empty.",
    count: |items, lessons| {
        let items = L.counted(items as u64, "state", "states");
        if lessons == 0 { items } else { format!("{items}, {}", L.counted(lessons as u64, "lesson", "lessons")) }
    },
    export: "Save all as one file",
    file_name: "shelf",
    import: "Open a file…",
    imported: |name, items, lessons, known| {
        let known =
            if known == 0 { String::new() } else { format!(" ({} were there already)", L.number(known as u64)) };
        format!(
            "{name}: {} and {} more{known}.",
            L.counted(items as u64, "state", "states"),
            L.counted(lessons as u64, "lesson", "lessons")
        )
    },
    refused: |name| format!("{name} is no file of a shelf; nothing has changed."),
    problem: |line, fault| {
        let told = match fault {
            ShelfFault::TooLarge => "the file is too large".to_string(),
            ShelfFault::NoShelf => "the file does not begin with “shelf: 1”".to_string(),
            ShelfFault::Newer => "the file is of a newer version: reload the page".to_string(),
            ShelfFault::NoKey => "this line makes no sense here".to_string(),
            ShelfFault::BadValue(key) => format!("the value of “{key}” makes no sense"),
            ShelfFault::NoLink => "the link is missing".to_string(),
        };
        format!("Line {}: {told}.", L.number(line as u64))
    },
    more: |count| format!("… and {} more.", L.number(count as u64)),
    not_kept: "The browser keeps nothing for this page: its storage is full or forbidden. What was kept has not changed.",
    unread: |count| {
        format!(
            "{} cannot be read any more and {} not shown.",
            L.counted(count as u64, "thing", "things"),
            if count == 1 { "is" } else { "are" }
        )
    },
    title: "Title",
    remove: "Remove",
    open: "Open",
    lessons: "My lessons",
};
