//! Shortest words in the generators: breadth-first search from both ends, layer by layer, so that the first word that is found is a shortest.

use crate::puzzle::cube::algorithm::Algorithm;
use crate::puzzle::cube::generators::Generators;
use crate::puzzle::cube::held::Cube;
use crate::search::Status;
use crate::search::index::Index;
use serde::{Deserialize, Serialize};

/// The most positions that a search for a word keeps, about 70 bytes each.
pub const MOST_KEPT: usize = 200_000;

/// A letter of a word: a generator, by its number from 0, or its inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WordLetter {
    /// The number of the generator.
    pub generator: usize,
    /// Whether it is undone.
    pub is_inverse: bool,
}

impl WordLetter {
    /// The letter that undoes it.
    pub fn inverse(self) -> WordLetter {
        WordLetter { is_inverse: !self.is_inverse, ..self }
    }

    /// What it does.
    pub fn cube(self, generators: &[Cube]) -> Cube {
        let cube = generators.get(self.generator).copied().unwrap_or_default();
        if self.is_inverse { cube.inverse() } else { cube }
    }

    /// Its turns.
    pub fn algorithm(self, generators: &Generators) -> Algorithm {
        let own = generators.algorithms().get(self.generator).cloned().unwrap_or_default();
        if self.is_inverse { own.inverse() } else { own }
    }

    /// The letters of all these generators: their inverses too, where these are not the same elements. Generators that do nothing, or the same
    /// as one before or its inverse, have none.
    pub fn all(generators: &[Cube]) -> Vec<(WordLetter, Cube)> {
        let mut letters: Vec<(WordLetter, Cube)> = vec![];
        for generator in 0..generators.len() {
            for is_inverse in [false, true] {
                let letter = WordLetter { generator, is_inverse };
                let cube = letter.cube(generators);
                if cube != Cube::SOLVED && letters.iter().all(|(_, other)| *other != cube) {
                    letters.push((letter, cube));
                }
            }
        }
        letters
    }
}

/// The positions that were found from one end.
#[derive(Clone, Debug, Default)]
struct WordSide {
    cubes: Vec<Cube>,
    /// By position: the position from which it was found, and the letter.
    from: Vec<(u32, WordLetter)>,
    index: Index,
    expanded: usize,
    /// The end of the layer that is being expanded.
    end: usize,
}

impl WordSide {
    fn new(cube: Cube) -> WordSide {
        let mut side = WordSide { end: 1, ..WordSide::default() };
        side.add(cube, 0, WordLetter { generator: 0, is_inverse: false });
        side
    }

    /// The number of a position, if it is new.
    fn add(&mut self, cube: Cube, from: u32, letter: WordLetter) -> Option<u32> {
        let new = self.cubes.len() as u32;
        let is_new = *self.index.number(&cube, new, |number| &self.cubes[number as usize]) == new;
        is_new.then(|| {
            self.cubes.push(cube);
            self.from.push((from, letter));
            new
        })
    }

    /// The letters by which a position was found, the last one first.
    fn letters(&self, mut number: u32) -> Vec<WordLetter> {
        let mut letters = vec![];
        while number > 0 {
            let (from, letter) = self.from[number as usize];
            letters.push(letter);
            number = from;
        }
        letters
    }
}

/// The search. One unit of budget is one position from which all letters are tried.
#[derive(Clone, Debug)]
pub struct WordSearch {
    letters: Vec<(WordLetter, Cube)>,
    /// From the cube in order, and from the element, whose letters are undone.
    sides: [WordSide; 2],
    /// The side whose layer is being expanded: a layer is completed before one of the other side is begun.
    side: usize,
    word: Option<Vec<WordLetter>>,
}

impl WordSearch {
    /// The search before its first step for a word of an element in these generators.
    pub fn new(generators: &[Cube], element: &Cube) -> WordSearch {
        WordSearch {
            letters: WordLetter::all(generators),
            sides: [WordSide::new(Cube::SOLVED), WordSide::new(*element)],
            side: 0,
            word: (*element == Cube::SOLVED).then(Vec::new),
        }
    }

    /// Works on; finished once a word is found, there is none, or [`MOST_KEPT`] positions are kept.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.word.is_some() || self.kept() > MOST_KEPT {
                return Status::Finished;
            }
            let side = &self.sides[self.side];
            if side.expanded == side.end {
                return Status::Finished;
            }
            self.expand(self.side);
        }
        Status::Running
    }

    /// The number of positions that are kept.
    pub fn kept(&self) -> usize {
        self.sides.iter().map(|side| side.cubes.len()).sum()
    }

    /// The word; `None` if none was found.
    pub fn word(&self) -> Option<&[WordLetter]> {
        self.word.as_deref()
    }

    /// Tries all letters from the next position of a side.
    fn expand(&mut self, number: usize) {
        let [first, last] = &mut self.sides;
        let (own, other) = if number == 0 { (first, last) } else { (last, first) };
        let from = own.expanded;
        for &(letter, cube) in &self.letters {
            let next = own.cubes[from].then(&cube);
            if let Some(new) = own.add(next, from as u32, letter)
                && let Some(met) = other.index.find(&next, |number| &other.cubes[number as usize])
            {
                // From the element, the word is read backwards: each letter is undone.
                let [of_own, of_other] = [own.letters(new), other.letters(met)];
                let (begin, end) = if number == 0 { (of_own, of_other) } else { (of_other, of_own) };
                self.word = Some(begin.into_iter().rev().chain(end.into_iter().map(WordLetter::inverse)).collect());
                return;
            }
        }
        own.expanded += 1;
        if own.expanded == own.end {
            own.end = own.cubes.len();
            let left = |side: &WordSide| side.end - side.expanded;
            let is_last_smaller = left(&self.sides[1]) < left(&self.sides[0]);
            self.side = usize::from(is_last_smaller);
        }
    }
}
