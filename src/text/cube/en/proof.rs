//! The English texts of the base text's figures, of its proof and of its errors on the page.

use super::L;
use crate::text::cube::proof::{ConverseTexts, ErrataTexts, ErratumTexts, FiguresTexts, InvariantTexts};

/// The figures of the base text on the cube.
pub const FIGURES: FiguresTexts = FiguresTexts {
    label: "Figures of the course",
    choices: ["none", "numbers of the places", "marked facelets", "both"],
    hints: [
        "Squares: places of corners, 1 to 8; discs: places of edges, 1 to 12. They stay where they are while small cubes move. In the net, each number is beside the mark of its place.",
        "The grey frame is the mark of a small cube and moves with it: on its facelet of the front or the back, and for the four edges without one, on the right or the left.",
        "A number stays beside the mark of its place, in the net; a grey frame moves with its small cube. From the one to the other, anticlockwise: that is the rotation index.",
    ],
    marked: "marked facelet",
};

/// A sign as a number.
fn sign(sign: i8) -> &'static str {
    if sign > 0 { "+1" } else { "−1" }
}

/// The signs and sums, turn by turn.
pub const INVARIANTS: InvariantTexts = InvariantTexts {
    tab: "Invariants",
    none: "Turn the cube, or type turns: what each turn does to the signs and sums of the theorem is told here.",
    before: |holds| {
        let now = if holds { "The three laws hold" } else { "Not all three laws hold" };
        format!("{now} before the first turn. Step forward: no turn will change that.")
    },
    signs: |turn, own, after| {
        let change = if own.corner_sign < 0 {
            format!(
                "{turn} moves four corners in a cycle and four edges in a cycle. A cycle of four is three exchanges, so it is odd: both signs change"
            )
        } else {
            format!(
                "{turn} is an even number of exchanges of corners, and an even number of exchanges of edges: no sign changes"
            )
        };
        let stay = if after.corner_sign == after.edge_sign { "equal" } else { "different" };
        format!("{change}, and they stay {stay}.")
    },
    twist: |after| format!("Its indices of the corners add up to 0 mod 3: the sum stays {after}."),
    flip: |flips, after| {
        let flips = if flips == 0 { "no edge".to_string() } else { L.counted(flips, "edge", "edges") };
        format!("It flips {flips}, an even number: mod 2 the sum stays {after}.")
    },
    end: |turns, holds| {
        let made = L.counted(turns, "turn", "turns");
        if holds {
            format!(
                "After {made} the three laws hold as before. So it is with any turns: from the cube in order they lead only to positions for which all three hold. This is the direct half of the theorem."
            )
        } else {
            format!(
                "After {made} a law is broken as before. So it is with any turns: they never lead to the cube in order, for which all three hold. This is the direct half of the theorem."
            )
        }
    },
    change: "The last turn",
    change_columns: ["before", "the turn", "after"],
    rows: ["sign σ_S", "sign σ_A", "sum of M_S mod 3", "flipped edges mod 2"],
    along: "Turn by turn",
    columns: ["turn", "σ_S", "σ_A", "M_S", "M_A"],
    start: "start",
    hint: "σ_S and σ_A: signs of the permutations of corners and edges. M_S: sum of the indices of the corners mod 3. M_A: number of flipped edges mod 2.",
};

/// The converse of the theorem.
pub const CONVERSE: ConverseTexts = ConverseTexts {
    parts: [
        "Theorem: no law is used yet. An edge can be brought home rightly turned whatever the others do, because eight more edges, still free, take up the exchange and the flip.",
        "Theorem: no law is used yet. Four more corners, still free, take up the exchange and the twist of each corner that is brought home.",
        "Theorem: no law is used yet. The edges of the last layer are still free and take up what is left.",
        "Theorem: three-cycles make every even permutation, and only these. Where the corners are odd, a quarter turn of the last layer changes both signs and makes them even; then three-cycles bring them home.",
        "Theorem, equal signs: the corners are home, their sign is +1. As the signs are equal, the edges are even too, and three-cycles or two exchanges bring them home. With different signs two edges would be left over.",
        "Theorem, sum of M_S ≡ 0 mod 3: corners are twisted in pairs, one each way, until at most one is left. As the sum is 0, that one is right. With another sum one corner would be left over.",
        "Theorem, flips ≡ 0 mod 2: edges are flipped in pairs until at most one is left. As their number is even, none is. Nothing is left over: the position has been reached.",
    ],
    here: |sums| {
        format!(
            "Before this stage: σ_S = {}, σ_A = {}, M_S ≡ {} mod 3, M_A ≡ {} mod 2.",
            sign(sums.corner_sign),
            sign(sums.edge_sign),
            sums.twist,
            sums.flip
        )
    },
    heading: "The converse of the theorem",
    why: [
        "The direct half says that turns change none of the three laws. The converse says that every position with all three can be reached by turns. The course assumes it where it has to be proved.",
        "The proof is this solution itself: it takes any position, uses one law after the other, and ends with the cube in order. Its turns backwards lead from the cube in order to that position.",
        "Each stage names the part of the theorem that it uses. The first three use none; the last layer uses all three.",
    ],
};

/// The errors of the base text.
pub const ERRATA: ErrataTexts = ErrataTexts {
    now: |number, all, title| format!("Error {number} of {all} in the course: {title}."),
    list: "Errors of the course",
    errors: [
        ErratumTexts {
            title: "r⁻¹ in the law",
            printed: "(r, s, x, y) · (r′, s′, x′, y′) = (r′∘r, s′∘s, x + x′∘r⁻¹, y + y′∘s⁻¹)",
            wrong: "The second turn adds the index of the place where the small cube is by then. The small cube of place i is then at r(i), so x′∘r must stand. As printed, the law is not associative: for U, R, U the brackets decide on these indices.",
            examples: &["U R U, turned", "(U·R)·U as printed", "U·(R·U) as printed"],
        },
        ErratumTexts {
            title: "the cycles of B, L and T",
            printed: "The turns go clockwise, says the text; but the cycles of B, L and T in its table go the other way.",
            wrong: "Seen from outside, these three go anticlockwise as printed: they are the cycles of the inverse turns.",
            examples: &["B", "L", "T (U)"],
        },
        ErratumTexts {
            title: "the row of D",
            printed: "For D the corners have the indices (1, 1, 0, 0, −1, −1, 0, 0).",
            wrong: "The signs of corners 1 and 6 are exchanged. The sum is 0 all the same, so the three laws do not show it: only the marks on the cube do.",
            examples: &["D, with the marks", "D as printed"],
        },
        ErratumTexts {
            title: "the bound of |G|",
            printed: "|G| ≤ 7! × 3⁷ × 11! × 2¹¹",
            wrong: "This is the number of assembled cubes on which one corner and one edge are home and rightly turned. But F moves corner 1 and edge 1: it is in G, and is not counted.",
            examples: &["F"],
        },
        ErratumTexts {
            title: "M M B B M M and the parity",
            printed: "M M B B M M cures a wrong parity of the last layer.",
            wrong: "It is a product of squares, and a square is even: it changes no sign. What B has made odd stays odd. One more quarter turn cures it.",
            examples: &["M M B B M M", "B, then M M B B M M", "the same, then B"],
        },
        ErratumTexts {
            title: "H, the badly reassembled cubes",
            printed: "H is the set of all reassembled cubes, with both sums 0.",
            wrong: "Both sums are 0 for only a sixth of the reassembled cubes: one twisted corner is not in H. And H is not G: two exchanged corners are in H, but turns do not reach them.",
            examples: &["two corners exchanged", "one corner twisted"],
        },
        ErratumTexts {
            title: "the circular converse",
            printed: "Every position with equal signs and both sums 0 can be reached. The printed proof assumes that it is a product of turns.",
            wrong: "That it is a product of turns is what has to be proved. A way to solve proves it: this cube was assembled by hand, all three laws hold, and face first finds the turns.",
            examples: &["assembled by hand"],
        },
        ErratumTexts {
            title: "two proofs exchanged",
            printed: "Two corners alone cannot be exchanged, nor two edges alone. The first statement has the proof about edges, the second the proof about corners.",
            wrong: "Each statement has its own sign that is −1: that of the corners for two corners, that of the edges for two edges.",
            examples: &["two corners exchanged", "two edges exchanged"],
        },
    ],
    headings: ["Printed", "Why it is wrong", "On the cube"],
    stepped: "The turns are ahead: step through them with the bar below the drawing.",
    law: ["small cube", "true", "(U·R)·U", "U·(R·U)"],
    cycles: ["turn", "printed", "true"],
    goes: |turn, from, printed, truth| {
        format!("{turn} takes corner {from} to place {truth}; in print it goes to place {printed}.")
    },
    row: ["corner", "printed", "true"],
    bound: |bound, reachable, times| {
        format!(
            "The bound is {bound}, but |G| = {reachable}: {times} times as large (24 places and turns of the corner × 24 of the edge ÷ 12 orbits)."
        )
    },
    slices: |corners, edges| format!("Corners {corners}, edges {edges}: an even number of exchanges of each kind."),
    subset: |all, subset, reachable, times| {
        format!("|F| = {all} reassembled cubes, |H| = {subset}, |G| = {reachable}: |H| is only {times} × |G|.")
    },
    example: "cube",
    verdicts: ["out of reach", "can be reached"],
    solve: "Solve it, stage by stage",
};
