//! The texts of the search by iterative deepening.

/// The texts of iterative deepening.
#[derive(Debug)]
pub struct RoundTexts {
    /// Labels of the counters: nodes created, threshold, depth, length, shortest.
    pub counters: [&'static str; 5],
    /// While the first nodes are awaited: without tables, with tables to fetch or to build.
    pub waiting: [&'static str; 2],
    /// Before the first step: the first threshold.
    pub begin: fn(u32) -> String,
    /// The first node of a round: its number from 1, its threshold.
    pub round: fn(usize, u32) -> String,
    /// A node within the threshold: the move in words; moves made, estimate, threshold.
    pub within: fn(&str, [u32; 3]) -> String,
    /// A node beyond the threshold: the same.
    pub beyond: fn(&str, [u32; 3]) -> String,
    /// In order: number of moves.
    pub found: fn(u64) -> String,
    /// Why no solution is shorter: number of moves.
    pub proof: fn(u64) -> String,
    /// While the workers search: threshold.
    pub searching: fn(u32) -> String,
    /// The steps that can be seen end here: how many.
    pub beyond_steps: fn(u64) -> String,
    /// The value of a node: moves made, estimate, their sum.
    pub value: fn([u32; 3]) -> String,
    /// What is added to the value of a node that is cut off: threshold.
    pub cut: fn(u32) -> String,
    /// Title of the plot, its horizontal axis, what a step on the vertical one means.
    pub plot: [&'static str; 3],
    /// Under the board: the number of moves of the present path; the same of the shortest solution.
    pub under: [fn(u64) -> String; 2],
    /// Columns of the table of rounds: round, threshold, nodes, times the round before.
    pub columns: [&'static str; 4],
    /// Heading of the table.
    pub heading: &'static str,
    /// Below the table: totals and workers.
    pub totals: &'static str,
    /// Boards created in a second by all workers; the same where the time includes that for the tables of patterns.
    pub rate: [fn(u64) -> String; 2],
    /// The line on the board: the moves at its end that are drawn strongly.
    pub way: fn(usize) -> String,
    /// The round is too large for a tree: its nodes.
    pub no_tree: fn(u64) -> String,
    /// The length agrees with the exact distance, counted backwards from the order.
    pub agrees: fn(u64) -> String,
    /// Where the tables come from: kept, built.
    pub origin: [&'static str; 2],
    /// The board cannot be put in order: it is not searched.
    pub refused: &'static str,
    /// Headings and paragraphs of the theory.
    pub theory: [(&'static str, &'static str); 4],
}
