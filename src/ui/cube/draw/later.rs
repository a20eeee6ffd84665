//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::puzzle::cube::scene::Picture;
use crate::puzzle::cube::scene::cayley::{self, GraphPicture};
use crate::scene::{Camera, Id, Room, Scene};
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

/// The cube with the graph beside it, or below it in a room that is higher than wide.
#[inline(never)]
pub fn graph(drawing: &GraphDrawing, cube: (&Picture, f64), camera: &Camera, room: Room) -> Scene {
    cayley::beside_cube(cube, (&drawing.graph, drawing.here, drawing.pointed), drawing.least, camera, room)
}
