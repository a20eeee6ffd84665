//! Methods, or weights, compared on many boards: the length of their solutions and what finding them takes.

use crate::geometry::{Point, Within, point};
use crate::lang::Lang;
use crate::scene::plot::{Axes, HEAD, Margins, words_width};
use crate::scene::strokes::{broken, circle};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// A method in the plot, or a set of weights.
#[derive(Clone, Debug, PartialEq)]
pub struct SeriesPoint {
    /// Its name; most of many points have none, and are smaller.
    pub name: String,
    /// The mean length of its solutions.
    pub moves: f64,
    /// The mean number of configurations that it creates, or of leaves that it expands: at least 1.
    pub cost: f64,
    /// Whether no other has shorter solutions at less cost.
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

/// The kind of a point: its place in the list.
pub const POINT: &str = "point";

/// A point for each: to the right the length of its solutions, upwards what finding them takes, each line ten times the one below.
pub fn scene<'a>(points: &'a [SeriesPoint], words: &SeriesWords<'_>, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let text = (room.width / 25.0).within(13.0, 18.0);
    let least = points.iter().map(|at| at.cost).fold(f64::MAX, f64::min).within(1.0, 1e18).log10().floor();
    let most = points.iter().map(|at| at.cost).fold(1.0, f64::max).log10().ceil().max(least + 1.0);
    let moves = |pick: fn(f64, f64) -> f64, start: f64| points.iter().map(|at| at.moves).fold(start, pick);
    let (low, high) = (moves(f64::min, f64::MAX), moves(f64::max, 0.0));
    let air = ((high - low) * 0.06).max(1.0);
    let widest = words_width(&words.lang.number(10_u64.pow(most as u32)), text);
    let margins = Margins { left: widest + 14.0, head: text * HEAD, right: 10.0, foot: text * 3.2 };
    let axes = Axes::new(room, margins, text, [(low - air).max(0.0), high + air], [least, most]);
    let size = (text * 1.1).min((room.width - 12.0) / (words_width(words.title, 1.0)).max(1.0));
    scene.label(point(6.0, text * 1.2), words.title, size, Weight::Bold, Anchor::Start, Paint::Ink);
    for power in least as u32..=most as u32 {
        let y = axes.place(low, f64::from(power)).y;
        broken(&mut scene, &[point(axes.from.x, y), point(axes.to.x, y)], &[0.5, 9.5], Paint::Soft, 1.5);
        let value = words.lang.number(10_u64.pow(power));
        scene.label(point(axes.from.x - 7.0, y), value, text, Weight::Regular, Anchor::End, Paint::Ink);
    }
    scene.line(vec![axes.from, point(axes.from.x, axes.to.y), axes.to], Paint::Ink, 2.0);
    axes.whole_numbers(&mut scene, "", words.lang);
    let below = point((axes.from.x + axes.to.x) / 2.0, axes.to.y + text * 2.6);
    scene.label(below, words.below, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    let place = |(index, at): (usize, &'a SeriesPoint)| {
        (at, axes.place(at.moves, at.cost.max(1.0).log10()), Some(Id::new(POINT, index, 0)))
    };
    let mut places: Vec<(&SeriesPoint, Point, Option<Id>)> = points.iter().enumerate().map(place).collect();
    places.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    let radius = text * 0.42;
    // What is taken: the points, then the names one after the other, each as left, right and middle.
    let mut taken: Vec<[f64; 3]> = places.iter().map(|(_, at, _)| [at.x - radius, at.x + radius, at.y]).collect();
    let mut names = vec![];
    for &(at, place, id) in places.iter().filter(|(at, ..)| !at.name.is_empty()) {
        let long = words_width(&at.name, text);
        let starts = [place.x + text * 0.8, place.x - text * 0.8 - long, axes.from.x + text];
        let is_free = |&(left, y): &(f64, f64)| {
            // Not over the axis.
            let inside = left > axes.from.x + 2.0
                && left + long < room.width
                && (axes.from.y..axes.to.y - 0.7 * text).contains(&y);
            inside
                && !taken.iter().any(|&[from, to, middle]| {
                    left < to + 2.0 && left + long + 2.0 > from && (y - middle).abs() < text * 1.05
                })
        };
        // As near as there is room, above or below, on either side.
        let away =
            (0..40).flat_map(|step| [place.y + f64::from(step) * text * 0.55, place.y - f64::from(step) * text * 0.55]);
        let found = away.flat_map(|y| starts.map(|left| (left, y))).find(is_free);
        // Without room of its own, a name lies over others, but stays inside.
        let inside = starts[0].within(2.0, (room.width - long - 2.0).max(2.0));
        let (left, y) = found.unwrap_or((inside, place.y));
        taken.push([left, left + long, y]);
        names.push((at, place, left, left + long, y, id));
    }
    for &(_, place, left, right, y, _) in &names {
        if (y - place.y).abs() > text * 0.5 {
            let near = if place.x < left { left - 2.0 } else { place.x.min(right + 2.0) };
            scene.line(vec![place, point(near, y)], Paint::Soft, 1.0);
        }
    }
    for &(at, place, id) in places.iter().filter(|(at, ..)| at.name.is_empty()) {
        let fill = if at.is_best { Paint::Accent } else { Paint::AccentArea };
        scene.polygon(id, circle(place, radius * 0.6), Some(fill), stroke(Paint::Accent, 1.2));
    }
    // No line strikes through a name.
    for &(_, _, left, right, y, _) in &names {
        let middle = point((left + right) / 2.0, y);
        scene.polygon(None, rounded_rectangle(middle, right - left + 2.0, text * 1.1, 2.0), Some(Paint::Sheet), None);
    }
    for &(at, place, left, _, y, id) in &names {
        let (fill, weight) =
            if at.is_best { (Paint::Accent, Weight::Bold) } else { (Paint::AccentArea, Weight::Regular) };
        scene.polygon(id, circle(place, radius), Some(fill), stroke(Paint::Accent, 2.0));
        scene.label(point(left, y), at.name.clone(), text, weight, Anchor::Start, Paint::Ink);
    }
    scene
}
