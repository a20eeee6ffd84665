//! How a face of a cube is emphasised: a ring, and a badge where it clashes.

use crate::geometry::{Point, point, polar};
use crate::scene::{Flat, Glyph, Id, Paint, Polygon, rounded_rectangle, stroke};

/// The radius of the free corners of the coloured part of a face and of rings, in edges.
pub(super) const CORNER: f64 = 0.09;

/// How a face is emphasised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    Plain,
    /// It is one of several faces that clash: a ring and a cross.
    Clash,
    /// It is pointed at: a ring.
    Lit,
    /// It clashes and is pointed at.
    LitClash,
}

/// Draws a mark on a face: the id that is reported there, scene units for an edge, where a point of the face is drawn.
pub(super) fn flatten(mark: Mark, id: Option<Id>, edge: f64, place: &impl Fn(f64, f64) -> Point, flat: &mut Vec<Flat>) {
    let width = edge * 0.055;
    let ring = |reach: f64, paint, width| {
        let points = rounded_rectangle(point(0.0, 0.0), 2.0 * reach, 2.0 * reach, CORNER);
        let points = points.into_iter().map(|p| place(p.x, p.y)).collect();
        Flat::Polygon(Polygon { id, points, fill: None, stroke: stroke(paint, width) })
    };
    match mark {
        Mark::Plain => {}
        Mark::Lit => {
            flat.push(ring(0.4, Paint::Sheet, width * 1.8));
            flat.push(ring(0.4, Paint::Accent, width));
        }
        Mark::Clash | Mark::LitClash => {
            let paint = if mark == Mark::Clash { Paint::Bad } else { Paint::Accent };
            flat.push(ring(0.4, Paint::Sheet, width * 1.8));
            flat.push(ring(0.4, paint, width));
            // A badge in the corner: the sign of the face stays readable. All of it is areas, because the projector theme draws no
            // line that is thin enough on a small cube.
            let middle = point(0.27, -0.27);
            for (reach, paint) in [(0.175, Paint::Sheet), (0.15, Paint::Bad)] {
                flat.push(Flat::Polygon(Polygon {
                    id,
                    points: round(middle, reach, place),
                    fill: Some(paint),
                    stroke: None,
                }));
            }
            let cross = Glyph::Cross.outline().into_iter().map(|p| middle + point(p.x * 0.11, p.y * 0.11));
            let points = cross.map(|p| place(p.x, p.y)).collect();
            flat.push(Flat::Polygon(Polygon { id: None, points, fill: Some(Paint::Sheet), stroke: None }));
        }
    }
}

/// The outline of a disc on a face.
pub(super) fn round(middle: Point, reach: f64, place: &impl Fn(f64, f64) -> Point) -> Vec<Point> {
    let angles = (0..20).map(|i| f64::from(i) * std::f64::consts::TAU / 20.0);
    angles.map(|angle| middle + polar(reach, angle)).map(|p| place(p.x, p.y)).collect()
}
