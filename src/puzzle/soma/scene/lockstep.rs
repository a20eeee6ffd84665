//! Searches side by side: for each of them its rules and its picture.

use super::picture::Picture;
use super::space;
use crate::geometry::{Within, point};
use crate::puzzle::soma::PieceSet;
use crate::scene::plot::words_width;
use crate::scene::{Anchor, Camera, Paint, Room, Scene, Weight};

/// The picture of a search at its step.
#[derive(Clone, Debug)]
pub struct RunPicture {
    /// Its rules.
    pub name: &'static str,
    /// Whether it is the search about which the page speaks.
    pub is_told: bool,
    /// The pieces in place, and the placement just tried.
    pub picture: Picture,
}

/// The pictures, their pieces `apart` by so many edges of a cell. Two pictures beside each other, or one below the other in a room that is higher than wide; more of them in two columns.
pub fn scene(runs: &[RunPicture], apart: f64, camera: &Camera, room: Room, pieces: &PieceSet) -> Scene {
    let mut scene = Scene::new(room);
    let columns = if room.is_upright() && runs.len() <= 2 { 1 } else { 2 };
    let rows = runs.len().div_ceil(columns).max(1);
    let text = (room.width.min(room.height * 1.4) / 40.0).within(13.0, 24.0);
    let head = text * 1.9;
    let part = Room { width: room.width / columns as f64, height: room.height / rows as f64 };
    for (index, run) in runs.iter().enumerate() {
        let corner = point((index % columns) as f64 * part.width, (index / columns) as f64 * part.height);
        let inside = Room { height: (part.height - head).max(1.0), ..part };
        scene.insert(space::scene(&run.picture, apart, 1.0, camera, inside, pieces), corner + point(0.0, head));
        let size = text.min((part.width - 8.0) / words_width(run.name, 1.0).max(1.0));
        let weight = if run.is_told { Weight::Bold } else { Weight::Regular };
        let middle = corner + point(part.width / 2.0, head / 2.0);
        scene.label(middle, run.name, size, weight, Anchor::Middle, Paint::Ink);
        if run.is_told {
            let half = words_width(run.name, size) / 2.0;
            let below = middle + point(0.0, size * 0.75);
            scene.line(vec![below + point(-half, 0.0), below + point(half, 0.0)], Paint::Accent, 3.0);
        }
    }
    for column in 1..columns {
        let x = part.width * column as f64;
        scene.line(vec![point(x, 0.0), point(x, room.height)], Paint::Line, 1.5);
    }
    for row in 1..rows {
        let y = part.height * row as f64;
        scene.line(vec![point(0.0, y), point(room.width, y)], Paint::Line, 1.5);
    }
    scene
}
