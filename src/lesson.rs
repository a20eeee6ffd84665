//! Lessons: a path of stations through the pages, as a text file that a teacher can write.
//!
//! A lesson is plain text of lines `key: value`; `docs/lessons.md` describes it. It can hold nothing but texts and links to
//! states of the pages: no markup and no addresses outside. Whoever reads one gets **all** its problems, each with its line.

mod answered;
mod condition;
mod draft;
mod exercise;
mod filter;
mod glossary;
mod list;
mod problem;
mod read;

pub use answered::{Answered, LessonAnswers, MOST_ANSWERS};
pub use condition::{Condition, Relation, decimal};
pub use draft::{DraftField, DraftKind, LessonDraft, StationDraft, StationField};
pub use exercise::{AnswerKind, Exercise};
pub use filter::{Grouping, LessonFilter, lengths};
pub use glossary::{ExplainedTerm, Glossary};
pub use list::{COUNT, LESSONS, Listed, lessons_of};
pub use problem::{LessonFault, LessonProblem};

use crate::link::Link;
use std::fmt;

/// The version of the format that this program reads and writes.
pub const FORMAT: u32 = 1;

/// The largest size of a lesson in bytes.
pub const LARGEST: usize = 65_536;

/// The names of the controls that a station can point at; `docs/lessons.md` says what they are. It can point at results and at
/// elements of the drawing too.
pub const POINTS: [&str; 18] = [
    "drawing",
    "views",
    "transport",
    "play",
    "slider",
    "speed",
    "setup",
    "presets",
    "random",
    "text",
    "undo",
    "editor",
    "method",
    "rules",
    "order",
    "run",
    "message",
    "results",
];

/// The largest number of stations.
pub const MOST_STATIONS: usize = 60;

/// How much a lesson asks of its readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// For everybody.
    #[default]
    First,
    /// For those who know the puzzle.
    Second,
    /// For those who like proofs.
    Third,
}

impl Grade {
    /// All grades, from the easiest on.
    pub const ALL: [Grade; 3] = [Grade::First, Grade::Second, Grade::Third];

    /// The number of the grade in lesson files, from 1.
    pub fn number(self) -> u32 {
        self as u32 + 1
    }
}

/// A lesson.
///
/// ```
/// use casse_tete::lesson::Lesson;
///
/// let text = "lesson: 1\n\
///     title: Six colours\n\
///     for: from 12 years on\n\
///     minutes: 2\n\
///     station: The stack\n\
///     text: Four cubes, four colours.\n\
///     link: #/insanity?view=hand\n\
///     point: drawing\n";
/// let lesson: Lesson = text.parse()?;
/// assert_eq!((lesson.title.as_str(), lesson.stations.len()), ("Six colours", 1));
/// // Every problem is told with its line.
/// let problems = "lesson: 1\ntitle: Six\nminutes: many\n".parse::<Lesson>().unwrap_err();
/// assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [3, 3, 3]);
/// # Ok::<(), Vec<casse_tete::lesson::LessonProblem>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// For whom it is, in words.
    pub audience: String,
    /// How long it takes, in minutes: 1 to 240.
    pub minutes: u32,
    /// How much it asks of its readers.
    pub grade: Grade,
    /// Its stations, at least one.
    pub stations: Vec<Station>,
}

/// One station of a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Station {
    /// Its title.
    pub title: String,
    /// Its text, in paragraphs.
    pub text: Vec<String>,
    /// The state of the page that it shows.
    pub link: Link,
    /// What the reader is led to: the name of a control, of a result or of an element of the drawing.
    pub point: Option<String>,
    /// What the reader is asked to do.
    pub exercise: Option<Exercise>,
    /// A remark for the teacher.
    pub note: Option<String>,
}

impl std::str::FromStr for Lesson {
    type Err = Vec<LessonProblem>;

    fn from_str(text: &str) -> Result<Lesson, Vec<LessonProblem>> {
        read::lesson(text)
    }
}

impl fmt::Display for Lesson {
    /// Writes the lesson as a file. What is written is read again as the same lesson, if no text has line breaks or spaces
    /// at its ends.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "lesson: {FORMAT}")?;
        writeln!(f, "title: {}", self.title)?;
        writeln!(f, "for: {}", self.audience)?;
        writeln!(f, "minutes: {}", self.minutes)?;
        writeln!(f, "level: {}", self.grade.number())?;
        for station in &self.stations {
            write!(f, "\n{station}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "station: {}", self.title)?;
        for paragraph in &self.text {
            writeln!(f, "text: {paragraph}")?;
        }
        writeln!(f, "link: {}", self.link)?;
        if let Some(point) = &self.point {
            writeln!(f, "point: {point}")?;
        }
        if let Some(exercise) = &self.exercise {
            write!(f, "{exercise}")?;
        }
        if let Some(note) = &self.note {
            writeln!(f, "note: {note}")?;
        }
        Ok(())
    }
}
