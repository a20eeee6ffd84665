//! Reads a cube from the colours of its 54 facelets: finds the small cubes, or every reason why there is no such cube.

use super::facelet::{self, FACELETS, Face};
use super::fit::{Colours, holds};
use super::held::Cube;
use super::place::Place;
use super::position::Position;
use super::problem::Problem;
use super::scheme::Scheme;
use crate::geometry::lattice::Symmetry;

/// The letters of facelets in a text, without blanks, as U R F D L B. If there is one of W G Y O, the letters are those of the
/// usual colours, white red green yellow orange blue; T stands for U too; small letters are allowed. Anything else stays.
pub fn letters(text: &str) -> Vec<char> {
    letters_of(text, Scheme::Field)
}

/// The same, with the letters of the colours of this scheme.
pub fn letters_of(text: &str, scheme: Scheme) -> Vec<char> {
    let letters = || text.chars().filter(|letter| !letter.is_whitespace() && *letter != '_');
    let are_colours = letters().any(|letter| "WGYO".contains(letter.to_ascii_uppercase()));
    let face = |letter: char| {
        let capital = letter.to_ascii_uppercase();
        let coloured = if are_colours { scheme.face(capital) } else { None };
        coloured.or_else(|| Face::named(capital)).map_or(letter, Face::letter)
    };
    letters().map(face).collect()
}

/// The cube of 54 letters in the order U R F D L B, or of the [`letters`] of its colours.
pub fn read(text: &str) -> Result<Cube, Vec<Problem>> {
    let letters = letters(text);
    if letters.len() != FACELETS {
        return Err(vec![Problem::FaceletCount { found: letters.len() }]);
    }
    let mut problems = Vec::new();
    let mut colours = [Face::Up; FACELETS];
    for (at, (&found, colour)) in letters.iter().zip(&mut colours).enumerate() {
        match Face::named(found) {
            Some(face) => *colour = face,
            None => problems.push(Problem::UnknownColour { found, at }),
        }
    }
    if problems.is_empty() { cube(&colours) } else { Err(problems) }
}

/// The cube with these colours, held in any way. It is assembled; whether turns can put it in order is not checked.
pub fn cube(colours: &[Face; FACELETS]) -> Result<Cube, Vec<Problem>> {
    let colours = colours.map(Some);
    let problems = problems(&colours);
    match holds(&colours)[..] {
        [hold] if problems.is_empty() => {
            let found = found(&colours);
            let goes = |cubie| found.iter().find(|(own, ..)| *own == cubie).map(|&(_, place, index)| (place, index));
            let position = Position::from_goes(|cubie| goes(cubie).unwrap_or((cubie, 0)));
            Ok(Cube::of(&position).with_centres(hold))
        }
        _ => Err(problems),
    }
}

/// Why no cube has these colours, as far as single colours and small cubes tell: small cubes are looked at where all their colours
/// are known.
pub fn problems(colours: &Colours) -> Vec<Problem> {
    let mut problems = Vec::new();
    let is_full = !colours.contains(&None);
    for colour in Face::ALL {
        let found = colours.iter().filter(|&&own| own == Some(colour)).count();
        if found > 9 || is_full && found < 9 {
            problems.push(Problem::ColourCount { colour, found });
        }
    }
    if holds(colours).is_empty() {
        problems.push(Problem::Centres);
    }
    for place in Place::every() {
        let Some(own) = shown(colours, place) else { continue };
        let Some(cubie) = Place::of(&own) else {
            problems.push(Problem::NoSuchCubie { place, colours: own });
            continue;
        };
        if !fits(cubie, &own) {
            problems.push(Problem::Mirrored { place, cubie });
        }
    }
    let found = found(colours);
    for cubie in Place::every() {
        let places: Vec<Place> = found.iter().filter(|(own, ..)| *own == cubie).map(|&(_, place, _)| place).collect();
        match places.len() {
            0 if is_full => problems.push(Problem::Missing { cubie }),
            0 | 1 => {}
            _ => problems.push(Problem::Repeated { cubie, places }),
        }
    }
    problems
}

/// The colours at a place, from its marked facelet on, if all are known.
fn shown(colours: &Colours, place: Place) -> Option<Vec<Face>> {
    place.facelets().iter().map(|&facelet| colours[facelet]).collect()
}

/// The number of steps from the mark of the place to the marked facelet of a small cube with these colours.
fn index(cubie: Place, own: &[Face]) -> usize {
    own.iter().position(|&colour| colour == cubie.around()[0]).unwrap_or_default()
}

/// Whether the colours are in the order of the small cube, not in that of its mirror image.
fn fits(cubie: Place, own: &[Face]) -> bool {
    let index = index(cubie, own);
    cubie.around().iter().enumerate().all(|(step, &colour)| own[(index + step) % own.len()] == colour)
}

/// The small cubes whose colours are all known, each with its place and its rotation index.
fn found(colours: &Colours) -> Vec<(Place, Place, usize)> {
    let at = |place| {
        let own = shown(colours, place)?;
        let cubie = Place::of(&own)?;
        Some((cubie, place, index(cubie, &own)))
    };
    Place::every().filter_map(at).collect()
}

/// Reads the 54 letters that [`Cube::facelets`] writes; `None` for any other text. For workers, which need no messages about
/// what readers type.
pub fn own(text: &str) -> Option<Cube> {
    let mut colours = [Face::Up; FACELETS];
    let mut letters = text.chars();
    for colour in &mut colours {
        *colour = Face::named(letters.next()?)?;
    }
    let centre = |face: Face, hold: Symmetry| colours[facelet::centre(face.under(hold))];
    let hold = *Symmetry::rotations().iter().find(|&&hold| Face::ALL.iter().all(|&face| centre(face, hold) == face))?;
    let mut position = Position::SOLVED;
    for cubie in Place::every() {
        let around = cubie.around();
        let mut standing = None;
        for place in Place::all(cubie.kind()) {
            let there = place.facelets();
            for index in 0..there.len() {
                let shows = |step: usize| colours[there[(step + index) % there.len()]] == around[step];
                if (0..there.len()).all(shows) {
                    standing = Some((place, index));
                }
            }
        }
        let (place, index) = standing?;
        position.put(cubie, place, index);
    }
    letters.next().is_none().then(|| Cube::of(&position).with_centres(hold))
}

impl From<Cube> for String {
    fn from(cube: Cube) -> String {
        cube.facelets()
    }
}

impl TryFrom<String> for Cube {
    type Error = &'static str;

    fn try_from(facelets: String) -> Result<Cube, Self::Error> {
        own(&facelets).ok_or("no cube")
    }
}
