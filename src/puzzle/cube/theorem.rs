//! The fundamental theorem: which assembled cubes can be reached by turns, how many there are, and the twelve orbits.
//!
//! A turn of a face is a cycle of four corners and one of four edges, so it changes both signs; its rotation indices add up
//! to 0, mod 3 for corners and mod 2 for edges. So three things never change: whether the two signs are equal, and the two
//! sums. Conversely, every position for which these are as on the cube in order can be reached (the theorem of the base
//! text).

use super::cycles::cycles;
use super::place::{Kind, Place};
use super::position::Position;

/// The two signs and the two sums of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// +1 or -1: the sign of the permutation of the corners.
    pub corner_sign: i8,
    /// +1 or -1: the sign of the permutation of the edges.
    pub edge_sign: i8,
    /// The sum of the rotation indices of the corners mod 3, 0..3.
    pub twist: usize,
    /// The sum of the rotation indices of the edges mod 2, 0..2.
    pub flip: usize,
}

/// One of the three laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// The two signs are equal.
    Sign,
    /// The indices of the corners add up to 0 mod 3.
    Twist,
    /// The indices of the edges add up to 0 mod 2.
    Flip,
}

impl Law {
    /// All three.
    pub const ALL: [Law; 3] = [Law::Sign, Law::Twist, Law::Flip];
}

impl Sums {
    /// The signs and sums of a position.
    pub fn of(position: &Position) -> Sums {
        let sign = |kind: Kind| {
            let exchanges: usize = cycles(position, kind).iter().map(|cycle| cycle.places.len() - 1).sum();
            if exchanges.is_multiple_of(2) { 1 } else { -1 }
        };
        let sum = |kind: Kind| Place::all(kind).map(|cubie| position.goes(cubie).1).sum::<usize>() % kind.ways();
        Sums {
            corner_sign: sign(Kind::Corner),
            edge_sign: sign(Kind::Edge),
            twist: sum(Kind::Corner),
            flip: sum(Kind::Edge),
        }
    }

    /// Whether a law holds.
    pub fn holds(&self, law: Law) -> bool {
        match law {
            Law::Sign => self.corner_sign == self.edge_sign,
            Law::Twist => self.twist == 0,
            Law::Flip => self.flip == 0,
        }
    }

    /// The laws that fail.
    pub fn failing(&self) -> impl Iterator<Item = Law> {
        Law::ALL.into_iter().filter(|&law| !self.holds(law))
    }

    /// Whether turns can reach the position.
    pub fn is_reachable(&self) -> bool {
        self.orbit() == 0
    }

    /// Which of the twelve orbits it belongs to, 0..12; 0 is that of the cube in order. Turns never lead out of an orbit.
    pub fn orbit(&self) -> usize {
        let signs = usize::from(self.corner_sign != self.edge_sign);
        (signs * 3 + self.twist) * 2 + self.flip
    }
}

/// Consequences of the theorem: single changes that turns cannot make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// Two corners exchanged.
    Corners,
    /// Two edges exchanged.
    Edges,
    /// One corner twisted.
    Twist,
    /// One edge flipped.
    Flip,
}

impl Consequence {
    /// All of them, in the order of the page.
    pub const ALL: [Consequence; 4] = [Consequence::Corners, Consequence::Edges, Consequence::Twist, Consequence::Flip];

    /// An example, at places that are seen from the front, the top and the right.
    pub fn position(self) -> Position {
        let [left, corner] = [2, 3].map(|index| Place::new(Kind::Corner, index));
        let [edge, right] = [0, 5].map(|index| Place::new(Kind::Edge, index));
        match self {
            Consequence::Corners => Position::SOLVED.swapped([left, corner]),
            Consequence::Edges => Position::SOLVED.swapped([edge, right]),
            Consequence::Twist => Position::SOLVED.rotated(corner, 1),
            Consequence::Flip => Position::SOLVED.rotated(edge, 1),
        }
    }

    /// The law that forbids it.
    pub fn law(self) -> Law {
        match self {
            Consequence::Corners | Consequence::Edges => Law::Sign,
            Consequence::Twist => Law::Twist,
            Consequence::Flip => Law::Flip,
        }
    }
}

/// Number of orbits: 2 for the signs, 3 for the corners, 2 for the edges.
pub const ORBITS: usize = 12;

/// The factors of the number of assembled cubes: 8! and 12! permutations, 3^8 and 2^12 rotations.
pub const FACTORS: [u128; 4] = [factorial(8), factorial(12), 3u128.pow(8), 2u128.pow(12)];

/// |F|: the number of assembled cubes, correctly assembled or not.
pub const ASSEMBLED: u128 = FACTORS[0] * FACTORS[1] * FACTORS[2] * FACTORS[3];

/// |G|: the number of those that turns can reach.
pub const REACHABLE: u128 = ASSEMBLED / ORBITS as u128;

/// n!
pub(super) const fn factorial(n: u128) -> u128 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}
