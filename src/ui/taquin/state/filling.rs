//! A small pattern database while it is filled, as the page keeps it.

use super::{State, View};
use crate::puzzle::taquin::filling::{Filling, MOST_CELLS};
use std::rc::Rc;

/// The two tiles until the reader chooses others.
pub const USUAL: [u8; 2] = [1, 2];

/// The table that is shown, and how far it is filled.
#[derive(Clone, Debug, Default)]
pub struct FillingShown {
    /// The two tiles, if the table is shown.
    pub tiles: Option<[u8; 2]>,
    /// The table, once it is there.
    pub table: Option<Rc<Filling>>,
    /// The step.
    pub step: u64,
}

impl FillingShown {
    /// The table of two tiles before its first step; `None`: none is shown.
    pub fn of(tiles: Option<[u8; 2]>) -> FillingShown {
        FillingShown { tiles, ..FillingShown::default() }
    }

    /// The last step, as far as it is known.
    pub fn farthest(&self) -> u64 {
        self.table.as_ref().map_or(self.step, |table| table.steps().len() as u64)
    }

    /// Goes to a step.
    pub fn aim(&mut self, step: u64) {
        self.step = if self.table.is_some() { step.min(self.farthest()) } else { step };
    }
}

impl State {
    /// Whether a table can be shown for boards of these sides.
    pub fn can_fill(&self) -> bool {
        self.model.board.tiles().len() <= MOST_CELLS
    }

    /// Whether a table is shown.
    pub fn fills(&self) -> bool {
        self.view == View::Distances && self.filling.tiles.is_some() && self.can_fill()
    }

    /// The table, if it is shown.
    pub fn filling_shown(&self) -> Option<&Rc<Filling>> {
        self.filling.table.as_ref().filter(|_| self.fills())
    }

    /// Where its two tiles stand on the board.
    pub fn filled_here(&self, filling: &Filling) -> [usize; 2] {
        let board = self.play.board();
        filling.tiles().map(|tile| board.tiles().iter().position(|&other| other == tile).unwrap_or_default())
    }
}
