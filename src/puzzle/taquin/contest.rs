//! A contest of the methods: one board, searched by each of them, and what came of it in plain numbers.

use super::board::{Board, Way};
use super::packed::FastSearch;
use super::solve::{MOST_NODES, Model, slid};
use crate::search::best_first::{BestFirst, Standing};
use serde::{Deserialize, Serialize};
use std::hash::Hash;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finish {
    /// A leaf was taken that decides: all is in order, or it shows that this cannot be.
    Found,
    /// Every configuration that can be reached was expanded.
    Exhausted,
    /// The tree had grown to its bound.
    Full,
    /// It has not ended: it is under way, or was stopped.
    Unfinished,
}

/// What a search that has ended says of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is put in order.
    Solved,
    /// It is proved that it cannot be: by its last row ([`super::method::decides`]), or because every configuration that can be
    /// reached was expanded.
    Impossible,
    /// Nothing: the tree had grown to its bound.
    GivenUp,
}

/// What came of a search, or has come of it so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How it ended.
    pub standing: Finish,
    /// Leaves expanded.
    pub expanded: u64,
    /// Configurations created.
    pub created: u64,
    /// The largest number of leaves there has been.
    pub most_leaves: u64,
    /// Moves along the predecessors to the leaf at which the search stopped.
    pub length: Option<u64>,
    /// Moves to the left that then slide the blank to the end of its row; 0 without a leaf.
    pub slides: u64,
    /// Whether all is in order after them. If not, although there is a leaf, the board cannot be put in order.
    pub solved: bool,
}

impl Outcome {
    /// What came of a search on boards.
    pub fn of(search: &BestFirst<Board>) -> Outcome {
        Outcome::told(search, |board| Some(*board))
    }

    /// The same of any search, whose states are boards in some way.
    pub(super) fn told<S: Copy + Eq + Hash>(search: &BestFirst<S>, board: impl Fn(&S) -> Option<Board>) -> Outcome {
        let leaf = match search.standing() {
            Standing::Found(leaf) => search.nodes().get(leaf as usize),
            _ => None,
        };
        let last = leaf.and_then(|leaf| board(&leaf.state)).map(slid);
        Outcome {
            standing: match search.standing() {
                Standing::Found(_) => Finish::Found,
                Standing::Exhausted => Finish::Exhausted,
                Standing::Full => Finish::Full,
                Standing::Growing => Finish::Unfinished,
            },
            expanded: search.steps(),
            created: search.configurations(),
            most_leaves: search.most_leaves(),
            length: leaf.map(|leaf| leaf.depth.into()),
            slides: last.map_or(0, |(slides, _)| slides as u64),
            solved: last.is_some_and(|(_, board)| board.is_solved()),
        }
    }

    /// What it says of the board, once it has ended.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.standing {
            Finish::Found if self.solved => Some(Verdict::Solved),
            Finish::Found | Finish::Exhausted => Some(Verdict::Impossible),
            Finish::Full => Some(Verdict::GivenUp),
            Finish::Unfinished => None,
        }
    }

    /// All moves, if they put the board in order.
    pub fn moves(&self) -> Option<u64> {
        self.length.filter(|_| self.solved).map(|length| length + self.slides)
    }
}

/// One board, searched by one method: in a worker, in slices. Its tree grows to at most [`MOST_NODES`] nodes, as that of the page
/// does, so that both tell the same.
#[derive(Clone, Debug)]
pub struct Heat {
    search: FastSearch,
}

impl Heat {
    /// The search of a model, before its first step.
    pub fn new(model: &Model) -> Heat {
        Heat { search: FastSearch::new(model, MOST_NODES) }
    }

    /// Makes at most `budget` steps; true once the search is over.
    pub fn advance(&mut self, budget: u64) -> bool {
        self.search.advance(budget) != Standing::Growing
    }

    /// What has come of it so far.
    pub fn outcome(&self) -> Outcome {
        self.search.outcome()
    }

    /// The moves along the predecessors to the leaf that was good enough.
    pub fn path(&self) -> Option<Vec<Way>> {
        self.search.path()
    }
}
