//! The English texts of Instant Insanity.

mod graph;

use crate::puzzle::insanity::{Clash, Problem};
use crate::text::insanity::InsanityTexts;
use crate::text::program::{EventTexts, TrialTexts};
use crate::text::{Lang, OpeningTexts, PageTexts, Title, join, shorten, visible};

const L: Lang = Lang::En;

const COLOURS: [&str; 8] = ["red", "green", "blue", "yellow", "orange", "sky blue", "purple", "grey"];
const FACES: [&str; 6] = ["front", "right", "back", "left", "bottom", "top"];
const ON_FACADE: [&str; 4] = ["on the front", "on the right", "on the back", "on the left"];

/// The name of Instant Insanity, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Instant Insanity",
    about: "Stack the cubes so that no colour repeats on any side. The exhaustive program tries every stack, step by step or all at once.",
};

/// The texts of Instant Insanity.
pub static INSANITY: InsanityTexts = InsanityTexts {
    page: PageTexts {
        keys: &[
            ("Shift + arrows", "turn the camera"),
            ("N  P", "next solution, previous solution"),
            ("↑  ↓", "by hand: choose a cube"),
            ("A  S  D", "by hand: turn it about its three axes; with Shift the other way"),
            ("H", "by hand: hint"),
        ],
        views: &["Stack", "By hand", "Cubes", "Tree", "Graph", "Statistics"],
        opening: OpeningTexts {
            goal: "The goal: stack the cubes so that each side of the stack shows every colour once.",
            hook: "There are 41,472 stacks: how many are right?",
            start: "Try it by hand",
            watch: Some("Follow the search step by step"),
            change: "Change the cubes…",
        },
    },
    colours: COLOURS,
    faces: FACES,
    on_facade: ON_FACADE,
    cube: |k| format!("cube {k}"),
    stacked: "cube 0 at the bottom (in the text: at the top)",
    cubes: "The cubes",
    preset: "Set of cubes",
    presets: [
        "The example of the text",
        "Classic set, 1967",
        "To begin: three cubes",
        "A teaching kit, 2006",
        "Five cubes (Tick 1989)",
        "Five other cubes",
        "Six cubes (Tick 1989)",
        "Six cubes of six colours",
        "Seven cubes (Tick 1989)",
    ],
    own_set: "Your own set",
    edit_hint: |n| {
        format!("Click a face for the next colour, or go there with the arrow keys and type 0 to {}.", n - 1)
    },
    face_label: |cube, face, colour| format!("cube {cube}, {face}: {colour}"),
    add_cube: "Add a cube",
    remove_cube: "Remove a cube",
    as_text: "The set as text, or a link",
    text_hint: "A group of six digits a cube: front, right, back, left, bottom, top.",
    search: "Search",
    pruning: "Exhaustive program with pruning: drop a stack as soon as a colour repeats…",
    check_after: |k| format!("after cube {k}"),
    check_last: |k| format!("after cube {k} (always: that is the question)"),
    run_all: "Find all solutions",
    raw: "raw solutions",
    raw_so_far: "raw solutions so far",
    stacks: "stacks",
    trials: "trials",
    begin: "Nothing is placed yet: the cubes as they are given. Play, or step on.",
    kept: |cube, position| format!("Cube {cube} in position {position} fits: no colour repeats on any side."),
    unchecked: |cube, position| format!("Cube {cube} is placed in position {position}, without a check."),
    dropped: |cube, position| format!("Cube {cube} in position {position} is dropped:"),
    clash: |clashes| {
        let place = clashes.first().map_or("", |clash| ON_FACADE[clash.facade]);
        let repeats: Vec<String> = clashes
            .iter()
            .map(|Clash { colour, cubes, .. }| {
                let cubes: Vec<String> = cubes.iter().map(usize::to_string).collect();
                format!("{} is on cubes {}", COLOURS[*colour as usize], join(&cubes, "and"))
            })
            .collect();
        format!("{place}, {}.", repeats.join(", "))
    },
    clear: |facade| format!("{}, no colour repeats.", ON_FACADE[facade]),
    also: |facades| {
        let names: Vec<String> = facades.iter().map(|&facade| FACES[facade].to_string()).collect();
        format!("(Repeats on the {} too.)", join(&names, "and"))
    },
    solution: |number, positions| match number {
        Some(number) => {
            format!("Solution {}. Positions {positions}. Every side shows every colour.", L.number(number))
        }
        None => format!("A solution. Positions {positions}. Every side shows every colour."),
    },
    end: |raw, stacks| match raw {
        0 => format!("The search has ended: none of the {} stacks is a solution.", L.number(stacks)),
        1 => format!("The search has ended: 1 of the {} stacks is a solution.", L.number(stacks)),
        _ => format!("The search has ended: {} of the {} stacks are solutions.", L.number(raw), L.number(stacks)),
    },
    winding: "Going to that step…",
    on_the_table: "The stack, side by side",
    levels: "Level by level",
    columns: ["level", "tried", "kept", "dropped"],
    dropped_by: "dropped because of",
    short: ["front", "right", "back", "left"],
    saved: "What pruning saves",
    saved_checked: "stacks checked one by one",
    saved_after: |k, dropped, each| format!("never built, under {dropped} dropped after cube {k} ({each} each)"),
    saved_sum: "stacks in all",
    saved_so_far: |total| format!("stacks so far, of {total}"),
    says_tabs: ["This step", "Solutions", "Theory"],
    no_solution_yet: "None so far.",
    no_solution: "This set has no solution.",
    list_hint: "Positions of the cubes from the bottom; then the colours from the bottom, side by side. Choose one to see its stack.",
    show_more: |n| format!("Show {} more", L.number(n)),
    list_cut: |listed, all| format!("The first {} of {} are listed.", L.number(listed), L.number(all)),
    previous: "Previous solution",
    next: "Next solution",
    copy_list: "Copy the list",
    where_from: |stacks| format!("Why {stacks} stacks?"),
    where_from_text: |product, stacks| {
        format!(
            "A cube has 24 positions. A stack turned about its axis (4 ways) or upside down (2 ways) is the same stack, so \
             three positions are enough for cube 0: {product} = {stacks}."
        )
    },
    positions: "How positions are numbered",
    positions_text: "Positions 0 to 23. Position 0 is the cube as given. In each group of four (0–3, 4–7, …) the cube turns about \
                     the vertical axis. Cube 0 tries positions 0, 8 and 16 only.",
    mirror: "Positions 12–15 and 20–23",
    mirror_text: "The program in the text leaves bottom and top unswapped in these eight positions, which makes them mirror \
                  images of a cube. It tests the sides only, so its counts are right; here all 24 are true rotations, so that \
                  the cubes drawn are right too.",
    measure: "Measure this machine",
    measure_text: "One worker repeats this search for a moment.",
    measured: |ms, repeats| format!("{ms} ms for one search (mean of {repeats})."),
    measuring: "Measuring…",
    counted_in: |ms| format!("All stacks counted by the workers in {ms} ms."),
    replaced: |n| {
        if n == 1 {
            "1 worker died and was replaced; no count was lost.".into()
        } else {
            format!("{n} workers died and were replaced; no count was lost.")
        }
    },
    events: EventTexts {
        solution: "Solution",
        new_level: "A further cube fits for the first time",
        levels: ["new level", "new levels"],
        dropped_at: |cube| format!("Cube {cube} is dropped"),
        causes: &["Dropped: front", "Dropped: right", "Dropped: back", "Dropped: left"],
    },
    program: TrialTexts {
        enter: "place(k):",
        each: "for each position p of cube k",
        choose: "turn cube k into position p",
        tests: &[
            "if a colour repeats on the front",
            "or if a colour repeats on the right",
            "or if a colour repeats on the back",
            "or if a colour repeats on the left",
        ],
        drop: "drop it: next position",
        whole: "if k is the last cube",
        solution: "write the solution down",
        deeper: "else place(k + 1)",
        back: "go back to cube k − 1",
        values: ["k", "p"],
    },
    terms: [
        ("stack", "All the cubes of the set, one on top of the other, each in one of its positions."),
        (
            "side",
            "One of the four faces of the stack, from bottom to top (façade in the French text): front, right, back, left.",
        ),
        (
            "position",
            "One of the 24 ways to set a cube on the table: 6 faces can be at the bottom, and 4 turns for each.",
        ),
        ("pruning", "Giving up a partial stack as soon as it cannot be completed, with all the stacks above it."),
        (
            "raw solution",
            "A solution as the program prints it: four turns and upside down are left out, nothing else is merged.",
        ),
    ],
    cube_views: ["from above", "from below", "turned once", "turned twice", "net"],
    tree_legend: ["fits", "dropped", "not tried yet", "now"],
    tree_facade: "side that repeats, seen from above",
    problem: |problem| match problem {
        Problem::OtherPage => L.shell().other_page.into(),
        Problem::TooLong { length } => {
            format!("This text is far too long to be a set of cubes: {} characters.", L.number(*length as u64))
        }
        Problem::CubeCount { found } => {
            format!(
                "{} {}: a set has 2 to 7 of them.",
                L.number(*found as u64),
                if *found == 1 { "cube" } else { "cubes" }
            )
        }
        Problem::FaceCount { cube, found } => {
            format!("Cube {cube} has {found} {}: give six digits.", if *found == 1 { "face" } else { "faces" })
        }
        Problem::NotADigit { cube, face, found } => {
            format!("Cube {cube}, face {face} ({}): “{}” is not a digit.", FACES[*face % 6], visible(*found))
        }
        Problem::ColourRange { cube, face, found, colours } => format!(
            "Cube {cube}, face {face} ({}): there is no colour {found}; {colours} cubes use 0 to {}.",
            FACES[*face % 6],
            colours - 1
        ),
        Problem::Prune { found } => {
            format!("Pruning “{}”: give cubes between the first and the last, such as 1.2, or none.", shorten(found))
        }
    },
    graph: graph::GRAPH,
};
