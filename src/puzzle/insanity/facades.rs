//! The colours that a stack shows, and the number of solutions of a set if solutions that look alike count once.

use super::solve::{positions_of, shown};
use super::{Assembly, Checks, CubeSet, Exhaustive, FACADES, Factorisation, Model, Position, Theory};
use crate::search::{Backtrack, Observer};

/// The colours of the four façades of a stack, each from cube 0 to the last cube.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Facades([Vec<u8>; FACADES]);

impl Facades {
    /// The colours that the cubes show in these positions.
    pub fn of(cubes: &CubeSet, positions: &[Position]) -> Facades {
        let colours = |facade| positions.iter().enumerate().map(|(cube, &p)| shown(cubes, cube, p, facade)).collect();
        Facades([0, 1, 2, 3].map(colours))
    }

    /// A representative, equal for all stacks that can be turned into one another: the least of the 8 that come from turning
    /// about the vertical axis (4 ways) and upside down (2 ways). Cubes keep their numbers.
    pub fn normalised(&self) -> Facades {
        let turned = |turn: usize, over: bool| {
            let facade = |facade: usize| (if over { FACADES - facade } else { facade } + turn) % FACADES;
            Facades([0, 1, 2, 3].map(|side| self.0[facade(side)].clone()))
        };
        let all = (0..FACADES).flat_map(|turn| [turned(turn, false), turned(turn, true)]);
        all.min().unwrap_or_else(|| self.clone())
    }
}

/// The solutions of a set, counted in three ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solutions {
    /// Raw solutions, as the exhaustive program lists them.
    pub raw: usize,
    /// Different colourings of the four façades among them.
    pub colourings: usize,
    /// Different colourings, where two count as one if turning the stack, or putting it upside down, changes one into the
    /// other.
    pub stacks: usize,
}

/// The solutions of a set and those of each of its pairs of factorisations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// All solutions.
    pub all: Solutions,
    /// The pairs by the places of their factorisations in [`Theory`], and their solutions.
    pub pairs: Vec<([usize; 2], Solutions)>,
    /// Pairs that hide the same faces, as places in `pairs`: one group for each set of hidden faces.
    pub hidden: Vec<Vec<usize>>,
}

impl Comparison {
    /// Counts the solutions that the exhaustive program finds. It keeps them all, so it is meant for sets with few solutions,
    /// such as the example of the base text.
    ///
    /// ```
    /// use casse_tete::puzzle::insanity::{CubeSet, facades::Comparison};
    ///
    /// let example = Comparison::of(&CubeSet::default());
    /// let all = example.all;
    /// assert_eq!([all.raw, all.colourings, all.stacks], [28, 10, 6]);
    /// assert_eq!([example.pairs.len(), example.hidden.len()], [6, 5]);
    /// ```
    pub fn of(cubes: &CubeSet) -> Comparison {
        let found = raw_solutions(cubes);
        let theory = Theory::of(cubes);
        let of_pair = |pair: [Factorisation; 2]| {
            let is_of = |positions: &&Vec<Position>| {
                let Assembly { front, right, .. } = Assembly::of(cubes, positions);
                [front, right] == pair || [right, front] == pair
            };
            found.iter().filter(is_of).collect::<Vec<_>>()
        };
        let mut hidden: Vec<(Vec<usize>, Vec<usize>)> = vec![];
        let mut pairs = vec![];
        for pair in &theory.pairs {
            let [f, g] = [pair.first, pair.second].map(|index| theory.factorisations[index]);
            // The numbers of the three axes of a cube, 0, 1 and 2, add up to 3.
            let faces: Vec<usize> = f.edges().zip(g.edges()).map(|(e, h)| 3 - e.axis - h.axis).collect();
            match hidden.iter_mut().find(|(same, _)| *same == faces) {
                Some((_, group)) => group.push(pairs.len()),
                None => hidden.push((faces, vec![pairs.len()])),
            }
            pairs.push(([pair.first, pair.second], count(cubes, &of_pair([f, g]))));
        }
        let all = count(cubes, &found.iter().collect::<Vec<_>>());
        Comparison { all, pairs, hidden: hidden.into_iter().map(|(_, group)| group).collect() }
    }

    /// The pairs that hide the same faces as another pair, group by group. Factorisations are numbered from 1, as readers see
    /// them.
    pub fn same_hidden_faces(&self) -> impl Iterator<Item = Vec<[usize; 2]>> + '_ {
        let shared = self.hidden.iter().filter(|group| group.len() > 1);
        shared.map(|group| group.iter().map(|&pair| self.pairs[pair].0.map(|index| index + 1)).collect())
    }
}

/// All raw solutions, as the exhaustive program finds them.
pub fn raw_solutions(cubes: &CubeSet) -> Vec<Vec<Position>> {
    #[derive(Default)]
    struct Found(Vec<Vec<Position>>);

    impl Observer for Found {
        fn solution(&mut self, path: &[u32]) {
            self.0.push(positions_of(path));
        }
    }

    let program = Exhaustive::new(Model { cubes: *cubes, checks: Checks::all(cubes.count()) });
    let mut found = Found::default();
    Backtrack::new(&program).advance(&program, u64::MAX, &mut found);
    found.0
}

fn count(cubes: &CubeSet, solutions: &[&Vec<Position>]) -> Solutions {
    let (mut colourings, mut stacks) = (vec![], vec![]);
    for positions in solutions {
        let facades = Facades::of(cubes, positions);
        for (found, all) in [(facades.normalised(), &mut stacks), (facades, &mut colourings)] {
            if !all.contains(&found) {
                all.push(found);
            }
        }
    }
    Solutions { raw: solutions.len(), colourings: colourings.len(), stacks: stacks.len() }
}
