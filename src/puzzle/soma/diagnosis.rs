//! Reasons why the pieces cannot fill a figure that are found without a search, each with the cells that show it.

use super::figure::{Figure, Mask};
use super::pieces::{Piece, PieceSet};
use super::placement::placements;
use super::polycube::insert;
use super::tint::Tint;

/// One reason why cells cannot be filled by the pieces left: those of a figure, or what is left of them beside some pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It has more black cells than white ones, or fewer, than the pieces can make up.
    Balance {
        /// Black minus white cells of those left.
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
    /// The pieces have more cells of one colour than places that take it.
    Tints {
        /// The colour.
        tint: Tint,
        /// The cells of this colour that the pieces have.
        found: usize,
        /// The cells that take it: those of this colour and the neutral ones.
        most: usize,
    },
    /// A piece has no placement.
    Homeless {
        /// The piece, by its place in the set.
        piece: usize,
    },
    /// No piece reaches some cells, wherever it is placed.
    Unreached {
        /// Those cells.
        cells: Mask,
    },
}

impl Reason {
    /// The cells that show it; 0 for a balance, and for a piece without a placement.
    pub fn cells(&self) -> Mask {
        match *self {
            Reason::Class { cells, .. } | Reason::Part { cells } | Reason::Unreached { cells } => cells,
            Reason::Balance { .. } | Reason::Tints { .. } | Reason::Homeless { .. } => 0,
        }
    }

    /// How hard it is to see, the easiest least: a part or cells out of reach, then a piece without a placement or too many cells of a
    /// colour, then a class, last the balance.
    pub fn size(&self) -> u32 {
        match self {
            Reason::Part { cells } | Reason::Unreached { cells } => cells.count_ones(),
            Reason::Homeless { .. } | Reason::Tints { .. } => Mask::BITS,
            Reason::Class { cells, .. } => Mask::BITS + cells.count_ones(),
            Reason::Balance { .. } => 3 * Mask::BITS,
        }
    }
}

/// Every reason that is found without a search why the pieces cannot fill a figure. If there is none, the figure may still be
/// impossible; only a longer argument or a complete search decides that. The volumes must be equal.
pub fn reasons(pieces: &PieceSet, figure: &Figure) -> Vec<Reason> {
    Remainder::whole(pieces, figure).reasons()
}

/// What is left after some placements: cells, pieces, and the placements that are still possible.
#[derive(Clone, Debug)]
pub struct Remainder<'a> {
    set: &'a PieceSet,
    figure: &'a Figure,
    /// The pieces left, by their places in the set, ascending.
    pub pieces: Vec<usize>,
    /// The cells left.
    pub cells: Mask,
    /// Every placement of a piece left in the cells left, kind by kind. Equal pieces are not told apart: the first one
    /// left of them stands for all.
    pub options: Vec<(usize, Mask)>,
}

impl<'a> Remainder<'a> {
    /// All cells and all pieces.
    pub fn whole(set: &'a PieceSet, figure: &'a Figure) -> Remainder<'a> {
        let firsts = set.pieces().iter().enumerate().filter(|&(place, piece)| piece.kind == place);
        let all = |(place, piece)| placements(figure, piece).into_iter().map(move |placement| (place, placement.cells));
        let options = firsts.flat_map(all).collect();
        Remainder { set, figure, pieces: (0..set.count()).collect(), cells: figure.full(), options }
    }

    /// What is left when this piece fills these cells too; they must be among those left.
    pub fn after(&self, piece: usize, cells: Mask) -> Remainder<'a> {
        let left: Vec<usize> = self.pieces.iter().copied().filter(|&other| other != piece).collect();
        let next = left.iter().copied().find(|&other| self.kind(other) == self.kind(piece));
        let fitting = self.options.iter().filter(|(_, option)| option & cells == 0);
        let options = fitting.filter_map(|&(other, option)| Some((if other == piece { next? } else { other }, option)));
        Remainder { pieces: left, cells: self.cells & !cells, options: options.collect(), ..*self }
    }

    /// The place of the first piece that is equal to this one.
    fn kind(&self, piece: usize) -> usize {
        self.set.pieces()[piece].kind
    }

    /// Whether no other piece left is equal to this one.
    pub fn is_single(&self, piece: usize) -> bool {
        self.pieces.iter().filter(|&&other| self.kind(other) == self.kind(piece)).count() == 1
    }

    /// Every reason that is found without a search why the pieces left cannot fill the cells left.
    pub fn reasons(&self) -> Vec<Reason> {
        let over = self.balance().into_iter().chain(self.crowded_classes()).chain(self.odd_parts());
        over.chain(self.tints()).chain(self.homeless()).chain(self.unreached()).collect()
    }

    /// Whether there is such a reason; what is found most quickly is asked first.
    pub fn has_reason(&self) -> bool {
        self.unreached().is_some()
            || self.balance().is_some()
            || self.tints().next().is_some()
            || self.odd_parts().next().is_some()
            || self.homeless().next().is_some()
            || self.crowded_classes().next().is_some()
    }

    fn pieces_left(&self) -> impl Iterator<Item = &'a Piece> + '_ {
        self.pieces.iter().map(|&place| &self.set.pieces()[place])
    }

    fn balance(&self) -> Option<Reason> {
        let balance = self.figure.balance(self.cells);
        let reachable = balances(self.pieces_left().map(|piece| piece.imbalance));
        reachable.binary_search(&balance).is_err().then_some(Reason::Balance { balance, reachable })
    }

    fn crowded_classes(&self) -> impl Iterator<Item = Reason> + '_ {
        let most = self.pieces_left().map(|piece| piece.shape.most_in_class()).sum();
        let classes = self.figure.classes().into_iter().map(|class| class & self.cells);
        classes.filter(move |class| class.count_ones() as usize > most).map(move |cells| Reason::Class { cells, most })
    }

    fn odd_parts(&self) -> impl Iterator<Item = Reason> + '_ {
        let fillable = self.pieces_left().fold(1u128, |sums, piece| sums | sums << piece.shape.size());
        let parts = self.figure.islands(self.cells).into_iter();
        parts.filter(move |part| fillable >> part.count_ones() & 1 == 0).map(|cells| Reason::Part { cells })
    }

    fn tints(&self) -> impl Iterator<Item = Reason> + '_ {
        // Where black is not allowed the cells are white, and the other way round; gaps are allowed in open cells only.
        let [black, white, open] = self.figure.tints();
        [(Tint::Black, white), (Tint::White, black), (Tint::Open, !open)].into_iter().filter_map(|(tint, barred)| {
            let own = |piece: &Piece| piece.shape.tinted_cells().filter(|&(_, own)| own == tint).count();
            let found = self.pieces_left().map(own).sum();
            let most = (self.cells & !barred).count_ones() as usize;
            (found > most).then_some(Reason::Tints { tint, found, most })
        })
    }

    fn homeless(&self) -> impl Iterator<Item = Reason> + '_ {
        let placed = self.options.iter().fold(0u64, |placed, &(piece, _)| placed | 1 << self.kind(piece));
        // Of equal pieces one stands for all.
        let is_first =
            |piece: usize| self.pieces.iter().find(|&&other| self.kind(other) == self.kind(piece)) == Some(&piece);
        let is_homeless = move |piece: &usize| placed >> self.kind(*piece) & 1 == 0 && is_first(*piece);
        let homeless = self.pieces.iter().copied().filter(is_homeless);
        homeless.map(|piece| Reason::Homeless { piece })
    }

    fn unreached(&self) -> Option<Reason> {
        let cells = self.options.iter().fold(self.cells, |left, (_, option)| left & !option);
        (cells != 0).then_some(Reason::Unreached { cells })
    }
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
