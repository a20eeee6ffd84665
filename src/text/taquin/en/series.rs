//! English texts of the comparison of methods on many boards.

use super::L;
use crate::text::taquin::series::SeriesTexts;

pub(super) const SERIES: SeriesTexts = SeriesTexts {
    title: "On many boards",
    kinds: ["random boards by the seed", "Korf’s hundred boards (1985)"],
    boards: "Boards",
    entrants: |entrants| format!("{} taking part", L.counted(entrants as u64, "method", "methods")),
    run: "Compare on many boards",
    done: |boards, all, seed| {
        let of = format!("{} of {} searched by all", L.number(boards), L.counted(all, "board", "boards"));
        match seed {
            Some(seed) => format!("{of}, seed {seed}."),
            None => format!("{of}."),
        }
    },
    solved: "solved",
    every: "Every single result (CSV)",
    board: ["number", "board"],
    hint: |most| {
        format!(
            "Means of the boards that all have searched. Moves and gap: of those that were solved; the gap is known where a method that always finds the shortest takes part. The same seed gives the same boards and the same counts. kB: the memory of the search that held most. ms: milliseconds of one search on this device. Iterative deepening gives a board up after {} boards created; it then counts as far as it was searched, and not as solved.",
            L.number(most)
        )
    },
    means: [
        "Boards created",
        "moves on average",
        "Each line is ten times more. Only methods that solved every board are drawn. Filled: no other has shorter solutions with fewer boards.",
    ],
    single: [
        "Boards created",
        "moves",
        "Each line is ten times more. Only methods that put the board in order are drawn. Filled: no other has a shorter solution with fewer boards.",
    ],
};
