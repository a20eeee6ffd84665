//! Sequences of turns with the cube before and after each: of an algorithm, of a commutator, of a solution.

use crate::puzzle::cube::laboratory::{Combination, CombinationPart, Form};
use crate::puzzle::cube::solve::stages::Solution;
use crate::puzzle::cube::{Algorithm, Cube, Face, Turn};

/// A sequence of turns, with the cube before each of them and after the last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Way {
    /// The turns.
    pub turns: Vec<Turn>,
    /// The cubes before each turn and after the last: one more than there are turns.
    pub cubes: Vec<Cube>,
}

impl Way {
    /// These turns, made from a cube.
    pub fn new(start: Cube, turns: Vec<Turn>) -> Way {
        let mut cubes = vec![start];
        let mut cube = start;
        for &turn in &turns {
            cube = cube.turned(turn);
            cubes.push(cube);
        }
        Way { turns, cubes }
    }

    /// The cube after this number of turns; the last cube if there are fewer.
    pub fn cube(&self, turns: usize) -> Cube {
        self.cubes.get(turns).or(self.cubes.last()).copied().unwrap_or_default()
    }
}

/// A commutator or a conjugate, with its turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Bench {
    /// The setup, X, T and the result.
    pub experiment: Combination,
    /// Its turns, from the cube in order.
    pub way: Way,
    /// The number of turns made at the end of each part.
    pub ends: Vec<usize>,
}

impl Bench {
    /// The commutator or conjugate of X and T after a setup.
    pub fn new(setup: Algorithm, form: Form, parts: [Algorithm; 2]) -> Bench {
        let [x, t] = parts;
        let experiment = Combination::after(setup, form, x, t);
        let turns = experiment.algorithm().turns().collect();
        let mut ends = vec![];
        let mut made = 0;
        for part in experiment.sequence() {
            made += experiment.algorithm_of(part).length() as usize;
            ends.push(made);
        }
        Bench { way: Way::new(Cube::SOLVED, turns), experiment, ends }
    }

    /// The part to which the next turn belongs after so many turns; none at the end.
    pub fn part(&self, step: usize) -> Option<CombinationPart> {
        let part = self.ends.iter().position(|&end| step < end)?;
        self.experiment.sequence().get(part).copied()
    }
}

/// A solution face first, with the cube at each of its turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The cube to be put in order, and the first face.
    pub problem: (Cube, Face),
    /// The solution.
    pub solution: Solution,
    /// Its turns.
    pub way: Way,
    /// The number of turns before each step of the solution, and last the number of all turns.
    pub begins: Vec<usize>,
}

impl Solved {
    /// A solution of a cube.
    pub fn new(problem: (Cube, Face), solution: Solution) -> Solved {
        let mut turns = vec![];
        let mut begins = vec![0];
        for step in &solution.steps {
            turns.extend(step.algorithm.turns());
            begins.push(turns.len());
        }
        Solved { way: Way::new(problem.0, turns), problem, solution, begins }
    }

    /// The index of the step of the solution that is next or under way after this number of turns; none at the end.
    pub fn step_at(&self, turns: usize) -> Option<usize> {
        (0..self.solution.steps.len()).find(|&step| (self.begins[step]..self.begins[step + 1]).contains(&turns))
    }
}
