//! The camera that looks at the solids of a drawing: turned by dragging and by keys, turning on for a moment when it is let go,
//! returning to the standard view, and turning to what is to be seen.

use super::{HOMING, reduced_motion};
use crate::geometry::{Vec3, ease};
use crate::scene::Camera;

/// The turn of the camera in radians, for one pixel of dragging and for one press of a key.
const BY_DRAG: f64 = 0.008;
const BY_KEY: f64 = 0.13;

/// The camera and its motion.
pub struct Orbiting {
    /// The camera now.
    pub camera: Camera,
    /// The camera at the start of its way to another one, that one, and the time when it began; negative: it begins with the next frame.
    homing: Option<(Camera, Camera, f64)>,
    /// Speed at which the camera turns after the finger has left, in radians a millisecond.
    drift: (f64, f64),
}

impl Orbiting {
    /// A camera at rest at `start`, or where it sees the most of what lies in these directions.
    pub fn new(start: Camera, sides: &[Vec3]) -> Orbiting {
        Orbiting { camera: start.seeing(sides), homing: None, drift: (0.0, 0.0) }
    }

    /// Whether the camera is on its way by itself.
    pub fn is_moving(&self) -> bool {
        self.homing.is_some() || self.drift != (0.0, 0.0)
    }

    /// Turns by a key: one step to the right or left, up or down.
    pub fn key(&mut self, right: i8, up: i8) {
        self.homing = None;
        self.camera = self.camera.orbit(f64::from(right) * BY_KEY, f64::from(up) * BY_KEY);
    }

    /// Turns by this many pixels of dragging, in `passed` milliseconds.
    pub fn drag(&mut self, (dx, dy): (f64, f64), passed: f64) {
        let (yaw, pitch) = (-dx * BY_DRAG, dy * BY_DRAG);
        self.drift = (yaw / passed, pitch / passed);
        self.camera = self.camera.orbit(yaw, pitch);
    }

    /// Ends all motion.
    pub fn hold(&mut self) {
        self.rest();
        self.homing = None;
    }

    /// Does not turn on after the finger has left.
    pub fn rest(&mut self) {
        self.drift = (0.0, 0.0);
    }

    /// Begins to turn to another view.
    pub fn go(&mut self, home: Camera) {
        self.rest();
        self.homing = Some((self.camera, home, -1.0));
    }

    /// Begins to turn to what lies in these directions, unless it is seen already or soon. Returns whether there is anything to do.
    pub fn show(&mut self, sides: &[Vec3]) -> bool {
        let end = self.homing.map_or(self.camera, |(_, end, _)| end);
        let to = end.seeing(sides);
        if to != end {
            self.rest();
            self.homing = Some((self.camera, to, -1.0));
        }
        to != end
    }

    /// Moves on to a new frame, `passed` milliseconds after the last one; `held` while a finger is on the drawing. Returns whether
    /// the motion continues.
    pub fn moves_on(&mut self, now: f64, passed: f64, held: bool) -> bool {
        let mut again = !held && self.drift_on(passed);
        if let Some((start, end, begun)) = self.homing {
            let begun = if begun < 0.0 { now } else { begun };
            let t = if reduced_motion() { 1.0 } else { (now - begun) / HOMING };
            // The last step is exact.
            self.camera = if t < 1.0 { start.towards(&end, ease(t)) } else { end };
            self.homing = (t < 1.0).then_some((start, end, begun));
            again |= t < 1.0;
        }
        again
    }

    /// Turns further after the finger has left, ever slower. Returns whether it is still turning.
    fn drift_on(&mut self, passed: f64) -> bool {
        if self.drift == (0.0, 0.0) {
            return false;
        }
        self.camera = self.camera.orbit(self.drift.0 * passed, self.drift.1 * passed);
        let slower = (-passed / 140.0).exp();
        self.drift = (self.drift.0 * slower, self.drift.1 * slower);
        if self.drift.0.hypot(self.drift.1) < 2e-5 {
            self.rest();
        }
        self.drift != (0.0, 0.0)
    }
}
