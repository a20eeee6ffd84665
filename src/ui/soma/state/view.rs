//! How the page looks at the figure.

use super::State;
use crate::puzzle::soma::scene::clear::clear;
use crate::puzzle::soma::scene::home::home;
use crate::puzzle::soma::scene::picture::Tried;
use crate::puzzle::soma::{Decision, Figure, Mask, Moment, Placement};
use crate::ui::steps::Steps;

/// Steps a second at which each of them can be looked at.
const CALM: f64 = 2.0;

impl State {
    /// Whether the search rests, or goes so slowly that each step can be looked at.
    pub(super) fn is_calm(&self) -> bool {
        !self.timeline.winding() && (!self.player.playing || self.pace() <= CALM)
    }

    /// Makes clear why the placement of the present step is rejected, while the search rests or goes slowly.
    pub(super) fn look_at_step(&mut self) {
        let Moment { placed, outcome, .. } = self.moment();
        self.clear = match (outcome, placed.split_last()) {
            (Decision::Dropped(why), Some((&(piece, Placement { cells, .. }), before)))
                if self.is_calm() && !self.is_lockstep() =>
            {
                let before: Vec<(usize, Mask)> =
                    before.iter().map(|&(piece, placement)| (piece, placement.cells)).collect();
                clear(&self.model.figure, &before, &Tried { piece, cells, why }, self.home)
            }
            _ => None,
        };
    }

    /// Looks at another figure.
    pub(super) fn look_at(&mut self, figure: &Figure) {
        self.home = home(figure);
        self.base.sight.camera = None;
    }
}
