//! What is at a point of a drawing.

use super::{Flat, Id};
use crate::geometry::{Point, Within};

/// The id of the top shape at a point of the drawing. For lines, points near the line count too, so that a finger can hit them.
pub fn hit(flat: &[Flat], at: Point) -> Option<Id> {
    flat.iter().rev().find_map(|shape| match shape {
        Flat::Polygon(polygon) if polygon.fill.is_some() && contains(&polygon.points, at) => Some(polygon.id),
        Flat::Line(line) if line.id.is_some() && is_near(&line.points, at, line.stroke.width) => Some(line.id),
        _ => None,
    })?
}

/// The distance, in scene units, within which a point counts as on a line: wide enough for a finger.
const NEAR: f64 = 7.0;

/// Whether a point lies on a line of this width, or near it.
fn is_near(line: &[Point], at: Point, width: f64) -> bool {
    let reach = NEAR.max(width / 2.0);
    line.windows(2).any(|ends| {
        let (along, to) = (ends[1] - ends[0], at - ends[0]);
        let length = along.x * along.x + along.y * along.y;
        let t = if length > 0.0 { ((to.x * along.x + to.y * along.y) / length).within(0.0, 1.0) } else { 0.0 };
        (to.x - t * along.x).hypot(to.y - t * along.y) <= reach
    })
}

/// Whether a point lies in a polygon, by counting the edges to its right.
fn contains(polygon: &[Point], at: Point) -> bool {
    let mut inside = false;
    for (index, a) in polygon.iter().enumerate() {
        let b = polygon[(index + 1) % polygon.len()];
        if (a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x) {
            inside = !inside;
        }
    }
    inside
}
