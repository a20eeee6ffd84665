//! The texts about black and white cells of pieces and figures.

use super::why::Scope;
use crate::puzzle::soma::tint::Tint;

/// The texts about the colours of cells.
#[derive(Debug)]
pub struct TintsTexts {
    /// Label of the choice of the colour with which cells are filled.
    pub brush: &'static str,
    /// The choices: none, black, white, may stay empty.
    pub names: [&'static str; 4],
    /// What follows on the words for a cell of these colours.
    pub cell: [&'static str; 4],
    /// What the colours mean, and what cells that may stay empty are.
    pub hints: [&'static str; 2],
    /// So many cells of the figure stay empty; the letters of the pieces that stand for them.
    pub gaps: fn(usize, &str) -> String,
    /// The button that gives the figure the colours of a chessboard, or takes them away.
    pub chequer: &'static str,
    /// A reason that a figure cannot be built: the pieces have so many cells of this colour, so many cells take it.
    pub most: fn(Tint, usize, usize, Scope) -> String,
    /// A reason that a piece cannot be put down: the cells where two colours would meet that do not go together.
    pub refused: fn(&str) -> String,
}
