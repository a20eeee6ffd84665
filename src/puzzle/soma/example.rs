//! The base text's own examples, as links.

/// The bench, searched with the rule of the islands, at the step at which V is tried in the middle: it is dropped, because islands of 9
/// and 15 cells remain.
pub const ISLANDS: &str = "#/soma?figure=bench&rules=islands&step=43124";
