//! The programs of the searches of this page, line by line.

use super::{State, Track};
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
                Some(trial_program(self.timeline.judge(), self.timeline.search(), &texts.program, cube, position))
            }
            Track::Factorising => {
                let axis =
                    |_: usize, axis: u32| texts.graph.axes.get(axis as usize).copied().unwrap_or_default().to_string();
                let Self { factorising, .. } = self;
                Some(trial_program(factorising.judge(), factorising.search(), &texts.graph.program, cube, axis))
            }
            Track::Assembly | Track::Hand | Track::Nothing => None,
        }
    }
}
