//! The legal input of a search: a set of cubes, and after which of them the program checks.

use super::CubeSet;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The levels at which the program checks: bit k for the check after cube k.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checks {
    levels: u8,
    count: usize,
}

impl Checks {
    /// A check after every cube of a set of `count`.
    pub fn all(count: usize) -> Checks {
        Checks { levels: (1 << count) - 2, count }
    }

    /// A check after the last cube only.
    pub fn only_last(count: usize) -> Checks {
        Checks { levels: 1 << (count - 1), count }
    }

    /// Cubes after which checking can be switched on and off: all but the first and the last.
    pub fn switchable(&self) -> std::ops::Range<usize> {
        1..self.count - 1
    }

    /// Whether the program checks after a cube.
    pub fn contains(&self, cube: usize) -> bool {
        self.levels >> cube & 1 == 1
    }

    /// The same levels with the check after one cube switched on or off; the check after the last cube cannot be switched
    /// off.
    pub fn toggled(self, cube: usize) -> Checks {
        if self.switchable().contains(&cube) { Checks { levels: self.levels ^ 1 << cube, ..self } } else { self }
    }

    /// Reads the text form: the switchable cubes that are checked, separated by full stops, or `none`.
    pub fn parse(text: &str, count: usize) -> Option<Checks> {
        let mut checks = Checks::only_last(count);
        if text == "none" {
            return Some(checks);
        }
        for part in text.split('.') {
            let cube: usize = part.parse().ok()?;
            if !checks.switchable().contains(&cube) || checks.contains(cube) {
                return None;
            }
            checks = checks.toggled(cube);
        }
        Some(checks)
    }
}

impl fmt::Display for Checks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cubes: Vec<String> = self.switchable().filter(|&k| self.contains(k)).map(|k| k.to_string()).collect();
        f.write_str(if cubes.is_empty() { "none".to_string() } else { cubes.join(".") }.as_str())
    }
}

/// A legal set of cubes, and the checks of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Model {
    /// The cubes.
    pub cubes: CubeSet,
    /// After which of them the program checks.
    pub checks: Checks,
}

impl Model {
    /// Whether the checks are for this number of cubes. False only for a model from a damaged message.
    pub fn is_legal(&self) -> bool {
        self.checks.count == self.cubes.count()
    }
}

impl Default for Model {
    /// The example of the base text, checked after every cube.
    fn default() -> Model {
        let cubes = CubeSet::default();
        Model { cubes, checks: Checks::all(cubes.count()) }
    }
}
