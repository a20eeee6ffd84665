//! Oriented cycles of a position, and its order.

use super::place::{Kind, Place};
use super::position::Position;
use serde::{Deserialize, Serialize};

/// Small cubes that follow one another: the first goes to the place of the second, the last to that of the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cycle {
    /// The places along the cycle, beginning with the lowest number.
    pub places: Vec<Place>,
    /// The rotation index of each small cube on its way to the next place.
    pub indices: Vec<usize>,
}

impl Cycle {
    /// The rotation index of a small cube after it has gone once around the cycle: 0..3 for corners, 0..2 for edges.
    pub fn rotation(&self) -> usize {
        let ways = self.places.first().map_or(1, |place| place.kind().ways());
        self.indices.iter().sum::<usize>() % ways
    }

    /// The number of repetitions after which all its small cubes are home and correctly turned.
    pub fn order(&self) -> u64 {
        let rounds = match self.places.first() {
            Some(place) if self.rotation() > 0 => place.kind().ways(),
            _ => 1,
        };
        (self.places.len() * rounds) as u64
    }
}

/// The cycles of a kind of small cubes. Small cubes that are at home and not turned are left out; those turned in place are
/// cycles of one.
pub fn cycles(position: &Position, kind: Kind) -> Vec<Cycle> {
    let mut seen = 0u16;
    let mut cycles = Vec::new();
    for start in Place::all(kind).filter(|&cubie| !position.is_home(cubie)) {
        let mut cycle = Cycle { places: vec![], indices: vec![] };
        let mut at = start;
        while seen >> at.index() & 1 == 0 {
            seen |= 1 << at.index();
            let (next, index) = position.goes(at);
            cycle.places.push(at);
            cycle.indices.push(index);
            at = next;
        }
        if !cycle.places.is_empty() {
            cycles.push(cycle);
        }
    }
    cycles
}

/// The cycles of the corners, then those of the edges.
pub fn all(position: &Position) -> Vec<Cycle> {
    let mut all = cycles(position, Kind::Corner);
    all.extend(cycles(position, Kind::Edge));
    all
}

/// The least number of repetitions, at least 1, after which the cube is in order again: the least common multiple over its
/// oriented cycles. At most 1260 for positions that turns can reach.
pub fn order(position: &Position) -> u64 {
    let mut order = 1;
    for cycle in all(position) {
        order = multiple(order, cycle.order());
    }
    order
}

/// The least common multiple of two numbers that are not 0.
pub fn multiple(a: u64, b: u64) -> u64 {
    a / common(a, b) * b
}

/// The greatest common divisor (Euclid).
fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}
