//! The finder of commutators in English.

use crate::puzzle::cube::Kind;
use crate::puzzle::cube::wish::{Refusal, WishedChange};
use crate::text::Lang;
use crate::text::cube::finder::FinderTexts;

const L: Lang = Lang::En;

fn happens(change: WishedChange, names: &[String]) -> String {
    match (change, names) {
        (WishedChange::Cycle, [first, ..]) => format!("{} → {first}", names.join(" → ")),
        (WishedChange::Flip, [a, b]) => format!("{a} and {b} are flipped"),
        (WishedChange::Twist, [a, b]) => format!("{a} turns anticlockwise, {b} clockwise"),
        _ => names.join(", "),
    }
}

fn missing(change: WishedChange, count: usize) -> &'static str {
    match (change, count) {
        (WishedChange::Cycle, 0) => {
            "Point at three small cubes, one after the other: on the cube, on its net, or in the list. The facelet that you point at goes to where the next one is."
        }
        (WishedChange::Cycle, 1) => "Two more are needed: the first one goes to where the next one is.",
        (WishedChange::Cycle, _) => {
            "One more is needed. Two alone cannot be exchanged: that is odd. A commutator is even, because X′ and T′ stand beside X and T."
        }
        (WishedChange::Flip, 0) => "Point at two edges: on the cube, on its net, or in the list.",
        (WishedChange::Flip, _) => {
            "One more edge is needed. A single edge cannot be flipped: the number of flipped edges stays even."
        }
        (WishedChange::Twist, 0) => {
            "Point at two corners: the first one turns a third anticlockwise, seen from outside, the second one a third clockwise."
        }
        (WishedChange::Twist, _) => {
            "One more corner is needed. A single corner cannot be twisted: the sum of the rotation indices stays 0 mod 3."
        }
    }
}

fn refused(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Centre => "This is a centre: it stays where it is. Point at a corner or an edge.",
        Refusal::Kind(Kind::Edge) => "This is a corner: it can be twisted, not flipped. Point at an edge.",
        Refusal::Kind(Kind::Corner) => "This is an edge: it can be flipped, not twisted. Point at a corner.",
        Refusal::Mixed(Kind::Corner) => {
            "This is an edge, and the first one is a corner. No turns bring one to the place of the other: a cycle has one kind only."
        }
        Refusal::Mixed(Kind::Edge) => {
            "This is a corner, and the first one is an edge. No turns bring one to the place of the other: a cycle has one kind only."
        }
        Refusal::Full => "As many as are needed are chosen. Take one away first, or point anew.",
    }
}

/// The texts of the finder.
pub const FINDER: FinderTexts = FinderTexts {
    choice: "X and T",
    choices: ["your own", "find: three in a cycle", "find: two edges flipped", "find: two corners twisted"],
    missing,
    refused,
    looking: "The commutator is being searched …",
    chosen: [
        "Each facelet goes to where the next one is, the last one to the first:",
        "These edges are flipped:",
        "The first corner turns anticlockwise, the second clockwise:",
    ],
    other: "other facelet",
    other_of: |name| format!("other facelet than {name}"),
    remove: |name| format!("take {name} away"),
    list: "All small cubes",
    buttons: ["The other way round", "Point anew", "Into the fields S, X and T"],
    happens,
    wished: |happens| format!("Wished: {happens}, and nothing else."),
    length: |turns, faces| {
        let all = L.counted(turns, "turn", "turns");
        if turns == faces {
            format!("{all}: the fewest of this form.")
        } else {
            format!("{all}, {} in the half-turn metric: the fewest of this form.", L.number(faces))
        }
    },
    facts: ["setup S", "X", "T", "the whole"],
    no_setup: "none is needed",
    renames: |before, after| format!("S renames: “{before}” becomes “{after}”, which X T X′ T′ can do."),
    moves: |name, count, both| {
        format!(
            "{name} moves {}. X and T share only {}.",
            L.counted(count, "small cube", "small cubes"),
            both.join(", ")
        )
    },
    x_undone: "X′ puts back what X moved. It finds something else only where T has brought it.",
    t_undone: |happens| format!("T′ puts back what T moved. What is left: {happens}."),
    renames_back: |before, after| format!("S′ gives everything its name back: “{before}” becomes “{after}”."),
    done: |happens| format!("Done: {happens}, and nothing else has changed."),
    why: [
        "The page tries S X T X′ T′ S′, where X or T is a single turn of a face or a middle layer; S and the other one may be any such turns. It goes from the shortest on, so none of this form has fewer turns. A middle layer counts as two turns of faces. Commutators of two long sequences are not tried.",
        "S renames. What X T X′ T′ does to some small cubes, S X T X′ T′ S′ does to those that S brings there: (a b c) becomes (S(a) S(b) S(c)). So one commutator serves for all small cubes of a kind.",
        "X and X′ have the same sign, T and T′ too: a commutator is an even permutation of the corners, and of the edges. So it never exchanges two alone.",
        "What X twists or flips, X′ twists or flips back, perhaps on another small cube: the rotation indices add up to 0. So it never flips a single edge, and never twists a single corner.",
    ],
    terms: [
        ("setup", "Turns that are made before and undone after."),
        ("UFR, FUR, RUF", "The three facelets of one corner: the first letter is the face on which the facelet lies."),
    ],
    supports: "what X and T move",
    legend: |[x, t, both]| {
        [
            format!("X only ({})", L.number(x as u64)),
            format!("T only ({})", L.number(t as u64)),
            format!("both ({})", L.number(both as u64)),
        ]
    },
    setup_field: "S: the setup, before the others and undone after them; may be empty",
    net: ["S X T X′ S′ changes", "S X T X′ T′ S′ changes"],
    renamed: "With the setup everything is renamed once more: every place p is called by the name of the place to which S′ takes it.",
    renamed_by_setup: "Renamed by the setup",
    rename_columns: [["cycles of X T X′ T′", "after renaming by S"], ["cycles of X T X′", "after renaming by S"]],
};
