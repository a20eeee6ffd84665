//! The lower bounds of a board: which one is drawn, and their parts, which a worker computes.

use super::{State, View};
use crate::puzzle::taquin::Parity;
use crate::puzzle::taquin::details::{BoundDetails, BoundShown};
use crate::ui::activity::Activity;

impl State {
    /// The bounds of the present board, if they are known.
    pub fn bounds(&self) -> Option<&BoundDetails> {
        self.details.as_ref().filter(|(board, _)| *board == self.play.board()).map(|(_, details)| details)
    }

    /// Whether the bounds of the present board are to be drawn and are not known.
    pub fn wants_details(&self) -> bool {
        self.bound_shown().is_some() && self.bounds().is_none() && self.detailing != Activity::Failed
    }

    /// The bound that is drawn: none for boards that do not have it or cannot be put in order.
    pub fn bound_shown(&self) -> Option<BoundShown> {
        let board = self.play.board();
        let is_shown = self.view == View::Distances && Parity::of(&board).is_solvable();
        self.bound.filter(|&bound| is_shown && BoundShown::of(&board).any(|other| other == bound))
    }
}
