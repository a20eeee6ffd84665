//! The cube in space, at rest or with layers turning.

use super::{Picture, facelet_id, figures};
use crate::geometry::lattice::{Cell, Symmetry, cell};
use crate::geometry::{Point, Rotation, Vec3, point, vec3};
use crate::puzzle::cube::facelet::{self, Face};
use crate::puzzle::cube::turn::Turn;
use crate::scene::{self, Body, Camera, FaceLook, Mark, Paint, Room, Scene, Shape, Solid, stroke};
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
    let solid = solid(picture, t, camera, room);
    let is_at_rest = picture.turning.is_none_or(|turning| turning.at(t) == 0.0);
    let arrows = picture.next.filter(|_| is_at_rest).map_or(vec![], |turn| arrows(turn, &solid));
    let numbers = picture.numbers.map_or(vec![], |hold| numbers(hold, &solid));
    let radius = BADGE * solid.scale;
    scene.shapes.push(Shape::Solid(solid));
    for outline in arrows {
        scene.polygon(None, outline, Some(Paint::Ink), stroke(Paint::Sheet, 2.0));
    }
    for (facelet, at, numbered) in numbers {
        figures::badge(&mut scene, facelet_id(facelet), at, radius, &numbered);
    }
    scene
}

/// The radius of the badges with the numbers of the places, in edges of small cubes.
const BADGE: f64 = 0.19;

/// The numbers of the places that are seen, each with one of the facelets that are seen there and its point of the drawing: the tip of
/// a corner, the middle of an edge of the cube. They stay there while layers turn.
fn numbers(hold: Symmetry, solid: &Solid) -> Vec<(usize, Point, figures::NumberedPlace)> {
    let seen: Vec<Face> = Face::ALL.into_iter().filter(|face| is_towards(*face, solid)).collect();
    let mut numbers = vec![];
    for numbered in figures::numbered(hold) {
        let faces = numbered.place.faces();
        let tip = faces.iter().fold(Vec3::default(), |sum, face| sum + vector(face.normal()) * 1.5);
        let middle = faces.iter().fold(cell(0, 0, 0), |sum, face| sum.moved(face.normal()));
        let face = faces.iter().find(|face| seen.contains(face));
        if let Some(facelet) = face.and_then(|face| facelet::at(middle.moved(face.normal()))) {
            numbers.push((facelet, solid.project(tip), numbered));
        }
    }
    numbers
}

/// Whether the eye sees a face of the cube.
fn is_towards(face: Face, solid: &Solid) -> bool {
    is_outside(vector(face.normal()), solid)
}

/// Whether the eye is beyond the face of the cube that looks in a direction.
pub fn is_outside(out: Vec3, solid: &Solid) -> bool {
    (solid.camera.towards_eye() * solid.distance - out * 1.5).dot(out) > 0.0
}

/// Half the width of the shaft and of the head of an arrow, and the length of the head, in edges of small cubes.
const ARROW: [f64; 3] = [0.11, 0.3, 0.5];

/// The outlines of the arrows that show a turn: one on each layer that turns, on each face around it that is seen, the way its facelets
/// go. The first point of each is its tip. A half turn has a second head.
pub fn arrows(turn: Turn, solid: &Solid) -> Vec<Vec<Point>> {
    let axis = turn.face().normal();
    let [shaft, head, length] = ARROW;
    let mut outlines = vec![];
    for face in Face::ALL {
        let out = vector(face.normal());
        if facelet::dot(face.normal(), axis) != 0 || !is_towards(face, solid) {
            continue;
        }
        // Clockwise seen from outside; three quarters are one the other way.
        let forwards = if turn.quarters() == 3 { -1.0 } else { 1.0 };
        let along = out.cross(vector(axis)) * forwards;
        for slice in -1..=1i16 {
            let middle = cell(axis.x * slice, axis.y * slice, axis.z * slice).moved(face.normal());
            if !turn.layers().include(turn.face(), middle) {
                continue;
            }
            let centre = out * 1.51 + vector(axis) * f64::from(slice);
            let place = |(on, beside): (f64, f64)| solid.project(centre + along * on + vector(axis) * beside);
            let arrow = |tip: f64, from: f64| {
                let neck = tip - length;
                let outline = [
                    (tip, 0.0),
                    (neck, head),
                    (neck, shaft),
                    (from, shaft),
                    (from, -shaft),
                    (neck, -shaft),
                    (neck, -head),
                ];
                outline.map(place).to_vec()
            };
            if turn.quarters() == 2 {
                outlines.push(arrow(0.8, -1.25));
                outlines.push(arrow(1.3, 0.8));
            } else {
                outlines.push(arrow(1.3, -1.25));
            }
        }
    }
    outlines
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
    for place in 0..27i16 {
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
            framed: picture.is_framed(facelet),
            label: None,
            disc: None,
            id: Some(facelet_id(facelet)),
        },
        None => {
            let look = FaceLook::Plain { fill: Paint::Body, edge: Paint::Body };
            scene::PaintedFace { look, mark: Mark::Plain, framed: false, label: None, disc: None, id: None }
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
