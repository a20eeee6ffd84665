//! The leaves in the order in which they are taken: the lowest rank first; of equal ranks the oldest leaf.
//!
//! There are far fewer different ranks than leaves, and leaves are added in the order of their age. So the leaves of one rank
//! form a linked list, the oldest first, and only the ranks are in a heap: dozens of entries instead of thousands.

use super::NONE;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The linked list of the leaves of one rank: its first and its last node number.
#[derive(Clone, Copy, Debug)]
struct Chain {
    first: u32,
    last: u32,
}

/// All leaves.
#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    chains: Vec<Chain>,
    /// The place in `chains` of each rank that has occurred.
    of_rank: FxHashMap<i64, u32>,
    /// The ranks whose chains are not empty.
    ranks: BinaryHeap<Reverse<(i64, u32)>>,
    /// For each node number, the next leaf in its chain.
    next: Vec<u32>,
}

impl Queue {
    pub(super) fn clear(&mut self) {
        self.chains.clear();
        self.of_rank.clear();
        self.ranks.clear();
        self.next.clear();
    }

    /// Adds a leaf. Its node number is the number of leaves added before: 0, 1, 2 …
    #[inline]
    pub(super) fn push(&mut self, rank: i64) {
        let leaf = self.next.len() as u32;
        self.next.push(NONE);
        let chain = *self.of_rank.entry(rank).or_insert(self.chains.len() as u32);
        match self.chains.get_mut(chain as usize) {
            Some(there) if there.first != NONE => {
                self.next[there.last as usize] = leaf;
                there.last = leaf;
                return;
            }
            Some(empty) => *empty = Chain { first: leaf, last: leaf },
            None => self.chains.push(Chain { first: leaf, last: leaf }),
        }
        self.ranks.push(Reverse((rank, chain)));
    }

    /// The leaf that is taken next.
    #[inline]
    pub(super) fn first(&self) -> Option<u32> {
        let Reverse((_, chain)) = self.ranks.peek()?;
        Some(self.chains[*chain as usize].first)
    }

    /// Removes the leaf that is taken next.
    #[inline]
    pub(super) fn pop(&mut self) {
        let Some(Reverse((_, chain))) = self.ranks.peek() else { return };
        let chain = &mut self.chains[*chain as usize];
        chain.first = self.next[chain.first as usize];
        if chain.first == NONE {
            self.ranks.pop();
        }
    }
}
