//! The texts of the reader's own formula.

use crate::puzzle::taquin::formula::FormulaProblem;

/// The texts of the formula: how it is written, its problems, and what it is worth.
#[derive(Debug)]
pub struct FormulaTexts {
    /// The field.
    pub label: &'static str,
    /// Which leaf is taken.
    pub hint: &'static str,
    /// The weights: those of the moves made and of the formula.
    pub factors: [&'static str; 2],
    /// The list of known weights, and weights that are none of them.
    pub settings: [&'static str; 2],
    /// Known weights: greedy, A*, weighted A*.
    pub known: [&'static str; 3],
    /// The value of the formula on the board that is shown.
    pub here: fn(&str) -> String,
    /// Heading of the list of names.
    pub names: &'static str,
    /// What can be written, each with its meaning.
    pub words: [(&'static str, &'static str); 13],
    /// A problem in words, given the text with the problem.
    pub problem: fn(&FormulaProblem, &str) -> String,
    /// The search has ended because of this problem, on this board.
    pub failed: fn(&str, &str) -> String,
    /// In the table of the methods: the formula has failed.
    pub came_to: &'static str,
    /// Of all boards of this size: none whose value is more than the moves needed.
    pub never_over: &'static str,
    /// The share of the boards that have more than the moves needed; of the worst one: the estimate, the exact distance.
    pub over: fn(&str, &str, u8) -> String,
    /// What that means for the solutions: none is too large, some are, none is but the moves made do not count.
    pub meaning: [&'static str; 3],
    /// The button that searches from the worst board.
    pub take: &'static str,
    /// Formulas with names in the comparison: what they are for, the name, the button that adds the present formula, the one that
    /// removes it.
    pub rivals: [&'static str; 4],
}
