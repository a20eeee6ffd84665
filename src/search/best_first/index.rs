//! Which node stands for a configuration: a table of node numbers only, since the nodes hold the configurations already.

use super::{NONE, Node};
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// The fewest places. A power of two, as all sizes are.
const FEWEST: usize = 1 << 10;

/// An open table with linear probing, at most half full. It holds numbers of four bytes, so that forgetting all before the next
/// search costs little, and the configurations are not kept twice.
#[derive(Clone, Debug)]
pub(super) struct Index {
    /// Node numbers; [`NONE`] where nothing is.
    places: Vec<u32>,
    used: usize,
}

/// Where to look first. In WebAssembly the hash has 32 bits, and some of its low ones depend on few bits of the state: without
/// spreading all of them (by 2^64 over the golden ratio; Knuth, 1973) large tables have long runs.
#[inline]
fn hash<S: Hash>(state: &S) -> usize {
    (FxBuildHasher.hash_one(state).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize
}

impl Index {
    pub(super) fn new() -> Index {
        Index { places: vec![NONE; FEWEST], used: 0 }
    }

    /// Forgets all. A table much larger than its last use is let go: clearing it would cost more than filling it did.
    pub(super) fn clear(&mut self) {
        if self.places.len() > FEWEST && self.places.len() > 32 * self.used {
            self.places.truncate((self.places.len() / 4).max(FEWEST));
        }
        self.places.fill(NONE);
        self.used = 0;
    }

    /// The place of a configuration, which holds [`NONE`] if there is no such node yet: then the caller has to write the number of
    /// a new one there.
    #[inline]
    pub(super) fn place<S: Eq + Hash>(&mut self, state: &S, nodes: &[Node<S>]) -> &mut u32 {
        if 2 * (self.used + 1) > self.places.len() {
            self.grow(nodes);
        }
        let last = self.places.len() - 1;
        let mut at = hash(state) & last;
        loop {
            match nodes.get(self.places[at] as usize) {
                None => {
                    self.used += 1;
                    break;
                }
                Some(node) if node.state == *state => break,
                Some(_) => at = (at + 1) & last,
            }
        }
        &mut self.places[at]
    }

    #[cold]
    fn grow<S: Hash>(&mut self, nodes: &[Node<S>]) {
        let size = 2 * self.places.len();
        let old = std::mem::replace(&mut self.places, vec![NONE; size]);
        for number in old {
            let Some(node) = nodes.get(number as usize) else { continue };
            let mut at = hash(&node.state) & (size - 1);
            while self.places[at] != NONE {
                at = (at + 1) & (size - 1);
            }
            self.places[at] = number;
        }
    }
}
