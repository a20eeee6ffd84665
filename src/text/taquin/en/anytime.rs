//! English texts of both ends of a distance.

use super::L;
use crate::text::taquin::anytime::EndsTexts;

pub(super) const ENDS: EndsTexts = EndsTexts {
    heading: ["Between two numbers", "Look for both ends"],
    about: "Nobody can say quickly how many moves such a board needs. But one search can find shorter and shorter solutions while another proves that fewer moves are not enough: the answer lies between the two numbers.",
    hopeless: "This board cannot be put in order: there is no number to look for.",
    searching: "The first solution is looked for …",
    between: |bound, moves, quotient| {
        format!(
            "This board needs at least {bound} and at most {moves} moves: the solution found is at most {quotient} times as long as a shortest one."
        )
    },
    met: |moves| format!("Both ends meet: {} is the shortest possible.", L.counted(moves, "move", "moves")),
    plot: [
        "Moves: found and proved",
        "width of the beam, round by round",
        "solution found",
        "proved: at least",
        "not yet known",
    ],
    play: |moves| format!("Play the {} on the board", L.counted(moves, "move", "moves")),
    none: ["Nobody knows the distances", "of all boards of this size.", "Look for both ends of this one."],
    table: ["Round by round", "width", "moves", "proved", "created", "kB"],
    explained: [
        "Above: two beam searches, one from the board and one backwards from the goal. They go down depth by depth like breadth first, but keep only the most promising boards, as many as their width. So they never run out of memory, but may lose the best way; what one loses the other may find. Each round doubles the width. kB: the most memory that one of the searches held, in thousands of bytes.",
        "Below: iterative deepening with Manhattan distance and linear conflicts. A round that ends without a solution proves that none is as short. Each round may create twice as many boards.",
        "Every solution and every bound has been worked out here, in your browser; the numbers do not depend on how many workers there are. It stops when both ends meet or after the last round; you can stop it earlier and go on later.",
    ],
};
