//! The factorisations that the reader has chosen, and their keys in links.

use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::{Assembly, Checks, CubeSet, Edge, Exhaustive, Model, Position, Theory};
use crate::search::Timeline;
use crate::search::whole::MOST_LISTED;
use crate::values::{Allowed, LinkValues, LinkWriter};

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
}

impl Missing {
    /// The name of the kind of problem on the page.
    pub fn code(&self) -> &'static str {
        match self {
            Missing::Factorisation(..) => "no-factorisation",
            Missing::Pair(..) => "no-pair",
            Missing::Solution(..) => "no-solution",
        }
    }
}

impl Chosen {
    /// The keys that name a choice. If a link has several of them, only the first in this order is used.
    pub const KEYS: [&str; 3] = ["solution", "pair", "factorisation"];

    /// The choice in a link, with numbers from 1: `factorisation=2`, `pair=1.5` with `reversed=1.3`, or `solution=7`; and what
    /// of it this set does not have.
    pub fn read(values: &mut LinkValues, cubes: &CubeSet, theory: &Theory) -> (Option<Chosen>, Vec<Missing>) {
        let mut named = Chosen::KEYS.into_iter().filter(|key| values.has(key));
        let key = named.next();
        let ignored: Vec<&'static str> = named.collect();
        for key in ignored {
            values.refuse(key, Allowed::Nothing);
        }
        let read = match key {
            Some("solution") => values.number("solution", 0..).map(|number| Chosen::of_solution(number, cubes, theory)),
            Some("pair") => {
                let numbers = values.list("pair", Allowed::Like("1.5"), number, |numbers| numbers.len() == 2);
                numbers.map(|numbers| Chosen::of_pair(numbers[0], numbers[1], theory))
            }
            Some(_) => {
                let number = values.number("factorisation", 0..);
                number.map(|number| Ok(Chosen::of(place(number, theory)?)))
            }
            None => None,
        };
        let (mut chosen, missing) = match read {
            Some(Ok(chosen)) => (Some(chosen), vec![]),
            Some(Err(missing)) => (None, vec![missing]),
            None => (None, vec![]),
        };
        let pair =
            chosen.as_mut().and_then(|pair| Some((theory.cycles[pair.first] + theory.cycles[pair.second?], pair)));
        match pair.filter(|_| key == Some("pair")) {
            Some((cycles, pair)) => {
                let within = |text: &str| text.parse().ok().filter(|cycle| (1..=cycles).contains(cycle));
                let reversed = values.list("reversed", Allowed::numbers(&(1..=cycles)), within, |_| true);
                pair.reversed = reversed.into_iter().flatten().fold(0, |bits, cycle| bits | 1 << (cycle - 1));
            }
            // Only cycles of a pair can be reversed.
            None => values.refuse("reversed", Allowed::Nothing),
        }
        (chosen, missing)
    }

    fn of_solution(number: u64, cubes: &CubeSet, theory: &Theory) -> Result<Chosen, Missing> {
        let positions = solution(cubes, number);
        let chosen = positions.and_then(|positions| Chosen::of_stack(cubes, theory, &positions, Some(number)));
        chosen.ok_or(Missing::Solution(number, theory.raw))
    }

    fn of_pair(first: usize, second: usize, theory: &Theory) -> Result<Chosen, Missing> {
        let (first, second) = (place(first, theory)?, place(second, theory)?);
        let [f, g] = [first, second].map(|index| theory.factorisations[index]);
        if !f.is_disjoint(g) {
            return Err(Missing::Pair(first + 1, second + 1, f.shared(g).collect()));
        }
        Ok(Chosen { second: Some(second), ..Chosen::of(first) })
    }

    /// Writes the keys that [`Chosen::read`] reads.
    pub fn write(&self, written: &mut LinkWriter) {
        match (self.solution, self.second) {
            (Some(number), _) => written.put("solution", number),
            (None, None) => written.put("factorisation", self.first + 1),
            (None, Some(second)) => {
                written.list("pair", [self.first + 1, second + 1]);
                let cycles = (0..u32::BITS).filter(|cycle| self.reversed >> cycle & 1 == 1);
                written.list("reversed", cycles.map(|cycle| cycle + 1));
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

fn number(text: &str) -> Option<usize> {
    text.parse().ok()
}

/// The index of the factorisation with this number, from 1.
fn place(number: usize, theory: &Theory) -> Result<usize, Missing> {
    let all = theory.factorisations.len();
    if (1..=all).contains(&number) { Ok(number - 1) } else { Err(Missing::Factorisation(number, all)) }
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
