//! A fast search for all solutions: exact cover, always filling the first empty cell; placements that cannot be part of a
//! solution are left out beforehand.
//!
//! One piece, the *anchor*, is placed first, in one placement of each orbit under the rotations of the figure. Then the first
//! empty cell is filled in all ways, and so on. A placement is one number: a bit for each of its cells, a bit for its piece,
//! and a bit for each class of (x, y, z) mod 2 in which it uses up the only spare cell. So one test of bits finds out whether
//! a cell is already filled, the piece already used, or a spare cell already used up by another deficient piece.

use super::diagnosis::{Capacity, balances};
use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::PieceSet;
use super::placement::{Orbit, Placement, orbits, placements};
use crate::search::Status;

/// A solution: the cells that each piece fills, by the places of the pieces in the set.
pub type PieceMasks = Vec<Mask>;

/// The data of a figure and a set of pieces that the search needs, prepared once.
#[derive(Clone, Debug)]
pub struct Cover {
    pieces: usize,
    anchor: usize,
    /// The figure's rotations, to which the orbits refer.
    symmetries: Vec<FigureSymmetry>,
    sheets: Vec<Subproblem>,
}

/// The placements that are possible together with one placement of the anchor.
#[derive(Clone, Debug)]
struct Subproblem {
    orbit: Orbit,
    placed: Mask,
    /// The state before the first choice: the bits of filled cells and used pieces.
    begin: u64,
    /// The bits of all cells.
    cells: u64,
    /// Placements as numbers, by their first cells in the order of the search.
    choices: Vec<u64>,
    /// The same placements, in the same order, with more data.
    fitting: Vec<Fitting>,
    /// The index in `choices` at which the choices of each cell begin, and the end of the last ones.
    starts: Vec<u32>,
}

/// A placement that is possible together with one of the anchor.
#[derive(Clone, Copy, Debug)]
struct Fitting {
    piece: usize,
    cells: Mask,
    /// Bit k for each class k of (x, y, z) mod 2 in which it uses up the only spare cell.
    classes: u64,
}

/// A solution that was found, and the placement of the anchor in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    sheet: u32,
    /// The solution.
    pub solution: PieceMasks,
}

/// The state of a running search: only its stack. It must be used with the cover for which it was made.
#[derive(Clone, Debug)]
pub struct Sweep {
    sheet: usize,
    depth: usize,
    /// One for each piece but the anchor.
    frames: Vec<CoverLevel>,
    nodes: u64,
    found: Vec<Found>,
}

/// One level of the stack: a state, and the choices that are still to be tried.
#[derive(Clone, Copy, Debug, Default)]
struct CoverLevel {
    state: u64,
    next: u32,
    end: u32,
}

impl Cover {
    /// Whether there are two pieces or more, no two of them equal, and all fits in 64 bits: the cells, the pieces and the eight classes.
    pub fn fits(pieces: &PieceSet, figure: &Figure) -> bool {
        let fits = figure.count() + pieces.count() + 8 <= u64::BITS as usize;
        fits && pieces.count() > 1 && !pieces.has_equal()
    }

    /// The search for a figure; `None` unless the volumes are equal and [`Cover::fits`]. What does not fit, [`super::pack`] searches.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Option<Cover> {
        if !Cover::fits(pieces, figure) || pieces.volume() != figure.count() {
            return None;
        }
        let capacity = Capacity::new(pieces, figure);
        let all: Vec<Vec<Placement>> = pieces.pieces().iter().map(|piece| placements(figure, piece)).collect();
        let symmetries = pieces.rotations_of(figure);
        let mut fewest: Option<(usize, Vec<Orbit>)> = None;
        for (piece, placements) in all.iter().enumerate() {
            let mut orbits = orbits(&symmetries, placements);
            orbits.retain(|orbit| capacity.allows(piece, placements[orbit.first].cells));
            if fewest.as_ref().is_none_or(|(_, fewest)| orbits.len() < fewest.len()) {
                fewest = Some((piece, orbits));
            }
        }
        let (anchor, orbits) = fewest?;
        let mut sheets = Vec::with_capacity(orbits.len());
        for orbit in orbits {
            sheets.push(Subproblem::new(pieces, figure, &capacity, &all, anchor, orbit));
        }
        Some(Cover { pieces: pieces.count(), anchor, symmetries, sheets })
    }

    /// The piece that is placed first, by its place in the set, and the number of its placements that are tried.
    pub fn anchor(&self) -> (usize, usize) {
        (self.anchor, self.sheets.len())
    }

    /// The number of placed solutions that a found one represents: its images under rotations of the figure that give the
    /// anchor different placements.
    pub fn multiplicity(&self, found: &Found) -> u64 {
        self.sheets.get(found.sheet as usize).map_or(0, |sheet| sheet.orbit.images.len() as u64)
    }

    /// These placed solutions, the found one first.
    pub fn images(&self, found: &Found) -> impl Iterator<Item = PieceMasks> {
        let images = self.sheets.get(found.sheet as usize).map_or(&[][..], |sheet| &sheet.orbit.images);
        images
            .iter()
            .map(|&(_, rotation)| found.solution.iter().map(|&cells| self.symmetries[rotation].image(cells)).collect())
    }
}

impl Subproblem {
    fn new(
        pieces: &PieceSet,
        figure: &Figure,
        capacity: &Capacity,
        all: &[Vec<Placement>],
        anchor: usize,
        orbit: Orbit,
    ) -> Subproblem {
        let placed = all[anchor][orbit.first].cells;
        let mut spare = capacity.spare;
        for (class, spare) in spare.iter_mut().enumerate() {
            *spare -= capacity.deficiency(anchor, placed, class);
        }
        let mut waiting = Vec::new();
        for (piece, placements) in all.iter().enumerate().filter(|&(piece, _)| piece != anchor) {
            let (mut imbalances, mut sizes) = (Vec::new(), 1u128);
            for (other, rest) in pieces.pieces().iter().enumerate() {
                if other != anchor && other != piece {
                    imbalances.push(rest.imbalance);
                    sizes |= sizes << rest.shape.size();
                }
            }
            let reachable = balances(imbalances.into_iter());
            for &Placement { cells, .. } in placements {
                let left = figure.full() & !(placed | cells);
                if cells & placed == 0
                    && let Some(classes) = classes_used(capacity, &spare, piece, cells)
                    && reachable.contains(&figure.balance(left))
                    && figure.hopeless_island(left, sizes).is_none()
                {
                    waiting.push(Fitting { piece, cells, classes });
                }
            }
        }
        // The next cell in the order is always the one with the fewest placements that do not use earlier cells; these
        // placements are its choices.
        let mut order: Vec<usize> = bits(placed).collect();
        let mut starts = vec![0; order.len() + 1];
        let mut fitting = Vec::with_capacity(waiting.len());
        let mut left = figure.full() & !placed;
        while left != 0 {
            let ways = |&cell: &usize| waiting.iter().filter(|fitting| fitting.cells >> cell & 1 == 1).count();
            let Some(next) = bits(left).min_by_key(ways) else { break };
            order.push(next);
            left &= !(1 << next);
            waiting.retain(|&choice| {
                let is_next = choice.cells >> next & 1 == 1;
                if is_next {
                    fitting.push(choice);
                }
                !is_next
            });
            starts.push(fitting.len() as u32);
        }
        let code = |cells: Mask| {
            let mut code = 0u64;
            for (place, cell) in order.iter().enumerate() {
                code |= ((cells >> cell & 1) as u64) << place;
            }
            code
        };
        let signs = |piece: usize, classes: u64| (1 << piece | classes << pieces.count()) << figure.count();
        let number = |choice: &Fitting| code(choice.cells) | signs(choice.piece, choice.classes);
        Subproblem {
            orbit,
            placed,
            begin: code(placed) | signs(anchor, 0),
            cells: figure.full() as u64,
            choices: fitting.iter().map(number).collect(),
            fitting,
            starts,
        }
    }
}

/// The classes in which a placement uses up the only spare cell, as in [`Fitting`]; `None` if it uses more spare cells than
/// there are.
fn classes_used(capacity: &Capacity, spare: &[i32; 8], piece: usize, cells: Mask) -> Option<u64> {
    let mut classes = 0;
    for (class, &spare) in spare.iter().enumerate() {
        let short = capacity.deficiency(piece, cells, class);
        if short > spare {
            return None;
        }
        // Only if there is exactly one spare cell is a second deficient piece impossible.
        if spare == 1 && short == 1 {
            classes |= 1 << class;
        }
    }
    Some(classes)
}

impl Sweep {
    /// The search before its first node.
    pub fn new(cover: &Cover) -> Sweep {
        let frames = vec![CoverLevel::default(); cover.pieces - 1];
        let mut sweep = Sweep { sheet: 0, depth: 0, frames, nodes: 0, found: vec![] };
        sweep.enter(cover);
        sweep
    }

    /// Enters the first frame of the current sheet.
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

    fn keep(&mut self, cover: &Cover, sheet: &Subproblem) {
        let mut solution = vec![0; cover.pieces];
        solution[cover.anchor] = sheet.placed;
        for frame in &self.frames[..=self.depth] {
            let Fitting { piece, cells, .. } = sheet.fitting[frame.next as usize - 1];
            solution[piece] = cells;
        }
        self.found.push(Found { sheet: self.sheet as u32, solution });
    }

    /// What was found so far.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// Number of pieces placed so far, including those that were removed again.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Subproblem {
    /// The choices of the first empty cell of a state that has one.
    #[inline]
    fn frame(&self, state: u64) -> CoverLevel {
        let cell = (!state & self.cells).trailing_zeros() as usize;
        match self.starts.get(cell..cell + 2) {
            Some(&[next, end]) => CoverLevel { state, next, end },
            _ => CoverLevel { state, next: 0, end: 0 },
        }
    }
}

/// All solutions of a figure with one placement of the anchor for each of its orbits; `None` if [`Cover::new`] returns
/// `None`.
pub fn solutions(pieces: &PieceSet, figure: &Figure) -> Option<(Cover, Vec<Found>)> {
    let cover = Cover::new(pieces, figure)?;
    let mut sweep = Sweep::new(&cover);
    sweep.advance(&cover, u64::MAX);
    Some((cover, sweep.found))
}
