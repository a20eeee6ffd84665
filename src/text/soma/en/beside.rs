//! The English texts beside the search.

use crate::text::Lang;
use crate::text::soma::beside::BesideTexts;

const L: Lang = Lang::En;

pub const BESIDE: BesideTexts = BesideTexts {
    tree: "Tree",
    branch: [
        "The present branch",
        "A row is a level: one line for each placement of its piece or cell, in the order of the trials. A row whose piece is placed leads back to the step at which it was placed.",
    ],
    fates: ["fits", "intersection", "parity", "islands", "not tried yet"],
    level: |level, tried, all, [fit, intersection, parity, islands]| {
        format!(
            "Level {level}: {tried} of {} tried; {fit} fit, dropped by intersection {intersection}, by parity {parity}, by islands {islands}.",
            L.counted(all as u64, "placement", "placements")
        )
    },
    back: "Back to the step at which this piece was placed.",
    judged: "The rules were changed on the way: here all placements are judged by those in use at this step.",
    saved: |rule, trials, more| {
        let rule = ["The rule of parity", "The rule of islands"][rule.min(1)];
        let more = if more { "more than " } else { "" };
        let trials = L.counted(trials, "trial", "trials");
        format!(
            "{rule} has just saved {more}{trials}: without it, the search below this placement would need as many and find nothing."
        )
    },
    also: "The rule of parity has saved nothing here: without it, the rule of islands would drop this placement.",
    widths: ["Width of the tree up to this step", "trials"],
    cover: [
        "exact cover",
        "Exact cover: always the cell, or the piece, with the fewest placements left comes next, whatever the order and the rules. “Most constrained first”, below the order, shows it step by step.",
    ],
    covered: |trials, placed| {
        format!(
            "Exact cover: {}, all of placements that fit; {}.",
            L.counted(trials, "trial", "trials"),
            L.counted(placed, "placed solution", "placed solutions")
        )
    },
    lockstep: [
        "Side by side",
        "The same search under several sets of rules, step by step at the same time; each keeps its rules from the first step on. The more placements a rule drops, the more each step decides.",
        "Two: none, both",
        "Four sets of rules",
    ],
    heads: ["no rules", "islands", "parity", "islands and parity"],
    told: |rules| format!("This is the search with {rules}."),
    apart: "This is the search of the page, which is not among those drawn here.",
    lockstep_table: ["Side by side at this step", "rules", "nodes", "solutions", "decided"],
    decided: "Decided: the share of all assemblies (every piece anywhere) that were tried, or dropped with a placement.",
    not_beyond: |step| format!("Side by side, the searches stop at step {}.", L.number(step)),
};
