//! Sets of cubes drawn by chance, any or with a wanted property.

use super::graph::{Counter, GraphCounts};
use super::{CUBES, CubeSet};
use crate::search::sample::Dice;
use serde::{Deserialize, Serialize};

/// How faces are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Colouring {
    /// Every face takes any colour, all equally likely.
    #[default]
    Free,
    /// The same, but cubes that do not show all colours are drawn again. Impossible with seven colours, because a cube has
    /// six faces.
    AllColours,
}

named! { Colouring: Free = "free", AllColours = "all" }

impl Colouring {
    /// Whether sets of `cubes` cubes (and colours) can be coloured like this.
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
    /// No condition.
    Anything,
}

named! {
    Wanted:
    Solvable = "solvable",
    OnePair = "one-pair",
    Unique = "unique",
    NoFactorisation = "no-factorisation",
    NoPair = "no-pair",
    Anything = "anything",
}

impl Wanted {
    /// Whether some set of `count` cubes with this colouring has the property. One case is not obvious: where each of six
    /// cubes shows each of six colours once, every colour has degree 6; then the edges left by two disjoint factorisations
    /// form a third one, so pairs come in threes and there is never exactly one.
    pub fn is_possible(self, count: usize, colouring: Colouring) -> bool {
        let in_threes = count == 6 && colouring == Colouring::AllColours;
        !(matches!(self, Wanted::OnePair | Wanted::Unique) && (count == 2 || in_threes)) && colouring.is_possible(count)
    }

    /// Whether a set with these counts has the property.
    pub fn holds(self, counts: &GraphCounts) -> bool {
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

/// What to look for. Equal values always lead to the same set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRequest {
    /// Number of cubes.
    pub count: usize,
    /// The property.
    pub wanted: Wanted,
    /// How faces are coloured.
    pub colouring: Colouring,
    /// The seed.
    pub seed: u64,
}

/// A search that draws sets until one has the property. It can be paused after any draw.
#[derive(Clone, Debug)]
pub struct RepeatedDraw {
    request: DrawRequest,
    dice: Dice,
    counter: Counter,
    drawn: u64,
}

impl RepeatedDraw {
    /// Before the first draw.
    pub fn new(request: DrawRequest) -> RepeatedDraw {
        RepeatedDraw { request, dice: Dice::new(request.seed, 0), counter: Counter::default(), drawn: 0 }
    }

    /// Draws at most `budget` more sets, and returns the first that has the property; `None` if none of them has.
    pub fn advance(&mut self, budget: u64) -> Option<CubeSet> {
        let DrawRequest { count, wanted, colouring, .. } = self.request;
        (0..budget).find_map(|_| {
            let cubes = draw(count, colouring, &mut self.dice);
            self.drawn += 1;
            wanted.holds(&self.counter.count(&cubes)).then_some(cubes)
        })
    }

    /// What is looked for.
    pub fn request(&self) -> DrawRequest {
        self.request
    }

    /// Sets drawn so far.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }
}
