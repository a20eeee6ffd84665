//! How much of a figure some pieces fill, where they have more or fewer cubes than it has cells: as few cells as possible stay empty.

use super::{PackSearch, Packing};
use crate::puzzle::soma::figure::Figure;
use crate::puzzle::soma::known_set::KnownSet;
use crate::puzzle::soma::model::Model;
use crate::puzzle::soma::pieces::{MOST_PIECES, PieceSet};
use crate::search::Status;
use serde::{Deserialize, Serialize};

/// A filling with as few empty cells as possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fullest {
    /// The search for the figure with the pieces of this filling, and a single cube for each empty cell. The pieces keep their order.
    pub model: Model,
    /// Number of pieces that are used, and of all pieces.
    pub pieces: (usize, usize),
    /// Number of cells that stay empty.
    pub empty: usize,
    /// Whether it is certain that no selection leaves fewer empty: selections of too many pieces and single cubes are not tried.
    pub is_proven: bool,
}

/// The search for such a filling. For each number of empty cells, from the smallest that the volumes allow, all selections of pieces
/// that leave so many are tried one after the other, equal selections once, until one fills the figure.
///
/// ```
/// use casse_tete::puzzle::soma::Figure;
/// use casse_tete::puzzle::soma::pack::fullest::FullestSearch;
/// use casse_tete::puzzle::soma::pieces::PieceSet;
/// use casse_tete::search::Status;
///
/// // Of the 20 cells of a rectangle the five tetrominoes fill 16: T has three cells of one colour of the chessboard.
/// let pieces = PieceSet::read("oooo,oo.oo,--o.ooo,-o-.ooo,-oo.oo-").unwrap();
/// let mut search = FullestSearch::new(&pieces, &Figure::block(5, 4, 1).unwrap());
/// while search.advance(1 << 16) == Status::Running {}
/// let found = search.answer().unwrap();
/// assert_eq!((found.pieces, found.empty), ((4, 5), 4));
/// ```
#[derive(Clone, Debug)]
pub struct FullestSearch {
    pieces: PieceSet,
    figure: Figure,
    /// The places of the equal pieces of each kind.
    kinds: Vec<Vec<usize>>,
    /// For each kind, the sums of sizes that some pieces of it and of the kinds after it have together, as bits; 1 for none.
    sums: Vec<u128>,
    /// The cells that stay empty in the selections that are tried now.
    empty: usize,
    /// The next selection: how many there are of each kind; none if there are no more with so many empty cells.
    next: Option<Vec<usize>>,
    trying: Option<Trial>,
    /// Whether a selection was left out, because it has too many pieces with the single cubes.
    leaves_out: bool,
    found: Option<Fullest>,
    /// Pieces placed in selections that are finished.
    nodes: u64,
}

/// A selection that is tried.
#[derive(Clone, Debug)]
struct Trial {
    packing: Packing,
    search: PackSearch,
    set: PieceSet,
    /// The pieces that are used.
    used: usize,
}

impl FullestSearch {
    /// The search before its first step.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> FullestSearch {
        let all = pieces.pieces();
        let places = |kind: usize| (0..all.len()).filter(|&place| all[place].kind == kind).collect::<Vec<_>>();
        let kinds: Vec<Vec<usize>> = (0..all.len()).map(places).filter(|places| !places.is_empty()).collect();
        let mut sums = vec![1];
        for places in kinds.iter().rev() {
            let mut sum = sums[0];
            for &place in places {
                // No figure has more than 125 cells, so the sums that are shifted out are not needed.
                sum |= sum << all[place].shape.size();
            }
            sums.insert(0, sum);
        }
        let (pieces, figure) = (pieces.clone(), figure.clone());
        let empty = figure.count().saturating_sub(pieces.volume());
        let mut search = FullestSearch {
            pieces,
            figure,
            kinds,
            sums,
            empty,
            next: None,
            trying: None,
            leaves_out: false,
            found: None,
            nodes: 0,
        };
        search.next = search.selection(&[]);
        search
    }

    /// Searches until about `budget` placements were compared.
    pub fn advance(&mut self, budget: u64) -> Status {
        if self.found.is_some() {
            return Status::Finished;
        }
        let Some(Trial { packing, search, set, used }) = &mut self.trying else { return self.begin() };
        let status = search.advance(packing, budget);
        if search.found().is_empty() {
            if status == Status::Finished {
                self.nodes += search.nodes();
                self.trying = None;
            }
            return Status::Running;
        }
        let model = KnownSet::model_of(set, &self.figure).or_else(|| Model::new(set.clone(), self.figure.clone()));
        let (pieces, empty, is_proven) = ((*used, self.pieces.count()), self.empty, !self.leaves_out);
        self.found = model.map(|model| Fullest { model, pieces, empty, is_proven });
        Status::Finished
    }

    /// Pieces placed so far.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.trying.as_ref().map_or(0, |trial| trial.search.nodes())
    }

    /// The filling that was found; `None` if no piece fits into the figure, or if only fillings are left with more empty cells and pieces
    /// than [`MOST_PIECES`].
    pub fn answer(self) -> Option<Fullest> {
        self.found
    }

    /// Begins with the next selection.
    fn begin(&mut self) -> Status {
        let Some(counts) = self.next.take() else {
            self.empty += 1;
            if self.empty >= self.figure.count().min(MOST_PIECES) {
                return Status::Finished;
            }
            self.next = self.selection(&[]);
            return Status::Running;
        };
        self.next = self.after(&counts);
        let mut places: Vec<usize> =
            self.kinds.iter().zip(&counts).flat_map(|(places, &count)| &places[..count]).copied().collect();
        places.sort_unstable();
        match self.with_cubes(&places).and_then(|set| Some((Packing::new(&set, &self.figure)?, set))) {
            Some((packing, set)) => {
                self.trying = Some(Trial { search: PackSearch::new(&packing), packing, set, used: places.len() });
            }
            None => self.leaves_out = true,
        }
        Status::Running
    }

    /// The set of the pieces at these places, and a single cube for each empty cell; `None` if these are too many.
    fn with_cubes(&self, places: &[usize]) -> Option<PieceSet> {
        let mut text = self.pieces.subset(places).to_string();
        if self.empty > 0 {
            text.push_str(&format!(",{}xo", self.empty));
        }
        // Written again, since a link writes equal neighbours in one way only.
        PieceSet::read(&PieceSet::read(&text).ok()?.to_string()).ok()
    }

    /// The first selection that begins with these numbers of the first kinds, as many as possible of each kind that follows; `None` if
    /// none fills all cells but the empty ones.
    fn selection(&self, begin: &[usize]) -> Option<Vec<usize>> {
        let mut counts = begin.to_vec();
        let mut left = self.figure.count() - self.empty;
        for kind in 0..self.kinds.len() {
            let (places, after) = (&self.kinds[kind], self.sums[kind + 1]);
            let size = self.pieces.pieces()[places[0]].shape.size();
            let fits = |count: &usize| count * size <= left && after >> (left - count * size) & 1 == 1;
            match counts.get(kind) {
                Some(count) => fits(count).then_some(())?,
                None => counts.push((0..=places.len()).rev().find(fits)?),
            }
            left -= counts[kind] * size;
        }
        Some(counts)
    }

    /// The selection after this one.
    fn after(&self, counts: &[usize]) -> Option<Vec<usize>> {
        // A later kind is used less, or else an earlier one.
        (0..counts.len()).rev().find_map(|kind| {
            let fewer = (0..counts[kind]).rev();
            fewer.map(|count| [&counts[..kind], &[count]].concat()).find_map(|begin| self.selection(&begin))
        })
    }
}
