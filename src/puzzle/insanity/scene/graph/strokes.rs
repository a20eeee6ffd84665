//! How edges and vertices are drawn: one line pattern for each cube, arrowheads, discs with a sign.
//!
//! Patterns are made of pieces of polylines, so that they look the same on the canvas and in SVG; they continue along the
//! whole curve.

use super::layout::apart;
use crate::geometry::{Point, point, sin_cos};
use crate::scene::glyph::{Glyph, needs_outline};
use crate::scene::{Anchor, Id, Light, Paint, Scene, Weight, stroke};
use std::f64::consts::TAU;

pub use crate::scene::strokes::{at, broken, circle, length};

/// Width of the line of an edge; no theme draws it thicker.
pub const WIDTH: f64 = 3.5;

/// One of the ways to draw a line.
enum Pattern {
    /// Unbroken.
    Solid,
    /// Lengths that are painted and left out, in turn. Round ends make painted pieces longer by one line width.
    Broken(&'static [f64]),
    /// Two lines side by side.
    Double,
    /// A line with ties across.
    Ties,
    /// A wave.
    Wave,
}

/// The pattern of each cube, those that differ most first.
const PATTERNS: [Pattern; 7] = [
    Pattern::Solid,
    Pattern::Broken(&[18.0, 12.0]),
    Pattern::Broken(&[0.5, 9.5]),
    Pattern::Double,
    Pattern::Broken(&[17.0, 10.0, 0.5, 10.0]),
    Pattern::Ties,
    Pattern::Wave,
];

/// Draws a line in the pattern of a cube.
pub fn patterned(scene: &mut Scene, cube: usize, points: &[Point], paint: Paint, width: f64) {
    let length = length(points);
    match &PATTERNS[cube % PATTERNS.len()] {
        Pattern::Solid => scene.line(points.to_vec(), paint, width),
        Pattern::Broken(lengths) => {
            // Dots are drawn a little thicker, because they look thinner than lines.
            let width = if lengths[0] < 1.0 { width * 1.4 } else { width };
            broken(scene, points, lengths, paint, width);
        }
        Pattern::Double => {
            scene.line(points.to_vec(), paint, width * 2.6);
            scene.line(points.to_vec(), Paint::Sheet, (width * 1.1).max(3.0));
        }
        Pattern::Ties => {
            scene.line(points.to_vec(), paint, width * 0.86);
            for tie in 0..(length / 13.0) as usize {
                let (at, along) = at(points, (tie as f64 + 0.5) * 13.0);
                let across = point(-along.y * 6.0, along.x * 6.0);
                scene.line(vec![at - across, at + across], paint, width * 0.86);
            }
        }
        Pattern::Wave => {
            let steps = (length / 2.0).ceil().max(1.0);
            let wave = (0..=steps as usize).map(|step| {
                let run = length * step as f64 / steps;
                let (at, along) = at(points, run);
                let rise = 4.2 * sin_cos(run * TAU / 17.0).0;
                at + point(-along.y * rise, along.x * rise)
            });
            scene.line(wave.collect(), paint, width);
        }
    }
}

/// Draws a line of minor importance: fine, widely spaced dots, which are not the pattern of any cube.
pub fn faded(scene: &mut Scene, points: &[Point]) {
    broken(scene, points, &[0.5, 15.0], Paint::Soft, 2.4);
}

/// Draws a filled arrowhead about six tenths of the way along a line, or at the nearest place that is clear of the number
/// of the edge, given by its place and radius.
pub fn arrowhead(
    scene: &mut Scene,
    id: Option<Id>,
    points: &[Point],
    size: f64,
    paint: Paint,
    (number, radius): (Point, f64),
) {
    let whole = length(points);
    let shares = [0.6, 0.63, 0.66, 0.69, 0.72, 0.57, 0.54, 0.75, 0.78, 0.51, 0.48, 0.45, 0.42, 0.39, 0.36, 0.33];
    let free = |share: &f64| apart(at(points, whole * share).0, number) >= radius + size * 0.8;
    let share = shares.into_iter().find(free).unwrap_or(0.68);
    let (middle, along) = at(points, whole * share);
    let place =
        |ahead: f64, aside: f64| middle + point(along.x * ahead - along.y * aside, along.y * ahead + along.x * aside);
    let head = vec![place(size * 0.62, 0.0), place(-size * 0.5, size * 0.56), place(-size * 0.5, -size * 0.56)];
    scene.polygon(id, head, Some(paint), stroke(Paint::Sheet, 1.5));
}

/// Draws a vertex: a disc in its colour, with its sign.
pub fn vertex(scene: &mut Scene, id: Option<Id>, centre: Point, radius: f64, colour: u8) {
    let fill = Paint::Colour(colour, Light::Full);
    let edge = if needs_outline(colour) { stroke(Paint::Ink, 2.0) } else { None };
    scene.polygon(id, circle(centre, radius + 3.0), Some(Paint::Sheet), None);
    scene.polygon(id, circle(centre, radius), Some(fill), edge);
    let sign = Glyph::of(colour).outline();
    let sign = sign.iter().map(|p| centre + point(p.x * radius * 0.54, p.y * radius * 0.54)).collect();
    scene.polygon(id, sign, Some(Paint::On(colour)), None);
}

/// Draws the number of an edge in a disc.
pub fn number(scene: &mut Scene, id: Option<Id>, at: Point, radius: f64, number: usize, [fill, ring, ink]: [Paint; 3]) {
    scene.polygon(id, circle(at, radius), Some(fill), stroke(ring, 2.0));
    scene.label(at, number.to_string(), radius * 1.35, Weight::Bold, Anchor::Middle, ink);
}
