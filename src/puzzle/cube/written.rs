//! Positions as the base text writes them, `[σ_S, σ_A, M_S, M_A]`.
//!
//! Four groups of numbers: for each corner and then for each edge, by starting place, the number of the place where it is; after
//! them the rotation indices in the same order, 0, 1 or -1 of a corner, 1 or -1 of an edge. Places are counted from 1.

use super::place::{Kind, Place};
use super::position::Position;
use super::problem::Problem;
use std::fmt;

/// How many numbers a written position has: an image and an index for each of the twenty small cubes.
pub const NUMBERS: usize = 40;

/// A rotation index, 0..3 of a corner or 0..2 of an edge, as the base text writes it.
pub fn index(kind: Kind, index: usize) -> i8 {
    match (kind, index) {
        (Kind::Corner, 2) => -1,
        (Kind::Corner, _) => index as i8,
        (Kind::Edge, 0) => 1,
        (Kind::Edge, _) => -1,
    }
}

impl fmt::Display for Position {
    /// `[(1 2 … 8), (1 2 … 12), (0 0 … 0), (1 1 … 1)]` when all is in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (group, kind) in [Kind::ALL, Kind::ALL].into_iter().flatten().enumerate() {
            f.write_str(if group == 0 { "[" } else { ", " })?;
            for cubie in Place::all(kind) {
                let (place, own) = self.goes(cubie);
                let number = if group < 2 { place.number() as i8 } else { index(kind, own) };
                write!(f, "{}{number}", if cubie.index() == 0 { '(' } else { ' ' })?;
            }
            f.write_str(")")?;
        }
        f.write_str("]")
    }
}

/// The position of a text, or every problem of the text.
///
/// Only its forty numbers and their order matter, not the characters between them. A `−` is read like `-`, and 2 like the -1
/// of a corner. But 0 is refused as an index of an edge: with 0 and 1, the 1 would mean the opposite of what it means in the
/// base text.
pub fn read(text: &str) -> Result<Position, Vec<Problem>> {
    let numbers = numbers(text);
    if numbers.len() != NUMBERS {
        return Err(vec![Problem::NumberCount { found: numbers.len() }]);
    }
    let (images, indices) = numbers.split_at(NUMBERS / 2);
    let mut problems = Vec::new();
    for (cubie, &found) in Place::every().zip(images) {
        if found < 1 || found as usize > cubie.kind().count() {
            problems.push(Problem::Image { cubie, found });
        }
    }
    for place in Place::every() {
        let comes = |cubie: &Place| cubie.kind() == place.kind() && images[cubie.rank()] == place.number() as i32;
        let cubies: Vec<Place> = Place::every().filter(comes).collect();
        if cubies.len() > 1 {
            problems.push(Problem::SharedImage { place, cubies });
        }
    }
    for (cubie, &found) in Place::every().zip(indices) {
        if checked_index(cubie.kind(), found).is_none() {
            problems.push(Problem::Index { cubie, found });
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Position::from_goes(|cubie| {
        let place = Place::new(cubie.kind(), images[cubie.rank()] as usize - 1);
        (place, checked_index(cubie.kind(), indices[cubie.rank()]).unwrap_or_default())
    }))
}

/// Whether a text is meant as a position: it begins with two opening brackets and a number. No turn begins with a number.
pub fn is_position(text: &str) -> bool {
    let rest = text.trim_start_matches(|letter: char| "([{".contains(letter) || letter.is_whitespace());
    let opened =
        text.chars().take(text.chars().count() - rest.chars().count()).filter(|letter| !letter.is_whitespace());
    opened.count() > 1 && rest.starts_with(|letter: char| letter.is_ascii_digit() || is_minus(letter))
}

/// The rotation index of a written number; `None` if it is not one.
fn checked_index(kind: Kind, found: i32) -> Option<usize> {
    match (kind, found) {
        (Kind::Corner, -1) => Some(2),
        (Kind::Corner, 0..=2) => Some(found as usize),
        (Kind::Edge, 1) => Some(0),
        (Kind::Edge, -1) => Some(1),
        _ => None,
    }
}

/// The numbers of a text; those that are far too large are limited.
fn numbers(text: &str) -> Vec<i32> {
    let mut numbers: Vec<i32> = Vec::new();
    let (mut is_within, mut is_negative) = (false, false);
    for letter in text.chars() {
        let Some(digit) = letter.to_digit(10) else {
            is_negative = is_minus(letter) || is_negative && !is_within && letter.is_whitespace();
            is_within = false;
            continue;
        };
        if !is_within {
            numbers.push(0);
            is_within = true;
        }
        if let Some(number) = numbers.last_mut() {
            let digit = if is_negative { -(digit as i32) } else { digit as i32 };
            *number = number.saturating_mul(10).saturating_add(digit);
        }
    }
    numbers
}

fn is_minus(letter: char) -> bool {
    "-−–".contains(letter)
}
