//! The English texts about other sets of pieces.

use super::L;
use crate::puzzle::soma::KnownSet;
use crate::text::soma::SetsTexts;

/// These texts.
pub const SETS: SetsTexts = SetsTexts {
    label: "Set of pieces",
    names: [
        "Soma cube, 3 × 3 × 3",
        "Bedlam cube, 4 × 4 × 4",
        "Tetris cube, 4 × 4 × 4",
        "Pentominoes, 6 × 10",
        "Pentominoes, 5 × 12",
        "Pentominoes, 4 × 15",
        "Pentominoes, 3 × 20",
        "Pentominoes, 3 × 4 × 5",
        "Pentominoes, 2 × 5 × 6",
        "Pentominoes, 2 × 3 × 10",
        "Conway, 5 × 5 × 5",
        "Slothouber–Graatsma",
        "Diabolical cube, 3 × 3 × 3",
        "Mikusiński’s cube, 3 × 3 × 3",
        "Half-hour puzzle, 3 × 3 × 3",
        "Tetracubes, 2 × 4 × 4",
        "Broken chessboard, 8 × 8",
    ],
    origins: [
        (
            KnownSet::Mikusinski,
            "Jan Mikusiński’s cube, in Hugo Steinhaus, Mathematical Snapshots, 1950. No list of its pieces was found: of all sets of an L, both screws and three pieces of five cubes, only this one has, up to reflection, what is published about it.",
        ),
        (
            KnownSet::BrokenChessboard,
            "A chessboard broken into the twelve pentominoes and a square, after Henry Dudeney (The Canterbury Puzzles, 1907), in colours chosen for this page: put it together again, so that black and white squares alternate.",
        ),
    ],
    own: "Another set",
    begin: |pieces, cells| {
        format!(
            "{pieces} pieces are to fill {cells} cells. The search for all solutions starts with the button “All solutions at once”."
        )
    },
    kept: "Parts of this search were made before; their results were kept on this device.",
    searching: "The packing engine is searching for all solutions.",
    first: "The first one found is shown.",
    stopped: "The search was stopped; it can go on from here.",
    so_far: |nodes, solutions| {
        format!(
            "In the parts finished so far it has placed {} and found {}.",
            L.counted(nodes, "piece", "pieces"),
            L.counted(solutions, "solution up to symmetry", "solutions up to symmetry")
        )
    },
    underestimated: "Random walks had estimated fewer pieces for the whole search than are placed by now: few of them meet the largest branches.",
    estimate: |nodes, [low, high]| {
        format!(
            "Random walks estimate about {nodes} pieces for the whole search (95% interval: {low} to {high}); such estimates are often too low, because few walks meet the largest branches."
        )
    },
    nodes: |nodes| format!("The packing engine has placed {} to find them all.", L.counted(nodes, "piece", "pieces")),
    listed: |listed| format!("{} of them are kept and can be looked at.", L.number(listed)),
    equal: "Equal pieces are not told apart.",
};
