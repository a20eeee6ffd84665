//! The stack of the packing engine, for sets of cells of 64 or 128 bits.

use super::ideas::{Ideas, SMALL_REGION};
use super::regions::Regions;
use super::{Packing, steps};
use crate::puzzle::soma::figure::Mask;
use crate::puzzle::soma::pieces::MOST_KINDS;
use crate::search::Status;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of cells.
pub trait Cells:
    Copy
    + Debug
    + Default
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The set of one cell.
    fn one(cell: u32) -> Self;
    /// The set of a mask, which must fit.
    fn of(mask: Mask) -> Self;
    /// The mask.
    fn mask(self) -> Mask;
    /// The first cell.
    fn first(self) -> u32;
    /// Number of cells.
    fn count(self) -> u32;

    /// Whether it is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

macro_rules! cells {
    ($word:ty) => {
        impl Cells for $word {
            #[inline]
            fn one(cell: u32) -> $word {
                1 << cell
            }
            #[inline]
            fn of(mask: Mask) -> $word {
                mask as $word
            }
            #[inline]
            fn mask(self) -> Mask {
                Mask::from(self)
            }
            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
        }
    };
}

cells!(u64);
cells!(u128);

/// Numbers of placements that fill a cell are counted below this; from here on they are "many".
const MANY: u32 = 8;

/// The state of a search.
#[derive(Clone, Debug)]
pub struct Stack<C> {
    /// All cells of the figure.
    full: C,
    /// How much higher the number of a neighbour can be, and the cells that have a neighbour with a number so much higher.
    steps: Vec<(u32, C)>,
    /// Number of cubes of a piece of each kind.
    sizes: Vec<u32>,
    /// How many more cells of one colour of the chessboard it fills than of the other; empty if all fill as many of both.
    imbalances: Vec<u32>,
    /// The cells of the figure that are black on the chessboard.
    black: C,
    regions: Option<Regions>,
    ideas: Ideas,
    /// How many placements each choice of the first node stands for; 1 if this is empty.
    weights: Vec<u64>,
    /// The placements that fit, of all nodes of the stack, one node after the other, in each by kinds. Behind those of the last node
    /// is space for the next one.
    fitting: Vec<C>,
    /// The choices of all nodes of the stack.
    choices: Vec<(u8, C)>,
    open: Vec<OpenNode<C>>,
    /// The number of nodes of the path above which the search does not go back.
    floor: usize,
    /// Pieces placed so far.
    pub nodes: u64,
    /// Placements compared so far.
    work: u64,
}

/// To find the class of a solution that is told takes about as long as so many comparisons.
const TOLD: u64 = 10_000;

/// The most kinds of pieces, that of the gaps included.
const KINDS: usize = MOST_KINDS + 1;

/// A node of the stack.
#[derive(Clone, Copy, Debug)]
struct OpenNode<C> {
    filled: C,
    /// Pieces left of each kind, and of all together.
    left: [u8; KINDS],
    pieces: u32,
    /// Where its fitting placements of each kind begin; the last one is where those of all kinds end.
    starts: [u32; KINDS + 1],
    /// Where its choices begin, the next one to try, and where they end.
    begin: u32,
    next: u32,
    end: u32,
}

/// Where a node branches.
enum Branch<C> {
    /// One of these cells.
    Cell(C),
    /// The piece of this kind.
    Kind(usize),
}

/// The number of placements that fill each cell, for all cells at once: three binary digits, and whether there are more than these
/// can tell.
#[derive(Default)]
struct CellCounts<C> {
    ones: C,
    twos: C,
    fours: C,
    many: C,
}

impl<C: Cells> CellCounts<C> {
    /// The counts of these placements.
    fn of(placements: &[C]) -> CellCounts<C> {
        let mut counts = CellCounts::default();
        let (quads, rest) = placements.as_chunks();
        for &quad in quads {
            counts.add(quad);
        }
        for &placement in rest {
            counts.add([placement, C::default(), C::default(), C::default()]);
        }
        counts
    }

    /// Adds four placements.
    #[inline]
    fn add(&mut self, [a, b, c, d]: [C; 4]) {
        let (ones, two) = sum(self.ones, a, b);
        let (ones, other) = sum(ones, c, d);
        let (twos, four) = sum(self.twos, two, other);
        let eight = self.fours & four;
        *self = CellCounts { ones, twos, fours: self.fours ^ four, many: self.many | eight };
    }

    /// The cells that some placement fills.
    fn some(&self) -> C {
        self.ones | self.twos | self.fours | self.many
    }

    /// The cells that a number of placements fill, less than [`MANY`].
    fn equal(&self, number: u32) -> C {
        let digit = |set: C, bit: u32| if number >> bit & 1 == 1 { set } else { !set };
        digit(self.ones, 0) & digit(self.twos, 1) & digit(self.fours, 2) & !self.many
    }
}

/// The sums of three binary digits, for all cells at once: the digits, and what is carried to the next ones.
#[inline]
fn sum<C: Cells>(a: C, b: C, c: C) -> (C, C) {
    let half = a ^ b;
    (half ^ c, a & b | half & c)
}

impl<C: Cells> Stack<C> {
    /// The search before its first node.
    pub fn new(packing: &Packing) -> Stack<C> {
        let mut stack = Stack {
            full: C::of(packing.figure.full()),
            steps: steps(&packing.figure).into_iter().map(|(step, lower)| (step, C::of(lower))).collect(),
            sizes: packing.kinds.iter().map(|kind| kind.size).collect(),
            imbalances: match packing.kinds.iter().any(|kind| kind.imbalance > 0) && packing.ideas.balance {
                true => packing.kinds.iter().map(|kind| kind.imbalance).collect(),
                false => vec![],
            },
            black: C::of(packing.figure.black()),
            regions: packing
                .ideas
                .regions
                .then(|| Regions::new(packing.kinds.iter().map(|kind| kind.placements.clone()).collect())),
            ideas: packing.ideas,
            weights: vec![],
            fitting: vec![],
            choices: vec![],
            open: vec![],
            floor: 0,
            nodes: 0,
            work: 0,
        };
        let mut left = [0; KINDS];
        let mut starts = [0; KINDS + 1];
        for (kind, data) in packing.kinds.iter().enumerate() {
            left[kind] = data.places.len() as u8;
            starts[kind] = stack.fitting.len() as u32;
            stack.fitting.extend(data.placements.iter().map(|&mask| C::of(mask)));
        }
        starts[packing.kinds.len()..].fill(stack.fitting.len() as u32);
        let pieces = left.iter().map(|&left| u32::from(left)).sum();
        let node = OpenNode { filled: C::default(), left, pieces, starts, begin: 0, next: 0, end: 0 };
        match packing.first().zip(packing.anchor.as_ref()) {
            Some((first, anchor)) => {
                stack.choices.extend(first.iter().map(|&(mask, _)| (anchor.kind as u8, C::of(mask))));
                stack.weights.extend(first.iter().map(|(_, weight)| weight));
                stack.open.push(OpenNode { end: stack.choices.len() as u32, ..node });
            }
            None => {
                let branch = stack.fewest(&node);
                stack.branch(node, branch);
            }
        }
        stack
    }

    /// Number of choices of the present node that are still to be tried.
    pub fn choices(&self) -> u32 {
        self.open.last().map_or(0, |node| node.end - node.next)
    }

    /// Goes to the node of a choice, counted from the next one, and does not come back; `false` if it is a dead end or not there.
    pub fn enter(&mut self, choice: u32) -> bool {
        let floor = self.open.len();
        let Some(node) = self.open.last_mut().filter(|node| choice < node.end - node.next) else { return false };
        node.next += choice + 1;
        let (kind, cells) = self.choices[node.next as usize - 1];
        self.floor = floor;
        node.pieces > 1 && self.place(usize::from(kind), cells)
    }

    /// Searches until about `budget` placements were compared, and tells each solution with its multiplicity.
    pub fn advance(&mut self, budget: u64, mut tell: impl FnMut(&mut dyn Iterator<Item = (u8, Mask)>, u64)) -> Status {
        let end = self.work.saturating_add(budget);
        while self.work < end {
            if self.open.len() <= self.floor {
                return Status::Finished;
            }
            let Some(node) = self.open.last_mut() else { return Status::Finished };
            if node.next == node.end {
                self.choices.truncate(node.begin as usize);
                self.open.pop();
                continue;
            }
            let (kind, cells) = self.choices[node.next as usize];
            node.next += 1;
            self.nodes += 1;
            self.work += 1;
            if node.pieces == 1 {
                let multiplicity = self
                    .open
                    .first()
                    .map_or(1, |first| self.weights.get(first.next as usize - 1).copied().unwrap_or(1));
                let choices = &self.choices;
                let mut path = self.open.iter().map(|node| {
                    let (kind, cells) = choices[node.next as usize - 1];
                    (kind, cells.mask())
                });
                tell(&mut path, multiplicity);
                self.work += TOLD;
                continue;
            }
            self.place(usize::from(kind), cells);
        }
        Status::Running
    }

    /// Opens the node after a placement; `false` if it is a dead end.
    fn place(&mut self, kind: usize, cells: C) -> bool {
        let Some(above) = self.open.last() else { return false };
        let filled = above.filled | cells;
        let empty = self.full & !filled;
        let mut left = above.left;
        left[kind] -= 1;
        if self.is_unbalanced(empty, &left) || self.has_hopeless_island(empty, &left) {
            return false;
        }
        let Some(above) = self.open.last() else { return false };
        let kinds = self.sizes.len();
        let base = above.starts[kinds] as usize;
        let most = 2 * base - above.starts[0] as usize;
        if self.fitting.len() < most {
            self.fitting.resize(most, C::default());
        }
        let (old, new) = self.fitting.split_at_mut(base);
        let mut starts = [0; KINDS + 1];
        let mut kept = 0;
        let mut piece: Option<(u32, usize)> = None;
        for kind in 0..kinds {
            starts[kind] = (base + kept) as u32;
            if left[kind] == 0 {
                continue;
            }
            let row = &old[above.starts[kind] as usize..above.starts[kind + 1] as usize];
            self.work += row.len() as u64;
            let before = kept;
            for &placement in row {
                // Without a branch, which would be foreseen badly: what does not fit is overwritten by the next one.
                new[kept] = placement;
                kept += usize::from((placement & filled).is_empty());
            }
            let count = (kept - before) as u32;
            if count < u32::from(left[kind]) {
                return false;
            }
            if left[kind] == 1 && self.ideas.pieces && piece.is_none_or(|(fewest, _)| count < fewest) {
                piece = Some((count, kind));
            }
        }
        starts[kinds..].fill((base + kept) as u32);
        let counts = CellCounts::of(&new[..kept]);
        if !(empty & !counts.some()).is_empty() {
            return false;
        }
        let cell = (1..MANY).map(|number| (number, empty & counts.equal(number))).find(|(_, cells)| !cells.is_empty());
        let node = OpenNode { filled, left, pieces: above.pieces - 1, starts, begin: 0, next: 0, end: 0 };
        let branch = match (cell, piece) {
            _ if !self.ideas.fewest => Branch::Cell(empty),
            (Some((cell, _)), Some((count, kind))) if count < cell => Branch::Kind(kind),
            (Some((_, cells)), _) => Branch::Cell(cells),
            (None, Some((count, kind))) if count < MANY => Branch::Kind(kind),
            (None, _) => self.fewest(&node),
        };
        self.branch(node, branch);
        true
    }

    /// Where the fewest choices are, counted one by one: needed near the root only.
    fn fewest(&self, node: &OpenNode<C>) -> Branch<C> {
        let mut counts = [0u32; Mask::BITS as usize];
        let kinds = self.sizes.len();
        for &placement in &self.fitting[node.starts[0] as usize..node.starts[kinds] as usize] {
            let mut rest = placement;
            while !rest.is_empty() {
                counts[rest.first() as usize] += 1;
                rest = rest & !C::one(rest.first());
            }
        }
        let empty = (0..self.full.count()).filter(|&cell| (C::one(cell) & node.filled).is_empty());
        let cell = match self.ideas.fewest {
            true => empty.min_by_key(|&cell| counts[cell as usize]),
            false => empty.min(),
        };
        let cell = cell.unwrap_or_default();
        let count = |kind: usize| node.starts[kind + 1] - node.starts[kind];
        let compares = self.ideas.fewest && self.ideas.pieces;
        let once = (0..kinds).filter(|&kind| compares && node.left[kind] == 1);
        match once.min_by_key(|&kind| count(kind)).filter(|&kind| count(kind) < counts[cell as usize]) {
            Some(kind) => Branch::Kind(kind),
            None => Branch::Cell(C::one(cell)),
        }
    }

    /// Opens a node with the choices of its branch.
    fn branch(&mut self, node: OpenNode<C>, branch: Branch<C>) {
        let begin = self.choices.len() as u32;
        match branch {
            Branch::Kind(kind) => {
                let row = &self.fitting[node.starts[kind] as usize..node.starts[kind + 1] as usize];
                self.choices.extend(row.iter().map(|&placement| (kind as u8, placement)));
            }
            Branch::Cell(cells) => {
                let cell = C::one(cells.first());
                let first = node.starts[0] as usize;
                let mut kind = 0;
                let mut extend = |begin: usize, placements: &[C]| {
                    for (index, &placement) in (begin as u32..).zip(placements) {
                        if !(placement & cell).is_empty() {
                            kind += node.starts[kind + 1..].iter().take_while(|&&end| end <= index).count();
                            self.choices.push((kind as u8, placement));
                        }
                    }
                };
                // Few placements fill the cell: four are looked at together.
                let (quads, rest) = self.fitting[first..node.starts[self.sizes.len()] as usize].as_chunks();
                for (begin, quad) in (first..).step_by(4).zip(quads) {
                    let &[a, b, c, d] = quad;
                    if !((a | b | c | d) & cell).is_empty() {
                        extend(begin, quad);
                    }
                }
                extend(first + 4 * quads.len(), rest);
            }
        }
        self.open.push(OpenNode { begin, next: begin, end: self.choices.len() as u32, ..node });
    }

    /// Whether pieces left cannot make the difference between the colours of the empty cells, each with either sign.
    fn is_unbalanced(&self, empty: C, left: &[u8; KINDS]) -> bool {
        if self.imbalances.is_empty() {
            return false;
        }
        // The sum of all, less twice the sum of those that fill more white cells.
        let (mut sums, mut all) = (1u128, 0);
        for (&imbalance, &left) in self.imbalances.iter().zip(left).filter(|(imbalance, _)| **imbalance > 0) {
            for _ in 0..left {
                sums |= sums << imbalance;
                all += imbalance;
            }
        }
        let (black, cells) = ((empty & self.black).count(), empty.count());
        let Some(twice) = (all + cells).checked_sub(2 * black) else { return true };
        twice % 2 == 1 || twice > 2 * all || sums >> (twice / 2) & 1 == 0
    }

    /// Whether a connected part of the empty cells has a size that no pieces left have together, or is small and none that they fill.
    fn has_hopeless_island(&mut self, empty: C, left: &[u8; KINDS]) -> bool {
        if !self.ideas.islands && !self.ideas.regions {
            return false;
        }
        let mut island = self.island(empty);
        // All pieces left together fill all empty cells.
        if island == empty {
            return false;
        }
        // The set of these sizes: less than the number of cells, since a piece is placed.
        let mut sizes = C::one(0);
        for (&size, &left) in self.sizes.iter().zip(left) {
            for _ in 0..left {
                sizes = sizes | sizes << size;
            }
        }
        let mut rest = empty;
        loop {
            if self.ideas.islands && (sizes & C::one(island.count())).is_empty() {
                return true;
            }
            if let Some(regions) = self.regions.as_mut().filter(|_| island.count() <= SMALL_REGION)
                && !regions.can_fill(island.mask(), left)
            {
                return true;
            }
            rest = rest & !island;
            if rest.is_empty() {
                return false;
            }
            island = self.island(rest);
        }
    }

    /// The connected part of a set of cells, not empty, that contains the first of them.
    fn island(&self, cells: C) -> C {
        let mut island = C::one(cells.first());
        loop {
            let before = island;
            for &(step, lower) in &self.steps {
                let near = (island & lower) << step | island >> step & lower;
                island = island | near & cells;
            }
            if island == before || island == cells {
                return island;
            }
        }
    }
}
