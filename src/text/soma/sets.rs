//! The texts about other sets of pieces than the seven of the Soma cube.

use crate::puzzle::soma::KnownSet;

/// One field for each text; arguments are listed after the colon.
#[derive(Debug)]
pub struct SetsTexts {
    /// Label of the list of known sets.
    pub label: &'static str,
    /// Their names, in the order of `KnownSet::ALL`.
    pub names: [&'static str; 17],
    /// Where some of them come from.
    pub origins: [(KnownSet, &'static str); 2],
    /// A set that is none of them.
    pub own: &'static str,
    /// Before the search: pieces, cells.
    pub begin: fn(usize, usize) -> String,
    /// While it runs.
    pub searching: &'static str,
    /// Parts of the search were made on an earlier visit.
    pub kept: &'static str,
    /// The first solution that was found is shown.
    pub first: &'static str,
    /// It was stopped.
    pub stopped: &'static str,
    /// In the parts that are finished: pieces placed, solutions up to symmetry.
    pub so_far: fn(u64, u64) -> String,
    /// More was counted than the upper end of that interval.
    pub underestimated: &'static str,
    /// The estimate of the size of the search: nodes, and the ends of the 95 % interval.
    pub estimate: fn(&str, [&str; 2]) -> String,
    /// Pieces placed by the whole search.
    pub nodes: fn(u64) -> String,
    /// Only some of the solutions are kept and can be looked at: how many.
    pub listed: fn(u64) -> String,
    /// Equal pieces are not told apart.
    pub equal: &'static str,
}
