//! Cubes in space, and how they become areas of a drawing with hidden faces left out.
//!
//! Faces that look away from the eye are left out. The others are painted body by body, far ones first. A body may be
//! painted before another one if a plane separates the two and the eye is on the side of the other one. For cubes, and for
//! layers that turn against each other, a face always gives such a plane. So the order is exact and not guessed from
//! distances (Newell, Newell and Sancha, 1972).

mod mark;

pub use mark::Mark;

use super::{Camera, Flat, Glyph, Id, Label, Light, Paint, Polygon, Weight, stroke};
use crate::geometry::{Point, Rotation, Vec3, point, sin_cos, vec3};
use crate::scene::Anchor;
use mark::{CORNER, round};

/// Outward directions of the faces 0..5: front, right, back, left, bottom, top.
pub const NORMALS: [Vec3; 6] = [
    vec3(0.0, -1.0, 0.0),
    vec3(1.0, 0.0, 0.0),
    vec3(0.0, 1.0, 0.0),
    vec3(-1.0, 0.0, 0.0),
    vec3(0.0, 0.0, -1.0),
    vec3(0.0, 0.0, 1.0),
];

/// For each face, the directions "right" and "down" of a picture on it, seen from outside.
const PICTURE: [(Vec3, Vec3); 6] = [
    (vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(-1.0, 0.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(0.0, -1.0, 0.0), vec3(0.0, 0.0, -1.0)),
    (vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0)),
    (vec3(1.0, 0.0, 0.0), vec3(0.0, -1.0, 0.0)),
];

/// Half the side of the coloured part of a face, in edges of the cube.
const INSET: f64 = 0.435;

/// How far the coloured part reaches from the middle on a side where the next cube is joined, in edges.
const JOINED: f64 = 0.488;

/// The colour, 0..9, of the frame around a face that has one: grey.
pub const FRAME: u8 = 7;

/// Half the side of the coloured part within a frame, and the reach of its sign as a part of the usual one.
const FRAMED: f64 = 0.27;
const FRAMED_SIGN: f64 = 0.72;

/// The height of a letter in the middle of a face: alone, and beside something in a corner; in sixteenths of an edge.
const LETTER: f64 = 12.8;
const CROWDED_LETTER: f64 = 9.6;

/// Below this edge a plain cube is small: the least stroke of the projector theme would cover its faces. Its edges are areas of the second
/// width, in units of space.
const SMALL: f64 = 0.5;
const SMALL_EDGE: f64 = 0.02;

/// Lengths below this count as 0: they come from rounding.
const TOUCH: f64 = 1e-6;

/// What is painted on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceLook {
    /// One of the nine colours, 0..9, with its glyph.
    Glyph(u8),
    /// One of the nine colours, 0..9, with a capital letter.
    Letter(u8, char),
    /// The same as glass: what is behind is seen through it.
    Clear(u8, char),
    /// A glyph or a capital letter on one of the nine colours, turned in its face.
    Turned {
        /// The colour, 0..9.
        colour: u8,
        /// The letter; `None` for the glyph of the colour.
        letter: Option<char>,
        /// Degrees clockwise.
        degrees: i16,
    },
    /// One of the nine colours, 0..9, without a sign.
    Bare(u8),
    /// One of the nine colours, 0..9, with the label in its middle.
    Labelled(u8),
    /// A plain area with an edge, the same in any light.
    Plain {
        /// Its inside.
        fill: Paint,
        /// Its edge.
        edge: Paint,
    },
}

/// One face of a cube.
#[derive(Clone, Debug, PartialEq)]
pub struct PaintedFace {
    /// What is painted on it.
    pub look: FaceLook,
    /// How it is emphasised.
    pub mark: Mark,
    /// Whether a broad grey frame stands around its colour.
    pub framed: bool,
    /// A few letters in its corner, or in its middle with [`FaceLook::Labelled`].
    pub label: Option<String>,
    /// A disc in its corner: the paints of its edge and of its inside. Not on a [`FaceLook::Plain`].
    pub disc: Option<[Paint; 2]>,
    /// The id that is reported when it is pointed at.
    pub id: Option<Id>,
}

/// A cube.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// The place of its middle.
    pub centre: Vec3,
    /// Its edge, above 0; usually 1.
    pub size: f64,
    /// The piece that it belongs to, if any: neighbouring cubes of one piece look joined.
    pub piece: Option<usize>,
    /// How it is turned: it maps the directions in [`NORMALS`] to those in which the faces look now.
    pub turn: Rotation,
    /// Its faces, in the order of [`NORMALS`].
    pub faces: [PaintedFace; 6],
}

/// Cubes seen by a camera, in a part of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Solid {
    /// The cubes, in any order.
    pub bodies: Vec<Body>,
    /// The camera that looks at them.
    pub camera: Camera,
    /// Where the origin of space is drawn.
    pub at: Point,
    /// Scene units for one unit of space, at the middle.
    pub scale: f64,
    /// The distance of the eye, in units of space.
    pub distance: f64,
    /// The height of the ground on which the cubes throw a shadow; `None` for no shadow.
    pub ground: Option<f64>,
}

/// How points of space are drawn. It holds what is the same for all points, because a drawing has thousands of them.
struct Projection {
    towards_eye: Vec3,
    right: Vec3,
    up: Vec3,
    distance: f64,
    scale: f64,
    at: Point,
}

impl Projection {
    fn of(solid: &Solid) -> Projection {
        let (towards_eye, right) = (solid.camera.towards_eye(), solid.camera.right());
        let up = towards_eye.cross(right);
        Projection { towards_eye, right, up, distance: solid.distance, scale: solid.scale, at: solid.at }
    }

    /// As [`Camera::project`], in scene units.
    fn project(&self, v: Vec3) -> Point {
        let larger = self.distance / (self.distance - v.dot(self.towards_eye)) * self.scale;
        point(self.at.x + v.dot(self.right) * larger, self.at.y - v.dot(self.up) * larger)
    }
}

impl Solid {
    /// Where a point of space is drawn.
    pub fn project(&self, v: Vec3) -> Point {
        Projection::of(self).project(v)
    }

    /// Adds the areas of the visible faces, far ones first.
    pub fn flatten(&self, flat: &mut Vec<Flat>) {
        let view = Projection::of(self);
        if let Some(ground) = self.ground.filter(|_| self.camera.pitch > 0.0 && !self.bodies.is_empty()) {
            let points = self.shadow().map(|(x, y)| view.project(vec3(x, y, ground))).collect();
            flat.push(Flat::Polygon(Polygon { id: None, points, fill: Some(Paint::Shadow), stroke: None }));
        }
        let eye = self.camera.towards_eye() * self.distance;
        for index in far_to_near(&self.bodies, eye) {
            self.flatten_body(&self.bodies[index], eye, &view, flat);
        }
    }

    /// The outline of the shadow on the ground: a band around discs below the cubes, each a little wider than a cube.
    fn shadow(&self) -> impl Iterator<Item = (f64, f64)> {
        const REACH: f64 = 0.86;
        (0..32).map(|corner| {
            let (sine, cosine) = sin_cos(f64::from(corner) * std::f64::consts::TAU / 32.0);
            // The disc that reaches farthest in this direction.
            let mut far = (f64::MIN, Vec3::default());
            for Body { centre, .. } in &self.bodies {
                let reach = centre.x * cosine + centre.y * sine;
                far = if reach > far.0 { (reach, *centre) } else { far };
            }
            (far.1.x + REACH * cosine, far.1.y + REACH * sine)
        })
    }

    fn flatten_body(&self, body: &Body, eye: Vec3, view: &Projection, flat: &mut Vec<Flat>) {
        for (index, face) in body.faces.iter().enumerate() {
            let normal = body.turn.apply(NORMALS[index]);
            let middle = body.centre + normal * (body.size / 2.0);
            if normal.dot(eye - middle) <= 0.0 || self.is_covered(body, normal) {
                continue;
            }
            let (right, down) = PICTURE[index];
            let (right, down) = (body.turn.apply(right), body.turn.apply(down));
            let place = |x: f64, y: f64| view.project(middle + (right * x + down * y) * body.size);
            let polygon = |points, fill, stroke| Flat::Polygon(Polygon { id: face.id, points, fill, stroke });
            let square = |half: f64| {
                [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| place(x, y)).to_vec()
            };
            let (colour, letter, degrees) = match face.look {
                FaceLook::Glyph(colour) | FaceLook::Bare(colour) | FaceLook::Labelled(colour) => (colour, None, 0),
                FaceLook::Letter(colour, letter) | FaceLook::Clear(colour, letter) => (colour, Some(letter), 0),
                FaceLook::Turned { colour, letter, degrees } => (colour, letter, degrees),
                FaceLook::Plain { fill, edge } => {
                    if body.size < SMALL {
                        flat.push(polygon(square(0.5), Some(edge), None));
                        flat.push(polygon(square(0.5 - SMALL_EDGE / body.size), Some(fill), None));
                    } else {
                        flat.push(polygon(square(0.5), Some(fill), stroke(edge, 1.0)));
                    }
                    mark::flatten(face.mark, face.id, self.scale * body.size, &place, flat);
                    continue;
                }
            };

            let is_clear = matches!(face.look, FaceLook::Clear(..));
            let on = if is_clear { Paint::Ink } else { Paint::On(colour) };
            let light = self.light(normal);
            let mut inset = vec![];
            if is_clear {
                flat.push(polygon(square(0.5), Some(Paint::Clear(colour)), stroke(Paint::Colour(colour, light), 2.0)));
            } else {
                // The body gets an edge in its own colour, so that no gap between two faces is seen at any pixel ratio.
                flat.push(polygon(square(0.5), Some(Paint::Body), stroke(Paint::Body, 1.0)));
                let joined = [right, down, -right, -down].map(|way| self.is_joined(body, normal, way));
                inset = coloured_part(joined).into_iter().map(|p| place(p.x, p.y)).collect();
            }
            let mut sign = 1.0;
            if face.framed {
                flat.push(polygon(inset, Some(Paint::Colour(FRAME, light)), None));
                let inner = super::rounded_rectangle(point(0.0, 0.0), 2.0 * FRAMED, 2.0 * FRAMED, CORNER);
                let inner = inner.into_iter().map(|p| place(p.x, p.y)).collect();
                let edge = stroke(Paint::Body, 0.02 * self.scale * body.size);
                flat.push(polygon(inner, Some(Paint::Colour(colour, light)), edge));
                sign = FRAMED_SIGN;
            } else if !is_clear {
                flat.push(polygon(inset, Some(Paint::Colour(colour, light)), None));
            }
            let write = |text: String, x: f64, y: f64, size: f64, degrees: i16| {
                let origin = place(x, y);
                let (sine, cosine) = sin_cos(f64::from(degrees).to_radians());
                let (along, aside) = (cosine / 16.0, sine / 16.0);
                let plane = (place(x + along, y + aside) - origin, place(x - aside, y + along) - origin);
                Flat::Label(Label {
                    id: face.id,
                    at: origin,
                    text,
                    size,
                    anchor: Anchor::Middle,
                    weight: Weight::Bold,
                    paint: on,
                    plane: Some(plane),
                })
            };
            if let Some(letter) = letter {
                let is_alone =
                    face.label.is_none() && face.disc.is_none() && !matches!(face.mark, Mark::Clash | Mark::LitClash);
                let size = if is_alone { LETTER } else { CROWDED_LETTER };
                flat.push(write(letter.to_string(), 0.0, 0.0, size * sign, degrees));
            } else if !matches!(face.look, FaceLook::Bare(_) | FaceLook::Labelled(_)) {
                let (sine, cosine) = sin_cos(f64::from(degrees).to_radians());
                let turned = |p: Point| point(p.x * cosine - p.y * sine, p.x * sine + p.y * cosine);
                let outline = Glyph::of(colour).outline().into_iter().map(turned);
                let glyph = outline.map(|p| place(p.x * 0.24 * sign, p.y * 0.24 * sign)).collect();
                flat.push(polygon(glyph, Some(Paint::On(colour)), None));
            }
            if let Some(text) = &face.label {
                let (x, y, size) = match face.look {
                    FaceLook::Labelled(_) => (0.0, 0.0, 7.0),
                    _ => (-0.33, -0.31, 3.4),
                };
                flat.push(write(text.clone(), x, y, size, 0));
            }
            if let Some([edge, inside]) = face.disc {
                for (reach, paint) in [(0.13, edge), (0.095, inside)] {
                    flat.push(polygon(round(point(0.29, 0.29), reach, &place), Some(paint), None));
                }
            }
            mark::flatten(face.mark, face.id, self.scale * body.size, &place, flat);
        }
    }

    /// Whether another cube, as large or larger, lies directly on the face of `body` with this normal, with parallel edges.
    fn is_covered(&self, body: &Body, normal: Vec3) -> bool {
        let square = |other: &Body| {
            // Each edge of one runs along an edge of the other.
            [body.turn.x, body.turn.y, body.turn.z].into_iter().all(|edge| {
                [other.turn.x, other.turn.y, other.turn.z].into_iter().any(|axis| axis.dot(edge).abs() > 1.0 - 1e-9)
            })
        };
        self.bodies.iter().any(|other| {
            let apart = normal * ((body.size + other.size) / 2.0);
            other.size > body.size - TOUCH && is_at(other, body.centre + apart) && square(other)
        })
    }

    /// Whether the face of `body` with this normal continues, in direction `way`, in a face of a cube of the same piece.
    fn is_joined(&self, body: &Body, normal: Vec3, way: Vec3) -> bool {
        let next = body.centre + way * body.size;
        body.piece.is_some()
            && self.bodies.iter().any(|other| other.piece == body.piece && is_at(other, next))
            && !self.bodies.iter().any(|other| is_at(other, next + normal * body.size))
    }

    /// One of three fixed levels of light, for faces that look up, to the left, and to the right or down in the drawing.
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

/// Whether the middle of a body is at this place.
fn is_at(body: &Body, there: Vec3) -> bool {
    let apart = body.centre - there;
    apart.x.abs() < TOUCH && apart.y.abs() < TOUCH && apart.z.abs() < TOUCH
}

/// The outline of the coloured part of a face, relative to its middle, in edges. It is wider on the sides where a cube of
/// the same piece is joined, and has round corners elsewhere. `joined` has the sides in the order right, down, left, up.
fn coloured_part(joined: [bool; 4]) -> Vec<Point> {
    let round = super::rounded_rectangle(point(0.0, 0.0), 2.0 * INSET, 2.0 * INSET, CORNER);
    if joined == [false; 4] {
        return round;
    }
    const SIDES: [(f64, f64); 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
    let mut points = Vec::with_capacity(round.len());
    for (corner, arc) in round.chunks(round.len() / 4).enumerate() {
        // A corner lies between two sides.
        let (first, second) = (SIDES[corner], SIDES[(corner + 1) % 4]);
        let at = |along: f64, aside: f64| point(first.0 * along + second.0 * aside, first.1 * along + second.1 * aside);
        match (joined[corner], joined[(corner + 1) % 4]) {
            (false, false) => points.extend_from_slice(arc),
            (true, false) => points.push(at(JOINED, INSET)),
            (false, true) => points.push(at(INSET, JOINED)),
            // At an inner corner of the piece, the dark edge goes around the corner.
            (true, true) => points.extend([at(JOINED, INSET), at(INSET, INSET), at(INSET, JOINED)]),
        }
    }
    points
}

/// An order in which the bodies can be painted: each before all bodies that can hide it.
fn far_to_near(bodies: &[Body], eye: Vec3) -> Vec<usize> {
    let count = bodies.len();
    // In row a, column b: whether a may hide b. A body is painted after all bodies that it may hide.
    let mut hides = vec![false; count * count];
    let mut waits = vec![0; count];
    for (a, body) in bodies.iter().enumerate() {
        for (b, other) in bodies[..a].iter().enumerate() {
            let [over, under] = may_hide(body, other, eye);
            hides[a * count + b] = over;
            hides[b * count + a] = under;
            waits[a] += usize::from(over);
            waits[b] += usize::from(under);
        }
    }
    let mut by_distance = super::painting_order(count, &|body| -(bodies[body].centre - eye).length());
    let mut order = Vec::with_capacity(count);
    while !by_distance.is_empty() {
        let free = by_distance.iter().position(|&candidate| waits[candidate] == 0);
        // Bodies that hide each other in a circle cannot be sorted; then the farthest is painted first.
        let next = by_distance.remove(free.unwrap_or(0));
        for other in (0..count).filter(|other| hides[other * count + next]) {
            waits[other] -= 1;
        }
        order.push(next);
    }
    order
}

/// Whether `a` may hide part of `b`, so that `b` must be painted first, and whether `b` may hide part of `a`.
fn may_hide(a: &Body, b: &Body, eye: Vec3) -> [bool; 2] {
    let (mut separated, mut over, mut under) = (false, true, true);
    for (of, other) in [(a, b), (b, a)] {
        let is_a = std::ptr::eq(of, a);
        for axis in [of.turn.x, of.turn.y, of.turn.z] {
            let along = axis.dot(other.centre - of.centre);
            let turn = &other.turn;
            let width = axis.dot(turn.x).abs() + axis.dot(turn.y).abs() + axis.dot(turn.z).abs();
            if along.abs() < (of.size + width * other.size) / 2.0 - TOUCH {
                continue;
            }
            // All of `other` lies beyond a face of `of`. If the eye does too, nothing of `of` lies between them.
            separated = true;
            let side = axis.dot(eye - of.centre) * along.signum() - of.size / 2.0;
            let (of_hides, other_hides) = (side < 0.0, side > 0.0);
            over &= if is_a { of_hides } else { other_hides };
            under &= if is_a { other_hides } else { of_hides };
        }
    }
    // Bodies that no plane of a face separates are ordered by their distances, which may be wrong.
    let nearer = (a.centre - eye).length() < (b.centre - eye).length();
    if separated { [over, under] } else { [nearer, !nearer] }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cube(x: f64, y: f64, z: f64, turn: Rotation) -> Body {
        let look = FaceLook::Glyph(0);
        let face = PaintedFace { look, mark: Mark::Plain, framed: false, label: None, disc: None, id: None };
        let faces = std::array::from_fn(|_| face.clone());
        Body { centre: vec3(x, y, z), size: 1.0, piece: None, turn, faces }
    }

    /// The distance along the ray from the eye to a body, by the slab method; `None` if the ray misses it.
    fn ray(body: &Body, eye: Vec3, direction: Vec3) -> Option<f64> {
        let back = body.turn.inverse();
        let (from, along) = (back.apply(eye - body.centre), back.apply(direction));
        let (mut near, mut far) = (f64::MIN, f64::MAX);
        for (p, d) in [(from.x, along.x), (from.y, along.y), (from.z, along.z)] {
            let half = body.size / 2.0;
            let (a, b) = ((-half - p) / d, (half - p) / d);
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

    /// A solution of the Soma cube: which piece fills each cell. Its pieces can be moved apart without passing through each
    /// other.
    const SOMA: [usize; 27] = [0, 1, 1, 0, 2, 3, 2, 2, 2, 5, 1, 3, 0, 4, 3, 4, 4, 6, 5, 1, 3, 5, 5, 6, 4, 6, 6];

    /// The pieces moved away from the middle, each by the position of its own middle times a factor.
    fn apart(factor: f64) -> Vec<Body> {
        let place = |i: usize| vec3((i % 3) as f64 - 1.0, (i / 3 % 3) as f64 - 1.0, (i / 9) as f64 - 1.0);
        let cells = |piece: usize| (0..27).filter(move |&i| SOMA[i] == piece);
        let middle = |piece: usize| {
            let sum = cells(piece).fold(Vec3::default(), |sum, i| sum + place(i));
            sum * (1.0 / cells(piece).count() as f64)
        };
        let body = |i: usize| {
            let at = place(i) + middle(SOMA[i]) * factor;
            Body { piece: Some(SOMA[i]), ..cube(at.x, at.y, at.z, Rotation::IDENTITY) }
        };
        (0..27).map(body).collect()
    }

    #[test]
    fn hidden_faces_are_exact_for_cubes_of_several_sizes_and_for_pieces_apart() {
        let mut bodies = apart(0.0);
        for (index, body) in bodies.iter_mut().enumerate() {
            body.size = [1.0, 0.2, 0.7, 0.38][index % 4];
        }
        check(&bodies);
        for factor in [0.0, 0.3, 0.8, 1.5] {
            check(&apart(factor));
        }
    }

    fn faces_drawn(bodies: Vec<Body>) -> usize {
        let camera = Camera { yaw: 0.7, pitch: 0.5 };
        let (at, scale, distance) = (point(0.0, 0.0), 40.0, 12.0);
        let mut flat = vec![];
        Solid { bodies, camera, at, scale, distance, ground: None }.flatten(&mut flat);
        // A body, a colour and a sign each.
        flat.len() / 3
    }

    #[test]
    fn faces_are_left_out_only_where_a_cube_as_large_lies_on_them() {
        assert_eq!(faces_drawn(apart(0.0)), 27);
        // Where two cubes touch, one face of each is covered, unless the cube on it is smaller.
        let pair = |size: f64| {
            let below = cube(0.0, 0.0, 0.0, Rotation::IDENTITY);
            vec![below, Body { size, ..cube(0.0, 0.0, 0.5 + size / 2.0, Rotation::IDENTITY) }]
        };
        assert_eq!([0.5, 1.0, 2.0].map(|size| faces_drawn(pair(size))), [6, 5, 5]);
    }

    #[test]
    fn the_colour_of_a_piece_goes_on_from_cube_to_cube() {
        let width = |joined| {
            let points = coloured_part(joined);
            points.iter().map(|p| p.x).fold(f64::MIN, f64::max) - points.iter().map(|p| p.x).fold(f64::MAX, f64::min)
        };
        assert!((width([false; 4]) - 2.0 * INSET).abs() < 1e-9);
        assert!((width([true, false, false, true]) - INSET - JOINED).abs() < 1e-9);
        assert!((width([true, false, true, false]) - 2.0 * JOINED).abs() < 1e-9);
        // An inner corner of the piece stays dark.
        assert!(coloured_part([true, true, false, false]).contains(&point(INSET, INSET)));
    }
}
