//! The tree of the search around its present branch: what became of every placement at each level, and what the rule that has just
//! dropped a placement has saved.

use super::model::Rules;
use super::solve::{Assembly, Cut, Partial};
use super::why::CoverItem;
use crate::search::{Backtrack, LastTrial, Status, Tally, Timeline, Tree};

/// A search that a rule has saved is counted up to so many trials.
pub const MOST_SAVED: u64 = 10_000;

/// What became of a placement below the present branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was not tried yet.
    Untried,
    /// It fitted: the search went on below it, or still does.
    Kept,
    /// It was dropped.
    Dropped(Cut),
}

/// A level of the tree, seen from the present branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchLevel {
    /// What it fills: without [`super::Model::fewest`] a piece.
    pub item: CoverItem,
    /// What became of the placements that fill it below the branch, in the order in which they are tried.
    pub fates: Vec<Fate>,
    /// The placement that was tried last, counted from 0: that of the present branch, or at the last level tried that of the
    /// present step.
    pub last: Option<usize>,
}

impl BranchLevel {
    /// How many placements have this fate.
    pub fn count(&self, fate: Fate) -> usize {
        self.fates.iter().filter(|&&other| other == fate).count()
    }
}

/// All levels of the tree, seen from the present branch of a search; if the fewest choices come first, those that it has reached.
///
/// No history is kept: what was tried is judged again, by the rules in use at the present step. Where the rules were changed on the
/// way, other rules may have judged it then.
pub fn branch(timeline: &Timeline<Assembly>) -> Vec<BranchLevel> {
    let search = timeline.search();
    let tried = search.tried();
    let nodes: Vec<Partial> = search.nodes().copied().collect();
    let levels = if timeline.tree().model().fewest { nodes.len() } else { timeline.tree().levels() };
    let level = |level: usize| {
        let number = tried.get(level).copied().unwrap_or(0);
        // At a step at which the order is changed, the levels that were tried keep their pieces.
        let assembly = if number > 0 { timeline.judge() } else { timeline.tree() };
        // Below the branch a level has the same choices at any node.
        let node = nodes.get(level).copied().unwrap_or_else(|| assembly.root());
        let fate = |choice: u32| {
            if choice >= number {
                return Fate::Untried;
            }
            // The branch goes on below it, whatever the rules are now.
            let goes_on = choice + 1 == number && level + 1 < tried.len();
            match assembly.child(level, &node, choice) {
                Err(cut) if !goes_on => Fate::Dropped(cut),
                _ => Fate::Kept,
            }
        };
        let fates = (0..assembly.choices(level, &node)).map(fate).collect();
        let last = number.checked_sub(1).map(|choice| choice as usize);
        BranchLevel { item: assembly.item(level, &node), fates, last }
    };
    (0..levels).map(level).collect()
}

/// What the rule that has dropped the placement of the present step has saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saving {
    /// The rule: parity or islands.
    pub rule: Cut,
    /// The other rule, if it would drop the placement too.
    pub also: Option<Cut>,
    /// The trials of the search below the placement without this rule, at most [`MOST_SAVED`].
    pub trials: u64,
    /// Whether these are all of them.
    pub is_whole: bool,
    /// Solutions among them: none, because a rule drops only what cannot lead to one.
    pub solutions: u64,
}

/// What the rule that has dropped the placement of the present step has saved; none if no rule has dropped it. That a placement meets
/// filled cells is no rule that could be switched off.
pub fn saving(assembly: &Assembly, search: &Backtrack<Partial>) -> Option<Saving> {
    let LastTrial { level, choice, outcome } = search.last_trial(assembly)?;
    let rule = outcome.err()?;
    let rules = assembly.model().rules;
    let rules = match rule {
        Cut::Intersection => return None,
        Cut::Parity => Rules { parity: false, ..rules },
        Cut::Islands => Rules { islands: false, ..rules },
    };
    let mut without = assembly.clone();
    without.set_rules(rules);
    let mut saving = Saving { rule, also: None, trials: 0, is_whole: true, solutions: 0 };
    match without.child(level, &search.node_of_last_trial()?, choice) {
        Err(also) => saving.also = Some(also),
        Ok(node) => {
            let mut below = Backtrack::below_node(&without, level + 1, node);
            let mut tally = Tally::default();
            saving.is_whole = below.advance(&without, MOST_SAVED, &mut tally) == Status::Finished;
            saving.trials = below.steps();
            saving.solutions = without.levels().checked_sub(1).map_or(0, |last| tally.level(last).kept);
        }
    }
    Some(saving)
}
