//! The texts beside the search: its tree, exact cover, searches side by side.

/// The texts beside the search: its tree, exact cover, searches side by side.
#[derive(Debug)]
pub struct BesideTexts {
    /// The tab of the tree.
    pub tree: &'static str,
    /// Heading of the present branch, and how it is read.
    pub branch: [&'static str; 2],
    /// What became of a placement: it fits, dropped by intersection, by parity, by islands, not tried yet.
    pub fates: [&'static str; 5],
    /// A level for those who do not see its lines: level from 1, placements tried, of how many, and how many of them fit, were dropped by
    /// intersection, by parity, by islands.
    pub level: fn(usize, usize, usize, [usize; 4]) -> String,
    /// After that, on a button: it leads to the step at which the piece was placed.
    pub back: &'static str,
    /// The rules were changed on the way.
    pub judged: &'static str,
    /// What a rule has saved, 0 for parity and 1 for islands: trials, and whether there are more.
    pub saved: fn(usize, u64, bool) -> String,
    /// The placement that parity has dropped would be dropped by islands.
    pub also: &'static str,
    /// Heading of the table of the widths; the column of the trials.
    pub widths: [&'static str; 2],
    /// Exact cover in the comparison of the rules: its row, what it is.
    pub cover: [&'static str; 2],
    /// Its counts: trials, placed solutions.
    pub covered: fn(u64, u64) -> String,
    /// The searches side by side: heading, what they are, the buttons for two and for four.
    pub lockstep: [&'static str; 4],
    /// The four sets of rules, above the pictures: none, islands, parity, both.
    pub heads: [&'static str; 4],
    /// About which of the searches the sentence speaks: its rules.
    pub told: fn(&str) -> String,
    /// The sentence is about a search that is not drawn.
    pub apart: &'static str,
    /// The table of the searches: heading, rules, nodes, solutions, share of all assemblies that is decided.
    pub lockstep_table: [&'static str; 5],
    /// What the last column tells.
    pub decided: &'static str,
    /// The searches stay together only up to this step.
    pub not_beyond: fn(u64) -> String,
}
