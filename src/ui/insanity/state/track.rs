//! The steps that the transport bar moves through; each view has its own sequence.

use super::{State, Track, View};
use crate::search::event::{Events, StepEvent};
use crate::search::trace::trials::drops;
use crate::text::Lang;
use crate::text::program::EventTexts;
use crate::ui::listing::ProgramShown;
use crate::ui::page::state::Linked;
use crate::ui::steps::Steps;
use crate::ui::transport::Player;

impl Steps for State {
    /// A few milliseconds of trials.
    const MOST: u64 = 200_000;

    fn step(&self) -> u64 {
        match self.track() {
            Track::Program => self.timeline.step(),
            Track::Factorising => self.factorising.step(),
            Track::Assembly => self.chosen.map_or(0, |chosen| chosen.placed as u64),
            Track::Hand => self.hand.made() as u64,
            Track::Nothing => 0,
        }
    }

    fn farthest(&self) -> u64 {
        match self.track() {
            Track::Program => self.timeline.farthest(),
            Track::Factorising => self.factorising.farthest(),
            Track::Assembly => self.model.cubes.count() as u64,
            Track::Hand => self.hand.known() as u64,
            Track::Nothing => 0,
        }
    }

    fn total(&self) -> Option<u64> {
        match self.track() {
            Track::Program => self.timeline.total(),
            Track::Factorising => self.factorising.total(),
            _ => Some(self.farthest()),
        }
    }

    fn finished(&self) -> bool {
        match self.track() {
            Track::Program => self.timeline.finished(),
            Track::Factorising => self.factorising.finished(),
            _ => self.step() >= self.farthest(),
        }
    }

    fn aim(&mut self, step: u64) {
        match self.track() {
            Track::Program => self.go_in_program(step),
            Track::Factorising => {
                self.factorising.aim(step);
                self.factorising.wind(Self::MOST);
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

    fn pace(&self) -> f64 {
        let speed = self.player.pace();
        if matches!(self.track(), Track::Assembly | Track::Hand) { speed.min(2.0) } else { speed }
    }

    fn is_moving(&self) -> bool {
        self.player.is_active() || self.timeline.winding() || self.draw.is_some()
    }

    fn program(&self, lang: Lang) -> Option<ProgramShown> {
        self.program_shown(lang)
    }

    fn executed(&self) -> Vec<usize> {
        self.executed_lines()
    }

    fn track_number(&self) -> usize {
        self.track() as usize
    }

    fn events<R>(&self, ask: impl FnOnce(&dyn Events) -> R) -> Option<R> {
        match self.track() {
            Track::Program => Some(ask(&self.timeline)),
            Track::Factorising => Some(ask(&self.factorising)),
            Track::Assembly | Track::Hand | Track::Nothing => None,
        }
    }

    fn drops(&self) -> Vec<StepEvent> {
        match self.track() {
            Track::Program => drops(self.timeline.tree()),
            Track::Factorising => drops(self.factorising.tree()),
            Track::Assembly | Track::Hand | Track::Nothing => vec![],
        }
    }

    fn event_texts(&self, lang: Lang) -> Option<&'static EventTexts> {
        match self.track() {
            Track::Program => Some(&lang.insanity().events),
            Track::Factorising => Some(&lang.insanity().graph.events),
            Track::Assembly | Track::Hand | Track::Nothing => None,
        }
    }

    fn foresee(&mut self) {
        match self.track() {
            Track::Program => self.timeline.foresee(Self::MOST),
            Track::Factorising => self.factorising.foresee(Self::MOST),
            Track::Assembly | Track::Hand | Track::Nothing => {}
        }
    }

    fn player(&self) -> &Player {
        &self.player
    }

    fn player_mut(&mut self) -> &mut Player {
        &mut self.player
    }

    fn winding(&self) -> bool {
        self.timeline.winding()
    }

    fn wind(&mut self) {
        self.timeline.wind(Self::MOST);
    }

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
            let step = self.step();
            self.player.pause_at(step);
        }
    }

    fn go_on(&mut self) {
        self.draw_on();
        self.tell_beyond(self.timeline.total(), self.timeline.winding());
    }
}

impl State {
    /// The sequence of steps that the transport bar moves through.
    pub fn track(&self) -> Track {
        match self.view {
            View::Graph if self.chosen.is_some_and(|chosen| chosen.second.is_some()) => Track::Assembly,
            View::Graph => Track::Factorising,
            View::Hand => Track::Hand,
            View::Statistics => Track::Nothing,
            View::Stack | View::Cubes | View::Tree => Track::Program,
        }
    }

    /// Goes to a step of the exhaustive program, whatever the view shows.
    pub(super) fn go_in_program(&mut self, step: u64) {
        self.timeline.aim(step);
        self.timeline.wind(Self::MOST);
        self.tell_beyond(self.timeline.total(), self.timeline.winding());
    }

    /// Goes to the first solution of the exhaustive program, or to its end if there is none.
    pub fn go_to_first_solution(&mut self) {
        self.go_in_program(self.timeline.first_solution());
    }
}
