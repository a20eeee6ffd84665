//! The texts of the reader's own formula.

use crate::puzzle::taquin::formula::{FormulaFault, FormulaProblem};
use crate::text::shorten;

/// The texts of the formula: how it is written, its problems, and what it is worth.
#[derive(Debug)]
pub struct FormulaTexts {
    /// The field.
    pub label: &'static str,
    /// Which leaf is taken.
    pub hint: &'static str,
    /// The list of known weights, and weights that are none of them.
    pub settings: [&'static str; 2],
    /// Known weights: greedy, A*, weighted A*.
    pub known: [&'static str; 3],
    /// The value of the formula on the board that is shown.
    pub here: fn(i64) -> String,
    /// Heading of the list of names.
    pub names: &'static str,
    /// What can be written, each with its meaning.
    pub words: [(&'static str, &'static str); 13],
    /// What comes before most problems: the number of the character, `#`.
    pub at: &'static str,
    /// The problems, in the order of [`FormulaFault`]; `{}` is the part of the text, `#` what is needed there. They are also shown where
    /// no superscripts can be, so large numbers are written with all their digits.
    pub faults: [&'static str; 16],
    /// The search has ended because of this problem, on this board.
    pub failed: fn(&str, &str) -> String,
    /// In the table of the methods: the formula has failed.
    pub result: &'static str,
    /// Of all boards of this size: none whose value is more than the moves needed.
    pub never_over: &'static str,
    /// The share of the boards that have more than the moves needed; of the worst one: the estimate, the exact distance, its tiles.
    pub over: fn(&str, &str, u8, &str) -> String,
    /// The Score, which is compared with a mean: the mean, the exact distance of a board that is nearer, its tiles.
    pub over_mean: fn(&str, u8, &str) -> String,
    /// What that means for the solutions: none is too large, some are, none is but the moves made do not count.
    pub meaning: [&'static str; 3],
    /// The button that searches from the worst board.
    pub take: &'static str,
    /// Formulas with names in the comparison: what they are for, the name, the button that adds the present formula, the one that
    /// removes it.
    pub rivals: [&'static str; 4],
}

impl FormulaTexts {
    /// A problem in words, given the text with the problem.
    pub fn problem(&self, problem: &FormulaProblem, text: &str) -> String {
        let mut wanted = String::new();
        let index = match problem.fault {
            FormulaFault::Empty => 0,
            FormulaFault::TooLong => 1,
            FormulaFault::TooDeep => 2,
            FormulaFault::Stray => 3,
            FormulaFault::TooLarge => 4,
            FormulaFault::Unknown => 5,
            FormulaFault::NoValue => 6,
            FormulaFault::NoOperator => 7,
            FormulaFault::NoBracket(bracket) => {
                wanted.push(bracket);
                8
            }
            FormulaFault::Unclosed => 9,
            FormulaFault::Unopened => 10,
            FormulaFault::Arguments(count) => {
                wanted = count.to_string();
                11
            }
            FormulaFault::Chained => 12,
            FormulaFault::DivisionByZero => 13,
            FormulaFault::Overflow => 14,
            FormulaFault::NoCell => 15,
        };
        let found: String = text.chars().skip(problem.from).take(problem.length).collect();
        let words = self.faults[index].replace('#', &wanted).replace("{}", &shorten(&found));
        if index < 2 { words } else { self.at.replace('#', &(problem.from + 1).to_string()) + &words }
    }
}
