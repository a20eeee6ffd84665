//! The texts of the ways on which the pieces of a solution come in. Pieces are named by their letters.

use crate::puzzle::soma::assemble::way::Move;

/// The texts of the ways.
#[derive(Debug)]
pub struct WaysTexts {
    /// What is shown, before it is asked for.
    pub about: &'static str,
    /// Buttons: show the ways, hide them.
    pub buttons: [&'static str; 2],
    /// The choice of gravity, and what it means.
    pub gravity: [&'static str; 2],
    /// While the workers look for ways, when they were stopped, and when they have failed.
    pub seeking: [&'static str; 3],
    /// Of a solution, by the most complicated of its ways: from above, straight, moves, turns.
    pub kinds: [&'static str; 4],
    /// Pieces that cannot be taken out of each other one by one: their letters.
    pub locked: fn(&str) -> String,
    /// Pieces that float in the whole figure: their letters, and how many they are.
    pub floating: fn(&str, usize) -> String,
    /// There is no order with gravity.
    pub no_order: &'static str,
    /// The search was given up.
    pub given_up: &'static str,
    /// Of all solutions that were tried, in the position in which they are listed: those tried, all that there are, by kind, how many do
    /// not come in one by one, how many were given up, and whether all are of the kind that was just told.
    pub all: fn([u64; 2], &[u64; 4], [u64; 2], bool) -> String,
    /// Heading of the table of the ways; columns: piece, way.
    pub table: [&'static str; 3],
    /// The way of a piece.
    pub way: fn(&[Move]) -> String,
    /// It is in place from the beginning.
    pub there: &'static str,
    /// Before the first piece: how many.
    pub begin: fn(usize) -> String,
    /// A step: which one, of how many, the piece, its way.
    pub step: fn(usize, usize, char, &str) -> String,
}
