//! A lesson that is being written, part by part, maybe incomplete or wrong.

use super::read::{KeyValue, entries};
use super::{FORMAT, Lesson, LessonFault, LessonProblem};
use std::fmt;

/// A lesson that is being written. Its texts are kept as they were typed, right or wrong.
///
/// ```
/// use casse_tete::lesson::{LessonDraft, StationDraft};
///
/// let mut draft = LessonDraft { title: "Six colours".into(), ..LessonDraft::default() };
/// draft.stations.push(StationDraft { link: "#/soma".into(), ..StationDraft::default() });
/// // It can be written as a file at any time, and is read again as the same draft.
/// assert_eq!(LessonDraft::read(&draft.to_string()).as_ref(), Ok(&draft));
/// // It is no lesson yet: texts are missing.
/// assert!(draft.to_string().parse::<casse_tete::lesson::Lesson>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonDraft {
    /// Its title.
    pub title: String,
    /// For whom it is.
    pub audience: String,
    /// How long it takes, in minutes.
    pub minutes: String,
    /// The number of its grade.
    pub grade: String,
    /// Its stations.
    pub stations: Vec<StationDraft>,
}

/// A station that is being written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StationDraft {
    /// Its title.
    pub title: String,
    /// Its text, one paragraph a line.
    pub text: String,
    /// The link to the state that it shows.
    pub link: String,
    /// What the reader is led to.
    pub point: String,
    /// What answers its exercise.
    pub kind: DraftKind,
    /// What is asked.
    pub asked: String,
    /// The answer: a number, two numbers with `to` between them, or a link.
    pub answer: String,
    /// The options of a choice.
    pub options: Vec<String>,
    /// The index of the right option; there is none if it is the number of options.
    pub right: usize,
    /// The conditions of an action, one a line.
    pub until: String,
    /// Help.
    pub hint: String,
    /// Why the answer is right.
    pub why: String,
    /// A remark for the teacher.
    pub note: String,
}

/// What answers the exercise of a station that is being written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DraftKind {
    /// It has no exercise.
    #[default]
    Nothing,
    /// A number.
    Number,
    /// One of several options.
    Choice,
    /// Something done on the page.
    Action,
}

impl DraftKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [DraftKind; 4] = [DraftKind::Nothing, DraftKind::Number, DraftKind::Choice, DraftKind::Action];
}

/// A text of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftField {
    /// The title of the lesson.
    Title,
    /// For whom it is.
    Audience,
    /// Its minutes.
    Minutes,
    /// A text of the station with this index.
    Station(usize, StationField),
}

/// A text of a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StationField {
    /// Its title.
    Title,
    /// Its paragraphs.
    Text,
    /// The state that it shows.
    Link,
    /// What the reader is led to.
    Point,
    /// What is asked.
    Asked,
    /// The answer.
    Answer,
    /// The option with this index.
    Choice(usize),
    /// The conditions.
    Until,
    /// Help.
    Hint,
    /// The reason.
    Why,
    /// A remark for the teacher.
    Note,
}

impl Default for LessonDraft {
    fn default() -> LessonDraft {
        let [title, audience] = [String::new(), String::new()];
        LessonDraft { title, audience, minutes: "10".to_string(), grade: "1".to_string(), stations: vec![] }
    }
}

impl LessonDraft {
    /// Reads a file, complete or not. Fails with the problems for which a draft has no place, such as unknown keys: they have
    /// to be mended in the text.
    pub fn read(text: &str) -> Result<LessonDraft, Vec<LessonProblem>> {
        let mut problems = text.parse::<Lesson>().err().unwrap_or_default();
        problems.retain(|problem| {
            !matches!(
                problem.fault,
                LessonFault::Empty { .. }
                    | LessonFault::Missing { .. }
                    | LessonFault::BadValue { .. }
                    | LessonFault::BadLink { .. }
                    | LessonFault::TooManyStations
            )
        });
        if !problems.is_empty() {
            return Err(problems);
        }
        let entries = entries(text, &mut problems);
        let mut parts = entries.chunk_by(|_, next| next.key != "station");
        let mut draft = LessonDraft::default();
        draft.minutes.clear();
        for KeyValue { key, value, .. } in parts.next().unwrap_or_default() {
            match *key {
                "title" => draft.title.clone_from(value),
                "for" => draft.audience.clone_from(value),
                "minutes" => draft.minutes.clone_from(value),
                "level" if !value.is_empty() => draft.grade.clone_from(value),
                _ => {}
            }
        }
        draft.stations = parts.map(StationDraft::of).collect();
        Ok(draft)
    }

    /// The text of a field, if the draft has it.
    pub fn field(&mut self, field: DraftField) -> Option<&mut String> {
        let (index, field) = match field {
            DraftField::Title => return Some(&mut self.title),
            DraftField::Audience => return Some(&mut self.audience),
            DraftField::Minutes => return Some(&mut self.minutes),
            DraftField::Station(index, field) => (index, field),
        };
        let station = self.stations.get_mut(index)?;
        Some(match field {
            StationField::Title => &mut station.title,
            StationField::Text => &mut station.text,
            StationField::Link => &mut station.link,
            StationField::Point => &mut station.point,
            StationField::Asked => &mut station.asked,
            StationField::Answer => &mut station.answer,
            StationField::Choice(option) => return station.options.get_mut(option),
            StationField::Until => &mut station.until,
            StationField::Hint => &mut station.hint,
            StationField::Why => &mut station.why,
            StationField::Note => &mut station.note,
        })
    }
}

impl StationDraft {
    /// Sets what answers the exercise. A choice has two options at least.
    pub fn ask(&mut self, kind: DraftKind) {
        self.kind = kind;
        if kind == DraftKind::Choice && self.options.len() < 2 {
            self.options.resize(2, String::new());
        }
    }

    /// Adds an option without a text; the right one stays right, and if there is none, there is still none.
    pub fn add_option(&mut self) {
        let none = self.right == self.options.len();
        self.options.push(String::new());
        if none {
            self.right = self.options.len();
        }
    }

    /// Takes an option away; the right one stays right.
    pub fn drop_option(&mut self, option: usize) {
        if option < self.options.len() {
            self.options.remove(option);
            match option.cmp(&self.right) {
                std::cmp::Ordering::Less => self.right -= 1,
                std::cmp::Ordering::Equal => self.right = self.options.len(),
                std::cmp::Ordering::Greater => {}
            }
        }
    }

    fn of(entries: &[KeyValue]) -> StationDraft {
        let mut station = StationDraft { right: usize::MAX, ..StationDraft::default() };
        let line = |lines: &mut String, value: &str| {
            if !lines.is_empty() && !value.is_empty() {
                lines.push('\n');
            }
            lines.push_str(value);
        };
        for KeyValue { key, value, .. } in entries {
            match *key {
                "station" => station.title.clone_from(value),
                "text" => line(&mut station.text, value),
                "link" => station.link.clone_from(value),
                "point" => station.point.clone_from(value),
                "task" => {
                    station.asked.clone_from(value);
                    station.kind = DraftKind::Number;
                }
                "answer" => station.answer.clone_from(value),
                "right" | "wrong" => {
                    if *key == "right" {
                        station.right = station.options.len();
                    }
                    station.options.push(value.clone());
                }
                "until" => line(&mut station.until, value),
                "hint" => station.hint.clone_from(value),
                "why" => station.why.clone_from(value),
                "note" => station.note.clone_from(value),
                _ => {}
            }
        }
        // Of two kinds of answers in one station, the reading of the file has complained.
        if entries.iter().any(|entry| entry.key == "until") {
            station.kind = DraftKind::Action;
        } else if !station.options.is_empty() {
            station.kind = DraftKind::Choice;
        }
        if station.kind != DraftKind::Choice {
            station.right = 0;
        }
        station.right = station.right.min(station.options.len());
        station
    }
}

impl fmt::Display for LessonDraft {
    /// Writes the draft as a file, with the keys that it needs even where they have no value yet.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "lesson: {FORMAT}")?;
        for (key, value) in
            [("title", &self.title), ("for", &self.audience), ("minutes", &self.minutes), ("level", &self.grade)]
        {
            entry(f, key, value)?;
        }
        for station in &self.stations {
            write!(f, "\n{station}")?;
        }
        Ok(())
    }
}

impl fmt::Display for StationDraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        entry(f, "station", &self.title)?;
        lines(f, "text", &self.text)?;
        entry(f, "link", &self.link)?;
        optional(f, "point", &self.point)?;
        if self.kind != DraftKind::Nothing {
            entry(f, "task", &self.asked)?;
        }
        match self.kind {
            DraftKind::Nothing => {}
            DraftKind::Number => entry(f, "answer", &self.answer)?,
            DraftKind::Choice => {
                for (index, option) in self.options.iter().enumerate() {
                    entry(f, if index == self.right { "right" } else { "wrong" }, option)?;
                }
            }
            DraftKind::Action => {
                lines(f, "until", &self.until)?;
                entry(f, "answer", &self.answer)?;
            }
        }
        if self.kind != DraftKind::Nothing {
            optional(f, "hint", &self.hint)?;
            optional(f, "why", &self.why)?;
        }
        optional(f, "note", &self.note)
    }
}

/// Writes a line of the file: line breaks become spaces.
fn entry(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    let value = value.replace('\n', " ");
    writeln!(f, "{}", format!("{key}: {}", value.trim()).trim_end())
}

/// Writes a line unless it has no value.
fn optional(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    if value.trim().is_empty() { Ok(()) } else { entry(f, key, value) }
}

/// Writes a line for each line of a text, at least one.
fn lines(f: &mut fmt::Formatter<'_>, key: &str, text: &str) -> fmt::Result {
    if text.trim().is_empty() {
        return entry(f, key, "");
    }
    text.lines().try_for_each(|line| optional(f, key, line))
}
