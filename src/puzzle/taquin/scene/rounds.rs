//! Iterative deepening: the threshold that rises from round to round, the nodes of each round below it, and the board at the end of the
//! present path.

use super::{BAR, board};
use crate::geometry::{Within, point};
use crate::lang::Lang;
use crate::puzzle::taquin::{Board, Way};
use crate::scene::plot::{Axes, HEAD, Margins, words_width, wrapped};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, stroke};

/// A round in the plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTotal {
    /// The largest sum of moves made and estimate that is followed.
    pub threshold: u32,
    /// The nodes created so far.
    pub nodes: u64,
    /// Whether it was searched to its end.
    pub is_complete: bool,
}

/// The words of the plot.
#[derive(Clone, Copy, Debug)]
pub struct RoundWords<'a> {
    /// The title of the plot of the rounds.
    pub title: &'a str,
    /// Its horizontal axis: the threshold.
    pub threshold: &'a str,
    /// What a step on its vertical axis means.
    pub scale: &'a str,
    /// Under the board: what it is.
    pub under: &'a str,
    /// The language of numbers.
    pub lang: Lang,
}

/// The part of the height that the curve of the threshold takes.
const CURVE: f64 = 0.2;

/// The rounds, a bar for each: its height is the number of digits of its nodes, continued between the whole numbers (their logarithm).
/// Above them, in the same columns, a curve of the threshold, where there is room for it and it has risen.
pub fn plot(rounds: &[RoundTotal], words: &RoundWords, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let text = (room.width / 34.0).min(room.height / 14.0).within(12.0, 20.0);
    let most = rounds.iter().map(|round| round.nodes).max().unwrap_or(1).max(10) as f64;
    let count = rounds.len().max(4) as f64;
    let curve = if rounds.len() > 1 && room.height >= 12.0 * text { room.height * CURVE } else { 0.0 };
    // The title has two lines where one would have small letters.
    let one_line = (text * 1.25).min((room.width - 20.0) / (words.title.chars().count().max(1) as f64 * 0.54));
    let (size, title) = match one_line < text * 0.9 {
        true => (text, wrapped(words.title, room.width - 20.0, text)),
        false => (one_line, vec![words.title.to_string()]),
    };
    let titles = (title.len() - 1) as f64 * 1.2 * text;
    let head = titles + if curve > 0.0 { text * 4.2 + curve } else { text * HEAD };
    let margins = Margins { left: 12.0, head, right: 12.0, foot: text * 3.4 };
    let axes = Axes::new(room, margins, text, [0.0, count], [0.0, most.log10()]);
    for (line, title) in title.into_iter().enumerate() {
        let at = point(10.0, text * 1.2 * (line + 1) as f64);
        scene.label(at, title, size, Weight::Bold, Anchor::Start, Paint::Ink);
    }
    scene.line(vec![axes.place(0.0, 0.0), axes.place(count, 0.0)], Paint::Ink, 2.0);
    // As many numbers as have room, the last one always.
    let wide = (axes.to.x - axes.from.x) / count;
    let longest = rounds.iter().map(|round| words_width(&words.lang.number(round.nodes), text)).fold(1.0, f64::max);
    let every = (((longest + 0.6 * text) / wide).ceil() as usize).max(1);
    let ends = |index: usize| [0.12, 0.88].map(|share| axes.place(index as f64 + share, 0.0).x);
    let top = |round: &RoundTotal| axes.place(0.0, (round.nodes.max(1) as f64).log10().max(0.04)).y;
    let weight = |index: usize| if index + 1 == rounds.len() { Weight::Bold } else { Weight::Regular };
    for (index, round) in rounds.iter().enumerate() {
        // A round that goes on is hollow.
        let fill = if round.is_complete { Paint::AccentArea } else { Paint::Sheet };
        let edge = stroke(Paint::Accent, if index + 1 == rounds.len() { 3.5 } else { 2.0 });
        let bar = axes.bar(ends(index), top(round));
        scene.polygon(Some(Id::new(BAR, round.threshold as usize, 0)), bar, Some(fill), edge);
    }
    for (index, round) in rounds.iter().enumerate() {
        let [left, right] = ends(index);
        let later = rounds.len() - 1 - index;
        if later.is_multiple_of(every) {
            // Where it is wider than the bar it lies over the lower bars to its left.
            let words = words.lang.number(round.nodes);
            let long = words_width(&words, text);
            let middle = if long > right - left { right - long / 2.0 } else { (left + right) / 2.0 };
            let middle = middle.within(long / 2.0 + 2.0, (room.width - long / 2.0 - 4.0).max(long / 2.0 + 2.0));
            scene.label(point(middle, top(round) - text * 0.8), words, text, weight(index), Anchor::Middle, Paint::Ink);
        }
        if later.is_multiple_of((2.2 * text / wide).ceil().max(1.0) as usize) {
            let below = point((left + right) / 2.0, axes.to.y + text * 1.0);
            scene.label(below, round.threshold.to_string(), text, weight(index), Anchor::Middle, Paint::Ink);
        }
    }
    if let ([first, .., last], true) = (rounds, curve > 0.0) {
        let (lowest, rise) =
            (f64::from(first.threshold), f64::from(last.threshold.saturating_sub(first.threshold).max(1)));
        let foot = titles + text * 2.4 + curve;
        let height = |round: &RoundTotal| foot - (f64::from(round.threshold) - lowest) / rise * (curve - text);
        let mut steps = vec![];
        for (index, round) in rounds.iter().enumerate() {
            steps.extend([0.0, 1.0].map(|share| point(axes.place(index as f64 + share, 0.0).x, height(round))));
        }
        let (begin, end) = (steps[0], steps[steps.len() - 1]);
        scene.line(steps, Paint::Ink, 3.0);
        let above = point(0.0, -0.75 * text);
        // The axis names it, too.
        let whole = format!("{} {}", words.threshold, first.threshold);
        let name = if words_width(&whole, text) < wide { whole } else { first.threshold.to_string() };
        scene.label(begin + above, name, text, Weight::Regular, Anchor::Start, Paint::Ink);
        scene.label(end + above, last.threshold.to_string(), text, Weight::Bold, Anchor::End, Paint::Ink);
    }
    let below = point(room.width / 2.0, axes.to.y + text * 2.4);
    let whole = format!("{} ({})", words.threshold, words.scale);
    let name = if words_width(&whole, text) < room.width { whole } else { words.threshold.to_string() };
    scene.label(below, name, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    scene
}

/// The height at the top of a room that the board and the plot take above a tree; 0 in a wide room, where the corners have place for them,
/// and in a low one, where the tree needs all of it.
pub fn band(room: Room) -> f64 {
    if room.width < 600.0 && room.height >= 340.0 { (room.height * 0.36).within(128.0, 220.0) } else { 0.0 }
}

/// The size of the plot in a corner beside a tree; none in a room where it would hide most of that.
pub fn corner(room: Room) -> Option<Room> {
    let height = (room.height * 0.34).within(150.0, 280.0).min(room.height * 0.42);
    (room.width > 460.0 && height >= 110.0).then_some(Room { width: (room.width * 0.36).min(460.0), height })
}

/// The board at the end of a path, with the way of the blank along it and its words, beside or above the plot; alone where nothing is
/// searched.
pub fn scene(at: &Board, ways: &[Way], rounds: &[RoundTotal], words: &RoundWords, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let letters = |side: f64| (side / 16.0).within(13.0, 24.0);
    if rounds.is_empty() {
        draw_board(&mut scene, at, ways, words.under, letters(room.width.min(room.height)), room);
        return scene;
    }
    let is_wide = room.width > room.height * 1.1;
    let side = if is_wide { (room.width * 0.4).min(room.height) } else { (room.height * 0.42).min(room.width) };
    let text = letters(side);
    let (own, corner, rest) = if is_wide {
        // As wide as its words, if these are not too long.
        let width = side.max(words_width(words.under, text).min(room.width * 0.46));
        (Room { width, ..room }, point(width + 16.0, 0.0), Room { width: room.width - width - 16.0, ..room })
    } else {
        (Room { height: side, ..room }, point(0.0, side), Room { height: room.height - side, ..room })
    };
    draw_board(&mut scene, at, ways, words.under, text, own);
    scene.insert(plot(rounds, words, rest), corner);
    scene
}

/// A board in a room with the same corner as the scene, and below it its words of this size, in several lines if they are long.
fn draw_board(scene: &mut Scene, at: &Board, ways: &[Way], words: &str, text: f64, room: Room) {
    let lines = wrapped(words, room.width, text);
    let below = lines.len() as f64 * 1.3 * text;
    let size = (room.height - below - 1.3 * text).min(room.width * 0.96);
    let middle = point(room.width / 2.0, (room.height - below) / 2.0);
    board::small_with_way(scene, None, at, ways, middle, size);
    for (line, words) in lines.into_iter().enumerate() {
        let under = point(middle.x, middle.y + size / 2.0 + text * (1.1 + 1.3 * line as f64));
        scene.label(under, words, text, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
}
