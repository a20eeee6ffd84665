//! Points, vectors and rotations in space.
//!
//! Axes: x to the right, y away from the viewer, z up (right-handed). Lengths are in edges of a unit cube, angles in
//! radians, anticlockwise when the axis points at the viewer.

pub mod lattice;

use serde::{Deserialize, Serialize};
use std::f64::consts::FRAC_2_PI;
use std::ops::{Add, Mul, Neg, Sub};

/// A number with `places` digits after the decimal point, as files and style sheets write it; halves are rounded away from zero,
/// as schools do. For numbers of at most 18 digits in all: the standard library's printing, right for every number, takes 5 kB.
///
/// ```
/// assert_eq!(casse_tete::geometry::decimal(-2.346, 2), "-2.35");
/// assert_eq!(casse_tete::geometry::decimal(0.04, 1), "0.0");
/// ```
pub fn decimal(number: f64, places: u32) -> String {
    let unit = 10u64.pow(places);
    let parts = (number.abs() * unit as f64).round() as u64;
    let sign = if number < 0.0 && parts > 0 { "-" } else { "" };
    let whole = parts / unit;
    if places == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{:0places$}", parts % unit, places = places as usize)
}

/// A number brought into a range. [`f64::clamp`] does the same, but the words of its panic print numbers, with which a page is
/// larger: see [`decimal`].
pub trait Within {
    /// The nearest number from `low` to `high`, of which `low` is not the greater.
    fn within(self, low: f64, high: f64) -> f64;
}

impl Within for f64 {
    fn within(self, low: f64, high: f64) -> f64 {
        self.max(low).min(high)
    }
}

/// The sine and the cosine of an angle, for angles up to 10^5, within 10^-10.
///
/// The same on every machine, as the standard library's are not, so that a drawing is the same in the page and in the tests;
/// and 300 bytes of program where the standard library, which is right for every angle, takes 8 kB.
///
/// The angle is taken to the nearest multiple of a quarter turn, what is left goes into the series of Taylor.
///
/// ```
/// let (sine, cosine) = casse_tete::geometry::sin_cos(std::f64::consts::FRAC_PI_6);
/// assert!((sine - 0.5).abs() < 1e-12 && (cosine - 0.75f64.sqrt()).abs() < 1e-12);
/// ```
pub fn sin_cos(angle: f64) -> (f64, f64) {
    // A quarter turn in two parts: the first has few enough binary digits for its multiples to be exact.
    const QUARTER: [f64; 2] = [1.570_796_251_296_997, 7.549_789_415_861_596e-8];
    let quarters = (angle * FRAC_2_PI).round_ties_even();
    let x = angle - quarters * QUARTER[0] - quarters * QUARTER[1];
    // The terms of both series, from 1 on: each is the one before times x over its number.
    let (mut sine, mut cosine, mut term) = (0.0, 1.0, 1.0);
    for number in 1..=15 {
        term *= x / f64::from(number);
        match number % 4 {
            0 => cosine += term,
            1 => sine += term,
            2 => cosine -= term,
            _ => sine -= term,
        }
    }
    match quarters.rem_euclid(4.0) as u8 {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// The point at this distance from the origin of a drawing, in the direction of an angle, clockwise from the right.
pub fn polar(distance: f64, angle: f64) -> Point {
    let (sine, cosine) = sin_cos(angle);
    point(distance * cosine, distance * sine)
}

/// A point of a drawing: x to the right, y **down**, in the units of its scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// The point (x, y) of a drawing.
pub const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// The point at fraction `t` of the way to `other`.
    pub fn towards(self, other: Point, t: f64) -> Point {
        point(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        point(self.x * factor, self.y * factor)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }
}

/// A vector or point of space.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3 {
    /// To the right.
    pub x: f64,
    /// Away from the viewer.
    pub y: f64,
    /// Up.
    pub z: f64,
}

/// The vector (x, y, z).
pub const fn vec3(x: f64, y: f64, z: f64) -> Vec3 {
    Vec3 { x, y, z }
}

impl Vec3 {
    /// Scalar product.
    pub fn dot(self, other: Vec3) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// Vector product.
    pub fn cross(self, other: Vec3) -> Vec3 {
        vec3(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    /// Length.
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }
}

impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, other: Vec3) -> Vec3 {
        vec3(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, other: Vec3) -> Vec3 {
        vec3(self.x - other.x, self.y - other.y, self.z - other.z)
    }
}

impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        vec3(-self.x, -self.y, -self.z)
    }
}

impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, factor: f64) -> Vec3 {
        vec3(self.x * factor, self.y * factor, self.z * factor)
    }
}

/// A rotation of space, as the images of the three axes (the columns of its matrix).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    /// Image of the x axis.
    pub x: Vec3,
    /// Image of the y axis.
    pub y: Vec3,
    /// Image of the z axis.
    pub z: Vec3,
}

impl Rotation {
    /// The identity.
    pub const IDENTITY: Rotation = Rotation { x: vec3(1.0, 0.0, 0.0), y: vec3(0.0, 1.0, 0.0), z: vec3(0.0, 0.0, 1.0) };

    /// The rotation by `angle` radians about `axis` (of any length but zero), by Rodrigues' formula.
    pub fn about(axis: Vec3, angle: f64) -> Rotation {
        let unit = axis * (1.0 / axis.length());
        let (sine, cosine) = sin_cos(angle);
        let turn = |v: Vec3| v * cosine + unit.cross(v) * sine + unit * (unit.dot(v) * (1.0 - cosine));
        Rotation { x: turn(Self::IDENTITY.x), y: turn(Self::IDENTITY.y), z: turn(Self::IDENTITY.z) }
    }

    /// The image of `v`.
    pub fn apply(&self, v: Vec3) -> Vec3 {
        self.x * v.x + self.y * v.y + self.z * v.z
    }

    /// The composition: first `first`, then `self`.
    pub fn after(&self, first: &Rotation) -> Rotation {
        Rotation { x: self.apply(first.x), y: self.apply(first.y), z: self.apply(first.z) }
    }

    /// The inverse rotation.
    pub fn inverse(&self) -> Rotation {
        Rotation {
            x: vec3(self.x.x, self.y.x, self.z.x),
            y: vec3(self.x.y, self.y.y, self.z.y),
            z: vec3(self.x.z, self.y.z, self.z.z),
        }
    }

    /// The determinant: +1 for a rotation, -1 for a reflection.
    pub fn determinant(&self) -> f64 {
        self.x.cross(self.y).dot(self.z)
    }

    /// The rotation at fraction `t`, 0 to 1, of the shortest turn from `self` to `end`.
    pub fn towards(&self, end: &Rotation, t: f64) -> Rotation {
        let turn = end.after(&self.inverse());
        match turn.axis_and_angle() {
            None => *self,
            Some((axis, angle)) => Rotation::about(axis, angle * t).after(self),
        }
    }

    /// The axis and the angle in (0, π] of this rotation; `None` for the identity.
    fn axis_and_angle(&self) -> Option<(Vec3, f64)> {
        let cosine = ((self.x.x + self.y.y + self.z.z - 1.0) / 2.0).within(-1.0, 1.0);
        let angle = (1.0 - cosine * cosine).max(0.0).sqrt().atan2(cosine);
        if angle < 1e-9 {
            return None;
        }
        let skew = vec3(self.y.z - self.z.y, self.z.x - self.x.z, self.x.y - self.y.x);
        if skew.length() > 1e-6 {
            return Some((skew, angle));
        }
        // A half turn: R + 1 maps every vector on the axis; take the longest of the three images.
        let images = [self.x + Self::IDENTITY.x, self.y + Self::IDENTITY.y, self.z + Self::IDENTITY.z];
        images.into_iter().max_by(|a, b| a.length().total_cmp(&b.length())).map(|axis| (axis, angle))
    }
}

/// The fraction of the way that an animation has made at a time, both 0 to 1: slow at the beginning and at the end.
pub fn ease(t: f64) -> f64 {
    let t = t.within(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::{FRAC_PI_2, PI};

    fn close(a: Vec3, b: Vec3) -> bool {
        (a - b).length() < 1e-9
    }

    #[test]
    fn a_quarter_turn_about_z_takes_x_to_y() {
        let turn = Rotation::about(vec3(0.0, 0.0, 2.0), FRAC_PI_2);
        assert!(close(turn.apply(vec3(1.0, 0.0, 0.0)), vec3(0.0, 1.0, 0.0)));
        assert!((turn.determinant() - 1.0).abs() < 1e-12);
        assert!(close(turn.inverse().apply(turn.apply(vec3(1.0, 2.0, 3.0))), vec3(1.0, 2.0, 3.0)));
    }

    #[test]
    fn half_way_twice_is_the_whole_way_even_for_half_turns() {
        for axis in [vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0), vec3(1.0, 1.0, 0.0), vec3(1.0, -2.0, 0.5)] {
            for angle in [0.0, 0.3, FRAC_PI_2, 2.5, PI] {
                let end = Rotation::about(axis, angle);
                let half = Rotation::IDENTITY.towards(&end, 0.5);
                let whole = half.after(&half);
                let v = vec3(0.3, -0.4, 0.9);
                assert!(close(whole.apply(v), end.apply(v)), "axis {axis:?}, angle {angle}");
            }
        }
    }
}
