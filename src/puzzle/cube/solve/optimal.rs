//! Shortest solutions, by iterative deepening (Korf, 1997): all sequences of turns of one length, then of the next, as far as tables do not
//! exclude that a sequence begins with some turns. A length without a solution is searched to its end, which proves that none is so short.
//!
//! * [`coordinates`]: a position as cosets of three subgroups, as the tables need it.
//! * [`tables`]: how many turns lead into a subgroup at least.
//! * [`search`]: the search of one length, or of a part of it.
//! * [`rounds`]: one length after another, each divided into parts for several workers.

pub mod coordinates;
pub mod rounds;
pub mod search;
pub mod tables;

use super::short::coordinates::{TURNS, face_of};
use crate::puzzle::cube::turn::Turn;
use coordinates::PAIRINGS;
use serde::{Deserialize, Serialize};

pub use rounds::{DepthPart, DepthResult, OptimalQuestion, Wanted};
pub use search::OptimalSearch;
pub use tables::{OptimalBuild, OptimalTables};

/// How turns are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Metric {
    /// A half turn of a face counts as one turn.
    #[default]
    HalfTurn,
    /// A half turn counts as two quarter turns.
    QuarterTurn,
}

named! { Metric: HalfTurn = "half", QuarterTurn = "quarter" }

impl Metric {
    /// The turns that count as one, by their numbers in [`Turn::of_faces`].
    pub fn turns(self) -> impl Iterator<Item = usize> {
        (0..TURNS).filter(move |turn| self == Metric::HalfTurn || turn % 3 != 1)
    }

    /// No position needs more turns: God's number (Rokicki, Kociemba, Davidson, Dethridge, 2010; in quarter turns Rokicki and Davidson, 2014).
    pub fn most(self) -> u8 {
        match self {
            Metric::HalfTurn => 20,
            Metric::QuarterTurn => 26,
        }
    }

    /// By how much the length grows from round to round. The number of quarter turns is even if and only if the permutation of the corners
    /// is.
    pub fn step(self) -> u8 {
        match self {
            Metric::HalfTurn => 1,
            Metric::QuarterTurn => 2,
        }
    }

    /// The number of turns of a sequence of turns of faces.
    pub fn length(self, turns: &[Turn]) -> usize {
        let weight = |turn: &Turn| if self == Metric::QuarterTurn && turn.quarters() == 2 { 2 } else { 1 };
        turns.iter().map(weight).sum()
    }
}

/// How much the tables tell apart. Larger ones exclude more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableSize {
    /// Cosets of the subgroup of an axis: 35 MB.
    #[default]
    Usual,
    /// Also how the edges of the middle layer are paired: 211 MB.
    Large,
}

named! { TableSize: Usual = "usual", Large = "large" }

impl TableSize {
    /// Into how many parts a coset of the subgroup is divided.
    pub fn parts(self) -> usize {
        match self {
            TableSize::Usual => 1,
            TableSize::Large => PAIRINGS,
        }
    }

    /// The row in the table of a class and a pairing.
    #[inline]
    pub fn row(self, class: usize, pairing: usize) -> usize {
        match self {
            TableSize::Usual => class,
            TableSize::Large => class * PAIRINGS + pairing,
        }
    }

    /// The bytes of the table.
    pub fn bytes(self) -> usize {
        tables::BYTES * self.parts()
    }

    /// The least number of turns that the table tells apart from those below.
    pub fn first(self, metric: Metric) -> u8 {
        let usual = match metric {
            Metric::HalfTurn => 8,
            Metric::QuarterTurn => 9,
        };
        usual + u8::from(self == TableSize::Large)
    }
}

/// Which turns may follow which. Of all sequences that differ only in the order of turns of opposite faces, which may be exchanged, one is
/// made: the face that comes first in U R F D L B is turned first. Of the two ways to make a half turn of quarter turns, U U is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sequence(u8);

impl Sequence {
    /// Before the first turn.
    pub const START: Sequence = Sequence(0);

    /// The sequence after one more turn; `None` if it is not made.
    pub fn then(self, metric: Metric, turn: usize) -> Option<Sequence> {
        let face = face_of(turn);
        // 1 to 6: the last face was turned by a quarter that may be repeated; 7 to 12: it is done with.
        let last = (self.0 > 0).then(|| usize::from(self.0 - 1) % 6);
        let repeats = metric == Metric::QuarterTurn && turn.is_multiple_of(3);
        match last {
            Some(last) if last == face && !(repeats && self.0 <= 6) => None,
            Some(last) if last == face + 3 => None,
            Some(last) if last == face => Some(Sequence(face as u8 + 7)),
            _ => Some(Sequence(face as u8 + if repeats { 1 } else { 7 })),
        }
    }

    /// The turns that may follow, as bits.
    pub fn allowed(self, metric: Metric) -> u32 {
        metric.turns().filter(|&turn| self.then(metric, turn).is_some()).fold(0, |allowed, turn| allowed | 1 << turn)
    }

    /// All sequences differ from each other by what may follow in these ways.
    pub const COUNT: usize = 13;
}

/// The one sequence that is made among those that differ only in the order of turns of opposite faces, and in the way in which half turns are
/// made of quarter turns. Turns are given by their numbers; in sequences that no turn shortens.
pub fn normal(metric: Metric, turns: &[u8]) -> Vec<u8> {
    let mut made = vec![];
    let mut rest = turns;
    while let Some(&first) = rest.first() {
        let axis = face_of(first.into()) % 3;
        let run = rest.iter().take_while(|&&turn| face_of(turn.into()) % 3 == axis).count();
        for face in [axis, axis + 3] {
            let own = rest[..run].iter().filter(|&&turn| face_of(turn.into()) == face);
            let quarters = own.fold(0, |quarters, turn| quarters + turn % 3 + 1) % 4;
            let quarter = 3 * face as u8;
            match (metric, quarters) {
                (_, 0) => {}
                (Metric::QuarterTurn, 2) => made.extend([quarter, quarter]),
                (_, quarters) => made.push(quarter + quarters - 1),
            }
        }
        rest = &rest[run..];
    }
    made
}
