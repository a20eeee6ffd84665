//! The colours of the puzzles can be told apart, by colour-blind eyes too.

use casse_tete::scene::{Hues, Light, Paint, Palette, Theme};

/// What eyes make of linear red, green and blue: the usual ones, and those without red, green or blue cones, after Machado,
/// Oliveira and Fernandes (2009), severity 1.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protan", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("deutan", [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    ("tritan", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// The linear values of a colour 0xRRGGBB, 0 to 1.
fn linear(colour: u32) -> [f64; 3] {
    [16, 8, 0].map(|shift| {
        let value = f64::from(colour >> shift & 255) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// The place of linear values in the space CIELAB (1976), whose distances are about as large as the eye finds them.
fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
    let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b;
    let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883;
    let [x, y, z] = [x, y, z].map(|t| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: u32, other: u32, eye: &[[f64; 3]; 3]) -> f64 {
    let [a, b] = [one, other].map(|colour| {
        let values = linear(colour);
        lab(eye.map(|row| (0..3).map(|i| row[i] * values[i]).sum::<f64>().clamp(0.0, 1.0)))
    });
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

/// The hue of a colour in degrees: 0 is red, 30 orange, 60 yellow.
fn hue(colour: u32) -> f64 {
    let [r, g, b] = [16, 8, 0].map(|shift| f64::from(colour >> shift & 255));
    (f64::sqrt(3.0) * (g - b)).atan2(2.0 * r - g - b).to_degrees()
}

#[test]
fn red_is_red_and_apart_from_all_others_for_all_eyes() {
    let colours = Hues::default().colours();
    assert!(hue(colours[0]).abs() < 10.0, "the hue of red is {}", hue(colours[0]));
    assert!((20.0..50.0).contains(&hue(colours[4])), "the hue of orange is {}", hue(colours[4]));
    for (name, eye) in &EYES {
        for (other, &colour) in colours.iter().enumerate().skip(1) {
            let apart = distance(colours[0], colour, eye);
            assert!(apart > 25.0, "{name}: red and colour {other} are {apart} apart");
        }
    }
}

/// Seven cubes have seven colours.
#[test]
fn the_colours_of_the_cubes_are_apart_for_all_eyes() {
    for hues in Hues::ALL {
        let colours = hues.colours();
        for (name, eye) in &EYES {
            for (one, &colour) in colours.iter().enumerate().take(7) {
                for (other, &next) in colours.iter().enumerate().take(one) {
                    let apart = distance(colour, next, eye);
                    assert!(apart > 15.0, "{hues:?}, {name}: colours {one} and {other} are {apart} apart");
                }
            }
        }
    }
}

/// The sixth colour of the Hungarian cube is white: apart from its five others.
#[test]
fn white_is_apart_from_the_colours_of_the_cube_for_all_eyes() {
    for hues in Hues::ALL {
        let colours = hues.colours();
        assert_eq!(colours[8], 0xFFFFFF);
        for (name, eye) in &EYES {
            for (other, &colour) in colours.iter().enumerate().take(5) {
                let apart = distance(colours[8], colour, eye);
                assert!(apart > 20.0, "{hues:?}, {name}: white and colour {other} are {apart} apart");
            }
        }
    }
}

/// A shade is never far from its colour, and a projector, which has little contrast, shows none.
#[test]
fn side_faces_keep_their_colour() {
    for (theme, hues) in Theme::ALL.into_iter().flat_map(|theme| Hues::ALL.map(|hues| (theme, hues))) {
        let palette = Palette { theme, hues };
        for colour in 0..hues.colours().len() as u8 {
            let whole = palette.rgb(Paint::Colour(colour, Light::Full));
            for light in [Light::Top, Light::Shade] {
                let shaded = palette.rgb(Paint::Colour(colour, light));
                let number =
                    |rgb: casse_tete::scene::Rgb| u32::from(rgb.0) << 16 | u32::from(rgb.1) << 8 | u32::from(rgb.2);
                let apart = distance(number(whole), number(shaded), &EYES[0].1);
                match theme {
                    Theme::Projector => assert_eq!(whole, shaded, "{colour}"),
                    _ => assert!((1.0..15.0).contains(&apart), "{theme:?}: a side of colour {colour} is {apart} away"),
                }
            }
        }
    }
}

/// The tiles of the pages have the colours of the drawings.
#[test]
fn the_style_sheet_has_the_same_colours() {
    let sheet = include_str!("../../static/style.css");
    let [usual, others] = Hues::ALL.map(Hues::colours);
    let name = Hues::OkabeIto.name();
    assert_eq!(usual[1..], others[1..]);
    for rule in [
        format!("--red: #{:06x};", usual[0]),
        format!(":root[data-palette=\"{name}\"] {{ --red: #{:06x}; }}", others[0]),
        ".tile.c0 { background: var(--red);".to_string(),
    ] {
        assert!(sheet.contains(&rule), "{rule}");
    }
    for (index, colour) in usual.iter().enumerate().take(7).skip(1) {
        let rule = format!(".tile.c{index} {{ background: #{colour:06x};");
        assert!(sheet.contains(&rule), "{rule}");
    }
}
