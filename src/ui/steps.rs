//! The steps that the transport bar moves through, forward, back, or played at a speed.

use super::listing::ProgramShown;
use super::transport::Player;
use crate::text::Lang;

/// The largest number of steps between two frames of which each one is looked at line by line: some milliseconds.
const MOST_BY_LINES: u64 = 2_000;

/// A sequence of steps with a current position. Functions that are the same everywhere have a default here.
pub trait Steps {
    /// The largest number of steps computed between two frames: some milliseconds of work.
    const MOST: u64;

    /// The current step of the present view, from 0.
    fn step(&self) -> u64;
    /// The last step known so far.
    fn farthest(&self) -> u64;
    /// The number of all steps, once it is known.
    fn total(&self) -> Option<u64> {
        Some(self.farthest())
    }
    /// Whether the current step is the last one.
    fn finished(&self) -> bool {
        self.step() >= self.farthest()
    }
    /// Sets the step to go to, or the last step if there are fewer. If this takes long, [`Steps::wind`] gets there in several
    /// frames.
    fn aim(&mut self, step: u64);
    /// Whether the step to go to has not been reached yet.
    fn winding(&self) -> bool {
        false
    }
    /// Moves towards the step to go to, by at most [`Steps::MOST`] steps.
    fn wind(&mut self) {}

    /// The program of the steps, in the words of a language; none where there is none.
    fn program(&self, _lang: Lang) -> Option<ProgramShown> {
        None
    }
    /// The lines of the program that the current step has executed, by their indices, in order.
    fn executed(&self) -> Vec<usize> {
        vec![]
    }

    /// Whether the steps are playing, and how fast.
    fn player(&self) -> &Player;
    /// The player, mutable.
    fn player_mut(&mut self) -> &mut Player;
    /// Steps a second at the chosen speed. A view may lower it so that each step can be seen.
    fn pace(&self) -> f64 {
        self.player().pace()
    }
    /// Plays forward by at most this many steps; a search pauses at its next solution.
    fn play_on(&mut self, steps: u64) {
        self.aim(self.step().saturating_add(steps));
    }
    /// Called when playing has reached the last step.
    fn played_out(&mut self) {}
    /// Called for each frame: continues other animations of the view.
    fn go_on(&mut self) {}
    /// Whether the next frame is needed.
    fn is_moving(&self) -> bool {
        self.player().playing || self.winding()
    }

    /// Lights the next line of the program: of this step, or else the first one of the next step.
    fn line_on(&mut self) {
        let (step, executed) = (self.step(), self.executed().len());
        let line = self.player().line_at(step, executed);
        if line + 1 < executed {
            self.player_mut().light(step, line + 1);
        } else if !self.finished() {
            self.go(step + 1);
            self.player_mut().light(step + 1, 0);
        }
    }
    /// Lights the line of the program before: of this step, or else the last one of the step before.
    fn line_back(&mut self) {
        let (step, executed) = (self.step(), self.executed().len());
        match self.player().line_at(step, executed).checked_sub(1) {
            Some(line) => self.player_mut().light(step, line),
            None => self.go(step.saturating_sub(1)),
        }
    }
    /// Runs to the next time that a line of the program is executed.
    fn run_to(&mut self, line: usize) {
        let (step, executed) = (self.step(), self.executed());
        let from = self.player().line_at(step, executed.len()) + 1;
        self.player_mut().run_to(line);
        if !self.halt_from(from) {
            self.rest_at_end();
        }
    }
    /// If playing is to stop at a line that this step has executed, not before the one with the index `from`, lights that line and
    /// stops playing.
    fn halt_from(&mut self, from: usize) -> bool {
        let (step, executed) = (self.step(), self.executed());
        let found = executed.iter().enumerate().skip(from).find(|(_, line)| self.player().halts_at(**line));
        let Some((line, _)) = found else { return false };
        self.player_mut().light(step, line);
        true
    }
    /// Makes at most this many steps one by one, up to a line at which playing is to stop.
    fn play_by_lines(&mut self, steps: u64) {
        for _ in 0..steps {
            if !self.player().playing || self.finished() {
                break;
            }
            let goal = self.player().goal();
            self.play_on(1);
            // A search pauses at a solution by itself, but not on the way to a line.
            if let (Some(goal), false) = (goal, self.player().playing) {
                self.player_mut().run_to(goal);
            }
            if self.halt_from(0) {
                break;
            }
        }
    }

    /// Goes to a step and stops playing.
    fn go(&mut self, step: u64) {
        self.player_mut().rest();
        self.aim(step);
    }
    /// Plays or pauses; at the last step it plays from the beginning.
    fn play_pause(&mut self) {
        self.player_mut().toggle();
        if self.player().playing && self.finished() {
            self.aim(0);
        }
        self.rest_at_end();
    }
    /// Stops playing if the current step is the last one.
    fn rest_at_end(&mut self) {
        if self.player().playing && self.finished() {
            if self.player().goal().is_some() {
                self.player_mut().lose();
            }
            self.player_mut().playing = false;
            self.played_out();
        }
    }
    /// Advances by this many milliseconds.
    fn tick(&mut self, passed: f64) {
        if self.winding() {
            self.wind();
        } else if self.player().playing {
            let pace = self.pace();
            let steps = self.player_mut().due(passed, pace, Self::MOST);
            if self.player().goal().is_some() {
                self.play_by_lines(Self::MOST.min(MOST_BY_LINES));
            } else if self.player().stops() != 0 {
                self.play_by_lines(steps.min(MOST_BY_LINES));
            } else if steps > 0 {
                self.play_on(steps);
            }
        }
        self.rest_at_end();
        self.go_on();
    }
}
