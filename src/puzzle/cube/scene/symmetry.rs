//! A symmetry drawn: its axis as a line with an arrow that shows how far it turns, its mirror plane, its centre; large on the cube in space,
//! or on a small plain cube.

use super::{Picture, space};
use crate::geometry::lattice::Symmetry;
use crate::geometry::{Point, Rotation, Vec3, ease, point, vec3};
use crate::puzzle::cube::symmetry::SymmetryElements;
use crate::scene::strokes::circle;
use crate::scene::{
    Body, Camera, FaceLook, Flat, Line, Mark, Paint, PaintedFace, Polygon, Room, Scene, Shape, Solid, Stroke, stroke,
};

/// The size of a cube with a symmetry, as a part of the usual one: axes and planes reach beyond it.
pub const SMALLER: f64 = 0.82;

/// Half an edge of the whole cube, in edges of small cubes.
const HALF: f64 = 1.5;

/// How far planes and axes reach beyond the cube, in edges of small cubes.
const BEYOND: [f64; 2] = [0.55, 0.95];

/// The radius of the arrow about an axis, and its distance from the cube.
const ARROW: [f64; 2] = [0.62, 0.5];

/// The room of a small picture, in scene units.
pub const SMALL: Room = Room { width: 96.0, height: 96.0 };

/// The cube with a symmetry. If the symmetry is a rotation and `turns`, the cube comes out of it at time `t`, 0..=1.
pub fn on_cube(
    (picture, t): (&Picture, f64),
    (symmetry, turns): (Symmetry, bool),
    camera: &Camera,
    room: Room,
) -> Scene {
    let elements = SymmetryElements::of(symmetry);
    let mut scene = Scene::new(room);
    for shape in space::scene(picture, t, camera, room).shapes {
        let Shape::Solid(mut solid) = shape else {
            scene.shapes.push(shape);
            continue;
        };
        solid.scale *= SMALLER;
        if let (Some(axis), None, true) = (elements.axis, elements.mirror, turns) {
            let angle = f64::from(elements.degrees).to_radians() * (ease(t) - 1.0);
            let turn = Rotation::about(space::vector(axis), angle);
            for body in &mut solid.bodies {
                (body.centre, body.turn) = (turn.apply(body.centre), turn.after(&body.turn));
            }
        }
        draw(&mut scene, elements, solid);
    }
    scene
}

/// A small plain cube with a symmetry.
pub fn small(symmetry: Symmetry) -> Scene {
    let look = FaceLook::Plain { fill: Paint::Sheet, edge: Paint::Soft };
    let face = PaintedFace { look, mark: Mark::Plain, framed: false, label: None, disc: None, id: None };
    let body = Body {
        centre: Vec3::default(),
        size: 2.0 * HALF,
        piece: None,
        turn: Rotation::IDENTITY,
        faces: std::array::from_fn(|_| face.clone()),
    };
    let mut scene = Scene::new(SMALL);
    let solid = Solid {
        bodies: vec![body],
        camera: Camera::STANDARD,
        at: point(SMALL.width / 2.0, SMALL.height / 2.0),
        scale: space::scale(SMALL) * SMALLER,
        distance: space::DISTANCE,
        ground: None,
    };
    draw(&mut scene, SymmetryElements::of(symmetry), solid);
    scene
}

/// Parts of the drawing behind the cube, and before it.
#[derive(Default)]
struct DrawnSides {
    behind: Vec<Flat>,
    before: Vec<Flat>,
}

impl DrawnSides {
    /// The part to which something at this point of the cube's surface belongs.
    fn at(&mut self, surface: Vec3, solid: &Solid) -> &mut Vec<Flat> {
        let axes =
            [(surface.x, vec3(1.0, 0.0, 0.0)), (surface.y, vec3(0.0, 1.0, 0.0)), (surface.z, vec3(0.0, 0.0, 1.0))];
        let is_seen =
            |(along, axis): (f64, Vec3)| along.abs() > HALF - 1e-6 && space::is_outside(axis * along.signum(), solid);
        if axes.into_iter().any(is_seen) { &mut self.before } else { &mut self.behind }
    }
}

/// Draws the cube and the elements of its symmetry.
fn draw(scene: &mut Scene, elements: SymmetryElements, solid: Solid) {
    let width = (solid.scale * 0.07).max(2.0);
    let mut layers = DrawnSides::default();
    if let Some(normal) = elements.mirror {
        plane(space::vector(normal), &solid, width, &mut layers);
    }
    let mut inside = vec![];
    if let Some(axis) = elements.axis {
        let axis = space::vector(axis);
        let on_surface = axis * HALF;
        for end in [on_surface, -on_surface] {
            let tip = end * (1.0 + BEYOND[1] / end.length());
            let points = [end, tip].map(|own| solid.project(own)).to_vec();
            line(layers.at(end, &solid), points, Paint::Second, width);
        }
        inside.push([on_surface, -on_surface]);
        // About the end that is nearer to the eye.
        let degrees = f64::from(elements.degrees);
        let is_back = axis.dot(solid.camera.towards_eye()) < 0.0;
        let (end, degrees) = if is_back { (-on_surface, -degrees) } else { (on_surface, degrees) };
        arrow(end, degrees, &solid, width, layers.at(end, &solid));
    }
    if elements.has_centre {
        for (y, z) in [(HALF, HALF), (HALF, -HALF), (-HALF, HALF), (-HALF, -HALF)] {
            inside.push([vec3(HALF, y, z), vec3(-HALF, -y, -z)]);
        }
    }
    let ends: Vec<Point> = inside.into_iter().flatten().map(|own| solid.project(own)).collect();
    let centre = solid.project(Vec3::default());
    scene.shapes.extend(layers.behind.into_iter().map(Shape::Flat));
    scene.shapes.push(Shape::Solid(solid));
    // What is inside the cube is seen through it.
    scene.segments(Vec::clone(&ends), Paint::Sheet, width * 0.7, &[]);
    scene.segments(ends, Paint::Ink, width * 0.45, &[4.0, 4.0]);
    scene.shapes.extend(layers.before.into_iter().map(Shape::Flat));
    if elements.has_centre {
        scene.polygon(None, circle(centre, width * 2.2), Some(Paint::Second), stroke(Paint::Sheet, width * 0.8));
    }
}

/// The part of a plane through the middle that is outside the cube, and its line on the faces.
fn plane(normal: Vec3, solid: &Solid, width: f64, layers: &mut DrawnSides) {
    let corners = section(normal);
    let outer = |corner: Vec3| corner * (1.0 + BEYOND[0] / corner.length());
    for (number, &from) in corners.iter().enumerate() {
        let to = corners[(number + 1) % corners.len()];
        let layer = layers.at((from + to) * 0.5, solid);
        let [a, b, c, d] = [from, to, outer(to), outer(from)].map(|own| solid.project(own));
        layer.push(area(vec![a, b, c, d], Some(Paint::Glass), None));
        layer.push(line_of(vec![c, d], Paint::Accent, width * 0.5));
        line(layer, vec![a, b], Paint::Accent, width * 0.7);
    }
}

/// The corners of the plane through the middle across this direction, where it leaves the cube, in order: a square across an axis, a
/// rectangle across a diagonal of a face, a hexagon across a diagonal of the cube.
fn section(normal: Vec3) -> Vec<Vec3> {
    let zeros = [normal.x, normal.y, normal.z].map(|own| own == 0.0);
    let [u, v] = match zeros {
        [false, true, true] => [vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, 1.0)],
        [true, false, true] => [vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0)],
        [true, true, false] => [vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0)],
        [false, false, true] => [vec3(normal.x, -normal.y, 0.0), vec3(0.0, 0.0, 1.0)],
        [false, true, false] => [vec3(normal.x, 0.0, -normal.z), vec3(0.0, 1.0, 0.0)],
        [true, false, false] => [vec3(0.0, normal.y, -normal.z), vec3(1.0, 0.0, 0.0)],
        _ => {
            let corner = |x: f64, y: f64, z: f64| vec3(x * normal.x, y * normal.y, z * normal.z) * HALF;
            return vec![
                corner(1.0, -1.0, 0.0),
                corner(1.0, 0.0, -1.0),
                corner(0.0, 1.0, -1.0),
                corner(-1.0, 1.0, 0.0),
                corner(-1.0, 0.0, 1.0),
                corner(0.0, -1.0, 1.0),
            ];
        }
    };
    [u + v, u - v, -u - v, v - u].map(|own| own * HALF).to_vec()
}

/// The arrow about an axis that leaves the cube at `end`: as far as the symmetry turns, and the way it turns, anticlockwise seen from there.
fn arrow(end: Vec3, degrees: f64, solid: &Solid, width: f64, layer: &mut Vec<Flat>) {
    const PARTS: u8 = 16;
    /// How much it leans towards the eye, so that it is not seen from its side.
    const LEAN: f64 = 0.6;
    let axis = end * (1.0 / end.length()) + solid.camera.towards_eye() * LEAN;
    let unit = axis * (1.0 / axis.length());
    let across = |own: Vec3| own - unit * own.dot(unit);
    let to_eye = across(solid.camera.towards_eye());
    let to_eye = if to_eye.length() < 0.1 { across(solid.camera.right()) } else { to_eye };
    let radius = to_eye * (ARROW[0] / to_eye.length());
    let middle = end * (1.0 + ARROW[1] / end.length());
    let at = |part: f64, reach: f64| {
        let turn = Rotation::about(axis, (degrees * (part - 0.5)).to_radians());
        solid.project(middle + turn.apply(radius) * reach)
    };
    // The head is as long for all angles.
    let neck = 1.0 - 30.0 / degrees.abs();
    let points = (0..=PARTS).map(|part| at(neck * f64::from(part) / f64::from(PARTS), 1.0)).collect();
    line(layer, points, Paint::Second, width * 0.8);
    let head = vec![at(neck, 0.6), at(1.06, 1.0), at(neck, 1.4)];
    layer.push(area(head, Some(Paint::Second), Some((Paint::Sheet, width * 0.3))));
}

/// A line with an edge in the colour of the ground, so that it is seen on any colour.
fn line(layer: &mut Vec<Flat>, points: Vec<Point>, paint: Paint, width: f64) {
    layer.push(line_of(points.clone(), Paint::Sheet, width * 1.8));
    layer.push(line_of(points, paint, width));
}

fn line_of(points: Vec<Point>, paint: Paint, width: f64) -> Flat {
    Flat::Line(Line { id: None, points, stroke: Stroke { paint, width } })
}

fn area(points: Vec<Point>, fill: Option<Paint>, edge: Option<(Paint, f64)>) -> Flat {
    Flat::Polygon(Polygon { id: None, points, fill, stroke: edge.and_then(|(paint, width)| stroke(paint, width)) })
}
