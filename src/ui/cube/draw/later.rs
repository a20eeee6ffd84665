//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.
//! Each function here is a gate of `.ci/split`, unless it is inlined.

use super::{Drawn, net_names, nets};
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::scene::bounds::{self, BoundsPicture};
use crate::puzzle::cube::scene::cayley::{self, GraphPicture};
use crate::puzzle::cube::scene::cycles::CyclesWords;
use crate::puzzle::cube::scene::{self, Arrangement, Picture, Turning, space};
use crate::puzzle::cube::{Cube, Place, Position, Turn};
use crate::scene::beside::{SceneName, side_by_side};
use crate::scene::{Camera, Id, Room, Scene};
use crate::ui::Look;
use crate::ui::cube::bounds::bounds_picture;
use crate::ui::cube::state::{State, View};
use crate::ui::steps::Steps;
use std::rc::Rc;

/// The least height of words in a graph, in scene units, and the same in present mode.
const LEAST: f64 = 8.0;
const LEAST_PRESENTED: f64 = 12.0;

/// A drawing of the second part.
pub enum LaterDrawing {
    /// The cycles of a position beside the cube, the small cubes to highlight, and the labels.
    Cycles(Position, Vec<Place>, CyclesWords),
    /// Beside the cube the nets of X, of T and of the result, with their captions.
    Nets(Box<[Picture; 3]>, [&'static str; 3]),
    /// The graph of a subgroup beside the cube.
    Graph(GraphDrawing),
    /// A symmetry on the cube, and whether it has just been applied; beside it the graph, if there is one.
    Symmetry(Symmetry, bool, Option<GraphDrawing>),
    /// Instead of the cube, the cubes of all methods.
    Methods(MethodsDrawing),
    /// The bounds of a shortest solution beside the cube, and what is pointed at.
    Bounds(BoundsPicture, Option<Id>),
}

/// The graph of a subgroup, as it is drawn.
pub struct GraphDrawing {
    /// The graph.
    graph: Rc<GraphPicture>,
    /// The node of the present cube.
    here: Option<usize>,
    /// What is pointed at.
    pointed: Option<Id>,
    /// The least height of words, in scene units.
    least: f64,
}

/// The cubes of all methods, each with its name above it and the turn that it is making.
pub struct MethodsDrawing {
    /// Names, whether the cube is in order, pictures.
    cubes: Vec<(String, bool, Picture)>,
}

/// The drawing of the present state, and its arrangement; `None` if the second part has none for it.
#[inline(never)]
pub fn drawing(state: &State, drawn: &Drawn, look: &Look) -> Option<(Arrangement, LaterDrawing)> {
    match state.view {
        _ if state.is_coached() => None,
        View::Group => {
            let texts = &look.lang.cube().group;
            let words = CyclesWords { headings: texts.kinds, home: texts.home, cycle: texts.cycle };
            Some((Arrangement::Group, LaterDrawing::Cycles(state.position(), state.lit(), words)))
        }
        View::Laboratory if state.finding.is_none() => {
            let names = net_names(state, look.lang.cube());
            Some((Arrangement::Laboratory, LaterDrawing::Nets(Box::new(nets(state)), names)))
        }
        View::Stages if state.is_side_by_side() && !state.side.ways.is_empty() => {
            Some((Arrangement::Alone, LaterDrawing::Methods(finished(state, drawn.before, look))))
        }
        View::Stages if state.is_optimal() && state.is_reachable() => {
            let bounds = bounds_picture(state, look);
            Some((Arrangement::Bounds, LaterDrawing::Bounds(bounds, state.light)))
        }
        View::Subgroup => {
            let (here, pointed) = (state.node(), state.light);
            let least = if look.present { LEAST_PRESENTED } else { LEAST };
            let own = state.subgroup.graph.clone().map(|graph| GraphDrawing { graph, here, pointed, least });
            let Some(symmetry) = state.subgroup.symmetry else {
                return Some((Arrangement::Graph, LaterDrawing::Graph(own?)));
            };
            // The position is named from the centres, the drawing stands in space.
            let hold = state.cube().hold();
            let symmetry = hold.after(symmetry).after(hold.inverse());
            let is_applied = drawn.before.is_some() && drawn.turning.is_none();
            Some((Arrangement::Symmetry, LaterDrawing::Symmetry(symmetry, is_applied, own)))
        }
        _ => None,
    }
}

/// The scene of a drawing at time `t`, 0..=1.
#[inline(never)]
pub fn scene(drawing: &LaterDrawing, (cube, t): (&Picture, f64), camera: &Camera, room: Room) -> Scene {
    match drawing {
        LaterDrawing::Cycles(position, lit, words) => scene::group(cube, t, (position, lit), words, camera, room),
        LaterDrawing::Nets(nets, names) => scene::laboratory(cube, t, nets.each_ref(), *names, camera, room),
        LaterDrawing::Graph(own) => {
            cayley::beside_cube((cube, t), (&own.graph, own.here, own.pointed), own.least, camera, room)
        }
        LaterDrawing::Symmetry(symmetry, is_applied, own) => {
            let graph = own.as_ref().map(|own| (&*own.graph, own.here, own.pointed));
            let least = own.as_ref().map_or(LEAST, |own| own.least);
            cayley::beside_symmetry((cube, t), graph, least, (*symmetry, *is_applied), camera, room)
        }
        LaterDrawing::Methods(methods) => scene_of_methods(methods, t, camera, room),
        LaterDrawing::Bounds(own, pointed) => bounds::beside_cube((cube, t), (own, *pointed), camera, room),
    }
}

/// Whether the symmetry that is drawn is a rotation that makes `before` the present cube.
#[inline(never)]
pub fn is_reflected(state: &State, before: &Cube) -> bool {
    let is_rotation = |own: &Symmetry| own.determinant() > 0 && *own != Symmetry::IDENTITY;
    let (before, now) = (before.position(), state.position());
    let makes = |own: Symmetry| before != now && before.under(own) == now;
    state.subgroup.symmetry.filter(is_rotation).is_some_and(makes)
}

/// The cubes of all methods that are finished, with the turns that lead to the present step from the step `before`, if it was another one.
#[inline(always)]
fn finished(state: &State, before: Option<u64>, look: &Look) -> MethodsDrawing {
    let texts = look.lang.cube();
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

#[inline(always)]
fn scene_of_methods(drawing: &MethodsDrawing, t: f64, camera: &Camera, room: Room) -> Scene {
    let names: Vec<SceneName<'_>> = drawing.cubes.iter().map(|(name, is_done, _)| (name.as_str(), *is_done)).collect();
    side_by_side(&names, room, |index, room| {
        // The shadow on the ground needs room, too.
        let above = Room { height: room.height * 0.92, ..room };
        space::scene(&drawing.cubes[index].2, t, camera, above)
    })
}
