//! What a drawing of a figure shows: pieces in place, the placement just tried, and how empty cells look.

use super::{CELL, PIECE};
use crate::puzzle::soma::assemble::way::WayIn;
use crate::puzzle::soma::tint::TintMasks;
use crate::puzzle::soma::why::Weights;
use crate::puzzle::soma::{DropReason, Figure, Mask, PieceSet, placement};
use crate::scene::Id;
use std::rc::Rc;

/// A placement that was tried and dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The piece, by its place in the set.
    pub piece: usize,
    /// The cells it would fill.
    pub cells: Mask,
    /// Why it was dropped.
    pub why: DropReason,
}

/// How empty cells look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Empty {
    /// As small cubes in space.
    #[default]
    Dots,
    /// As small cubes, black and white as on a chessboard in space.
    Chess,
    /// As whole cubes: a figure without pieces.
    Full(Shade),
}

/// How the whole cubes of empty cells are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// All alike.
    Plain,
    /// Black and white as on a chessboard in space.
    Chess,
}

/// What is drawn: pieces in a figure, and its marks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The figure.
    pub figure: Figure,
    /// The pieces in place, by their places in the set, with the cells that they fill, in the order they were placed.
    pub placed: Vec<(usize, Mask)>,
    /// The placement that was just tried and dropped.
    pub tried: Option<Tried>,
    /// The index in `placed` of the piece that was just placed: it moves into the figure.
    pub newest: Option<usize>,
    /// On which ways the pieces of the whole solution come in, with their cells; without them the newest one comes from nearby.
    pub ways: Rc<Vec<(WayIn, Mask)>>,
    /// How empty cells look.
    pub empty: Empty,
    /// Empty cells to be marked: they show why the figure cannot be filled.
    pub marked: Mask,
    /// Cells of pieces that are drawn as small cubes, since the step is not about them.
    pub faint: Mask,
    /// Whether the numbers of the cells, from 1, are written in the layers.
    pub numbers: bool,
    /// Numbers that are written on the cells instead.
    pub weights: Option<Rc<Weights>>,
    /// What is pointed at: a cell is lit itself, a piece lights its cells.
    pub light: Option<Id>,
}

/// The words of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct PictureWords {
    /// The name of a layer; the arguments are the layer, from 0 at the base, and the number of layers. If there is no room
    /// for it, the layer's number, from 1, is written instead.
    pub layer: fn(usize, usize) -> String,
}

impl Picture {
    /// The figure alone.
    pub fn of(figure: Figure, empty: Empty) -> Picture {
        Picture { figure, empty, ..Picture::default() }
    }

    /// The place in the set of the piece that fills a cell, if one does.
    pub fn piece_at(&self, cell: usize) -> Option<usize> {
        self.placed.iter().find(|(_, cells)| cells >> cell & 1 == 1).map(|&(piece, _)| piece)
    }

    /// The way of a piece, if it is known.
    pub(super) fn way(&self, piece: usize) -> Option<&WayIn> {
        self.ways.iter().map(|(way, _)| way).find(|way| way.piece == piece)
    }

    /// The cells that no piece fills.
    pub fn empty_cells(&self) -> Mask {
        self.placed.iter().fold(self.figure.full(), |empty, (_, cells)| empty & !cells)
    }

    /// The cells of the pieces with a colour.
    pub(super) fn tints(&self, pieces: &PieceSet) -> TintMasks {
        let tried = self.tried.iter().map(|tried| (tried.piece, tried.cells));
        let mut tints = TintMasks::default();
        // What was tried lies below the pieces in place.
        for (piece, cells) in tried.chain(self.placed.iter().copied()) {
            if let Some(own) = pieces.pieces().get(piece) {
                let of_it = placement::tints(&self.figure, own, 0, cells);
                tints = std::array::from_fn(|tint| tints[tint] & !cells | of_it[tint]);
            }
        }
        tints
    }

    /// The cells that are lit.
    pub fn lit(&self) -> Mask {
        let Some(Id { kind, a, .. }) = self.light else { return 0 };
        match kind {
            CELL => (1 as Mask).checked_shl(a).unwrap_or_default() & self.figure.full(),
            PIECE => {
                let tried = self.tried.iter().map(|tried| (tried.piece, tried.cells));
                let of_it = self.placed.iter().copied().chain(tried).filter(|(piece, _)| *piece == a as usize);
                of_it.fold(0, |lit, (_, cells)| lit | cells)
            }
            _ => 0,
        }
    }

    /// Filled cells that the placement just tried would use.
    pub(super) fn in_the_way(&self) -> Mask {
        match &self.tried {
            Some(Tried { why: DropReason::Meets { cells }, .. }) => *cells,
            _ => 0,
        }
    }

    /// Empty cells to be marked as errors: an island that cannot be filled, or those of [`Picture::marked`].
    pub(super) fn wrong(&self) -> Mask {
        match &self.tried {
            Some(Tried { why: DropReason::Island { cells, .. }, .. }) => *cells,
            _ => self.marked & self.empty_cells(),
        }
    }

    /// The empty regions beside the one that cannot be filled, when a placement was dropped because of that one.
    pub(super) fn regions(&self) -> Vec<Mask> {
        match &self.tried {
            Some(Tried { why: DropReason::Island { cells, .. }, cells: tried, .. }) => {
                self.figure.islands(self.empty_cells() & !tried & !cells)
            }
            _ => vec![],
        }
    }

    /// The weight that is written on a cell.
    pub(super) fn weight(&self, cell: usize) -> Option<u32> {
        self.weights.as_ref()?.0.get(cell).copied()
    }

    /// Whether empty cells are black and white.
    pub(super) fn is_chessboard(&self) -> bool {
        matches!(self.empty, Empty::Chess | Empty::Full(Shade::Chess))
            || matches!(&self.tried, Some(Tried { why: DropReason::Balance { .. }, .. }))
    }
}
