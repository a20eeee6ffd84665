//! Why half of all boards cannot be solved.
//!
//! Read the board as a permutation of its cells. A move swaps the blank and a tile, which changes the sign of the permutation,
//! and it moves the blank to a cell of the other colour of the chessboard. So sign times colour never changes. In order both
//! are +1 (by the colour of the last cell), so only boards with sign times colour +1 can be reached (Johnson and Story, 1879).

use super::Board;

/// The numbers that decide whether a board can be put in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parity {
    /// Number of pairs of tiles, without the blank, of which the larger comes first.
    pub inversions: u32,
    /// The cycles of the permutation that takes each tile, the blank too, to the cell where it belongs: cells, each cycle
    /// beginning with its least. Cycles of one cell are left out.
    pub cycles: Vec<Vec<usize>>,
    /// +1 or -1: the sign of that permutation.
    pub sign: i8,
    /// +1 or -1: whether the blank's cell has the chessboard colour of the last cell.
    pub colour: i8,
    /// The blank's row, counted from 0 at the bottom. Where the width is even, it decides together with the inversions.
    pub row_from_bottom: usize,
}

impl Parity {
    /// The parity of a board.
    pub fn of(board: &Board) -> Parity {
        let (tiles, width) = (board.tiles(), board.width());
        let numbered: Vec<u8> = tiles.iter().copied().filter(|&tile| tile > 0).collect();
        let later = |index: usize| numbered[index + 1..].iter().filter(|&&tile| tile < numbered[index]).count() as u32;
        let mut cycles = Vec::new();
        let mut seen = vec![false; tiles.len()];
        for start in 0..tiles.len() {
            let mut cycle = Vec::new();
            let mut at = start;
            while !seen[at] {
                seen[at] = true;
                cycle.push(at);
                at = board.home(tiles[at]);
            }
            if cycle.len() > 1 {
                cycles.push(cycle);
            }
        }
        let swaps: usize = cycles.iter().map(|cycle| cycle.len() - 1).sum();
        let chess = |cell: usize| cell % width + cell / width;
        let sign = |odd: usize| if odd.is_multiple_of(2) { 1 } else { -1 };
        Parity {
            inversions: (0..numbered.len()).map(later).sum(),
            sign: sign(swaps),
            colour: sign(chess(board.blank()) + chess(tiles.len() - 1)),
            row_from_bottom: board.height() - 1 - board.blank() / width,
            cycles,
        }
    }

    /// Whether the board can be put in order.
    pub fn is_solvable(&self) -> bool {
        self.sign * self.colour == 1
    }

    /// The same by the usual rule: for an odd width the parity of the inversions decides; for an even width, the parity of
    /// the sum of the inversions and the blank's row from the bottom.
    pub fn rule_holds(&self, width: usize) -> bool {
        let row = if width.is_multiple_of(2) { self.row_from_bottom } else { 0 };
        (self.inversions as usize + row).is_multiple_of(2)
    }
}
