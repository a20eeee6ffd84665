//! Generations of weights for the page, where only a button in the second part of its program begins such a search: these functions are
//! in that part, see `.ci/split`.

use super::{TestedWeights, WeightSearch, generation};

/// The first generation, see [`generation::first`].
#[inline(never)]
pub fn first(search: &WeightSearch, own: &[i64]) -> Vec<Vec<i64>> {
    generation::first(search, own)
}

/// The next generation, see [`generation::next`].
#[inline(never)]
pub fn next(search: &WeightSearch, tests: &[&TestedWeights]) -> Vec<Vec<i64>> {
    generation::next(search, tests)
}
