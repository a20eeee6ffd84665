//! What is at a point of a drawing, and what is beside a thing of it.

use super::{Flat, Id, Polygon};
use crate::geometry::{Point, Within, point};

/// The id of the top shape at a point of the drawing. For lines, points near the line count too, so that a finger can hit them.
/// An area with neither inside nor edge is not seen, but can be pointed at.
pub fn hit(flat: &[Flat], at: Point) -> Option<Id> {
    flat.iter().rev().find_map(|shape| match shape {
        Flat::Polygon(polygon) if is_area(polygon) && contains(&polygon.points, at) => Some(polygon.id),
        Flat::Line(line) if line.id.is_some() && is_near(&line.points, at, line.stroke.width) => Some(line.id),
        _ => None,
    })?
}

/// The things of a drawing, each with its place: the middle of its first area or line. An area that begins in the upper left corner
/// of the drawing is its ground, and no thing.
pub fn places(flat: &[Flat]) -> Vec<(Id, Point)> {
    let mut things: Vec<(Id, Point)> = vec![];
    for shape in flat {
        let (id, points) = match shape {
            Flat::Polygon(polygon) if is_area(polygon) => (polygon.id, &polygon.points),
            Flat::Line(line) => (line.id, &line.points),
            _ => continue,
        };
        let Some(id) = id.filter(|id| points[0] != Point::default() && things.iter().all(|thing| thing.0 != *id))
        else {
            continue;
        };
        let count = points.len() as f64;
        let sum = points.iter().fold(Point::default(), |sum, &p| sum + p);
        things.push((id, point(sum.x / count, sum.y / count)));
    }
    things
}

/// The thing to which an arrow key leads from the thing `from`; `towards` is the unit vector of the arrow. Without a `from` in
/// the drawing, the thing nearest to the upper left corner.
///
/// It is the nearest of the things in the quarter of the plane about the arrow, where the distance is the sum of the
/// distances along and across it; if nothing is in that quarter, the nearest in a wider one. Things at one place count as
/// side by side, in their order. Each thing is reached from each other: it lies in one of the four quarters, and a step into
/// that quarter never leads further away from it.
///
/// ```
/// use casse_tete::geometry::point;
/// use casse_tete::scene::{Id, hit::beside};
///
/// let cell = |number| Id::new("cell", number, 0);
/// let things = [(cell(0), point(0.0, 0.0)), (cell(1), point(40.0, 0.0)), (cell(2), point(0.0, 40.0))];
/// let (right, down) = (point(1.0, 0.0), point(0.0, 1.0));
/// assert_eq!(beside(&things, None, right), Some(cell(0)));
/// assert_eq!(beside(&things, Some(cell(0)), right), Some(cell(1)));
/// assert_eq!(beside(&things, Some(cell(0)), down), Some(cell(2)));
/// assert_eq!(beside(&things, Some(cell(2)), down), None);
/// ```
pub fn beside(things: &[(Id, Point)], from: Option<Id>, towards: Point) -> Option<Id> {
    let place = |index: usize| things[index].1 + point(index as f64 * APART, 0.0);
    let here = things.iter().position(|thing| Some(thing.0) == from);
    let mut nearest = (f64::MAX, None);
    for (index, &(id, at)) in things.iter().enumerate() {
        let far = match here {
            None => at.x + at.y,
            Some(here) => {
                let way = place(index) - place(here);
                let along = way.x * towards.x + way.y * towards.y;
                let across = towards.x * way.y - towards.y * way.x;
                // Of the two edges of a quarter, one belongs to the next quarter.
                let is_ahead = -along < across && across <= along;
                if along <= 0.0 || !is_ahead && across.abs() > WIDE * along {
                    continue;
                }
                along + across.abs() + if is_ahead { 0.0 } else { BEYOND }
            }
        };
        if far < nearest.0 {
            nearest = (far, Some(id));
        }
    }
    nearest.1
}

/// Whether a polygon is more than an edge about what is below it.
fn is_area(polygon: &Polygon) -> bool {
    polygon.fill.is_some() || polygon.stroke.is_none()
}

/// How far two things at one place count as apart, in scene units.
const APART: f64 = 1e-6;

/// How much further across than along a thing of the wider quarter may be.
const WIDE: f64 = 8.0;

/// More than any distance in a drawing.
const BEYOND: f64 = 1e9;

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
