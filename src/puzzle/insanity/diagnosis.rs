//! Why a set has no solution, and the smallest change that gives it one.

use super::CubeSet;
use super::graph::{AXES, AXIS_FACES, Counter, Edge, Factorisation, Factorising, Theory};
use crate::search::{Backtrack, EvenTree};

/// Why a set has no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// No factorisation: even if every cube gives the edge that is best for these colours, their degrees together stay
    /// below what they need. There is no smaller set of colours of which that is true.
    Short {
        /// The colours.
        colours: Vec<u8>,
        /// What each cube can give at most: the largest number of ends in these colours on one of its axes.
        gives: Vec<u32>,
    },
    /// No factorisation, though no set of colours is short of edges: all choices were tried.
    Exhausted {
        /// For each colour, how many branches of the search it cut by a degree above 2.
        cuts: Vec<u64>,
    },
    /// One factorisation only; a solution takes two.
    Single,
    /// Factorisations, but every two share an edge.
    Conflict {
        /// The edges that all of them have.
        common: Vec<Edge>,
    },
}

/// The diagnosis of a set; `None` if it has a solution.
pub fn diagnose(cubes: &CubeSet, theory: &Theory) -> Option<Diagnosis> {
    match theory.factorisations.as_slice() {
        _ if theory.pair_count > 0 => None,
        [] => Some(short(cubes).unwrap_or_else(|| Diagnosis::Exhausted { cuts: cuts(cubes) })),
        [_] => Some(Diagnosis::Single),
        [first, others @ ..] => {
            let in_all = |edge: &Edge| others.iter().all(|f: &Factorisation| f.contains(*edge));
            Some(Diagnosis::Conflict { common: first.edges().filter(in_all).collect() })
        }
    }
}

/// The smallest set of colours that is short of edges; `None` if there is none. Sets of colours with too many edges need no
/// test of their own: the sum of all degrees is twice the number of cubes, so the remaining colours are then short.
fn short(cubes: &CubeSet) -> Option<Diagnosis> {
    let sets = 1..1u32 << cubes.count();
    let by_size = (1..=cubes.count() as u32).flat_map(|size| sets.clone().filter(move |set| set.count_ones() == size));
    by_size.into_iter().find_map(|set| {
        let gives: Vec<u32> = cubes
            .cubes()
            .iter()
            .map(|faces| {
                let ends = |axis: usize| AXIS_FACES[axis].iter().map(|&face| set >> faces[face] & 1).sum();
                (0..AXES).map(ends).max().unwrap_or_default()
            })
            .collect();
        let colours: Vec<u8> = (0..cubes.count() as u8).filter(|colour| set >> colour & 1 == 1).collect();
        (gives.iter().sum::<u32>() < 2 * set.count_ones()).then_some(Diagnosis::Short { colours, gives })
    })
}

fn cuts(cubes: &CubeSet) -> Vec<u64> {
    let tree = Factorising::new(*cubes);
    let mut cuts = vec![0; cubes.count()];
    let mut search = Backtrack::new(&tree);
    loop {
        let before = search.steps();
        search.advance(&tree, 1, &mut ());
        if search.steps() == before {
            return cuts;
        }
        if let Some(Err(colour)) = search.last_trial(&tree).map(|trial| trial.outcome) {
            cuts[usize::from(colour)] += 1;
        }
    }
}

/// The change of one face's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The cube.
    pub cube: usize,
    /// The face, 0..6.
    pub face: usize,
    /// Its new colour.
    pub colour: u8,
}

impl Repair {
    /// The set after this change.
    pub fn apply(&self, cubes: &CubeSet) -> CubeSet {
        cubes.painted(self.cube, self.face, self.colour)
    }
}

/// Every change of one face that gives the set a solution, in order of cubes, faces and colours. Empty if one face is not
/// enough.
pub fn repairs(cubes: &CubeSet) -> Vec<Repair> {
    let mut counter = Counter::default();
    let count = cubes.count();
    let all = (0..count).flat_map(|cube| (0..6).map(move |face| (cube, face)));
    let all = all.flat_map(|(cube, face)| (0..count as u8).map(move |colour| Repair { cube, face, colour }));
    all.filter(|repair| cubes.cubes()[repair.cube][repair.face] != repair.colour)
        .filter(|repair| counter.is_solvable(&repair.apply(cubes)))
        .collect()
}

/// Number of choices of one edge of each cube.
pub fn choices(cubes: &CubeSet) -> u64 {
    Factorising::new(*cubes).leaves_below(0)
}
