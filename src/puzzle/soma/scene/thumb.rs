//! Small pictures of solutions, for a gallery of hundreds of them.
//!
//! They show facelets, the outer faces of single cells, without perspective. Everything that does not depend on the solution
//! (which facelets are visible and where their edges are) is computed once for a figure.

use super::{colour, disc};
use crate::geometry::{Point, point, sin_cos, vec3};
use crate::puzzle::soma::tint::{Tint, TintMasks};
use crate::puzzle::soma::{Cell, Figure, PieceSet, cell};
use crate::scene::{Camera, Flat, Light, Paint, Palette, Room, Scene, Shape, stroke};
use std::f64::consts::FRAC_PI_4;
use std::fmt::Write;

/// The camera of thumbnails: the standard view, but turned so that a cell diagonally behind another one is completely hidden.
/// Otherwise narrow parts of it would be visible, too small for such pictures.
pub const CAMERA: Camera = Camera { yaw: FRAC_PI_4, pitch: 0.5 };

/// A distance of the eye at which there is no visible perspective.
pub const FAR_AWAY: f64 = 1e9;

/// The three visible sides: the axis of each, its direction, and its shading.
const SIDES: [(usize, Cell, Light); 3] =
    [(1, cell(0, -1, 0), Light::Full), (0, cell(1, 0, 0), Light::Shade), (2, cell(0, 0, 1), Light::Top)];

/// The axes, x, y and z.
const AXES: [Cell; 3] = [cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, 1)];

/// A figure as its thumbnails show it.
#[derive(Clone, Debug)]
pub struct Thumbnail {
    room: Room,
    /// Width of its lines.
    line: f64,
    /// The figure's cells with a colour.
    tints: TintMasks,
    /// The labels of gaps, see [`Tint::Open`]: bit i for label i.
    gaps: u128,
    facelets: Vec<Facelet>,
    edges: Vec<Edge>,
}

/// A face of a cell that no other cell covers.
#[derive(Clone, Debug)]
struct Facelet {
    cell: usize,
    side: usize,
    /// Its corners, as the cells that begin there.
    cells: [Cell; 4],
    /// Where they are drawn.
    corners: [Point; 4],
    /// A facelet does not hide others of the same level or of a higher one.
    level: usize,
}

/// An edge of facelets, as long as a cell.
#[derive(Clone, Debug)]
struct Edge {
    ends: [Point; 2],
    /// Whether it continues the previous edge in the list, in the same direction.
    goes_on: bool,
    /// The facelets that have this edge, at least one.
    of: Vec<usize>,
    level: usize,
}

/// The width of the lines of a picture from which the discs of its cells can be told: those of cells eight scene units long.
const LEAST_LINE: f64 = 0.14 * 8.0;

impl Facelet {
    /// The outline of a disc in its middle, with a radius in edges.
    fn round(&self, reach: f64) -> Vec<Point> {
        let [from, right, far, _] = self.corners;
        let (middle, along, aside) = (from.towards(far, 0.5), (right - from) * reach, (far - right) * reach);
        let at = |corner: u8| {
            let (sine, cosine) = sin_cos(f64::from(corner) * FRAC_PI_4 / 2.0);
            middle + point(along.x * cosine + aside.x * sine, along.y * cosine + aside.y * sine)
        };
        (0..16).map(at).collect()
    }
}

impl Thumbnail {
    /// The view of a figure in a square of `side` scene units.
    pub fn new(figure: &Figure, side: f64) -> Thumbnail {
        let project = fit(figure, side);
        let along = project(AXES[0]) - project(cell(0, 0, 0));
        let line = 0.14 * along.x.hypot(along.y);
        let mut facelets: Vec<Facelet> = Vec::new();
        // The cells are in an order in which none hides a later one from this camera: from the base, the back, the left.
        for (index, &at) in figure.cells().iter().enumerate() {
            for (side, (_, direction, _)) in SIDES.iter().enumerate() {
                if figure.index(at.moved(*direction)).is_some() {
                    continue;
                }
                let cells = corners(at, side);
                let corners = cells.map(&project);
                // The lines around a farther facelet must not cross this one either, if the two do not touch in space.
                let is_hidden = |other: &&Facelet| {
                    let touches = other.cells.iter().any(|corner| cells.contains(corner));
                    overlap(&other.corners, &corners, if touches { -1e-6 } else { line })
                };
                let level = facelets.iter().filter(is_hidden).map(|other| other.level + 1).max().unwrap_or_default();
                facelets.push(Facelet { cell: index, side, cells, corners, level });
            }
        }
        let edges = edges(figure, &facelets, project);
        Thumbnail { room: Room { width: side, height: side }, line, tints: figure.tints(), gaps: 0, facelets, edges }
    }

    /// The same for solutions with a set of pieces, whose gaps are drawn as nothing.
    pub fn for_pieces(self, pieces: &PieceSet) -> Thumbnail {
        let gaps = (0..pieces.count()).skip(pieces.solid()).fold(0, |gaps, piece| gaps | 1 << piece);
        Thumbnail { gaps, ..self }
    }

    /// The picture of a solution: its facelets in the colours of their pieces, and lines where one piece ends.
    pub fn scene(&self, labels: &[u8]) -> Scene {
        let mut scene = Scene::new(self.room);
        let label = |facelet: usize| labels.get(self.facelets[facelet].cell);
        let levels = self.facelets.iter().map(|facelet| facelet.level + 1).max().unwrap_or_default();
        for level in 0..levels {
            for facelet in self.facelets.iter().filter(|facelet| facelet.level == level) {
                let piece = labels.get(facelet.cell).copied().unwrap_or_default();
                let is_gap = self.gaps >> piece & 1 == 1;
                let paint = Paint::Colour(colour(usize::from(piece)), SIDES[facelet.side].2);
                let paint = if is_gap { Paint::Desk } else { paint };
                // A stroke of its own colour, so that no seam shows between two facelets.
                scene.polygon(None, facelet.corners.to_vec(), Some(paint), stroke(paint, 1.0));
                let disc = disc(Tint::within(self.tints, facelet.cell)).filter(|_| self.line >= LEAST_LINE);
                for (reach, paint) in disc.into_iter().flat_map(|[edge, inside]| [(0.3, edge), (0.2, inside)]) {
                    scene.polygon(None, facelet.round(reach), Some(paint), stroke(paint, 0.2));
                }
            }
            let mut run: Option<[Point; 2]> = None;
            for edge in &self.edges {
                let is_drawn = edge.level == level
                    && match edge.of[..] {
                        [a, b] => label(a) != label(b),
                        _ => true,
                    };
                match &mut run {
                    Some(run) if is_drawn && edge.goes_on => run[1] = edge.ends[1],
                    _ => {
                        self.line(&mut scene, run.take());
                        run = is_drawn.then_some(edge.ends);
                    }
                }
            }
            self.line(&mut scene, run);
        }
        scene
    }

    /// The picture as an SVG element of a few kilobytes, so short that a page can hold hundreds of them.
    ///
    /// Its size is set by the surrounding element. It is hidden from screen readers, because that element has the name.
    pub fn svg(&self, labels: &[u8], palette: Palette) -> String {
        let (width, height) = (tenths(self.room.width), tenths(self.room.height));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\" \
             fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">"
        );
        // Lines that follow each other look the same: they share an element.
        let mut is_open = false;
        for shape in self.scene(labels).shapes {
            // Writing to a string cannot fail.
            match shape {
                Shape::Flat(Flat::Polygon(area)) => {
                    if let (Some(fill), Some(edge)) = (area.fill, area.stroke) {
                        let after = if is_open { "\"/>" } else { "" };
                        let (colour, width) = (palette.rgb(fill), tenths(edge.width));
                        let _ = write!(
                            svg,
                            "{after}<path fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{width}\" d=\""
                        );
                        path(&mut svg, &area.points);
                        svg.push_str("Z\"/>");
                        is_open = false;
                    }
                }
                Shape::Flat(Flat::Line(line)) => {
                    if !is_open {
                        let (colour, width) = (palette.rgb(line.stroke.paint), palette.stroke_width(line.stroke.width));
                        let _ = write!(svg, "<path stroke=\"{colour}\" stroke-width=\"{}\" d=\"", tenths(width));
                        is_open = true;
                    }
                    path(&mut svg, &line.points);
                }
                _ => {}
            }
        }
        svg.push_str(if is_open { "\"/></svg>" } else { "</svg>" });
        svg
    }

    fn line(&self, scene: &mut Scene, run: Option<[Point; 2]>) {
        if let Some(ends) = run {
            scene.line(ends.to_vec(), Paint::Ink, self.line);
        }
    }
}

/// A length in tenths of scene units, rounded to a whole number.
fn tenths(length: f64) -> i32 {
    (length * 10.0).round() as i32
}

fn path(svg: &mut String, points: &[Point]) {
    for (index, at) in points.iter().enumerate() {
        let _ = write!(svg, "{}{} {}", if index == 0 { 'M' } else { 'L' }, tenths(at.x), tenths(at.y));
    }
}

/// The projection of corners of cells such that the figure fills a square of this side, except for a margin.
fn fit(figure: &Figure, side: f64) -> impl Fn(Cell) -> Point + use<> {
    let flat = |at: Cell| {
        let [x, y, z] = at.coordinates().map(f64::from);
        CAMERA.project(vec3(x, y, z), FAR_AWAY)
    };
    let (mut low, mut high) = (point(f64::MAX, f64::MAX), point(f64::MIN, f64::MIN));
    for at in figure.cells().iter().flat_map(|&at| (0..SIDES.len()).flat_map(move |side| corners(at, side))) {
        let at = flat(at);
        low = point(low.x.min(at.x), low.y.min(at.y));
        high = point(high.x.max(at.x), high.y.max(at.y));
    }
    let scale = side * 0.94 / (high.x - low.x).max(high.y - low.y);
    let middle = low.towards(high, 0.5);
    move |at| {
        let at = flat(at) - middle;
        point(side / 2.0 + at.x * scale, side / 2.0 + at.y * scale)
    }
}

/// The corners of a side of a cell, in order around it.
fn corners(at: Cell, side: usize) -> [Cell; 4] {
    let (axis, direction, _) = SIDES[side];
    // A cell begins at its left, front, lower corner.
    let first = at.moved(cell(direction.x.max(0), direction.y.max(0), direction.z.max(0)));
    let (one, other) = (AXES[(axis + 1) % 3], AXES[(axis + 2) % 3]);
    [first, first.moved(one), first.moved(one).moved(other), first.moved(other)]
}

/// The edges of facelets, those along a line one after another.
fn edges(figure: &Figure, facelets: &[Facelet], project: impl Fn(Cell) -> Point) -> Vec<Edge> {
    let mut edges = Vec::new();
    let extents = figure.extents().map(|side| side as i16);
    // Where no facelet has a corner, there is no edge either: so in most of a box that is nearly empty.
    let [width, depth, _] = figure.extents();
    let place = |at: Cell| (at.z as usize * (depth + 1) + at.y as usize) * (width + 1) + at.x as usize;
    let mut is_corner = vec![false; place(cell(extents[0], extents[1], extents[2])) + 1];
    facelets.iter().flat_map(|facelet| facelet.cells).for_each(|at| is_corner[place(at)] = true);
    for axis in 0..3 {
        let (one, other) = ((axis + 1) % 3, (axis + 2) % 3);
        for (i, j) in (0..=extents[one]).flat_map(|i| (0..=extents[other]).map(move |j| (i, j))) {
            let mut goes_on = false;
            for along in 0..extents[axis] {
                let mut from = [0; 3];
                (from[axis], from[one], from[other]) = (along, i, j);
                let from = cell(from[0], from[1], from[2]);
                let to = from.moved(AXES[axis]);
                if !is_corner[place(from)] || !is_corner[place(to)] {
                    goes_on = false;
                    continue;
                }
                let has = |index: &usize| [from, to].iter().all(|end| facelets[*index].cells.contains(end));
                let of: Vec<usize> = (0..facelets.len()).filter(has).collect();
                let level = of.iter().map(|&index| facelets[index].level).max();
                if let Some(level) = level {
                    edges.push(Edge { ends: [project(from), project(to)], goes_on, of, level });
                }
                goes_on = level.is_some();
            }
        }
    }
    edges
}

/// Whether two convex areas are nearer to each other than `apart`, that is, no side of either separates them.
fn overlap(a: &[Point; 4], b: &[Point; 4], apart: f64) -> bool {
    let separates = |from: Point, to: Point| {
        let along = to - from;
        let off = |at: &Point| (along.x * (at.y - from.y) - along.y * (at.x - from.x)) / along.x.hypot(along.y);
        let range =
            |area: &[Point; 4]| area.iter().map(off).fold((f64::MAX, f64::MIN), |(l, h), v| (l.min(v), h.max(v)));
        let ((a_low, a_high), (b_low, b_high)) = (range(a), range(b));
        a_high + apart <= b_low || b_high + apart <= a_low
    };
    let sides = |area: &[Point; 4]| (0..4).any(|side| separates(area[side], area[(side + 1) % 4]));
    !sides(a) && !sides(b)
}
