//! Which lessons the list on the home page shows, and how it groups them: as links have it.

use super::{Grade, LESSONS};
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::values::{BadValue, LinkWriter};

/// How the list of lessons is grouped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grouping {
    /// By their puzzle.
    #[default]
    Puzzle,
    /// By what they ask of their readers.
    Grade,
    /// By how long they take.
    Minutes,
}

named! { Grouping: Puzzle = "puzzle", Grade = "level", Minutes = "minutes" }

/// Which lessons of the site are listed: those that fulfil all conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonFilter {
    /// Those of this puzzle only.
    pub puzzle: Option<Puzzle>,
    /// Those of this grade only.
    pub grade: Option<Grade>,
    /// Those that take at most this number of minutes.
    pub minutes: Option<u32>,
    /// How they are grouped.
    pub by: Grouping,
}

impl LessonFilter {
    /// Reads the filter from a link; values that make no sense are left out and returned.
    pub fn read(link: &Link) -> (LessonFilter, Vec<BadValue>) {
        let mut values = link.values();
        let filter = LessonFilter {
            puzzle: values.name("puzzle"),
            grade: values.number("level", 1..=Grade::ALL.len()).and_then(|level| Grade::ALL.get(level - 1).copied()),
            minutes: values.number("minutes", 1..=240),
            by: values.name("by").unwrap_or_default(),
        };
        (filter, values.bad())
    }

    /// The filter as keys of a link; empty if all lessons are listed by puzzle.
    pub fn keys(self) -> Vec<(String, String)> {
        let mut keys = LinkWriter::default();
        if let Some(puzzle) = self.puzzle {
            keys.put("puzzle", puzzle.name());
        }
        if let Some(grade) = self.grade {
            keys.put("level", grade.number());
        }
        if let Some(minutes) = self.minutes {
            keys.put("minutes", minutes);
        }
        keys.name("by", self.by);
        keys.0
    }

    /// The lessons that are listed, by their indices in [`LESSONS`]: in groups, none of which is empty.
    pub fn groups(self) -> Vec<Vec<usize>> {
        let group = |index: &usize| match self.by {
            Grouping::Puzzle => LESSONS[*index].puzzle as u32,
            Grouping::Grade => LESSONS[*index].grade.number(),
            Grouping::Minutes => LESSONS[*index].minutes,
        };
        let listed = |index: &usize| {
            let lesson = &LESSONS[*index];
            self.puzzle.is_none_or(|puzzle| puzzle == lesson.puzzle)
                && self.grade.is_none_or(|grade| grade == lesson.grade)
                && self.minutes.is_none_or(|minutes| lesson.minutes <= minutes)
        };
        let shown: Vec<usize> = (0..LESSONS.len()).filter(listed).collect();
        let mut names: Vec<u32> = shown.iter().map(group).collect();
        names.sort_unstable();
        names.dedup();
        names.iter().map(|name| shown.iter().copied().filter(|index| group(index) == *name).collect()).collect()
    }
}

/// The different lengths of the lessons of the site in minutes, from the shortest on.
pub fn lengths() -> Vec<u32> {
    let mut lengths = LESSONS.map(|lesson| lesson.minutes).to_vec();
    lengths.sort_unstable();
    lengths.dedup();
    lengths
}
