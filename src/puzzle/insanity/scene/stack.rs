//! The stack: cubes in space, and the two façades that the camera does not see as columns of colours.

use super::{Labels, body};
use crate::geometry::{Point, Rotation, ease, point, vec3};
use crate::puzzle::insanity::light::{CUBE, FACADE};
use crate::puzzle::insanity::solve::{Clash, clashes, shown};
use crate::puzzle::insanity::{CubeSet, Decision, FACADES, Highlight, Moment, POSITIONS, Position, position};
use crate::scene::solid::NORMALS;
use crate::scene::{
    Anchor, Camera, Id, Mark, Paint, Room, Scene, Shape, Solid, Weight, cross, painting_order, rounded_rectangle,
    stroke,
};

/// Distance between the middles of neighbouring cubes, in cube edges: they touch, so that no part of a top is visible between
/// them.
const SPACING: f64 = 1.0;

/// The same while cubes are turned by hand, so that a corner in mid-turn does not cut into a neighbour.
const APART: f64 = 1.25;

/// A stack that is being turned by hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// The chosen cube.
    pub cube: usize,
    /// How far it is already turned by dragging, from its position.
    pub grip: Option<Rotation>,
}

/// What is drawn: a stack, and what stands out on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// The cubes of the set.
    pub cubes: CubeSet,
    /// Positions of the cubes placed, from the bottom.
    pub positions: Vec<Position>,
    /// Repeats to be shown.
    pub clashes: Vec<Clash>,
    /// What is pointed at.
    pub light: Highlight,
    /// Turned by hand: the cubes stand apart, and each façade says whether it is right.
    pub held: Option<Held>,
}

impl Stack {
    /// The whole set as it is given, every cube in position 0.
    pub fn as_given(cubes: CubeSet) -> Stack {
        Stack::of(cubes, vec![0; cubes.count()])
    }

    /// A stack with these positions, without marks.
    pub fn of(cubes: CubeSet, positions: Vec<Position>) -> Stack {
        Stack { cubes, positions, clashes: vec![], light: Highlight::default(), held: None }
    }

    /// A stack that is turned by hand.
    pub fn in_hand(cubes: CubeSet, positions: Vec<Position>, held: Held) -> Stack {
        let clashes = clashes(&cubes, &positions);
        Stack { clashes, held: Some(held), ..Stack::of(cubes, positions) }
    }

    /// The partial stack at a step of the search; before the first step, the set as it is given.
    pub fn at(cubes: CubeSet, moment: &Moment) -> Stack {
        if moment.outcome == Decision::Begin {
            return Stack::as_given(cubes);
        }
        Stack { clashes: moment.clashes().to_vec(), ..Stack::of(cubes, moment.positions.clone()) }
    }

    /// The same stack with this highlighting.
    pub fn lit(self, light: Highlight) -> Stack {
        Stack { light, ..self }
    }

    /// How a cube is turned in space.
    fn turn(&self, cube: usize) -> Option<Rotation> {
        let turn = position::rotation(*self.positions.get(cube)?);
        let grip = self.held.filter(|held| held.cube == cube).and_then(|held| held.grip);
        Some(grip.map_or(turn, |grip| grip.after(&turn)))
    }

    /// Whether a cube's colour on a façade is part of a repeat.
    fn clashes_at(&self, cube: usize, facade: usize) -> bool {
        self.clashes.iter().any(|clash| clash.facade == facade && clash.cubes.contains(&cube))
    }
}

/// The stack on its way from `before` to `after`, at time `t` of 0 to 1: cubes that stay turn, a new one comes from above.
pub fn scene(before: &Stack, after: &Stack, t: f64, camera: &Camera, room: Room, labels: &Labels) -> Scene {
    let t = ease(t);
    let mut scene = Scene::new(room);
    let count = after.cubes.count();
    let narrow = room.width < 520.0;
    // Sizes that do not depend on the camera, so that the drawing does not jump while the camera turns.
    let spacing = if after.held.is_some() { APART } else { SPACING };
    let levels = (count as f64 - 1.0) * spacing + 1.0;
    let scale = ((room.height - 84.0) / levels.hypot(1.45)).min(room.width * 0.21).min(230.0);
    let middle = point(room.width / 2.0, room.height / 2.0 - 12.0);
    let height = |cube: usize| (cube as f64 - (count as f64 - 1.0) / 2.0) * spacing;
    let ground = height(0) - 0.5;

    let same_set = before.cubes == after.cubes;
    let bodies = after.positions.iter().enumerate().map(|(cube, &position)| {
        let mut body = body(&after.cubes, cube, position, vec3(0.0, 0.0, height(cube)));
        body.turn = after.turn(cube).unwrap_or(body.turn);
        match before.turn(cube).filter(|_| same_set) {
            Some(from) => body.turn = from.towards(&body.turn, t),
            None if cube + 1 == after.positions.len() => body.centre.z += (1.0 - t) * 0.7,
            None => {}
        }
        for (_, drawn) in body.faces.iter_mut().enumerate().filter(|(face, _)| after.light.has_face(cube, *face)) {
            drawn.mark = Mark::Lit;
        }
        for (facade, &face) in POSITIONS[position as usize % 24].iter().enumerate().take(FACADES) {
            if after.clashes_at(cube, facade) {
                let mark = &mut body.faces[face as usize].mark;
                *mark = if *mark == Mark::Lit { Mark::LitClash } else { Mark::Clash };
            }
        }
        body
    });
    let bodies: Vec<_> = bodies.collect();
    let distance = 5.0 + levels * 1.5;
    let solid = Solid { bodies, camera: *camera, at: middle, scale, distance, ground: Some(ground) };

    let [left, right] = seen(camera);
    let names = &labels.faces;
    let text = if narrow { 14.0 } else { 18.0 };
    // Room for a tick or a cross behind a name.
    let sign = if after.held.is_some() { text * 1.2 } else { 0.0 };
    for (facade, side) in [(left, -1.0), (right, 1.0)] {
        let below = solid.project(NORMALS[facade] * 0.62 + vec3(0.0, 0.0, ground));
        // The two names are apart even in a small drawing.
        let aside = (scale * 0.62).max(name_width(names[facade], text) * 0.5 + text * 0.6 + sign);
        let at = point(middle.x + side * aside, below.y.max(middle.y).min(room.height - 52.0) + text * 1.2);
        facade_name(&mut scene, after, facade, names[facade], at, (text, Weight::Regular, Paint::Soft));
    }
    if let Some(held) = after.held {
        // Two arrows beside the cube that is chosen.
        let at = solid.project(vec3(0.0, 0.0, height(held.cube)));
        for side in [-1.0, 1.0] {
            let tip = point(at.x + side * scale * 0.82, at.y);
            let (base, half) = (tip.x + side * text * 1.1, text * 0.6);
            let arrow = vec![tip, point(base, tip.y - half), point(base, tip.y + half)];
            scene.polygon(Some(Id::new(CUBE, held.cube, 0)), arrow, Some(Paint::Accent), None);
        }
    }
    scene.shapes.push(Shape::Solid(solid));

    // The hidden façades are drawn where a mirror behind the stack would show them.
    let tile = (scale * 0.5).min(60.0);
    // Wide enough for the names above the columns, too.
    let longest = names[..FACADES].iter().map(|name| name_width(name, text + 2.0) * 0.5).fold(tile * 0.5, f64::max);
    let away = (scale * 0.8 + (tile * 0.5).max(text * 2.1) + 24.0).min(room.width / 2.0 - longest - sign - 4.0);
    let rise = scale * spacing * 0.93;
    let level = |cube: usize| middle.y - (cube as f64 - (count as f64 - 1.0) / 2.0) * rise;
    for (facade, side) in [((right + 2) % FACADES, -1.0), ((left + 2) % FACADES, 1.0)] {
        let x = middle.x + side * away;
        let head = point(x, level(count - 1) - tile * 0.5 - text);
        facade_name(&mut scene, after, facade, names[facade], head, (text + 2.0, Weight::Bold, Paint::Ink));
        for (cube, &position) in after.positions.iter().enumerate() {
            column_tile(&mut scene, after, cube, position, facade, point(x, level(cube)), tile);
        }
        for cube in after.positions.len()..count {
            let size = tile * 0.5;
            let points = rounded_rectangle(point(x, level(cube)), size, size, size * 0.2);
            scene.polygon(None, points, None, stroke(Paint::Line, 1.5));
        }
    }
    let foot = point(middle.x, room.height - 0.7 * text);
    scene.label(foot, labels.stacked, text * 0.9, Weight::Regular, Anchor::Middle, Paint::Soft);
    let x = away + tile * 0.5 + 14.0;
    // In a small room the names are smaller. Where they could not be read beside the tiles they stand below them, if there is
    // room above the next tile.
    let beside = text.min((middle.x - x) / 5.2);
    for (cube, &position) in after.positions.iter().enumerate() {
        let y = level(cube);
        let names = [(labels.cube)(cube), format!("{} {position}", labels.position)];
        for ((name, side), anchor) in names.into_iter().zip([-1.0, 1.0]).zip([Anchor::End, Anchor::Start]) {
            if beside >= SMALLEST {
                let at = point(middle.x + side * x, y);
                scene.label(at, name, beside, Weight::Regular, anchor, Paint::Soft);
            } else if rise - tile >= 2.0 * SMALLEST {
                let at = point(middle.x + side * away, y + tile * 0.5 + SMALLEST * 0.75);
                scene.label(at, name, SMALLEST, Weight::Regular, Anchor::Middle, Paint::Soft);
            }
        }
    }
    scene
}

/// The smallest type of a drawing.
const SMALLEST: f64 = 12.0;

/// The approximate width of a name: letters of this type are about half as wide as high.
fn name_width(name: &str, size: f64) -> f64 {
    name.chars().count() as f64 * size * 0.54
}

/// The name of a façade, which can be pointed at; on a stack in hand with a tick if the façade is right, a cross if not.
fn facade_name(scene: &mut Scene, stack: &Stack, facade: usize, name: &str, at: Point, look: (f64, Weight, Paint)) {
    let (size, weight, paint) = look;
    let id = Id::new(FACADE, facade, 0);
    let lit = stack.light.id == Some(id);
    let half = name_width(name, size) * 0.5;
    let area = rounded_rectangle(at, 2.0 * half + size * 0.6, size * 1.5, size * 0.4);
    scene.polygon(Some(id), area, Some(if lit { Paint::AccentArea } else { Paint::Sheet }), None);
    scene.label(at, name, size, weight, Anchor::Middle, paint);
    if stack.held.is_none() {
        return;
    }
    let sign = point(at.x + half + size * 0.75, at.y);
    let reach = size * 0.36;
    if stack.clashes.iter().any(|clash| clash.facade == facade) {
        for arm in cross(sign, reach * 0.8) {
            scene.line(arm.to_vec(), Paint::Bad, 3.0);
        }
    } else {
        let tick = [(-0.9, 0.0), (-0.25, 0.75), (1.0, -0.8)];
        scene.line(tick.map(|(x, y)| point(sign.x + x * reach, sign.y + y * reach)).to_vec(), Paint::Good, 3.0);
    }
}

fn column_tile(scene: &mut Scene, stack: &Stack, cube: usize, position: Position, facade: usize, at: Point, size: f64) {
    let face = POSITIONS[position as usize % 24][facade] as usize;
    let id = Some(Id::new(super::FACE, cube, face));
    let clashes = stack.clashes_at(cube, facade);
    let edge = match stack.light.has_face(cube, face) {
        true => stroke(Paint::Accent, (size * 0.15).min(5.0)),
        false if clashes => stroke(Paint::Bad, (size * 0.12).min(4.0)),
        false => None,
    };
    scene.tile(id, at, size, shown(&stack.cubes, cube, position, facade), edge);
    if clashes {
        let corner = point(at.x + size * 0.46, at.y - size * 0.46);
        // On a small tile the badge is larger in proportion, so that its sign fits, but leaves the tile's own sign to be seen.
        let reach = (size * 0.2).max(10.0).min(size * 0.3);
        let badge = rounded_rectangle(corner, 2.0 * reach, 2.0 * reach, reach);
        scene.polygon(id, badge, Some(Paint::Bad), stroke(Paint::Sheet, 2.0));
        for arm in cross(corner, reach * 0.5) {
            scene.line(arm.to_vec(), Paint::Sheet, (reach * 0.3).min(3.0));
        }
    }
}

/// The two façades that look most towards the eye, the one on the left first.
fn seen(camera: &Camera) -> [usize; 2] {
    let facades = painting_order(FACADES, &|facade| -NORMALS[facade].dot(camera.towards_eye()));
    let side = |facade: usize| NORMALS[facade].dot(camera.right());
    let (a, b) = (facades[0], facades[1]);
    if side(a) <= side(b) { [a, b] } else { [b, a] }
}
