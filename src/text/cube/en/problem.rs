//! The English messages about problems with a cube or an algorithm.

use super::{CUBE, L, kind};
use crate::puzzle::cube::camera::Unclear;
use crate::puzzle::cube::problem::NoPicture;
use crate::puzzle::cube::{Face, Kind, Place, Problem, Scheme};
use crate::text::{join, shorten, visible};

/// The message about a problem; colours have the names of this scheme.
pub fn problem(problem: &Problem, scheme: Scheme) -> String {
    match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length, most } => {
            format!("The text has {} characters, at most {} are read.", L.number(*length), L.number(*most))
        }
        Problem::UnknownLetter { found, at } => {
            format!(
                "Character {} is {}, which names no turn: use R L U D F B (T for U), M E S, x y z.",
                L.number(at + 1),
                visible(*found)
            )
        }
        Problem::Amount { at } => {
            format!("The number at character {} makes no sense: a turn goes 1, 2 or 3 quarters.", L.number(at + 1))
        }
        Problem::Unclosed { bracket, at } => {
            format!("The bracket {bracket} at character {} is not closed.", L.number(at + 1))
        }
        Problem::Unopened { bracket, at } => {
            format!("The bracket {bracket} at character {} was not opened.", L.number(at + 1))
        }
        Problem::Mismatched { open, at } => format!(
            "The bracket at character {} is closed by one of another kind at character {}.",
            L.number(open + 1),
            L.number(at + 1)
        ),
        Problem::NoSeparator { at } => format!(
            "The square brackets at character {} need a comma, [A, B] = A B A' B', or a colon, [A: B] = A B A'.",
            L.number(at + 1)
        ),
        Problem::Separator { found, at } => {
            format!("At character {} there is a {} where none belongs.", L.number(at + 1), visible(*found))
        }
        Problem::TooDeep { at } => {
            format!("From character {} on too many brackets lie in one another.", L.number(at + 1))
        }
        Problem::TooManyMoves { found } => {
            format!("Written out these are {} turns, more than the page makes.", L.number(*found))
        }
        Problem::TooManyGenerators { found, most } => {
            format!("These are {} generators; at most {} are read.", L.number(*found), L.number(*most))
        }
        Problem::FaceletCount { found } => format!("A cube has 54 facelets; here are {}.", L.number(*found)),
        Problem::UnknownColour { found, at } => {
            format!("Facelet {} is {}: colours are written U R F D L B.", L.number(at + 1), visible(*found))
        }
        Problem::ColourCount { colour: own, found } => {
            format!("There are {} facelets of the colour {}; there must be 9.", L.number(*found), colour(*own, scheme))
        }
        Problem::Centres => "The six centres do not lie to each other as they do on the cube.".to_string(),
        Problem::NoSuchCubie { place: own, colours } => {
            let named: Vec<String> = colours.iter().map(|&own| colour(own, scheme)).collect();
            let named = join(&named, "and");
            format!("At {} {} there is no {} with the colours {named}.", kind(own.kind()), place(own), kind(own.kind()))
        }
        Problem::Mirrored { place: own, cubie } => {
            let colours = match scheme {
                Scheme::Letters => format!("the colours of {}", place(cubie)),
                Scheme::Field | Scheme::Text => colours(cubie, scheme),
            };
            format!("The corner at {} has {colours} in mirror image.", place(own))
        }
        Problem::Repeated { cubie, places } => {
            let places: Vec<String> = places.iter().map(place).collect();
            format!("The {} is there more than once: at {}.", named(cubie, scheme), join(&places, "and"))
        }
        Problem::Missing { cubie } => format!("The {} is missing.", named(cubie, scheme)),
        Problem::NoFit => {
            "No cube has these colours together: each small cube is possible, but not all of them at once.".to_string()
        }
        Problem::NoPicture(why) => match why {
            NoPicture::Denied => "The browser does not let the page use the camera. Enter the colours by hand.".into(),
            NoPicture::Missing => "There is no camera that the page can use. Enter the colours by hand.".into(),
            NoPicture::Broken => "The camera does not work. Enter the colours by hand.".into(),
            NoPicture::Unclear(Unclear::Dark) => "The pictures are too dark: nothing was taken.".into(),
            NoPicture::Unclear(Unclear::Same([a, b])) => format!(
                "The centres of {} and {} look the same: show each of the six faces once. Nothing was taken.",
                CUBE.faces[*a as usize], CUBE.faces[*b as usize]
            ),
        },
        Problem::NumberCount { found } => {
            format!(
                "A position has 40 numbers: 8 and 12 places, then 8 and 12 rotation indices; here are {}.",
                L.number(*found)
            )
        }
        Problem::Image { cubie, found } => {
            format!("The {} {} goes to place {found}, which is not there.", kind(cubie.kind()), place(cubie))
        }
        Problem::SharedImage { place: own, cubies } => {
            let cubies: Vec<String> = cubies.iter().map(place).collect();
            format!("Several small cubes go to {} {}: {}.", kind(own.kind()), place(own), join(&cubies, "and"))
        }
        Problem::Index { cubie, found } => format!(
            "The rotation index of the {} {} is {found}; it can be {}.",
            kind(cubie.kind()),
            place(cubie),
            if cubie.kind() == Kind::Corner { "0, 1 or −1" } else { "1 or −1" }
        ),
        Problem::NoSuchMethod { found } => {
            format!("There is no method “{}”: stages, short, optimal, chain or side-by-side.", shorten(found))
        }
        Problem::NoSuchFace { found } => format!("“{}” is no face: U R F D L B.", shorten(found)),
    }
}

fn place(place: &Place) -> String {
    format!("{} {place}", place.number())
}

/// The colours of a small cube.
fn colours(cubie: &Place, scheme: Scheme) -> String {
    join(&cubie.faces().iter().map(|&face| colour(face, scheme)).collect::<Vec<_>>(), "and")
}

/// A small cube by its number and place, or by its colours.
fn named(cubie: &Place, scheme: Scheme) -> String {
    match scheme {
        Scheme::Letters => format!("{} {}", kind(cubie.kind()), place(cubie)),
        Scheme::Field | Scheme::Text => format!("{} with {}", kind(cubie.kind()), colours(cubie, scheme)),
    }
}

/// The name of a colour in small letters, or the letter of its face.
pub fn colour(face: Face, scheme: Scheme) -> String {
    match scheme {
        Scheme::Letters => face.letter().to_string(),
        Scheme::Field | Scheme::Text => CUBE.colours[usize::from(scheme.colour(face)) % 9].to_string(),
    }
}
