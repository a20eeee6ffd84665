//! The texts of the coach, who leads through the solution on the reader's own cube.

use crate::puzzle::cube::Turn;

/// All texts of the coach; arguments are listed after the colon.
#[derive(Debug)]
pub struct CoachTexts {
    /// Begins to follow the solution.
    pub follow: &'static str,
    /// Before the first turn, how the cube is held: the colours on top and in front.
    pub hold: fn(&str, &str) -> String,
    /// While turns are made, how the cube is held: the colours on top and in front.
    pub held: fn(&str, &str) -> String,
    /// The cube is held as it is shown: on the button that begins.
    pub ready: &'static str,
    /// How many turns the solution has, before the first.
    pub length: fn(usize) -> String,
    /// A turn in plain words.
    pub turn: fn(Turn) -> String,
    /// Which turn it is, and how many there are.
    pub number: fn([usize; 2]) -> String,
    /// How many turns come after it.
    pub left: fn(usize) -> String,
    /// The whole cube is turned before this turn: which one it is, and how many there are.
    pub before: fn([usize; 2]) -> String,
    /// All turns are made.
    pub finished: &'static str,
    /// Buttons: the turn is made; back to the one before; the cube in the hand is another one; back to the page.
    pub done: &'static str,
    /// Back to the turn before.
    pub back: &'static str,
    /// The cube in the hand is not the one that is shown.
    pub lost: &'static str,
    /// Leaves the coach.
    pub leave: &'static str,
    /// How the cube in the hand is entered.
    pub enter: &'static str,
}
