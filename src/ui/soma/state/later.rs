//! What the state does with the second part of the program, see [`crate::ui::page::rest`]: not before that part is there.

use super::map::MapShown;
use super::{Shows, State};
use crate::puzzle::soma::build::{BuildHint, Completions, class_of};
use crate::puzzle::soma::derive::Derivation;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::places::places;
use crate::puzzle::soma::shortfall::Shortfall;
use crate::puzzle::soma::solutions::Labels;
use crate::puzzle::soma::somap::tour::Tour;
use crate::puzzle::soma::theory::proof::{agreement, proof};
use crate::puzzle::soma::why::ForcedChain;
use crate::puzzle::soma::{Mask, Model};
use crate::search::Failure;
use crate::ui::activity::Activity;
use crate::ui::kept::built;
use crate::ui::trouble::Trouble;
use crate::values::Allowed;
use std::rc::Rc;

/// The lines of the program that the current step has executed. Only who sees the program asks for them.
#[inline(never)]
pub fn executed(state: &State) -> Vec<usize> {
    state.executed_lines()
}

/// Shows the class of the solution that was pasted.
#[inline(never)]
pub fn find_pasted(state: &mut State) {
    state.look_up_pasted();
}

/// The pieces of a solution, in an order in which they can be put together, with their cells.
#[inline(never)]
pub fn pieces_in_order(state: &State, labels: &Labels) -> Vec<(usize, Mask)> {
    state.in_order(labels)
}

/// The pieces that stand at a step of a chain of choices.
#[inline(never)]
pub fn standing(chain: &ForcedChain, step: usize) -> Vec<(usize, Mask)> {
    chain.standing(step)
}

/// How the seven pieces are found.
#[inline(never)]
pub fn derive() -> Derivation {
    Derivation::soma()
}

/// Makes the tour that fits what the reader has chosen, once there is a map.
#[inline(never)]
pub fn chart(state: &mut State) {
    let Some(charted) = state.map.charted.clone().filter(|_| state.has_map()) else { return };
    let (map, figure) = (&charted.map, &state.model.figure);
    if let Some(goal) = state.map.goal.take_if(|goal| *goal >= map.count()) {
        state.base.refuse("goal", (goal + 1).to_string(), Allowed::numbers(&(1..=map.count())));
    }
    let here = state.solution;
    state.map.goal.take_if(|goal| *goal == here);
    let MapShown { goal, moved, toured, .. } = state.map;
    let wanted = (here, goal, moved);
    if toured == Some(wanted) {
        return;
    }
    let tour = match goal {
        Some(goal) => map.way(state.solution, goal, moved).and_then(|way| Tour::along(map, figure, &way)),
        None => Some(Tour::about(map, figure, &state.placements, state.solution, moved)),
    };
    state.map.tour = tour.map(Rc::new);
    state.map.toured = Some(wanted);
    let last = state.map.last() as u64;
    let step = state.map.asked.take().unwrap_or(0);
    if step > last {
        state.base.troubles.push(Trouble::Step(step, last));
    }
    state.map.step = step.min(last) as usize;
}

/// Makes clear why the placement of the present step of the search is rejected, or lets the searches side by side follow.
#[inline(never)]
pub fn look(state: &mut State) {
    state.bring_together();
    state.look_at_step();
}

/// Counts the solutions that are left for the present pieces, names the class of a complete figure, and gives the hint that waits. Does
/// nothing before the solutions are known.
#[inline(never)]
pub fn settle(state: &mut State) {
    let (Some(solutions), hand) = (&state.solutions, &mut state.hand) else { return };
    if !solutions.catalogue.is_whole() || hand.left.is_some() && !hand.waits {
        return;
    }
    let (catalogue, building) = (&solutions.catalogue, &hand.building);
    let completions = Completions::new(building.pieces(), building.figure());
    if hand.left.is_none() {
        hand.left = Some(completions.left(catalogue, building.standing()));
        hand.class = class_of(building, catalogue);
    }
    if std::mem::take(&mut hand.waits) {
        let hint = completions.hint(catalogue, building);
        if let Some(BuildHint::Put(piece, cells)) = hint {
            hand.change_in_place(|building| building.hold(piece, cells));
        }
        hand.hint = hint;
        hand.changes += 1;
    }
}

/// Keeps the solutions that are built by hand on the device.
#[inline(never)]
pub fn keep(state: &mut State) {
    // Those of other tabs are among them; none if the browser keeps nothing.
    state.keep_built(built::read, built::keep);
}

/// Makes what the view of the figure tells besides the figure: the arguments of the workers once they are checked, the argument about the
/// solutions of the cube, and where the pieces stand in the solutions. Then the step that a link asked for is shown.
#[inline(never)]
pub fn argue(state: &mut State) {
    if let Some(told) = state.why.unchecked.take() {
        let Model { pieces, figure, .. } = &state.model;
        let found = told.clone().checked(pieces, figure);
        if found != told {
            state.base.troubles.push(Trouble::Failure(Failure::Refused));
            state.why.arguing = Activity::Failed;
        }
        state.why.most = found.weights.as_ref().map_or(vec![], |weights| weights.most(pieces, figure));
        state.why.found = Some(found);
        state.check_shows();
    }
    let Model { pieces, figure, .. } = &state.model;
    let catalogue = state.solutions.as_ref().map(|solutions| &solutions.catalogue);
    if state.shows == Shows::Proof && state.is_cube() {
        let steps = state.why.proof.get_or_insert_with(|| proof(pieces, figure));
        if state.why.agreement.is_none() {
            state.why.agreement = catalogue.map(|catalogue| agreement(steps, pieces, figure, catalogue));
        }
    }
    if state.why.places.is_none() {
        state.why.places = catalogue.map(|catalogue| places(pieces, figure, catalogue).unwrap_or_default());
        state.why.kinds = catalogue.and_then(|catalogue| Shortfall::of(pieces, figure, catalogue));
    }
    if state.argues()
        && let Some(step) = state.why.asked.take()
    {
        state.aim_at(step);
    }
    let step = state.why.step;
    if state.shows == Shows::Chain && state.why.ended.as_ref().is_none_or(|(ended, _)| *ended != step) {
        let Model { pieces, figure, .. } = &state.model;
        let end = state.chain().map(|chain| (step, chain.end(step, pieces, figure)));
        state.why.ended = end;
    }
}

/// Gives the figure in the editor the colours of a chessboard, or takes them away.
#[inline(never)]
pub fn chequer(draft: &mut Draft) {
    draft.chequer();
}

/// Reads the set of pieces that a link wants to be edited.
#[inline(never)]
pub fn check_pieces(state: &mut State) {
    state.check_pieces();
}
