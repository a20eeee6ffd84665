//! Best-first search (the base text calls it Branch-and-Bound): the tree grows at its best leaf.
//!
//! A *step* takes the leaf of the lowest rank among **all** leaves (the oldest one if several have that rank) and creates its
//! descendants, except those that exist already. If the rank counts the moves made, and a leaf is reached again by fewer moves,
//! a new node supersedes it, as A* requires (Hart, Nilsson and Raphael, 1968). Nothing is ever removed from the tree. Each node
//! records the step at which it was created, expanded or superseded. So the tree at any earlier step can be read from the nodes,
//! and no history is kept.

mod queue;

use super::index::Index;
use queue::Queue;
use std::hash::Hash;

/// The space that is searched: configurations and moves.
pub trait Space {
    /// A configuration.
    type State: Copy + Eq + Hash;

    /// Number of kinds of moves, at most 255.
    fn moves(&self) -> u8;
    /// The configuration after a move and its measure, given those before the move. `None` if the move is impossible. The measure is
    /// [`UNMEASURED`] if it cannot be computed; that ends the search.
    fn after(&self, state: &Self::State, measure: i64, way: u8) -> Option<(Self::State, i64)>;
    /// Whether the search stops when it takes a leaf with this configuration.
    fn is_enough(&self, state: &Self::State) -> bool;
    /// What each move adds to the rank: rank = measure + price x number of moves from the root.
    fn price(&self) -> i64;
    /// Whether a leaf can be reached again by fewer moves, so that a new node supersedes it.
    fn replaces(&self) -> bool {
        self.price() > 0
    }
}

/// Stands for "no node" and "no step".
pub const NONE: u32 = u32::MAX;

/// The measure of a configuration whose measure cannot be computed.
pub const UNMEASURED: i64 = i64::MAX;

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node<S> {
    /// The configuration.
    pub state: S,
    /// The measure of the configuration, from which its rank is computed.
    pub measure: i64,
    /// The node it was created from; [`NONE`] for the root.
    pub parent: u32,
    /// The move that leads from the parent to this node.
    pub way: u8,
    /// Number of moves from the root.
    pub depth: u32,
    /// The step that created it; 0 for the root.
    pub created: u32,
    /// The step that expanded or superseded it; [`NONE`] while it is a leaf.
    pub closed: u32,
    /// Whether it was superseded.
    pub superseded: bool,
}

/// The state of a search: whether it can go on, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There are leaves to expand.
    Growing,
    /// The search took this leaf and stopped, because [`Space::is_enough`] holds for it.
    Found(u32),
    /// There is no leaf any more: every configuration that can be reached was expanded.
    Exhausted,
    /// The tree has reached the largest number of nodes allowed.
    Full,
    /// The measure of this node's configuration cannot be computed: it is [`UNMEASURED`].
    Unmeasured(u32),
}

/// The result of one step.
#[derive(Clone, Copy, Debug)]
struct Expansion {
    /// The node it expanded.
    expanded: u32,
    /// Number of leaves after the step.
    leaves: u32,
    /// Number of configurations in the tree after the step.
    configurations: u32,
}

/// A running search.
///
/// Example: from 1 to 10 by adding 1 or doubling; the number nearest to 10 is expanded first.
///
/// ```
/// use casse_tete::search::best_first::{BestFirst, Space, Standing};
///
/// struct Numbers;
///
/// impl Space for Numbers {
///     type State = u32;
///
///     fn moves(&self) -> u8 {
///         2
///     }
///     fn after(&self, number: &u32, _measure: i64, way: u8) -> Option<(u32, i64)> {
///         let next = if way == 0 { number + 1 } else { number * 2 };
///         (next <= 10).then(|| (next, 10 - i64::from(next)))
///     }
///     fn is_enough(&self, number: &u32) -> bool {
///         *number == 10
///     }
///     fn price(&self) -> i64 {
///         0
///     }
/// }
///
/// let mut search = BestFirst::new(1, 9, 100);
/// let Standing::Found(leaf) = search.advance(&Numbers, u64::MAX) else { panic!("10 can be reached") };
/// // 1, 2, 4, 8, 9, 10: doubled three times, then twice one more.
/// assert_eq!(search.path_to(leaf), [0, 1, 1, 0, 0]);
/// ```
#[derive(Clone, Debug)]
pub struct BestFirst<S> {
    nodes: Vec<Node<S>>,
    index: Index,
    leaves: Queue,
    steps: Vec<Expansion>,
    /// Number of nodes that were superseded.
    superseded: u32,
    most_leaves: u32,
    open: u32,
    limit: usize,
    standing: Standing,
}

impl<S: Copy + Eq + Hash> BestFirst<S> {
    /// A tree with only a root. It grows to at most `limit` nodes, and never to more than 32-bit numbers can count.
    pub fn new(root: S, measure: i64, limit: usize) -> Self {
        let mut search = BestFirst {
            nodes: Vec::new(),
            index: Index::default(),
            leaves: Queue::default(),
            steps: Vec::new(),
            superseded: 0,
            most_leaves: 1,
            open: 1,
            limit: limit.min(NONE as usize),
            standing: Standing::Growing,
        };
        search.plant(root, measure);
        search
    }

    /// Starts a new search from another root and reuses the memory of the last one.
    pub fn restart(&mut self, root: S, measure: i64) {
        self.nodes.clear();
        self.index.clear();
        self.leaves.clear();
        self.steps.clear();
        (self.superseded, self.most_leaves, self.open) = (0, 1, 1);
        self.standing = Standing::Growing;
        self.plant(root, measure);
    }

    fn plant(&mut self, state: S, measure: i64) {
        let (parent, closed) = (NONE, NONE);
        self.index.number(&state, 0, |_| &state);
        self.nodes.push(Node { state, measure, parent, way: 0, depth: 0, created: 0, closed, superseded: false });
        self.leaves.push(measure);
        if measure == UNMEASURED {
            self.standing = Standing::Unmeasured(0);
        }
    }

    /// The bytes that the tree holds: its nodes, the index of their configurations, and what each step has left. Nothing is ever removed.
    pub fn bytes(&self) -> u64 {
        let nodes = self.nodes.len() * (size_of::<Node<S>>() + size_of::<u32>());
        (nodes + self.steps.len() * size_of::<Expansion>() + self.index.bytes()) as u64
    }

    /// Makes at most `budget` steps.
    pub fn advance(&mut self, space: &impl Space<State = S>, budget: u64) -> Standing {
        let mut left = budget;
        while left > 0 && self.standing == Standing::Growing {
            let Some(taken) = self.leaves.first() else {
                self.standing = Standing::Exhausted;
                break;
            };
            let node = &self.nodes[taken as usize];
            // A superseded leaf is still in the queue.
            if node.closed != NONE {
                self.leaves.pop();
            } else if space.is_enough(&node.state) {
                self.standing = Standing::Found(taken);
            } else if self.nodes.len() + usize::from(space.moves()) > self.limit {
                self.standing = Standing::Full;
            } else {
                left -= 1;
                self.leaves.pop();
                self.expand(space, taken);
            }
        }
        self.standing
    }

    #[inline]
    fn expand(&mut self, space: &impl Space<State = S>, taken: u32) {
        let step = self.steps.len() as u32 + 1;
        let node = &mut self.nodes[taken as usize];
        node.closed = step;
        let (from, old_measure, above) = (node.state, node.measure, node.parent);
        let (depth, price) = (node.depth + 1, space.price());
        let above = self.nodes.get(above as usize).map(|node| node.state);
        self.open -= 1;
        for way in 0..space.moves() {
            let Some((state, measure)) = space.after(&from, old_measure, way) else { continue };
            // The move back to the parent is the most frequent one that gives nothing new: no need to look it up.
            if above == Some(state) {
                continue;
            }
            let new = self.nodes.len() as u32;
            let number = self.index.number(&state, new, |number| &self.nodes[number as usize].state);
            if let Some(old) = self.nodes.get_mut(*number as usize) {
                // Only a leaf can be reached by fewer moves than before, if the rank never falls along a path.
                if price == 0 || old.depth <= depth || old.closed != NONE {
                    continue;
                }
                (old.closed, old.superseded) = (step, true);
                self.superseded += 1;
                self.open -= 1;
                *number = new;
            }
            let (parent, created, closed) = (taken, step, NONE);
            self.nodes.push(Node { state, measure, parent, way, depth, created, closed, superseded: false });
            self.leaves.push(measure.saturating_add(i64::from(depth) * price));
            self.open += 1;
            // The first of several such nodes is the one that is told.
            if measure == UNMEASURED && self.standing == Standing::Growing {
                self.standing = Standing::Unmeasured(new);
            }
        }
        self.most_leaves = self.most_leaves.max(self.open);
        let configurations = self.nodes.len() as u32 - self.superseded;
        self.steps.push(Expansion { expanded: taken, leaves: self.open, configurations });
    }

    /// The state of the search.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// All nodes, in the order of their creation.
    pub fn nodes(&self) -> &[Node<S>] {
        &self.nodes
    }

    /// Steps made: leaves expanded.
    pub fn steps(&self) -> u64 {
        self.steps.len() as u64
    }

    /// The node that a step expanded, from 1.
    pub fn expanded_at(&self, step: u64) -> Option<u32> {
        self.step(step).map(|step| step.expanded)
    }

    /// How many leaves there were after a step: 1 for step 0. For a step later than the last one, the number after the last one.
    pub fn open_by(&self, step: u64) -> u64 {
        self.step(step.min(self.steps())).map_or(1, |step| step.leaves.into())
    }

    /// How many configurations there were after a step: 1 for step 0. A node and one that it superseded count once. For a step
    /// later than the last one, the number after the last one.
    pub fn configurations_by(&self, step: u64) -> u64 {
        self.step(step.min(self.steps())).map_or(1, |step| step.configurations.into())
    }

    fn step(&self, step: u64) -> Option<&Expansion> {
        self.steps.get(usize::try_from(step.checked_sub(1)?).ok()?)
    }

    /// How many nodes had been created after a step.
    pub fn created_by(&self, step: u64) -> usize {
        self.nodes.partition_point(|node| u64::from(node.created) <= step)
    }

    /// The node that had a configuration before a step, from 1: the last one of the nodes with it that earlier steps created.
    pub fn known_before(&self, state: &S, step: u64) -> Option<u32> {
        let newest = self.index.find(state, |number| &self.nodes[number as usize].state)?;
        let is_earlier = |&number: &u32| u64::from(self.nodes[number as usize].created) < step;
        // A node that superseded another one later is found first.
        let before =
            || (0..newest).rev().find(|&number| self.nodes[number as usize].state == *state && is_earlier(&number));
        Some(newest).filter(is_earlier).or_else(before)
    }

    /// Number of configurations in the tree. A superseded node and the node that replaced it count once.
    pub fn configurations(&self) -> u64 {
        (self.nodes.len() - self.superseded as usize) as u64
    }

    /// The largest number of leaves so far.
    pub fn most_leaves(&self) -> u64 {
        self.most_leaves.into()
    }

    /// The moves that lead from the root to a node.
    pub fn path_to(&self, node: u32) -> Vec<u8> {
        let mut path = Vec::new();
        let mut at = node;
        while let Some(node) = self.nodes.get(at as usize).filter(|node| node.parent != NONE) {
            path.push(node.way);
            at = node.parent;
        }
        path.reverse();
        path
    }
}
