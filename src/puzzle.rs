//! The puzzles, one folder each. Files with the same role have the same name in every folder, so a reader who knows one
//! puzzle finds the same things in the others; files that only one puzzle needs have names of their own. `tests/native/layering.rs`
//! checks this table (x: the file exists):
//!
//! | file | what it is | insanity | taquin | soma | cube |
//! |---|---|---|---|---|---|
//! | `setup` | an input as a reader writes it, maybe illegal, read and written | x | x | x | x |
//! | `problem` | the problems that a written input can have | x | x | x | x |
//! | `request` | what the keys of a link ask for, maybe illegal | x | x | x | x |
//! | `model` | the legal input of a search | x | x | x | x |
//! | `preset` | known examples to choose from | x | x | x | x |
//! | `solve` | the searches | x | x | x | x |
//! | `moment` | one step of the search as a reader sees it | x | - | x | - |
//! | `contest` | one task, searched in several ways | - | x | x | - |
//! | `diagnosis` | reasons why there is no solution, found without a search | x | - | x | x |
//! | `draft` | an input in an editor, maybe incomplete | - | - | x | x |
//! | `random` | examples drawn by chance | x | x | - | x |
//! | `trial` | the experiment with many of them | x | x | - | x |
//! | `pooling` | what a class adds up of that experiment | x | x | - | - |
//! | `job` | the jobs of the workers and their results | x | x | x | x |
//! | `scene` | the drawings | x | x | x | x |
//! | `cover` | a small picture of the puzzle, for the home page | x | x | x | x |
//! | `sheet` | what is printed | x | x | x | x |

pub mod insanity;

pub mod taquin;

pub mod soma;

pub mod cube;

use crate::scene::{Room, Scene};
use crate::search::sample::Pooling;
use crate::sheet::{SheetKind, Sheets, Wish};

/// The puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// Instant Insanity: cubes to be stacked so that no colour repeats on a façade.
    Insanity,
    /// The sliding tiles.
    Taquin,
    /// Piet Hein's seven pieces.
    Soma,
    /// The Hungarian (Rubik's) cube.
    Cube,
}

named! { Puzzle: Insanity = "insanity", Taquin = "taquin", Soma = "soma", Cube = "cube" }

impl Puzzle {
    /// The small picture of the puzzle for the home page, drawn to fit `room`.
    pub fn cover(self, room: Room) -> Scene {
        match self {
            Puzzle::Insanity => insanity::cover::scene(room),
            Puzzle::Taquin => taquin::cover::scene(room),
            Puzzle::Soma => soma::cover::scene(room),
            Puzzle::Cube => cube::cover::scene(room),
        }
    }

    /// The kinds of sheets of the puzzle.
    pub fn sheet_kinds(self) -> &'static [SheetKind] {
        match self {
            Puzzle::Insanity => insanity::sheet::KINDS,
            Puzzle::Taquin => taquin::sheet::KINDS,
            Puzzle::Soma => soma::sheet::KINDS,
            Puzzle::Cube => cube::sheet::KINDS,
        }
    }

    /// The sheets of a kind for the state that a link asks for; `value` gives the values of its keys. None if these are not legal.
    pub fn sheets<'a>(self, kind: SheetKind, value: impl Fn(&str) -> Option<&'a str>, wish: &Wish) -> Option<Sheets> {
        match self {
            Puzzle::Insanity => insanity::sheet::sheets(kind, value, wish),
            Puzzle::Taquin => taquin::sheet::sheets(kind, value, wish),
            Puzzle::Soma => soma::sheet::sheets(kind, value, wish),
            Puzzle::Cube => cube::sheet::sheets(kind, value, wish),
        }
    }

    /// How the counts of the puzzle's experiment with these settings are added up; `None` if nobody could have drawn with them,
    /// or if the puzzle has no such experiment. That of the Hungarian cube is left out: every position is put in order, so there
    /// is no fraction to estimate, and its numbers of turns, some hundred different ones, do not fit into a short text.
    pub fn pooling(self, settings: &str) -> Option<Pooling> {
        match self {
            Puzzle::Insanity => insanity::pooling::pooling(settings),
            Puzzle::Taquin => taquin::pooling::pooling(settings),
            Puzzle::Soma | Puzzle::Cube => None,
        }
    }

    /// Whether an experiment with these settings can yield these counts; there are as many as its [`Pooling`] says.
    pub fn can_count(self, settings: &str, counts: &[u64]) -> bool {
        match self {
            Puzzle::Insanity => insanity::pooling::is_possible(settings, counts),
            Puzzle::Taquin => taquin::pooling::is_possible(settings, counts),
            Puzzle::Soma | Puzzle::Cube => false,
        }
    }
}
