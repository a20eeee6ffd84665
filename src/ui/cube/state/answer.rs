//! The answer of the chosen method: the way that is shown, where its parts begin, and what programs read of it.

use super::{Coach, State, Way};
use crate::puzzle::cube::{Algorithm, Method, Turn};
use std::rc::Rc;

impl State {
    /// The turns of the solution of the present cube that is shown, with the cube at each of them; none of several side by side.
    pub fn solution_way(&self) -> Option<&Way> {
        let short = || self.short.current().map(|_| self.short.way.as_ref());
        match self.model.method {
            Method::Stages => self.solution.as_ref().map(|solved| &solved.way),
            Method::Chain => self.chain.as_ref().map(|chain| &chain.way),
            Method::Short => short(),
            Method::Optimal => self.proof.way.as_deref().or_else(short),
            Method::SideBySide => None,
        }
    }

    /// The number of steps of what is shown; 0 as long as nothing is.
    pub(super) fn solution_steps(&self) -> usize {
        let side = || self.side.longest();
        if self.is_side_by_side() { side() } else { self.solution_way().map_or(0, |way| way.turns.len()) }
    }

    /// The number of turns before each step or phase of what is shown, and of all its turns; side by side the numbers of turns after which a
    /// cube is in order. None as long as nothing is shown.
    pub fn begins(&self) -> Vec<usize> {
        match self.model.method {
            Method::Stages => self.solution.as_ref().map_or(vec![], |solved| solved.begins.clone()),
            Method::Chain => self.chain.as_ref().map_or(vec![], |chain| chain.begins()),
            Method::Short => self.short.begins(),
            Method::Optimal => self.solution_way().map_or(vec![], |way| vec![0, way.turns.len()]),
            Method::SideBySide => {
                let mut begins: Vec<usize> = self.side.ways.iter().map(|way| way.turns.len()).chain([0]).collect();
                begins.sort_unstable();
                begins.dedup();
                begins
            }
        }
    }

    /// The solution that programs read, on the cube as it is held: the best one that is known; of several shortest ones that which is shown.
    pub fn answer(&self) -> Option<Algorithm> {
        let hold = self.live().hold();
        let held = |turns: &Vec<Turn>| turns.iter().map(|turn| turn.under(hold)).collect();
        match self.model.method {
            Method::Stages => Some(self.solution.as_ref()?.solution.algorithm()),
            Method::Chain => Some(self.chain.as_ref()?.way.turns.iter().copied().collect()),
            Method::Short => self.short.best().map(|best| held(&best.solution.turns)),
            Method::Optimal => self.proof.solutions.get(self.proof.shown).or(self.shortest_known()).map(held),
            Method::SideBySide => {
                let whole = Some(&self.side.ways).filter(|_| self.side.next().is_none());
                let best = whole?.iter().min_by_key(|way| Rc::as_ref(way).turns.len())?;
                Some(best.turns.iter().copied().collect())
            }
        }
    }

    /// Its number of turns; turning the whole cube is none.
    pub fn answer_length(&self) -> Option<usize> {
        match self.model.method {
            Method::Stages => self.solution.as_ref().map(|solved| solved.solution.turns()),
            Method::Chain => self.chain.as_ref().map(|chain| chain.way.turns.len()),
            Method::Short => self.short.best().map(|best| best.solution.turns.len()),
            Method::Optimal => self.bound(),
            Method::SideBySide => self.side.lengths().min().filter(|_| self.side.next().is_none()),
        }
    }

    /// Whether the reader is in the middle of a solution, or follows it on a cube in the hand: then no other one takes its place.
    pub(super) fn follows(&self) -> bool {
        self.solved > 0 || self.player.playing || self.coach == Coach::Turning
    }
}
