//! A best-first search at any of its steps, forward and back.
//!
//! Nothing is ever taken out of the tree, so to go back is only to say which step is shown; what lies ahead is searched
//! within a budget.

use super::best_first::{BestFirst, Space, Standing};

/// See the module.
#[derive(Clone, Debug)]
pub struct Growth<T: Space> {
    space: T,
    search: BestFirst<T::State>,
    step: u64,
    target: u64,
}

impl<T: Space> Growth<T> {
    /// The search before its first step.
    pub fn new(space: T, search: BestFirst<T::State>) -> Self {
        Growth { space, search, step: 0, target: 0 }
    }

    /// The search, as far as it is known.
    pub fn search(&self) -> &BestFirst<T::State> {
        &self.search
    }

    /// What is searched.
    pub fn space(&self) -> &T {
        &self.space
    }

    /// The step that is shown: leaves expanded.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The last step known.
    pub fn farthest(&self) -> u64 {
        self.search.steps()
    }

    /// The number of steps of the whole search, once it is known.
    pub fn total(&self) -> Option<u64> {
        (self.search.standing() != Standing::Growing).then(|| self.search.steps())
    }

    /// Whether the step that is shown is the last one.
    pub fn finished(&self) -> bool {
        self.total() == Some(self.step)
    }

    /// How the search stands at the step that is shown.
    pub fn standing(&self) -> Standing {
        if self.finished() { self.search.standing() } else { Standing::Growing }
    }

    /// Sets the step to go to; [`Growth::wind`] gets there.
    pub fn aim(&mut self, step: u64) {
        self.target = step;
        self.settle();
    }

    /// Whether the aimed step is not reached yet.
    pub fn winding(&self) -> bool {
        self.step < self.target
    }

    /// Searches towards the aimed step, by at most `budget` steps.
    pub fn wind(&mut self, budget: u64) {
        if self.target > self.search.steps() {
            self.search.advance(&self.space, budget.min(self.target - self.search.steps()));
            // Only a search that is asked for more than it has tells that it is over.
            if self.search.steps() == self.target {
                self.search.advance(&self.space, 1);
            }
        }
        self.settle();
    }

    /// Searches ahead of what is shown, by at most `budget` steps.
    pub fn foresee(&mut self, budget: u64) {
        self.search.advance(&self.space, budget);
        self.settle();
    }

    fn settle(&mut self) {
        if let Some(total) = self.total() {
            self.target = self.target.min(total);
        }
        self.step = self.target.min(self.search.steps());
    }
}
