//! How the pieces are found: all polycubes in small places, and a large picture of the polycube of the current step.

use super::POLYCUBE;
use crate::geometry::{Point, Rotation, Vec3, Within, point, sin_cos, vec3};
use crate::puzzle::soma::derive::{Derivation, Finding, Known, Step, free_neighbours, gap};
use crate::puzzle::soma::pieces::MOST_CUBES;
use crate::puzzle::soma::polycube::Segment;
use crate::puzzle::soma::{Cell, PieceSet, Polycube};
use crate::scene::solid::{FaceLook, NORMALS};
use crate::scene::strokes::{at, broken, circle, length};
use crate::scene::{
    Anchor, Body, Camera, Id, Light, Mark, Paint, PaintedFace, Room, Scene, Shape, Solid, Weight, rounded_rectangle,
    stroke,
};
use std::f64::consts::FRAC_PI_2;

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct PiecesWords {
    /// A number of cubes, and how many polycubes of this size are known: at most 11 letters, as "4 cubes: 8".
    pub sizes: fn(usize, usize) -> String,
    /// The step found a new polycube; this and the next ones have at most 22 letters.
    pub new: &'static str,
    /// The step found a new one, the mirror image of a known one.
    pub mirror: &'static str,
    /// The step found a known one again.
    pub again: &'static str,
    /// A polycube is irregular.
    pub irregular: &'static str,
    /// A polycube is regular: at most 10 letters.
    pub regular: &'static str,
    /// The number of pieces and the number of their cubes in all.
    pub pieces: fn(usize, usize) -> String,
}

/// Columns and rows of places. The large picture takes two by two of them, at the top right.
const PLACES: usize = 4;

/// The colour of polycubes that have no name: no piece has it.
const GREY: u8 = 7;

/// Distance of the eye, in edges of a cube.
const DISTANCE: f64 = 16.0;

/// The look of the cubes of a polycube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coat {
    /// Not judged yet.
    Grey,
    /// A regular polycube, which is not a piece.
    Faded,
    /// A piece, by its place in the set, and its letter.
    Piece(u8, char),
    /// The cube that a step adds.
    Added,
    /// A place for a cube, still to be tried.
    Free,
}

/// The sizes of the drawing, and the step to be drawn.
#[derive(Clone, Copy)]
struct PiecesDrawing<'a> {
    derivation: &'a Derivation,
    step: usize,
    camera: &'a Camera,
    pieces: &'a PieceSet,
    /// The gap between two places, and around all of them, in scene units.
    gap: f64,
    /// Sides of a place.
    place: Point,
    /// Height of the type.
    text: f64,
    /// Length of a cube's edge in a place, in scene units, such that every polycube fits.
    scale: f64,
}

/// The polycubes at a step, and the one that the step is about.
pub fn scene(
    derivation: &Derivation,
    step: usize,
    light: Option<Id>,
    camera: &Camera,
    room: Room,
    pieces: &PieceSet,
    words: &PiecesWords,
) -> Scene {
    let gap = (room.width.min(room.height) * 0.03).within(12.0, 26.0);
    let side = |length: f64| (length - gap * (PLACES + 1) as f64) / PLACES as f64;
    let place = point(side(room.width), side(room.height));
    let text = (place.y * 0.12).within(14.0, 24.0);
    let reaches = derivation.polycubes().iter().map(|known| reach(known.shape.cells(), &known.shape, camera));
    let reach = reaches.fold(point(0.0, 0.0), |most, reach| point(most.x.max(reach.x), most.y.max(reach.y)));
    let scale = scale(place - point(8.0, text * 2.3), reach);
    let sheet = PiecesDrawing { derivation, step, camera, pieces, gap, place, text, scale };
    let mut scene = Scene::new(room);
    let pointed = light.filter(|id| id.kind == POLYCUBE).map(|id| id.a as usize);
    for polycube in 0..derivation.polycubes().len() {
        sheet.frame(&mut scene, polycube, pointed == Some(polycube));
    }
    sheet.headings(&mut scene, words);
    sheet.large(&mut scene, pointed, words);
    if let Step::Grown { becomes, finding, .. } = derivation.step(step) {
        let paint = if finding == Finding::Again { Paint::Second } else { Paint::Good };
        sheet.arrow(&mut scene, becomes, paint);
    }
    for (number, known) in derivation.known(step).iter().enumerate() {
        sheet.polycube(&mut scene, number, known, words);
    }
    scene
}

impl PiecesDrawing<'_> {
    /// The column and the row of a polycube; those with more cubes are lower.
    fn column_row(&self, polycube: usize) -> (usize, usize) {
        let smaller = |known: &&Known| known.shape.size() < MOST_CUBES;
        let smaller = self.derivation.polycubes().iter().filter(smaller).count();
        match polycube.checked_sub(smaller) {
            None => (polycube % 2, polycube / 2),
            Some(after) => (after % PLACES, 2 + after / PLACES),
        }
    }

    /// The middle of a place, or between places.
    fn middle(&self, column: f64, row: f64) -> Point {
        let along = |index: f64, side: f64| self.gap + index * (side + self.gap) + side / 2.0;
        point(along(column, self.place.x), along(row, self.place.y))
    }

    fn middle_of(&self, polycube: usize) -> Point {
        let (column, row) = self.column_row(polycube);
        self.middle(column as f64, row as f64)
    }

    /// The middle of the large picture, and its sides.
    fn large_area(&self) -> (Point, Point) {
        (self.middle(2.5, 0.5), self.place + self.place + point(self.gap, self.gap))
    }

    /// Draws the place of a polycube: faint until it is known, then with a frame that shows its role in the step.
    fn frame(&self, scene: &mut Scene, polycube: usize, is_pointed: bool) {
        let area = rounded_rectangle(self.middle_of(polycube), self.place.x, self.place.y, 8.0);
        if polycube >= self.derivation.known(self.step).len() {
            scene.polygon(None, area, Some(Paint::Desk), None);
            return;
        }
        let role = match self.derivation.step(self.step) {
            Step::Grown { becomes, finding, .. } if polycube == becomes && finding != Finding::Again => {
                Some((Paint::GoodArea, Paint::Good))
            }
            Step::Grown { becomes, finding, .. } if polycube == becomes || finding == Finding::MirrorOf(polycube) => {
                Some((Paint::SecondArea, Paint::Second))
            }
            Step::Grown { from: current, .. } | Step::Judged { polycube: current } if polycube == current => {
                Some((Paint::AccentArea, Paint::Accent))
            }
            _ => None,
        };
        let (fill, edge) = role.unwrap_or((Paint::Sheet, Paint::Line));
        let edge =
            if is_pointed { stroke(Paint::Ink, 5.0) } else { stroke(edge, if role.is_some() { 5.0 } else { 1.5 }) };
        scene.polygon(Some(Id::new(POLYCUBE, polycube, 0)), area, Some(fill), edge);
    }

    /// Writes at the first place of each size the number of cubes and how many such polycubes are known.
    fn headings(&self, scene: &mut Scene, words: &PiecesWords) {
        for (index, count) in self.derivation.counts(self.step).into_iter().enumerate() {
            let first = self.derivation.polycubes().iter().position(|known| known.shape.size() == index + 1);
            if let Some(first) = first {
                let corner =
                    self.middle_of(first) - point(self.place.x / 2.0 - 7.0, self.place.y / 2.0 - self.text * 0.8);
                // Letters are about half as wide as high. In a small drawing there is only room for the number.
                let heading = (words.sizes)(index + 1, count);
                let fits = heading.chars().count() as f64 * self.text * 0.53 < self.place.x - 9.0;
                let heading = if fits { heading } else { count.to_string() };
                scene.label(corner, heading, self.text, Weight::Regular, Anchor::Start, Paint::Soft);
            }
        }
    }

    /// A polycube in its place, with what has been found out about it.
    fn polycube(&self, scene: &mut Scene, number: usize, known: &Known, words: &PiecesWords) {
        let middle = self.middle_of(number);
        let is_judged = number < self.derivation.judged(self.step).len();
        // A little higher than the middle, to leave room for the name below.
        let at = point(middle.x, middle.y - self.text * 0.25);
        self.solid(scene, self.shape(number, &known.shape, self.coat(number)), at, self.scale);
        let below = point(middle.x, middle.y + self.place.y / 2.0 - self.text * 0.8);
        if let Some(name) = self.name(known) {
            scene.label(below, name, self.text * 1.1, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
        if is_judged && known.segment.is_some() {
            let corner = middle + point(self.place.x / 2.0 - self.text, self.text - self.place.y / 2.0);
            let unit = self.text * 0.45;
            let tick = [point(-1.0, 0.1), point(-0.3, 0.8), point(1.0, -0.8)];
            let points = tick.map(|p| point(corner.x + p.x * unit, corner.y + p.y * unit)).to_vec();
            scene.line(points, Paint::Good, 3.0);
        } else if is_judged {
            let reach = point(self.place.x * 0.26, -self.place.y * 0.17);
            scene.line(vec![at - reach, at + reach], Paint::Soft, 2.0);
            scene.label(below, words.regular, self.text, Weight::Regular, Anchor::Middle, Paint::Soft);
        }
    }

    /// The large picture of the step, with its result in words.
    fn large(&self, scene: &mut Scene, pointed: Option<usize>, words: &PiecesWords) {
        let (middle, sides) = self.large_area();
        let step = self.derivation.step(self.step);
        let shown = match step {
            Step::Begin => Some(0),
            Step::Grown { becomes, .. } => Some(becomes),
            Step::Judged { polycube } => Some(polycube),
            Step::Named => pointed,
        };
        let id = shown.map(|shown| Id::new(POLYCUBE, shown, 0));
        let frame = rounded_rectangle(middle, sides.x, sides.y, 10.0);
        scene.polygon(id, frame, Some(Paint::Sheet), stroke(Paint::Ink, 2.0));
        let at = point(middle.x, middle.y - self.text * 0.2);
        let area = sides - point(self.text * 2.0, self.text * 4.0);
        let known = shown.and_then(|shown| Some((shown, self.derivation.polycubes().get(shown)?)));
        let caption = match (step, known) {
            (Step::Grown { from, added, becomes, finding }, _) => {
                let corner = middle + point(10.0 - sides.x / 2.0, self.text - sides.y / 2.0);
                if let Some([cell, cells]) = self.derivation.growth(self.step) {
                    let cell = format!("{cell} / {cells}");
                    scene.label(corner, cell, self.text, Weight::Regular, Anchor::Start, Paint::Soft);
                }
                // The polycube that grows stays in place while the new cube is tried at each place around it.
                let parent = &self.derivation.polycubes()[from].shape;
                let cells = [parent.cells(), &free_neighbours(parent)].concat();
                let scale = scale(area, reach(&cells, parent, self.camera));
                self.solid(scene, self.growing(parent, added, becomes), at, scale);
                match finding {
                    Finding::New => words.new.to_string(),
                    Finding::MirrorOf(_) => words.mirror.to_string(),
                    Finding::Again => words.again.to_string(),
                }
            }
            (Step::Judged { .. }, Some((number, known))) => {
                self.judged(scene, number, known, at, area);
                if known.segment.is_some() { words.irregular } else { words.regular }.to_string()
            }
            (_, Some((number, known))) => {
                let scale = scale(area, reach(known.shape.cells(), &known.shape, self.camera));
                self.solid(scene, self.shape(number, &known.shape, self.coat(number)), at, scale);
                match step {
                    Step::Named => self.name(known).unwrap_or_else(|| words.regular.to_string()),
                    _ => String::new(),
                }
            }
            // The pieces are named, and the reader points at none.
            (_, None) => {
                let size = (sides.x * 0.09).min(self.text * 2.0);
                scene.label(at, self.sum(), size, Weight::Bold, Anchor::Middle, Paint::Ink);
                (words.pieces)(self.pieces.count(), self.pieces.volume())
            }
        };
        let below = middle + point(0.0, sides.y / 2.0 - self.text * 1.1);
        scene.label(below, caption, self.text * 1.1, Weight::Bold, Anchor::Middle, Paint::Ink);
    }

    /// Draws a polycube with the segment that leaves it, turned so that the missing cell is in front.
    fn judged(&self, scene: &mut Scene, number: usize, known: &Known, at: Point, area: Point) {
        let camera = known.segment.map_or(*self.camera, |segment| facing(&segment, &known.shape, self.camera));
        let turned = PiecesDrawing { camera: &camera, ..*self };
        let scale = scale(area, reach(known.shape.cells(), &known.shape, &camera));
        let solid = turned.solid(scene, turned.shape(number, &known.shape, Coat::Grey), at, scale);
        if let Some(segment) = &known.segment {
            draw_segment(scene, segment, &known.shape, &solid);
        }
    }

    /// Number and letter of a piece, once it is named.
    fn name(&self, known: &Known) -> Option<String> {
        let piece = self.pieces.pieces().get(known.piece?)?;
        self.derivation.is_named(self.step).then(|| format!("{} {}", piece.number, piece.letter))
    }

    /// The cubes of all pieces together, as a sum over their sizes: 1 × 3 + 6 × 4 = 27.
    fn sum(&self) -> String {
        let mut sum = String::new();
        for size in 1..=MOST_CUBES {
            let count = self.pieces.pieces().iter().filter(|piece| piece.shape.size() == size).count();
            if count > 0 {
                let plus = if sum.is_empty() { "" } else { " + " };
                sum.push_str(&format!("{plus}{count} × {size}"));
            }
        }
        sum.push_str(&format!(" = {}", self.pieces.volume()));
        sum
    }

    /// The cubes of a polycube.
    fn shape(&self, number: usize, shape: &Polycube, coat: Coat) -> Vec<Body> {
        shape.cells().iter().map(|&cell| self.body(cell, coat, shape, number)).collect()
    }

    /// The cubes of a polycube, the cube that is added to it, and the places that are still to be tried.
    fn growing(&self, parent: &Polycube, added: Cell, becomes: usize) -> Vec<Body> {
        let cubes = parent.cells().iter().map(|&cell| (cell, Coat::Grey));
        let free = free_neighbours(parent).into_iter().skip_while(|&cell| cell != added);
        let free = free.map(|cell| (cell, if cell == added { Coat::Added } else { Coat::Free }));
        cubes.chain(free).map(|(cell, coat)| self.body(cell, coat, parent, becomes)).collect()
    }

    /// An arrow from the large picture to the place of the polycube that it shows, between the places.
    fn arrow(&self, scene: &mut Scene, polycube: usize, paint: Paint) {
        let (column, row) = self.column_row(polycube);
        let (target, half) = (self.middle_of(polycube), point(self.place.x / 2.0, self.place.y / 2.0));
        let (large, sides) = self.large_area();
        let (left, bottom) = (large.x - sides.x / 2.0, large.y + sides.y / 2.0);
        // From the large picture down to the gap below it, and along that gap.
        let below = bottom + self.gap / 2.0;
        let along_to = |x: f64| {
            let from = x.within(left + self.gap, left + sides.x - self.gap);
            vec![point(from, bottom), point(from, below), point(x, below)]
        };
        let mut way = match (column, row) {
            (1, 0..2) => vec![point(left, target.y), point(target.x + half.x, target.y)],
            (_, 0..2) => [along_to(target.x), vec![point(target.x, target.y + half.y)]].concat(),
            (_, 2) => [along_to(target.x), vec![point(target.x, target.y - half.y)]].concat(),
            _ => {
                let aside = target.x - half.x - self.gap / 2.0;
                [along_to(aside), vec![point(aside, target.y), point(target.x - half.x, target.y)]].concat()
            }
        };
        let width = (self.gap * 0.16).max(3.0);
        let (tip, along) = at(&way, length(&way));
        let (long, wide) = (self.gap * 0.7, self.gap * 0.42);
        let aside = point(-along.y * wide, along.x * wide);
        let tip = tip + point(along.x * long * 0.5, along.y * long * 0.5);
        let base = tip - point(along.x * long, along.y * long);
        if let Some(last) = way.last_mut() {
            *last = base;
        }
        scene.line(way, paint, width);
        scene.polygon(None, vec![tip, base + aside, base - aside], Some(paint), None);
    }

    /// The look of a polycube at this step.
    fn coat(&self, number: usize) -> Coat {
        let is_judged = number < self.derivation.judged(self.step).len();
        let piece = self.derivation.polycubes().get(number).and_then(|known| known.piece);
        match piece.and_then(|place| Some((place as u8, self.pieces.pieces().get(place)?))) {
            Some((place, piece)) if self.derivation.is_named(self.step) => Coat::Piece(place, piece.letter),
            None if is_judged => Coat::Faded,
            _ => Coat::Grey,
        }
    }

    /// A cube of a polycube, or beside it, about the middle of the polycube.
    fn body(&self, cell: Cell, coat: Coat, shape: &Polycube, number: usize) -> Body {
        let [x, y, z] = cell.coordinates().map(|along| f64::from(along) + 0.5);
        let id = (coat != Coat::Free).then_some(Id::new(POLYCUBE, number, 0));
        let face = |side: usize| {
            let plain = |fill, edge| FaceLook::Plain { fill, edge };
            let look = match coat {
                Coat::Grey => plain(Paint::Colour(GREY, self.light(side)), Paint::Body),
                Coat::Faded => plain(Paint::Sheet, Paint::Soft),
                Coat::Piece(colour, letter) => FaceLook::Letter(colour, letter),
                Coat::Added => plain(Paint::Accent, Paint::Sheet),
                Coat::Free => plain(Paint::Accent, Paint::Accent),
            };
            PaintedFace { look, mark: Mark::Plain, framed: false, label: None, disc: None, id }
        };
        Body {
            centre: vec3(x, y, z) - middle(shape),
            size: if coat == Coat::Free { 0.12 } else { 1.0 },
            piece: (coat != Coat::Free).then_some(0),
            turn: Rotation::IDENTITY,
            faces: std::array::from_fn(face),
        }
    }

    /// The shading of a side of a cube, as for the pieces.
    fn light(&self, side: usize) -> Light {
        match NORMALS[side] {
            normal if normal.z > 0.0 => Light::Top,
            normal if normal.z < 0.0 || normal.dot(self.camera.right()) > 0.0 => Light::Shade,
            _ => Light::Full,
        }
    }

    fn solid(&self, scene: &mut Scene, bodies: Vec<Body>, at: Point, scale: f64) -> Solid {
        let solid = Solid { bodies, camera: *self.camera, at, scale, distance: DISTANCE, ground: None };
        scene.shapes.push(Shape::Solid(solid.clone()));
        solid
    }
}

/// The middle of the box around a polycube.
fn middle(shape: &Polycube) -> Vec3 {
    let [x, y, z] = shape.extents().map(|side| side as f64 / 2.0);
    vec3(x, y, z)
}

/// The camera a number of quarter turns further around, so that from the standard view the missing cell would be in
/// front.
fn facing(segment: &Segment, shape: &Polycube, camera: &Camera) -> Camera {
    let [x, y, z] = segment.missing.coordinates().map(|along| f64::from(along) + 0.5);
    let missing = vec3(x, y, z) - middle(shape);
    let near = |quarters: u32| Camera::STANDARD.orbit(f64::from(quarters) * FRAC_PI_2, 0.0).towards_eye().dot(missing);
    let best = (1..4).fold(0, |best, quarters| if near(quarters) > near(best) + 1e-9 { quarters } else { best });
    camera.orbit(f64::from(best) * FRAC_PI_2, 0.0)
}

/// How far cells reach from the middle of a polycube: to the side, and up or down as the camera sees it, however they
/// are turned about the vertical axis.
fn reach(cells: &[Cell], shape: &Polycube, camera: &Camera) -> Point {
    let middle = middle(shape);
    let (rise, level) = sin_cos(camera.pitch);
    let mut most = point(0.0, 0.0);
    for cell in cells {
        let [x, y, z] = cell.coordinates().map(|along| f64::from(along) + 0.5);
        let from = vec3(x, y, z) - middle;
        let aside = (from.x.abs() + 0.5).hypot(from.y.abs() + 0.5);
        let up = aside * rise.abs() + (from.z.abs() + 0.5) * level;
        most = point(most.x.max(aside), most.y.max(up));
    }
    most
}

/// Length of a cube's edge in scene units, so that cells with this `reach` fit into an area of these sides.
fn scale(area: Point, reach: Point) -> f64 {
    // Nearer parts look larger in perspective.
    const NEARER: f64 = 1.1;
    (area.x / reach.x).min(area.y / reach.y) / 2.0 / NEARER
}

/// The segment that leaves a polycube: broken where it runs inside, whole where it is outside.
fn draw_segment(scene: &mut Scene, segment: &Segment, shape: &Polycube, solid: &Solid) {
    let place = |v: Vec3| solid.project(v - middle(shape));
    let width = (solid.scale * 0.06).within(3.0, 7.0);
    let ends = segment.ends.map(place);
    let outside = gap(segment).map(place);
    let dot = |scene: &mut Scene, at: Point, paint: Paint| {
        scene.polygon(None, circle(at, width * 1.5), Some(paint), stroke(Paint::Sheet, width * 0.5));
    };
    scene.line(ends.to_vec(), Paint::Sheet, width * 2.0);
    for part in [[ends[0], outside[0]], [outside[1], ends[1]]] {
        broken(scene, &part, &[width * 1.2, width * 1.6], Paint::Accent, width);
    }
    scene.line(outside.to_vec(), Paint::Bad, width * 1.4);
    ends.into_iter().for_each(|end| dot(scene, end, Paint::Accent));
    dot(scene, place(segment.outside), Paint::Bad);
}
