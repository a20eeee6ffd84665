//! The English texts about the colours of cells.

use super::L;
use crate::puzzle::soma::tint::Tint;
use crate::text::soma::tints::TintsTexts;
use crate::text::soma::why::Scope;

pub const TINTS: TintsTexts = TintsTexts {
    brush: "Colour of the cells",
    names: ["None", "Black", "White", "May stay empty"],
    cell: ["", ", black", ", white", ", may stay empty"],
    hints: [
        "The colours are a rule: a black cell of a piece may not come to a white cell of the figure, nor a white one to a black one. Cells without a colour go with both.",
        "A cell of the figure with a plus may be filled or stay empty. Where no piece comes, the search sets a gap: a piece of one such cell.",
    ],
    gaps: |gaps, letters| match gaps {
        1 => format!("One cell stays empty: the search sets a piece of one cell there, the gap {letters}."),
        _ => format!("{gaps} cells stay empty: the search sets pieces of one cell there, the gaps {letters}."),
    },
    chequer: "As a chessboard",
    most: |tint, found, most, scope| {
        let (pieces, left) = if scope == Scope::Rest { ("The pieces left", " left") } else { ("The pieces", "") };
        let found = match tint {
            Tint::White => L.counted(found as u64, "white cell", "white cells"),
            Tint::Open => {
                return format!(
                    "{pieces} leave {found} cells empty; the number of cells{left} that may stay empty is {most}."
                );
            }
            _ => L.counted(found as u64, "black cell", "black cells"),
        };
        format!("{pieces} have {found}; the number of cells{left} that can take this colour is {most}.")
    },
    refused: |cells| format!("black would come to white in {cells}"),
};
