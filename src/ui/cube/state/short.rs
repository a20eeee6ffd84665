//! Short solutions: those that a worker has found, the one that is shown, and what its turns do.

use super::Way;
use crate::puzzle::cube::solve::short::{FoundSolution, Unready};
use crate::puzzle::cube::{Cube, Face};
use std::rc::Rc;

/// The short solutions of a cube, each shorter than the one before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShortSolutions {
    /// All of them.
    pub found: Vec<FoundSolution>,
    /// The one that is shown, by its index; the last one as long as the reader has not chosen another.
    pub shown: usize,
    /// Its turns, on the cube as it is held.
    pub way: Rc<Way>,
    /// The nodes of the whole search and whether no first phase is left, once it is over.
    pub over: Option<(u64, bool)>,
}

impl ShortSolutions {
    /// Adds a solution of this cube, and shows it if the last one was shown. One that is not shorter changes nothing.
    pub fn add(&mut self, cube: &Cube, found: FoundSolution, follows: bool) {
        if self.found.last().is_some_and(|last| last.solution.turns.len() <= found.solution.turns.len()) {
            return;
        }
        self.found.push(found);
        let last = self.found.len() - 1;
        if self.shown + 1 == last && follows || last == 0 {
            self.show(cube, last);
        }
    }

    /// Shows one of them.
    pub fn show(&mut self, cube: &Cube, index: usize) {
        let Some(found) = self.found.get(index) else { return };
        let hold = cube.hold();
        self.shown = index;
        self.way = Rc::new(Way::new(*cube, found.solution.turns.iter().map(|turn| turn.under(hold)).collect()));
    }

    /// The shortest one.
    pub fn best(&self) -> Option<&FoundSolution> {
        self.found.last()
    }

    /// The one that is shown.
    pub fn current(&self) -> Option<&FoundSolution> {
        self.found.get(self.shown)
    }

    /// Where its phases begin, and its end; without a phase that has no turns.
    pub fn begins(&self) -> Vec<usize> {
        let Some(found) = self.current() else { return vec![] };
        let [begin, end] = found.solution.borders;
        let mut begins = vec![0, begin, end, found.solution.turns.len()];
        begins.dedup();
        begins
    }

    /// The phase, 1 or 2, that begins with this turn.
    pub fn phase_from(&self, turn: usize) -> Option<usize> {
        let solution = &self.current()?.solution;
        let [begin, end] = solution.borders;
        let is_second = (begin..end).contains(&turn);
        self.begins().contains(&turn).then_some(if is_second { 2 } else { 1 })
    }

    /// The small cubes, by their homes, that are not ready for the second phase after so many turns; after that phase, those of the inverse
    /// position.
    pub fn unready(&self, turns: usize) -> Option<Unready> {
        let solution = &self.current()?.solution;
        Some(solution.unready(&self.way.cube(turns).position(), turns))
    }

    /// The two faces of the axis, as the cube is held.
    pub fn axis(&self) -> Option<[Face; 2]> {
        let axis = self.current()?.solution.axis.under(self.way.cube(0).hold());
        let first = if (axis as usize) < 3 { axis } else { axis.opposite() };
        Some([first, first.opposite()])
    }
}
