//! Reasons why the pieces cannot fill a figure that are found without a search, each with the cells that show it.

use super::figure::{Figure, Mask};
use super::pieces::PieceSet;
use super::placement::placements;
use super::polycube::insert;

/// One reason why a figure cannot be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It has more black cells than white ones, or fewer, than the pieces can make up.
    Balance {
        /// Black minus white cells of the figure.
        balance: i32,
        /// The balances that the pieces can have together, ascending.
        reachable: Vec<i32>,
    },
    /// It has more cells in one class of (x, y, z) mod 2 than the pieces can fill.
    Class {
        /// Those cells.
        cells: Mask,
        /// The most of them that the pieces can fill.
        most: usize,
    },
    /// A part of it has a size that no pieces have together.
    Part {
        /// That part.
        cells: Mask,
    },
    /// A piece has no placement.
    Homeless {
        /// The piece, by its place in the set.
        piece: usize,
    },
}

/// Every reason that is found without a search why the pieces cannot fill a figure. If there is none, the figure may still be
/// impossible; only a complete search decides that. The volumes must be equal.
pub fn reasons(pieces: &PieceSet, figure: &Figure) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let balance = figure.balance(figure.full());
    let reachable = balances(pieces.pieces().iter().map(|piece| piece.imbalance));
    if reachable.binary_search(&balance).is_err() {
        reasons.push(Reason::Balance { balance, reachable });
    }
    let capacity = Capacity::new(pieces, figure);
    let over = (0..8).filter(|&class| capacity.spare[class] < 0);
    reasons.extend(over.map(|class| Reason::Class { cells: capacity.classes[class], most: capacity.total }));
    let sizes = pieces.pieces().iter().map(|piece| piece.shape.size());
    let fillable = sizes.fold(1u128, |sums, size| sums | sums << size);
    let parts = figure.islands(figure.full()).into_iter();
    reasons.extend(parts.filter(|part| fillable >> part.count_ones() & 1 == 0).map(|cells| Reason::Part { cells }));
    let homeless = pieces.pieces().iter().enumerate().filter(|(_, piece)| placements(figure, piece).is_empty());
    reasons.extend(homeless.map(|(piece, _)| Reason::Homeless { piece }));
    reasons
}

/// The balances that pieces with these imbalances can have together, ascending: every sum with either sign of each.
pub fn balances(imbalances: impl Iterator<Item = u32>) -> Vec<i32> {
    let mut sums = vec![0];
    for imbalance in imbalances.map(|imbalance| imbalance as i32) {
        for sum in std::mem::take(&mut sums) {
            insert(&mut sums, sum - imbalance);
            insert(&mut sums, sum + imbalance);
        }
    }
    sums
}

/// How many cells of one class of (x, y, z) mod 2 the pieces can fill, against how many there are.
///
/// Wherever a piece is placed, its cells in any one class are at most: of the seven V 1, L 2, T 2, Z 1, A 1, B 1, P 1, nine
/// in all. The eight corners of the cube are such a class, so there the pieces have one to spare: this is the argument of
/// Conway and Guy by which exactly one piece is deficient.
#[derive(Clone, Debug)]
pub struct Capacity {
    /// The cells of each class.
    pub classes: [Mask; 8],
    /// The most cells that each piece has in one class.
    pub most: Vec<usize>,
    /// Those numbers together.
    pub total: usize,
    /// For each class, how many more cells than it has the pieces could fill; negative if they are too few.
    pub spare: [i32; 8],
}

impl Capacity {
    /// The capacity of a set of pieces for a figure.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Capacity {
        let most: Vec<usize> = pieces.pieces().iter().map(|piece| piece.shape.most_in_class()).collect();
        let total = most.iter().sum();
        let classes = figure.classes();
        let mut spare = [total as i32; 8];
        for (spare, cells) in spare.iter_mut().zip(classes) {
            *spare -= cells.count_ones() as i32;
        }
        Capacity { classes, most, total, spare }
    }

    /// By how many cells of a class a piece in a placement falls short of the most it could fill.
    pub fn deficiency(&self, piece: usize, cells: Mask, class: usize) -> i32 {
        self.most[piece] as i32 - (cells & self.classes[class]).count_ones() as i32
    }

    /// Whether the other pieces can fill what a piece in a placement leaves of every class.
    pub fn allows(&self, piece: usize, cells: Mask) -> bool {
        (0..8).all(|class| self.deficiency(piece, cells, class) <= self.spare[class])
    }
}
