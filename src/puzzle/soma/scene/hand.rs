//! Building by hand, in space: the figure with the pieces in place, the piece in the hand with the cells where it would stand, and the
//! other pieces side by side below.

use super::{CELL, PIECE, disc, look, painted};
use crate::geometry::{Point, Rotation, Vec3, Within, point, vec3};
use crate::puzzle::soma::build::Building;
use crate::puzzle::soma::figure::bits;
use crate::puzzle::soma::tint::{Tint, TintedCell};
use crate::puzzle::soma::{Cell, Figure, Mask, cell};
use crate::scene::{
    Anchor, Body, Camera, FaceLook, Id, Mark, Paint, PaintedFace, Room, Scene, Shape, Solid, Weight, rounded_rectangle,
    stroke,
};

/// Edges of the small cubes that mark empty cells, of the piece in the hand, and of the place where it would stand while it is under
/// the pointer, in edges of a cell.
const DOT: f64 = 0.2;
const TINTED: f64 = 0.38;
const HELD: f64 = 0.84;
const SHADOW: f64 = 0.56;

/// The edge of the cubes in the cells of a hint.
const HINT: f64 = 0.4;

/// The least side of the place of a piece beside the figure, in scene units, where there is room: enough for a finger.
const PLACE: f64 = 46.0;

/// In a place that is so much wider than high there is room for the letter of the piece before it. Its height in heights of the place,
/// where it stands, and how far the piece makes way for it, in widths of the place.
const WIDE: f64 = 1.4;
const LETTER: f64 = 0.3;
const LETTER_AT: f64 = 0.13;
const AWAY: f64 = 0.08;

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct HandPicture {
    /// The figure, the pieces, and the one in the hand.
    pub building: Building,
    /// Where the pointer has the piece in the hand; without a pointer the piece is where its corner is.
    pub pointer: Option<Point>,
    /// Whether the piece would be put down at its corner, and not where nothing is near.
    pub is_aimed: bool,
    /// Whether the piece in the hand was refused where it is.
    pub is_refused: bool,
    /// The piece and the cells of a hint.
    pub hinted: Option<(usize, Mask)>,
    /// What is pointed at: a cell is lit itself, a piece lights its cells.
    pub light: Option<Id>,
}

/// The middle of a box of cells, from the middle of the figure, in edges.
pub fn middle(figure: &Figure, corner: Cell, sides: [usize; 3]) -> Vec3 {
    let (at, whole) = (corner.coordinates(), figure.extents());
    let [x, y, z] = std::array::from_fn(|axis| f64::from(at[axis]) + (sides[axis] as f64 - whole[axis] as f64) / 2.0);
    vec3(x, y, z)
}

/// The most pieces that lie in two rows.
const TWO_ROWS: usize = 32;

/// The number of rows in which the pieces lie beside the figure: for very many so many that half of the room is full of places about as
/// high as wide.
fn rows(room: Room, pieces: usize) -> usize {
    let square = || (pieces as f64 * room.height / 2.0 / room.width).sqrt().ceil() as usize;
    match pieces {
        _ if room.width / pieces as f64 >= PLACE => 1,
        ..=TWO_ROWS => 2,
        _ => square().max(2),
    }
}

/// The height of the strip of the pieces beside the figure, at the lower edge of a room.
fn strip(room: Room, pieces: usize) -> f64 {
    let rows = rows(room, pieces) as f64;
    (room.height * 0.2).within(PLACE * rows, 116.0 * rows).min(room.height / 2.0)
}

/// Whether a point lies where the pieces beside the figure are.
pub fn is_beside(room: Room, pieces: usize, at: Point) -> bool {
    at.y >= room.height - strip(room, pieces)
}

/// The drawing. The first solid in it is the figure.
pub fn scene(picture: &HandPicture, camera: &Camera, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let (building, pieces) = (&picture.building, picture.building.pieces());
    let below = strip(room, pieces.solid());
    let above = Room { height: room.height - below, ..room };
    let figure = figure(picture, camera, above);
    let (scale, distance) = (figure.scale, figure.distance);
    scene.shapes.push(Shape::Solid(figure));
    beside(picture, camera, room, below, &mut scene);
    // The piece under the pointer is in front of everything, and what is under it can be pointed at.
    if let (Some(held), Some(at)) = (building.held(), picture.pointer) {
        let bodies = piece_bodies(building, held.piece, held.orientation, Mark::Plain, None);
        scene.shapes.push(Shape::Solid(Solid { bodies, camera: *camera, at, scale, distance, ground: None }));
    }
    scene
}

/// The figure: its pieces, its empty cells, and the piece in the hand or its shadow.
fn figure(picture: &HandPicture, camera: &Camera, room: Room) -> Solid {
    let building = &picture.building;
    let figure = building.figure();
    let [width, depth, height] = figure.extents().map(|side| side as f64 / 2.0);
    // Room for a piece above the figure and beside it.
    let (aside, tall) = (width.hypot(depth) + 0.6, height + 1.0);
    let around = aside.hypot(tall);
    let distance = 4.0 + 3.5 * around;
    let larger = distance / (distance * distance - around * around).sqrt();
    // The ball around the figure is higher than what is seen of it.
    let scale = (room.width / aside).min((room.height - 8.0) / around * 1.15) / (2.0 * larger);
    Solid {
        bodies: bodies(picture),
        camera: *camera,
        at: point(room.width / 2.0, room.height * 0.54),
        scale,
        distance,
        ground: Some(-height),
    }
}

fn body(centre: Vec3, size: f64, piece: Option<usize>, face: PaintedFace) -> Body {
    Body { centre, size, piece, turn: Rotation::IDENTITY, faces: std::array::from_fn(|_| face.clone()) }
}

fn face(look: FaceLook, mark: Mark, id: Option<Id>) -> PaintedFace {
    PaintedFace { look, mark, framed: false, label: None, disc: None, id }
}

fn bodies(picture: &HandPicture) -> Vec<Body> {
    let building = &picture.building;
    let figure = building.figure();
    let unit = |at: Cell| middle(figure, at, [1; 3]);
    let look_of = |piece: usize| look(piece, building.pieces().pieces().get(piece).map_or(' ', |piece| piece.letter));
    let is_shown = building.held().is_some() && (picture.pointer.is_none() || picture.is_aimed);
    let cubes = if is_shown { building.cubes() } else { vec![] };
    let mut bodies = Vec::with_capacity(figure.count() + cubes.len());
    for &(piece, cells) in building.standing() {
        let tints = building.tints(piece, cells);
        for index in bits(cells) {
            let id = Id::new(CELL, index, 0);
            let at = figure.cells()[index];
            let is_lit = picture.light == Some(id) || picture.light == Some(Id::new(PIECE, piece, 0));
            let mark = match (is_lit, cubes.contains(&at)) {
                (false, false) => Mark::Plain,
                (false, true) => Mark::Clash,
                (true, false) => Mark::Lit,
                (true, true) => Mark::LitClash,
            };
            let disc = disc(Tint::within(tints, index));
            // A gap is drawn as the empty cell that it is.
            let (size, of, look) = match piece < building.pieces().solid() {
                true => (1.0, Some(piece), look_of(piece)),
                false => (TINTED, None, FaceLook::Plain { fill: Paint::Desk, edge: Paint::Soft }),
            };
            bodies.push(body(unit(at), size, of, PaintedFace { disc, ..face(look, mark, Some(id)) }));
        }
    }
    let filled = building.filled();
    let size = if picture.pointer.is_some() { SHADOW } else { HELD };
    for index in bits(figure.full() & !filled) {
        let id = Id::new(CELL, index, 0);
        let at = figure.cells()[index];
        if cubes.contains(&at) {
            continue;
        }
        let mark = if picture.light == Some(id) { Mark::Lit } else { Mark::Plain };
        let tint = painted(figure.tint(index)).map(|(fill, _)| fill);
        let dot = FaceLook::Plain { fill: tint.unwrap_or(Paint::Desk), edge: Paint::Soft };
        let (size, look, mark) = match picture.hinted {
            Some((piece, cells)) if cells >> index & 1 == 1 => (HINT, look_of(piece), Mark::Lit),
            _ => (if tint.is_some() { TINTED } else { DOT }, dot, mark),
        };
        bodies.push(body(unit(at), size, None, face(look, mark, Some(id))));
    }
    let Some(held) = building.held() else { return bodies };
    for (cube, tint) in building.tinted_cubes().into_iter().filter(|_| is_shown) {
        let index = figure.index(cube);
        // The cube of the piece in place is crossed instead.
        if index.is_some_and(|index| filled >> index & 1 == 1) {
            continue;
        }
        let is_wrong = index.is_none_or(|index| !tint.goes_with(figure.tint(index))) && picture.is_refused;
        let mark = if is_wrong { Mark::Clash } else { Mark::Lit };
        let id = index.map_or(Id::new(PIECE, held.piece, 0), |index| Id::new(CELL, index, 0));
        let face = PaintedFace { disc: disc(tint), ..face(look_of(held.piece), mark, Some(id)) };
        bodies.push(body(unit(cube), size, None, face));
    }
    bodies
}

/// The cubes of a piece about the middle of its box.
fn piece_bodies(building: &Building, piece: usize, orientation: usize, mark: Mark, id: Option<Id>) -> Vec<Body> {
    let Some(own) = building.pieces().pieces().get(piece) else { return vec![] };
    let Some(shape) = own.orientations.get(orientation) else { return vec![] };
    let [x, y, z] = shape.extents().map(|side| (side as f64 - 1.0) / 2.0);
    let cube = |(at, tint): TintedCell| {
        let centre = vec3(f64::from(at.x) - x, f64::from(at.y) - y, f64::from(at.z) - z);
        let face = PaintedFace { disc: disc(tint), ..face(look(piece, own.letter), mark, id) };
        body(centre, 1.0, Some(piece), face)
    };
    shape.tinted_cells().map(cube).collect()
}

/// The pieces beside the figure, each in its place, turned as it was last in the hand. The place of a piece that is not there shows its
/// letter.
fn beside(picture: &HandPicture, camera: &Camera, room: Room, below: f64, scene: &mut Scene) {
    let building = &picture.building;
    let pieces = &building.pieces().pieces()[..building.pieces().solid()];
    let rows = rows(room, pieces.len());
    let columns = pieces.len().div_ceil(rows);
    let (width, height) = (room.width / columns as f64, below / rows as f64);
    // Wide places keep the pieces together.
    let width = width.min(height * 1.5);
    let left = (room.width - width * columns as f64) / 2.0;
    // A piece is at most as long as its cubes in a row, and four in each place look well beside each other. A cube seen from a corner is as
    // long as nearly two.
    let longest = pieces.iter().map(|piece| piece.shape.size().clamp(2, 4)).max().unwrap_or(2) as f64;
    let scale = width.min(height) / (longest * 0.98 + 0.4);
    for (piece, own) in pieces.iter().enumerate() {
        let (column, row) = (piece % columns, piece / columns);
        let at = point(left + width * (column as f64 + 0.5), room.height - below + height * (row as f64 + 0.5));
        let id = Id::new(PIECE, piece, 0);
        let is_held = building.held().is_some_and(|held| held.piece == piece);
        let edge = if is_held { stroke(Paint::Accent, 2.0) } else { stroke(Paint::Line, 1.0) };
        let tile = rounded_rectangle(at, width - 4.0, height - 4.0, 6.0);
        scene.polygon(Some(id), tile, Some(Paint::Sheet), edge);
        if building.is_beside(piece) {
            let mark = if picture.light == Some(id) { Mark::Lit } else { Mark::Plain };
            let bodies = piece_bodies(building, piece, building.turned(piece), mark, Some(id));
            let is_wide = width >= WIDE * height;
            let middle = at + point(if is_wide { AWAY * width } else { 0.0 }, 0.0);
            scene.shapes.push(Shape::Solid(Solid {
                bodies,
                camera: *camera,
                at: middle,
                scale,
                distance: 14.0,
                ground: None,
            }));
            if is_wide {
                // It is read where those on the cubes are too small.
                let at = at + point((LETTER_AT - 0.5) * width, 0.0);
                scene.label(at, own.letter.to_string(), LETTER * height, Weight::Bold, Anchor::Middle, Paint::Soft);
            }
        } else {
            let paint = if is_held { Paint::Accent } else { Paint::Soft };
            let size = width.min(height).min(22.0);
            scene.label(at, own.letter.to_string(), size, Weight::Bold, Anchor::Middle, paint);
        }
    }
}

/// The directions on the lattice that come nearest to right, away and up as a camera sees them.
pub fn seen_axes(camera: &Camera) -> [Cell; 3] {
    let right = camera.right();
    let is_along_x = right.x.abs() >= right.y.abs();
    let sign = |value: f64| if value < 0.0 { -1 } else { 1 };
    let (right, away) = match is_along_x {
        true => (cell(sign(right.x), 0, 0), cell(0, sign(right.x), 0)),
        false => (cell(0, sign(right.y), 0), cell(-sign(right.y), 0, 0)),
    };
    [right, away, cell(0, 0, 1)]
}
