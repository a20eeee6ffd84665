//! Ways along turns: of an algorithm, of a commutator, of a solution, with the cube at each of them.

use crate::puzzle::cube::laboratory::{Form, Trial as Experiment};
use crate::puzzle::cube::solve::stages::Solution;
use crate::puzzle::cube::{Algorithm, Cube, Face, Turn};

/// Turns one after the other, with the cube before each of them and after the last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Way {
    /// The turns.
    pub turns: Vec<Turn>,
    /// One more than there are turns.
    pub cubes: Vec<Cube>,
}

impl Way {
    /// The way from a cube along these turns.
    pub fn new(start: Cube, turns: Vec<Turn>) -> Way {
        let mut cubes = vec![start];
        let mut cube = start;
        for &turn in &turns {
            cube = cube.turned(turn);
            cubes.push(cube);
        }
        Way { turns, cubes }
    }

    /// The cube after so many turns, of the last one if there are fewer.
    pub fn cube(&self, turns: usize) -> Cube {
        self.cubes.get(turns).or(self.cubes.last()).copied().unwrap_or_default()
    }
}

/// A commutator or a conjugate at work.
#[derive(Clone, Debug, PartialEq)]
pub struct Bench {
    /// X, T and what comes out.
    pub experiment: Experiment,
    /// Its turns, from the cube in order.
    pub way: Way,
    /// How many turns X has, and T.
    pub lengths: [usize; 2],
}

impl Bench {
    /// X and T put together.
    pub fn new(form: Form, parts: [Algorithm; 2]) -> Bench {
        let lengths = [parts[0].length() as usize, parts[1].length() as usize];
        let [x, t] = parts;
        let experiment = Experiment::new(form, x, t);
        let turns = experiment.algorithm().turns().collect();
        Bench { way: Way::new(Cube::SOLVED, turns), experiment, lengths }
    }

    /// Which of the parts X, T, X', T' a step is in, from 0; the number of parts once all are made.
    pub fn part(&self, step: usize) -> usize {
        let [x, t] = self.lengths;
        let ends = [x, x + t, x + t + x, x + t + x + t];
        let parts = self.experiment.cubes.len();
        (0..parts).find(|&part| step < ends[part]).unwrap_or(parts)
    }
}

/// A solution face first, with the cube at each of its turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The cube that was to be put in order, and the colour of the first face.
    pub problem: (Cube, Face),
    /// The solution; nothing if turns lead to none.
    pub solution: Solution,
    /// Its turns.
    pub way: Way,
    /// For each step of the solution how many turns were made before it, and at the end all of them.
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

    /// The step of the solution that comes, or is under way, after so many turns; nothing at the end.
    pub fn step_at(&self, turns: usize) -> Option<usize> {
        (0..self.solution.steps.len()).find(|&step| (self.begins[step]..self.begins[step + 1]).contains(&turns))
    }
}
