//! The camera that looks at solids. It moves around them; the vertical axis always stays vertical.

use crate::geometry::{Point, Vec3, Within, point, sin_cos, vec3};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The steepest look from above or below, in radians.
const STEEPEST: f64 = 1.45;

/// A camera on a sphere around the solids.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Radians about the vertical axis: 0 looks at the front, a quarter turn at the right side.
    pub yaw: f64,
    /// Radians above the horizon, negative when looking from below.
    pub pitch: f64,
}

impl Camera {
    /// A camera that sees the front, the right side and the top.
    pub const STANDARD: Camera = Camera { yaw: 0.72, pitch: 0.36 };

    /// The camera turned by these angles; it never goes over the top.
    pub fn orbit(self, yaw: f64, pitch: f64) -> Camera {
        Camera { yaw: once_around(self.yaw + yaw), pitch: (self.pitch + pitch).within(-STEEPEST, STEEPEST) }
    }

    /// The direction from the middle of the solids to the eye, length 1.
    pub fn towards_eye(&self) -> Vec3 {
        let ((sine, cosine), (rise, level)) = (sin_cos(self.yaw), sin_cos(self.pitch));
        vec3(sine * level, -cosine * level, rise)
    }

    /// The direction in space that is drawn to the right, length 1.
    pub fn right(&self) -> Vec3 {
        let (sine, cosine) = sin_cos(self.yaw);
        vec3(cosine, sine, 0.0)
    }

    /// The camera for cubes of a block that lie in these directions from its middle: this one, unless one of the eight that look at the
    /// block across a corner, as the standard one does, sees more of them; then the one that sees the most of them, and these best. A
    /// cube is seen if one of its outer sides is.
    pub fn seeing(&self, directions: &[Vec3]) -> Camera {
        /// The least cosine of the angle between a side that is seen well and the eye.
        const WELL: f64 = 0.3;
        let seen = |camera: &Camera| {
            let eye = camera.towards_eye();
            directions.iter().filter(|own| (own.x * eye.x).max(own.y * eye.y).max(own.z * eye.z) >= WELL).count()
        };
        // How much they face the eye; where that is the same, how near the camera is.
        let worth = |camera: &Camera| {
            let eye = camera.towards_eye();
            directions.iter().fold(0.01 * eye.dot(self.towards_eye()), |sum, own| sum + own.dot(eye))
        };
        let mut best = *self;
        for corner in 0..8 {
            let pitch = if corner < 4 { Camera::STANDARD.pitch } else { -Camera::STANDARD.pitch };
            let camera = Camera { yaw: once_around(Camera::STANDARD.yaw + f64::from(corner) * FRAC_PI_2), pitch };
            let better = best != *self && seen(&camera) == seen(&best) && worth(&camera) > worth(&best);
            if seen(&camera) > seen(&best) || better {
                best = camera;
            }
        }
        best
    }

    /// The point in a perspective view from `distance`: to the right and down, in units of space at the middle.
    pub fn project(&self, v: Vec3, distance: f64) -> Point {
        let eye = self.towards_eye();
        let up = eye.cross(self.right());
        let scale = distance / (distance - v.dot(eye));
        point(v.dot(self.right()) * scale, -v.dot(up) * scale)
    }

    /// The camera at fraction `t`, 0 to 1, of the way to `end`, along the shorter way around.
    pub fn towards(&self, end: &Camera, t: f64) -> Camera {
        let turn = once_around(end.yaw - self.yaw + PI) - PI;
        Camera { yaw: once_around(self.yaw + turn * t), pitch: self.pitch + (end.pitch - self.pitch) * t }
    }
}

/// The same angle in 0..TAU. The standard library's remainder is not used: it would add kilobytes to the program.
fn once_around(angle: f64) -> f64 {
    angle - TAU * (angle / TAU).floor()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_is_drawn_up_and_right_to_the_right() {
        for yaw in 0..12 {
            for pitch in -4..=4 {
                let camera = Camera { yaw: f64::from(yaw) * 0.5, pitch: f64::from(pitch) * 0.35 };
                assert!(camera.project(vec3(0.0, 0.0, 1.0), 8.0).y < 0.0);
                assert!(camera.project(camera.right(), 8.0).x > 0.0);
            }
        }
    }

    #[test]
    fn orbiting_never_passes_the_pole() {
        let camera = Camera::STANDARD.orbit(1.0, 100.0);
        assert!(camera.pitch < PI / 2.0);
        assert!(Camera::STANDARD.orbit(0.0, -100.0).pitch > -PI / 2.0);
    }
}
