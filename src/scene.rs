//! Scenes: drawings as data, for the painters and the tests.
//!
//! A scene is laid out in a [`Room`] whose unit is one sixteenth of the page's text size, so that 16 is the height of
//! ordinary text whatever the screen. Colours are named by their role ([`Paint`]); a [`Palette`] turns them into
//! numbers for a theme. Shapes are painted in their order, later ones on top. Everything that can be pointed at carries
//! an [`Id`].

pub mod beside;
pub mod camera;
pub mod cover;
mod description;
pub mod glyph;
pub mod hit;
pub mod lens;
pub mod palette;
pub mod plot;
pub mod ring;
pub mod solid;
pub mod strokes;
pub mod svg;
pub mod theme;

use crate::geometry::{Point, point, polar};
use std::fmt;

pub use camera::Camera;
pub use glyph::Glyph;
pub use hit::hit;
pub use lens::Lens;
pub use palette::{Hues, Palette, Rgb};
pub use solid::{Body, FaceLook, Mark, PaintedFace, Solid};
pub use theme::Theme;

/// A drawing as data.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The room it was laid out in.
    pub room: Room,
    /// Its shapes, later ones on top.
    pub shapes: Vec<Shape>,
}

impl Scene {
    /// An empty scene.
    pub fn new(room: Room) -> Scene {
        Scene { room, shapes: Vec::new() }
    }

    /// Adds an area.
    pub fn polygon(&mut self, id: Option<Id>, points: Vec<Point>, fill: Option<Paint>, stroke: Option<Stroke>) {
        self.shapes.push(Shape::Flat(Flat::Polygon(Polygon { id, points, fill, stroke })));
    }

    /// Adds a line.
    pub fn line(&mut self, points: Vec<Point>, paint: Paint, width: f64) {
        self.line_of(None, points, paint, width);
    }

    /// Adds a line that can be pointed at.
    pub fn line_of(&mut self, id: Option<Id>, points: Vec<Point>, paint: Paint, width: f64) {
        self.shapes.push(Shape::Flat(Flat::Line(Line { id, points, stroke: Stroke { paint, width } })));
    }

    /// Adds many straight lines that look the same and cannot be pointed at: `ends` are the two ends of each, one after the other.
    /// `dashes` are the lengths of the dashes and gaps in turn; none for solid lines.
    pub fn segments(&mut self, ends: Vec<Point>, paint: Paint, width: f64, dashes: &'static [f64]) {
        self.shapes.push(Shape::Flat(Flat::Segments(Segments { ends, stroke: Stroke { paint, width }, dashes })));
    }

    /// Adds all shapes of another scene, moved so that its upper left corner is at `at`.
    pub fn insert(&mut self, other: Scene, at: Point) {
        self.shapes.extend(other.shapes.into_iter().map(|mut shape| {
            match &mut shape {
                Shape::Flat(Flat::Polygon(polygon)) => polygon.points.iter_mut().for_each(|p| *p = *p + at),
                Shape::Flat(Flat::Line(line)) => line.points.iter_mut().for_each(|p| *p = *p + at),
                Shape::Flat(Flat::Segments(lines)) => lines.ends.iter_mut().for_each(|p| *p = *p + at),
                Shape::Flat(Flat::Label(label)) => label.at = label.at + at,
                Shape::Solid(solid) => solid.at = solid.at + at,
            }
            shape
        }));
    }

    /// Gives each thing another id.
    pub fn rename(&mut self, name: impl Fn(Id) -> Id) {
        for shape in &mut self.shapes {
            let change = |id: &mut Option<Id>| *id = id.map(&name);
            match shape {
                Shape::Flat(Flat::Polygon(polygon)) => change(&mut polygon.id),
                Shape::Flat(Flat::Line(line)) => change(&mut line.id),
                Shape::Flat(Flat::Label(label)) => change(&mut label.id),
                Shape::Flat(Flat::Segments(_)) => {}
                Shape::Solid(solid) => {
                    solid.bodies.iter_mut().flat_map(|body| &mut body.faces).for_each(|face| change(&mut face.id));
                }
            }
        }
    }

    /// Adds words.
    pub fn label(
        &mut self,
        at: Point,
        text: impl Into<String>,
        size: f64,
        weight: Weight,
        anchor: Anchor,
        paint: Paint,
    ) {
        let label = Label { id: None, at, text: text.into(), size, anchor, weight, paint, plane: None };
        self.shapes.push(Shape::Flat(Flat::Label(label)));
    }

    /// Adds a coloured tile with its glyph: a square of side `size` about `centre`.
    pub fn tile(&mut self, id: Option<Id>, centre: Point, size: f64, colour: u8, edge: Option<Stroke>) {
        let outline = edge.or_else(|| glyph::needs_outline(colour).then_some(Stroke { paint: Paint::Ink, width: 1.5 }));
        let fill = Paint::Colour(colour, Light::Full);
        self.polygon(id, rounded_rectangle(centre, size, size, size * 0.16), Some(fill), outline);
        let shape = Glyph::of(colour).outline();
        let points = shape.iter().map(|p| point(centre.x + p.x * size * 0.3, centre.y + p.y * size * 0.3)).collect();
        self.polygon(id, points, Some(Paint::On(colour)), None);
    }

    /// The shapes as they are painted: solids turned into areas, hidden faces left out.
    pub fn flatten(&self) -> Vec<Flat> {
        let mut flat = Vec::with_capacity(self.shapes.len());
        for shape in &self.shapes {
            match shape {
                Shape::Flat(shape) => flat.push(shape.clone()),
                Shape::Solid(solid) => solid.flatten(&mut flat),
            }
        }
        flat
    }
}

/// The size of the area that a scene is laid out in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Width in scene units.
    pub width: f64,
    /// Height in scene units.
    pub height: f64,
}

impl Room {
    /// Whether the room is higher than wide.
    pub fn is_upright(&self) -> bool {
        self.height > self.width
    }
}

/// A shape of a scene.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A flat shape.
    Flat(Flat),
    /// Cubes in space, seen by a camera.
    Solid(Solid),
}

/// A flat shape, which the painters paint directly.
#[derive(Clone, Debug, PartialEq)]
pub enum Flat {
    /// An area.
    Polygon(Polygon),
    /// An open line.
    Line(Line),
    /// Many straight lines that look the same.
    Segments(Segments),
    /// Words.
    Label(Label),
}

impl Flat {
    /// Its corners or the ends of its parts; for words the place at which they stand.
    pub fn points(&self) -> &[Point] {
        match self {
            Flat::Polygon(polygon) => &polygon.points,
            Flat::Line(line) => &line.points,
            Flat::Segments(segments) => &segments.ends,
            Flat::Label(label) => std::slice::from_ref(&label.at),
        }
    }
}

/// An area.
#[derive(Clone, Debug, PartialEq)]
pub struct Polygon {
    /// The id of the thing that it belongs to.
    pub id: Option<Id>,
    /// Its corners in order.
    pub points: Vec<Point>,
    /// Its inside.
    pub fill: Option<Paint>,
    /// Its edge.
    pub stroke: Option<Stroke>,
}

/// An open line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it belongs to.
    pub id: Option<Id>,
    /// From point to point.
    pub points: Vec<Point>,
    /// How it is drawn.
    pub stroke: Stroke,
}

/// Many straight lines that look the same. They are painted at once, which is much faster than one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Segments {
    /// The two ends of each line, one after the other.
    pub ends: Vec<Point>,
    /// How they are drawn.
    pub stroke: Stroke,
    /// The lengths of the dashes and gaps in turn, in scene units; none for solid lines.
    pub dashes: &'static [f64],
}

/// Words in a drawing; the middle of their height is at their point.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// What it belongs to.
    pub id: Option<Id>,
    /// Its point.
    pub at: Point,
    /// The words.
    pub text: String,
    /// Height of the type in scene units.
    pub size: f64,
    /// The horizontal place of the words relative to the point.
    pub anchor: Anchor,
    /// Bold or regular.
    pub weight: Weight,
    /// Its colour.
    pub paint: Paint,
    /// For a label on a plane in space: the vectors on the drawing of one unit to the right and of one unit down.
    pub plane: Option<(Point, Point)>,
}

/// The horizontal place of a label relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The label begins at the point.
    Start,
    /// The label is centred on the point.
    Middle,
    /// The label ends at the point.
    End,
}

/// The weight of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Ordinary.
    Regular,
    /// Strong.
    Bold,
}

/// The style of an edge or a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub paint: Paint,
    /// Its width in scene units; the projector theme draws at least 3.
    pub width: f64,
}

/// The stroke of a paint and a width.
pub const fn stroke(paint: Paint, width: f64) -> Option<Stroke> {
    Some(Stroke { paint, width })
}

/// A colour by its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// One of the nine colours of the field, 0..9, with its light.
    Colour(u8, Light),
    /// One of the nine colours of the field, 0..9, through which one sees.
    Clear(u8),
    /// For signs on one of the nine colours, so that they can be read.
    On(u8),
    /// The body of a cube.
    Body,
    /// Text and strong strokes.
    Ink,
    /// Less important text.
    Soft,
    /// Thin lines.
    Line,
    /// The background of the drawing.
    Sheet,
    /// An area that should not attract attention.
    Desk,
    /// What is chosen or current.
    Accent,
    /// For text on the accent colour, so that it can be read.
    OnAccent,
    /// The current one of several, as an area.
    AccentArea,
    /// The second of two that are chosen.
    Second,
    /// The second of two that are chosen, as an area.
    SecondArea,
    /// What is wrong.
    Bad,
    /// What is wrong, as an area.
    BadArea,
    /// What is right.
    Good,
    /// What fits, as an area.
    GoodArea,
    /// A soft shadow on the ground.
    Shadow,
    /// A plane through which one sees.
    Glass,
    /// A cell of the picture that the reader has chosen, numbered row by row. Where there is no such picture, as in SVG, a plain
    /// area.
    Photo(u8),
}

/// The light on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Full colour, for flat drawings and for faces turned to the left.
    Full,
    /// For faces turned upwards.
    Top,
    /// For faces turned to the right or downwards.
    Shade,
}

/// The name of something that can be pointed at: its kind, and two numbers that identify it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Id {
    /// The kind, such as `face`.
    pub kind: &'static str,
    /// The number of the thing.
    pub a: u32,
    /// The number of the part of it.
    pub b: u32,
}

impl Id {
    /// The id of part `b` of the `a`-th thing of a kind.
    pub const fn new(kind: &'static str, a: usize, b: usize) -> Id {
        Id { kind, a: a as u32, b: b as u32 }
    }

    /// The id with this text form, such as `face-1-4`, if its kind is one of `kinds`.
    pub fn read(text: &str, kinds: &[&'static str]) -> Option<Id> {
        let mut parts = text.split('-');
        let kind = parts.next()?;
        let kind = kinds.iter().find(|each| **each == kind)?;
        let mut number = || parts.next()?.parse().ok();
        Some(Id::new(kind, number()?, number()?))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.kind, self.a, self.b)
    }
}

/// The order in which to paint `count` things: those of the lowest rank first, so that they lie below the others.
///
/// All drawings use this one function. They have some hundreds of things at most, and each instance of the standard sort
/// adds kilobytes to the program.
pub fn painting_order(count: usize, rank: &dyn Fn(usize) -> f64) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::with_capacity(count);
    for next in 0..count {
        let rank_of_next = rank(next);
        let place = order.partition_point(|&other| rank(other).total_cmp(&rank_of_next).is_le());
        order.insert(place, next);
    }
    order
}

/// A rectangle about `centre` with rounded corners, as a polygon.
pub fn rounded_rectangle(centre: Point, width: f64, height: f64, radius: f64) -> Vec<Point> {
    const STEPS: usize = 4;
    let mut points = Vec::with_capacity(4 * (STEPS + 1));
    for (corner, (sx, sy)) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().enumerate() {
        let middle = point(centre.x + sx * (width / 2.0 - radius), centre.y + sy * (height / 2.0 - radius));
        for step in 0..=STEPS {
            let angle = (corner as f64 + step as f64 / STEPS as f64) * std::f64::consts::FRAC_PI_2;
            points.push(middle + polar(radius, angle));
        }
    }
    points
}

/// The arms of a cross about `centre`, reaching `reach` in each direction.
pub fn cross(centre: Point, reach: f64) -> [[Point; 2]; 2] {
    let arm = |sign: f64| {
        [point(centre.x - reach, centre.y - sign * reach), point(centre.x + reach, centre.y + sign * reach)]
    };
    [arm(1.0), arm(-1.0)]
}
