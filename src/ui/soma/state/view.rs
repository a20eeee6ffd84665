//! How the page looks at the figure: the camera, in whole degrees in the link.

use super::{State, View};
use crate::puzzle::soma::scene::clear::clear;
use crate::puzzle::soma::scene::home::home;
use crate::puzzle::soma::scene::picture::Tried;
use crate::puzzle::soma::{Decision, Figure, Mask, Moment, Placement};
use crate::scene::Camera;
use crate::ui::steps::Steps;
use crate::values::{Allowed, LinkValues};

/// The largest angle above or below the horizon, in degrees.
const STEEPEST: i32 = 83;
const DEEPEST: i32 = -STEEPEST;

/// Steps a second at which each of them can be looked at.
const CALM: f64 = 2.0;

impl State {
    /// The camera that the drawing begins with and returns to: the one that sees the most of the figure, or why a placement is rejected.
    pub fn home(&self) -> Camera {
        match (self.view, &self.clear) {
            (View::Pieces, _) => Camera::STANDARD,
            (View::Search, Some(clear)) => clear.camera,
            _ => self.home,
        }
    }

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
        self.camera = None;
    }

    /// The value of the key `camera`: degrees about the vertical axis, 0..360, and above the horizon.
    pub(super) fn written_camera(&self) -> Vec<i32> {
        let degrees = |angle: f64| angle.to_degrees().round() as i32;
        self.camera.map_or(vec![], |Camera { yaw, pitch }| vec![degrees(yaw).rem_euclid(360), degrees(pitch)])
    }

    /// Reads the key `camera`.
    pub(super) fn read_camera(&mut self, values: &mut LinkValues) {
        let legal = |angles: &[i32]| matches!(angles, [0..360, DEEPEST..=STEEPEST]);
        let angles = values.list("camera", Allowed::Like("41.21"), |text| text.parse().ok(), legal);
        self.camera = angles.map(|angles| {
            let [yaw, pitch] = [angles[0], angles[1]].map(|angle| f64::from(angle).to_radians());
            Camera { yaw, pitch }
        });
    }
}
