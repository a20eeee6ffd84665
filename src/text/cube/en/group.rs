//! The English texts of the group of the Hungarian cube: its elements, products, the doctor, and the laboratory.

use super::L;
use crate::puzzle::cube::Kind;
use crate::text::cube::group::{DoctorTexts, GroupTexts, LaboratoryTexts, ProductTexts};
use crate::text::join;

fn sign(sign: i8) -> &'static str {
    if sign > 0 { "even" } else { "odd" }
}

/// The group.
pub const GROUP: GroupTexts = GroupTexts {
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
        let order = if rounds > 1 { format!("order {order} = {length} × {rounds}") } else { format!("order {order}") };
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
        ("sign", "A permutation is even or odd as the number of exchanges is that makes it. A cycle of four is odd."),
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
        format!("Assembled in any way: 8! × 12! × 3⁸ × 2¹² = {corners} × {edges} × {twists} × {flips} = {all} cubes.")
    },
    reachable: |assembled, orbits, reachable| {
        format!(
            "Turns reach one in {orbits}: {assembled} ÷ {orbits} = {reachable} positions, the elements of the group G."
        )
    },
    bound: |bound| format!("The course prints 7! × 3⁷ × 11! × 2¹¹ = {bound} as the bound; the true number is larger."),
    balls: "How many are near?",
    ball_is: |classes| {
        format!(
            "Positions that so many turns reach and no fewer (half-turn metric), counted by a worker. Positions that look alike on a cube turned or mirrored as a whole are one class: one of each is kept, {} in all in about 4 MB, and counted as often as its class has positions.",
            L.number(classes)
        )
    },
    count_balls: "Count to 6 turns",
    ball_columns: ["turns", "positions"],
    all_within: "All together within 6 turns:",
    known: "To 20 turns: quoted, not counted here",
    known_is: "To 15 turns counted by others (OEIS A080601); from 16 turns on estimated from samples (cube20.org).",
    growth: "Each sphere has about 13 times as many as the one before. All 43 quintillion positions lie within 20 turns (Rokicki, Kociemba, Davidson and Dethridge, 2010).",
};

/// The product calculator.
pub const PRODUCT: ProductTexts = ProductTexts {
    law: "First the left, then the right: (r, s, x, y) · (r′, s′, x′, y′) = (r′∘r, s′∘s, x + x′∘r, y + y′∘s).",
    factor: |letter| format!("Factor {letter}: an algorithm"),
    take: "cube on screen",
    take_for: |letter| format!("cube on screen as {letter}"),
    worked: "A·B, small cube by small cube",
    columns: ["small cube", "A takes it to", "B on to", "index"],
    commute: "A·B = B·A: these two commute.",
    differ: "A·B ≠ B·A: the group is not commutative.",
    power: "Exponent n",
    results: "Cycles and orders",
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
};

/// The doctor.
pub const DOCTOR: DoctorTexts = DoctorTexts {
    counters: ["turns solve it", "orbit of 12", "laws broken"],
    valid: ["no", "yes"],
    no_cube: "These facelets are no cube.",
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
    exchange: |a, b| format!("Exchange the small cubes {a} and {b}; any two of one kind would do as well."),
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
};

/// The laboratory.
pub const LABORATORY: LaboratoryTexts = LaboratoryTexts {
    counters: ["order", "small cubes changed", "moved by both X and T"],
    preset: "Known pairs",
    presets: ["Flip two edges", "Twist two corners", "Cycle three corners", "Cycle three edges", "Exchange two pairs"],
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
    done: |whole, changed| format!("{whole} is done: it changes {}.", L.counted(changed, "small cube", "small cubes")),
    nothing: "X and T commute: nothing is left of them.",
    two: "X only turns the single small cube that both move: it turns one, X′ another the other way, and nothing else is left.",
    three: "X and T both move a single small cube, so a cycle of three is all that is left.",
    nets: [["X moves", "T moves", "X T X′ changes"], ["X moves", "T moves", "X T X′ T′ changes"]],
    left: "left in place",
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
};
