//! The English texts of the ways on which the pieces of a solution come in.

use crate::puzzle::soma::assemble::way::Move;
use crate::puzzle::soma::cell;
use crate::text::Lang;
use crate::text::soma::ways::WaysTexts;

const L: Lang = Lang::En;

fn moved(each: &Move) -> String {
    let (way, cells) = match *each {
        Move::Slide { way, cells } => (way, cells),
        // As a viewer in front sees it.
        Move::Turn { axis, is_positive, .. } => {
            let to = match (axis, is_positive) {
                (0, true) => "towards the front",
                (0, false) => "towards the back",
                (1, true) => "to the right",
                (1, false) => "to the left",
                (_, true) => return "a quarter turn anticlockwise, seen from above".to_string(),
                (_, false) => return "a quarter turn clockwise, seen from above".to_string(),
            };
            return format!("a quarter turn, tipping {to}");
        }
    };
    let to = match [way.x, way.y, way.z] {
        [1, ..] => "to the right",
        [-1, ..] => "to the left",
        [_, 1, _] => "to the back",
        [_, -1, _] => "to the front",
        [.., 1] => "up",
        _ => "down",
    };
    format!("{} {to}", L.counted(u64::from(cells), "cell", "cells"))
}

pub const WAYS: WaysTexts = WaysTexts {
    about: "Can this solution be put together by hand, piece by piece? The page looks for a way for every piece, by straight moves and quarter turns.",
    buttons: ["See how the pieces come in", "Without the ways"],
    gravity: [
        "With gravity",
        "The figure stands on a table, through which nothing comes, and no piece floats at any time.",
    ],
    seeking: ["Looking for ways …", "The search for ways was stopped.", "The search for ways has failed."],
    kinds: [
        "Every piece can be lowered straight from above.",
        "Every piece comes in straight, but not all from above.",
        "Every piece comes in, some around corners.",
        "Every piece comes in, some turned on their way.",
    ],
    locked: |pieces| {
        format!(
            "{pieces} hold each other: by straight moves and quarter turns no one of them comes out alone. With such moves they cannot be put together one by one."
        )
    },
    floating: |pieces, _| {
        format!("With gravity it cannot be built: even when all pieces are in place, {pieces} would fall.")
    },
    no_order: "With gravity it cannot be built piece by piece: in every order a piece floats, or finds no way by straight moves and quarter turns.",
    given_up: "No order was found; the search was given up after many trials.",
    all: |[count, known], kinds, [others, open], is_same| {
        if count < known && is_same {
            return format!(
                "This holds for the {} solutions that are listed, of {}.",
                L.number(count),
                L.number(known)
            );
        }
        if is_same {
            return match count {
                1 => "It is the only solution.".to_string(),
                2 => "This holds for both solutions.".to_string(),
                _ => format!("This holds for all {} solutions, tried one by one.", L.number(count)),
            };
        }
        if known == 1 {
            return "It is the only solution.".to_string();
        }
        let names = ["from above", "straight", "around corners", "with turns", "not piece by piece", "undecided"];
        let counts = kinds.iter().copied().chain([others, open]);
        let parts = counts.zip(names).filter(|(count, _)| *count > 0);
        let parts: Vec<String> = parts.map(|(count, name)| format!("{} {name}", L.number(count))).collect();
        let which = match count < known {
            true => format!("the {} solutions that are listed, of {}", L.number(count), L.number(known)),
            false => format!("{} solutions", L.number(count)),
        };
        format!("Of {which}, placed as they are listed: {}.", parts.join(", "))
    },
    table: ["How the pieces come in", "piece", "way"],
    way: |moves| match moves {
        [Move::Slide { way, .. }] if *way == cell(0, 0, -1) => "from above".to_string(),
        [Move::Slide { way, .. }] if *way == cell(0, 1, 0) => "from the front".to_string(),
        [Move::Slide { way, .. }] if *way == cell(0, -1, 0) => "from the back".to_string(),
        [Move::Slide { way, .. }] if *way == cell(-1, 0, 0) => "from the right".to_string(),
        [Move::Slide { way, .. }] if *way == cell(1, 0, 0) => "from the left".to_string(),
        [Move::Slide { .. }] => "from below".to_string(),
        _ => moves.iter().map(moved).collect::<Vec<_>>().join(", "),
    },
    there: "in place before",
    begin: |count| format!("Nothing is in place yet; {} will come.", L.counted(count as u64, "piece", "pieces")),
    step: |step, count, piece, way| format!("Piece {step} of {count}, {piece}: {way}."),
};
