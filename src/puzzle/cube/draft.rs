//! A cube as it is being entered facelet by facelet: any colours, some still missing.

use super::colours;
use super::facelet::{self, FACELETS, Face};
use super::held::Cube;
use super::place::Place;
use super::problem::Problem;

/// A cube that is being entered facelet by facelet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The colour of each facelet, as the face that has it in order; `None` where none was entered yet.
    pub colours: [Option<Face>; FACELETS],
}

impl Draft {
    /// The draft with the colours of a cube.
    pub fn of(cube: &Cube) -> Draft {
        Draft { colours: cube.colours().map(Some) }
    }

    /// The draft with only the centres of a cube coloured.
    pub fn centres(cube: &Cube) -> Draft {
        let mut draft = Draft::of(cube);
        for (facelet, colour) in draft.colours.iter_mut().enumerate() {
            if !Face::ALL.iter().any(|&face| facelet::centre(face) == facelet) {
                *colour = None;
            }
        }
        draft
    }

    /// The draft of 54 letters; a letter that is not a colour leaves its facelet open. `None` for another number of letters.
    pub fn read(text: &str) -> Option<Draft> {
        let mut colours = [None; FACELETS];
        let mut count = 0;
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && *letter != '_') {
            *colours.get_mut(count)? = Face::named(letter.to_ascii_uppercase());
            count += 1;
        }
        (count == FACELETS).then_some(Draft { colours })
    }

    /// The draft as [`Draft::read`] reads it: 54 letters, `-` for a facelet that is still open.
    pub fn text(&self) -> String {
        self.colours.map(|colour| colour.map_or('-', Face::letter)).iter().collect()
    }

    /// Whether a facelet is still open.
    pub fn is_open(&self) -> bool {
        self.colours.contains(&None)
    }

    /// Gives a facelet, 0..54, a colour, or removes its colour.
    pub fn paint(&mut self, facelet: usize, colour: Option<Face>) {
        if let Some(place) = self.colours.get_mut(facelet) {
            *place = colour;
        }
    }

    /// Number of facelets with a colour.
    pub fn count(&self, colour: Face) -> usize {
        self.colours.iter().filter(|&&own| own == Some(colour)).count()
    }

    /// The assembled cube, or every reason why there is none. While facelets are open, that is the only problem reported.
    pub fn cube(&self) -> Result<Cube, Vec<Problem>> {
        let mut full = [Face::Up; FACELETS];
        let mut found = 0;
        for (place, colour) in full.iter_mut().zip(self.colours) {
            if let Some(colour) = colour {
                *place = colour;
                found += 1;
            }
        }
        if found < FACELETS {
            return Err(vec![Problem::FaceletCount { found }]);
        }
        colours::cube(&full)
    }

    /// The places that problems are about.
    pub fn places(problems: &[Problem]) -> Vec<Place> {
        let mut about = Vec::new();
        for problem in problems {
            match problem {
                Problem::NoSuchCubie { place, .. } | Problem::Mirrored { place, .. } => about.push(*place),
                Problem::Repeated { places, .. } => about.extend(places),
                _ => {}
            }
        }
        about
    }
}
