//! The same search under several sets of rules beside the search of the page, which it follows.

use super::{State, View};
use crate::puzzle::soma::contest::RULES;
use crate::puzzle::soma::lockstep::Lockstep;
use crate::puzzle::soma::{Model, Rules};
use crate::search::Timeline;
use crate::ui::steps::Steps;
use crate::values::{Allowed, LinkValues, LinkWriter};

/// The values of the key `lockstep`.
const COUNTS: [&str; 2] = ["2", "4"];

/// The searches side by side.
#[derive(Debug, Default)]
pub struct LockstepShown {
    /// How many there are: 2, 4, or 0 if the search of the page stands alone.
    pub count: usize,
    /// They themselves, and the model, without its rules, that they search.
    made: Option<(Model, Lockstep)>,
}

impl LockstepShown {
    /// The searches, once they are made.
    pub fn runs(&self) -> Option<&Lockstep> {
        self.made.as_ref().map(|(_, runs)| runs).filter(|_| self.count > 0)
    }
}

impl State {
    /// Whether several searches stand side by side.
    pub fn is_lockstep(&self) -> bool {
        self.view == View::Search && self.lockstep.count > 0
    }

    /// Shows so many searches side by side; those that are shown already are hidden.
    pub fn show_lockstep(&mut self, count: usize) {
        let is_shown = self.lockstep.count == count;
        self.lockstep = LockstepShown { count: if is_shown { 0 } else { count }, made: None };
    }

    /// The searches go on towards the step of the search of the page.
    pub(super) fn bring_together(&mut self) {
        if !self.is_lockstep() {
            return;
        }
        let model = Model { rules: Rules::default(), ..self.model.clone() };
        let (count, step) = (self.lockstep.count, self.timeline.step());
        if self.lockstep.made.as_ref().is_none_or(|(made, _)| *made != model) {
            let runs = Lockstep::new(&model, count);
            self.lockstep.made = Some((model, runs));
        }
        if let Some((_, runs)) = &mut self.lockstep.made {
            runs.follow(step, Self::MOST / count as u64);
        }
    }

    /// Which of the drawn searches is that of the page, by its place in [`RULES`]; none if its rules are not among theirs, if they were
    /// changed on the way, or if that search is at another step.
    pub fn told_run(&self) -> Option<usize> {
        let places = Lockstep::places(self.lockstep.count);
        let place = places.iter().position(|&place| RULES[place] == self.model.rules)?;
        let run = self.lockstep.runs()?.runs().get(place)?;
        let is_same = self.timeline.changes().is_empty() && run.step() == self.timeline.step();
        is_same.then_some(places[place])
    }

    /// The step of each of them.
    pub(super) fn steps_together(&self) -> Vec<u64> {
        let runs = self.lockstep.runs().filter(|_| self.is_lockstep());
        runs.map_or(vec![], |runs| runs.runs().iter().map(Timeline::step).collect())
    }

    /// Whether they are still on their way.
    pub(super) fn is_following(&self) -> bool {
        self.is_lockstep() && self.lockstep.runs().is_some_and(Lockstep::winding)
    }

    /// Writes the key `lockstep`.
    pub(super) fn write_lockstep(&self, written: &mut LinkWriter) {
        if self.is_lockstep() {
            written.add("lockstep", self.lockstep.count, 0);
        }
    }

    /// Reads the key `lockstep`.
    pub(super) fn read_lockstep(&mut self, values: &mut LinkValues) {
        let count = |text: &str| COUNTS.contains(&text).then(|| text.parse().ok())?;
        let count = values.read("lockstep", Allowed::Names(&COUNTS), count).filter(|_| self.view == View::Search);
        self.lockstep = LockstepShown { count: count.unwrap_or(0), made: None };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::ui::page::state::{Linked, PageState};
    use crate::ui::soma::state::later;

    #[test]
    fn all_searches_follow_the_one_of_the_page() {
        let (link, _) = Link::parse("#/soma?lockstep=4&rules=parity&step=70000");
        let mut state = State::of(&link);
        while state.timeline.winding() {
            state.wind();
        }
        let follow = |state: &mut State| {
            later::look(state);
            while state.winding() {
                assert_eq!(state.name(), "busy");
                later::look(state);
            }
            state.steps_together()
        };
        assert_eq!(follow(&mut state), [70_000; 4]);
        let runs = state.lockstep.runs().expect("they are shown").runs();
        assert_eq!(runs[2].tally(), state.timeline.tally(), "the same rules");
        assert!(state.clear.is_none(), "all cameras are the same");
        assert_eq!(state.told_run(), Some(2));
        // Back, under other rules, and in another order.
        state.go(300);
        assert_eq!(follow(&mut state), [300; 4]);
        state.edit(Model { rules: Rules { islands: true, parity: true }, ..state.model.clone() });
        assert_eq!(
            (follow(&mut state), state.told_run()),
            (vec![300; 4], None),
            "the page's search has both parts of its way"
        );
        let order = crate::puzzle::soma::Order::parse("7654321", &state.model.pieces).expect("an order");
        state.edit(Model { order, ..state.model.clone() });
        assert_eq!(follow(&mut state), [0; 4]);
        let first = |runs: &Lockstep| runs.runs()[0].tree().placements(0).len();
        assert_eq!(state.lockstep.runs().map(first), Some(64));
        assert_eq!(state.told_run(), Some(3));
        // Two of them, and none.
        state.show_lockstep(2);
        assert_eq!((follow(&mut state), state.link().value("lockstep")), (vec![0; 2], Some("2")));
        state.show_lockstep(2);
        assert_eq!((follow(&mut state), state.link().value("lockstep")), (vec![], None));
    }
}
