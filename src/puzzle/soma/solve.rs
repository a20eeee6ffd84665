//! The enumeration of the base text: piece after piece, each in all its placements; rules drop placements that cannot lead to
//! a solution. And the same as an exact cover: first what the fewest placements fill.

use super::diagnosis::Capacity;
use super::figure::{MOST_CELLS, Mask, bits};
use super::model::{Model, Rules};
use super::pieces::Piece;
use super::placement::{Placement, orbits, placements};
use super::why::CoverItem;
use crate::search::backtrack::one_by_one;
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

/// A node of the search tree: a partial assembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partial {
    /// The cells that are filled.
    pub filled: Mask,
    /// The pieces left: bit k is set for the piece at place k in the set.
    left: u128,
    /// If the fewest choices come first: what is filled next, and the number of placements that do so. Else the level tells it.
    fewest: Option<(CoverItem, u32)>,
}

/// The search tree of a model. A node is a partial assembly.
///
/// Usually level k places the k-th piece of the order, in each of its placements. With [`Model::fewest`] the search is one for an exact
/// cover (Knuth, Dancing Links, 2000): every cell and every piece is to be used once, and a level fills the cell, or else places the
/// piece, for which the fewest placements fit beside those before; of several cells the first, and of several pieces too. Only placements
/// that fit are tried, so none meets a filled cell, and a cell or a piece that has none ends the branch. At a cell the pieces are tried
/// in the order of the model. Of equal pieces the first one that is left stands for all.
///
/// Of a fixed piece only the first placement of each orbit under the figure's rotations is tried; placements that leave more
/// cells of a class of (x, y, z) mod 2 than the other pieces can fill are left out. For T in the cube one of 72 remains: T
/// must fill two of the corners, so it lies along an edge, and its 24 placements there form one orbit.
///
/// Rules can be changed while a [`crate::search::Backtrack`] is under way: the tree is passed to it at every advance, and its
/// nodes and their choices do not depend on the rules. The counts are then a mixture of
/// both rules.
#[derive(Clone, Debug)]
pub struct Assembly {
    model: Model,
    levels: Vec<Level>,
}

/// The data of a piece, prepared before the search, in the order in which pieces are placed or tried.
#[derive(Clone, Debug)]
struct Level {
    piece: usize,
    /// The bits of the pieces that are equal to it and come before it, and of all others that are equal to it.
    equal_before: u128,
    equal: u128,
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

impl Level {
    /// Whether the piece is among those left, and of equal ones the first.
    fn is_next(&self, left: u128) -> bool {
        left >> self.piece & 1 == 1 && left & self.equal_before == 0
    }
}

/// The bit of balance 0 in [`Level::reachable`]: a figure has at most 125 cells, so no balance beyond 63.
const LEVEL_BALANCE: i32 = 64;

impl Assembly {
    /// The search tree of a model.
    pub fn new(model: Model) -> Assembly {
        let capacity = Capacity::new(&model.pieces, &model.figure);
        let mut levels: Vec<Level> = Vec::with_capacity(model.pieces.count());
        let kinds = |piece: usize| (model.fixed == Some(piece), model.pieces.pieces()[piece].kind);
        let (mut reachable, mut fillable) = (1u128 << LEVEL_BALANCE, 1u128);
        for &piece in model.order.places().iter().rev() {
            let shape = &model.pieces.pieces()[piece];
            let of_kind = levels.iter().find(|level| kinds(level.piece) == kinds(piece));
            let of_kind = of_kind.map(|level| level.placements.clone());
            let mut placements = of_kind.unwrap_or_else(|| placements(&model.figure, shape));
            let mut stands_for = None;
            if model.fixed == Some(piece) {
                let mut orbits = orbits(&model.pieces.rotations_of(&model.figure), &placements);
                orbits.retain(|orbit| capacity.allows(piece, placements[orbit.first].cells));
                placements = orbits.iter().map(|orbit| placements[orbit.first]).collect();
                stands_for = Some(orbits.iter().map(|orbit| orbit.images.len() as u64).collect());
            }
            let masks: Vec<Mask> = placements.iter().map(|placement| placement.cells).collect();
            let small = masks.iter().filter(|_| model.figure.is_small()).map(|&mask| mask as u64).collect();
            let equal = |places: &[usize]| {
                let others = places.iter().filter(|&&other| other != piece && kinds(other) == kinds(piece));
                others.fold(0, |all, other| all | 1 << other)
            };
            let places = model.order.places();
            let before = places.split(|&place| place == piece).next().unwrap_or_default();
            let (equal_before, equal) = (equal(before), equal(places));
            levels.push(Level {
                piece,
                equal_before,
                equal,
                placements,
                masks,
                small,
                stands_for,
                reachable,
                fillable,
            });
            (reachable, fillable) = with((reachable, fillable), shape);
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

    /// The piece at a place of the order, by its place in the set.
    pub fn piece(&self, place: usize) -> usize {
        self.levels[place].piece
    }

    /// The placements of the piece at a place of the order: the choices of that level, unless the fewest choices come first.
    pub fn placements(&self, place: usize) -> &[Placement] {
        &self.levels[place].placements
    }

    /// The piece that a choice places, by its place in the set, and where; `None` if there is no such choice.
    pub fn chosen(&self, level: usize, node: &Partial, choice: u32) -> Option<(usize, Placement)> {
        let (place, index) = self.index(level, node, choice)?;
        let level = &self.levels[place];
        Some((level.piece, *level.placements.get(index)?))
    }

    /// The piece of a choice, by its place in the order, and the number of the placement.
    #[inline]
    fn index(&self, level: usize, node: &Partial, choice: u32) -> Option<(usize, usize)> {
        match node.fewest {
            Some((item, _)) => self.option(node, item, choice),
            None => Some((level, choice as usize)),
        }
    }

    /// What a node fills next.
    pub fn item(&self, level: usize, node: &Partial) -> CoverItem {
        node.fewest.map_or(CoverItem::Piece(self.levels[level].piece), |(item, _)| item)
    }

    /// The same if the fewest choices come first: those of a node are the placements that fill its item and fit.
    fn option(&self, node: &Partial, item: CoverItem, choice: u32) -> Option<(usize, usize)> {
        let (cell, piece) = match item {
            CoverItem::Cell(cell) => (1 << cell, None),
            CoverItem::Piece(piece) => (0, Some(piece)),
        };
        let mut before = choice;
        for (place, level) in self.levels.iter().enumerate() {
            if !level.is_next(node.left) || piece.is_some_and(|piece| piece != level.piece) {
                continue;
            }
            for (index, mask) in level.masks.iter().enumerate() {
                if mask & node.filled == 0 && mask & cell == cell {
                    if before == 0 {
                        return Some((place, index));
                    }
                    before -= 1;
                }
            }
        }
        None
    }

    /// The node with these cells filled and these pieces left.
    #[inline]
    fn node(&self, filled: Mask, left: u128) -> Partial {
        Partial { filled, left, fewest: if self.model.fewest { self.fewest(filled, left) } else { None } }
    }

    /// Of the cells that are not filled and the pieces left the one that the fewest placements fill, and their number; `None` in a
    /// complete assembly.
    fn fewest(&self, filled: Mask, left: u128) -> Option<(CoverItem, u32)> {
        let mut cells = [0u32; MOST_CELLS];
        let mut piece: Option<(u32, usize)> = None;
        for level in &self.levels {
            if !level.is_next(left) {
                continue;
            }
            let mut count = 0;
            for &mask in &level.masks {
                if mask & filled == 0 {
                    count += 1;
                    bits(mask).for_each(|cell| cells[cell] += 1);
                }
            }
            // Among equal pieces no one is to be placed rather than another.
            let own = (count, level.piece);
            if left & level.equal == 0 && piece.is_none_or(|best| own < best) {
                piece = Some(own);
            }
        }
        let empty = bits(self.model.figure.full() & !filled);
        let cell = empty.map(|cell| (cells[cell], cell)).min();
        let (cells, cell) = cell?;
        Some(match piece {
            Some((count, piece)) if count < cells => (CoverItem::Piece(piece), count),
            _ => (CoverItem::Cell(cell), cells),
        })
    }

    /// The node after a choice, whatever the rules are.
    fn after(&self, level: usize, node: &Partial, choice: u32) -> Option<(usize, Placement, Partial)> {
        let (piece, placement) = self.chosen(level, node, choice)?;
        let next = self.node(node.filled | placement.cells, node.left & !(1 << piece));
        Some((piece, placement, next))
    }

    /// The placements along a path of choices.
    pub fn placed<'a>(&'a self, path: &'a [u32]) -> impl Iterator<Item = (usize, Placement)> + 'a {
        let mut node = self.root();
        let placed = move |(level, &choice): (usize, &u32)| {
            let (piece, placement, next) = self.after(level, &node, choice)?;
            node = next;
            Some((piece, placement))
        };
        path.iter().enumerate().map_while(placed)
    }

    /// The number of placed solutions that a path represents: 1, or, if a piece is fixed, the size of the orbit of its
    /// placement under the figure's rotations. For T in the cube 24.
    pub fn stands_for(&self, path: &[u32]) -> u64 {
        let Some(fixed) = self.levels.iter().find(|level| level.stands_for.is_some()) else { return 1 };
        let placement = self.placed(path).find(|(piece, _)| *piece == fixed.piece).map(|(_, placement)| placement);
        let index = placement.and_then(|placement| fixed.placements.iter().position(|other| *other == placement));
        index.and_then(|index| fixed.stands_for.as_ref()?.get(index).copied()).unwrap_or(1)
    }

    /// Bit [`LEVEL_BALANCE`] + b is set if the pieces that are left after a choice can have the balance b together; bit s if some of
    /// them have s cubes together.
    fn sums(&self, place: usize, left: u128) -> (u128, u128) {
        let Level { piece, reachable, fillable, .. } = self.levels[place];
        if !self.model.fewest {
            return (reachable, fillable);
        }
        let pieces = self.model.pieces.pieces().iter().enumerate();
        let left = pieces.filter(|(other, _)| *other != piece && left >> other & 1 == 1);
        left.fold((1 << LEVEL_BALANCE, 1), |sums, (_, piece)| with(sums, piece))
    }

    /// Why a choice is dropped, with details; `None` if it is kept.
    pub fn why(&self, level: usize, node: &Partial, choice: u32) -> Option<DropReason> {
        let cut = self.child(level, node, choice).err()?;
        self.details(level, node, choice, cut)
    }

    /// What the test of a rule finds, whether it drops the choice or not: no cells where it meets nothing, or leaves no island
    /// that cannot be filled. `None` if there is no such choice.
    pub fn details(&self, level: usize, node: &Partial, choice: u32, cut: Cut) -> Option<DropReason> {
        let (place, index) = self.index(level, node, choice)?;
        let mask = *self.levels[place].masks.get(index)?;
        let (reachable, fillable) = self.sums(place, node.left);
        let empty = self.model.figure.full() & !(node.filled | mask);
        let of = |set: u128| (0..128).filter(move |bit| set >> bit & 1 == 1);
        Some(match cut {
            Cut::Intersection => DropReason::Meets { cells: node.filled & mask },
            Cut::Parity => DropReason::Balance {
                empty: self.model.figure.balance(empty),
                reachable: of(reachable).map(|bit| bit - LEVEL_BALANCE).collect(),
            },
            Cut::Islands => DropReason::Island {
                cells: self.model.figure.hopeless_island(empty, fillable).unwrap_or_default(),
                fillable: of(fillable).filter(|&size| size > 0).map(|size| size as u32).collect(),
            },
        })
    }
}

/// The balances and sums of sizes of some pieces, as in [`Assembly::sums`], with one more piece.
fn with((reachable, fillable): (u128, u128), piece: &Piece) -> (u128, u128) {
    // A figure has no balance beyond 63, so the bits that are shifted out are not needed.
    let reachable = reachable << piece.imbalance | reachable >> piece.imbalance;
    (reachable, fillable | fillable << piece.shape.size())
}

impl Tree for Assembly {
    type Node = Partial;
    type Reason = Cut;

    fn levels(&self) -> usize {
        self.levels.len()
    }

    #[inline]
    fn choices(&self, level: usize, node: &Partial) -> u32 {
        match node.fewest {
            Some((_, choices)) => choices,
            None => self.levels[level].masks.len() as u32,
        }
    }

    fn root(&self) -> Partial {
        let left = self.levels.iter().fold(0, |left, level| left | 1 << level.piece);
        self.node(0, left)
    }

    #[inline]
    fn child(&self, level: usize, node: &Partial, choice: u32) -> Result<Partial, Cut> {
        let Some((place, index)) = self.index(level, node, choice) else { return Err(Cut::Intersection) };
        let Level { piece, masks, small, .. } = &self.levels[place];
        let meets = match small.get(index) {
            Some(mask) => node.filled as u64 & mask != 0,
            None => node.filled & masks[index] != 0,
        };
        if meets {
            return Err(Cut::Intersection);
        }
        let filled = node.filled | masks[index];
        let (figure, rules) = (&self.model.figure, self.model.rules);
        if rules.parity || rules.islands {
            let empty = figure.full() & !filled;
            let (reachable, fillable) = self.sums(place, node.left);
            if rules.parity && reachable >> (LEVEL_BALANCE + figure.balance(empty)) & 1 == 0 {
                return Err(Cut::Parity);
            }
            if rules.islands && figure.hopeless_island(empty, fillable).is_some() {
                return Err(Cut::Islands);
            }
        }
        Ok(self.node(filled, node.left & !(1 << piece)))
    }

    /// The last piece has as many cells as are empty, so it fits if it uses no filled cell, and it leaves no island.
    #[inline]
    fn leaves(&self, level: usize, node: &Partial, choices: std::ops::Range<u32>) -> Leaves {
        if self.model.fewest {
            return one_by_one(self, level, node, choices);
        }
        let Level { masks, small, .. } = &self.levels[level];
        let (start, end) = (choices.start as usize, choices.end as usize);
        let kept = match small.get(start..end) {
            Some(row) => row.iter().position(|mask| mask & node.filled as u64 == 0),
            None => masks[start..end].iter().position(|mask| mask & node.filled == 0),
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
            Cut::Intersection => !self.model.fewest,
            Cut::Islands => self.model.rules.islands,
            Cut::Parity => self.model.rules.parity,
        }
    }
}
