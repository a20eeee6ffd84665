//! How the page looks at the figure: the camera, in whole degrees in the link.

use super::{State, View};
use crate::puzzle::soma::Figure;
use crate::puzzle::soma::scene::home::home;
use crate::scene::Camera;
use crate::values::{Allowed, LinkValues};

/// The largest angle above or below the horizon, in degrees.
const STEEPEST: i32 = 83;
const DEEPEST: i32 = -STEEPEST;

impl State {
    /// The camera that the drawing begins with and returns to: the one that sees the most of the figure.
    pub fn home(&self) -> Camera {
        if self.view == View::Pieces { Camera::STANDARD } else { self.home }
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
