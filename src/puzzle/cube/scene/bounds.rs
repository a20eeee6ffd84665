//! The drawing of a proof that a solution is a shortest one: all lengths from 0 on, those that are excluded from below, the one that is
//! searched, those that are not decided, and the shortest known one from above. A frame stands around what is still possible; when it holds
//! a single length, that is the answer.
//!
//! The lengths stand one above the other, each with its words, where there is room for that; else in a row with a legend. All states differ
//! in more than their colour: hatched, filled in part, empty, ticked.

use super::{LENGTH, Picture};
use crate::geometry::{Point, Within, point};
use crate::scene::plot::words_width;
use crate::scene::{Anchor, Camera, Id, Paint, Room, Scene, Weight, stroke};

/// What is known of a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LengthState {
    /// No solution has this length.
    Excluded,
    /// Its sequences are being searched: how many of a thousand, as far as can be expected.
    Searching(u16),
    /// Not decided.
    Open,
    /// The shortest solution that is known has this length.
    Known,
    /// Longer than the shortest known one.
    Longer,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BoundsPicture {
    /// What the bounds say together; may be empty.
    pub title: String,
    /// The lengths from 0 on, each with its words, which may be empty.
    pub lengths: Vec<(LengthState, String)>,
    /// What the states mean, in their order: excluded, searched, open, known.
    pub legend: [&'static str; 4],
}

/// The margin around the drawing.
const MARGIN: f64 = 10.0;

/// The least and the greatest height of a length that stands above others.
const ROW: [f64; 2] = [17.0, 46.0];

/// The width of the bars one above the other, as a share of what is right of their numbers.
const BAR: f64 = 0.22;

/// The width of a title, in heights of its words.
const TITLE: f64 = 26.0;

/// The least width of lengths one above the other, with their words.
const LEAST_WIDTH: f64 = 250.0;

/// The id of a length.
pub fn length_id(length: usize) -> Id {
    Id::new(LENGTH, length, 0)
}

/// The cube with the bounds beside it, or below it in a room that is higher than wide.
pub fn beside_cube(
    (picture, t): (&Picture, f64),
    (bounds, pointed): (&BoundsPicture, Option<Id>),
    camera: &Camera,
    room: Room,
) -> Scene {
    super::with_cube(super::Arrangement::Bounds, picture, t, camera, room, |room| scene(bounds, pointed, room))
}

/// The bounds; the length of the id `pointed` stands out.
pub fn scene(bounds: &BoundsPicture, pointed: Option<Id>, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let text = (room.height / 26.0).min(room.width / TITLE).within(13.0, 28.0);
    // In a narrow room in two lines, so that it can be read.
    let is_narrow = room.width < TITLE * text;
    let lines = match bounds.title.split_once(": ").filter(|_| is_narrow) {
        Some((first, second)) => vec![first.trim_end(), second],
        None => vec![bounds.title.as_str()],
    };
    let fits = |words: &str| (room.width - 2.0 * MARGIN) / words_width(words, 1.0).max(1.0);
    let title = lines.iter().map(|line| fits(line)).fold(text, f64::min);
    // As high for every title, so that nothing moves while the bounds close.
    let head = MARGIN + if is_narrow { 3.1 } else { 1.9 } * text;
    let count = bounds.lengths.len().max(1) as f64;
    let row = (room.height - head - MARGIN) / count;
    let first = if lines.len() > 1 { 0.6 } else { 0.8 } * text;
    for (index, line) in lines.into_iter().enumerate() {
        let middle = point(room.width / 2.0, MARGIN + first + 1.2 * text * index as f64);
        scene.label(middle, line, title, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
    if row >= ROW[0] && room.width >= LEAST_WIDTH {
        above_each_other(&mut scene, bounds, pointed, head, row.min(ROW[1]));
    } else {
        in_a_row(&mut scene, bounds, pointed, head, text);
    }
    scene
}

/// The lengths one above the other, 0 at the bottom, with their words beside them.
fn above_each_other(scene: &mut Scene, bounds: &BoundsPicture, pointed: Option<Id>, head: f64, row: f64) {
    let room = scene.room;
    let text = (row * 0.62).within(11.0, 26.0);
    let left = MARGIN + 2.6 * text;
    let width = (room.width - left - MARGIN) * BAR;
    let words = left + width + 0.8 * text;
    let longest = bounds.lengths.iter().map(|(_, words)| words_width(words, 1.0)).fold(1.0, f64::max);
    let size = text.min((room.width - words - MARGIN) / longest);
    let bottom = head + row * bounds.lengths.len() as f64;
    let corner = |length: usize| point(left, bottom - row * (length + 1) as f64);
    for (length, (_, said)) in bounds.lengths.iter().enumerate() {
        let y = corner(length).y + row / 2.0;
        let weight = weight(bounds, length);
        scene.label(point(left - 0.6 * text, y), length.to_string(), text, weight, Anchor::End, Paint::Ink);
        scene.label(point(words, y), said.as_str(), size, weight, Anchor::Start, Paint::Ink);
    }
    let inset = (row * 0.1).min(3.0);
    let cell = |length: usize| {
        let at = corner(length) + point(0.0, inset);
        [at, at + point(width, row - 2.0 * inset)]
    };
    draw_lengths(scene, bounds, pointed, cell);
    if let Some([low, high]) = possible(bounds) {
        let from = corner(high) + point(-2.4 * text, 0.0);
        frame(scene, from, point(left + width + 0.3 * text, bottom - row * low as f64));
    }
}

/// The lengths in a row, 0 on the left, with a legend below.
fn in_a_row(scene: &mut Scene, bounds: &BoundsPicture, pointed: Option<Id>, head: f64, text: f64) {
    let room = scene.room;
    let count = bounds.lengths.len().max(1);
    let width = ((room.width - 2.0 * MARGIN) / count as f64).min(64.0);
    let left = (room.width - width * count as f64) / 2.0;
    let size = (width / 1.4).min(text);
    // Of very many only every second one has its number.
    let every = if size < 9.0 { 2 } else { 1 };
    let size = size.max(9.0);
    let top = head + 1.3 * size;
    let height = ((room.height - top) * 0.4).within(14.0, 48.0);
    for length in (0..count).step_by(every) {
        let at = point(left + width * (length as f64 + 0.5), head + 0.6 * size);
        scene.label(at, length.to_string(), size, weight(bounds, length), Anchor::Middle, Paint::Ink);
    }
    let inset = (width * 0.06).min(2.0);
    let cell = |length: usize| {
        let x = left + width * length as f64;
        [point(x + inset, top), point(x + width - inset, top + height)]
    };
    draw_lengths(scene, bounds, pointed, cell);
    if let Some([low, high]) = possible(bounds) {
        let end = point(left + width * (high + 1) as f64, top + height + 3.0);
        frame(scene, point(left + width * low as f64, head - 0.1 * size), end);
    }
    let signs = [LengthState::Excluded, LengthState::Searching(500), LengthState::Open, LengthState::Known];
    let (mut x, mut y) = (MARGIN, top + height + 1.6 * text);
    let mut ends = vec![];
    for (state, words) in signs.into_iter().zip(bounds.legend) {
        let own = 2.1 * text + words_width(words, text);
        if x > MARGIN && x + own > room.width - MARGIN {
            (x, y) = (MARGIN, y + 1.5 * text);
        }
        if y + 0.5 * text > room.height {
            break;
        }
        draw_length(scene, None, state, [point(x, y - 0.5 * text), point(x + 1.6 * text, y + 0.5 * text)], &mut ends);
        scene.label(point(x + 2.0 * text, y), words, text, Weight::Regular, Anchor::Start, Paint::Ink);
        x += own + text;
    }
    scene.segments(ends, Paint::Second, HATCH_WIDTH, &[]);
}

/// The least and the greatest length that are still possible, once a solution is known.
fn possible(bounds: &BoundsPicture) -> Option<[usize; 2]> {
    let is = |wanted: LengthState| bounds.lengths.iter().position(|(state, _)| *state == wanted);
    let low = bounds.lengths.iter().position(|(state, _)| *state != LengthState::Excluded)?;
    Some([low, is(LengthState::Known)?])
}

/// Numbers and words of the known length and the one that is searched are bold.
fn weight(bounds: &BoundsPicture, length: usize) -> Weight {
    match bounds.lengths.get(length) {
        Some((LengthState::Known | LengthState::Searching(_), _)) => Weight::Bold,
        _ => Weight::Regular,
    }
}

/// The frame around what is still possible.
fn frame(scene: &mut Scene, from: Point, to: Point) {
    scene.polygon(None, rectangle(from, to), None, stroke(Paint::Ink, 2.5));
}

/// The distance of the lines of a hatching along the edge, and their width.
const HATCH: f64 = 11.0;
const HATCH_WIDTH: f64 = 1.4;

fn draw_lengths(scene: &mut Scene, bounds: &BoundsPicture, pointed: Option<Id>, cell: impl Fn(usize) -> [Point; 2]) {
    let mut ends = vec![];
    for (length, (state, _)) in bounds.lengths.iter().enumerate() {
        draw_length(scene, Some(length_id(length)), *state, cell(length), &mut ends);
    }
    scene.segments(ends, Paint::Second, HATCH_WIDTH, &[]);
    if let Some(id) = pointed.filter(|id| id.kind == LENGTH && (id.a as usize) < bounds.lengths.len()) {
        let [from, to] = cell(id.a as usize);
        scene.polygon(Some(id), rectangle(from, to), None, stroke(Paint::Accent, 4.0));
    }
}

/// A length between two corners; the lines of its hatching go to `ends`.
fn draw_length(scene: &mut Scene, id: Option<Id>, state: LengthState, [from, to]: [Point; 2], ends: &mut Vec<Point>) {
    let (fill, edge) = match state {
        LengthState::Excluded => (Paint::SecondArea, stroke(Paint::Second, 1.0)),
        LengthState::Searching(_) => (Paint::Sheet, stroke(Paint::Accent, 2.0)),
        LengthState::Open => (Paint::Sheet, stroke(Paint::Soft, 1.0)),
        LengthState::Known => (Paint::GoodArea, stroke(Paint::Good, 2.0)),
        LengthState::Longer => (Paint::GoodArea, None),
    };
    scene.polygon(id, rectangle(from, to), Some(fill), edge);
    match state {
        LengthState::Excluded => hatch(from, to, ends),
        LengthState::Searching(thousandths) => {
            // Along its longer side: to the right, or upwards.
            let (part, size) = (f64::from(thousandths.min(1000)) / 1000.0, to - from);
            let begin = if size.y > size.x { point(from.x, to.y - size.y * part) } else { from };
            let end = if size.y > size.x { to } else { point(from.x + size.x * part, to.y) };
            scene.polygon(id, rectangle(begin, end), Some(Paint::Accent), None);
        }
        LengthState::Known => {
            let (middle, reach) = (from.towards(to, 0.5), (to.x - from.x).min(to.y - from.y) * 0.32);
            let tick = [point(-1.0, 0.0), point(-0.25, 0.8), point(1.1, -0.8)].map(|own| middle + own * reach);
            scene.line(tick.to_vec(), Paint::Good, (reach * 0.4).max(2.0));
        }
        LengthState::Open | LengthState::Longer => {}
    }
}

/// The rectangle between its upper left and its lower right corner.
fn rectangle(from: Point, to: Point) -> Vec<Point> {
    vec![from, point(to.x, from.y), to, point(from.x, to.y)]
}

/// The lines of a hatching between two corners, rising to the right.
fn hatch(from: Point, to: Point, ends: &mut Vec<Point>) {
    let (width, height) = (to.x - from.x, to.y - from.y);
    let mut start = HATCH / 2.0;
    // Each begins `start` to the right of the upper left corner, or below it, and goes down to the left.
    while start < width + height {
        let right = point(from.x + start.min(width), from.y + (start - width).max(0.0));
        let left = point(from.x + (start - height).max(0.0), from.y + start.min(height));
        ends.extend([left, right]);
        start += HATCH;
    }
}
