//! All solutions as fast as can be: exact cover by the first empty cell, hopeless placements left out beforehand.
//!
//! One piece, the *anchor*, is placed first, in one placement of each orbit under the rotations of the figure. Then the
//! first empty cell is filled in all ways, and so on. A placement is one number: a bit for each of its cells, a bit for
//! its piece, and a bit for each class of (x, y, z) mod 2 in which it takes the only cell to spare. So one test of bits
//! tells whether it meets a filled cell, a used piece, or the second deficient piece.

use super::figure::{Figure, FigureSymmetry, MOST_CELLS, Mask, bits};
use super::impossible::{Capacity, balances};
use super::pieces::{MOST_PIECES, PieceSet};
use super::placement::{Orbit, Placement, orbits, placements};
use crate::search::Status;

/// A solution: the cells that each piece fills, by the places of the pieces in the set; zero beyond the last piece.
pub type Solution = [Mask; MOST_PIECES];

/// Everything the search needs to know of a figure.
#[derive(Clone, Debug)]
pub struct Cover {
    pieces: usize,
    anchor: usize,
    /// The figure's symmetries, to which the orbits refer.
    symmetries: Vec<FigureSymmetry>,
    sheets: Vec<Sheet>,
}

/// What can be placed beside one placement of the anchor.
#[derive(Clone, Debug)]
struct Sheet {
    orbit: Orbit,
    placed: Mask,
    /// The state before the first choice: bits of the cells and pieces that are filled and used.
    begin: u64,
    /// Ones for all cells.
    cells: u64,
    /// Placements as numbers, by their first cells in the order of the search.
    choices: Vec<u64>,
    /// The piece and the cells of each.
    filled: Vec<(u8, Mask)>,
    /// Where the choices of each cell begin, and the end of the last.
    starts: Vec<u32>,
}

/// A solution that was found, and the placement of the anchor under which it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    sheet: u32,
    /// The solution.
    pub solution: Solution,
}

/// A search under way: its own stack, nothing else. It belongs to the cover that it was made for.
#[derive(Clone, Debug)]
pub struct Sweep {
    sheet: usize,
    depth: usize,
    frames: [Frame; MOST_PIECES],
    nodes: u64,
    found: Vec<Found>,
}

/// One level of the stack: a state, and which choices are still to be tried there.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    state: u64,
    next: u32,
    end: u32,
}

impl Cover {
    /// The search for a figure; nothing unless the volumes are equal and there are two pieces or more.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Option<Cover> {
        // A number must hold the cells, the pieces and the eight classes.
        let fits = figure.count() + MOST_PIECES + 8 <= MOST_CELLS;
        if !fits || pieces.count() < 2 || pieces.volume() != figure.count() {
            return None;
        }
        let capacity = Capacity::new(pieces, figure);
        let all: Vec<Vec<Placement>> = pieces.pieces().iter().map(|piece| placements(figure, piece)).collect();
        let symmetries = figure.symmetries();
        let anchored = (0..pieces.count()).map(|piece| {
            let mut orbits = orbits(&symmetries, &all[piece]);
            orbits.retain(|orbit| capacity.allows(piece, all[piece][orbit.first].cells));
            (piece, orbits)
        });
        let (anchor, orbits) = anchored.min_by_key(|(_, orbits)| orbits.len())?;
        let sheet = |orbit: Orbit| Sheet::new(pieces, figure, &capacity, &all, anchor, orbit);
        let sheets = orbits.into_iter().filter_map(sheet).collect();
        Some(Cover { pieces: pieces.count(), anchor, symmetries, sheets })
    }

    /// The piece that is placed first, by its place in the set, and in how many placements.
    pub fn anchor(&self) -> (usize, usize) {
        (self.anchor, self.sheets.len())
    }

    /// For how many placed solutions one that was found stands: those to which the rotations of the figure carry it
    /// when they move the anchor to another place.
    pub fn multiplicity(&self, found: &Found) -> u64 {
        self.sheets.get(found.sheet as usize).map_or(0, |sheet| sheet.orbit.images.len() as u64)
    }

    /// Those placed solutions, the one itself first.
    pub fn images(&self, found: &Found) -> impl Iterator<Item = Solution> {
        let images = self.sheets.get(found.sheet as usize).map_or(&[][..], |sheet| &sheet.orbit.images);
        images.iter().map(|&(_, rotation)| found.solution.map(|cells| self.symmetries[rotation].image(cells)))
    }
}

impl Sheet {
    /// Nothing if the anchor alone leaves what cannot be filled.
    fn new(
        pieces: &PieceSet,
        figure: &Figure,
        capacity: &Capacity,
        all: &[Vec<Placement>],
        anchor: usize,
        orbit: Orbit,
    ) -> Option<Sheet> {
        let placed = all[anchor][orbit.first].cells;
        let others: Vec<usize> = (0..pieces.count()).filter(|&piece| piece != anchor).collect();
        let spare: [i32; 8] =
            std::array::from_fn(|class| capacity.spare[class] - capacity.deficiency(anchor, placed, class));
        let empty = figure.full() & !placed;
        let mut fitting: Vec<(u8, Mask, u64)> = Vec::new();
        for &piece in &others {
            let rest = || others.iter().filter(|&&other| other != piece).map(|&other| &pieces.pieces()[other]);
            let reachable = balances(rest().map(|other| other.imbalance));
            let sizes = rest().fold(1u128, |sums, other| sums | sums << other.shape.size());
            for &Placement { cells, .. } in all[piece].iter().filter(|placement| placement.cells & placed == 0) {
                let left = empty & !cells;
                let short = |class: usize| capacity.deficiency(piece, cells, class);
                let hopeless = (0..8).any(|class| short(class) > spare[class])
                    || reachable.binary_search(&figure.balance(left)).is_err()
                    || has_hopeless_island(figure, left, sizes);
                if !hopeless {
                    // Only where there is one cell to spare is the second deficient piece one too many.
                    let last = (0..8).filter(|&class| spare[class] == 1 && short(class) == 1);
                    let last: u64 = last.map(|class| 1 << class).sum();
                    fitting.push((piece as u8, cells, 1 << piece | last << MOST_PIECES));
                }
            }
        }
        let order = order(figure, empty, &fitting);
        let mut place = [0; MOST_CELLS];
        let ordered = bits(placed).chain(order.iter().copied());
        ordered.enumerate().for_each(|(index, cell)| place[cell] = index);
        let code = |cells: Mask| bits(cells).map(|cell| 1u64 << place[cell]).sum::<u64>();
        let mut choices: Vec<(u64, (u8, Mask))> = fitting
            .into_iter()
            .map(|(piece, cells, signs)| (code(cells) | signs << figure.count(), (piece, cells)))
            .collect();
        choices.sort_by_key(|(code, _)| code.trailing_zeros());
        let start = |cell: usize| choices.partition_point(|(code, _)| (code.trailing_zeros() as usize) < cell) as u32;
        Some(Sheet {
            placed,
            begin: code(placed) | 1 << (figure.count() + anchor),
            cells: figure.full(),
            starts: (0..=figure.count()).map(start).collect(),
            filled: choices.iter().map(|&(_, filled)| filled).collect(),
            choices: choices.into_iter().map(|(code, _)| code).collect(),
            orbit,
        })
    }
}

fn has_hopeless_island(figure: &Figure, empty: Mask, sizes: u128) -> bool {
    let mut left = empty;
    while left != 0 {
        let island = figure.island(left);
        if sizes >> island.count_ones() & 1 == 0 {
            return true;
        }
        left &= !island;
    }
    false
}

/// The order in which empty cells are filled: next comes always the cell that can be filled in the fewest ways by
/// placements that leave the cells before it alone.
fn order(figure: &Figure, empty: Mask, fitting: &[(u8, Mask, u64)]) -> Vec<usize> {
    let mut order = Vec::with_capacity(figure.count());
    let mut left = empty;
    let mut waiting: Vec<Mask> = fitting.iter().map(|&(_, cells, _)| cells).collect();
    while left != 0 {
        let ways = |&cell: &usize| waiting.iter().filter(|&&cells| cells >> cell & 1 == 1).count();
        let Some(next) = bits(left).min_by_key(ways) else { break };
        order.push(next);
        left &= !(1 << next);
        waiting.retain(|cells| cells >> next & 1 == 0);
    }
    order
}

impl Sweep {
    /// The search before its first node.
    pub fn new(cover: &Cover) -> Sweep {
        let mut sweep = Sweep { sheet: 0, depth: 0, frames: Default::default(), nodes: 0, found: vec![] };
        sweep.enter(cover);
        sweep
    }

    /// The first frame of the present sheet.
    fn enter(&mut self, cover: &Cover) {
        self.depth = 0;
        if let Some(sheet) = cover.sheets.get(self.sheet) {
            self.frames[0] = sheet.frame(sheet.begin);
            self.nodes += 1;
        }
    }

    /// Places at most `budget` pieces.
    pub fn advance(&mut self, cover: &Cover, budget: u64) -> Status {
        let last = cover.pieces - 2;
        let end = self.nodes.saturating_add(budget);
        while self.nodes < end {
            let Some(sheet) = cover.sheets.get(self.sheet) else { return Status::Finished };
            let frame = &mut self.frames[self.depth];
            let choices = &sheet.choices[frame.next as usize..frame.end as usize];
            let Some(skipped) = choices.iter().position(|choice| choice & frame.state == 0) else {
                if self.depth > 0 {
                    self.depth -= 1;
                } else {
                    self.sheet += 1;
                    self.enter(cover);
                }
                continue;
            };
            let state = frame.state | choices[skipped];
            frame.next += skipped as u32 + 1;
            self.nodes += 1;
            if self.depth == last {
                self.keep(cover, sheet);
            } else {
                self.depth += 1;
                self.frames[self.depth] = sheet.frame(state);
            }
        }
        if self.sheet < cover.sheets.len() { Status::Running } else { Status::Finished }
    }

    fn keep(&mut self, cover: &Cover, sheet: &Sheet) {
        let mut solution = [0; MOST_PIECES];
        solution[cover.anchor] = sheet.placed;
        for frame in &self.frames[..=self.depth] {
            let (piece, cells) = sheet.filled[frame.next as usize - 1];
            solution[piece as usize] = cells;
        }
        self.found.push(Found { sheet: self.sheet as u32, solution });
    }

    /// What was found so far.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// Pieces placed so far, those that were taken away again included.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Sheet {
    /// The choices of the first empty cell of a state that has one.
    #[inline]
    fn frame(&self, state: u64) -> Frame {
        let cell = (!state & self.cells).trailing_zeros() as usize;
        match self.starts.get(cell..cell + 2) {
            Some(&[next, end]) => Frame { state, next, end },
            _ => Frame { state, next: 0, end: 0 },
        }
    }
}

/// All solutions of a figure with one placement of the anchor for each of its orbits; nothing where [`Cover::new`] has
/// nothing.
pub fn solutions(pieces: &PieceSet, figure: &Figure) -> Option<(Cover, Vec<Found>)> {
    let cover = Cover::new(pieces, figure)?;
    let mut sweep = Sweep::new(&cover);
    sweep.advance(&cover, u64::MAX);
    Some((cover, sweep.found))
}
