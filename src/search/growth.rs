//! A best-first search at any of its steps, forward and back.
//!
//! Nothing is ever removed from the tree, so to go back is only to change the number of the step that is shown. To go
//! forward, the search is continued, by a limited number of steps at a time.

use super::best_first::{BestFirst, Node, Space, Standing};
use super::event::{Events, StepEvent};

/// The causes for which a move adds no leaf, as [`StepEvent::DroppedFor`] numbers them: the tree has the configuration already;
/// a leaf is replaced that was reached by more moves.
const CAUSES: usize = 2;

/// A best-first search, and which of its steps is shown.
#[derive(Clone, Debug)]
pub struct Growth<T: Space> {
    space: T,
    search: BestFirst<T::State>,
    step: u64,
    target: u64,
    /// The steps that reach depth 1, 2, 3 … for the first time, ascending, and the number of nodes looked at for them.
    depths: (Vec<u64>, usize),
    /// For each cause its first step, and the number of steps looked at for them.
    causes: ([Option<u64>; CAUSES], u64),
}

impl<T: Space> Growth<T> {
    /// The search before its first step.
    pub fn new(space: T, search: BestFirst<T::State>) -> Self {
        Growth { space, search, step: 0, target: 0, depths: (vec![], 0), causes: ([None; CAUSES], 0) }
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

    /// The number of causes for which a move can add no leaf.
    pub fn causes(&self) -> usize {
        if self.space.replaces() { CAUSES } else { 1 }
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
        self.note();
    }

    /// Notes the first steps of depths and causes among the steps computed since the last call.
    fn note(&mut self) {
        let (depths, seen) = &mut self.depths;
        for node in &self.search.nodes()[*seen..] {
            if node.depth as usize > depths.len() {
                depths.push(node.created.into());
            }
        }
        *seen = self.search.nodes().len();
        while self.causes.1 < self.search.steps() && self.causes.0.contains(&None) {
            self.causes.1 += 1;
            let step = self.causes.1;
            for (cause, happens) in self.dropped(step).into_iter().enumerate() {
                if happens && self.causes.0[cause].is_none() {
                    self.causes.0[cause] = Some(step);
                }
            }
        }
    }

    /// For each cause, whether a move of this step adds no leaf for it. The move back to where the leaf came from does not count.
    fn dropped(&self, step: u64) -> [bool; CAUSES] {
        let Some((taken, before)) = self.taken(step).zip(step.checked_sub(1)) else { return [false; CAUSES] };
        let nodes = self.search.nodes();
        let origin = nodes.get(taken.parent as usize).map(|origin| origin.state);
        let reached = (0..self.space.moves()).filter_map(|way| self.space.after(&taken.state, taken.measure, way));
        let new = reached.filter(|(state, _)| origin != Some(*state)).count() as u64;
        let added = (self.search.created_by(step) - self.search.created_by(before)) as u64;
        let configurations = self.search.configurations_by(step) - self.search.configurations_by(before);
        [new > added, added > configurations]
    }

    /// The node that a step expanded.
    fn taken(&self, step: u64) -> Option<&Node<T::State>> {
        self.search.nodes().get(self.search.expanded_at(step)? as usize)
    }

    /// The step that found what the search looked for, if it has.
    fn solution(&self) -> Option<u64> {
        self.total().filter(|_| matches!(self.search.standing(), Standing::Found(_)))
    }

    /// Whether a step is an event of a kind. A dropped choice belongs to the depth of the leaf that was taken.
    fn is(&self, event: StepEvent, step: u64) -> bool {
        match event {
            StepEvent::Solution => self.solution() == Some(step),
            StepEvent::NewLevel => self.depths.0.binary_search(&step).is_ok(),
            StepEvent::DroppedAt(depth) => {
                self.taken(step).is_some_and(|taken| taken.depth as usize == depth) && self.dropped(step)[0]
            }
            StepEvent::DroppedFor(cause) => self.dropped(step).get(cause) == Some(&true),
            StepEvent::News => {
                self.is(StepEvent::Solution, step)
                    || self.is(StepEvent::NewLevel, step)
                    || self.causes.0.contains(&Some(step))
            }
        }
    }
}

impl<T: Space> Events for Growth<T> {
    fn next(&self, event: StepEvent) -> Option<u64> {
        (self.step + 1..=self.farthest()).find(|&step| self.is(event, step))
    }

    fn previous(&self, event: StepEvent) -> Option<u64> {
        (0..self.step).rev().find(|&step| self.is(event, step))
    }

    fn solutions_so_far(&self) -> Option<u64> {
        None
    }

    fn solutions_known(&self) -> u64 {
        self.solution().map_or(0, |_| 1)
    }

    fn solution_steps(&self) -> Vec<u64> {
        self.solution().into_iter().collect()
    }

    fn level_steps(&self) -> Vec<u64> {
        self.depths.0.clone()
    }
}
