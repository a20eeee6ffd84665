//! The result of a whole search: its counts, its solutions, and bookmarks from which each step can be reached quickly.

use super::backtrack::Backtrack;
use super::tally::Tally;

/// The most solutions that are listed, of a whole search and of each of its parts. All solutions are counted.
pub const MOST_LISTED: usize = 1000;

/// One solution of the whole search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSolution {
    /// The step of the whole search that finds it.
    pub step: u64,
    /// Its choices, one for each level.
    pub path: Vec<u32>,
}

/// The result of a whole search.
#[derive(Clone, Debug)]
pub struct Whole<N> {
    /// Counts of all levels.
    pub tally: Tally,
    /// The first [`MOST_LISTED`] solutions, in order.
    pub solutions: Vec<ListedSolution>,
    /// Bookmarks: the whole search at the beginning of every part.
    pub bookmarks: Vec<Bookmark<N>>,
}

/// A search with the counts that belong to its present step.
#[derive(Clone, Debug)]
pub struct Bookmark<N> {
    /// The search at that step.
    pub search: Backtrack<N>,
    /// What it has counted up to that step.
    pub tally: Tally,
}
