//! The solutions that a reader has built by hand, and their text form, which the device keeps.

use super::figure::{Figure, MOST_CELLS};
use super::order::sort_by_number;
use super::pieces::{MOST_PIECES, PieceSet};
use super::setup::LONGEST;
use super::solutions::{Catalogue, Labels};
use std::fmt;

/// The most solutions that are kept; then those that were built longest ago are forgotten.
pub const MOST_BUILT: usize = 500;

/// A solution that was built. The fewest moves and the shortest time may be those of different games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltSolution {
    /// The pieces and the figure, in their text forms.
    puzzle: [String; 2],
    /// The solution: the representative of its class.
    labels: Labels,
    /// The fewest moves.
    pub moves: u32,
    /// The shortest time, in whole seconds.
    pub seconds: u32,
    /// How often it was built.
    pub games: u32,
}

impl BuiltSolution {
    /// A class of solutions that was built once.
    pub fn new(pieces: &PieceSet, figure: &Figure, labels: &Labels, moves: u32, seconds: u32) -> BuiltSolution {
        BuiltSolution { puzzle: puzzle(pieces, figure), labels: labels.clone(), moves, seconds, games: 1 }
    }

    /// Reads a line: the pieces, the figure, a character for the piece in each cell, the moves, the seconds, the games. `None` if it is
    /// damaged.
    pub fn read(line: &str) -> Option<BuiltSolution> {
        let mut parts = line.split(' ');
        let puzzle = [parts.next()?, parts.next()?].map(String::from);
        if puzzle.iter().any(|text| text.len() > LONGEST) {
            return None;
        }
        let labels =
            parts.next()?.chars().map(label).collect::<Option<Labels>>().filter(|labels| labels.len() <= MOST_CELLS)?;
        let mut number = || parts.next()?.parse().ok();
        let built = BuiltSolution { puzzle, labels, moves: number()?, seconds: number()?, games: number()? };
        parts.next().is_none().then_some(built)
    }

    fn is_of(&self, other: &BuiltSolution) -> bool {
        self.puzzle == other.puzzle && self.labels == other.labels
    }
}

impl fmt::Display for BuiltSolution {
    /// Writes the line that is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BuiltSolution { puzzle: [pieces, figure], labels, moves, seconds, games } = self;
        let labels: String = labels.iter().map(|&label| digit(label)).collect();
        write!(f, "{pieces} {figure} {labels} {moves} {seconds} {games}")
    }
}

/// The labels that are written as digits of base 32. Those above, which no set had at first, are letters from U+0120.
const DIGITS: u32 = 32;

/// What is added to a label for its letter.
const BEYOND: u32 = 0x0100;

/// The character of a label.
fn digit(label: u8) -> char {
    let label = u32::from(label);
    char::from_digit(label, DIGITS).or(char::from_u32(BEYOND + label)).unwrap_or('0')
}

/// The label of a character; `None` for one that is none.
fn label(digit: char) -> Option<u8> {
    let beyond = || u32::from(digit).checked_sub(BEYOND).filter(|label| (DIGITS..MOST_PIECES as u32).contains(label));
    digit.to_digit(DIGITS).or_else(beyond).map(|label| label as u8)
}

fn puzzle(pieces: &PieceSet, figure: &Figure) -> [String; 2] {
    [pieces.to_string(), figure.to_string()]
}

/// All solutions that were built, those built last at the end.
///
/// ```
/// use casse_tete::puzzle::soma::built::{Built, BuiltSolution};
/// use casse_tete::puzzle::soma::{Figure, PieceSet};
///
/// let (pieces, figure) = (PieceSet::soma(), Figure::default());
/// let labels = vec![0; 27];
/// let mut built = Built::default();
/// assert!(built.add(BuiltSolution::new(&pieces, &figure, &labels, 9, 130)));
/// assert!(!built.add(BuiltSolution::new(&pieces, &figure, &labels, 7, 150)), "built before");
/// assert_eq!(Built::read(&built.to_string()), built);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Built(Vec<BuiltSolution>);

impl Built {
    /// Reads the text form. Lines that are damaged are left out.
    pub fn read(text: &str) -> Built {
        let mut built = Built::default();
        for solution in text.lines().filter_map(BuiltSolution::read) {
            built.add(solution);
        }
        built
    }

    /// Adds a solution. Returns whether it was not built before.
    pub fn add(&mut self, mut solution: BuiltSolution) -> bool {
        let before = self.0.iter().position(|each| each.is_of(&solution)).map(|place| self.0.remove(place));
        if let Some(before) = &before {
            solution.moves = solution.moves.min(before.moves);
            solution.seconds = solution.seconds.min(before.seconds);
            solution.games = solution.games.saturating_add(before.games);
        }
        self.0.push(solution);
        if self.0.len() > MOST_BUILT {
            self.0.remove(0);
        }
        before.is_none()
    }

    /// Takes what is better in those of another device: fewer moves, a shorter time. Of the numbers of games the larger one counts, since both
    /// may count the same games. What is new here counts as built longest ago, so that none is forgotten for it. Returns the number of
    /// solutions of which something was taken, and the number of those for which there is no room.
    ///
    /// ```
    /// use casse_tete::puzzle::soma::built::Built;
    ///
    /// let mut own = Built::read("o,o oo 01 1 4 2\n");
    /// let other = Built::read("o,o oo 01 3 2 1\no,oo ooo 011 2 5 1\n");
    /// assert_eq!(own.merge(&other), (2, 0));
    /// assert_eq!(own.to_string(), "o,oo ooo 011 2 5 1\no,o oo 01 1 2 2\n");
    /// assert_eq!(own.merge(&other), (0, 0), "nothing is counted twice");
    /// ```
    pub fn merge(&mut self, other: &Built) -> (usize, usize) {
        let mut better = 0;
        let mut new = vec![];
        for theirs in &other.0 {
            let Some(own) = self.0.iter_mut().find(|own| own.is_of(theirs)) else {
                new.push(theirs.clone());
                continue;
            };
            let best = BuiltSolution {
                moves: own.moves.min(theirs.moves),
                seconds: own.seconds.min(theirs.seconds),
                games: own.games.max(theirs.games),
                ..own.clone()
            };
            better += usize::from(best != *own);
            *own = best;
        }
        // Of the new ones, those that were built last are taken.
        let without_room = new.len().saturating_sub(MOST_BUILT.saturating_sub(self.0.len()));
        new.drain(..without_room);
        better += new.len();
        self.0.splice(0..0, new);
        (better, without_room)
    }

    /// The number of solutions.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether this one was built before.
    pub fn has(&self, solution: &BuiltSolution) -> bool {
        self.0.iter().any(|each| each.is_of(solution))
    }

    /// Those of a figure with the numbers of their classes, counted from 0, in the order of these.
    pub fn of(&self, pieces: &PieceSet, figure: &Figure, catalogue: &Catalogue) -> Vec<(usize, BuiltSolution)> {
        let puzzle = puzzle(pieces, figure);
        let class = |labels: &Labels| catalogue.classes.binary_search_by(|class| class.labels.cmp(labels)).ok();
        let own = self.0.iter().filter(|each| each.puzzle == puzzle);
        let mut own: Vec<_> = own.filter_map(|each| Some((class(&each.labels)?, each.clone()))).collect();
        sort_by_number(&mut own, |(class, _)| *class);
        own
    }
}

impl fmt::Display for Built {
    /// Writes a line for each solution.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|solution| writeln!(f, "{solution}"))
    }
}
