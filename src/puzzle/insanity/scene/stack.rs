//! The stack: cubes in space, and the two façades that the camera does not see as columns of colours.

use super::body;
use crate::geometry::{Point, ease, point, vec3};
use crate::puzzle::insanity::solve::{Clash, shown};
use crate::puzzle::insanity::{CubeSet, FACADES, Moment, Outcome, POSITIONS, Position, position};
use crate::scene::solid::NORMALS;
use crate::scene::{
    Anchor, Camera, Id, Mark, Paint, Room, Scene, Shape, Solid, Stroke, Weight, cross, rounded_rectangle, stroke,
};
use crate::text::Texts;

/// From the middle of one cube to the middle of the next, in cube edges: they touch, so that no sliver of a top shows.
const SPACING: f64 = 1.0;

/// What is drawn: a stack, and what stands out on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// The cubes of the set.
    pub cubes: CubeSet,
    /// Positions of the cubes placed, from the bottom.
    pub positions: Vec<Position>,
    /// Repeats to be shown.
    pub clashes: Vec<Clash>,
}

impl Stack {
    /// The whole set as it is given, every cube in position 0.
    pub fn as_given(cubes: CubeSet) -> Stack {
        Stack { cubes, positions: vec![0; cubes.count()], clashes: vec![] }
    }

    /// What is on the table at a moment of the search; before it begins, the set as it is given.
    pub fn at(cubes: CubeSet, moment: &Moment) -> Stack {
        if moment.outcome == Outcome::Begin {
            return Stack::as_given(cubes);
        }
        Stack { cubes, positions: moment.positions.clone(), clashes: moment.clashes().to_vec() }
    }

    /// Whether a cube's colour on a façade is one of a repeat.
    fn clashes_at(&self, cube: usize, facade: usize) -> bool {
        self.clashes.iter().any(|clash| clash.facade == facade && clash.cubes.contains(&cube))
    }
}

/// The stack on its way from `before` to `after`, at time `t` of 0 to 1: cubes that stay turn, a new one comes from above.
pub fn scene(before: &Stack, after: &Stack, t: f64, camera: &Camera, room: Room, texts: &Texts) -> Scene {
    let t = ease(t);
    let mut scene = Scene::new(room);
    let count = after.cubes.count();
    let narrow = room.width < 520.0;
    // Measures that do not depend on the camera, so that nothing jumps while it turns.
    let levels = count as f64 * SPACING;
    let scale = ((room.height - 84.0) / levels.hypot(1.45)).min(room.width * 0.21).min(230.0);
    let middle = point(room.width / 2.0, room.height / 2.0 - 12.0);
    let height = |cube: usize| (cube as f64 - (count as f64 - 1.0) / 2.0) * SPACING;
    let ground = height(0) - 0.5;

    let same_set = before.cubes == after.cubes;
    let bodies = after.positions.iter().enumerate().map(|(cube, &position)| {
        let mut body = body(&after.cubes, cube, position, vec3(0.0, 0.0, height(cube)));
        match before.positions.get(cube).filter(|_| same_set) {
            Some(&from) => body.turn = position::rotation(from).towards(&body.turn, t),
            None if cube + 1 == after.positions.len() => body.centre.z += (1.0 - t) * 0.7,
            None => {}
        }
        for (facade, &face) in POSITIONS[position as usize % 24].iter().enumerate().take(FACADES) {
            if after.clashes_at(cube, facade) {
                body.faces[face as usize].mark = Mark::Clash;
            }
        }
        body
    });
    let bodies: Vec<_> = bodies.collect();
    let distance = 5.0 + levels * 1.5;
    let solid = Solid { bodies, camera: *camera, at: middle, scale, distance, ground: Some(ground) };

    let [left, right] = seen(camera);
    let names = &texts.insanity.faces;
    let text = if narrow { 14.0 } else { 18.0 };
    for (facade, side) in [(left, -1.0), (right, 1.0)] {
        let below = solid.project(NORMALS[facade] * 0.62 + vec3(0.0, 0.0, ground));
        let at = point(middle.x + side * scale * 0.62, below.y.max(middle.y).min(room.height - 34.0) + text * 1.2);
        scene.label(at, names[facade], text, Weight::Regular, Anchor::Middle, Paint::Soft);
    }
    scene.shapes.push(Shape::Solid(solid));

    // The hidden façades stand where a mirror behind the stack would show them.
    let tile = (scale * 0.5).min(60.0);
    // Wide enough for the names above the columns, too.
    let away = (scale * 0.8 + (tile * 0.5).max(text * 2.1) + 24.0).min(room.width / 2.0 - tile * 0.5 - 6.0);
    let rise = scale * SPACING * 0.93;
    let level = |cube: usize| middle.y - (cube as f64 - (count as f64 - 1.0) / 2.0) * rise;
    for (facade, side) in [((right + 2) % FACADES, -1.0), ((left + 2) % FACADES, 1.0)] {
        let x = middle.x + side * away;
        let head = point(x, level(count - 1) - tile * 0.5 - text);
        scene.label(head, names[facade], text + 2.0, Weight::Bold, Anchor::Middle, Paint::Ink);
        for (cube, &position) in after.positions.iter().enumerate() {
            column_tile(&mut scene, after, cube, position, facade, point(x, level(cube)), tile);
        }
        for cube in after.positions.len()..count {
            let size = tile * 0.5;
            let points = rounded_rectangle(point(x, level(cube)), size, size, size * 0.2);
            scene.polygon(None, points, None, Some(Stroke { paint: Paint::Line, width: 1.5 }));
        }
    }
    let x = away + tile * 0.5 + 14.0;
    if middle.x - x > 5.2 * text {
        for (cube, &position) in after.positions.iter().enumerate() {
            let (left, right) = (point(middle.x - x, level(cube)), point(middle.x + x, level(cube)));
            scene.label(left, (texts.insanity.cube)(cube), text, Weight::Regular, Anchor::End, Paint::Soft);
            let place = format!("{} {position}", texts.insanity.terms[2].0);
            scene.label(right, place, text, Weight::Regular, Anchor::Start, Paint::Soft);
        }
    }
    scene
}

fn column_tile(scene: &mut Scene, stack: &Stack, cube: usize, position: Position, facade: usize, at: Point, size: f64) {
    let face = POSITIONS[position as usize % 24][facade] as usize;
    let id = Some(Id::new(super::FACE, cube, face));
    let clashes = stack.clashes_at(cube, facade);
    let edge = clashes.then_some(Stroke { paint: Paint::Bad, width: 4.0 });
    scene.tile(id, at, size, shown(&stack.cubes, cube, position, facade), edge);
    if clashes {
        let corner = point(at.x + size * 0.46, at.y - size * 0.46);
        // On a small tile the edge of the badge must leave room for its sign.
        let reach = (size * 0.2).max(10.0);
        let badge = rounded_rectangle(corner, 2.0 * reach, 2.0 * reach, reach);
        scene.polygon(id, badge, Some(Paint::Bad), stroke(Paint::Sheet, 2.0));
        for arm in cross(corner, reach * 0.5) {
            scene.line(arm.to_vec(), Paint::Sheet, 3.0);
        }
    }
}

/// The two façades that look most towards the eye, the one on the left first.
fn seen(camera: &Camera) -> [usize; 2] {
    let mut facades: Vec<usize> = (0..FACADES).collect();
    facades.sort_by(|&a, &b| NORMALS[b].dot(camera.towards_eye()).total_cmp(&NORMALS[a].dot(camera.towards_eye())));
    let side = |facade: usize| NORMALS[facade].dot(camera.right());
    let (a, b) = (facades[0], facades[1]);
    if side(a) <= side(b) { [a, b] } else { [b, a] }
}
