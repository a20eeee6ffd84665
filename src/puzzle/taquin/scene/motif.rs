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

fn outline(corners: &[(f64, f64)]) -> Vec<Point> {
    corners.iter().map(|&(x, y)| point(x, y)).collect()
}

fn boat() -> Vec<(Vec<Point>, Paint)> {
    let mut areas = vec![
        (outline(&[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]), SKY),
        (circle(point(0.84, 0.17), 0.11), YELLOW),
        (outline(&[(0.03, 0.12), (0.07, 0.07), (0.13, 0.08), (0.17, 0.05), (0.24, 0.12)]), WHITE),
        (outline(&[(0.28, 0.2), (0.32, 0.14), (0.39, 0.16), (0.44, 0.2)]), WHITE),
        (outline(&[(0.0, 0.62), (0.0, 0.4), (0.14, 0.25), (0.3, 0.45), (0.38, 0.37), (0.6, 0.62)]), GREEN),
        (outline(&[(0.14, 0.25), (0.2, 0.325), (0.14, 0.36), (0.07, 0.325)]), WHITE),
        (outline(&[(0.6, 0.62), (0.84, 0.42), (1.0, 0.5), (1.0, 0.62)]), PURPLE),
        (outline(&[(0.0, 0.62), (1.0, 0.62), (1.0, 1.0), (0.0, 1.0)]), BLUE),
        (outline(&[(0.5, 0.14), (0.515, 0.14), (0.515, 0.76), (0.5, 0.76)]), Paint::Body),
        (outline(&[(0.53, 0.18), (0.8, 0.68), (0.53, 0.68)]), WHITE),
        (outline(&[(0.485, 0.26), (0.485, 0.68), (0.27, 0.68)]), ORANGE),
        (outline(&[(0.5, 0.14), (0.5, 0.08), (0.62, 0.11)]), RED),
        (outline(&[(0.2, 0.74), (0.86, 0.74), (0.76, 0.87), (0.3, 0.87)]), RED),
    ];
    for (x, y) in [(0.06, 0.78), (0.9, 0.83), (0.13, 0.93), (0.52, 0.93), (0.83, 0.95)] {
        areas.push((outline(&[(x - 0.06, y), (x, y - 0.022), (x + 0.06, y), (x, y + 0.008)]), SKY));
    }
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
