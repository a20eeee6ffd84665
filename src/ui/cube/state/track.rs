//! The steps that the transport bar moves through: the algorithm, the turns of the laboratory, or the solution.

use super::{State, View, Way, later};
use crate::puzzle::cube::Method;
use crate::search::event::{Events, ListedEvents, Side};
use crate::text::Lang;
use crate::text::program::EventTexts;
use crate::ui::listing::ProgramShown;
use crate::ui::steps::Steps;
use crate::ui::transport::Player;

/// The sequence of steps that the transport bar moves through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The algorithm.
    Algorithm,
    /// X T X' T'.
    Bench,
    /// The solution, or the solutions of all methods side by side.
    Solution,
}

impl Steps for State {
    const MOST: u64 = u64::MAX;

    fn step(&self) -> u64 {
        let step = match self.track() {
            Track::Algorithm => self.made,
            Track::Bench => self.tried,
            Track::Solution => self.solved,
        };
        step as u64
    }

    fn farthest(&self) -> u64 {
        let turns = match self.track() {
            Track::Algorithm => self.way.turns.len(),
            Track::Bench => self.bench().way.turns.len(),
            Track::Solution => self.solution_steps(),
        };
        turns as u64
    }

    fn aim(&mut self, step: u64) {
        let within = step.min(self.farthest()) as usize;
        match self.track() {
            Track::Algorithm => {
                if within != self.made {
                    self.made = within;
                    // The present cube has changed.
                    self.forget_solution();
                }
            }
            Track::Bench => self.tried = within,
            Track::Solution => {
                self.solved = within;
                self.show_best();
            }
        }
    }

    fn program(&self, lang: Lang) -> Option<ProgramShown> {
        self.program_shown(lang)
    }

    fn executed(&self) -> Vec<usize> {
        later::executed(self)
    }

    fn track_number(&self) -> usize {
        self.track() as usize
    }

    /// The solution: its stages or phases, and its end.
    fn events<R>(&self, ask: impl FnOnce(&dyn Events) -> R) -> Option<R> {
        if self.track() != Track::Solution || self.solution_steps() == 0 {
            return None;
        }
        let levels = match self.solution() {
            Some(solved) => {
                let steps = &solved.solution.steps;
                let begins = (0..steps.len()).filter(|&step| step == 0 || steps[step].stage != steps[step - 1].stage);
                begins.map(|step| solved.begins[step] as u64).collect()
            }
            None => self
                .begins()
                .into_iter()
                .map(|begin| begin as u64)
                .filter(|&begin| begin < self.farthest() && (begin > 0 || !self.is_side_by_side()))
                .collect(),
        };
        Some(ask(&ListedEvents { step: self.step(), solution: Some(self.farthest()), levels }))
    }

    fn event_texts(&self, lang: Lang) -> Option<&'static EventTexts> {
        let texts = lang.cube();
        (self.track() == Track::Solution).then_some(match self.model.method {
            Method::Short => &texts.short.events,
            Method::Chain => &texts.chain.events,
            Method::Optimal => &texts.optimal.events,
            Method::SideBySide => &texts.side.events,
            _ => &texts.stages.events,
        })
    }

    fn player(&self) -> &Player {
        &self.player
    }

    fn player_mut(&mut self) -> &mut Player {
        &mut self.player
    }
}

impl State {
    /// The sequence of steps of the present view.
    pub fn track(&self) -> Track {
        match self.view {
            View::Cube | View::Group | View::Doctor | View::Subgroup | View::Errors => Track::Algorithm,
            View::Laboratory => Track::Bench,
            View::Stages => Track::Solution,
        }
    }

    /// Its turns, with the cube at each of them; none as long as there is no solution.
    pub fn track_way(&self) -> Option<&Way> {
        match self.track() {
            Track::Algorithm => Some(&self.way),
            Track::Bench => Some(&self.bench().way),
            Track::Solution => self.solution_way(),
        }
    }

    /// Goes to the beginning of the next step of the solution, or of the previous one. Returns false if there is none.
    pub fn near_step(&mut self, side: Side) -> bool {
        let begins = self.begins();
        let found = match side {
            Side::After => begins.iter().find(|&&begin| begin > self.solved),
            Side::Before => begins.iter().rev().find(|&&begin| begin < self.solved),
        };
        let Some(&turns) = found else { return false };
        self.go(turns as u64);
        true
    }
}
