//! The texts of solutions along Thistlethwaite's chain.

use crate::text::program::EventTexts;

/// All texts; arguments are listed after the colon.
#[derive(Debug)]
pub struct ChainTexts {
    /// The events on the way.
    pub events: EventTexts,
    /// Labels of the counters: turns, turns of this stage, still to come.
    pub counters: [&'static str; 3],
    /// While the tables are built and the solution is looked for.
    pub looking: &'static str,
    /// The name of a stage, short: its number.
    pub stage: fn(usize) -> String,
    /// The next turn belongs to a stage: its number, the number of the turn in it, the number of its turns, its aim.
    pub turn: fn(usize, [usize; 2], &str) -> String,
    /// Small cubes that are not ready yet, at a stage: their number.
    pub unready: fn(usize) -> String,
    /// Every small cube is where its four belong, but half turns cannot put the corners in order yet.
    pub hidden: &'static str,
    /// The aims of the four stages. Faces stand in braces, here and in the two fields below: `{L}` is the left one of the cube as it is held
    /// when its centres are in order.
    pub aims: [&'static str; 4],
    /// What each stage gives up: the turns that it still makes.
    pub free: [&'static str; 4],
    /// What stays fixed from each stage on.
    pub fixed: [&'static str; 4],
    /// Tabs: stages, chain.
    pub tabs: [&'static str; 2],
    /// Columns of the table of the chain: stage, index, most turns.
    pub columns: [&'static str; 3],
    /// Below the table: the product of the indices.
    pub product: fn(&str) -> String,
    /// The method: paragraphs.
    pub why: [&'static str; 2],
    /// How long its solutions are: the most turns, about how many on the average.
    pub lengths: fn(usize, usize) -> String,
    /// Terms: chain of subgroups, index.
    pub terms: [(&'static str, &'static str); 2],
}
