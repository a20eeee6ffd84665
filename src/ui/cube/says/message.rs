//! Problems in words, and what is pointed at.

use super::{index, letters};
use crate::puzzle::cube::scene::CYCLE;
use crate::puzzle::cube::{Fault, Part, Problem};
use crate::ui::Look;
use crate::ui::controls::Wording;
use crate::ui::cube::state::{Field, State};
use crate::ui::trouble::{Worded, problems};

impl Worded for Problem {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), (look.lang.cube().problem)(self).into())
    }
}

impl Worded for Fault {
    fn worded(&self, look: &Look) -> Wording {
        let texts = look.lang.cube();
        // Places are counted in the algorithm unless said otherwise.
        let about = if self.part == Part::Setup { texts.in_setup } else { "" };
        (self.problem.code(), format!("{about}{}", (texts.problem)(&self.problem)).into())
    }
}

/// What is wrong with the algorithm of a field.
pub fn field_errors(state: &State, field: Field, look: &Look) -> Vec<Wording> {
    let found = state.wrong.iter().find(|wrong| wrong.field == field);
    found.map_or(vec![], |wrong| problems(&wrong.problems, look))
}

/// What is pointed at, in words: a small cube, where it is and how it is turned.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let texts = look.lang.cube();
    if state.is_drafting() || state.light?.kind == CYCLE {
        return None;
    }
    let cubie = *state.lit().first()?;
    let (place, turned) = state.position().goes(cubie);
    let name = |place| letters(place, state.spelling);
    Some((texts.cubie)(cubie, &name(cubie), place, &name(place), index(cubie.kind(), turned)))
}
