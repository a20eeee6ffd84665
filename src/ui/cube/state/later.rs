//! What the state does with the second part of the program, see [`crate::ui::page::rest`]: not before that part is there.

use super::{Explored, State};
use crate::puzzle::cube::subgroup::Subgroup;
use crate::puzzle::cube::symmetry::{SYMMETRIES, class};
use std::rc::Rc;

/// The lines of the program that the current step has executed. Only who sees the program asks for them.
#[inline(never)]
pub fn executed(state: &State) -> Vec<usize> {
    state.executed_lines()
}

/// Works out what may have gone wrong with the colours that were entered.
#[inline(never)]
pub fn suspect(state: &mut State) {
    state.suspect();
}

/// Works out what follows from the generators, once for each list of them: some milliseconds at most; and the symmetries of the position.
#[inline(never)]
pub fn explore(state: &mut State) {
    if state.subgroup.explored.is_none() {
        let group = Subgroup::of(&state.subgroup.generators.cubes());
        let explored = Explored { centre: group.centre(), orbits: group.orbits(), group };
        state.subgroup.explored = Some(Rc::new(explored));
        state.subgroup.changes += 1;
    }
    state.subgroup.symmetries = Some((SYMMETRIES / class(&state.position()).1) as u64);
}
