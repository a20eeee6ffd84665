//! The texts of the jumps along the steps of a search.

/// All texts of the jumps; arguments are listed after the colon.
#[derive(Debug)]
pub struct JumpTexts {
    /// The row of the jumps.
    pub label: &'static str,
    /// Shows or hides the row: in full, and short.
    pub open: [&'static str; 2],
    /// The list of what can be jumped to.
    pub target: &'static str,
    /// Before the name of the target: to the one before.
    pub previous: &'static str,
    /// Before the name of the target: to the next one.
    pub next: &'static str,
    /// Marks the present step.
    pub mark: &'static str,
    /// The target: a step that the reader has marked.
    pub marked_step: &'static str,
    /// Legend of the marks: how many solutions.
    pub solutions: fn(u64) -> String,
    /// How many steps the reader has marked.
    pub marked: fn(u64) -> String,
    /// After a jump: what was found, the number of the solution, and the step.
    pub arrived: fn(&str, Option<u64>, &str) -> String,
    /// There is nothing of the kind later.
    pub none_after: fn(&str) -> String,
    /// There is nothing of the kind earlier.
    pub none_before: fn(&str) -> String,
    /// While the next one is looked for.
    pub seeking: &'static str,
    /// The speed that slows down at events.
    pub by_events: &'static str,
}
