//! The texts of a race of methods.

/// The texts of a race of methods.
#[derive(Debug)]
pub struct RaceTexts {
    /// Before the first step.
    pub begin: &'static str,
    /// The moment of the clock.
    pub at: fn(u64) -> String,
    /// A search that has found a solution: its letter, the moves, the steps that it took.
    pub found: fn(&str, u64, u64) -> String,
    /// All have ended: the letters of those whose solution is shortest, its moves; the letter of who was first, and its steps.
    pub over: fn(&str, u64, &str, u64) -> String,
    /// All have ended, and none has found a solution.
    pub none: &'static str,
    /// What a search has counted: leaves expanded, configurations created, the nodes of iterative deepening.
    pub counted: [fn(u64) -> String; 3],
    /// The moves of its solution.
    pub solution: fn(u64) -> String,
    /// The lower bound that it has proved.
    pub bound: fn(u64) -> String,
    /// It is under way, without a bound; how it ended: no solution, at its limit, the formula has no value, it waits for its nodes.
    pub state: [&'static str; 5],
    /// Counters: the shortest solution found, the best lower bound.
    pub counters: [&'static str; 2],
    /// The chart: title, horizontal axis, its lines, its circles.
    pub chart: [&'static str; 4],
    /// Heading of the choice, and how many take part.
    pub who: [&'static str; 2],
    /// Heading of the clocks, and their names.
    pub clocks: [&'static str; 3],
    /// While the times are measured.
    pub measuring: &'static str,
    /// The steps that each makes while the quickest makes a thousand: letters and numbers.
    pub pace: fn(&str) -> String,
    /// The table: title, columns.
    pub table: [&'static str; 7],
    /// The button of the comparison that leads here.
    pub open: &'static str,
    /// What a click does, and where the searches stop.
    pub hints: [&'static str; 2],
    /// Explanations.
    pub about: [&'static str; 3],
}
