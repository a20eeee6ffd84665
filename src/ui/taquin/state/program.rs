//! The program of the search, line by line.

use super::{State, Track};
use crate::puzzle::taquin::Way;
use crate::puzzle::taquin::evidence::{self, Evidence};
use crate::puzzle::taquin::method::{Method, Stop};
use crate::puzzle::taquin::rank::short_rank;
use crate::search::trace::growth::{ExecutedGrowthLine, program, trace};
use crate::text::Lang;
use crate::ui::listing::{Executed, ProgramShown, index_of};

impl State {
    /// The lines that the current step has executed, by their indices in the program.
    pub(super) fn executed_lines(&self) -> Vec<usize> {
        if self.track() != Track::Search {
            return vec![];
        }
        let tree = self.growth();
        let program = program(tree.space());
        let executed = trace(tree.space(), tree.search(), tree.step());
        executed.into_iter().filter_map(|executed| index_of(&program, executed.line)).collect()
    }

    /// The program of the search, in the words of a language.
    pub(super) fn program_shown(&self, lang: Lang) -> Option<ProgramShown> {
        if self.track() != Track::Search {
            return None;
        }
        let texts = &lang.taquin().tree.program;
        let method = Method::ALL.iter().position(|&method| method == self.model.method).unwrap_or_default();
        let rows = self.model.method == Method::Score && self.model.stop == Stop::RowsButLast;
        let tree = self.growth();
        let program = program(tree.space());
        let executed = trace(tree.space(), tree.search(), tree.step()).into_iter().filter_map(|executed| {
            let line = index_of(&program, executed.line)?;
            let (values, calls) = self.line_values(&executed, lang);
            let (evidence, ringed) = evidence::of_line(tree.space(), tree.search(), tree.step(), &executed);
            let why = evidence.map(|evidence| why(evidence, lang));
            Some(Executed { line, values, holds: executed.holds, why, ringed, calls })
        });
        Some(ProgramShown {
            calls: false,
            executed: executed.collect(),
            lines: program
                .iter()
                .map(|line| (line.indent, texts.line(line.line, method, usize::from(!rows))))
                .collect(),
        })
    }

    /// The values of an executed line with their names, and the path from the root to the leaf that was taken.
    fn line_values(&self, executed: &ExecutedGrowthLine, lang: Lang) -> (Vec<(&'static str, String)>, Vec<String>) {
        let [leaves, leaf, rank, depth, way] = lang.taquin().tree.program.values;
        let tree = self.growth();
        let search = tree.search();
        let name = |way: u8| lang.taquin().ways[usize::from(way) % Way::ALL.len()];
        let mut values = vec![(leaves, lang.number(search.open_by(tree.step())))];
        let mut path = vec![];
        if let Some((number, node)) =
            executed.taken.and_then(|taken| Some((taken, search.nodes().get(taken as usize)?)))
        {
            values.push((leaf, lang.number(u64::from(number))));
            values.push((rank, short_rank(&self.model, node, usize::MAX)));
            values.push((depth, node.depth.to_string()));
            path = search.path_to(number).into_iter().map(|way| name(way).to_string()).collect();
        }
        values.extend(executed.way.map(|number| (way, name(number).to_string())));
        (values, path)
    }
}

/// Why a test comes out as it does, in words.
fn why(evidence: Evidence, lang: Lang) -> String {
    let texts = &lang.taquin().tree.program.why;
    match evidence {
        Evidence::NoLeaf => (texts.leaves)(0),
        Evidence::Leaves(count) => (texts.leaves)(count),
        Evidence::Enough => texts.enough.to_string(),
        Evidence::NotEnough(wrong) => (texts.not_enough)(wrong),
        Evidence::Back(node) => (texts.back)(node.into()),
        Evidence::Known(node, depth) => (texts.known)(node.into(), depth),
        Evidence::ByMoreMoves(node, old, new) => (texts.by_more)(node.into(), [old, new]),
        Evidence::New => texts.new.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::check_reasons;

    #[test]
    fn every_test_says_why() {
        // Iterative deepening has no listing.
        for method in Method::ALL.into_iter().filter(|method| !method.is_deepening()) {
            for board in ["493617285", "3x2:2,1,3,4,5,0"] {
                let link = format!("#/taquin?board={board}&method={}", method.name());
                assert!(check_reasons::<State>(&link, 400) > 200, "{link}");
            }
        }
    }
}
