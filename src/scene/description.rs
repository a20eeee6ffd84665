//! A scene as text that can be read and compared: the format of the snapshots in the tests.

use super::{Flat, Id, Label, Line, Polygon, Scene, Segments, Stroke, Weight};
use crate::geometry::{Point, point};
use std::fmt;

impl fmt::Display for Scene {
    /// One line for each thing, in the order of painting: its id, the shapes it is made of, the corners of the rectangle about
    /// their points in whole units, and a checksum of all this with the points in tenths of a unit.
    ///
    /// A thing is a shape and those that are painted right after it with the same id, or without an id inside its rectangle. A
    /// shape without an id begins a thing that has no other parts. Things that follow each other and differ only in their place
    /// and the numbers of their ids share a line.
    ///
    /// ```
    /// use casse_tete::geometry::point;
    /// use casse_tete::scene::{Id, Paint, Room, Scene, stroke};
    ///
    /// let mut scene = Scene::new(Room { width: 80.0, height: 60.0 });
    /// let corners = vec![point(0.0, 0.0), point(20.0, 0.0), point(10.0, 10.0)];
    /// scene.polygon(Some(Id::new("face", 0, 3)), corners, Some(Paint::Body), stroke(Paint::Ink, 1.5));
    /// scene.line(vec![point(0.0, 30.0), point(10.0, 30.0)], Paint::Soft, 1.0);
    /// scene.line(vec![point(20.0, 30.0), point(30.0, 30.0)], Paint::Soft, 1.0);
    /// let expected = "\
    /// scene 80 x 60
    /// face-0-3: 3-gon Body edge Ink 1.5 | 0,0 to 20,10 | d2cab858
    /// 2 × line Soft 1 | 0,30 to 30,30 | 3b75781f
    /// ";
    /// assert_eq!(scene.to_string(), expected);
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "scene {} x {}", rounded(self.room.width), rounded(self.room.height))?;
        let mut things: Vec<Thing> = Vec::new();
        for shape in self.flatten() {
            let next = Thing::of(shape);
            match things.last_mut() {
                Some(thing) if thing.takes_in(&next) => thing.add(next),
                _ => things.push(next),
            }
        }
        let mut lines: Vec<(usize, Thing)> = Vec::new();
        for next in things {
            match lines.last_mut() {
                Some((count, thing)) if thing.looks_like(&next) => {
                    *count += 1;
                    thing.extend(next);
                }
                _ => lines.push((1, next)),
            }
        }
        for (count, thing) in lines {
            if count > 1 {
                write!(f, "{count} × ")?;
            }
            writeln!(f, "{thing}")?;
        }
        Ok(())
    }
}

/// A thing of a drawing, or several that look the same.
struct Thing {
    /// The ids of the first and the last one.
    ids: Option<[Id; 2]>,
    /// How many shapes there are of each look, in the order in which they first come.
    looks: Vec<(usize, String)>,
    /// Two opposite corners of the rectangle about all points.
    bounds: [Point; 2],
    /// All that the checksum depends on.
    exact: Vec<u8>,
}

impl Thing {
    fn of(shape: Flat) -> Thing {
        let (id, look, points, plane) = match shape {
            Flat::Polygon(Polygon { id, points, fill, stroke }) => {
                let fill = fill.map_or(String::new(), |paint| format!(" {paint:?}"));
                let edge = stroke.map_or(String::new(), |stroke| format!(" edge {}", look_of(stroke)));
                (id, format!("{}-gon{fill}{edge}", points.len()), points, None)
            }
            Flat::Line(Line { id, points, stroke }) => (id, format!("line {}", look_of(stroke)), points, None),
            Flat::Segments(Segments { ends, stroke, dashes }) => {
                let dashed = if dashes.is_empty() { "" } else { " dashed" };
                (None, format!("{} lines {}{dashed}", ends.len() / 2, look_of(stroke)), ends, None)
            }
            Flat::Label(Label { id, at, text, size, anchor, weight, paint, plane }) => {
                let bold = if weight == Weight::Bold { " Bold" } else { "" };
                let leaning = if plane.is_some() { " on a plane" } else { "" };
                (id, format!("{text:?} {}{bold} {anchor:?} {paint:?}{leaning}", decimal(size)), vec![at], plane)
            }
        };
        let mut exact = look.clone().into_bytes();
        let numbers = id.into_iter().flat_map(|id| [id.a as i32, id.b as i32]);
        let numbers = numbers.chain(points.iter().flat_map(|p| [tenths(p.x), tenths(p.y)]));
        // The vectors of a plane are about one unit long: in thousandths.
        let vectors = plane.into_iter().flat_map(<[Point; 2]>::from);
        let numbers = numbers.chain(vectors.flat_map(|p| [rounded(1000.0 * p.x), rounded(1000.0 * p.y)]));
        exact.extend(numbers.flat_map(i32::to_le_bytes));
        Thing { ids: id.map(|id| [id; 2]), looks: vec![(1, look)], bounds: bounds(&points), exact }
    }

    /// Whether a shape that is painted after this thing belongs to it.
    fn takes_in(&self, shape: &Thing) -> bool {
        // In tenths, so that the smallest errors of the calculation do not decide.
        let [low, high] = self.bounds.map(|p| [p.x, p.y].map(tenths));
        let covers = |p: Point| {
            let [x, y] = [p.x, p.y].map(tenths);
            (low[0]..=high[0]).contains(&x) && (low[1]..=high[1]).contains(&y)
        };
        self.ids.is_some() && (self.ids == shape.ids || shape.ids.is_none() && shape.bounds.into_iter().all(covers))
    }

    /// Adds a shape that belongs to it.
    fn add(&mut self, shape: Thing) {
        for (count, look) in &shape.looks {
            match self.looks.iter_mut().find(|(_, known)| known == look) {
                Some((known, _)) => *known += count,
                None => self.looks.push((*count, look.clone())),
            }
        }
        self.extend(shape);
    }

    /// Adds the places and the ids of what follows, but not its looks.
    fn extend(&mut self, next: Thing) {
        if let (Some([_, last]), Some([_, id])) = (&mut self.ids, next.ids) {
            *last = id;
        }
        self.bounds = bounds(&[self.bounds, next.bounds].concat());
        self.exact.extend(next.exact);
    }

    fn looks_like(&self, other: &Thing) -> bool {
        let kind = |thing: &Thing| thing.ids.map(|[first, _]| first.kind);
        self.looks == other.looks && kind(self) == kind(other)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ids {
            Some([first, last]) if first != last => write!(f, "{first} … {last}: ")?,
            Some([id, _]) => write!(f, "{id}: ")?,
            None => {}
        }
        let look =
            |(count, look): &(usize, String)| if *count == 1 { look.clone() } else { format!("{count} × {look}") };
        let [low, high] = self.bounds.map(|p| format!("{},{}", rounded(p.x), rounded(p.y)));
        write!(f, "{} | {low}", self.looks.iter().map(look).collect::<Vec<_>>().join(", "))?;
        if low != high {
            write!(f, " to {high}")?;
        }
        write!(f, " | {:08x}", crc32fast::hash(&self.exact))
    }
}

fn look_of(stroke: Stroke) -> String {
    format!("{:?} {}", stroke.paint, decimal(stroke.width))
}

/// A length in tenths of a unit.
fn tenths(length: f64) -> i32 {
    rounded(10.0 * length)
}

/// A length in units, rounded to tenths.
fn decimal(length: f64) -> f64 {
    f64::from(tenths(length)) / 10.0
}

fn bounds(points: &[Point]) -> [Point; 2] {
    let first = points.first().copied().unwrap_or_default();
    points.iter().fold([first; 2], |[low, high], p| {
        [point(low.x.min(p.x), low.y.min(p.y)), point(high.x.max(p.x), high.y.max(p.y))]
    })
}

/// The nearest whole number. Halves are frequent in drawings; they and what is a little above them are rounded down, so that the
/// smallest errors of the calculation, which depend on the machine, do not decide.
fn rounded(number: f64) -> i32 {
    (number + 0.4999).floor() as i32
}
