//! Turning a layer by dragging a facelet: which layer turns, and how far.

use super::facelet::{self, Face};
use super::scene::space;
use super::turn::{Layers, Turn};
use crate::geometry::{Point, Vec3, point};
use crate::scene::Camera;
use std::f64::consts::FRAC_PI_2;

/// The distance from the axis to the facelets, in edges of a small cube.
const REACH: f64 = 1.5;

/// Rows that point almost towards the eye look short. They are treated as if they had at least this part of their length, so
/// that a small movement of the pointer does not turn a layer far.
const SHORTEST: f64 = 0.4;

/// A layer that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grasp {
    /// Which layers turn.
    pub layers: Layers,
    /// The face with which they turn.
    pub face: Face,
    /// The scalar product of this vector and a movement on the drawing, in scene units, is the turn in quarters clockwise.
    along: Point,
}

/// The layer that a facelet, 0..54, turns when it is pulled: of the two rows of its face that it lies in, the one along which
/// it is pulled more.
///
/// `pull` is the movement on the drawing, in scene units; `scale` is that of the cube, [`space::scale`] of its room.
pub fn grasp(facelet: usize, pull: Point, camera: &Camera, scale: f64) -> Grasp {
    let outwards = facelet::face(facelet);
    // The two faces whose layers pass through the facelet, one of each pair.
    let [first, second] = match outwards {
        Face::Up | Face::Down => [Face::Right, Face::Front],
        Face::Right | Face::Left => [Face::Up, Face::Front],
        Face::Front | Face::Back => [Face::Up, Face::Right],
    };
    let [first, second] = [first, second].map(|face| {
        let way = way(facelet, face, camera);
        let length = way.x.hypot(way.y).max(1e-9);
        let fit = (way.x * pull.x + way.y * pull.y).abs() / length;
        (fit, face, way)
    });
    let (_, axis, way) = if second.0 > first.0 { second } else { first };
    let along_axis = facelet::dot(facelet::point(facelet), axis.normal());
    let (layers, face) = match along_axis.signum() {
        1 => (Layers::Outer, axis),
        -1 => (Layers::Outer, axis.opposite()),
        // The middle layers turn with L, D and F.
        _ => (Layers::Middle, if axis == Face::Front { axis } else { axis.opposite() }),
    };
    let sense = if face == axis { 1.0 } else { -1.0 };
    // The facelet stays under the pointer as long as the pointer follows its row.
    let length = (way.x * way.x + way.y * way.y).max(SHORTEST * SHORTEST);
    let factor = sense / (length * REACH * FRAC_PI_2 * scale.max(1e-9));
    Grasp { layers, face, along: point(way.x * factor, way.y * factor) }
}

impl Grasp {
    /// Quarters clockwise, seen from outside its face, if the facelet is moved by `pull`.
    pub fn quarters(&self, pull: Point) -> f64 {
        self.along.x * pull.x + self.along.y * pull.y
    }

    /// The nearest turn; `None` if the layer goes back to where it was.
    pub fn snapped(&self, quarters: f64) -> Option<Turn> {
        Turn::new(self.layers, self.face, quarters.round() as i32)
    }
}

/// The movement on the drawing, at scale 1, of a facelet that moves by length 1 along its row, clockwise about the normal of
/// a neighbouring face.
fn way(facelet: usize, about: Face, camera: &Camera) -> Point {
    let outwards = space::vector(facelet::face(facelet).normal());
    let at = space::vector(facelet::point(facelet)) + outwards * -0.5;
    let step: Vec3 = outwards.cross(space::vector(about.normal()));
    let small = 0.01;
    let [from, to] = [-small, small].map(|part| camera.project(at + step * part, space::DISTANCE));
    let way = to - from;
    point(way.x / (2.0 * small), way.y / (2.0 * small))
}
