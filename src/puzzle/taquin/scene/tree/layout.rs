//! The places of the nodes of a tree: each node above the middle of its descendants, with subtrees as close as their outlines
//! allow.
//!
//! The places depend on all nodes that are known, not on the step that is shown, so nodes stay in place while the reader
//! steps through a search. After Reingold and Tilford, "Tidier drawings of trees" (1981), for any number of descendants and
//! without recursion, because trees can be hundreds of thousands of moves deep.

use crate::geometry::{Point, point};
use crate::puzzle::taquin::Board;
use crate::search::best_first::{NONE, Node};
use std::ops::Range;

/// Height of a level, in leaves.
pub const TALL: f64 = 1.5;

/// Which nodes are hidden.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fold {
    /// Only the path to this node is shown, and the siblings of its nodes.
    pub path_only: Option<u32>,
    /// Nodes whose descendants are hidden, in ascending order.
    pub folded: Vec<u32>,
}

/// The place of every node that is not hidden. A leaf is one unit wide, a level [`TALL`] units high; the root is at (0, 0).
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The nodes shown, level by level, each level from the left. Their position in this list is their rank.
    order: Vec<u32>,
    /// The rank of each node, [`NONE`] for those hidden.
    rank: Vec<u32>,
    /// By rank, the distance to the right of the root, in leaves.
    across: Vec<f64>,
    /// By rank, the rank of the predecessor; that of the root is its own.
    above: Vec<u32>,
    /// By rank, the first rank of the descendants; they end where those of the next rank begin.
    below: Vec<u32>,
    /// Where each level begins, and where the last one ends.
    levels: Vec<u32>,
    /// All nodes that are hidden, in ascending order.
    hidden: Vec<u32>,
    /// The nodes below which something is hidden, in ascending order, with the range of it in `under`.
    covers: Vec<(u32, Range<u32>)>,
    /// The hidden nodes, one cover after another, each in ascending order.
    under: Vec<u32>,
    low: f64,
    high: f64,
}

impl Default for Layout {
    /// That of no node.
    fn default() -> Layout {
        Layout {
            order: vec![],
            rank: vec![],
            across: vec![],
            above: vec![],
            below: vec![],
            levels: vec![0],
            hidden: vec![],
            covers: vec![],
            under: vec![],
            low: 0.0,
            high: 0.0,
        }
    }
}

impl Layout {
    /// The places of all nodes that a fold does not hide, in time proportional to their number.
    pub fn of(nodes: &[Node<Board>], fold: &Fold) -> Layout {
        let closed = closed(nodes, fold);
        // The first descendant of each node, and the next descendant of the same predecessor.
        let mut first = vec![NONE; nodes.len()];
        let mut next = vec![NONE; nodes.len()];
        for (index, node) in nodes.iter().enumerate().skip(1).rev() {
            if let Some(first) = first.get_mut(node.parent as usize) {
                next[index] = std::mem::replace(first, index as u32);
            }
        }
        let mut layout = Layout {
            order: Vec::with_capacity(nodes.len()),
            rank: vec![NONE; nodes.len()],
            above: Vec::with_capacity(nodes.len()),
            below: Vec::with_capacity(nodes.len() + 1),
            ..Layout::default()
        };
        if !nodes.is_empty() {
            layout.order.push(0);
            layout.above.push(0);
        }
        let mut level_end = layout.order.len();
        let mut at = 0;
        while let Some(&index) = layout.order.get(at) {
            layout.rank[index as usize] = at as u32;
            layout.below.push(layout.order.len() as u32);
            let mut child = if closed[index as usize] { NONE } else { first[index as usize] };
            while child != NONE {
                layout.order.push(child);
                layout.above.push(at as u32);
                child = next[child as usize];
            }
            at += 1;
            if at == level_end {
                layout.levels.push(at as u32);
                level_end = layout.order.len();
            }
        }
        layout.below.push(layout.order.len() as u32);
        layout.across = tidy(&layout.above, &layout.below);
        let ends = layout.across.iter().fold((0.0_f64, 0.0_f64), |(low, high), &x| (low.min(x), high.max(x)));
        (layout.low, layout.high) = ends;
        layout.cover(nodes);
        layout
    }

    /// Records which nodes are hidden below which node.
    fn cover(&mut self, nodes: &[Node<Board>]) {
        self.hidden = (0..nodes.len() as u32).filter(|&index| self.rank[index as usize] == NONE).collect();
        // For each hidden node, by its position in `hidden`, the visible node above it; and the number of hidden nodes below
        // each visible one.
        let mut shown_above = Vec::with_capacity(self.hidden.len());
        let mut counts = vec![0_u32; if self.hidden.is_empty() { 0 } else { nodes.len() }];
        for &index in &self.hidden {
            let parent = nodes[index as usize].parent;
            let cover = match self.hidden.binary_search(&parent) {
                Ok(position) => shown_above.get(position).copied().unwrap_or(0),
                Err(_) => parent,
            };
            shown_above.push(cover);
            counts[cover as usize] += 1;
        }
        let mut start = 0;
        for (index, count) in counts.iter_mut().enumerate().filter(|(_, count)| **count > 0) {
            self.covers.push((index as u32, start..start + *count));
            start += *count;
            // From here on, the index for the next node of this cover.
            *count = start - *count;
        }
        self.under = vec![0; self.hidden.len()];
        for (&index, &cover) in self.hidden.iter().zip(&shown_above) {
            let next = &mut counts[cover as usize];
            self.under[*next as usize] = index;
            *next += 1;
        }
    }

    /// The place of a node; `None` if it is hidden.
    pub fn place(&self, node: u32) -> Option<Point> {
        self.rank_of(node).map(|rank| point(self.across[rank], self.level_of(rank) as f64 * TALL))
    }

    /// The corners of the rectangle that holds all nodes, half a leaf and half a level about each.
    pub fn bounds(&self) -> [Point; 2] {
        let levels = self.levels.len().saturating_sub(1).max(1);
        [point(self.low - 0.5, -TALL / 2.0), point(self.high + 0.5, (levels as f64 - 0.5) * TALL)]
    }

    /// How many of the first `created` nodes are hidden below a visible node, with no other visible node between.
    pub fn hidden_below(&self, node: u32, created: usize) -> usize {
        let Ok(found) = self.covers.binary_search_by_key(&node, |(cover, _)| *cover) else { return 0 };
        let range = &self.covers[found].1;
        self.under[range.start as usize..range.end as usize].partition_point(|&index| (index as usize) < created)
    }

    /// How many of the first `created` nodes are hidden.
    pub fn hidden(&self, created: usize) -> usize {
        self.hidden.partition_point(|&index| (index as usize) < created)
    }

    /// Levels that are shown: one more than the moves to the deepest node.
    pub fn levels(&self) -> usize {
        self.levels.len() - 1
    }

    /// The ranks of a level that lie between two places across.
    pub(super) fn between(&self, level: usize, from: f64, to: f64) -> Range<usize> {
        let all = self.level(level);
        let row = &self.across[all.clone()];
        let start = row.partition_point(|&x| x < from);
        all.start + start..all.start + start.max(row.partition_point(|&x| x <= to))
    }

    /// The ranks of a level whose edges, from the predecessor above, pass between two places across. Edges of a level do not
    /// cross, so these ranks are consecutive.
    pub(super) fn edges_between(&self, level: usize, from: f64, to: f64) -> Range<usize> {
        let all = self.level(level);
        let above = &self.above[all.clone()];
        let ends = |offset: usize| (self.across[all.start + offset], self.across[above[offset] as usize]);
        let start = partition(all.len(), |offset| ends(offset).0.max(ends(offset).1) < from);
        let end = partition(all.len(), |offset| ends(offset).0.min(ends(offset).1) <= to);
        all.start + start..all.start + end.max(start)
    }

    /// The ranks of a level.
    fn level(&self, level: usize) -> Range<usize> {
        let start = |level: usize| self.levels.get(level).map_or(self.order.len(), |&start| start as usize);
        start(level)..start(level + 1)
    }

    pub(super) fn level_of(&self, rank: usize) -> usize {
        self.levels.partition_point(|&start| start as usize <= rank) - 1
    }

    pub(super) fn rank_of(&self, node: u32) -> Option<usize> {
        self.rank.get(node as usize).filter(|rank| **rank != NONE).map(|&rank| rank as usize)
    }

    /// The nodes by rank, how far to the right they are, and the ranks of their predecessors.
    pub(super) fn by_rank(&self) -> (&[u32], &[f64], &[u32]) {
        (&self.order, &self.across, &self.above)
    }

    /// The ranks of the descendants.
    pub(super) fn below(&self, rank: usize) -> Range<usize> {
        self.below[rank] as usize..self.below[rank + 1] as usize
    }
}

/// The number of integers from 0 for which a condition holds, if it holds for the first ones and then for none.
fn partition(count: usize, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = (low + high) / 2;
        if holds(middle) { low = middle + 1 } else { high = middle }
    }
    low
}

/// The nodes whose descendants are hidden.
fn closed(nodes: &[Node<Board>], fold: &Fold) -> Vec<bool> {
    let mut closed = vec![fold.path_only.is_some(); nodes.len()];
    // The descendants of the last node of the path are neither on it nor siblings of its nodes.
    let mut at = fold.path_only.and_then(|end| nodes.get(end as usize)).map_or(NONE, |node| node.parent);
    while let Some(node) = nodes.get(at as usize) {
        closed[at as usize] = false;
        at = node.parent;
    }
    for &index in &fold.folded {
        if let Some(closed) = closed.get_mut(index as usize) {
            *closed = true;
        }
    }
    closed
}

/// A node on the outline of a subtree: its rank, and its distance to the right of a reference node.
type OutlineNode = (u32, f64);

/// The distance of each rank to the right of the root.
fn tidy(above: &[u32], below: &[u32]) -> Vec<f64> {
    let count = above.len();
    let mut outlines = Outlines { below, shift: vec![0.0; count], thread: vec![(NONE, 0.0); count] };
    // The lowest nodes on the left and on the right outline of each subtree, relative to its root.
    let mut ends: Vec<[OutlineNode; 2]> = (0..count as u32).map(|rank| [(rank, 0.0); 2]).collect();
    // Descendants have higher ranks: backwards, they are finished before the node above them.
    for rank in (0..count).rev() {
        let (first, end) = (below[rank], below[rank + 1]);
        if first == end {
            continue;
        }
        // All distances are relative to the first descendant.
        let [mut left, mut right] = ends[first as usize];
        let mut last = 0.0;
        for child in first + 1..end {
            let [child_left, child_right] = ends[child as usize];
            let (away, deeper) = outlines.apart((child - 1, last), child);
            match deeper {
                Deeper::Former(goes_on) => {
                    let from = child_right.1 + away;
                    outlines.thread[child_right.0 as usize] = (goes_on.0, goes_on.1 - from);
                }
                Deeper::Latter(goes_on) => {
                    outlines.thread[left.0 as usize] = (goes_on.0, goes_on.1 + away - left.1);
                    left = (child_left.0, child_left.1 + away);
                    right = (child_right.0, child_right.1 + away);
                }
                Deeper::Neither => right = (child_right.0, child_right.1 + away),
            }
            outlines.shift[child as usize] = away;
            last = away;
        }
        let middle = last / 2.0;
        outlines.shift[first as usize..end as usize].iter_mut().for_each(|shift| *shift -= middle);
        ends[rank] = [(left.0, left.1 - middle), (right.0, right.1 - middle)];
    }
    let mut across = outlines.shift;
    for rank in 1..count {
        across[rank] += across[above[rank] as usize];
    }
    across
}

/// Which of two neighbours reaches deeper, and where its outline goes on below the other.
enum Deeper {
    Former(OutlineNode),
    Latter(OutlineNode),
    Neither,
}

/// The outlines of the subtrees that are finished.
struct Outlines<'a> {
    below: &'a [u32],
    /// How far each rank is to the right of its predecessor.
    shift: Vec<f64>,
    /// Where the outline goes on below a node without descendants.
    thread: Vec<OutlineNode>,
}

impl Outlines<'_> {
    /// How far to the right the subtree of `child` must be so that it is nowhere nearer than one leaf to the subtrees already
    /// placed, whose right outline begins at `beside`. The time is proportional to the depth of the less deep of the two.
    fn apart(&self, mut beside: OutlineNode, child: u32) -> (f64, Deeper) {
        let mut inner = (child, 0.0);
        let mut away = f64::MIN;
        loop {
            away = away.max(beside.1 + 1.0 - inner.1);
            match (self.next_right(beside), self.next_left(inner)) {
                (Some(former), Some(latter)) => (beside, inner) = (former, latter),
                (Some(former), None) => return (away, Deeper::Former(former)),
                (None, Some(latter)) => return (away, Deeper::Latter(latter)),
                (None, None) => return (away, Deeper::Neither),
            }
        }
    }

    fn next_left(&self, (rank, x): OutlineNode) -> Option<OutlineNode> {
        let (first, end) = (self.below[rank as usize], self.below[rank as usize + 1]);
        if first < end { Some((first, x + self.shift[first as usize])) } else { self.next_on_thread((rank, x)) }
    }

    fn next_right(&self, (rank, x): OutlineNode) -> Option<OutlineNode> {
        let (first, end) = (self.below[rank as usize], self.below[rank as usize + 1]);
        if first < end { Some((end - 1, x + self.shift[end as usize - 1])) } else { self.next_on_thread((rank, x)) }
    }

    fn next_on_thread(&self, (rank, x): OutlineNode) -> Option<OutlineNode> {
        let (next, along) = self.thread[rank as usize];
        (next != NONE).then_some((next, x + along))
    }
}
