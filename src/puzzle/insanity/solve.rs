//! The exhaustive program of the base text: every stack is built, cube by cube.
//!
//! Turning the whole stack about the vertical axis (4 ways) and upside down (2 ways) gives each stack 8 times, so cube 0
//! needs only positions 0, 8 and 16: 3 * 24^(n-1) stacks. After each cube at which the program checks, a partial stack is
//! dropped if a colour repeats on a façade; after the last cube it always checks.

use super::model::Model;
use super::{CUBES, CubeSet, FACADES, POSITIONS, Position};
use crate::search::trace::trials::Tested;
use crate::search::{EvenTree, Leaves, Tree};

/// Positions of cube 0 that are tried.
pub const FIRST_POSITIONS: [Position; 3] = [0, 8, 16];

/// The position of a cube that a choice of the search means; `level` is the number of the cube.
pub fn position_of(level: usize, choice: u32) -> Position {
    if level == 0 { FIRST_POSITIONS[choice as usize % FIRST_POSITIONS.len()] } else { choice as Position }
}

/// The positions along a path of choices.
pub fn positions_of(path: &[u32]) -> Vec<Position> {
    path.iter().enumerate().map(|(level, &choice)| position_of(level, choice)).collect()
}

/// The search tree of the exhaustive program: level k places cube k.
///
/// A colour on a façade is one bit, 8 * façade + colour. So a cube in a position is a mask of four bits, repeats are the
/// intersection of two masks, and the lowest bit of the intersection gives the first façade with a repeat.
#[derive(Clone, Debug)]
pub struct Exhaustive {
    model: Model,
    masks: [[u32; 24]; *CUBES.end()],
}

/// The state of a partial stack.
#[derive(Clone, Copy, Debug, Default)]
pub struct StackState {
    colours: u32,
    repeated: u32,
}

impl Exhaustive {
    /// The program for a set.
    pub fn new(model: Model) -> Exhaustive {
        let mut masks = [[0; 24]; *CUBES.end()];
        for (level, faces) in model.cubes.cubes().iter().enumerate() {
            for choice in 0..choices(level) {
                let shown = POSITIONS[position_of(level, choice) as usize];
                masks[level][choice as usize] =
                    (0..FACADES).map(|facade| 1u32 << (8 * facade + faces[shown[facade] as usize] as usize)).sum();
            }
        }
        Exhaustive { model, masks }
    }

    /// The set of cubes and the checks.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Number of stacks the program covers: 3 * 24^(n-1).
    pub fn stacks(&self) -> u64 {
        self.leaves_below(0)
    }
}

fn choices(level: usize) -> u32 {
    if level == 0 { FIRST_POSITIONS.len() as u32 } else { POSITIONS.len() as u32 }
}

impl Tree for Exhaustive {
    type Node = StackState;
    /// The first façade with a repeated colour.
    type Reason = u8;

    fn levels(&self) -> usize {
        self.model.cubes.count()
    }

    #[inline]
    fn choices(&self, level: usize, _node: &StackState) -> u32 {
        choices(level)
    }

    fn root(&self) -> StackState {
        StackState::default()
    }

    #[inline]
    fn child(&self, level: usize, node: &StackState, choice: u32) -> Result<StackState, u8> {
        let mask = self.masks[level][choice as usize];
        let repeated = node.repeated | node.colours & mask;
        if repeated != 0 && self.model.checks.contains(level) {
            return Err((repeated.trailing_zeros() / 8) as u8);
        }
        Ok(StackState { colours: node.colours | mask, repeated })
    }

    /// Counts the drops of a whole row in one number, eight bits for each façade. The only branch is for positions that are
    /// kept, for speed.
    #[inline]
    fn leaves(&self, level: usize, node: &StackState, choices: std::ops::Range<u32>) -> Leaves {
        let mut counts: u64 = 0;
        let mut kept = None;
        let first = choices.start;
        for (index, mask) in self.masks[level][first as usize..choices.end as usize].iter().enumerate() {
            let repeated = node.repeated | node.colours & mask;
            if repeated == 0 {
                kept = Some(first + index as u32);
                break;
            }
            counts += 1 << (repeated.trailing_zeros() & 0x18);
        }
        Leaves { dropped: std::array::from_fn(|facade| counts >> (8 * facade) & 0xff), kept }
    }

    #[inline]
    fn cause(&self, reason: u8) -> usize {
        reason as usize % FACADES
    }
}

impl EvenTree for Exhaustive {
    fn choices_at(&self, level: usize) -> u32 {
        choices(level)
    }
}

impl Tested for Exhaustive {
    /// The façades.
    const TESTS: &'static [usize] = &[0, 1, 2, 3];

    /// The first cube cannot repeat a colour; after the last one the program always checks.
    fn is_tested(&self, level: usize, _facade: usize) -> bool {
        level > 0 && self.model.checks.contains(level)
    }
}

/// The colour that a cube shows on a façade.
pub fn shown(cubes: &CubeSet, cube: usize, position: Position, facade: usize) -> u8 {
    cubes.cubes()[cube][POSITIONS[position as usize % 24][facade] as usize]
}

/// A colour that repeats on a façade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The façade, 0..4.
    pub facade: usize,
    /// The colour.
    pub colour: u8,
    /// The cubes that show it there, two or more, from the bottom.
    pub cubes: Vec<usize>,
}

/// Every repeat on the façades of a partial stack, in the order of façades and colours.
pub fn clashes(cubes: &CubeSet, positions: &[Position]) -> Vec<Clash> {
    let mut clashes = Vec::new();
    for facade in 0..FACADES {
        for colour in 0..cubes.count() as u8 {
            let shows = |&(cube, &position): &(usize, &Position)| shown(cubes, cube, position, facade) == colour;
            let at: Vec<usize> = positions.iter().enumerate().filter(shows).map(|(cube, _)| cube).collect();
            if at.len() > 1 {
                clashes.push(Clash { facade, colour, cubes: at });
            }
        }
    }
    clashes
}
