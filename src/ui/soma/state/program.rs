//! The program of the search, line by line.

use super::{State, View};
use crate::puzzle::soma::why::CoverItem;
use crate::puzzle::soma::{Cut, DropReason, Moment, evidence};
use crate::scene::Id;
use crate::search::Tree;
use crate::text::{Lang, signed_list};
use crate::ui::listing::{ProgramShown, trial_lines, trial_program};
use crate::ui::soma::says::{cells as numbers, letter};

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
        let search = self.timeline.search();
        let nodes: Vec<_> = search.nodes().collect();
        // The piece by its letter, and the number of the placement; before it the cell that comes next.
        let placement = |level: usize, choice: u32| {
            let Some(node) = nodes.get(level) else { return String::new() };
            let name = tree.chosen(level, node, choice).map_or('?', |(piece, _)| letter(self, piece));
            let number = format!("{name} {}/{}", choice + 1, tree.choices(level, node));
            match tree.item(level, node) {
                CoverItem::Cell(cell) => format!("{}: {number}", numbers(self, 1 << cell)),
                CoverItem::Piece(_) => number,
            }
        };
        let evidence = |cause: Option<usize>| match cause {
            Some(cause) => self.why(cause, lang),
            None => (String::new(), evidence::tried(tree, search)),
        };
        let texts = if self.model.fewest { &lang.soma().fewest.program } else { &lang.soma().program };
        let shown = || trial_program(tree, search, texts, piece, placement, evidence);
        (self.view == View::Search).then(shown)
    }

    /// Why the test of a cause comes out as it does, and the cells that show it.
    fn why(&self, cause: usize, lang: Lang) -> (String, Vec<Id>) {
        let (tree, search, texts) = (self.timeline.judge(), self.timeline.search(), &lang.soma().search);
        let Some((found, ids)) = evidence::of_rule(tree, search, Cut::CAUSES[cause]) else { return Default::default() };
        let list = |texts: Vec<String>| texts.join(", ");
        let why = match found {
            DropReason::Meets { cells } => {
                let pieces = Moment::of(tree, search).pieces_at(cells);
                let pieces = list(pieces.into_iter().map(|piece| letter(self, piece).to_string()).collect());
                (texts.filled)(cells.count_ones() as usize, &numbers(self, cells), &pieces)
            }
            DropReason::Balance { empty, reachable } => (texts.balanced)(empty, &signed_list(&reachable)),
            DropReason::Island { cells, fillable } => {
                let fillable = list(fillable.iter().map(u32::to_string).collect());
                (texts.islands)(cells.count_ones() as usize, &numbers(self, cells), &fillable)
            }
        };
        (why, ids)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::check_reasons;

    #[test]
    fn every_test_says_why() {
        for rules in ["none", "islands", "parity", "islands,parity"] {
            assert!(check_reasons::<State>(&format!("#/soma?rules={rules}"), 1_500) > 3_000, "{rules}");
        }
        assert!(check_reasons::<State>("#/soma?fewest=1&rules=islands,parity", 1_500) > 1_000);
    }
}
