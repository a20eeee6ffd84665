//! A cube as it is being entered facelet by facelet: any colours, some still missing; and what follows from them.

use super::colours;
use super::facelet::{self, FACELETS, Face};
use super::fit::{self, Among, Colours};
use super::held::Cube;
use super::place::Place;
use super::problem::Problem;

/// A cube that is being entered facelet by facelet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The colour of each facelet, as the face that has it in order; `None` where none was entered yet.
    pub colours: Colours,
}

/// What follows from the colours that were entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The colours that were entered, and those that follow from them: all cubes that turns can reach have them, or all assembled cubes if
    /// no other has the colours that were entered.
    pub known: Colours,
    /// For each facelet, the colours that it has on some such cube; all colours while the centres do not tell how the cube is held, and if
    /// no cube fits.
    pub possible: [fit::ColourSet; FACELETS],
    /// Why no cube has these colours; empty if one has.
    pub problems: Vec<Problem>,
}

impl Review {
    /// The number of facelets whose colour is known.
    pub fn count(&self) -> usize {
        self.known.iter().flatten().count()
    }

    /// The only cube that fits.
    pub fn cube(&self) -> Option<Cube> {
        let mut full = [Face::Up; FACELETS];
        for (place, colour) in full.iter_mut().zip(self.known) {
            *place = colour.filter(|_| self.problems.is_empty())?;
        }
        colours::cube(&full).ok()
    }
}

impl Draft {
    /// The faces in the order in which their facelets are asked for: after two opposite ones the others need the fewest.
    pub const FACES: [Face; 6] = [Face::Up, Face::Down, Face::Front, Face::Back, Face::Right, Face::Left];

    /// The draft with the colours of a cube.
    pub fn of(cube: &Cube) -> Draft {
        Draft { colours: cube.colours().map(Some) }
    }

    /// The draft with only the centres of a cube coloured.
    pub fn centres(cube: &Cube) -> Draft {
        let mut draft = Draft::of(cube);
        for (facelet, colour) in draft.colours.iter_mut().enumerate() {
            if !facelet::is_centre(facelet) {
                *colour = None;
            }
        }
        draft
    }

    /// The draft of 54 letters, see [`colours::letters`]; a letter that is not a colour leaves its facelet open. `None` for
    /// another number of letters.
    pub fn read(text: &str) -> Option<Draft> {
        let letters = colours::letters(text);
        let colours = letters.iter().map(|&letter| Face::named(letter)).collect::<Vec<_>>();
        Some(Draft { colours: colours.try_into().ok()? })
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

    /// What follows from the colours.
    ///
    /// ```
    /// use casse_tete::puzzle::cube::draft::Draft;
    /// use casse_tete::puzzle::cube::{Cube, Face};
    ///
    /// // Five whole faces leave no choice for the sixth.
    /// let mut draft = Draft::of(&Cube::SOLVED);
    /// (27..36).for_each(|facelet| draft.paint(facelet, None));
    /// assert_eq!(draft.review().cube(), Some(Cube::SOLVED));
    /// ```
    pub fn review(&self) -> Review {
        const ANY: fit::ColourSet = (1 << Face::ALL.len()) - 1;
        let mut review = Review { known: self.colours, possible: [ANY; FACELETS], problems: vec![] };
        let holds = fit::holds(&self.colours).len();
        if holds > 1 {
            return review;
        }
        let among = |among| fit::possible(&self.colours, among);
        let Some(possible) = among(Among::Reachable).or_else(|| among(Among::Assembled)) else {
            review.problems = colours::problems(&self.colours);
            if review.problems.is_empty() {
                review.problems.push(Problem::NoFit);
            }
            return review;
        };
        review.possible = possible;
        for (known, set) in review.known.iter_mut().zip(possible) {
            *known = known.or(only(set));
        }
        review
    }

    /// The draft with its review.
    pub fn reviewed(self) -> (Draft, Review) {
        (self, self.review())
    }

    /// All facelets in the order in which they are asked for, face by face.
    pub fn order() -> impl Iterator<Item = usize> {
        Draft::FACES.into_iter().flat_map(|face| (0..9).map(move |place| 9 * face as usize + place))
    }

    /// The next facelet to ask for, from this place of the [`Draft::order`] on and then from the beginning; none if all colours are known.
    /// Facelets with two possible colours wait until there are no others: most of them follow.
    pub fn next(review: &Review, from: usize) -> Option<usize> {
        let order: Vec<usize> = Draft::order().collect();
        let (begin, rest) = order.split_at(from.min(FACELETS));
        let open = |least: u32| {
            let is_open = |facelet: &&usize| {
                review.known[**facelet].is_none() && review.possible[**facelet].count_ones() >= least
            };
            rest.iter().chain(begin).find(is_open).copied()
        };
        open(3).or_else(|| open(0))
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

/// The colour of a set of one.
fn only(set: fit::ColourSet) -> Option<Face> {
    Face::ALL.into_iter().find(|&face| set == 1 << face as u8)
}
