//! The multigraph of a set of cubes, and its factorisations.
//!
//! The vertices are the colours; each cube gives three edges, one for each axis, which join the colours of its two opposite
//! faces. A *factorisation* is one edge of each cube such that every colour has degree 2 (a loop counts 2): disjoint cycles
//! that cover all colours. Two factorisations without a common edge are a solution: oriented along the cycles, an edge of the
//! first runs from the front to the back of its cube, an edge of the second from its right to its left.

use super::{CUBES, CubeSet};
use crate::search::trace::trials::Tested;
use crate::search::{EvenTree, Tree};
use std::fmt;

/// Number of axes of a cube.
pub const AXES: usize = 3;

/// For each axis, the two opposite faces it joins.
pub const AXIS_FACES: [[usize; 2]; AXES] = [[0, 2], [1, 3], [4, 5]];

/// The axis that a face lies on.
pub fn axis_of(face: usize) -> usize {
    if face < 4 { face % 2 } else { 2 }
}

/// An edge of the multigraph: one axis of one cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edge {
    /// The cube, which is the number on the edge.
    pub cube: usize,
    /// The axis, 0..3: front and back, right and left, bottom and top.
    pub axis: usize,
}

impl Edge {
    /// The colours it joins: of the front, right or bottom face, and of the face opposite.
    pub fn ends(self, cubes: &CubeSet) -> [u8; 2] {
        let faces = cubes.cubes()[self.cube];
        AXIS_FACES[self.axis].map(|face| faces[face])
    }

    /// Whether it joins a colour to itself.
    pub fn is_loop(self, cubes: &CubeSet) -> bool {
        let [a, b] = self.ends(cubes);
        a == b
    }

    fn bit(self) -> u32 {
        1 << (AXES * self.cube + self.axis)
    }
}

/// All edges of a set, cube by cube.
pub fn edges(cubes: &CubeSet) -> impl Iterator<Item = Edge> + use<> {
    (0..cubes.count()).flat_map(|cube| (0..AXES).map(move |axis| Edge { cube, axis }))
}

/// One edge of each cube, as bits 3 * cube + axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Factorisation {
    edges: u32,
}

impl Factorisation {
    /// The edges with these axes, cube by cube. Whether they make a factorisation is not checked.
    pub fn new(axes: impl IntoIterator<Item = usize>) -> Factorisation {
        let bits = axes.into_iter().enumerate().map(|(cube, axis)| Edge { cube, axis }.bit());
        Factorisation { edges: bits.sum() }
    }

    /// The edges, cube by cube.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        let bits = (0..u32::BITS as usize).filter(move |bit| self.edges >> bit & 1 == 1);
        bits.map(|bit| Edge { cube: bit / AXES, axis: bit % AXES })
    }

    /// Whether this edge is in the factorisation.
    pub fn contains(self, edge: Edge) -> bool {
        self.edges & edge.bit() != 0
    }

    /// Whether two have no edge in common.
    #[inline]
    pub fn is_disjoint(self, other: Factorisation) -> bool {
        self.edges & other.edges == 0
    }

    /// The edges that two have in common.
    pub fn shared(self, other: Factorisation) -> impl Iterator<Item = Edge> {
        Factorisation { edges: self.edges & other.edges }.edges()
    }

    /// Its cycles, each an oriented walk: it begins at the least colour that no cycle before it has, along that colour's edge
    /// of the lowest cube. If the edges are not a factorisation, the walks that are possible.
    pub fn cycles(self, cubes: &CubeSet) -> Vec<Cycle> {
        let mut left: Vec<Edge> = self.edges().collect();
        let mut cycles = Vec::new();
        for start in 0..cubes.count() as u8 {
            let mut at = start;
            let mut cycle = Vec::new();
            while let Some(index) = left.iter().position(|edge| edge.ends(cubes).contains(&at)) {
                let edge = left.remove(index);
                let forward = edge.ends(cubes)[0] == at;
                let arc = Arc { edge, forward };
                at = arc.to(cubes);
                cycle.push(arc);
                if at == start {
                    break;
                }
            }
            if !cycle.is_empty() {
                cycles.push(cycle);
            }
        }
        cycles
    }

    /// Number of its cycles.
    pub fn cycle_count(self, cubes: &CubeSet) -> u32 {
        // Colours joined by edges are merged, which leaves one colour for each cycle.
        let mut merged: [u8; *CUBES.end()] = std::array::from_fn(|colour| colour as u8);
        let mut count = cubes.count() as u32;
        for edge in self.edges() {
            let [a, b] = edge.ends(cubes).map(|colour| merged[usize::from(colour)]);
            if a != b {
                count -= 1;
                merged.iter_mut().filter(|colour| **colour == a).for_each(|colour| *colour = b);
            }
        }
        count
    }
}

impl fmt::Display for Factorisation {
    /// Writes the axis of each cube as a digit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.edges().try_for_each(|edge| write!(f, "{}", edge.axis))
    }
}

/// An edge with a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc {
    /// The edge.
    pub edge: Edge,
    /// Whether it runs from the front, right or bottom face to the one opposite.
    pub forward: bool,
}

impl Arc {
    /// The face where it begins and the one where it ends.
    pub fn faces(self) -> [usize; 2] {
        let [a, b] = AXIS_FACES[self.edge.axis];
        if self.forward { [a, b] } else { [b, a] }
    }

    /// The colour where it begins.
    pub fn from(self, cubes: &CubeSet) -> u8 {
        cubes.cubes()[self.edge.cube][self.faces()[0]]
    }

    /// The colour where it ends.
    pub fn to(self, cubes: &CubeSet) -> u8 {
        cubes.cubes()[self.edge.cube][self.faces()[1]]
    }

    /// The same edge in the opposite direction.
    pub fn reversed(self) -> Arc {
        Arc { forward: !self.forward, ..self }
    }
}

/// A closed walk along edges.
pub type Cycle = Vec<Arc>;

/// The search for factorisations: level k chooses an edge of cube k; a degree above 2 cuts the branch.
#[derive(Clone, Debug)]
pub struct Factorising {
    cubes: CubeSet,
    /// The degrees that each edge adds.
    adds: [[u32; AXES]; *CUBES.end()],
}

/// The degree of each colour, in four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Degrees(u32);

impl Degrees {
    /// The degree of a colour.
    pub fn of(self, colour: usize) -> u32 {
        self.0 >> (4 * colour) & 0xf
    }

    /// The first colour whose degree is above 2: adding 5 to it carries into its highest bit.
    #[inline]
    fn excess(self) -> Option<u8> {
        let high = (self.0 + 0x0555_5555) & 0x0888_8888;
        (high != 0).then(|| (high.trailing_zeros() / 4) as u8)
    }
}

impl Factorising {
    /// The search for a set.
    pub fn new(cubes: CubeSet) -> Factorising {
        let mut adds = [[0; AXES]; *CUBES.end()];
        for edge in edges(&cubes) {
            adds[edge.cube][edge.axis] = edge.ends(&cubes).iter().map(|colour| 1u32 << (4 * colour)).sum();
        }
        Factorising { cubes, adds }
    }

    /// The set.
    pub fn cubes(&self) -> &CubeSet {
        &self.cubes
    }

    /// The degrees after a choice, whether it is kept or not.
    pub fn degrees(&self, node: Degrees, cube: usize, axis: usize) -> Degrees {
        Degrees(node.0 + self.adds[cube][axis])
    }

    /// All factorisations, in the order of the search.
    fn all(&self, found: &mut Vec<Factorisation>) {
        let count = self.cubes.count();
        // One entry for each level: the degrees and the edges of the levels above it, and its next axis.
        let mut stack = [(0u32, 0u32, 0usize); *CUBES.end() + 1];
        let mut level = 0;
        loop {
            let (degrees, edges, axis) = stack[level];
            if axis == AXES {
                let Some(above) = level.checked_sub(1) else { return };
                level = above;
                continue;
            }
            stack[level].2 += 1;
            let degrees = degrees + self.adds[level][axis];
            if Degrees(degrees).excess().is_some() {
                continue;
            }
            let edges = edges | Edge { cube: level, axis }.bit();
            if level + 1 == count {
                // The sum of all degrees is twice the number of cubes, so if none is above 2, all are 2.
                found.push(Factorisation { edges });
            } else {
                level += 1;
                stack[level] = (degrees, edges, 0);
            }
        }
    }
}

impl Tree for Factorising {
    type Node = Degrees;
    /// The first colour whose degree is above 2.
    type Reason = u8;

    fn levels(&self) -> usize {
        self.cubes.count()
    }

    fn choices(&self, _level: usize, _node: &Degrees) -> u32 {
        AXES as u32
    }

    fn root(&self) -> Degrees {
        Degrees::default()
    }

    fn child(&self, level: usize, node: &Degrees, choice: u32) -> Result<Degrees, u8> {
        let degrees = self.degrees(*node, level, choice as usize);
        degrees.excess().map_or(Ok(degrees), Err)
    }

    fn cause(&self, _reason: u8) -> usize {
        0
    }
}

impl EvenTree for Factorising {
    fn choices_at(&self, _level: usize) -> u32 {
        AXES as u32
    }
}

impl Tested for Factorising {
    const TESTS: &'static [usize] = &[0];

    fn is_tested(&self, _level: usize, _cause: usize) -> bool {
        true
    }
}

/// The most pairs that are listed; all are counted.
pub const MOST_PAIRS: usize = 500;

/// Two factorisations without a common edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The first one, by its place in the list of factorisations.
    pub first: usize,
    /// The second one, whose place is higher.
    pub second: usize,
    /// Raw solutions it gives: 2^(c + c') / 4 for factorisations of c and c' cycles. Each cycle can have either direction,
    /// and the two factorisations can be exchanged; these 2 * 2^(c + c') stacks are the same in groups of 8, up to turning
    /// the stack.
    pub raw: u64,
}

/// The properties of a set that follow from its graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theory {
    /// All factorisations, in the order of the search.
    pub factorisations: Vec<Factorisation>,
    /// The number of cycles of each.
    pub cycles: Vec<u32>,
    /// The first [`MOST_PAIRS`] pairs without a common edge.
    pub pairs: Vec<Pair>,
    /// Number of such pairs.
    pub pair_count: u64,
    /// Number of different sets of hidden faces among the pairs.
    pub hidden_sets: u64,
    /// Raw solutions: the sum over all pairs.
    pub raw: u64,
}

impl Theory {
    /// Computes the properties of a set.
    pub fn of(cubes: &CubeSet) -> Theory {
        let mut factorisations = Vec::new();
        Factorising::new(*cubes).all(&mut factorisations);
        let cycles: Vec<u32> = factorisations.iter().map(|f| f.cycle_count(cubes)).collect();
        let (mut pairs, mut pair_count, mut raw) = (Vec::new(), 0, 0);
        // One entry for each choice of a hidden axis of each cube. The axes of a factorisation are the digits of a number. As
        // the numbers of a cube's three axes add up to 3, the axes that two factorisations leave are 33…3 minus their two
        // numbers.
        let numbers: Vec<usize> =
            factorisations.iter().map(|f| f.edges().fold(0, |number, edge| AXES * number + edge.axis)).collect();
        let choices = AXES.pow(cubes.count() as u32);
        let all = AXES * (choices - 1) / (AXES - 1);
        let mut hidden = vec![false; choices];
        for (first, f) in factorisations.iter().enumerate() {
            let later = factorisations.iter().enumerate().skip(first + 1);
            for (second, _) in later.filter(|(_, g)| f.is_disjoint(**g)) {
                let pair = Pair { first, second, raw: (1 << (cycles[first] + cycles[second])) / 4 };
                pair_count += 1;
                raw += pair.raw;
                hidden[all - numbers[first] - numbers[second]] = true;
                if pairs.len() < MOST_PAIRS {
                    pairs.push(pair);
                }
            }
        }
        let hidden_sets = hidden.into_iter().filter(|&is| is).count() as u64;
        Theory { factorisations, cycles, pairs, pair_count, hidden_sets, raw }
    }

    /// Whether two of the factorisations have no edge in common.
    pub fn is_pair(&self, first: usize, second: usize) -> bool {
        self.factorisations[first].is_disjoint(self.factorisations[second])
    }
}

/// Computes the numbers of [`Theory`] for one set after another, without allocation; used by experiments with many sets.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    found: Vec<Factorisation>,
}

/// The numbers that a [`Counter`] counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphCounts {
    /// Factorisations.
    pub factorisations: u64,
    /// Pairs without a common edge.
    pub pairs: u64,
    /// Raw solutions.
    pub raw: u64,
}

impl Counter {
    /// Counts for a set.
    pub fn count(&mut self, cubes: &CubeSet) -> GraphCounts {
        self.found.clear();
        Factorising::new(*cubes).all(&mut self.found);
        let mut counts = GraphCounts { factorisations: self.found.len() as u64, ..GraphCounts::default() };
        for (index, f) in self.found.iter().enumerate() {
            for g in self.found[..index].iter().filter(|g| g.is_disjoint(*f)) {
                counts.pairs += 1;
                counts.raw += (1 << (f.cycle_count(cubes) + g.cycle_count(cubes))) / 4;
            }
        }
        counts
    }

    /// Whether a set has a solution.
    pub fn is_solvable(&mut self, cubes: &CubeSet) -> bool {
        self.found.clear();
        Factorising::new(*cubes).all(&mut self.found);
        let found = &self.found;
        // If all factorisations share an edge, no two are disjoint.
        if found.iter().fold(u32::MAX, |common, f| common & f.edges) != 0 {
            return false;
        }
        found.iter().enumerate().any(|(index, f)| found[..index].iter().any(|g| g.is_disjoint(*f)))
    }
}
