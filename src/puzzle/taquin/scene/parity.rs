//! Why half of all boards cannot be put in order: the board on a chessboard with its cycles, and the two halves of all positions.

mod halves;

use super::{CELL, board};
use crate::geometry::{Point, Within, ease, point};
use crate::lang::Lang;
use crate::puzzle::taquin::{Board, Parity};
use crate::scene::strokes::{at, broken, circle, length};
use crate::scene::{Anchor, Id, Paint, Room, Scene, Weight, rounded_rectangle, stroke};

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct ParityWords<'a> {
    /// Title of the first half: "Can be put in order".
    pub solvable: &'a str,
    /// Title of the second half: "Cannot be put in order".
    pub unsolvable: &'a str,
    /// After the number of positions of a half: "positions".
    pub positions: &'a str,
    /// Between the halves: "no move leads across".
    pub no_way: &'a str,
    /// At the marker: "here, 20 moves", or "here" where the distance is not known.
    pub here: &'a str,
    /// How numbers are written.
    pub lang: Lang,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub struct ParityPicture<'a> {
    /// The board before the last change.
    pub before: Board,
    /// The board now.
    pub after: Board,
    /// The first of two cells whose tiles are to be exchanged.
    pub picked: Option<usize>,
    /// Positions at each distance from the board in order, from 0; empty if there are too many to be counted.
    pub spread: &'a [u64],
    /// Whether the board is in the half of those that can be put in order, and its distance from the end of its half; the
    /// distance is ignored if `spread` is empty.
    pub here: Option<(bool, u8)>,
    /// The words.
    pub words: ParityWords<'a>,
}

/// The board beside the two halves, or above them in upright rooms; at time `t` of 0 to 1 tiles go to their new cells.
pub fn scene(picture: &ParityPicture, t: f64, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let (first, rest, corner) = if room.is_upright() {
        let height = room.height * 0.47;
        (Room { height, ..room }, Room { height: room.height - height, ..room }, point(0.0, height))
    } else {
        let width = room.width * 0.46;
        (Room { width, ..room }, Room { width: room.width - width, ..room }, point(width, 0.0))
    };
    scene.insert(board_with_cycles(picture, t, first), point(0.0, 0.0));
    scene.insert(halves::scene(picture, rest), corner);
    scene
}

/// Half the side of a tile, in cells: the space between tiles is for the arrows.
const HALF_TILE: f64 = 0.28;

/// The line patterns of the cycles: lengths painted and left out in turn, in line widths. The first one is unbroken.
const PATTERNS: [&[f64]; 5] = [&[], &[3.0, 2.6], &[0.1, 2.2], &[4.0, 2.3, 0.1, 2.3], &[8.0, 2.6]];

/// The paints of the cycles, which also differ in pattern and number.
const PAINTS: [Paint; 3] = [Paint::Accent, Paint::Second, Paint::Ink];

fn board_with_cycles(picture: &ParityPicture, t: f64, room: Room) -> Scene {
    let mut scene = Scene::new(room);
    let ParityPicture { before, after, picked, .. } = picture;
    let sides = (after.width(), after.height());
    // Cells of the same size as where the board is played.
    let (width, height) = (sides.0 as f64, sides.1 as f64);
    let cell = board::cell_size(sides, room).min(150.0);
    let middle = point(room.width / 2.0, room.height / 2.0);
    let place = |at: usize| {
        let (column, row) = ((at % sides.0) as f64, (at / sides.0) as f64);
        middle + point((column + 0.5 - width / 2.0) * cell, (row + 0.5 - height / 2.0) * cell)
    };
    let frame = rounded_rectangle(middle, width * cell + 12.0, height * cell + 12.0, 9.0);
    scene.polygon(None, frame, Some(Paint::Sheet), stroke(Paint::Ink, 3.0));
    let last = after.tiles().len() - 1;
    let chess = |at: usize| at % sides.0 + at / sides.0;
    for at in 0..=last {
        let id = Some(Id::new(CELL, at, 0));
        // Cells of the colour of the last one are dark, and have a sign in two of their corners.
        let is_dark = chess(at) % 2 == chess(last) % 2;
        let ground = rounded_rectangle(place(at), cell, cell, 0.0);
        scene.polygon(id, ground, Some(if is_dark { Paint::AccentArea } else { Paint::Sheet }), None);
        for sign in [-1.0, 1.0].into_iter().filter(|_| is_dark) {
            let corner = place(at) + point(sign * cell * 0.43, sign * cell * 0.43);
            let side = cell * 0.05;
            scene.polygon(id, rounded_rectangle(corner, side, side, 0.0), Some(Paint::Soft), None);
        }
    }
    draw_cycles(&mut scene, after, cell, &place);
    let side = 2.0 * HALF_TILE * cell;
    let same_sides = (before.width(), before.height()) == sides;
    for (at, &tile) in after.tiles().iter().enumerate() {
        let id = Some(Id::new(CELL, at, 0));
        let from = before.tiles().iter().position(|&other| other == tile).filter(|_| same_sides).unwrap_or(at);
        let centre = place(from).towards(place(at), ease(t));
        let outline = |side: f64| rounded_rectangle(centre, side, side, side * 0.14);
        if tile == 0 {
            let mut dashes = outline(side);
            dashes.extend(dashes.first().copied());
            broken(&mut scene, &dashes, &[cell * 0.06, cell * 0.07], Paint::Ink, 2.0);
        } else {
            let home = after.home(tile) == at;
            let fill = if home { Paint::GoodArea } else { Paint::Sheet };
            scene.polygon(id, outline(side), Some(fill), stroke(Paint::Ink, 2.0));
            if home {
                scene.polygon(id, outline(side * 0.82), None, stroke(Paint::Good, 2.0));
            }
            scene.label(centre, tile.to_string(), side * 0.6, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
        if *picked == Some(at) {
            scene.polygon(id, outline(side + 10.0), None, stroke(Paint::Accent, 5.0));
        }
    }
    scene
}

/// An arrow for each tile that is not where it belongs, from its cell to the cell where it belongs. They form cycles, each
/// with a number.
fn draw_cycles(scene: &mut Scene, board: &Board, cell: f64, place: &dyn Fn(usize) -> Point) {
    let width = (cell * 0.032).within(2.4, 4.5);
    let radius = (cell * 0.108).within(7.5, 14.0);
    let mut numbers: Vec<Point> = vec![];
    for (index, cycle) in Parity::of(board).cycles.iter().enumerate() {
        let paint = PAINTS[index % PAINTS.len()];
        let mut free: Option<(f64, Point)> = None;
        for (step, &from) in cycle.iter().enumerate() {
            let to = cycle[(step + 1) % cycle.len()];
            let line = arc(board, [from, to], cell, place);
            let head = cell * 0.11;
            let (neck, _) = draw_head(scene, Id::new(CELL, to, 0), &line, head, paint);
            let shaft: Vec<Point> = line.into_iter().take(neck).collect();
            let lengths: Vec<f64> = PATTERNS[index % PATTERNS.len()].iter().map(|share| share * width).collect();
            if lengths.is_empty() {
                scene.line(shaft.clone(), paint, width);
            } else {
                broken(scene, &shaft, &lengths, paint, width);
            }
            // The number of the cycle is put where it is farthest from tiles and from other numbers, on an arrow that is long
            // enough, or between the arrows of an exchange.
            let whole = length(&shaft);
            let on_line = [0.5, 0.4, 0.6, 0.3, 0.7].map(|share| (at(&shaft, whole * share).0, whole < 6.0 * radius));
            let between = (place(from).towards(place(to), 0.5), cycle.len() > 2);
            for (spot, is_bad) in on_line.into_iter().chain([between]) {
                let tiles = (0..board.tiles().len()).map(|cell| apart(place(cell), spot));
                let space = tiles.fold(cell, f64::min);
                let is_taken = numbers.iter().any(|&other| apart(other, spot) < 2.3 * radius);
                let faults = f64::from(u8::from(is_bad) + 2 * u8::from(is_taken));
                let space = space - faults * cell;
                if free.is_none_or(|(most, _)| space > most + 1e-9) {
                    free = Some((space, spot));
                }
            }
        }
        numbers.extend(free.map(|(_, spot)| spot));
    }
    // Above all arrows.
    for (index, &spot) in numbers.iter().enumerate() {
        let paint = PAINTS[index % PAINTS.len()];
        scene.polygon(None, circle(spot, radius), Some(Paint::Sheet), stroke(paint, 2.0));
        scene.label(spot, (index + 1).to_string(), radius * 1.3, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
}

fn apart(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// A curve from the edge of a tile to that of another: to the left of the straight line, so that the curves there and back
/// differ, except those that would then pass under a tile or leave the board.
fn arc(board: &Board, [from, to]: [usize; 2], cell: f64, place: &dyn Fn(usize) -> Point) -> Vec<Point> {
    const STEPS: usize = 48;
    let (start, end) = (place(from), place(to));
    let (away, length) = (end - start, apart(start, end).max(1e-9));
    let reach = (HALF_TILE + 0.035) * cell;
    let near = |tile: Point, p: Point, reach: f64| (p.x - tile.x).abs().max((p.y - tile.y).abs()) < reach;
    let curve = |bow: f64, along: f64| -> Vec<Point> {
        let control = start.towards(end, along) + point(away.y * 2.0 * bow / length, -away.x * 2.0 * bow / length);
        (0..=STEPS)
            .map(|step| step as f64 / STEPS as f64)
            .map(|t| start.towards(control, t).towards(control.towards(end, t), t))
            .filter(|&p| !near(start, p, reach) && !near(end, p, reach))
            .collect()
    };
    // Points on other tiles, and beyond all cells.
    let faults = |points: &[Point]| {
        let is_fault = |&&p: &&Point| {
            let mut cells = (0..board.tiles().len()).map(place);
            cells.clone().any(|tile| near(tile, p, reach)) || !cells.any(|tile| near(tile, p, cell * 0.5))
        };
        points.iter().filter(is_fault).count()
    };
    // Along a row of tiles it runs between two rows.
    let bow = (0.28 * length).within(0.24 * cell, 0.46 * cell);
    let bows = [bow, 0.46 * cell, 0.62 * cell, 0.8 * cell, 0.12 * cell, -bow, -0.46 * cell, -0.62 * cell, -0.8 * cell];
    let curves = bows.into_iter().flat_map(|bow| [0.5, 0.25, 0.75].map(|along| (bow, along)));
    let best = curves.map(|(bow, along)| curve(bow, along)).min_by_key(|points| faults(points));
    best.unwrap_or_default()
}

/// Draws the head at the end of a line. Returns how many of its points are left for the shaft, and where the head begins.
fn draw_head(scene: &mut Scene, id: Id, line: &[Point], size: f64, paint: Paint) -> (usize, Point) {
    let Some(&tip) = line.last() else { return (0, Point::default()) };
    let neck = line.iter().rposition(|&p| apart(p, tip) >= size).unwrap_or(0);
    let base = line[neck];
    let long = apart(base, tip).max(1e-9);
    let (ahead, half) = (tip - base, size * 0.55 / long);
    let aside = point(-ahead.y * half, ahead.x * half);
    scene.polygon(Some(id), vec![tip, base + aside, base - aside], Some(paint), None);
    (neck + 1, base)
}
