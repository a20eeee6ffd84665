//! Colours that a camera sees, drawn under several lights: told from each other, or told why not.

#[path = "../stickers.rs"]
mod stickers;

use casse_tete::puzzle::cube::camera::{SeenColour, Unclear, colours};
use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::{Cube, Face, facelet, random};
use casse_tete::search::sample::Dice;
use stickers::STICKERS;

/// Daylight, a warm lamp, a cool one, a greenish tube, the shade: what is left of red, green and blue.
const LIGHTS: [[f64; 3]; 5] =
    [[1.0, 1.0, 1.0], [1.0, 0.82, 0.58], [0.8, 0.92, 1.0], [0.86, 1.0, 0.8], [0.35, 0.36, 0.4]];

/// What a camera sees of a cube: each face a little brighter or darker, with a shadow across it, and with noise.
fn seen(cube: &Cube, light: [f64; 3], dice: &mut Dice) -> [SeenColour; 54] {
    let mut part = |from: f64, to: f64| from + (to - from) * f64::from(dice.below(1000)) / 999.0;
    let faces: Vec<[f64; 2]> = (0..6).map(|_| [part(0.75, 1.0), part(-0.08, 0.08)]).collect();
    let own = cube.colours();
    std::array::from_fn(|facelet| {
        let [row, column] = facelet::row_and_column(facelet);
        let [bright, slope] = faces[facelet / 9];
        let bright = bright * (1.0 + slope * (row as f64 + column as f64 - 4.0) / 2.0) * part(0.96, 1.0);
        std::array::from_fn(|band| {
            // Light works on linear values.
            let linear = (STICKERS[own[facelet] as usize][band] / 255.0).powf(2.2) * light[band] * bright;
            (linear.powf(1.0 / 2.2) * 255.0 + part(-4.0, 4.0)).clamp(0.0, 255.0) as u8
        })
    })
}

#[test]
fn colours_are_told_under_several_lights() {
    let mut dice = Dice::new(9, 0);
    for light in LIGHTS {
        for _ in 0..20 {
            let cube = Cube::of(&random::reachable(&mut dice));
            let found = colours(&seen(&cube, light, &mut dice), &Draft::centres(&cube).colours);
            assert_eq!(found.map(|colours| Draft { colours }.text()), Ok(cube.facelets()), "{light:?}");
        }
    }
}

#[test]
fn a_badly_assembled_cube_is_seen_as_it_is() {
    let mut dice = Dice::new(4, 0);
    for _ in 0..20 {
        let cube = Cube::of(&random::assembled(&mut dice));
        let found = colours(&seen(&cube, LIGHTS[0], &mut dice), &Draft::centres(&cube).colours);
        assert_eq!(found.map(|colours| Draft { colours }.text()), Ok(cube.facelets()));
    }
}

#[test]
fn pictures_that_tell_nothing_are_told() {
    let mut dice = Dice::new(1, 0);
    let cube = Cube::of(&random::reachable(&mut dice));
    let centres = Draft::centres(&cube).colours;
    assert_eq!(colours(&[[9, 8, 10]; 54], &centres), Err(Unclear::Dark));
    assert_eq!(colours(&[[120, 90, 80]; 54], &centres), Err(Unclear::Same([Face::Up, Face::Right])));
    // Six times the same face.
    let seen = seen(&cube, LIGHTS[0], &mut dice);
    let six = std::array::from_fn(|facelet| seen[facelet % 9]);
    assert!(matches!(colours(&six, &centres), Err(Unclear::Same(_))));
}
