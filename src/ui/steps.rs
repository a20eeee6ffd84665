//! What the transport bar moves through: steps, forward and back, played at a speed.

use super::transport::Player;

/// Something that has steps. What is the same everywhere has its default here.
pub trait Steps {
    /// Steps that are made at most between two frames: some milliseconds.
    const MOST: u64;

    /// The step that is shown, of what the view shows.
    fn step(&self) -> u64;
    /// The last step known.
    fn farthest(&self) -> u64;
    /// The number of all steps, once it is known.
    fn total(&self) -> Option<u64> {
        Some(self.farthest())
    }
    /// Whether the step that is shown is the last one.
    fn finished(&self) -> bool {
        self.step() >= self.farthest()
    }
    /// Sets the step to go to, or the last one before it; where the way is long, [`Steps::wind`] gets there.
    fn aim(&mut self, step: u64);
    /// Whether the step to go to is not reached yet.
    fn winding(&self) -> bool {
        false
    }
    /// Comes nearer to the step to go to, by at most [`Steps::MOST`] steps.
    fn wind(&mut self) {}

    /// What plays.
    fn player(&self) -> &Player;
    /// The same, to be changed.
    fn player_mut(&mut self) -> &mut Player;
    /// Steps a second at the chosen speed; a view may allow fewer, so that each can be seen.
    fn pace(&self) -> f64 {
        self.player().pace()
    }
    /// Plays on by at most this many steps; a search pauses at its next solution.
    fn play_on(&mut self, steps: u64) {
        self.aim(self.step().saturating_add(steps));
    }
    /// It was played to its end.
    fn played_out(&mut self) {}
    /// What goes on from frame to frame beside the steps.
    fn go_on(&mut self) {}
    /// Whether there is something to do in the next frame.
    fn is_moving(&self) -> bool {
        self.player().playing || self.winding()
    }

    /// Goes to a step, and plays no more.
    fn go(&mut self, step: u64) {
        self.player_mut().rest();
        self.aim(step);
    }
    /// Plays or pauses; at the end it begins again.
    fn play_pause(&mut self) {
        self.player_mut().toggle();
        if self.player().playing && self.finished() {
            self.aim(0);
        }
        self.rest_at_end();
    }
    /// Plays no more once it is at the end.
    fn rest_at_end(&mut self) {
        if self.player().playing && self.finished() {
            self.player_mut().playing = false;
            self.played_out();
        }
    }
    /// Lets this many milliseconds go by.
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
