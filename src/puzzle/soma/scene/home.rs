//! The view of a figure: the camera from which the most of it is seen.

use crate::geometry::{Vec3, vec3};
use crate::puzzle::soma::{Figure, cell};
use crate::scene::Camera;
use crate::scene::solid::NORMALS;
use std::f64::consts::FRAC_PI_2;

/// How far above the horizon the eye may be, in radians: as in the standard view, and higher.
const PITCHES: [f64; 3] = [Camera::STANDARD.pitch, 0.58, 0.82];

/// How much more another camera must show than the standard one, as a factor.
const BETTER: f64 = 1.12;

/// What a face counts for, by the cosine of the angle between it and the eye: one that is seen at a sharp angle tells little, and one
/// that is seen straight tells no more than one that is seen well.
const WELL: f64 = 0.45;

/// The camera that sees the most of a figure from above: the standard one, unless another one that looks across an edge of its box
/// sees clearly more.
///
/// ```
/// use casse_tete::puzzle::soma::{Figure, Preset};
/// use casse_tete::puzzle::soma::scene::home::home;
/// use casse_tete::scene::Camera;
///
/// assert_eq!(home(&Figure::default()), Camera::STANDARD);
/// let w = Figure::read(Preset::WWall.text()).unwrap();
/// assert_ne!(home(&w), Camera::STANDARD);
/// ```
pub fn home(figure: &Figure) -> Camera {
    let standard = Camera::STANDARD;
    if *figure == Figure::default() {
        return standard;
    }
    let mut best = (standard, seen(figure, &standard) * BETTER);
    for pitch in PITCHES {
        for quarter in 0..4 {
            // From either side of the edge of the box.
            for yaw in [standard.yaw, FRAC_PI_2 - standard.yaw] {
                let camera = Camera { yaw: yaw + f64::from(quarter) * FRAC_PI_2, pitch };
                let worth = seen(figure, &camera);
                if worth > best.1 + 1e-9 {
                    best = (camera, worth);
                }
            }
        }
    }
    best.0
}

/// How much of a figure a camera sees: the faces that no cube hides, each by how well it is seen.
fn seen(figure: &Figure, camera: &Camera) -> f64 {
    let eye = camera.towards_eye();
    let middles: Vec<Vec3> =
        figure.cells().iter().map(|at| vec3(f64::from(at.x), f64::from(at.y), f64::from(at.z))).collect();
    let mut sum = 0.0;
    for (&at, &middle) in figure.cells().iter().zip(&middles) {
        for normal in NORMALS {
            if figure.index(at.moved(cell(normal.x as i8, normal.y as i8, normal.z as i8))).is_some() {
                continue;
            }
            let cosine = normal.dot(eye);
            let face = middle + normal * 0.5;
            if cosine > 0.05 && !middles.iter().any(|&other| hides(other, face, eye)) {
                sum += cosine.min(WELL);
            }
        }
    }
    sum
}

/// Whether the cube with this middle lies on the way from a point to the eye.
fn hides(cube: Vec3, from: Vec3, eye: Vec3) -> bool {
    let apart = cube - from;
    let along = apart.dot(eye);
    // A cube that only touches the point does not hide it.
    along > 0.2 && (apart - eye * along).length() < 0.56
}
