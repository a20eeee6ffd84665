//! The texts about the ideas of the packing engine, and what each of them saves.

/// The texts about the ideas.
#[derive(Debug)]
pub struct IdeasTexts {
    /// Heading.
    pub heading: &'static str,
    /// What the comparison does; pieces after which a search is given up.
    pub about: fn(u64) -> String,
    /// The button that starts it.
    pub button: &'static str,
    /// Columns: search, pieces placed, the factor between the searches.
    pub columns: [&'static str; 3],
    /// Rows: the search as it is, without each of its ideas, and with one more, in the order of the fields of `Ideas`.
    pub names: [&'static str; 7],
    /// A search that was given up after so many pieces.
    pub more: fn(u64) -> String,
    /// What each idea is, in the same order.
    pub ideas: [&'static str; 6],
    /// All searches that were finished found the same number of placed solutions.
    pub same: fn(u64) -> String,
}
