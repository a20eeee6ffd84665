//! An experiment with many random boards, in the form that links have.

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
    /// The trial that the values of the keys describe, or the first key whose value cannot be read or is out of range.
    pub fn from_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Trial, &'static str> {
        let usual = Trial::default();
        let number = |key: &'static str, usual: u64| value(key).map_or(Ok(usual), |text| text.parse().map_err(|_| key));
        let trial = Trial { boards: number("boards", usual.boards)?, seed: number("seed", usual.seed)? };
        if trial.is_legal() { Ok(trial) } else { Err("boards") }
    }

    /// Whether `boards` is in its range.
    pub fn is_legal(&self) -> bool {
        (1..=MOST_BOARDS).contains(&self.boards)
    }

    /// The pairs of keys and values that [`Trial::from_keys`] reads; default values are left out.
    pub fn keys(&self) -> Vec<(&'static str, String)> {
        let usual = Trial::default();
        let mut keys = vec![];
        if self.boards != usual.boards {
            keys.push(("boards", self.boards.to_string()));
        }
        if self.seed != usual.seed {
            keys.push(("seed", self.seed.to_string()));
        }
        keys
    }
}
