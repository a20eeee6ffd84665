//! The sign of each colour, so that colour is never the only difference.

use crate::geometry::{Point, decimal, point, polar, sin_cos};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The signs, in the order of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    /// Red.
    Disc,
    /// Green.
    Triangle,
    /// Blue.
    Square,
    /// Yellow.
    Star,
    /// Orange.
    Diamond,
    /// Sky.
    Plus,
    /// Purple.
    Heart,
    /// Grey.
    Cross,
    /// White.
    Ring,
}

const ALL: [Glyph; 9] = [
    Glyph::Disc,
    Glyph::Triangle,
    Glyph::Square,
    Glyph::Star,
    Glyph::Diamond,
    Glyph::Plus,
    Glyph::Heart,
    Glyph::Cross,
    Glyph::Ring,
];

/// Whether a colour is so light that its areas always get an outline (yellow and white).
pub fn needs_outline(colour: u8) -> bool {
    matches!(colour, 3 | 8)
}

impl Glyph {
    /// The sign of a colour; after the ninth colour the signs begin again.
    pub fn of(colour: u8) -> Glyph {
        ALL[colour as usize % ALL.len()]
    }

    /// Its outline in the square from -1 to 1, y down.
    pub fn outline(self) -> Vec<Point> {
        match self {
            Glyph::Disc => (0..28).map(|i| polar(0.86, TAU * f64::from(i) / 28.0)).collect(),
            Glyph::Triangle => vec![point(0.0, -0.9), point(0.98, 0.78), point(-0.98, 0.78)],
            Glyph::Square => vec![point(-0.76, -0.76), point(0.76, -0.76), point(0.76, 0.76), point(-0.76, 0.76)],
            Glyph::Star => (0..10)
                .map(|i| polar(if i % 2 == 0 { 1.05 } else { 0.44 }, -FRAC_PI_2 + PI * f64::from(i) / 5.0))
                .map(|p| point(p.x, p.y + 0.06))
                .collect(),
            Glyph::Diamond => vec![point(0.0, -1.05), point(0.8, 0.0), point(0.0, 1.05), point(-0.8, 0.0)],
            Glyph::Plus => plus(0.0),
            Glyph::Heart => (0..36)
                .map(|i| {
                    // The classical heart curve, scaled to the square.
                    let t = TAU * f64::from(i) / 36.0;
                    let (sine, cosine) = sin_cos(t);
                    let [second, third, fourth] = [2.0, 3.0, 4.0].map(|n| sin_cos(n * t).1);
                    let x = 16.0 * sine.powi(3);
                    let y = 13.0 * cosine - 5.0 * second - 2.0 * third - fourth;
                    point(x / 17.0, -y / 15.5 - 0.1)
                })
                .collect(),
            Glyph::Cross => plus(PI / 4.0),
            // Once around outside and back around inside: the area within the inner outline stays empty with both fill rules
            // (nonzero and even-odd).
            Glyph::Ring => (0..=56)
                .map(|i| match i {
                    0..=28 => polar(0.9, TAU * f64::from(i) / 28.0),
                    _ => polar(0.5, -TAU * f64::from(i - 29) / 28.0),
                })
                .chain([polar(0.5, 0.0)])
                .collect(),
        }
    }

    /// Its outline as the path data of an SVG image whose box is -1 -1 2 2.
    pub fn path(self) -> String {
        let corners: Vec<String> =
            self.outline().iter().map(|p| format!("{} {}", decimal(p.x, 3), decimal(p.y, 3))).collect();
        format!("M{}Z", corners.join("L"))
    }
}

/// A plus sign, turned by an angle.
fn plus(angle: f64) -> Vec<Point> {
    let (arm, half) = (0.95, 0.3);
    let corner = [(half, arm), (half, half), (arm, half)];
    let mut points = Vec::with_capacity(12);
    for quarter in 0..4 {
        let (sine, cosine) = sin_cos(angle - f64::from(quarter) * FRAC_PI_2);
        points.extend(corner.map(|(x, y)| point(x * cosine - y * sine, x * sine + y * cosine)));
    }
    points
}
