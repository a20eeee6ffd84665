//! The search for solutions of one length, or of a part of it: depth first, without what the tables exclude.
//!
//! A position is looked at from both ends. If the cosets of the position need as many turns as are left, or more for one of the three axes,
//! it is dropped. Not all three axes can need just as many as are left: the last turn of a solution belongs to the subgroup of at least one of
//! them, which is reached a turn before (Reid, 1997). The same holds for the inverse position and the first turn. So where the inverse
//! position needs for an axis as many turns as are left, the next turn is none of the subgroup of that axis.

use super::coordinates::{AXES, Coset};
use super::rounds::{DepthPart, DepthResult, MOST_LISTED, Wanted};
use super::tables::OptimalTables;
use super::{Metric, Sequence, normal};
use crate::geometry::lattice::Symmetry;
use crate::puzzle::cube::position::{Position, PositionTables};
use crate::puzzle::cube::solve::short::coordinates::TURNS;
use crate::puzzle::cube::theorem::Sums;
use crate::puzzle::cube::turn::Turn;
use crate::search::Status;
use std::hint::black_box;
use std::rc::Rc;

/// The turns from the root to the nodes that are divided into parts.
pub const SPLIT: usize = 3;

/// The longest solutions that are looked for. Positions that need more quarter turns are out of reach.
pub const LONGEST: u8 = 25;

/// The nodes that are expanded together. A table of this size does not fit into the caches of a processor, but it can be asked for many entries
/// at once.
const TOGETHER: usize = 128;

/// What the search of one position needs at every node.
#[derive(Clone, Debug)]
struct SearchedPosition {
    tables: Rc<OptimalTables>,
    turns: [PositionTables; TURNS],
    /// By sequence: what may follow. By sequence and turn: the sequence after it.
    allowed: [u32; 16],
    after: [[u8; 32]; 16],
    /// By axes, as bits, of which the first turn is not in the subgroup: the turns that are left.
    outer: [u32; 1 << AXES],
    /// The half turns, which are in all three subgroups.
    inner: u32,
    /// What the symmetries of the position, the identity excepted, make of each turn.
    images: Vec<[u8; TURNS]>,
}

/// A position on the way.
#[derive(Clone, Copy, Debug, Default)]
struct OptimalNode {
    cosets: [Coset; AXES],
    position: Position,
    /// The turns that may follow, as bits.
    turns: u32,
    sequence: Sequence,
    /// The axis for which the coset is farthest: most turns are dropped for it.
    axis: u8,
    /// By axis: the entry of the coset of the inverse position, and the two bits there.
    entries: [u32; AXES],
    codes: [u8; AXES],
    /// The turns that led here, five bits each, the last one lowest.
    path: u128,
}

/// A turn of a node that is expanded.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The index of the node.
    node: u16,
    turn: u8,
    /// Whether all bounds until now are just as many turns as are left.
    is_just: bool,
    /// The highest bound until now, and its axis.
    most: u8,
    axis: u8,
    /// The axis that is looked at, and the turn as it looks there.
    by: u8,
    seen: u8,
    /// Its entry for this axis, and the two bits there. Before it is known: what follows from the class.
    entry: u32,
    code: u8,
}

/// The search for solutions of one length, or of a part of it.
///
/// ```
/// use casse_tete::puzzle::cube::solve::optimal::search::lower_bound;
/// use casse_tete::puzzle::cube::solve::optimal::{DepthPart, Metric, OptimalBuild, OptimalSearch, OptimalTables, Wanted};
/// use casse_tete::puzzle::cube::{Algorithm, Position};
/// use casse_tete::search::Status;
/// use casse_tete::search::job::Build;
/// # if true { return; } // The table takes some seconds.
///
/// let mut build = Box::new(OptimalBuild::new(Metric::HalfTurn));
/// while build.advance(1_000_000) == Status::Running {}
/// let tables = std::rc::Rc::new(OptimalTables::of_bytes(Metric::HalfTurn, &build.finish()).unwrap());
/// ```
#[derive(Clone, Debug)]
pub struct OptimalSearch {
    space: Rc<SearchedPosition>,
    part: DepthPart,
    wanted: Wanted,
    /// By the number of turns that led to them: the nodes that are still to be expanded.
    levels: Vec<Vec<OptimalNode>>,
    /// Kept to be filled again.
    candidates: Vec<Candidate>,
    successors: Vec<OptimalNode>,
    numbers: Vec<[(u32, u16); AXES]>,
    /// The number of nodes at the border of the parts so far.
    border: u32,
    nodes: u64,
    found: u64,
    solutions: Vec<Vec<Turn>>,
    is_over: bool,
}

impl OptimalSearch {
    /// A part of the search of a position, before its first step. A length below [`lower_bound`] is raised to it. `None` if turns cannot put the
    /// position in order, or there is no such part.
    pub fn new(
        tables: Rc<OptimalTables>,
        position: &Position,
        part: DepthPart,
        wanted: Wanted,
    ) -> Option<OptimalSearch> {
        if !Sums::of(position).is_reachable() {
            return None;
        }
        let depth = part.depth.max(lower_bound(&tables, position));
        if part.share >= part.of || depth > LONGEST {
            return None;
        }
        let space = SearchedPosition::new(tables, position);
        let entries = space.tables.moves().of_inverse(position).map(OptimalTables::entry);
        let root = OptimalNode {
            cosets: space.tables.moves().of_inverse(&position.inverse()),
            position: *position,
            entries,
            codes: entries.map(|entry| space.tables.code(entry)),
            ..OptimalNode::default()
        };
        let mut search = OptimalSearch {
            space: Rc::new(space),
            part: DepthPart { depth, ..part },
            wanted,
            levels: vec![vec![]; usize::from(depth) + 1],
            candidates: vec![],
            successors: vec![],
            numbers: vec![],
            border: 0,
            nodes: 0,
            found: 0,
            solutions: vec![],
            is_over: false,
        };
        if depth == 0 {
            // The position in order has one solution, the empty one.
            if part.share == 0 {
                search.note(&root);
            }
            search.is_over = true;
        } else {
            let turns = search.space.allowed[0];
            search.levels[0].push(OptimalNode { turns, ..root });
        }
        Some(search)
    }

    /// Creates about `budget` nodes. Finished: the part is searched to its end, or the solution that was wanted is found.
    pub fn advance(&mut self, budget: u64) -> Status {
        let end = self.nodes.saturating_add(budget);
        while self.nodes < end && !self.is_over {
            self.step();
        }
        if self.is_over { Status::Finished } else { Status::Running }
    }

    /// The part, its length as it is searched.
    pub fn part(&self) -> DepthPart {
        self.part
    }

    /// The nodes so far: positions that were looked up in the table after a turn. Those above the border of the parts are counted by the part
    /// of number 0.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The turns to one of the nodes that are still to be expanded.
    pub fn path(&self) -> impl Iterator<Item = Turn> {
        let deepest = self.levels.iter().enumerate().rev().find_map(|(depth, level)| Some((depth, level.last()?)));
        deepest.into_iter().flat_map(|(depth, node)| node.turns_made(depth)).filter_map(turn_of)
    }

    /// What is found so far.
    pub fn into_result(self) -> DepthResult {
        DepthResult { part: self.part, nodes: self.nodes, found: self.found, solutions: self.solutions }
    }

    /// Expands some nodes of the deepest level that has any.
    fn step(&mut self) {
        let Some(at) = self.levels.iter().rposition(|level| !level.is_empty()) else {
            self.is_over = true;
            return;
        };
        let mut levels = std::mem::take(&mut self.levels);
        if let [.., own, next] = &mut levels[..at + 2] {
            let from = own.len().saturating_sub(TOGETHER);
            self.expand(at, &own[from..], next);
            own.truncate(from);
        }
        self.levels = levels;
    }

    /// Expands nodes to which so many turns have led.
    fn expand(&mut self, at: usize, nodes: &[OptimalNode], next: &mut Vec<OptimalNode>) {
        let left = self.part.depth - at as u8 - 1;
        let space = Rc::clone(&self.space);
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        for (node, own) in nodes.iter().enumerate() {
            let mut turns = own.turns;
            while turns != 0 {
                let turn = turns.trailing_zeros() as u8;
                turns &= turns - 1;
                candidates.push(Candidate {
                    node: node as u16,
                    turn,
                    is_just: left > 0,
                    most: 0,
                    axis: 0,
                    by: 0,
                    seen: 0,
                    entry: 0,
                    code: 0,
                });
            }
        }
        if at >= SPLIT || self.part.share == 0 {
            self.nodes += candidates.len() as u64;
        }
        if left <= space.tables.most() {
            for step in 0..AXES as u8 {
                space.sift(nodes, &mut candidates, step, left);
            }
            candidates.retain(|candidate| !candidate.is_just);
        }
        let mut successors = std::mem::take(&mut self.successors);
        successors.clear();
        for &Candidate { node, turn, axis, .. } in &candidates {
            let node = OptimalNode { axis, ..space.turned(&nodes[usize::from(node)], turn.into()) };
            if at < SPLIT && !self.is_own(at + 1, &node) {
                continue;
            }
            if left > 0 {
                successors.push(node);
            } else if node.position == Position::SOLVED {
                self.note(&node);
            }
        }
        space.look_up_inverse(&mut successors, &mut self.numbers, left);
        for successor in &mut successors {
            if let Some(turns) = space.beginnings(successor, left) {
                successor.turns = turns;
                next.push(*successor);
            }
        }
        (self.candidates, self.successors) = (candidates, successors);
    }

    /// Whether a node above the border of the parts, or at it, belongs to this part, and no symmetry of the position makes its turns come earlier.
    fn is_own(&mut self, depth: usize, node: &OptimalNode) -> bool {
        if !self.space.is_least(node, depth) {
            return false;
        }
        if depth < SPLIT {
            return depth < usize::from(self.part.depth) || self.part.share == 0;
        }
        let number = self.border;
        self.border += 1;
        number % self.part.of == self.part.share
    }

    /// Notes a solution.
    fn note(&mut self, node: &OptimalNode) {
        let depth = self.part.depth.into();
        if !self.space.is_least(node, depth) || self.is_over {
            return;
        }
        self.found += 1;
        if self.solutions.len() < MOST_LISTED {
            self.solutions.push(node.turns_made(depth).filter_map(turn_of).collect());
        }
        self.is_over |= self.wanted == Wanted::One;
    }
}

impl OptimalNode {
    /// The turns that led here, which are so many.
    fn turns_made(&self, depth: usize) -> impl Iterator<Item = u8> {
        (0..depth).rev().map(|index| (self.path >> (5 * index)) as u8 & 31)
    }
}

/// The turn of a face with this number.
fn turn_of(number: u8) -> Option<Turn> {
    Turn::of_faces().nth(number.into())
}

impl SearchedPosition {
    fn new(tables: Rc<OptimalTables>, position: &Position) -> SearchedPosition {
        let metric = tables.metric();
        let all: Vec<Turn> = Turn::of_faces().collect();
        let mut turns = [PositionTables::of(&Position::SOLVED); TURNS];
        for (slot, turn) in turns.iter_mut().zip(&all) {
            *slot = PositionTables::of(&turn.cube().position());
        }
        let (mut allowed, mut after) = ([0; 16], [[0; 32]; 16]);
        for own in 0..Sequence::COUNT {
            let sequence = Sequence(own as u8);
            allowed[own] = sequence.allowed(metric);
            for turn in metric.turns() {
                after[own][turn] = sequence.then(metric, turn).map_or(0, |after| after.0);
            }
        }
        let mut outer = [u32::MAX; 1 << AXES];
        for (axes, left) in outer.iter_mut().enumerate() {
            for axis in (0..AXES).filter(|axis| axes >> axis & 1 == 1) {
                *left &= !tables.moves().inner(axis);
            }
        }
        let inner = (0..AXES).fold(u32::MAX, |inner, axis| inner & tables.moves().inner(axis));
        let keeps = |own: &&Symmetry| **own != Symmetry::IDENTITY && position.under(**own) == *position;
        let number = |turn: Turn| all.iter().position(|&own| own == turn).unwrap_or_default() as u8;
        let image = |own: &Symmetry| std::array::from_fn(|turn| number(all[turn].under(*own)));
        let images = Symmetry::ALL.iter().filter(keeps).map(image).collect();
        SearchedPosition { tables, turns, allowed, after, outer, inner, images }
    }

    /// The node after a turn; what may follow is not known yet.
    #[inline]
    fn turned(&self, node: &OptimalNode, turn: usize) -> OptimalNode {
        let moves = self.tables.moves();
        OptimalNode {
            cosets: std::array::from_fn(|axis| moves.turned(node.cosets[axis], axis, turn)),
            position: self.turns[turn].upon(&node.position),
            turns: 0,
            axis: 0,
            entries: node.entries,
            codes: node.codes,
            sequence: Sequence(self.after[usize::from(node.sequence.0) % 16][turn]),
            path: node.path << 5 | turn as u128,
        }
    }

    /// Keeps the turns after which the coset for an axis needs at most `left` more turns. The axis is given by the steps from that for which
    /// the node is farthest.
    #[inline]
    fn sift(&self, nodes: &[OptimalNode], candidates: &mut Vec<Candidate>, step: u8, left: u8) {
        let moves = self.tables.moves();
        // One table after another, so that the processor asks for many entries of each at once: at first for the rows of the classes.
        let rows = nodes.iter().map(|node| {
            let class = node.cosets[usize::from(node.axis + step) % AXES].class;
            moves.class_after(class, 0) ^ moves.class_after(class, TURNS as u8 - 1)
        });
        black_box(rows.fold(0, |rows, row| rows ^ row));
        for candidate in candidates.iter_mut() {
            let node = &nodes[usize::from(candidate.node)];
            candidate.by = (node.axis + step) % AXES as u8;
            let axis = usize::from(candidate.by);
            candidate.seen = moves.seen(node.cosets[axis], axis, candidate.turn.into());
            candidate.entry = moves.class_after(node.cosets[axis].class, candidate.seen);
        }
        for candidate in candidates.iter_mut() {
            let twist = nodes[usize::from(candidate.node)].cosets[usize::from(candidate.by) % AXES].twist;
            candidate.entry = OptimalTables::entry(moves.coset_after(candidate.entry, twist, candidate.seen));
        }
        for candidate in candidates.iter_mut() {
            candidate.code = self.tables.code(candidate.entry);
        }
        let mut kept = 0;
        for index in 0..candidates.len() {
            let mut candidate = candidates[index];
            let bound = self.tables.bound_of(candidate.entry, candidate.code, left);
            candidate.is_just &= bound == left;
            candidate.axis = if bound > candidate.most { candidate.by } else { candidate.axis };
            candidate.most = candidate.most.max(bound);
            candidates[kept] = candidate;
            kept += usize::from(bound <= left);
        }
        candidates.truncate(kept);
    }

    /// Looks up the inverse positions of nodes after their last turn. A turn of the subgroup of an axis does not change the coset of the inverse
    /// for this axis.
    fn look_up_inverse(&self, nodes: &mut [OptimalNode], numbers: &mut Vec<[(u32, u16); AXES]>, left: u8) {
        if left > self.tables.most() + 1 {
            return;
        }
        let moves = self.tables.moves();
        let changed = |node: &OptimalNode, axis: usize| moves.inner(axis) >> (node.path as u32 & 31) & 1 == 0;
        // Again one table after another. What is known already is asked for at a place that costs no time.
        numbers.clear();
        numbers.extend(nodes.iter().map(|node| {
            let all = moves.numbers_of_inverse(&node.position);
            std::array::from_fn(|axis| if changed(node, axis) { all[axis] } else { (0, 0) })
        }));
        for (node, numbers) in nodes.iter_mut().zip(numbers) {
            for axis in 0..AXES {
                let entry = OptimalTables::entry(moves.coset(numbers[axis]));
                node.entries[axis] = if changed(node, axis) { entry } else { node.entries[axis] };
            }
        }
        for node in nodes {
            for axis in 0..AXES {
                let entry = if changed(node, axis) { node.entries[axis] } else { 0 };
                let code = self.tables.code(entry);
                node.codes[axis] = if changed(node, axis) { code } else { node.codes[axis] };
            }
        }
    }

    /// The turns with which a solution of so many turns, 1 or more, may begin, as bits, as the inverse position tells; `None` if there is none.
    #[inline]
    fn beginnings(&self, node: &OptimalNode, left: u8) -> Option<u32> {
        let allowed = self.allowed[usize::from(node.sequence.0) % 16];
        if left > self.tables.most() + 1 {
            return Some(allowed);
        }
        let bounds: [u8; AXES] =
            std::array::from_fn(|axis| self.tables.bound_of(node.entries[axis], node.codes[axis], left));
        let (mut just, mut near) = (0, 0);
        for (axis, &bound) in bounds.iter().enumerate() {
            if bound > left {
                return None;
            }
            just |= usize::from(bound == left) << axis;
            near |= usize::from(bound + 1 >= left) << axis;
        }
        let outer = self.outer[just];
        // A half turn changes none of the three; they cannot all need as many turns as are left after it.
        let inner = if near == 7 && left > 1 { self.inner } else { 0 };
        (just != 7).then_some(allowed & outer & !inner)
    }

    /// Whether no symmetry of the position makes the turns to a node come earlier in the order of the turns. Where one does, the solutions are
    /// as others, seen on the cube turned or mirrored.
    fn is_least(&self, node: &OptimalNode, depth: usize) -> bool {
        if self.images.is_empty() {
            return true;
        }
        let metric = self.tables.metric();
        let turns: Vec<u8> = node.turns_made(depth).collect();
        self.images.iter().all(|image| {
            let seen: Vec<u8> = turns.iter().map(|&turn| image[usize::from(turn) % TURNS]).collect();
            normal(metric, &seen) >= turns
        })
    }
}

/// No solution is shorter, as the tables tell from the position and its inverse.
pub fn lower_bound(tables: &OptimalTables, position: &Position) -> u8 {
    if *position == Position::SOLVED {
        return 0;
    }
    let moves = tables.moves();
    let ends = [*position, position.inverse()].map(|end| {
        let bounds = moves.of_inverse(&end).map(|coset| tables.bound(coset));
        let most = bounds.into_iter().fold(0, u8::max);
        // Not all three axes need as many turns as the position.
        most + u8::from(bounds == [most; AXES])
    });
    let least = ends[0].max(ends[1]).max(1);
    let is_odd = Sums::of(position).corner_sign < 0;
    let is_even_step = tables.metric() == Metric::QuarterTurn;
    least + u8::from(is_even_step && (least % 2 == 1) != is_odd)
}
