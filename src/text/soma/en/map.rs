//! The English texts of the map of the solutions.

use super::L;
use crate::text::soma::map::MapTexts;

pub(super) const MAP: MapTexts = MapTexts {
    cube_only: "Only the solutions of the cube have a map.",
    to_cube: "Take the cube",
    open: "Where it lies on the map",
    making: "The map is being made …",
    unmade: "The map is not made yet.",
    here: |number, all, two, three| {
        let of = match (two, three) {
            (two, 0) => format!("{two} by moving two pieces"),
            (0, three) => format!("{three} by moving three pieces"),
            (two, three) => format!("{two} by moving two pieces, {three} by moving three"),
        };
        match all {
            0 => format!("Solution {number} has no neighbour by these edges."),
            _ => format!("Solution {number} has {}: {of}.", L.counted(all as u64, "neighbour", "neighbours")),
        }
    },
    alone: |number, choices| {
        format!(
            "Solution {number} has no neighbour: whichever two or three pieces are taken out, they go back in one way only. Step through all {choices} choices to see it."
        )
    },
    hole: |pieces, ways, leads| match (ways, leads.is_empty()) {
        (1, _) => format!("Without {pieces}: they fill their place in one way only, as it was."),
        (ways, true) => format!(
            "Without {pieces}: they fill their place in {ways} ways, but each gives this solution again, turned."
        ),
        (ways, false) => format!("Without {pieces}: they fill their place in {ways} ways; new ones lead to {leads}."),
    },
    begin: |from, to, edges, pieces| {
        format!(
            "A shortest way from {from} to {to}: {}, {pieces} pieces move.",
            L.counted(edges as u64, "edge", "edges")
        )
    },
    no_way: |from, to| format!("No way leads from {from} to {to} along these edges."),
    out: |letter| format!("{letter} is taken out."),
    put: |letter| format!("{letter} is put in again, elsewhere."),
    reached: |number, is_goal| match is_goal {
        true => format!("This is solution {number}, the goal."),
        false => format!("This is solution {number}."),
    },
    edge: |from, to, pieces| format!("{from} → {to}: {pieces}"),
    class: |number, deficient, central, neighbours| {
        format!(
            "Solution {number}: {deficient} is deficient, {central} fills the centre; {}",
            L.counted(neighbours as u64, "neighbour", "neighbours")
        )
    },
    fields: ["From solution", "to"],
    picks: "Choose the goal on the map",
    reverse: "Reverse",
    no_goal: "No goal",
    look: ["Whole map", "Close-up"],
    zoom: ["Larger", "Smaller"],
    legend: ["two pieces", "three pieces", "this one", "goal", "no neighbour", "built by you"],
    counters: [["neighbour", "neighbours"], ["edge to the goal", "edges to the goal"]],
    tabs: ["Neighbours", "The whole map", "What it is"],
    way: |edges| format!("The way: {}", L.counted(edges as u64, "edge", "edges")),
    go_on: |number| format!("Go on from {number}"),
    neighbours: |number, count| format!("Neighbours of {number}: {count}"),
    why_alone: "Play the steps: each takes two or three pieces out and says in how many ways they fill their place. It is always one.",
    moved: ["Pieces that move along an edge", "Two or three", "Two", "Three"],
    facts: ["Solutions", "Edges", "of two pieces", "of three pieces", "Connected parts", "Most neighbours", "Diameter"],
    show: "Show",
    alone_button: |number| format!("Show {number}, which has no neighbour"),
    kinds: ["The kinds", "kind", "solutions"],
    kinds_hint: "A kind is named by its deficient piece and the piece in its centre; “A/B = B/A” are mirror images. A button fades the other kinds.",
    all_kinds: "All kinds",
    about: [
        (
            "The SOMAP",
            "John Conway and Richard Guy drew this map of the 240 solutions. Each circle is a solution; an edge joins two of them if one becomes the other when two or three pieces are taken out and put in again. The others stay. The cube may be turned, and seen in a mirror, which exchanges A and B.",
        ),
        (
            "How it is computed",
            "This page compares each solution with each other one, however that is turned or mirrored, and counts the pieces that lie differently. Two or three: an edge. Another program, in the tests, takes out each two and each three pieces and fills the hole in all ways: it finds the same edges.",
        ),
        (
            "How to read it",
            "Each block is a kind: solutions with the same deficient piece and the same piece in the centre. Choose a solution; its edges stand out. Choose an edge, in the list or in the drawing: its pieces come out and go in again. Choose a goal: the page finds a shortest way.",
        ),
    ],
    terms: [
        ("graph", "Nodes, here the solutions, and edges, each of which joins two nodes."),
        ("neighbours", "Two nodes that are joined by an edge."),
        ("diameter", "The number of edges of the longest of all shortest ways."),
    ],
};
