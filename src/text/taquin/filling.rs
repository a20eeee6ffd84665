//! The texts of a small pattern database while it is filled.

/// The texts of a small pattern database while it is filled.
#[derive(Debug)]
pub struct FillingTexts {
    /// Heading, the button that begins, the button back to the bounds.
    pub heading: [&'static str; 3],
    /// The two tiles of the table.
    pub tiles: [&'static str; 2],
    /// Above the table and above the placement; the two tiles.
    pub table: fn(u8, u8) -> String,
    /// Above the placement: its moves.
    pub placement: fn(u32) -> String,
    /// Before the first step.
    pub begin: &'static str,
    /// A step: its moves, the placements that are new, and those known so far.
    pub step: fn(u32, usize, u64) -> String,
    /// The end: all placements, the most moves, how many need more than the Manhattan distances, and how many more at most.
    pub done: fn(u64, usize, usize, u32) -> String,
    /// What is pointed at: the moves of a placement, if they are known.
    pub pointed: fn(Option<u32>) -> String,
    /// The columns of the counts: moves, placements.
    pub columns: [&'static str; 2],
    /// Explanations.
    pub about: [&'static str; 3],
}
