//! The English texts of the ways on which the pieces of a solution come in.

use crate::puzzle::soma::assemble::way::Move;
use crate::puzzle::soma::cell;
use crate::text::Lang;
use crate::text::soma::ways::WaysTexts;

const L: Lang = Lang::En;

fn moved(each: &Move) -> String {
    let Move::Slide { way, cells } = *each else { return "a quarter turn".to_string() };
    let to = match [way.x, way.y, way.z] {
        [1, ..] => "to the right",
        [-1, ..] => "to the left",
        [_, 1, _] => "to the back",
        [_, -1, _] => "to the front",
        [.., 1] => "up",
        _ => "down",
    };
    format!("{cells} {to}")
}

pub const WAYS: WaysTexts = WaysTexts {
    about: "Can this solution be put together with hands, piece by piece? The page looks for a way for every piece.",
    buttons: ["See how the pieces come in", "Without the ways"],
    gravity: [
        "With gravity",
        "The figure stands on a table, through which nothing comes, and no piece floats at any time.",
    ],
    seeking: "Looking for ways …",
    kinds: [
        "Every piece can be lowered straight from above.",
        "Every piece comes in straight, but not all from above.",
        "Some pieces have to go around corners.",
        "Some pieces have to be turned on their way.",
    ],
    locked: |pieces| {
        format!(
            "{pieces} hold each other: no one of them can be moved out alone. One by one they cannot be put together."
        )
    },
    floating: |pieces| {
        format!("With gravity it cannot be built: even when all pieces are in place, {pieces} would fall.")
    },
    no_order: "With gravity it cannot be built piece by piece: in every order a piece is locked in or floats.",
    given_up: "No order was found; the search was given up after many trials.",
    all: |count, kinds, others, is_same| {
        if is_same {
            return match count {
                1 => "It is the only solution.".to_string(),
                2 => "This holds for both solutions.".to_string(),
                _ => format!("This holds for all {} solutions, tried one by one.", L.number(count)),
            };
        }
        let names = ["all pieces from above", "straight", "around corners", "with turns"];
        let parts = kinds.iter().zip(names).filter(|(count, _)| **count > 0);
        let mut parts: Vec<String> = parts.map(|(count, name)| format!("{} {name}", L.number(*count))).collect();
        if others > 0 {
            parts.push(format!("{} not piece by piece", L.number(others)));
        }
        format!("Of {}: {}.", L.counted(count, "solution", "solutions"), parts.join(", "))
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
