//! A comparison of the methods: the same board is searched by each of them, and the results are compared as numbers.

use super::board::Way;
use super::model::Model;
use super::outcome::Outcome;
use super::packed::FastSearch;
use super::solve::MOST_NODES;
use crate::search::best_first::Standing;

/// The search of one board by one method, in slices, as a worker runs it. Its tree grows to at most [`MOST_NODES`] nodes,
/// like the page's, so both give the same result.
#[derive(Clone, Debug)]
pub struct ContestSearch {
    search: FastSearch,
}

impl ContestSearch {
    /// The search of a model, before its first step.
    pub fn new(model: &Model) -> ContestSearch {
        ContestSearch { search: FastSearch::new(model, MOST_NODES) }
    }

    /// Makes at most `budget` steps; true once the search is over.
    pub fn advance(&mut self, budget: u64) -> bool {
        self.search.advance(budget) != Standing::Growing
    }

    /// The result so far.
    pub fn outcome(&self) -> Outcome {
        self.search.outcome()
    }

    /// The moves along the predecessors to the leaf at which the search stopped.
    pub fn path(&self) -> Option<Vec<Way>> {
        self.search.path()
    }
}
