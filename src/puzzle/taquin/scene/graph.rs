//! All boards of a size as rings about the board in order, with what a search has reached, and ways to the order.
//!
//! From afar the rings alone are drawn, with the boards that were reached; closer by, every board is a dot, and then a board, with the
//! moves between them.

use super::{PLACE, RING, board};
use crate::geometry::{Point, Within, point, polar};
use crate::puzzle::taquin::rings::{RADIUS, RingPlace, Rings};
use crate::scene::plot::{Sign, words_width};
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Id, Lens, Paint, Room, Scene, Stroke, Weight, rounded_rectangle, stroke};
use std::collections::BTreeMap;
use std::f64::consts::TAU;

/// A board that a search has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// Its place.
    pub place: RingPlace,
    /// Whether the search has expanded it: otherwise it is a leaf.
    pub is_expanded: bool,
}

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct GraphWords<'a> {
    /// Above the half of the boards that can be put in order, and above the other one.
    pub halves: [&'a str; 2],
    /// What the lines are: a shortest way, the way that the search has found, the reader's game.
    pub ways: [&'a str; 3],
    /// What the dots are: expanded, leaves.
    pub dots: [&'a str; 2],
    /// At the board on show.
    pub here: &'a str,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub struct GraphPicture<'a> {
    /// All boards.
    pub rings: &'a Rings,
    /// The boards that the search has reached, in the order of their places.
    pub reached: &'a [Reached],
    /// The lines: a shortest way, the way that the search has found, the reader's game. Each place is one move from the one before.
    pub ways: [&'a [RingPlace]; 3],
    /// The leaf that the search takes at this step.
    pub taken: Option<RingPlace>,
    /// The board on show.
    pub here: Option<RingPlace>,
    /// A board that is asked about, once the answer is told.
    pub told: Option<RingPlace>,
    /// What is pointed at.
    pub pointed: Option<Id>,
    /// Words that would be smaller than this, in scene units, are left out.
    pub least: f64,
    /// The words.
    pub words: GraphWords<'a>,
}

/// The ways are drawn in this order, so that the shortest one stays visible on the others.
const ORDER: [usize; 3] = [2, 1, 0];

/// The lines of the ways.
const WAYS: [Sign; 3] = [
    Sign::Line(Stroke { paint: Paint::Accent, width: 4.5 }, &[]),
    Sign::Line(Stroke { paint: Paint::Ink, width: 2.5 }, &[7.0, 5.0]),
    Sign::Line(Stroke { paint: Paint::Second, width: 3.5 }, &[0.5, 6.0]),
];

/// The colours of a board that was expanded, and of a leaf.
const DOTS: [Paint; 2] = [Paint::Soft, Paint::Second];

/// The most dots of boards that were reached.
const MOST_DOTS: usize = 2_500;

/// The most boards that are drawn one by one.
const MOST_SINGLE: usize = 1_200;

/// Boards as wide as this, in scene units, are drawn with their numbers; less wide ones as dots, down to the least.
const WIDE: f64 = 46.0;
const LEAST: f64 = 5.0;

/// The radius of the smallest ring that is seen around the middle, in scene units.
const NARROW: f64 = 11.0;

/// The part of the room that a board takes, of that which it has.
const FILLED: f64 = 0.7;

/// What all parts of the drawing need.
struct GraphView<'a> {
    picture: &'a GraphPicture<'a>,
    lens: &'a Lens,
    room: Room,
    text: f64,
}

/// The rings.
pub fn scene(picture: &GraphPicture, lens: &Lens, room: Room) -> Scene {
    let text = (room.width / 45.0).within(13.0, 22.0).max(picture.least);
    let view = GraphView { picture, lens, room, text };
    let mut scene = Scene::new(room);
    for is_other in [true, false] {
        view.draw_rings(&mut scene, is_other);
    }
    view.draw_reached(&mut scene);
    for index in ORDER {
        view.draw_way(&mut scene, index);
    }
    view.draw_boards(&mut scene);
    for is_other in [true, false] {
        view.draw_names(&mut scene, is_other);
    }
    view.draw_narrow(&mut scene);
    view.draw_marks(&mut scene);
    view.draw_legend(&mut scene);
    scene
}

impl GraphView<'_> {
    fn on_screen(&self, at: Point) -> Point {
        self.lens.place(at, self.room)
    }

    fn place(&self, place: RingPlace) -> Point {
        self.on_screen(self.picture.rings.at(place))
    }

    fn is_seen(&self, at: Point, reach: f64) -> bool {
        let within = |at: f64, side: f64| at > -reach && at < side + reach;
        within(at.x, self.room.width) && within(at.y, self.room.height)
    }

    /// The visible part, in places of the drawing.
    fn corners(&self) -> [Point; 2] {
        [point(0.0, 0.0), point(self.room.width, self.room.height)].map(|at| self.lens.under(at, self.room))
    }

    /// The rings of a half, the outermost first: every second one is darker, and the one that is pointed at is lit.
    fn draw_rings(&self, scene: &mut Scene, is_other: bool) {
        let (rings, scale) = (self.picture.rings, self.lens.scale);
        let middle = self.on_screen(Rings::middle(is_other));
        let farthest = middle.x.abs().max((self.room.width - middle.x).abs());
        let farthest = farthest.hypot(middle.y.abs().max((self.room.height - middle.y).abs()));
        for ring in (0..rings.rings()).rev() {
            let [inner, outer] = rings.radii(ring).map(|radius| radius * scale);
            if inner > farthest {
                continue;
            }
            let id = Id::new(RING, ring, usize::from(is_other));
            let pointed = self.picture.pointed == Some(id);
            let fill = match (pointed, ring % 2) {
                (true, _) => Paint::AccentArea,
                (false, 0) => Paint::Desk,
                (false, _) => Paint::Sheet,
            };
            // The rings have one middle: where a key leads to is above it, so that arrows go outwards and inwards; or where that is not
            // in the drawing, towards the middle of the drawing. A ring that is neither there nor there is no thing.
            let towards = point(self.room.width / 2.0, self.room.height / 2.0) - middle;
            let radius = f64::midpoint(inner, outer);
            let places = [middle - point(0.0, radius), middle + polar(radius, towards.y.atan2(towards.x))];
            let seen = places.into_iter().find(|&at| self.is_seen(at, 0.0));
            if let Some(at) = seen {
                scene.polygon(Some(id), diamond(at, 1.0), None, None);
            }
            let id = seen.map(|_| id);
            // Few lines: some themes draw them dark.
            let line = match pointed {
                // The inner rings are narrow.
                true => stroke(Paint::Accent, 3.0),
                false if ring % 5 == 0 || ring + 1 == rings.rings() => stroke(Paint::Line, 1.0),
                false => None,
            };
            scene.polygon(id, self.disc(middle, outer), Some(fill), line);
        }
    }

    /// The ring that is pointed at where it is too narrow to be seen: a circle about it, above what covers it.
    fn draw_narrow(&self, scene: &mut Scene) {
        let Some(Id { kind: RING, a: ring, b }) = self.picture.pointed else { return };
        let middle = self.on_screen(Rings::middle(b == 1));
        let outer = self.picture.rings.radii(ring as usize)[1] * self.lens.scale;
        if outer < NARROW && self.is_seen(middle, 0.0) {
            scene.polygon(None, circle(middle, NARROW), None, stroke(Paint::Accent, 3.0));
        }
    }

    /// The disc about a point; of a large one that has its middle outside the room, the sector that is seen.
    fn disc(&self, middle: Point, radius: f64) -> Vec<Point> {
        if radius < 30.0 {
            return circle(middle, radius);
        }
        let corner = |x: f64, y: f64| point(x, y) - middle;
        let Room { width, height } = self.room;
        let corners = [corner(0.0, 0.0), corner(width, 0.0), corner(width, height), corner(0.0, height)];
        let half = corner(width / 2.0, height / 2.0);
        let is_inside = self.is_seen(middle, 0.0);
        let towards = half.y.atan2(half.x);
        let turn = |at: Point| (at.y.atan2(at.x) - towards + 1.5 * TAU).rem_euclid(TAU) - TAU / 2.0;
        let most = corners.map(turn).into_iter().map(f64::abs).fold(0.0, f64::max) + 0.05;
        if is_inside || most > TAU / 4.0 {
            return (0..160).map(|corner| middle + polar(radius, TAU * f64::from(corner) / 160.0)).collect();
        }
        let arc = (0..=80).map(|corner| middle + polar(radius, towards - most + 2.0 * most * f64::from(corner) / 80.0));
        std::iter::once(middle).chain(arc).collect()
    }

    /// The distance at every fifth ring and at the last one, above the middle, and the name of the half.
    fn draw_names(&self, scene: &mut Scene, is_other: bool) {
        let middle = self.on_screen(Rings::middle(is_other));
        let (rings, text) = (self.picture.rings, self.text);
        let last = rings.rings() - 1;
        let mut above: Option<f64> = None;
        for ring in (0..=last).rev().filter(|&ring| ring == last || ring % 5 == 0) {
            let [inner, outer] = rings.radii(ring).map(|radius| radius * self.lens.scale);
            let at = middle - point(0.0, (inner + outer) / 2.0);
            if above.is_some_and(|above| at.y - above < text * 1.2) || !self.is_seen(at, 0.0) {
                continue;
            }
            above = Some(at.y);
            let words = ring.to_string();
            let ground = rounded_rectangle(at, words_width(&words, text) + 6.0, text * 1.1, 3.0);
            scene.polygon(None, ground, Some(Paint::Sheet), None);
            scene.label(at, words, text, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
        let name = self.picture.words.halves[usize::from(is_other)];
        let radius = rings.radii(last)[1] * self.lens.scale;
        let at = middle - point(0.0, radius + text * 0.9);
        let half = words_width(name, text) / 2.0;
        if at.x - half > 0.0 && at.x + half < self.room.width && self.is_seen(at, -text * 0.5) {
            scene.label(at, name, text, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
    }

    /// The boards that were reached, as dots; of those that would lie on one another one is drawn, a leaf before others.
    fn draw_reached(&self, scene: &mut Scene) {
        let mut cell = 3.5;
        let dots = loop {
            let mut dots: BTreeMap<(i32, i32), Reached> = BTreeMap::new();
            for &reached in self.picture.reached {
                let at = self.place(reached.place);
                if self.is_seen(at, 2.0) {
                    let dot = dots.entry(((at.x / cell) as i32, (at.y / cell) as i32)).or_insert(reached);
                    if dot.is_expanded && !reached.is_expanded {
                        *dot = reached;
                    }
                }
            }
            if dots.len() <= MOST_DOTS {
                break dots;
            }
            cell *= 1.5;
        };
        // Leaves last, so that the front is seen.
        for is_expanded in [true, false] {
            for dot in dots.values().filter(|dot| dot.is_expanded == is_expanded) {
                let reach: f64 = if is_expanded { 1.7 } else { 2.3 };
                let area = diamond(self.place(dot.place), reach.max(cell * 0.45));
                let ring = self.picture.rings.ring_of(dot.place);
                let id = Id::new(RING, ring, usize::from(dot.place.is_other));
                scene.polygon(Some(id), area, Some(DOTS[usize::from(!is_expanded)]), None);
            }
        }
    }

    fn draw_way(&self, scene: &mut Scene, index: usize) {
        let places = self.picture.ways[index];
        let mut points: Vec<Point> = vec![];
        for pair in places.windows(2) {
            let line = self.picture.rings.line(pair[0], pair[1]);
            points.extend(line.into_iter().map(|at| self.on_screen(at)));
        }
        // Only what is seen, in pieces: a line far beyond the room would have no end of dashes.
        let mut piece: Vec<Point> = vec![];
        for at in points {
            if self.is_seen(at, 400.0) {
                piece.push(at);
            } else if piece.len() > 1 {
                WAYS[index].draw(scene, std::mem::take(&mut piece));
            } else {
                piece.clear();
            }
        }
        if piece.len() > 1 {
            WAYS[index].draw(scene, piece);
        }
        for end in [places.first(), places.last()].into_iter().flatten().filter(|_| places.len() > 1) {
            scene.polygon(None, circle(self.place(*end), 4.0), Some(Paint::Ink), None);
        }
    }

    /// Closer by, every board, and the moves between them.
    fn draw_boards(&self, scene: &mut Scene) {
        let rings = self.picture.rings;
        let Some(places) = rings.within(self.corners(), MOST_SINGLE) else { return };
        let wide = |place: RingPlace| rings.room(place) * self.lens.scale * FILLED;
        if places.iter().map(|&place| wide(place)).fold(0.0, f64::max) < LEAST {
            return;
        }
        if places.len() <= MOST_SINGLE / 3 {
            for &place in &places {
                for other in rings.beside(place) {
                    if other < place || !places.contains(&other) {
                        let line = rings.line(place, other).into_iter().map(|at| self.on_screen(at)).collect();
                        scene.line(line, Paint::Line, 1.5);
                    }
                }
            }
            for index in ORDER {
                self.draw_way(scene, index);
            }
        }
        for place in places {
            let size = wide(place).min(150.0);
            if size < LEAST {
                continue;
            }
            let (at, id) = (self.place(place), id_of(place));
            let reached = self.picture.reached.binary_search_by_key(&place, |reached| reached.place).ok();
            let reached = reached.map(|index| self.picture.reached[index].is_expanded);
            if let Some(tiles) = rings.board(place).filter(|_| size >= WIDE) {
                if let Some(is_expanded) = reached {
                    let paint = if is_expanded { Paint::Soft } else { Paint::Second };
                    scene.polygon(None, rounded_rectangle(at, size + 10.0, size + 10.0, 4.0), Some(paint), None);
                }
                board::small(scene, Some(id), &tiles, at, size);
            } else {
                let fill = match reached {
                    None => Paint::Sheet,
                    Some(true) => Paint::Soft,
                    Some(false) => Paint::Second,
                };
                scene.polygon(Some(id), circle(at, size.min(16.0) / 2.0), Some(fill), stroke(Paint::Ink, 1.0));
            }
        }
    }

    /// Rings around the leaf that is taken, the board on show, the board that was asked about, and what is pointed at.
    fn draw_marks(&self, scene: &mut Scene) {
        let picture = self.picture;
        let size = |place: RingPlace| {
            let wide = picture.rings.room(place) * self.lens.scale * FILLED;
            if wide < LEAST { 0.0 } else { wide.min(if wide < WIDE { 16.0 } else { 150.0 }) }
        };
        if let Some(place) = picture.taken {
            let radius = (size(place) * 0.75).max(7.0);
            scene.polygon(None, circle(self.place(place), radius), None, stroke(Paint::Second, 3.0));
        }
        for (place, words) in [(picture.here, picture.words.here), (picture.told, "?")] {
            let Some(place) = place else { continue };
            let at = self.place(place);
            let radius = (size(place) * 0.8).max(9.0);
            scene.polygon(None, circle(at, radius), None, stroke(Paint::Ink, 3.0));
            let wide = words_width(words, self.text);
            let right = at.x + radius + 6.0 + wide < self.room.width;
            let x = if right { at.x + radius + 6.0 } else { at.x - radius - 6.0 - wide };
            let ground = rounded_rectangle(point(x + wide / 2.0, at.y), wide + 6.0, self.text * 1.15, 3.0);
            scene.polygon(None, ground, Some(Paint::Sheet), None);
            scene.label(point(x, at.y), words, self.text, Weight::Bold, Anchor::Start, Paint::Ink);
        }
        if let Some(id) = picture.pointed.filter(|id| id.kind == PLACE) {
            let place = place_of(id);
            scene.polygon(
                None,
                circle(self.place(place), (size(place) * 0.78).max(8.0)),
                None,
                stroke(Paint::Accent, 3.0),
            );
        }
    }

    /// What is on the drawing, in lines at its lower edge.
    fn draw_legend(&self, scene: &mut Scene) {
        let GraphPicture { ways, reached, words, .. } = self.picture;
        let lines = ways.iter().zip(WAYS).zip(words.ways);
        let lines = lines.filter(|((way, _), _)| way.len() > 1).map(|((_, sign), name)| (sign, name));
        let dots = DOTS.map(|paint| Sign::Area(paint, None)).into_iter().zip(words.dots).filter(|_| reached.len() > 1);
        let text = self.text.min(self.room.width / 24.0);
        let mut rows: Vec<Vec<(Sign, &str, f64)>> = vec![];
        let mut left = f64::MAX;
        for (sign, name) in lines.chain(dots) {
            let sample = if matches!(sign, Sign::Line(..)) { text * 2.1 } else { text };
            let wide = sample + words_width(name, text) + text;
            if left + wide > self.room.width {
                rows.push(vec![]);
                left = 8.0;
            }
            if let Some(row) = rows.last_mut() {
                row.push((sign, name, left));
            }
            left += wide + text * 0.4;
        }
        let high = text * 1.35;
        let top = self.room.height - rows.len() as f64 * high - 2.0;
        for (row, signs) in rows.into_iter().enumerate() {
            let y = top + (row as f64 + 0.5) * high;
            let right = signs.last().map_or(0.0, |(_, name, left)| left + words_width(name, text) + text * 2.6);
            let ground = rounded_rectangle(point((right + 4.0) / 2.0, y), right, high, 3.0);
            scene.polygon(None, ground, Some(Paint::Sheet), None);
            for (sign, name, left) in signs {
                let sample = if matches!(sign, Sign::Line(..)) {
                    sign.draw(scene, vec![point(left, y), point(left + text * 2.1, y)]);
                    text * 2.1
                } else {
                    sign.draw(scene, diamond(point(left + text * 0.5, y), text * 0.32));
                    text
                };
                scene.label(
                    point(left + sample + text * 0.3, y),
                    name,
                    text,
                    Weight::Regular,
                    Anchor::Start,
                    Paint::Ink,
                );
            }
        }
    }
}

/// A square that stands on a corner.
fn diamond(at: Point, reach: f64) -> Vec<Point> {
    [(-reach, 0.0), (0.0, -reach), (reach, 0.0), (0.0, reach)].map(|(x, y)| at + point(x, y)).to_vec()
}

/// The id of a board.
pub fn id_of(place: RingPlace) -> Id {
    Id::new(PLACE, place.index as usize, usize::from(place.is_other))
}

/// The place of the board with this id.
pub fn place_of(id: Id) -> RingPlace {
    RingPlace { is_other: id.b == 1, index: id.a }
}

/// The rectangle about one half, or about both, with room for the name above and the legend below.
pub fn around(is_other: Option<bool>) -> [Point; 2] {
    let (above, below) = (point(RADIUS + 3.0, RADIUS + 13.0), point(RADIUS + 3.0, RADIUS + 24.0));
    let [first, last] = match is_other {
        Some(is_other) => [is_other; 2],
        None => [false, true],
    };
    [Rings::middle(first) - above, Rings::middle(last) + below]
}
