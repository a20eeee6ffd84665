//! The lessons of the site. Their titles are among the texts, in the order of this list.

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
}

const fn listed(name: &'static str, puzzle: Puzzle, grade: Grade, minutes: u32) -> Listed {
    Listed { name, puzzle, grade, minutes }
}

/// The number of lessons of the site.
pub const COUNT: usize = 33;

/// The lessons of the site, in the order in which they are offered. The first of each puzzle is the first visit. The values
/// repeat those of the files; the tests compare them.
pub const LESSONS: [Listed; COUNT] = [
    listed("insanity-first", Puzzle::Insanity, Grade::First, 2),
    listed("insanity-positions", Puzzle::Insanity, Grade::First, 8),
    listed("insanity-count", Puzzle::Insanity, Grade::Second, 10),
    listed("insanity-drop", Puzzle::Insanity, Grade::Second, 10),
    listed("insanity-graph", Puzzle::Insanity, Grade::Second, 12),
    listed("insanity-stack", Puzzle::Insanity, Grade::Third, 12),
    listed("insanity-five-or-six", Puzzle::Insanity, Grade::Third, 12),
    listed("taquin-first", Puzzle::Taquin, Grade::First, 2),
    listed("taquin-tree", Puzzle::Taquin, Grade::First, 10),
    listed("taquin-score", Puzzle::Taquin, Grade::Second, 12),
    listed("taquin-prize", Puzzle::Taquin, Grade::First, 8),
    listed("taquin-half", Puzzle::Taquin, Grade::Second, 12),
    listed("taquin-far", Puzzle::Taquin, Grade::Second, 10),
    listed("taquin-bounds", Puzzle::Taquin, Grade::Third, 14),
    listed("taquin-patterns", Puzzle::Taquin, Grade::Third, 10),
    listed("soma-first", Puzzle::Soma, Grade::First, 2),
    listed("soma-seven", Puzzle::Soma, Grade::First, 10),
    listed("soma-layers", Puzzle::Soma, Grade::First, 10),
    listed("soma-islands", Puzzle::Soma, Grade::Second, 10),
    listed("soma-parity", Puzzle::Soma, Grade::Second, 12),
    listed("soma-order", Puzzle::Soma, Grade::Second, 10),
    listed("soma-one-t", Puzzle::Soma, Grade::Third, 12),
    listed("soma-impossible", Puzzle::Soma, Grade::Third, 12),
    listed("cube-first", Puzzle::Cube, Grade::First, 2),
    listed("cube-turns", Puzzle::Cube, Grade::First, 10),
    listed("cube-group", Puzzle::Cube, Grade::Second, 12),
    listed("cube-order", Puzzle::Cube, Grade::Second, 12),
    listed("cube-cycles", Puzzle::Cube, Grade::Second, 10),
    listed("cube-edge", Puzzle::Cube, Grade::Third, 15),
    listed("cube-commutator", Puzzle::Cube, Grade::Third, 15),
    listed("cube-home", Puzzle::Cube, Grade::Second, 15),
    listed("cube-subgroups", Puzzle::Cube, Grade::Second, 12),
    listed("cube-shortest", Puzzle::Cube, Grade::Third, 12),
];

/// The lessons of a puzzle.
pub fn lessons_of(puzzle: Puzzle) -> impl Iterator<Item = Listed> {
    LESSONS.into_iter().filter(move |lesson| lesson.puzzle == puzzle)
}
