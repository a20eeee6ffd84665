//! Printed sheets: the board with its tiles to be cut out, and a tree to be filled in.

use super::board::{Board, Way};
use super::method::Method;
use super::model::Model;
use super::request::Request;
use super::solve::Sliding;
use crate::geometry::{Point, Within, point};
use crate::scene::{Anchor, Paint, Scene, Weight, stroke};
use crate::search::best_first::UNMEASURED;
use crate::sheet::{CUT, MM, Sheet, SheetKind, Sheets, THIN, Wish, paper_scene};

/// The kinds of sheets.
pub const KINDS: &[SheetKind] = &[SheetKind::Tiles, SheetKind::Tree];

/// The usual side of a tile, in millimetres.
const USUAL: f64 = 35.0;

/// The room for the board with which the game begins, in millimetres.
const START: f64 = 38.0;

/// The sheets of a kind for the board that a link asks for; none if it asks for no legal one.
pub fn sheets<'a>(kind: SheetKind, value: impl Fn(&str) -> Option<&'a str>, wish: &Wish) -> Option<Sheets> {
    let model = Request::from_keys(value).model().ok()?;
    Some(match kind {
        SheetKind::Tree => Sheets { sheets: vec![tree(&model, wish)], has_answers: true, size: None },
        _ => tiles(&model.board, wish),
    })
}

fn square(middle: Point, side: f64) -> Vec<Point> {
    let half = side / 2.0;
    [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| middle + point(x, y)).to_vec()
}

/// The middles of the cells of a board whose upper left corner is here.
fn middles(board: &Board, corner: Point, side: f64) -> impl Iterator<Item = Point> {
    let (width, count) = (board.width(), board.tiles().len());
    (0..count)
        .map(move |cell| corner + point(((cell % width) as f64 + 0.5) * side, ((cell / width) as f64 + 0.5) * side))
}

/// The board in order, the board with which the game begins, and the tiles.
fn tiles(board: &Board, wish: &Wish) -> Sheets {
    let words = wish.words;
    let (corner, room) = Sheet::area(wish.paper);
    let [across, down] = [board.width(), board.height()].map(|cells| cells as f64);
    let longest = (room.width / across).min((room.height - START) / down);
    let side = wish.edge(USUAL, longest);
    let at = corner + point((room.width - across * side) / 2.0, 0.0);
    let unit = side * MM;

    let mut ground = paper_scene(across * side, down * side);
    for (cell, middle) in middles(board, point(0.0, 0.0), unit).enumerate() {
        ground.polygon(None, square(middle, unit), None, stroke(Paint::Ink, CUT));
        if cell + 1 < board.tiles().len() {
            let number = middle + point(-0.38 * unit, -0.36 * unit);
            ground.label(number, (cell + 1).to_string(), 0.14 * unit, Weight::Regular, Anchor::Middle, Paint::Ink);
        }
    }
    let mut start = paper_scene(room.width, START);
    start.label(point(0.0, 70.0), words.start, 3.6 * MM, Weight::Bold, Anchor::Start, Paint::Ink);
    let cell = (START - 12.0) / down.max(across) * MM;
    written(&mut start, board, point(0.0, 100.0), cell);
    let mut first = Sheet::new(wish.paper, words.board[0], words.board[1], Some(words.ruler));
    first.draw(ground, at);
    first.draw(start, corner + point(0.0, room.height - START));

    let mut cut = paper_scene(across * side, down * side);
    for (cell, middle) in middles(board, point(0.0, 0.0), unit).enumerate().take(board.tiles().len() - 1) {
        cut.polygon(None, square(middle, unit), Some(Paint::Sheet), stroke(Paint::Ink, CUT));
        cut.label(middle, (cell + 1).to_string(), 0.5 * unit, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
    let mut second = Sheet::new(wish.paper, words.tiles[0], words.tiles[1], Some(words.ruler));
    second.draw(cut, at);
    Sheets { sheets: vec![first, second], size: Some((side, longest)), has_answers: false }
}

/// A small board with its numbers.
fn written(scene: &mut Scene, board: &Board, corner: Point, side: f64) {
    for (middle, &tile) in middles(board, corner, side).zip(board.tiles()) {
        scene.polygon(None, square(middle, side), None, stroke(Paint::Ink, THIN));
        if tile > 0 {
            scene.label(middle, tile.to_string(), 0.56 * side, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
    }
}

/// The first two levels below the board: its descendants in the order of the base text, and theirs without the way back. With the
/// answers, every board is filled in and its value is written below it.
fn tree(model: &Model, wish: &Wish) -> Sheet {
    let (corner, room) = Sheet::area(wish.paper);
    let words = wish.words;
    let after = |board: &Board, last: Option<Way>| -> Vec<(Board, Way)> {
        let ways = Way::ALL.into_iter().filter(|&way| last.is_none_or(|last| way != last.back()));
        ways.filter_map(|way| Some((board.moved(way)?, way))).collect()
    };
    let first = after(&model.board, None);
    let second: Vec<Vec<(Board, Way)>> = first.iter().map(|(board, way)| after(board, Some(*way))).collect();
    let count: usize = second.iter().map(Vec::len).sum();

    let mut scene = paper_scene(room.width, room.height);
    let cells = model.board.width().max(model.board.height()) as f64;
    let column = room.width / count as f64;
    // The sides of the cells on the three levels, and the tops of these.
    let narrow = (column - 2.5) / model.board.width() as f64;
    let sides = [10.0f64, 8.0, 6.5].map(|side| (side * 3.0 / cells).min(22.0 / cells * 3.0));
    let sides = [sides[0], sides[1].min(narrow * 1.8), sides[2].min(narrow)].map(|side| side * MM);
    let tops = [0.0, 0.34, 0.7].map(|part| part * room.height * MM);
    let mut draw = |board: &Board, level: usize, x: f64, above: Option<f64>| {
        let (side, top) = (sides[level], tops[level]);
        let width = board.width() as f64 * side;
        let from = point(x * MM - width / 2.0, top);
        let bottom = top + board.height() as f64 * side;
        if let Some(above) = above {
            let parent = tops[level - 1] + board.height() as f64 * sides[level - 1] + 90.0;
            scene.line(vec![point(above * MM, parent), point(x * MM, top)], Paint::Ink, THIN);
        }
        if level == 0 || wish.answers {
            written(&mut scene, board, from, side);
        } else {
            for middle in middles(board, from, side) {
                scene.polygon(None, square(middle, side), None, stroke(Paint::Ink, THIN));
            }
        }
        let size = (side * 0.5).within(22.0, 34.0);
        if level > 0 && wish.answers {
            let told = value(model, board, level);
            let size = size.min(width * 1.7 / told.len() as f64);
            scene.label(point(x * MM, bottom + 40.0), told, size, Weight::Regular, Anchor::Middle, Paint::Ink);
        } else if level > 0 {
            scene.line(vec![point(from.x, bottom + 70.0), point(from.x + width, bottom + 70.0)], Paint::Ink, THIN);
        }
    };
    let middle = room.width / 2.0;
    draw(&model.board, 0, middle, None);
    let mut at = 0.0;
    for ((board, _), below) in first.iter().zip(&second) {
        let x = (at + below.len() as f64 / 2.0) * column;
        draw(board, 1, x, Some(middle));
        for (index, (board, _)) in below.iter().enumerate() {
            draw(board, 2, (at + index as f64 + 0.5) * column, Some(x));
        }
        at += below.len() as f64;
    }
    let mut sheet = Sheet::new(wish.paper, words.tree[0], words.tree[1], None);
    sheet.draw(scene, corner);
    sheet
}

/// The value by which a method chooses a leaf, as it is written: the Score as the digits of the base text, otherwise a number.
fn value(model: &Model, board: &Board, depth: usize) -> String {
    if model.method == Method::Score {
        let home = |(cell, &tile): (usize, &u8)| if board.home(tile) == cell { '1' } else { '0' };
        return board.tiles().iter().enumerate().map(home).collect();
    }
    match Sliding::new(model).measure(board) {
        UNMEASURED => "?".to_string(),
        measure => (measure + model.price() * depth as i64).to_string(),
    }
}
