//! English texts about the search in which the fewest choices come first.

use super::L;
use crate::text::program::TrialTexts;
use crate::text::soma::fewest::FewestTexts;

pub(super) const FEWEST: FewestTexts = FewestTexts {
    switch: (
        "Most constrained first",
        "At each level comes the cell, or the piece, for which the fewest placements still fit (exact cover). The order above only says which piece is tried first at a cell.",
    ),
    begin: "Nothing is placed yet. At each level comes the cell, or the piece, for which the fewest placements still fit.",
    next: |item, count| {
        let item = match item {
            Ok(cell) => format!("cell {cell}"),
            Err(piece) => format!("piece {piece}"),
        };
        match count {
            0 => format!("Nothing fits {item} any more: a dead end, go back."),
            1 => format!("Next comes {item}: only one placement fits it."),
            _ => format!(
                "Next comes {item}: {} fit it, nothing has fewer.",
                L.counted(u64::from(count), "placement", "placements")
            ),
        }
    },
    cell: |number| format!("cell {number}"),
    level: "level",
    decided: "Decided: the share of the tree, if the choices of a node have equal shares.",
    program: TrialTexts {
        enter: "fill(k):",
        each: "for each placement p that fits the cell or piece with the fewest",
        choose: "put the piece into place p",
        tests: &[
            "if one of its cells is filled already",
            "if an island cannot be filled",
            "if the parity of the empty cells is impossible",
        ],
        drop: "take it out: next placement",
        whole: "if it was the last piece",
        solution: "write the solution down",
        deeper: "else fill(k + 1)",
        back: "go back to level k − 1",
        values: ["k", "p"],
    },
};
