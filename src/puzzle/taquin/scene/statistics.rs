//! The plots of the experiment with random boards: the fraction of boards put in order so far, and the distribution of the
//! lengths of solutions.

use crate::geometry::point;
use crate::lang::Lang;
use crate::scene::plot::{
    Axes, AxisValues, BAR, FOOT, FractionPlot, Halves, LEFT, Margins, Sign, legend, places, round_step, words_width,
};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// The words of the plots. In the smallest room there is space for titles of 45 letters.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsWords<'a> {
    /// Title of the first plot: "Boards that can be put in order".
    pub fraction: &'a str,
    /// Below its horizontal axis: "boards drawn".
    pub boards: &'a str,
    /// Before the interval: "95 % interval".
    pub interval: &'a str,
    /// At the line of the fraction expected: "expected".
    pub expected: &'a str,
    /// Title of the second plot: "How many moves put them in order".
    pub distribution: &'a str,
    /// Below its horizontal axis: "moves".
    pub moves: &'a str,
    /// After the number of lengths that share a bar: "lengths a bar".
    pub grouped: &'a str,
    /// The lengths found: "found".
    pub found: &'a str,
    /// The exact distances: "exact".
    pub exact: &'a str,
    /// Before a mean: "mean".
    pub mean: &'a str,
}

/// What is plotted.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsPlots<'a> {
    /// For each point: boards drawn so far, and the fraction of them put in order with its 95 % interval, 0 to 1.
    pub running: &'a [(u64, f64, [f64; 2])],
    /// The fraction expected: 1/2; `None` if boards were given up, because nothing is known about these.
    pub expected: Option<f64>,
    /// All boards asked for: the right end of the axis.
    pub boards: u64,
    /// Number of boards put in order by 0, 1, 2, … moves; the last one includes those with more.
    pub lengths: &'a [u64],
    /// Positions at each exact distance, from 0; empty if they are not known.
    pub exact: &'a [u64],
    /// The words.
    pub words: StatisticsWords<'a>,
}

/// How the lengths found are drawn.
const FOUND: Sign = Sign::Area(Paint::Accent, None);

/// How the exact distances are drawn: as an area below an outline.
const EXACT: Sign = Sign::Area(Paint::SecondArea, stroke(Paint::Second, 3.0));

/// The narrowest bar, in scene units.
const NARROWEST: f64 = 3.0;

/// From this width on, bars stand apart.
const APART: f64 = 8.0;

/// Both plots: side by side in a wide room, else one above the other.
pub fn scene(plots: &StatisticsPlots, room: Room, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let halves = Halves::of(room, 0.52);
    let Halves { first, second, at, text, .. } = halves;
    let words = &plots.words;
    let written = |expected: f64| if expected == 0.5 { "1/2".to_string() } else { lang.percent(expected, 1) };
    let expected = plots.expected.map(|expected| (expected, written(expected)));
    let running = FractionPlot {
        points: plots.running,
        exact: expected.as_ref().map(|(expected, written)| (*expected, written.as_str())),
        name: words.expected,
        cases: plots.boards,
        title: words.fraction,
        below: words.boards,
        interval: words.interval,
    };
    scene.insert(running.scene(first, halves.foot(), text, lang), point(0.0, 0.0));
    scene.insert(lengths(plots, second, halves.foot(), text, lang), at);
    scene
}

/// One of the two distributions.
struct Distribution<'a> {
    sign: Sign,
    name: &'a str,
    /// The share of each bar.
    shares: Vec<f64>,
    /// The mean, and its name with its value.
    mean: Option<(f64, String)>,
}

fn lengths(plots: &StatisticsPlots, room: Room, foot: f64, text: f64, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let words = &plots.words;
    let classes = classes(plots);
    let mut margins = Margins { left: text * LEFT, head: 0.0, right: text * 1.2, foot: text * foot };
    let least = classes as f64 * NARROWEST / (room.width - margins.left - margins.right).max(1.0);
    let group = round_step(least, 1.0).max(1.0);
    let more = plots.lengths.last().is_some_and(|&more| more > 0);

    let series = |counts: &[u64], sign, name, more| {
        let mean = mean(counts, words.mean, more, lang);
        Distribution { sign, name, shares: shares(counts, group as usize), mean }
    };
    let found = series(plots.lengths, FOUND, words.found, more);
    let exact = series(plots.exact, EXACT, words.exact, false);
    let both = [&found, &exact];
    let shown = if plots.exact.is_empty() { &both[..1] } else { &both[..] };

    // A low plot has no room for words at its means: these are then in the legend.
    let is_low = foot < FOOT;
    let named = |series: &Distribution| match &series.mean {
        Some((_, mean)) if is_low => format!("{}, {mean}", series.name),
        _ => series.name.to_string(),
    };
    let names: Vec<String> = shown.iter().map(|series| named(series)).collect();
    let signs: Vec<(Sign, &str)> =
        shown.iter().zip(&names).map(|(series, name)| (series.sign, name.as_str())).collect();
    margins.head = legend(&mut scene, &signs, text);

    let right = classes.div_ceil(group as usize) as f64 * group - 0.5;
    let mut frame = Axes::new(room, margins, text, [-0.5, right], [0.0, 1.0]);
    let mut marks: Vec<MeanMark> = shown.iter().filter_map(|series| MeanMark::of(series, &frame, is_low)).collect();
    if let [first, second] = marks.as_slice()
        && first.at > second.at
    {
        marks.reverse();
    }
    let rows = match marks.as_slice() {
        [first, second] if second.is_clear(&frame) && first.at + first.width < second.at => 1,
        marks => marks.len(),
    };
    // Above the highest bar there is room for the means, and for the words above the last bar.
    let highest = found.shares.iter().chain(&exact.shares).copied().fold(0.0, f64::max);
    if highest > 0.0 {
        let is_last_high = more && found.shares.last().is_some_and(|last| last * 2.0 > highest);
        frame.y[1] = frame.top(highest, text * (0.4 + (rows + usize::from(is_last_high)) as f64 * ROW));
    }
    let below = if group > 1.0 {
        format!("{} ({} {})", words.moves, lang.number(group as u64), words.grouped)
    } else {
        words.moves.to_string()
    };
    let outline = frame.outline(&exact.shares, group);
    if !exact.shares.is_empty() {
        scene.polygon(None, outline.clone(), Some(Paint::SecondArea), None);
    }
    frame.draw(&mut scene, words.distribution, &below, AxisValues::Fractions, lang);
    frame.whole_numbers(&mut scene, &below, lang);
    bars(&mut scene, &frame, &found.shares, group);
    // The first mean has the upper row: its line passes beside the words of the other.
    let height = |index: usize| frame.from.y + text * (0.3 + if rows > 1 { index as f64 * ROW } else { 0.0 });
    for (index, mark) in marks.iter().enumerate() {
        // The lines of the means must be seen on bars, too.
        scene.line(vec![point(mark.at, frame.to.y - 1.0), point(mark.at, height(index))], Paint::Sheet, 6.0);
    }
    if !exact.shares.is_empty() {
        scene.line(outline, Paint::Second, 3.0);
    }
    if more {
        draw_more(
            &mut scene,
            &frame,
            &format!("{}+", lang.number(plots.lengths.len() as u64 - 1)),
            &found.shares,
            group,
        );
    }
    for (index, mark) in marks.iter().enumerate() {
        mark.draw(&mut scene, &frame, height(index));
    }
    let count = classes.div_ceil(group as usize);
    let drawn = found.shares.len().max(exact.shares.len());
    for bar in 0..drawn.min(count) {
        frame.column(&mut scene, Id::new(BAR, bar, group as usize), count);
    }
    scene
}

/// The height of a row of means, in heights of type.
const ROW: f64 = 1.45;

/// The number of lengths on the axis, rounded up to tens so that the axis seldom changes while boards are drawn.
fn classes(plots: &StatisticsPlots) -> usize {
    let all = match plots.lengths.len().max(plots.exact.len()) {
        0 => 10,
        all => all,
    };
    used(plots.lengths).max(used(plots.exact)).max(1).next_multiple_of(10).min(all)
}

/// The number of counts up to the last that is not zero.
fn used(counts: &[u64]) -> usize {
    counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1)
}

/// The counts of every `group` neighbouring lengths together, as shares of all.
fn shares(counts: &[u64], group: usize) -> Vec<f64> {
    let all: u64 = counts.iter().sum();
    counts[..used(counts)].chunks(group).map(|chunk| chunk.iter().sum::<u64>() as f64 / all as f64).collect()
}

/// The mean of lengths, and its name with its value, if there are any; a lower bound if the last count includes longer ones.
fn mean(counts: &[u64], name: &str, more: bool, lang: Lang) -> Option<(f64, String)> {
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        counts.iter().enumerate().map(|(length, &count)| of(length as f64) * count as f64).sum()
    };
    let all = sum(&|_| 1.0);
    if all == 0.0 {
        return None;
    }
    let mean = sum(&|length| length) / all;
    // The fewer boards, the fewer decimal places of the mean are known.
    let error = (sum(&|length| (length - mean) * (length - mean)) / all / all).sqrt();
    let bound = if more { "≥\u{202f}" } else { "" };
    Some((mean, format!("{name} {bound}{}", lang.fixed(mean, places(error).clamp(1, 2)))))
}

/// Bars that stand apart, or one area if they are too narrow for that.
fn bars(scene: &mut Scene, frame: &Axes, shares: &[f64], group: f64) {
    let step = frame.place(group - 0.5, 0.0).x - frame.from.x;
    if step < APART {
        if !shares.is_empty() {
            FOUND.draw(scene, frame.outline(shares, group));
        }
        return;
    }
    for (index, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        let left = frame.from.x + index as f64 * step;
        let top = frame.place(0.0, share).y;
        FOUND.draw(scene, frame.bar([left + step * 0.14, left + step * 0.86], top));
    }
}

/// Writes above the last bar and the bars beside it that it includes longer solutions.
fn draw_more(scene: &mut Scene, frame: &Axes, words: &str, shares: &[f64], group: f64) {
    let width = words_width(words, frame.text);
    let step = frame.place(group - 0.5, 0.0).x - frame.from.x;
    let beside = shares.iter().rev().take((width / step) as usize + 2).copied().fold(0.0, f64::max);
    let right = (frame.from.x + shares.len() as f64 * step).max(width + 2.0);
    let at = point(right, frame.place(0.0, beside).y - frame.text * 0.8);
    scene.label(at, words, frame.text, Weight::Regular, Anchor::End, Paint::Ink);
}

/// How a mean is marked.
struct MeanMark<'a> {
    /// Its place on the horizontal axis of the drawing.
    at: f64,
    sign: Sign,
    /// Its name and its value; empty in a low plot.
    words: &'a str,
    /// How wide its sign and its words are.
    width: f64,
}

impl MeanMark<'_> {
    fn of<'a>(series: &'a Distribution, frame: &Axes, is_low: bool) -> Option<MeanMark<'a>> {
        let (mean, words) = series.mean.as_ref()?;
        let (words, space) = if is_low { ("", 1.6) } else { (words.as_str(), 2.1) };
        let width = words_width(words, frame.text) + frame.text * space;
        Some(MeanMark { at: frame.place(*mean, 0.0).x, sign: series.sign, words, width })
    }

    /// Whether there is room for it on the right of its line.
    fn is_clear(&self, frame: &Axes) -> bool {
        self.at + self.width < frame.to.x + frame.text
    }

    /// The line, with the sign and the words at its upper end.
    fn draw(&self, scene: &mut Scene, frame: &Axes, y: f64) {
        let text = frame.text;
        scene.line(vec![point(self.at, frame.to.y - 1.0), point(self.at, y - text * 0.4)], Paint::Ink, 2.5);
        let left = if self.is_clear(frame) { self.at + text * 0.4 } else { (self.at - self.width).max(2.0) };
        let middle = point(left + (self.width - text * 0.4) / 2.0, y);
        let ground = rounded_rectangle(middle, self.width - text * 0.4, text * 1.2, 3.0);
        scene.polygon(None, ground, Some(Paint::Sheet), None);
        let sample = self.sign.sample(scene, point(left + text * 0.2, y), text);
        let at = point(left + sample + text * 0.55, y);
        if !self.words.is_empty() {
            scene.label(at, self.words, text, Weight::Bold, Anchor::Start, Paint::Ink);
        }
    }
}
