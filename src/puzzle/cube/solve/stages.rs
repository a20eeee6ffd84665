//! The way of the base text to put a cube in order, face first: a cross, its corners, the second layer, the last layer.
//!
//! Small cubes are brought up to the first face one by one; what then stands wrongly turned is turned where it is; and all
//! that has to leave what is built alone is done by commutators. No sequence is learnt by heart: [`tools`] finds them all,
//! by the property that the base text names. [`solver`] picks the shortest that fits, small cube by small cube.

pub mod solver;
pub mod tools;

use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::cycles::Cycle;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use serde::{Deserialize, Serialize};

pub use solver::Solver;
pub use tools::Tools;

/// What is put in order next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// The four edges of the first face.
    Cross,
    /// Its four corners.
    FirstCorners,
    /// The four edges of the layer below.
    SecondLayer,
    /// The corners of the last layer to their places.
    PlaceCorners,
    /// Its edges to their places.
    PlaceEdges,
    /// Its corners turned where they are.
    TwistCorners,
    /// Its edges turned where they are.
    FlipEdges,
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Stage; 7] = [
        Stage::Cross,
        Stage::FirstCorners,
        Stage::SecondLayer,
        Stage::PlaceCorners,
        Stage::PlaceEdges,
        Stage::TwistCorners,
        Stage::FlipEdges,
    ];

    /// The number of the stage in the base text, 1..=4: the last layer is one stage.
    pub fn number(self) -> usize {
        (self as usize).min(3) + 1
    }

    /// The homes of the small cubes it puts in order, as the cube is held then: the first face on top in the first two
    /// stages, below in the others.
    pub fn homes(self) -> Vec<Place> {
        let on = |kind, face| Place::all(kind).filter(move |place| place.is_on(face));
        match self {
            Stage::Cross | Stage::PlaceEdges | Stage::FlipEdges => on(Kind::Edge, Face::Up).collect(),
            Stage::FirstCorners | Stage::PlaceCorners | Stage::TwistCorners => on(Kind::Corner, Face::Up).collect(),
            Stage::SecondLayer => {
                Place::all(Kind::Edge).filter(|place| !place.is_on(Face::Up) && !place.is_on(Face::Down)).collect()
            }
        }
    }
}

/// What a step does. Small cubes are named by their homes on the cube in order, so that their names tell their colours;
/// places are those in space, as the cube is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// The whole cube is turned, so that this face is on top.
    Hold(Face),
    /// A small cube is brought to the place where it belongs.
    Raise {
        /// The small cube.
        cubie: Place,
        /// Where it was.
        from: Place,
        /// Where it belongs.
        to: Place,
        /// Its rotation index there; if not 0, the next step turns it.
        index: usize,
    },
    /// A small cube is taken out of a place of the layer that is built, where it does not belong or is wrongly turned.
    Lower {
        /// The small cube.
        cubie: Place,
        /// Where it was.
        from: Place,
        /// Where it waits.
        to: Place,
    },
    /// A small cube is turned where it is; on that layer nothing else changes.
    Rotate {
        /// The small cube.
        cubie: Place,
        /// Where it is.
        at: Place,
    },
    /// The last layer is turned: its corners then lie in an even permutation, as cycles of three do, and as many as
    /// possible are in place.
    Layer,
    /// A commutator changes these small cubes of the last layer and no others.
    Commute(Vec<Cycle>),
}

/// A step of a solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The stage to which it belongs.
    pub stage: Stage,
    /// What it does, and so why.
    pub deed: Deed,
    /// Its turns, as they were found.
    pub algorithm: Algorithm,
}

/// A way from a cube to order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// One after the other.
    pub steps: Vec<Step>,
}

impl Solution {
    /// All turns, one step after the other.
    pub fn algorithm(&self) -> Algorithm {
        Algorithm { items: self.steps.iter().flat_map(|step| step.algorithm.items.iter().cloned()).collect() }
    }

    /// Turns, those of the whole cube left out.
    pub fn turns(&self) -> usize {
        self.steps.iter().map(|step| step.algorithm.turns().filter(|turn| turn.length() > 0).count()).sum()
    }

    /// Turns of faces: a middle layer counts twice.
    pub fn length(&self) -> usize {
        self.steps.iter().flat_map(|step| step.algorithm.moves()).map(|own| own.turn.length()).sum()
    }
}
