//! What the transport bar moves through: the algorithm, the turns of the laboratory, or the solution.

use super::{Solving, State, View};

/// See the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The algorithm.
    Algorithm,
    /// X T X' T'.
    Bench,
    /// The solution face first.
    Solution,
}

impl State {
    /// What the view moves through.
    pub fn track(&self) -> Track {
        match self.view {
            View::Cube | View::Group | View::Doctor => Track::Algorithm,
            View::Laboratory => Track::Bench,
            View::Stages => Track::Solution,
        }
    }

    /// The present step.
    pub fn step(&self) -> u64 {
        let step = match self.track() {
            Track::Algorithm => self.made,
            Track::Bench => self.tried,
            Track::Solution => self.solved,
        };
        step as u64
    }

    /// The last step.
    pub fn farthest(&self) -> u64 {
        let turns = match self.track() {
            Track::Algorithm => self.way.turns.len(),
            Track::Bench => self.bench.way.turns.len(),
            Track::Solution => self.solution().map_or(0, |solved| solved.way.turns.len()),
        };
        turns as u64
    }

    /// Whether the present step is the last one.
    pub fn finished(&self) -> bool {
        self.step() >= self.farthest()
    }

    /// Goes to a step.
    pub fn go(&mut self, step: u64) {
        self.player.playing = false;
        self.aim(step);
    }

    pub(super) fn aim(&mut self, step: u64) {
        let within = step.min(self.farthest()) as usize;
        match self.track() {
            Track::Algorithm => {
                if within != self.made {
                    self.made = within;
                    // The live cube is another.
                    self.forget_solution();
                }
            }
            Track::Bench => self.tried = within,
            Track::Solution => self.solved = within,
        }
    }

    /// Plays or pauses; at the end it begins again.
    pub fn play_pause(&mut self) {
        self.player.toggle();
        if self.player.playing && self.finished() {
            self.aim(0);
        }
    }

    /// Lets `passed` milliseconds go by.
    pub fn tick(&mut self, passed: f64) {
        if self.player.playing {
            let steps = self.player.due(passed, self.player.pace(), u64::MAX);
            if steps > 0 {
                self.aim(self.step().saturating_add(steps));
            }
            self.player.playing &= !self.finished();
        }
    }

    /// Goes to the first turn of another step of the solution: so many steps on.
    pub fn near_step(&mut self, forward: bool) -> bool {
        let Solving::Done(solved) = &self.solving else { return false };
        let begins = &solved.begins;
        let found = if forward {
            begins.iter().find(|&&begin| begin > self.solved)
        } else {
            begins.iter().rev().find(|&&begin| begin < self.solved)
        };
        let Some(&turns) = found else { return false };
        self.go(turns as u64);
        true
    }
}
