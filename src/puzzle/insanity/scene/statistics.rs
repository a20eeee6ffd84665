//! The plots of an experiment with random sets: the running fraction with a solution, and how many pairs sets have.

use super::graph::strokes::{broken, circle};
use crate::geometry::{Point, point};
use crate::scene::{Anchor, Paint, Room, Scene, Weight, stroke};
use crate::text::Lang;

/// The words of the plots.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// Title of the first plot: "Sets with a solution".
    pub fraction: &'a str,
    /// Below its horizontal axis: "sets drawn".
    pub sets: &'a str,
    /// Before the interval: "95 % interval".
    pub interval: &'a str,
    /// At the line of the exact fraction: "exact".
    pub exact: &'a str,
    /// Title of the second plot: "Pairs of factorisations without a common edge".
    pub distribution: &'a str,
    /// Below its horizontal axis: "pairs in a set".
    pub pairs: &'a str,
}

/// What is plotted.
#[derive(Clone, Copy, Debug)]
pub struct Plots<'a> {
    /// For each point: sets drawn so far, and the fraction of them with a solution with its 95 % interval, 0 to 1.
    pub running: &'a [(u64, f64, [f64; 2])],
    /// Sets with 0, 1, 2, … pairs; the last one counts those with more, too.
    pub pairs: &'a [u64],
    /// The exact fraction, if it is known.
    pub exact: Option<f64>,
    /// All sets asked for: the right end of the axis.
    pub sets: u64,
    /// The words.
    pub words: Words<'a>,
}

/// Both plots: side by side in a wide room, else one above the other.
pub fn scene(plots: &Plots, room: Room, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let wide = room.width > room.height * 1.15 && room.width >= 800.0;
    let (half, second, text) = if wide {
        let half = room.width * 0.54;
        (Room { width: half, ..room }, point(half, 0.0), room.width / 60.0)
    } else {
        let half = room.height * 0.54;
        (Room { height: half, ..room }, point(0.0, half), room.width / 34.0)
    };
    let text = text.min(room.height / 34.0).clamp(13.0, 20.0);
    let rest = Room { width: room.width - second.x, height: room.height - second.y };
    scene.insert(running(plots, half, text, lang), point(0.0, 0.0));
    // Beside each other, the plots stand on the same lines.
    let head = text * if wide { HEAD } else { 3.0 };
    scene.insert(pairs(plots, rest, head, text, lang), second);
    scene
}

/// Height of the title and of the line under it, in heights of type.
const HEAD: f64 = 4.6;

/// About how wide words are: bold digits are a little wider than half their height, percent signs twice as wide.
fn words_width(words: &str, size: f64) -> f64 {
    (words.chars().count() + words.matches('%').count()) as f64 * size * 0.58
}

/// Where a plot's axes lie.
struct Frame {
    from: Point,
    to: Point,
    /// Size of the type.
    text: f64,
    /// The values at the left and right end.
    x: [f64; 2],
    /// The values at the lower and upper end.
    y: [f64; 2],
}

impl Frame {
    /// In a room, under a head and with space on the right for what stands beside the plot.
    fn new(room: Room, [head, right]: [f64; 2], text: f64, x: [f64; 2], y: [f64; 2]) -> Frame {
        let from = point(text * 4.1, head);
        let to = point((room.width - right).max(from.x + 10.0), (room.height - text * 3.4).max(head + 10.0));
        Frame { from, to, text, x, y }
    }

    fn place(&self, x: f64, y: f64) -> Point {
        let share = |value: f64, [low, high]: [f64; 2]| (value - low) / (high - low).max(1e-12);
        point(
            self.from.x + (self.to.x - self.from.x) * share(x, self.x).clamp(0.0, 1.0),
            self.to.y - (self.to.y - self.from.y) * share(y, self.y).clamp(0.0, 1.0),
        )
    }

    /// Title, gridlines with their values in percent, and the words below the axis.
    fn draw(&self, scene: &mut Scene, title: &str, below: &str, lang: Lang) {
        let Frame { from, to, text, .. } = *self;
        let size = (text * 1.25).min((scene.room.width - 20.0) / (title.chars().count().max(1) as f64 * 0.54));
        scene.label(point(10.0, text * 1.2), title, size, Weight::Bold, Anchor::Start, Paint::Ink);
        let step = round_step(self.y[1] - self.y[0], ((to.y - from.y) / (text * 2.6)).clamp(2.0, 6.0));
        for tick in ticks(self.y, step) {
            let y = self.place(self.x[0], tick).y;
            // Dots, for the projector theme has no light lines.
            broken(scene, &[point(from.x, y), point(to.x, y)], &[0.5, 9.5], Paint::Soft, 1.5);
            let words = lang.percent(tick, places(step * 100.0));
            scene.label(point(from.x - 7.0, y), words, text, Weight::Regular, Anchor::End, Paint::Ink);
        }
        scene.line(vec![from, point(from.x, to.y), to], Paint::Ink, 2.0);
        let middle = point((from.x + to.x) / 2.0, to.y + text * 2.6);
        scene.label(middle, below, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    }
}

fn running(plots: &Plots, room: Room, text: f64, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let exact = plots.exact.map(|exact| lang.percent(exact, 4));
    // Beside the plot stands the exact fraction in two lines.
    let beside = [exact.as_deref().unwrap_or_default(), plots.words.exact].map(|words| words_width(words, text));
    let right = 24.0 + beside[0].max(beside[1]).max(text * 1.6);
    let end = plots.sets.max(plots.running.last().map_or(0, |last| last.0)).max(1) as f64;
    let frame = Frame::new(room, [text * HEAD, right], text, [0.0, end], fraction_range(plots));

    let curve = |of: fn(&(u64, f64, [f64; 2])) -> f64| -> Vec<(f64, f64)> {
        plots.running.iter().map(|each| (each.0 as f64, of(each))).collect()
    };
    let [low, high] = [curve(|(_, _, interval)| interval[0]), curve(|(_, _, interval)| interval[1])];
    if plots.running.len() > 1 {
        let area = high.iter().chain(low.iter().rev()).map(|(x, y)| frame.place(*x, *y));
        scene.polygon(None, area.collect(), Some(Paint::AccentArea), None);
    }
    frame.draw(&mut scene, plots.words.fraction, plots.words.sets, lang);
    sets_axis(&mut scene, &frame, lang);
    // The edge of the interval is drawn, too: a pale area alone is lost on a projector.
    for part in inside(&frame, &low).into_iter().chain(inside(&frame, &high)) {
        broken(&mut scene, &part, &[2.0, 6.0], Paint::Accent, 1.5);
    }
    if let (Some(value), Some(words)) = (plots.exact, exact) {
        let (from, to) = (frame.place(0.0, value), frame.place(end, value));
        broken(&mut scene, &[from, to], &[11.0, 9.0], Paint::Ink, 3.0);
        let x = to.x + 10.0;
        let name = point(x, to.y - text * 0.62);
        scene.label(name, plots.words.exact, text, Weight::Regular, Anchor::Start, Paint::Ink);
        scene.label(point(x, to.y + text * 0.62), words, text, Weight::Bold, Anchor::Start, Paint::Ink);
    }
    for part in inside(&frame, &curve(|(_, fraction, _)| *fraction)) {
        scene.line(part, Paint::Accent, 4.0);
    }
    if let Some(&(sets, value, interval)) = plots.running.last() {
        let at = frame.place(sets as f64, value);
        scene.polygon(None, circle(at, text * 0.45), Some(Paint::Accent), stroke(Paint::Sheet, 2.0));
        latest(&mut scene, &frame, plots, (value, interval), lang);
    }
    scene
}

/// The latest fraction and its interval in words, under the title, with the dot that ends the curve as its sign.
fn latest(scene: &mut Scene, frame: &Frame, plots: &Plots, (value, [low, high]): (f64, [f64; 2]), lang: Lang) {
    // One digit more than the interval is wide.
    let places = places((high - low) * 10.0).max(1);
    let text = frame.text;
    let y = text * 3.0;
    let fraction = lang.percent(value, places);
    let interval =
        format!("{} {}–{}", plots.words.interval, lang.fixed(low * 100.0, places), lang.percent(high, places));
    scene.polygon(None, circle(point(10.0 + text * 0.45, y), text * 0.45), Some(Paint::Accent), None);
    let x = 10.0 + text * 1.3;
    let big = text * 1.3;
    let width = words_width(&fraction, big);
    scene.label(point(x, y), fraction, big, Weight::Bold, Anchor::Start, Paint::Ink);
    let left = scene.room.width - x - width - text - 6.0;
    let size = text.min(left / (interval.chars().count() as f64 * 0.54)).max(10.0);
    scene.label(point(x + width + text * 0.5, y), interval, size, Weight::Regular, Anchor::Start, Paint::Ink);
}

/// The range of fractions: the later half of the intervals and the exact fraction, with some air.
fn fraction_range(plots: &Plots) -> [f64; 2] {
    let later = plots.running.iter().skip(plots.running.len() / 2);
    let values = later.flat_map(|(_, value, [low, high])| [*value, *low, *high]).chain(plots.exact);
    let (low, high) = values.fold((1.0f64, 0.0f64), |(low, high), value| (low.min(value), high.max(value)));
    if low > high || !(low + high).is_finite() {
        return [0.0, 1.0];
    }
    // Before the first sets are drawn, ten percent on both sides show where the curve will go.
    let air = if plots.running.is_empty() { 0.1 } else { ((high - low) * 0.15).max(0.002) };
    [(low - air).max(0.0), (high + air).min(1.0)]
}

/// The values of the horizontal axis of the running fraction.
fn sets_axis(scene: &mut Scene, frame: &Frame, lang: Lang) {
    let longest = lang.number(frame.x[1] as u64).chars().count() as f64 * frame.text * 0.55 + frame.text * 1.2;
    let step = round_step(frame.x[1], ((frame.to.x - frame.from.x) / longest).clamp(1.0, 6.0)).max(1.0);
    for tick in ticks(frame.x, step) {
        let at = frame.place(tick, frame.y[0]);
        scene.line(vec![at, point(at.x, at.y + 5.0)], Paint::Ink, 2.0);
        let words = lang.number(tick.round() as u64);
        let at = point(at.x, at.y + frame.text * 1.1);
        scene.label(at, words, frame.text, Weight::Regular, Anchor::Middle, Paint::Ink);
    }
}

/// The parts of the curve inside the range of the vertical axis, cut where it leaves it.
fn inside(frame: &Frame, curve: &[(f64, f64)]) -> Vec<Vec<Point>> {
    let [low, high] = frame.y;
    let mut parts: Vec<Vec<Point>> = Vec::new();
    for ends in curve.windows(2) {
        let ((x0, y0), (x1, y1)) = (ends[0], ends[1]);
        // Shares of the way at which the range is entered and left.
        let (mut enter, mut leave) = (0.0f64, 1.0f64);
        if y0 == y1 {
            if y0 < low || y0 > high {
                continue;
            }
        } else {
            let (a, b) = ((low - y0) / (y1 - y0), (high - y0) / (y1 - y0));
            (enter, leave) = (enter.max(a.min(b)), leave.min(a.max(b)));
        }
        if enter >= leave {
            continue;
        }
        let at = |share: f64| frame.place(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
        match parts.last_mut() {
            Some(part) if enter == 0.0 && part.last() == Some(&at(0.0)) => part.push(at(leave)),
            _ => parts.push(vec![at(enter), at(leave)]),
        }
    }
    parts
}

fn pairs(plots: &Plots, room: Room, head: f64, text: f64, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let all: u64 = plots.pairs.iter().sum();
    let share = |count: u64| if all > 0 { count as f64 / all as f64 } else { 0.0 };
    let highest = plots.pairs.iter().map(|count| share(*count)).fold(0.0, f64::max);
    // A little more than the highest bar: what is written above it must have room.
    let top = if highest > 0.0 { (highest * 1.12).min(1.12) } else { 1.0 };
    let frame = Frame::new(room, [head, 12.0], text, [0.0, plots.pairs.len().max(1) as f64], [0.0, top]);
    frame.draw(&mut scene, plots.words.distribution, plots.words.pairs, lang);
    let step = (frame.to.x - frame.from.x) / plots.pairs.len().max(1) as f64;
    // Above narrow bars there is room for three letters, above wide ones for four.
    let is_narrow = step < text * 2.5;
    let size = (step / if is_narrow { 1.9 } else { 2.5 }).clamp(8.0, text);
    for (pairs, &count) in plots.pairs.iter().enumerate() {
        let top = frame.place(pairs as f64 + 0.5, share(count));
        let (left, right) = (top.x - step * 0.39, top.x + step * 0.39);
        if count > 0 {
            let bar = [(left, frame.to.y), (left, top.y), (right, top.y), (right, frame.to.y)];
            let bar = bar.map(|(x, y)| point(x, y)).to_vec();
            scene.polygon(None, bar, Some(Paint::Accent), stroke(Paint::Ink, 1.5));
        }
        if all > 0 {
            // The axis says that it is in percent.
            let value = share(count) * 100.0;
            let words = match value {
                _ if count == 0 => "0".to_string(),
                _ if value < 0.05 && is_narrow => "≈0".to_string(),
                _ if value < 0.05 => format!("<{}", lang.fixed(0.1, 1)),
                _ => lang.fixed(value, if is_narrow && value > 9.95 { 0 } else { 1 }),
            };
            let at = point(top.x, top.y - size * 0.85);
            scene.label(at, words, size, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
        let words = if pairs + 1 == plots.pairs.len() { format!("{pairs}+") } else { pairs.to_string() };
        let at = point(top.x, frame.to.y + text * 1.1);
        scene.label(at, words, text.min(step / 2.1), Weight::Regular, Anchor::Middle, Paint::Ink);
    }
    scene
}

/// The round step, 1, 2 or 5 times a power of ten, that divides a range into at most so many parts.
fn round_step(range: f64, parts: f64) -> f64 {
    let least = (range / parts).max(1e-9);
    let mut power = 1e-9;
    while power * 10.0 <= least * 1.001 {
        power *= 10.0;
    }
    [1.0, 2.0, 5.0].into_iter().map(|factor| factor * power).find(|step| *step >= least * 0.999).unwrap_or(10.0 * power)
}

/// The multiples of a step in a range.
fn ticks([low, high]: [f64; 2], step: f64) -> impl Iterator<Item = f64> {
    let (first, last) = ((low / step - 1e-6).ceil(), (high / step + 1e-6).floor());
    // No axis has so many; a bound in any case.
    (0..=((last - first).clamp(-1.0, 100.0) as i64)).map(move |index| (first + index as f64) * step)
}

/// Decimal places that show the first digit of a number.
fn places(number: f64) -> usize {
    let mut places = 0;
    let mut first = number;
    while number > 0.0 && first < 1.0 - 1e-9 && places < 6 {
        first *= 10.0;
        places += 1;
    }
    places
}
