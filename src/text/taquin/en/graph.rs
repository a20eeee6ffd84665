//! English texts of the graph of all boards, and of predictions.

use super::L;
use crate::text::taquin::graph::{GraphTexts, GuessTexts};

pub(super) const GRAPH: GraphTexts = GraphTexts {
    halves: ["can be put in order", "cannot be put in order"],
    ways: ["a shortest way", "the way of the search", "your game"],
    dots: ["expanded", "leaves"],
    here: "this board",
    preparing: "The boards are being put in rings …",
    too_large: [
        "Too many boards to draw them all: the graph is drawn for boards of at most nine cells.",
        "Take a 3×3 board",
    ],
    reached: |reached, all, ring| {
        format!(
            "The search has reached {} of the {} boards of this half; the farthest is {} from the middle.",
            L.number(reached),
            L.number(all),
            L.counted(ring, "move", "moves")
        )
    },
    detour: |shortest, found| {
        if found == shortest {
            format!("The way of the search is a shortest one: {}.", L.counted(found, "move", "moves"))
        } else {
            format!(
                "The way of the search takes {} moves where {} would do: a detour of {}.",
                found,
                shortest,
                found - shortest
            )
        }
    },
    ring: |ring, boards, reached| {
        format!(
            "{} away: {}, {} of them reached",
            L.counted(ring, "move", "moves"),
            L.counted(boards, "board", "boards"),
            L.number(reached)
        )
    },
    board: |line, ring| format!("{line}: {} from the middle", L.counted(ring, "move", "moves")),
    tools: ["This half", "Both halves", "This board, close by"],
    about: [
        "Every board is a point, every move a line between two points: this is a graph. In the middle stands the board in order, around it ring after ring the boards that are one move away, two moves away, and so on.",
        "A move always leads to the next ring inwards or outwards, never along a ring. A shortest way goes inwards with every move; each step outwards is a detour of two moves.",
        "Boards that cannot be put in order have rings of their own, about the board whose last two tiles are exchanged. No line leads from one half to the other.",
    ],
    table: ["Ring by ring", "moves away", "boards", "reached"],
    hint: "Enlarge the drawing until single boards are seen. A click on a board searches from it.",
    guess: GuessTexts {
        heading: ["Predict", "Ask me"],
        can: ["Can this board be put in order?", "Yes", "No"],
        moves: ["How many moves does it take at least?", "That many"],
        next: "Another board",
        told: |right, can| {
            let told = if can { "it can be put in order" } else { "it cannot be put in order" };
            format!("{}: {told}.", if right { "Right" } else { "Wrong" })
        },
        moves_told: |said, exact| match said.abs_diff(exact) {
            0 => format!("Exactly: {}.", L.counted(exact, "move", "moves")),
            off => format!("It takes {}: you were {off} off.", L.counted(exact, "move", "moves")),
        },
        score: |right, of, asked, off| {
            let boards = format!("{} of {} right", L.number(right), L.counted(of, "board", "boards"));
            if asked == 0 { format!("{boards}.") } else { format!("{boards}; distances off by {off} on average.") }
        },
        leaf: ["Predict the next leaf", "Which leaf will be taken next? Choose it."],
        leaf_right: "Right: this leaf was taken.",
        leaf_wrong: |value, is_as_good| {
            if is_as_good {
                format!("Another leaf with the same value was taken, the one the order of the search prefers: {value}.")
            } else {
                format!("Another leaf was taken: {value}.")
            }
        },
        no_leaf: "This is no leaf: choose a board that was not expanded yet.",
        leaf_score: |right, of| format!("{} of {} right.", L.number(right), L.number(of)),
    },
};
