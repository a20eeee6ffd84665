//! The diagram of a position's oriented cycles: where each small cube goes, how it is turned on the way, and after how many
//! repetitions each cycle is in order again.

mod ring;

use self::ring::{Manner, READABLE, Ring, SQUARE};
use super::{CYCLE, cubie_id};
use crate::geometry::{Point, Within, point};
use crate::puzzle::cube::algorithm::Spelling;
use crate::puzzle::cube::cycles::{Cycle, cycles};
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::scheme::letter;
use crate::scene::strokes::circle;
use crate::scene::{
    Anchor, Flat, Id, Label, Paint, Room, Scene, Shape, Weight, painting_order, rounded_rectangle, stroke,
};

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct CyclesWords {
    /// Above the cycles of corners and those of edges: at most 20 letters.
    pub headings: [&'static str; 2],
    /// Says that this number of small cubes of a kind are home and correctly turned: at most 24 letters.
    pub home: fn(Kind, usize) -> String,
    /// The words about a cycle: its length, its rotation, and its order with the factors, as "order 9 = 3 × 3"; at most 18
    /// letters each. Empty ones are left out.
    pub cycle: fn(&Cycle) -> [String; 3],
}

/// Radii of nodes that are tried, the best first. Those below [`READABLE`] are for rooms in which nothing else fits.
const RADII: [f64; 14] = [46.0, 42.0, 38.0, 34.0, 30.0, 27.0, 24.0, 21.5, 19.0, 17.0, 15.0, 12.0, 9.0, 6.0];

/// Ways to draw the cycles: gap, whether flat, whether with all words, and the factor by which a radius counts when they are
/// compared.
const MANNERS: [(f64, bool, bool, f64); 6] = [
    (1.1, false, true, 1.0),
    (0.8, true, true, 0.96),
    (1.1, false, false, 0.72),
    (1.0, true, false, 0.7),
    (0.7, false, false, 0.6),
    (0.7, true, false, 0.58),
];

/// Margins in scene units: around the drawing and between its parts, between rows, and between two sections side by side.
const MARGIN: f64 = 8.0;
const ROW: f64 = 5.0;
const BETWEEN: f64 = 28.0;

/// Width of a bold letter, in heights of the type.
const LETTER: f64 = 0.58;

/// The corners or the edges.
struct Section {
    kind: Kind,
    cycles: Vec<Cycle>,
    /// The words about each cycle.
    lines: Vec<Vec<String>>,
    /// The words about how many small cubes are home; empty if none is.
    home: String,
}

/// The cycles of a section, drawn in one manner.
#[derive(Clone, Default)]
struct Rings {
    rings: Vec<Ring>,
    /// Two opposite corners of each, about its middle.
    corners: Vec<[Point; 2]>,
    /// The order in which they are placed, the highest first.
    order: Vec<usize>,
}

/// A section in its place.
#[derive(Clone, Default)]
struct Placed {
    corner: Point,
    width: f64,
    height: f64,
    /// Whether the line about small cubes that are home is below the heading.
    is_below: bool,
    /// Whether every cycle is as narrow as the section.
    is_inside: bool,
    /// The middle of each ring, from `corner`, and the row in which it is.
    middles: Vec<Point>,
    rows: Vec<usize>,
    /// The number of rows.
    count: usize,
}

/// The cycles of corners and those of edges. The small cubes of `lit`, given by their homes, are ringed. A gate of `.ci/split`.
#[inline(never)]
pub fn scene(position: &Position, lit: &[Place], spelling: Spelling, words: &CyclesWords, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let sections = Kind::ALL.map(|kind| Section::new(position, kind, words));
    let text = ((room.width + room.height) / 60.0).within(13.0, 20.0);
    let layout = SectionLayout { sections: &sections, words, room, text };
    let (rings, placed) = layout.best();
    for ((section, rings), placed) in sections.iter().zip(&rings).zip(&placed) {
        layout.heading(&mut scene, section, placed);
        for (number, cycle) in section.cycles.iter().enumerate() {
            let at = placed.corner + placed.middles[number];
            let drawing = CycleDrawing { ring: rings.rings[number], at, cycle, kind: section.kind, spelling };
            let id = Id::new(CYCLE, section.kind as usize, number);
            drawing.draw(&mut scene, id, &section.lines[number], lit);
        }
    }
    scene
}

impl Section {
    fn new(position: &Position, kind: Kind, words: &CyclesWords) -> Section {
        let cycles = cycles(position, kind);
        let moved: usize = cycles.iter().map(|cycle| cycle.places.len()).sum();
        let mut lines = Vec::with_capacity(cycles.len());
        for cycle in &cycles {
            let mut said = Vec::with_capacity(3);
            for line in (words.cycle)(cycle) {
                // In a cycle of one, all lines but its order are drawn.
                if !line.is_empty() && (cycle.places.len() > 1 || said.is_empty()) {
                    said.push(line);
                } else if !line.is_empty() {
                    said[0] = line;
                }
            }
            lines.push(said);
        }
        let home = kind.count() - moved;
        let home = if home > 0 { (words.home)(kind, home) } else { String::new() };
        Section { kind, cycles, lines, home }
    }

    /// Its cycles in this manner.
    fn rings(&self, manner: Manner) -> Rings {
        let mut rings = Rings::default();
        for (number, cycle) in self.cycles.iter().enumerate() {
            let ring = Ring::new(self.kind, cycle.places.len(), self.words(number, manner), manner);
            rings.corners.push(ring.corners());
            rings.rings.push(ring);
        }
        rings.order = painting_order(rings.rings.len(), &|ring| rings.corners[ring][0].y - rings.corners[ring][1].y);
        rings
    }

    /// Width and height of the words of a cycle.
    fn words(&self, number: usize, manner: Manner) -> Point {
        let type_size = manner.types()[1];
        let lines = &self.lines[number];
        let is_single = self.cycles[number].places.len() == 1;
        match (manner.is_full, is_single) {
            (true, _) => {
                let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
                point(longest as f64 * LETTER * type_size, lines.len() as f64 * 1.2 * type_size)
            }
            (false, true) => point(0.0, 0.0),
            (false, false) => point(1.2 * type_size, 0.9 * type_size),
        }
    }
}

/// The two sections to be placed in a room.
struct SectionLayout<'a> {
    sections: &'a [Section; 2],
    words: &'a CyclesWords,
    room: Room,
    /// Height of the type of the headings, in scene units.
    text: f64,
}

impl SectionLayout<'_> {
    /// The manner with the largest nodes, and the places of all parts.
    fn best(&self) -> ([Rings; 2], [Placed; 2]) {
        let (mut most, mut best) = (0.0, None);
        for radius in RADII {
            for (gap, is_flat, is_full, worth) in MANNERS {
                let worth = worth * radius * if radius < READABLE { 0.1 } else { 1.0 };
                if worth <= most {
                    continue;
                }
                let manner = Manner { radius, gap, is_flat, is_full };
                let rings = [0, 1].map(|section| self.sections[section].rings(manner));
                if let Some(placed) = self.place(&rings) {
                    (most, best) = (worth, Some((rings, placed)));
                }
            }
        }
        best.unwrap_or_else(|| {
            // The room is too small for any manner.
            let manner = Manner { radius: RADII[RADII.len() - 1], gap: 0.7, is_flat: true, is_full: false };
            let rings = [0, 1].map(|section| self.sections[section].rings(manner));
            let placed = self.below(&rings);
            (rings, placed)
        })
    }

    /// The places of all parts, one section below the other or beside it; `None` if the room is too small.
    fn place(&self, rings: &[Rings; 2]) -> Option<[Placed; 2]> {
        let Room { width, height } = self.room;
        let below = self.below(rings);
        let spare = height - MARGIN - below[1].corner.y - below[1].height;
        if spare >= 0.0 && below[0].is_inside && below[1].is_inside {
            let rows = (below[0].count + below[1].count).max(1) as f64;
            let shares = [0, 1].map(|section| spare * below[section].count as f64 / rows);
            return Some(spread(below, shares));
        }
        if self.sections.iter().any(|section| section.cycles.is_empty()) {
            return None;
        }
        let (across, down) = (width - 2.0 * MARGIN - BETWEEN, height - 2.0 * MARGIN);
        for share in [0.5, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7] {
            let left = self.section(0, &rings[0], point(MARGIN, MARGIN), across * share);
            let corner = point(MARGIN + across * share + BETWEEN, MARGIN);
            let right = self.section(1, &rings[1], corner, across * (1.0 - share));
            let spare = [down - left.height, down - right.height];
            if left.is_inside && right.is_inside && spare[0] >= 0.0 && spare[1] >= 0.0 {
                return Some(spread([left, right], spare));
            }
        }
        None
    }

    /// One section below the other.
    fn below(&self, rings: &[Rings; 2]) -> [Placed; 2] {
        let width = self.room.width - 2.0 * MARGIN;
        let first = self.section(0, &rings[0], point(MARGIN, MARGIN), width);
        let next = first.corner + point(0.0, first.height + MARGIN);
        [first, self.section(1, &rings[1], next, width)]
    }

    /// A section in a column of this width: its cycles row by row.
    fn section(&self, index: usize, rings: &Rings, corner: Point, width: f64) -> Placed {
        let section = &self.sections[index];
        let heading = self.words.headings[index].chars().count() as f64 * 1.1;
        let home = section.home.chars().count() as f64;
        let is_below = home > 0.0 && (heading + home + 2.0) * self.text * LETTER > width;
        let mut height = self.text * if is_below { 2.5 } else { 1.3 };
        let all = rings.rings.len();
        // Each cycle is put into the first row that has room for it.
        let (mut rows, mut used, mut is_inside) = (vec![0; all], Vec::<f64>::new(), true);
        for &ring in &rings.order {
            let wide = 2.0 * rings.corners[ring][1].x;
            is_inside &= wide <= width;
            let row = used.iter().position(|used| used + MARGIN + wide <= width).unwrap_or(used.len());
            match used.get_mut(row) {
                Some(used) => *used += MARGIN + wide,
                None => used.push(wide),
            }
            rows[ring] = row;
        }
        let mut middles = vec![Point::default(); all];
        for (row, used) in used.iter().enumerate() {
            let (mut count, mut high) = (0, 0.0f64);
            for ring in (0..all).filter(|&ring| rows[ring] == row) {
                count += 1;
                high = high.max(rings.corners[ring][1].y - rings.corners[ring][0].y);
            }
            let spare = ((width - used) / (count + 1) as f64).max(0.0);
            let mut x = spare;
            height += if row > 0 { ROW } else { 0.0 };
            for ring in (0..all).filter(|&ring| rows[ring] == row) {
                let [low, end] = rings.corners[ring];
                middles[ring] = point(x + end.x, height + (high - end.y - low.y) / 2.0);
                x += 2.0 * end.x + MARGIN + spare;
            }
            height += high;
        }
        Placed { corner, width, height, is_below, is_inside, middles, rows, count: used.len() }
    }

    fn heading(&self, scene: &mut Scene, section: &Section, placed: &Placed) {
        let at = placed.corner + point(0.0, 0.6 * self.text);
        let heading = self.words.headings[section.kind as usize];
        scene.label(at, heading, self.text, Weight::Bold, Anchor::Start, Paint::Ink);
        if section.home.is_empty() {
            return;
        }
        let (at, anchor) = match placed.is_below {
            true => (at + point(0.0, 1.2 * self.text), Anchor::Start),
            false => (at + point(placed.width, 0.0), Anchor::End),
        };
        scene.label(at, section.home.clone(), 0.9 * self.text, Weight::Regular, anchor, Paint::Soft);
    }
}

/// Distributes the remaining height among the rows.
fn spread(mut placed: [Placed; 2], spare: [f64; 2]) -> [Placed; 2] {
    let is_below = placed[0].corner.x == placed[1].corner.x;
    let mut down = 0.0;
    for (placed, share) in placed.iter_mut().zip(spare) {
        placed.corner.y += down;
        for (middle, row) in placed.middles.iter_mut().zip(&placed.rows) {
            middle.y += share * (row + 1) as f64 / (placed.count + 1) as f64;
        }
        if is_below {
            down += share;
        }
    }
    placed
}

/// The height, the weight and the colour of type.
type Type = (f64, Weight, Paint);

/// A cycle while it is drawn.
struct CycleDrawing<'a> {
    ring: Ring,
    at: Point,
    cycle: &'a Cycle,
    kind: Kind,
    spelling: Spelling,
}

impl CycleDrawing<'_> {
    fn draw(&self, scene: &mut Scene, id: Id, lines: &[String], lit: &[Place]) {
        const CORNERS: usize = 48;
        let length = self.ring.length();
        let inside = (0..CORNERS).map(|corner| self.at + self.ring.at(length * corner as f64 / CORNERS as f64).0);
        let is_lit = self.cycle.places.iter().all(|cubie| lit.contains(cubie));
        let fill = if is_lit { Paint::AccentArea } else { Paint::Desk };
        scene.polygon(Some(id), inside.collect(), Some(fill), None);
        for (node, &index) in self.cycle.indices.iter().enumerate() {
            self.arrow(scene, node);
            let text = sign(self.kind, index);
            let size = self.ring.manner.types()[1] * 1.1;
            self.write(scene, id, self.ring.index(node), text, (size, Weight::Bold, Paint::Ink));
        }
        for (node, &cubie) in self.cycle.places.iter().enumerate() {
            self.node(scene, node, cubie, lit.contains(&cubie));
        }
        let [number, small] = self.ring.manner.types();
        if self.ring.manner.is_full {
            for (line, text) in lines.iter().enumerate() {
                let down = (line as f64 - (lines.len() as f64 - 1.0) / 2.0) * 1.2 * small;
                let last = line + 1 == lines.len();
                let (weight, paint) = if last { (Weight::Bold, Paint::Ink) } else { (Weight::Regular, Paint::Soft) };
                let at = self.ring.words() + point(0.0, down);
                self.write(scene, id, at, text, (small, weight, paint));
            }
        } else if self.cycle.places.len() > 1 {
            let order = self.cycle.order().to_string();
            self.write(scene, id, self.ring.words(), &order, (number.min(small * 1.2), Weight::Bold, Paint::Ink));
        }
    }

    fn arrow(&self, scene: &mut Scene, node: usize) {
        const PARTS: usize = 14;
        let [from, to] = self.ring.arrow(node);
        let head = (0.32 * self.ring.manner.radius).within(6.0, 12.0).min(to - from);
        let place = |way: f64| self.at + self.ring.at(way).0;
        let line = (0..=PARTS).map(|part| place(from + (to - 0.7 * head - from) * part as f64 / PARTS as f64));
        let width = (0.06 * self.ring.manner.radius).max(1.8);
        scene.line(line.collect(), Paint::Ink, width);
        let (tip, base) = (place(to), place(to - head));
        let along = point((tip.x - base.x) / head, (tip.y - base.y) / head);
        let half = 0.5 * head;
        let corner = |side: f64| base + point(-along.y * side * half, along.x * side * half);
        scene.polygon(None, vec![tip, corner(1.0), corner(-1.0)], Some(Paint::Ink), None);
    }

    fn node(&self, scene: &mut Scene, node: usize, cubie: Place, is_lit: bool) {
        let at = self.at + self.ring.node(node);
        let radius = self.ring.manner.radius;
        let outline = match self.kind {
            Kind::Corner => circle(at, radius),
            Kind::Edge => rounded_rectangle(at, 2.0 * SQUARE * radius, 2.0 * SQUARE * radius, 0.2 * radius),
        };
        let id = cubie_id(cubie);
        let (fill, edge) = match is_lit {
            true => (Paint::AccentArea, stroke(Paint::Accent, (0.12 * radius).max(3.5))),
            false => (Paint::Sheet, stroke(Paint::Ink, 1.6)),
        };
        scene.polygon(Some(id), outline, Some(fill), edge);
        let [number, small] = self.ring.manner.types();
        let middle = self.ring.node(node);
        let mut name = String::with_capacity(3);
        cubie.faces().iter().for_each(|&face| name.push(letter(face, self.spelling)));
        let up = middle + point(0.0, -0.3 * radius);
        self.write(scene, id, up, &cubie.number().to_string(), (number, Weight::Bold, Paint::Ink));
        self.write(scene, id, middle + point(0.0, 0.43 * radius), &name, (small, Weight::Regular, Paint::Ink));
    }

    /// Writes words at a place of the ring.
    fn write(&self, scene: &mut Scene, id: Id, at: Point, text: &str, (size, weight, paint): Type) {
        if !text.is_empty() {
            let (at, text) = (self.at + at, text.to_string());
            let label = Label { id: Some(id), at, text, size, anchor: Anchor::Middle, weight, paint, plane: None };
            scene.shapes.push(Shape::Flat(Flat::Label(label)));
        }
    }
}

/// A rotation index as the base text writes it; empty for 0, a small cube that is not turned.
pub fn sign(kind: Kind, index: usize) -> &'static str {
    match (kind, index) {
        (_, 0) => "",
        (Kind::Corner, 1) => "+1",
        _ => "−1",
    }
}
