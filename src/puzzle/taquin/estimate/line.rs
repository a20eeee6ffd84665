//! The linear conflicts of one line of a board.

/// The longest line, in cells.
pub const LONGEST: usize = 8;

/// The moves that a line needs beyond the Manhattan distances: two for each tile that has to leave it. A place holds the place at which
/// its tile belongs in this line, from 1, or 0 for the blank and for tiles of other lines.
///
/// ```
/// use casse_tete::puzzle::taquin::estimate::line::additional;
///
/// assert_eq!(additional(&[1, 2, 3, 4]), 0);
/// assert_eq!(additional(&[2, 1, 0, 4]), 2);
/// // Two of the three leave.
/// assert_eq!(additional(&[3, 2, 1, 0]), 4);
/// ```
pub fn additional(places: &[u8]) -> u8 {
    // What stays is the longest increasing part; the rest leaves.
    let mut longest = [0u8; LONGEST];
    let mut most = 0;
    for (index, &place) in places.iter().enumerate().filter(|&(_, &place)| place > 0) {
        let before = places[..index].iter().zip(&longest).filter(|&(&other, _)| other > 0 && other < place);
        longest[index] = 1 + before.map(|(_, &length)| length).max().unwrap_or(0);
        most = most.max(longest[index]);
    }
    2 * (places.iter().filter(|&&place| place > 0).count() as u8 - most)
}
