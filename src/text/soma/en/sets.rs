//! The English texts about other sets of pieces.

use super::L;
use crate::text::soma::SetsTexts;

/// These texts.
pub const SETS: SetsTexts = SetsTexts {
    label: "Set of pieces",
    names: [
        "Soma: 7 pieces, 3 × 3 × 3",
        "Bedlam cube: 13 pieces, 4 × 4 × 4",
        "Tetris cube: 12 pieces, 4 × 4 × 4",
        "Pentominoes, 6 × 10",
        "Pentominoes, 5 × 12",
        "Pentominoes, 4 × 15",
        "Pentominoes, 3 × 20",
        "Pentominoes, box of 3 × 4 × 5",
        "Pentominoes, box of 2 × 5 × 6",
        "Pentominoes, box of 2 × 3 × 10",
        "Conway’s blocks: 18 pieces, 5 × 5 × 5",
        "Slothouber and Graatsma: 9 pieces, 3 × 3 × 3",
        "Diabolical cube: 6 pieces, 3 × 3 × 3",
    ],
    own: "Another set",
    begin: |pieces, cells| {
        format!(
            "{pieces} pieces are to fill {cells} cells. The search for all solutions starts with the button “All solutions at once”."
        )
    },
    searching: "The packing engine is searching for all solutions.",
    stopped: "The search was stopped; it can go on from here.",
    so_far: |nodes, solutions| {
        format!(
            "In the parts finished so far it has placed {} and found {}.",
            L.counted(nodes, "piece", "pieces"),
            L.counted(solutions, "solution up to symmetry", "solutions up to symmetry")
        )
    },
    estimate: |nodes, least, most| {
        format!(
            "By 300 random walks the whole search places about {nodes} pieces (such an interval holds the true number 95 times in 100: {least} to {most})."
        )
    },
    nodes: |nodes| format!("The packing engine has placed {} to find them all.", L.counted(nodes, "piece", "pieces")),
    equal: "Equal pieces are not told apart.",
};
