//! English words of the programs of the Hungarian cube.

use crate::text::cube::{ProductProgramTexts, RuleTexts, RuleWhyTexts};

/// The solution face first.
pub const RULES: RuleTexts = RuleTexts {
    each: "for each stage, until the cube is in order: cross, corners, second layer",
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
    why: RuleWhyTexts {
        on_top: |colour, there| format!("The centre {colour} is {}on top.", if there { "" } else { "not " }),
        left: |cubies| cubies.map_or("None is left.".to_string(), |cubies| format!("Left: {cubies}.")),
        can: |cubie| format!("{cubie} can."),
        cannot: |cubies| format!("None of {cubies} can: each sits in this layer, wrongly."),
        at: |cubie, at, home| match at == home {
            true => format!("{cubie} is in its place."),
            false => format!("{cubie} is at {at}, its place is {home}."),
        },
        turned: |cubie, wrong| format!("{cubie} is {} turned.", if wrong { "wrongly" } else { "rightly" }),
        helps: [
            "The permutation is even, and no turn places more corners.",
            "A turn makes the permutation even, or places more corners.",
        ],
    },
};

/// The position after an algorithm.
pub const PRODUCT: ProductProgramTexts = ProductProgramTexts {
    start: "P = [σ, M] ← position at the start",
    each_turn: "for each turn t = [τ, m]: P ← P · t",
    each_cubie: "for each small cube i that t changes",
    at: "j ← σ(i)",
    place: "σ(i) ← τ(j)",
    index: "M(i) ← M(i) + m(j) mod 3; edge: M(i) × m(j)",
    one: "n ← 1",
    each_cycle: "for each cycle C of P",
    length: "ℓ ← length of C",
    turned: "if one round of C leaves its small cubes turned",
    rounds: "ℓ ← 3 ℓ; edges: 2 ℓ",
    multiple: "n ← lcm(n, ℓ)",
    order: "the order of P is n",
    why: [
        "After ℓ times its small cubes are back and rightly turned.",
        "After ℓ times its small cubes are back, but turned.",
    ],
};
