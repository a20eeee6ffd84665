//! The same search under several sets of rules, step by step at the same time.

use super::contest::RULES;
use super::model::{Model, Rules};
use super::solve::Assembly;
use crate::search::{Timeline, Tree};

/// The last step up to which searches go together.
pub const LAST_TOGETHER: u64 = 2_000_000;

/// Searches of the same figure in the same order, each under its rules, at the same step.
#[derive(Clone, Debug)]
pub struct Lockstep {
    runs: Vec<Timeline<Assembly>>,
}

impl Lockstep {
    /// The places in [`RULES`] of the sets of rules under which so many searches go together: 2 (none and both) or 4 (all); of any other
    /// number, no search does.
    pub fn places(count: usize) -> &'static [usize] {
        match count {
            2 => &[0, 3],
            4 => &[0, 1, 2, 3],
            _ => &[],
        }
    }

    /// So many searches of a model before their first step; the rules of the model are not used.
    pub fn new(model: &Model, count: usize) -> Lockstep {
        let run = |&place: &usize| {
            let rules: Rules = RULES[place];
            Timeline::new(Assembly::new(Model { rules, ..model.clone() }))
        };
        Lockstep { runs: Self::places(count).iter().map(run).collect() }
    }

    /// The searches. One that has ended stays at its last step.
    pub fn runs(&self) -> &[Timeline<Assembly>] {
        &self.runs
    }

    /// Goes towards a step, at most [`LAST_TOGETHER`], each search by at most `budget` trials.
    pub fn follow(&mut self, step: u64, budget: u64) {
        for run in &mut self.runs {
            run.aim(step.min(LAST_TOGETHER));
            run.wind(budget);
        }
    }

    /// Whether a search is still on its way to the step.
    pub fn winding(&self) -> bool {
        self.runs.iter().any(Timeline::winding)
    }
}

/// The share of all assemblies (of each piece in any of its placements) that a search has decided, 0 to 1: those that were tried, and those
/// below a dropped placement. If the fewest choices come first, the choices of a node share alike what lies below it.
pub fn decided(run: &Timeline<Assembly>) -> f64 {
    let tried = run.search().tried();
    let (mut share, mut below) = (0.0, 1.0);
    for (level, (&number, node)) in tried.iter().zip(run.search().nodes()).enumerate() {
        let choices = run.tree().choices(level, node);
        if choices == 0 && level + 1 == tried.len() {
            // A dead end is decided.
            return share + below;
        }
        below /= f64::from(choices.max(1));
        // Below the last choice of a level that is not the deepest one, some are not decided yet.
        share += f64::from(number - u32::from(level + 1 < tried.len())) * below;
    }
    share
}
