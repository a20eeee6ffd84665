//! The factorisations that the reader has chosen, and their keys in links.

use crate::link::Link;
use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::{Assembly, Checks, CubeSet, Edge, Exhaustive, Model, Position, Theory};
use crate::search::Timeline;
use crate::search::whole::MOST_LISTED;

/// One or two factorisations, by their indices in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The factorisation for front and back.
    pub first: usize,
    /// The factorisation for right and left, once chosen.
    pub second: Option<usize>,
    /// The cycles that are reversed, one bit for each, as in [`Assembly`].
    pub reversed: u32,
    /// The number of cubes that are in place, from the bottom.
    pub placed: usize,
    /// The number, from 1, of the raw solution by which the pair was chosen.
    pub solution: Option<u64>,
}

/// A value in a link that this set does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A factorisation: its number, and how many there are.
    Factorisation(usize, usize),
    /// Two factorisations that are not a pair: their numbers, and their common edges.
    Pair(usize, usize, Vec<Edge>),
    /// A raw solution: its number, and how many there are.
    Solution(u64, u64),
    /// The value of this key is invalid.
    Value(&'static str, String),
}

impl Missing {
    /// The name of the kind of problem on the page.
    pub fn code(&self) -> &'static str {
        match self {
            Missing::Factorisation(..) => "no-factorisation",
            Missing::Pair(..) => "no-pair",
            Missing::Solution(..) => "no-solution",
            Missing::Value(..) => "bad-value",
        }
    }
}

impl Chosen {
    /// The keys that name a choice. If a link has several of them, only the first in this order is used.
    pub const KEYS: [&str; 3] = ["solution", "pair", "factorisation"];

    /// The choice in a link, with numbers from 1: `factorisation=2`, `pair=1.5` with `reversed=1.3`, or `solution=7`; and the
    /// problems with it.
    pub fn read(link: &Link, cubes: &CubeSet, theory: &Theory) -> (Option<Chosen>, Vec<Missing>) {
        let bad = |key: &'static str| Missing::Value(key, link.value(key).unwrap_or_default().to_string());
        let mut named = Chosen::KEYS.into_iter().filter(|key| link.value(key).is_some());
        let key = named.next();
        let mut missing: Vec<Missing> = named.map(bad).collect();
        let read = match key {
            Some("solution") => Chosen::read_solution(link, cubes, theory),
            Some("pair") => Chosen::read_pair(link, theory),
            Some(key) => read_place(link.value(key).unwrap_or_default(), theory, bad(key)).map(Chosen::of),
            None => {
                missing.extend(link.value("reversed").map(|_| bad("reversed")));
                return (None, missing);
            }
        };
        let mut chosen = read.map_err(|own| missing.push(own)).ok();
        if link.value("reversed").is_some() {
            match chosen.as_ref().filter(|_| key == Some("pair")).and_then(|pair| pair.read_reversed(link, theory)) {
                Some(reversed) => chosen = chosen.map(|chosen| Chosen { reversed, ..chosen }),
                None => missing.push(bad("reversed")),
            }
        }
        (chosen, missing)
    }

    fn read_solution(link: &Link, cubes: &CubeSet, theory: &Theory) -> Result<Chosen, Missing> {
        let text = link.value("solution").unwrap_or_default();
        let number = text.parse().map_err(|_| Missing::Value("solution", text.to_string()))?;
        let chosen =
            solution(cubes, number).and_then(|positions| Chosen::of_stack(cubes, theory, &positions, Some(number)));
        chosen.ok_or(Missing::Solution(number, theory.raw))
    }

    fn read_pair(link: &Link, theory: &Theory) -> Result<Chosen, Missing> {
        let text = link.value("pair").unwrap_or_default();
        let bad = || Missing::Value("pair", text.to_string());
        let (first, second) = text.split_once('.').ok_or_else(bad)?;
        let (first, second) = (read_place(first, theory, bad())?, read_place(second, theory, bad())?);
        let [f, g] = [first, second].map(|index| theory.factorisations[index]);
        if !f.is_disjoint(g) {
            return Err(Missing::Pair(first + 1, second + 1, f.shared(g).collect()));
        }
        Ok(Chosen { second: Some(second), ..Chosen::of(first) })
    }

    /// The cycles of a pair that a link reverses, one bit for each; none if it names a cycle that does not exist.
    fn read_reversed(&self, link: &Link, theory: &Theory) -> Option<u32> {
        let cycles = theory.cycles[self.first] + theory.cycles[self.second?];
        let mut reversed = 0;
        for part in link.value("reversed")?.split('.') {
            let cycle = part.parse().ok().filter(|cycle| (1..=cycles).contains(cycle))?;
            reversed |= 1 << (cycle - 1);
        }
        Some(reversed)
    }

    /// The keys and values that [`Chosen::read`] reads again.
    pub fn keys(&self) -> Vec<(&'static str, String)> {
        match (self.solution, self.second) {
            (Some(number), _) => vec![("solution", number.to_string())],
            (None, None) => vec![("factorisation", (self.first + 1).to_string())],
            (None, Some(second)) => {
                let mut keys = vec![("pair", format!("{}.{}", self.first + 1, second + 1))];
                if self.reversed != 0 {
                    let cycles = (0..u32::BITS).filter(|cycle| self.reversed >> cycle & 1 == 1);
                    keys.push(("reversed", cycles.map(|cycle| (cycle + 1).to_string()).collect::<Vec<_>>().join(".")));
                }
                keys
            }
        }
    }

    fn of(first: usize) -> Chosen {
        Chosen { first, second: None, reversed: 0, placed: 0, solution: None }
    }

    /// The choice after a click on a factorisation. The first click chooses it, one on a factorisation without common edge chooses
    /// the second, and another click on a chosen one takes it back (on the first: both).
    pub fn next(now: Option<Chosen>, index: usize, theory: &Theory) -> Option<Chosen> {
        match now {
            Some(chosen) if chosen.first == index => None,
            Some(chosen) if chosen.second == Some(index) => Some(Chosen::of(chosen.first)),
            Some(chosen) if theory.is_pair(chosen.first, index) => {
                Some(Chosen { second: Some(index), ..Chosen::of(chosen.first) })
            }
            Some(chosen) => Some(chosen),
            None => Some(Chosen::of(index)),
        }
    }

    /// The two factorisations of a solution, with all cubes in place; none if the stack is not a solution.
    pub fn of_stack(cubes: &CubeSet, theory: &Theory, positions: &[Position], solution: Option<u64>) -> Option<Chosen> {
        let assembly = Assembly::of(cubes, positions);
        let place = |wanted| theory.factorisations.iter().position(|&f| f == wanted);
        Some(Chosen {
            first: place(assembly.front)?,
            second: Some(place(assembly.right)?),
            reversed: assembly.reversed,
            placed: cubes.count(),
            solution,
        })
    }

    /// The assembly, once both are chosen.
    pub fn assembly(&self, theory: &Theory) -> Option<Assembly> {
        let [front, right] = [self.first, self.second?].map(|index| theory.factorisations[index]);
        Some(Assembly { front, right, reversed: self.reversed })
    }
}

/// The index of the factorisation with the number in the text, from 1. Fails with `bad` if the text is not a number.
fn read_place(text: &str, theory: &Theory, bad: Missing) -> Result<usize, Missing> {
    let all = theory.factorisations.len();
    match text.parse::<usize>() {
        Ok(number) if (1..=all).contains(&number) => Ok(number - 1),
        Ok(number) => Err(Missing::Factorisation(number, all)),
        Err(_) => Err(bad),
    }
}

/// The positions of the raw solution with this number, from 1, in the list of the exhaustive program. Solutions beyond the end
/// of the list have no number.
fn solution(cubes: &CubeSet, number: u64) -> Option<Vec<Position>> {
    let index = usize::try_from(number.checked_sub(1)?).ok().filter(|&index| index < MOST_LISTED)?;
    let mut program = Timeline::new(Exhaustive::new(Model { cubes: *cubes, checks: Checks::all(cubes.count()) }));
    while program.solutions().len() <= index && !program.finished() {
        program.aim(program.step() + STRIDE);
        program.wind(STRIDE);
    }
    program.solutions().get(index).map(|solution| positions_of(&solution.path))
}

/// The number of trials between two checks whether the solution is found.
const STRIDE: u64 = 10_000;
