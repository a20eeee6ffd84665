//! The puzzles, one folder each with the same file names: `setup` (what a reader can write, maybe illegal), the model
//! (always legal), `solve` (its searches), `scene` (its drawings).

pub mod cover;
pub mod cube;
pub mod insanity;
pub mod soma;
pub mod taquin;

/// The four puzzles.
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

    /// The puzzle of that name.
    pub fn named(name: &str) -> Option<Puzzle> {
        Puzzle::ALL.into_iter().find(|puzzle| puzzle.name() == name)
    }
}
