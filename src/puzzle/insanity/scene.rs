//! The drawings of Instant Insanity: the stack in space, the cubes from above and below with their nets, the graph, the
//! search tree, the plots.

pub mod cubes;
pub mod factorisations;
pub mod graph;
pub mod stack;
pub mod statistics;
pub mod tree;

pub use super::light::{CELL, FACE};
use super::{CubeSet, Position};
use crate::geometry::{Vec3, point};
use crate::scene::solid::{Body, FaceLook, Mark, PaintedFace};
use crate::scene::{Camera, Id, Room, Scene};

/// The words that the drawings share, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Labels {
    /// Cube number k.
    pub cube: fn(usize) -> String,
    /// The four façades, then bottom and top.
    pub faces: [&'static str; 6],
    /// A position of a cube, before its number.
    pub position: &'static str,
    /// At which end of the stack cube 0 is.
    pub stacked: &'static str,
    /// The ways in which each cube is drawn: from above, from below, turned once, turned twice, as a net.
    pub views: [&'static str; 5],
    /// Signs of the tree: fits, dropped, not tried yet, now.
    pub legend: [&'static str; 4],
    /// The sign in the tree that marks the façade on which a colour repeats.
    pub facade: &'static str,
}

/// The graph with the stack beside it, or below it in a room that is higher than wide; in a small room only the graph, unless
/// the stack comes from two factorisations.
pub fn graph_and_stack(
    graph: &graph::GraphPicture,
    words: &graph::GraphWords,
    [before, after]: [&stack::Stack; 2],
    t: f64,
    camera: &Camera,
    room: Room,
    labels: &Labels,
) -> Scene {
    let mut scene = Scene::new(room);
    let made = matches!(&graph.shown, graph::Shown::Factors { right, .. } if !right.is_empty());
    let (first, second, corner) = if room.width >= 560.0 && !room.is_upright() {
        let width = (room.width * 0.6).round();
        (Room { width, ..room }, Room { width: room.width - width, ..room }, point(width, 0.0))
    } else if made || room.height >= 640.0 {
        let height = (room.height * 0.56).round();
        (Room { height, ..room }, Room { height: room.height - height, ..room }, point(0.0, height))
    } else {
        return graph::scene(graph, room, labels, words);
    };
    scene.insert(graph::scene(graph, first, labels, words), point(0.0, 0.0));
    scene.insert(stack::scene(before, after, t, camera, second, labels), corner);
    scene
}

/// A cube of the set in a position, as a body in space.
pub fn body(cubes: &CubeSet, cube: usize, position: Position, centre: Vec3) -> Body {
    let faces = cubes.cubes()[cube];
    Body {
        centre,
        size: 1.0,
        piece: None,
        turn: super::position::rotation(position),
        faces: std::array::from_fn(|face| PaintedFace {
            look: FaceLook::Glyph(faces[face]),
            mark: Mark::Plain,
            framed: false,
            label: None,
            disc: None,
            id: Some(Id::new(FACE, cube, face)),
        }),
    }
}
