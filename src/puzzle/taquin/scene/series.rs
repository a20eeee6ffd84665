//! Methods compared on many boards: the length of their solutions and the boards that they create.

use crate::geometry::{Within, point};
use crate::lang::Lang;
use crate::scene::plot::{Axes, HEAD, Margins, words_width};
use crate::scene::strokes::{broken, circle};
use crate::scene::{Anchor, Paint, Room, Scene, Weight, stroke};

/// A method in the plot.
#[derive(Clone, Debug, PartialEq)]
pub struct SeriesPoint {
    /// Its name.
    pub name: String,
    /// The mean length of its solutions.
    pub moves: f64,
    /// The mean number of configurations that it creates: at least 1.
    pub created: f64,
    /// Whether no other method has shorter solutions with fewer configurations.
    pub is_best: bool,
}

/// The words of the plot.
#[derive(Clone, Copy, Debug)]
pub struct SeriesWords<'a> {
    /// Its title: what is upwards.
    pub title: &'a str,
    /// Its horizontal axis.
    pub below: &'a str,
    /// The language of numbers.
    pub lang: Lang,
}

/// A point for each method: to the right the length of its solutions, upwards what it creates, each line ten times the one below.
pub fn scene(points: &[SeriesPoint], words: &SeriesWords, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let text = (room.width / 30.0).within(12.0, 18.0);
    let most = points.iter().map(|at| at.created).fold(10.0, f64::max).log10().ceil();
    let moves = |pick: fn(f64, f64) -> f64, start: f64| points.iter().map(|at| at.moves).fold(start, pick);
    let (low, high) = (moves(f64::min, f64::MAX), moves(f64::max, 0.0));
    let air = ((high - low) * 0.06).max(1.0);
    let widest = words_width(&words.lang.number(10_u64.pow(most as u32)), text);
    let margins = Margins { left: widest + 14.0, head: text * HEAD, right: 10.0, foot: text * 3.2 };
    let axes = Axes::new(room, margins, text, [(low - air).max(0.0), high + air], [0.0, most]);
    scene.label(point(10.0, text * 1.2), words.title, text * 1.1, Weight::Bold, Anchor::Start, Paint::Ink);
    for power in 0..=most as u32 {
        let y = axes.place(0.0, f64::from(power)).y;
        broken(&mut scene, &[point(axes.from.x, y), point(axes.to.x, y)], &[0.5, 9.5], Paint::Soft, 1.5);
        let value = words.lang.number(10_u64.pow(power));
        scene.label(point(axes.from.x - 7.0, y), value, text, Weight::Regular, Anchor::End, Paint::Ink);
    }
    scene.line(vec![axes.from, point(axes.from.x, axes.to.y), axes.to], Paint::Ink, 2.0);
    axes.whole_numbers(&mut scene, "", words.lang);
    let below = point((axes.from.x + axes.to.x) / 2.0, axes.to.y + text * 2.6);
    scene.label(below, words.below, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    // Names that would lie over each other are put one below the other, from the highest point down.
    let mut order: Vec<&SeriesPoint> = points.iter().collect();
    order.sort_by(|a, b| b.created.total_cmp(&a.created));
    let mut lines: Vec<(f64, f64, f64)> = vec![];
    for at in order {
        let place = axes.place(at.moves, at.created.max(1.0).log10());
        let (fill, weight) =
            if at.is_best { (Paint::Accent, Weight::Bold) } else { (Paint::AccentArea, Weight::Regular) };
        scene.polygon(None, circle(place, text * 0.42), Some(fill), stroke(Paint::Accent, 2.0));
        let long = words_width(&at.name, text);
        let is_right = place.x + text + long < room.width;
        let left = if is_right { place.x + text * 0.8 } else { place.x - text * 0.8 - long };
        let mut y = place.y;
        while let Some((_, _, taken)) =
            lines.iter().find(|(from, to, taken)| (y - taken).abs() < text * 1.1 && left < *to && left + long > *from)
        {
            y = taken + text * 1.15;
        }
        lines.push((left, left + long, y));
        scene.label(point(left, y), at.name.clone(), text, weight, Anchor::Start, Paint::Ink);
    }
    scene
}
