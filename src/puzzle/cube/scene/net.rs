//! The net of the cube: the six faces laid out flat, the top above the front.

use super::{Picture, facelet_id, figures};
use crate::geometry::lattice::Symmetry;
use crate::geometry::{Point, Within, point};
use crate::puzzle::cube::facelet::{self, Face};
use crate::puzzle::cube::scheme::letter;
use crate::scene::solid::FRAME;
use crate::scene::{
    Anchor, FaceLook, Flat, Glyph, Id, Label, Light, Mark, Paint, Room, Scene, Shape, Weight, rounded_rectangle, stroke,
};

/// The gap between two faces, and the room beside the net, in facelets.
const GAPS: [f64; 2] = [0.35, 0.0];

/// The same where the numbers of the places reach into them.
const NUMBERED_GAPS: [f64; 2] = [0.6, 0.5];

/// The radius of the badges with these numbers, and how far those of edges stand out, in facelets.
const BADGE: f64 = 0.34;
const OUT: f64 = 0.14;

/// The smallest type of these numbers; smaller ones are left out.
const NUMBER_TYPE: f64 = 9.0;

/// Half the side of the coloured part of a marked facelet, in facelets, and the reach of its sign as a part of the usual one.
const FRAMED: f64 = 0.27;
const FRAMED_SIGN: f64 = 0.72;

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
    fn new(room: Room, [gap, beside]: [f64; 2]) -> NetLayout {
        const LINE: f64 = 1.3;
        let across = (room.width - 16.0) / (12.0 + 3.0 * gap + 2.0 * beside);
        let down = room.height - 8.0;
        // Names in proportion to the facelets if possible, otherwise as small as can be read, otherwise none.
        let of_type = 0.42;
        let (mut cell, mut text) = (across.min(down / (9.0 + 3.0 * LINE * of_type)), None);
        if cell * of_type < TYPE {
            cell = across.min((down - 3.0 * LINE * TYPE) / 9.0);
        }
        if cell < NAMED {
            cell = across.min(down / (9.0 + 2.0 * gap)).max(1.0);
        } else {
            text = Some((cell * of_type).within(TYPE, 22.0));
        }
        let head = text.map_or(0.0, |text| text * LINE);
        let pitch = point((3.0 + gap) * cell, 3.0 * cell + head.max(gap * cell));
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
    NetLayout::new(room, GAPS).cell
}

/// The height of the net.
pub fn height(room: Room) -> f64 {
    let layout = NetLayout::new(room, GAPS);
    2.0 * (room.height / 2.0 - layout.corner.y + layout.head)
}

/// The net of the cube with all layers in place; `number`, from 1, tells apart the facelets of several nets.
pub fn scene(picture: &Picture, number: usize, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let layout = NetLayout::new(room, if picture.numbers.is_some() { NUMBERED_GAPS } else { GAPS });
    let cell = layout.cell;
    for face in Face::ALL {
        let corner = layout.corner_of(face);
        let middle = corner + point(1.5 * cell, 1.5 * cell);
        // A dark background, on which white is visible in every theme.
        let ground = rounded_rectangle(middle, 3.12 * cell, 3.12 * cell, 0.2 * cell);
        scene.polygon(None, ground, Some(Paint::Body), None);
        if let Some(text) = layout.text {
            let name = letter(face, picture.spelling).to_string();
            // Between the numbers of a corner and of an edge, if there are any.
            let (along, anchor) =
                if picture.numbers.is_some() { (0.76 * cell, Anchor::Middle) } else { (0.0, Anchor::Start) };
            scene.label(corner + point(along, -0.65 * text), name, text, Weight::Bold, anchor, Paint::Soft);
        }
        for index in 0..9 {
            let at = corner + point(((index % 3) as f64 + 0.5) * cell, ((index / 3) as f64 + 0.5) * cell);
            let id = Id { b: number as u32, ..facelet_id(9 * face as usize + index) };
            draw_facelet(&mut scene, picture, id, at, cell);
        }
    }
    if let Some(hold) = picture.numbers.filter(|_| figures::text_size(BADGE * cell) >= NUMBER_TYPE) {
        draw_numbers(&mut scene, &layout, number, hold);
    }
    scene
}

/// The number of each place, beside the facelet that is its mark. The rotation index of a small cube is the way from there to its own
/// marked facelet.
fn draw_numbers(scene: &mut Scene, layout: &NetLayout, net: usize, hold: Symmetry) {
    let cell = layout.cell;
    for numbered in figures::numbered(hold) {
        let (face, index) = (facelet::face(numbered.mark), numbered.mark % 9);
        // -1, 0 or 1 to the right and down, from the middle of the face.
        let [right, down] = [index % 3, index / 3].map(|step| step as f64 - 1.0);
        let reach = if right * down == 0.0 { 1.5 + OUT } else { 1.5 };
        let middle = layout.corner_of(face) + point(1.5 * cell, 1.5 * cell);
        let at = middle + point(right * reach * cell, down * reach * cell);
        let id = Id { b: net as u32, ..facelet_id(numbered.mark) };
        figures::badge(scene, id, at, BADGE * cell, &numbered);
    }
}

fn draw_facelet(scene: &mut Scene, picture: &Picture, id: Id, at: Point, cell: f64) {
    let (facelet, id) = (id.a as usize, Some(id));
    let tile = rounded_rectangle(at, TILE * cell, TILE * cell, 0.1 * cell);
    let mut sign = 1.0;
    let tile = |paint| {
        if picture.is_framed(facelet) {
            scene.polygon(id, tile, Some(Paint::Colour(FRAME, Light::Full)), None);
            let inner = rounded_rectangle(at, 2.0 * FRAMED * cell, 2.0 * FRAMED * cell, 0.08 * cell);
            scene.polygon(id, inner, Some(paint), None);
            sign = FRAMED_SIGN;
        } else {
            scene.polygon(id, tile, Some(paint), None);
        }
    };
    match picture.look(facelet) {
        FaceLook::Plain { fill, .. } => tile(fill),
        FaceLook::Bare(colour) | FaceLook::Labelled(colour) => tile(Paint::Colour(colour, Light::Full)),
        FaceLook::Glyph(colour) | FaceLook::Turned { colour, .. } => {
            tile(Paint::Colour(colour, Light::Full));
            let reach = 0.24 * cell * sign;
            let outline = Glyph::of(colour).outline().into_iter().map(|p| at + point(p.x * reach, p.y * reach));
            scene.polygon(id, outline.collect(), Some(Paint::On(colour)), None);
        }
        FaceLook::Letter(colour, letter) | FaceLook::Clear(colour, letter) => {
            tile(Paint::Colour(colour, Light::Full));
            scene.shapes.push(Shape::Flat(Flat::Label(Label {
                id,
                at,
                text: letter.to_string(),
                size: 0.6 * cell * sign,
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
