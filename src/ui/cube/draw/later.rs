//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::puzzle::cube::Turn;
use crate::puzzle::cube::scene::cayley::{self, GraphPicture};
use crate::puzzle::cube::scene::{Picture, Turning, space};
use crate::scene::beside::{SceneName, side_by_side};
use crate::scene::{Camera, Id, Room, Scene};
use crate::text::cube::CubeTexts;
use crate::ui::cube::state::State;
use crate::ui::steps::Steps;
use std::rc::Rc;

/// The graph of a subgroup, as it is drawn.
pub struct GraphDrawing {
    /// The graph.
    pub graph: Rc<GraphPicture>,
    /// The node of the present cube.
    pub here: Option<usize>,
    /// What is pointed at.
    pub pointed: Option<Id>,
    /// The least height of words, in scene units.
    pub least: f64,
}

/// The cubes of all methods, each with its name above it and the turn that it is making.
pub struct MethodsDrawing {
    /// Names, whether the cube is in order, pictures.
    pub cubes: Vec<(String, bool, Picture)>,
}

/// The cubes of all methods that are finished, with the turns that lead to the present step from the step `before`, if it was another one.
#[inline(never)]
pub fn finished(state: &State, before: Option<u64>, texts: &CubeTexts) -> MethodsDrawing {
    let counted = |turns: &[Turn]| turns.iter().filter(|turn| turn.length() > 0).count();
    let mut cubes = vec![];
    for (index, (cube, turn)) in state.side_cubes(before.unwrap_or(state.step())).into_iter().enumerate() {
        let (turns, name) = (&state.side.ways[index].turns, texts.side.names[index]);
        let mut picture = Picture { turning: turn.map(Turning::into_place), ..Picture::of(&cube) };
        picture.scheme = state.scheme;
        picture.spelling = state.spelling;
        let made = &turns[..state.solved.min(turns.len())];
        let name = (texts.side.caption)(name, counted(made), counted(turns));
        cubes.push((name, state.solved >= turns.len(), picture));
    }
    MethodsDrawing { cubes }
}

/// The drawing at time `t`, 0..=1.
#[inline(never)]
pub fn methods(drawing: &MethodsDrawing, t: f64, camera: &Camera, room: Room) -> Scene {
    let names: Vec<SceneName<'_>> = drawing.cubes.iter().map(|(name, is_done, _)| (name.as_str(), *is_done)).collect();
    side_by_side(&names, room, |index, room| {
        // The shadow on the ground needs room, too.
        let above = Room { height: room.height * 0.92, ..room };
        space::scene(&drawing.cubes[index].2, t, camera, above)
    })
}

/// The cube with the graph beside it, or below it in a room that is higher than wide.
#[inline(never)]
pub fn graph(drawing: &GraphDrawing, cube: (&Picture, f64), camera: &Camera, room: Room) -> Scene {
    cayley::beside_cube(cube, (&drawing.graph, drawing.here, drawing.pointed), drawing.least, camera, room)
}
