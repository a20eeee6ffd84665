//! The errors of the base text, and for each of them cubes on which one sees that it is an error.
//!
//! What is printed in the table of the turns, in the law and as the bound is in [`super::printed`].

use super::algorithm::Algorithm;
use super::facelet::Face;
use super::held::Cube;
use super::notation;
use super::place::{Kind, Place};
use super::position::Position;
use super::printed::{self, COUNTEREXAMPLE, PrintedRow};
use super::theorem::{ASSEMBLED, Consequence, REACHABLE};

/// An error of the base text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Erratum {
    /// The law of composition has the inverse of r where r must stand.
    #[default]
    Law,
    /// The cycles of B, L and T are those of the inverse turns.
    Cycles,
    /// The rotation indices of the corners for D.
    Row,
    /// The bound of the number of positions that turns can reach.
    Bound,
    /// M M B B M M as a cure of the parity.
    Slices,
    /// H, which is not the set of all assembled cubes.
    Subset,
    /// The proof of the converse assumes what it proves.
    Converse,
    /// The proofs about two corners and two edges stand under each other's statement.
    Proofs,
}

named! {
    Erratum: Law = "law", Cycles = "cycles", Row = "row", Bound = "bound", Slices = "slices", Subset = "subset",
    Converse = "converse", Proofs = "proofs",
}

/// A cube on which an error is seen.
#[derive(Clone, Debug, PartialEq)]
pub enum Example {
    /// The cube in order, and turns that are followed one by one.
    Turns(&'static str),
    /// A cube that is assembled by hand.
    Assembled(Position),
}

impl Example {
    /// The cube with which it begins, and the turns from there.
    pub fn parts(&self) -> (Cube, Algorithm) {
        match self {
            Example::Turns(text) => (Cube::SOLVED, notation::read(text).unwrap_or_default()),
            Example::Assembled(position) => (Cube::of(position), Algorithm::default()),
        }
    }

    /// The position at the end of the turns.
    pub fn end(&self) -> Position {
        let (start, algorithm) = self.parts();
        start.then(&algorithm.cube()).position()
    }
}

impl Erratum {
    /// The cubes on which it is seen: one to three.
    pub fn examples(self) -> Vec<Example> {
        match self {
            Erratum::Law => {
                let [left, right] = printed_products();
                vec![Example::Turns("U R U"), Example::Assembled(left), Example::Assembled(right)]
            }
            Erratum::Cycles => ["B", "L", "U"].map(Example::Turns).into(),
            Erratum::Row => {
                let printed = printed::row(Face::Down).and_then(|row| as_printed(&row));
                [Some(Example::Turns("D")), printed.map(Example::Assembled)].into_iter().flatten().collect()
            }
            Erratum::Bound => vec![Example::Turns("F")],
            Erratum::Slices => ["M M B B M M", "B M M B B M M", "B M M B B M M B"].map(Example::Turns).into(),
            Erratum::Subset => {
                [Consequence::Corners, Consequence::Twist].map(|own| Example::Assembled(own.position())).into()
            }
            Erratum::Converse => vec![Example::Assembled(by_hand())],
            Erratum::Proofs => {
                [Consequence::Corners, Consequence::Edges].map(|own| Example::Assembled(own.position())).into()
            }
        }
    }
}

/// |H| of the base text: the assembled cubes of which both sums are 0, whatever the signs.
pub const SUBSET: u128 = ASSEMBLED / 6;

/// How many times as large as G this H is.
pub const SUBSET_TIMES: u64 = (SUBSET / REACHABLE) as u64;

/// How many times as large as the printed bound G is.
pub const BOUND_TIMES: u64 = (REACHABLE / printed::BOUND) as u64;

/// A small cube whose rotation index depends on the brackets by the printed law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketedIndex {
    /// The small cube.
    pub cubie: Place,
    /// Its index on the cube after A, B and C.
    pub truth: usize,
    /// Its index in (A B) C and in A (B C) by the printed law.
    pub printed: [usize; 2],
}

/// The three turns of the [`COUNTEREXAMPLE`] to the printed law.
fn factors() -> [Position; 3] {
    COUNTEREXAMPLE.map(|text| notation::read(text).unwrap_or_default().cube().position())
}

/// (A B) C and A (B C) by the printed law.
pub fn printed_products() -> [Position; 2] {
    let [a, b, c] = factors();
    let by = printed::product;
    [by(&by(&a, &b), &c), by(&a, &by(&b, &c))]
}

/// The small cubes for which the two differ.
pub fn bracketed() -> Vec<BracketedIndex> {
    let [a, b, c] = factors();
    let (truth, [left, right]) = (a.then(&b).then(&c), printed_products());
    let index = |position: &Position, cubie: Place| position.goes(cubie).1;
    Place::every()
        .filter(|&cubie| index(&left, cubie) != index(&right, cubie))
        .map(|cubie| BracketedIndex {
            cubie,
            truth: index(&truth, cubie),
            printed: [index(&left, cubie), index(&right, cubie)],
        })
        .collect()
}

/// The position after a turn as its row is printed; `None` if the row is none of a position.
pub fn as_printed(row: &PrintedRow) -> Option<Position> {
    let [corners, edges] = &row.goes;
    let flips: Vec<i32> = Place::all(Kind::Edge).map(|edge| row.position.goes(edge).1 as i32).collect();
    Position::new(corners, edges, &row.twists.map(i32::from), &flips)
}

/// A cube that is assembled by hand, and for which the three laws hold: two corners are exchanged, and two edges, all four turned.
fn by_hand() -> Position {
    let corners = [2, 3].map(|index| Place::new(Kind::Corner, index));
    let edges = [0, 5].map(|index| Place::new(Kind::Edge, index));
    let exchanged = Position::SOLVED.swapped(corners).swapped(edges);
    let turned = exchanged.rotated(corners[0], 1).rotated(corners[1], 2);
    turned.rotated(edges[0], 1).rotated(edges[1], 1)
}
