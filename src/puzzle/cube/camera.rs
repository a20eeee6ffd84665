//! Tells the colours of a cube from what a camera saw of its six faces, one after the other.
//!
//! Under lamps, by daylight and in the shade the same colour looks different, and red and orange are close. So no colour has fixed
//! values: the six centres of this very cube are the references, how bright a face is hardly counts, and of all cubes that turns can
//! reach the one is taken whose colours are the nearest to what was seen.

use super::facelet::{self, FACELETS, Face};
use super::fit::{self, Colours};

/// What the camera saw of a facelet: the means of red, green and blue, as sRGB, 0..=255 each.
pub type SeenColour = [u8; 3];

/// Why the pictures tell no colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// They are too dark.
    Dark,
    /// The centres of these two faces look the same, as if one face had been shown twice.
    Same([Face; 2]),
}

/// Below this mean brightness, 0..=255, a picture is too dark.
const DARK: u32 = 24;

/// Centres whose looks are closer than this, see [`Appearance::distance`], are the same.
const SAME: f64 = 0.002;

/// A facelet may have another colour than the one that it resembles most if its distance from that other colour is at most this many
/// times as large. A facelet that is clear keeps its colour: a badly assembled cube must be seen as it is.
const DOUBTFUL: f64 = 6.0;

/// The colours of the facelets in space, where the centres have the given colours. They are those of a cube that turns can reach, or, if
/// none is near, those that each facelet resembles most, so that what went wrong can be told.
///
/// `seen` has the facelets in the order of links, each face in reading order; the centres of `colours` must be known.
pub fn colours(seen: &[SeenColour; FACELETS], colours: &Colours) -> Result<Colours, Unclear> {
    let brightness: u32 = seen.iter().flatten().map(|&part| u32::from(part)).sum();
    if brightness < 3 * FACELETS as u32 * DARK {
        return Err(Unclear::Dark);
    }
    let looks = seen.map(Appearance::of);
    let mut references = Face::ALL.map(|face| looks[facelet::centre(face)]);
    for (index, a) in Face::ALL.into_iter().enumerate() {
        for b in Face::ALL.into_iter().take(index) {
            if references[a as usize].distance(&references[b as usize]) < SAME {
                return Err(Unclear::Same([b, a]));
            }
        }
    }
    let colour_of = |face: Face| colours[facelet::centre(face)].unwrap_or(face);
    let mut found = *colours;
    // With the first colours the references get better.
    for _ in 0..3 {
        let nearest = |look: &Appearance| {
            let distance = |face: &Face| look.distance(&references[*face as usize]);
            Face::ALL.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b))).map(colour_of)
        };
        found =
            std::array::from_fn(
                |facelet| {
                    if facelet::is_centre(facelet) { colours[facelet] } else { nearest(&looks[facelet]) }
                },
            );
        if let [hold] = fit::holds(colours)[..] {
            let cost = |facelet: usize, colour: Face| {
                let face = Face::ALL.into_iter().find(|&face| colour_of(face) == colour).unwrap_or(colour);
                (looks[facelet].distance(&references[face as usize]) * COST).min(MOST_COST) as u32
            };
            let (_, cubes) = fit::cheapest(hold, cost, 1);
            if let Some(cube) = cubes.first() {
                let own = cube.colours().map(Some);
                let distance = |facelet: usize, colour: Option<Face>| {
                    let face = Face::ALL.into_iter().find(|&face| Some(colour_of(face)) == colour);
                    face.map_or(f64::MAX, |face| looks[facelet].distance(&references[face as usize]))
                };
                let is_open = |facelet: usize| {
                    own[facelet] == found[facelet]
                        || distance(facelet, own[facelet]) <= DOUBTFUL * distance(facelet, found[facelet])
                };
                if (0..FACELETS).all(is_open) {
                    found = own;
                }
            }
        }
        for face in Face::ALL {
            let own =
                (0..FACELETS).filter(|&facelet| found[facelet] == Some(colour_of(face))).map(|facelet| looks[facelet]);
            references[face as usize] = Appearance::mean(own);
        }
    }
    Ok(found)
}

/// The cost of a distance of 1, and the most that one facelet costs.
const COST: f64 = 1e6;
const MOST_COST: f64 = 1e7;

/// How a colour looks: its hue and strength whatever the light, and how bright it is.
#[derive(Clone, Copy, Debug, Default)]
struct Appearance {
    /// From green to red, and from blue to yellow, as parts of the brightness.
    chroma: [f64; 2],
    /// 0..=1.
    lightness: f64,
}

impl Appearance {
    /// In Oklab (Ottosson, 2020), in which equal distances look about equal; a brighter lamp multiplies all three by the same number.
    fn of(seen: SeenColour) -> Appearance {
        let linear = seen.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let mix = |weights: [f64; 3]| weights.iter().zip(linear).map(|(weight, part)| weight * part).sum::<f64>();
        let [l, m, s] = [
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ]
        .map(|weights| mix(weights).cbrt());
        let lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s;
        let a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
        let b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
        // Very dark colours have no certain hue.
        let by = lightness.max(0.15);
        Appearance { chroma: [a / by, b / by], lightness }
    }

    /// The square of the distance: the hue counts most.
    fn distance(&self, other: &Appearance) -> f64 {
        let [a, b] = [0, 1].map(|part| self.chroma[part] - other.chroma[part]);
        let lightness = self.lightness - other.lightness;
        a * a + b * b + 0.12 * lightness * lightness
    }

    fn mean(looks: impl Iterator<Item = Appearance>) -> Appearance {
        let mut sum = Appearance::default();
        let mut count = 0.0;
        for look in looks {
            sum.chroma[0] += look.chroma[0];
            sum.chroma[1] += look.chroma[1];
            sum.lightness += look.lightness;
            count += 1.0;
        }
        Appearance { chroma: sum.chroma.map(|part| part / count), lightness: sum.lightness / count }
    }
}
