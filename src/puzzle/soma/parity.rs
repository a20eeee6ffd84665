//! The table of the parities: what the pieces with more cells of one colour than of the other make together.

use super::pieces::PieceSet;

/// The most pieces of the table: it has twice as many rows for each.
const MOST: usize = 4;

/// The pieces that cover more cells of one colour of the chessboard than of the other, and every way to place them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParityTable {
    /// These pieces, by their places in the set.
    pub pieces: Vec<usize>,
    /// For each way the black cells minus the white ones of each of these pieces.
    pub ways: Vec<Vec<i32>>,
}

impl ParityTable {
    /// The table of a set; `None` if no piece of it has an imbalance, or too many have one.
    ///
    /// ```
    /// use casse_tete::puzzle::soma::PieceSet;
    /// use casse_tete::puzzle::soma::parity::ParityTable;
    ///
    /// let table = ParityTable::new(&PieceSet::soma()).unwrap();
    /// // V, T and P. The cube has one black cell more than white ones: then V makes +1, and T and P undo each other.
    /// assert_eq!(table.pieces, [0, 2, 6]);
    /// let ways: Vec<&Vec<i32>> = table.ways.iter().filter(|way| way.iter().sum::<i32>() == 1).collect();
    /// assert_eq!(ways, [&[1, 2, -2], &[1, -2, 2]]);
    /// ```
    pub fn new(pieces: &PieceSet) -> Option<ParityTable> {
        let imbalances = pieces.pieces().iter().map(|piece| piece.imbalance as i32);
        let uneven: Vec<(usize, i32)> = imbalances.enumerate().filter(|&(_, imbalance)| imbalance != 0).collect();
        if uneven.is_empty() || uneven.len() > MOST {
            return None;
        }
        let signed = |way: usize| {
            let last = uneven.len() - 1;
            let sign = |(place, &(_, imbalance)): (usize, &(usize, i32))| match way >> (last - place) & 1 {
                0 => imbalance,
                _ => -imbalance,
            };
            uneven.iter().enumerate().map(sign).collect()
        };
        Some(ParityTable {
            pieces: uneven.iter().map(|&(piece, _)| piece).collect(),
            ways: (0..1 << uneven.len()).map(signed).collect(),
        })
    }
}
