//! The experiment with many random sets of cubes: its form in links, the counts, and the exact values that are known.

use super::CUBES;
use super::graph::{Counter, GraphCounts};
use super::random::{Colouring, draw};
use crate::search::sample::{Dice, Experiment};
use crate::values::{Allowed, LinkValues, LinkWriter};
use serde::{Deserialize, Serialize};

/// The distribution counts each number of pairs below this one separately, and this number and all greater ones together.
pub const MOST_PAIRS: usize = 12;

/// The most sets of one experiment.
pub const MOST_SETS: u64 = 10_000_000;

/// Sets in a block of an experiment.
pub const BLOCK: u64 = 250;

/// An experiment with many sets, as links name it: `sets=10000&seed=42&colours=all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// Number of cubes.
    pub count: usize,
    /// How faces are coloured: `colours=all` or nothing.
    pub colouring: Colouring,
    /// The seed: `seed`, by default 1.
    pub seed: u64,
    /// Number of sets: `sets`, 1..=[`MOST_SETS`], by default 10,000.
    pub sets: u64,
}

impl Trial {
    /// The default trial with sets of `count` cubes.
    pub fn of(count: usize) -> Trial {
        Trial { count, colouring: Colouring::Free, seed: 1, sets: 10_000 }
    }

    /// The trial with sets of `count` cubes that the values of the keys `sets`, `seed` and `colours` describe; a missing or bad
    /// value is the default.
    pub fn read(count: usize, values: &mut LinkValues) -> Trial {
        let usual = Trial::of(count);
        let sets = values.number("sets", 1..=MOST_SETS).unwrap_or(usual.sets);
        let seed = values.number("seed", 0..).unwrap_or(usual.seed);
        let mut colouring = values.name("colours").unwrap_or(usual.colouring);
        if !colouring.is_possible(count) {
            colouring = usual.colouring;
            values.refuse("colours", Allowed::Names(&["free"]));
        }
        Trial { count, colouring, seed, sets }
    }

    /// Writes the keys that [`Trial::read`] reads.
    pub fn write(&self, written: &mut LinkWriter) {
        let usual = Trial::of(self.count);
        written.add("sets", self.sets, usual.sets);
        written.add("seed", self.seed, usual.seed);
        written.name("colours", self.colouring);
    }

    /// Whether such sets exist and their number is in range. False only for a trial from a damaged message.
    pub fn is_legal(&self) -> bool {
        CUBES.contains(&self.count) && (1..=MOST_SETS).contains(&self.sets) && self.colouring.is_possible(self.count)
    }

    /// What is drawn and counted.
    pub fn experiment(&self) -> Sets {
        Sets::new(self.count, self.colouring)
    }
}

/// Many random sets, counted.
#[derive(Clone, Debug)]
pub struct Sets {
    count: usize,
    colouring: Colouring,
    counter: Counter,
}

/// The headings under which a set is counted; then come, pair by pair, the numbers of sets with 0, 1, 2 … pairs, the last
/// with [`MOST_PAIRS`] or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Sets drawn.
    Sets,
    /// With a solution.
    Solvable,
    /// With exactly one raw solution.
    Unique,
    /// Without a factorisation.
    NoFactorisation,
    /// With one factorisation only.
    OneFactorisation,
    /// With two factorisations or more, every two of which share an edge.
    NoPair,
    /// Pairs of all sets.
    Pairs,
    /// Raw solutions of all sets.
    Raw,
}

/// Number of [`Heading`]s before the distribution.
pub const HEADINGS: usize = Heading::Raw as usize + 1;

impl Sets {
    /// Sets of `count` cubes.
    pub fn new(count: usize, colouring: Colouring) -> Sets {
        Sets { count, colouring, counter: Counter::default() }
    }
}

impl Experiment for Sets {
    fn block(&self) -> u64 {
        BLOCK
    }

    fn trials(&self) -> u64 {
        64
    }

    fn headings(&self) -> usize {
        HEADINGS + MOST_PAIRS + 1
    }

    fn draw(&mut self, dice: &mut Dice, counts: &mut [u64]) {
        let cubes = draw(self.count, self.colouring, dice);
        let GraphCounts { factorisations, pairs, raw } = self.counter.count(&cubes);
        let mut add = |heading: Heading, number: u64| counts[heading as usize] += number;
        add(Heading::Sets, 1);
        add(Heading::Solvable, u64::from(pairs > 0));
        add(Heading::Unique, u64::from(raw == 1));
        add(Heading::NoFactorisation, u64::from(factorisations == 0));
        add(Heading::OneFactorisation, u64::from(factorisations == 1));
        add(Heading::NoPair, u64::from(factorisations > 1 && pairs == 0));
        add(Heading::Pairs, pairs);
        add(Heading::Raw, raw);
        counts[HEADINGS + (pairs as usize).min(MOST_PAIRS)] += 1;
    }
}

/// The counts of some blocks, put together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals(pub Vec<u64>);

impl Totals {
    /// Adds those of a block.
    pub fn add(&mut self, counts: &[u64]) {
        self.0.resize(self.0.len().max(counts.len()), 0);
        self.0.iter_mut().zip(counts).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// The number under a heading.
    pub fn of(&self, heading: Heading) -> u64 {
        self.0.get(heading as usize).copied().unwrap_or_default()
    }

    /// Number of sets with this number of pairs, 0..=[`MOST_PAIRS`]; the last one includes all greater numbers.
    pub fn with_pairs(&self, pairs: usize) -> u64 {
        self.0.get(HEADINGS + pairs).copied().unwrap_or_default()
    }
}

/// Exact values for sets whose faces are coloured freely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exact {
    /// Probabilities of a solution, of exactly one pair, of exactly one raw solution, and of no factorisation.
    pub chances: Option<[f64; 4]>,
    /// Mean number of raw solutions.
    pub raw: f64,
}

/// The exact values for sets of `count` cubes.
///
/// Of the 3 * 24^(n-1) stacks, each is a solution with probability (n! / n^n)^4, which gives the mean. The probabilities are
/// numbers of sets out of all n^(6n), found by going through all of them; only the three pairs of opposite colours of a cube
/// matter, which reduces the 4^24 sets to about 220^4 / 4!. For more than four cubes nobody has gone through all sets.
pub fn exact(count: usize, colouring: Colouring) -> Option<Exact> {
    if colouring != Colouring::Free {
        return None;
    }
    let n = count as f64;
    let factorial: f64 = (1..=count).map(|k| k as f64).product();
    let raw = 3.0 * 24f64.powi(count as i32 - 1) * (factorial / n.powi(count as i32)).powi(4);
    let sets = n.powi(6 * count as i32);
    let numbers: Option<[f64; 4]> = match count {
        2 => Some([2_682.0, 0.0, 0.0, 202.0]),
        3 => Some([161_765_352.0, 18_413_568.0, 2_737_152.0, 43_376_463.0]),
        4 => Some([72_111_972_487_608.0, 12_164_859_998_208.0, 1_214_459_412_480.0, 50_564_228_118_184.0]),
        _ => None,
    };
    Some(Exact { chances: numbers.map(|numbers| numbers.map(|number| number / sets)), raw })
}
