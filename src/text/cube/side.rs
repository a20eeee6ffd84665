//! The texts of all methods side by side.

use crate::text::program::EventTexts;

/// All texts; arguments are listed after the colon.
#[derive(Debug)]
pub struct SideTexts {
    /// The events on the ways.
    pub events: EventTexts,
    /// Labels of the counters: turns made, fewest, most.
    pub counters: [&'static str; 3],
    /// The methods, short: face first, chain, few turns, fewest.
    pub names: [&'static str; 4],
    /// The name of a method above its cube: name, turns made, all turns.
    pub caption: fn(&str, usize, usize) -> String,
    /// While a method is at work: its name.
    pub working: fn(&str) -> String,
    /// Before the first turn: the turns of all methods.
    pub before: fn([usize; 4]) -> String,
    /// After so many turns: the names of the methods whose cube is in order.
    pub after: fn(u64, &[&str]) -> String,
    /// Columns: method, turns, more than the fewest.
    pub columns: [&'static str; 3],
    /// What this table shows, for screen readers.
    pub table: &'static str,
    /// What each method knows, and what it does not.
    pub knows: [&'static str; 4],
}
