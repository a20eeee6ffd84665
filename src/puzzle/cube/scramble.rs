//! Scrambles: turns that lead from the cube in order to random cubes, several at once.

use super::algorithm::{Algorithm, Spelling};
use super::notation;
use super::position::Position;
use super::random::reachable;
use super::turn::Turn;
use crate::search::sample::Dice;
use std::fmt;
use std::str::FromStr;

/// The most scrambles at once.
pub const MOST_CUBES: usize = 24;

/// The most turns of a scramble that is read: so many have room on a printed sheet. A short solution never has more than 30.
pub const MOST_TURNS: usize = 33;

/// The nodes of the search for each scramble, some hundredths of a second; more only if it has found no solution yet. The number is fixed,
/// so that the same seed gives the same turns everywhere.
pub const NODES: u64 = 2_000_000;

/// The random position with this number, from 0, of a seed. All positions that turns can reach are equally likely.
pub fn scrambled(seed: u64, number: u64) -> Position {
    reachable(&mut Dice::new(seed, number))
}

/// Scrambles, one after the other: 1 to [`MOST_CUBES`], each of 1 to [`MOST_TURNS`] turns from the cube in order.
///
/// Their text form is that of links: full stops between the scrambles, turns as [`Algorithm`] writes them there.
///
/// ```
/// use casse_tete::puzzle::cube::scramble::Scrambles;
///
/// let scrambles: Scrambles = "R_U_F2.L-_D2".parse().unwrap();
/// assert_eq!(scrambles.list().len(), 2);
/// assert_eq!(scrambles.to_string(), "R_U_F2.L-_D2");
/// assert!("R_U..F".parse::<Scrambles>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scrambles {
    list: Vec<Vec<Turn>>,
}

impl Scrambles {
    /// These scrambles; `None` if they are too many or too few, or one of them is too long or has no turn.
    pub fn new(list: Vec<Vec<Turn>>) -> Option<Scrambles> {
        let fits =
            (1..=MOST_CUBES).contains(&list.len()) && list.iter().all(|turns| (1..=MOST_TURNS).contains(&turns.len()));
        fits.then_some(Scrambles { list })
    }

    /// The turns of each.
    pub fn list(&self) -> &[Vec<Turn>] {
        &self.list
    }
}

impl fmt::Display for Scrambles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, turns) in self.list.iter().enumerate() {
            let between = if index > 0 { "." } else { "" };
            write!(f, "{between}{}", turns.iter().copied().collect::<Algorithm>().text(Spelling::Link))?;
        }
        Ok(())
    }
}

impl FromStr for Scrambles {
    type Err = ();

    fn from_str(text: &str) -> Result<Scrambles, ()> {
        let read = |text: &str| {
            let algorithm = notation::read(text).ok()?;
            (algorithm.length() <= MOST_TURNS as u64).then(|| algorithm.turns().collect())
        };
        text.split('.').map(read).collect::<Option<_>>().and_then(Scrambles::new).ok_or(())
    }
}
