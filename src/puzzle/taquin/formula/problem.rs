//! The problems of a formula, each with its place in the text.

/// A problem of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaProblem {
    /// Where it is: the first of its characters, from 0. One more than the last character of the text if something is missing at the
    /// end.
    pub from: usize,
    /// The number of its characters; 0 if something is missing.
    pub length: usize,
    /// What it is.
    pub fault: FormulaFault,
}

/// What is wrong with a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormulaFault {
    /// There is nothing but blanks.
    Empty,
    /// It has more than [`super::LONGEST`] characters.
    TooLong,
    /// Its brackets or its operations are nested too deep.
    TooDeep,
    /// A character that means nothing here.
    Stray,
    /// A number larger than [`super::MOST`].
    TooLarge,
    /// There is no such name.
    Unknown,
    /// A value is missing.
    NoValue,
    /// Two values without an operator between them.
    NoOperator,
    /// This bracket must follow the name.
    NoBracket(char),
    /// The bracket is not closed.
    Unclosed,
    /// There is no opening bracket for this one.
    Unopened,
    /// The function takes this number of values.
    Arguments(usize),
    /// A comparison of a comparison, `1 < 2 < 3`.
    Chained,
    /// On some board: a division by zero.
    DivisionByZero,
    /// On some board: a number beyond [`super::MOST`].
    Overflow,
    /// On some board: it has no cell of this number.
    NoCell,
}

impl FormulaFault {
    /// The name of the kind of problem, used in the page's `data-` attributes.
    pub fn code(self) -> &'static str {
        match self {
            FormulaFault::Empty => "formula-empty",
            FormulaFault::TooLong => "formula-too-long",
            FormulaFault::TooDeep => "formula-too-deep",
            FormulaFault::DivisionByZero => "formula-division",
            FormulaFault::Overflow | FormulaFault::TooLarge => "formula-overflow",
            FormulaFault::NoCell => "formula-cell",
            FormulaFault::Unknown => "formula-name",
            FormulaFault::Unclosed | FormulaFault::Unopened | FormulaFault::NoBracket(_) => "formula-bracket",
            _ => "formula",
        }
    }
}
