//! The texts about the search in which the cell or the piece with the fewest placements comes first.

use crate::text::program::TrialTexts;

/// The texts about that search.
#[derive(Debug)]
pub struct FewestTexts {
    /// The switch, and what it does.
    pub switch: (&'static str, &'static str),
    /// Before the first step.
    pub begin: &'static str,
    /// What comes next: a cell by its number, or a piece by its letter, and the number of placements that are left for it.
    pub next: fn(Result<&str, char>, u32) -> String,
    /// A cell, by its number.
    pub cell: fn(&str) -> String,
    /// Heading of the levels in a table.
    pub level: &'static str,
    /// What the share is that a search has decided.
    pub decided: &'static str,
    /// The program.
    pub program: TrialTexts,
}
