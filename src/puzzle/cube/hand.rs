//! Turns as a hand makes them on a cube that is held: which way the layers go, seen from in front of the cube.

use super::facelet::Face;
use super::turn::Turn;

/// The way the layers of a turn go, seen from in front of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnDirection {
    /// The upper end goes away from the reader, as that of the right side with R.
    Away,
    /// The upper end comes towards the reader, as that of the left side with L.
    Towards,
    /// What is in front goes to the left, as with U.
    Left,
    /// What is in front goes to the right, as with D.
    Right,
    /// The upper end goes to the right, as with F.
    TopRight,
    /// The upper end goes to the left, as with B.
    TopLeft,
    /// A half turn, for which both ways are the same.
    Half,
}

impl TurnDirection {
    /// The way of a turn.
    ///
    /// ```
    /// use casse_tete::puzzle::cube::Turn;
    /// use casse_tete::puzzle::cube::hand::TurnDirection;
    ///
    /// // R': the right side towards the reader.
    /// assert_eq!(TurnDirection::of(Turn::named('R', -1).unwrap()), TurnDirection::Towards);
    /// ```
    pub fn of(turn: Turn) -> TurnDirection {
        if turn.quarters() == 2 {
            return TurnDirection::Half;
        }
        let rotation = turn.rotation();
        // Where the layers turn about the axis that points to the reader, the front stays in front.
        match (Face::Front.under(rotation), Face::Up.under(rotation)) {
            (Face::Up, _) => TurnDirection::Away,
            (Face::Down, _) => TurnDirection::Towards,
            (Face::Left, _) => TurnDirection::Left,
            (Face::Right, _) => TurnDirection::Right,
            (_, Face::Left) => TurnDirection::TopLeft,
            _ => TurnDirection::TopRight,
        }
    }
}
