//! The texts of the comparison of methods on many boards.

/// The texts of the comparison of methods on many boards.
#[derive(Debug)]
pub struct SeriesTexts {
    /// Its heading.
    pub title: &'static str,
    /// The boards: random ones, Korf's.
    pub kinds: [&'static str; 2],
    /// The number of random boards.
    pub boards: &'static str,
    /// How many take part.
    pub entrants: fn(usize) -> String,
    /// Runs it.
    pub run: &'static str,
    /// Boards that all have searched, of how many, and the seed of random ones.
    pub done: fn(u64, u64, Option<u64>) -> String,
    /// The column of the boards put in order.
    pub solved: &'static str,
    /// Saves the result of each method on each board.
    pub every: &'static str,
    /// The columns of that file before those of the comparison: number of the board, the board.
    pub board: [&'static str; 2],
    /// What is counted; after how many boards iterative deepening gives up.
    pub hint: fn(u64) -> String,
    /// The plot of many boards: its title, its horizontal axis, who is drawn and what is filled.
    pub means: [&'static str; 3],
    /// The same of one board.
    pub single: [&'static str; 3],
}
