//! The English texts of the lower bounds that are shown on the board.

use crate::text::taquin::bounds::BoundTexts;

/// All texts of the lower bounds.
pub const BOUNDS: BoundTexts = BoundTexts {
    heading: ["How few moves at least?", "Plots of the distances"],
    names: ["Manhattan", "Linear conflicts", "Walking distance", "Pattern databases"],
    counts: [
        "The way of each tile to its cell, as if the others were not there.",
        "The same, and for tiles that are in their own row or column but cannot pass each other two moves more for each that must give way.",
        "On each tile the row and the column to which it belongs. How the rows exchange tiles with the blank’s row is solved exactly, and the same for columns.",
        "Groups of tiles, A, B and so on. For each group a table knows the least number of moves of its tiles, whatever the others do.",
    ],
    columns: ["at least", "moves", "exact", "gap"],
    manhattan: |sum| format!("sum of the ways: {sum}"),
    conflicts: |ways, more| format!("{ways} + {more} = {}", ways + more),
    walking: |[rows, columns]| format!("rows {rows} + columns {columns} = {}", rows + columns),
    groups: |moves, is_mirrored| {
        let parts: Vec<String> =
            moves.iter().zip(["A", "B", "C"]).map(|(moves, name)| format!("{name} {moves}")).collect();
        let sum: u32 = moves.iter().sum();
        format!("{} = {sum}{}", parts.join(" + "), if is_mirrored { " (groups mirrored at the diagonal)" } else { "" })
    },
    exact: |exact, gap| format!("exact {exact}, gap {gap}"),
    waiting: "The tables are fetched or built.",
};
