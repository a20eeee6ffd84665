//! Events: what a reader looks for among the steps of a search.
//!
//! A search of trials counts its events in its [`Tally`]. These counts never fall from one step to the next, so the step of an
//! event is found from the counts of a few known steps, without a list of all events.

use super::backtrack::MAX_CAUSES;
use super::tally::Tally;

/// A side of the present step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The steps before it.
    Before,
    /// The steps after it.
    After,
}

/// A kind of event that a step of a search can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepEvent {
    /// A solution is found.
    Solution,
    /// A level is reached for the first time: there a choice is kept. The last level does not count, it gives solutions.
    NewLevel,
    /// A choice of this level is dropped.
    DroppedAt(usize),
    /// A choice is dropped for this cause.
    DroppedFor(usize),
    /// Something new: a solution, or a level or a cause that occurs for the first time.
    News,
}

impl StepEvent {
    /// How many events of this kind a search of trials has counted in a tree with this number of levels, 1 or more.
    ///
    /// ```
    /// use casse_tete::search::event::StepEvent;
    /// use casse_tete::search::{Observer, Tally};
    ///
    /// let mut tally = Tally::default();
    /// tally.kept(0);
    /// tally.dropped(1, 2, 5);
    /// assert_eq!(StepEvent::DroppedAt(1).count(&tally, 3), 5);
    /// assert_eq!(StepEvent::NewLevel.count(&tally, 3), 1);
    /// // The first level and the first cause.
    /// assert_eq!(StepEvent::News.count(&tally, 3), 2);
    /// ```
    pub fn count(self, tally: &Tally, levels: usize) -> u64 {
        let above_last = levels.saturating_sub(1);
        let (last, above) = (tally.level(above_last).kept, tally.levels().iter().take(above_last));
        match self {
            StepEvent::Solution => last,
            StepEvent::NewLevel => above.filter(|level| level.kept > 0).count() as u64,
            StepEvent::DroppedAt(level) => tally.levels().get(level).map_or(0, |level| level.dropped()),
            StepEvent::DroppedFor(cause) => tally.levels().iter().filter_map(|level| level.dropped.get(cause)).sum(),
            StepEvent::News => {
                let causes = (0..MAX_CAUSES).filter(|&cause| StepEvent::DroppedFor(cause).count(tally, levels) > 0);
                last + StepEvent::NewLevel.count(tally, levels) + causes.count() as u64
            }
        }
    }
}

/// A sequence of steps whose events can be found, seen from its present step. Only the steps known so far count.
pub trait Events {
    /// The step of the next event of a kind, after the present step.
    fn next(&self, event: StepEvent) -> Option<u64>;
    /// The step of the event before the present step.
    fn previous(&self, event: StepEvent) -> Option<u64>;
    /// The number of solutions up to the present step; none where there is never more than one.
    fn solutions_so_far(&self) -> Option<u64>;
    /// The number of solutions in all steps known so far.
    fn solutions_known(&self) -> u64;
    /// Steps of solutions, ascending. Where there are too many to list each, steps near which there are some.
    fn solution_steps(&self) -> Vec<u64>;
    /// The steps at which levels are reached for the first time, ascending.
    fn level_steps(&self) -> Vec<u64>;
}

/// Events of a short sequence, as lists.
#[derive(Clone, Debug, Default)]
pub struct ListedEvents {
    /// The present step.
    pub step: u64,
    /// The step of the solution, if there is one.
    pub solution: Option<u64>,
    /// The steps at which levels are reached, ascending.
    pub levels: Vec<u64>,
}

impl ListedEvents {
    fn is(&self, event: StepEvent, step: u64) -> bool {
        match event {
            StepEvent::Solution => self.solution == Some(step),
            StepEvent::NewLevel => self.levels.contains(&step),
            StepEvent::News => self.solution == Some(step) || self.levels.contains(&step),
            StepEvent::DroppedAt(_) | StepEvent::DroppedFor(_) => false,
        }
    }
}

impl Events for ListedEvents {
    fn next(&self, event: StepEvent) -> Option<u64> {
        let last = self.solution.max(self.levels.last().copied()).unwrap_or_default();
        (self.step + 1..=last).find(|&step| self.is(event, step))
    }

    fn previous(&self, event: StepEvent) -> Option<u64> {
        (0..self.step).rev().find(|&step| self.is(event, step))
    }

    fn solutions_so_far(&self) -> Option<u64> {
        None
    }

    fn solutions_known(&self) -> u64 {
        self.solution.map_or(0, |_| 1)
    }

    fn solution_steps(&self) -> Vec<u64> {
        self.solution.into_iter().collect()
    }

    fn level_steps(&self) -> Vec<u64> {
        self.levels.clone()
    }
}

/// The places of steps on a slider with this number of places, each once, ascending: place 0 is step 0, the last one, `places`,
/// is the step `last`. Steps after it are left out.
pub fn places(steps: &[u64], last: u64, places: u32) -> Vec<u32> {
    let mut found: Vec<u32> = vec![];
    for &step in steps.iter().filter(|&&step| step <= last) {
        let place = (step as f64 * f64::from(places) / last.max(1) as f64).round_ties_even();
        if found.last() != Some(&(place as u32)) {
            found.push(place as u32);
        }
    }
    found
}
