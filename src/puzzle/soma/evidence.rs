//! What the tests of the program compare in the drawing, and why they come out as they do.

use super::figure::{Mask, bits};
use super::scene::CELL;
use super::solve::{Assembly, Cut, DropReason};
use crate::scene::Id;
use crate::search::{Backtrack, Tree};

/// The cells of the placement that was tried last. Nothing before the first trial.
pub fn tried(assembly: &Assembly, search: &Backtrack<Mask>) -> Vec<Id> {
    let placement = |level: usize, choice: u32| assembly.placements(level).get(choice as usize);
    let tried = search.last_trial(assembly).and_then(|trial| placement(trial.level, trial.choice));
    tried.map_or(vec![], |placement| ids(placement.cells))
}

/// What the test of a rule finds at the last trial, whether it drops the placement or not, and the cells that show it: those that
/// are filled already, the island that cannot be filled, the empty cells whose balance is counted. Where a test finds nothing,
/// the cells that it has looked at. Nothing before the first trial.
pub fn of_rule(assembly: &Assembly, search: &Backtrack<Mask>, cut: Cut) -> Option<(DropReason, Vec<Id>)> {
    let trial = search.last_trial(assembly)?;
    let mut path = search.path();
    path.truncate(trial.level);
    let filled = assembly.placed(&path).fold(assembly.root(), |filled, (_, placement)| filled | placement.cells);
    let own = assembly.placements(trial.level).get(trial.choice as usize)?.cells;
    let found = assembly.details(trial.level, filled, trial.choice, cut);
    let empty = assembly.model().figure.full() & !(filled | own);
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
