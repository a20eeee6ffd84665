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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<u64>", into = "Vec<u64>")]
pub struct Tally {
    /// One entry for each level down to the deepest with a trial.
    levels: Vec<LevelTally>,
}

impl Tally {
    /// Trials at all levels: the number of steps.
    pub fn tried(&self) -> u64 {
        self.levels.iter().map(LevelTally::tried).sum()
    }

    /// The counts of a level, zero where nothing was tried.
    pub fn level(&self, level: usize) -> LevelTally {
        self.levels.get(level).copied().unwrap_or_default()
    }

    /// The counts of each level, from the first to the deepest with a trial.
    pub fn levels(&self) -> &[LevelTally] {
        &self.levels
    }

    /// The counts of so many levels, from the first.
    pub fn of_levels(&self, levels: usize) -> Vec<LevelTally> {
        (0..levels).map(|level| self.level(level)).collect()
    }

    /// The counts of a level, to be changed.
    #[inline]
    fn entry(&mut self, level: usize) -> &mut LevelTally {
        if level >= self.levels.len() {
            self.reach(level);
        }
        &mut self.levels[level]
    }

    /// Makes entries down to a level.
    #[cold]
    fn reach(&mut self, level: usize) {
        self.levels.resize(level + 1, LevelTally::default());
    }
}

impl From<Tally> for Vec<u64> {
    fn from(tally: Tally) -> Vec<u64> {
        tally.levels.iter().flat_map(|level| std::iter::once(level.kept).chain(level.dropped)).collect()
    }
}

impl From<Vec<u64>> for Tally {
    /// Missing numbers count as zero; numbers beyond the last level that a tree may have are ignored.
    fn from(numbers: Vec<u64>) -> Tally {
        let mut tally = Tally::default();
        for (level, counts) in numbers.chunks(1 + MAX_CAUSES).take(MAX_LEVELS).enumerate() {
            let count = |place: usize| counts.get(place).copied().unwrap_or_default();
            if counts.iter().any(|&count| count > 0) {
                *tally.entry(level) =
                    LevelTally { kept: count(0), dropped: std::array::from_fn(|cause| count(1 + cause)) };
            }
        }
        tally
    }
}

impl Observer for Tally {
    #[inline]
    fn kept(&mut self, level: usize) {
        self.entry(level).kept += 1;
    }
    #[inline]
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        if times > 0 {
            self.entry(level).dropped[cause] += times;
        }
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        for (level, theirs) in other.levels.iter().enumerate() {
            let mine = self.entry(level);
            mine.kept += theirs.kept;
            for (a, b) in mine.dropped.iter_mut().zip(theirs.dropped) {
                *a += b;
            }
        }
    }
}

impl Add<&Tally> for Tally {
    type Output = Tally;
    fn add(mut self, other: &Tally) -> Tally {
        self += other;
        self
    }
}
