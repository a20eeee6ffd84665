//! Reads a cube from the colours of its 54 facelets: finds the small cubes, or every reason why there is no such cube.

use super::facelet::{self, FACELETS, Face};
use super::held::Cube;
use super::place::Place;
use super::position::Position;
use super::problem::Problem;
use crate::geometry::lattice::Symmetry;

/// The cube of 54 letters in the order U R F D L B; T stands for U too, small letters and blanks are allowed.
pub fn read(text: &str) -> Result<Cube, Vec<Problem>> {
    let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '_').collect();
    if letters.len() != FACELETS {
        return Err(vec![Problem::FaceletCount { found: letters.len() }]);
    }
    let mut problems = Vec::new();
    let mut colours = [Face::Up; FACELETS];
    for (at, (&found, colour)) in letters.iter().zip(&mut colours).enumerate() {
        match Face::named(found.to_ascii_uppercase()) {
            Some(face) => *colour = face,
            None => problems.push(Problem::UnknownColour { found, at }),
        }
    }
    if problems.is_empty() { cube(&colours) } else { Err(problems) }
}

/// The cube with these colours, held in any way. It is assembled; whether turns can put it in order is not checked.
pub fn cube(colours: &[Face; FACELETS]) -> Result<Cube, Vec<Problem>> {
    let mut problems = Vec::new();
    for colour in Face::ALL {
        let found = colours.iter().filter(|&&own| own == colour).count();
        if found != 9 {
            problems.push(Problem::ColourCount { colour, found });
        }
    }
    let holds = |hold: &&Symmetry| Face::ALL.iter().all(|&face| colours[facelet::centre(face.under(**hold))] == face);
    let hold = Symmetry::rotations().iter().find(holds).copied();
    if hold.is_none() {
        problems.push(Problem::Centres);
    }
    let mut found = Vec::new();
    for place in Place::every() {
        let own: Vec<Face> = place.facelets().iter().map(|&facelet| colours[facelet]).collect();
        let Some(cubie) = Place::of(&own) else {
            problems.push(Problem::NoSuchCubie { place, colours: own });
            continue;
        };
        let around = cubie.around();
        let index = own.iter().position(|&colour| colour == around[0]).unwrap_or_default();
        let fits = (0..own.len()).all(|step| own[(index + step) % own.len()] == around[step]);
        if !fits {
            problems.push(Problem::Mirrored { place, cubie });
        }
        found.push((cubie, place, index));
    }
    for cubie in Place::every() {
        let places: Vec<Place> = found.iter().filter(|(own, ..)| *own == cubie).map(|&(_, place, _)| place).collect();
        match places.len() {
            0 => problems.push(Problem::Missing { cubie }),
            1 => {}
            _ => problems.push(Problem::Repeated { cubie, places }),
        }
    }
    match hold {
        Some(hold) if problems.is_empty() => {
            let goes = |cubie| found.iter().find(|(own, ..)| *own == cubie).map(|&(_, place, index)| (place, index));
            let position = Position::from_goes(|cubie| goes(cubie).unwrap_or((cubie, 0)));
            Ok(Cube::of(&position).with_centres(hold))
        }
        _ => Err(problems),
    }
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
