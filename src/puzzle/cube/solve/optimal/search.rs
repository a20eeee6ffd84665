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
use std::rc::Rc;

/// The turns from the root to the nodes that are divided into parts.
pub const SPLIT: usize = 3;

/// No path is longer: God's number in quarter turns is 26.
const LONGEST: usize = 31;

/// What the search of one position needs at every node.
#[derive(Clone, Debug)]
struct Space {
    tables: Rc<OptimalTables>,
    turns: [PositionTables; TURNS],
    /// By sequence: what may follow. By sequence and turn: the sequence after it.
    allowed: [u32; 16],
    after: [[u8; 32]; 16],
    /// By axes, as bits, of which the first turn is not in the subgroup: the turns that are left.
    outer: [u32; 1 << AXES],
    /// What the symmetries of the position, the identity excepted, make of each turn.
    images: Vec<[u8; TURNS]>,
}

/// A node of the path.
#[derive(Clone, Copy, Debug, Default)]
struct OptimalNode {
    cosets: [Coset; AXES],
    position: Position,
    /// The turns that are still to be tried, as bits.
    waiting: u32,
    sequence: u8,
    /// The turn that led here.
    turn: u8,
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
    space: Rc<Space>,
    part: DepthPart,
    wanted: Wanted,
    path: [OptimalNode; LONGEST + 1],
    /// The index of the present node in the path.
    at: usize,
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
        let is_part = part.share < part.of && usize::from(part.depth) <= LONGEST;
        if !is_part || !Sums::of(position).is_reachable() {
            return None;
        }
        let part = DepthPart { depth: part.depth.max(lower_bound(&tables, position)), ..part };
        let root = OptimalNode {
            cosets: tables.moves().of_inverse(&position.inverse()),
            position: *position,
            ..OptimalNode::default()
        };
        let mut search = OptimalSearch {
            space: Rc::new(Space::new(tables, position)),
            part,
            wanted,
            path: [root; LONGEST + 1],
            at: 0,
            border: 0,
            nodes: 0,
            found: 0,
            solutions: vec![],
            is_over: false,
        };
        search.begin(root);
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

    /// The turns to the present node.
    pub fn path(&self) -> impl Iterator<Item = u8> {
        self.path[1..].iter().take(self.at).map(|node| node.turn)
    }

    /// What is found so far.
    pub fn result(&self) -> DepthResult {
        DepthResult { part: self.part, nodes: self.nodes, found: self.found, solutions: self.solutions.clone() }
    }

    /// Begins at the root.
    fn begin(&mut self, root: OptimalNode) {
        if self.part.depth > 0 {
            self.visit(0, root);
        } else if self.part.share == 0 {
            self.note();
        }
        // The position in order has one solution, the empty one.
        self.is_over |= self.part.depth == 0;
    }

    /// Goes to the next node, or back.
    fn step(&mut self) {
        let node = &mut self.path[self.at & LONGEST];
        if node.waiting == 0 {
            self.is_over |= self.at == 0;
            self.at = self.at.saturating_sub(1);
            return;
        }
        let turn = node.waiting.trailing_zeros() as usize % TURNS;
        node.waiting &= node.waiting - 1;
        let at = self.at + 1;
        let node = self.space.turned(node, turn);
        let is_border = at == SPLIT;
        if at <= SPLIT {
            self.path[at].turn = turn as u8;
            if !self.is_least(at) {
                return;
            }
            let number = self.border;
            self.border += u32::from(is_border);
            if is_border && number % self.part.of != self.part.share {
                return;
            }
        }
        if at < usize::from(self.part.depth) {
            self.visit(at, node);
        } else if node.position == Position::SOLVED && (at >= SPLIT || self.part.share == 0) {
            self.path[at & LONGEST] = node;
            self.at = at;
            self.note();
            self.at = at - 1;
        }
    }

    /// Makes a node, to which so many turns have led, the present one, unless its inverse position tells that it is too far.
    #[inline]
    fn visit(&mut self, at: usize, node: OptimalNode) {
        let left = self.part.depth - at as u8;
        let Some(allowed) = self.space.allowed(&node, left) else { return };
        if at >= SPLIT || self.part.share == 0 {
            self.nodes += u64::from(allowed.count_ones());
        }
        let waiting = self.space.within(&node, allowed, left - 1);
        self.path[at & LONGEST] = OptimalNode { waiting, ..node };
        self.at = at;
    }

    /// Whether no symmetry of the position makes the first turns of the path come earlier in the order of the turns. Those of which one does
    /// lead to solutions that are as the others, seen on the cube turned or mirrored.
    fn is_least(&self, at: usize) -> bool {
        if self.space.images.is_empty() {
            return true;
        }
        let path: Vec<u8> = self.path[1..=at].iter().map(|node| node.turn).collect();
        self.space.is_least(&path)
    }

    /// Notes that the path is a solution.
    fn note(&mut self) {
        let turns: Vec<u8> = self.path().collect();
        if !self.space.is_least(&turns) {
            return;
        }
        self.found += 1;
        if self.solutions.len() < MOST_LISTED {
            self.solutions.push(turns.iter().filter_map(|&turn| Turn::of_faces().nth(turn.into())).collect());
        }
        self.is_over |= self.wanted == Wanted::One;
    }
}

impl Space {
    fn new(tables: Rc<OptimalTables>, position: &Position) -> Space {
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
        let keeps = |own: &&Symmetry| **own != Symmetry::IDENTITY && position.under(**own) == *position;
        let number = |turn: Turn| all.iter().position(|&own| own == turn).unwrap_or_default() as u8;
        let image = |own: &Symmetry| std::array::from_fn(|turn| number(all[turn].under(*own)));
        let images = Symmetry::ALL.iter().filter(keeps).map(image).collect();
        Space { tables, turns, allowed, after, outer, images }
    }

    /// The node after a turn.
    #[inline]
    fn turned(&self, node: &OptimalNode, turn: usize) -> OptimalNode {
        let moves = self.tables.moves();
        OptimalNode {
            cosets: std::array::from_fn(|axis| moves.turned(node.cosets[axis], axis, turn)),
            position: self.turns[turn].upon(&node.position),
            waiting: 0,
            sequence: self.after[usize::from(node.sequence) % 16][turn],
            turn: turn as u8,
        }
    }

    /// The turns that a solution of so many turns, 1 or more, may begin with, as bits; `None` if the inverse position tells that there is none.
    #[inline]
    fn allowed(&self, node: &OptimalNode, left: u8) -> Option<u32> {
        let allowed = self.allowed[usize::from(node.sequence) % 16];
        if left > self.tables.most() {
            return Some(allowed);
        }
        let bounds = self.tables.moves().of_inverse(&node.position).map(|coset| self.tables.bound_within(coset, left));
        let mut just = 0;
        for (axis, &bound) in bounds.iter().enumerate() {
            if bound > left {
                return None;
            }
            just |= usize::from(bound == left) << axis;
        }
        (just != 7).then_some(allowed & self.outer[just])
    }

    /// The turns among these after which a position may be put in order with so many turns, as the cosets of the position tell.
    #[inline]
    fn within(&self, node: &OptimalNode, turns: u32, left: u8) -> u32 {
        if left > self.tables.most() {
            return turns;
        }
        // The axis that drops most comes first.
        let bounds = node.cosets.map(|coset| self.tables.bound_within(coset, left));
        let first = if bounds[0] >= bounds[1] && bounds[0] >= bounds[2] {
            0
        } else if bounds[1] >= bounds[2] {
            1
        } else {
            2
        };
        let (mut alive, mut just) = (turns, turns);
        for axis in [[0, 1, 2], [1, 2, 0], [2, 0, 1]][first] {
            let (mut within, mut equal) = (0, 0);
            let mut rest = alive;
            while rest != 0 {
                let turn = rest.trailing_zeros() as usize % TURNS;
                rest &= rest - 1;
                let coset = self.tables.moves().turned(node.cosets[axis], axis, turn);
                let bound = self.tables.bound_within(coset, left);
                within |= u32::from(bound <= left) << turn;
                equal |= u32::from(bound == left) << turn;
            }
            alive &= within;
            just &= equal;
            if alive == 0 {
                return 0;
            }
        }
        if left == 0 { alive } else { alive & !just }
    }

    /// Whether no symmetry of the position makes these turns come earlier in the order of the turns.
    fn is_least(&self, turns: &[u8]) -> bool {
        let metric = self.tables.metric();
        self.images.iter().all(|image| {
            let seen: Vec<u8> = turns.iter().map(|&turn| image[usize::from(turn) % TURNS]).collect();
            normal(metric, &seen).as_slice() >= turns
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
