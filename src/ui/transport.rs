//! What the transport bar commands: the player of the steps, and the commands of the reader.

use super::jumps::{JumpNote, JumpTarget, MarkedSteps};
use crate::search::event::{Side, StepEvent};

/// The speeds on offer, in steps a second.
pub const SPEEDS: [u64; 9] = [1, 2, 4, 10, 40, 200, 1_000, 10_000, 100_000];

/// The index of the speed that slows down at events, in the list of speeds.
const BY_EVENTS: usize = SPEEDS.len();

/// At this speed the steps at an event, in steps a second, and how many more for each step away from it.
const AT_EVENT: f64 = 1.0;
const AWAY: f64 = 3.0;

/// A search for an event that has taken this many frames is left to the workers, if the page has any for it.
const LONG: u32 = 40;

/// The speed at first, an index of [`SPEEDS`].
const FIRST_SPEED: usize = 2;

/// An animation that would be shorter than this, in milliseconds, is left out.
const SHORTEST_MOTION: f64 = 100.0;

/// The player: whether the steps are playing, and how fast; what the reader jumps to, and the marked steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Whether steps follow each other by themselves.
    pub playing: bool,
    /// An index of [`SPEEDS`], or the number of them: the speed that slows down at events.
    pub speed: usize,
    /// What the reader jumps to.
    pub target: JumpTarget,
    /// Whether the row with the jumps is shown.
    pub jumps: bool,
    /// The steps that the reader has marked.
    pub marked: MarkedSteps,
    /// The outcome of the last jump, and the step at which it is true.
    note: Option<(u64, JumpNote)>,
    /// The event that is looked for, and for how many frames.
    seeking: Option<(StepEvent, u32)>,
    /// The steps of two neighbouring events, with the present step between them, once they are known.
    between: Option<[u64; 2]>,
    /// Steps a second at the speed that slows down at events.
    event_pace: f64,
    /// Steps that are due but not made yet, 0 to 1.
    owed: f64,
    /// The step of a solution at which the player has paused by itself.
    paused_at: Option<u64>,
    /// The line of the program that is lit: the step, and the index in the lines that it has executed. Another step lights the
    /// last line that it has executed.
    line: Option<(u64, usize)>,
    /// The line of the program to run to, by its index.
    goal: Option<usize>,
    /// The lines at which playing stops, one bit each.
    stops: u32,
    /// The program of these lines: its sequence of steps, and how many lines it has; none before the first frame with stops.
    stops_in: Option<(usize, usize)>,
    /// Whether a line was looked for that was not executed again.
    lost: bool,
}

impl Player {
    /// Starts to play.
    pub fn play(&mut self) {
        *self = Player { playing: true, line: self.line, ..self.resting() };
    }

    /// Pauses because this step of the search is a solution.
    pub fn pause_at(&mut self, step: u64) {
        self.playing = false;
        self.paused_at = Some(step);
    }

    /// Whether the player has paused at this step because it is a solution, and has not been used since.
    pub fn has_paused_at(&self, step: u64) -> bool {
        !self.playing && self.paused_at == Some(step)
    }

    /// Stops playing.
    pub fn rest(&mut self) {
        *self = self.resting();
    }

    /// The player as it is when it rests.
    fn resting(&self) -> Player {
        let Player { speed, stops, stops_in, target, jumps, .. } = *self;
        Player { speed, stops, stops_in, target, jumps, marked: self.marked.clone(), ..Player::default() }
    }

    /// What comes next has changed, for instance by other rules of the search: what was known of it is forgotten. Playing goes on.
    pub fn forget_ahead(&mut self) {
        if self.playing {
            (self.note, self.between) = (None, None);
        } else {
            self.rest();
        }
    }

    /// Plays as fast as possible up to this line of the program.
    pub fn run_to(&mut self, line: usize) {
        self.play();
        self.goal = Some(line);
    }

    /// Lights a line of a step.
    pub fn light(&mut self, step: u64, line: usize) {
        self.rest();
        self.line = Some((step, line));
    }

    /// The index of the lit line among the `executed` lines of a step.
    pub fn line_at(&self, step: u64, executed: usize) -> usize {
        let last = executed.saturating_sub(1);
        self.line.filter(|&(of, _)| of == step).map_or(last, |(_, line)| line.min(last))
    }

    /// Makes playing stop at a line of the program, or not any more.
    pub fn stop_at(&mut self, line: usize) {
        self.stops ^= 1u32.checked_shl(line as u32).unwrap_or_default();
    }

    /// Removes the stops unless they belong to this program, the one that is shown: the number of its sequence of steps, and that
    /// of its lines.
    pub fn keep_stops(&mut self, program: Option<(usize, usize)>) {
        if program.is_none() || self.stops_in.is_some() && self.stops_in != program {
            self.stops = 0;
        }
        self.stops_in = program.filter(|_| self.stops != 0);
    }

    /// The lines at which playing stops, one bit each.
    pub fn stops(&self) -> u32 {
        self.stops
    }

    /// The line that is being run to, by its index.
    pub fn goal(&self) -> Option<usize> {
        self.goal
    }

    /// Whether playing is to stop at this line.
    pub fn halts_at(&self, line: usize) -> bool {
        self.goal == Some(line) || self.goal.is_none() && self.stops >> line & 1 == 1
    }

    /// Stops because the search has ended before the line that was looked for.
    pub fn lose(&mut self) {
        self.rest();
        self.lost = true;
    }

    /// Whether a line was looked for that was not executed again.
    pub fn has_lost(&self) -> bool {
        self.lost
    }

    /// Plays if it was paused, and pauses if it was playing.
    pub fn toggle(&mut self) {
        if self.playing { self.rest() } else { self.play() }
    }

    /// Sets the speed, an index of [`SPEEDS`]; the fastest if it is too large.
    pub fn set_speed(&mut self, speed: usize) {
        self.speed = speed.min(BY_EVENTS);
    }

    /// Takes the next faster speed; the speed that slows down at events is only chosen in the list.
    pub fn faster(&mut self) {
        self.speed = (self.speed + 1).min(SPEEDS.len() - 1);
    }

    /// Takes the next slower speed.
    pub fn slower(&mut self) {
        self.speed = self.speed.saturating_sub(1);
    }

    /// The speed in steps a second.
    pub fn pace(&self) -> f64 {
        SPEEDS.get(self.speed).map_or(self.event_pace, |&speed| speed as f64)
    }

    /// Whether the speed is the one that slows down at events.
    pub fn is_by_events(&self) -> bool {
        self.speed == BY_EVENTS
    }

    /// Sets the pace of this speed at a step, from the events around it, and returns the largest number of steps to make: playing
    /// does not pass an event. `at` are the steps of the event before, or of the first step, and of the next event.
    pub fn approach(&mut self, step: u64, at: [u64; 2]) -> u64 {
        let [before, next] = at.map(|event| event.abs_diff(step));
        self.event_pace = AT_EVENT + AWAY * before.min(next) as f64;
        next
    }

    /// The steps of the events around a step, if they are known.
    pub fn events_around(&self, step: u64) -> Option<[u64; 2]> {
        self.between.filter(|&[from, to]| (from..to).contains(&step))
    }

    /// The step of the event before, if it is this step: the last one that was approached.
    pub fn comes_from(&self, step: u64) -> bool {
        self.between.is_some_and(|[_, to]| to == step)
    }

    /// Remembers the steps of the events around the present step.
    pub fn remember_events(&mut self, between: [u64; 2]) {
        self.between = Some(between);
    }

    /// Looks for an event beyond the known steps.
    pub fn seek(&mut self, event: StepEvent) {
        self.rest();
        self.seeking = Some((event, 0));
    }

    /// The event that is looked for.
    pub fn seeking(&self) -> Option<StepEvent> {
        self.seeking.map(|(event, _)| event)
    }

    /// Notes that an event was looked for in one more frame. Returns whether this takes so long that the workers are needed.
    pub fn seek_on(&mut self) -> bool {
        self.seeking = self.seeking.map(|(event, frames)| (event, frames.saturating_add(1)));
        self.seeking.is_some_and(|(_, frames)| frames == LONG)
    }

    /// Whether something goes on by itself: steps are playing, or an event is looked for.
    pub fn is_active(&self) -> bool {
        self.playing || self.seeking.is_some()
    }

    /// Notes the outcome of a jump, and the step at which it is true.
    pub fn note_jump(&mut self, step: u64, note: JumpNote) {
        self.rest();
        self.note = Some((step, note));
    }

    /// The outcome of the last jump, if it is true at this step.
    pub fn jump_note(&self, step: u64) -> Option<JumpNote> {
        self.note.filter(|&(at, _)| at == step).map(|(_, note)| note)
    }

    /// Duration of the animation of one step, in milliseconds: `usual`, but while playing at most half of the time of a step at
    /// `pace` steps a second, so that the drawing also rests; 0 where that would be too short to be seen.
    pub fn motion(&self, usual: f64, pace: f64) -> f64 {
        if !self.playing {
            return usual;
        }
        let half = 500.0 / pace;
        if half < SHORTEST_MOTION { 0.0 } else { usual.min(half) }
    }

    /// The number of steps to make after `passed` milliseconds at `pace` steps a second, at most `most`: steps beyond that are
    /// left out, because the machine is too slow for them.
    pub fn due(&mut self, passed: f64, pace: f64, most: u64) -> u64 {
        self.owed += passed / 1000.0 * pace;
        let steps = (self.owed.floor() as u64).min(most);
        self.owed = (self.owed - steps as f64).min(1.0);
        steps
    }
}

impl Default for Player {
    /// Paused, at the first speed.
    fn default() -> Player {
        Player {
            playing: false,
            speed: FIRST_SPEED,
            target: JumpTarget::Event(StepEvent::Solution),
            jumps: false,
            marked: MarkedSteps::default(),
            note: None,
            seeking: None,
            between: None,
            event_pace: AT_EVENT,
            owed: 0.0,
            paused_at: None,
            line: None,
            goal: None,
            stops: 0,
            stops_in: None,
            lost: false,
        }
    }
}

/// A command of the transport bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransportCommand {
    /// To the first step.
    First,
    /// One step back.
    Back,
    /// Play or pause.
    PlayPause,
    /// One step on.
    Step,
    /// To the last step.
    Last,
    /// To this step.
    To(u64),
    /// Set the speed to this index of [`SPEEDS`].
    Speed(usize),
    /// Faster.
    Faster,
    /// Slower.
    Slower,
    /// Jump to the next target, or to the previous one.
    Jump(Side),
    /// Jump to the next event of this kind, or to the previous one.
    JumpTo(StepEvent, Side),
    /// Choose what to jump to, by its index in the list.
    Target(usize),
    /// Choose the next line of this list.
    NextTarget,
    /// Mark the present step, or remove its mark.
    Mark,
    /// Show or hide the row with the jumps.
    Jumps,
    /// One line of the program back.
    LineBack,
    /// One line of the program on.
    LineOn,
    /// Run to the line with this index.
    RunTo(usize),
    /// Stop at the line with this index when playing, or not any more.
    StopAt(usize),
    /// Stop the job of the workers.
    Stop,
    /// Resume it.
    Resume,
}

/// The step to go to once the whole search is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To the step of the first solution.
    FirstSolution,
    /// To the last step.
    End,
    /// The current step.
    Stay,
}

/// The progress of the workers, as the bar shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Work {
    /// There is no job to show.
    Idle,
    /// Running: the fraction done, 0 to 1, and the seconds left if they can be estimated.
    Running(f64, Option<u64>),
    /// Stopped at this fraction, 0 to 1.
    Stopped(f64),
}
