//! The steps that the transport bar moves through; each view has its own sequence.

use super::{State, View, later};
use crate::puzzle::soma::derive::STEPS;
use crate::search::event::{Events, StepEvent};
use crate::search::trace::trials::drops;
use crate::text::Lang;
use crate::text::program::EventTexts;
use crate::ui::listing::ProgramShown;
use crate::ui::page::state::Linked;
use crate::ui::steps::Steps;
use crate::ui::transport::Player;

/// A step more than this many trials beyond the known ones is left to the workers.
const FAR: u64 = 40 * State::MOST;

impl Steps for State {
    /// The largest number of trials between two frames: some milliseconds, even if each trial looks for islands.
    const MOST: u64 = 60_000;

    fn step(&self) -> u64 {
        match self.view {
            View::Search => self.timeline.step(),
            View::Pieces => self.derived as u64,
            View::Placements => self.placement as u64,
            // Without a solution there are no steps.
            View::Solutions => (self.assembled as u64).min(self.farthest()),
            View::Map => self.map.step as u64,
            View::Figure => {
                if self.last_of_argument() > 0 {
                    self.why.step as u64
                } else {
                    0
                }
            }
            View::Hand => self.hand.building.made() as u64,
        }
    }

    fn farthest(&self) -> u64 {
        match self.view {
            View::Search => self.timeline.farthest(),
            View::Pieces => STEPS - 1,
            View::Placements => self.placements[self.piece].len() as u64,
            View::Solutions if self.class().is_some() => self.model.pieces.count() as u64,
            View::Map => self.map.last() as u64,
            View::Hand => self.hand.building.known() as u64,
            View::Figure => self.last_of_argument() as u64,
            View::Solutions => 0,
        }
    }

    fn total(&self) -> Option<u64> {
        if self.view == View::Search { self.timeline.total() } else { Some(self.farthest()) }
    }

    fn finished(&self) -> bool {
        if self.view == View::Search { self.timeline.finished() } else { self.step() >= self.farthest() }
    }

    fn aim(&mut self, step: u64) {
        let within = step.min(self.farthest()) as usize;
        match self.view {
            View::Search => self.go_in_search(step),
            View::Pieces => self.derived = within,
            View::Placements => self.placement = within,
            View::Solutions => self.assembled = within,
            View::Map => self.map.step = within,
            View::Figure => self.why.step = within,
            View::Hand => self.hand.change(|building| building.go(within)),
        }
    }

    fn pace(&self) -> f64 {
        let speed = self.player.pace();
        match self.view {
            View::Search => speed,
            // A piece on its way is looked at.
            View::Solutions if self.shows_ways() => speed.min(0.6),
            View::Solutions | View::Map | View::Hand | View::Figure => speed.min(2.0),
            _ => speed.min(10.0),
        }
    }

    fn program(&self, lang: Lang) -> Option<ProgramShown> {
        self.program_shown(lang)
    }

    fn executed(&self) -> Vec<usize> {
        later::executed(self)
    }

    fn track_number(&self) -> usize {
        self.view as usize
    }

    fn events<R>(&self, ask: impl FnOnce(&dyn Events) -> R) -> Option<R> {
        (self.view == View::Search).then(|| ask(&self.timeline))
    }

    fn drops(&self) -> Vec<StepEvent> {
        drops(self.timeline.tree())
    }

    fn event_texts(&self, lang: Lang) -> Option<&'static EventTexts> {
        (self.view == View::Search).then(|| &lang.soma().events)
    }

    fn foresee(&mut self) {
        self.timeline.foresee(Self::MOST);
    }

    fn player(&self) -> &Player {
        &self.player
    }

    fn player_mut(&mut self) -> &mut Player {
        &mut self.player
    }

    fn winding(&self) -> bool {
        self.timeline.winding() || self.is_following()
    }

    fn wind(&mut self) {
        self.timeline.wind(Self::MOST);
    }

    fn play_on(&mut self, steps: u64) {
        if self.view != View::Search {
            self.aim(self.step() + steps);
            return;
        }
        self.lost = None;
        if self.timeline.play(steps) {
            let step = self.step();
            self.player.pause_at(step);
        }
    }

    fn go_on(&mut self) {
        self.tell_beyond(self.timeline.total(), self.timeline.winding());
    }
}

impl State {
    /// Goes to a step of the search, whatever the view shows.
    pub(super) fn go_in_search(&mut self, step: u64) {
        if step > 0 {
            self.lost = None;
        }
        self.timeline.aim(step);
        self.timeline.wind(Self::MOST);
        self.tell_beyond(self.timeline.total(), self.timeline.winding());
    }

    /// Goes to the first solution of the search, or to its end if there is none.
    pub fn go_to_first_solution(&mut self) {
        self.go_in_search(self.timeline.first_solution());
    }

    /// Whether a step of the search is so far away that the workers compute it faster.
    pub fn is_far(&self, step: u64) -> bool {
        self.timeline.changes().is_empty() && step > self.timeline.farthest().saturating_add(FAR)
    }

    /// The step that the link asked for, if it is not reached yet.
    pub fn asked(&self) -> Option<u64> {
        self.base.asked
    }
}
