//! The ways on which the pieces of a solution come in, one after the other.

use crate::geometry::lattice::Cell;
use crate::geometry::{Rotation, Vec3, vec3};
use serde::{Deserialize, Serialize};
use std::f64::consts::FRAC_PI_2;

/// A move of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// So many cells in this direction, a unit vector.
    Slide {
        /// The direction.
        way: Cell,
        /// The number of cells, at least 1.
        cells: u8,
    },
    /// A quarter turn.
    Turn {
        /// About this axis: 0 x, 1 y, 2 z.
        axis: u8,
        /// Through this point, in half cells.
        centre: [i16; 3],
        /// Whether it takes x to y, y to z, z to x.
        is_positive: bool,
    },
}

impl Move {
    /// The move backwards.
    pub fn back(self) -> Move {
        match self {
            Move::Slide { way: Cell { x, y, z }, cells } => {
                Move::Slide { way: Cell { x: x.saturating_neg(), y: y.saturating_neg(), z: z.saturating_neg() }, cells }
            }
            Move::Turn { axis, centre, is_positive } => Move::Turn { axis, centre, is_positive: !is_positive },
        }
    }

    /// The cell to which it brings a cell. A turn about a point that is neither the middle nor a corner of cells makes no sense.
    pub fn apply(self, cell: Cell) -> Cell {
        match self {
            Move::Slide { way, cells } => (0..cells).fold(cell, |at, _| at.moved(way)),
            Move::Turn { axis, centre, is_positive } => {
                let (mut from, about) = (halves(cell), centre.map(i32::from));
                let (first, second) = plane(axis);
                let (aside, along) = (from[first] - about[first], from[second] - about[second]);
                let (aside, along) = if is_positive { (-along, aside) } else { (along, -aside) };
                (from[first], from[second]) = (about[first] + aside, about[second] + along);
                whole(from)
            }
        }
    }

    /// How long it takes, in moves of a cell.
    fn duration(self) -> f64 {
        match self {
            Move::Slide { cells, .. } => f64::from(cells),
            Move::Turn { .. } => 2.0,
        }
    }
}

/// The middle of a cell in half cells: odd numbers.
pub(super) fn halves(cell: Cell) -> [i32; 3] {
    cell.coordinates().map(|at| 2 * i32::from(at) + 1)
}

/// The cell with this middle, in half cells.
pub(super) fn whole(middle: [i32; 3]) -> Cell {
    let [x, y, z] = middle.map(|at| (at - 1).div_euclid(2).clamp(i16::MIN.into(), i16::MAX.into()) as i16);
    Cell { x, y, z }
}

/// The two axes of the plane in which a turn about an axis moves cells; a positive turn takes the first to the second.
pub(super) fn plane(axis: u8) -> (usize, usize) {
    match axis {
        0 => (1, 2),
        1 => (2, 0),
        _ => (0, 1),
    }
}

/// How a piece comes in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayIn {
    /// The piece, by its place in the solution.
    pub piece: usize,
    /// Its moves, at least one. It begins beyond the box of the figure.
    pub moves: Vec<Move>,
}

/// The kinds of ways, simplest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WayKind {
    /// Straight from above.
    Above,
    /// Straight from another side.
    Straight,
    /// Several moves without turning.
    Moves,
    /// Moves and quarter turns.
    Turns,
}

impl WayKind {
    /// All of them.
    pub const ALL: [WayKind; 4] = [WayKind::Above, WayKind::Straight, WayKind::Moves, WayKind::Turns];
}

impl WayIn {
    /// Its kind.
    pub fn kind(&self) -> WayKind {
        match self.moves[..] {
            [Move::Slide { way: Cell { z: -1, .. }, .. }] => WayKind::Above,
            [Move::Slide { .. }] => WayKind::Straight,
            _ if self.moves.iter().all(|each| matches!(each, Move::Slide { .. })) => WayKind::Moves,
            _ => WayKind::Turns,
        }
    }

    /// Where a cell of the piece comes from.
    pub fn start(&self, cell: Cell) -> Cell {
        self.moves.iter().rev().fold(cell, |at, each| each.back().apply(at))
    }

    /// How the piece is turned at time `t`, 0..=1, and where a point of it is that comes to rest at `at`; lengths in cells.
    pub fn pose(&self, t: f64, at: Vec3) -> (Rotation, Vec3) {
        let whole: f64 = self.moves.iter().map(|each| each.duration()).sum();
        let mut left = (1.0 - t) * whole;
        let (mut turn, mut at) = (Rotation::IDENTITY, at);
        for each in self.moves.iter().rev() {
            let share = (left / each.duration()).clamp(0.0, 1.0);
            left -= each.duration();
            match *each {
                Move::Slide { way, cells } => at = at - vector(way) * (f64::from(cells) * share),
                Move::Turn { axis, centre, is_positive } => {
                    let about = vec3(f64::from(axis == 0), f64::from(axis == 1), f64::from(axis > 1));
                    let back = Rotation::about(about, if is_positive { -share } else { share } * FRAC_PI_2);
                    let [x, y, z] = centre.map(|at| f64::from(at) / 2.0);
                    let centre = vec3(x, y, z);
                    at = centre + back.apply(at - centre);
                    turn = back.after(&turn);
                }
            }
        }
        (turn, at)
    }
}

/// The coordinates of a cell as a vector.
fn vector(cell: Cell) -> Vec3 {
    let [x, y, z] = cell.coordinates().map(f64::from);
    vec3(x, y, z)
}

/// What is known of the order in which pieces come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WaysEnd {
    /// All come in one by one.
    Whole,
    /// None of these pieces can be taken out of what they make together: several would have to move at once.
    Locked(Vec<usize>),
    /// Even when all are in place, these stand on nothing that stands.
    Floating(Vec<usize>),
    /// In every order a piece is locked or floats.
    NoOrder,
    /// The search was given up after many trials.
    GivenUp,
}

/// The order in which the pieces of a solution come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ways {
    /// The pieces with their ways, the first one first. Those of [`WaysEnd::Locked`] are in place before.
    pub ways: Vec<WayIn>,
    /// What is known of the order.
    pub end: WaysEnd,
}

impl Ways {
    /// The most complicated kind of way, if all pieces come in one by one.
    pub fn kind(&self) -> Option<WayKind> {
        (self.end == WaysEnd::Whole).then(|| self.ways.iter().map(WayIn::kind).max()).flatten()
    }

    /// All pieces in the order in which they come in, if it is known.
    pub fn order(&self) -> Option<Vec<usize>> {
        let locked = match &self.end {
            WaysEnd::Whole => &[][..],
            WaysEnd::Locked(pieces) => pieces,
            _ => return None,
        };
        Some(locked.iter().copied().chain(self.ways.iter().map(|way| way.piece)).collect())
    }

    /// Whether these can be the ways of so many pieces: a message may be damaged.
    pub fn fits(&self, pieces: usize) -> bool {
        let each_once = |order: Vec<usize>| order.len() == pieces && (0..pieces).all(|piece| order.contains(&piece));
        let is_order = match (&self.end, self.order()) {
            (_, Some(order)) => each_once(order),
            (WaysEnd::Floating(floating), None) => {
                self.ways.is_empty() && !floating.is_empty() && floating.iter().all(|&piece| piece < pieces)
            }
            _ => self.ways.is_empty(),
        };
        is_order && self.ways.iter().all(|way| !way.moves.is_empty())
    }
}
