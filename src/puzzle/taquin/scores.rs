//! Better weights for the Score: what such a search is asked, the result of a test of weights, and which tests nothing beats.
//!
//! Every test searches the same random boards. The generations of weights are made in [`generation`], from the seed and the results
//! so far, so that the same seed gives the same tests whatever the number of workers.

pub mod generation;
pub mod later;

use super::outcome::{Outcome, Verdict};
use super::series::{self, Series};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// How many boards each test may search.
pub const BOARDS: RangeInclusive<u64> = 1..=series::MOST_BOARDS;

/// How many tests a generation may have. The least number leaves room for weights by chance beside those that are known.
pub const SIZE: RangeInclusive<u64> = 4..=60;

/// How many generations there may be, the first one included.
pub const GENERATIONS: RangeInclusive<u64> = 1..=100;

/// Where the weights of all generations but the first come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WeightSource {
    /// From the best so far, changed and crossed.
    #[default]
    Evolution,
    /// From chance alone.
    Chance,
}

named! { WeightSource: Evolution = "evolution", Chance = "chance" }

/// A search for better weights of the Score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeightSearch {
    /// The number of random boards that each test searches, in [`BOARDS`].
    pub boards: u64,
    /// The number of tests in a generation, in [`SIZE`].
    pub size: u64,
    /// The number of generations, in [`GENERATIONS`].
    pub generations: u64,
    /// Where later generations come from.
    pub source: WeightSource,
    /// The seed of the boards and of the weights.
    pub seed: u64,
}

impl Default for WeightSearch {
    fn default() -> WeightSearch {
        WeightSearch { boards: 20, size: 12, generations: 8, source: WeightSource::Evolution, seed: 1 }
    }
}

impl WeightSearch {
    /// Whether all numbers are in their ranges.
    pub fn is_legal(&self) -> bool {
        BOARDS.contains(&self.boards) && SIZE.contains(&self.size) && GENERATIONS.contains(&self.generations)
    }

    /// The same with every number in its range.
    pub fn within_ranges(self) -> WeightSearch {
        let within = |number: u64, range: RangeInclusive<u64>| number.clamp(*range.start(), *range.end());
        WeightSearch {
            boards: within(self.boards, BOARDS),
            size: within(self.size, SIZE),
            generations: within(self.generations, GENERATIONS),
            ..self
        }
    }

    /// The number of tests.
    pub fn tests(&self) -> u64 {
        self.size * self.generations
    }

    /// The generation of a test, from 0.
    pub fn generation_of(&self, test: usize) -> u64 {
        test as u64 / self.size.max(1)
    }

    /// The boards of every test.
    pub fn series(&self) -> Series {
        Series::Random { boards: self.boards, seed: self.seed }
    }
}

/// The text form of links, without the seed: boards, tests in a generation, generations, and `chance` where the weights come from
/// chance alone.
///
/// ```
/// use casse_tete::puzzle::taquin::scores::{WeightSource, WeightSearch};
///
/// let search: WeightSearch = "30.16.10".parse().unwrap();
/// assert_eq!((search.boards, search.size, search.generations), (30, 16, 10));
/// assert_eq!(search.to_string(), "30.16.10");
/// assert_eq!("30.16.10.chance".parse::<WeightSearch>().unwrap().source, WeightSource::Chance);
/// // A generation has at least four tests.
/// assert!("30.3.10".parse::<WeightSearch>().is_err());
/// ```
impl fmt::Display for WeightSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.boards, self.size, self.generations)?;
        if self.source != WeightSource::default() {
            write!(f, ".{}", self.source.name())?;
        }
        Ok(())
    }
}

impl FromStr for WeightSearch {
    type Err = ();

    /// Fails if a part is missing, is not a whole number, or is out of its range.
    fn from_str(text: &str) -> Result<WeightSearch, ()> {
        let parts: Vec<&str> = text.split('.').collect();
        let (numbers, source) = match parts[..] {
            [_, _, _] => (&parts[..], WeightSource::default()),
            [_, _, _, source] => (&parts[..3], WeightSource::named(source).ok_or(())?),
            _ => return Err(()),
        };
        let number = |index: usize| numbers[index].parse().map_err(|_| ());
        let (boards, size, generations) = (number(0)?, number(1)?, number(2)?);
        let search = WeightSearch { boards, size, generations, source, ..WeightSearch::default() };
        if search.is_legal() { Ok(search) } else { Err(()) }
    }
}

/// The result of a test of weights: sums over its boards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestedWeights {
    /// The weights, one for each cell.
    pub weights: Vec<i64>,
    /// Boards searched.
    pub boards: u64,
    /// Boards put in order. The tree of the others had grown to its bound, [`MOST_NODES`](super::solve::MOST_NODES).
    pub solved: u64,
    /// Moves of all solutions.
    pub moves: u64,
    /// Leaves expanded, of all boards.
    pub expanded: u64,
}

impl TestedWeights {
    /// Adds the result on a board.
    pub fn add(&mut self, outcome: &Outcome) {
        self.boards += 1;
        self.expanded += outcome.expanded;
        if let Some(moves) = outcome.moves().filter(|_| outcome.verdict() == Some(Verdict::Solved)) {
            self.solved += 1;
            self.moves += moves;
        }
    }

    /// Whether these weights are better: they solve more boards; or as many, with neither more moves nor more expanded leaves, and less
    /// of one of the two.
    pub fn beats(&self, other: &TestedWeights) -> bool {
        if self.solved != other.solved {
            return self.solved > other.solved;
        }
        let (own, others) = ((self.moves, self.expanded), (other.moves, other.expanded));
        own.0 <= others.0 && own.1 <= others.1 && own != others
    }

    /// The mean number of moves of the solutions; none without a solution.
    pub fn mean_moves(&self) -> Option<f64> {
        (self.solved > 0).then(|| self.moves as f64 / self.solved as f64)
    }

    /// The mean number of leaves expanded of a board.
    pub fn mean_expanded(&self) -> f64 {
        self.expanded as f64 / self.boards.max(1) as f64
    }
}

/// The tests that none beats, by their places, those with the shortest solutions first. Of tests with the same results only the first
/// belongs to them, so that each further one expands fewer leaves.
pub fn front(tests: &[&TestedWeights]) -> Vec<usize> {
    let best = tests.iter().map(|test| test.solved).max();
    let mut places: Vec<usize> = (0..tests.len()).filter(|&place| Some(tests[place].solved) == best).collect();
    places.sort_by_key(|&place| (tests[place].moves, tests[place].expanded, place));
    let mut least = None;
    places.retain(|&place| {
        let expanded = tests[place].expanded;
        let is_less = least.is_none_or(|least| expanded < least);
        least = if is_less { Some(expanded) } else { least };
        is_less
    });
    places
}

/// How the tests compare with the first one, that of the base text's Score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextComparison {
    /// How many others were tested.
    pub others: usize,
    /// How many of them beat it.
    pub better: usize,
    /// Of those that beat it, if there are any: the place of the one with the shortest solutions, and of the one that expands least,
    /// both of the front.
    pub best: Option<[usize; 2]>,
}

impl TextComparison {
    /// The comparison; `None` while the first test has no result.
    pub fn of(tests: &[&TestedWeights]) -> Option<TextComparison> {
        let (text, others) = tests.split_first()?;
        let ahead: Vec<usize> = front(tests).into_iter().filter(|&place| tests[place].beats(text)).collect();
        Some(TextComparison {
            others: others.len(),
            better: others.iter().filter(|other| other.beats(text)).count(),
            best: ahead.first().zip(ahead.last()).map(|(&shortest, &least)| [shortest, least]),
        })
    }
}
