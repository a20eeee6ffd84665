//! The English texts of the arguments that a figure cannot be built.

use crate::text::soma::why::WhyTexts;
use crate::text::{Lang, signed};

const L: Lang = Lang::En;

/// How many pieces the search has placed, in brackets; nothing where it had none to place.
fn all(placed: Option<u64>) -> String {
    let placed = placed.filter(|&placed| placed > 0);
    placed.map_or(String::new(), |placed| format!(" ({})", L.counted(placed, "piece placed", "pieces placed")))
}

pub const WHY: WhyTexts = WhyTexts {
    impossible: "It cannot be built, and no search is needed to know it:",
    exhausted: |placed| {
        let all = all(placed);
        format!("No short argument tells it, but the search has tried everything{all}: it cannot be built.")
    },
    agrees: |placed| {
        let all = all(placed);
        format!("The fast search has tried everything, too{all}, and finds nothing.")
    },
    looking: "Looking for an argument without a search …",
    balance: |balance, reachable| {
        format!("Black minus white is {} in what is left; the pieces left can make {reachable}.", signed(balance))
    },
    class: |cells, most| format!("{cells} cells lie in one class, of which the pieces can fill {most} at most."),
    part: |cells| format!("A part has {}, which no pieces have together.", L.counted(cells, "cell", "cells")),
    homeless: |letter| format!("Piece {letter} finds no place."),
    unreached: |count, cells| match count {
        1 => format!("No piece reaches cell {cells}, wherever it is placed."),
        _ => format!("No piece reaches the cells {cells}, wherever it is placed."),
    },
    weights: |sum, terms, most| {
        format!(
            "Write numbers on the cells, {sum} in all. Wherever the pieces stand, they cover at most {terms} = {most}: less than {sum}."
        )
    },
    table: ["The most that each piece covers", "piece", "at most"],
    chain: |steps, forced| {
        let forced = match forced {
            0 => String::new(),
            _ => format!(", {forced} of them forced"),
        };
        format!("From choice to choice, {}{forced}: every way ends.", L.counted(steps as u64, "step", "steps"))
    },
    show_reason: "Show it",
    begin: |steps| {
        format!(
            "We ask each time where the fewest answers are left. After {} every way has ended.",
            L.counted(steps as u64, "step", "steps")
        )
    },
    of_cell: |cell, [way, ways], piece, cells| match ways {
        1 => format!("Cell {cell} can only be filled by {piece} at {cells}."),
        _ => format!("Which piece fills cell {cell}? Way {way} of {ways}: {piece} at {cells}."),
    },
    of_piece: |piece, [way, ways], cells| match ways {
        1 => format!("{piece} can only stand at {cells}."),
        _ => format!("Where does {piece} stand? Way {way} of {ways}: {cells}."),
    },
    dead: |reason| format!("This way ends. {reason}"),
    closed: "Every way has ended: the figure cannot be built.",
    shown: ["Weights", "Chain"],
};
