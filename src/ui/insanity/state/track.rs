//! What the transport bar moves through: each view has a track of steps.

use super::{GULP, State, Track, Trouble, View};

impl State {
    /// What the transport bar moves through.
    pub fn track(&self) -> Track {
        match self.view {
            View::Graph if self.chosen.is_some_and(|chosen| chosen.second.is_some()) => Track::Assembly,
            View::Graph => Track::Factorising,
            View::Hand => Track::Hand,
            View::Statistics => Track::Nothing,
            View::Stack | View::Cubes | View::Tree => Track::Program,
        }
    }

    /// The present step of the track.
    pub fn step(&self) -> u64 {
        match self.track() {
            Track::Program => self.timeline.step(),
            Track::Factorising => self.factorising.step(),
            Track::Assembly => self.chosen.map_or(0, |chosen| chosen.placed as u64),
            Track::Hand => self.hand.made() as u64,
            Track::Nothing => 0,
        }
    }

    /// The last step known of the track.
    pub fn farthest(&self) -> u64 {
        match self.track() {
            Track::Program => self.timeline.farthest(),
            Track::Factorising => self.factorising.farthest(),
            Track::Assembly => self.model.cubes.count() as u64,
            Track::Hand => self.hand.known() as u64,
            Track::Nothing => 0,
        }
    }

    /// The number of steps of the track, once it is known.
    pub fn total(&self) -> Option<u64> {
        match self.track() {
            Track::Program => self.timeline.total(),
            Track::Factorising => self.factorising.total(),
            _ => Some(self.farthest()),
        }
    }

    /// Whether the present step of the track is the last one.
    pub fn finished(&self) -> bool {
        match self.track() {
            Track::Program => self.timeline.finished(),
            Track::Factorising => self.factorising.finished(),
            _ => self.step() >= self.farthest(),
        }
    }

    /// Sets the step of the track to go to; [`State::tick`] gets there.
    pub fn go(&mut self, step: u64) {
        self.player.rest();
        self.aim(step);
    }

    fn aim(&mut self, step: u64) {
        match self.track() {
            Track::Program => self.go_in_program(step),
            Track::Factorising => {
                self.factorising.aim(step);
                self.factorising.wind(GULP);
            }
            Track::Assembly => {
                if let Some(chosen) = &mut self.chosen {
                    chosen.placed = (step as usize).min(self.model.cubes.count());
                }
            }
            Track::Hand => {
                self.hint = None;
                self.hand.go(step as usize);
            }
            Track::Nothing => {}
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
        self.hunt_on();
        if self.timeline.winding() {
            self.timeline.wind(GULP);
        } else if self.player.playing {
            let steps = self.player.due(passed, self.pace(), GULP);
            if steps > 0 {
                self.play_on(steps);
            }
        }
        if self.finished() {
            self.player.playing = false;
        }
        self.after_winding();
    }

    /// Goes on by at most this many steps, in a search not beyond the next solution.
    fn play_on(&mut self, steps: u64) {
        let found = match self.track() {
            Track::Program => self.timeline.play(steps),
            Track::Factorising => self.factorising.play(steps),
            _ => {
                self.aim(self.step() + steps);
                false
            }
        };
        if found {
            self.player.pause_at(self.step());
        }
    }

    /// Steps a second. Cubes turn one after the other however fast a search is to go.
    pub fn pace(&self) -> f64 {
        let speed = self.player.pace();
        if matches!(self.track(), Track::Assembly | Track::Hand) { speed.min(2.0) } else { speed }
    }

    /// Whether there is something to do in the next frame.
    pub fn is_moving(&self) -> bool {
        self.player.playing || self.timeline.winding() || self.hunt.is_some()
    }

    /// Goes to a step of the exhaustive program, whatever is shown.
    pub(super) fn go_in_program(&mut self, step: u64) {
        self.timeline.aim(step);
        self.timeline.wind(GULP);
        self.after_winding();
    }

    /// Goes to the first solution of the exhaustive program, or to its end if there is none.
    pub fn go_to_first_solution(&mut self) {
        let first = self.timeline.solutions().first().map(|solution| solution.step);
        self.go_in_program(first.or(self.timeline.total()).unwrap_or_default());
    }

    fn after_winding(&mut self) {
        if let (Some(total), Some(asked)) = (self.timeline.total(), self.asked)
            && !self.timeline.winding()
        {
            self.asked = None;
            if asked > total {
                self.troubles.push(Trouble::Step(asked, total));
            }
        }
    }
}
