//! Sentences about problems, and about the element that is pointed at.

use super::{index, letters};
use crate::puzzle::cube::scene::CYCLE;
use crate::puzzle::cube::{Fault, InputPart, Problem};
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
        // Positions in the text are those in the algorithm, unless the sentence says otherwise.
        let about = if self.part == InputPart::Setup { texts.in_setup } else { "" };
        (self.problem.code(), format!("{about}{}", (texts.problem)(&self.problem)).into())
    }
}

/// The errors in the algorithm of a field.
pub fn field_errors(state: &State, field: Field, look: &Look) -> Vec<Wording> {
    let found = state.wrong.iter().find(|wrong| wrong.field == field);
    found.map_or(vec![], |wrong| problems(&wrong.problems, look))
}

/// A description of the small cube that is pointed at: its place and its rotation.
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
