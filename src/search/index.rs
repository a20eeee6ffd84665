//! The numbers of the configurations that a search keeps in a list: found by the configuration, which is not kept a second time.
//!
//! The table is hashbrown's. An own one with linear probing, at most half full, stood here before. Building trees in
//! WebAssembly, hashbrown's takes 1.1 times as long on trees of 500 nodes and 0.7 times as long on trees of 100 000 and of
//! 400 000. At 400 000 nodes it takes 2.5 MiB, the own one 4 MiB.

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// A table of numbers, four bytes each.
#[derive(Clone, Debug, Default)]
pub struct Index {
    numbers: HashTable<u32>,
}

/// The hash of a configuration. In WebAssembly `FxBuildHasher` gives 32 bits, and some of its low ones depend on few bits of the
/// configuration: without multiplying by 2^64 over the golden ratio (Knuth, 1973) a tree of 400 000 nodes takes 7 times as long.
/// hashbrown uses the low bits and the 7 highest of a `usize`: after the rotation both are well mixed, on 32 bits and on 64.
#[inline]
fn hash<S: Hash>(state: &S) -> u64 {
    FxBuildHasher.hash_one(state).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
}

impl Index {
    /// Forgets all numbers and keeps the memory.
    pub fn clear(&mut self) {
        self.numbers.clear();
    }

    /// The bytes of its numbers.
    pub fn bytes(&self) -> usize {
        self.numbers.len() * size_of::<u32>()
    }

    /// The number of a configuration, if it has one.
    pub fn find<'a, S: Eq + Hash + 'a>(&self, state: &S, state_of: impl Fn(u32) -> &'a S) -> Option<u32> {
        self.numbers.find(hash(state), |&number| state_of(number) == state).copied()
    }

    /// The number of a configuration, to read or to replace: `new` if it had none. `state_of` gives the configuration of each number
    /// that is in the table already.
    #[inline]
    pub fn number<'a, S: Eq + Hash + 'a>(&mut self, state: &S, new: u32, state_of: impl Fn(u32) -> &'a S) -> &mut u32 {
        let equals = |&number: &u32| state_of(number) == state;
        self.numbers.entry(hash(state), equals, |&number| hash(state_of(number))).or_insert(new).into_mut()
    }
}
