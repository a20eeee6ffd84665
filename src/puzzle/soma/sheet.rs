//! Printed sheets: a figure in space and by layers, with or without a solution, and nets of the pieces.

use super::fast::{Cover, PieceMasks, Sweep};
use super::model::Model;
use super::pack::{PackSearch, Packing};
use super::request::Request;
use super::scene::picture::{Empty, Picture, PictureWords, Shade};
use super::scene::{colour, draw_sign, layers, space, thumb};
use crate::geometry::point;
use crate::scene::{Anchor, Camera, Light, Paint, Room, Weight};
use crate::search::Status;
use crate::sheet::{MM, Net, Sheet, SheetKind, Sheets, Wish, paper_scene};
use std::f64::consts::{FRAC_PI_4, PI};

/// The kinds of sheets.
pub const KINDS: &[SheetKind] = &[SheetKind::Figure, SheetKind::Pieces];

/// The usual edge of a cube, in millimetres.
const USUAL: f64 = 20.0;

/// The edges of cubes in all three directions are drawn equally long, at 120 degrees to each other: the rise is the arc sine of 1/√3.
const ISOMETRIC: Camera = Camera { yaw: FRAC_PI_4, pitch: 0.615_479_708_670_387_3 };

/// How many nodes of the fast search for a solution are visited at most.
const PATIENCE: u64 = 50_000_000;

/// The packing engine's search for a solution goes on for so many slices of so many comparisons at most: about a second.
const MOST_SLICES: u32 = 1_000;
const SLICE: u64 = 100_000;

/// The sheets of a kind for the figure that a link asks for; none if it asks for no legal one.
pub fn sheets<'a>(kind: SheetKind, value: impl Fn(&str) -> Option<&'a str>, wish: &Wish) -> Option<Sheets> {
    let model = Request::from_keys(value).model().ok()?;
    Some(match kind {
        SheetKind::Pieces => pieces(&model, wish),
        _ => Sheets { sheets: vec![figure(&model, wish)], has_answers: true, size: None },
    })
}

/// Which cells each piece fills, by its place in the set.
type Solved = Vec<(usize, super::Mask)>;

/// A solution, or `None` if there is none; the error says that the search was given up.
fn solution(model: &Model) -> Result<Option<Solved>, GivenUp> {
    let Model { pieces, figure, .. } = model;
    let (status, found) = match Cover::new(pieces, figure) {
        Some(cover) => {
            let mut sweep = Sweep::new(&cover);
            let mut status = Status::Running;
            while status == Status::Running && sweep.found().is_empty() && sweep.nodes() < PATIENCE {
                status = sweep.advance(&cover, 10_000);
            }
            (status, sweep.found().first().map(|found| found.solution.clone()))
        }
        None => {
            let packing = Packing::new(pieces, figure).ok_or(GivenUp)?;
            let mut search = PackSearch::new(&packing);
            let (mut status, mut slices) = (Status::Running, 0);
            while status == Status::Running && search.found().is_empty() && slices < MOST_SLICES {
                status = search.advance(&packing, SLICE);
                slices += 1;
            }
            (status, search.found().first().map(|found| found.solution.clone()))
        }
    };
    let placed = |solution: PieceMasks| solution.into_iter().enumerate().filter(|(_, cells)| *cells != 0).collect();
    match found {
        None if status == Status::Running => Err(GivenUp),
        found => Ok(found.map(placed)),
    }
}

/// A search took too long for a page that waits for it.
struct GivenUp;

/// The figure from two sides, and its layers.
fn figure(model: &Model, wish: &Wish) -> Sheet {
    let words = wish.words;
    let (corner, room) = Sheet::area(wish.paper);
    let solved = if wish.answers { solution(model) } else { Ok(None) };
    let told = match solved {
        Ok(None) if wish.answers => Some(words.unsolvable),
        Err(GivenUp) => Some(words.given_up),
        _ => None,
    };
    let placed = solved.ok().flatten().unwrap_or_default();
    let title = if wish.answers { &words.figure_solved } else { &words.figure };
    let mut sheet = Sheet::new(wish.paper, title[0], title[1], None);
    let whole = Empty::Full(Shade::Plain);
    let seen = Picture { placed, ..Picture::of(model.figure.clone(), whole) };
    let half = room.width / 2.0;
    let high = room.height * 0.42;
    let place = Room { width: 300.0, height: 300.0 * high / half };
    for (side, camera) in [ISOMETRIC, Camera { yaw: ISOMETRIC.yaw + PI, ..ISOMETRIC }].into_iter().enumerate() {
        let mut view = space::scene(&seen, 0.0, 1.0, &camera, place, &model.pieces);
        // Paper needs no shadow.
        view.shapes.iter_mut().for_each(|shape| {
            if let crate::scene::Shape::Solid(solid) = shape {
                solid.ground = None;
                solid.distance = thumb::FAR_AWAY;
            }
        });
        sheet.put(view, corner + point(half * side as f64, 0.0), half);
    }
    let below = room.height - high - 6.0;
    // Layers are drawn with cells of about 15 mm.
    let wide = 700.0;
    let flat = Picture { empty: Empty::Dots, ..seen };
    let names = PictureWords { layer: words.layer };
    let place = Room { width: wide, height: wide * below / room.width };
    sheet.put(layers::scene(&flat, place, &model.pieces, &names), corner + point(0.0, high + 6.0), room.width);
    if let Some(sentence) = told {
        let mut told = paper_scene(room.width, 10.0);
        told.label(point(0.0, 50.0), sentence, 4.5 * MM, Weight::Bold, Anchor::Start, Paint::Ink);
        sheet.draw(told, corner);
    }
    sheet
}

/// A net for each piece; a gap has none.
fn pieces(model: &Model, wish: &Wish) -> Sheets {
    let pieces = &model.pieces.pieces()[..model.pieces.solid()];
    let nets: Vec<Net> = pieces.iter().filter_map(|piece| Net::unfold(piece.shape.cells())).collect();
    let longest = nets.iter().map(|net| net.longest(wish.paper)).fold(f64::INFINITY, f64::min);
    let edge = wish.edge(USUAL, longest);
    let sheets = wish.nets(&wish.words.pieces, &nets, edge, &|scene, piece, face, middle, side| {
        let half = side / 2.0;
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
        let square = corners.map(|(x, y)| middle + point(x, y)).to_vec();
        scene.polygon(None, square, Some(Paint::Colour(colour(piece), Light::Full)), None);
        let letter = pieces[piece].letter.to_string();
        scene.label(middle, letter, side * 0.4, Weight::Bold, Anchor::Middle, Paint::On(colour(piece)));
        let cell = nets[piece].faces[face].face.cell;
        let tint = pieces[piece].shape.tinted_cells().find(|(at, _)| *at == cell).map(|(_, tint)| tint);
        draw_sign(scene, middle + point(side * 0.3, side * 0.3), side * 0.135, tint.unwrap_or_default());
    });
    Sheets { sheets, size: Some((edge, longest)), has_answers: false }
}
