//! Solutions along Thistlethwaite's chain in English.

use crate::text::Lang;
use crate::text::cube::chain::ChainTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::En;

/// The texts of solutions along the chain.
pub const CHAIN: ChainTexts = ChainTexts {
    events: EventTexts {
        solution: "The cube is in order",
        new_level: "A new stage begins",
        levels: ["stage", "stages"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["turns", "turns of this stage", "still to come"],
    looking: "A worker fills the tables of the four stages, then looks the way up …",
    stage: |number| format!("stage {number}"),
    turn: |number, [turn, all], aim| format!("Stage {number}, turn {turn} of {all}: {aim}."),
    unready: |count| format!("Not ready yet: {}.", L.counted(count, "small cube", "small cubes")),
    hidden: "Each small cube is among its four, but half turns cannot put the corners in order yet.",
    aims: [
        "all edges are flipped right",
        "all corners are twisted right, and four edges come into the layer between {L} and {R}",
        "each edge comes into its layer, and the corners to where half turns can finish",
        "half turns put everything in order",
    ],
    free: [
        "all turns",
        "quarter turns of {L}, {R}, {F}, {B}; half turns of {U}, {D}",
        "quarter turns of {L}, {R}; half turns of the other four",
        "half turns only",
    ],
    fixed: [
        "Quarter turns of {U} and {D} flip edges. Without them no edge is flipped any more.",
        "Quarter turns of {F} and {B} twist corners and take edges out of the layer between {L} and {R}. Without them both stay as they are.",
        "Quarter turns of {L} and {R} take edges out of their layers and mix the two sets of four corners. Without them they stay.",
        "Nothing is left to do.",
    ],
    tabs: ["Stages", "Chain"],
    columns: ["stage", "index", "most turns"],
    product: |all| format!("Multiplied, the four indices are all positions: {all}."),
    why: [
        "Thistlethwaite (1981) descends a chain of subgroups, each inside the one before: G0 > G1 > G2 > G3 > 1. Each stage brings the cube into the next subgroup and uses only turns of the one it is in, so nothing is lost.",
        "The index of a subgroup is the number of its cosets: so many cases a stage has to tell apart. Breadth-first search from the cube in order visits them all, counts them, and writes down how many turns each one needs.",
    ],
    lengths: |most, mean| {
        format!(
            "The tables find the fewest turns for each stage, not for the whole: {most} turns at most, about {mean} on the average. Thistlethwaite (1981), without such large tables, proved 52."
        )
    },
    terms: [
        ("chain of subgroups", "Subgroups, each a part of the one before, down to the cube in order alone."),
        ("index", "How many cosets a subgroup has: the order of the larger group divided by that of the subgroup."),
    ],
};
