//! The problems that a lesson file can have.

use crate::link;

/// A problem of a lesson file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProblem {
    /// The line, from 1. For something that is missing: the last line of the part in which it is missing.
    pub line: usize,
    /// What is wrong.
    pub fault: LessonFault,
}

/// What is wrong in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonFault {
    /// The file is larger than [`super::LARGEST`] bytes.
    TooLarge {
        /// Its size in bytes.
        size: usize,
    },
    /// It does not begin with `lesson: 1`.
    NoLesson,
    /// It is written in a later version of the format.
    Newer {
        /// The version.
        version: String,
    },
    /// The line is no `key: value`.
    NoKey,
    /// There is no such key.
    UnknownKey {
        /// The key.
        key: String,
    },
    /// The key does not belong here: before the first station, in a station, or without a task.
    Misplaced {
        /// The key.
        key: &'static str,
    },
    /// The key stands twice where it may stand once.
    Repeated {
        /// The key.
        key: &'static str,
    },
    /// The key has no value.
    Empty {
        /// The key.
        key: &'static str,
    },
    /// The key is missing.
    Missing {
        /// The key.
        key: &'static str,
    },
    /// The value makes no sense.
    BadValue {
        /// The key.
        key: &'static str,
        /// The value.
        found: String,
    },
    /// The link leads outside, or cannot be read. What its keys mean is left to the page.
    BadLink {
        /// The key.
        key: &'static str,
        /// What is wrong with the link; none if it does not begin with `#/`.
        problem: Option<link::LinkProblem>,
    },
    /// There are more stations than [`super::MOST_STATIONS`].
    TooManyStations,
}
