//! The map of the solutions: the classes in blocks by their kinds, and the edges between them.
//!
//! Edges along which two pieces move are solid, those of three dashed. The class on show is a large dark circle, its goal a diamond;
//! a class without any edge is a square; one that was built by hand has a second outline.

use super::{CLASS, EDGE};
use crate::geometry::{Point, Within, point};
use crate::puzzle::soma::somap::layout::MapLayout;
use crate::puzzle::soma::somap::{MOVED, Somap};
use crate::scene::plot::{Sign, words_width};
use crate::scene::strokes::circle;
use crate::scene::{Anchor, Id, Lens, Paint, Room, Scene, Stroke, Weight, rounded_rectangle, stroke};

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct MapWords {
    /// In the legend: two pieces move, three pieces move, the solution on show, the goal, a solution without edges, one that was built by
    /// hand.
    pub legend: [&'static str; 6],
}

/// What is drawn.
#[derive(Clone, Debug)]
pub struct MapPicture<'a> {
    /// The map.
    pub map: &'a Somap,
    /// The places of its classes.
    pub layout: &'a MapLayout,
    /// The names of its blocks, in their order.
    pub names: &'a [String],
    /// The class on show.
    pub here: usize,
    /// The goal of the way.
    pub goal: Option<usize>,
    /// The classes of the way, from its beginning to the goal; only the first if there is no goal.
    pub way: &'a [usize],
    /// Only edges along which so many pieces move; none: all.
    pub moved: Option<u32>,
    /// Whether those that lead elsewhere are drawn, too: not where no line is thin, since they would cover each other.
    pub has_thin: bool,
    /// The block that is not faded; none: no block is.
    pub block: Option<usize>,
    /// The classes that were built by hand, ascending.
    pub built: &'a [usize],
    /// What is pointed at.
    pub pointed: Option<Id>,
    /// Words that would be smaller than this, in scene units, are left out.
    pub least: f64,
    /// The words.
    pub words: MapWords,
}

/// The radius of a class, in the unit of the layout, and of one that is not faded on a small drawing, in scene units.
const RADIUS: f64 = 0.4;
const SEEN: f64 = 6.0;

/// How much larger the class on show and the goal are.
const LARGER: f64 = 1.3;

/// The height of the number of a class, as a share of its radius.
const NUMBER: f64 = 0.86;

/// The dashes of the edges along which three pieces move, and their gaps, in scene units.
const DASHES: &[f64] = &[9.0, 7.0];

/// How far an edge bends aside, as a part of its length.
const BEND: f64 = 0.09;

/// The parts of a bent edge.
const PARTS: u32 = 10;

/// The part of the room, from its upper left corner, that the map takes, as a share of its width, or of its height if it is upright.
pub const SHARE: f64 = 0.62;

/// How far outside the second outline of a class that was built by hand lies, in scene units.
const BUILT: f64 = 4.0;

/// The width of a sign in the legend, in heights of its words.
const SAMPLE: f64 = 2.1;

/// What all parts of the drawing need.
struct MapView<'a> {
    picture: &'a MapPicture<'a>,
    lens: &'a Lens,
    room: Room,
    /// The part of the room that the map takes.
    area: Room,
    /// The radius of a class, in scene units.
    radius: f64,
    neighbours: Vec<usize>,
}

/// The map under a lens over the whole room; what is to stand beside it is painted over it. The legend is as wide as `area`.
pub fn scene(picture: &MapPicture, lens: &Lens, room: Room, area: Room) -> Scene {
    let radius = RADIUS * lens.scale;
    let neighbours = picture.map.neighbours(picture.here, picture.moved);
    let view = MapView { picture, lens, room, area, radius, neighbours };
    let mut scene = Scene::new(room);
    view.draw_blocks(&mut scene);
    if picture.has_thin {
        view.draw_all_edges(&mut scene);
    }
    view.draw_names(&mut scene);
    view.draw_edges_here(&mut scene);
    view.draw_classes(&mut scene);
    draw_legend(&mut scene, entries(&picture.words, !picture.built.is_empty()), area, picture.least);
    scene
}

impl MapView<'_> {
    fn place(&self, class: usize) -> Point {
        self.lens.place(self.picture.layout.places[class], self.room)
    }

    /// Whether a class is in the part of the room that the map takes.
    fn is_seen(&self, class: usize) -> bool {
        let (at, margin) = (self.place(class), self.radius * 2.0);
        (-margin..self.area.width + margin).contains(&at.x) && (-margin..self.area.height + margin).contains(&at.y)
    }

    /// Whether a class is outside the block that is looked at.
    fn is_faded(&self, class: usize) -> bool {
        let block = self.picture.block.and_then(|block| self.picture.layout.regions.get(block));
        block.is_some_and(|block| block.members.binary_search(&class).is_err())
    }

    fn draw_blocks(&self, scene: &mut Scene) {
        let layout = self.picture.layout;
        for (index, region) in layout.regions.iter().enumerate() {
            let [low, high] = region.corners.map(|corner| self.lens.place(corner, self.room));
            let size = high - low;
            let looked_at = self.picture.block == Some(index);
            let edge = if looked_at { stroke(Paint::Accent, 2.5) } else { stroke(Paint::Line, 1.0) };
            let outline = rounded_rectangle(low.towards(high, 0.5), size.x, size.y, self.lens.scale * 0.3);
            scene.polygon(None, outline, Some(Paint::Desk), edge);
        }
    }

    /// The names of the blocks, on top of the thin edges.
    fn draw_names(&self, scene: &mut Scene) {
        for (region, name) in self.picture.layout.regions.iter().zip(self.picture.names) {
            let [low, high] = region.corners.map(|corner| self.lens.place(corner, self.room));
            let size = high - low;
            let room = size.x - self.lens.scale * 0.3;
            let text = (self.lens.scale * 0.5).min(22.0).min(room / words_width(name, 1.0).max(0.1));
            if text >= self.picture.least {
                let at = low + point(self.lens.scale * 0.2, self.lens.scale * 0.42);
                scene.label(at, name.as_str(), text, Weight::Bold, Anchor::Start, Paint::Soft);
            }
        }
    }

    /// All edges, as thin lines.
    fn draw_all_edges(&self, scene: &mut Scene) {
        let places: Vec<Point> = (0..self.picture.map.count()).map(|class| self.place(class)).collect();
        let faded: Vec<bool> = (0..places.len()).map(|class| self.is_faded(class)).collect();
        for moved in MOVED.into_iter().filter(|&moved| self.picture.moved.is_none_or(|only| only == moved)) {
            let edges = self.picture.map.edges().iter().filter(|edge| edge.moved == moved).map(|edge| edge.ends);
            let ends = edges.filter(|ends| ends.iter().any(|&end| !faded[end])).flatten().map(|end| places[end]);
            scene.segments(ends.collect(), Paint::Line, 1.2, dashes(moved));
        }
    }

    /// The edges at the class on show and those of the way, as strong arcs that can be pointed at.
    fn draw_edges_here(&self, scene: &mut Scene) {
        let MapPicture { here, way, pointed, .. } = *self.picture;
        for &next in &self.neighbours {
            let id = Id::new(EDGE, here, next);
            let is_lit = pointed == Some(id) || pointed == Some(Id::new(CLASS, next, 0));
            self.draw_arc(scene, [here, next], id, Paint::Accent, if is_lit { 5.0 } else { 2.2 });
        }
        // The first edge of the way has been drawn already; the way lies on top of it.
        for pair in way.windows(2) {
            self.draw_arc(scene, [pair[0], pair[1]], Id::new(EDGE, pair[0], pair[1]), Paint::Ink, 3.5);
        }
    }

    fn draw_arc(&self, scene: &mut Scene, [from, to]: [usize; 2], id: Id, paint: Paint, width: f64) {
        let Some(edge) = self.picture.map.edge(from, to) else { return };
        let edge = self.picture.map.edges()[edge];
        // Both directions have the same arc.
        let arc = arc(self.place(edge.ends[0]), self.place(edge.ends[1]));
        scene.line_of(Some(id), arc.clone(), Paint::Sheet, width + 2.0);
        sign(edge.moved, paint, width).draw(scene, arc);
    }

    fn draw_classes(&self, scene: &mut Scene) {
        let MapPicture { map, here, goal, way, .. } = *self.picture;
        let is_special = |class: usize| class == here || goal == Some(class);
        // Those that matter lie on top.
        let rank = |class: usize| match class {
            _ if is_special(class) => 3,
            _ if way.contains(&class) => 2,
            _ if self.neighbours.contains(&class) => 1,
            _ => 0,
        };
        for level in 0..4 {
            for class in (0..map.count()).filter(|&class| rank(class) == level && self.is_seen(class)) {
                self.draw_class(scene, class, level);
            }
        }
    }

    fn draw_class(&self, scene: &mut Scene, class: usize, level: usize) {
        let MapPicture { map, here, pointed, least, .. } = *self.picture;
        let (at, id) = (self.place(class), Id::new(CLASS, class, 0));
        let radius = match level {
            // Large enough for its number, however large that must be.
            3 => (self.radius * LARGER).max(11.0).max(1.2 * least),
            1 | 2 => self.radius.max(SEEN),
            _ if self.is_faded(class) => self.radius * 0.6,
            _ => self.radius,
        };
        let (fill, edge, words) = match level {
            3 if class == here => (Paint::Accent, (Paint::Ink, 3.0), Paint::OnAccent),
            3 => (Paint::SecondArea, (Paint::Second, 3.5), Paint::Ink),
            2 => (Paint::Sheet, (Paint::Ink, 3.0), Paint::Ink),
            1 => (Paint::AccentArea, (Paint::Accent, 2.0), Paint::Ink),
            _ => (Paint::Sheet, (Paint::Soft, 1.0), Paint::Ink),
        };
        let edge = match pointed == Some(id) {
            true => stroke(Paint::Ink, 4.0),
            false => stroke(edge.0, edge.1),
        };
        let alone = map.is_alone(class);
        let outline = match () {
            _ if alone => rounded_rectangle(at, radius * 1.8, radius * 1.8, radius * 0.2),
            _ if level == 3 && class != here => diamond(at, radius * 1.35),
            _ => circle(at, radius),
        };
        scene.polygon(Some(id), outline, Some(fill), edge);
        if self.picture.built.binary_search(&class).is_ok() {
            draw_built(scene, at, radius);
        }
        let text = (radius * NUMBER).min(26.0);
        if text >= least && !(level == 0 && self.is_faded(class)) {
            let weight = if level == 3 { Weight::Bold } else { Weight::Regular };
            scene.label(at, (class + 1).to_string(), text, weight, Anchor::Middle, words);
        }
    }
}

/// The second outline of a class that was built by hand.
fn draw_built(scene: &mut Scene, at: Point, radius: f64) {
    scene.polygon(None, circle(at, radius + BUILT), None, stroke(Paint::Good, 3.0));
}

/// The line of an edge along which so many pieces move.
fn sign(moved: u32, paint: Paint, width: f64) -> Sign {
    Sign::Line(Stroke { paint, width }, dashes(moved))
}

/// The dashes and gaps of such an edge.
fn dashes(moved: u32) -> &'static [f64] {
    if moved == MOVED[0] { &[] } else { DASHES }
}

/// A flat arc between two points.
fn arc(from: Point, to: Point) -> Vec<Point> {
    let way = to - from;
    (0..=PARTS)
        .map(|part| {
            let t = f64::from(part) / f64::from(PARTS);
            let aside = 4.0 * t * (1.0 - t) * BEND;
            from.towards(to, t) + point(-way.y * aside, way.x * aside)
        })
        .collect()
}

fn diamond(at: Point, reach: f64) -> Vec<Point> {
    [point(0.0, -reach), point(reach, 0.0), point(0.0, reach), point(-reach, 0.0)].map(|corner| at + corner).to_vec()
}

/// The height of the legend along the upper side of the area that the map takes.
pub fn legend_height(words: MapWords, has_built: bool, area: Room, least: f64) -> f64 {
    legend(entries(&words, has_built), area, least).1
}

/// The entries of the legend: the last one only where there is what it names.
fn entries(words: &MapWords, has_built: bool) -> &[&'static str] {
    &words.legend[..if has_built { 6 } else { 5 }]
}

/// Where the entries of the legend begin, in as many lines as it needs, and its height.
fn legend(words: &[&str], area: Room, least: f64) -> (Vec<Point>, f64) {
    let text = legend_text(area).max(least);
    let mut at = point(8.0, text);
    let places = words.iter().map(|words| {
        let width = text * (SAMPLE + 0.3) + words_width(words, text);
        if at.x > 8.0 && at.x + width > area.width {
            at = point(8.0, at.y + text * 1.45);
        }
        let place = at;
        at.x += width + text * 0.8;
        place
    });
    let places = places.collect();
    (places, at.y + text * 0.9)
}

fn draw_legend(scene: &mut Scene, words: &[&'static str], area: Room, least: f64) {
    let text = legend_text(area).max(least);
    let sample = text * SAMPLE;
    let (places, bottom) = legend(words, area, least);
    let ground = vec![point(-9.0, -9.0), point(area.width, -9.0), point(area.width, bottom), point(-9.0, bottom)];
    scene.polygon(None, ground, Some(Paint::Sheet), None);
    for (index, (&words, at)) in words.iter().zip(places).enumerate() {
        let middle = point(at.x + sample / 2.0, at.y);
        match index {
            0 | 1 => {
                let moved = MOVED[index];
                sign(moved, Paint::Accent, 2.2).draw(scene, vec![at, point(at.x + sample, at.y)]);
            }
            2 => scene.polygon(None, circle(middle, text * 0.5), Some(Paint::Accent), stroke(Paint::Ink, 3.0)),
            3 => {
                let shape = diamond(middle, text * 0.62);
                scene.polygon(None, shape, Some(Paint::SecondArea), stroke(Paint::Second, 3.0));
            }
            5 => {
                scene.polygon(None, circle(middle, text * 0.3), Some(Paint::Sheet), stroke(Paint::Soft, 1.0));
                draw_built(scene, middle, text * 0.3);
            }
            _ => {
                let shape = rounded_rectangle(middle, text * 0.9, text * 0.9, 2.0);
                scene.polygon(None, shape, Some(Paint::Sheet), stroke(Paint::Soft, 1.5));
            }
        }
        let at = point(at.x + sample + text * 0.3, at.y);
        scene.label(at, words, text, Weight::Regular, Anchor::Start, Paint::Ink);
    }
}

/// The height of the words of the legend, in scene units.
fn legend_text(area: Room) -> f64 {
    (area.width / 48.0).within(11.0, 16.0)
}
