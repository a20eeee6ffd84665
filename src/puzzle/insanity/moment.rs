//! One step of the exhaustive program as a reader sees it: the partial stack, and what was decided about the last cube.

use super::Position;
use super::solve::{Clash, Exhaustive, StackState, clashes, position_of, positions_of};
use crate::search::{Backtrack, Tree};

/// What a step decided about the cube it tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing has been tried yet.
    Begin,
    /// The cube fits.
    Kept,
    /// The cube was placed without a check.
    Unchecked,
    /// The cube was dropped, because of these repeats.
    Dropped(Vec<Clash>),
    /// The cube completes a solution.
    Solution,
}

/// The state of the exhaustive program at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Positions of the cubes of the partial stack, from the bottom; the last one is that of the cube just tried.
    pub positions: Vec<Position>,
    /// What was decided about the last of them.
    pub outcome: Decision,
}

impl Moment {
    /// The state that a search has reached.
    pub fn of(program: &Exhaustive, search: &Backtrack<StackState>) -> Moment {
        let Some(trial) = search.last_trial(program) else {
            return Moment { positions: vec![], outcome: Decision::Begin };
        };
        let path = search.path();
        let above = path.len().min(trial.level);
        let mut positions = positions_of(&path[..above]);
        positions.push(position_of(trial.level, trial.choice));
        let model = program.model();
        let outcome = match trial.outcome {
            Err(_) => Decision::Dropped(clashes(&model.cubes, &positions)),
            Ok(()) if trial.level + 1 == program.levels() => Decision::Solution,
            Ok(()) if trial.level > 0 && !model.checks.contains(trial.level) => Decision::Unchecked,
            Ok(()) => Decision::Kept,
        };
        Moment { positions, outcome }
    }

    /// The cube that was tried last.
    pub fn cube(&self) -> Option<usize> {
        self.positions.len().checked_sub(1)
    }

    /// The repeats because of which the cube was dropped: those on the first façade that has any, in the order of the
    /// program.
    pub fn clashes(&self) -> &[Clash] {
        match &self.outcome {
            Decision::Dropped(clashes) => {
                let first = clashes.first().map(|clash| clash.facade);
                &clashes[..clashes.partition_point(|clash| Some(clash.facade) == first)]
            }
            _ => &[],
        }
    }

    /// Other façades with repeats, which the program did not need to look at.
    pub fn other_facades(&self) -> Vec<usize> {
        let Decision::Dropped(clashes) = &self.outcome else { return vec![] };
        let mut others: Vec<usize> = clashes[self.clashes().len()..].iter().map(|clash| clash.facade).collect();
        others.dedup();
        others
    }
}
