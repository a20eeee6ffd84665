//! The program of the search, line by line.

use super::{State, View};
use crate::text::Lang;
use crate::ui::listing::{ProgramShown, trial_lines, trial_program};

impl State {
    /// The lines that the current step has executed, by their indices in the program.
    pub(super) fn executed_lines(&self) -> Vec<usize> {
        match self.view {
            View::Search => trial_lines(self.timeline.judge(), self.timeline.search()),
            _ => vec![],
        }
    }

    /// The program of the search, in the words of a language.
    pub(super) fn program_shown(&self, lang: Lang) -> Option<ProgramShown> {
        let tree = self.timeline.judge();
        let piece = |level: usize| (level + 1).to_string();
        // The piece by its letter, and the number of the placement.
        let placement = |level: usize, choice: u32| {
            let name = self.model.pieces.pieces()[tree.piece(level)].letter;
            format!("{name} {}/{}", choice + 1, tree.placements(level).len())
        };
        let shown = || trial_program(tree, self.timeline.search(), &lang.soma().program, piece, placement);
        (self.view == View::Search).then(shown)
    }
}
