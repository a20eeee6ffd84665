//! The steps that the transport bar moves through, forward, back, or played at a speed.

use super::jumps::{JumpNote, JumpTarget, SliderMarks};
use super::listing::ProgramShown;
use super::transport::Player;
use crate::search::event::{Events, Side, StepEvent};
use crate::text::Lang;
use crate::text::program::EventTexts;

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

    /// The number of the sequence of steps that the present view shows: each has marks of its own.
    fn track_number(&self) -> usize {
        0
    }
    /// Calls `ask` with the events of the steps; none where the steps are not those of a search.
    fn events<R>(&self, _ask: impl FnOnce(&dyn Events) -> R) -> Option<R> {
        None
    }
    /// The kinds of events in which choices are dropped.
    fn drops(&self) -> Vec<StepEvent> {
        vec![]
    }
    /// The words for the events; none where there are no events.
    fn event_texts(&self, _lang: Lang) -> Option<&'static EventTexts> {
        None
    }
    /// Searches on beyond the known steps, by at most [`Steps::MOST`]; the current step stays the same.
    fn foresee(&mut self) {}

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
        self.player().is_active() || self.winding()
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
            None if step > 0 => self.go(step - 1),
            None => {}
        }
    }
    /// Runs to the next time that a line of the program is executed.
    fn run_to(&mut self, line: usize) {
        self.player_mut().run_to(line);
        if !self.halt_in_rest() {
            self.rest_at_end();
        }
    }
    /// The same as [`Steps::halt_from`] for the lines after the lit one.
    fn halt_in_rest(&mut self) -> bool {
        let from = self.player().line_at(self.step(), self.executed().len()) + 1;
        self.halt_from(from)
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

    /// What the reader can jump to.
    fn targets(&self) -> Vec<JumpTarget> {
        let mut targets = vec![];
        if self.events(|_| ()).is_some() {
            targets.extend([StepEvent::Solution, StepEvent::NewLevel].map(JumpTarget::Event));
            targets.extend(self.drops().into_iter().map(JumpTarget::Event));
        }
        targets.push(JumpTarget::Marked);
        targets
    }
    /// The name of a target.
    fn target_name(&self, target: JumpTarget, lang: Lang) -> String {
        let (JumpTarget::Event(event), Some(texts)) = (target, self.event_texts(lang)) else {
            return lang.shell().jumps.marked_step.to_string();
        };
        match event {
            StepEvent::DroppedAt(level) => (texts.dropped_at)(level),
            StepEvent::DroppedFor(cause) => texts.causes.get(cause).copied().unwrap_or_default().to_string(),
            StepEvent::NewLevel => texts.new_level.to_string(),
            StepEvent::Solution | StepEvent::News => texts.solution.to_string(),
        }
    }
    /// The target that is chosen, if the steps have it; otherwise the first one.
    fn target(&self) -> JumpTarget {
        let (chosen, targets) = (self.player().target, self.targets());
        if targets.contains(&chosen) { chosen } else { targets[0] }
    }
    /// Chooses the target after the present one in the list; after the last one the first.
    fn next_target(&mut self) {
        let (chosen, targets) = (self.target(), self.targets());
        let index = targets.iter().position(|&target| target == chosen).map_or(0, |index| (index + 1) % targets.len());
        self.player_mut().target = targets[index];
    }
    /// The marks of the slider.
    fn slider_marks(&self) -> SliderMarks {
        let marked = self.player().marked.of(self.track_number());
        let events = self.events(|events| (events.solutions_known(), events.solution_steps(), events.level_steps()));
        let (found, solutions, levels) = events.unwrap_or_default();
        SliderMarks { found, solutions, levels, marked }
    }
    /// Marks the current step, or removes its mark.
    fn mark(&mut self) {
        let (track, step) = (self.track_number(), self.step());
        self.player_mut().marked.toggle(track, step);
    }
    /// Jumps to the next target, or to the previous one. A search is continued in the next frames if the steps known so far have
    /// none.
    fn jump(&mut self, target: JumpTarget, side: Side) {
        let step = self.step();
        let marked = || self.player().marked.of(self.track_number()).into_iter();
        let found = match (target, side) {
            (JumpTarget::Marked, Side::After) => marked().find(|&other| other > step),
            (JumpTarget::Marked, Side::Before) => marked().rfind(|&other| other < step),
            (JumpTarget::Event(event), Side::After) => self.events(|events| events.next(event)).flatten(),
            (JumpTarget::Event(event), Side::Before) => self.events(|events| events.previous(event)).flatten(),
        };
        match (found, target, side) {
            (Some(found), ..) => {
                self.player_mut().note_jump(found, JumpNote::Arrived(target));
                self.aim(found);
            }
            (None, JumpTarget::Event(event), Side::After) if self.total().is_none() => self.player_mut().seek(event),
            (None, _, Side::After) => self.player_mut().note_jump(step, JumpNote::NoneAfter(target)),
            (None, _, Side::Before) => self.player_mut().note_jump(step, JumpNote::NoneBefore(target)),
        }
    }
    /// Looks for an event beyond the known steps, for one frame.
    fn seek_on(&mut self, event: StepEvent) {
        self.foresee();
        if self.total().is_some() || self.events(|events| events.next(event)).flatten().is_some() {
            self.jump(JumpTarget::Event(event), Side::After);
        }
    }
    /// A sentence about the last jump: the step was reached, nothing was found, or it is looked for.
    fn jump_words(&self, lang: Lang) -> Option<String> {
        let (shell, step) = (lang.shell(), self.step());
        let texts = &shell.jumps;
        if self.player().seeking().is_some() {
            return Some(texts.seeking.to_string());
        }
        Some(match self.player().jump_note(step)? {
            JumpNote::NoneAfter(target) => (texts.none_after)(&self.target_name(target, lang)),
            JumpNote::NoneBefore(target) => (texts.none_before)(&self.target_name(target, lang)),
            JumpNote::Arrived(target) => {
                let solution = JumpTarget::Event(StepEvent::Solution);
                let number = self.events(|events| events.solutions_so_far()).flatten().filter(|_| target == solution);
                let at = (shell.transport.step_of)(step, self.total());
                (texts.arrived)(&self.target_name(target, lang), number, &at)
            }
        })
    }
    /// At the speed that slows down at events: sets the pace for the current step, and returns the largest number of steps to make
    /// in this frame. What comes next is searched for if it is not known yet.
    fn approach_event(&mut self) -> u64 {
        let step = self.step();
        if let Some(between) = self.player().events_around(step) {
            return self.player_mut().approach(step, between);
        }
        let comes_from = self.player().comes_from(step);
        let around = self.events(|events| (events.previous(StepEvent::News), events.next(StepEvent::News)));
        let Some((before, next)) = around else { return Self::MOST };
        let before = if comes_from { step } else { before.unwrap_or(0) };
        match (next, self.total()) {
            (Some(next), _) | (None, Some(next)) => self.player_mut().remember_events([before, next]),
            (None, None) => self.foresee(),
        }
        let next = next.unwrap_or_else(|| self.farthest());
        self.player_mut().approach(step, [before, next])
    }

    /// Goes to a step and stops playing.
    fn go(&mut self, step: u64) {
        self.player_mut().rest();
        self.aim(step);
    }
    /// Plays or pauses; at the last step it plays from the beginning.
    fn play_pause(&mut self) {
        self.player_mut().toggle();
        // Another line of this step may be one to stop at.
        if self.player().playing && self.player().stops() != 0 && self.halt_in_rest() {
            return;
        }
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
        } else if let Some(event) = self.player().seeking() {
            self.seek_on(event);
        } else if self.player().playing {
            let most = if self.player().is_by_events() { self.approach_event().min(Self::MOST) } else { Self::MOST };
            let pace = self.pace();
            let steps = self.player_mut().due(passed, pace, most);
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
