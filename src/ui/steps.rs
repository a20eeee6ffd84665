//! The steps that the transport bar moves through, forward, back, or played at a speed.

use super::transport::Player;

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
            if steps > 0 {
                self.play_on(steps);
            }
        }
        self.rest_at_end();
        self.go_on();
    }
}
