//! The steps that the transport bar moves through, and the computations that continue from frame to frame.

use super::{Hint, State, Track, View, later};
use crate::puzzle::taquin::Method;
use crate::search::event::{Events, StepEvent};
use crate::text::Lang;
use crate::text::program::EventTexts;
use crate::ui::listing::ProgramShown;
use crate::ui::page::state::Linked;
use crate::ui::steps::Steps;
use crate::ui::transport::Player;

/// The number of positions whose distances are computed between two frames: some milliseconds.
const POSITIONS: u64 = 60_000;

/// The number of search steps for a hint between two frames.
const LOOKS: u64 = 4_000;

/// The search is computed ahead up to this number of nodes, so that the layout of the tree does not change with every step.
const FORESEEN: usize = 20_000;

impl Steps for State {
    /// The largest number of search steps between two frames: some milliseconds.
    const MOST: u64 = 8_000;

    fn step(&self) -> u64 {
        match self.track() {
            Track::Search => self.growth().step(),
            Track::Rounds => self.descent.step(),
            Track::Play => self.play.made() as u64,
            Track::Race => self.race.moment(),
            Track::Filling => self.filling.step,
            Track::Nothing => 0,
        }
    }

    fn farthest(&self) -> u64 {
        match self.track() {
            Track::Search => self.growth().farthest(),
            Track::Rounds => self.descent.farthest(),
            Track::Play => self.play.known() as u64,
            Track::Race if self.has_rest => later::race_span(self).0,
            Track::Race => 0,
            Track::Filling => self.filling.farthest(),
            Track::Nothing => 0,
        }
    }

    fn total(&self) -> Option<u64> {
        match self.track() {
            Track::Search => self.growth().total(),
            Track::Rounds => self.descent.recording().map(|_| self.descent.farthest()),
            Track::Race if self.has_rest => later::race_span(self).1,
            Track::Race => None,
            _ => Some(self.farthest()),
        }
    }

    fn finished(&self) -> bool {
        match self.track() {
            Track::Search => self.growth().finished(),
            Track::Race => self.total() == Some(self.race.moment()),
            _ => self.step() >= self.farthest(),
        }
    }

    fn aim(&mut self, step: u64) {
        match self.track() {
            Track::Search => {
                let mut tree = self.tree.borrow_mut();
                tree.aim(step);
                tree.wind(Self::MOST);
            }
            Track::Rounds => {
                let round = self.descent.round().1;
                self.descent.aim(&self.model.board, step);
                if round != self.descent.round().1 {
                    self.see_forest();
                    self.chosen = None;
                }
            }
            Track::Play => {
                self.play.go(usize::try_from(step).unwrap_or(usize::MAX));
                self.forget_hint();
            }
            Track::Race => {
                self.race.aim(step);
                self.wind();
            }
            Track::Filling => self.filling.aim(step),
            Track::Nothing => {}
        }
    }

    fn pace(&self) -> f64 {
        let speed = self.player.pace();
        if matches!(self.track(), Track::Play) { speed.min(10.0) } else { speed }
    }

    fn is_moving(&self) -> bool {
        self.player.is_active()
            || self.winding()
            || self.foresees()
            || self.guide.is_some()
            || self.works_out()
            || self.wants_rings()
            || self.has_rest && self.fills() && self.filling.table.is_none()
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
        (self.track() == Track::Search).then(|| ask(&*self.growth()))
    }

    fn drops(&self) -> Vec<StepEvent> {
        let growth = self.growth();
        // The first moves always lead to new configurations.
        let depths = (1..=growth.level_steps().len()).map(StepEvent::DroppedAt);
        depths.chain((0..growth.causes()).map(StepEvent::DroppedFor)).collect()
    }

    fn event_texts(&self, lang: Lang) -> Option<&'static EventTexts> {
        (self.track() == Track::Search).then(|| &lang.taquin().tree.events)
    }

    fn foresee(&mut self) {
        if self.track() == Track::Race {
            return if self.has_rest {
                later::continue_race(&self.race, Self::MOST)
            };
        }
        self.tree.borrow_mut().foresee(Self::MOST);
    }

    fn player(&self) -> &Player {
        &self.player
    }

    fn player_mut(&mut self) -> &mut Player {
        &mut self.player
    }

    fn winding(&self) -> bool {
        self.growth().winding() || self.track() == Track::Race && self.race.winding()
    }

    fn wind(&mut self) {
        match self.track() {
            Track::Race if self.has_rest => later::wind_race(self, Self::MOST),
            Track::Race => {}
            _ => self.tree.borrow_mut().wind(Self::MOST),
        }
    }

    fn played_out(&mut self) {
        // A search without any step is at its end at once.
        self.ran |= self.track() == Track::Search && self.step() == 0;
    }

    fn go_on(&mut self) {
        if !self.player.playing && !self.winding() && self.foresees() {
            match self.track() {
                Track::Race => later::continue_race(&self.race, Self::MOST / 4),
                _ => self.tree.borrow_mut().foresee(Self::MOST / 4),
            }
        }
        if self.has_rest {
            later::begin(self);
        }
        self.work_out();
        self.make_rings();
        self.look();
        let (total, winding) = (self.growth().total(), self.growth().winding());
        self.tell_beyond(total, winding);
    }
}

impl State {
    /// The sequence of steps that the transport bar moves through.
    pub fn track(&self) -> Track {
        match self.view {
            View::Tree | View::Graph if self.is_deepening() => Track::Rounds,
            View::Tree | View::Graph => Track::Search,
            View::Distances if self.fills() => Track::Filling,
            View::Board | View::Parity | View::Distances => Track::Play,
            View::Statistics => Track::Nothing,
            View::Race => Track::Race,
        }
    }

    /// Whether the search is to be computed beyond the current step.
    fn foresees(&self) -> bool {
        if self.track() == Track::Race {
            return self.has_rest && later::can_continue_race(&self.race);
        }
        let tree = self.growth();
        self.track() == Track::Search && tree.total().is_none() && tree.search().nodes().len() < FORESEEN
    }

    fn works_out(&self) -> bool {
        self.distances.as_ref().is_some_and(|distances| !distances.is_complete() || !self.estimated)
    }

    /// Whether the boards are to be put in rings in the next frame.
    fn wants_rings(&self) -> bool {
        self.view == View::Graph && self.graph.rings.is_none() && self.has_graph() && self.known().is_some()
    }

    /// Computes exact distances, and then how well the measure estimates them.
    fn work_out(&mut self) {
        let Some(distances) = &mut self.distances else { return };
        if !distances.is_complete() {
            distances.advance(POSITIONS);
        } else if !self.estimated {
            // A formula takes longer than the measures of the other methods.
            let share = if self.model.method == Method::Formula { 16 } else { 1 };
            self.estimated = self.estimate.advance(distances, POSITIONS / share);
        } else {
            return;
        }
        if self.hint == Some(Hint::Looking) && self.guide.is_none() && self.known().is_some() {
            self.ask_hint();
        }
    }

    /// Continues the search for a hint.
    fn look(&mut self) {
        let Some(guide) = &mut self.guide else { return };
        if let Some(way) = guide.advance(LOOKS) {
            self.way = way;
            self.guide = None;
            self.hint = self.along_the_way(&self.play.board());
        } else if guide.is_lost() {
            self.guide = None;
            self.hint = Some(Hint::Lost);
        }
    }
}
