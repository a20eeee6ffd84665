//! The words around lessons.

mod en;
mod fr;

use crate::lang::Lang;
use crate::lesson::COUNT;

impl Lang {
    /// The words around lessons.
    pub fn lesson(self) -> &'static LessonTexts {
        self.choose(&fr::LESSON, &en::LESSON)
    }

    /// The words of the list of lessons on the home page.
    pub fn lesson_list(self) -> &'static LessonListTexts {
        self.choose(&fr::LIST, &en::LIST)
    }

    /// The titles of the lessons of the site, in the order of their list.
    pub fn lesson_titles(self) -> &'static [&'static str; COUNT] {
        self.choose(&fr::TITLES, &en::TITLES)
    }
}

/// The words of the list of lessons on the home page.
#[derive(Debug)]
pub struct LessonListTexts {
    /// Labels of the lists that choose lessons: the puzzle, the level, the length, how they are grouped.
    pub puzzle: &'static str,
    /// The level.
    pub level: &'static str,
    /// How long it takes at most.
    pub length: &'static str,
    /// How the list is grouped.
    pub grouped: &'static str,
    /// Names of the groupings, in the order of `Grouping::ALL`.
    pub groupings: [&'static str; 3],
    /// All lessons: the first line of a list.
    pub all: &'static str,
    /// At most this many minutes.
    pub at_most: fn(u32) -> String,
    /// How many lessons are listed.
    pub count: fn(usize) -> String,
    /// Before the link to the page where a lesson is written.
    pub own: &'static str,
    /// Heading of the lessons that are kept on this device.
    pub mine: &'static str,
    /// A lesson without a title, by its number.
    pub untitled: fn(u32) -> String,
    /// Opens a lesson where it can be changed.
    pub edit: &'static str,
    /// A lesson that has problems and cannot be played.
    pub unfinished: &'static str,
}

/// The words around lessons.
#[derive(Debug)]
pub struct LessonTexts {
    /// Heading of the list of lessons.
    pub lessons: &'static str,
    /// Name of the panel with the lesson.
    pub lesson: &'static str,
    /// The first visit of a page, offered.
    pub first_visit: &'static str,
    /// Names of the grades.
    pub grades: [&'static str; 3],
    /// How long it takes, in minutes.
    pub minutes: fn(u32) -> String,
    /// While the file is on the way.
    pub coming: &'static str,
    /// The file of the lesson did not come.
    pub not_loaded: &'static str,
    /// The lesson is not kept on this device.
    pub not_kept: &'static str,
    /// The link that holds the lesson is damaged.
    pub damaged: &'static str,
    /// The text of the lesson has problems in these lines, at least one, ascending.
    pub wrong: fn(&[usize]) -> String,
    /// Leads to the page where they are told and corrected.
    pub correct: &'static str,
    /// Number of the station, number of all.
    pub station: fn(usize, usize) -> String,
    /// To the station before.
    pub back: &'static str,
    /// To the next station.
    pub on: &'static str,
    /// Ends the lesson, at its last station.
    pub end: &'static str,
    /// Back to the state of the station, where nothing is answered yet.
    pub again: &'static str,
    /// Leaves the lesson.
    pub close: &'static str,
    /// Label of the field for a number.
    pub your_answer: &'static str,
    /// Checks the number.
    pub check: &'static str,
    /// It is right.
    pub right: &'static str,
    /// The option that was chosen is not the right one.
    pub not_this: &'static str,
    /// The number is too small.
    pub too_small: &'static str,
    /// The number is too large.
    pub too_large: &'static str,
    /// What was typed is no number.
    pub no_number: &'static str,
    /// The exercise is done on the page.
    pub on_the_page: &'static str,
    /// Shows the hint.
    pub hint: &'static str,
    /// The button that brings back what was answered before the station was begun again.
    pub restore: &'static str,
    /// Shows the answer.
    pub answer: &'static str,
    /// An estimate: every number between these two counts.
    pub between: fn(&str, &str) -> String,
    /// The page now shows the answer.
    pub shown_on_the_page: &'static str,
}

/// The numbers with commas between them; of more than twelve only the first twelve, and `…`.
fn numbers(lines: &[usize]) -> String {
    let mut shown: Vec<String> = lines.iter().take(12).map(usize::to_string).collect();
    if lines.len() > 12 {
        shown.push("…".to_string());
    }
    shown.join(", ")
}
