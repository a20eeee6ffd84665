//! English texts of a race of methods.

use super::L;
use crate::text::taquin::race::RaceTexts;

pub(super) const RACE: RaceTexts = RaceTexts {
    begin: "Who puts the board in order after the fewest leaves, and who in the fewest moves? Guess, then start.",
    at: |moment| format!("Moment {} of the clock.", L.number(moment)),
    found: |letter, moves, steps| {
        format!("{letter}: {} after {}.", L.counted(moves, "move", "moves"), L.counted(steps, "step", "steps"))
    },
    over: |letters, moves, first, steps| {
        format!(
            "The shortest: {letters}, {}. The first: {first}, after {}.",
            L.counted(moves, "move", "moves"),
            L.counted(steps, "step", "steps")
        )
    },
    none: "All have ended, and none has found a solution.",
    counted: [
        |expanded| format!("{} expanded", L.number(expanded)),
        |created| format!("{} created", L.number(created)),
        |nodes| L.counted(nodes, "node", "nodes"),
    ],
    solution: |moves| format!("found: {}", L.counted(moves, "move", "moves")),
    bound: |bound| format!("proved: at least {}", L.counted(bound, "move", "moves")),
    state: [
        "searching …",
        "no solution",
        "stopped at its limit",
        "the formula has no value",
        "its nodes are prepared …",
    ],
    counters: ["shortest found", "proved: at least"],
    chart: [
        "Moves proved and found",
        "leaves expanded, each mark ten times more",
        "proved: no solution is shorter",
        "solution",
    ],
    who: ["Who takes part", "Two to four"],
    clocks: ["One clock for all", "steps: each makes one", "time: each has as long"],
    measuring: "The time of a step is measured; until then all make one step each.",
    pace: |steps| format!("Measured on this device: steps in the time that the quickest takes for 1,000: {steps}."),
    table: ["The race in numbers", "method", "expanded", "created", "proved", "moves", "gap"],
    open: "See them race",
    hints: [
        "A click on a tree shows it alone, at the same step.",
        "A tree stops at 200,000 nodes, iterative deepening at 200,000 nodes, too.",
    ],
    about: [
        "Greedy methods look only at what seems left: their tree is a thin thread that dives, finds something early, and proves nothing about it.",
        "A* adds the moves made. Its tree grows in breadth; but whenever it takes a leaf, no solution is shorter than that leaf’s sum, and its first solution is a shortest one.",
        "IDA* keeps only one path. It begins again with each bound, counts the same boards several times, and needs hardly any memory.",
    ],
};
