//! Short solutions in English.

use crate::text::Lang;
use crate::text::cube::short::ShortTexts;
use crate::text::program::EventTexts;

const L: Lang = Lang::En;

/// What keeps a position out of the subgroup.
fn in_the_way([corners, edges, outside]: [usize; 3]) -> String {
    format!(
        "{}, {}, and {} outside the middle layer",
        L.counted(corners, "twisted corner", "twisted corners"),
        L.counted(edges, "flipped edge", "flipped edges"),
        L.number(outside),
    )
}

/// The texts of short solutions.
pub const SHORT: ShortTexts = ShortTexts {
    events: EventTexts {
        solution: "The cube is in order",
        new_level: "A new phase begins",
        levels: ["phase", "phases"],
        dropped_at: |_| String::new(),
        causes: &[],
    },
    counters: ["turns", "positions tried", "still to come"],
    looking: "A worker looks for a short way home …",
    so_far: |turns| {
        format!("A way home in {}. The search goes on for a shorter one.", L.counted(turns, "turn", "turns"))
    },
    over: |turns, nodes, all| {
        let ways = L.counted(turns, "turn", "turns");
        if all {
            format!("A way home in {ways}: every first phase that could be shorter was tried.")
        } else {
            format!(
                "A way home in {ways}. The search ended after {} positions; a shorter one may exist.",
                L.number(nodes)
            )
        }
    },
    phase: |number| format!("phase {number}"),
    phases: |[first, second, last]| {
        let [ahead, middle, after] = [first, second, last].map(|turns| L.counted(turns, "turn", "turns"));
        if last == 0 {
            format!("First phase: {ahead}. Second phase: {middle}.")
        } else if first == 0 {
            format!(
                "Found from the other end, read backwards: {middle} of the second phase, then {after} of the first."
            )
        } else {
            format!(
                "First phase: {ahead}. Second phase: {middle}. Then {after} of the first phase, found from the other end."
            )
        }
    },
    first: |[number, all], left| {
        format!("First phase, turn {number} of {all}. In the way are still {}.", in_the_way(left))
    },
    border: |[a, b]| {
        format!(
            "Nothing is twisted or flipped any more, seen from {a} and {b}, and the middle edges are in their layer. From here {a}, {b} and half turns are enough."
        )
    },
    border_before: |[a, b], last| {
        format!(
            "From here {a}, {b} and half turns are enough, up to the last {}, of the first phase again, found from the other end.",
            if last == 1 { "turn".to_string() } else { format!("{last} turns") }
        )
    },
    second: |[number, all], [a, b]| {
        format!("Second phase, turn {number} of {all}: only {a} and {b} make quarter turns.")
    },
    first_backwards: |[number, all], left| {
        format!(
            "First phase backwards, turn {number} of {all}. Seen from the other end, as the inverse position, it has still {}.",
            in_the_way(left)
        )
    },
    tabs: ["Solutions", "Method", "Scramble"],
    columns: ["turns", "phases", "after", "positions"],
    time: |milliseconds| match milliseconds {
        ms if ms < 9.95 => format!("{}\u{a0}ms", L.fixed(ms, 1)),
        ms if ms < 9_950.0 => format!("{}\u{a0}ms", L.number(ms.round() as u64)),
        ms => format!("{}\u{a0}s", L.fixed(ms / 1000.0, 0)),
    },
    show: |turns| format!("Show the way in {}", L.counted(turns, "turn", "turns")),
    farther: |times| format!("Search {times} times as far"),
    prove: "Is this the fewest? Search for the proof",
    hint: "Each way is shorter than the one before. Press a number to follow that way.",
    why: [
        "The first phase brings the cube into the subgroup of the positions that F, B and half turns of the other faces can make. A position is in it as soon as no corner is twisted, no edge is flipped, and the four edges between front and back are in their layer.",
        "The second phase puts it in order with these turns alone, so that nothing of this is lost.",
        "Tables tell how many turns a phase needs at least. The search tries first phases of growing length, for all three axes, also for the inverse position, whose solution is read backwards, and partly from both ends. A longer first phase often has a much shorter second one: so the ways become shorter and shorter.",
        "No position needs more than 20 turns (Rokicki, Kociemba, Davidson, Dethridge, 2010). This search comes near the fewest but does not prove it. After H. Kociemba, 1992.",
    ],
    counts: [
        "first phase: cosets of the subgroup",
        "second phase: positions of the subgroup",
        "multiplied: all positions",
    ],
    count_columns: ["what", "number"],
    terms: [
        ("subgroup", "Positions which, one after the other, always lead to one of them again."),
        (
            "coset",
            "All positions that the turns of the subgroup lead to from one position. The cosets share out all positions, in equal parts.",
        ),
        ("phase", "A part of the solution with a goal of its own."),
    ],
    scramble: |top, front| {
        format!(
            "Hold a cube in order, {top} on top and {front} in front. These turns make it the cube on the page: the way home, backwards."
        )
    },
    no_scramble: "The cube is in order: there is nothing to follow.",
};
