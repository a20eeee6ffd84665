//! The English texts of the arguments that a figure cannot be built.

use crate::text::soma::why::{Scope, WhyTexts};
use crate::text::{Lang, signed};

const L: Lang = Lang::En;

/// How many pieces the search has placed, in brackets; nothing where it had none to place.
fn all(placed: u64) -> String {
    if placed > 0 { format!(" ({})", L.counted(placed, "piece placed", "pieces placed")) } else { String::new() }
}

pub const WHY: WhyTexts = WhyTexts {
    hopeless: "This figure cannot be built: the search will try everything and find nothing.",
    see_figure: "The view Figure tells why.",
    none_with_reason: "There is no solution. The view Figure gives a reason; the search, which has tried everything, finds none either.",
    known: "Other programs find no solution either.",
    impossible: "It cannot be built, and one need not try everything to know it:",
    exhausted: |placed, is_looked_for| {
        let all = all(placed);
        if is_looked_for {
            format!("No short argument was found, but the search has tried everything{all}: it cannot be built.")
        } else {
            format!("The search has tried everything{all}: it cannot be built.")
        }
    },
    agrees: |placed| {
        let all = all(placed);
        format!("The search has tried everything, too{all}, and finds nothing.")
    },
    looking: "Looking for a short argument …",
    balance: |balance, reachable| {
        format!("Black minus white is {} in what is left; the pieces left can make {reachable}.", signed(balance))
    },
    class: |cells, most, scope| {
        let pieces = if scope == Scope::Rest { "the pieces left" } else { "the pieces" };
        format!("{cells} cells lie in one class, of which {pieces} can fill {most} at most.")
    },
    part: |cells, scope| {
        let pieces = if scope == Scope::Rest { "no pieces left" } else { "no pieces" };
        format!("A part has {}, which {pieces} have together.", L.counted(cells, "cell", "cells"))
    },
    homeless: |letter, scope| {
        if scope == Scope::Rest {
            format!("Piece {letter} finds no place any more.")
        } else {
            format!("Piece {letter} finds no place.")
        }
    },
    unreached: |count, cells, scope| {
        let piece = if scope == Scope::Rest { "No piece left" } else { "No piece" };
        let cell = if count == 1 { "cell" } else { "the cells" };
        format!("{piece} reaches {cell} {cells}, wherever it is placed.")
    },
    weights: |sum, terms, most| {
        format!(
            "Write a number on each cell: their sum is {sum}. Wherever the pieces stand, the numbers that they cover add up to at most {terms} = {most}, less than {sum}."
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
            "Each time we ask a question to which few answers are left. After {} every way has ended.",
            L.counted(steps as u64, "step", "steps")
        )
    },
    of_cell: |cell, way, piece, cells| match way {
        None => format!("Cell {cell} can only be filled by {piece} at {cells}."),
        Some([way, ways]) => format!("Which piece fills cell {cell}? Way {way} of {ways}: {piece} at {cells}."),
    },
    of_piece: |piece, way, cells| match way {
        None => format!("{piece} can only stand at {cells}."),
        Some([way, ways]) => format!("Where does {piece} stand? Way {way} of {ways}: {cells}."),
    },
    images: |count| {
        format!("The figure is symmetric: what follows holds for the {count} ways that are images of this one.")
    },
    dead: |reason| format!("This way ends. {reason}"),
    closed: "Every way has ended: the figure cannot be built.",
    weight: |cell, weight| format!("cell {cell}, weight {weight}"),
    show_forced: |piece| format!("forced: show {piece} alone"),
    shown: ["Weights", "Chain"],
};
