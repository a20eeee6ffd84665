//! Sentences about problems, and about the element that is pointed at.

use super::stages::colour;
use super::{index, letters, names};
use crate::puzzle::cube::draft::Draft;
use crate::puzzle::cube::facelet::{Face, face, row_and_column};
use crate::puzzle::cube::scene::figures::marked;
use crate::puzzle::cube::scene::{CYCLE, FACELET};
use crate::puzzle::cube::{Fault, InputPart, Problem, Scheme};
use crate::ui::Look;
use crate::ui::controls::Wording;
use crate::ui::cube::draw::{net_names, nets};
use crate::ui::cube::state::{Field, State};
use crate::ui::trouble::{Worded, problems};

/// A problem of a cube that is painted: its colours are told by their names.
pub struct DraftProblem<'a>(pub &'a Problem, pub Scheme);

impl Worded for DraftProblem<'_> {
    fn worded(&self, look: &Look) -> Wording {
        (self.0.code(), (look.lang.cube().problem)(self.0, self.1).into())
    }
}

impl Worded for Problem {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), (look.lang.cube().problem)(self, Scheme::Letters).into())
    }
}

impl Worded for Fault {
    fn worded(&self, look: &Look) -> Wording {
        fault(self, Scheme::Letters, look)
    }
}

/// The sentence about a fault; its colours are named as the cube shows them.
pub fn fault(fault: &Fault, scheme: Scheme, look: &Look) -> Wording {
    let texts = look.lang.cube();
    // Positions in the text are those in the algorithm, unless the sentence says otherwise.
    let about = if fault.part == InputPart::Setup { texts.in_setup } else { "" };
    (fault.problem.code(), format!("{about}{}", (texts.problem)(&fault.problem, scheme)).into())
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
        let (place, turned) = state.position().goes(cubie);
        (texts.cubie)(cubie, &name(cubie), place, &name(place), index(cubie.kind(), turned))
    });
    if id.kind != FACELET {
        return cubie;
    }
    let facelet = id.a as usize;
    let name = |colour| {
        let face = texts.faces[face(facelet) as usize];
        let [row, column] = row_and_column(facelet);
        (texts.entry.facelet)(face, row, column, colour)
    };
    let own = |face: Face| colour(state.scheme, face, look);
    if let Some(net) = state.net(id) {
        let shown = nets(state).into_iter().nth(net)?;
        // What is left in its place is grey.
        let colour = shown.colours.get(facelet)?.filter(|_| !shown.blank.has_facelet(facelet));
        let caption = net_names(state, texts)[net];
        return Some(format!("{caption} · {}", name(Some(colour.map_or(texts.laboratory.left, own)))));
    }
    let known = state.entry.review.as_ref().filter(|_| state.is_drafting()).map(|review| review.known);
    let colours = known.unwrap_or_else(|| Draft::of(&state.cube()).colours);
    let is_marked =
        state.figures.has_marks() && !state.is_drafting() && marked(&state.cube()).get(facelet) == Some(&true);
    let mark = if is_marked { format!(", {}", texts.figures.marked) } else { String::new() };
    let facelet = name(colours.get(facelet)?.map(own)) + &mark;
    Some(cubie.map_or(facelet.clone(), |cubie| format!("{facelet}. {cubie}")))
}
