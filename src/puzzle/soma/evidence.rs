//! What the tests of the program compare in the drawing, and why they come out as they do.

use super::figure::{Mask, bits};
use super::scene::CELL;
use super::solve::{Assembly, Cut, DropReason, Partial};
use crate::scene::Id;
use crate::search::Backtrack;

/// The cells of the placement that was tried last. Nothing before the first trial.
pub fn tried(assembly: &Assembly, search: &Backtrack<Partial>) -> Vec<Id> {
    let tried = search.last_trial(assembly).zip(search.node_of_last_trial());
    let placement = tried.and_then(|(trial, node)| assembly.chosen(trial.level, &node, trial.choice));
    placement.map_or(vec![], |(_, placement)| ids(placement.cells))
}

/// What the test of a rule finds at the last trial, whether it drops the placement or not, and the cells that show it: those that
/// are filled already, the island that cannot be filled, the empty cells whose balance is counted. Where a test finds nothing,
/// the cells that it has looked at. Nothing before the first trial.
pub fn of_rule(assembly: &Assembly, search: &Backtrack<Partial>, cut: Cut) -> Option<(DropReason, Vec<Id>)> {
    let trial = search.last_trial(assembly)?;
    let node = search.node_of_last_trial()?;
    let own = assembly.chosen(trial.level, &node, trial.choice)?.1.cells;
    let found = assembly.details(trial.level, &node, trial.choice, cut)?;
    let empty = assembly.model().figure.full() & !(node.filled | own);
    let cells = match &found {
        DropReason::Meets { cells: 0 } => own,
        DropReason::Island { cells: 0, .. } | DropReason::Balance { .. } => empty,
        DropReason::Meets { cells } | DropReason::Island { cells, .. } => *cells,
    };
    // The last piece leaves no empty cell.
    let cells = if cells == 0 { own } else { cells };
    Some((found, ids(cells)))
}

fn ids(cells: Mask) -> Vec<Id> {
    bits(cells).map(|cell| Id::new(CELL, cell, 0)).collect()
}
