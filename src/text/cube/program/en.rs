//! English words of the programs of the Hungarian cube.

use super::RuleTexts;

/// The solution face first.
pub const RULES: RuleTexts = RuleTexts {
    each: "for each stage: cross, corners, second layer",
    hold: "if its face is not on top, turn the cube",
    not_in_order: "while a small cube of the stage is not in order",
    can: "if one of them, c, can be put in order without undoing the rest",
    away: "if c is not in its place",
    raise: "bring it there",
    turned: "if c is wrongly turned",
    rotate: "turn it in place",
    lower: "otherwise take one out, to wait elsewhere",
    helps: "if a turn of the top makes the permutation of its corners even, or places more of them",
    layer: "turn the last layer",
    left: [
        "while a corner of the top is not in its place",
        "while an edge of the top is not in its place",
        "while a corner is wrongly turned",
        "while an edge is wrongly turned",
    ],
    commute: [
        "commutator: three corners in a cycle",
        "commutator: three edges in a cycle, or two exchanges",
        "commutator: twist two corners",
        "commutator: flip two edges",
    ],
    solved: "the cube is in order",
    values: ["stage", "c", "sequence", "turn"],
};
