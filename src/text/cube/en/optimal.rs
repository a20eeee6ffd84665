//! Shortest solutions in English.

use crate::text::Lang;
use crate::text::cube::optimal::OptimalTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::En;

/// So many turns.
fn turns(count: usize, quarter: bool) -> String {
    if quarter { L.counted(count, "quarter turn", "quarter turns") } else { L.counted(count, "turn", "turns") }
}

/// The texts of shortest solutions.
pub const OPTIMAL: OptimalTexts = OptimalTexts {
    events: EventTexts {
        solution: "The cube is in order",
        new_level: "The solution begins",
        levels: ["solution", "solutions"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["the fewest known", "positions searched", "turns at least, proven"],
    looking: "A worker looks for a first solution. The shortest one cannot be longer.",
    preparing: |hundredths| format!("The tables that exclude positions are made ready: {hundredths} %."),
    none: |most, quarter, positions, seconds| {
        let positions = L.counted(positions, "position", "positions");
        let time = if seconds == 0 { "less than a second".to_string() } else { format!("{} s", L.number(seconds)) };
        format!("No solution of {} or fewer: {positions}, {time}.", turns(most, quarter))
    },
    excluded: |most, quarter| {
        format!("No solution of {} or fewer: the tables exclude it at once.", turns(most, quarter))
    },
    known: |count, quarter| format!("One of {} is known.", turns(count, quarter)),
    searching: |count, quarter| format!("All sequences of {} are being searched.", turns(count, quarter)),
    failed: "The search for the proof failed: “Search again” begins it anew.",
    shortest: |count, quarter| format!("{} is the fewest: this is proven.", turns(count, quarter)),
    all: |found, symmetries| {
        let is = if found == 1 { "is" } else { "are" };
        let found = L.counted(found, "shortest solution", "shortest solutions");
        match symmetries {
            1 => format!("There {is} {found} in all."),
            symmetries => format!("There {is} {found}, up to the {symmetries} symmetries of the position."),
        }
    },
    turn: |number, all| format!("Turn {number} of {all}."),
    tabs: ["Proof", "Solutions", "Method"],
    columns: ["turns", "positions", "searched"],
    below: |last| format!("0 to {last}"),
    by_table: "excluded by the tables",
    found: |found| if found == 0 { "no solution".to_string() } else { L.counted(found, "solution", "solutions") },
    one: "a solution",
    upper: "a solution is known",
    turns,
    between: |low, high, quarter| {
        let from = if low < high { format!("{low} to ") } else { String::new() };
        format!("The shortest solution has {from}{}", turns(high, quarter))
    },
    meet: |shortest| format!("{shortest} is the shortest: the two bounds meet"),
    legend: ["no solution", "being searched", "not decided yet", "a solution is known"],
    empty: |positions| format!("no solution: {}", L.counted(positions, "position", "positions")),
    filling: |hundredths| format!("being searched: ≈ {hundredths} %"),
    fewest: "the shortest",
    at: |turns| format!("Just now: {turns} …"),
    hint: "Each row is one length, searched to its end: its number of positions does not depend on how many workers share it. ≈ is what is expected from the growth so far.",
    metric: ["Count", "turns of a face, also half turns", "quarter turns only"],
    tables: ["Tables", "usual: 35 MB for each worker", "large: 211 MB, one worker"],
    large: "The large tables also tell how the four edges of the middle layer are paired. They exclude more: half to two thirds of the positions are left. They are built once, in about half a minute, and kept on this device.",
    no_large: "The search with the large tables failed: the browser may not give it 211 MB of memory. “Search again” takes the usual ones.",
    every: "Look for all shortest solutions",
    again: "Search again",
    believe: [
        "To believe the number you need two things. That it is enough is seen: play the solution. That fewer are not enough is what the table shows.",
        "A table gives, for every position and for its inverse, a number of turns that are needed at least. It was filled by a search backwards from the cube in order, so it never says too much. A sequence is left only where fewer turns remain than are needed.",
        "Every other sequence of a length was tried, except for those that say the same in another way: turns of opposite faces in another order, one face turned twice in a row, and what a symmetry of the position makes of a sequence that was tried.",
    ],
    why: [
        "Iterative deepening: all sequences of one length, then of the next. Nothing is kept in memory but the present sequence. Each length has about 13 times as many positions as the one before, or 9 times in quarter turns, so that the last one takes nearly all the time (R. Korf, 1997).",
        "The tables tell, for the twist of the corners, the flip of the edges and the places of four edges, how many turns lead into the subgroup of the first phase of short solutions. They are read for the three axes of the cube, and if all three say the same, one more turn is needed.",
        "From below the length rises; from above a solution in two phases bounds it. Where both meet, the search is over.",
        "No position needs more than 20 turns (T. Rokicki, H. Kociemba, M. Davidson, J. Dethridge, 2010), or 26 quarter turns (T. Rokicki, M. Davidson, 2014).",
    ],
    terms: [
        ("God’s algorithm", "A way that needs the fewest turns from every position. The base text calls it unknown."),
        ("lower bound", "A number of turns that are needed at least."),
        ("half-turn metric", "A turn of a face counts as one, by a quarter or by a half."),
    ],
    listed: |count| format!("The first {} of them:", L.number(count)),
    none_yet: "Here stand the shortest solutions, once they are found.",
};
