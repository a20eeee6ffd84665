//! Boards of up to sixteen cells in 64 bits, and searches that use them if the board is small enough.
//!
//! A search on packed boards takes the same steps as one on [`Board`]s, several times as fast: a configuration is compared,
//! hashed and moved as one number, and the change of the measure is read from a table. Callers cannot see which of the two
//! was used.

use super::SIDE;
use super::board::{Board, Way};
use super::formula::Evaluator;
use super::method::decides;
use super::model::Model;
use super::outcome::Outcome;
use super::solve::Sliding;
use crate::search::best_first::{BestFirst, Space, Standing};

/// The most cells of a packed board.
pub const MOST_CELLS: usize = super::PACKED_CELLS;

/// Bits of a cell.
const BITS: u32 = 4;

/// A legal board of up to sixteen cells: four bits for each cell, the first cell in the lowest bits, 0 for the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed(u64);

impl Packed {
    /// The packed board; `None` if it has more than [`MOST_CELLS`].
    pub fn of(board: &Board) -> Option<Packed> {
        let tiles = board.tiles();
        let packed = || tiles.iter().rev().fold(0, |packed, &tile| packed << BITS | u64::from(tile));
        (tiles.len() <= MOST_CELLS).then(|| Packed(packed()))
    }

    /// The board; its sides must be these.
    pub fn board(self, width: usize, height: usize) -> Option<Board> {
        let count = width * height;
        Board::new(width, height, self.tiles().get(..count)?)
    }

    /// The tile on a cell in 0..16, 0 for the blank; 0 beyond the board.
    #[inline]
    pub fn tile(self, cell: usize) -> u8 {
        (self.0 >> (BITS * (cell as u32 % 16)) & 15) as u8
    }

    /// The tile on each cell; 0 beyond the board.
    #[inline]
    pub fn tiles(self) -> [u8; MOST_CELLS] {
        std::array::from_fn(|cell| self.tile(cell))
    }

    /// The cell of the blank: the lowest group of four bits that are all 0. Subtracting one from each group borrows first in
    /// the lowest group that is 0; groups whose highest bit was set before are masked out (after Mycroft, 1987).
    #[inline]
    pub fn blank(self) -> usize {
        const ONES: u64 = 0x1111_1111_1111_1111;
        let zeros = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
        (zeros.trailing_zeros() / BITS) as usize % MOST_CELLS
    }

    /// The board after the tile on a cell moved to the cell of the blank.
    #[inline]
    pub fn slid(self, from: usize, blank: usize) -> Packed {
        let tile = u64::from(self.tile(from));
        Packed(self.0 ^ tile << (BITS * from as u32) ^ tile << (BITS * blank as u32))
    }
}

/// For each cell of the blank and each direction in the order of [`Way::ALL`], the cell of the tile that moves to the blank,
/// or [`EDGE`].
pub(super) type Movers = [[u8; Way::ALL.len()]; MOST_CELLS];

/// Stands for no cell: the tile would come from beyond the edge.
pub(super) const EDGE: u8 = u8::MAX;

/// The movers of the boards of the sides of this one.
pub(super) fn movers(board: &Board) -> Movers {
    let mut movers = [[EDGE; Way::ALL.len()]; MOST_CELLS];
    for (cell, movers) in movers.iter_mut().enumerate().take(board.tiles().len()) {
        let board = board.swapped(board.blank(), cell);
        for (way, mover) in Way::ALL.into_iter().zip(movers) {
            *mover = board.mover(way).map_or(EDGE, |cell| cell as u8);
        }
    }
    movers
}

/// Entries of the table of changes: by tile, cell of the blank and way.
const CHANGES: usize = 16 * MOST_CELLS * Way::ALL.len();

/// The packed boards of some sides, with a measure.
#[derive(Clone, Debug)]
pub struct PackedSliding {
    movers: Movers,
    /// What a move adds to the measure.
    changes: Box<[i64; CHANGES]>,
    /// In place of the changes, for the method of that name.
    formula: Option<Box<Evaluator>>,
    price: i64,
    goal: Packed,
    /// Mask of the bits that must equal those of the goal for the search to stop.
    right: u64,
    /// The cells after these, which must decide ([`super::method::decides`]).
    last: std::ops::Range<usize>,
}

/// The index of a change in the table, less than [`CHANGES`] for all legal arguments.
#[inline]
fn change_of(tile: u8, blank: usize, way: u8) -> usize {
    (usize::from(tile % 16) * MOST_CELLS + blank % MOST_CELLS) * Way::ALL.len() + usize::from(way) % Way::ALL.len()
}

impl PackedSliding {
    /// The same boards and measure; `None` if they have more than [`MOST_CELLS`].
    pub fn of(space: &Sliding) -> Option<PackedSliding> {
        let goal = Packed::of(&space.goal)?;
        let count = space.goal.tiles().len();
        let movers = movers(&space.goal);
        let mut changes = Box::new([0; CHANGES]);
        for (blank, from_there) in movers.iter().enumerate().take(count) {
            for (way, &from) in (0..).zip(from_there).filter(|&(_, &from)| from != EDGE) {
                for tile in 1..count as u8 {
                    changes[change_of(tile, blank, way)] = space.measure.change(tile, from.into(), blank);
                }
            }
        }
        let right = if space.right < MOST_CELLS { (1 << (BITS * space.right as u32)) - 1 } else { u64::MAX };
        let (formula, price) = (space.formula.clone(), space.price);
        Some(PackedSliding { movers, changes, formula, price, goal, right, last: space.right..count })
    }
}

impl Space for PackedSliding {
    type State = Packed;

    fn moves(&self) -> u8 {
        Way::ALL.len() as u8
    }

    #[inline]
    fn after(&self, board: &Packed, measure: i64, way: u8) -> Option<(Packed, i64)> {
        let blank = board.blank();
        let from = self.movers[blank][usize::from(way) % Way::ALL.len()];
        if from == EDGE {
            return None;
        }
        let from = usize::from(from);
        let after = board.slid(from, blank);
        let measure = match &self.formula {
            Some(formula) => formula.measure(&after.tiles()[..self.last.end]),
            None => measure + self.changes[change_of(board.tile(from), blank, way)],
        };
        Some((after, measure))
    }

    #[inline]
    fn is_enough(&self, board: &Packed) -> bool {
        (board.0 ^ self.goal.0) & self.right == 0 && {
            let mut tiles = [0; *SIDE.end()];
            let last = &mut tiles[..self.last.len()];
            last.iter_mut().zip(self.last.clone()).for_each(|(tile, cell)| *tile = board.tile(cell));
            decides(last)
        }
    }

    fn price(&self) -> i64 {
        self.price
    }
}

/// A search that uses packed boards if the board is small enough. Only its result can be read, not its tree.
#[derive(Clone, Debug)]
pub struct FastSearch {
    /// Used to measure the roots.
    space: Box<Sliding>,
    tree: FastTree,
}

#[derive(Clone, Debug)]
enum FastTree {
    Packed(PackedSliding, BestFirst<Packed>),
    Plain(BestFirst<Board>),
}

impl FastSearch {
    /// The search of a model, before its first step. Its tree grows to at most `limit` nodes.
    pub fn new(model: &Model, limit: usize) -> FastSearch {
        FastSearch::within(Sliding::new(model), &model.board, limit)
    }

    /// A search from a board within any space of boards of its sides.
    pub(super) fn within(space: Sliding, board: &Board, limit: usize) -> FastSearch {
        let measure = space.measure(board);
        let tree = match (PackedSliding::of(&space), Packed::of(board)) {
            (Some(packed), Some(root)) => FastTree::Packed(packed, BestFirst::new(root, measure, limit)),
            _ => FastTree::Plain(BestFirst::new(*board, measure, limit)),
        };
        FastSearch { space: Box::new(space), tree }
    }

    /// Starts again from another board of the same sides, and reuses the memory of the previous search.
    pub fn restart(&mut self, board: &Board) {
        let measure = self.space.measure(board);
        match &mut self.tree {
            // Boards of the same sides fit as well.
            FastTree::Packed(_, search) => Packed::of(board).into_iter().for_each(|root| search.restart(root, measure)),
            FastTree::Plain(search) => search.restart(*board, measure),
        }
    }

    /// Makes at most `budget` steps.
    pub fn advance(&mut self, budget: u64) -> Standing {
        match &mut self.tree {
            FastTree::Packed(space, search) => search.advance(space, budget),
            FastTree::Plain(search) => search.advance(&*self.space, budget),
        }
    }

    /// The result so far.
    pub fn outcome(&self) -> Outcome {
        let (width, height) = (self.space.goal.width(), self.space.goal.height());
        match &self.tree {
            FastTree::Packed(_, search) => Outcome::of_states(search, |packed| packed.board(width, height)),
            FastTree::Plain(search) => Outcome::of(search),
        }
    }

    /// The moves to the leaf at which the search stopped; `None` before that.
    pub fn path(&self) -> Option<Vec<Way>> {
        let ways = match &self.tree {
            FastTree::Packed(_, search) => path(search),
            FastTree::Plain(search) => path(search),
        };
        Some(ways?.into_iter().map(|way| Way::ALL[usize::from(way) % Way::ALL.len()]).collect())
    }
}

fn path<S: Copy + Eq + std::hash::Hash>(search: &BestFirst<S>) -> Option<Vec<u8>> {
    let Standing::Found(leaf) = search.standing() else { return None };
    Some(search.path_to(leaf))
}
