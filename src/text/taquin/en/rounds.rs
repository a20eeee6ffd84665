//! The English texts of the search by iterative deepening.

use super::L;
use crate::text::taquin::rounds::RoundTexts;

/// All texts of iterative deepening.
pub const ROUNDS: RoundTexts = RoundTexts {
    counters: ["boards created", "bound", "moves made", "moves, all in order", "shortest"],
    waiting: ["The first steps are coming.", "The tables of patterns are fetched or built."],
    begin: |bound| {
        format!(
            "By the estimate, at least {bound} moves are needed. This is the first bound: no path longer than that is followed."
        )
    },
    round: |round, bound| {
        format!("Round {round}. The bound rises to {bound}, the least f that was cut off, and the search begins again.")
    },
    within: |slide, [g, h, bound]| {
        format!("{slide}. f = {g} made + {h} at least to come = {}, not above the bound {bound}: deeper.", g + h)
    },
    beyond: |slide, [g, h, bound]| {
        format!("{slide}. f = {g} made + {h} at least to come = {} > {bound}: cut off.", g + h)
    },
    found: |moves| format!("All in order, after {}.", L.counted(moves, "move", "moves")),
    proof: |moves| {
        format!(
            "No solution is shorter: everything within the smaller bounds was searched to the end, and the estimate never promises more than is needed. So {moves} is the shortest."
        )
    },
    searching: |bound| format!("The workers search everything within the bound {bound}."),
    beyond_steps: |steps| {
        format!("The first {} steps can be seen one by one. Run the search to let the workers go on.", L.number(steps))
    },
    value: |[g, h, f]| format!("{g} + {h} = {f}"),
    cut: |bound| format!("> {bound}: cut off"),
    plot: ["Boards created in each round", "bound", "each step up is ten times as many"],
    under: [
        |moves| format!("after {}", L.counted(moves, "move", "moves")),
        |moves| format!("in order after {}, none is shorter", L.counted(moves, "move", "moves")),
    ],
    columns: ["round", "bound", "boards", "times the one before"],
    heading: "The rounds",
    totals: "A finished round always has the same number of boards, however many workers share it. The last round has not: it ends as soon as one of them finds the order. With one worker, boards are counted as in Korf’s article (1985).",
    rate: [
        |rate| format!("{} boards created per second.", L.number(rate)),
        |rate| format!("{} boards created per second, the time for the tables included.", L.number(rate)),
    ],
    way: |recent| format!("The line on the board is the way of the blank; its last {recent} moves are thick."),
    no_tree: |nodes| format!("This round has {} boards: its tree is not drawn.", L.number(nodes)),
    agrees: |moves| format!("The exact distance, counted backwards from the order, is {moves} too."),
    origin: [
        "The tables were kept from an earlier visit.",
        "The tables were built now, and are kept on this device for the next visit where the browser allows it.",
    ],
    refused: "A method that looks for a shortest solution does not begin: there is none. The parity of the board proves it without a search.",
    theory: [
        (
            "Why no tree is kept",
            "The tree of the Branch-and-Bound search fills the memory: on a board of 4 × 4 it is full after less than a second. Iterative deepening keeps only the path from the first board to the present one, some tens of boards. The price: each round does the work of the rounds before once more. As each round has several times as many boards as the one before, that costs little.",
        ),
        (
            "Why the solution is shortest",
            "The estimate h never promises more moves than are needed: it is admissible. So f = g + h, moves made plus estimate, is never more than the length of a solution along this path. A round with bound b follows every path of which f stays within b; if it does not find the order, every solution has more than b moves. The bound rises by two each time, since each move changes the colour of the blank’s cell.",
        ),
        (
            "Four estimates, each with more knowledge",
            "Manhattan distance: the way of each tile as if the others were not there. Linear conflicts: two tiles in their own row in the wrong order cannot pass each other: two more moves. Walking distance: only in which row each tile stands and belongs counts; this simpler puzzle is solved exactly, and the same for columns. Pattern databases: for five or six tiles at once the exact number of moves of these tiles, for each of their placements.",
        ),
        (
            "How a pattern database is made",
            "From the board in order one searches backwards and looks only at the tiles of one group; the others are all alike. Each placement of the group is met first after the least number of moves of its tiles, and that number is written down. As each move is that of one tile, the numbers of groups without a common tile may be added (Korf and Felner, 2002). A board mirrored at its diagonal has the same tables: the larger sum counts. Where the blank stands is left out, so the sum may change by more than one at a move: it is admissible, but not consistent, as the three other estimates are. Iterative deepening needs only the first.",
        ),
    ],
};
