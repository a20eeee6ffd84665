//! The programs of the searches of this page, line by line.

use super::{State, Track};
use crate::puzzle::insanity::evidence;
use crate::puzzle::insanity::solve::position_of;
use crate::text::Lang;
use crate::ui::listing::{ProgramShown, trial_lines, trial_program};

impl State {
    /// The lines that the current step has executed, by their indices in the program.
    pub(super) fn executed_lines(&self) -> Vec<usize> {
        match self.track() {
            Track::Program => trial_lines(self.timeline.judge(), self.timeline.search()),
            Track::Factorising => trial_lines(self.factorising.judge(), self.factorising.search()),
            Track::Assembly | Track::Hand | Track::Nothing => vec![],
        }
    }

    /// The program of the steps of the view, in the words of a language.
    pub(super) fn program_shown(&self, lang: Lang) -> Option<ProgramShown> {
        let texts = lang.insanity();
        let cube = |level: usize| level.to_string();
        match self.track() {
            Track::Program => {
                let position = |level: usize, choice: u32| position_of(level, choice).to_string();
                let (tree, search) = (self.timeline.judge(), self.timeline.search());
                let evidence = |facade: Option<usize>| {
                    let Some(facade) = facade else { return (String::new(), evidence::tried_cube(tree, search)) };
                    let (repeats, ids) = evidence::on_facade(tree, search, facade);
                    let clear = || (texts.clear)(facade);
                    (if repeats.is_empty() { clear() } else { (texts.clash)(&repeats) }, ids)
                };
                Some(trial_program(tree, search, &texts.program, cube, position, evidence))
            }
            Track::Factorising => {
                let axis =
                    |_: usize, axis: u32| texts.graph.axes.get(axis as usize).copied().unwrap_or_default().to_string();
                let (tree, search) = (self.factorising.judge(), self.factorising.search());
                let evidence = |cause: Option<usize>| {
                    if cause.is_none() {
                        return (String::new(), evidence::tried_edge(tree, search));
                    }
                    let (excess, ids) = evidence::of_degrees(tree, search);
                    ((texts.graph.degree)(excess), ids)
                };
                Some(trial_program(tree, search, &texts.graph.program, cube, axis, evidence))
            }
            Track::Assembly | Track::Hand | Track::Nothing => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::check_reasons;

    #[test]
    fn every_test_says_why() {
        assert!(check_reasons::<State>("#/insanity", u64::MAX) > 5_000);
        assert!(check_reasons::<State>("#/insanity?view=graph", u64::MAX) > 130);
    }
}
