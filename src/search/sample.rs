//! Random experiments: many cases drawn by chance, each counted under some headings.
//!
//! Cases are drawn in blocks; each block has a stream of random numbers of its own, which depends on the seed and the
//! number of the block only. So the counts depend neither on who draws which block nor on how many are drawn in all.

use rand_core::Rng;
use rand_pcg::Pcg32;

/// A stream of random numbers that is the same on every machine and for ever: PCG-XSH-RR 64/32 (O'Neill, 2014).
#[derive(Clone, Debug)]
pub struct Dice(Pcg32);

impl Dice {
    /// Stream `stream` of a seed.
    pub fn new(seed: u64, stream: u64) -> Dice {
        // A generator begins near its seed: seeds next to each other are spread by an odd factor (2^64 over the golden
        // ratio), and the first numbers are thrown away.
        let mut generator = Pcg32::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), stream);
        generator.next_u64();
        Dice(generator)
    }

    /// A number in 0..bound, each as likely as the others. `bound > 0`. Multiplication instead of division (Lemire, 2019).
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

/// What is drawn and counted.
pub trait Experiment {
    /// Cases in a block: as many as are drawn in some tens of milliseconds.
    fn block(&self) -> u64;
    /// Number of headings.
    fn headings(&self) -> usize;
    /// To how many trials of a search a draw is about equal, in time.
    fn trials(&self) -> u64;
    /// Draws one case and adds it to the counts under its headings.
    fn draw(&mut self, dice: &mut Dice, counts: &mut [u64]);
}

/// One block of an experiment under way.
#[derive(Clone, Debug)]
pub struct Block {
    dice: Dice,
    left: u64,
    counts: Vec<u64>,
}

impl Block {
    /// Block `number` of an experiment with a seed; `cases` of them.
    pub fn new(experiment: &impl Experiment, seed: u64, number: u64, cases: u64) -> Block {
        Block { dice: Dice::new(seed, number), left: cases, counts: vec![0; experiment.headings()] }
    }

    /// Draws at most `budget` cases; true once the block is finished.
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

/// The cases in block `number` of an experiment of `cases` in all, in blocks of `block`.
pub fn cases_in(number: u64, block: u64, cases: u64) -> u64 {
    cases.saturating_sub(number * block).min(block)
}

/// The interval that holds the true fraction with 95 % confidence, when `hits` of `cases` were hits (Wilson, 1927).
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
