//! Short solutions in two phases (Kociemba, 1992). The first phase brings the cube into the subgroup that the turns of two opposite faces and
//! the half turns of the other four generate; the second phase puts it in order with these turns alone. Both together are seldom the
//! shortest solution, but near to it, and they are found in milliseconds.
//!
//! * [`coordinates`]: a position as a few small numbers, as each phase needs it.
//! * [`tables`]: what the turns do with these numbers, and how many turns a phase needs at least.
//! * [`search`]: both phases, for three axes and the inverse position; shorter and shorter solutions.
//!
//! The marks of the base text lie on the front and the back. So the subgroup is that of F, B, U2, D2, R2, L2; the other two axes are
//! searched on the cube turned as a whole.

pub mod coordinates;
pub mod search;
pub mod tables;

use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::position::Position;
use crate::puzzle::cube::turn::Turn;

pub use search::TwoPhaseSearch;
pub use tables::{TwoPhaseBuild, TwoPhaseTables};

/// A solution in two phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoPhaseSolution {
    /// Its turns, of faces only.
    pub turns: Vec<Turn>,
    /// One of the two faces whose quarter turns the second phase has: [`Face::Up`], [`Face::Right`] or [`Face::Front`].
    pub axis: Face,
    /// The number of turns before the border between the phases.
    pub border: usize,
    /// Whether the inverse position was searched: then the turns after the border are those of the first phase, undone.
    pub is_inverse: bool,
}

impl TwoPhaseSolution {
    /// Whether the turns put a position in order.
    pub fn solves(&self, position: &Position) -> bool {
        self.turns.iter().fold(*position, |position, turn| position.then(&turn.cube().position())) == Position::SOLVED
    }
}
