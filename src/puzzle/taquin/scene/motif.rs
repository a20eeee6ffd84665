//! Drawings that the tiles show in place of large numbers: each tile has the part that belongs to its place.

use crate::geometry::{Point, point, polar};
use crate::scene::strokes::circle;
use crate::scene::{Light, Paint};
use std::f64::consts::{FRAC_PI_4, TAU};

/// A drawing of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// A sailing boat before mountains.
    Boat,
    /// Squares within squares, each turned a little further.
    Squares,
}

named! { Motif: Boat = "boat", Squares = "squares" }

/// What the tiles show besides their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileImage {
    /// A drawing of this project.
    Motif(Motif),
    /// A picture that the reader has chosen.
    Photo,
}

/// One of the nine colours, in full light.
const fn colour(number: u8) -> Paint {
    Paint::Colour(number, Light::Full)
}

const RED: Paint = colour(0);
const GREEN: Paint = colour(1);
const BLUE: Paint = colour(2);
const YELLOW: Paint = colour(3);
const ORANGE: Paint = colour(4);
const SKY: Paint = colour(5);
const PURPLE: Paint = colour(6);
const GREY: Paint = colour(7);
const WHITE: Paint = colour(8);

impl Motif {
    /// Its areas, later ones on top, in a square of side 1 with the corner (0, 0) on top on the left.
    pub fn areas(self) -> Vec<(Vec<Point>, Paint)> {
        match self {
            Motif::Boat => boat(),
            Motif::Squares => squares(),
        }
    }

    /// The parts of its areas within a cell of a board of these sides, in a square of side 1 again.
    pub fn piece(self, (width, height): (usize, usize), cell: usize) -> Vec<(Vec<Point>, Paint)> {
        let (column, row) = (cell % width, cell / width);
        let enlarged = |p: Point| point(p.x * width as f64 - column as f64, p.y * height as f64 - row as f64);
        let piece = |(area, paint): (Vec<Point>, Paint)| {
            let area = within_unit(area.into_iter().map(enlarged).collect());
            (area.len() > 2).then_some((area, paint))
        };
        self.areas().into_iter().filter_map(piece).collect()
    }
}

/// The part of an area that lies in the square from (0, 0) to (1, 1): its four sides cut off one after the other (Sutherland and
/// Hodgman, 1974).
fn within_unit(mut area: Vec<Point>) -> Vec<Point> {
    let inside: [fn(Point) -> f64; 4] = [|p| p.x, |p| 1.0 - p.x, |p| p.y, |p| 1.0 - p.y];
    for depth in inside {
        let mut cut = vec![];
        for (index, &to) in area.iter().enumerate() {
            let from = area[(index + area.len() - 1) % area.len()];
            let (before, after) = (depth(from), depth(to));
            if (before < 0.0) != (after < 0.0) {
                cut.push(from.towards(to, before / (before - after)));
            }
            if after >= 0.0 {
                cut.push(to);
            }
        }
        area = cut;
    }
    area
}

/// The corners of an area, in steps of 1/200 of the side of the drawing.
type Corners = &'static [(u8, u8)];

/// The areas of the boat, but for the sun.
static BOAT: [(Corners, Paint); 17] = [
    (&[(0, 0), (200, 0), (200, 200), (0, 200)], SKY),
    (&[(6, 24), (14, 14), (26, 16), (34, 10), (48, 24)], WHITE),
    (&[(56, 40), (64, 28), (78, 32), (88, 40)], WHITE),
    (&[(0, 124), (0, 80), (28, 50), (60, 90), (76, 74), (120, 124)], GREEN),
    (&[(28, 50), (40, 65), (28, 72), (14, 65)], WHITE),
    (&[(120, 124), (168, 84), (200, 100), (200, 124)], PURPLE),
    (&[(0, 124), (200, 124), (200, 200), (0, 200)], BLUE),
    (&[(100, 28), (103, 28), (103, 152), (100, 152)], Paint::Body),
    (&[(106, 36), (160, 136), (106, 136)], WHITE),
    (&[(97, 52), (97, 136), (54, 136)], ORANGE),
    (&[(100, 28), (100, 16), (124, 22)], RED),
    (&[(40, 148), (172, 148), (152, 174), (60, 174)], RED),
    (&[(0, 156), (12, 152), (24, 156), (12, 158)], SKY),
    (&[(168, 166), (180, 162), (192, 166), (180, 168)], SKY),
    (&[(14, 186), (26, 182), (38, 186), (26, 188)], SKY),
    (&[(92, 186), (104, 182), (116, 186), (104, 188)], SKY),
    (&[(154, 190), (166, 186), (178, 190), (166, 192)], SKY),
];

fn boat() -> Vec<(Vec<Point>, Paint)> {
    let place = |&(x, y): &(u8, u8)| point(f64::from(x) / 200.0, f64::from(y) / 200.0);
    let mut areas: Vec<_> = BOAT.iter().map(|(area, paint)| (area.iter().map(place).collect(), *paint)).collect();
    areas.insert(1, (circle(point(0.84, 0.17), 0.11), YELLOW));
    areas
}

fn squares() -> Vec<(Vec<Point>, Paint)> {
    let paints = [BLUE, YELLOW, RED, WHITE, GREEN, ORANGE, GREY, PURPLE, SKY];
    let square = |(index, paint): (usize, Paint)| {
        let (reach, turn) = (0.7072 * 0.8_f64.powi(index as i32), FRAC_PI_4 + 0.16 * index as f64);
        let corners = (0..4).map(|corner| point(0.5, 0.5) + polar(reach, turn + TAU * f64::from(corner) / 4.0));
        (corners.collect(), paint)
    };
    paints.into_iter().enumerate().map(square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twice the area of a polygon.
    fn doubled(area: &[Point]) -> f64 {
        let next = |index: usize| area[(index + 1) % area.len()];
        area.iter().enumerate().map(|(index, p)| p.x * next(index).y - next(index).x * p.y).sum::<f64>().abs()
    }

    #[test]
    fn the_pieces_are_the_whole_drawing() {
        for motif in Motif::ALL {
            let areas = motif.areas();
            for (width, height) in [(3, 3), (4, 4), (5, 2), (2, 5)] {
                for (area, paint) in &areas {
                    let pieces = (0..width * height).flat_map(|cell| motif.piece((width, height), cell));
                    let sum: f64 = pieces.filter(|(_, of)| of == paint).map(|(piece, _)| doubled(&piece)).sum();
                    let whole: f64 = areas
                        .iter()
                        .filter(|(_, of)| of == paint)
                        .map(|(area, _)| doubled(&within_unit(area.clone())))
                        .sum();
                    assert!((sum / (width * height) as f64 - whole).abs() < 1e-6, "{motif:?} {area:?}");
                }
            }
            // The ground is covered, and all pieces of 4x4 differ.
            let pieces: Vec<_> = (0..16).map(|cell| motif.piece((4, 4), cell)).collect();
            for (index, piece) in pieces.iter().enumerate() {
                assert!((doubled(&piece[0].0) - 2.0).abs() < 1e-3, "{motif:?} {index}");
                assert!(pieces[..index].iter().all(|other| other != piece), "{motif:?} {index}");
            }
        }
    }
}
