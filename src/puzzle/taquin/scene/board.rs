//! The board: tiles that slide, those in place marked by a second edge, so that not their colour alone tells.

use super::CELL;
use crate::geometry::{Point, ease, point};
use crate::puzzle::taquin::Board;
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The board before the last move.
    pub before: Board,
    /// The board now.
    pub after: Board,
    /// The cell that is pointed at or chosen.
    pub chosen: Option<usize>,
}

/// The board on its way from `before` to `after`, at time `t` of 0 to 1: tiles slide to their new cells.
pub fn scene(picture: &Picture, t: f64, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let Picture { before, after, chosen } = picture;
    let (width, height) = (after.width() as f64, after.height() as f64);
    let cell = ((room.width - 40.0) / width).min((room.height - 40.0) / height).min(170.0);
    let middle = point(room.width / 2.0, room.height / 2.0);
    let frame = rounded_rectangle(middle, cell * width + 20.0, cell * height + 20.0, 14.0);
    scene.polygon(None, frame, Some(Paint::Desk), stroke(Paint::Ink, 3.0));
    let place = |at: usize| {
        let (column, row) = ((at % after.width()) as f64, (at / after.width()) as f64);
        point(middle.x + (column + 0.5 - width / 2.0) * cell, middle.y + (row + 0.5 - height / 2.0) * cell)
    };
    let same_sides = (before.width(), before.height()) == (after.width(), after.height());
    for (at, &tile) in after.tiles().iter().enumerate().filter(|(_, tile)| **tile > 0) {
        let from = before.tiles().iter().position(|&other| other == tile).filter(|_| same_sides).unwrap_or(at);
        let centre = place(from).towards(place(at), ease(t));
        draw_tile(&mut scene, after, at, tile, centre, cell * 0.94);
        if *chosen == Some(at) {
            let ring = rounded_rectangle(centre, cell * 0.94 + 6.0, cell * 0.94 + 6.0, cell * 0.12);
            scene.polygon(Some(Id::new(CELL, at, 0)), ring, None, stroke(Paint::Accent, 5.0));
        }
    }
    scene
}

fn draw_tile(scene: &mut Scene, board: &Board, at: usize, tile: u8, centre: Point, size: f64) {
    let id = Some(Id::new(CELL, at, 0));
    let home = board.home(tile) == at;
    let fill = if home { Paint::GoodArea } else { Paint::Sheet };
    scene.polygon(id, rounded_rectangle(centre, size, size, size * 0.12), Some(fill), stroke(Paint::Ink, 2.0));
    if home {
        let inner = rounded_rectangle(centre, size * 0.86, size * 0.86, size * 0.08);
        scene.polygon(id, inner, None, stroke(Paint::Good, 2.0));
    }
    scene.label(centre, tile.to_string(), size * 0.5, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// A small board within a drawing, as a node of a tree: numbers only, the blank left free.
pub fn small(scene: &mut Scene, id: Id, board: &Board, centre: Point, size: f64) {
    let cells = board.width().max(board.height()) as f64;
    let cell = size / cells;
    for (at, &tile) in board.tiles().iter().enumerate().filter(|(_, tile)| **tile > 0) {
        let (column, row) = ((at % board.width()) as f64, (at / board.width()) as f64);
        let middle = point(
            centre.x + (column + 0.5 - board.width() as f64 / 2.0) * cell,
            centre.y + (row + 0.5 - board.height() as f64 / 2.0) * cell,
        );
        let fill = if board.home(tile) == at { Paint::GoodArea } else { Paint::Sheet };
        let area = rounded_rectangle(middle, cell * 0.92, cell * 0.92, cell * 0.12);
        scene.polygon(Some(id), area, Some(fill), stroke(Paint::Line, 1.0));
        scene.label(middle, tile.to_string(), cell * 0.62, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
}
