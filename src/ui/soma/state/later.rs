//! What follows from the solutions while a figure is built by hand: in the second part of the program, see [`crate::ui::page::rest`].

use super::State;
use crate::puzzle::soma::build::{Completions, class_of};

/// Counts the solutions that are left for the present pieces, names the class of a complete figure, and gives the hint that waits. Does
/// nothing before the solutions are known.
#[inline(never)]
pub fn settle(state: &mut State) {
    let (Some(solutions), hand) = (&state.solutions, &mut state.hand) else { return };
    if hand.left.is_some() && !hand.waits {
        return;
    }
    let (catalogue, building) = (&solutions.catalogue, &hand.building);
    let completions = Completions::new(building.pieces(), building.figure());
    if hand.left.is_none() {
        hand.left = Some(completions.left(catalogue, building.standing()));
        hand.class = class_of(building, catalogue);
    }
    if std::mem::take(&mut hand.waits) {
        hand.hint = completions.hint(catalogue, building);
        hand.changes += 1;
    }
}
