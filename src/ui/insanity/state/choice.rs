//! The factorisations that a reader has chosen, and how a link names them.

use crate::link::Link;
use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::{Assembly, Checks, CubeSet, Edge, Exhaustive, Model, Position, Theory};
use crate::search::Timeline;
use crate::search::whole::MOST_LISTED;

/// One or two factorisations, by their places in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// For front and back.
    pub first: usize,
    /// For right and left.
    pub second: Option<usize>,
    /// The cycles that are run the other way, as in [`Assembly`].
    pub reversed: u32,
    /// Cubes turned into place, from the bottom.
    pub placed: usize,
    /// The number of the raw solution it was chosen by, from 1.
    pub solution: Option<u64>,
}

/// What a link names, but the set has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A factorisation: its number, and how many there are.
    Factorisation(usize, usize),
    /// Two that are no pair: their numbers, and the edges they share.
    Pair(usize, usize, Vec<Edge>),
    /// A raw solution: its number, and how many there are.
    Solution(u64, u64),
    /// The value of this key makes no sense.
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
    /// The choice that a link names: `factorisation=2`, `pair=1.5` with `reversed=1.3`, or `solution=7`, counted from 1.
    pub fn read(link: &Link, cubes: &CubeSet, theory: &Theory) -> Result<Option<Chosen>, Missing> {
        let all = theory.factorisations.len();
        let bad = |key: &'static str| Missing::Value(key, link.value(key).unwrap_or_default().to_string());
        let place = |text: &str, key: &'static str| match text.parse::<usize>() {
            Ok(number) if (1..=all).contains(&number) => Ok(number - 1),
            Ok(number) => Err(Missing::Factorisation(number, all)),
            Err(_) => Err(bad(key)),
        };
        if let Some(text) = link.value("solution") {
            let number = text.parse().map_err(|_| bad("solution"))?;
            let positions = solution(cubes, number).ok_or(Missing::Solution(number, theory.raw))?;
            return Ok(Chosen::of_stack(cubes, theory, &positions, Some(number)));
        }
        if let Some(text) = link.value("factorisation") {
            return Ok(Some(Chosen::of(place(text, "factorisation")?)));
        }
        let Some(text) = link.value("pair") else { return Ok(None) };
        let (first, second) = text.split_once('.').ok_or_else(|| bad("pair"))?;
        let (first, second) = (place(first, "pair")?, place(second, "pair")?);
        let [f, g] = [first, second].map(|index| theory.factorisations[index]);
        if !f.is_disjoint(g) {
            return Err(Missing::Pair(first + 1, second + 1, f.shared(g).collect()));
        }
        let cycles = theory.cycles[first] + theory.cycles[second];
        let mut reversed = 0;
        for part in link.value("reversed").into_iter().flat_map(|text| text.split('.')) {
            match part.parse::<u32>() {
                Ok(cycle) if (1..=cycles).contains(&cycle) => reversed |= 1 << (cycle - 1),
                _ => return Err(bad("reversed")),
            }
        }
        Ok(Some(Chosen { second: Some(second), reversed, ..Chosen::of(first) }))
    }

    /// The keys that [`Chosen::read`] reads.
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

    /// The choice after one more factorisation was chosen: the first, the second if it shares no edge with the first, or
    /// none any more if it was chosen already.
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

    /// The two factorisations of a solution, all cubes in place; nothing if the stack is none.
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

/// The positions of a raw solution by its number in the list of the exhaustive program, from 1. Only as many as that list
/// holds have a number.
fn solution(cubes: &CubeSet, number: u64) -> Option<Vec<Position>> {
    let index = usize::try_from(number.checked_sub(1)?).ok().filter(|&index| index < MOST_LISTED)?;
    let mut program = Timeline::new(Exhaustive::new(Model { cubes: *cubes, checks: Checks::all(cubes.count()) }));
    while program.solutions().len() <= index && !program.finished() {
        program.aim(program.step() + STRIDE);
        program.wind(STRIDE);
    }
    program.solutions().get(index).map(|solution| positions_of(&solution.path))
}

/// Trials made between two looks whether the solution is found.
const STRIDE: u64 = 10_000;
