//! A race of methods: who takes part, the clock that all have in common, and how many steps each has made at one of its moments.

use super::method::Method;
use super::model::Model;
use super::solve::Sliding;
use crate::search::best_first::BestFirst;
use crate::search::growth::Growth;

/// The most searches in a race; the fewest are two.
pub const MOST_RACERS: usize = 4;

/// The most nodes of each tree.
pub const MOST_RACED: usize = 200_000;

/// The parts into which the clock divides a step of the quickest.
const PARTS: u64 = 1_000_000;

/// No clock runs as long: no search has as many steps.
const MOST_MOMENTS: u64 = 1 << 40;

/// How the clock of a race runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RaceClock {
    /// All make a step at the same time.
    #[default]
    Steps,
    /// All have the same time: who needs less time for a step makes more of them.
    Time,
}

named! { RaceClock: Steps = "steps", Time = "time" }

/// The steps of each search at the moments of the clock. The quickest makes one step at each moment.
///
/// ```
/// use casse_tete::puzzle::taquin::race::RacePace;
///
/// // The second search takes two and a half times as long for a step as the first.
/// let pace = RacePace::of(&[0.2, 0.5]);
/// assert_eq!((pace.steps(0, 10), pace.steps(1, 10)), (10, 4));
/// assert_eq!((pace.moment(0, 10), pace.moment(1, 4)), (10, 10));
/// // In lockstep all steps take as long.
/// assert_eq!(RacePace::default().steps(3, 10), 10);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RacePace(Vec<u64>);

impl RacePace {
    /// The pace of searches whose steps take these times, in any unit.
    pub fn of(times: &[f64]) -> RacePace {
        let least = times.iter().copied().fold(f64::INFINITY, f64::min);
        RacePace(times.iter().map(|time| ((least / time * PARTS as f64) as u64).clamp(1, PARTS)).collect())
    }

    /// The parts of a step that a search makes at each moment.
    fn parts(&self, racer: usize) -> u64 {
        self.0.get(racer).copied().unwrap_or(PARTS)
    }

    /// The steps that a search has made at a moment.
    pub fn steps(&self, racer: usize, moment: u64) -> u64 {
        moment.min(MOST_MOMENTS) * self.parts(racer) / PARTS
    }

    /// The first moment at which a search has made `steps` steps.
    pub fn moment(&self, racer: usize, steps: u64) -> u64 {
        (steps.min(MOST_MOMENTS) * PARTS).div_ceil(self.parts(racer))
    }
}

/// A search of a race that grows a tree, with what it has proved step by step.
#[derive(Clone, Debug)]
pub struct RacedTree {
    /// The search.
    pub growth: Growth<Sliding>,
    /// The steps at which the lower bound rises, and the bound from there on; none for methods that prove none.
    bounds: Vec<(u64, u64)>,
    proves: bool,
    seen: u64,
}

impl RacedTree {
    /// The search of a model, before its first step.
    pub fn new(model: &Model) -> RacedTree {
        let space = Sliding::new(model);
        let search = BestFirst::new(model.board, space.measure(&model.board), MOST_RACED);
        let proves = model.method.is_optimal();
        RacedTree { growth: Growth::new(space, search), bounds: vec![], proves, seen: 0 }
    }

    /// Goes towards a step, by at most `budget` steps of the search.
    pub fn go(&mut self, step: u64, budget: u64) {
        self.growth.aim(step);
        self.growth.wind(budget);
        self.note();
    }

    /// Continues the search by at most `budget` steps; the step that is shown stays the same.
    pub fn foresee(&mut self, budget: u64) {
        self.growth.foresee(budget);
        self.note();
    }

    /// A search that takes the leaf with the least sum of moves made and estimate never overestimates: that sum is a lower bound.
    fn note(&mut self) {
        let search = self.growth.search();
        while self.proves && self.seen < search.steps() {
            self.seen += 1;
            let taken = search.expanded_at(self.seen).and_then(|node| search.nodes().get(node as usize));
            let Some(bound) = taken.map(|node| u64::from(node.depth) + node.measure.max(0) as u64) else { continue };
            if self.bounds.last().is_none_or(|last| last.1 < bound) {
                self.bounds.push((self.seen, bound));
            }
        }
    }

    /// The steps up to the present one at which the lower bound rose, and the bound from there on.
    pub fn bounds(&self) -> &[(u64, u64)] {
        &self.bounds[..self.bounds.partition_point(|(step, _)| *step <= self.growth.step())]
    }
}

/// Reads the keys of those who take part from a link: methods by name, formulas as `formula:NAME`; `None` if they are too few or too
/// many, if one comes twice, or if one is neither.
///
/// ```
/// use casse_tete::puzzle::taquin::race::read;
///
/// assert_eq!(read("score,formula:red").map(|keys| keys.len()), Some(2));
/// assert_eq!(read("score"), None);
/// assert_eq!(read("score,quick"), None);
/// ```
pub fn read(text: &str) -> Option<Vec<String>> {
    let keys: Vec<String> = text.split(',').map(str::to_string).collect();
    let is_legal = |key: &String| Method::named(key).is_some() || key.starts_with("formula:");
    let is_first = |index: usize| !keys[..index].contains(&keys[index]);
    let all = (2..=MOST_RACERS).contains(&keys.len()) && keys.iter().all(is_legal) && (0..keys.len()).all(is_first);
    all.then_some(keys)
}
