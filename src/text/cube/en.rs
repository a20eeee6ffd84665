//! The English texts of the Hungarian cube.

use crate::puzzle::cube::{Face, Kind, Layers, Place, Problem, Turn};
use crate::text::cube::program::en::{PRODUCT, RULES};
use crate::text::cube::{
    AlgorithmTexts, CubeTexts, DoctorTexts, EditorTexts, GroupTexts, LaboratoryTexts, ProductTexts, SetupTexts,
    StagesTexts,
};
use crate::text::program::EventTexts;
use crate::text::{Lang, OpeningTexts, Title, join, shorten, visible};

const L: Lang = Lang::En;

/// The faces with their article.
const FACES: [&str; 6] = ["the top", "the right", "the front", "the bottom", "the left", "the back"];

fn sign(sign: i8) -> &'static str {
    if sign > 0 { "even" } else { "odd" }
}

fn kind(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "corner" } else { "edge" }
}

fn place(place: &Place) -> String {
    format!("{} {place}", place.number())
}

fn colour(face: Face) -> String {
    format!("the colour {}", face.letter())
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

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::TooLong { length, most } => {
            format!("The text has {} characters, at most {} are read.", L.number(*length), L.number(*most))
        }
        Problem::UnknownLetter { found, at } => {
            format!(
                "Character {} is {}, which names no turn: use R L U D F B (T for U), M E S, x y z.",
                L.number(at + 1),
                visible(*found)
            )
        }
        Problem::Amount { at } => {
            format!("The number at character {} makes no sense: a turn goes 1, 2 or 3 quarters.", L.number(at + 1))
        }
        Problem::Unclosed { bracket, at } => {
            format!("The bracket {bracket} at character {} is not closed.", L.number(at + 1))
        }
        Problem::Unopened { bracket, at } => {
            format!("The bracket {bracket} at character {} was not opened.", L.number(at + 1))
        }
        Problem::Mismatched { open, at } => format!(
            "The bracket at character {} is closed by one of another kind at character {}.",
            L.number(open + 1),
            L.number(at + 1)
        ),
        Problem::NoSeparator { at } => format!(
            "The square brackets at character {} need a comma, [A, B] = A B A' B', or a colon, [A: B] = A B A'.",
            L.number(at + 1)
        ),
        Problem::Separator { found, at } => {
            format!("At character {} there is a {} where none belongs.", L.number(at + 1), visible(*found))
        }
        Problem::TooDeep { at } => {
            format!("From character {} on too many brackets lie in one another.", L.number(at + 1))
        }
        Problem::TooManyMoves { found } => {
            format!("Written out these are {} turns, more than the page makes.", L.number(*found))
        }
        Problem::FaceletCount { found } => format!("A cube has 54 facelets; here are {}.", L.number(*found)),
        Problem::UnknownColour { found, at } => {
            format!("Facelet {} is {}: colours are written U R F D L B.", L.number(at + 1), visible(*found))
        }
        Problem::ColourCount { colour: own, found } => {
            format!("There are {} facelets of {}; there must be 9.", L.number(*found), colour(*own))
        }
        Problem::Centres => "The six centres do not lie to each other as they do on the cube.".to_string(),
        Problem::NoSuchCubie { place: own, colours } => {
            let letters: String = colours.iter().map(|face| face.letter()).collect();
            format!(
                "At {} {} there is no {} with the colours {letters}.",
                kind(own.kind()),
                place(own),
                kind(own.kind())
            )
        }
        Problem::Mirrored { place: own, cubie } => {
            format!("The corner at {} has the colours of {}, but in mirror image.", place(own), place(cubie))
        }
        Problem::Repeated { cubie, places } => {
            let places: Vec<String> = places.iter().map(place).collect();
            format!("The {} {} is there more than once: at {}.", kind(cubie.kind()), place(cubie), join(&places, "and"))
        }
        Problem::Missing { cubie } => format!("The {} {} is missing.", kind(cubie.kind()), place(cubie)),
        Problem::NumberCount { found } => {
            format!(
                "A position has 40 numbers: 8 and 12 places, then 8 and 12 rotation indices; here are {}.",
                L.number(*found)
            )
        }
        Problem::Image { cubie, found } => {
            format!("The {} {} goes to place {found}, which is not there.", kind(cubie.kind()), place(cubie))
        }
        Problem::SharedImage { place: own, cubies } => {
            let cubies: Vec<String> = cubies.iter().map(place).collect();
            format!("Several small cubes go to {} {}: {}.", kind(own.kind()), place(own), join(&cubies, "and"))
        }
        Problem::Index { cubie, found } => format!(
            "The rotation index of the {} {} is {found}; it can be {}.",
            kind(cubie.kind()),
            place(cubie),
            if cubie.kind() == Kind::Corner { "0, 1 or −1" } else { "1 or −1" }
        ),
        Problem::NoSuchMethod { found } => {
            format!("There is no method “{}”: stages, short or optimal.", shorten(found))
        }
        Problem::NoSuchFace { found } => format!("“{}” is no face: U R F D L B.", shorten(found)),
    }
}

/// The name of the Hungarian cube, and its line on the home page.
pub const TITLE: Title = Title {
    name: "Hungarian cube",
    about: "A group of 43,252,003,274,489,856,000 positions, its theorem, and a way home by commutators.",
};

/// The words of the first minute.
pub static OPENING: OpeningTexts = OpeningTexts {
    goal: "The goal: turn the layers until each face has a single colour.",
    hook: "The same four turns, repeated, bring the cube back to its start: after how many times?",
    start: "Turn it yourself",
    watch: None,
    change: "Change the cube…",
};

/// All English texts of the Hungarian cube.
pub static CUBE: CubeTexts = CubeTexts {
    keys: &[
        ("R L U D F B", "turn a layer clockwise; with Shift anticlockwise (T for U)"),
        ("M E S  X Y Z", "turn a middle layer; the whole cube"),
        ("I K  J F  H G  D E  S L  W O", "with the speed cubers’ layout: R R'  U U'  F F'  L L'  D D'  B B'"),
        ("U M  V R  T B  C A  P Q", "and r r'  l l'  x x'  y y'  z z'"),
        ("↑  ↓", "face first: the step before, the next step"),
        ("Shift + arrows", "look at the cube from another side"),
    ],
    views: ["Cube", "Group", "Doctor", "Laboratory", "Face first"],
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
        solve: "Solve face first",
        first: "First colour",
        as_text: "Turns as text",
        text_hint: "R U' F2, M E S, Rw or r, x y z, (R U)3, [R, U] = R U R' U', [R: U] = R U R'. Also 54 facelets, a position in round brackets, or a whole link.",
        apply: "Use",
        look: "How it looks",
        scheme: "Colours",
        schemes: ["white top, green front", "of the course: orange front", "with letters"],
        top: ["The top is called", "U (up)", "T (top)"],
        keyboard: ["Letter keys", "letters of the turns", "speed cubers’ layout"],
        workers: "Workers",
    },
    editor: EditorTexts {
        moves: "The turns; click one to go there",
        begin: "start",
        go_to: |number, turn| format!("{turn}, turn {}", L.number(number)),
        more: |number| format!("… {} more", L.number(number)),
        turns: "Turn a layer",
        others: "Middle layers, whole cube",
        focus: "only what counts so far",
        editor: "The facelets",
        hint: "Choose a colour, then click facelets (keyboard: arrows and space). As soon as it is a cube again, the doctor examines it.",
        brush: "Colour",
        rubber: "rubber",
        count: |colour, count| format!("{colour}: {} of 9", L.number(count)),
        facelet: |face, row, column, colour| {
            format!("{face}, row {row}, column {column}: {}", colour.unwrap_or("no colour"))
        },
        buttons: ["Centres only", "Back to the last cube"],
    },
    algorithm: AlgorithmTexts {
        program: PRODUCT,
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
    group: GroupTexts {
        counters: ["order of the position", "corners moved or twisted", "edges moved or flipped"],
        neutral: "All is in order: the neutral element of the group.",
        order: |order| {
            format!(
                "The order of this position is {}: the least common multiple of the orders of its cycles.",
                L.number(order)
            )
        },
        signs: |corners, edges| {
            format!("The permutation of the corners is {}, that of the edges {}.", sign(corners), sign(edges))
        },
        tabs: ["Position", "Product", "Turns", "Numbers"],
        edit: "A position is [σ_S, σ_A, M_S, M_A]: where each corner and each edge goes, and how it is turned. Change any of it: two small cubes exchange places, an index goes to the next.",
        kinds: ["Corners", "Edges"],
        columns: ["small cube", "goes to", "index"],
        goes: |name| format!("{name} goes to"),
        index: |name, index| format!("{index}, rotation index of {name}"),
        home: |kind, count| match (count, kind) {
            (8, Kind::Corner) | (12, Kind::Edge) => "all home".to_string(),
            (0, _) => "none home".to_string(),
            _ => format!("{} home", L.number(count)),
        },
        cycle: |cycle| {
            let (length, rotation) = (cycle.places.len(), cycle.rotation());
            let is_corner = cycle.places.first().is_some_and(|place| place.kind() == Kind::Corner);
            let turned = match (is_corner, rotation) {
                (_, 0) => "",
                (true, 1) => "twisted +1",
                (true, _) => "twisted −1",
                (false, _) => "flipped",
            };
            let order = cycle.order();
            let rounds = order / length.max(1) as u64;
            let order =
                if rounds > 1 { format!("order {order} = {length} × {rounds}") } else { format!("order {order}") };
            [format!("length {length}"), turned.to_string(), order]
        },
        terms: [
            (
                "position",
                "What turns, or any reassembling, have done to the cube in order: two permutations and two rows of rotation indices.",
            ),
            (
                "rotation index",
                "How a small cube is turned where it is: for a corner 0, +1 (a third anticlockwise, seen from outside) or −1; for an edge +1 or, flipped, −1.",
            ),
            (
                "marked facelet",
                "One facelet of each small cube and of each place: those on the front and the back, and for the four edges without one those on the right and the left. The index compares the two marks.",
            ),
            (
                "sign",
                "A permutation is even or odd as the number of exchanges is that makes it. A cycle of four is odd.",
            ),
            (
                "oriented cycle",
                "Small cubes that take each other’s places. A sign beside it tells that after one round they are not yet turned as before: ⁺ a third anticlockwise, ⁻ clockwise or, for edges, flipped.",
            ),
        ],
        table_is: "The six turns, a quarter clockwise each, computed from the cube itself. The numbers are those of the course; click a letter to turn.",
        turn_columns: ["turn", "cycles: corners, edges", "M_S; edges flipped"],
        printed: [
            "The course prints the cycles of the inverse turn here: they go round anticlockwise, seen from outside.",
            "The course prints the corner indices of D as (1, 1, 0, 0, −1, −1, 0, 0).",
        ],
        marks: "Only R and L flip edges, for their edges change between marked and unmarked sides.",
        assembled: |[corners, edges, twists, flips], all| {
            format!(
                "Assembled in any way: 8! × 12! × 3⁸ × 2¹² = {corners} × {edges} × {twists} × {flips} = {all} cubes."
            )
        },
        reachable: |assembled, orbits, reachable| {
            format!(
                "Turns reach one in {orbits}: {assembled} ÷ {orbits} = {reachable} positions, the elements of the group G."
            )
        },
        bound: |bound| {
            format!("The course prints 7! × 3⁷ × 11! × 2¹¹ = {bound} as the bound; the true number is larger.")
        },
        balls: "How many are near?",
        ball_is: "Positions that so many turns reach and no fewer (half-turn metric), counted one by one by a worker.",
        count_balls: "Count to 5 turns",
        ball_columns: ["turns", "positions"],
        all_within: "All together within 5 turns:",
        growth: "Each sphere has about 13 times as many as the one before. All 43 quintillion positions lie within 20 turns (Rokicki, Kociemba, Davidson and Dethridge, 2010).",
    },
    product: ProductTexts {
        law: "First the left, then the right: (r, s, x, y) · (r′, s′, x′, y′) = (r′∘r, s′∘s, x + x′∘r, y + y′∘s).",
        factor: |letter| format!("Factor {letter}: an algorithm"),
        take: "cube on screen",
        take_for: |letter| format!("cube on screen as {letter}"),
        worked: "A·B, small cube by small cube",
        columns: ["small cube", "A takes it to", "B on to", "index"],
        commute: "A·B = B·A: these two commute.",
        differ: "A·B ≠ B·A: the group is not commutative.",
        power: "Exponent n",
        result_columns: ["element", "corners", "edges", "order"],
        associative: |same| {
            if same {
                "(A·B)·C = A·(B·C): computed both ways, the same.".to_string()
            } else {
                "(A·B)·C and A·(B·C) differ!".to_string()
            }
        },
        printed: |same| {
            let here = if same { "happen to agree for these three" } else { "differ for these three" };
            format!(
                "The course prints x + x′∘r⁻¹. By that law (A·B)·C and A·(B·C) {here}: it is not associative, as U, R, U show."
            )
        },
        terms: [
            ("product", "Two positions one after the other: A·B does A first, then B."),
            ("inverse", "What undoes an element: A′, the turns backwards and the other way round."),
            ("power", "The same element so many times; a negative exponent undoes it."),
            ("commutative", "A·B = B·A for all. The turns of opposite faces commute, those of neighbours do not."),
            ("associative", "(A·B)·C = A·(B·C) for all: brackets do not matter."),
        ],
        numbers: "Numbers and letters are those of the course.",
    },
    doctor: DoctorTexts {
        counters: ["turns solve it", "orbit of 12", "laws broken"],
        valid: ["no", "yes"],
        no_cube: "These facelets are no cube:",
        mend: "Mend them on the net of facelets; crossed small cubes are those to look at. The last good cube is kept.",
        in_order: "All three laws hold; the cube is in order.",
        legal: "All three laws hold: turns put this cube in order.",
        illegal: "No turns put this cube in order.",
        fails: [
            "One of the permutations is even, the other odd.",
            "The rotation indices of the corners do not add up to 0 mod 3.",
            "An odd number of edges is flipped.",
        ],
        orbit: |orbit| format!("It lies in orbit {orbit}, and turns never lead out of it."),
        tabs: ["Diagnosis", "Reassemble", "Why"],
        laws: ["sign σ_S = sign σ_A", "corners: sum of M_S ≡ 0 mod 3", "edges: flips ≡ 0 mod 2"],
        law_columns: ["law", "here", "verdict"],
        verdicts: ["broken", "holds"],
        signs: |corners, edges| format!("{} and {}", sign(corners), sign(edges)),
        smallest: "The smallest repair, by hand:",
        exchange: |a, b| format!("Exchange {a} and {b}."),
        rotate: |name, own, by| match (own, by) {
            (Kind::Edge, _) => format!("Flip the edge {name}."),
            (_, 1) => format!("Turn the corner {name} a third anticlockwise."),
            _ => format!("Turn the corner {name} a third clockwise."),
        },
        repair: "Repair it",
        orbits: |orbits| format!("The {orbits} orbits"),
        orbit_corner: "corners, sum mod 3",
        orbit_columns: ["0", "1", "2"],
        orbit_rows: [
            "equal signs, flips even",
            "equal signs, flips odd",
            "different signs, flips even",
            "different signs, flips odd",
        ],
        how: "Take small cubes out: click one or two on the drawing, then put them back wrong.",
        none_chosen: "None is taken out.",
        chosen: |names| format!("Taken out: {}.", join(names, "and")),
        buttons: ["Exchange them", "Turn the corner", "Flip the edge"],
        list: "All small cubes",
        examples_are: "What cannot be had by turning:",
        examples: ["Two corners exchanged", "Two edges exchanged", "One corner twisted", "One edge flipped"],
        deal: "Reassemble at random",
        why: [
            "A turn of a face moves four corners in a cycle and four edges in a cycle. A cycle of four is odd: each turn changes both signs, so they stay equal.",
            "Its rotation indices add up to 0 for the corners (two times +1, two times −1, or none at all), so the sum mod 3 never changes.",
            "R and L flip four edges, the others none: the number of flipped edges stays even.",
            "And whatever has all three right can be reached: face first solves it. So assembled cubes fall into 2 × 3 × 2 = 12 orbits of equal size.",
        ],
        terms: [
            ("orbit", "All positions that turns lead to from one of them."),
            ("parity", "Whether a permutation is even or odd; the sign of it."),
        ],
    },
    laboratory: LaboratoryTexts {
        counters: ["order", "small cubes changed", "moved by both X and T"],
        preset: "Known pairs",
        presets: [
            "Flip two edges",
            "Twist two corners",
            "Cycle three corners",
            "Cycle three edges",
            "Exchange two pairs",
        ],
        own: "Your own X and T",
        field: |letter| format!("{letter}: an algorithm"),
        form: "How X and T are put together",
        forms: ["commutator X T X′ T′", "conjugate X T X′"],
        carry: "Do it on the cube",
        under_way: |part, whole| format!("{whole}: {part} is under way."),
        changed_now: |count| match count {
            1 => "Now 1 small cube is out of order.".to_string(),
            count => format!("Now {} small cubes are out of order.", L.number(count)),
        },
        done: |whole, changed| {
            format!("{whole} is done: it changes {}.", L.counted(changed, "small cube", "small cubes"))
        },
        nothing: "X and T commute: nothing is left of them.",
        two: "X only turns the single small cube that both move: it turns one, X′ another the other way, and nothing else is left.",
        three: "X and T both move a single small cube, so a cycle of three is all that is left.",
        nets: [["X moves", "T moves", "X T X′ changes"], ["X moves", "T moves", "X T X′ T′ changes"]],
        tabs: ["What moves", "Steps", "Renaming", "Why"],
        both: "both",
        support_columns: ["by", "number", "small cubes"],
        property: |face, cubie| {
            format!(
                "X changes a single small cube of {face} layer, {cubie}, and T turns that layer: so X T X′ T′ touches only what T puts there and takes from there."
            )
        },
        cycles: ["corners", "edges", "order"],
        step_columns: ["done", "changed", "cycles: corners, edges"],
        renamed: "X T X′ does what T does, with every place p called by the name of the place to which X′ takes it. Cycles keep their lengths and their rotation.",
        rename_columns: ["cycles of T", "cycles of X T X′"],
        why: [
            "X T X′ T′ undoes what it does, X by X′ and T by T′. All that is left comes from where the two meet.",
            "Say X changes a single small cube of a face, and anything elsewhere. T turns that face and brings another small cube there. X′ then puts everything elsewhere back, but it finds the wrong small cube on the face. T′ turns back: two small cubes of the face have changed, and one elsewhere if X brought it in.",
            "If X only turns that small cube where it is, two are turned, the other way each: two edges flipped, two corners twisted.",
        ],
        terms: [
            ("commutator", "[X, T] = X T X′ T′: it measures how far X and T are from commuting."),
            ("conjugate", "[X: T] = X T X′: the same as T elsewhere, X being the way there."),
            ("support", "All that something moves, or turns where it is."),
        ],
    },
    stages: StagesTexts {
        events: EventTexts {
            solution: "The cube is in order",
            new_level: "A new stage begins",
            dropped_at: |_| String::new(),
            causes: &[],
        },
        program: RULES,
        counters: ["turns", "as turns of faces", "still to come"],
        unsolvable: "No turns put this cube in order, so nothing is searched: the doctor says which law is broken and how to repair it.",
        looking: "A worker looks for the sequences and puts the cube in order …",
        stopped: "The search was stopped: Resume goes on.",
        failed: "No solution was found: the search failed. “Solve face first” begins it anew.",
        later: "Short and optimal solutions come later; here is the one face first.",
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
            "The four edges of the first face, each beside the right centre. Bring each up, then flip it where needed by a slice sequence that leaves the rest of the face alone.",
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
            "The course solves the cube face by face. No sequence is learnt by heart here: small searches find all of them by one property.",
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
                "Turns of a side and of the middle layer that flip an edge of the face and leave the rest of it alone.",
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
    problem,
    step_beyond: |step, last| format!("Step {} lies beyond the last one, {}.", L.number(step), L.number(last)),
};
