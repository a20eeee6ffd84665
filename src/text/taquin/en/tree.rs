//! The English texts of the search tree of the taquin.

use super::L;
use crate::text::program::{EventTexts, GrowthTexts, GrowthWhyTexts};
use crate::text::taquin::tree::TreeTexts;

/// All texts of the tree.
pub const TREE: TreeTexts = TreeTexts {
    events: EventTexts {
        solution: "Solution",
        new_level: "A depth reached for the first time",
        levels: ["new depth", "new depths"],
        dropped_at: |depth| format!("At depth {depth}, a configuration known already"),
        causes: &["A configuration known already", "A leaf replaced by a shorter path"],
    },
    program: GrowthTexts {
        start: "the tree has one leaf: the given configuration",
        each_leaf: "while there are leaves",
        take: [
            "take the leaf with the best Score",
            "take the oldest leaf",
            "take the leaf with the least sum of distances",
            "take the leaf with the least moves + misplaced tiles",
            "take the leaf with the least moves + distances",
            "take the leaf with the least g × moves + h × formula",
        ],
        enough: ["if only the last row is left to judge", "if all is in order"],
        found: "stop: the path from the root is the answer",
        each_move: "for each possible move",
        moved: "make the move",
        known: "if the tree has this configuration already",
        skip: "add nothing",
        replace: "or replace the leaf reached by more moves",
        add: "else add it as a leaf",
        nothing: "no leaf left: it is impossible",
        full: "tree too large: give up",
        values: ["leaves", "leaf", "rank", "moves", "move"],
        why: GrowthWhyTexts {
            leaves: |count| match count {
                0 => "No leaf is left.".to_string(),
                1 => "There is 1 leaf.".to_string(),
                count => format!("There are {} leaves.", L.number(count)),
            },
            enough: "What was looked for is found.",
            not_enough: |wrong| match wrong {
                0 => "The last row does not decide yet.".to_string(),
                wrong => format!("{} wrong.", L.counted(wrong, "cell is", "cells are")),
            },
            back: |node| format!("It leads back to node {}, from which the leaf was created.", L.number(node)),
            known: |node, depth| {
                format!("Node {} has it, after {}.", L.number(node), L.counted(depth, "move", "moves"))
            },
            by_more: |node, [old, new]| format!("Leaf {} has it, but after {old} moves, not {new}.", L.number(node)),
            new: "No node has it.",
        },
    },
    counters: ["expanded", "created", "leaves", "moves found", "shortest"],
    to_leaf: "moves to the last leaf",
    begin: |measure| format!("The root alone: the board as given, {measure}. It is the only leaf."),
    taken: |measure, depth, children| {
        let descendants = match children {
            0 => "It has no new descendant.".to_string(),
            _ => format!("It gets {}.", L.counted(children as u64, "new descendant", "new descendants")),
        };
        format!("The best leaf is taken: {measure}, {} from the root. {descendants}", L.counted(depth, "move", "moves"))
    },
    again: |count| {
        format!(
            "({} to a board that exists already.)",
            if count == 1 { "1 move leads".into() } else { format!("{count} moves lead") }
        )
    },
    found: |measure, length, slides| {
        let path = L.counted(length as u64, "move", "moves");
        let rest = match slides {
            0 => String::new(),
            _ => format!(
                " Then {} the blank to the end.",
                if slides == 1 { "1 more move brings".into() } else { format!("{slides} more moves bring") }
            ),
        };
        format!("The leaf taken is good enough: {measure}. The search stops. Along the predecessors: {path}.{rest}")
    },
    not_in_order: |row, inversions| {
        format!(
            "But the last row comes out as {row}, with {}: an odd number, so this board cannot be put in order.",
            L.counted(inversions as u64, "inversion", "inversions")
        )
    },
    exhausted: |count| {
        format!(
            "No leaf is left: all {} boards that can be reached are expanded, and the board in order is not among them.",
            L.number(count)
        )
    },
    full: |created, leaves| {
        format!(
            "The tree has grown to its bound of memory, and the search stops: {} boards created, {} of them leaves. This proves nothing.",
            L.number(created),
            L.number(leaves)
        )
    },
    after_full: [
        "IDA* with pattern databases keeps no tree: it finds a shortest solution.",
        "The view Distances finds a solution without running out of memory, and proves how many moves are needed at least.",
        "But parity proves that no method can put this board in order.",
    ],
    way_out: ["Choose IDA* with pattern databases", "Look for both ends of the distance"],
    winding: "Searching its way to that step …",
    score: |score| format!("Score {score}"),
    depth: |depth| L.counted(depth, "move made", "moves made"),
    manhattan: |distance| format!("distances {distance}"),
    sum: |depth, measure| format!("{depth} + {measure} = {}", i64::from(depth) + measure),
    tabs: ["This step", "Methods", "Theory"],
    inset: ["leaf taken", "pointed at"],
    children: "Boards that this step creates",
    columns: ["descendant", "rank"],
    leaves: |now, most| {
        format!("{} now; the most there have been: {}.", L.counted(now, "leaf", "leaves"), L.number(most))
    },
    undrawn: |outside, folded, sharing| {
        let mut parts = vec![];
        if outside > 0 {
            parts.push(format!("{} outside", L.number(outside as u64)));
        }
        if folded > 0 {
            parts.push(format!("{} folded", L.number(folded as u64)));
        }
        let undrawn = if parts.is_empty() { String::new() } else { format!("Not drawn: {}", parts.join(", ")) };
        let shares =
            if sharing > 0 { format!("{} in the dot of another", L.number(sharing as u64)) } else { String::new() };
        [undrawn, shares].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
    },
    buttons: [
        "Whole tree",
        "Follow the search",
        "Only the path and its siblings",
        "Show all",
        "Fold below it",
        "Unfold",
    ],
    short: ["Follow", "Only the path"],
    zoom: ["Larger", "Smaller"],
    node: |number, depth, measure| format!("Node {}: depth {depth}, {measure}.", L.number(number)),
    life: |created, expanded| match (created, expanded) {
        (0, None) => "The root, a leaf.".to_string(),
        (0, Some(expanded)) => format!("The root, expanded at step {}.", L.number(expanded)),
        (_, None) => format!("Created at step {}; still a leaf.", L.number(created)),
        (_, Some(expanded)) => {
            format!("Created at step {}, expanded at step {}.", L.number(created), L.number(expanded))
        }
    },
    superseded: "Reached again by fewer moves: another node stands for it.",
    chosen: "The node you chose",
    go: ["predecessor", "descendant", "previous sibling", "next sibling"],
    play: "Play the solution on the board",
    play_row: |moves, slides, row| {
        let moves = L.counted(moves as u64, "move", "moves");
        match slides {
            0 => format!("Play the {moves} to {row}"),
            _ => format!("Play the {moves}, then {slides} to {row}"),
        }
    },
    play_to: "Play the way to it on the board",
    compare: "The same board by every method",
    run_compare: "Compare the methods",
    compared: ["method", "expanded", "created", "kB", "moves", "gap", "ms"],
    compared_hint: "kB: the memory held at most, in thousands of bytes: the boards of the tree, or of the path, and the tables of the method. Gap: moves more than the shortest solution has. ms: milliseconds of one search on this device; short searches are repeated and the mean is shown.",
    compared_stops: "Not the same question: the Score stops as soon as the last row shows that the board cannot be put in order, the others when nothing is left to expand, or at their bound. The stop “when all is in order” asks all of them the same.",
    result: ["no solution", "stopped at its bound", "board too large"],
    gap: |length, shortest| {
        format!(
            "{} found; the shortest solution has {}: {} too many.",
            L.counted(length, "move", "moves"),
            L.number(shortest),
            L.number(length.saturating_sub(shortest))
        )
    },
    shortest: |shortest| format!("{}: no solution is shorter.", L.counted(shortest, "move", "moves")),
    theory: [
        (
            "What Branch-and-Bound does",
            "The tree starts with the board as its root. Again and again the best leaf of all is taken, wherever it is, and gets its descendants, one for each move of the blank; a board that exists already is never created again. So every board has one predecessor, and the solution is read back from leaf to root.",
        ),
        (
            "Graph, circuit, rooted tree",
            "All boards, with a line between any two of which a move makes one of the other, are a graph. A way along its lines that comes back to where it began is a circuit: push the three tiles of a 2×2 corner round and round, and after 12 moves all is as before. Connected and without circuits, a graph is a tree; with one node chosen as the root, a rooted tree. The search makes one out of the graph of the boards: since a board that exists is never created again, no circuit is ever closed.",
        ),
        (
            "T_0, T_1, T_11",
            "A node can be named by the way to it. T_0 is the root; its descendants are T_1, T_2, T_3 …; those of T_1 are T_11, T_12 … Each digit tells which descendant to take.",
        ),
        (
            "The Score",
            "For each cell a 1 if its tile is in place, a 0 if not, read as the digits of one number: Score(v_1 … v_9) is the sum of [v_i = i]·10^(9−i). The first cells weigh most, so that the board is filled from the top left. In order it is 111111111.",
        ),
        (
            "Why do the first cells count most?",
            "In 123459786 and in 213456789 seven of the nine are in place. If only their number counted, neither would be better. But the one lacks a single move, and in the other the first tiles are wrong: to mend them all the others would have to be moved. (Two tiles exchanged cannot even be put in order.) Their Scores tell them apart: 111110110 against 001111111.",
        ),
        (
            "Why stop at 111111000?",
            "Once the first two rows are right the last one can only be 7 8 and the blank, or 8 7 and the blank, in one of three rotations. Slide the blank to the end, and see which: 8 7 is one inversion, an odd number, and cannot be put in order. Longer last rows have more orders. An odd number of inversions proves the same there; with an even number, such as 14 15 13, the search goes on until all is in order.",
        ),
        (
            "Why not the shortest?",
            "Nothing in the Score counts moves. On 3×3 it finds a solution fast, of about 80 moves on average; the shortest ones have 22 on average and 31 at most. A* counts the moves made and adds a number of moves that are certainly still needed: it can never overlook a shorter way.",
        ),
        (
            "Ties and order",
            "Of leaves with equal rank the oldest is taken; descendants are created with the blank going up, left, right, down. So the counts are the same on every machine.",
        ),
    ],
    circuit: [
        "The twelve boards of 2×2 that can be put in order, as a graph and as a rooted tree",
        "Graph",
        "a circuit",
        "Rooted tree",
        "root",
        "The smallest example, 2×2: twelve boards and twelve moves, one circuit. The tree has eleven of the moves; the twelfth, the broken line, leads to a board that exists already.",
    ],
    terms: [
        ("leaf", "A board of the tree that has not been expanded yet."),
        ("descendant", "A board that one move makes of another; that one is its predecessor."),
        ("expand", "To take a leaf and create its descendants; it is a leaf no more."),
        ("best first", "Always the best leaf of the whole tree, not the best below the last one."),
        ("A*", "Best first by moves made + a lower bound of the moves to come (Hart, Nilsson and Raphael, 1968)."),
    ],
    measure: ["Measure this machine", "A worker repeats this search for a moment."],
    measured: |ms, repeats| format!("{ms} ms for one search (mean of {repeats})."),
};
