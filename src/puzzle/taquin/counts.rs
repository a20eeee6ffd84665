//! How many boards of a size there are at each distance, for sizes whose distances the page cannot work out. They were counted by
//! breadth-first search on large machines: 4x4 by Korf and Schultze (2005), the others likewise; `tests/data` has the source.

use super::board::Board;

/// The sizes, the longer side first, and the line of each in the file.
const SIZES: [(usize, usize); 3] = [(4, 3), (5, 3), (4, 4)];

/// A line for each size: the numbers of boards that are 0, 1, 2 … moves away from the order.
const COUNTS: &str = include_str!("counts.txt");

/// The boards of 4x4 that need 80 moves, a line each, the blank as 0: as listed for Kociemba's fifteen-puzzle solver; that there are 17
/// is the count of Korf and Schultze (2005).
const FARTHEST: &str = include_str!("farthest.txt");

/// The boards that are farthest from the order, where the page cannot work them out; `None` for other sizes than 4x4.
///
/// ```
/// use casse_tete::puzzle::taquin::counts::{known_counts, known_farthest};
///
/// let farthest = known_farthest(4, 4).expect("they are known");
/// assert_eq!(farthest.len() as u64, known_counts(4, 4).expect("too")[80]);
/// assert_eq!(known_farthest(4, 3), None);
/// ```
pub fn known_farthest(width: usize, height: usize) -> Option<Vec<Board>> {
    if (width, height) != (4, 4) {
        return None;
    }
    let read = |line: &str| {
        let tiles: Vec<u8> = line.split(' ').filter_map(|tile| tile.parse().ok()).collect();
        Board::new(width, height, &tiles)
    };
    FARTHEST.lines().map(read).collect()
}

/// How many boards there are at each distance from the order; `None` for other sizes than 4x3, 5x3 and 4x4.
///
/// ```
/// use casse_tete::puzzle::taquin::counts::known_counts;
///
/// let counts = known_counts(4, 4).expect("they are known");
/// assert_eq!((counts.len() - 1, counts[80]), (80, 17));
/// assert_eq!(known_counts(5, 5), None);
/// ```
pub fn known_counts(width: usize, height: usize) -> Option<Vec<u64>> {
    let line = SIZES.iter().position(|&size| size == (width.max(height), width.min(height)))?;
    COUNTS.lines().nth(line)?.split(' ').map(|count| count.parse().ok()).collect()
}
