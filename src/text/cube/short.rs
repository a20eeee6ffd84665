//! The texts of short solutions, in two phases.

use crate::text::program::EventTexts;

/// All texts of short solutions; arguments are listed after the colon. Faces are given by their letters.
#[derive(Debug)]
pub struct ShortTexts {
    /// The events on the way.
    pub events: EventTexts,
    /// Labels of the counters: turns of the shortest, positions tried, turns to come.
    pub counters: [&'static str; 3],
    /// While the first solution is being searched.
    pub looking: &'static str,
    /// The shortest solution while the search goes on: turns.
    pub so_far: fn(usize) -> String,
    /// The search is over: turns of the shortest, positions tried, whether no first phase is left.
    pub over: fn(usize, u64, bool) -> String,
    /// A phase, 1 or 2, where its turns begin.
    pub phase: fn(usize) -> String,
    /// The phases of the solution that is shown: turns of the first one, of the second one, and of the first one from the other end.
    pub phases: fn([usize; 3]) -> String,
    /// A turn of the first phase: its number, their number; corners twisted, edges flipped, edges outside the middle layer.
    pub first: fn([usize; 2], [usize; 3]) -> String,
    /// Between the phases: the faces of the axis.
    pub border: fn([char; 2]) -> String,
    /// The same if turns of the first phase are at the end, too: the faces of the axis, these turns.
    pub border_before: fn([char; 2], usize) -> String,
    /// A turn of the second phase: its number, their number, the faces of the axis.
    pub second: fn([usize; 2], [char; 2]) -> String,
    /// A turn of the first phase from the other end: its number, their number; corners twisted, edges flipped, edges outside the middle
    /// layer of the inverse position.
    pub first_backwards: fn([usize; 2], [usize; 3]) -> String,
    /// Tabs: solutions, method, scramble.
    pub tabs: [&'static str; 3],
    /// Columns: turns, of both phases, time, positions tried.
    pub columns: [&'static str; 4],
    /// A time: milliseconds.
    pub time: fn(f64) -> String,
    /// Shows a solution: its turns.
    pub show: fn(usize) -> String,
    /// The button that begins a search that goes farther: how many times.
    pub farther: fn(u64) -> String,
    /// The button that asks for a proof.
    pub prove: &'static str,
    /// How the table is read.
    pub hint: &'static str,
    /// The method: paragraphs.
    pub why: [&'static str; 4],
    /// Rows: what the first phase tells apart, what the second one has before it, their product.
    pub counts: [&'static str; 3],
    /// Columns of these rows: what, number.
    pub count_columns: [&'static str; 2],
    /// Terms: subgroup, coset, half turn.
    pub terms: [(&'static str, &'static str); 3],
    /// How the scramble is followed: the colours on top and in front.
    pub scramble: fn(&str, &str) -> String,
    /// The cube in order needs no scramble.
    pub no_scramble: &'static str,
}
