//! Printed sheets: nets of the cubes to be cut out and folded, and the stacks that solve the set.

use super::facades::{Facades, raw_solutions};
use super::request::Request;
use super::solve::shown;
use super::{CubeSet, FACADES, Position};
use crate::geometry::point;
use crate::scene::{Anchor, Glyph, Light, Paint, Scene, Weight, stroke};
use crate::sheet::{MM, Net, Sheet, SheetKind, Sheets, THIN, Wish, paper_scene, places};

/// The kinds of sheets.
pub const KINDS: &[SheetKind] = &[SheetKind::Nets, SheetKind::Stacks];

/// The usual edge of a cube, in millimetres.
const USUAL: f64 = 30.0;

/// The most stacks that are printed.
const MOST: usize = 12;

/// The sheets of a kind for the set that a link asks for; none if it asks for no legal one.
pub fn sheets<'a>(kind: SheetKind, value: impl Fn(&str) -> Option<&'a str>, wish: &Wish) -> Option<Sheets> {
    let cubes = Request::from_keys(value).read().0?.cubes;
    Some(match kind {
        SheetKind::Stacks => Sheets { sheets: stacks(&cubes, wish), ..Sheets::default() },
        _ => nets(&cubes, wish),
    })
}

fn nets(cubes: &CubeSet, wish: &Wish) -> Sheets {
    let net = Net::cube();
    let longest = net.longest(wish.paper);
    let edge = wish.edge(USUAL, longest);
    let nets = vec![net; cubes.count()];
    let sheets = wish.nets(&wish.words.nets, &nets, edge, &|scene, cube, face, middle, side| {
        let colour = cubes.cubes()[cube][face];
        let reach = point(side / 2.0, side / 2.0);
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let square = corners.map(|(x, y)| middle + point(x * reach.x, y * reach.y)).to_vec();
        scene.polygon(None, square, Some(Paint::Colour(colour, Light::Full)), None);
        let sign =
            Glyph::of(colour).outline().into_iter().map(|p| middle + point(p.x * side * 0.26, p.y * side * 0.26));
        scene.polygon(None, sign.collect(), Some(Paint::On(colour)), None);
        let at = middle + point(0.4 * side, -0.38 * side);
        scene.label(at, cube.to_string(), side * 0.14, Weight::Bold, Anchor::Middle, Paint::On(colour));
    });
    Sheets { sheets, size: Some((edge, longest)), has_answers: false }
}

/// The solutions as tables: a column for each façade, cube 0 at the bottom.
fn stacks(cubes: &CubeSet, wish: &Wish) -> Vec<Sheet> {
    /// The side of a tile and the height of the names, in millimetres.
    const TILE: f64 = 12.0;
    const NAMES: f64 = 16.0;
    let words = wish.words;
    let mut found: Vec<(Facades, Vec<Position>)> = vec![];
    for positions in raw_solutions(cubes) {
        let facades = Facades::of(cubes, &positions).normalised();
        if found.len() < MOST && found.iter().all(|(known, _)| *known != facades) {
            found.push((facades, positions));
        }
    }
    let (width, height) = (TILE * FACADES as f64 + 8.0, TILE * cubes.count() as f64 + NAMES + 4.0);
    let places = places(wish.paper, &vec![(width, height); found.len()]);
    let sheet = || Sheet::new(wish.paper, words.stacks[0], words.stacks[1], None);
    let mut sheets = vec![sheet()];
    for (number, ((_, positions), (on, at))) in found.iter().zip(places).enumerate() {
        while sheets.len() <= on {
            sheets.push(sheet());
        }
        let mut scene = paper_scene(width, height);
        let text = |scene: &mut Scene, x: f64, y: f64, text: String, weight: Weight, anchor: Anchor| {
            scene.label(point(x * MM, y * MM), text, 3.2 * MM, weight, anchor, Paint::Ink);
        };
        text(&mut scene, 0.0, 3.0, (words.solution)(number + 1), Weight::Bold, Anchor::Start);
        for facade in 0..FACADES {
            let x = TILE * (facade as f64 + 0.5) + 4.0;
            text(&mut scene, x, NAMES - 5.0, words.facades[facade].to_string(), Weight::Regular, Anchor::Middle);
            for (cube, &position) in positions.iter().enumerate() {
                let y = NAMES + TILE * ((cubes.count() - 1 - cube) as f64 + 0.5);
                let colour = shown(cubes, cube, position, facade);
                scene.tile(None, point(x * MM, y * MM), TILE * 0.9 * MM, colour, stroke(Paint::Ink, THIN));
                if facade == 0 {
                    text(&mut scene, 0.0, y, cube.to_string(), Weight::Regular, Anchor::Start);
                }
            }
        }
        sheets[on].draw(scene, at);
    }
    if found.is_empty() {
        let (corner, room) = Sheet::area(wish.paper);
        let mut scene = paper_scene(room.width, 10.0);
        scene.label(point(0.0, 50.0), words.unsolvable, 4.5 * MM, Weight::Bold, Anchor::Start, Paint::Ink);
        sheets[0].draw(scene, corner);
    }
    sheets
}
