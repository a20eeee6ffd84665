//! Strokes for all drawings: dashed lines, points along a line, circles.
//!
//! Dashes are separate polylines, so that all painters draw the same; the pattern continues along the whole curve.

use crate::geometry::{Point, Within, point, polar};
use crate::scene::{Paint, Scene};
use std::f64::consts::TAU;

/// Draws a dashed line; `lengths` are those of its dashes and gaps in turn, in scene units.
pub fn broken(scene: &mut Scene, points: &[Point], lengths: &[f64], paint: Paint, width: f64) {
    let whole = length(points);
    let mut from = 0.0;
    for pair in lengths.chunks_exact(2).cycle() {
        if from >= whole {
            return;
        }
        scene.line(piece(points, from, (from + pair[0]).min(whole)), paint, width);
        // At least one unit, so that the loop ends for all lengths.
        from += (pair[0] + pair[1]).max(1.0);
    }
}

/// The circle about a point, as a polygon.
pub fn circle(centre: Point, radius: f64) -> Vec<Point> {
    const CORNERS: u32 = 36;
    let angle = |corner: u32| TAU * f64::from(corner) / f64::from(CORNERS);
    (0..CORNERS).map(|c| centre + polar(radius, angle(c))).collect()
}

/// The length of a line.
pub fn length(points: &[Point]) -> f64 {
    points.windows(2).map(apart).sum()
}

/// The point of a line at a distance from its beginning, and its direction there, length 1.
pub fn at(points: &[Point], mut run: f64) -> (Point, Point) {
    let mut found = (points.first().copied().unwrap_or_default(), point(1.0, 0.0));
    for ends in points.windows(2) {
        let length = apart(ends);
        if length > 0.0 {
            let along = point((ends[1].x - ends[0].x) / length, (ends[1].y - ends[0].y) / length);
            found = (ends[0].towards(ends[1], (run / length).within(0.0, 1.0)), along);
        }
        if run <= length {
            break;
        }
        run -= length;
    }
    found
}

/// The part of a line between two distances from its beginning.
fn piece(points: &[Point], from: f64, to: f64) -> Vec<Point> {
    let mut part = vec![at(points, from).0];
    let mut run = 0.0;
    for ends in points.windows(2) {
        run += apart(ends);
        if run > from && run < to {
            part.push(ends[1]);
        }
    }
    part.push(at(points, to).0);
    part
}

/// How far the ends of a segment are apart.
fn apart(ends: &[Point]) -> f64 {
    (ends[1].x - ends[0].x).hypot(ends[1].y - ends[0].y)
}
