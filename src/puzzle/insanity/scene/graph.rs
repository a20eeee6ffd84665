//! The multigraph on the colours: three edges for each cube, with parallel edges and loops drawn apart, and one line pattern
//! for each cube.

pub mod layout;
pub mod strokes;

use super::Labels;
use crate::geometry::{Point, Within, point};
use crate::puzzle::insanity::graph::{Arc, edges};
use crate::puzzle::insanity::light::{COLOUR, CUBE, EDGE};
use crate::puzzle::insanity::{CubeSet, Edge, Highlight};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, cross, painting_order, rounded_rectangle, stroke};
use layout::{Layout, Route, Sizes};
use strokes::{WIDTH, arrowhead, broken, circle, faded, patterned};

/// What is emphasised in the graph.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// All edges, none chosen.
    Whole,
    /// A step of the search for factorisations.
    Search {
        /// The edges chosen so far, from cube 0.
        chosen: Vec<Edge>,
        /// The edge just tried, and the result: kept, or dropped because of this colour, whose degree would exceed 2.
        trial: Option<(Edge, Result<(), u8>)>,
        /// The degree of each colour; the trial counts if it was kept.
        degrees: Vec<u32>,
    },
    /// Two factorisations, or the first of them: their edges with directions.
    Factors {
        /// From front to back.
        front: Vec<Arc>,
        /// From right to left.
        right: Vec<Arc>,
    },
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphPicture {
    /// The set.
    pub cubes: CubeSet,
    /// What is emphasised in it.
    pub shown: Shown,
    /// The colours that are short of edges, so that there is no factorisation; mostly none.
    pub short: Vec<u8>,
    /// What is lit.
    pub light: Highlight,
}

/// The legend of two factorisations, such as "F2: front → back" and "F4: right → left".
#[derive(Clone, Copy, Debug)]
pub struct GraphWords<'a> {
    /// Of the first.
    pub front: &'a str,
    /// Of the second.
    pub right: &'a str,
}

/// How an edge is drawn.
#[derive(Clone, Copy, PartialEq)]
enum EdgeStyle {
    /// Not chosen, and it can no longer be chosen.
    Faded,
    /// In the pattern of its cube.
    Plain,
    /// Chosen by the search.
    Chosen,
    /// Just tried and kept.
    Kept,
    /// Just tried and dropped.
    Dropped,
    /// Of the first factorisation.
    Front(Arc),
    /// Of the second factorisation.
    Right(Arc),
}

impl GraphPicture {
    fn look(&self, edge: Edge) -> EdgeStyle {
        match &self.shown {
            Shown::Whole => EdgeStyle::Plain,
            Shown::Search { chosen, trial, .. } => match trial {
                Some((tried, Ok(()))) if *tried == edge => EdgeStyle::Kept,
                Some((tried, Err(_))) if *tried == edge => EdgeStyle::Dropped,
                _ if chosen.contains(&edge) => EdgeStyle::Chosen,
                _ if chosen.iter().any(|other| other.cube == edge.cube) => EdgeStyle::Faded,
                // Until one edge of the cube is kept, all edges that were not tried may still be chosen.
                Some((tried, Ok(()))) if tried.cube == edge.cube => EdgeStyle::Faded,
                Some((tried, Err(_))) if tried.cube == edge.cube && edge.axis < tried.axis => EdgeStyle::Faded,
                _ => EdgeStyle::Plain,
            },
            Shown::Factors { front, right } => {
                let arc = |arcs: &[Arc]| arcs.iter().find(|arc| arc.edge == edge).copied();
                arc(front).map(EdgeStyle::Front).or(arc(right).map(EdgeStyle::Right)).unwrap_or(EdgeStyle::Faded)
            }
        }
    }

    /// The colour whose degree would be too high, and that degree.
    fn excess(&self) -> Option<(usize, u32)> {
        let Shown::Search { trial: Some((edge, Err(colour))), degrees, .. } = &self.shown else { return None };
        let colour = usize::from(*colour);
        let adds = edge.ends(&self.cubes).iter().filter(|end| usize::from(**end) == colour).count() as u32;
        Some((colour, degrees.get(colour)? + adds))
    }
}

/// The graph, with a legend below it.
pub fn scene(graph: &GraphPicture, room: Room, labels: &Labels, words: &GraphWords) -> Scene {
    let mut scene = Scene::new(room);
    let legend = GraphLegend::new(&graph.cubes, room, labels);
    let area = Room { height: (room.height - legend.height).max(1.0), ..room };
    let all: Vec<Edge> = edges(&graph.cubes).collect();
    let layout = Layout::of(&graph.cubes, &all, area, sizes(graph.cubes.count(), area));

    // Unimportant edges are drawn first, highlighted ones last, on top.
    let rank = |route: usize| {
        let edge = layout.routes[route].edge;
        match graph.look(edge) {
            _ if graph.light.has_edge(edge) => 4.0,
            EdgeStyle::Kept | EdgeStyle::Dropped => 3.0,
            EdgeStyle::Chosen | EdgeStyle::Front(_) | EdgeStyle::Right(_) => 2.0,
            EdgeStyle::Plain => 1.0,
            EdgeStyle::Faded => 0.0,
        }
    };
    let order = painting_order(layout.routes.len(), &rank);
    let routes: Vec<(&Route, EdgeStyle)> =
        order.into_iter().map(|route| &layout.routes[route]).map(|route| (route, graph.look(route.edge))).collect();
    for &(route, look) in &routes {
        draw_edge(&mut scene, route, look, graph.light.has_edge(route.edge), layout.sizes.number);
    }
    for &(route, look) in &routes {
        draw_number(&mut scene, route, look, graph.light.has_edge(route.edge), layout.sizes.number);
    }
    draw_vertices(&mut scene, graph, &layout);
    match &graph.shown {
        Shown::Factors { front, right } => legend.draw_factors(&mut scene, words, [front, right]),
        _ => legend.draw_cubes(&mut scene, graph),
    }
    scene
}

/// The sizes for a room and this number of colours.
fn sizes(colours: usize, area: Room) -> Sizes {
    let side = area.width.min(area.height);
    // With many edges, everything is a little smaller.
    let side = if colours > 5 { side * 0.88 } else { side };
    let number = (side * 0.027).within(if colours > 4 { 8.8 } else { 9.8 }, 18.0);
    Sizes { disc: (side * 0.056).within(18.0, 40.0), number, badge: number * 1.05 }
}

fn id_of(edge: Edge) -> Option<Id> {
    Some(Id::new(EDGE, edge.cube, edge.axis))
}

fn draw_edge(scene: &mut Scene, route: &Route, look: EdgeStyle, lit: bool, number: f64) {
    let id = id_of(route.edge);
    let points = &route.points;
    let width = match look {
        EdgeStyle::Faded => 2.0,
        EdgeStyle::Plain => WIDTH,
        _ => 8.0,
    };
    // An unbroken band in the colour of the background separates the edge from those that it crosses; it is also the area
    // that the pointer hits.
    let gap = if look == EdgeStyle::Faded { 2.0 } else { 6.0 };
    scene.line_of(id, points.clone(), Paint::Sheet, width + gap + if lit { 18.0 } else { 0.0 });
    if lit {
        scene.line_of(id, points.clone(), Paint::Accent, width + 18.0);
        scene.line_of(id, points.clone(), Paint::AccentArea, width + 11.0);
    }
    match look {
        EdgeStyle::Faded if !lit => faded(scene, points),
        EdgeStyle::Faded | EdgeStyle::Plain => {
            let width = if lit { WIDTH + 1.5 } else { WIDTH };
            patterned(scene, route.edge.cube, points, Paint::Ink, width);
        }
        EdgeStyle::Chosen | EdgeStyle::Kept => scene.line(points.clone(), Paint::Accent, 7.0),
        EdgeStyle::Dropped => broken(scene, points, &[14.0, 13.0], Paint::Bad, 7.0),
        EdgeStyle::Front(arc) => draw_front(scene, id, &run(points, arc), (route.number, number)),
        EdgeStyle::Right(arc) => draw_right(scene, id, &run(points, arc), (route.number, number)),
    }
}

/// The points of an edge in the direction in which it runs.
pub fn run(points: &[Point], arc: Arc) -> Vec<Point> {
    let mut points = points.to_vec();
    if !arc.forward {
        points.reverse();
    }
    points
}

/// Draws an edge of the first factorisation: a thick line. `number` is the place and the radius of its number.
pub fn draw_front(scene: &mut Scene, id: Option<Id>, points: &[Point], number: (Point, f64)) {
    let width = (number.1 * 0.5).within(3.6, 7.0);
    scene.line(points.to_vec(), Paint::Accent, width);
    arrowhead(scene, id, points, width * 2.8, Paint::Accent, number);
}

/// Draws an edge of the second factorisation: a double line. `number` is the place and the radius of its number.
pub fn draw_right(scene: &mut Scene, id: Option<Id>, points: &[Point], number: (Point, f64)) {
    let width = (number.1 * 0.75).within(7.6, 10.0);
    scene.line(points.to_vec(), Paint::Second, width);
    // The gap between the two lines is as wide as the thinnest line of the projector theme.
    scene.line(points.to_vec(), Paint::Sheet, width * 0.38);
    arrowhead(scene, id, points, number.1.within(8.0, 14.0) * 1.5, Paint::Second, number);
}

fn draw_number(scene: &mut Scene, route: &Route, look: EdgeStyle, lit: bool, radius: f64) {
    let (id, at) = (id_of(route.edge), route.number);
    if lit {
        scene.polygon(id, circle(at, radius * 1.45), Some(Paint::Sheet), stroke(Paint::Accent, 5.0));
    } else if look == EdgeStyle::Kept {
        scene.polygon(id, circle(at, radius * 1.45), Some(Paint::Sheet), stroke(Paint::Accent, 3.5));
    }
    let paints = match look {
        EdgeStyle::Faded => {
            scene.polygon(id, circle(at, radius * 0.75), Some(Paint::Sheet), None);
            let text = route.edge.cube.to_string();
            let paint = if lit { Paint::Ink } else { Paint::Soft };
            return scene.label(at, text, radius * 1.2, Weight::Regular, Anchor::Middle, paint);
        }
        EdgeStyle::Plain => [Paint::Sheet, Paint::Ink, Paint::Ink],
        EdgeStyle::Chosen | EdgeStyle::Kept | EdgeStyle::Front(_) => [Paint::Accent, Paint::Sheet, Paint::OnAccent],
        EdgeStyle::Dropped => [Paint::Sheet, Paint::Bad, Paint::Bad],
        EdgeStyle::Right(_) => [Paint::Sheet, Paint::Second, Paint::Second],
    };
    strokes::number(scene, id, at, radius, route.edge.cube, paints);
    if look == EdgeStyle::Dropped {
        // A badge in the corner: the number stays readable.
        let corner = at + point(radius * 0.92, -radius * 0.92);
        let reach = radius * 0.7;
        scene.polygon(id, circle(corner, reach), Some(Paint::Bad), stroke(Paint::Sheet, 2.0));
        for arm in cross(corner, reach * 0.45) {
            scene.line(arm.to_vec(), Paint::Sheet, 3.0);
        }
    }
}

fn draw_vertices(scene: &mut Scene, graph: &GraphPicture, layout: &Layout) {
    let Sizes { disc, badge, .. } = layout.sizes;
    let excess = graph.excess();
    for (colour, &at) in layout.vertices.iter().enumerate() {
        let id = Id::new(COLOUR, colour, 0);
        let ring = if excess.is_some_and(|(high, _)| high == colour) {
            Some(Paint::Bad)
        } else {
            (graph.light.id == Some(id)).then_some(Paint::Accent)
        };
        if let Some(paint) = ring {
            scene.polygon(Some(id), circle(at, disc + 5.5), Some(Paint::Sheet), stroke(paint, 5.0));
        }
        if ring.is_none() && graph.short.contains(&(colour as u8)) {
            let mut around = circle(at, disc + 6.0);
            around.extend(around.first().copied());
            broken(scene, &around, &[9.0, 9.0], Paint::Bad, 5.0);
        }
        strokes::vertex(scene, Some(id), at, disc, colour as u8);
    }
    let Shown::Search { degrees, .. } = &graph.shown else { return };
    for (colour, (&at, degree)) in layout.badges.iter().zip(degrees).enumerate() {
        let id = Some(Id::new(COLOUR, colour, 0));
        let too_high = excess.filter(|(high, _)| *high == colour);
        let (text, width, fill, ink) = match too_high {
            Some((_, high)) => {
                let text = format!("{high}\u{202f}>\u{202f}2");
                (text, layout.sizes.badge_width(), Paint::Bad, Paint::Sheet)
            }
            None => (degree.to_string(), badge, Paint::Desk, Paint::Ink),
        };
        let aside = (at.x - layout.vertices[colour].x).within(badge - width, width - badge);
        let at = point(at.x + aside, at.y);
        // Square, because the numbers of cubes are in round discs.
        let area = rounded_rectangle(at, 2.0 * width, 2.0 * badge, badge * 0.3);
        scene.polygon(id, area, Some(fill), stroke(if too_high.is_some() { Paint::Sheet } else { Paint::Ink }, 1.5));
        scene.label(at, text, badge * if too_high.is_some() { 1.15 } else { 1.3 }, Weight::Bold, Anchor::Middle, ink);
    }
}

/// What the strokes mean, below the graph.
struct GraphLegend {
    room: Room,
    text: f64,
    /// Length of a sample.
    sample: f64,
    /// Names of the cubes.
    names: Vec<String>,
    /// Entries on one line.
    columns: usize,
    /// Height of a line.
    line: f64,
    /// Height of the whole legend, the same for cubes and for factorisations, so that the graph above does not move.
    height: f64,
}

/// From one entry of the legend to the next, with the gap between a sample and its words.
const BETWEEN: f64 = 34.0;

impl GraphLegend {
    fn new(cubes: &CubeSet, room: Room, labels: &Labels) -> GraphLegend {
        let text = (room.width / 40.0).within(13.0, if room.height > 640.0 { 22.0 } else { 17.0 });
        let sample = if room.width < 480.0 { 42.0 } else { 52.0 };
        let names: Vec<String> = (0..cubes.count()).map(labels.cube).collect();
        let wide = sample + BETWEEN + names.iter().map(|name| words_width(name, text)).fold(0.0, f64::max);
        let fit = ((room.width / wide) as usize).max(1);
        // The same number on each line, so that they form columns.
        let columns = names.len().div_ceil(names.len().div_ceil(fit));
        let lines = names.len().div_ceil(columns).max(if room.width < 620.0 { 2 } else { 1 });
        let line = text * 1.6;
        GraphLegend { room, text, sample, names, columns, line, height: line * lines as f64 + 8.0 }
    }

    fn draw_cubes(&self, scene: &mut Scene, graph: &GraphPicture) {
        let lines = self.names.len().div_ceil(self.columns);
        let wide =
            self.sample + BETWEEN + self.names.iter().map(|name| words_width(name, self.text)).fold(0.0, f64::max);
        let left = (self.room.width - wide * self.columns as f64) / 2.0 + 12.0;
        let top = self.room.height - 4.0 - self.line * lines as f64;
        for (cube, name) in self.names.iter().enumerate() {
            let (column, line) = (cube % self.columns, cube / self.columns);
            let from = point(left + wide * column as f64, top + self.line * (line as f64 + 0.5));
            let to = point(from.x + self.sample, from.y);
            let id = Id::new(CUBE, cube, 0);
            let lit = graph.light.id == Some(id);
            let middle = point(from.x + wide / 2.0 - 12.0, from.y);
            let area = rounded_rectangle(middle, wide - 6.0, self.line - 2.0, 5.0);
            let (fill, edge) = if lit { (Paint::AccentArea, stroke(Paint::Accent, 3.0)) } else { (Paint::Sheet, None) };
            scene.polygon(Some(id), area, Some(fill), edge);
            patterned(scene, cube, &[from, to], Paint::Ink, WIDTH);
            let words = point(to.x + 9.0, to.y);
            scene.label(words, name.as_str(), self.text, Weight::Regular, Anchor::Start, Paint::Ink);
        }
    }

    fn draw_factors(&self, scene: &mut Scene, words: &GraphWords, arcs: [&[Arc]; 2]) {
        let entries = [(words.front, true), (words.right, false)];
        let entries: Vec<(&str, bool)> =
            entries.into_iter().zip(arcs).filter(|(_, arcs)| !arcs.is_empty()).map(|(entry, _)| entry).collect();
        let widths: Vec<f64> =
            entries.iter().map(|(words, _)| self.sample + 40.0 + words_width(words, self.text)).collect();
        let one_line = widths.iter().sum::<f64>() <= self.room.width - 12.0;
        let lines = if one_line { 1 } else { entries.len() };
        let widest = if one_line { widths.iter().sum() } else { widths.iter().copied().fold(0.0, f64::max) };
        let mut from = point(
            ((self.room.width - widest) / 2.0).max(0.0) + 8.0,
            self.room.height - 4.0 - self.line * (lines as f64 - 0.5),
        );
        for ((words, is_front), width) in entries.into_iter().zip(widths) {
            let sample = [from, point(from.x + self.sample, from.y)];
            // The sample has no number that its arrowhead must avoid.
            let number = (point(f64::MIN, f64::MIN), 13.0);
            if is_front {
                draw_front(scene, None, &sample, number);
            } else {
                draw_right(scene, None, &sample, number);
            }
            let room = self.room.width - sample[1].x - 16.0;
            let text = self.text.min(self.text * room / words_width(words, self.text)).max(9.0);
            let at = point(sample[1].x + 12.0, from.y);
            scene.label(at, words, text, Weight::Regular, Anchor::Start, Paint::Ink);
            if one_line {
                from.x += width;
            } else {
                from.y += self.line;
            }
        }
    }
}

/// The approximate width of words: letters of this type are about half as wide as high.
fn words_width(words: &str, size: f64) -> f64 {
    words.chars().count() as f64 * size * 0.52
}
