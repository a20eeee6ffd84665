//! Turns as a hand makes them on a cube that is held: which way the layers go, seen from in front of the cube.

use super::facelet::Face;
use super::turn::Turn;

/// The way the layers of a turn go, seen from in front of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
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

impl Way {
    /// The way of a turn.
    ///
    /// ```
    /// use casse_tete::puzzle::cube::Turn;
    /// use casse_tete::puzzle::cube::hand::Way;
    ///
    /// // R': the right side towards the reader.
    /// assert_eq!(Way::of(Turn::named('R', -1).unwrap()), Way::Towards);
    /// ```
    pub fn of(turn: Turn) -> Way {
        if turn.quarters() == 2 {
            return Way::Half;
        }
        let rotation = turn.rotation();
        // Where the layers turn about the axis that points to the reader, the front stays in front.
        match (Face::Front.under(rotation), Face::Up.under(rotation)) {
            (Face::Up, _) => Way::Away,
            (Face::Down, _) => Way::Towards,
            (Face::Left, _) => Way::Left,
            (Face::Right, _) => Way::Right,
            (_, Face::Left) => Way::TopLeft,
            _ => Way::TopRight,
        }
    }
}
