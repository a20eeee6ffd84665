//! A lower bound, drawn on the board: the way of each tile, tiles in conflict, rows and columns, groups of tiles.

use super::CELL;
use crate::geometry::{Point, Within, point};
use crate::puzzle::taquin::Board;
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::scene::plot::words_width;
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// The letters of the groups.
const GROUPS: [&str; 3] = ["A", "B", "C"];

/// A board with one of its bounds; `under` is the sum in words.
pub fn scene(board: &Board, details: &BoundDetails, bound: BoundShown, under: &str, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let (width, height) = (board.width(), board.height());
    let text = (room.height / 22.0).min(room.width / 26.0).within(13.0, 30.0);
    // Beside the board there is room for the letters of rows and columns.
    let cell =
        ((room.width - 60.0) / width as f64).min((room.height - 3.2 * text - 40.0) / height as f64).within(10.0, 170.0);
    let corner =
        point((room.width - cell * width as f64) / 2.0, (room.height - 2.4 * text - cell * height as f64) / 2.0);
    let middle = |at: usize| corner + point((at % width) as f64 + 0.5, (at / width) as f64 + 0.5) * cell;
    for (at, &tile) in board.tiles().iter().enumerate() {
        let group = details.best_groups().iter().position(|group| group.tiles.contains(&tile));
        let is_in_conflict = details.conflicts.iter().any(|line| line.cells.contains(&at));
        let fill = match (bound, group, tile) {
            (_, _, 0) => Paint::Desk,
            (BoundShown::Pattern, Some(0), _) => Paint::AccentArea,
            (BoundShown::Pattern, Some(1), _) => Paint::SecondArea,
            (BoundShown::Pattern, Some(2), _) => Paint::GoodArea,
            (BoundShown::LinearConflict, ..) if is_in_conflict => Paint::BadArea,
            _ => Paint::Sheet,
        };
        let size = cell * 0.94;
        let id = Some(Id::new(CELL, at, 0));
        let outline = rounded_rectangle(middle(at), size, size, size * 0.1);
        scene.polygon(id, outline, Some(fill), stroke(Paint::Ink, if tile == 0 { 1.0 } else { 2.0 }));
        if tile == 0 {
            continue;
        }
        scene.label(middle(at), tile.to_string(), cell * 0.42, Weight::Bold, Anchor::Middle, Paint::Ink);
        let words = match bound {
            BoundShown::Manhattan | BoundShown::LinearConflict => details.distances.get(at).map(u8::to_string),
            // The row and the column to which it belongs.
            BoundShown::WalkingDistance => {
                Some(format!("{}|{}", board.home(tile) / width + 1, board.home(tile) % width + 1))
            }
            BoundShown::Pattern => group.and_then(|group| GROUPS.get(group)).map(ToString::to_string),
        };
        let small = (cell * 0.2).max(12.0);
        let at = middle(at) + point(cell * 0.42, cell * 0.34);
        scene.label(at, words.unwrap_or_default(), small, Weight::Regular, Anchor::End, Paint::Ink);
    }
    if matches!(bound, BoundShown::Manhattan | BoundShown::LinearConflict) {
        for (at, &tile) in board.tiles().iter().enumerate().filter(|&(at, &tile)| tile > 0 && board.home(tile) != at) {
            arrow(&mut scene, middle(at), middle(board.home(tile)), cell);
        }
    }
    if bound == BoundShown::LinearConflict {
        for line in &details.conflicts {
            let (Some(&first), Some(&last)) = (line.cells.first(), line.cells.last()) else { continue };
            let (from, to) = (middle(first), middle(last));
            let ring = point((to.x - from.x) + cell * 0.8, (to.y - from.y) + cell * 0.8);
            let centre = from.towards(to, 0.5);
            let outline = rounded_rectangle(centre, ring.x, ring.y, cell * 0.3);
            scene.polygon(None, outline, None, stroke(Paint::Bad, 4.0));
            let at = centre - point(ring.x, ring.y) * 0.5 + point(cell * 0.2, cell * 0.12);
            scene.label(at, format!("+{}", line.moves), cell * 0.22, Weight::Bold, Anchor::Middle, Paint::Bad);
        }
    }
    if bound == BoundShown::WalkingDistance {
        for row in 0..height {
            let at = point(corner.x - 14.0, middle(row * width).y);
            scene.label(at, (row + 1).to_string(), text, Weight::Bold, Anchor::Middle, Paint::Accent);
        }
        for column in 0..width {
            let at = point(middle(column).x, corner.y - text * 0.7);
            scene.label(at, (column + 1).to_string(), text, Weight::Bold, Anchor::Middle, Paint::Accent);
        }
    }
    let fits = text * ((room.width - 16.0) / words_width(under, text).max(1.0)).min(1.0);
    let at = point(room.width / 2.0, corner.y + cell * height as f64 + 1.4 * text);
    scene.label(at, under, fits, Weight::Bold, Anchor::Middle, Paint::Ink);
    scene
}

/// An arrow from beside the middle of one cell to beside that of another one.
fn arrow(scene: &mut Scene, from: Point, to: Point, cell: f64) {
    let way = to - from;
    let long = (way.x * way.x + way.y * way.y).sqrt().max(1.0);
    let ahead = way * (1.0 / long);
    let aside = point(-ahead.y, ahead.x);
    let (start, end) = (from + ahead * (cell * 0.3), to - ahead * (cell * 0.12));
    scene.line(vec![start, end - ahead * (cell * 0.1)], Paint::Accent, 3.0);
    let head = vec![
        end,
        end - ahead * (cell * 0.16) + aside * (cell * 0.07),
        end - ahead * (cell * 0.16) - aside * (cell * 0.07),
    ];
    scene.polygon(None, head, Some(Paint::Accent), stroke(Paint::Sheet, 1.0));
}
