//! The English texts of the Hungarian cube.

mod chain;
mod coach;
mod entry;
mod finder;
mod group;
mod optimal;
mod problem;
mod program;
mod proof;
mod scrambles;
mod short;
mod side;
mod subgroup;

use crate::puzzle::cube::{Kind, Layers, Turn};
use crate::text::cube::{AlgorithmTexts, CubeTexts, EditorTexts, SetupTexts, StagesTexts};
use crate::text::program::EventTexts;
use crate::text::{Lang, OpeningTexts, PageTexts, Title};

const L: Lang = Lang::En;

/// The faces with their article.
const FACES: [&str; 6] = ["the top", "the right", "the front", "the bottom", "the left", "the back"];

fn kind(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "corner" } else { "edge" }
}

/// What turns.
fn layer(turn: Turn) -> String {
    let face = FACES[turn.face() as usize];
    match turn.layers() {
        Layers::Outer => format!("{face} layer turns"),
        Layers::Wide => format!("{face} layer and the middle layer beside it turn"),
        Layers::Middle => format!("the middle layer turns as {face} does,"),
        Layers::Whole => format!("the whole cube turns as {face} does,"),
    }
}

fn made(text: &str, turn: Turn) -> String {
    let how = match turn.quarters() {
        1 => "a quarter clockwise",
        2 => "a half turn",
        _ => "a quarter anticlockwise",
    };
    format!("{text}: {} {how}, seen from that side.", layer(turn))
}

/// The name of the Hungarian cube, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Hungarian cube",
    about: "A group of 43,252,003,274,489,856,000 positions, its theorem, and a way home by commutators.",
};

/// All English texts of the Hungarian cube.
pub static CUBE: CubeTexts = CubeTexts {
    page: PageTexts {
        keys: &[
            ("R L U D F B", "turn a layer clockwise; with Shift anticlockwise (T for U)"),
            ("M E S  X Y Z", "turn a middle layer; the whole cube"),
            ("I K  J F  H G  D E  S L  W O", "with the speed cubers’ layout: R R'  U U'  F F'  L L'  D D'  B B'"),
            ("U M  V R  T B  C A  P Q", "and r r'  l l'  x x'  y y'  z z'"),
            ("↑  ↓", "in the solution: the step before, the next step"),
            ("Enter, Space, →  ←", "with the coach: the turn is made; back (Backspace too)"),
            ("Shift + arrows", "look at the cube from another side"),
        ],
        views: &["Cube", "Group", "Doctor", "Laboratory", "Solution", "Subgroup", "Errors"],
        opening: OpeningTexts {
            goal: "The goal: turn the layers until each face has a single colour.",
            hook: "The same four turns, repeated, bring the cube back to its start: after how many times?",
            start: "Turn it yourself",
            watch: None,
            change: "Change the cube…",
        },
    },
    setup: SetupTexts {
        cube: "The cube",
        preset: "Known positions",
        presets: [
            "In order",
            "A commutator (order 6)",
            "The greatest order, 1260",
            "Three edges",
            "Chessboard",
            "Six spots",
            "Cube in the cube",
            "Superflip",
        ],
        own: "Your own position",
        deal: "Scramble",
        seed: "No.",
        reset: "In order",
        solve: "Put it in order",
        method: "Method",
        methods: [
            "face first, in stages",
            "down a chain of subgroups",
            "few turns",
            "the fewest turns, proven",
            "all four, side by side",
        ],
        first: "First colour",
        as_text: "Turns as text",
        text_hint: "R U' F2, M E S, Rw or r, x y z, (R U)3, [R, U] = R U R' U', [R: U] = R U R'. Also 54 facelets, a position in round brackets, or a whole link.",
        look: "How it looks",
        scheme: "Colours",
        schemes: ["white top, green front", "of the course: orange front", "with letters"],
        top: ["The top is called", "U (up)", "T (top)"],
        keyboard: ["Letter keys", "letters of the turns", "speed cubers’ layout"],
    },
    figures: proof::FIGURES,
    editor: EditorTexts {
        moves: "The turns; click one to go there",
        begin: "start",
        go_to: |number, turn| format!("{turn}, turn {}", L.number(number)),
        more: |number| format!("… {} more", L.number(number)),
        turns: "Turn a layer",
        others: "Middle layers, whole cube",
        focus: "only what counts so far",
    },
    entry: entry::ENTRY,
    algorithm: AlgorithmTexts {
        program: program::PRODUCT,
        counters: ["turns made", "order of the position", "small cubes out of order"],
        made,
        how: "Drag a facelet: its layer follows. Drag beside the cube to look at it from elsewhere, press R, L, U, D, F or B, or type turns on the left.",
        before: "Before the first turn.",
        solved: "The cube is in order.",
        unreachable: "No turns put this cube in order: the doctor says why.",
        order: |order| format!("Whatever led here, done {} times in all, leads back to order.", L.number(order)),
        order_held: |performed, position| {
            format!(
                "Whatever led here, done {} times in all, leads back to order, the centres too. Seen from its centres this position has order {}.",
                L.number(performed),
                L.number(position)
            )
        },
        tabs: ["Algorithm", "Notation", "Words"],
        none: "Turn the cube, or type turns: here they are told as a whole.",
        facts: ["written", "corners", "edges", "undone by"],
        length: |turns, faces| {
            format!(
                "{}, {} in the half-turn metric (turns of faces).",
                L.counted(turns, "turn", "turns"),
                L.number(faces)
            )
        },
        again: |order, held| {
            if held {
                format!(
                    "After it the cube is held otherwise. Done {} times in a row it changes nothing.",
                    L.number(order)
                )
            } else {
                format!("Done {} times in a row it changes nothing: that is its order.", L.number(order))
            }
        },
        invert: "Take its inverse",
        begin_here: "Begin here",
        notation_columns: ["letter", "what turns, clockwise seen from that side"],
        notation: &[
            ("R L U D F B", "the right, left, top, bottom, front, back layer, a quarter"),
            ("R'", "anticlockwise"),
            ("R2", "half a turn"),
            ("M E S", "the middle layers, as L, D and F turn"),
            ("r or Rw", "the right layer and the middle one together; so for all six"),
            ("x y z", "the whole cube, as R, U and F turn"),
            ("(A)3", "A three times"),
            ("[A, B]", "the commutator A B A' B'"),
            ("[A: B]", "the conjugate A B A'"),
        ],
        terms: [
            (
                "small cube",
                "One of the 26 pieces: 8 corners with three facelets, 12 edges with two, 6 centres that only turn where they are.",
            ),
            ("facelet", "One of the 54 coloured squares, 9 on each face."),
            ("algorithm", "Turns one after the other; here also with brackets."),
            (
                "order",
                "How often an algorithm has to be done until everything is as before. With turns of faces never more than 1260 times. The order of a position is that of turns of faces which lead to it, its centres staying where they are.",
            ),
            (
                "half-turn metric",
                "The usual way to count: a quarter or a half turn of a face is one turn, a middle layer two, the whole cube none.",
            ),
        ],
    },
    group: group::GROUP,
    product: group::PRODUCT,
    doctor: group::DOCTOR,
    laboratory: group::LABORATORY,
    finder: finder::FINDER,
    invariants: proof::INVARIANTS,
    converse: proof::CONVERSE,
    errata: proof::ERRATA,
    stages: StagesTexts {
        events: EventTexts {
            solution: "The cube is in order",
            new_level: "A new stage begins",
            levels: ["stage", "stages"],
            dropped_at: |_| String::new(),
            causes: &[],
        },
        program: program::RULES,
        counters: ["turns", "as turns of faces", "still to come"],
        unsolvable: "No turns put this cube in order, so nothing is searched: the doctor says which law is broken and how to repair it.",
        looking: "A worker looks for the sequences and puts the cube in order …",
        stopped: "The search was stopped: Resume goes on.",
        failed: "No solution was found: the search failed. “Put it in order” begins it anew.",
        already: "The cube is in order already: there is nothing to do.",
        done: |turns| format!("In order after {}.", L.counted(turns, "turn", "turns")),
        stage: |number, name| format!("Stage {number}: {name}."),
        names: [
            "the cross",
            "the first corners",
            "the second layer",
            "corners of the last layer to their places",
            "edges of the last layer to their places",
            "corners of the last layer twisted",
            "edges of the last layer flipped",
        ],
        about: [
            "The four edges of the first face, each beside the right centre. Bring each up, then flip it where needed by the slice sequence of the course, F2 D M D′ M′ for UF, which leaves the other three edges of the face alone.",
            "The four corners of the first face: each waits in the bottom layer, is brought up by a sequence that changes no other small cube of the face, and is twisted where needed.",
            "The cube is turned over. The four edges between: a commutator takes an edge of the top layer, the place in the middle layer and one more of the top layer round in a cycle.",
            "First one turn of the last layer, if needed, so that the permutation of its corners is even. Then commutators that move three corners in a cycle.",
            "Now the permutation of the edges is even too: commutators that move three of them, or exchange two pairs.",
            "Each corner is in its place. The sum of the indices is 0 mod 3, so corners can be twisted two by two.",
            "The number of flipped edges is even: they are flipped two by two.",
        ],
        aims: [
            "",
            "",
            "",
            "more corners come to their places",
            "more edges come to their places",
            "two corners are twisted, one each way",
            "two edges are flipped",
        ],
        next: |turn| format!("Next {turn}"),
        turns: |turns| L.counted(turns, "turn", "turns"),
        hold: |colour| format!("Hold the cube so that {colour} is on top."),
        raise: |cubie, from, to, right| {
            let rest = if right { "there it is rightly turned" } else { "there it still has to be turned" };
            format!("Bring {cubie} from {from} to {to}; {rest}.")
        },
        lower: |cubie, from, to| format!("Take {cubie} out of {from}, where it is wrong: it waits at {to}."),
        rotate: |cubie, own| match own {
            Kind::Corner => format!("Twist {cubie} where it is."),
            Kind::Edge => format!("Flip {cubie} where it is, by the slice sequence."),
        },
        layer: "Turn the last layer: now the permutation of its corners is even (the cure of the parity).",
        commute: |cycles, aim| format!("Commutator {cycles}: {aim}, and nothing else changes."),
        tabs: ["Stages", "Method", "Many positions"],
        why: [
            "The course puts the first face in order first. One sequence is that of the course, the flip of an edge of the cross; small searches find all others by one property.",
            "X changes a single small cube of a face, and anything elsewhere. Then X itself builds that face, and X T X′ T′ with T a turn of it changes three small cubes at most.",
            "Of all sequences that fit, the shortest is taken, small cube by small cube. So the solution is long but every step can be understood.",
        ],
        terms: [
            (
                "stage",
                "A part of the solution after which something more is in order and stays so, or is restored by each sequence.",
            ),
            (
                "slice sequence",
                "Turns of a side, of the layer below and of a middle layer that flip an edge of the face and leave its other three edges alone: F2 D M D′ M′ flips UF.",
            ),
            (
                "parity",
                "Three-cycles are even: they cannot cure an odd permutation. One quarter turn of the last layer makes it even.",
            ),
        ],
        many: "Random positions, each as likely as the others, put in order face first by the workers.",
        how_many: "Positions",
        run: "Solve them",
        positions: ["positions solved", "turns on the average", "fewest turns", "most turns"],
        position_columns: ["figure", "number"],
    },
    chain: chain::CHAIN,
    optimal: optimal::OPTIMAL,
    side: side::SIDE,
    short: short::SHORT,
    subgroup: subgroup::SUBGROUP,
    scrambles: scrambles::SCRAMBLES,
    coach: coach::COACH,
    colours: ["red", "green", "blue", "yellow", "orange", "sky blue", "purple", "grey", "white"],
    faces: FACES,
    in_setup: "Setup: ",
    cubie: |cubie, name, place, at, index| {
        let number = cubie.number();
        if cubie == place {
            format!("{} {number} {name}: in its place, index {index}", kind(cubie.kind()))
        } else {
            format!("{} {number} {name}: at {} {at}, index {index}", kind(cubie.kind()), place.number())
        }
    },
    problem: problem::problem,
};
