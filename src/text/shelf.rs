//! The words of the shelf.

mod en;
mod fr;

use crate::lang::Lang;
use crate::shelf::{ShelfFault, ShelfTaken};

impl Lang {
    /// The words of the shelf.
    pub fn shelf(self) -> &'static ShelfTexts {
        self.choose(&fr::SHELF, &en::SHELF)
    }
}

/// The words of the shelf.
#[derive(Debug)]
pub struct ShelfTexts {
    /// What the page is for, and how things get there.
    pub about: &'static str,
    /// There is nothing on it yet.
    pub empty: &'static str,
    /// How many things are on it, and how many lessons.
    pub count: fn(usize, usize) -> String,
    /// Saves all as one file.
    pub export: &'static str,
    /// The name of that file.
    pub file_name: &'static str,
    /// Opens such a file.
    pub import: &'static str,
    /// What came out of a file with this name.
    pub imported: fn(&str, &ShelfTaken) -> String,
    /// A file of which nothing could be read: its name.
    pub refused: fn(&str) -> String,
    /// A problem and its line.
    pub problem: fn(usize, &ShelfFault) -> String,
    /// Problems that are not listed.
    pub more: fn(usize) -> String,
    /// The browser keeps nothing.
    pub not_kept: &'static str,
    /// Things that cannot be read any more.
    pub unread: fn(usize) -> String,
    /// Label of the field with a title.
    pub title: &'static str,
    /// Removes a thing.
    pub remove: &'static str,
    /// Opens a state.
    pub open: &'static str,
    /// Heading of the lessons.
    pub lessons: &'static str,
}
