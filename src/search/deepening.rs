//! Iterative deepening A* (Korf, 1985): depth first, as far as the moves made and the estimate of those still needed stay within a
//! threshold; then again with the next higher threshold, until the goal is found.
//!
//! Nothing is kept but the path from the root to the present node, so the memory is that of one path. If no estimate is too high, the
//! first solution is a shortest one.

pub mod recording;

use super::Status;

/// A space of states that is searched by iterative deepening.
pub trait Descent {
    /// A state, with what its estimate needs; copied at every move.
    type Node: Copy;

    /// The number of moves that are tried at every node, in the order 0, 1, 2…
    fn moves(&self) -> u8;
    /// The node after a move; none where the move is not possible, or only takes back the one before.
    fn after(&self, node: &Self::Node, way: u8) -> Option<Self::Node>;
    /// A lower bound on the number of moves from a node to the goal.
    fn estimate(&self, node: &Self::Node) -> u32;
    /// Whether a node is the goal.
    fn is_goal(&self, node: &Self::Node) -> bool;
}

/// What a search tells of each node it creates. The observer `()` costs nothing.
pub trait DeepeningObserver {
    /// A node was created by a move, at this depth; `f` is the depth plus its estimate, and `is_within` says whether it is within the
    /// threshold.
    fn created(&mut self, way: u8, depth: u32, f: u32, is_within: bool);
}

impl DeepeningObserver for () {
    #[inline]
    fn created(&mut self, _way: u8, _depth: u32, _f: u32, _is_within: bool) {}
}

/// A round that was carried out to its end, without a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The threshold: the largest sum of depth and estimate that was followed.
    pub threshold: u32,
    /// The nodes created in it, the root not counted.
    pub nodes: u64,
}

/// How a search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeepeningStanding {
    /// It goes on.
    Searching,
    /// The path leads to the goal.
    Found,
    /// No threshold can be higher: there is no solution.
    Exhausted,
}

/// A search by iterative deepening.
///
/// ```
/// use casse_tete::search::Status;
/// use casse_tete::search::deepening::{Deepening, DeepeningStanding, Descent};
///
/// /// From 0 to 10 by +1 and +3. At least a third of the difference is still needed.
/// struct Sums;
///
/// impl Descent for Sums {
///     type Node = u32;
///     fn moves(&self) -> u8 {
///         2
///     }
///     fn after(&self, sum: &u32, way: u8) -> Option<u32> {
///         Some(sum + [1, 3][usize::from(way)]).filter(|&sum| sum <= 10)
///     }
///     fn estimate(&self, sum: &u32) -> u32 {
///         (10 - sum).div_ceil(3)
///     }
///     fn is_goal(&self, sum: &u32) -> bool {
///         *sum == 10
///     }
/// }
///
/// let mut search = Deepening::new(&Sums, 0);
/// assert_eq!((search.threshold(), search.advance(&Sums, 1, &mut ())), (4, Status::Running));
/// assert_eq!(search.advance(&Sums, u64::MAX, &mut ()), Status::Finished);
/// assert_eq!(search.standing(), DeepeningStanding::Found);
/// // 0, 1, 4, 7, 10: four moves, which the first estimate had promised.
/// assert_eq!((search.path().collect::<Vec<_>>(), search.rounds().len()), (vec![0, 1, 1, 1], 0));
/// ```
#[derive(Clone, Debug)]
pub struct Deepening<N> {
    /// The path from the root to the present node, each node with the next move to try there.
    stack: Vec<Visit<N>>,
    root: N,
    threshold: u32,
    /// The least sum of depth and estimate above the threshold that was met in this round.
    next: Option<u32>,
    /// The nodes created in this round.
    nodes: u64,
    /// The nodes expanded in all rounds, the present one included.
    expanded: u64,
    rounds: Vec<Round>,
    standing: DeepeningStanding,
    /// The moves made before the root, and whether the search ends with its first round.
    before: u32,
    is_single: bool,
}

/// A node of the path.
#[derive(Clone, Copy, Debug)]
struct Visit<N> {
    node: N,
    next: u8,
}

impl<N: Copy> Deepening<N> {
    /// A search from a root, before its first step. The first threshold is the estimate of the root.
    pub fn new(space: &impl Descent<Node = N>, root: N) -> Deepening<N> {
        let standing = if space.is_goal(&root) { DeepeningStanding::Found } else { DeepeningStanding::Searching };
        Deepening {
            stack: vec![Visit { node: root, next: 0 }],
            root,
            threshold: space.estimate(&root),
            next: None,
            nodes: 0,
            expanded: u64::from(standing == DeepeningStanding::Searching),
            rounds: vec![],
            standing,
            before: 0,
            is_single: false,
        }
    }

    /// The most bytes that it has held: a path as long as the threshold.
    pub fn bytes(&self) -> u64 {
        (self.threshold as u64 + 1) * size_of::<Visit<N>>() as u64
    }

    /// A search whose first round has a threshold of its own: that of the root, or a higher one below which nothing is found.
    pub fn from(space: &impl Descent<Node = N>, root: N, threshold: u32) -> Deepening<N> {
        Deepening { threshold, ..Deepening::new(space, root) }
    }

    /// One round of a search, below a node that `depth` moves have led to. It ends as exhausted if the goal is not within the threshold;
    /// then [`Deepening::next_threshold`] is what the next round needs.
    pub fn round_below(space: &impl Descent<Node = N>, node: N, depth: u32, threshold: u32) -> Deepening<N> {
        Deepening { before: depth, threshold, is_single: true, ..Deepening::new(space, node) }
    }

    /// Creates at most `budget` nodes.
    pub fn advance(
        &mut self,
        space: &impl Descent<Node = N>,
        budget: u64,
        observer: &mut impl DeepeningObserver,
    ) -> Status {
        let moves = space.moves();
        let mut left = budget;
        while left > 0 && self.standing == DeepeningStanding::Searching {
            let depth = self.before + self.stack.len() as u32;
            let Some(top) = self.stack.last_mut() else {
                self.deepen();
                continue;
            };
            if top.next == moves {
                self.stack.pop();
                continue;
            }
            let way = top.next;
            top.next += 1;
            let Some(node) = space.after(&top.node, way) else { continue };
            left -= 1;
            self.nodes += 1;
            let f = depth + space.estimate(&node);
            observer.created(way, depth, f, f <= self.threshold);
            if f > self.threshold {
                self.next = Some(self.next.map_or(f, |next| next.min(f)));
                continue;
            }
            self.stack.push(Visit { node, next: 0 });
            if space.is_goal(&node) {
                self.standing = DeepeningStanding::Found;
            } else {
                self.expanded += 1;
            }
        }
        if self.standing == DeepeningStanding::Searching { Status::Running } else { Status::Finished }
    }

    /// Ends a round and begins the next one, with the least sum that the round before has dropped as its threshold.
    fn deepen(&mut self) {
        if self.is_single {
            self.standing = DeepeningStanding::Exhausted;
            return;
        }
        self.rounds.push(Round { threshold: self.threshold, nodes: self.nodes });
        let Some(next) = self.next.take() else {
            self.standing = DeepeningStanding::Exhausted;
            return;
        };
        self.threshold = next;
        self.nodes = 0;
        self.expanded += 1;
        self.stack.push(Visit { node: self.root, next: 0 });
    }

    /// How it stands.
    pub fn standing(&self) -> DeepeningStanding {
        self.standing
    }

    /// The present threshold.
    pub fn threshold(&self) -> u32 {
        self.threshold
    }

    /// The least sum of depth and estimate above the threshold that this round has met so far.
    pub fn next_threshold(&self) -> Option<u32> {
        self.next
    }

    /// The rounds that were carried out to their end.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The nodes created in the present round, the root not counted.
    pub fn nodes_of_round(&self) -> u64 {
        self.nodes
    }

    /// The nodes created in all rounds.
    pub fn nodes(&self) -> u64 {
        self.rounds.iter().map(|round| round.nodes).sum::<u64>() + self.nodes
    }

    /// The nodes expanded in all rounds, the root in each of them and the present node included, the goal not.
    pub fn expanded(&self) -> u64 {
        self.expanded
    }

    /// The present node; the root between two rounds.
    pub fn node(&self) -> &N {
        self.stack.last().map_or(&self.root, |visit| &visit.node)
    }

    /// The moves from the root to the present node.
    pub fn path(&self) -> impl Iterator<Item = u8> {
        let above = self.stack.len().saturating_sub(1);
        // Each node but the last has tried the move that leads on, and stands at the one after it.
        self.stack[..above].iter().map(|visit| visit.next - 1)
    }

    /// A lower bound on the length of every solution: all shorter ones are excluded by the rounds so far.
    pub fn lower_bound(&self) -> u32 {
        self.threshold
    }
}
