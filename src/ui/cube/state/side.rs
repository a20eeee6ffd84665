//! The same cube put in order by all methods, side by side.

use super::{State, View, Way};
use crate::puzzle::cube::{Cube, Method, Turn};
use std::rc::Rc;

/// The ways of the methods that are finished, in the order of [`Method::SOLVERS`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AllMethods {
    /// The turns of each, on the cube as it is held.
    pub ways: Vec<Rc<Way>>,
}

impl AllMethods {
    /// The number of face turns of each; turning the whole cube is none.
    pub fn lengths(&self) -> impl Iterator<Item = usize> {
        self.ways.iter().map(|way| way.turns.iter().filter(|turn| turn.length() > 0).count())
    }

    /// The method that is missing next.
    pub fn next(&self) -> Option<Method> {
        Method::SOLVERS.get(self.ways.len()).copied()
    }

    /// The number of steps of the longest way.
    pub fn longest(&self) -> usize {
        self.ways.iter().map(|way| way.turns.len()).max().unwrap_or(0)
    }
}

impl State {
    /// Whether all methods are shown side by side.
    pub fn is_side_by_side(&self) -> bool {
        self.model.method == Method::SideBySide
    }

    /// The method that the workers are to use next for the present cube.
    pub fn method_now(&self) -> Option<Method> {
        if self.is_side_by_side() { self.side.next() } else { Some(self.model.method) }
    }

    /// Whether the view waits for the next method: one has found its way.
    pub fn wants_other_method(&self) -> bool {
        let is_next = self.solving.is_done() && self.side.next().is_some();
        self.view == View::Stages && self.is_side_by_side() && is_next
    }

    /// Takes in the way of the next method, relative to the centres. False if it does not put the cube in order.
    pub fn take_side(&mut self, turns: impl IntoIterator<Item = Turn>) -> bool {
        let cube = self.live();
        let hold = cube.hold();
        self.take_side_as_held(turns.into_iter().map(|turn| turn.under(hold)).collect())
    }

    /// The same with turns of the cube as it is held.
    pub fn take_side_as_held(&mut self, turns: Vec<Turn>) -> bool {
        let way = Way::new(self.live(), turns);
        let is_solved = way.cube(way.turns.len()).is_solved();
        if is_solved {
            self.side.ways.push(Rc::new(way));
            if self.side.next().is_none() {
                self.go_where_asked(self.side.longest() as u64);
            }
        }
        is_solved
    }

    /// The cubes of all methods at the present step, each with the turn that leads there from the step `before`.
    pub fn side_cubes(&self, before: u64) -> Vec<(Cube, Option<Turn>)> {
        let at = |way: &Rc<Way>| {
            let (step, last) = (self.solved.min(way.turns.len()), way.turns.len());
            let turn = match before as usize {
                before if before + 1 == self.solved && self.solved <= last => way.turns.get(before).copied(),
                before if before == self.solved + 1 && before <= last => {
                    way.turns.get(self.solved).map(|turn| turn.inverse())
                }
                _ => None,
            };
            (way.cube(step), turn)
        };
        self.side.ways.iter().map(at).collect()
    }
}
