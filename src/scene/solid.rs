//! Unit cubes in space, and how they become areas of a drawing with hidden faces left out.
//!
//! Faces that look away from the eye are dropped; the rest is painted body by body, far ones first. One body may be
//! painted before another if a plane separates them and the eye is on the other's side of it; for cubes, and for layers
//! turning against each other, one of the faces always gives such a plane, so the order is exact, not a guess from
//! distances (Newell, Newell and Sancha, 1972).

use super::{Camera, Flat, Glyph, Id, Label, Light, Paint, Polygon, Stroke, Weight, stroke};
use crate::geometry::{Point, Rotation, Vec3, point, vec3};
use crate::scene::Anchor;

/// Outward directions of the faces 0..5: front, right, back, left, bottom, top.
pub const NORMALS: [Vec3; 6] = [
    vec3(0.0, -1.0, 0.0),
    vec3(1.0, 0.0, 0.0),
    vec3(0.0, 1.0, 0.0),
    vec3(-1.0, 0.0, 0.0),
    vec3(0.0, 0.0, -1.0),
    vec3(0.0, 0.0, 1.0),
];

/// For each face, the directions in which a picture on it runs to the right and down, seen from outside.
const PICTURE: [(Vec3, Vec3); 6] = [
    (vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(-1.0, 0.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(0.0, -1.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0)),
    (vec3(1.0, 0.0, 0.0), vec3(0.0, -1.0, 0.0)),
];

/// Half the side of the coloured part of a face.
const INSET: f64 = 0.435;

/// What stands out on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    Plain,
    /// It is one of those that clash: ringed and crossed.
    Clash,
    /// It is pointed at: ringed.
    Lit,
    /// Both.
    LitClash,
}

/// One face of a cube.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Its colour, 0..8.
    pub colour: u8,
    /// What stands out on it.
    pub mark: Mark,
    /// A few letters in its corner.
    pub label: Option<String>,
    /// What pointing at it means.
    pub id: Option<Id>,
}

/// A unit cube.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// Its middle.
    pub centre: Vec3,
    /// How it is turned: from face directions as in [`NORMALS`] to where they look now.
    pub turn: Rotation,
    /// Its faces, in the order of [`NORMALS`].
    pub faces: [Face; 6],
}

/// Cubes seen by a camera, in a part of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Solid {
    /// The cubes, in any order.
    pub bodies: Vec<Body>,
    /// From where they are seen.
    pub camera: Camera,
    /// Where the origin of space is drawn.
    pub at: Point,
    /// Scene units for one unit of space, at the middle.
    pub scale: f64,
    /// How far the eye is away, in units of space.
    pub distance: f64,
    /// Height of the ground, if the cubes throw a shadow on it.
    pub ground: Option<f64>,
}

impl Solid {
    /// Where a point of space is drawn.
    pub fn project(&self, v: Vec3) -> Point {
        let p = self.camera.project(v, self.distance);
        point(self.at.x + p.x * self.scale, self.at.y + p.y * self.scale)
    }

    /// Adds the areas of the visible faces, far ones first.
    pub fn flatten(&self, flat: &mut Vec<Flat>) {
        if let Some(ground) = self.ground.filter(|_| self.camera.pitch > 0.0 && !self.bodies.is_empty()) {
            let round = (0..32).map(|i| f64::from(i) * std::f64::consts::TAU / 32.0);
            let points = round.map(|a| self.project(vec3(0.86 * a.cos(), 0.86 * a.sin(), ground))).collect();
            flat.push(Flat::Polygon(Polygon { id: None, points, fill: Some(Paint::Shadow), stroke: None }));
        }
        let eye = self.camera.towards_eye() * self.distance;
        for index in far_to_near(&self.bodies, eye) {
            self.flatten_body(&self.bodies[index], eye, flat);
        }
    }

    fn flatten_body(&self, body: &Body, eye: Vec3, flat: &mut Vec<Flat>) {
        for (index, face) in body.faces.iter().enumerate() {
            let normal = body.turn.apply(NORMALS[index]);
            let middle = body.centre + normal * 0.5;
            if normal.dot(eye - middle) <= 0.0 || self.is_covered(body, middle, normal) {
                continue;
            }
            let (right, down) = PICTURE[index];
            let (right, down) = (body.turn.apply(right), body.turn.apply(down));
            let place = |x: f64, y: f64| self.project(middle + right * x + down * y);
            let polygon = |points, fill, stroke| Flat::Polygon(Polygon { id: face.id, points, fill, stroke });
            let light = self.light(normal);

            // The body is stroked in its own colour, so that no seam shows between two faces at any pixel ratio.
            let corners = vec![place(-0.5, -0.5), place(0.5, -0.5), place(0.5, 0.5), place(-0.5, 0.5)];
            flat.push(polygon(corners, Some(Paint::Body), stroke(Paint::Body, 1.0)));
            let inset = super::rounded_rectangle(point(0.0, 0.0), 2.0 * INSET, 2.0 * INSET, 0.09);
            let inset = inset.into_iter().map(|p| place(p.x, p.y)).collect();
            flat.push(polygon(inset, Some(Paint::Colour(face.colour, light)), None));
            let glyph = Glyph::of(face.colour).outline().into_iter().map(|p| place(p.x * 0.24, p.y * 0.24)).collect();
            flat.push(polygon(glyph, Some(Paint::On(face.colour)), None));
            if let Some(text) = &face.label {
                let origin = place(-0.33, -0.31);
                let unit = 1.0 / 16.0;
                let plane = (place(-0.33 + unit, -0.31) - origin, place(-0.33, -0.31 + unit) - origin);
                flat.push(Flat::Label(Label {
                    id: face.id,
                    at: origin,
                    text: text.clone(),
                    size: 3.4,
                    anchor: Anchor::Middle,
                    weight: Weight::Bold,
                    paint: Paint::On(face.colour),
                    plane: Some(plane),
                }));
            }
            self.flatten_mark(face, &place, flat);
        }
    }

    /// Whether another cube lies face to face, square to square, on a face of `body`.
    fn is_covered(&self, body: &Body, middle: Vec3, normal: Vec3) -> bool {
        let square = |other: &Body| {
            // Each edge of one runs along an edge of the other.
            [body.turn.x, body.turn.y, body.turn.z].into_iter().all(|edge| {
                [other.turn.x, other.turn.y, other.turn.z].into_iter().any(|axis| axis.dot(edge).abs() > 1.0 - 1e-9)
            })
        };
        self.bodies.iter().any(|other| (other.centre - middle - normal * 0.5).length() < 1e-9 && square(other))
    }

    fn flatten_mark(&self, face: &Face, place: &impl Fn(f64, f64) -> Point, flat: &mut Vec<Flat>) {
        let width = self.scale * 0.055;
        let ring = |reach: f64, paint, width| {
            let points = super::rounded_rectangle(point(0.0, 0.0), 2.0 * reach, 2.0 * reach, 0.09);
            let points = points.into_iter().map(|p| place(p.x, p.y)).collect();
            Flat::Polygon(Polygon { id: face.id, points, fill: None, stroke: stroke(paint, width) })
        };
        match face.mark {
            Mark::Plain => {}
            Mark::Lit => {
                flat.push(ring(0.4, Paint::Sheet, width * 1.8));
                flat.push(ring(0.4, Paint::Accent, width));
            }
            Mark::Clash | Mark::LitClash => {
                let paint = if face.mark == Mark::Clash { Paint::Bad } else { Paint::Accent };
                flat.push(ring(0.4, Paint::Sheet, width * 1.8));
                flat.push(ring(0.4, paint, width));
                // A badge in the corner: the sign of the face stays readable.
                let middle = point(0.27, -0.27);
                let round = (0..20).map(|i| f64::from(i) * std::f64::consts::TAU / 20.0);
                let points = round.map(|a| place(middle.x + 0.15 * a.cos(), middle.y + 0.15 * a.sin())).collect();
                let (fill, stroke) = (Some(Paint::Bad), stroke(Paint::Sheet, width * 0.5));
                flat.push(Flat::Polygon(Polygon { id: face.id, points, fill, stroke }));
                for arm in super::cross(middle, 0.075) {
                    let points = arm.map(|p| place(p.x, p.y)).to_vec();
                    flat.push(Flat::Line(super::Line {
                        id: None,
                        points,
                        stroke: Stroke { paint: Paint::Sheet, width: width * 0.8 },
                    }));
                }
            }
        }
    }

    /// Three fixed light levels: top, left, and right or below, as seen.
    fn light(&self, normal: Vec3) -> Light {
        if normal.z > 0.7 {
            Light::Top
        } else if normal.z < -0.7 || normal.dot(self.camera.right()) > 0.0 {
            Light::Shade
        } else {
            Light::Full
        }
    }
}

/// The order in which bodies may be painted: each before all that can hide it.
fn far_to_near(bodies: &[Body], eye: Vec3) -> Vec<usize> {
    let corners: Vec<[Vec3; 8]> = bodies.iter().map(corners).collect();
    let mut by_distance = super::painting_order(bodies.len(), &|body| -(bodies[body].centre - eye).length());
    let mut order = Vec::with_capacity(bodies.len());
    while !by_distance.is_empty() {
        let free = by_distance.iter().position(|&candidate| {
            by_distance.iter().all(|&other| other == candidate || !hides(bodies, &corners, candidate, other, eye))
        });
        // Bodies that hide one another in a ring cannot be sorted; then the farthest goes first.
        order.push(by_distance.remove(free.unwrap_or(0)));
    }
    order
}

/// Whether body `a` may hide part of body `b`, so that `b` must be painted first.
fn hides(bodies: &[Body], corners: &[[Vec3; 8]], a: usize, b: usize, eye: Vec3) -> bool {
    const TOUCH: f64 = 1e-6;
    // For each face plane of `of` with all of `other` beyond it: on which side the eye is, above zero with `other`.
    let sides = |of: usize, other: usize| {
        NORMALS.iter().filter_map(move |&normal| {
            let normal = bodies[of].turn.apply(normal);
            let middle = bodies[of].centre + normal * 0.5;
            let beyond = corners[other].iter().all(|&corner| normal.dot(corner - middle) >= -TOUCH);
            beyond.then(|| normal.dot(eye - middle))
        })
    };
    // One plane with `b` and the eye on one side of it is enough: then nothing of `a` lies between them.
    if sides(a, b).any(|side| side >= 0.0) || sides(b, a).any(|side| side <= 0.0) {
        return false;
    }
    // Bodies that no face plane separates are ordered by their distances, which is a guess.
    let separated = sides(a, b).next().is_some() || sides(b, a).next().is_some();
    separated || (bodies[a].centre - eye).length() < (bodies[b].centre - eye).length()
}

fn corners(body: &Body) -> [Vec3; 8] {
    std::array::from_fn(|index| {
        let half = |bit: usize| if index >> bit & 1 == 1 { 0.5 } else { -0.5 };
        body.centre + body.turn.apply(vec3(half(0), half(1), half(2)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cube(x: f64, y: f64, z: f64, turn: Rotation) -> Body {
        let face = Face { colour: 0, mark: Mark::Plain, label: None, id: None };
        Body { centre: vec3(x, y, z), turn, faces: std::array::from_fn(|_| face.clone()) }
    }

    /// Distance along the ray from the eye to a body, by slabs; nothing if it is missed.
    fn ray(body: &Body, eye: Vec3, direction: Vec3) -> Option<f64> {
        let back = body.turn.inverse();
        let (from, along) = (back.apply(eye - body.centre), back.apply(direction));
        let (mut near, mut far) = (f64::MIN, f64::MAX);
        for (p, d) in [(from.x, along.x), (from.y, along.y), (from.z, along.z)] {
            let (a, b) = ((-0.5 - p) / d, (0.5 - p) / d);
            near = near.max(a.min(b));
            far = far.min(a.max(b));
        }
        (near < far - 1e-9).then_some(near)
    }

    /// Against plain ray casting: along any ray, bodies must be painted in the order far to near.
    fn check(bodies: &[Body]) {
        for yaw in 0..9 {
            for pitch in -2..=2 {
                let camera = Camera { yaw: 0.1 + f64::from(yaw) * 0.7, pitch: f64::from(pitch) * 0.6 };
                let eye = camera.towards_eye() * 9.0;
                let order = far_to_near(bodies, eye);
                for sample in 0..400 {
                    let target = vec3(
                        f64::from(sample % 8) * 0.5 - 1.83,
                        f64::from(sample / 8 % 8) * 0.5 - 1.77,
                        f64::from(sample / 64) * 0.5 - 1.71,
                    );
                    let depths: Vec<f64> =
                        order.iter().filter_map(|&index| ray(&bodies[index], eye, target - eye)).collect();
                    assert!(depths.is_sorted_by(|a, b| *a >= *b - 1e-9), "{camera:?}: {depths:?}");
                }
            }
        }
    }

    #[test]
    fn hidden_faces_are_exact_for_a_block_and_a_stack() {
        let cells = |i: usize| (i % 3) as f64 - 1.0;
        let block: Vec<Body> =
            (0..27).map(|i| cube(cells(i), cells(i / 3), cells(i / 9), Rotation::IDENTITY)).collect();
        check(&block);
        let stack: Vec<Body> = (0..4).map(|i| cube(0.0, 0.0, f64::from(i) * 1.06 - 1.5, Rotation::IDENTITY)).collect();
        check(&stack);
    }

    #[test]
    fn hidden_faces_are_exact_while_a_layer_turns() {
        for angle in [0.2, 0.7, 1.3] {
            let turn = Rotation::about(vec3(0.0, 0.0, 1.0), angle);
            let cells = |i: usize| (i % 3) as f64 - 1.0;
            let bodies: Vec<Body> = (0..27)
                .map(|i| {
                    let place = vec3(cells(i), cells(i / 3), cells(i / 9));
                    if place.z > 0.5 {
                        let centre = turn.apply(place);
                        cube(centre.x, centre.y, centre.z, turn)
                    } else {
                        cube(place.x, place.y, place.z, Rotation::IDENTITY)
                    }
                })
                .collect();
            check(&bodies);
        }
    }
}
