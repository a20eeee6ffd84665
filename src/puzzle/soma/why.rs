//! Why a figure cannot be filled: arguments that are too long for a glance, but that a class can check without a search.
//!
//! [`Weights`] give every cell a number so that the pieces, wherever they are placed, together reach less than all cells have. A
//! [`ForcedChain`] goes from choice to choice where the pieces leave few ways, and shows that each ends at one of the reasons of
//! [`super::diagnosis`]. Both are found by a search ([`weights`], [`chain`]) and checked here, where nothing is searched.
//!
//! Such weights are a certificate of linear programming: by the lemma of Farkas (1902) there are some exactly if the pieces cannot
//! fill the figure even in fractions.

pub mod chain;
pub mod weights;

use super::diagnosis::{Reason, Remainder};
use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::PieceSet;
use super::solutions::Group;
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};

/// What was found for a figure; none of them: no such argument was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// Numbers for its cells.
    pub weights: Option<Weights>,
    /// Choices, each of which ends at a reason.
    pub chain: Option<ForcedChain>,
}

impl Why {
    /// The same without what is no proof for this figure.
    pub fn checked(mut self, pieces: &PieceSet, figure: &Figure) -> Why {
        self.weights = self.weights.filter(|weights| weights.proves(pieces, figure));
        self.chain = self.chain.filter(|chain| chain.proves(pieces, figure));
        self
    }
}

/// A number for each cell of a figure, in the order of its cells.
///
/// ```
/// use casse_tete::puzzle::soma::why::Weights;
/// use casse_tete::puzzle::soma::{PieceSet, Preset, Setup};
///
/// // The W, three cells high, has ten cells of one class of (x, y, z) mod 2, and the pieces fill nine at most.
/// let (pieces, figure) = (PieceSet::soma(), Preset::WWall.text().parse::<Setup>().unwrap().figure().unwrap());
/// let cells = figure.classes().into_iter().max_by_key(|cells| cells.count_ones()).unwrap();
/// let weights = Weights((0..27).map(|cell| (cells >> cell & 1) as u32).collect());
/// assert_eq!((weights.sum(), weights.most(&pieces, &figure)), (10, vec![1, 2, 2, 1, 1, 1, 1]));
/// assert!(weights.proves(&pieces, &figure));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weights(pub Vec<u32>);

impl Weights {
    /// The sum of all numbers.
    pub fn sum(&self) -> u64 {
        self.0.iter().copied().map(u64::from).sum()
    }

    /// The sum of the numbers of some cells.
    pub fn of(&self, cells: Mask) -> u64 {
        bits(cells).filter_map(|cell| self.0.get(cell)).copied().map(u64::from).sum()
    }

    /// The largest sum that each piece reaches in any of its placements; 0 for a piece that has none.
    pub fn most(&self, pieces: &PieceSet, figure: &Figure) -> Vec<u64> {
        let mut most = vec![0; pieces.count()];
        for (piece, cells) in Remainder::whole(pieces, figure).options {
            most[piece] = most[piece].max(self.of(cells));
        }
        pieces.pieces().iter().map(|piece| most[piece.kind]).collect()
    }

    /// Whether the pieces together reach less than all cells have.
    pub fn proves(&self, pieces: &PieceSet, figure: &Figure) -> bool {
        self.0.len() == figure.count() && self.most(pieces, figure).iter().sum::<u64>() < self.sum()
    }
}

/// The question that a step of a [`ForcedChain`] answers, an item of exact cover: which piece fills a cell, or where a piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoverItem {
    /// A cell, counted from 0.
    Cell(usize),
    /// A piece without an equal one among those left, by its place in the set.
    Piece(usize),
}

impl CoverItem {
    /// The ways to answer the question, among the placements left.
    pub fn ways(self, left: &Remainder) -> Vec<(usize, Mask)> {
        let answers = |&&(piece, cells): &&(usize, Mask)| match self {
            CoverItem::Cell(cell) => cells.checked_shr(cell as u32).unwrap_or_default() & 1 == 1,
            CoverItem::Piece(own) => piece == own,
        };
        left.options.iter().filter(answers).copied().collect()
    }

    /// The same for the whole figure, up to its symmetries: of the ways that these map to each other, the first one, and their number.
    pub fn ways_up_to(self, group: &Group, whole: &Remainder) -> Vec<(usize, Mask, usize)> {
        // Those that do not change the question.
        let symmetries = group.symmetries().iter().filter(|symmetry| match self {
            CoverItem::Cell(cell) => symmetry.images.get(cell).is_some_and(|&image| usize::from(image) == cell),
            CoverItem::Piece(piece) => group.image_of(symmetry, piece) == piece,
        });
        let symmetries: Vec<&FigureSymmetry> = symmetries.collect();
        let mut ways = vec![];
        let mut seen = FxHashSet::default();
        for (piece, cells) in self.ways(whole) {
            let before = seen.len();
            if seen.insert((piece, cells)) {
                let images = symmetries.iter().map(|symmetry| (group.image_of(symmetry, piece), symmetry.image(cells)));
                seen.extend(images);
                ways.push((piece, cells, seen.len() - before));
            }
        }
        ways
    }

    /// The ways that a chain names, each with how many there are that the symmetries of the figure map to it: as long as no piece stands,
    /// one way stands for all these.
    fn named_ways(self, group: &Group, left: &Remainder, depth: usize) -> Vec<(usize, Mask, usize)> {
        if depth == 0 {
            return self.ways_up_to(group, left);
        }
        self.ways(left).into_iter().map(|(piece, cells)| (piece, cells, 1)).collect()
    }
}

/// A step of a [`ForcedChain`]: one way to answer a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChainStep {
    /// How many pieces stand before it.
    pub depth: usize,
    /// The question.
    pub at: CoverItem,
    /// Which way this is, from 1, of how many that are named. A single way that stands for itself only is forced.
    pub way: [usize; 2],
    /// The ways for which it stands: itself and its images under the symmetries of the figure, where no piece stands before it.
    pub images: usize,
    /// The piece that is placed, by its place in the set.
    pub piece: usize,
    /// The cells that it fills, counted from 0, ascending.
    pub cells: Vec<u8>,
}

impl ChainStep {
    /// Whether it is no choice.
    pub fn is_forced(&self) -> bool {
        (self.way[1], self.images) == (1, 1)
    }

    /// The cells that it fills.
    pub fn mask(&self) -> Mask {
        self.cells.iter().fold(0, |mask, &cell| mask | (1 as Mask).checked_shl(u32::from(cell)).unwrap_or_default())
    }
}

/// All ways to answer one question after another, each followed by those after it, until each ends at a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForcedChain(pub Vec<ChainStep>);

impl ForcedChain {
    /// The pieces that stand after so many steps, with their cells, in the order in which they were placed.
    pub fn standing(&self, steps: usize) -> Vec<(usize, Mask)> {
        let mut standing = vec![];
        let mut depth = usize::MAX;
        for step in self.0.iter().take(steps).rev() {
            if step.depth < depth {
                depth = step.depth;
                standing.push((step.piece, step.mask()));
            }
        }
        standing.reverse();
        standing
    }

    /// The reason at which the ways end that begin with so many steps, the one that is seen best; `None` if another step follows on them.
    pub fn end(&self, steps: usize, pieces: &PieceSet, figure: &Figure) -> Option<Reason> {
        let deeper = |depth: usize| self.0.get(steps).is_some_and(|next| next.depth > depth);
        let last = self.0.get(steps.checked_sub(1)?)?;
        if deeper(last.depth) {
            return None;
        }
        let standing = self.standing(steps).into_iter();
        let left = standing.fold(Remainder::whole(pieces, figure), |left, (piece, cells)| left.after(piece, cells));
        left.reasons().into_iter().min_by_key(Reason::size)
    }

    /// How many of the steps are no choice.
    pub fn forced(&self) -> usize {
        self.0.iter().filter(|step| step.is_forced()).count()
    }

    /// Whether no way is left out and each ends at a reason.
    pub fn proves(&self, pieces: &PieceSet, figure: &Figure) -> bool {
        self.follow(&Group::new(pieces, figure), &Remainder::whole(pieces, figure), 0, 0) == Some(self.0.len())
    }

    /// Checks the steps from `first` on that begin at `depth`, and returns the first one after them.
    fn follow(&self, group: &Group, left: &Remainder, depth: usize, first: usize) -> Option<usize> {
        let Some(&ChainStep { at, .. }) = self.0.get(first).filter(|step| step.depth == depth) else {
            return left.has_reason().then_some(first);
        };
        let is_left = match at {
            CoverItem::Cell(cell) => bits(left.cells).any(|each| each == cell),
            CoverItem::Piece(piece) => left.pieces.contains(&piece) && left.is_single(piece),
        };
        let ways = at.named_ways(group, left, depth);
        let mut next = first;
        for (way, &(piece, cells, images)) in (1..).zip(&ways) {
            let step = self.0.get(next)?;
            let is_it = (step.depth, step.at, step.way, step.images) == (depth, at, [way, ways.len()], images)
                && (step.piece, step.mask(), step.cells.len()) == (piece, cells, cells.count_ones() as usize);
            if !is_left || !is_it {
                return None;
            }
            next = self.follow(group, &left.after(piece, cells), depth + 1, next + 1)?;
        }
        (!ways.is_empty()).then_some(next)
    }
}
