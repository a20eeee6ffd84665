//! Pictures of solids for the home page.

use super::{Body, Camera, FaceLook, Mark, PaintedFace, Room, Scene, Shape, Solid};
use crate::geometry::{Rotation, point, vec3};

/// A cube made of 27 small cubes. `look` returns the colour of one face of a small cube. It is given the column, row and layer
/// of the small cube, each 0..3, counted from left, front and base, and the face in the order of [`super::solid::NORMALS`].
/// `piece` returns the piece to which the small cube at a column, row and layer belongs, if there is one.
pub fn block(
    room: Room,
    look: impl Fn([usize; 3], usize) -> FaceLook,
    piece: impl Fn([usize; 3]) -> Option<usize>,
) -> Scene {
    let mut bodies = Vec::with_capacity(27);
    for cell in 0..27 {
        let [x, y, z] = [cell % 3, cell / 3 % 3, cell / 9];
        let faces = std::array::from_fn(|face| PaintedFace {
            look: look([x, y, z], face),
            mark: Mark::Plain,
            framed: false,
            label: None,
            disc: None,
            id: None,
        });
        let centre = vec3(x as f64 - 1.0, y as f64 - 1.0, z as f64 - 1.0);
        bodies.push(Body { centre, size: 1.0, piece: piece([x, y, z]), turn: Rotation::IDENTITY, faces });
    }
    solids(room, bodies, 0.19)
}

/// Solids in the middle of their room, seen from above one edge. `scale` is the length of one unit as a fraction of the room's height.
pub fn solids(room: Room, bodies: Vec<Body>, scale: f64) -> Scene {
    let at = point(room.width / 2.0, room.height / 2.0);
    let camera = Camera { yaw: 0.66, pitch: 0.5 };
    let mut scene = Scene::new(room);
    scene.shapes.push(Shape::Solid(Solid {
        bodies,
        camera,
        at,
        scale: room.height * scale,
        distance: 13.0,
        ground: None,
    }));
    scene
}
