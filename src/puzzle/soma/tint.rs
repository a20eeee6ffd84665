//! The colours of cells, as on a chessboard: a rule of the puzzle, not the colours by which pieces are told apart in drawings.

use crate::geometry::lattice::{Cell, cell};

/// The colour of a cell of a piece or of a figure. No black cell of a piece may be in a white cell of the figure, nor a white one in
/// a black one; a neutral cell goes with any. (The colour constraints of BurrTools are the same.)
///
/// An open cell of a figure may stay empty; any cell of a piece goes there. In a set of pieces a single open cube is a *gap*: it stands for
/// an open cell that stays empty, so that pieces and gaps together have as many cells as the figure. (Such cells are the variable voxels of
/// BurrTools.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// None.
    #[default]
    Neutral,
    /// Black.
    Black,
    /// White.
    White,
    /// Open.
    Open,
}

/// A cell with its colour.
pub type TintedCell = (Cell, Tint);

/// The cells of each colour but the neutral one: black, white and open ones.
pub type TintMasks = [u128; 3];

impl Tint {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [Tint; 4] = [Tint::Neutral, Tint::Black, Tint::White, Tint::Open];

    /// Those of pieces that are no gaps.
    pub const OF_PIECES: [Tint; 3] = [Tint::Neutral, Tint::Black, Tint::White];

    /// The letter of a filled cell of this colour in texts.
    pub const fn letter(self) -> char {
        match self {
            Tint::Neutral => 'o',
            Tint::Black => 'k',
            Tint::White => 'w',
            Tint::Open => 'g',
        }
    }

    /// The colour that a letter stands for; `None` for any other character.
    pub const fn read(letter: char) -> Option<Tint> {
        match letter {
            'o' => Some(Tint::Neutral),
            'k' => Some(Tint::Black),
            'w' => Some(Tint::White),
            'g' => Some(Tint::Open),
            _ => None,
        }
    }

    /// Whether a cell of a piece may be in a cell of the figure with the other colour.
    pub fn goes_with(self, other: Tint) -> bool {
        match self {
            Tint::Open => other == Tint::Open,
            Tint::Neutral => true,
            Tint::Black => other != Tint::White,
            Tint::White => other != Tint::Black,
        }
    }

    /// The colour of a cell.
    pub const fn within([black, white, open]: TintMasks, cell: usize) -> Tint {
        match (black >> cell & 1 == 1, white >> cell & 1 == 1, open >> cell & 1 == 1) {
            (true, ..) => Tint::Black,
            (_, true, _) => Tint::White,
            (.., true) => Tint::Open,
            _ => Tint::Neutral,
        }
    }

    /// Adds a cell of this colour, one bit of a mask.
    pub fn mark(self, [black, white, open]: &mut TintMasks, bit: u128) {
        match self {
            Tint::Neutral => {}
            Tint::Black => *black |= bit,
            Tint::White => *white |= bit,
            Tint::Open => *open |= bit,
        }
    }

    /// Whether cells of these colours go to cells of a figure with those, one below the other.
    pub fn go_with([black, white, open]: TintMasks, [dark, bright, empty]: TintMasks) -> bool {
        black & bright == 0 && white & dark == 0 && open & !empty == 0
    }
}

/// Cells with the colours of a chessboard in space; the first corner of the box around them is black.
pub fn chequered(cells: &[Cell]) -> Vec<TintedCell> {
    let least = |of: fn(&Cell) -> i16| cells.iter().map(of).min().unwrap_or_default();
    let corner = cell(least(|at| at.x), least(|at| at.y), least(|at| at.z));
    let tint = |at: Cell| {
        let place = cell(at.x - corner.x, at.y - corner.y, at.z - corner.z);
        if place.is_black() { Tint::Black } else { Tint::White }
    };
    cells.iter().map(|&at| (at, tint(at))).collect()
}

/// Neutral cells.
pub fn neutral(cells: &[Cell]) -> Vec<TintedCell> {
    cells.iter().map(|&at| (at, Tint::Neutral)).collect()
}
