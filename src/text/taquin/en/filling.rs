//! English texts of a small pattern database while it is filled.

use super::L;
use crate::text::taquin::filling::FillingTexts;

pub(super) const FILLING: FillingTexts = FillingTexts {
    heading: ["How such a table is made", "Watch a small one fill", "Back to the bounds"],
    tiles: ["first tile", "second tile"],
    table: |first, second| format!("Large cell: where {first} stands. In it: where {second} stands"),
    placement: |moves| format!("{} from home", L.counted(moves, "move", "moves")),
    begin: "Both tiles are at home: 0 moves. Now go backwards from there.",
    step: |moves, new, known| {
        format!(
            "{} away from home; the blank wanders over the tinted cells at no cost. One of the two tiles moves: {} with {}. {} known.",
            L.counted(moves, "move", "moves"),
            L.counted(new, "new placement", "new placements"),
            L.counted(moves + 1, "move", "moves"),
            L.number(known)
        )
    },
    done: |all, most, more, by| {
        format!(
            "All {} placements are known; the farthest needs {}. {} of them need more than the Manhattan distances, by {} at most.",
            L.number(all),
            L.counted(most, "move", "moves"),
            more,
            by
        )
    },
    pointed: |moves| match moves {
        Some(moves) => L.counted(moves, "move", "moves"),
        None => "not known yet".to_string(),
    },
    columns: ["moves", "placements"],
    about: [
        "The other tiles are all alike here. So there are few placements: the table has one number for each.",
        "The search goes backwards, from the order outwards, breadth first: what is met first is nearest. A placement can be looked at again where the blank is shut off on the other side.",
        "In the frame of the second colour: the two tiles as they stand on your board. Its number is what the table says about it: so many moves at least.",
    ],
};
