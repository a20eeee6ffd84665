//! A cube and an algorithm as a reader writes them, legal or not; reading them returns every fault that was found.

use super::algorithm::Algorithm;
use super::facelet::{FACELETS, Face};
use super::held::Cube;
use super::problem::{Fault, InputPart, Problem};
use super::{colours, notation, written};
use crate::values::{LinkWriter, is_of_other_page};
use std::fmt;
use std::str::FromStr;

/// Longest text that is read, in characters: two algorithms of the greatest length, with a blank after each character, and
/// the rest of a link. A longer text is refused.
pub const LONGEST: usize = 4 * notation::LONGEST + 400;

/// A run of letters without separators is read as facelets if its length differs from 54 by at most this number.
const NEARLY: usize = 12;

/// A cube and an algorithm for it, as written.
///
/// Its text form is that of links, `facelets=…&setup=R_U&alg=R_U_R-`: first the facelets, then the turns of the setup, then
/// those of the algorithm. Reading also accepts what people type or paste: an algorithm alone, 54 letters alone, a position
/// as the base text writes it, and whole links, including those of alg.cubing.net.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// 54 letters in the order U R F D L B; `None` means the cube in order.
    pub facelets: Option<String>,
    /// Turns that are made before the algorithm.
    pub setup: Option<String>,
    /// The turns to show, in the notation of [`Algorithm`].
    pub alg: Option<String>,
}

impl Setup {
    /// The setup with the values that `value` returns for its keys.
    pub fn from_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Setup {
        let own = |key: &str| value(key).map(str::to_string);
        Setup { facelets: own("facelets"), setup: own("setup"), alg: own("alg") }
    }

    /// The pairs of keys and values that [`Setup::from_keys`] reads.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        given(&[("facelets", &self.facelets), ("setup", &self.setup), ("alg", &self.alg)]).into_iter()
    }

    /// The cube with which the algorithm begins, and the algorithm; or all faults of the text. The cube is correctly
    /// assembled, but possibly cannot be reached by turns.
    pub fn cube(&self) -> Result<(Cube, Algorithm), Vec<Fault>> {
        let mut faults = Vec::new();
        let mut add = |part, problems: Vec<Problem>| {
            faults.extend(problems.into_iter().map(|problem| Fault { part, problem }));
        };
        let mut algorithm = |part, text: &Option<String>| {
            let read = notation::read(text.as_deref().unwrap_or_default());
            read.unwrap_or_else(|problems| {
                add(part, problems);
                Algorithm::default()
            })
        };
        let turns = algorithm(InputPart::Setup, &self.setup);
        let algorithm = algorithm(InputPart::Algorithm, &self.alg);
        let start = match self.facelets.as_deref().map_or(Ok(Cube::SOLVED), colours::read) {
            Ok(start) => start,
            Err(problems) => {
                add(InputPart::Facelets, problems);
                Cube::SOLVED
            }
        };
        if faults.is_empty() { Ok((start.then(&turns.cube()), algorithm)) } else { Err(faults) }
    }
}

/// The keys that have a value.
pub(super) fn given<'a>(keys: &[(&'static str, &'a Option<String>)]) -> Vec<(&'static str, &'a str)> {
    let mut given = Vec::new();
    for &(key, value) in keys {
        if let Some(value) = value {
            given.push((key, value.as_str()));
        }
    }
    given
}

impl fmt::Display for Setup {
    /// Writes the text form of links.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.keys().collect::<LinkWriter>().fmt(f)
    }
}

impl FromStr for Setup {
    type Err = Vec<Problem>;

    /// Reads the text form, an algorithm, 54 letters, a position as the base text writes it, or a whole link. The only faults
    /// found here are a text that is too long and a wrong position.
    fn from_str(text: &str) -> Result<Setup, Vec<Problem>> {
        let length = text.chars().count();
        if length > LONGEST {
            return Err(vec![Problem::TooLong { length, most: LONGEST }]);
        }
        if is_of_other_page(text, "cube") {
            return Err(vec![Problem::OtherPage]);
        }
        let query = text.rsplit_once('?').map_or(text, |(_, query)| query);
        let pairs = query.split('&').filter_map(|pair| pair.trim().split_once('='));
        let value = |key: &str| pairs.clone().find(|&(own, _)| own == key).map(|(_, value)| decoded(value));
        let setup = Setup { facelets: value("facelets"), setup: value("setup"), alg: value("alg") };
        if setup != Setup::default() || query != text || text.contains("#/") {
            return Ok(setup);
        }
        let text = text.trim().to_string();
        if is_facelets(&text) {
            return Ok(Setup { facelets: Some(text), ..Setup::default() });
        }
        if written::is_position(&text) {
            let facelets = Cube::of(&written::read(&text)?).facelets();
            return Ok(Setup { facelets: Some(facelets), ..Setup::default() });
        }
        Ok(Setup { alg: (!text.is_empty()).then_some(text), ..Setup::default() })
    }
}

/// A value of a link with its percent escapes decoded, and `+` as the blank that other sites write so.
fn decoded(value: &str) -> String {
    percent_encoding::percent_decode_str(&value.replace('+', " ")).decode_utf8_lossy().into_owned()
}

/// Whether a text is probably meant as facelets: that many letters without separators are unusual for turns. A few letters
/// may be missing or too many; that is reported as a fault later. Of 54 facelets some may be unknown.
fn is_facelets(text: &str) -> bool {
    let letters = colours::letters(text);
    let count = letters.len();
    let has_blanks = text.chars().any(char::is_whitespace);
    let about = count == FACELETS || !has_blanks && count.abs_diff(FACELETS) < NEARLY;
    let is_open = |letter: char| count == FACELETS && "-.?".contains(letter);
    about && letters.into_iter().all(|letter| Face::named(letter).is_some() || is_open(letter))
}
