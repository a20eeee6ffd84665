//! Several scenes beside each other, each with its name above it.

use super::plot::words_width;
use super::{Anchor, Paint, Room, Scene, Weight};
use crate::geometry::{Within, point};

/// The name of a scene, and whether it is the one about which the page speaks: its name is bold and underlined.
pub type SceneName<'a> = (&'a str, bool);

/// The scenes that `draw` makes for their numbers, from 0, and their rooms. Two beside each other, or one below the other in a room that is
/// higher than wide; more of them in two columns.
pub fn side_by_side(names: &[SceneName<'_>], room: Room, draw: impl Fn(usize, Room) -> Scene) -> Scene {
    let mut scene = Scene::new(room);
    let columns = if room.is_upright() && names.len() <= 2 { 1 } else { 2 };
    let rows = names.len().div_ceil(columns).max(1);
    let text = (room.width.min(room.height * 1.4) / 40.0).within(13.0, 24.0);
    let head = text * 1.9;
    let part = Room { width: room.width / columns as f64, height: room.height / rows as f64 };
    for (index, &(name, is_told)) in names.iter().enumerate() {
        let corner = point((index % columns) as f64 * part.width, (index / columns) as f64 * part.height);
        let inside = Room { height: (part.height - head).max(1.0), ..part };
        scene.insert(draw(index, inside), corner + point(0.0, head));
        let size = text.min((part.width - 8.0) / words_width(name, 1.0).max(1.0));
        let weight = if is_told { Weight::Bold } else { Weight::Regular };
        let middle = corner + point(part.width / 2.0, head / 2.0);
        scene.label(middle, name, size, weight, Anchor::Middle, Paint::Ink);
        if is_told {
            let half = words_width(name, size) / 2.0;
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
