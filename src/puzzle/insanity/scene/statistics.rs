//! The plots of an experiment with random sets: the fraction of sets with a solution so far, and the distribution of the
//! number of pairs.

use crate::geometry::{Within, point};
use crate::lang::Lang;
use crate::scene::plot::{Axes, AxisValues, BAR, FOOT, FractionPlot, HEAD, Halves, LEFT, Margins};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, stroke};

/// The words of the plots.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsWords<'a> {
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
    /// Number of sets with 0, 1, 2, … pairs; the last one includes those with more.
    pub pairs: &'a [u64],
    /// The exact fraction, if it is known.
    pub exact: Option<f64>,
    /// All sets asked for: the right end of the axis.
    pub sets: u64,
    /// The words.
    pub words: StatisticsWords<'a>,
}

/// Both plots: side by side in a wide room, else one above the other.
pub fn scene(plots: &Plots, room: Room, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let Halves { first, second, at, text, is_wide } = Halves::of(room, 0.54);
    let exact = plots.exact.map(|exact| (exact, lang.percent(exact, 4)));
    let running = FractionPlot {
        points: plots.running,
        exact: exact.as_ref().map(|(value, words)| (*value, words.as_str())),
        name: plots.words.exact,
        cases: plots.sets,
        title: plots.words.fraction,
        below: plots.words.sets,
        interval: plots.words.interval,
    };
    scene.insert(running.scene(first, FOOT, text, lang), point(0.0, 0.0));
    // Side by side, the plots have the same heights for titles and axes.
    let head = text * if is_wide { HEAD } else { 3.0 };
    scene.insert(pairs(plots, second, head, text, lang), at);
    scene
}

fn pairs(plots: &Plots, room: Room, head: f64, text: f64, lang: Lang) -> Scene {
    let mut scene = Scene::new(room);
    let all: u64 = plots.pairs.iter().sum();
    let share = |count: u64| if all > 0 { count as f64 / all as f64 } else { 0.0 };
    let highest = plots.pairs.iter().map(|count| share(*count)).fold(0.0, f64::max);
    // A little more than the highest bar, to leave room for the number above it.
    let top = if highest > 0.0 { (highest * 1.12).min(1.12) } else { 1.0 };
    let margins = Margins { left: text * LEFT, head, right: 12.0, foot: text * FOOT };
    let frame = Axes::new(room, margins, text, [0.0, plots.pairs.len().max(1) as f64], [0.0, top]);
    frame.draw(&mut scene, plots.words.distribution, plots.words.pairs, AxisValues::Fractions, lang);
    let step = (frame.to.x - frame.from.x) / plots.pairs.len().max(1) as f64;
    // There is room for three characters above narrow bars, and for four above wide ones.
    let is_narrow = step < text * 2.5;
    let size = (step / if is_narrow { 1.9 } else { 2.5 }).within(8.0, text);
    for (pairs, &count) in plots.pairs.iter().enumerate() {
        let top = frame.place(pairs as f64 + 0.5, share(count));
        if count > 0 {
            let bar = frame.bar([top.x - step * 0.39, top.x + step * 0.39], top.y);
            scene.polygon(None, bar, Some(Paint::Accent), stroke(Paint::Ink, 1.5));
        }
        if all > 0 {
            // The unit, percent, is at the axis.
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
        if all > 0 {
            frame.column(&mut scene, Id::new(BAR, pairs, 0), plots.pairs.len());
        }
    }
    scene
}
