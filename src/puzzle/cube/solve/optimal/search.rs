//! The search for solutions of one length, or of a part of it: depth first, without what the tables exclude.
//!
//! A position is looked at from both ends of a solution. If it needs more turns than are left to come into the subgroup of an axis, it is dropped.
//! Not all three axes can need all that are left: the last turn of a solution belongs to the subgroup of at least one axis, and that was reached
//! a turn before (Reid, 1997). The same holds for the inverse position and the beginning. A turn of the subgroup of an axis does not change the
//! coset of the inverse position; so where the inverse position needs for an axis all turns that are left, the next turn is none of that
//! subgroup.
//!
//! A node counts when one coset is looked up for it; the other five are looked up only as long as none excludes it. The axes come in the order in
//! which more nodes are excluded: one that needs all turns that are left must come nearer with each turn; and where two axes need them, the
//! third one must not.

use super::coordinates::{AXES, Coset, InverseSums};
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
const TOGETHER: usize = 256;

/// All axes, as bits.
const ALL_AXES: u8 = (1 << AXES) - 1;

/// What the search of one position needs at every node.
#[derive(Clone, Debug)]
struct OptimalSpace {
    tables: Rc<OptimalTables>,
    turns: [PositionTables; TURNS],
    /// By sequence: what may follow. By sequence and turn: the sequence after it.
    allowed: [u32; 16],
    after: [[u8; 32]; 16],
    /// By the turns that are left and by codes: what follows where small tables are not needed.
    verdicts: Vec<[Verdict; 1 << (2 * AXES)]>,
    /// What the symmetries of the position, the identity excepted, make of each turn.
    images: Vec<[u8; TURNS]>,
}

/// A position on the way.
#[derive(Clone, Copy, Debug, Default)]
struct OptimalNode {
    position: Position,
    cosets: [Coset; AXES],
    /// The axes in the order in which the cosets after a turn are looked up.
    axes: [u8; AXES],
    /// The axes for which the coset needs all turns that are left, as bits.
    tight: u8,
    /// The two bits in the table of each coset of the inverse position, those of the first axis lowest.
    inverse_codes: u8,
    /// The axes in the order in which the cosets of the inverse position after a turn are looked up.
    inverse_axes: [u8; AXES],
    sequence: Sequence,
    /// The turns that may follow, as bits.
    turns: u32,
    /// The turns that led here, five bits each, the last one lowest.
    path: u128,
}

/// A turn of a node that is expanded, in one word, since many of them are read and written:
///
/// * bits 0 to 5: the two bits in the table of the coset of each axis after the turn, 0 if it is not looked up yet;
/// * bits 6 to 8: the axes for which the coset needs all turns that are left;
/// * bits 9 to 13: the turn;
/// * from bit 16 on: the index of the node.
#[derive(Clone, Copy, Debug)]
struct Candidate(u32);

/// A candidate that the cosets of its position do not exclude.
#[derive(Clone, Copy, Debug)]
struct Successor {
    candidate: Candidate,
    position: Position,
    /// The two bits in the table of each coset of the inverse position.
    inverse_codes: u8,
    /// Whether no coset of the inverse position that is looked up needs more turns than are left.
    is_within: bool,
}

/// What follows from how far the cosets of a position are.
#[derive(Clone, Copy, Debug, Default)]
struct Verdict {
    /// Whether so many turns may be enough.
    is_within: bool,
    /// The axes, first those for which more positions are dropped after a turn.
    axes: [u8; AXES],
    /// The axes for which the coset needs all turns that are left, as bits.
    tight: u8,
    /// The turns that are left for the other end of a solution, as bits.
    turns: u32,
}

/// A coset of an inverse position that is looked up.
#[derive(Clone, Copy, Debug)]
struct InverseLookUp {
    /// The index of the successor.
    successor: u16,
    axis: u8,
    pairing: u8,
    twist: u16,
    /// The number of slice and flip; then what is read for it; then the entry; then its code.
    value: u32,
}

/// What is kept between two steps only to be filled again.
#[derive(Clone, Debug, Default)]
struct KeptBuffers {
    candidates: Vec<Candidate>,
    entries: Vec<u32>,
    successors: Vec<Successor>,
    sums: Vec<InverseSums>,
    look_ups: Vec<InverseLookUp>,
}

/// The search for solutions of one length, or of a part of it.
///
/// ```
/// use casse_tete::puzzle::cube::solve::optimal::{
///     DepthPart, Metric, OptimalBuild, OptimalSearch, OptimalTables, TableSize, Wanted,
/// };
/// use casse_tete::puzzle::cube::{Face, Layers, Position, Turn};
/// use casse_tete::search::Status;
/// use casse_tete::search::job::Build;
/// use std::rc::Rc;
///
/// // This takes some seconds.
/// let (metric, size) = (Metric::HalfTurn, TableSize::Usual);
/// let mut build = Box::new(OptimalBuild::new(metric, size).unwrap());
/// while build.advance(1_000_000) == Status::Running {}
/// let tables = Rc::new(OptimalTables::of_bytes(metric, size, build.finish()).unwrap());
///
/// let turns = [Face::Right, Face::Up, Face::Front].map(|face| Turn::new(Layers::Outer, face, 1).unwrap());
/// let position = turns.iter().fold(Position::SOLVED, |position, turn| position.then(&turn.cube().position()));
/// // One length after another, each in one part; a length below the lower bound of the tables is raised to it.
/// let found = (0..).find_map(|depth| {
///     let part = DepthPart { depth, share: 0, of: 1 };
///     let mut search = OptimalSearch::new(Rc::clone(&tables), &position, part, Wanted::All).unwrap();
///     while search.advance(10_000) == Status::Running {}
///     Some(search.into_result()).filter(|result| result.found > 0)
/// });
/// let found = found.unwrap();
/// assert_eq!((found.part.depth, found.found), (3, 1));
/// ```
#[derive(Clone, Debug)]
pub struct OptimalSearch {
    space: Rc<OptimalSpace>,
    part: DepthPart,
    wanted: Wanted,
    /// By the number of turns that led to them: the nodes that are still to be expanded.
    levels: Vec<Vec<OptimalNode>>,
    kept: KeptBuffers,
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
        let space = OptimalSpace::new(tables, position);
        let inverse = space.tables.moves().of_inverse(position).map(|coset| space.tables.entry(coset));
        let root = OptimalNode {
            position: *position,
            cosets: space.tables.moves().of_inverse(&position.inverse()),
            axes: [0, 1, 2],
            inverse_codes: (0..AXES).fold(0, |codes, axis| codes | space.tables.code(inverse[axis]) << (2 * axis)),
            inverse_axes: [0, 1, 2],
            turns: space.allowed[0],
            ..OptimalNode::default()
        };
        let mut search = OptimalSearch {
            space: Rc::new(space),
            part: DepthPart { depth, ..part },
            wanted,
            levels: vec![vec![]; usize::from(depth) + 1],
            kept: KeptBuffers::default(),
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
            search.levels[0].push(root);
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
        let mut kept = std::mem::take(&mut self.kept);
        let candidates = space.generate(nodes, left, &mut kept);
        if at >= SPLIT || self.part.share == 0 {
            self.nodes += candidates;
        }
        kept.successors.clear();
        for &candidate in &kept.candidates {
            let before = &nodes[candidate.node()];
            if space.verdict(before, candidate, left).is_within {
                kept.successors.push(Successor {
                    candidate,
                    position: space.turns[candidate.turn()].upon(&before.position),
                    inverse_codes: before.inverse_codes,
                    is_within: true,
                });
            }
        }
        space.look_up_inverse(nodes, &mut kept, left);
        for successor in kept.successors.iter().filter(|successor| successor.is_within) {
            let before = &nodes[successor.candidate.node()];
            let verdict = space.inverse_verdict(successor, left);
            let sequence = Sequence(space.after[usize::from(before.sequence.0) % 16][successor.candidate.turn()]);
            let turns = verdict.turns & space.allowed[usize::from(sequence.0) % 16];
            if !verdict.is_within || left > 0 && turns == 0 {
                continue;
            }
            let node =
                OptimalNode { sequence, turns, inverse_axes: verdict.axes, ..space.turned(before, successor, left) };
            if at < SPLIT && !self.is_own(at + 1, &node) {
                continue;
            }
            if left > 0 {
                next.push(node);
            } else if node.position == Position::SOLVED {
                self.note(&node);
            }
        }
        self.kept = kept;
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

impl Candidate {
    fn new(node: usize, turn: u8, tight: u8) -> Candidate {
        Candidate((node as u32) << 16 | u32::from(turn) << 9 | u32::from(tight) << 6)
    }

    /// The index of the node.
    #[inline]
    fn node(self) -> usize {
        (self.0 >> 16) as usize
    }

    /// The number of the turn, 0..32.
    #[inline]
    fn turn(self) -> usize {
        (self.0 >> 9) as usize % 32
    }

    /// The two bits of each coset, those of the first axis lowest.
    #[inline]
    fn codes(self) -> u8 {
        self.0 as u8 % (1 << (2 * AXES))
    }

    /// The same with the two bits of one more coset, and whether it needs all turns that are left.
    #[inline]
    fn with(self, axis: u8, code: u8, is_tight: bool) -> Candidate {
        Candidate(self.0 | u32::from(code) << (2 * axis) | u32::from(is_tight) << (6 + axis))
    }

    /// Whether the cosets of all axes need all turns that are left.
    #[inline]
    fn is_tight(self) -> bool {
        self.0 >> 6 & u32::from(ALL_AXES) == u32::from(ALL_AXES)
    }
}

/// The turn of a face with this number.
fn turn_of(number: u8) -> Option<Turn> {
    Turn::of_faces().nth(number.into())
}

impl OptimalSpace {
    fn new(tables: Rc<OptimalTables>, position: &Position) -> OptimalSpace {
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
        let keeps = |own: &&Symmetry| **own != Symmetry::IDENTITY && position.under(**own) == *position;
        let number = |turn: Turn| all.iter().position(|&own| own == turn).unwrap_or_default() as u8;
        let image = |own: &Symmetry| std::array::from_fn(|turn| number(all[turn].under(*own)));
        let images = Symmetry::ALL.iter().filter(keeps).map(image).collect();
        let mut space = OptimalSpace { tables, turns, allowed, after, verdicts: vec![], images };
        let verdict = |codes: usize, left: u8| space.verdict_of(space.bounds([0; AXES], codes as u8, u8::MAX), left);
        space.verdicts =
            (0..=space.tables.most() + 1).map(|left| std::array::from_fn(|codes| verdict(codes, left))).collect();
        space
    }

    /// The node after a turn; what may follow is not known yet.
    #[inline]
    fn turned(&self, before: &OptimalNode, successor: &Successor, left: u8) -> OptimalNode {
        let &Successor { candidate, position, inverse_codes, .. } = successor;
        let verdict = self.verdict(before, candidate, left);
        OptimalNode {
            position,
            cosets: self.cosets_turned(before, candidate.turn()),
            axes: verdict.axes,
            tight: verdict.tight,
            inverse_codes,
            path: before.path << 5 | candidate.turn() as u128,
            ..*before
        }
    }

    /// The cosets after a turn.
    #[inline]
    fn cosets_turned(&self, before: &OptimalNode, turn: usize) -> [Coset; AXES] {
        std::array::from_fn(|axis| self.tables.moves().turned(before.cosets[axis], axis, turn))
    }

    /// The turns of nodes after which no coset needs more than `left` turns, with what the table tells of them. Returns how many were looked up.
    fn generate(&self, nodes: &[OptimalNode], left: u8, buffers: &mut KeptBuffers) -> u64 {
        let moves = self.tables.moves();
        let KeptBuffers { candidates, entries, .. } = buffers;
        candidates.clear();
        entries.clear();
        if left <= self.tables.most() {
            self.ask_for_rows(nodes.iter(), 0);
        }
        for (index, node) in nodes.iter().enumerate() {
            let axis = usize::from(node.axes[0]).min(AXES - 1);
            let row = moves.row(node.cosets[axis], axis);
            let mut rest = node.turns;
            while rest != 0 {
                let turn = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                candidates.push(Candidate::new(index, turn, node.tight));
                entries.push(self.tables.entry(row.coset(turn.into())));
            }
        }
        let count = candidates.len() as u64;
        if left > self.tables.most() {
            return count;
        }
        let most = self.tables.most_code(left);
        let all = self.tight_code(left);
        for step in 0..AXES {
            if step > 0 {
                self.ask_for_rows(candidates.iter().map(|candidate| &nodes[candidate.node()]), step);
                entries.clear();
                entries.extend(candidates.iter().map(|candidate| {
                    let node = &nodes[candidate.node()];
                    let axis = usize::from(node.axes[step]).min(AXES - 1);
                    self.tables.entry(moves.row(node.cosets[axis], axis).coset(candidate.turn()))
                }));
            }
            // One table after another, so that the processor asks for many entries at once.
            for entry in entries.iter_mut() {
                *entry = self.tables.code(*entry).into();
            }
            let mut kept = 0;
            for (index, &code) in entries.iter().enumerate() {
                let code = code as u8;
                let candidate = candidates[index];
                let axis = nodes[candidate.node()].axes[step];
                let candidate = candidate.with(axis, code, code == all);
                candidates[kept] = candidate;
                kept += usize::from(code <= most && !candidate.is_tight());
            }
            candidates.truncate(kept);
        }
        count
    }

    /// Asks for the rows of the classes of nodes, for the axis so many steps after their first one, before they are needed one by one.
    fn ask_for_rows<'a>(&self, nodes: impl Iterator<Item = &'a OptimalNode>, step: usize) {
        let moves = self.tables.moves();
        let row = |node: &OptimalNode| moves.any_of_row(node.cosets[usize::from(node.axes[step]).min(AXES - 1)]);
        black_box(nodes.fold(0, |rows, node| rows ^ row(node)));
    }

    /// Looks up the inverse positions of nodes after their last turn. A turn of the subgroup of an axis does not change the coset of the inverse
    /// for this axis.
    fn look_up_inverse(&self, nodes: &[OptimalNode], buffers: &mut KeptBuffers, left: u8) {
        if left > self.tables.most() + 1 || left == 0 {
            return;
        }
        let moves = self.tables.moves();
        let KeptBuffers { successors, sums, look_ups, .. } = buffers;
        // On this level the inverse is looked up for the first time.
        let is_first = left > self.tables.most();
        let most = if is_first { u8::MAX } else { self.tables.most_code(left) };
        sums.clear();
        sums.extend(successors.iter().map(|successor| moves.sums_of_inverse(&successor.position)));
        for step in 0..AXES {
            look_ups.clear();
            for (index, (successor, sums)) in successors.iter().zip(sums.iter()).enumerate() {
                let axis = usize::from(nodes[successor.candidate.node()].inverse_axes[step]).min(AXES - 1);
                let is_changed = is_first || self.tables.inner(axis) >> successor.candidate.turn() & 1 == 0;
                if successor.is_within && is_changed {
                    let (number, twist, pairing) = moves.numbers_of_inverse(sums, axis);
                    look_ups.push(InverseLookUp {
                        successor: index as u16,
                        axis: axis as u8,
                        pairing,
                        twist,
                        value: number,
                    });
                }
            }
            // Again one table after another.
            for look_up in look_ups.iter_mut() {
                look_up.value = moves.class_value(look_up.value);
            }
            for look_up in look_ups.iter_mut() {
                let coset = moves.coset(look_up.value, look_up.twist, look_up.pairing);
                look_up.value = self.tables.entry(coset);
            }
            for look_up in look_ups.iter_mut() {
                look_up.value = self.tables.code(look_up.value).into();
            }
            for look_up in look_ups.iter() {
                let successor = &mut successors[usize::from(look_up.successor)];
                let (code, shift) = (look_up.value as u8, 2 * look_up.axis);
                successor.inverse_codes = successor.inverse_codes & !(3 << shift) | code << shift;
                successor.is_within = code <= most;
            }
        }
    }

    /// What follows from the cosets of a position after a turn, if so many turns are left. Near the end the small tables tell more.
    #[inline]
    fn verdict(&self, before: &OptimalNode, candidate: Candidate, left: u8) -> Verdict {
        let verdict = self.verdict_of_codes(candidate.codes(), left);
        if left >= self.tables.first() || !verdict.is_within {
            return verdict;
        }
        self.verdict_near(self.cosets_turned(before, candidate.turn()), candidate.codes(), left)
    }

    /// The same from the cosets of the inverse position.
    #[inline]
    fn inverse_verdict(&self, successor: &Successor, left: u8) -> Verdict {
        let verdict = self.verdict_of_codes(successor.inverse_codes, left);
        if left >= self.tables.first() || left == 0 || !verdict.is_within {
            return verdict;
        }
        self.verdict_near(self.tables.moves().of_inverse(&successor.position), successor.inverse_codes, left)
    }

    /// What follows from the two bits of the cosets at one end alone.
    #[inline]
    fn verdict_of_codes(&self, codes: u8, left: u8) -> Verdict {
        if left > self.tables.most() + 1 {
            return Verdict { is_within: true, axes: [0, 1, 2], tight: 0, turns: u32::MAX };
        }
        self.verdicts[usize::from(left)][usize::from(codes) % (1 << (2 * AXES))]
    }

    /// What follows from the small tables and the two bits of the cosets at one end.
    fn verdict_near(&self, cosets: [Coset; AXES], codes: u8, left: u8) -> Verdict {
        self.verdict_of(self.bounds(cosets.map(|coset| self.tables.entry(coset)), codes, left), left)
    }

    /// The two bits of cosets that need all of so many turns, if it is told apart from fewer.
    fn tight_code(&self, left: u8) -> u8 {
        if left >= self.tables.first() { self.tables.most_code(left) } else { u8::MAX }
    }

    /// How many turns the cosets with these entries and two bits each need at least.
    fn bounds(&self, entries: [u32; AXES], codes: u8, left: u8) -> [u8; AXES] {
        std::array::from_fn(|axis| self.tables.bound_of(entries[axis], codes >> (2 * axis) & 3, left))
    }

    /// What follows from the bounds of the cosets at one end, if so many turns are left.
    fn verdict_of(&self, bounds: [u8; AXES], left: u8) -> Verdict {
        let most = bounds.into_iter().fold(0, u8::max);
        let are_all = |bound: u8| bounds.iter().all(|&own| own >= bound);
        let tight = (0..AXES).fold(0, |tight, axis| tight | u8::from(bounds[axis] >= left) << axis);
        // If two axes need all turns that are left, the third one must not, nor after the next turn. Few cosets are so near.
        let is_rare = |axis: u8| tight | 1 << axis == ALL_AXES && tight != ALL_AXES;
        let mut axes = [0, 1, 2];
        axes.sort_by_key(|&axis| (!is_rare(axis), u8::MAX - bounds[usize::from(axis)]));
        let mut turns = u32::MAX;
        for axis in (0..AXES).filter(|&axis| bounds[axis] >= left) {
            turns &= !self.tables.inner(axis);
        }
        // A half turn belongs to all three subgroups: all three would need all turns that are left after it.
        if left > 1 && are_all(left - 1) {
            turns &= !(0..AXES).fold(u32::MAX, |half, axis| half & self.tables.inner(axis));
        }
        Verdict { is_within: most <= left && (left == 0 || !are_all(left)), axes, tight, turns }
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
