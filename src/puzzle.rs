//! The puzzles, one folder each. The same role has the same file name in all of them, so that who knows one finds everything in
//! the others; what only one puzzle has, has a name of its own. `tests/layering.rs` holds this table (x: it is there):
//!
//! | file | what it is | insanity | taquin | soma | cube |
//! |---|---|---|---|---|---|
//! | `setup` | what a reader can write, maybe illegal, as text and back | x | x | x | x |
//! | `problem` | every reason why what was written is no model | x | - | x | x |
//! | `request` | what the keys of a link ask for, maybe illegal | x | x | x | x |
//! | `model` | what is searched, always legal | x | - | x | x |
//! | `preset` | known examples to choose from | x | x | x | x |
//! | `solve` | the searches | x | x | x | x |
//! | `moment` | one step of the search as a reader sees it | x | - | x | - |
//! | `contest` | one task, searched in several ways | - | x | x | - |
//! | `diagnosis` | why there is no solution, told without a search | x | - | x | x |
//! | `draft` | what is being entered in an editor, maybe incomplete | - | - | x | x |
//! | `random` | examples drawn by chance | x | x | - | x |
//! | `trial` | the experiment with many of them | x | x | - | x |
//! | `job` | what the workers do, and what they tell | x | x | x | x |
//! | `scene` | the drawings | x | x | x | x |
//! | `cover` | a small picture of the puzzle, for the home page | x | x | x | x |

pub mod insanity;

pub mod taquin;

pub mod soma;

pub mod cube;

use crate::scene::{Room, Scene};

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

impl Puzzle {
    /// All puzzles, in the order the page offers them.
    pub const ALL: [Puzzle; 4] = [Puzzle::Insanity, Puzzle::Taquin, Puzzle::Soma, Puzzle::Cube];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Puzzle::Insanity => "insanity",
            Puzzle::Taquin => "taquin",
            Puzzle::Soma => "soma",
            Puzzle::Cube => "cube",
        }
    }

    /// Its small picture for the home page.
    pub fn cover(self, room: Room) -> Scene {
        match self {
            Puzzle::Insanity => insanity::cover::scene(room),
            Puzzle::Taquin => taquin::cover::scene(room),
            Puzzle::Soma => soma::cover::scene(room),
            Puzzle::Cube => cube::cover::scene(room),
        }
    }

    /// The puzzle of that name.
    pub fn named(name: &str) -> Option<Puzzle> {
        Puzzle::ALL.into_iter().find(|puzzle| puzzle.name() == name)
    }
}
