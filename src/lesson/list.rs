//! The lessons of the site.

use super::Grade;
use crate::puzzle::Puzzle;

/// A lesson of the site: its file in each language is `lessons/NAME.fr.txt` and `lessons/NAME.en.txt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name in links and files, which begins with that of its puzzle.
    pub name: &'static str,
    /// Its puzzle.
    pub puzzle: Puzzle,
    /// How much it asks of its readers.
    pub grade: Grade,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// Its title in French and in English.
    pub titles: [&'static str; 2],
}

const fn listed(
    name: &'static str,
    puzzle: Puzzle,
    grade: Grade,
    minutes: u32,
    french: &'static str,
    english: &'static str,
) -> Listed {
    Listed { name, puzzle, grade, minutes, titles: [french, english] }
}

/// The lessons of the site, in the order in which they are offered. The first of each puzzle is the first visit. The values
/// repeat those of the files; the tests compare them.
pub const LESSONS: &[Listed] = &[listed(
    "insanity-first",
    Puzzle::Insanity,
    Grade::First,
    2,
    "Première visite : quatre cubes, quatre couleurs",
    "First visit: four cubes, four colours",
)];

/// The lessons of a puzzle.
pub fn lessons_of(puzzle: Puzzle) -> impl Iterator<Item = &'static Listed> {
    LESSONS.iter().filter(move |lesson| lesson.puzzle == puzzle)
}
