//! The view of a figure: the camera from which the most of it is seen.

use crate::geometry::{Vec3, vec3};
use crate::puzzle::soma::figure::bits;
use crate::puzzle::soma::{Figure, Mask, cell};
use crate::scene::Camera;
use crate::scene::solid::NORMALS;
use std::f64::consts::FRAC_PI_2;

/// How far above the horizon the eye may be, in radians: as in the standard view, and higher.
const PITCHES: [f64; 3] = [Camera::STANDARD.pitch, 0.58, 0.82];

/// How much more another camera must show than the standard one, as a factor.
const BETTER: f64 = 1.12;

/// The same for what a single step is about: a camera that moves often would tire.
const TWICE: f64 = 2.0;

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
    best(figure, [figure.full(); 2], standard, BETTER)
}

/// The camera that sees some cells of a figure while only the cubes of others are there: the one that is given, unless it sees less than
/// half of what another one sees.
pub fn facing(figure: &Figure, of: Mask, among: Mask, camera: Camera) -> Camera {
    best(figure, [of, among], camera, TWICE)
}

/// The camera that sees the most of some cells among others, if it sees so many times more than the one that is given.
fn best(figure: &Figure, of_among: [Mask; 2], given: Camera, better: f64) -> Camera {
    let standard = Camera::STANDARD;
    let mut best = (given, seen(figure, of_among, &given) * better);
    for pitch in PITCHES {
        for quarter in 0..4 {
            // From either side of the edge of the box.
            for yaw in [standard.yaw, FRAC_PI_2 - standard.yaw] {
                let camera = Camera { yaw: yaw + f64::from(quarter) * FRAC_PI_2, pitch };
                let worth = seen(figure, of_among, &camera);
                if worth > best.1 + 1e-9 {
                    best = (camera, worth);
                }
            }
        }
    }
    best.0
}

/// How much a camera sees of some cells among others: the faces that no cube hides, each by how well it is seen.
fn seen(figure: &Figure, [of, among]: [Mask; 2], camera: &Camera) -> f64 {
    let eye = camera.towards_eye();
    let middle = |index: usize| {
        let at = figure.cells()[index];
        vec3(f64::from(at.x), f64::from(at.y), f64::from(at.z))
    };
    let middles: Vec<Vec3> = bits(among).map(middle).collect();
    let mut sum = 0.0;
    for index in bits(of) {
        let (at, middle) = (figure.cells()[index], middle(index));
        for normal in NORMALS {
            let beside = figure.index(at.moved(cell(normal.x as i16, normal.y as i16, normal.z as i16)));
            if beside.is_some_and(|beside| among >> beside & 1 == 1) {
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
