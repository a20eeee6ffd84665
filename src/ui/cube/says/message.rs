//! Sentences about problems, and about the element that is pointed at.

use super::stages::colour;
use super::{index, letters, names};
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::facelet::{FACELETS, face};
use crate::puzzle::cube::scene::{CYCLE, FACELET, Picture};
use crate::puzzle::cube::{Fault, InputPart, Problem};
use crate::ui::Look;
use crate::ui::controls::Wording;
use crate::ui::cube::draw::nets;
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

/// A description of what is pointed at: a facelet with its colour, a small cube with its place and its rotation, a cycle.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let texts = look.lang.cube();
    let id = state.light?;
    let lit = state.lit();
    if id.kind == CYCLE {
        let kind = texts.group.kinds[usize::from(id.a > 0)];
        return Some(format!("{kind} {}", names(&lit, state.spelling)));
    }
    let name = |place| letters(place, state.spelling);
    let cubie = lit.first().filter(|_| !state.is_drafting()).map(|&cubie| {
        let (place, turned) = state.cube_of(id).position().goes(cubie);
        (texts.cubie)(cubie, &name(cubie), place, &name(place), index(cubie.kind(), turned))
    });
    if id.kind != FACELET {
        return cubie;
    }
    let facelet = id.a as usize;
    let mut colours = state.draft.filter(|_| state.is_drafting()).unwrap_or(Draft::of(&state.cube())).colours;
    let mut said = String::new();
    if let Some(net) = state.net(id) {
        let Picture { colours: of_net, blank, .. } = &nets(state)[net.min(2)];
        colours = *of_net;
        // What X or T leaves in its place is grey.
        if blank.has_facelet(facelet) {
            colours = [None; FACELETS];
        }
        said = format!("{}. ", texts.laboratory.nets[state.bench.experiment.cubes.len() - 3][net.min(2)]);
    }
    let colour = colours.get(facelet)?.map(|face| colour(state.scheme, face, look));
    let face = texts.faces[face(facelet) as usize];
    said += &(texts.editor.facelet)(face, facelet % 9 / 3 + 1, facelet % 3 + 1, colour);
    if let Some(cubie) = cubie {
        said = format!("{said}. {cubie}");
    }
    Some(said)
}
