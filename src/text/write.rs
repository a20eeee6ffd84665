//! The words of the page where a lesson is written.

mod en;
mod fr;

use crate::lang::Lang;
use crate::lesson::LessonFault;

impl Lang {
    /// The words of the page where a lesson is written.
    pub fn write(self) -> &'static WriteTexts {
        self.choose(&fr::WRITE, &en::WRITE)
    }
}

/// The words of the page where a lesson is written.
#[derive(Debug)]
pub struct WriteTexts {
    /// What the page is for, and where the states come from.
    pub about: &'static str,
    /// Label of the list of the lessons on the device.
    pub kept: &'static str,
    /// Begins another lesson.
    pub new: &'static str,
    /// Removes the lesson from the device.
    pub remove: &'static str,
    /// A lesson was removed: its title.
    pub removed: fn(&str) -> String,
    /// Brings the removed lesson back.
    pub bring_back: &'static str,
    /// Opens a file.
    pub open: &'static str,
    /// Takes the lesson away as a file.
    pub save: &'static str,
    /// Plays the lesson as a reader does.
    pub play: &'static str,
    /// Makes a link that holds the lesson.
    pub link: &'static str,
    /// The name of the file of a lesson without a title.
    pub file_name: &'static str,
    /// Label of the field with the link.
    pub link_label: &'static str,
    /// Copies the link.
    pub copy: &'static str,
    /// The link is copied.
    pub copied: &'static str,
    /// The browser does not let the page copy.
    pub copy_by_hand: &'static str,
    /// The link is too long: its length, and the largest length.
    pub too_long: fn(usize, usize) -> String,
    /// The browser cannot compress.
    pub not_packed: &'static str,
    /// A file was not opened: its name.
    pub refused: fn(&str) -> String,
    /// A file that cannot be read at all.
    pub unreadable: fn(&str) -> String,
    /// Opens it nevertheless, as a text to be mended.
    pub mend: &'static str,
    /// The lesson was changed, but it is not kept.
    pub not_kept: &'static str,
    /// Label of the two ways to write, and their names: a form, the text of the file.
    pub ways: (&'static str, [&'static str; 2]),
    /// The text has lines for which the form has no place.
    pub text_first: &'static str,
    /// Heading of the problems.
    pub problems: &'static str,
    /// There are no problems.
    pub ready: &'static str,
    /// Line and station of a problem; station 0 is the head of the lesson.
    pub place: fn(usize, usize) -> String,
    /// What is wrong; problems with links are told by the texts of links.
    pub fault: fn(&LessonFault) -> String,
    /// The labels of the fields.
    pub labels: WriteLabels,
    /// Names of the kinds of exercises, in the order of `DraftKind::ALL`.
    pub kinds: [&'static str; 4],
    /// The number of a station.
    pub station: fn(usize) -> String,
    /// Moves a station up.
    pub up: &'static str,
    /// Moves a station down.
    pub down: &'static str,
    /// Removes a station.
    pub drop: &'static str,
    /// Adds a station.
    pub add: &'static str,
    /// Adds an option.
    pub add_option: &'static str,
    /// Removes the option with this number.
    pub drop_option: fn(usize) -> String,
    /// The option with this number.
    pub option: fn(usize) -> String,
    /// The option with this number is the right one.
    pub right: fn(usize) -> String,
    /// Shows the state of the link.
    pub see: &'static str,
}

/// The labels of the fields of a lesson.
#[derive(Debug)]
pub struct WriteLabels {
    /// The title of the lesson.
    pub title: &'static str,
    /// For whom it is.
    pub audience: &'static str,
    /// Its minutes.
    pub minutes: &'static str,
    /// Its grade.
    pub level: &'static str,
    /// The title of a station.
    pub station: &'static str,
    /// Its paragraphs.
    pub text: &'static str,
    /// The state that it shows.
    pub link: &'static str,
    /// What the reader is led to.
    pub point: &'static str,
    /// The kind of its exercise.
    pub kind: &'static str,
    /// What is asked.
    pub asked: &'static str,
    /// The answer: a number.
    pub number: &'static str,
    /// The options.
    pub options: &'static str,
    /// The conditions.
    pub until: &'static str,
    /// The answer: a state.
    pub answer: &'static str,
    /// Help.
    pub hint: &'static str,
    /// The reason.
    pub why: &'static str,
    /// A remark for the teacher.
    pub note: &'static str,
}
