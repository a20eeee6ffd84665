//! Why there are seven pieces: all polycubes of at most four cubes are built cube by cube, classified as regular or
//! irregular, and the irregular ones are named.
//!
//! A derivation is a list of steps that a page walks forward and back. First there is the single cube. Then each polycube of
//! fewer than four cubes, in the order in which they were found, gets one more cube at each of its free neighbouring cells:
//! the result is new, or a known one in another orientation. Then each polycube found is judged regular or irregular, and at
//! last the irregular ones get their numbers and letters. That makes 57 steps: 1 to begin, 6 + 10 + 14 + 13 to grow, 12 to
//! judge, 1 to name.

use super::pieces::{MOST_CUBES, PieceSet};
use super::polycube::{Polycube, Segment};
use crate::geometry::Vec3;
use crate::geometry::lattice::Cell;

/// A polycube that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The polycube in the orientation in which it was found: the one from which it grew is contained in it unturned.
    pub shape: Polycube,
    /// The step that found it.
    pub found_at: usize,
    /// Why it is irregular; `None` if it is regular.
    pub segment: Option<Segment>,
    /// Its place in the set of pieces; `None` if it is regular.
    pub piece: Option<usize>,
}

/// The result of adding a cube to a polycube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// One that is neither known nor the mirror image of a known one.
    New,
    /// The mirror image of this known one, but not a rotation of it: it counts as a polycube of its own.
    MirrorOf(usize),
    /// A known one, in the same or another orientation.
    Again,
}

/// A step. Polycubes are named by their places in [`Derivation::polycubes`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// The beginning: the single cube, polycube 0.
    Begin,
    /// A polycube gets one cube more.
    Grown {
        /// The one that grows.
        from: usize,
        /// The cell where the cube is added, in the coordinates of that polycube's shape, which may be -1 here.
        added: Cell,
        /// The one that it becomes.
        becomes: usize,
        /// Whether that one is new.
        finding: Finding,
    },
    /// A polycube is judged: it is regular, or irregular by its [`Known::segment`].
    Judged {
        /// The one that is judged.
        polycube: usize,
    },
    /// The irregular ones are the pieces: each gets its number and its letter.
    Named,
}

/// The number of steps of the derivation.
pub const STEPS: u64 = 57;

/// The steps by which the pieces are found.
#[derive(Clone, Debug, PartialEq)]
pub struct Derivation {
    polycubes: Vec<Known>,
    steps: Vec<Step>,
}

impl Derivation {
    /// The derivation of the seven pieces of the Soma cube.
    pub fn soma() -> Derivation {
        let pieces = PieceSet::soma();
        let known = |shape: Polycube, found_at: usize| {
            let canonical = shape.canonical();
            let segment = shape.segment_outside();
            let piece = pieces.pieces().iter().position(|piece| piece.shape.canonical() == canonical);
            Known { shape, found_at, segment, piece }
        };
        let mut polycubes = vec![known(Polycube::monocube(), 0)];
        let mut forms = vec![Polycube::monocube()];
        let mut steps = vec![Step::Begin];
        let mut from = 0;
        while from < polycubes.len() && polycubes[from].shape.size() < MOST_CUBES {
            let parent = polycubes[from].shape.clone();
            for added in free_neighbours(&parent) {
                let Some(shape) = Polycube::new(&[parent.cells(), &[added]].concat()) else { continue };
                let form = shape.canonical();
                let place = |wanted: &Polycube| forms.iter().position(|known| known == wanted);
                let (becomes, finding) = match (place(&form), place(&form.mirror())) {
                    (Some(becomes), _) => (becomes, Finding::Again),
                    (None, Some(mirror)) => (forms.len(), Finding::MirrorOf(mirror)),
                    (None, None) => (forms.len(), Finding::New),
                };
                if finding != Finding::Again {
                    polycubes.push(known(shape, steps.len()));
                    forms.push(form);
                }
                steps.push(Step::Grown { from, added, becomes, finding });
            }
            from += 1;
        }
        steps.extend((0..polycubes.len()).map(|polycube| Step::Judged { polycube }));
        steps.push(Step::Named);
        Derivation { polycubes, steps }
    }

    /// All polycubes, in the order in which they are found: those with fewer cubes first.
    pub fn polycubes(&self) -> &[Known] {
        &self.polycubes
    }

    /// The steps, from step 0.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The step with this number; the last one if the number is too large.
    pub fn step(&self, step: usize) -> Step {
        self.steps.get(step).or(self.steps.last()).copied().unwrap_or(Step::Begin)
    }

    /// The polycubes that are known at a step, the one it finds included.
    pub fn known(&self, step: usize) -> &[Known] {
        &self.polycubes[..self.polycubes.iter().filter(|known| known.found_at <= step).count()]
    }

    /// How many polycubes of 1, 2, … cubes are known at a step.
    pub fn counts(&self, step: usize) -> [usize; MOST_CUBES] {
        let mut counts = [0; MOST_CUBES];
        self.known(step).iter().for_each(|known| counts[known.shape.size() - 1] += 1);
        counts
    }

    /// The polycubes that are judged at a step, the one it judges included.
    pub fn judged(&self, step: usize) -> &[Known] {
        let judged = |step: &&Step| matches!(step, Step::Judged { .. });
        &self.polycubes[..self.steps.iter().take(step.saturating_add(1)).filter(judged).count()]
    }

    /// Whether the pieces have their names at a step.
    pub fn is_named(&self, step: usize) -> bool {
        self.step(step) == Step::Named
    }

    /// At a step that grows a polycube: which of its free neighbouring cells is filled, from 1, and how many it has.
    pub fn growth(&self, step: usize) -> Option<[usize; 2]> {
        let Step::Grown { from: grown, .. } = self.step(step) else { return None };
        let of =
            |steps: &[Step]| steps.iter().filter(|s| matches!(s, Step::Grown { from, .. } if *from == grown)).count();
        Some([of(self.steps.get(..=step)?), of(&self.steps)])
    }
}

/// The cells that share a face with a cell of a polycube and are not of it, each once: those to the right of its cells
/// first, then the other directions in the order of [`Cell::neighbours`].
pub fn free_neighbours(shape: &Polycube) -> Vec<Cell> {
    let mut free = Vec::new();
    for direction in 0..6 {
        for next in shape.cells().iter().map(|cell| cell.neighbours()[direction]) {
            if !shape.cells().contains(&next) && !free.contains(&next) {
                free.push(next);
            }
        }
    }
    free
}

/// The points at which a segment leaves its polycube and comes back: the ends of its part in the missing cell. With at most
/// four cubes it passes through no other missing cell.
pub fn gap(segment: &Segment) -> [Vec3; 2] {
    let [from, to] = segment.ends;
    let along = to - from;
    let corner = segment.missing.coordinates().map(f64::from);
    let axes = [(from.x, along.x, corner[0]), (from.y, along.y, corner[1]), (from.z, along.z, corner[2])];
    let (mut leaves, mut returns) = (0.0_f64, 1.0_f64);
    for (from, along, corner) in axes.into_iter().filter(|(_, along, _)| *along != 0.0) {
        let (a, b) = ((corner - from) / along, (corner + 1.0 - from) / along);
        leaves = leaves.max(a.min(b));
        returns = returns.min(a.max(b));
    }
    [leaves, returns].map(|t| from + along * t)
}
