//! The plots of exact distances: the number of positions at each distance, and a comparison of a solution with the exact
//! distances.

use super::{ALONG, BAR};
use crate::geometry::{Point, point};
use crate::lang::Lang;
use crate::scene::plot::{Axes, AxisValues, FOOT, HEAD, Halves, Margins, Sign, legend, words_width};
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Flat, Id, Label, Paint, Room, Scene, Shape, Stroke, Weight, painting_order, stroke};

/// The words of the plots. In the smallest room there is space for titles of 45 letters.
#[derive(Clone, Copy, Debug)]
pub struct DistanceWords<'a> {
    /// Title of the first plot: "Positions at each distance".
    pub positions: &'a str,
    /// Below its horizontal axis: the least number of moves.
    pub distance: &'a str,
    /// Before the distance of the board on show: "this board:".
    pub here: &'a str,
    /// Title of the second plot: "Moves still to come, along the solution".
    pub along: &'a str,
    /// Below its horizontal axis: "moves made".
    pub made: &'a str,
    /// The moves still to come: "this solution".
    pub to_come: &'a str,
    /// The exact distance: "shortest".
    pub exact: &'a str,
    /// The estimate by the chosen measure: "estimate".
    pub estimate: &'a str,
    /// The area between the moves to come and the exact distance: "detour".
    pub gap: &'a str,
    /// The lines in place of the first plot where no counts are known.
    pub none: &'a [&'a str],
}

/// A position along a solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Along {
    /// Moves still to come on this solution.
    pub to_come: u32,
    /// Its exact distance, if it is known.
    pub exact: Option<u8>,
    /// The estimate by the chosen measure, in moves; `None` if it does not count moves.
    pub estimate: Option<f64>,
}

/// What is plotted.
#[derive(Clone, Copy, Debug)]
pub struct DistancePlots<'a> {
    /// How many positions there are at each exact distance, from 0.
    pub counts: &'a [u64],
    /// The distance of the board on show.
    pub here: Option<u8>,
    /// The solution, from the given board to the order; empty if there is none.
    pub path: &'a [Along],
    /// The index in the path of the board on show.
    pub now: Option<usize>,
    /// The words.
    pub words: DistanceWords<'a>,
}

/// The moves still to come: dashes that lie on the exact distance where the solution is the shortest.
const TO_COME: Sign = Sign::Line(Stroke { paint: Paint::Ink, width: 3.0 }, &[7.0, 7.0]);

/// The exact distance.
const EXACT: Sign = Sign::Line(Stroke { paint: Paint::Accent, width: 4.5 }, &[]);

/// The estimate by the measure: dots.
const ESTIMATE: Sign = Sign::Line(Stroke { paint: Paint::Second, width: 4.0 }, &[0.5, 7.5]);

/// The area between the moves to come and the exact distance.
const GAP: Sign = Sign::Area(Paint::AccentArea, stroke(Paint::Accent, 1.0));

/// The positions by their distance and, if there is a solution, the way along it: side by side in a wide room, else one
/// above the other.
pub fn scene(plots: &DistancePlots, room: Room, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let halves = Halves::of(room, 0.5);
    if plots.path.is_empty() {
        let foot = if room.height < halves.text * 14.0 { halves.foot() } else { FOOT };
        scene.insert(positions(plots, room, foot, halves.text, lang), point(0.0, 0.0));
        return scene;
    }
    scene.insert(positions(plots, halves.first, halves.foot(), halves.text, lang), point(0.0, 0.0));
    scene.insert(along(plots, halves.second, halves.foot(), halves.text, lang), halves.at);
    scene
}

/// The margins of a plot whose vertical axis has whole numbers up to the highest.
fn margins(highest: f64, [head, foot]: [f64; 2], text: f64, lang: Lang) -> Margins {
    let left = words_width(&lang.number(highest as u64), text).max(text * 1.2) + 12.0;
    Margins { left, head, right: text * 1.2, foot: text * foot }
}

/// How the counts stand above the bars.
#[derive(Clone, Copy, PartialEq)]
enum CountStyle {
    /// All of them.
    Across,
    /// All of them, reading upwards, in type of this size.
    Upwards(f64),
    /// The most informative ones, as far as there is room.
    Few,
}

fn positions(plots: &DistancePlots, room: Room, foot: f64, text: f64, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let words = &plots.words;
    if plots.counts.is_empty() {
        for (index, line) in words.none.iter().enumerate() {
            let at = point(room.width / 2.0, room.height / 2.0 + text * 1.5 * (index as f64 - 1.0));
            let size = text.min(room.width / (line.chars().count() as f64 * 0.56));
            scene.label(at, *line, size, Weight::Regular, Anchor::Middle, Paint::Ink);
        }
        return scene;
    }
    let highest = plots.counts.iter().copied().max().unwrap_or(0).max(1) as f64;
    let bars = plots.counts.len().max(1) as f64;
    let margins = margins(highest, [text * HEAD, foot], text, lang);
    let mut frame = Axes::new(room, margins, text, [-0.5, bars - 0.5], [0.0, highest]);
    let step = (frame.to.x - frame.from.x) / bars;
    let widest = words_width(&lang.number(highest as u64), text);
    let form = if step > widest + 4.0 {
        CountStyle::Across
    } else if step > 11.5 && frame.to.y - frame.from.y > widest * 4.0 {
        CountStyle::Upwards(text.min(step).max(13.0))
    } else {
        CountStyle::Few
    };
    // Above the highest bar there is room for its count, and for the arrow to it.
    let high = if let CountStyle::Upwards(size) = form { widest * size / text + 5.0 } else { text * 1.3 };
    frame.y[1] = frame.top(highest, high + text * 0.6);

    // The pointer hits the whole column, because the last bars are very low.
    for distance in 0..plots.counts.len() {
        let left = frame.from.x + distance as f64 * step;
        let column = frame.bar([left, left + step], frame.from.y);
        scene.polygon(Some(Id::new(BAR, distance, 0)), column, Some(Paint::Sheet), None);
    }
    frame.draw(&mut scene, words.positions, words.distance, AxisValues::Whole, lang);
    frame.whole_numbers(&mut scene, words.distance, lang);
    let here = plots.here.map(usize::from).filter(|&here| here < plots.counts.len());
    // The edges of narrow bars would run together in the projector theme.
    let edge = if step > 24.0 { stroke(Paint::Ink, 1.5) } else { None };
    for (distance, &count) in plots.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let top = top(&frame, distance, count);
        let bar = frame.bar([top.x - step * 0.39, top.x + step * 0.39], top.y);
        let fill = if here == Some(distance) { Paint::Second } else { Paint::Accent };
        scene.polygon(Some(Id::new(BAR, distance, 0)), bar, Some(fill), edge);
    }
    if let Some(here) = here {
        let mut tip = top(&frame, here, plots.counts[here]);
        let mut said = format!("{} {here}", words.here);
        if form == CountStyle::Few {
            // Above a narrow bar there is no room beside its neighbours.
            said = format!("{said} ({})", lang.number(plots.counts[here]));
        } else {
            tip.y -= high;
        }
        draw_here(&mut scene, point(tip.x, tip.y - 2.0), here, text, &said);
    }
    draw_counts(&mut scene, &frame, form, plots.counts, here, lang);
    scene
}

/// The middle of the upper edge of a bar. It is visible even for a single position.
fn top(frame: &Axes, distance: usize, count: u64) -> Point {
    let top = frame.place(distance as f64, count as f64);
    point(top.x, top.y.min(frame.to.y - 2.0))
}

/// The arrow to the bar of the board on show, and its words in the line under the title.
fn draw_here(scene: &mut Scene, tip: Point, here: usize, text: f64, words: &str) {
    let half = words_width(words, text) / 2.0;
    let x = tip.x.min(scene.room.width - half - 6.0).max(half + 6.0);
    scene.label(point(x, text * 2.9), words, text, Weight::Bold, Anchor::Middle, Paint::Second);
    let tip = point(tip.x, tip.y.max(text * 4.2));
    scene.line(vec![point(tip.x, text * 3.6), point(tip.x, tip.y - 6.0)], Paint::Second, 2.5);
    let head = vec![tip, point(tip.x - 6.0, tip.y - 9.0), point(tip.x + 6.0, tip.y - 9.0)];
    scene.polygon(Some(Id::new(BAR, here, 0)), head, Some(Paint::Second), None);
}

/// The counts above the bars, the highest and the last ones first. If there is room for few, that of the board on show is
/// with its arrow.
fn draw_counts(scene: &mut Scene, frame: &Axes, form: CountStyle, counts: &[u64], here: Option<usize>, lang: Lang) {
    let (text, last) = (frame.text, counts.len().saturating_sub(1));
    let largest = counts.iter().copied().max().unwrap_or(0);
    let rank = |distance: usize| match distance {
        _ if counts[distance] == largest => 0.0,
        _ => (1 + last - distance) as f64,
    };
    let tops: Vec<Point> = (0..counts.len()).map(|distance| top(frame, distance, counts[distance])).collect();
    // Half the width of a bar.
    let reach = (frame.to.x - frame.from.x) / counts.len().max(1) as f64 * 0.39;
    // The places of the counts that are written: left end, right end, height.
    let mut taken: Vec<(f64, f64, f64)> = Vec::new();
    for distance in painting_order(counts.len(), &rank) {
        let words = lang.number(counts[distance]);
        let at = tops[distance];
        if let CountStyle::Upwards(size) = form {
            let (anchor, weight, paint) = (Anchor::Start, Weight::Bold, Paint::Ink);
            let plane = Some((point(0.0, -1.0), point(1.0, 0.0)));
            let at = point(at.x, at.y - 5.0);
            let label = Label { id: None, at, text: words, size, anchor, weight, paint, plane };
            scene.shapes.push(Shape::Flat(Flat::Label(label)));
            continue;
        }
        let half = words_width(&words, text) / 2.0;
        let middle = point(at.x.min(scene.room.width - half - 2.0), at.y - text * 0.75);
        if form == CountStyle::Few {
            let (left, right) = (middle.x - half - 2.0, middle.x + half + 2.0);
            let meets = |x: f64, reach: f64| left - reach < x && x < right + reach;
            let is_taken = taken.iter().any(|&(from, to, y)| from < right && left < to && (y - middle.y).abs() < text);
            let is_over_bar = tops.iter().any(|top| meets(top.x, reach) && top.y < middle.y + text * 0.4);
            // The head of the arrow is six units wide on each side.
            let is_on_arrow = here.is_some_and(|here| meets(tops[here].x, 6.0) && middle.y < tops[here].y);
            // The last four are small numbers, which cannot be read off the axis.
            if here == Some(distance) || rank(distance) > 4.0 || is_taken || is_over_bar || is_on_arrow {
                continue;
            }
            taken.push((left, right, middle.y));
            // No gridline runs through the number.
            let ground = [(left, -0.6), (right, -0.6), (right, 0.6), (left, 0.6)];
            let ground = ground.map(|(x, share)| point(x, middle.y + share * text)).to_vec();
            scene.polygon(None, ground, Some(Paint::Sheet), None);
        }
        scene.label(middle, words, text, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
}

/// What a curve along a solution shows, if it is known.
type Value = fn(&Along) -> Option<f64>;

fn along(plots: &DistancePlots, room: Room, foot: f64, text: f64, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let (path, words) = (plots.path, &plots.words);
    let values: [(Sign, &str, Value); 3] = [
        (EXACT, words.exact, |along| along.exact.map(f64::from)),
        (TO_COME, words.to_come, |along| Some(f64::from(along.to_come))),
        (ESTIMATE, words.estimate, |along| along.estimate.filter(|estimate| estimate.is_finite())),
    ];
    let highest = values.iter().flat_map(|(_, _, of)| path.iter().filter_map(of)).fold(1.0, f64::max);
    let now = plots.now.and_then(|now| path.get(now).map(|along| (now, along)));

    // The legend shows the values at the board on show, with space for the widest ones, so that it does not move from step to
    // step.
    let digits = lang.number(highest as u64).chars().count();
    let named = |name: &str, value: Option<f64>| match value {
        Some(value) if now.is_some() => format!("{name} {:\u{2007}<digits$}", lang.decimal(value)),
        _ => name.to_string(),
    };
    let mut signs: Vec<(Sign, String)> = Vec::new();
    for (sign, name, of) in values {
        if path.iter().any(|along| of(along).is_some()) {
            signs.push((sign, named(name, now.and_then(|(_, along)| of(along)))));
        }
    }
    if path.iter().any(|along| along.exact.is_some_and(|exact| u32::from(exact) < along.to_come)) {
        let gap = |along: &Along| along.exact.map(|exact| f64::from(along.to_come) - f64::from(exact));
        signs.push((GAP, named(words.gap, now.and_then(|(_, along)| gap(along)))));
    }
    let signs: Vec<(Sign, &str)> = signs.iter().map(|(sign, words)| (*sign, words.as_str())).collect();
    let head = legend(&mut scene, &signs, text);

    let margins = margins(highest, [head, foot], text, lang);
    let mut frame = Axes::new(room, margins, text, [-0.5, path.len() as f64 - 0.5], [0.0, highest]);
    frame.y[1] = frame.top(highest, text * 0.6);
    let step = (frame.to.x - frame.from.x) / path.len() as f64;
    for index in 0..path.len() {
        let left = frame.from.x + index as f64 * step;
        let column = frame.bar([left, left + step], frame.from.y);
        scene.polygon(Some(Id::new(ALONG, index, 0)), column, Some(Paint::Sheet), None);
    }
    for index in 0..path.len() {
        draw_gap(&mut scene, &frame, path, index);
    }
    frame.draw(&mut scene, words.along, words.made, AxisValues::Whole, lang);
    frame.whole_numbers(&mut scene, words.made, lang);
    if let Some((now, _)) = now {
        let x = frame.place(now as f64, 0.0).x;
        scene.line(vec![point(x, frame.to.y), point(x, frame.from.y)], Paint::Ink, 1.5);
    }
    for (sign, _, of) in values {
        // A curve has gaps where its value is not known.
        let mut known = Vec::new();
        for (index, along) in path.iter().enumerate() {
            known.extend(of(along).map(|value| frame.place(index as f64, value)));
            let goes_on = path.get(index + 1).is_some_and(|next| of(next).is_some());
            if !goes_on && !known.is_empty() {
                sign.draw(&mut scene, std::mem::take(&mut known));
            }
        }
        if let (Some((now, along)), Sign::Line(line, _)) = (now, sign)
            && let Some(value) = of(along)
        {
            let dot = circle(frame.place(now as f64, value), text * 0.42);
            scene.polygon(Some(Id::new(ALONG, now, 0)), dot, Some(line.paint), stroke(Paint::Sheet, 2.0));
        }
    }
    scene
}

/// The part of the gap about one position of the path: half the way from the one before and half the way to the next.
fn draw_gap(scene: &mut Scene, frame: &Axes, path: &[Along], index: usize) {
    let at = |index: usize, exact: u8| {
        let x = index as f64;
        [frame.place(x, f64::from(path[index].to_come)), frame.place(x, f64::from(exact))]
    };
    let known = |index: usize| path.get(index).and_then(|along| along.exact).map(|exact| at(index, exact));
    let Some(here) = known(index) else { return };
    let half =
        |other: Option<[Point; 2]>| other.map(|other| [here[0].towards(other[0], 0.5), here[1].towards(other[1], 0.5)]);
    let before = index.checked_sub(1).and_then(|before| half(known(before)));
    let parts: Vec<[Point; 2]> = [before, Some(here), half(known(index + 1))].into_iter().flatten().collect();
    let area = parts.iter().map(|ends| ends[0]).chain(parts.iter().rev().map(|ends| ends[1])).collect();
    // The edge closes the seam to the next part.
    scene.polygon(Some(Id::new(ALONG, index, 0)), area, Some(Paint::AccentArea), stroke(Paint::AccentArea, 1.0));
}
