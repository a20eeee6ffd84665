//! Misprints of the base text in its table of the six turns, in the law of composition and in the number of positions; the
//! page points them out.

use super::facelet::Face;
use super::place::{Kind, Place};
use super::position::Position;
use super::theorem::factorial;
use super::turn::{Layers, Turn};

/// An error of the printed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The cycles are those of the inverse turn: they go round anticlockwise, seen from outside.
    Cycles,
    /// The rotation indices of the corners are wrong.
    Corners,
}

/// One turn of the printed table. Only its wrong entries are copied here; the others are computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedRow {
    /// The turn, a quarter clockwise.
    pub turn: Turn,
    /// The position after the turn, as it really is.
    pub position: Position,
    /// The places to which the small cubes go in print, as codes of [`Position::codes`] without their indices: for corners,
    /// then edges.
    pub goes: [Vec<usize>; 2],
    /// The rotation indices of the corners in print, by starting place, each -1, 0 or 1.
    pub twists: [i8; 8],
    /// The errors of the row.
    pub mistakes: Vec<Mistake>,
}

/// The turns whose cycles are printed the wrong way round.
const INVERTED: [Face; 3] = [Face::Back, Face::Left, Face::Up];

/// The printed row of the corners for D; correct is -1 1 0 0 -1 1 0 0.
const TWISTS_OF_DOWN: [i8; 8] = [1, 1, 0, 0, -1, -1, 0, 0];

/// The printed upper bound of |G|, 7! 3^7 11! 2^11. It is wrong, because |G| is larger.
pub const BOUND: u128 = factorial(7) * 3u128.pow(7) * factorial(11) * 2u128.pow(11);

/// The row of the table for a face.
pub fn row(face: Face) -> Option<PrintedRow> {
    let turn = Turn::new(Layers::Outer, face, 1)?;
    let position = turn.cube().position();
    let inverted = INVERTED.contains(&face);
    let shown = if inverted { position.inverse() } else { position };
    let goes = |kind: Kind| shown.codes(kind).iter().map(|&code| usize::from(code) / kind.ways()).collect();
    let twists = std::array::from_fn(|corner| match position.codes(Kind::Corner)[corner] % 3 {
        2 => -1,
        index => index as i8,
    });
    let wrong = face == Face::Down;
    let mistakes = [(inverted, Mistake::Cycles), (wrong, Mistake::Corners)];
    Some(PrintedRow {
        turn,
        position,
        goes: Kind::ALL.map(goes),
        twists: if wrong { TWISTS_OF_DOWN } else { twists },
        mistakes: mistakes.into_iter().filter(|&(is, _)| is).map(|(_, mistake)| mistake).collect(),
    })
}

/// `a`, then `b`, by the law as printed, which has the inverse of r in place of r: (r, s, x, y) * (r', s', x', y') = (r' ∘ r,
/// s' ∘ s, x + x' ∘ r⁻¹, y + y' ∘ s⁻¹). It is not associative.
pub fn product(a: &Position, b: &Position) -> Position {
    Position::from_goes(|cubie: Place| {
        let (place, index) = a.goes(cubie);
        let (from, _) = a.at(cubie);
        (b.goes(place).0, (index + b.goes(from).1) % cubie.kind().ways())
    })
}

/// Three turns A, B, C for which (A B) C and A (B C) differ by that law: the first such three among the quarters clockwise.
pub const COUNTEREXAMPLE: [&str; 3] = ["U", "R", "U"];
