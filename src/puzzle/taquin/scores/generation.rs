//! The generations of weights that a search tests, one after the other.

use super::{TestedWeights, WeightSearch, WeightSource, front};
use crate::puzzle::taquin::method::{MOST_WEIGHT, weights};
use crate::search::sample::Dice;

/// The first stream of random numbers of the weights; each generation has one of its own. The boards have others.
const STREAMS: u64 = 1 << 42;

/// One new set of weights in this number comes from chance alone, so that evolution does not stay where it is.
const NEWCOMERS: u32 = 8;

/// How often new weights are drawn again that were tested before.
const ATTEMPTS: u32 = 200;

/// The first generation: the weights of the base text, those of the reader, equal ones, and others by chance. No two of them order
/// boards alike only because all weights of the one are a multiple of the other's.
pub fn first(search: &WeightSearch, own: &[i64]) -> Vec<Vec<i64>> {
    let cells = own.len();
    let mut known = TriedWeights::default();
    let mut generation: Vec<Vec<i64>> =
        [weights(cells), own.to_vec(), vec![1; cells]].into_iter().filter(|weights| known.is_new(weights)).collect();
    let mut dice = Dice::new(search.seed, STREAMS);
    while generation.len() < search.size as usize {
        generation.push(known.draw(|_| by_chance(cells, &mut dice)));
    }
    generation
}

/// The generation after these tests, which are those of all generations so far, in their order; empty after the last one.
pub fn next(search: &WeightSearch, tests: &[&TestedWeights]) -> Vec<Vec<i64>> {
    let made = search.generation_of(tests.len());
    let Some(cells) = tests.first().map(|test| test.weights.len()).filter(|&cells| cells > 0) else { return vec![] };
    if !search.is_legal() || made >= search.generations {
        return vec![];
    }
    let parents: Vec<&[i64]> = front(tests).into_iter().map(|place| tests[place].weights.as_slice()).collect();
    let mut known = TriedWeights(tests.iter().map(|test| reduced(&test.weights)).collect());
    let mut dice = Dice::new(search.seed, STREAMS + made);
    let mut child = |attempt: u32| match search.source {
        // Where all descendants nearby were tested, chance helps.
        WeightSource::Evolution if attempt < ATTEMPTS / 2 && dice.below(NEWCOMERS) > 0 => child_of(&parents, &mut dice),
        _ => by_chance(cells, &mut dice),
    };
    (0..search.size).map(|_| known.draw(&mut child)).collect()
}

/// Weights that were tested, or will be, without their common factor.
#[derive(Default)]
struct TriedWeights(Vec<Vec<i64>>);

impl TriedWeights {
    /// Adds these weights; false if they, or a multiple of them, were there.
    fn is_new(&mut self, weights: &[i64]) -> bool {
        let reduced = reduced(weights);
        let is_new = !self.0.contains(&reduced);
        if is_new {
            self.0.push(reduced);
        }
        is_new
    }

    /// Weights that were not there, if a few attempts find some; `draw` is called with the number of the attempt.
    fn draw(&mut self, mut draw: impl FnMut(u32) -> Vec<i64>) -> Vec<i64> {
        let mut drawn = reduced(&draw(0));
        for attempt in 1..ATTEMPTS {
            if self.is_new(&drawn) {
                break;
            }
            drawn = reduced(&draw(attempt));
        }
        drawn
    }
}

/// The weights divided by their greatest common divisor. They order boards as before.
pub fn reduced(weights: &[i64]) -> Vec<i64> {
    let divisor = weights.iter().fold(0, |divisor, &weight| common_divisor(divisor, weight)).max(1);
    weights.iter().map(|weight| weight / divisor).collect()
}

/// The greatest common divisor (Euclid).
fn common_divisor(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Weights by chance: as often flat as steep, because the largest number of bits of a weight is drawn first.
fn by_chance(cells: usize, dice: &mut Dice) -> Vec<i64> {
    let bits = 1 + dice.below(cells as u32);
    (0..cells).map(|_| weight(bits, dice)).collect()
}

/// A weight of at most `bits` bits, each number of bits as likely as the others; 0 has none.
fn weight(bits: u32, dice: &mut Dice) -> i64 {
    match dice.below(bits + 1) {
        0 => 0,
        own => (1 << (own - 1)) + i64::from(dice.below(1 << (own - 1))),
    }
}

/// Two parents crossed, or one, with one to three changes.
fn child_of(parents: &[&[i64]], dice: &mut Dice) -> Vec<i64> {
    let one = parents[dice.below(parents.len() as u32) as usize];
    let other = parents[dice.below(parents.len() as u32) as usize];
    let mut child = if one != other && dice.below(2) == 0 { crossed(one, other, dice) } else { one.to_vec() };
    for _ in 0..=dice.below(3) {
        change(&mut child, dice);
    }
    child
}

/// Each weight from one of two parents. Those of the other are first multiplied so that the largest weights agree.
fn crossed(one: &[i64], other: &[i64], dice: &mut Dice) -> Vec<i64> {
    let most = |weights: &[i64]| weights.iter().copied().max().unwrap_or_default().max(1);
    let (own, others) = (most(one), most(other));
    // Rounded up, so that no weight vanishes. Both factors are at most 10^9.
    let scaled = |weight: i64| (weight * own + others - 1) / others;
    one.iter().zip(other).map(|(&one, &other)| if dice.below(2) == 0 { one } else { scaled(other) }).collect()
}

/// Changes the weight of a cell: by chance, twice as large, half as large, as that of another cell or exchanged with it, or a little.
fn change(weights: &mut [i64], dice: &mut Dice) {
    let cells = weights.len() as u32;
    let (cell, other) = (dice.below(cells) as usize, dice.below(cells) as usize);
    let now = weights[cell];
    match dice.below(6) {
        0 => weights[cell] = weight(cells, dice),
        1 => weights[cell] = (now * 2).min(MOST_WEIGHT),
        2 => weights[cell] = now / 2,
        3 => weights[cell] = weights[other],
        4 => weights.swap(cell, other),
        _ => {
            let most = now / 4 + 1;
            let by = 1 + i64::from(dice.below(most as u32));
            weights[cell] = if dice.below(2) == 0 { (now + by).min(MOST_WEIGHT) } else { (now - by).max(0) };
        }
    }
}
