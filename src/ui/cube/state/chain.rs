//! A solution along Thistlethwaite's chain, with the cube at each of its turns.

use super::Way;
use crate::puzzle::cube::solve::chain::{ChainSolution, ChainStage};
use crate::puzzle::cube::{Cube, Place};

/// The solution that a worker has found.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainWay {
    /// The turns of its stages, relative to the centres.
    pub solution: ChainSolution,
    /// Its turns, on the cube as it is held.
    pub way: Way,
}

impl ChainWay {
    /// A solution of this cube; `None` if it does not put the cube in order.
    pub fn new(cube: &Cube, solution: ChainSolution) -> Option<ChainWay> {
        let hold = cube.hold();
        let way = Way::new(*cube, solution.turns().map(|turn| turn.under(hold)).collect());
        way.cube(way.turns.len()).is_solved().then_some(ChainWay { solution, way })
    }

    /// The number of turns before each stage that has turns, and of all turns.
    pub fn begins(&self) -> Vec<usize> {
        let mut begins = self.solution.begins().to_vec();
        begins.dedup();
        begins
    }

    /// The stage that begins with this turn, if one does.
    pub fn stage_from(&self, turn: usize) -> Option<ChainStage> {
        let stage = self.solution.stage_at(turn)?;
        (self.solution.begins()[stage as usize] == turn).then_some(stage)
    }

    /// The stage of the next turn, and the small cubes, by their homes, that are not ready for the one after it.
    pub fn unready(&self, turns: usize) -> Option<(ChainStage, Vec<Place>)> {
        let stage = self.solution.stage_at(turns)?;
        Some((stage, stage.unready(&self.way.cube(turns).position())))
    }
}
