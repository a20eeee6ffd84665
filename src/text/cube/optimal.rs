//! The texts of shortest solutions and their proof.

use crate::text::program::EventTexts;

/// All texts; arguments are listed after the colon. Whether turns are quarter turns is given as `true`.
#[derive(Debug)]
pub struct OptimalTexts {
    /// The events on the way.
    pub events: EventTexts,
    /// Labels of the counters: turns of the shortest known, positions searched, turns that are needed at least as far as it is proven.
    pub counters: [&'static str; 3],
    /// While a first solution is looked for.
    pub looking: &'static str,
    /// While the tables are fetched or built: hundredths.
    pub preparing: fn(u64) -> String,
    /// What is proven: no solution of so many turns or fewer, positions, seconds.
    pub none: fn(usize, bool, u64, u64) -> String,
    /// What the tables exclude at once: so many turns or fewer.
    pub excluded: fn(usize, bool) -> String,
    /// A solution of so many turns is known.
    pub known: fn(usize, bool) -> String,
    /// The length that is searched now.
    pub searching: fn(usize, bool) -> String,
    /// The search has failed.
    pub failed: &'static str,
    /// The answer: turns.
    pub shortest: fn(usize, bool) -> String,
    /// How many shortest solutions there are, up to how many symmetries of the position.
    pub all: fn(u64, usize) -> String,
    /// A turn of the solution: its number, their number.
    pub turn: fn(usize, usize) -> String,
    /// Tabs: proof, solutions, method.
    pub tabs: [&'static str; 3],
    /// Columns: turns, positions and below them as many as expected, searched.
    pub columns: [&'static str; 3],
    /// The lengths below the first that is searched: the last of them.
    pub below: fn(usize) -> String,
    /// What excludes them.
    pub by_table: &'static str,
    /// The solutions of a length: how many.
    pub found: fn(u64) -> String,
    /// A length with a solution, when one was wanted.
    pub one: &'static str,
    /// The row of the known solution.
    pub upper: &'static str,
    /// A number of turns.
    pub turns: fn(usize, bool) -> String,
    /// Title of the drawing: the least and the greatest length that are still possible.
    pub between: fn(usize, usize, bool) -> String,
    /// The same when only one is left.
    pub meet: fn(usize) -> String,
    /// What the signs of the drawing mean: no solution, being searched, not decided, known from above.
    pub legend: [&'static str; 4],
    /// A length that was searched to its end: its positions.
    pub empty: fn(u64) -> String,
    /// The length that is being searched: hundredths.
    pub filling: fn(u64) -> String,
    /// The length that is the answer.
    pub fewest: &'static str,
    /// Where the search is: the first turns of a sequence.
    pub at: fn(&str) -> String,
    /// How the table is read.
    pub hint: &'static str,
    /// The choice how turns are counted, its two ways.
    pub metric: [&'static str; 3],
    /// The choice of tables, its two ways with their memory.
    pub tables: [&'static str; 3],
    /// What large tables do, and what they need.
    pub large: &'static str,
    /// The search with large tables has failed.
    pub no_large: &'static str,
    /// The switch for all solutions.
    pub every: &'static str,
    /// Begins the search again from the beginning.
    pub again: &'static str,
    /// What one has to believe, and why it is enough: paragraphs.
    pub believe: [&'static str; 3],
    /// The method: paragraphs.
    pub why: [&'static str; 4],
    /// Terms.
    pub terms: [(&'static str, &'static str); 3],
    /// Only some of many solutions are listed: how many.
    pub listed: fn(usize) -> String,
    /// Before the solutions are known.
    pub none_yet: &'static str,
}
