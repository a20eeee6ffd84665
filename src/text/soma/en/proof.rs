//! The English texts of the argument about the solutions of the cube.

use crate::text::Lang;
use crate::text::soma::proof::ProofTexts;

const L: Lang = Lang::En;

fn corners(count: usize) -> String {
    if count == 0 { "no corner".to_string() } else { L.counted(count as u64, "corner", "corners") }
}

pub const PROOF: ProofTexts = ProofTexts {
    corners: |count| {
        format!(
            "The cube has {count} corners, written 1. From one to another one goes by two cells: they are one class of (x, y, z) modulo 2."
        )
    },
    most: |piece, most| format!("Wherever {piece} stands, it fills {} at most.", corners(most)),
    total: |sum, total, corners| {
        format!(
            "Together at most {sum} = {total}, and there are {corners} to fill: exactly one piece fills one corner fewer than it could. It is the deficient piece."
        )
    },
    never: |piece, fills| {
        let fills = fills.iter().map(|&(count, placements)| format!("{} in {placements} placements", corners(count)));
        format!(
            "{piece} fills {}: never just one fewer than it could, so it is never deficient.",
            fills.collect::<Vec<_>>().join(", ")
        )
    },
    along: |piece, most, placements| {
        format!(
            "So {piece} fills {} in every solution: it lies along an edge, in one of {placements} placements.",
            corners(most)
        )
    },
    not_central: |piece, placements, fills, most| {
        format!(
            "In {placements} placements {piece} has the centre, and then it fills {} instead of {most}: too few, so it is never there.",
            corners(fills)
        )
    },
    deficient: |piece, placements, fills| {
        format!(
            "In {placements} placements {piece} has the centre, and then it fills {}: if it is there, it is the deficient piece.",
            corners(fills)
        )
    },
    checked: |classes, piece, [one, along, central]| {
        format!(
            "Checked on all {classes} solutions: one deficient piece, as it must be, in {one}; {piece} along an edge in {along}; a piece in the centre that can be there in {central}."
        )
    },
    unchecked: "All solutions are being counted, to check it.",
    name: "Proof",
    open: "The proof, step by step",
};
