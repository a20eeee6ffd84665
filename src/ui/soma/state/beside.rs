//! The tree of the search beside its picture: the present branch, and what a rule has just saved.

use super::State;
use crate::puzzle::soma::branch::{self, BranchLevel, Saving};
use crate::ui::steps::Steps;

impl State {
    /// All levels of the tree, seen from the present branch.
    pub fn branch(&self) -> Vec<BranchLevel> {
        branch::branch(&self.timeline)
    }

    /// What the rule that has dropped the present placement has saved, while the search rests or goes slowly.
    pub fn saving(&self) -> Option<Saving> {
        self.is_calm().then(|| branch::saving(self.timeline.judge(), self.timeline.search()))?
    }

    /// Goes back to the step at which the piece of a level of the present branch was placed.
    pub fn go_to_level(&mut self, level: usize) {
        if let Some(step) = self.timeline.last_kept(level) {
            self.go(step);
        }
    }
}
