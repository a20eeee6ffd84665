//! What keeps an assembled cube from being put in order, and the smallest repair.

use super::place::{Kind, Place};
use super::position::Position;
use super::theorem::{Law, Sums};

/// One thing to do with the hands, after taking the cube apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Exchange the two small cubes at these places; each keeps its rotation index.
    Exchange([Place; 2]),
    /// Turn the small cube at this place: a corner by so many thirds anticlockwise seen from outside, an edge once.
    Rotate(Place, usize),
}

impl Repair {
    /// The position after it.
    pub fn of(self, position: &Position) -> Position {
        match self {
            Repair::Exchange(places) => position.swapped(places),
            Repair::Rotate(place, by) => position.rotated(place, by),
        }
    }
}

/// The smallest repair that lets turns put a position in order; nothing to do if they can already.
///
/// At most one thing is done for each law that fails, and to as few small cubes as possible: those that are exchanged are
/// turned too where one has to be. Of all such repairs, the first that brings the most small cubes home is told, so that a
/// single small cube that somebody turned is found.
pub fn repairs(position: &Position) -> Vec<Repair> {
    let sums = Sums::of(position);
    let fails = |law: Law| !sums.holds(law);
    let rotated: Vec<Kind> = [(Law::Flip, Kind::Edge), (Law::Twist, Kind::Corner)]
        .iter()
        .filter(|own| fails(own.0))
        .map(|own| own.1)
        .collect();
    let exchanged = match rotated[..] {
        _ if !fails(Law::Sign) => vec![],
        [only] => exchanges(only),
        _ => Kind::ALL.into_iter().flat_map(exchanges).collect(),
    };
    let mut plans: Vec<Vec<Repair>> = exchanged.into_iter().map(|pair| vec![Repair::Exchange(pair)]).collect();
    if plans.is_empty() {
        plans.push(vec![]);
    }
    for kind in rotated {
        let by = match kind {
            Kind::Corner => 3 - sums.twist,
            Kind::Edge => 1,
        };
        plans = plans.iter().flat_map(|plan| with_rotation(plan, kind, by)).collect();
    }
    let home = |plan: &Vec<Repair>| {
        let repaired = plan.iter().fold(*position, |position, repair| repair.of(&position));
        Place::every().filter(|&cubie| repaired.is_home(cubie)).count()
    };
    let mut best = (0, vec![]);
    for plan in plans {
        let count = home(&plan);
        if best.1.is_empty() || count > best.0 {
            best = (count, plan);
        }
    }
    best.1
}

/// Every pair of places of a kind.
fn exchanges(kind: Kind) -> Vec<[Place; 2]> {
    let pairs = Place::all(kind).flat_map(|a| Place::all(kind).skip(a.index() + 1).map(move |b| [a, b]));
    pairs.collect()
}

/// A plan with a small cube of a kind turned: one of those exchanged if they are of that kind, else any.
fn with_rotation(plan: &[Repair], kind: Kind, by: usize) -> Vec<Vec<Repair>> {
    let exchanged = match plan.first() {
        Some(Repair::Exchange(places)) if places[0].kind() == kind => places.to_vec(),
        _ => Place::all(kind).collect(),
    };
    exchanged.into_iter().map(|place| [plan, &[Repair::Rotate(place, by)]].concat()).collect()
}
