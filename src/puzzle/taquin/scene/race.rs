//! A race of methods: their trees side by side, and below them a chart of what each has proved and found.

use super::RACER;
use super::tree::{self, TreePicture};
use crate::geometry::{Point, Within, point};
use crate::lang::Lang;
use crate::scene::plot::{Axes, AxisValues, HEAD, Margins, words_width};
use crate::scene::strokes::{broken, circle};
use crate::scene::{Anchor, Flat, Id, Lens, Paint, Room, Scene, Shape, Weight, rounded_rectangle, stroke};

/// The letters of those who take part, in their order.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The dashes of their lines in the chart.
const DASHES: [&[f64]; 4] = [&[], &[12.0, 5.0], &[3.0, 4.0], &[14.0, 4.0, 3.0, 4.0]];

/// The largest scale of a tree, in scene units for the width of a leaf.
const LARGE: f64 = 130.0;

/// A smaller tree is stretched, as far as there is room.
const NEAR: f64 = 40.0;

/// A search of the race.
pub struct RacerPicture<'a> {
    /// Its name.
    pub name: String,
    /// Its tree, and two corners of its places; none where there are too many nodes or none yet.
    pub tree: Option<(TreePicture<'a>, [Point; 2])>,
    /// What it has counted: in one line, or in several where there is little room.
    pub counted: Vec<String>,
    /// What it has found or proved.
    pub result: String,
    /// Its steps.
    pub steps: u64,
    /// The steps at which its lower bound rose, and the bound from there on.
    pub bounds: Vec<(u64, u64)>,
    /// The moves of its solution.
    pub moves: Option<u64>,
    /// Whether it has ended, with or without a solution.
    pub is_over: bool,
}

/// The words of the chart.
#[derive(Clone, Copy, Debug)]
pub struct RaceWords<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its horizontal axis.
    pub below: &'a str,
    /// What its lines and its points are.
    pub signs: [&'a str; 2],
    /// The language of numbers.
    pub lang: Lang,
}

/// The trees, and the chart. `pointed` is the search that is pointed at.
pub fn scene(racers: &[RacerPicture], words: &RaceWords, pointed: Option<usize>, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let count = racers.len().max(1);
    let text = (room.width.min(room.height * 1.4) / 52.0).within(13.0, 24.0);
    let columns = if room.width / count as f64 >= 230.0 { count } else { 2 };
    let rows = count.div_ceil(columns);
    let low = (room.height * 0.36).within(text * 11.0, 460.0).min(room.height * 0.5);
    let panel = Room { width: room.width / columns as f64, height: (room.height - low) / rows as f64 };
    let is_narrow = |racer: &RacerPicture| words_width(&racer.counted.join(", "), text) > panel.width - 18.0;
    let is_narrow = racers.iter().any(is_narrow);
    for (index, racer) in racers.iter().enumerate() {
        let mut lines = if is_narrow { racer.counted.clone() } else { vec![racer.counted.join(", ")] };
        lines.push(racer.result.clone());
        let at = point((index % columns) as f64 * panel.width, (index / columns) as f64 * panel.height);
        draw_racer(&mut scene, racer, &lines, (index, pointed == Some(index)), text, (panel, at));
    }
    let chart = Room { width: room.width, height: low - 4.0 };
    scene.insert(draw_chart(racers, words, text, chart), point(0.0, room.height - low + 4.0));
    scene
}

/// One search: its letter and its name, its tree, what it has counted.
fn draw_racer(
    scene: &mut Scene,
    racer: &RacerPicture,
    lines: &[String],
    (index, lit): (usize, bool),
    text: f64,
    (room, at): (Room, Point),
) {
    let id = Id::new(RACER, index, 0);
    let Room { width, height } = Room { width: room.width - 8.0, height: room.height - 6.0 };
    let corner = at + point(4.0, 3.0);
    let (paint, wide) = match (lit, racer.moves.is_some()) {
        (true, _) => (Paint::Second, 4.0),
        (_, true) => (Paint::Accent, 3.0),
        _ => (Paint::Soft, 1.5),
    };
    let middle = corner + point(width / 2.0, height / 2.0);
    let outline = rounded_rectangle(middle, width, height, 6.0);
    scene.polygon(Some(id), outline, Some(Paint::Sheet), stroke(paint, wide));
    let head = corner + point(text * 0.95, text * 1.05);
    badge(scene, index, head, text, racer.moves.is_some());
    let size = text.min((width - text * 2.4) / words_width(&racer.name, 1.0).max(1.0));
    scene.label(head + point(text, 0.0), racer.name.clone(), size, Weight::Bold, Anchor::Start, Paint::Ink);
    let foot = text * (0.2 + 1.25 * lines.len() as f64);
    for (line, words) in lines.iter().enumerate() {
        let size = text.min((width - 10.0) / words_width(words, 1.0).max(1.0));
        let weight = if line + 1 == lines.len() && racer.moves.is_some() { Weight::Bold } else { Weight::Regular };
        let place = corner + point(width / 2.0, height - foot + text * (0.75 + 1.25 * line as f64));
        scene.label(place, words.clone(), size, weight, Anchor::Middle, Paint::Ink);
    }
    let inside = Room { width: width - 10.0, height: height - text * 2.1 - foot };
    let Some((picture, corners)) = racer.tree.as_ref().filter(|_| inside.height > 20.0) else { return };
    let lens = whole(*corners, inside);
    let (mut tree, _) = tree::scene(picture, &lens, inside);
    // Whatever is pointed at in it is this search.
    for shape in &mut tree.shapes {
        match shape {
            Shape::Flat(Flat::Polygon(polygon)) => polygon.id = Some(id),
            Shape::Flat(Flat::Line(line)) => line.id = None,
            _ => {}
        }
    }
    scene.insert(tree, corner + point(5.0, text * 2.1));
}

/// The lens that shows a whole tree: heights are stretched as far as there is room, because trees are far wider than high.
fn whole(corners: [Point; 2], room: Room) -> Lens {
    let lens = Lens::fit(corners, room, LARGE, NEAR);
    let down = room.height / (corners[1].y - corners[0].y).max(1e-9);
    Lens { tall: if lens.scale < NEAR { (down.min(NEAR) / lens.scale).max(1.0) } else { lens.tall }, ..lens }
}

/// The letter of a search in a circle, which is filled once it has found a solution.
fn badge(scene: &mut Scene, index: usize, at: Point, text: f64, is_full: bool) {
    let (fill, ink) = if is_full { (Paint::Accent, Paint::OnAccent) } else { (Paint::Sheet, Paint::Ink) };
    scene.polygon(None, circle(at, text * 0.72), Some(fill), stroke(Paint::Accent, 2.0));
    scene.label(at, LETTERS[index % LETTERS.len()], text * 0.95, Weight::Bold, Anchor::Middle, ink);
}

/// To the right what each has expanded, a tenfold with each mark; upwards the lower bound that it has proved, as a line, and the
/// solution that it has found, as a full circle.
fn draw_chart(racers: &[RacerPicture], words: &RaceWords, text: f64, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let most = racers.iter().map(|racer| racer.steps).max().unwrap_or(0).max(9);
    let powers = (most as f64).log10().ceil().max(1.0);
    let highest = racers.iter().flat_map(|racer| racer.moves.into_iter().chain(racer.bounds.last().map(|last| last.1)));
    let highest = (highest.max().unwrap_or(0) as f64).max(10.0) * 1.12;
    let [line, found] = words.signs;
    let after = words_width(line, text) + text * 3.9;
    let is_narrow = after + words_width(found, text) + text * 2.0 > room.width;
    let head = text * (HEAD - 0.4 + if is_narrow { 1.4 } else { 0.0 });
    let last = words_width(&words.lang.number(10_u64.pow(powers as u32)), text) / 2.0 + 6.0;
    let margins = Margins { left: text * 3.2, head, right: last, foot: text * 3.2 };
    // The first step is not on the axis, where numbers are.
    let axes = Axes::new(room, margins, text, [-0.06 * powers, powers], [0.0, highest]);
    axes.draw(&mut scene, words.title, words.below, AxisValues::Whole, words.lang);
    let mut at = point(10.0, text * 2.8);
    scene.line(vec![at, at + point(text * 2.0, 0.0)], Paint::Ink, 2.5);
    at = at + point(text * 2.5, 0.0);
    scene.label(at, line, text, Weight::Regular, Anchor::Start, Paint::Ink);
    at = if is_narrow { point(10.0 + text, text * 4.2) } else { point(10.0 + after, at.y) };
    scene.polygon(None, circle(at, text * 0.6), Some(Paint::Accent), None);
    scene.label(at + point(text, 0.0), found, text, Weight::Regular, Anchor::Start, Paint::Ink);
    let across = |steps: u64| (steps.max(1) as f64).log10();
    for power in 0..=powers as u32 {
        let at = axes.place(f64::from(power), 0.0);
        scene.line(vec![at, point(at.x, at.y + 5.0)], Paint::Ink, 2.0);
        let value = words.lang.number(10_u64.pow(power));
        scene.label(point(at.x, at.y + text * 1.1), value, text, Weight::Regular, Anchor::Middle, Paint::Ink);
    }
    let mut badges: Vec<(usize, Point, bool)> = vec![];
    for (index, racer) in racers.iter().enumerate().filter(|(_, racer)| racer.steps > 0 || racer.is_over) {
        let mut points: Vec<Point> = vec![];
        let mut last = 0;
        for &(step, bound) in &racer.bounds {
            if !points.is_empty() {
                points.push(axes.place(across(step), last as f64));
            }
            points.push(axes.place(across(step), bound as f64));
            last = bound;
        }
        let end = axes.place(across(racer.steps), racer.moves.unwrap_or(last) as f64);
        if !points.is_empty() {
            points.push(axes.place(across(racer.steps), last as f64));
            points.push(end);
            match DASHES[index % DASHES.len()] {
                [] => scene.line(points, Paint::Ink, 2.5),
                dashes => broken(&mut scene, &points, dashes, Paint::Ink, 2.5),
            }
        }
        badges.push((index, end, racer.moves.is_some()));
    }
    // Circles at the same place stand side by side.
    let mut taken: Vec<Point> = vec![];
    for (index, mut at, is_full) in badges {
        while taken.iter().any(|other| (other.x - at.x).abs() < text * 1.4 && (other.y - at.y).abs() < text * 1.4) {
            at.x -= text * 1.5;
        }
        taken.push(at);
        badge(&mut scene, index, at, text, is_full);
    }
    scene
}
