//! The figure in space: cubes of pieces, small cubes for empty cells, and how the pieces come apart.

use super::picture::{Empty, Picture};
use super::{BLACK, CELL, REGIONS, WHITE, colour, disc, look, painted};
use crate::geometry::{Rotation, Vec3, Within, ease, point, sin_cos, vec3};
use crate::puzzle::soma::assemble::way::WayIn;
use crate::puzzle::soma::figure::bits;
use crate::puzzle::soma::pieces::Piece;
use crate::puzzle::soma::tint::Tint;
use crate::puzzle::soma::{Figure, Mask, PieceSet};
use crate::scene::solid::NORMALS;
use crate::scene::{Body, Camera, FaceLook, Id, Mark, Paint, PaintedFace, Room, Scene, Shape, Solid};

/// Edges of the small cubes that mark empty cells, in edges of a cell: usually, and where they are to be seen well.
const DOT: f64 = 0.2;
const CLEAR: f64 = 0.38;

/// The colour, 0..9, of the cubes of a figure without pieces: grey, which no piece of the seven has.
const FULL: u8 = 7;

/// How near, in edges, the way from the eye through a small cube must pass the middle of a cube for the small one to cover it.
const COVERS: f64 = 0.62;

/// The same for cells of pieces that a step is not about.
const FAINT: f64 = 0.28;

/// How far the ways of pieces are seen beyond the figure, in edges.
const SEEN: f64 = 1.0;

/// The edge of the cubes of a placement that was dropped, through which one sees.
const DROPPED: f64 = 0.78;

/// How much farther from the middle the pieces are when they are fully apart: then every solution of the cube shows a gap
/// between any two pieces. On the way a few pieces that hook into each other intersect a little.
const APART: f64 = 1.5;

/// The distance from which a new piece comes, in edges.
const WAY: f64 = 0.6;

/// How a cell is turned, and where its middle is.
type Place<'a> = &'a dyn Fn(usize) -> (Rotation, Vec3);

/// The figure in space; see [`super::assembly::scene`].
pub fn scene(picture: &Picture, explode: f64, t: f64, camera: &Camera, room: Room, pieces: &PieceSet) -> Scene {
    let mut scene = Scene::new(room);
    let explode = explode.within(0.0, 1.0) * APART;
    let [_, _, height] = picture.figure.extents();
    // Sizes that depend neither on the step nor on how far the camera has gone around, so that the drawing does not jump; only a
    // camera that goes up or down sees more or less of the figure's plan.
    let apart = 1.0 + explode;
    let (sine, cosine) = sin_cos(camera.pitch.abs());
    let (mut aside, mut high, mut around) = (0.0f64, 0.0f64, 0.0f64);
    let figure = &picture.figure;
    let begins = picture.ways.iter().flat_map(|(way, cells)| bits(*cells).map(|cell| on_way(figure, way, 0.0, cell).1));
    for cell in 0..figure.count() {
        let from = middle(figure, cell) * apart;
        let (flat, rise) = (from.x.hypot(from.y) + 0.87, from.z.abs() + 0.5);
        (aside, high) = (aside.max(flat), high.max(rise));
        around = around.max(flat.hypot(rise));
    }
    // Room for the ways, though a piece may begin beyond it.
    let (mut further, mut higher) = (0.0f64, 0.0f64);
    for from in begins {
        further = further.max(from.x.hypot(from.y) + 0.87 - aside);
        higher = higher.max(from.z.abs() + 0.5 - high);
    }
    let (further, higher) = (further.min(SEEN), higher.min(SEEN));
    (aside, high, around) = (aside + further, high + higher, around + further.max(higher));
    let distance = 4.0 + 3.5 * around;
    // The drum around the figure, however far the camera has gone around: half its width, and its lowest and highest points before the
    // middle and behind it. In perspective, what is near looks larger.
    let wide = aside * distance / ((distance - high * sine).powi(2) - (aside * cosine).powi(2)).sqrt();
    let mut tall = 0.0f64;
    for (flat, rise) in [(aside, high), (aside, -high), (-aside, high), (-aside, -high)] {
        let (down, near) = (flat * sine - rise * cosine, flat * cosine + rise * sine);
        tall = tall.max(down.abs() * distance / (distance - near));
    }
    let scale = (room.width / wide).min((room.height - 8.0) / tall) / 2.0;
    let ground = -0.5 - (height as f64 - 1.0) / 2.0 * apart;
    let solid = Solid {
        bodies: bodies(picture, explode, t, pieces, camera.towards_eye() * distance),
        camera: *camera,
        at: point(room.width / 2.0, room.height / 2.0),
        scale: scale * 0.97,
        distance,
        ground: Some(ground),
    };
    scene.shapes.push(Shape::Solid(solid));
    scene
}

/// The middle of a cell, from the middle of the figure.
fn middle(figure: &Figure, cell: usize) -> Vec3 {
    let (at, sides) = (figure.cells()[cell].coordinates(), figure.extents());
    let [x, y, z] = std::array::from_fn(|axis| f64::from(at[axis]) - (sides[axis] as f64 - 1.0) / 2.0);
    vec3(x, y, z)
}

/// The cubes: of the pieces in place, of the placement that was dropped, of the empty cells.
fn bodies(picture: &Picture, explode: f64, t: f64, pieces: &PieceSet, eye: Vec3) -> Vec<Body> {
    let figure = &picture.figure;
    let lit = picture.lit();
    let tints = picture.tints(pieces);
    let mut bodies = Vec::with_capacity(figure.count());
    // In a whole figure the cubes that are wrong are crossed; small cubes are too small for that.
    let is_full = matches!(picture.empty, Empty::Full(_));
    let wrong = picture.wrong();
    let crossed = if is_full { wrong | picture.in_the_way() } else { picture.in_the_way() };
    let from = |by: Vec3| move |cell: usize| (Rotation::IDENTITY, middle(figure, cell) + by);
    let mut add = |cells: Mask, of: Mask, place: Place, draw: &dyn Fn(usize) -> (f64, Option<usize>, FaceLook)| {
        let by = towards(figure, of) * explode;
        for cell in bits(cells) {
            let (size, piece, look) = draw(cell);
            let mark = match (lit >> cell & 1 == 1, crossed >> cell & 1 == 1) {
                (false, false) => Mark::Plain,
                (false, true) => Mark::Clash,
                (true, false) => Mark::Lit,
                (true, true) => Mark::LitClash,
            };
            // In a whole figure each face is a thing of its own: a cube can be added there.
            let id = |face: usize| Some(Id::new(CELL, cell, if is_full { face + 1 } else { 0 }));
            let (turn, at) = place(cell);
            let centre = at + by;
            let weight = picture.weight(cell).filter(|&weight| weight > 0 && matches!(look, FaceLook::Labelled(_)));
            let label = || weight.map(|weight| weight.to_string());
            let disc = disc(Tint::within(tints, cell));
            let faces = std::array::from_fn(|face| PaintedFace {
                look,
                mark,
                framed: false,
                label: label(),
                disc,
                id: id(face),
            });
            bodies.push(Body { centre, size, piece, turn, faces });
        }
    };
    let look_of = |piece: usize| look(piece, pieces.pieces().get(piece).map_or(' ', |piece| piece.letter));
    for (place, &(piece, cells)) in picture.placed.iter().enumerate() {
        let is_new = picture.newest == Some(place);
        let is_gap = pieces.pieces().get(piece).is_some_and(Piece::is_gap);
        let looks = |cell: usize| match picture.faint >> cell & 1 {
            // Nothing is there: drawn as the open cell is while it is empty.
            _ if is_gap => (CLEAR, None, FaceLook::Plain { fill: Paint::Desk, edge: Paint::Soft }),
            0 => (1.0, Some(piece), look_of(piece)),
            _ => (FAINT, None, FaceLook::Bare(colour(piece))),
        };
        match picture.way(piece).filter(|_| is_new) {
            Some(way) => add(cells, cells, &|cell| on_way(figure, way, ease(t), cell), &looks),
            None if is_new => add(cells, cells, &from(way_in(picture, cells) * (WAY * (1.0 - ease(t)))), &looks),
            None => add(cells, cells, &from(Vec3::default()), &looks),
        }
    }
    let mut empty = picture.empty_cells();
    if let Some(tried) = &picture.tried {
        let letter = pieces.pieces().get(tried.piece).map_or(' ', |piece| piece.letter);
        let glass = FaceLook::Clear(colour(tried.piece), letter);
        add(tried.cells & empty, tried.cells, &from(Vec3::default()), &|_| (DROPPED, None, glass));
        empty &= !tried.cells;
    }
    let is_chessboard = picture.is_chessboard();
    let mut hidden: Mask = 0;
    let regions = picture.regions();
    if picture.empty == Empty::Dots && !is_chessboard && explode == 0.0 {
        // The small cubes stand for nothing but room: those before a piece would only cover it.
        let told = regions.iter().fold(wrong | lit, |told, region| told | region);
        hidden = bits(empty & !told)
            .filter(|&cell| is_before(figure, cell, figure.full() & !empty, eye))
            .fold(0, |all, cell| all | 1 << cell);
    }
    for island in figure.islands(empty) {
        let region = regions.iter().position(|&region| region == island).map(|place| REGIONS[place % 2][0]);
        add(island & !hidden, island, &from(Vec3::default()), &|cell| {
            let is_wrong = wrong >> cell & 1 == 1;
            let is_black = figure.black() >> cell & 1 == 1;
            let tint = painted(figure.tint(cell)).filter(|_| !is_chessboard && picture.weights.is_none());
            if is_full && !is_wrong && !is_chessboard && tint.is_none() {
                let look = if picture.weights.is_some() { FaceLook::Labelled(FULL) } else { FaceLook::Bare(FULL) };
                return (1.0, None, look);
            }
            let is_weighed = picture.weight(cell).is_some_and(|weight| weight > 0);
            let (fill, edge) = if is_wrong {
                (Paint::Bad, Paint::Sheet)
            } else if is_chessboard {
                (if is_black { BLACK } else { WHITE }, Paint::Soft)
            } else if let Some((fill, _)) = tint {
                (fill, Paint::Soft)
            } else if let Some(fill) = region {
                (fill, Paint::Sheet)
            } else if is_weighed {
                (BLACK, Paint::Sheet)
            } else {
                (Paint::Desk, Paint::Soft)
            };
            // In a whole figure a cell that may stay empty is a small cube among the others.
            let is_open = figure.tint(cell) == Tint::Open && !is_chessboard && !is_wrong;
            let size = if is_full && !is_open {
                1.0
            } else if is_wrong || is_chessboard || tint.is_some() || is_weighed || region.is_some() {
                CLEAR
            } else {
                DOT
            };
            (size, None, FaceLook::Plain { fill, edge })
        });
    }
    bodies
}

/// How a cell is turned, and where its middle is from the middle of the figure, when its piece is on its way at time `t`, 0..=1. A gate of
/// `.ci/split`: ways come from the workers.
#[inline(never)]
fn on_way(figure: &Figure, way: &WayIn, t: f64, cell: usize) -> (Rotation, Vec3) {
    let [x, y, z] = figure.extents().map(|side| side as f64 / 2.0);
    let corner = vec3(x, y, z);
    let (turn, at) = way.pose(t, middle(figure, cell) + corner);
    (turn, at - corner)
}

/// Whether a cell is between the eye and one of some cells.
fn is_before(figure: &Figure, cell: usize, cells: Mask, eye: Vec3) -> bool {
    let from = middle(figure, cell);
    let away = from - eye;
    let away = away * (1.0 / away.length());
    bits(cells).any(|other| {
        let apart = middle(figure, other) - from;
        let along = apart.dot(away);
        along > 0.0 && (apart - away * along).length() < COVERS
    })
}

/// The vector from the middle of the figure to the middle of some of its cells.
fn towards(figure: &Figure, cells: Mask) -> Vec3 {
    let sum = bits(cells).fold(Vec3::default(), |sum, cell| sum + middle(figure, cell));
    sum * (1.0 / f64::from(cells.count_ones().max(1)))
}

/// The direction from which a piece comes: from above if no piece is in the way there, otherwise from a free side.
fn way_in(picture: &Picture, cells: Mask) -> Vec3 {
    let figure = &picture.figure;
    let others = figure.full() & !picture.empty_cells() & !cells;
    let others: Vec<Vec3> = bits(others).map(|cell| middle(figure, cell)).collect();
    let is_free = |way: &&Vec3| {
        bits(cells).all(|cell| {
            let from = middle(figure, cell);
            others.iter().all(|other| {
                let apart = *other - from;
                apart.dot(**way) < 0.5 || apart.cross(**way).length() > 0.5
            })
        })
    };
    let [front, right, back, left, below, above] = NORMALS;
    *[above, front, right, left, back, below].iter().find(is_free).unwrap_or(&above)
}
