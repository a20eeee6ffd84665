//! A best-first search at any of its steps, forward and back.
//!
//! Nothing is ever removed from the tree, so to go back is only to change the number of the step that is shown. To go
//! forward, the search is continued, by a limited number of steps at a time.

use super::best_first::{BestFirst, Space, Standing};

/// A best-first search, and which of its steps is shown.
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

    /// The search, as far as it has been computed.
    pub fn search(&self) -> &BestFirst<T::State> {
        &self.search
    }

    /// The space that is searched.
    pub fn space(&self) -> &T {
        &self.space
    }

    /// The step that is shown: the number of leaves expanded up to it.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The last step that has been computed.
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

    /// The state of the search at the step that is shown.
    pub fn standing(&self) -> Standing {
        if self.finished() { self.search.standing() } else { Standing::Growing }
    }

    /// Sets the step to go to; calls of [`Growth::wind`] then go there.
    pub fn aim(&mut self, step: u64) {
        self.target = step;
        self.settle();
    }

    /// Whether the step set by [`Growth::aim`] is not reached yet.
    pub fn winding(&self) -> bool {
        self.step < self.target
    }

    /// Goes towards the step set by [`Growth::aim`], by at most `budget` steps.
    pub fn wind(&mut self, budget: u64) {
        if self.target > self.search.steps() {
            self.search.advance(&self.space, budget.min(self.target - self.search.steps()));
            // A search tells that it is over only when it is asked for a step that it does not have.
            if self.search.steps() == self.target {
                self.search.advance(&self.space, 1);
            }
        }
        self.settle();
    }

    /// Continues the search by at most `budget` steps; the step that is shown stays the same.
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
