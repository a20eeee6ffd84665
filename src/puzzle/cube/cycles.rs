//! Oriented cycles of a position, and its order.

use super::place::{Kind, Place};
use super::position::Position;
use serde::{Deserialize, Serialize};

/// Small cubes that follow one another: the first goes to the place of the second, the last to that of the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cycle {
    /// The places, the first of the numbering first.
    pub places: Vec<Place>,
    /// The rotation index of each small cube on its way to the next place.
    pub indices: Vec<usize>,
}

impl Cycle {
    /// How much a small cube is turned once it has come round, 0..3 or 0..2.
    pub fn rotation(&self) -> usize {
        let ways = self.places.first().map_or(1, |place| place.kind().ways());
        self.indices.iter().sum::<usize>() % ways
    }

    /// How often it takes until all its small cubes are home and rightly turned.
    pub fn order(&self) -> u64 {
        let rounds = match self.places.first() {
            Some(place) if self.rotation() > 0 => place.kind().ways(),
            _ => 1,
        };
        (self.places.len() * rounds) as u64
    }
}

/// The cycles of the small cubes of a kind that are moved, or turned where they are.
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

/// The least number of times, at least 1, after which a position comes back to order: the least common multiple over its
/// oriented cycles. At most 1260 for positions that turns reach.
pub fn order(position: &Position) -> u64 {
    let mut order = 1;
    for cycle in all(position) {
        order = order / common(order, cycle.order()) * cycle.order();
    }
    order
}

/// The greatest common divisor (Euclid).
fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}
