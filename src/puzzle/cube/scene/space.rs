//! The cube in space, at rest or with layers turning.

use super::{Picture, facelet_id};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use crate::geometry::{Rotation, Vec3, point, vec3};
use crate::puzzle::cube::facelet::{self, Face};
use crate::scene::{self, Body, Camera, FaceLook, Mark, Paint, Room, Scene, Shape, Solid};
use std::f64::consts::FRAC_PI_2;

/// The faces in the order of [`crate::scene::solid::NORMALS`].
pub const FACES: [Face; 6] = [Face::Front, Face::Right, Face::Back, Face::Left, Face::Down, Face::Up];

/// Distance of the eye from the middle of the cube, in edges of small cubes.
pub const DISTANCE: f64 = 13.0;

/// The radius of the ball that contains the cube in every orientation, in edges: half a diagonal.
const AROUND: f64 = 2.598_076;

/// Height of the ground, in edges: a little below the cube, which seems to float above it.
const GROUND: f64 = -1.8;

/// The cube at time `t`, 0..=1, in the middle of its room.
pub fn scene(picture: &Picture, t: f64, camera: &Camera, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    scene.shapes.push(Shape::Solid(solid(picture, t, camera, room)));
    scene
}

/// Length of an edge of a small cube in scene units, such that the cube is in the room from every direction.
pub fn scale(room: Room) -> f64 {
    // In perspective, a near ball looks larger than it is.
    let larger = DISTANCE / (DISTANCE * DISTANCE - AROUND * AROUND).sqrt();
    room.width.min(room.height) / (2.0 * AROUND * larger) * 0.97
}

/// The 26 small cubes. The one in the middle of the block is never visible, even while layers turn.
pub fn solid(picture: &Picture, t: f64, camera: &Camera, room: Room) -> Solid {
    let turn = picture.turning.map(|turning| {
        let quarters = turning.at(t);
        let axis = vector(turning.face.normal());
        // Clockwise seen from outside is a negative angle about the normal.
        let turn = Rotation::about(axis, -FRAC_PI_2 * quarters);
        (turning, turn, FACES.map(|face| spin(face, turning.face.quarter(), quarters)))
    });
    let mut bodies = Vec::with_capacity(26);
    for place in 0..27i8 {
        let middle = cell(place % 3 - 1, place / 3 % 3 - 1, place / 9 - 1);
        if middle == cell(0, 0, 0) {
            continue;
        }
        let (turn, spins) = match &turn {
            Some((turning, turn, spins)) if turning.layers.include(turning.face, middle) => (*turn, *spins),
            _ => (Rotation::IDENTITY, [0; 6]),
        };
        let faces = std::array::from_fn(|face| face_of(picture, middle, FACES[face], spins[face]));
        bodies.push(Body { centre: turn.apply(vector(middle)), size: 1.0, piece: None, turn, faces });
    }
    Solid {
        bodies,
        camera: *camera,
        at: point(room.width / 2.0, room.height / 2.0),
        scale: scale(room),
        distance: DISTANCE,
        ground: Some(GROUND),
    }
}

/// A face of a small cube: a facelet, or an inner face, which is dark.
fn face_of(picture: &Picture, middle: Cell, face: Face, degrees: i16) -> scene::PaintedFace {
    match facelet::at(middle.moved(face.normal())) {
        Some(facelet) => scene::PaintedFace {
            look: turned(picture.look(facelet), degrees),
            mark: picture.mark(facelet),
            label: None,
            id: Some(facelet_id(facelet)),
        },
        None => {
            let look = FaceLook::Plain { fill: Paint::Body, edge: Paint::Body };
            scene::PaintedFace { look, mark: Mark::Plain, label: None, id: None }
        }
    }
}

/// A look with its sign turned clockwise by this number of degrees.
fn turned(look: FaceLook, degrees: i16) -> FaceLook {
    match look {
        FaceLook::Glyph(colour) if degrees != 0 => FaceLook::Turned { colour, letter: None, degrees },
        FaceLook::Letter(colour, letter) if degrees != 0 => FaceLook::Turned { colour, letter: Some(letter), degrees },
        other => other,
    }
}

/// How far the signs on a face are turned, in degrees clockwise, while its layer is this number of quarters out of place.
/// Signs are upright wherever layers come to rest, and turn evenly between, so that they do not jump.
fn spin(face: Face, quarter: Symmetry, quarters: f64) -> i16 {
    let whole = quarters.floor();
    let mut face = face;
    let mut degrees = 0;
    if whole < 0.0 {
        for _ in 0..(-whole) as u8 {
            face = face.under(quarter.inverse());
            degrees -= upright(face, quarter);
        }
    }
    for _ in 0..whole.max(0.0) as u8 {
        degrees += upright(face, quarter);
        face = face.under(quarter);
    }
    (f64::from(degrees) + f64::from(upright(face, quarter)) * (quarters - whole)).round() as i16 % 360
}

/// Degrees clockwise that make signs upright again when a quarter turn has carried them from this face to the next.
fn upright(face: Face, quarter: Symmetry) -> i16 {
    let [right, _] = directions(face);
    let carried = quarter.apply(right);
    let [right, down] = directions(face.under(quarter));
    match (facelet::dot(carried, right), facelet::dot(carried, down)) {
        (1, _) => 0,
        (_, 1) => -90,
        (_, -1) => 90,
        _ => 180,
    }
}

/// Steps to the right and down on a face, its facelets in reading order.
fn directions(face: Face) -> [Cell; 2] {
    let centre = facelet::centre(face);
    let [x, y, z] = facelet::point(centre).coordinates();
    [centre + 1, centre + 3].map(|facelet| facelet::point(facelet).moved(cell(-x, -y, -z)))
}

/// A cell as a vector.
pub fn vector(of: Cell) -> Vec3 {
    vec3(of.x.into(), of.y.into(), of.z.into())
}
