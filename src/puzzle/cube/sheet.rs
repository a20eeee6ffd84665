//! Printed sheets: the net of a cube, its turns, commutators, and scrambles.

use super::algorithm::{Algorithm, Spelling};
use super::facelet::Face;
use super::held::Cube;
use super::laboratory::Support;
use super::notation;
use super::request::Request;
use super::scene::net;
use super::scene::space::{self, FACES};
use super::scene::{Picture, Places, Turning};
use super::scheme::Scheme;
use super::scramble::Scrambles;
use super::solve::stages::Tools;
use super::solve::stages::tools::Tool;
use super::turn::{Layers, Turn};
use crate::geometry::point;
use crate::scene::{Anchor, Camera, Glyph, Light, Paint, Room, Scene, Shape, Weight, rounded_rectangle, stroke};
use crate::sheet::{MM, Net, Sheet, SheetKind, Sheets, THIN, Wish, paper_scene};

/// The kinds of sheets.
pub const KINDS: &[SheetKind] = &[SheetKind::Net, SheetKind::Turns, SheetKind::Commutators, SheetKind::Scrambles];

/// The usual edge of the cube, in millimetres.
const USUAL: f64 = 36.0;

/// The sheets of a kind for the cube that a link asks for; none if it asks for no legal one.
pub fn sheets<'a>(kind: SheetKind, value: impl Fn(&str) -> Option<&'a str>, wish: &Wish) -> Option<Sheets> {
    let model = Request::from_keys(&value).model().ok()?;
    Some(match kind {
        SheetKind::Scrambles => {
            let scrambles = value("scrambles").map(str::parse::<Scrambles>).transpose().ok()?;
            Sheets { sheets: scramble_sheets(scrambles.as_ref(), wish), ..Sheets::default() }
        }
        SheetKind::Turns => Sheets { sheets: vec![turns(wish)], ..Sheets::default() },
        SheetKind::Commutators => Sheets { sheets: vec![commutators(wish)], ..Sheets::default() },
        _ => large_net(&model.start.then(&model.algorithm.cube()), wish),
    })
}

/// The net of the cube as it stands.
fn large_net(cube: &Cube, wish: &Wish) -> Sheets {
    let net = Net::cube();
    let longest = net.longest(wish.paper);
    let edge = wish.edge(USUAL, longest);
    let colours = cube.colours();
    let sheets = wish.nets(&wish.words.net, &[net], edge, &|scene, _, index, middle, side| {
        let face = FACES[index] as usize;
        for place in 0..9 {
            let from_middle = |at: usize| (at as f64 - 1.0) * side / 3.0;
            let at = middle + point(from_middle(place % 3), from_middle(place / 3));
            let colour = Scheme::Field.colour(colours[9 * face + place]);
            let tile = rounded_rectangle(at, side * 0.3, side * 0.3, side * 0.03);
            scene.polygon(None, tile, Some(Paint::Colour(colour, Light::Full)), stroke(Paint::Ink, THIN));
            let sign =
                Glyph::of(colour).outline().into_iter().map(|p| at + point(p.x * side * 0.08, p.y * side * 0.08));
            scene.polygon(None, sign.collect(), Some(Paint::On(colour)), None);
        }
    });
    Sheets { sheets, size: Some((edge, longest)), has_answers: false }
}

/// A cube on paper, without its shadow.
fn drawn(picture: &Picture) -> Scene {
    let mut scene = space::scene(picture, 1.0, &Camera::STANDARD, Room { width: 220.0, height: 200.0 });
    for shape in &mut scene.shapes {
        if let Shape::Solid(solid) = shape {
            solid.ground = None;
        }
    }
    scene
}

/// A cube in order on which a turn has begun, for each turn of a face, a middle layer and the whole cube.
fn turns(wish: &Wish) -> Sheet {
    const COLUMNS: usize = 4;
    let (corner, room) = Sheet::area(wish.paper);
    let quarter = |face: Face, quarters: i32| Turn::new(Layers::Outer, face, quarters);
    let faces = [Face::Up, Face::Right, Face::Front, Face::Down, Face::Left, Face::Back];
    let of_faces =
        faces.into_iter().flat_map(|face| [1, 3, 2].into_iter().filter_map(move |quarters| quarter(face, quarters)));
    let others = "MESxyz".chars().filter_map(|letter| Turn::named(letter, 1));
    let all: Vec<Turn> = of_faces.chain(others).collect();
    let (width, height) = (room.width / COLUMNS as f64, room.height / all.len().div_ceil(COLUMNS) as f64);
    let mut sheet = Sheet::new(wish.paper, wish.words.turns[0], wish.words.turns[1], None);
    for (index, turn) in all.into_iter().enumerate() {
        let at = corner + point((index % COLUMNS) as f64 * width, (index / COLUMNS) as f64 * height);
        let quarters = if turn.quarters() == 3 { -1.0 } else { f64::from(turn.quarters()) };
        let turning = Turning::held(turn.layers(), turn.face(), 0.4 * quarters);
        let picture = Picture { turning: Some(turning), ..Picture::of(&Cube::default()) };
        let mut name = paper_scene(width, height);
        let text = Algorithm::from_iter([turn]).text(Spelling::Field);
        name.label(point(0.0, 5.0 * MM), text, 6.5 * MM, Weight::Bold, Anchor::Start, Paint::Ink);
        sheet.draw(name, at);
        sheet.put(drawn(&picture), at + point(8.0, 0.0), (width - 9.0).min(height * 1.1));
    }
    sheet
}

/// What commutators do, each with the shortest one that does it alone.
fn commutators(wish: &Wish) -> Sheet {
    let (corner, room) = Sheet::area(wish.paper);
    let words = wish.words;
    let tools = Tools::new();
    let shortest = |of: &[Tool]| of.iter().min_by_key(|tool| tool.length).map(|tool| tool.algorithm.clone());
    let neighbours = notation::read("[R, U]").ok();
    let groups =
        [&tools.corner_cycles, &tools.edge_cycles, &tools.corner_pairs, &tools.edge_pairs, &tools.middle_edges];
    let all: Vec<Option<Algorithm>> =
        std::iter::once(neighbours).chain(groups.into_iter().map(|group| shortest(group))).collect();
    let height = room.height / all.len() as f64;
    let mut sheet = Sheet::new(wish.paper, words.commutators[0], words.commutators[1], None);
    for (index, (effect, algorithm)) in words.effects.iter().zip(all).enumerate() {
        let Some(algorithm) = algorithm else { continue };
        let at = corner + point(0.0, height * index as f64);
        let cube = algorithm.cube();
        let mut changed = Places::empty();
        Support::of(&cube).places.into_iter().for_each(|place| changed.insert(place));
        let picture = Picture { blank: changed.others(), ..Picture::of(&cube) };
        sheet.put(drawn(&picture), at, height * 1.05);
        let mut told = paper_scene(room.width - height * 1.1, height);
        let mut line = |y: f64, text: String, size: f64, weight: Weight| {
            told.label(point(0.0, y * MM), text, size * MM, weight, Anchor::Start, Paint::Ink);
        };
        line(8.0, (*effect).to_string(), 4.2, Weight::Bold);
        line(15.5, algorithm.text(Spelling::Field), 4.8, Weight::Regular);
        let written: Algorithm = algorithm.turns().collect();
        line(22.5, format!("= {}", written.text(Spelling::Field)), 4.2, Weight::Regular);
        line(29.0, (words.count)(algorithm.length()), 3.4, Weight::Regular);
        sheet.draw(told, at + point(height * 1.1, 0.0));
    }
    sheet
}

/// The scrambles of a link with the net of the cube that each makes; without any, where they are found.
fn scramble_sheets(scrambles: Option<&Scrambles>, wish: &Wish) -> Vec<Sheet> {
    /// The height of a scramble, the width of its net, and the room of a turn, in millimetres.
    const HEIGHT: f64 = 28.0;
    const NET: f64 = 37.0;
    const TURN: (f64, f64) = (11.4, 8.2);
    /// The room for the number, in millimetres.
    const NUMBER: f64 = 11.0;
    /// The turns of a line.
    const LINE: usize = 11;
    let (corner, room) = Sheet::area(wish.paper);
    let new = || Sheet::new(wish.paper, wish.words.scrambles[0], wish.words.scrambles[1], None);
    let Some(scrambles) = scrambles else {
        let (mut sheet, mut told) = (new(), paper_scene(room.width, HEIGHT));
        let at = point(0.0, 6.0 * MM);
        told.label(at, wish.words.no_scrambles, 3.4 * MM, Weight::Regular, Anchor::Start, Paint::Ink);
        sheet.draw(told, corner);
        return vec![sheet];
    };
    let per_sheet = (room.height / HEIGHT).floor().max(1.0) as usize;
    let mut sheets: Vec<Sheet> = vec![];
    for (index, turns) in scrambles.list().iter().enumerate() {
        if index % per_sheet == 0 {
            sheets.push(new());
        }
        let mut scene = paper_scene(room.width, HEIGHT);
        let mut write = |x: f64, y: f64, text: &str, size: f64, weight: Weight| {
            scene.label(point(x * MM, y * MM), text, size * MM, weight, Anchor::Start, Paint::Ink);
        };
        write(0.0, 5.5, &format!("{}.", index + 1), 5.5, Weight::Bold);
        for (number, &turn) in turns.iter().enumerate() {
            let (column, line) = (number % LINE, number / LINE);
            let text = Algorithm::from_iter([turn]).text(Spelling::Field);
            write(NUMBER + TURN.0 * column as f64, 5.5 + TURN.1 * line as f64, &text, 6.4, Weight::Regular);
        }
        let picture = Picture::of(&Cube::SOLVED.along(turns.iter().copied()));
        // So small that it has no names.
        let net = net::scene(&picture, 1, Room { width: 220.0, height: 160.0 });
        let at = corner + point(0.0, HEIGHT * (index % per_sheet) as f64);
        if let Some(sheet) = sheets.last_mut() {
            sheet.draw(scene, at);
            sheet.put(net, at + point(room.width - NET, 0.0), NET);
        }
    }
    sheets
}
