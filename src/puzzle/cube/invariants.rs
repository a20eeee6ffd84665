//! What a turn does to the signs and sums of the theorem: the direct half of the theorem, turn by turn.
//!
//! The signs are multiplied and the sums are added when positions are (they are homomorphisms of the group), so what a turn contributes
//! does not depend on the cube that it turns. Every turn contributes two equal signs, and 0 to both sums.

use super::position::Position;
use super::theorem::Sums;

impl Sums {
    /// Those of a product, from those of its factors.
    ///
    /// ```
    /// use casse_tete::puzzle::cube::{Sums, notation};
    ///
    /// let [a, b] = ["R", "F U2"].map(|text| notation::read(text).unwrap().cube().position());
    /// assert_eq!(Sums::of(&a).then(&Sums::of(&b)), Sums::of(&a.then(&b)));
    /// ```
    pub fn then(&self, next: &Sums) -> Sums {
        Sums {
            corner_sign: self.corner_sign * next.corner_sign,
            edge_sign: self.edge_sign * next.edge_sign,
            twist: (self.twist + next.twist) % 3,
            flip: (self.flip + next.flip) % 2,
        }
    }
}

/// The signs and sums at one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvariantStep {
    /// Before the turn.
    pub before: Sums,
    /// The turn as an element of the group, its centres at home.
    pub effect: Position,
    /// What the turn contributes: those of its effect.
    pub own: Sums,
    /// After the turn.
    pub after: Sums,
}

impl InvariantStep {
    /// The step from one position to the next.
    pub fn between(before: &Position, after: &Position) -> InvariantStep {
        let effect = before.inverse().then(after);
        InvariantStep { before: Sums::of(before), effect, own: Sums::of(&effect), after: Sums::of(after) }
    }
}
