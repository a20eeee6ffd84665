//! Algorithms: turns one after the other, with brackets, commutators and conjugates, as they are written.

use super::held::Cube;
use super::turn::{Layers, Turn};
use crate::geometry::lattice::Symmetry;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;

/// An algorithm as a tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Algorithm {
    /// Its parts, one after the other.
    pub items: Vec<Item>,
}

/// A part of an algorithm.
#[derive(Clone, Debug)]
pub struct Item {
    /// What it is.
    pub unit: Unit,
    /// Where it stands in the text that was read, in characters from 0; empty if it was not read.
    pub span: Range<usize>,
}

impl PartialEq for Item {
    /// Compares only the units, not their places in the text.
    fn eq(&self, other: &Item) -> bool {
        self.unit == other.unit
    }
}

impl Eq for Item {}

/// A turn, or brackets with a number of repetitions, which are inverted if the number is negative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unit {
    /// One turn.
    Turn(Turn),
    /// `(A)n`.
    Group(Algorithm, i32),
    /// `[A, B]n` with \[A, B\] = A B A' B'.
    Commutator([Algorithm; 2], i32),
    /// `[A: B]n` with \[A: B\] = A B A'.
    Conjugate([Algorithm; 2], i32),
}

/// A turn of an algorithm written out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The turn.
    pub turn: Turn,
    /// Its place in the text; turns of an inverse A' have the places of the turns of A.
    pub span: Range<usize>,
}

/// How turns are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spelling {
    /// `R U' R2`.
    #[default]
    Field,
    /// `R T' R2`, as the base text names the top.
    Text,
    /// `R_U-_R2`, as in links.
    Link,
}

impl From<Unit> for Item {
    fn from(unit: Unit) -> Item {
        Item { unit, span: 0..0 }
    }
}

impl FromIterator<Turn> for Algorithm {
    fn from_iter<T: IntoIterator<Item = Turn>>(turns: T) -> Algorithm {
        Algorithm { items: turns.into_iter().map(|turn| Unit::Turn(turn).into()).collect() }
    }
}

impl Algorithm {
    /// \[A, B\] = A B A' B'.
    pub fn commutator(a: Algorithm, b: Algorithm) -> Algorithm {
        Algorithm { items: vec![Unit::Commutator([a, b], 1).into()] }
    }

    /// \[A: B\] = A B A'; B itself if A is empty.
    pub fn conjugate(a: Algorithm, b: Algorithm) -> Algorithm {
        if a.items.is_empty() { b } else { Algorithm { items: vec![Unit::Conjugate([a, b], 1).into()] } }
    }

    /// Number of turns when written out; [`u64::MAX`] if it is larger.
    pub fn length(&self) -> u64 {
        self.items.iter().fold(0, |sum, item| sum.saturating_add(item.unit.length()))
    }

    /// Its turns one after the other. Check [`Algorithm::length`] first: a few characters can stand for very many turns.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.write_out(&mut moves);
        moves
    }

    /// Its turns without their places.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        self.moves().into_iter().map(|own| own.turn)
    }

    /// The cube after the algorithm, beginning with the cube in order.
    pub fn cube(&self) -> Cube {
        Cube::SOLVED.along(self.turns())
    }

    /// The inverse: its parts inverted and in reverse order.
    pub fn inverse(&self) -> Algorithm {
        let inverted = |item: &Item| {
            let unit = match &item.unit {
                Unit::Turn(turn) => Unit::Turn(turn.inverse()),
                Unit::Group(a, times) => Unit::Group(a.clone(), -times),
                Unit::Commutator(ab, times) => Unit::Commutator(ab.clone(), -times),
                Unit::Conjugate(ab, times) => Unit::Conjugate(ab.clone(), -times),
            };
            Item { unit, span: item.span.clone() }
        };
        Algorithm { items: self.items.iter().rev().map(inverted).collect() }
    }

    /// The same algorithm on a cube that was turned or mirrored as a whole.
    pub fn under(&self, symmetry: Symmetry) -> Algorithm {
        let both = |ab: &[Algorithm; 2]| [ab[0].under(symmetry), ab[1].under(symmetry)];
        let image = |item: &Item| {
            let unit = match &item.unit {
                Unit::Turn(turn) => Unit::Turn(turn.under(symmetry)),
                Unit::Group(a, times) => Unit::Group(a.under(symmetry), *times),
                Unit::Commutator(ab, times) => Unit::Commutator(both(ab), *times),
                Unit::Conjugate(ab, times) => Unit::Conjugate(both(ab), *times),
            };
            Item { unit, span: item.span.clone() }
        };
        Algorithm { items: self.items.iter().map(image).collect() }
    }

    /// Its text, which is read back as the same algorithm.
    pub fn text(&self, spelling: Spelling) -> String {
        let mut text = String::new();
        self.write(&mut text, spelling);
        text
    }

    fn write_out(&self, moves: &mut Vec<Move>) {
        for item in &self.items {
            let times = match &item.unit {
                Unit::Turn(turn) => {
                    moves.push(Move { turn: *turn, span: item.span.clone() });
                    continue;
                }
                Unit::Group(_, times) | Unit::Commutator(_, times) | Unit::Conjugate(_, times) => *times,
            };
            let begin = moves.len();
            item.unit.write_once(moves);
            if times < 0 {
                undo(&mut moves[begin..]);
            }
            let once = moves[begin..].to_vec();
            moves.truncate(begin);
            (0..times.unsigned_abs()).for_each(|_| moves.extend_from_slice(&once));
        }
    }

    fn write_undone(&self, moves: &mut Vec<Move>) {
        let begin = moves.len();
        self.write_out(moves);
        undo(&mut moves[begin..]);
    }

    fn write(&self, text: &mut String, spelling: Spelling) {
        let blank = if spelling == Spelling::Link { '_' } else { ' ' };
        for (index, item) in self.items.iter().enumerate() {
            if index > 0 {
                text.push(blank);
            }
            let (ab, around, times) = match &item.unit {
                Unit::Turn(turn) => {
                    write_turn(text, *turn, spelling);
                    continue;
                }
                Unit::Group(a, times) => ([Some(a), None], ['(', ' ', ')'], *times),
                Unit::Commutator([a, b], times) => ([Some(a), Some(b)], ['[', ',', ']'], *times),
                Unit::Conjugate([a, b], times) => ([Some(a), Some(b)], ['[', ':', ']'], *times),
            };
            text.push(around[0]);
            for (index, part) in ab.into_iter().flatten().enumerate() {
                if index > 0 {
                    text.extend([around[1], blank]);
                }
                part.write(text, spelling);
            }
            text.push(around[2]);
            write_amount(text, times, spelling);
        }
    }
}

impl fmt::Display for Algorithm {
    /// Writes the usual notation, `R U R' [F, D2]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Spelling::Field))
    }
}

impl Unit {
    fn length(&self) -> u64 {
        let (once, times) = match self {
            Unit::Turn(_) => (1, 1),
            Unit::Group(a, times) => (a.length(), *times),
            Unit::Commutator([a, b], times) => (a.length().saturating_add(b.length()).saturating_mul(2), *times),
            Unit::Conjugate([a, b], times) => (a.length().saturating_mul(2).saturating_add(b.length()), *times),
        };
        once.saturating_mul(u64::from(times.unsigned_abs()))
    }

    /// Writes out the brackets once, without their repetitions.
    fn write_once(&self, moves: &mut Vec<Move>) {
        match self {
            Unit::Turn(_) => {}
            Unit::Group(a, _) => a.write_out(moves),
            Unit::Commutator([a, b], _) => {
                a.write_out(moves);
                b.write_out(moves);
                a.write_undone(moves);
                b.write_undone(moves);
            }
            Unit::Conjugate([a, b], _) => {
                a.write_out(moves);
                b.write_out(moves);
                a.write_undone(moves);
            }
        }
    }
}

fn undo(moves: &mut [Move]) {
    moves.reverse();
    moves.iter_mut().for_each(|own| own.turn = own.turn.inverse());
}

/// Appends a turn to a text.
pub fn write_turn(text: &mut String, turn: Turn, spelling: Spelling) {
    text.push(match (spelling, turn.layers(), turn.letter()) {
        (Spelling::Text, Layers::Outer, 'U') => 'T',
        (Spelling::Text, Layers::Wide, 'u') => 't',
        (_, _, letter) => letter,
    });
    write_amount(text, if turn.quarters() == 3 { -1 } else { i32::from(turn.quarters()) }, spelling);
}

fn write_amount(text: &mut String, amount: i32, spelling: Spelling) {
    if amount.unsigned_abs() != 1 {
        text.push_str(&amount.unsigned_abs().to_string());
    }
    if amount < 0 {
        text.push(if spelling == Spelling::Link { '-' } else { '\'' });
    }
}
