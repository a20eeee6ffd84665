//! The parts of plots: axes, gridlines, legends, bars, and the curve of an experiment's fraction.
//!
//! A plot has a title in its first line, then a line for its legend or its latest value, and the name of its horizontal
//! axis below. All signs differ in more than their colour. Grids are dotted, because the projector theme has no light lines.

use super::strokes::{broken, circle};
use super::{Anchor, Id, Paint, Room, Scene, Stroke, Weight, stroke};
use crate::geometry::{Point, Within, point};
use crate::lang::Lang;

/// Height of the title and of the line under it, in heights of type.
pub const HEAD: f64 = 4.6;

/// Height of the values of the horizontal axis and of its name below them, in heights of type.
pub const FOOT: f64 = 3.4;

/// Height below a plot with little room: the name of the axis is at the end of the line with its values.
const LOW_FOOT: f64 = 1.9;

/// The kind of a part of the horizontal axis of a [`FractionPlot`]: its number, from 0.
pub const PART: &str = "part";

/// The number of such parts.
pub const PARTS: usize = 20;

/// The kind of a bar: its number, from 0.
pub const BAR: &str = "bar";

/// Space for percentages on the left, in heights of type.
pub const LEFT: f64 = 4.1;

/// How two plots share a room.
#[derive(Clone, Copy, Debug)]
pub struct Halves {
    /// The room of the first plot, in the upper left corner of the whole room.
    pub first: Room,
    /// The room of the second plot.
    pub second: Room,
    /// The upper left corner of the second plot.
    pub at: Point,
    /// Size of the type.
    pub text: f64,
    /// Whether they are side by side.
    pub is_wide: bool,
}

impl Halves {
    /// Side by side in a wide room, else one above the other. The first plot gets the fraction `share` of the room.
    pub fn of(room: Room, share: f64) -> Halves {
        let is_wide = room.width > room.height * 1.15 && room.width >= 800.0;
        let (first, at, text) = if is_wide {
            let half = room.width * share;
            (Room { width: half, ..room }, point(half, 0.0), room.width / 60.0)
        } else {
            let half = room.height * share;
            (Room { height: half, ..room }, point(0.0, half), room.width / 34.0)
        };
        let text = text.min(room.height / 34.0).within(13.0, 20.0);
        Halves { first, second: Room { width: room.width - at.x, height: room.height - at.y }, at, text, is_wide }
    }

    /// The height below both plots, in heights of type.
    pub fn foot(&self) -> f64 {
        let least = self.first.height.min(self.second.height);
        if least < self.text * 14.0 { LOW_FOOT } else { FOOT }
    }
}

/// The approximate width of words: bold digits are a little wider than half their height, percent signs twice as wide.
pub fn words_width(words: &str, size: f64) -> f64 {
    (words.chars().count() + words.matches('%').count()) as f64 * size * 0.58
}

/// Words in lines no wider than this; widths are estimated, because no font is available. Long numbers break between their
/// groups.
pub fn wrapped(words: &str, width: f64, size: f64) -> Vec<String> {
    let most = (width / (size * 0.57)).max(1.0) as usize;
    let mut lines = vec![String::new()];
    let mut piece = String::new();
    let mut rest = words.chars().peekable();
    while let Some(c) = rest.next() {
        piece.push(c);
        let may_break = match (c, rest.peek()) {
            (_, None) | (' ' | '\u{202f}', _) => true,
            (',', Some(next)) => next.is_ascii_digit(),
            _ => false,
        };
        if !may_break {
            continue;
        }
        let is_full = |line: &String| line.chars().count() + piece.trim_end().chars().count() > most;
        match lines.last_mut().filter(|line| line.is_empty() || !is_full(line)) {
            Some(line) => line.push_str(&piece),
            None => lines.push(piece.clone()),
        }
        piece.clear();
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

/// The kind of values on a vertical axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AxisValues {
    /// Fractions, shown in percent.
    Fractions,
    /// Whole numbers.
    Whole,
}

/// Margins around a plot, in scene units.
#[derive(Clone, Copy, Debug)]
pub struct Margins {
    /// For the values of the vertical axis.
    pub left: f64,
    /// For title and legend.
    pub head: f64,
    /// On the right, for words beside the plot.
    pub right: f64,
    /// For the values of the horizontal axis and its name.
    pub foot: f64,
}

/// The place of a plot's axes, and the range of their values.
#[derive(Clone, Copy, Debug)]
pub struct Axes {
    /// The upper left corner.
    pub from: Point,
    /// The lower right corner.
    pub to: Point,
    /// Size of the type.
    pub text: f64,
    /// The values at the left and right end.
    pub x: [f64; 2],
    /// The values at the lower and upper end.
    pub y: [f64; 2],
}

impl Axes {
    /// The axes in a room, inside its margins.
    pub fn new(room: Room, margins: Margins, text: f64, x: [f64; 2], y: [f64; 2]) -> Axes {
        let Margins { left, head, right, foot } = margins;
        let from = point(left, head);
        let to = point((room.width - right).max(from.x + 10.0), (room.height - foot).max(head + 10.0));
        Axes { from, to, text, x, y }
    }

    /// The point of a pair of values. Values beyond an axis are put at its end.
    pub fn place(&self, x: f64, y: f64) -> Point {
        let share = |value: f64, [low, high]: [f64; 2]| (value - low) / (high - low).max(1e-12);
        point(
            self.from.x + (self.to.x - self.from.x) * share(x, self.x).within(0.0, 1.0),
            self.to.y - (self.to.y - self.from.y) * share(y, self.y).within(0.0, 1.0),
        )
    }

    /// The value at the upper end of the vertical axis that leaves `air` scene units free above the highest value.
    pub fn top(&self, highest: f64, air: f64) -> f64 {
        let height = self.to.y - self.from.y;
        highest * height / (height - air).max(height * 0.3)
    }

    /// Title, gridlines with their values, and the words below the axis.
    pub fn draw(&self, scene: &mut Scene, title: &str, below: &str, values: AxisValues, lang: Lang) {
        let Axes { from, to, text, .. } = *self;
        let size = (text * 1.25).min((scene.room.width - 20.0) / (title.chars().count().max(1) as f64 * 0.54));
        scene.label(point(10.0, text * 1.2), title, size, Weight::Bold, Anchor::Start, Paint::Ink);
        let apart = text * if self.is_low(scene) { 1.7 } else { 2.6 };
        let mut step = round_step(self.y[1] - self.y[0], ((to.y - from.y) / apart).within(2.0, 6.0));
        if values == AxisValues::Whole {
            step = step.max(1.0);
        }
        for tick in ticks(self.y, step) {
            let y = self.place(self.x[0], tick).y;
            // Dots, because the projector theme has no light lines.
            broken(scene, &[point(from.x, y), point(to.x, y)], &[0.5, 9.5], Paint::Soft, 1.5);
            let words = match values {
                AxisValues::Fractions => lang.percent(tick, places(step * 100.0)),
                AxisValues::Whole => lang.number(tick.round() as u64),
            };
            scene.label(point(from.x - 7.0, y), words, text, Weight::Regular, Anchor::End, Paint::Ink);
        }
        scene.line(vec![from, point(from.x, to.y), to], Paint::Ink, 2.0);
        let (at, anchor) = if self.is_low(scene) {
            (point(scene.room.width - 6.0, to.y + text * 1.1), Anchor::End)
        } else {
            (point((from.x + to.x) / 2.0, to.y + text * 2.6), Anchor::Middle)
        };
        scene.label(at, below, text, Weight::Regular, anchor, Paint::Ink);
    }

    /// Draws whole numbers along the horizontal axis, as many as have room beside the words of [`Axes::draw`].
    pub fn whole_numbers(&self, scene: &mut Scene, below: &str, lang: Lang) {
        let longest = lang.number(self.x[1] as u64).chars().count() as f64 * self.text * 0.55 + self.text * 1.2;
        let parts = ((self.to.x - self.from.x) / longest).within(1.0, 6.0);
        let step = round_step(self.x[1] - self.x[0], parts).max(1.0);
        let taken = if self.is_low(scene) { words_width(below, self.text) + self.text } else { 0.0 };
        for tick in ticks(self.x, step) {
            let at = self.place(tick, self.y[0]);
            scene.line(vec![at, point(at.x, at.y + 5.0)], Paint::Ink, 2.0);
            let words = lang.number(tick.round() as u64);
            if taken > 0.0 && at.x + words_width(&words, self.text) / 2.0 > scene.room.width - taken {
                continue;
            }
            let at = point(at.x, at.y + self.text * 1.1);
            scene.label(at, words, self.text, Weight::Regular, Anchor::Middle, Paint::Ink);
        }
    }

    /// Whether there is room for only one line of words below the axis.
    fn is_low(&self, scene: &Scene) -> bool {
        scene.room.height - self.to.y < self.text * 3.0
    }

    /// The corners of a bar from the axis up to `top`, between `left` and `right`, all in scene units.
    pub fn bar(&self, [left, right]: [f64; 2], top: f64) -> Vec<Point> {
        [(left, self.to.y), (left, top), (right, top), (right, self.to.y)].map(|(x, y)| point(x, y)).to_vec()
    }

    /// Adds what can be pointed at above one of `count` equal parts of the horizontal axis: the whole column, because what is
    /// drawn in it may be very low.
    pub fn column(&self, scene: &mut Scene, id: Id, count: usize) {
        let step = (self.to.x - self.from.x) / count as f64;
        let left = self.from.x + f64::from(id.a) * step;
        scene.polygon(Some(id), self.bar([left, left + step], self.from.y), None, None);
    }

    /// The outline of bars without gaps. Each bar is `width` values wide; the first begins at the value -0.5.
    pub fn outline(&self, heights: &[f64], width: f64) -> Vec<Point> {
        let mut points = vec![self.place(-0.5, 0.0)];
        for (index, &height) in heights.iter().enumerate() {
            let left = index as f64 * width - 0.5;
            points.extend([self.place(left, height), self.place(left + width, height)]);
        }
        points.push(self.place(heights.len() as f64 * width - 0.5, 0.0));
        points
    }
}

/// How a part of a plot is drawn, in the plot and in its legend.
#[derive(Clone, Copy, Debug)]
pub enum Sign {
    /// An area and its edge.
    Area(Paint, Option<Stroke>),
    /// A line, with the lengths of its dashes and gaps in turn; an empty list for a solid line.
    Line(Stroke, &'static [f64]),
}

impl Sign {
    /// Draws a line or an area in the style of this sign.
    pub fn draw(&self, scene: &mut Scene, points: Vec<Point>) {
        match *self {
            Sign::Area(fill, edge) => scene.polygon(None, points, Some(fill), edge),
            Sign::Line(Stroke { paint, width }, []) => scene.line(points, paint, width),
            Sign::Line(Stroke { paint, width }, lengths) => broken(scene, &points, lengths, paint, width),
        }
    }

    /// Draws a sample for the legend that begins at a point, and returns its width.
    pub fn sample(&self, scene: &mut Scene, at: Point, text: f64) -> f64 {
        let (width, half) = match self {
            Sign::Area(..) => (text, text * 0.36),
            Sign::Line(..) => (text * 2.1, 0.0),
        };
        let mut points = vec![point(at.x, at.y - half), point(at.x + width, at.y - half)];
        if half > 0.0 {
            points.extend([point(at.x + width, at.y + half), point(at.x, at.y + half)]);
        }
        self.draw(scene, points);
        width
    }
}

/// Draws the legend of a plot in the line under its title, and in further lines if necessary. Returns the height of title and legend.
pub fn legend(scene: &mut Scene, signs: &[(Sign, &str)], text: f64) -> f64 {
    let mut at = point(10.0, text * 2.9);
    for (sign, words) in signs {
        let width = words_width(words, text);
        // A sample is at most 2.1 heights of type wide.
        if at.x > 10.0 && at.x + text * 2.5 + width > scene.room.width {
            at = point(10.0, at.y + text * 1.45);
        }
        let sample = sign.sample(scene, at, text) + text * 0.4;
        scene.label(point(at.x + sample, at.y), *words, text, Weight::Regular, Anchor::Start, Paint::Ink);
        at.x += sample + width + text * 0.5;
    }
    at.y + text * (HEAD - 2.9)
}

/// The plot of the fraction of hits while an experiment runs, with its 95 % interval, and the exact fraction.
#[derive(Clone, Copy, Debug)]
pub struct FractionPlot<'a> {
    /// For each point: the number of cases so far, and the fraction of hits with its 95 % interval, 0 to 1.
    pub points: &'a [(u64, f64, [f64; 2])],
    /// The exact fraction, if it is known, and the words that state it.
    pub exact: Option<(f64, &'a str)>,
    /// The name of the exact fraction.
    pub name: &'a str,
    /// The number of all cases of the experiment: the right end of the axis.
    pub cases: u64,
    /// The title.
    pub title: &'a str,
    /// The name of the horizontal axis.
    pub below: &'a str,
    /// The words before the interval: "95 % interval".
    pub interval: &'a str,
}

impl FractionPlot<'_> {
    /// Draws the plot; `foot` is the height below it, in heights of type.
    pub fn scene(&self, room: Room, foot: f64, text: f64, lang: Lang) -> Scene {
        let mut scene = Scene::new(room);
        // The exact fraction is written beside the plot, in two lines.
        let beside = [self.exact.map_or("", |exact| exact.1), self.name].map(|words| words_width(words, text));
        let right = 24.0 + beside[0].max(beside[1]).max(text * 1.6);
        let end = self.cases.max(self.points.last().map_or(0, |last| last.0)).max(1) as f64;
        let points = self.shown();
        let margins = Margins { left: text * LEFT, head: text * HEAD, right, foot: text * foot };
        let frame = Axes::new(room, margins, text, [0.0, end], self.range(points));

        let curve = |of: fn(&(u64, f64, [f64; 2])) -> f64| -> Vec<(f64, f64)> {
            points.iter().map(|each| (each.0 as f64, of(each))).collect()
        };
        let [low, high] = [curve(|(_, _, interval)| interval[0]), curve(|(_, _, interval)| interval[1])];
        if points.len() > 1 {
            let area = high.iter().chain(low.iter().rev()).map(|(x, y)| frame.place(*x, *y));
            scene.polygon(None, area.collect(), Some(Paint::AccentArea), None);
        }
        frame.draw(&mut scene, self.title, self.below, AxisValues::Fractions, lang);
        frame.whole_numbers(&mut scene, self.below, lang);
        // The edge of the interval is drawn too: a pale area alone cannot be seen on a projector.
        let line = |curve: &[(f64, f64)]| curve.iter().map(|&(x, y)| frame.place(x, y)).collect::<Vec<_>>();
        for edge in [&low, &high] {
            broken(&mut scene, &line(edge), &[2.0, 6.0], Paint::Accent, 1.5);
        }
        if let Some((value, words)) = self.exact {
            let (from, to) = (frame.place(0.0, value), frame.place(end, value));
            broken(&mut scene, &[from, to], &[11.0, 9.0], Paint::Ink, 3.0);
            let x = to.x + 10.0;
            let name = point(x, to.y - text * 0.62);
            scene.label(name, self.name, text, Weight::Regular, Anchor::Start, Paint::Ink);
            scene.label(point(x, to.y + text * 0.62), words, text, Weight::Bold, Anchor::Start, Paint::Ink);
        }
        if points.len() > 1 {
            scene.line(line(&curve(|(_, fraction, _)| *fraction)), Paint::Accent, 4.0);
        }
        if let Some(&(cases, value, interval)) = self.points.last() {
            let at = frame.place(cases as f64, value);
            scene.polygon(None, circle(at, text * 0.45), Some(Paint::Accent), stroke(Paint::Sheet, 2.0));
            self.latest(&mut scene, text, (value, interval), lang);
        }
        for part in (0..PARTS).filter(|&part| in_part(self.points, self.cases, part).is_some()) {
            frame.column(&mut scene, Id::new(PART, part, 0), PARTS);
        }
        scene
    }

    /// The latest fraction and its interval in words, under the title, with the dot that ends the curve as its sign.
    fn latest(&self, scene: &mut Scene, text: f64, (value, [low, high]): (f64, [f64; 2]), lang: Lang) {
        // One digit more than the first digit of the interval's width.
        let places = places((high - low) * 10.0).max(1);
        let y = text * 3.0;
        let fraction = lang.percent(value, places);
        let interval = format!("{} {}–{}", self.interval, lang.fixed(low * 100.0, places), lang.percent(high, places));
        scene.polygon(None, circle(point(10.0 + text * 0.45, y), text * 0.45), Some(Paint::Accent), None);
        let x = 10.0 + text * 1.3;
        let big = text * 1.3;
        let width = words_width(&fraction, big);
        scene.label(point(x, y), fraction, big, Weight::Bold, Anchor::Start, Paint::Ink);
        let left = scene.room.width - x - width - text - 6.0;
        let size = text.min(left / (interval.chars().count() as f64 * 0.54)).max(10.0);
        scene.label(point(x + width + text * 0.5, y), interval, size, Weight::Regular, Anchor::Start, Paint::Ink);
    }

    /// The points that are drawn. Those of the first twentieth of the cases are left out: their intervals are so wide that the
    /// others could not be read beside them.
    fn shown(&self) -> &[(u64, f64, [f64; 2])] {
        let last = self.points.last().map_or(0, |last| last.0);
        &self.points[self.points.partition_point(|each| each.0 < last / 20)..]
    }

    /// The range of fractions on the axis: everything that is drawn and the exact fraction, with some margin.
    fn range(&self, points: &[(u64, f64, [f64; 2])]) -> [f64; 2] {
        let values = points.iter().flat_map(|(_, value, [low, high])| [*value, *low, *high]);
        let values = values.chain(self.exact.map(|exact| exact.0));
        let (low, high) = values.fold((1.0f64, 0.0f64), |(low, high), value| (low.min(value), high.max(value)));
        if low > high || !(low + high).is_finite() {
            return [0.0, 1.0];
        }
        // Before the first cases are drawn, ten percent on both sides show where the curve will go.
        let air = if self.points.is_empty() { 0.1 } else { ((high - low) * 0.15).max(0.002) };
        [(low - air).max(0.0), (high + air).min(1.0)]
    }
}

/// The last point of a running fraction in a part of the horizontal axis of its plot, 0..[`PARTS`]; `cases` is the number of all
/// cases of the experiment.
///
/// ```
/// use casse_tete::scene::plot::in_part;
///
/// let points = [(40, 0.5, [0.3, 0.7]), (50, 0.52, [0.4, 0.6]), (60, 0.55, [0.4, 0.7])];
/// assert_eq!(in_part(&points, 1000, 0).map(|point| point.0), Some(50));
/// assert_eq!(in_part(&points, 1000, 1).map(|point| point.0), Some(60));
/// assert_eq!(in_part(&points, 1000, 2), None);
/// ```
pub fn in_part(points: &[(u64, f64, [f64; 2])], cases: u64, part: usize) -> Option<&(u64, f64, [f64; 2])> {
    let end = cases.max(points.last()?.0);
    points.iter().rev().find(|point| (point.0 * PARTS as u64).div_ceil(end.max(1)) == part as u64 + 1)
}

/// The step, 1, 2 or 5 times a power of ten, that divides a range into at most `parts` parts.
pub fn round_step(range: f64, parts: f64) -> f64 {
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
    // No axis has as many; this only guards against an endless list.
    (0..=((last - first).within(-1.0, 100.0) as i64)).map(move |index| (first + index as f64) * step)
}

/// The number of decimal places needed to show the first digit of a number.
pub fn places(number: f64) -> u32 {
    let mut places = 0;
    let mut first = number;
    while number > 0.0 && first < 1.0 - 1e-9 && places < 6 {
        first *= 10.0;
        places += 1;
    }
    places
}
