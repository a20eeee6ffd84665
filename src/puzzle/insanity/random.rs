//! Sets of cubes drawn by chance: one with a wanted property, or very many for an experiment.

use super::graph::{Counter, Counts};
use super::{CUBES, CubeSet};
use crate::search::sample::{Dice, Experiment};

/// How faces are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colouring {
    /// Every face takes any colour, each as likely as the others.
    #[default]
    Free,
    /// The same, but cubes that do not show all colours are drawn again. There are none with seven colours.
    AllColours,
}

impl Colouring {
    /// Whether there are such cubes.
    pub fn is_possible(self, cubes: usize) -> bool {
        self == Colouring::Free || cubes <= 6
    }
}

/// Draws a set of `count` cubes. `count` is in [`CUBES`], and the colouring is possible.
pub fn draw(count: usize, colouring: Colouring, dice: &mut Dice) -> CubeSet {
    let all = (1u32 << count) - 1;
    let mut cubes = [[0; 6]; *CUBES.end()];
    for cube in &mut cubes[..count] {
        loop {
            let mut seen = 0;
            for face in cube.iter_mut() {
                *face = dice.below(count as u32) as u8;
                seen |= 1 << *face;
            }
            if colouring == Colouring::Free || seen == all || !colouring.is_possible(count) {
                break;
            }
        }
    }
    CubeSet::new(&cubes[..count]).unwrap_or_default()
}

/// A property that a set may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// At least one solution.
    #[default]
    Solvable,
    /// Exactly one pair of disjoint factorisations.
    OnePair,
    /// Exactly one raw solution.
    Unique,
    /// No factorisation.
    NoFactorisation,
    /// Factorisations, but every two share an edge, or there is only one.
    NoPair,
    /// Nothing in particular.
    Anything,
}

impl Wanted {
    /// All of them, in the order the page offers them.
    pub const ALL: [Wanted; 6] =
        [Wanted::Solvable, Wanted::OnePair, Wanted::Unique, Wanted::NoFactorisation, Wanted::NoPair, Wanted::Anything];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Wanted::Solvable => "solvable",
            Wanted::OnePair => "one-pair",
            Wanted::Unique => "unique",
            Wanted::NoFactorisation => "no-factorisation",
            Wanted::NoPair => "no-pair",
            Wanted::Anything => "anything",
        }
    }

    /// Whether any set of so many cubes so coloured has it. Where each of six cubes shows each of six colours once, every
    /// colour has degree 6: what two disjoint factorisations leave over is a third one, and pairs come in threes.
    pub fn is_possible(self, count: usize, colouring: Colouring) -> bool {
        let in_threes = count == 6 && colouring == Colouring::AllColours;
        !(matches!(self, Wanted::OnePair | Wanted::Unique) && (count == 2 || in_threes)) && colouring.is_possible(count)
    }

    /// Whether a set with these counts has it.
    pub fn holds(self, counts: &Counts) -> bool {
        match self {
            Wanted::Solvable => counts.pairs > 0,
            Wanted::OnePair => counts.pairs == 1,
            Wanted::Unique => counts.raw == 1,
            Wanted::NoFactorisation => counts.factorisations == 0,
            Wanted::NoPair => counts.factorisations > 0 && counts.pairs == 0,
            Wanted::Anything => true,
        }
    }
}

/// What is looked for, and where: the same always leads to the same set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quest {
    /// Number of cubes.
    pub count: usize,
    /// The property.
    pub wanted: Wanted,
    /// How faces are coloured.
    pub colouring: Colouring,
    /// The seed.
    pub seed: u64,
}

/// Sets are drawn until one has the property: a search that can be held up anywhere.
#[derive(Clone, Debug)]
pub struct Hunt {
    quest: Quest,
    dice: Dice,
    counter: Counter,
    drawn: u64,
}

impl Hunt {
    /// Before the first draw.
    pub fn new(quest: Quest) -> Hunt {
        Hunt { quest, dice: Dice::new(quest.seed, 0), counter: Counter::default(), drawn: 0 }
    }

    /// Draws at most `budget` sets more, up to the first that has the property.
    pub fn advance(&mut self, budget: u64) -> Option<CubeSet> {
        let Quest { count, wanted, colouring, .. } = self.quest;
        (0..budget).find_map(|_| {
            let cubes = draw(count, colouring, &mut self.dice);
            self.drawn += 1;
            wanted.holds(&self.counter.count(&cubes)).then_some(cubes)
        })
    }

    /// What is looked for.
    pub fn quest(&self) -> Quest {
        self.quest
    }

    /// Sets drawn so far.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }
}

/// Pairs up to this many are counted one by one in the distribution, more together.
pub const MOST_PAIRS: usize = 12;

/// The most sets of one experiment.
pub const MOST_SETS: u64 = 10_000_000;

/// Sets in a block of an experiment.
pub const BLOCK: u64 = 250;

/// An experiment with many sets, as links name it: `sets=10000&seed=42&colours=all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The trial with sets of `count` cubes that the values of the keys describe; the key whose value makes no sense.
    pub fn from_keys<'a>(count: usize, value: impl Fn(&str) -> Option<&'a str>) -> Result<Trial, &'static str> {
        let number = |key: &'static str, default: u64| match value(key) {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| key),
        };
        let colouring = match value("colours") {
            None => Colouring::Free,
            Some("all") => Colouring::AllColours,
            Some(_) => return Err("colours"),
        };
        let default = Trial::of(count);
        let (seed, sets) = (number("seed", default.seed)?, number("sets", default.sets)?);
        let trial = Trial { count, colouring, seed, sets };
        match trial {
            _ if !(1..=MOST_SETS).contains(&trial.sets) => Err("sets"),
            _ if !colouring.is_possible(count) => Err("colours"),
            _ => Ok(trial),
        }
    }

    /// The pairs of keys and values that [`Trial::from_keys`] reads; default values are left out.
    pub fn keys(&self) -> Vec<(&'static str, String)> {
        let mut keys = vec![];
        let default = Trial::of(self.count);
        if self.sets != default.sets {
            keys.push(("sets", self.sets.to_string()));
        }
        if self.seed != default.seed {
            keys.push(("seed", self.seed.to_string()));
        }
        if self.colouring == Colouring::AllColours {
            keys.push(("colours", "all".to_string()));
        }
        keys
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
const HEADINGS: usize = Heading::Raw as usize + 1;

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
        let Counts { factorisations, pairs, raw } = self.counter.count(&cubes);
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

    /// Sets with so many pairs, up to [`MOST_PAIRS`], which stands for more, too.
    pub fn with_pairs(&self, pairs: usize) -> u64 {
        self.0.get(HEADINGS + pairs).copied().unwrap_or_default()
    }
}

/// What is known exactly of sets whose faces are coloured freely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exact {
    /// Probabilities of a solution, of exactly one pair, of exactly one raw solution, and of no factorisation.
    pub chances: Option<[f64; 4]>,
    /// Mean number of raw solutions.
    pub raw: f64,
}

/// The exact values for sets of `count` cubes.
///
/// Of the 3 * 24^(n-1) stacks, each is a solution with probability (n! / n^n)^4, which gives the mean. The probabilities
/// are numbers of sets out of all n^(6n), found by going through all of them; that a cube matters by its three pairs of
/// opposite colours only makes 220^4 / 4! of the 4^24. Beyond four cubes nobody has gone through all sets.
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
