//! The English words of the shelf.

use super::ShelfTexts;
use crate::lang::Lang;
use crate::shelf::ShelfFault;

const L: Lang = Lang::En;

/// The words of the shelf.
pub static SHELF: ShelfTexts = ShelfTexts {
    about: "What you keep stays on this device: states of puzzles, what was counted there, and your lessons. In a puzzle, choose Share → Keep on my shelf. The file takes all of it along, with your best results in the taquin, the solutions that you have built by hand, your answers in lessons and the results of the class.",
    empty: "The shelf is empty.",
    count: |items, lessons| {
        let items = L.counted(items as u64, "state", "states");
        if lessons == 0 { items } else { format!("{items}, {}", L.counted(lessons as u64, "lesson", "lessons")) }
    },
    export: "Save all as one file",
    file_name: "shelf",
    import: "Open a file…",
    imported: |name, taken| {
        let counts = [
            (taken.items, "state", "states"),
            (taken.lessons, "lesson", "lessons"),
            (taken.boards, "best result in the taquin", "best results in the taquin"),
            (taken.built, "solution built by hand", "solutions built by hand"),
            (taken.pupils, "pupil’s result", "pupils’ results"),
            (taken.answers, "answer in lessons", "answers in lessons"),
        ];
        let new = counts.into_iter().filter(|(count, ..)| *count > 0);
        let new: Vec<String> = new.map(|(count, one, many)| L.counted(count as u64, one, many)).collect();
        let mut told = match new.is_empty() {
            true => format!("{name}: nothing new."),
            false => format!("{name}: {} more.", new.join(", ")),
        };
        if taken.known > 0 {
            told += &format!(" Already there: {}.", L.number(taken.known as u64));
        }
        if taken.without_room > 0 {
            told += &format!(" No room for: {}.", L.number(taken.without_room as u64));
        }
        told
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
            ShelfFault::Damaged => "this line is damaged".to_string(),
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
