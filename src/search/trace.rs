//! The programs of the searches as a class reads them: their lines, and which of them a step of the search executes.
//!
//! A program is data: a list of lines with their indentation. The words of the lines are among the texts. A step of a search
//! executes several lines; the trace of a step lists them in order, computed from the state of the search alone, so that it
//! is the same whether the reader has come to the step from before or from behind.

pub mod growth;
pub mod trials;

/// A line of a program, and how far it is indented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramLine<L> {
    /// The line.
    pub line: L,
    /// Its indentation, 0 or more.
    pub indent: usize,
}

/// Program lines from pairs of indentation and line.
pub(crate) fn lines<L: Copy, const N: usize>(pairs: [(usize, L); N]) -> Vec<ProgramLine<L>> {
    pairs.into_iter().map(|(indent, line)| ProgramLine { line, indent }).collect()
}
