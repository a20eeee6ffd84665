//! The cubes as in the base text, seen once from above and three times from below, and their nets.

use super::{FACE, Labels, body};
use crate::geometry::{Point, point, vec3};
use crate::puzzle::insanity::light::CUBE;
use crate::puzzle::insanity::{CubeSet, Highlight};
use crate::scene::{Anchor, Camera, Id, Mark, Paint, Room, Scene, Shape, Solid, Weight, rounded_rectangle, stroke};
use std::f64::consts::FRAC_PI_2;

/// Where the faces 0..6 lie in a net, in tiles from its middle: top above the front, bottom below it, and left, front,
/// right, back in a row.
pub const NET: [(f64, f64); 6] = [(-0.5, 0.0), (0.5, 0.0), (1.5, 0.0), (-1.5, 0.0), (-0.5, 1.0), (-0.5, -1.0)];

/// From above, then from below, turned about the vertical axis from each view to the next, so that every side is seen.
const VIEWS: [Camera; 4] = [
    Camera { yaw: 0.72, pitch: 0.46 },
    Camera { yaw: 0.72, pitch: -0.46 },
    Camera { yaw: 0.72 + FRAC_PI_2, pitch: -0.46 },
    Camera { yaw: 0.72 + 2.0 * FRAC_PI_2, pitch: -0.46 },
];

/// All cubes of the set, one row for each.
pub fn scene(cubes: &CubeSet, light: &Highlight, room: Room, labels: &Labels) -> Scene {
    let mut scene = Scene::new(room);
    let narrow = room.width < 640.0;
    let head = if narrow { 40.0 } else { 46.0 };
    let margin = if narrow { 22.0 } else { 92.0 };
    let row = (room.height - head - 12.0) / cubes.count() as f64;
    // Four views, and a net that takes as much room as one view and a half.
    let column = (room.width - margin - 12.0) / 5.5;
    let text = if narrow { 12.0 } else { 18.0 };
    let middle_of = |view: usize| margin + column * (if view < 4 { view as f64 + 0.5 } else { 4.75 });
    // Letters are about half as wide as high. Where long titles would touch each other, every other one is lower.
    let longest = labels.views.iter().map(|title| title.chars().count()).max().unwrap_or_default();
    let lower = if longest as f64 * text * 0.54 > column { text * 1.1 } else { 0.0 };
    for (view, title) in labels.views.iter().enumerate() {
        let y = (head - lower) / 2.0 + lower * (view % 2) as f64;
        scene.label(point(middle_of(view), y), *title, text, Weight::Regular, Anchor::Middle, Paint::Soft);
    }
    for cube in 0..cubes.count() {
        let y = head + row * (cube as f64 + 0.5);
        let name = if narrow { cube.to_string() } else { (labels.cube)(cube) };
        let area = rounded_rectangle(point(margin / 2.0, y), margin - 4.0, text * 2.0, 6.0);
        let id = Id::new(CUBE, cube, 0);
        let ground = if light.id == Some(id) { Paint::AccentArea } else { Paint::Sheet };
        scene.polygon(Some(id), area, Some(ground), None);
        scene.label(point(if narrow { 4.0 } else { 10.0 }, y), name, text, Weight::Bold, Anchor::Start, Paint::Ink);
        let scale = (row * 0.56).min(column * 0.6).min(150.0);
        for (view, camera) in VIEWS.into_iter().enumerate() {
            let mut body = body(cubes, cube, 0, vec3(0.0, 0.0, 0.0));
            for (number, face) in body.faces.iter_mut().enumerate() {
                // Smaller numbers could not be read.
                face.label = (scale > 44.0).then(|| number.to_string());
                if light.has_face(cube, number) {
                    face.mark = Mark::Lit;
                }
            }
            let at = point(middle_of(view), y);
            scene.shapes.push(Shape::Solid(Solid {
                bodies: vec![body],
                camera,
                at,
                scale,
                distance: 6.0,
                ground: None,
            }));
        }
        net(&mut scene, (cubes, light), cube, point(middle_of(4), y), (row * 0.29).min(column * 0.34).min(76.0));
    }
    scene
}

fn net(scene: &mut Scene, (cubes, light): (&CubeSet, &Highlight), cube: usize, middle: Point, tile: f64) {
    for (face, (x, y)) in NET.into_iter().enumerate() {
        let at = point(middle.x + x * tile, middle.y + y * tile);
        let colour = cubes.cubes()[cube][face];
        let edge = if light.has_face(cube, face) { stroke(Paint::Accent, 5.0) } else { None };
        scene.tile(Some(Id::new(FACE, cube, face)), at, tile * 0.92, colour, edge);
        if tile < 24.0 {
            continue;
        }
        let corner = point(at.x - tile * 0.3, at.y - tile * 0.28);
        scene.label(corner, face.to_string(), (tile * 0.24).max(9.0), Weight::Bold, Anchor::Middle, Paint::On(colour));
    }
}
