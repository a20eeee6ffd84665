//! The run of the search on the page: how far it goes on when its settings change, what a new order loses, and how undo brings it back.

use super::State;
use crate::puzzle::soma::draft::Draft;
use crate::puzzle::soma::{Assembly, Model, Order, Rules};
use crate::search::{Backtrack, Timeline};
use crate::ui::steps::Steps;
use crate::values::{Allowed, LinkValues};

/// The largest number of changes of the rules, or of the order, in a link.
const MOST_CHANGES: usize = 40;

/// The last step at which the order of a run can change: a link is checked by going through the search up to there.
const LAST_REORDERED: u64 = 8 * State::MOST;

/// What undo restores.
#[derive(Clone, Debug, PartialEq)]
pub struct Edited {
    /// The last valid figure, and the settings of its search.
    pub model: Model,
    /// The figure as it is being built in the editor.
    pub draft: Draft,
    /// The set of pieces that is being made, as the key `pieces` has it.
    pub pieces: String,
    /// How far the search had come; none for an edit that was not made yet.
    pub run: Option<Run>,
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    step: u64,
    /// The steps at which its settings were changed, each with the settings before.
    changes: Vec<(u64, Settings)>,
}

type Settings = (Rules, Order);

/// What a new search has lost of the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Its step.
    pub step: u64,
    /// Solutions found up to there.
    pub solutions: u64,
}

impl State {
    /// The number of levels at which a placement was tried on the present branch: their pieces cannot change while it is kept.
    pub fn tried_levels(&self) -> usize {
        levels_tried(self.timeline.search())
    }

    /// Whether the search can go on from its present step with another model: with other rules, or with another order of the pieces
    /// that were not tried yet on this branch.
    pub(super) fn keeps_run(&self, model: &Model) -> bool {
        let Model { rules, order, .. } = self.model.clone();
        let is_other = Model { rules, order: order.clone(), ..model.clone() } != self.model;
        !is_other && (*model.order.places() == *order.places() || self.can_reorder(&model.order))
    }

    /// If the fewest choices come first, the order says in which order those of the present branch follow each other.
    fn can_reorder(&self, order: &Order) -> bool {
        !self.model.fewest
            && self.timeline.step() <= LAST_REORDERED
            && starts_alike(&self.model.order, order, self.tried_levels())
    }

    /// How far the search has come.
    pub(super) fn run(&self) -> Run {
        let settings = |tree: &Assembly| (tree.model().rules, tree.model().order.clone());
        let changes = self.timeline.changes().iter().map(|(step, tree)| (*step, settings(tree))).collect();
        Run { step: self.base.asked.unwrap_or(self.timeline.step()), changes }
    }

    /// Begins the search of a model, and goes to where a run of it had come.
    pub(super) fn begin_run(&mut self, model: &Model, run: Option<Run>) {
        let Run { step, changes } = run.unwrap_or(Run { step: 0, changes: vec![] });
        let tree = |(rules, order): Settings| Assembly::new(Model { rules, order, ..model.clone() });
        let changes = changes.into_iter().map(|(step, settings)| (step, tree(settings))).collect();
        self.timeline = Timeline::with_changes(changes, Assembly::new(model.clone()));
        self.base.asked = Some(step).filter(|&step| step > 0);
        if !self.is_far(step) {
            self.go_in_search(step);
        }
    }

    /// What a new search would lose of this one; none if it has not begun.
    pub(super) fn would_lose(&self) -> Option<Lost> {
        let step = self.timeline.step();
        (step > 0).then(|| Lost { step, solutions: self.found(self.timeline.tally()) })
    }

    /// The pieces that stood at a level, by their places in the set: those before the order was changed, then the present one. None if the
    /// fewest choices come first.
    pub fn pieces_of_level(&self, level: usize) -> Vec<usize> {
        if self.model.fewest {
            return vec![];
        }
        let orders = self.reordered().map(|(_, order)| order).chain([self.model.order.clone()]);
        let mut pieces: Vec<usize> = orders.filter_map(|order| order.places().get(level).copied()).collect();
        pieces.dedup();
        pieces
    }

    /// The steps at which the rules were changed, each with the rules before. The counts then mix several sets of rules.
    pub fn switched(&self) -> impl Iterator<Item = (u64, Rules)> {
        self.changed(|model| model.rules)
    }

    /// The steps at which the order was changed, each with the order before.
    pub fn reordered(&self) -> impl Iterator<Item = (u64, Order)> {
        self.changed(|model| model.order.clone())
    }

    /// The steps at which a part of the settings was changed, each with what it was before.
    fn changed<T: PartialEq + 'static>(&self, part: fn(&Model) -> T) -> impl Iterator<Item = (u64, T)> {
        let changes = self.timeline.changes();
        let models = changes.iter().map(|(_, tree)| tree.model()).chain([&self.model]);
        let pairs = changes.iter().map(|(step, _)| *step).zip(models.clone().zip(models.skip(1)));
        pairs.filter_map(move |(step, (before, after))| {
            let before = part(before);
            (before != part(after)).then_some((step, before))
        })
    }

    /// The values of the keys that tell the changes of the rules and of the order, as [`State::read_changes`] reads them.
    pub(super) fn written_changes(&self) -> [(&'static str, Vec<String>); 2] {
        let switched = self.switched().take(MOST_CHANGES).map(|(step, rules)| format!("{rules}:{step}"));
        let reordered = self.reordered().take(MOST_CHANGES).map(|(step, order)| format!("{order}:{step}"));
        [("switched", switched.collect()), ("reordered", reordered.collect())]
    }

    /// Reads the changes of the rules and of the order. `switched=none:120.islands,parity:340` says: no rules up to step 120, then both
    /// up to step 340, and from there the rules of the link; `reordered=1743562:240` says the same of the order. An order that the search
    /// cannot take at its step is refused.
    pub(super) fn read_changes(&mut self, values: &mut LinkValues) {
        let model = self.model.clone();
        let rules =
            read(values, "switched", Allowed::Like("none:120.islands,parity:340"), |text| Rules::parse(text).ok());
        let order = |text: &str| Order::parse(text, &model.pieces);
        let mut orders = read(values, "reordered", ORDERS, order);
        let trees = |orders: &[(u64, Order)]| {
            let all = || rules.iter().map(|(step, _)| *step).chain(orders.iter().map(|(step, _)| *step));
            let mut steps: Vec<u64> = vec![];
            while let Some(next) = all().filter(|step| steps.last().is_none_or(|last| step > last)).min() {
                steps.push(next);
            }
            let tree = |step: u64| {
                let (rules, order) = (up_to(&rules, step, &model.rules), up_to(orders, step, &model.order));
                (step, Assembly::new(Model { rules, order, ..model.clone() }))
            };
            steps.into_iter().map(tree).collect::<Vec<_>>()
        };
        let mut changes = trees(&orders);
        if !orders.is_empty() && !is_run(&changes, &Assembly::new(model.clone())) {
            values.refuse("reordered", ORDERS);
            orders.clear();
            changes = trees(&orders);
        }
        if changes.is_empty() && self.timeline.changes().is_empty() {
            return;
        }
        if !changes.is_empty() {
            self.search = Default::default();
            self.all = None;
        }
        self.timeline = Timeline::with_changes(changes, Assembly::new(model));
        self.timeline.merge_changes(is_same);
    }
}

/// An example of the key with the changes of the order.
const ORDERS: Allowed = Allowed::Like("1743562:240");

/// Whether two trees make the same search.
pub(super) fn is_same(tree: &Assembly, other: &Assembly) -> bool {
    tree.model() == other.model()
}

/// Reads a list of values, each with the step up to which it is used.
fn read<T>(
    values: &mut LinkValues,
    key: &'static str,
    example: Allowed,
    one: impl Fn(&str) -> Option<T>,
) -> Vec<(u64, T)> {
    let part = |text: &str| {
        let (value, step) = text.split_once(':')?;
        Some((step.parse::<u64>().ok()?, one(value)?))
    };
    let in_order =
        |list: &[(u64, T)]| list.len() <= MOST_CHANGES && list.is_sorted_by(|before, after| before.0 < after.0);
    values.list(key, example, part, in_order).unwrap_or_default()
}

/// The value that is used up to a step, among values with the steps up to which they are used.
fn up_to<T: Clone>(values: &[(u64, T)], step: u64, last: &T) -> T {
    values.iter().find(|&&(until, _)| step <= until).map_or(last, |(_, value)| value).clone()
}

/// Whether the first `levels` pieces of two orders are the same.
fn starts_alike(order: &Order, other: &Order, levels: usize) -> bool {
    order.places().get(..levels) == other.places().get(..levels)
}

/// The number of levels at which a choice was tried on the present branch of a search.
fn levels_tried<N: Copy>(search: &Backtrack<N>) -> usize {
    search.tried().iter().filter(|&&tried| tried > 0).count()
}

/// Whether a search can go through these trees, each up to its step, and then through the last one. Every order must begin with the
/// pieces that were tried by then; so the search is gone through up to the last change of the order.
fn is_run(changes: &[(u64, Assembly)], last: &Assembly) -> bool {
    let trees = || changes.iter().map(|(_, tree)| tree).chain([last]);
    let Some(first) = trees().next() else { return true };
    let mut search = Backtrack::new(first);
    for ((until, tree), next) in changes.iter().zip(trees().skip(1)) {
        let (order, other) = (&tree.model().order, &next.model().order);
        if order == other {
            continue;
        }
        if *until > LAST_REORDERED || next.model().fewest {
            return false;
        }
        // Also through the changes of the rules since the last change of the order.
        for (until, tree) in changes.iter().filter(|(step, _)| step <= until) {
            search.advance(tree, until.saturating_sub(search.steps()), &mut ());
        }
        if !starts_alike(order, other, levels_tried(&search)) {
            return false;
        }
    }
    true
}
