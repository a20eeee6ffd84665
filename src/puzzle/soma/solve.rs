//! The enumeration of the base text: piece after piece, each in all its placements; rules drop placements that cannot lead to
//! a solution.

use super::diagnosis::Capacity;
use super::figure::Mask;
use super::model::{Model, Rules};
use super::placement::{Placement, orbits, placements};
use crate::search::trace::trials::Tested;
use crate::search::{Leaves, Tree};

/// Why a placement is dropped. The first rule that forbids it, in this order, is the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// It uses a cell that is already filled.
    Intersection,
    /// The remaining pieces cannot have the balance of the empty cells that it leaves.
    Parity,
    /// It leaves an island, a connected part of the empty cells, whose size no remaining pieces have together.
    Islands,
}

impl Cut {
    /// All of them, in the order in which they are counted: [`Tree::cause`] is an index into this list.
    pub const CAUSES: [Cut; 3] = [Cut::Intersection, Cut::Islands, Cut::Parity];
}

/// Why a placement is dropped, with the cells or numbers that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DropReason {
    /// Cells that are filled already.
    Meets {
        /// Those cells.
        cells: Mask,
    },
    /// The balance of the empty cells cannot be reached.
    Balance {
        /// Black minus white of the cells left empty.
        empty: i32,
        /// The balances that the remaining pieces can have, ascending.
        reachable: Vec<i32>,
    },
    /// An island that cannot be filled.
    Island {
        /// The first such island.
        cells: Mask,
        /// Sizes that some of the remaining pieces have together, ascending.
        fillable: Vec<u32>,
    },
}

/// The search tree of a model: level k places the k-th piece of the order. A node is the set of filled cells.
///
/// Of a fixed piece only the first placement of each orbit under the figure's rotations is tried; placements that leave more
/// cells of a class of (x, y, z) mod 2 than the other pieces can fill are left out. For T in the cube one of 72 remains: T
/// must fill two of the corners, so it lies along an edge, and its 24 placements there form one orbit.
///
/// Rules can be changed while a [`crate::search::Backtrack`] is under way: the tree is passed to it at every advance, its
/// stack holds only filled cells, and the numbers of choices do not depend on the rules. The counts are then a mixture of
/// both rules.
#[derive(Clone, Debug)]
pub struct Assembly {
    model: Model,
    levels: Vec<Level>,
}

/// The data of one level, prepared before the search.
#[derive(Clone, Debug)]
struct Level {
    piece: usize,
    placements: Vec<Placement>,
    masks: Vec<Mask>,
    /// The same masks if they fit in 64 bits, else none: the enumeration then compares half as many bits.
    small: Vec<u64>,
    /// For a fixed piece, the size of the orbit of each placement.
    stands_for: Option<Vec<u64>>,
    /// Bit [`LEVEL_BALANCE`] + b is set if the pieces after this level can have the balance b (black minus white cells)
    /// together.
    reachable: u128,
    /// Bit s is set if some of the pieces after this level have s cubes together.
    fillable: u128,
}

/// The bit of balance 0 in [`Level::reachable`]: a figure has at most 125 cells, so no balance beyond 63.
const LEVEL_BALANCE: i32 = 64;

impl Assembly {
    /// The search tree of a model.
    pub fn new(model: Model) -> Assembly {
        let capacity = Capacity::new(&model.pieces, &model.figure);
        let mut levels = Vec::with_capacity(model.pieces.count());
        let (mut reachable, mut fillable) = (1u128 << LEVEL_BALANCE, 1u128);
        for &piece in model.order.places().iter().rev() {
            let shape = &model.pieces.pieces()[piece];
            let mut placements = placements(&model.figure, shape);
            let mut stands_for = None;
            if model.fixed == Some(piece) {
                let mut orbits = orbits(&model.pieces.rotations_of(&model.figure), &placements);
                orbits.retain(|orbit| capacity.allows(piece, placements[orbit.first].cells));
                placements = orbits.iter().map(|orbit| placements[orbit.first]).collect();
                stands_for = Some(orbits.iter().map(|orbit| orbit.images.len() as u64).collect());
            }
            let masks: Vec<Mask> = placements.iter().map(|placement| placement.cells).collect();
            let small = masks.iter().filter(|_| model.figure.is_small()).map(|&mask| mask as u64).collect();
            levels.push(Level { piece, placements, masks, small, stands_for, reachable, fillable });
            // A figure has no balance beyond 63, so the bits that are shifted out are not needed.
            reachable = reachable << shape.imbalance | reachable >> shape.imbalance;
            fillable |= fillable << shape.shape.size();
        }
        levels.reverse();
        Assembly { model, levels }
    }

    /// The model of the search.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Continues with other rules.
    pub fn set_rules(&mut self, rules: Rules) {
        self.model.rules = rules;
    }

    /// The piece of a level, by its place in the set.
    pub fn piece(&self, level: usize) -> usize {
        self.levels[level].piece
    }

    /// The choices of a level.
    pub fn placements(&self, level: usize) -> &[Placement] {
        &self.levels[level].placements
    }

    /// The placements along a path of choices.
    pub fn placed<'a>(&'a self, path: &'a [u32]) -> impl Iterator<Item = (usize, Placement)> + 'a {
        let placed = self.levels.iter().zip(path);
        placed.filter_map(|(level, &choice)| Some((level.piece, *level.placements.get(choice as usize)?)))
    }

    /// The number of placed solutions that a path represents: 1, or, if a piece is fixed, the size of the orbit of its
    /// placement under the figure's rotations. For T in the cube 24.
    pub fn stands_for(&self, path: &[u32]) -> u64 {
        let fixed =
            self.levels.iter().zip(path).find_map(|(level, &choice)| Some((level.stands_for.as_ref()?, choice)));
        fixed.and_then(|(sizes, choice)| sizes.get(choice as usize).copied()).unwrap_or(1)
    }

    /// Why a choice is dropped, with details; `None` if it is kept. `filled` are the cells that were filled before it.
    pub fn why(&self, level: usize, filled: Mask, choice: u32) -> Option<DropReason> {
        self.child(level, &filled, choice).err().map(|cut| self.details(level, filled, choice, cut))
    }

    /// What the test of a rule finds, whether it drops the choice or not: no cells where it meets nothing, or leaves no island
    /// that cannot be filled.
    pub fn details(&self, level: usize, filled: Mask, choice: u32, cut: Cut) -> DropReason {
        let Level { masks, reachable, fillable, .. } = &self.levels[level];
        let mask = masks[choice as usize];
        let empty = self.model.figure.full() & !(filled | mask);
        let of = |set: u128| (0..128).filter(move |bit| set >> bit & 1 == 1);
        match cut {
            Cut::Intersection => DropReason::Meets { cells: filled & mask },
            Cut::Parity => DropReason::Balance {
                empty: self.model.figure.balance(empty),
                reachable: of(*reachable).map(|bit| bit - LEVEL_BALANCE).collect(),
            },
            Cut::Islands => DropReason::Island {
                cells: self.model.figure.hopeless_island(empty, *fillable).unwrap_or_default(),
                fillable: of(*fillable).filter(|&size| size > 0).map(|size| size as u32).collect(),
            },
        }
    }
}

impl Tree for Assembly {
    type Node = Mask;
    type Reason = Cut;

    fn levels(&self) -> usize {
        self.levels.len()
    }

    #[inline]
    fn choices(&self, level: usize) -> u32 {
        self.levels[level].masks.len() as u32
    }

    fn root(&self) -> Mask {
        0
    }

    #[inline]
    fn child(&self, level: usize, node: &Mask, choice: u32) -> Result<Mask, Cut> {
        let Level { masks, small, reachable, fillable, .. } = &self.levels[level];
        let meets = match small.get(choice as usize) {
            Some(mask) => *node as u64 & mask != 0,
            None => node & masks[choice as usize] != 0,
        };
        if meets {
            return Err(Cut::Intersection);
        }
        let mask = masks[choice as usize];
        let filled = node | mask;
        let figure = &self.model.figure;
        let empty = figure.full() & !filled;
        if self.model.rules.parity && reachable >> (LEVEL_BALANCE + figure.balance(empty)) & 1 == 0 {
            return Err(Cut::Parity);
        }
        if self.model.rules.islands && figure.hopeless_island(empty, *fillable).is_some() {
            return Err(Cut::Islands);
        }
        Ok(filled)
    }

    /// The last piece has as many cells as are empty, so it fits if it uses no filled cell, and it leaves no island.
    #[inline]
    fn leaves(&self, level: usize, node: &Mask, choices: std::ops::Range<u32>) -> Leaves {
        let Level { masks, small, .. } = &self.levels[level];
        let (start, end) = (choices.start as usize, choices.end as usize);
        let kept = match small.get(start..end) {
            Some(row) => row.iter().position(|mask| mask & *node as u64 == 0),
            None => masks[start..end].iter().position(|mask| mask & node == 0),
        };
        let mut leaves = Leaves { kept: kept.map(|place| choices.start + place as u32), ..Leaves::default() };
        leaves.dropped[0] = kept.unwrap_or(end - start) as u64;
        leaves
    }

    #[inline]
    fn cause(&self, reason: Cut) -> usize {
        match reason {
            Cut::Intersection => 0,
            Cut::Islands => 1,
            Cut::Parity => 2,
        }
    }
}

impl Tested for Assembly {
    /// In the order of [`Cut`].
    const TESTS: &'static [usize] = &[0, 2, 1];

    fn is_tested(&self, _level: usize, cause: usize) -> bool {
        match Cut::CAUSES[cause] {
            Cut::Intersection => true,
            Cut::Islands => self.model.rules.islands,
            Cut::Parity => self.model.rules.parity,
        }
    }
}
