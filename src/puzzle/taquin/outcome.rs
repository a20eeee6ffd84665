//! The result of a search of a board: how it ended, what that proves, and its counts.

use super::board::Board;
use super::solve::slid;
use crate::search::best_first::{BestFirst, Standing};
use serde::{Deserialize, Serialize};
use std::hash::Hash;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finish {
    /// A deciding leaf was taken: its board is in order, or it proves that the board cannot be put in order.
    Found,
    /// Every configuration that can be reached was expanded.
    Exhausted,
    /// The tree had grown to its bound.
    Full,
    /// The search has not ended: it is still running, or was stopped.
    Unfinished,
    /// The formula has no value on a board of the tree.
    Unmeasured,
}

/// What a finished search proves about its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The board can be put in order.
    Solved,
    /// The board cannot be put in order. The proof is its last row ([`super::method::decides`]), or that every configuration
    /// that can be reached was expanded.
    Impossible,
    /// Nothing is proved: the tree had grown to its bound.
    GivenUp,
    /// Nothing is proved: the formula has no value on a board of the tree.
    Unmeasured,
}

/// The result of a search, or its state if it is still running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How it ended.
    pub standing: Finish,
    /// Leaves expanded.
    pub expanded: u64,
    /// Configurations created.
    pub created: u64,
    /// The most bytes that it has held: the nodes of its tree or of its path, and the tables that guide it.
    pub bytes: u64,
    /// Moves along the predecessors to the leaf at which the search stopped.
    pub length: Option<u64>,
    /// Moves to the left that then bring the blank to the end of its row; 0 without a leaf.
    pub slides: u64,
    /// Whether the board is in order after these moves. If there is a leaf but the board is not in order, it cannot be put in
    /// order.
    pub solved: bool,
    /// The nanoseconds that the search took, where they were measured.
    pub time: Option<u64>,
}

impl Outcome {
    /// The result of a search on boards.
    pub fn of(search: &BestFirst<Board>) -> Outcome {
        Outcome::of_states(search, |board| Some(*board))
    }

    /// The same for a search on other states; `board` converts a state to a board.
    pub(super) fn of_states<S: Copy + Eq + Hash>(
        search: &BestFirst<S>,
        board: impl Fn(&S) -> Option<Board>,
    ) -> Outcome {
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
                Standing::Unmeasured(_) => Finish::Unmeasured,
                Standing::Growing => Finish::Unfinished,
            },
            expanded: search.steps(),
            created: search.configurations(),
            bytes: search.bytes(),
            length: leaf.map(|leaf| leaf.depth.into()),
            slides: last.map_or(0, |(slides, _)| slides as u64),
            solved: last.is_some_and(|(_, board)| board.is_solved()),
            time: None,
        }
    }

    /// The same without what depends on the representation of the boards and on the device: the memory and the time.
    pub fn counted(self) -> Outcome {
        Outcome { bytes: 0, time: None, ..self }
    }

    /// The verdict on the board; `None` while the search has not ended.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.standing {
            Finish::Found if self.solved => Some(Verdict::Solved),
            Finish::Found | Finish::Exhausted => Some(Verdict::Impossible),
            Finish::Full => Some(Verdict::GivenUp),
            Finish::Unmeasured => Some(Verdict::Unmeasured),
            Finish::Unfinished => None,
        }
    }

    /// Number of all moves, if they put the board in order.
    pub fn moves(&self) -> Option<u64> {
        self.length.filter(|_| self.solved).map(|length| length + self.slides)
    }
}
