//! The texts about the run of the search: what changes while it is under way.

/// The texts about the run of the search.
#[derive(Debug)]
pub struct RunTexts {
    /// The order was changed on the way: the steps.
    pub reordered: fn(&str) -> String,
    /// The search begins again because a setting was changed: the step where it was, and the solutions found up to there.
    pub lost: fn(u64, u64) -> String,
}
