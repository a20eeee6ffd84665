//! One step of the enumeration as a reader sees it: the pieces in the figure, and what was decided about the last placement.

use super::figure::Mask;
use super::placement::Placement;
use super::solve::{Assembly, DropReason, Partial};
use super::why::CoverItem;
use crate::search::{Backtrack, Tree};

/// What a step decided about the placement it tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing has been tried yet.
    Begin,
    /// The placement fits.
    Kept,
    /// It was dropped.
    Dropped(DropReason),
    /// It completes a solution.
    Solution,
}

/// The state of the enumeration at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The pieces in the figure, by their places in the set, with their placements in the order in which they were
    /// placed; the one that was just tried is the last.
    pub placed: Vec<(usize, Placement)>,
    /// What was decided about the last of them.
    pub outcome: Decision,
    /// What is filled next, and by how many placements, if the fewest choices come first; none after a solution, or a placement that
    /// is dropped.
    pub next: Option<(CoverItem, u32)>,
}

impl Moment {
    /// The pieces that stand, with their cells: all in the figure but one that is dropped.
    pub fn standing(&self) -> Vec<(usize, Mask)> {
        let stands = self.placed.len() - usize::from(matches!(self.outcome, Decision::Dropped(_)));
        self.placed[..stands].iter().map(|(piece, placement)| (*piece, placement.cells)).collect()
    }

    /// The state that a search has reached, judged by the current rules of `assembly`.
    pub fn of(assembly: &Assembly, search: &Backtrack<Partial>) -> Moment {
        let next = |level: usize, node: &Partial| {
            assembly.model().fewest.then(|| (assembly.item(level, node), assembly.choices(level, node)))
        };
        let Some(trial) = search.last_trial(assembly) else {
            return Moment { placed: vec![], outcome: Decision::Begin, next: next(0, &assembly.root()) };
        };
        let mut path = search.path();
        path.truncate(trial.level);
        let node = search.node_of_last_trial().unwrap_or_else(|| assembly.root());
        let outcome = match assembly.why(trial.level, &node, trial.choice) {
            Some(why) => Decision::Dropped(why),
            None if trial.level + 1 == assembly.levels() => Decision::Solution,
            None => Decision::Kept,
        };
        let below =
            (outcome == Decision::Kept).then(|| assembly.child(trial.level, &node, trial.choice).ok()).flatten();
        path.push(trial.choice);
        Moment {
            placed: assembly.placed(&path).collect(),
            outcome,
            next: below.and_then(|node| next(trial.level + 1, &node)),
        }
    }

    /// The cells that were filled before the last trial.
    pub fn filled(&self) -> Mask {
        let before = self.placed.split_last().map_or(&[][..], |(_, before)| before);
        before.iter().fold(0, |all, (_, placement)| all | placement.cells)
    }

    /// The piece that was tried last, and where.
    pub fn tried(&self) -> Option<(usize, Placement)> {
        self.placed.last().copied()
    }

    /// The pieces that fill some of these cells, without the one tried last.
    pub fn pieces_at(&self, cells: Mask) -> Vec<usize> {
        let before = self.placed.split_last().map_or(&[][..], |(_, before)| before);
        before.iter().filter(|(_, placement)| placement.cells & cells != 0).map(|&(piece, _)| piece).collect()
    }
}
