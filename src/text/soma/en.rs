//! The English texts of the Soma cube.

mod beside;
mod build;
mod demo;
mod fewest;
mod files;
mod hand;
mod ideas;
mod map;
mod own;
mod pasted;
mod problem;
mod proof;
mod run;
mod sets;
mod tints;
mod ways;
mod why;

use crate::text::program::{EventTexts, TrialTexts};
use crate::text::soma::{
    FigureTexts, PiecesTexts, PlacementsTexts, SearchTexts, SetupTexts, SolutionsTexts, SomaTexts,
};
use crate::text::{Lang, OpeningTexts, PageTexts, Title, signed};
use problem::problem;

const L: Lang = Lang::En;

/// The name of the Soma cube, and its line on the home page.
pub const TITLE: Title =
    Title { name: "Soma cube", about: "Fill the cube with Piet Hein’s seven pieces. Watch each pruning rule pay." };

/// All English texts of the Soma cube.
pub static SOMA: SomaTexts = SomaTexts {
    page: PageTexts {
        keys: &[
            ("N  P", "next, previous solution"),
            ("I  O", "on the map: larger, smaller"),
            ("Arrows on a piece of the order", "move it earlier or later"),
            ("Arrows in the editor", "move from cell to cell; space fills or empties"),
            ("O  K  W", "in the editors, fill with no colour, black, white"),
            ("Page up, page down in the editor", "one layer up, one layer down"),
            ("Arrows with a piece in hand", "move it as you see it"),
            ("Page up, page down with a piece in hand", "move it up, down"),
            ("X  Y  Z", "turn the piece in hand; with Shift the other way"),
            ("Enter  H", "put the piece down; a hint"),
        ],
        views: &["Search", "Pieces", "Placements", "Solutions", "Figure", "By hand", "Map"],
        opening: OpeningTexts {
            goal: "The goal: fill a cube of 3\u{a0}×\u{a0}3\u{a0}×\u{a0}3 with these seven pieces.",
            hook: "There are 240 ways to do it: how can we be sure that none is missing?",
            start: "See the solutions",
            watch: Some("Follow the search step by step"),
            change: "Change the figure…",
        },
    },
    events: EventTexts {
        solution: "Solution",
        new_level: "A further piece fits for the first time",
        levels: ["new level", "new levels"],
        dropped_at: |level| format!("Piece {} is dropped", level + 1),
        causes: &["Dropped: intersection", "Dropped: island", "Dropped: parity"],
    },
    program: TrialTexts {
        enter: "place(k):",
        each: "for each placement p of the k-th piece",
        choose: "put the piece into place p",
        tests: &[
            "if one of its cells is filled already",
            "or if an island cannot be filled",
            "or if the parity of the empty cells is impossible",
        ],
        drop: "take it out: next placement",
        whole: "if it was the last piece",
        solution: "write the solution down",
        deeper: "else place(k + 1)",
        back: "go back to piece k − 1",
        values: ["k", "p"],
    },
    sets: sets::SETS,
    setup: SetupTexts {
        figure: "The figure",
        preset: "Known figures",
        presets: [
            "Cube",
            "Bath tub",
            "Pyramid",
            "Stepped pyramid",
            "Bench (cannot be built)",
            "Piano",
            "Dog",
            "Bed",
            "Gorilla",
            "Castle",
            "Aeroplane",
            "Corner stone",
            "Tower",
            "Staircase",
            "Canal",
            "Crystal",
            "W-wall (cannot be built)",
            "Five-seat bench",
        ],
        own: "Your own figure",
        search: "The search",
        run: "Go through the whole search",
        all: "All solutions at once",
        order: "Order of the pieces",
        order_hint: "Drag a piece, or choose it and press an arrow key.",
        ordered: |place| format!(", placed as number {place}"),
        advised: "Advised order",
        rules: "Rules",
        rule: [
            ("Intersection", "A placement that meets a filled cell is dropped. Always."),
            ("Islands", "Every empty region must have the size of some of the pieces left."),
            ("Parity", "On a chessboard, the empty cells must balance as the pieces left can."),
        ],
        fix: ("Fix T", "T is tried in one of the places that the rotations of the figure carry to each other."),
        as_text: "The figure as text",
        text_hint: "Layers from the top, _ between layers, . between rows, o filled, - empty (k black, w white, g may stay empty, or chess: before all cells for a chessboard); or Bundgaard’s newsletter form; or a name such as bathtub.",
    },
    search: SearchTexts {
        counters: [
            ["node", "nodes"],
            ["solution", "solutions"],
            ["cut: intersection", "cuts: intersection"],
            ["cut: islands", "cuts: islands"],
            ["cut: parity", "cuts: parity"],
        ],
        begin: "Nothing is placed yet. Step forward, or play: the pieces are tried one after the other, each in all its placements.",
        placement: |letter, cells| format!("{letter} on {cells}"),
        kept: |placement, level| format!("{placement} fits. It is the {} piece.", ordinal(level)),
        meets: |placement, cells, count| {
            let are = if count == 1 { "cell" } else { "cells" };
            let filled = if count == 1 { "is" } else { "are" };
            format!("{placement} is dropped: {are} {cells} {filled} filled already.")
        },
        balance: |placement, empty, reachable| {
            format!(
                "{placement} is dropped by parity: of the empty cells, black minus white would be {}; the pieces left can only make {reachable}.",
                signed(empty)
            )
        },
        island: |placement, cells, size, fillable| {
            let fillable = if fillable.is_empty() { "none at all".to_string() } else { fillable.to_string() };
            format!(
                "{placement} is dropped: it cuts off an island of {} ({cells}); the pieces left can fill {fillable}.",
                L.counted(size, "cell", "cells")
            )
        },
        filled: |count, cells, pieces| match count {
            0 => "All its cells are empty.".to_string(),
            1 => format!("Cell {cells} is filled already, by {pieces}."),
            _ => format!("Cells {cells} are filled already, by {pieces}."),
        },
        balanced: |empty, reachable| {
            format!("Black minus white would be {}; the pieces left can make {reachable}.", signed(empty))
        },
        islands: |size, cells, fillable| {
            let can = if fillable.is_empty() { "no cell".to_string() } else { format!("sizes {fillable}") };
            match size {
                0 => "Each island has a size that the pieces left can fill.".to_string(),
                size => {
                    format!("An island of {} ({cells}); the pieces left fill {can}.", L.counted(size, "cell", "cells"))
                }
            }
        },
        solution: |number| format!("All pieces are placed: solution {}.", L.number(number)),
        finished: |found| match found {
            0 => "Every placement has been tried: there is no solution.".to_string(),
            found => format!("Every placement has been tried: {}.", L.counted(found, "solution", "solutions")),
        },
        mixed: |steps| {
            format!("Rules were switched at step {steps}: the counts mix what the old and the new rules counted.")
        },
        in_place: |pieces| format!("In place: {pieces}."),
        winding: "Searching its way to that step …",
        tabs: ["Counts", "Rules", "Words"],
        tables: ["Up to this step", "The whole search"],
        columns: ["piece", "nodes", "intersection", "parity", "islands"],
        sum: "all",
        tried: |nodes, cuts, tried| {
            format!(
                "{} + {} = {}, the steps of the search.",
                L.counted(nodes, "node", "nodes"),
                L.counted(cuts, "cut", "cuts"),
                L.counted(tried, "trial", "trials")
            )
        },
        fixed: |found, times, placed| {
            format!(
                "T is fixed: {} found × {} of T = {}.",
                L.counted(found, "solution", "solutions"),
                L.counted(times, "placement", "placements"),
                L.counted(placed, "placed solution", "placed solutions")
            )
        },
        agrees: |placed| {
            let placed = L.counted(placed, "placed solution", "placed solutions");
            format!("The fast search, by another way, counts {placed} too.")
        },
        near: ["Previous solution", "Next solution"],
        shown: |shown, known, found| {
            let listed = if found > known as u64 {
                format!("{} found, the first {} can be shown.", L.number(found), L.number(known))
            } else {
                format!("{} found.", L.counted(found, "solution", "solutions"))
            };
            match shown {
                Some(shown) => format!("Solution {} is shown; {listed}", L.number(shown)),
                None => listed,
            }
        },
        compare: [
            "The same figure and order with each set of rules, counted by the workers.",
            "Count with each set of rules",
        ],
        rule_sets: ["none", "+ islands", "+ parity", "+ both"],
        compared: ["rules", "nodes", "cut: intersection", "cut: parity", "cut: islands"],
        same: |placed| {
            format!(
                "With any rules the search finds {}: rules drop only what is hopeless.",
                L.counted(placed, "placed solution", "placed solutions")
            )
        },
        saves: |with, without| {
            format!(
                "{} instead of {}: {} times fewer.",
                L.counted(with, "node", "nodes"),
                L.number(without),
                L.decimal(without as f64 / with.max(1) as f64)
            )
        },
        measure: ["Measure the fast search", "Measuring …"],
        measured: |[found, placed]| {
            format!(
                "On this machine, with one worker: all solutions up to rotation in {found} ms, all placed solutions in {placed} ms."
            )
        },
        terms: [
            ("placement", "A piece in a place of the figure: a set of cells."),
            ("node", "A placement that was accepted. The first level counts too."),
            ("intersection", "Two placements that have a cell in common cannot stand together."),
            ("island", "A region of empty cells that hang together by faces, cut off from the others."),
            (
                "parity",
                "Cells are coloured like a chessboard in space. V covers one cell more of one colour, T and P two more, the others as many of each.",
            ),
            ("level", "How many pieces are placed: the first piece of the order is tried at level 1."),
        ],
        theory: [
            (
                "Why an island is hopeless",
                "Once V is placed, every piece left has four cells: an island whose size is no multiple of four cannot be filled. While V is still to come, three more than a multiple of four will do.",
            ),
            (
                "Why parity halves the work",
                "The cube has 14 black cells and 13 white ones: +1. V alone has an odd difference, ±1; T and P have ±2, the others 0. As T and P together make −4, 0 or +4, V must make +1: half of its 144 placements go.",
            ),
            (
                "Why T may be fixed",
                "T lies along an edge of the cube: it has 24 such places, and the 24 rotations of the cube carry each to each other. One of them is enough, and every solution found stands for 24.",
            ),
        ],
        of_any_set: [
            (
                "parity",
                "Cells are coloured like a chessboard in space. A piece covers as many cells of both colours, or more of one of them.",
            ),
            (
                "Why an island is hopeless",
                "An island whose size is no sum of the sizes of pieces that are left cannot be filled.",
            ),
        ],
    },
    beside: beside::BESIDE,
    run: run::RUN,
    own: own::OWN,
    pasted: pasted::PASTED,
    files: files::FILES,
    build: build::BUILD,
    tints: tints::TINTS,
    demo: demo::DEMO,
    why: why::WHY,
    proof: proof::PROOF,
    ways: ways::WAYS,
    ideas: ideas::IDEAS,
    fewest: fewest::FEWEST,
    pieces: PiecesTexts {
        counters: [["polycube", "polycubes"], ["regular", "regular"], ["irregular", "irregular"]],
        begin: "One cube: the only polycube of size 1. Cubes are now joined face to face, in every way, up to four.",
        new: |from, cubes, becomes| {
            format!("A cube joined to polycube {from}: {cubes} cubes, a new shape. It is polycube {becomes}.")
        },
        again: |from, cubes, becomes| {
            format!(
                "A cube joined to polycube {from}: {cubes} cubes, but turned it is polycube {becomes}, known already."
            )
        },
        mirror: |of| {
            format!(
                "It is the mirror image of polycube {of}, but no rotation carries one to the other: they count apart."
            )
        },
        regular: |polycube| {
            format!(
                "Polycube {polycube} is regular: the segment between any two of its points stays inside. It drops out."
            )
        },
        irregular: |polycube| {
            format!(
                "Polycube {polycube} is irregular: this segment joins two of its points and leaves it on the way. It stays."
            )
        },
        findings: ["new", "new, mirror image", "known, turned", "irregular", "regular"],
        row: |cubes, count| format!("{}: {count}", L.counted(cubes as u64, "cube", "cubes")),
        seven: |pieces, cubes| format!("{pieces} pieces of {cubes} cubes in all."),
        polycube: |number, letter| match letter {
            Some(letter) => format!("polycube {number}, piece {letter}"),
            None => format!("polycube {number}"),
        },
        sizes: ["Up to this step", "cubes", "polycubes", "regular", "irregular"],
        table: ["The seven pieces", "piece", "cubes", "rotations onto itself", "black − white", "mirror image"],
        volume: |cubes| match cubes {
            27 => "That is as many as a cube of 3 × 3 × 3 has.".to_string(),
            _ => String::new(),
        },
        terms: [
            ("polycube", "Equal cubes joined face to face. Two that a rotation carries to each other are the same."),
            ("regular", "Convex: the segment between any two points of the shape stays inside the shape."),
            (
                "mirror image",
                "A and B are mirror images of each other, like two hands. In space no turn makes one of the other, so both are pieces.",
            ),
        ],
    },
    placements: PlacementsTexts {
        choose: "Piece",
        begin: |letter, count| {
            format!(
                "Piece {letter} has {}. Step through them, or choose one of the list.",
                L.counted(count as u64, "placement", "placements")
            )
        },
        shown: |letter, number, count, cells| format!("Placement {number} of {count} of {letter}: cells {cells}."),
        list: |letter, count| format!("The {} of {letter}", L.counted(count as u64, "placement", "placements")),
        numbering: |cells| {
            format!(
                "The {cells} cells are numbered layer by layer from the base, in a layer row by row from the back, in a row from the left."
            )
        },
        all: |all| format!("{} placements of all pieces together.", L.number(all as u64)),
    },
    solutions: SolutionsTexts {
        counters: [
            ["placed", "placed"],
            ["class", "classes"],
            ["with turned pieces told apart", "with turned pieces told apart"],
        ],
        counting: "Counting …",
        count: "Find all solutions",
        none: "There is no solution: the search has tried everything.",
        shown: |number, all| format!("Solution {} of {}.", L.number(number as u64), L.number(all as u64)),
        placed: |placed, all| format!("{placed} of {all} pieces are in place."),
        kind: |deficient, central| format!("{deficient} is the deficient piece, {central} fills the centre."),
        stands_for: |placed, symmetries| match placed == symmetries {
            true => format!(
                "It stands for {}, by the symmetries of the figure.",
                L.counted(placed, "placed solution", "placed solutions")
            ),
            false => format!(
                "It stands for {} only: it has symmetries of its own ({} of the figure).",
                L.counted(placed, "placed solution", "placed solutions"),
                L.counted(symmetries, "symmetry", "symmetries")
            ),
        },
        own_mirror: "It is its own mirror image.",
        gallery: "All solutions, up to rotations and reflections",
        picture: |number| format!("solution {number}"),
        more: |left| format!("Show more ({} left)", L.number(left as u64)),
        tabs: ["Counts", "Kinds", "Text", "Assembly"],
        factors: |placed, classes, rotations, mirrors| {
            let mirrors = if mirrors == 1 { String::new() } else { format!(" × {mirrors} mirror images") };
            format!(
                "{} × {}{mirrors} = {}.",
                L.counted(classes, "class", "classes"),
                L.counted(rotations, "rotation", "rotations"),
                L.counted(placed, "placed solution", "placed solutions")
            )
        },
        sum: |placed, classes| {
            let placed = L.counted(placed, "placed solution", "placed solutions");
            match classes {
                1 => format!("1 class, with symmetries of its own: it stands for {placed}."),
                classes => format!(
                    "{} classes, some with symmetries of their own: what each stands for adds up to {placed}.",
                    L.number(classes)
                ),
            }
        },
        mirrors: |classes, own| match own {
            _ if classes == 1 => {
                let is = if own == 1 { "is" } else { "is not" };
                format!("A mirror swaps A and B. The only class {is} its own mirror image.")
            }
            0 => format!("A mirror swaps A and B. None of the {} classes is its own mirror image.", L.number(classes)),
            own => format!(
                "A mirror swaps A and B. Of the {} classes, {} their own mirror image.",
                L.number(classes),
                L.counted(own, "is", "are")
            ),
        },
        turns: |product, value| {
            format!(
                "Pieces that look the same after a turn: {product} = {} ways to put each solution together.",
                L.number(value)
            )
        },
        labelled: |placed, factor, labelled| {
            format!("{} × {} = {}.", L.number(placed), L.number(factor), L.number(labelled))
        },
        kinds: ["deficient", "centre", "classes", "All kinds"],
        deficient: "The cube has eight corners. V, Z, A, B and P can fill one each, L and T two each: nine in all, one too many. So exactly one piece fills one corner fewer than it could: it is deficient. T fills two corners or none, so it is never the one, and lies along an edge.",
        cube_only: "This is told of the cube only.",
        export: ["Save as SVG", "Save as PNG", "Copy this one", "Copy all"],
        text_hint: "Bundgaard’s form: a line a row from the back, / opens a layer, the leftmost on top.",
    },
    figure: FigureTexts {
        counters: [["cube", "cubes"], ["class", "classes"], ["placed", "placed"]],
        cubes: |found, wanted| match found.cmp(&wanted) {
            std::cmp::Ordering::Equal => format!("{found} cubes, as many as the pieces have."),
            std::cmp::Ordering::Less => format!("{found} of {wanted} cubes: {} missing.", wanted - found),
            std::cmp::Ordering::Greater => {
                format!("{found} cubes: {} too many, the pieces have {wanted}.", found - wanted)
            }
        },
        stays: |cubes| format!("The last figure of {cubes} cubes stays in the other views."),
        classes: |classes, placed| match classes {
            0 => "It cannot be built.".to_string(),
            classes => format!(
                "{}, {} placed.",
                L.counted(classes, "solution up to symmetry", "solutions up to symmetry"),
                L.number(placed)
            ),
        },
        known: |classes| format!("Other programs have found {} for this figure, too.", L.number(classes)),
        counting: "Counting …",
        parts: |parts| format!("The figure is in {parts} parts. That is allowed."),
        shows: "Shown on the figure",
        show: ["Cubes", "Chessboard", "Classes"],
        balance: |black, white, difference, reachable| {
            format!("{black} black cells, {white} white ones: {}. The pieces can make {reachable}.", signed(difference))
        },
        balanced: ["So the chessboard does not forbid it.", "So it cannot be built."],
        table: ["Classes of (x, y, z) modulo 2", "class", "cells", "at most"],
        places: ["Where the pieces stand in the solutions", "piece", "placements", "in solutions", "up to symmetry"],
        kinds: ["Kinds of solutions", "pieces that fall short", "solutions", "example", "none"],
        more_kinds: |count| L.counted(count as u64, "more kind", "more kinds"),
        kinds_of: |class, cells, total| {
            let told = format!(
                "The class {class} has {}; the pieces could fill {total}",
                L.counted(cells as u64, "cell", "cells")
            );
            match total - cells {
                0 => format!("{told}: each of them fills as many as it can."),
                short => {
                    format!("{told}: together they fall short by {short}. How they do tells the kind of a solution.")
                }
            }
        },
        places_unknown: "There are too many solutions to say where the pieces stand in all of them.",
        forced: "forced",
        capacity: |sum, most, letters| {
            format!("However the pieces stand, they fill at most {sum} = {most} cells of one class ({letters}).")
        },
        editor: "Editor by layers",
        editor_hint: "Click a cell, drag over several, or go there with the arrow keys and press space. Page up and page down change the layer.",
        too_many_cells: "This box has too many cells to show them one by one: use the drawing, or the text.",
        cell: |layer, row, column, filled| {
            format!("layer {layer}, row {row}, column {column}: {}", if filled { "filled" } else { "empty" })
        },
        sides: ["width", "depth", "height"],
        buttons: ["Empty", "Fill", "Back to the figure"],
        symmetries: |rotations, reflections| {
            format!(
                "Symmetries of the figure: {}, {}.",
                L.counted(rotations as u64, "rotation", "rotations"),
                L.counted(reflections as u64, "reflection", "reflections")
            )
        },
        text: "In Bundgaard’s form",
        terms: [
            (
                "balance",
                "Black cells minus white ones, on a chessboard in space. Each piece has one of its own, of either sign, wherever it stands.",
            ),
            (
                "class",
                "Cells whose x, y and z are even or odd alike: there are eight classes. Neighbours never share one.",
            ),
        ],
    },
    map: map::MAP,
    hand: hand::HAND,
    layer: |layer, layers| match layer + 1 {
        _ if layers == 1 => "one layer".to_string(),
        1 => "layer 1 (base)".to_string(),
        number if number == layers => format!("layer {number} (top)"),
        number => format!("layer {number}"),
    },
    tools: ["Apart", "Numbers"],
    cell: |number, letter| match letter {
        Some(letter) => format!("cell {number}, filled by {letter}"),
        None => format!("cell {number}, empty"),
    },
    problem,
};

fn ordinal(level: usize) -> String {
    match level {
        1 => "1st".to_string(),
        2 => "2nd".to_string(),
        3 => "3rd".to_string(),
        level => format!("{level}th"),
    }
}
