//! The English texts of the graph of Instant Insanity, of play by hand, of random sets and of statistics.

use super::{COLOURS, FACES, L};
use crate::puzzle::insanity::diagnosis::Diagnosis;
use crate::puzzle::insanity::facades::Comparison;
use crate::puzzle::insanity::graph::Edge;
use crate::text::insanity::graph::{FiveOrSix, GraphTexts, HandTexts, RandomTexts, StatisticsTexts};
use crate::text::join;
use crate::text::program::{EventTexts, TrialTexts};

const AXES: [&str; 3] = ["front–back", "right–left", "bottom–top"];

fn edge(edge: &Edge) -> String {
    format!("cube {} {}", edge.cube, AXES[edge.axis % 3])
}

fn colours(colours: &[u8]) -> String {
    join(&colours.iter().map(|&colour| COLOURS[colour as usize].to_string()).collect::<Vec<_>>(), "and")
}

/// The texts of [`GraphTexts`].
pub const GRAPH: GraphTexts = GraphTexts {
    axes: AXES,
    counters: ["factorisations", "disjoint pairs", "sets of hidden faces", "raw solutions by the graph"],
    edge: |e, [a, b]| format!("{}: {} – {}", edge(&e), COLOURS[a as usize], COLOURS[b as usize]),
    vertex: |colour, faces| format!("{}: {faces} faces", COLOURS[colour as usize]),
    begin: |count| {
        format!(
            "Each colour is a point; each cube gives three edges, one for each pair of opposite faces. Step on: choose one edge of each of the {count} cubes so that every colour has degree 2."
        )
    },
    chosen: |edge| format!("Edge chosen: {edge}. No degree is above 2."),
    cut: |edge, colour| {
        format!("Edge refused: {edge}. It would give {} degree 3 or more: the branch is cut.", COLOURS[colour as usize])
    },
    degree: |excess| match excess {
        Some((colour, degree)) => format!("{} has degree {degree}.", COLOURS[colour as usize]),
        None => "No degree is above 2.".to_string(),
    },
    complete: |number| format!("Every colour has degree 2: this is factorisation F{number}."),
    end: |found, choices| {
        format!("The search has ended: {} of the {} choices are factorisations.", L.number(found), L.number(choices))
    },
    assembly: |first, second| {
        format!(
            "F{first} gives front and back, F{second} right and left. Step on: the cubes turn into place, one by one."
        )
    },
    placed: |cube, [a, b], [c, d]| {
        let [a, b, c, d] = [a, b, c, d].map(|colour| COLOURS[colour as usize]);
        format!(
            "Cube {cube}: {a} → {b} puts {a} in front and {b} at the back; {c} → {d} puts {c} on the right and {d} on the left."
        )
    },
    assembled: |positions, number| match number {
        Some(number) => format!(
            "Every side shows every colour: a solution. The program lists it as number {number}, positions {positions}."
        ),
        None => format!("Every side shows every colour: a solution. The program lists it with positions {positions}."),
    },
    legend: [|f| format!("F{f}: front → back"), |f| format!("F{f}: right → left")],
    tabs: ["This step", "Factorisations", "Pairs", "Theory"],
    choose: [
        "Choose a factorisation for front and back.",
        "Choose a second one, without a common edge, for right and left.",
    ],
    both: "The two factorisations make the stack.",
    clear: "Choose again",
    shares: |f, edges| format!("shares with F{f}: {edges}"),
    cycles: |n| if n == 1 { "1 cycle".into() } else { format!("{n} cycles") },
    reverse: ["Turn a cycle round", "A cycle run the other way turns its cubes over: the stack stays a solution."],
    arc: |arc, [a, b]| format!("{}: {} → {}", edge(&arc.edge), COLOURS[a as usize], COLOURS[b as usize]),
    edges: "The edges",
    degrees: ["colour", "degree"],
    cut_list: |shown, all| format!("The first {} of {} are shown.", L.number(shown as u64), L.number(all)),
    table: [
        "Which share no edge?",
        "A number tells the cube whose edge both have.",
        "disjoint",
        "they share the edge of",
    ],
    compatible: "The graph of factorisations: a line joins two that share no edge",
    sum: "Raw solutions, pair by pair",
    sum_columns: ["pair", "cycles", "raw solutions"],
    not_counted: |graph| format!("The graph gives {graph}. The exhaustive program has not counted yet."),
    counted: |graph, program| {
        if graph == program {
            format!("The graph gives {graph}; the exhaustive program counted {program}. They agree.")
        } else {
            format!(
                "The graph gives {graph}, but the exhaustive program counted {program}. One of them is wrong: please report it."
            )
        }
    },
    hidden: |pairs, hidden| {
        if pairs == 1 {
            "The one pair hides one set of faces (bottom and top of each cube in the stack).".into()
        } else if pairs == hidden {
            format!("No two pairs hide the same faces: {} sets of hidden faces.", L.number(hidden))
        } else {
            format!(
                "Some pairs hide the same faces (bottom and top of each cube in the stack): {} pairs, {} sets of hidden faces.",
                L.number(pairs),
                L.number(hidden)
            )
        }
    },
    theory: [
        (
            "From graph to stack",
            "In a solution the front faces show every colour once, and so do the back faces: the edges front–back give every colour degree 2. They are a factorisation; right–left is another one, and as a face cannot be on two sides they share no edge. Read the other way round, two such factorisations, with their cycles given a direction, are a solution.",
        ),
        (
            "Why 2^(c + c′) / 4?",
            "Each of the c + c′ cycles can be run in 2 ways, and the two factorisations can change places: 2 · 2^(c + c′) stacks. Each is one of 8 that are the same stack, turned (4 ways) or upside down (2 ways). Loops and double edges count like any cycle: their two directions are different positions.",
        ),
        (
            "In general",
            "For n cubes and n colours the question is NP-complete (Robertson and Munro, 1978): no method is known that stays fast for many cubes.",
        ),
    ],
    five_or_six: FiveOrSix {
        title: "5 or 6?",
        counts: |Comparison { all, pairs, .. }| {
            let each = pairs.iter().all(|(_, pair)| pair.stacks == 1) && all.stacks == pairs.len();
            format!(
                "The text prints 5 for its example: pairs of factorisations without a common edge, each a distinct solution. Counted that way there are {}. The exhaustive program finds {} raw solutions. They show {} different colourings of the four façades, and {} if stacks that are turned or put upside down count once{}.",
                pairs.len(),
                all.raw,
                all.colourings,
                all.stacks,
                if each { ": one for each pair" } else { "" }
            )
        },
        hidden: |comparison| {
            let groups: Vec<String> = comparison
                .same_hidden_faces()
                .map(|group| join(&group.iter().map(|[f, g]| format!("F{f} F{g}")).collect::<Vec<_>>(), "and"))
                .collect();
            format!(
                "{} use the same edges, so they hide the same faces (bottom and top); yet they show different stacks. There are {} sets of hidden faces. That the author counted these is a conjecture.",
                groups.join("; "),
                comparison.hidden.len()
            )
        },
        columns: ["pair", "raw solutions", "colourings", "stacks", "hidden faces"],
        all: "all different ones",
    },
    measured: |ms, repeats| format!("Factorisations, pairs and hidden sets of this set: {ms} ms (mean of {repeats})."),
    events: EventTexts {
        solution: "Factorisation",
        new_level: "An edge of a further cube fits for the first time",
        levels: ["new level", "new levels"],
        dropped_at: |cube| format!("An edge of cube {cube} is dropped"),
        causes: &["Dropped: degree above 2"],
    },
    program: TrialTexts {
        enter: "choose(k):",
        each: "for each edge e of cube k",
        choose: "take edge e",
        tests: &["if a colour now has a degree above 2"],
        drop: "put the edge back: next edge",
        whole: "if k is the last cube",
        solution: "write the factorisation down",
        deeper: "else choose(k + 1)",
        back: "go back to cube k − 1",
        values: ["k", "e"],
    },
    terms: [
        ("multigraph", "Points joined by edges, where several edges may join the same two points."),
        ("loop", "An edge that joins a point to itself: both opposite faces have the same colour."),
        ("degree", "The number of edge ends at a point; a loop counts 2."),
        (
            "factorisation",
            "One edge of each cube, such that every colour has degree 2: closed cycles through all colours.",
        ),
        ("disjoint", "Without a common edge: of no cube do both use the same pair of faces."),
    ],
    why: "Why is there no solution?",
    diagnosis: |diagnosis| match diagnosis {
        Diagnosis::Short { colours: short, gives } => {
            let each: Vec<String> = gives.iter().enumerate().map(|(cube, n)| format!("cube {cube}: {n}")).collect();
            let (who, need, is) =
                if short.len() == 1 { ("It needs", 2, "is") } else { ("Together they need", 2 * short.len(), "are") };
            format!(
                "No factorisation: {} {is} short of edges. {who} {need} edge ends, but one edge of each cube can give at most {} ({}).",
                colours(short),
                gives.iter().sum::<u32>(),
                each.join(", ")
            )
        }
        Diagnosis::Exhausted { cuts } => {
            let each: Vec<String> = cuts
                .iter()
                .enumerate()
                .filter(|(_, n)| **n > 0)
                .map(|(colour, n)| format!("{} {n}", COLOURS[colour]))
                .collect();
            format!(
                "No factorisation: every colour could reach degree 2, but never all at once. The search cut every branch for a degree above 2 (times: {}).",
                each.join(", ")
            )
        }
        Diagnosis::Single => "There is one factorisation only; a stack needs two without a common edge.".into(),
        Diagnosis::Conflict { common } if common.is_empty() => {
            "There are factorisations, but every two of them share an edge: see the table.".into()
        }
        Diagnosis::Conflict { common } => {
            let edges: Vec<String> = common.iter().map(edge).collect();
            format!(
                "There are factorisations, but all of them use the same {}: {}. So no two are disjoint.",
                if edges.len() == 1 { "edge" } else { "edges" },
                join(&edges, "and")
            )
        }
    },
    repair: "The smallest change",
    paint: |repair, now| {
        format!(
            "Cube {}, {}: {} → {}",
            repair.cube,
            FACES[repair.face % 6],
            COLOURS[now as usize],
            COLOURS[repair.colour as usize]
        )
    },
    repairs: |n| match n {
        0 => "No change of one face is enough.".into(),
        1 => "One change of one face gives a solution:".into(),
        n => format!("{n} changes of one face give a solution:"),
    },
    repair_never: "It never is where there is no factorisation: those that a new colour brings all use the edge of that face, so no two of them are disjoint.",
    show_graph: "See its two factorisations",
    show_why: "Why?",
    hand: HandTexts {
        how: "Choose a cube, then turn it: drag it, press a button, or use the keys.",
        cube: "Cube to turn",
        turn: |turn| match (turn.axis, turn.clockwise) {
            (2, true) => "to the left",
            (2, false) => "to the right",
            (1, true) => "away from you",
            (1, false) => "towards you",
            (_, true) => "over to the right",
            (_, false) => "over to the left",
        },
        keys: ["D", "Shift D", "S", "Shift S", "A", "Shift A"],
        right: "every colour once",
        moved: |cube, turn| format!("Cube {cube} turned {turn}."),
        solved: |moves| {
            let all = "every side shows every colour.";
            match moves {
                0 => format!("This is a solution: {all}"),
                1 => format!("Solved in 1 quarter turn: {all}"),
                _ => format!("Solved in {} quarter turns: {all}", L.number(moves as u64)),
            }
        },
        so_far: |right| format!("{right} of 4 sides are right."),
        moves: "quarter turns",
        facades: "sides right",
        hint: "Hint",
        hinted: |cube, turn, left, nearest| {
            let turns = if left == 1 { "1 quarter turn".to_string() } else { format!("{left} quarter turns") };
            if nearest {
                format!("Turn cube {cube} {turn}: the nearest solution is {turns} away.")
            } else {
                format!("Turn cube {cube} {turn}: a solution is {turns} away.")
            }
        },
        hopeless: "This set has no solution.",
        again: "Start again",
        do_it: "Do it",
    },
    random: RandomTexts {
        title: "Random set",
        wanted: "Wanted",
        wants: [
            "with a solution",
            "with exactly one pair",
            "with one raw solution",
            "without a factorisation",
            "without a disjoint pair",
            "any set",
        ],
        all_colours: "every cube shows every colour",
        seed: "Seed",
        draw: "Draw",
        another: "Another",
        drawn: |n| {
            if n == 1 { "The first set drawn.".into() } else { format!("Set number {} that was drawn.", L.number(n)) }
        },
        impossible: |count| match count {
            7 => "Six faces cannot show seven colours.",
            6 => {
                "With six cubes of six colours, what two disjoint factorisations leave over is a third one: pairs come in threes."
            }
            _ => "No set of two cubes has exactly one pair or one raw solution.",
        },
    },
    statistics: StatisticsTexts {
        how: |count| {
            format!(
                "Sets of {count} cubes are drawn by chance, and the graph tells for each whether it has a solution."
            )
        },
        sets: "Sets",
        run: "Draw the sets",
        plots: ["Sets with a solution", "sets drawn", "exact", "Number of disjoint pairs", "pairs"],
        columns: ["sets", "counted", "share", "95% interval", "exact"],
        rows: [
            "with a solution",
            "exactly one pair",
            "one raw solution",
            "no factorisation",
            "one factorisation only",
            "several, no two disjoint",
        ],
        means: |pairs, raw, exact| match exact {
            Some(exact) => format!(
                "On average {pairs} pairs and {raw} raw solutions a set (exactly {exact}: stacks times the chance that a stack is a solution)."
            ),
            None => format!("On average {pairs} pairs and {raw} raw solutions a set."),
        },
        none: "No set is drawn yet.",
        drawn: |drawn, all| format!("{} of {} sets drawn.", L.number(drawn), L.number(all)),
        time: |seconds| format!("Drawn and counted in {seconds} s."),
        holds: [
            "The interval holds the exact value.",
            "The exact value lies outside the interval, as happens in 1 of 20 experiments.",
        ],
        again: "The same seed gives the same sets, however many workers draw them.",
        exact: "Exact values: all sets were gone through, for up to four cubes. Interval: Wilson (1927).",
    },
    no_factorisation: |number, all| {
        format!("The link names factorisation {number}, but this set has {all}; the set is shown.")
    },
    no_pair: |first, second, edges| {
        format!("The link names the pair F{first}, F{second}, but they share {edges}; the set is shown.")
    },
    no_solution: |number, all| {
        format!("The link names solution {}, but this set has {}; the set is shown.", L.number(number), L.number(all))
    },
};
