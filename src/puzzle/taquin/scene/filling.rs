//! A small pattern database while it is filled: a board of boards. The large cell is where the first tile stands, the small one in it where
//! the second stands, and the number is that of the moves. Beside it the placement that the step looks at.

use super::CELL;
use crate::geometry::{Point, Within, point};
use crate::puzzle::taquin::filling::Filling;
use crate::scene::plot::words_width;
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct FillingWords<'a> {
    /// Above the table: where the two tiles stand.
    pub table: &'a str,
    /// Above the placement.
    pub placement: &'a str,
}

/// The table after a step, and the placement that the step looks at. `here` is the placement on the board of the page.
pub fn scene(filling: &Filling, step: usize, here: [usize; 2], words: &FillingWords, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let (width, height) = filling.sides();
    let text = (room.width.min(room.height * 1.3) / 40.0).within(13.0, 24.0);
    let is_wide = room.width > room.height * 1.1;
    let share = if is_wide { 0.66 } else { 0.64 };
    let (first, second, at) = if is_wide {
        let wide = room.width * share;
        (Room { width: wide, ..room }, Room { width: room.width - wide, ..room }, point(wide, 0.0))
    } else {
        let high = room.height * share;
        (Room { height: high, ..room }, Room { height: room.height - high, ..room }, point(0.0, high))
    };
    let fit = |words: &str, room: Room| text.min((room.width - 16.0) / words_width(words, 1.0).max(1.0));
    let title = |scene: &mut Scene, words: &str, room: Room, at: Point| {
        let place = at + point(room.width / 2.0, text);
        scene.label(place, words, fit(words, room), Weight::Bold, Anchor::Middle, Paint::Ink);
    };
    title(&mut scene, words.table, first, point(0.0, 0.0));
    let present = step.checked_sub(1).and_then(|index| filling.steps().get(index));
    let known = filling.known_at(step);
    let cells = width * height;
    let large = ((first.width - 16.0) / width as f64).min((first.height - text * 2.4) / height as f64);
    let corner = point((first.width - large * width as f64) / 2.0, text * 1.9);
    let small = large * 0.92 / width.max(height) as f64;
    for outer in 0..cells {
        let middle = corner + point((outer % width) as f64 + 0.5, (outer / width) as f64 + 0.5) * large;
        let is_present = present.is_some_and(|step| step.cells[0] == outer);
        let edge = if is_present { stroke(Paint::Accent, 3.0) } else { stroke(Paint::Soft, 1.2) };
        scene.polygon(None, rounded_rectangle(middle, large * 0.97, large * 0.97, 5.0), Some(Paint::Desk), edge);
        let start = middle - point(width as f64, height as f64) * (small / 2.0);
        for inner in 0..cells {
            let at = start + point((inner % width) as f64 + 0.5, (inner / width) as f64 + 0.5) * small;
            let side = small * 0.9;
            let outline = rounded_rectangle(at, side, side, side * 0.14);
            if inner == outer {
                // The first tile stands here itself.
                scene.polygon(None, outline, Some(Paint::Ink), None);
                let tile = filling.tiles()[0].to_string();
                scene.label(at, tile, small * 0.5, Weight::Bold, Anchor::Middle, Paint::Sheet);
                continue;
            }
            let place = outer * cells + inner;
            let is_new = present.is_some_and(|step| step.found.contains(&[outer, inner]));
            let is_now = present.is_some_and(|step| step.cells == [outer, inner]);
            let (fill, wide, paint) = match (is_now, is_new, known[place]) {
                (true, ..) => (Paint::Accent, 2.0, Paint::Accent),
                (_, true, _) => (Paint::AccentArea, 3.0, Paint::Accent),
                (_, _, Some(_)) => (Paint::Sheet, 1.5, Paint::Ink),
                _ => (Paint::Desk, 0.8, Paint::Soft),
            };
            let id = Id::new(CELL, place, 0);
            scene.polygon(Some(id), outline, Some(fill), stroke(paint, wide));
            if let Some(moves) = known[place] {
                let ink = if is_now { Paint::OnAccent } else { Paint::Ink };
                scene.label(at, moves.to_string(), small * 0.5, Weight::Regular, Anchor::Middle, ink);
            }
            if here == [outer, inner] {
                scene.polygon(None, rounded_rectangle(at, small, small, 3.0), None, stroke(Paint::Second, 3.0));
            }
        }
    }
    title(&mut scene, words.placement, second, at);
    let cell = ((second.width - 24.0) / width as f64).min((second.height - text * 2.4) / height as f64).min(90.0);
    let top = if is_wide { corner.y.max((second.height - cell * height as f64) / 2.0) } else { text * 1.9 };
    let corner = at + point((second.width - cell * width as f64) / 2.0, top);
    let cells_of = present.map(|step| step.cells);
    for index in 0..cells {
        let middle = corner + point((index % width) as f64 + 0.5, (index / width) as f64 + 0.5) * cell;
        let slot = cells_of.and_then(|cells| cells.iter().position(|&other| other == index));
        let is_free = present.is_some_and(|step| step.region >> index & 1 == 1);
        let (fill, edge) = match (slot, is_free) {
            (Some(_), _) => (Paint::Sheet, stroke(Paint::Ink, 3.0)),
            (None, true) => (Paint::AccentArea, stroke(Paint::Accent, 1.5)),
            _ => (Paint::Desk, stroke(Paint::Soft, 1.0)),
        };
        scene.polygon(None, rounded_rectangle(middle, cell * 0.92, cell * 0.92, cell * 0.1), Some(fill), edge);
        if let Some(slot) = slot {
            let tile = filling.tiles()[slot].to_string();
            scene.label(middle, tile, cell * 0.45, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
    }
    scene
}
