//! The counts of a search, per level and per cause.

use super::backtrack::{MAX_CAUSES, MAX_LEVELS, Observer};
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign};

/// The counts of one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelTally {
    /// Number of trials that were kept.
    pub kept: u64,
    /// Number of trials that were dropped, by cause.
    pub dropped: [u64; MAX_CAUSES],
}

impl LevelTally {
    /// Number of trials that were dropped, for any cause.
    pub fn dropped(&self) -> u64 {
        self.dropped.iter().sum()
    }

    /// Number of all trials.
    pub fn tried(&self) -> u64 {
        self.kept + self.dropped()
    }
}

/// The counts of a search. It is an observer that counts; the tallies of all parts add up to the tally of the whole search.
///
/// In a message it is a plain list of numbers: for each level the number kept, then the `MAX_CAUSES` numbers dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<u64>", into = "Vec<u64>")]
pub struct Tally {
    /// One entry for each level; it stays zero for levels that the tree does not have.
    pub levels: [LevelTally; MAX_LEVELS],
}

impl Tally {
    /// Trials at all levels: the number of steps.
    pub fn tried(&self) -> u64 {
        self.levels.iter().map(LevelTally::tried).sum()
    }
}

impl From<Tally> for Vec<u64> {
    fn from(tally: Tally) -> Vec<u64> {
        tally.levels.iter().flat_map(|level| std::iter::once(level.kept).chain(level.dropped)).collect()
    }
}

impl From<Vec<u64>> for Tally {
    /// Missing numbers count as zero; numbers beyond the last level are ignored.
    fn from(numbers: Vec<u64>) -> Tally {
        let mut numbers = numbers.into_iter();
        let mut next = || numbers.next().unwrap_or_default();
        Tally { levels: std::array::from_fn(|_| LevelTally { kept: next(), dropped: std::array::from_fn(|_| next()) }) }
    }
}

impl Observer for Tally {
    #[inline]
    fn kept(&mut self, level: usize) {
        self.levels[level].kept += 1;
    }
    #[inline]
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.levels[level].dropped[cause] += times;
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        for (mine, theirs) in self.levels.iter_mut().zip(other.levels) {
            mine.kept += theirs.kept;
            for (a, b) in mine.dropped.iter_mut().zip(theirs.dropped) {
                *a += b;
            }
        }
    }
}

impl Add for Tally {
    type Output = Tally;
    fn add(mut self, other: Tally) -> Tally {
        self += other;
        self
    }
}
