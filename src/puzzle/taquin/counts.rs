//! How many boards of a size there are at each distance, for sizes whose distances the page cannot work out. They were counted by
//! breadth-first search on large machines: 4x4 by Korf and Schultze (2005), the others likewise; `tests/data` has the source.

/// The sizes, the longer side first, and the line of each in the file.
const SIZES: [(usize, usize); 3] = [(4, 3), (5, 3), (4, 4)];

/// A line for each size: the numbers of boards that are 0, 1, 2 … moves away from the order.
const COUNTS: &str = include_str!("counts.txt");

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
