//! The method of the base text to put a cube in order, one face first: a cross, its corners, the second layer, the last
//! layer.
//!
//! Small cubes are brought up to the first face one by one; those that are then wrongly turned are turned in place; and later
//! steps, which must not change the solved part, are commutators. One sequence is that of the base text, the flip of an
//! edge of the cross; [`tools`] finds all others by search, by the property that the base text names. [`solver`] picks the shortest that fits for each small
//! cube. [`program`] is the method as a class reads it, line by line.

pub mod program;
pub mod solver;
pub mod tools;

use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::cycles::Cycle;
use crate::puzzle::cube::facelet::Face;
use crate::puzzle::cube::place::{Kind, Place};
use serde::{Deserialize, Serialize};

pub use solver::Solver;
pub use tools::Tools;

/// A stage: which small cubes are solved next.
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

    /// The homes of the small cubes that it solves, for the orientation in which the cube is then held: the first face on top
    /// in the first two stages, at the bottom in the others.
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

/// What a step does. Small cubes are named by their homes on the cube in order, so that their names give their colours;
/// places are those in space, for the cube as it is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepKind {
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
    /// A small cube is taken out of a place of the layer being built, because it does not belong there or is wrongly turned.
    Lower {
        /// The small cube.
        cubie: Place,
        /// Where it was.
        from: Place,
        /// The place to which it goes for now.
        to: Place,
    },
    /// A small cube is turned in place; nothing else on that layer changes.
    Rotate {
        /// The small cube.
        cubie: Place,
        /// Where it is.
        at: Place,
    },
    /// The last layer is turned: the permutation of its corners is then even, so that cycles of three can solve it, and as
    /// many as possible are in place.
    Layer,
    /// A commutator changes these small cubes of the last layer and no others.
    Commute(Vec<Cycle>),
}

impl StepKind {
    /// The small cube that is brought to a place or turned, by its home on the cube in order; none for the other kinds.
    pub fn cubie(&self) -> Option<Place> {
        match *self {
            StepKind::Raise { cubie, .. } | StepKind::Lower { cubie, .. } | StepKind::Rotate { cubie, .. } => {
                Some(cubie)
            }
            StepKind::Hold(_) | StepKind::Layer | StepKind::Commute(_) => None,
        }
    }
}

/// A step of a solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The stage to which it belongs.
    pub stage: Stage,
    /// What it does, from which the reason follows.
    pub kind: StepKind,
    /// Its turns, as they were found.
    pub algorithm: Algorithm,
}

impl Step {
    /// Number of turns, not counting those of the whole cube.
    pub fn turns(&self) -> usize {
        self.algorithm.turns().filter(|turn| turn.length() > 0).count()
    }
}

/// A solution: steps that put a cube in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// The steps, one after the other.
    pub steps: Vec<Step>,
}

impl Solution {
    /// All turns, one step after the other.
    pub fn algorithm(&self) -> Algorithm {
        Algorithm { items: self.steps.iter().flat_map(|step| step.algorithm.items.iter().cloned()).collect() }
    }

    /// Number of turns, not counting those of the whole cube.
    pub fn turns(&self) -> usize {
        self.steps.iter().map(Step::turns).sum()
    }

    /// Its length in turns of faces: a middle layer counts 2.
    pub fn length(&self) -> usize {
        self.steps.iter().flat_map(|step| step.algorithm.moves()).map(|own| own.turn.length()).sum()
    }
}
