//! What the tests of the programs compare in the drawing, and why they come out as they do.

use super::graph::{Edge, Factorising};
use super::light::{CELL, COLOUR, EDGE, FACE};
use super::solve::{Clash, Exhaustive, StackState, clashes, position_of, positions_of};
use super::{Degrees, FACADES, POSITIONS};
use crate::scene::Id;
use crate::search::Backtrack;

/// The faces about the axis of the cube that was tried last, and its position in the tree. Nothing before the first trial.
pub fn tried_cube(program: &Exhaustive, search: &Backtrack<StackState>) -> Vec<Id> {
    let Some(trial) = search.last_trial(program) else { return vec![] };
    let position = usize::from(position_of(trial.level, trial.choice));
    let faces = POSITIONS[position % 24][..FACADES].iter();
    let faces = faces.map(|&face| Id::new(FACE, trial.level, usize::from(face)));
    faces.chain([Id::new(CELL, trial.level, position)]).collect()
}

/// The edge that was tried last. Nothing before the first trial.
pub fn tried_edge(tree: &Factorising, search: &Backtrack<Degrees>) -> Vec<Id> {
    let trial = search.last_trial(tree);
    trial.into_iter().map(|trial| Id::new(EDGE, trial.level, trial.choice as usize)).collect()
}

/// The test of a façade, 0..4, at the last trial of the exhaustive program: its repeats, and the faces that show them, with the
/// position in the tree. Without repeats, all faces of the façade. Nothing before the first trial.
pub fn on_facade(program: &Exhaustive, search: &Backtrack<StackState>, facade: usize) -> (Vec<Clash>, Vec<Id>) {
    let Some(trial) = search.last_trial(program) else { return (vec![], vec![]) };
    let path = search.path();
    let mut positions = positions_of(&path[..path.len().min(trial.level)]);
    let tried = position_of(trial.level, trial.choice);
    positions.push(tried);
    let mut repeats = clashes(&program.model().cubes, &positions);
    repeats.retain(|clash| clash.facade == facade);
    let repeated = |cube: usize| repeats.iter().any(|clash| clash.cubes.contains(&cube));
    let faces = positions.iter().enumerate().filter(|(cube, _)| repeats.is_empty() || repeated(*cube));
    let mut ids: Vec<Id> = faces
        .map(|(cube, &position)| Id::new(FACE, cube, usize::from(POSITIONS[usize::from(position) % 24][facade])))
        .collect();
    ids.push(Id::new(CELL, trial.level, usize::from(tried)));
    (repeats, ids)
}

/// The test of the degrees at the last trial of the search for factorisations: the first colour whose degree is above 2, with its
/// degree, and the chosen edges that end there. If there is none, the edge that was tried, with its colours. Nothing before the
/// first trial.
pub fn of_degrees(tree: &Factorising, search: &Backtrack<Degrees>) -> (Option<(u8, u32)>, Vec<Id>) {
    let Some(trial) = search.last_trial(tree) else { return (None, vec![]) };
    let path = search.path();
    let mut edges: Vec<Edge> = path[..path.len().min(trial.level)]
        .iter()
        .enumerate()
        .map(|(cube, &axis)| Edge { cube, axis: axis as usize })
        .collect();
    let tried = Edge { cube: trial.level, axis: trial.choice as usize };
    edges.push(tried);
    let ends = |edge: &Edge| edge.ends(tree.cubes());
    let id = |edge: &Edge| Id::new(EDGE, edge.cube, edge.axis);
    let Err(colour) = trial.outcome else {
        let ends = ends(&tried).map(|colour| Id::new(COLOUR, usize::from(colour), 0));
        return (None, [id(&tried)].into_iter().chain(ends).collect());
    };
    let degree = edges.iter().flat_map(ends).filter(|&end| end == colour).count();
    let at = edges.iter().filter(|edge| ends(edge).contains(&colour)).map(id);
    (Some((colour, degree as u32)), [Id::new(COLOUR, usize::from(colour), 0)].into_iter().chain(at).collect())
}
