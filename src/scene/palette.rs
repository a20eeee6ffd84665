//! The colours of each theme, as numbers.

use super::{Light, Paint, Theme};
use crate::geometry::decimal;
use std::fmt;

/// Red, green and blue, 0..=255, and opacity, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgb(pub u8, pub u8, pub u8, pub f64);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb(r, g, b, cover) = self;
        if *cover < 1.0 {
            write!(f, "rgba({r},{g},{b},{})", decimal(*cover, 2))
        } else {
            write!(f, "#{r:02x}{g:02x}{b:02x}")
        }
    }
}

const fn rgb(hex: u32) -> Rgb {
    Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 1.0)
}

/// The colours of the puzzles, of which both choices can be told apart by colour-blind eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hues {
    /// Those whose names anyone would give: red is red.
    #[default]
    Usual,
    /// Those of Okabe and Ito (2008). Their first one, vermilion, is called red and looks orange.
    OkabeIto,
}

named! { Hues: Usual = "usual", OkabeIto = "okabe-ito" }

impl Hues {
    /// The colours of the puzzles, and white, as 0xRRGGBB.
    pub fn colours(self) -> [u32; 9] {
        let red = match self {
            Hues::Usual => 0xD7191C,
            Hues::OkabeIto => 0xD55E00,
        };
        [red, 0x009E73, 0x0072B2, 0xF0E442, 0xE69F00, 0x56B4E9, 0xCC79A7, 0x999999, 0xFFFFFF]
    }
}

/// For each colour, whether signs on it are white (else dark).
const WHITE_ON: [bool; 9] = [true, true, true, false, false, false, false, false, false];

/// All colours of a page or a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// The theme they belong to.
    pub theme: Theme,
    /// The colours of the puzzles.
    pub hues: Hues,
}

impl Palette {
    /// The colour of a paint.
    pub fn rgb(&self, paint: Paint) -> Rgb {
        let [light, dark, projector] = match paint {
            Paint::Colour(colour, light) => return self.colour(colour, light),
            Paint::Clear(colour) => {
                let Rgb(red, green, blue, _) = self.colour(colour, Light::Full);
                return Rgb(red, green, blue, 0.5);
            }
            Paint::On(colour) if WHITE_ON[usize::from(colour) % WHITE_ON.len()] => [0xFFFFFF; 3],
            Paint::On(_) => [0x1B1B1F; 3],
            Paint::Body => [0x22222A, 0x0B0B0D, 0x16161A],
            Paint::Ink => [0x1B1B1F, 0xF1EFE9, 0x000000],
            Paint::Soft => [0x5B5D66, 0xB5B6BD, 0x000000],
            Paint::Photo(_) => [0xDDD7CC, 0x4A4D57, 0xFFFFFF],
            Paint::Line => [0xDDD7CC, 0x4A4D57, 0x000000],
            Paint::Sheet => [0xFFFDFA, 0x1E2026, 0xFFFFFF],
            Paint::Desk => [0xF6F3EE, 0x15161A, 0xFFFFFF],
            Paint::Accent => [0x0B5CAD, 0x7DB7F2, 0x003E83],
            Paint::OnAccent => [0xFFFFFF, 0x10151C, 0xFFFFFF],
            Paint::AccentArea => [0xE6EFF9, 0x22324A, 0xE2EDFA],
            Paint::Second => [0x9A4A00, 0xFFB46B, 0x6B3200],
            Paint::SecondArea => [0xFBEBDC, 0x45301C, 0xFFEBD6],
            Paint::Bad => [0xB3261E, 0xFF9A8F, 0x8C0008],
            Paint::BadArea => [0xFBE4E0, 0x45211F, 0xFFE3DF],
            Paint::Good => [0x00684C, 0x7FD6B4, 0x00432F],
            Paint::GoodArea => [0xDDF1E8, 0x1C3B30, 0xDDF6EA],
            Paint::Glass => {
                let Rgb(red, green, blue, _) = self.rgb(Paint::Accent);
                return Rgb(red, green, blue, 0.3);
            }
            Paint::Shadow => {
                return if self.theme == Theme::Projector { Rgb(0, 0, 0, 0.0) } else { Rgb(0, 0, 0, 0.14) };
            }
        };
        rgb(match self.theme {
            Theme::Light => light,
            Theme::Dark => dark,
            Theme::Projector => projector,
        })
    }

    /// The width at which a stroke is drawn.
    pub fn stroke_width(&self, width: f64) -> f64 {
        if self.theme == Theme::Projector { width.max(3.0) } else { width }
    }

    fn colour(&self, colour: u8, light: Light) -> Rgb {
        let colours = self.hues.colours();
        let Rgb(r, g, b, _) = rgb(colours[usize::from(colour) % colours.len()]);
        // Shades are light, so that every colour keeps its name; on a projector there are none.
        let factor = match light {
            _ if self.theme == Theme::Projector => 1.0,
            Light::Full => 1.0,
            Light::Top => 0.95,
            Light::Shade => 0.88,
        };
        let scale = |channel: u8| (f64::from(channel) * factor).round() as u8;
        Rgb(scale(r), scale(g), scale(b), 1.0)
    }
}
