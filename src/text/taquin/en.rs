//! The English texts of the taquin.

mod anytime;
mod bounds;
mod filling;
mod formula;
mod graph;
mod race;
mod rounds;
mod scores;
mod series;
mod tree;

use crate::puzzle::taquin::{Method, Problem, WALKED_LINES, Way};
use crate::text::taquin::{DistanceTexts, HandTexts, ParityTexts, SetupTexts, StatisticsTexts, TaquinTexts, place};
use crate::text::{Lang, OpeningTexts, PageTexts, Title, shorten};

const L: Lang = Lang::En;

const METHODS: [&str; 10] = [
    "Score (the text)",
    "Breadth first",
    "Best first, Manhattan",
    "A*, misplaced tiles",
    "A*, Manhattan",
    "Your own formula",
    "IDA*, Manhattan",
    "IDA*, linear conflicts",
    "IDA*, walking distance",
    "IDA*, pattern databases",
];

const fn way(way: Way) -> &'static str {
    match way {
        Way::Down => "down",
        Way::Right => "right",
        Way::Left => "left",
        Way::Up => "up",
    }
}

fn name(tile: u8) -> String {
    if tile == 0 { "the blank".to_string() } else { format!("tile {tile}") }
}

fn times(sign: i8) -> &'static str {
    if sign > 0 { "+1" } else { "−1" }
}

/// The name of the taquin, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Taquin",
    about: "Slide the tiles into order. A Branch-and-Bound search grows its tree on the board of your choice.",
};

/// All English texts of the taquin.
pub static TAQUIN: TaquinTexts = TaquinTexts {
    page: PageTexts {
        keys: &[
            ("←  ↑  ↓  →  W A S D", "on the board: slide the tile that can go that way"),
            ("Backspace", "take the last move back"),
            ("H", "hint"),
            ("I  O", "in the tree and the graph: larger, smaller"),
            ("Shift + arrows", "in the tree and the graph: move the drawing"),
        ],
        views: &["Tree", "Board", "Parity", "Distances", "Experiment", "Graph", "Race"],
        opening: OpeningTexts {
            goal: "The goal: slide the tiles, one at a time, until they are in order.",
            hook: "Half of all boards can never be put in order: why?",
            start: "Play",
            watch: Some("Follow the search step by step"),
            change: "Change the board…",
        },
    },
    setup: SetupTexts {
        board: "The board",
        preset: "Known boards",
        presets: [
            "The example of the text",
            "One move away: 123459786",
            "213456789: 1 and 2 exchanged",
            "Loyd’s exchange on 3×3",
            "Loyd’s offer: 14 and 15",
            "As far as can be: 31 moves",
            "A 4×4 to begin with",
            "In order",
        ],
        own: "Your own board",
        edit_hint: "Choose a cell, then another: their tiles change places. Or type a number on a cell.",
        cell: |row, column, tile| {
            format!("row {row}, column {column}: {}", if tile == 0 { "blank".into() } else { tile.to_string() })
        },
        picked: |tile| format!("Choose the cell that changes places with {}.", name(tile)),
        sides: ["columns", "rows"],
        deal: ["Deal a solvable board", "Any board"],
        seed: "Seed",
        as_text: "The board as text, or a link",
        text_hint: "Such as 493617285 (9 is the blank), or 4x4: and sixteen numbers, 0 for the blank.",
        search: "Search",
        method: "Method",
        methods: METHODS,
        orders: [
            "Takes the leaf with the best Score, wherever it is in the tree.",
            "Takes the oldest leaf: first all boards one move away, then two …",
            "Takes the leaf with the least sum of distances of the tiles from their places.",
            "Takes the leaf with the least moves made + misplaced tiles. Always shortest.",
            "Takes the leaf with the least moves made + distances of the tiles. Always shortest.",
            "Takes the leaf that your own formula likes best. Shortest only if the formula never says more than is needed.",
            "Keeps no tree: goes deep as long as moves made + distances stay within a bound, then again with a larger bound. Always shortest.",
            "The same, and two moves more for each tile that must let another pass in its own row or column. Always shortest.",
            "The same with the walking distance: how many tiles of each row stand in which row, solved exactly. Always shortest.",
            "The same with tables of the exact moves of five or six tiles at a time, and without detours: moves in place of which others, no more of them, lead to the same board. Always shortest, mostly the fastest.",
        ],
        tables: ["Tables", "small (groups of at most five tiles)", "large (groups of at most six tiles)"],
        stop: "Stop",
        stops: [
            |cells, last| match last {
                2 | 3 => format!("when the first {cells} cells are right"),
                _ => format!("when the first {cells} cells are right and the last row decides"),
            },
            |_, _| "when all is in order".to_string(),
        ],
        weights: "Weights of the Score",
        weights_hint: "A tile in its place counts as much as its cell weighs; the best leaf has the greatest sum. The powers of two order boards just as the powers of ten of the text do.",
        weight: |row, column| format!("weight of row {row}, column {column}"),
        known_weights: ["as in the text", "all alike", "the last cells most", "each row alike"],
        own_weights: "your own",
        run: "Search to the end",
    },
    formula: formula::FORMULA,
    tree: tree::TREE,
    rounds: rounds::ROUNDS,
    series: series::SERIES,
    scores: scores::SCORES,
    bounds: bounds::BOUNDS,
    graph: graph::GRAPH,
    ends: anytime::ENDS,
    filling: filling::FILLING,
    race: race::RACE,
    hand: HandTexts {
        counters: ["moves", "time", "shortest from here", "best possible"],
        bar: ["New game", "More …"],
        begin: "Slide a tile: click it, drag it, or press an arrow key. A click in the blank’s row or column slides the whole run.",
        moved: |slide, moves, runs| {
            let pushes = if runs == moves {
                String::new()
            } else {
                format!(" ({} in all)", L.counted(runs as u64, "push", "pushes"))
            };
            format!("Move {}: {slide}{pushes}.", L.number(moves as u64))
        },
        solved: |moves, best| {
            let moves = moves as u64;
            match best.map(u64::from) {
                _ if moves == 0 => "In order.".to_string(),
                None => format!("In order after {}!", L.counted(moves, "move", "moves")),
                Some(best) if best == moves => {
                    format!("In order after {}! Fewer are impossible.", L.counted(moves, "move", "moves"))
                }
                Some(best) => {
                    format!("In order after {}! The best is {}.", L.counted(moves, "move", "moves"), L.number(best))
                }
            }
        },
        unsolvable: "No moves put this board in order: see Parity. A new game always has a solution.",
        won: ["Your best result on this board.", "With help: this game is not kept among the results."],
        not_kept: "This browser does not keep your results: they last until the page is closed.",
        result: |games, moves, time| {
            format!(
                "Your best on this board: {}, {time} ({} won).",
                L.counted(moves, "move", "moves"),
                L.counted(games, "game", "games")
            )
        },
        of_size: |boards, time| {
            format!("{} of this size put in order, the fastest in {time}.", L.counted(boards as u64, "board", "boards"))
        },
        links: ["Copy the link to this game", "Copy the replay link"],
        copied: ["Copied:", "The browser did not let the page copy this link:"],
        time: |seconds| format!("{}:{:02}", seconds / 60, seconds % 60),
        buttons: ["Hint", "Do it", "Begin again", "Search from here"],
        hint: |slide, left, ways| {
            let others = if ways > 1 { format!(" (one of {ways} moves that are equally good)") } else { String::new() };
            format!(
                "Hint: {slide}{others}; then {} {} enough.",
                L.counted(left, "move", "moves"),
                if left == 1 { "is" } else { "are" }
            )
        },
        some: |slide, left| {
            format!(
                "Hint: {slide}; a way of {} more, perhaps not the shortest.",
                L.counted(left as u64, "move", "moves")
            )
        },
        looking: "Looking for a way …",
        lost: "No way found within the bound of memory.",
        hopeless: "No moves put this board in order: see Parity.",
        done: "All is in order.",
        distance: |distance| format!("The shortest way from here has {}.", L.counted(distance, "move", "moves")),
        images: ["On the tiles", "numbers", "a boat", "squares", "your picture"],
        file: [
            "Your own picture …",
            "The picture stays on this device: no link carries it.",
            "The browser cannot read this file as a picture.",
        ],
        encodings: "One board, three encodings",
        names: ["matrix M", "vector V", "number N"],
        conversions: [
            ("NtoV", "the digits of N, by division by ten and remainder"),
            ("VtoM", "cut into rows"),
            ("MtoV", "one row after the other"),
            ("VtoN", "each number times its power of ten"),
        ],
        no_number: "Only boards of at most nine cells have a number: their tiles have one digit.",
    },
    parity: ParityTexts {
        counters: ["inversions", "sign of the permutation", "sign × colour"],
        verdict: ["This board can be put in order.", "This board cannot be put in order."],
        argument: |sign, colour| {
            format!(
                "The permutation has sign {}, the blank stands on colour {}: product {}. A move changes both signs, never the product; in order it is +1.",
                times(sign),
                times(colour),
                times(sign * colour)
            )
        },
        odd_width: |inversions| {
            format!(
                "Rule for an odd width: {}, an {} number.",
                L.counted(inversions, "inversion", "inversions"),
                if inversions % 2 == 0 { "even" } else { "odd" }
            )
        },
        even_width: |inversions, row| {
            let sum = inversions as usize + row;
            format!(
                "Rule for an even width: {} + {row} (rows below the blank) = {sum}, an {} number.",
                L.counted(inversions, "inversion", "inversions"),
                if sum.is_multiple_of(2) { "even" } else { "odd" }
            )
        },
        how: "Slide tiles with the arrow keys: the product stays. Choose the cells of two tiles: they are exchanged, and the product flips.",
        exchanged: |a, b| {
            format!(
                "Exchange of {} and {}, which no moves can do: the board is in the other half now.",
                name(a),
                name(b)
            )
        },
        exchanged_blank: |a, b| {
            format!(
                "Exchange of {} and {}: the sign changes, but the blank stands on the other colour, so the product stays. The board is in the same half.",
                name(a),
                name(b)
            )
        },
        moved: |slide| format!("Move: {slide}. Sign and colour change, their product stays."),
        columns: ["move", "inversions", "sign", "colour", "product"],
        start: "start",
        table: "Move by move",
        no_cycles: "every tile is in its place",
        cycles: "Cycles: from each cell to the cell where its tile belongs",
        halves: ["can be put in order", "cannot", "no way between", "boards"],
        here: |distance| match distance {
            Some(distance) => format!("here: {}", L.counted(distance, "move", "moves")),
            None => "here".to_string(),
        },
        loyd: [
            (
                "Sam Loyd’s offer",
                "By his own book he offered 1,000 dollars for a way from 1 … 13 15 14 to 1 … 13 14 15. One exchange has sign −1, and the blank is where it was: the product is −1. His money was safe.",
            ),
            (
                "Half of all boards",
                "To each board that can be put in order belongs the one with its two last tiles exchanged, which cannot. So there are as many of one as of the other: 9!/2 = 181,440 each on 3×3 (Johnson and Story, 1879).",
            ),
        ],
        all_the_same: |most| match most {
            None => "Search it all the same, to the last board".to_string(),
            Some(most) => format!("Search it all the same, until the tree is full ({} boards)", L.number(most)),
        },
        terms: [
            ("inversion", "Two tiles of which the larger comes first in reading order; the blank does not count."),
            ("permutation", "Which tile stands on which cell, the blank too."),
            ("cycle", "Cells that pass their tiles on in a ring."),
            ("sign", "+1 if the permutation is made by an even number of exchanges, −1 if by an odd number."),
            ("colour", "Of the blank’s cell on a chessboard: +1 if it is that of the last cell, −1 if not."),
        ],
    },
    distances: DistanceTexts {
        counters: ["shortest from here", "best moves", "boards at this distance"],
        working: |positions| format!("Working out all distances: {} boards so far …", L.number(positions)),
        preparing: |percent| format!("A worker prepares the table of all distances: {percent}% …"),
        origins: [
            "The table of all distances was kept on this device by an earlier visit.",
            "The table of all distances was worked out now, and is kept on this device for the next visit where the browser allows it.",
        ],
        too_large: [
            "Too many boards for a table of all distances: the page has it for at most ten cells (3×3, 4×2, 5×2 and smaller). How many boards there are at each distance was counted on large machines; the drawing shows it.",
            "Too many boards for a table of all distances, and nobody has counted them yet. The page has the distances of all boards of at most ten cells: 3×3, 4×2, 5×2 and smaller.",
        ],
        none: ["The distances of all boards of this size", "are not known to anyone.", "Choose 3×3, or at most 4×4."],
        here: |distance, moves| format!("{} away from the order. Best: {moves}.", L.counted(distance, "move", "moves")),
        other: |distance| {
            format!(
                "It cannot be put in order. In its own half it is {} away from the board with the two last tiles exchanged.",
                L.counted(distance, "move", "moves")
            )
        },
        all: |positions, most, mean| {
            format!("{} boards can be put in order; at most {most} moves, {mean} on average.", L.number(positions))
        },
        histogram: ["Boards at each distance", "fewest moves needed", "this board:"],
        along: [
            "Moves still to come, along these moves",
            "moves made",
            "these moves",
            "shortest",
            "estimate",
            "detour",
        ],
        not_home: [
            "These moves do not end in order: the moves to come are those to their end.",
            "This board cannot be put in order: the exact distances are those to the board with the two last tiles exchanged, while the estimates are of the order.",
        ],
        no_path: "Search to the end, then play the moves found: here you see how far each of the boards really is.",
        search: "Search, and follow the moves found",
        estimates: [
            "Estimate: the mean distance of all boards with the same Score.",
            "Breadth first estimates nothing.",
            "Estimate: the sum of the distances of the tiles from their places.",
            "Estimate: the number of misplaced tiles.",
            "Estimate: the sum of the distances of the tiles from their places.",
            "Estimate: the formula, in units of one move (h × formula / g, or the formula where g is 0).",
        ],
        errors: |largest, mean| {
            format!("Error of the estimate along these moves: at most {largest}, {mean} on average.")
        },
        columns: ["distance", "boards", "move", "board", "to come", "exact", "estimate"],
        tables: ["All distances", "Along these moves"],
        farthest: |boards, moves| match boards {
            1 => format!("The farthest board, {moves} moves away"),
            _ => format!("The {boards} farthest boards, {moves} moves away"),
        },
    },
    statistics: StatisticsTexts {
        how: |columns, rows| {
            format!(
                "Boards of {columns} × {rows} are drawn at random, every order of the tiles as likely as any other, and searched by the chosen method."
            )
        },
        none: "None is drawn yet.",
        drawn: |drawn, all| format!("{} of {} boards.", L.number(drawn), L.number(all)),
        boards: "Boards",
        run: "Draw and solve",
        long: "So many boards of this size take minutes, even hours; the numbers of the list take minutes at most.",
        again: "The same seed draws the same boards.",
        columns: ["boards", "counted", "share", "95 % interval"],
        rows: ["put in order", "proved to be impossible", "given up"],
        means: |expanded, created| format!("On average {expanded} expanded and {created} created a board."),
        means_deepening: |expanded, created| {
            format!(
                "On average {expanded} expanded and {created} created for each board that was searched. Boards that cannot be put in order are not searched: their parity proves it."
            )
        },
        lengths: |moves, shortest| {
            let exact =
                shortest.map(|shortest| format!(" (shortest solutions: {shortest} on average)")).unwrap_or_default();
            format!("On average {moves} moves a solution found{exact}.")
        },
        holds: [
            "1/2 lies in the interval of the boards put in order.",
            "1/2 lies outside the interval of the boards put in order, as happens to about 5 experiments in 100.",
        ],
        bounds: [
            |_| "because the tree had grown to its bound of memory".into(),
            |_| {
                "because the tree had grown to its bound of memory, or because the formula has no value on one of its boards".into()
            },
            |most| format!("because no solution was found among the first {} boards created", L.number(most)),
        ],
        undecided: |[given_up, boards], why, [low, high]| {
            format!(
                "{} of {} given up, {why}: nothing is known of them. So between {low} and {high} of the boards drawn can be put in order. The interval above is that of the boards which this search puts in order within its bound: it says nothing of 1/2.",
                L.number(given_up),
                L.counted(boards, "board was", "boards were")
            )
        },
        undecided_deepening: |[given_up, boards], why, share| {
            format!(
                "{} of {} given up, {why}. Their parity proves that a solution exists. So {share} of the boards drawn can be put in order. The interval above is that of the boards for which this search finds a solution within its bound: it says nothing of 1/2.",
                L.number(given_up),
                L.counted(boards, "board was", "boards were")
            )
        },
        intervals: "Shares are of all boards drawn; intervals: Wilson (1927), each for its own share.",
        time: |seconds| format!("Drawn and searched in {seconds} s."),
        plots: [
            "Boards put in order",
            "boards drawn",
            "95 % interval",
            "expected",
            "How many moves put them in order",
            "moves",
            "lengths a bar",
            "found",
            "shortest",
            "mean",
        ],
        why: "Exactly half of all boards can be put in order: see Parity.",
        counters: ["boards", "put in order"],
    },
    board: |tiles| format!("board {tiles}"),
    ways: ["down", "right", "left", "up"],
    slide: |tile, to| format!("tile {tile} goes {}", way(to)),
    problem: |problem| match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length } => {
            format!("This text is far too long to be a board: {} characters.", L.number(*length as u64))
        }
        Problem::Sides { width, height } => format!("A board of {width} × {height}: each side has 2 to 5 cells."),
        Problem::CellCount { found, wanted: Some(wanted) } => {
            format!("{}: a board of these sides has {wanted}.", L.counted(*found as u64, "cell", "cells"))
        }
        Problem::CellCount { found, wanted: None } => {
            format!(
                "{}: write the sides first, such as 3x2:, unless the board is a square of 4, 9, 16 or 25 cells.",
                L.counted(*found as u64, "cell", "cells")
            )
        }
        Problem::NotANumber { cell, found } => format!("Cell {}: “{}” is not a number.", cell + 1, shorten(found)),
        Problem::NoSuchTile { cell, found, last } => {
            format!("Cell {}: there is no tile {found}; this board has 1 to {last}, and 0 for the blank.", cell + 1)
        }
        Problem::Twice { tile: 0, cells: [a, b] } => format!("There are two blanks, on cells {} and {}.", a + 1, b + 1),
        Problem::Twice { tile, cells: [a, b] } => {
            format!("Tile {tile} is there twice, on cells {} and {}.", a + 1, b + 1)
        }
        Problem::Missing { tile: 0 } => "The blank is missing: write 0.".to_string(),
        Problem::Missing { tile } => format!("Tile {tile} is missing."),
        Problem::NoSuchMethod { found } => format!("There is no method “{}”.", shorten(found)),
        Problem::TooLarge { method, cells, most } if method.is_deepening() => format!(
            "{} finds shortest solutions of boards of at most {most} cells, and this one has {cells}. The view Distances looks for both ends of larger boards: a solution, and how many moves are needed at least.",
            METHODS[place(*method)]
        ),
        Problem::TooLarge { method, cells, most } => format!(
            "{} cannot search a board of {cells} cells: it keeps nearly every board in memory, and does at most {most} cells (3×3, 4×2). “{}” finds shortest solutions of boards of up to {} cells; “{}” searches boards of every size, until its memory is full.",
            METHODS[place(*method)],
            METHODS[place(Method::IdaPattern)],
            Method::IdaPattern.most_cells(),
            METHODS[place(Method::AStarManhattan)]
        ),
        Problem::TooWide { method } => format!(
            "{} needs a board whose sides are at most {WALKED_LINES}: beyond, its tables would be too large. “{}” searches this one.",
            METHODS[place(*method)],
            METHODS[place(Method::IdaPattern)]
        ),
        Problem::NoSuchTables { found } => format!("There are no tables “{}”: write small or large.", shorten(found)),
        Problem::NoSuchStop { found } => format!("There is no stop “{}”: write rows or solved.", shorten(found)),
        Problem::Weights { wrong: Some((cell, found)), .. } => {
            format!("Weight of cell {}: “{}” is not a whole number from 0 to 1,000,000,000.", cell + 1, shorten(found))
        }
        Problem::Weights { found, wanted, .. } => {
            format!("{} for {wanted} cells: write one a cell.", L.counted(*found as u64, "weight", "weights"))
        }
        Problem::Formula { text, problem } => formula::FORMULA.problem(problem, text),
        Problem::Factor { key, found } => {
            format!("{key}: “{}” is not a whole number from 0 to 100.", shorten(found))
        }
    },
};
