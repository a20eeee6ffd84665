//! The net of the cube: the six faces laid out flat, the top above the front.

use super::{Picture, facelet_id};
use crate::geometry::{Point, Within, point};
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::scheme::letter;
use crate::scene::{
    Anchor, FaceLook, Flat, Glyph, Id, Label, Light, Mark, Paint, Room, Scene, Shape, Weight, rounded_rectangle, stroke,
};

/// The gap between two faces, in facelets.
const GAP: f64 = 0.35;

/// The smallest type of the names of faces, and the smallest facelets of nets that have names.
const TYPE: f64 = 12.0;
const NAMED: f64 = 18.0;

/// The side of the coloured part of a facelet, in facelets.
const TILE: f64 = 0.88;

/// Columns and rows of the faces in the order U R F D L B.
const PLACES: [(f64, f64); 6] = [(1.0, 0.0), (2.0, 1.0), (1.0, 1.0), (1.0, 2.0), (0.0, 1.0), (3.0, 1.0)];

/// Where the faces lie in a room.
struct NetLayout {
    /// The corner of the first column and the first row.
    corner: Point,
    /// The distance from one face to the next.
    pitch: Point,
    /// The side of a facelet.
    cell: f64,
    /// The height of the type of the names; `None` if there is no room for names.
    text: Option<f64>,
    /// The room for the names of a row.
    head: f64,
}

impl NetLayout {
    fn new(room: Room) -> NetLayout {
        const LINE: f64 = 1.3;
        let across = (room.width - 16.0) / (12.0 + 3.0 * GAP);
        let down = room.height - 8.0;
        // Names in proportion to the facelets if possible, otherwise as small as can be read, otherwise none.
        let of_type = 0.42;
        let (mut cell, mut text) = (across.min(down / (9.0 + 3.0 * LINE * of_type)), None);
        if cell * of_type < TYPE {
            cell = across.min((down - 3.0 * LINE * TYPE) / 9.0);
        }
        if cell < NAMED {
            cell = across.min(down / (9.0 + 2.0 * GAP)).max(1.0);
        } else {
            text = Some((cell * of_type).within(TYPE, 22.0));
        }
        let head = text.map_or(0.0, |text| text * LINE);
        let pitch = point((3.0 + GAP) * cell, 3.0 * cell + head.max(GAP * cell));
        let whole = point(3.0 * pitch.x + 3.0 * cell, head + 2.0 * pitch.y + 3.0 * cell);
        let corner = point((room.width - whole.x) / 2.0, (room.height - whole.y) / 2.0 + head);
        NetLayout { corner, pitch, cell, text, head }
    }

    fn corner_of(&self, face: Face) -> Point {
        let (column, row) = PLACES[face as usize];
        self.corner + point(column * self.pitch.x, row * self.pitch.y)
    }
}

/// The side of a facelet in scene units.
pub fn cell_size(room: Room) -> f64 {
    NetLayout::new(room).cell
}

/// The height of the net.
pub fn height(room: Room) -> f64 {
    let layout = NetLayout::new(room);
    2.0 * (room.height / 2.0 - layout.corner.y + layout.head)
}

/// The net of the cube with all layers in place; `number`, from 1, tells apart the facelets of several nets.
pub fn scene(picture: &Picture, number: usize, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let layout = NetLayout::new(room);
    let cell = layout.cell;
    for face in Face::ALL {
        let corner = layout.corner_of(face);
        let middle = corner + point(1.5 * cell, 1.5 * cell);
        // A dark background, on which white is visible in every theme.
        let ground = rounded_rectangle(middle, 3.12 * cell, 3.12 * cell, 0.2 * cell);
        scene.polygon(None, ground, Some(Paint::Body), None);
        if let Some(text) = layout.text {
            let at = corner + point(0.0, -0.65 * text);
            let name = letter(face, picture.spelling).to_string();
            scene.label(at, name, text, Weight::Bold, Anchor::Start, Paint::Soft);
        }
        for index in 0..9 {
            let at = corner + point(((index % 3) as f64 + 0.5) * cell, ((index / 3) as f64 + 0.5) * cell);
            let id = Id { b: number as u32, ..facelet_id(9 * face as usize + index) };
            draw_facelet(&mut scene, picture, id, at, cell);
        }
    }
    scene
}

fn draw_facelet(scene: &mut Scene, picture: &Picture, id: Id, at: Point, cell: f64) {
    let (facelet, id) = (id.a as usize, Some(id));
    let tile = rounded_rectangle(at, TILE * cell, TILE * cell, 0.1 * cell);
    let tile = |paint| scene.polygon(id, tile, Some(paint), None);
    match picture.look(facelet) {
        FaceLook::Plain { fill, .. } => tile(fill),
        FaceLook::Bare(colour) => tile(Paint::Colour(colour, Light::Full)),
        FaceLook::Glyph(colour) | FaceLook::Turned { colour, .. } => {
            tile(Paint::Colour(colour, Light::Full));
            let reach = 0.24 * cell;
            let sign = Glyph::of(colour).outline().into_iter().map(|p| at + point(p.x * reach, p.y * reach));
            scene.polygon(id, sign.collect(), Some(Paint::On(colour)), None);
        }
        FaceLook::Letter(colour, letter) => {
            tile(Paint::Colour(colour, Light::Full));
            scene.shapes.push(Shape::Flat(Flat::Label(Label {
                id,
                at,
                text: letter.to_string(),
                size: 0.6 * cell,
                anchor: Anchor::Middle,
                weight: Weight::Bold,
                paint: Paint::On(colour),
                plane: None,
            })));
        }
    }
    let mark = picture.mark(facelet);
    if mark != Mark::Plain {
        let paint = if mark == Mark::Clash { Paint::Bad } else { Paint::Accent };
        let width = (0.09 * cell).max(2.0);
        let ring = || rounded_rectangle(at, 0.8 * cell, 0.8 * cell, 0.08 * cell);
        scene.polygon(id, ring(), None, stroke(Paint::Sheet, width * 1.9));
        scene.polygon(id, ring(), None, stroke(paint, width));
    }
    if matches!(mark, Mark::Clash | Mark::LitClash) {
        // As on the cube in space: a badge in the corner, so that the sign of the colour stays readable.
        let middle = at + point(0.27 * cell, -0.27 * cell);
        let badge = crate::scene::strokes::circle(middle, 0.17 * cell);
        scene.polygon(id, badge, Some(Paint::Bad), None);
        // Drawn as an area, because the projector theme draws no line as thin as this.
        let reach = 0.13 * cell;
        let sign = Glyph::Cross.outline().into_iter().map(|p| middle + point(p.x * reach, p.y * reach));
        scene.polygon(id, sign.collect(), Some(Paint::Sheet), None);
    }
}
