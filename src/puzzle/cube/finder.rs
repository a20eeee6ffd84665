//! Finds the commutator with the fewest turns that does exactly what is wished, and nothing else.
//!
//! It is looked for in one family: **S X T X' T' S', where X or T is a single turn of a face or a middle layer; S and the other one
//! are any sequences of such turns**. Its length is that in the half-turn metric: a middle layer counts as two turns of faces.
//!
//! The search looks at one length after the other, so the first commutator found has the fewest turns of the family. It does not
//! try all sequences. Write w for the wish.
//!
//! * S X T X' T' S' = w is the same as X T X' T' = S' w S: a wish of the same kind for other small cubes. There are at most 1760 such
//!   wishes, so sequences S are kept only if they lead to a new one.
//! * X T X' T' = w is the same as X T X' = w T, so X carries T to w T as a conjugate. The search for X begins at both ends: at the
//!   turn, and at w T. If T is the sequence, X T' X' = X' w T' is looked at in the same way.
//! * Symmetries of the cube turn or mirror each of the 27 turns into one of four.

use super::algorithm::{Algorithm, Unit};
use super::facelet::FACELETS;
use super::held::Cube;
use super::laboratory::Support;
use super::turn::{Layers, Turn};
use super::wish::CommutatorWish;
use crate::geometry::lattice::Symmetry;
use crate::search::Status;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The greatest length that is tried, halved: S X T. Every wish is fulfilled before.
const MOST: usize = 9;

/// The number of turns of the conjugates of single turns that are kept.
const KEPT: usize = 3;

/// A commutator with its setup: S X T X' T' S'.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundParts {
    /// S, which may be empty.
    pub setup: Algorithm,
    /// X.
    pub x: Algorithm,
    /// T.
    pub t: Algorithm,
}

impl FoundParts {
    /// \[S: \[X, T\]\], or \[X, T\] if S is empty.
    pub fn algorithm(&self) -> Algorithm {
        Algorithm::conjugate(self.setup.clone(), Algorithm::commutator(self.x.clone(), self.t.clone()))
    }
}

/// One of the 27 turns, and how symmetry leads to it from one of the four that are looked at.
struct Letter {
    turn: Turn,
    cube: Cube,
    /// The inverse.
    back: Cube,
    /// Its [`lengths`], and the facelets that it moves, as bits.
    lengths: [u8; 9],
    moves: u64,
    /// The symmetry that makes it of that one, and the cube in order held or mirrored so, and back.
    symmetry: Symmetry,
    held: [Cube; 2],
}

/// Conjugates of some cubes by sequences of turns, sorted by the length of the shortest of these.
#[derive(Clone, Debug, Default)]
struct Conjugates {
    nodes: Vec<ConjugateNode>,
    index: FxHashMap<Cube, u32>,
    /// The nodes of each length, in turns of faces.
    layers: Vec<Range<usize>>,
}

/// A' C A for a sequence A and one of the cubes C at the beginning.
#[derive(Clone, Debug)]
struct ConjugateNode {
    cube: Cube,
    /// The number of C.
    root: usize,
    /// The last turn of A, by its number, and the node without it; none if A is empty.
    last: Option<(usize, usize)>,
}

/// The search for commutators, with what all searches have in common.
pub struct Finder {
    letters: Vec<Letter>,
    /// Conjugates of the four turns.
    of_turns: Conjugates,
}

/// What a sequence must do: carry a single turn to a given cube.
struct SequenceGoal {
    /// The wish after the setup, by its node.
    wish: usize,
    /// The single turn, by its number.
    single: usize,
    /// The turn that is carried: the single turn or its inverse.
    carried: usize,
    /// Whether the single turn is T, not X.
    is_t: bool,
}

/// The goals after setups of one length, with single turns of one length.
struct Branch {
    setup: usize,
    single: usize,
    goals: Vec<SequenceGoal>,
    /// Conjugates of the cubes that are the goals.
    of_goals: Conjugates,
}

impl Default for Finder {
    fn default() -> Finder {
        Finder::new()
    }
}

impl Finder {
    /// Computes what all searches have in common: some thousand conjugates.
    pub fn new() -> Finder {
        let mut roots: Vec<Turn> = vec![];
        let mut letters = vec![];
        for turn in Turn::all().filter(|turn| matches!(turn.layers(), Layers::Outer | Layers::Middle)) {
            let leads = |root: &Turn| Symmetry::ALL.into_iter().find(|&symmetry| root.under(symmetry) == turn);
            let known = roots.iter().find_map(leads);
            if known.is_none() {
                roots.push(turn);
            }
            let symmetry = known.unwrap_or(Symmetry::IDENTITY);
            let [cube, back] = [turn, turn.inverse()].map(Turn::cube);
            let held = [symmetry, symmetry.inverse()].map(Cube::rotated);
            letters.push(Letter { turn, cube, back, lengths: lengths(&cube), moves: moves(&cube), symmetry, held });
        }
        let mut of_turns = Conjugates::around(roots.into_iter().map(Turn::cube));
        for _ in 0..KEPT {
            of_turns.grow(&letters);
        }
        Finder { letters, of_turns }
    }

    /// The commutator that a whole [`FinderSearch`] finds; `None` if facelets are missing in the wish.
    pub fn find(&self, wish: &CommutatorWish) -> Option<FoundParts> {
        let mut search = FinderSearch::new(self, wish)?;
        while search.advance(self) == Status::Running {}
        search.found
    }

    /// The goals after setups of `setup` turns of faces, with single turns of `single` turns of faces.
    fn branch(&self, wishes: &Conjugates, setup: usize, single: usize) -> Branch {
        let (mut goals, mut cubes) = (vec![], vec![]);
        for wish in wishes.layers[setup].clone() {
            let wished = &wishes.nodes[wish].cube;
            let changes = moves(wished);
            for (number, letter) in self.letters.iter().enumerate() {
                // A conjugate of the turn moves no more small cubes than the turn.
                let beside = (changes & !letter.moves).count_ones() > (changes & letter.moves).count_ones();
                if beside || letter.turn.length() != single {
                    continue;
                }
                let undone = letter.turn.inverse();
                let inverse = self.letters.iter().position(|letter| letter.turn == undone).unwrap_or_default();
                // X T X' = w T, and T X' T' = X' w.
                for (is_t, carried, goal) in
                    [(true, number, wished.then(&letter.cube)), (false, inverse, letter.back.then(wished))]
                {
                    if lengths(&goal) == letter.lengths {
                        let [held, back] = &self.letters[carried].held;
                        cubes.push(held.then(&goal).then(back));
                        goals.push(SequenceGoal { wish, single: number, carried, is_t });
                    }
                }
            }
        }
        Branch { setup, single, goals, of_goals: Conjugates::around(cubes) }
    }

    /// The parts for a goal that this sequence of turns reaches.
    fn parts(&self, wishes: &Conjugates, goal: &SequenceGoal, turns: Vec<Turn>) -> FoundParts {
        let symmetry = self.letters[goal.carried].symmetry;
        let many = bracketed(&turns.into_iter().map(|turn| turn.under(symmetry)).collect::<Vec<_>>());
        let one = [self.letters[goal.single].turn].into_iter().collect();
        let (x, t) = if goal.is_t { (many, one) } else { (one, many) };
        FoundParts { setup: wishes.turns(goal.wish, &self.letters).into_iter().collect(), x, t }
    }

    /// The sequences of so many turns of faces that carry one of the four turns to one of the goals, with the numbers of these.
    fn sequences(&self, of_goals: &mut Conjugates, length: usize) -> Vec<(usize, Vec<Turn>)> {
        let first = length.saturating_sub(KEPT);
        while of_goals.layers.len() <= first {
            of_goals.grow(&self.letters);
        }
        let mut found = vec![];
        let mut meet = |node: usize, next: Option<&Letter>, rest: usize| {
            let ConjugateNode { cube, root, .. } = &of_goals.nodes[node];
            let cube = next.map_or(*cube, |next| next.carry(cube));
            let Some(&met) = self.of_turns.index.get(&cube) else { return };
            if self.of_turns.layers[rest].contains(&(met as usize)) {
                let mut turns = of_goals.turns(node, &self.letters);
                turns.extend(next.map(|next| next.turn));
                turns.extend(self.of_turns.turns(met as usize, &self.letters).into_iter().rev().map(Turn::inverse));
                found.push((*root, turns));
            }
        };
        for node in of_goals.layers[first].clone() {
            meet(node, None, length - first);
        }
        // Where both ends meet, a middle layer may turn, which counts as two.
        if let Some(before) = first.checked_sub(1) {
            for node in of_goals.layers[before].clone() {
                for letter in self.letters.iter().filter(|letter| letter.turn.length() == 2) {
                    meet(node, Some(letter), KEPT - 1);
                }
            }
        }
        found
    }
}

/// A search for the commutator of the family with the fewest turns that does exactly what is wished. Of several it is the one with the
/// longest setup, so with the shortest X and T, and if possible one in which these meet in a single small cube.
pub struct FinderSearch {
    /// The wishes after the setups so far.
    wishes: Conjugates,
    branches: Vec<Branch>,
    /// Half the length that is tried, S X T.
    half: usize,
    /// The turns of the setup that is looked at next, in turns of faces.
    setup: usize,
    found: Option<FoundParts>,
}

impl FinderSearch {
    /// The search at its beginning; `None` if facelets are missing in the wish.
    pub fn new(finder: &Finder, wish: &CommutatorWish) -> Option<FinderSearch> {
        let wishes = Conjugates::around([wish.effect()?]);
        let mut search = FinderSearch { wishes, branches: vec![], half: 2, setup: 0, found: None };
        search.branch_out(finder);
        Some(search)
    }

    /// Looks at the setups of one length for one length of the whole.
    pub fn advance(&mut self, finder: &Finder) -> Status {
        if self.found.is_some() || self.half > MOST {
            return Status::Finished;
        }
        let mut all = vec![];
        for branch in self.branches.iter_mut().filter(|branch| branch.setup == self.setup) {
            let length = self.half.checked_sub(self.setup + branch.single).filter(|&length| length > 0);
            for (goal, turns) in length.map_or(vec![], |length| finder.sequences(&mut branch.of_goals, length)) {
                all.push(finder.parts(&self.wishes, &branch.goals[goal], turns));
            }
        }
        self.found = all.into_iter().min_by_key(clumsiness);
        match self.setup.checked_sub(1) {
            _ if self.found.is_some() => return Status::Finished,
            Some(shorter) => self.setup = shorter,
            None => {
                self.half += 1;
                self.wishes.grow(&finder.letters);
                self.setup = self.wishes.layers.len() - 1;
                self.branch_out(finder);
            }
        }
        Status::Running
    }

    /// The commutator, once it is found.
    pub fn found(&self) -> Option<&FoundParts> {
        self.found.as_ref()
    }

    /// Adds the goals after the longest setups so far.
    fn branch_out(&mut self, finder: &Finder) {
        self.branches.extend([1, 2].map(|single| finder.branch(&self.wishes, self.setup, single)));
    }
}

impl Letter {
    /// The conjugate A' C A of a cube C by this turn A.
    fn carry(&self, cube: &Cube) -> Cube {
        self.back.then(cube).then(&self.cube)
    }
}

impl Conjugates {
    /// The cubes themselves; equal ones once.
    fn around(cubes: impl IntoIterator<Item = Cube>) -> Conjugates {
        let mut conjugates = Conjugates::default();
        for (root, cube) in cubes.into_iter().enumerate() {
            conjugates.add(ConjugateNode { cube, root, last: None });
        }
        conjugates.layers.push(0..conjugates.nodes.len());
        conjugates
    }

    /// Adds those whose shortest sequence is one turn of a face longer than that of the last ones.
    fn grow(&mut self, letters: &[Letter]) {
        let (length, begin) = (self.layers.len(), self.nodes.len());
        for (number, letter) in letters.iter().enumerate() {
            let Some(before) = length.checked_sub(letter.turn.length()) else { continue };
            for node in self.layers[before].clone() {
                let ConjugateNode { cube, root, .. } = &self.nodes[node];
                self.add(ConjugateNode { cube: letter.carry(cube), root: *root, last: Some((number, node)) });
            }
        }
        self.layers.push(begin..self.nodes.len());
    }

    fn add(&mut self, node: ConjugateNode) {
        let number = self.nodes.len() as u32;
        if *self.index.entry(node.cube).or_insert(number) == number {
            self.nodes.push(node);
        }
    }

    /// The sequence that leads to a node.
    fn turns(&self, node: usize, letters: &[Letter]) -> Vec<Turn> {
        let mut turns = vec![];
        let mut at = node;
        while let Some((letter, before)) = self.nodes[at].last {
            turns.push(letters[letter].turn);
            at = before;
        }
        turns.reverse();
        turns
    }
}

/// How many facelets lie in cycles of each length, 0..9; conjugates have the same numbers.
fn lengths(cube: &Cube) -> [u8; 9] {
    let mut lengths = [0; 9];
    let mut seen = 0u64;
    for start in 0..FACELETS {
        let (mut at, mut length) = (start, 0);
        while seen >> at & 1 == 0 {
            seen |= 1 << at;
            at = usize::from(cube.goes()[at]);
            length += 1;
        }
        // Longer ones do not occur in a turn.
        lengths[length % 9] += length as u8;
    }
    lengths
}

/// The facelets that are not where they are on the cube in order, as bits.
fn moves(cube: &Cube) -> u64 {
    (0u64..).zip(cube.goes()).filter(|&(from, &to)| u64::from(to) != from).fold(0, |moves, (from, _)| moves | 1 << from)
}

/// By this the simplest of several commutators is chosen, the least first: the number of small cubes in which X and T meet, of turns
/// or brackets that are read, and of turns.
fn clumsiness(parts: &FoundParts) -> (usize, usize, u64) {
    let [x, t] = [&parts.x, &parts.t].map(|part| Support::of(&part.cube()));
    let read = [&parts.setup, &parts.x, &parts.t].map(|part| part.items.len()).iter().sum();
    (x.overlap(&t).places.len(), read, parts.algorithm().length())
}

/// These turns, with A B A' written as \[A: B\], whatever the lengths of A and B.
fn bracketed(turns: &[Turn]) -> Algorithm {
    let mut algorithm = Algorithm::default();
    let mut rest = turns;
    while let Some(&first) = rest.first() {
        // The longest beginning of the form A B A', with A as long as possible, but B not empty.
        let around = |part: &[Turn]| {
            let undone = part.iter().zip(part.iter().rev()).take((part.len() - 1) / 2);
            undone.take_while(|&(turn, last)| turn.inverse() == *last).count()
        };
        let found =
            (3..=rest.len()).rev().find_map(|length| Some((length, around(&rest[..length]))).filter(|own| own.1 > 0));
        match found {
            Some((length, outer)) => {
                let outside = rest[..outer].iter().copied().collect();
                let inside = bracketed(&rest[outer..length - outer]);
                algorithm.items.push(Unit::Conjugate([outside, inside], 1).into());
                rest = &rest[length..];
            }
            None => {
                algorithm.items.push(Unit::Turn(first).into());
                rest = &rest[1..];
            }
        }
    }
    algorithm
}
