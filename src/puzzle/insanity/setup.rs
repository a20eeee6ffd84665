//! A set of cubes as a reader writes it, legal or not; reading it returns every problem that was found.

use super::model::{Checks, Model};
use super::preset::Preset;
use super::problem::Problem;
use super::{CUBES, CubeSet};
use crate::values::TypedText;
use std::fmt;
use std::str::FromStr;

/// Longest text that is read, in characters; a longer text is refused. Seven cubes take 48.
pub const LONGEST: usize = 400;

/// A set of cubes and the levels of pruning, as written.
///
/// Its text form is the one of links: `cubes=020331.232220.010323.301121&prune=1.2`, one group of digits for each cube, with
/// the faces 0..=5 in the order front, right, back, left, bottom, top; default values are left out. Reading also accepts what
/// people paste: the groups alone and whole links, with blanks, commas or semicolons instead of full stops between groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// One entry for each cube, with one character for each face.
    pub cubes: Vec<String>,
    /// The cubes after which the program checks, as written; `None` stands for all.
    pub prune: Option<String>,
}

impl Default for Setup {
    /// The example of the base text, checked after every cube.
    fn default() -> Self {
        Setup { cubes: groups(Preset::Example.cubes()), prune: None }
    }
}

impl Setup {
    /// The setup for a legal model.
    pub fn of(cubes: &CubeSet, checks: Checks) -> Setup {
        let prune = (checks != Checks::all(cubes.count())).then(|| checks.to_string());
        Setup { cubes: groups(&cubes.to_string()), prune }
    }

    /// The setup for the values of the keys `cubes` and `prune`; a missing value is that of the base text's example.
    pub fn from_keys(cubes: Option<&str>, prune: Option<&str>) -> Result<Setup, Problem> {
        let length: usize = [cubes, prune].into_iter().flatten().map(|value| value.chars().count()).sum();
        if length > LONGEST {
            return Err(Problem::TooLong { length });
        }
        let cubes = groups(cubes.unwrap_or(Preset::Example.cubes()));
        Ok(Setup { cubes, prune: prune.map(str::to_string) })
    }

    /// The legal model, or all reasons why there is none, in reading order.
    pub fn model(&self) -> Result<Model, Vec<Problem>> {
        let count = self.cubes.len();
        let mut problems = Vec::new();
        // With too few or too many cubes the number of colours is unknown: then only colours that no set has are reported.
        let colours = if CUBES.contains(&count) {
            count
        } else {
            problems.push(Problem::CubeCount { found: count });
            *CUBES.end()
        };
        let mut cubes = Vec::with_capacity(count);
        for (cube, text) in self.cubes.iter().enumerate() {
            let mut faces = [0; 6];
            for (face, found) in text.chars().enumerate() {
                match found.to_digit(10) {
                    None => problems.push(Problem::NotADigit { cube, face, found }),
                    Some(digit) if digit as usize >= colours && CUBES.contains(&count) => {
                        problems.push(Problem::ColourRange { cube, face, found: digit as u8, colours });
                    }
                    Some(digit) => {
                        if let Some(place) = faces.get_mut(face) {
                            *place = digit as u8;
                        }
                    }
                }
            }
            let found = text.chars().count();
            if found != faces.len() {
                problems.push(Problem::FaceCount { cube, found });
            }
            cubes.push(faces);
        }
        let checks = match &self.prune {
            None => Some(Checks::all(colours)),
            Some(text) => Checks::parse(text, colours),
        };
        if checks.is_none() {
            problems.push(Problem::Prune { found: self.prune.clone().unwrap_or_default() });
        }
        match (CubeSet::new(&cubes), checks) {
            (Some(cubes), Some(checks)) if problems.is_empty() => Ok(Model { cubes, checks }),
            _ => Err(problems),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        let cubes = self.cubes.join(".");
        if cubes != Preset::Example.cubes() {
            write!(f, "cubes={cubes}")?;
            between = "&";
        }
        if let Some(prune) = &self.prune {
            write!(f, "{between}prune={prune}")?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = Problem;

    /// Reads the text form, a bare list of groups, or a whole link.
    fn from_str(text: &str) -> Result<Setup, Problem> {
        let length = text.chars().count();
        if length > LONGEST {
            return Err(Problem::TooLong { length });
        }
        let typed = TypedText::new(text, "#/");
        let (cubes, prune) = (typed.value("cubes"), typed.value("prune"));
        // A text that is neither a link nor has one of the known keys is read as cubes, so a mistyped key is reported.
        // A link without keys is the example.
        if typed.is_link || text.trim().is_empty() || cubes.is_some() || prune.is_some() {
            Setup::from_keys(cubes, prune)
        } else {
            Setup::from_keys(Some(text.trim()), None)
        }
    }
}

fn groups(text: &str) -> Vec<String> {
    let mut groups: Vec<String> = Vec::new();
    let separated = text.trim().replace([',', ';', '\n', '\r', '\t', ' ', '+'], ".");
    // Blanks beside a separator belong to it; two full stops in a row mean a cube without faces.
    for part in separated.split('.') {
        groups.push(part.to_string());
    }
    if separated != text.trim() {
        groups.retain(|group| !group.is_empty());
    }
    groups
}
