//! The smallest repair by hand that makes an assembled cube solvable by turns.

use super::place::{Kind, Place};
use super::position::Position;
use super::theorem::{Law, Sums};

/// One change made by hand, with the cube taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Exchange the two small cubes at these places; each keeps its rotation index.
    Exchange([Place; 2]),
    /// Turn the small cube at this place: a corner by this number of thirds, 1 or 2, anticlockwise seen from outside; an edge
    /// by one half turn, 1.
    Rotate(Place, usize),
}

impl Repair {
    /// The position after this repair.
    pub fn of(self, position: &Position) -> Position {
        match self {
            Repair::Exchange(places) => position.swapped(places),
            Repair::Rotate(place, by) => position.rotated(place, by),
        }
    }
}

/// The smallest repair after which turns can put a position in order; empty if they already can.
///
/// At most one change is made for each law that fails, and as few small cubes as possible are touched: where a small cube has
/// to be turned, it is one of those exchanged, if there are any of its kind. Of all such repairs, the first that brings the
/// most small cubes home is returned; so a single small cube that somebody turned is found.
pub fn repairs(position: &Position) -> Vec<Repair> {
    let sums = Sums::of(position);
    let mut rotated = Vec::new();
    if !sums.holds(Law::Flip) {
        rotated.push((Kind::Edge, 1));
    }
    if !sums.holds(Law::Twist) {
        rotated.push((Kind::Corner, 3 - sums.twist));
    }
    let exchanged = match rotated[..] {
        _ if sums.holds(Law::Sign) => vec![],
        [(only, _)] => exchanges(&[only]),
        _ => exchanges(&Kind::ALL),
    };
    let mut choice = PlanSearch::default();
    if exchanged.is_empty() {
        choice.rotate(position, &rotated);
    }
    for places in exchanged {
        choice.plan = vec![Repair::Exchange(places)];
        choice.rotate(&position.swapped(places), &rotated);
    }
    choice.best
}

/// The search through all plans, about two thousand, for the best. It is fast enough to run after each change in the editor.
#[derive(Default)]
struct PlanSearch {
    /// The repairs of the current plan.
    plan: Vec<Repair>,
    /// The first plan that brings the most small cubes home.
    best: Vec<Repair>,
    home: usize,
}

impl PlanSearch {
    /// Tries all plans that continue from a position by turning one small cube of each of these kinds: one of those already
    /// exchanged if they are of that kind, otherwise any.
    fn rotate(&mut self, position: &Position, rotated: &[(Kind, usize)]) {
        let Some((&(kind, by), others)) = rotated.split_first() else {
            let home = position.home_count();
            if self.best.is_empty() || home > self.home {
                (self.best, self.home) = (self.plan.clone(), home);
            }
            return;
        };
        let exchanged = match self.plan.first() {
            Some(Repair::Exchange(places)) if places[0].kind() == kind => Some(*places),
            _ => None,
        };
        for place in Place::all(kind).filter(|place| exchanged.is_none_or(|places| places.contains(place))) {
            self.plan.push(Repair::Rotate(place, by));
            self.rotate(&position.rotated(place, by), others);
            self.plan.pop();
        }
    }
}

/// Every pair of places of the same kind.
fn exchanges(kinds: &[Kind]) -> Vec<[Place; 2]> {
    let mut pairs = Vec::new();
    for &kind in kinds {
        for a in 0..kind.count() {
            for b in a + 1..kind.count() {
                pairs.push([a, b].map(|index| Place::new(kind, index)));
            }
        }
    }
    pairs
}
