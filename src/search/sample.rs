//! Random experiments: many random cases; each case is counted under some headings.
//!
//! Cases are drawn in blocks. Each block has its own stream of random numbers, which depends only on the seed and the
//! number of the block. So the counts of a block depend neither on the worker that draws it nor on the number of blocks.

use rand_core::Rng;
use rand_pcg::Pcg32;

/// A stream of random numbers, the same on every machine and in every version: PCG-XSH-RR 64/32 (O'Neill, 2014).
#[derive(Clone, Debug)]
pub struct Dice(Pcg32);

impl Dice {
    /// The stream with number `stream` of a seed.
    pub fn new(seed: u64, stream: u64) -> Dice {
        // The first numbers of the generator are similar for seeds that are near each other. So the seed is multiplied by
        // an odd factor (2^64 divided by the golden ratio), and the first numbers are not used.
        let mut generator = Pcg32::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), stream);
        generator.next_u64();
        Dice(generator)
    }

    /// A uniformly distributed number in 0..bound; `bound > 0`. By multiplication instead of division (Lemire, 2019).
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }
}

/// An experiment: what is drawn, and under which headings it is counted.
pub trait Experiment {
    /// Number of cases in a block: as many as can be drawn in some tens of milliseconds.
    fn block(&self) -> u64;
    /// Number of headings.
    fn headings(&self) -> usize;
    /// How many trials of a backtracking search take about the same time as drawing one case.
    fn trials(&self) -> u64;
    /// Draws one case and adds it to the counts under its headings.
    fn draw(&mut self, dice: &mut Dice, counts: &mut [u64]);
}

/// One block of a running experiment.
#[derive(Clone, Debug)]
pub struct Block {
    dice: Dice,
    left: u64,
    counts: Vec<u64>,
}

impl Block {
    /// The block with number `number` of an experiment with this seed; it has `cases` cases.
    pub fn new(experiment: &impl Experiment, seed: u64, number: u64, cases: u64) -> Block {
        Block { dice: Dice::new(seed, number), left: cases, counts: vec![0; experiment.headings()] }
    }

    /// Draws at most `budget` cases. True once the block is finished.
    pub fn advance(&mut self, experiment: &mut impl Experiment, budget: u64) -> bool {
        for _ in 0..budget.min(self.left) {
            experiment.draw(&mut self.dice, &mut self.counts);
            self.left -= 1;
        }
        self.left == 0
    }

    /// The counts so far.
    pub fn into_counts(self) -> Vec<u64> {
        self.counts
    }
}

/// How many cases the block with number `number` has, in an experiment of `cases` cases in blocks of `block` cases.
pub fn cases_in(number: u64, block: u64, cases: u64) -> u64 {
    cases.saturating_sub(number * block).min(block)
}

/// What the experiments of several readers with the same settings have in common, so that their counts can be added.
#[derive(Clone, Debug, PartialEq)]
pub struct Pooling {
    /// The most cases of one experiment.
    pub most_cases: u64,
    /// How many counts are added: the first ones of the experiment. The very first is the number of cases.
    pub counts: usize,
    /// The counts of which the fraction of all cases is asked, by their places from 0; the first is that of the hits.
    pub rows: &'static [usize],
    /// The exact fraction of each of them, 0 to 1, where it is known.
    pub exact: Vec<Option<f64>>,
    /// The place of the number of cases of which nothing is known. While there are any, the exact fractions do not apply.
    pub undecided: Option<usize>,
}

/// The 95 % confidence interval of a fraction, as its two ends, if `hits` of `cases` cases were hits (Wilson, 1927).
pub fn interval(hits: u64, cases: u64) -> [f64; 2] {
    if cases == 0 {
        return [0.0, 1.0];
    }
    const Z: f64 = 1.959_963_985;
    let (cases, fraction) = (cases as f64, hits as f64 / cases as f64);
    let middle = fraction + Z * Z / (2.0 * cases);
    let reach = Z * (fraction * (1.0 - fraction) / cases + Z * Z / (4.0 * cases * cases)).sqrt();
    let scale = 1.0 + Z * Z / cases;
    [((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0)]
}
