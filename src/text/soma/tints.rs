//! The texts about black and white cells of pieces and figures.

use super::why::Scope;
use crate::puzzle::soma::tint::Tint;

/// The texts about the colours of cells.
#[derive(Debug)]
pub struct TintsTexts {
    /// Label of the choice of the colour with which cells are filled.
    pub brush: &'static str,
    /// The choices: none, black, white.
    pub names: [&'static str; 3],
    /// What follows on the words for a cell of these colours.
    pub cell: [&'static str; 3],
    /// What the colours mean.
    pub hint: &'static str,
    /// The button that gives the figure the colours of a chessboard, or takes them away.
    pub chequer: &'static str,
    /// A reason that a figure cannot be built: the pieces have so many cells of this colour, so many cells take it.
    pub most: fn(Tint, usize, usize, Scope) -> String,
    /// A reason that a piece cannot be put down: the cells where two colours would meet.
    pub refused: fn(&str) -> String,
}
