//! An experiment with many random boards, in the form that links have.

use crate::values::{LinkValues, LinkWriter};
use serde::{Deserialize, Serialize};

/// How many boards are drawn, and by which seed: `boards=10000&seed=1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// Number of boards: `boards`, 1..=[`MOST_BOARDS`].
    pub boards: u64,
    /// The seed: `seed`.
    pub seed: u64,
}

/// The most boards of an experiment.
pub const MOST_BOARDS: u64 = 100_000;

/// Boards in a block. Even if every search expands all configurations that it can reach, a block takes no more than some
/// seconds.
pub const BLOCK: u64 = 25;

impl Default for Trial {
    /// The students' experiment: 10,000 boards.
    fn default() -> Trial {
        Trial { boards: 10_000, seed: 1 }
    }
}

impl Trial {
    /// The trial that the values of the keys `boards` and `seed` describe; a missing or bad value is the default.
    pub fn read(values: &mut LinkValues) -> Trial {
        let usual = Trial::default();
        Trial {
            boards: values.number("boards", 1..=MOST_BOARDS).unwrap_or(usual.boards),
            seed: values.number("seed", 0..).unwrap_or(usual.seed),
        }
    }

    /// Writes the keys that [`Trial::read`] reads.
    pub fn write(&self, written: &mut LinkWriter) {
        let usual = Trial::default();
        written.add("boards", self.boards, usual.boards);
        written.add("seed", self.seed, usual.seed);
    }

    /// The numbers of boards to offer for boards of `cells` cells: the largest takes minutes with one worker, the others less. A
    /// search of a board of nine cells takes about 1 ms, of 16 cells 10 ms, of 25 cells 50 ms.
    pub fn offered(cells: usize) -> [u64; 4] {
        match cells {
            0..=12 => [100, 1_000, 10_000, 100_000],
            13..=16 => [10, 100, 1_000, 10_000],
            _ => [10, 50, 200, 1_000],
        }
    }

    /// The same for boards of `cells` cells: if it would take longer than all that are offered, the last but one of these.
    pub fn fitted(self, cells: usize) -> Trial {
        let [_, _, usual, most] = Trial::offered(cells);
        Trial { boards: if self.boards > most { usual } else { self.boards }, ..self }
    }

    /// Whether `boards` is in its range.
    pub fn is_legal(&self) -> bool {
        (1..=MOST_BOARDS).contains(&self.boards)
    }
}
