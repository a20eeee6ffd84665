//! The three encodings of the base text and the conversions between them: the matrix M, the vector V, the number N. In all
//! of them the blank is the last number, 9 on the 3x3 board.

use super::Board;

/// The matrix: rows of tiles.
pub type Matrix = Vec<Vec<u8>>;

/// The vector: the tiles in reading order, V = (4;9;3;6;1;7;2;8;5).
pub type Vector = Vec<u8>;

/// The vector of a board.
pub fn vector(board: &Board) -> Vector {
    let last = board.tiles().len() as u8;
    board.tiles().iter().map(|&tile| if tile == 0 { last } else { tile }).collect()
}

/// The board with these sides and this vector; `None` if the vector does not have such a board's numbers.
pub fn board(width: usize, height: usize, vector: &[u8]) -> Option<Board> {
    let last = vector.len() as u8;
    let tiles: Vec<u8> = vector.iter().map(|&tile| if tile == last { 0 } else { tile }).collect();
    // A 0 is not allowed: the last number already stands for the blank.
    if vector.contains(&0) { None } else { Board::new(width, height, &tiles) }
}

/// VtoM: cuts the vector into rows.
pub fn v_to_m(vector: &[u8], width: usize) -> Matrix {
    vector.chunks(width.max(1)).map(<[u8]>::to_vec).collect()
}

/// MtoV: joins the rows.
pub fn m_to_v(matrix: &Matrix) -> Vector {
    matrix.concat()
}

/// VtoN: the numbers of the vector as the digits of one number, v1 * 10^8 + v2 * 10^7 + … + v9; only for boards of up to
/// nine cells, whose numbers have one digit.
pub fn v_to_n(vector: &[u8]) -> Option<u32> {
    let digits = vector.len() <= 9 && vector.iter().all(|&tile| tile < 10);
    digits.then(|| vector.iter().fold(0, |number, &tile| 10 * number + u32::from(tile)))
}

/// NtoV: the digits of the number, by division and remainder.
pub fn n_to_v(number: u32) -> Vector {
    let mut digits: Vector = divisions(number).map(|division| division.digit).collect();
    digits.reverse();
    digits
}

/// A division by ten on the way from N to V: the number, its quotient, and the remainder, which is the next digit from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// What is divided.
    pub number: u32,
    /// How many times ten is in it.
    pub quotient: u32,
    /// The remainder, 0..=9.
    pub digit: u8,
}

/// The divisions of NtoV, one after the other; the remainders are V from its last number to its first.
///
/// ```
/// use casse_tete::puzzle::taquin::code::{Division, divisions};
///
/// let all: Vec<Division> = divisions(493).collect();
/// assert_eq!(all[0], Division { number: 493, quotient: 49, digit: 3 });
/// assert_eq!(all.iter().map(|division| division.digit).collect::<Vec<_>>(), [3, 9, 4]);
/// ```
pub fn divisions(number: u32) -> impl Iterator<Item = Division> {
    let first = Some(number).filter(|&number| number > 0);
    std::iter::successors(first, |number| Some(number / 10).filter(|&quotient| quotient > 0)).map(|number| Division {
        number,
        quotient: number / 10,
        digit: (number % 10) as u8,
    })
}
