//! Short solutions in two phases (Kociemba, 1992). The first phase brings the cube into the subgroup that the turns of two opposite faces and
//! the half turns of the other four generate; the second phase puts it in order with these turns alone. Both together are seldom the
//! shortest solution, but near to it, and they are found in milliseconds. A part of the first phase may come from the other end: the last turns
//! of a solution are guessed, and the phases before them found ("pre-moves", as in Chen Shuang's min2phase).
//!
//! * [`coordinates`]: a position as a few small numbers, as each phase needs it.
//! * [`moves`]: what the turns and the symmetries do with these numbers.
//! * [`tables`]: how many turns a phase needs at least.
//! * [`search`]: both phases, for three axes and the inverse position; shorter and shorter solutions.
//!
//! The marks of the base text lie on the front and the back. So the subgroup is that of F, B, U2, D2, R2, L2; the other two axes are
//! searched on the cube turned as a whole.

pub mod coordinates;
pub mod moves;
pub mod search;
pub mod tables;

use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::turn::Turn;
use serde::{Deserialize, Serialize};

pub use moves::CubeMoves;
pub use search::TwoPhaseSearch;
pub use tables::{TwoPhaseBuild, TwoPhaseTables};

/// How many positions the first phase tells apart, 3⁷ · 2¹¹ · 495: the cosets of the subgroup.
pub const COSETS: u64 = 2_217_093_120;

/// The positions of the subgroup: 8! · 8! · 4! / 2.
pub const SUBGROUP: u64 = 19_508_428_800;

/// A solution in two phases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwoPhaseSolution {
    /// Its turns, of faces only.
    pub turns: Vec<Turn>,
    /// One of the two faces whose quarter turns the second phase has: [`Face::Up`], [`Face::Right`] or [`Face::Front`].
    pub axis: Face,
    /// The number of turns before the second phase, and up to its end. The turns before it are those of the first phase; so are those after
    /// it, undone, seen from the cube in order.
    pub borders: [usize; 2],
}

impl TwoPhaseSolution {
    /// Whether the turns put a position in order.
    pub fn solves(&self, position: &Position) -> bool {
        self.turns.iter().fold(*position, |position, turn| position.then(&turn.cube().position())) == Position::SOLVED
    }

    /// The turns of each part: the first phase, the second one, and the first one from the other end.
    pub fn parts(&self) -> [usize; 3] {
        let [begin, end] = self.borders;
        [begin, end - begin, self.turns.len() - end]
    }

    /// The small cubes that are not yet as the second phase needs them, by their homes, in the position after so many of the turns. After
    /// the second phase: those of the inverse position, which the other turns, undone, have brought there.
    pub fn unready(&self, position: &Position, made: usize) -> Unready {
        let [_, end] = self.borders;
        let last = |made: Position, turn: &Turn| made.then(&turn.cube().position());
        let (position, goal) = match made > end {
            true => (position.inverse(), Position::SOLVED),
            // The second phase leads to where the last turns begin.
            false => (*position, self.turns[end..].iter().fold(Position::SOLVED, last).inverse()),
        };
        let in_front = |rotation: &&Symmetry| self.axis.under(**rotation) == Face::Front;
        let hold = Symmetry::rotations().iter().find(in_front).copied().unwrap_or(Symmetry::IDENTITY);
        let [seen, aim] = [position.under(hold), goal.under(hold)];
        let is_turned = |cubie: &Place| seen.goes(cubie.under(hold)).1 != aim.goes(cubie.under(hold)).1;
        let is_between = |place: Place| !place.is_on(self.axis) && !place.is_on(self.axis.opposite());
        Unready {
            twisted: Place::all(Kind::Corner).filter(is_turned).collect(),
            flipped: Place::all(Kind::Edge).filter(is_turned).collect(),
            outside: Place::all(Kind::Edge)
                .filter(|&edge| is_between(goal.goes(edge).0) && !is_between(position.goes(edge).0))
                .collect(),
        }
    }
}

/// Small cubes that are not ready for the second phase. If there are none, its turns are enough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unready {
    /// Corners whose facelet of the front or the back, if these are the faces of the axis, is on another face.
    pub twisted: Vec<Place>,
    /// Edges that are flipped, seen in the same way.
    pub flipped: Vec<Place>,
    /// Edges of the layer between the faces of the axis that are not in that layer.
    pub outside: Vec<Place>,
}

/// A solution as a search has found it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundSolution {
    /// The solution.
    pub solution: TwoPhaseSolution,
    /// The nodes of the search until then.
    pub nodes: u64,
    /// The time of the search until then, in milliseconds, without the time in which it was stopped.
    pub milliseconds: f64,
}
