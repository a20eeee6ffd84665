//! A solution by stages as plain numbers, as a worker answers it, and back.
//!
//! First the number of steps. Of each step: the place of its stage in [`Stage::ALL`], the number of its deed with what belongs
//! to it, the number of characters of its algorithm and these characters. Places are counted from 0, the corners first.

use super::algorithm::Spelling;
use super::cycles::Cycle;
use super::facelet::Face;
use super::notation;
use super::place::{Kind, Place};
use super::solve::stages::{Deed, Solution, Stage, Step};

/// The numbers of deeds.
const HOLD: u64 = 0;
const RAISE: u64 = 1;
const LOWER: u64 = 2;
const ROTATE: u64 = 3;
const LAYER: u64 = 4;
const COMMUTE: u64 = 5;

/// The numbers of a solution; never none, so that none at all can stand for no solution.
pub fn numbers(solution: &Solution) -> Vec<u64> {
    let mut numbers = vec![solution.steps.len() as u64];
    for step in &solution.steps {
        numbers.push(step.stage as u64);
        write_deed(&step.deed, &mut numbers);
        let text = step.algorithm.text(Spelling::Field);
        numbers.push(text.chars().count() as u64);
        numbers.extend(text.chars().map(u64::from));
    }
    numbers
}

/// The solution of these numbers; nothing if they are those of none. Items of its algorithms have their places in the text of
/// their step's algorithm.
pub fn solution(numbers: &[u64]) -> Option<Solution> {
    let mut reader = Reader { rest: numbers };
    let mut solution = Solution::default();
    for _ in 0..reader.next()? {
        let stage = *Stage::ALL.get(reader.index()?)?;
        let deed = reader.deed()?;
        let mut text = String::new();
        for _ in 0..reader.next()? {
            text.push(char::from_u32(u32::try_from(reader.next()?).ok()?)?);
        }
        solution.steps.push(Step { stage, deed, algorithm: notation::read(&text).ok()? });
    }
    reader.rest.is_empty().then_some(solution)
}

fn write_deed(deed: &Deed, numbers: &mut Vec<u64>) {
    match deed {
        Deed::Hold(face) => numbers.extend([HOLD, *face as u64]),
        Deed::Raise { cubie, from, to, index } => {
            numbers.extend([RAISE, code(*cubie), code(*from), code(*to), *index as u64]);
        }
        Deed::Lower { cubie, from, to } => numbers.extend([LOWER, code(*cubie), code(*from), code(*to)]),
        Deed::Rotate { cubie, at } => numbers.extend([ROTATE, code(*cubie), code(*at)]),
        Deed::Layer => numbers.push(LAYER),
        Deed::Commute(cycles) => {
            numbers.extend([COMMUTE, cycles.len() as u64]);
            for cycle in cycles {
                numbers.push(cycle.places.len() as u64);
                for (&place, &index) in cycle.places.iter().zip(&cycle.indices) {
                    numbers.extend([code(place), index as u64]);
                }
            }
        }
    }
}

fn code(place: Place) -> u64 {
    place.rank() as u64
}

/// The numbers that are still to be read.
struct Reader<'a> {
    rest: &'a [u64],
}

impl Reader<'_> {
    fn next(&mut self) -> Option<u64> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn index(&mut self) -> Option<usize> {
        usize::try_from(self.next()?).ok()
    }

    fn place(&mut self) -> Option<Place> {
        let code = self.index()?;
        match code.checked_sub(Kind::Corner.count()) {
            None => Some(Place::new(Kind::Corner, code)),
            Some(edge) => (edge < Kind::Edge.count()).then_some(Place::new(Kind::Edge, edge)),
        }
    }

    /// A rotation index of a small cube.
    fn rotation(&mut self, cubie: Place) -> Option<usize> {
        self.index().filter(|&index| index < cubie.kind().ways())
    }

    fn deed(&mut self) -> Option<Deed> {
        Some(match self.next()? {
            HOLD => Deed::Hold(*Face::ALL.get(self.index()?)?),
            RAISE => {
                let (cubie, from, to) = (self.place()?, self.place()?, self.place()?);
                Deed::Raise { cubie, from, to, index: self.rotation(cubie)? }
            }
            LOWER => Deed::Lower { cubie: self.place()?, from: self.place()?, to: self.place()? },
            ROTATE => Deed::Rotate { cubie: self.place()?, at: self.place()? },
            LAYER => Deed::Layer,
            COMMUTE => {
                let mut cycles = Vec::new();
                for _ in 0..self.next()? {
                    cycles.push(self.cycle()?);
                }
                Deed::Commute(cycles)
            }
            _ => return None,
        })
    }

    fn cycle(&mut self) -> Option<Cycle> {
        let mut cycle = Cycle { places: vec![], indices: vec![] };
        for _ in 0..self.next()? {
            let place = self.place()?;
            let index = self.rotation(place)?;
            cycle.places.push(place);
            cycle.indices.push(index);
        }
        Some(cycle)
    }
}
