//! Permutations of a few things as numbers, in lexicographic order (the factorial numbers of Laisant, 1888; also called Lehmer code).

/// The number of a permutation of the things 0..n, n at most 20, among all n! of them; 0 is the identity.
///
/// ```
/// use casse_tete::search::permutation::{rank, unrank};
///
/// assert_eq!((rank(&[0, 1, 2]), rank(&[0, 2, 1]), rank(&[2, 1, 0])), (0, 1, 5));
/// let mut images = [0; 3];
/// unrank(5, &mut images);
/// assert_eq!(images, [2, 1, 0]);
/// ```
pub fn rank(images: &[u8]) -> usize {
    let mut rank = 0;
    let mut unused = u32::MAX;
    for (index, &image) in images.iter().enumerate() {
        let smaller = (unused & ((1 << image) - 1)).count_ones() as usize;
        rank = rank * (images.len() - index) + smaller;
        unused &= !(1 << image);
    }
    rank
}

/// Writes the permutation with this number, below n! for n things.
pub fn unrank(rank: usize, images: &mut [u8]) {
    let mut rest = rank;
    // At first, how many of the things that are not used before are smaller.
    for (base, image) in (1..).zip(images.iter_mut().rev()) {
        *image = (rest % base) as u8;
        rest /= base;
    }
    // From the end on, each thing that is as large as one before it makes room for it.
    for first in (0..images.len()).rev() {
        let (before, after) = images.split_at_mut(first + 1);
        after.iter_mut().filter(|image| **image >= before[first]).for_each(|image| *image += 1);
    }
}
