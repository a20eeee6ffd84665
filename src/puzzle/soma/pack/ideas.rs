//! What each idea of the packing engine saves: the same search with one of them switched off.

use super::{PackSearch, Packing};
use crate::puzzle::soma::figure::Figure;
use crate::puzzle::soma::pieces::PieceSet;
use crate::search::Status;
use serde::{Deserialize, Serialize};

/// The ideas of the packing engine that can be switched off. All solutions are found with any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ideas {
    /// Branches where the fewest choices are left; without this, at the first empty cell.
    pub fewest: bool,
    /// Branches at a piece, too, and not only at a cell.
    pub pieces: bool,
    /// Gives up where an empty region has a size that no pieces left have together.
    pub islands: bool,
    /// Places the piece with the fewest orbits first, in one placement of each orbit under the symmetries of the figure.
    pub symmetry: bool,
    /// Gives up where the colours of a chessboard on the empty cells cannot be what the pieces left make together.
    pub balance: bool,
    /// Gives up where an empty region of at most [`SMALL_REGION`] cells is none that pieces left fill, by a table of such regions.
    pub regions: bool,
}

impl Ideas {
    /// All that pay: the balance and the tables of regions save fewer than one piece in a hundred, and more than that of the time is lost.
    pub const ALL: Ideas =
        Ideas { fewest: true, pieces: true, islands: true, balance: false, regions: false, symmetry: true };

    /// Exact cover alone: always the cell, or else the piece, with the fewest placements left; of several the first.
    pub const EXACT_COVER: Ideas =
        Ideas { islands: false, balance: false, regions: false, symmetry: false, ..Ideas::ALL };

    /// All that pay, then all of these but one, then one more, in the order of the fields.
    pub const COMPARED: [Ideas; 7] = [
        Ideas::ALL,
        Ideas { fewest: false, ..Ideas::ALL },
        Ideas { pieces: false, ..Ideas::ALL },
        Ideas { islands: false, ..Ideas::ALL },
        Ideas { symmetry: false, ..Ideas::ALL },
        Ideas { balance: true, ..Ideas::ALL },
        Ideas { regions: true, ..Ideas::ALL },
    ];
}

/// The most cells of a region that is looked up in a table.
pub const SMALL_REGION: u32 = 12;

/// The most pieces that a search places with some of the ideas; then it is given up.
pub const MOST_NODES: u64 = 50_000_000;

/// The counts of a search with some of the ideas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdeaCount {
    /// Pieces placed.
    pub nodes: u64,
    /// Placed solutions that the solutions found stand for.
    pub placed: u64,
    /// Whether it was given up.
    pub is_cut: bool,
}

/// A search with some of the ideas, in slices, as a worker runs it.
#[derive(Clone, Debug)]
pub struct IdeaSearch {
    packing: Packing,
    search: PackSearch,
    count: IdeaCount,
    most: u64,
}

impl IdeaSearch {
    /// The search that places at most about `most` pieces; `None` unless the volumes of pieces and figure are equal.
    pub fn new(pieces: &PieceSet, figure: &Figure, ideas: Ideas, most: u64) -> Option<IdeaSearch> {
        let packing = Packing::with(pieces, figure, ideas)?;
        Some(IdeaSearch { search: PackSearch::new(&packing), packing, count: IdeaCount::default(), most })
    }

    /// Searches until about `budget` placements were compared.
    pub fn advance(&mut self, budget: u64) -> Status {
        let mut status = self.search.advance(&self.packing, budget);
        self.count.nodes = self.search.nodes();
        self.count.placed += self.search.take_found().iter().map(|found| found.multiplicity).sum::<u64>();
        if status == Status::Running && self.count.nodes >= self.most {
            self.count.is_cut = true;
            status = Status::Finished;
        }
        status
    }

    /// The counts so far.
    pub fn count(&self) -> IdeaCount {
        self.count
    }
}
