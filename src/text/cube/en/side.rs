//! All methods side by side in English.

use crate::text::Lang;
use crate::text::cube::side::SideTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::En;

/// The texts of all methods side by side.
pub const SIDE: SideTexts = SideTexts {
    events: EventTexts {
        solution: "The last cube is in order",
        new_level: "One more cube is in order",
        levels: ["cube in order", "cubes in order"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["steps", "the fewest turns", "the most turns"],
    names: ["face first", "chain", "few turns", "the fewest"],
    caption: |name, made, all| format!("{name}: {} of {}", L.number(made), L.number(all)),
    working: |name| format!("At work: {name} …"),
    before: |[stages, chain, short, optimal]| {
        format!(
            "The same cube, four ways home: {} face first, {chain} down the chain, {short} in two phases, {optimal} on the shortest way. Play: all make a turn at a time.",
            L.counted(stages, "turn", "turns")
        )
    },
    after: |turns, done| {
        let made = format!("After {}", L.counted(turns, "step", "steps"));
        if done.is_empty() {
            format!("{made} no cube is in order yet.")
        } else {
            format!("{made} in order: {}.", done.join(", "))
        }
    },
    columns: ["method", "turns", "more than the fewest"],
    table: "Turns of each method",
    knows: [
        "It knows a few commutators and what each of them leaves alone. A person can learn it; it never looks ahead.",
        "It knows, for each of four subgroups, the shortest way into the next one. Each stage is as short as can be, not the whole.",
        "It knows two tables for two phases, and tries many first phases. It comes near the fewest but cannot say whether it is there.",
        "It knows a table of what is needed at least, and leaves nothing out that could be shorter. Only this one proves its answer.",
    ],
};
