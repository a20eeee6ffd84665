//! English texts about the ideas of the packing engine.

use super::L;
use crate::text::soma::ideas::IdeasTexts;

pub(super) const IDEAS: IdeasTexts = IdeasTexts {
    heading: "What each idea of the engine saves",
    about: |most| {
        format!(
            "The whole search again, each time without one idea or with one more, counted in pieces placed. A search is given up after {} pieces.",
            L.number(most)
        )
    },
    button: "Compare the ideas",
    columns: ["search", "pieces placed", "factor"],
    names: [
        "as it is",
        "without fewest choices first",
        "without choosing a piece",
        "without sizes of regions",
        "without symmetry",
        "with balance of colours",
        "with tables of regions",
    ],
    more: |most| format!("more than {}", L.number(most)),
    ideas: [
        "Fewest choices first: go on with the cell that the fewest placements can fill. Without this, with the first empty cell.",
        "Choosing a piece: where a piece has fewer placements left than any cell, go on with that piece.",
        "Sizes of regions: give up where an empty region has a size that no pieces left have together.",
        "Symmetry: place one piece first, in only one of several placements that the symmetries of the figure map to each other.",
        "Balance of colours: give up where the pieces left cannot make the difference between the colours of the empty cells, coloured like a chessboard. Not used: it costs more than it saves.",
        "Tables of regions: give up where no pieces left fill an empty region of at most 12 cells. Not used, for the same reason.",
    ],
    same: |placed| {
        format!("Every search that was finished found the same number of placed solutions: {}.", L.number(placed))
    },
};
