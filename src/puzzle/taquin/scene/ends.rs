//! Both ends of the distance of a board, round by round: the shortest solution found, and below it what is proved.

use super::BAR;
use crate::geometry::{Point, Within, point};
use crate::lang::Lang;
use crate::puzzle::taquin::anytime::EndsRound;
use crate::scene::plot::{Axes, AxisValues, HEAD, Margins, Sign, legend, words_width};
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Id, Paint, Room, Scene, Stroke, Weight, stroke};

/// The words of the plot.
#[derive(Clone, Copy, Debug)]
pub struct EndsWords<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its horizontal axis.
    pub below: &'a str,
    /// The solution, the proof, and the room between them.
    pub signs: [&'a str; 3],
    /// The language of numbers.
    pub lang: Lang,
}

const FOUND: Sign = Sign::Line(Stroke { paint: Paint::Ink, width: 3.0 }, &[]);
const PROVED: Sign = Sign::Line(Stroke { paint: Paint::Accent, width: 4.0 }, &[12.0, 5.0]);
const BETWEEN: Sign = Sign::Area(Paint::AccentArea, stroke(Paint::Accent, 1.0));

/// There is room for this many rounds at least.
const FEWEST: usize = 6;

/// The plot; the numbers of the last round stand at its lines. Each round is a column that can be pointed at.
pub fn scene(rounds: &[EndsRound], words: &EndsWords, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let text = (room.width / 45.0).min(room.height / 28.0).within(13.0, 26.0);
    let lowest = rounds.iter().map(|round| round.bound).min().unwrap_or(0);
    // Before a solution is found, the bounds alone are there.
    let highest = rounds.iter().map(|round| round.bound.max(round.moves.unwrap_or(lowest + 10))).max();
    let highest = highest.unwrap_or(lowest + 10);
    let low = f64::from(lowest.saturating_sub(6) / 10 * 10);
    let last = rounds.len().max(FEWEST) as f64;
    let [found, proved, between] = words.signs;
    // Measured once for its height, and drawn above what it does not cover.
    let signs = [(FOUND, found), (PROVED, proved), (BETWEEN, between)];
    let head = legend(&mut Scene::new(room), &signs, text).max(text * HEAD);
    let margins = Margins { left: text * 3.2, head, right: text * 4.0, foot: text * 3.4 };
    let axes = Axes::new(room, margins, text, [0.5, last + 0.5], [low, f64::from(highest) + 4.0]);
    axes.draw(&mut scene, words.title, words.below, AxisValues::Whole, words.lang);
    legend(&mut scene, &signs, text);
    let at = |index: usize, value: u32| axes.place(index as f64 + 1.0, f64::from(value));
    let upper: Vec<Point> =
        rounds.iter().enumerate().filter_map(|(index, round)| Some(at(index, round.moves?))).collect();
    let lower: Vec<Point> = rounds.iter().enumerate().map(|(index, round)| at(index, round.bound)).collect();
    let first = rounds.len() - upper.len();
    if upper.len() > 1 {
        let area = upper.iter().copied().chain(lower[first..].iter().rev().copied()).collect();
        BETWEEN.draw(&mut scene, area);
    }
    FOUND.draw(&mut scene, upper.clone());
    PROVED.draw(&mut scene, lower.clone());
    for (points, paint) in [(&upper, Paint::Ink), (&lower, Paint::Accent)] {
        for &at in points {
            scene.polygon(None, circle(at, text * 0.28), Some(paint), None);
        }
    }
    // The width of every beam has room in steps.
    let longest = rounds.iter().map(|round| words_width(&words.lang.number(round.width), text)).fold(1.0, f64::max);
    let apart = (axes.to.x - axes.from.x) / last;
    let every = ((longest + text) / apart).ceil().max(1.0) as usize;
    for (index, round) in rounds.iter().enumerate().filter(|(index, _)| index % every == 0) {
        let foot = axes.place(index as f64 + 1.0, low);
        scene.line(vec![foot, foot + point(0.0, 5.0)], Paint::Ink, 2.0);
        let width = words.lang.number(round.width);
        scene.label(foot + point(0.0, text * 1.1), width, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    }
    if let (Some(round), Some(&place)) = (rounds.last(), lower.last()) {
        let meets = round.moves == Some(round.bound);
        for (value, end) in [(round.moves, upper.last()), (Some(round.bound).filter(|_| !meets), Some(&place))] {
            let Some((value, &end)) = value.zip(end) else { continue };
            let words = words.lang.number(value);
            let beside = end + point(text * 0.8, 0.0);
            scene.label(beside, words, text * 1.3, Weight::Bold, Anchor::Start, Paint::Ink);
        }
    }
    for index in 0..rounds.len() {
        axes.column(&mut scene, Id::new(BAR, index, 0), rounds.len().max(FEWEST));
    }
    scene
}
