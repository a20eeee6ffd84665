//! The texts of the lower bounds that are shown on the board.

/// The texts of the lower bounds.
#[derive(Debug)]
pub struct BoundTexts {
    /// Heading; the button that shows the plots of distances again.
    pub heading: [&'static str; 2],
    /// Names, in the order of `BoundShown::ALL`.
    pub names: [&'static str; 4],
    /// What each counts.
    pub counts: [&'static str; 4],
    /// Columns: bound, its value, the exact distance, the gap.
    pub columns: [&'static str; 4],
    /// The sum of the Manhattan distances.
    pub manhattan: fn(u32) -> String,
    /// Manhattan distances, moves for conflicts, their sum.
    pub conflicts: fn(u32, u32) -> String,
    /// Rows, columns.
    pub walking: fn([u32; 2]) -> String,
    /// The moves of the groups, and whether they are those of the mirrored board.
    pub groups: fn(&[u32], bool) -> String,
    /// The exact distance, and the gap.
    pub exact: fn(u32, u32) -> String,
    /// While they are computed.
    pub waiting: &'static str,
}
