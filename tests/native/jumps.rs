//! Jumps of the transport bar, marked steps, and the speed that slows down at events.

use casse_tete::link::MOST_MARKED;
use casse_tete::puzzle::insanity::{Exhaustive, Model};
use casse_tete::search::Timeline;
use casse_tete::search::event::{Events, Side, StepEvent};
use casse_tete::search::trace::trials::drops;
use casse_tete::text::Lang;
use casse_tete::text::program::EventTexts;
use casse_tete::ui::jumps::{JumpTarget, MarkedSteps};
use casse_tete::ui::steps::Steps;
use casse_tete::ui::transport::{Player, SPEEDS};

/// The time between two frames, in milliseconds.
const FRAME: f64 = 16.0;

/// The step of the first solution of the example.
const FIRST: u64 = 775;

/// The exhaustive program of the example with a player, as the page has them.
struct Program {
    timeline: Timeline<Exhaustive>,
    player: Player,
}

impl Program {
    fn new() -> Program {
        Program { timeline: Timeline::new(Exhaustive::new(Model::default())), player: Player::default() }
    }
}

impl Steps for Program {
    const MOST: u64 = 300;

    fn step(&self) -> u64 {
        self.timeline.step()
    }
    fn farthest(&self) -> u64 {
        self.timeline.farthest()
    }
    fn total(&self) -> Option<u64> {
        self.timeline.total()
    }
    fn finished(&self) -> bool {
        self.timeline.finished()
    }
    fn aim(&mut self, step: u64) {
        self.timeline.aim(step);
        self.timeline.wind(Self::MOST);
    }
    fn winding(&self) -> bool {
        self.timeline.winding()
    }
    fn wind(&mut self) {
        self.timeline.wind(Self::MOST);
    }
    fn events<R>(&self, ask: impl FnOnce(&dyn Events) -> R) -> Option<R> {
        Some(ask(&self.timeline))
    }
    fn drops(&self) -> Vec<StepEvent> {
        drops(self.timeline.tree())
    }
    fn event_texts(&self, lang: Lang) -> Option<&'static EventTexts> {
        Some(&lang.insanity().events)
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
    fn play_on(&mut self, steps: u64) {
        if self.timeline.play(steps) {
            let step = self.step();
            self.player.pause_at(step);
        }
    }
}

/// Lets frames pass until nothing goes on any more. Returns the steps seen after each of them.
fn rest(program: &mut Program) -> Vec<u64> {
    let mut seen = vec![];
    while program.is_moving() {
        program.tick(FRAME);
        seen.push(program.step());
        assert!(seen.len() < 100_000, "it goes on for ever at {:?}", seen.last());
    }
    seen
}

#[test]
fn a_jump_beyond_the_known_steps_continues_the_search() {
    let mut program = Program::new();
    let solution = JumpTarget::Event(StepEvent::Solution);
    program.jump(solution, Side::After);
    assert!(program.player().seeking().is_some() && program.step() == 0);
    let seeking = program.jump_words(Lang::En);
    assert_eq!(seeking.as_deref(), Some(Lang::En.shell().jumps.seeking));
    let seen = rest(&mut program);
    // The search is continued in slices, and the step that is shown stays until the event is found.
    assert_eq!(seen, [0, FIRST]);
    assert_eq!(program.step(), FIRST);
    assert_eq!(program.jump_words(Lang::En).as_deref(), Some("Solution 1, step 775."));
    assert_eq!(program.jump_words(Lang::Fr).as_deref(), Some("Solution 1, étape 775."));
    program.jump(solution, Side::Before);
    assert_eq!(
        (program.step(), program.jump_words(Lang::En).as_deref()),
        (FIRST, Some("Solution: none before this step."))
    );
    program.go(0);
    assert_eq!(program.jump_words(Lang::En), None, "the sentence belongs to its step");
    program.jump(solution, Side::After);
    rest(&mut program);
    assert_eq!(program.step(), FIRST);
}

#[test]
fn all_solutions_are_met_one_by_one_and_in_reverse() {
    let mut program = Program::new();
    let mut met = vec![];
    let solution = JumpTarget::Event(StepEvent::Solution);
    loop {
        let before = program.step();
        program.jump(solution, Side::After);
        rest(&mut program);
        if program.step() == before {
            break;
        }
        met.push(program.step());
    }
    assert_eq!((met.len(), met[0]), (28, FIRST));
    let total = program.total().expect("the search has come to its end");
    assert_eq!(program.jump_words(Lang::En).as_deref(), Some("Solution: none after this step."));
    program.go(total);
    rest(&mut program);
    for (number, &step) in met.iter().enumerate().rev() {
        program.jump(solution, Side::Before);
        rest(&mut program);
        let words = program.jump_words(Lang::En).expect("a jump was made");
        assert_eq!(program.step(), step);
        assert!(words.starts_with(&format!("Solution {}, step ", number + 1)) && words.contains(" of "), "{words}");
    }
}

#[test]
fn everything_in_the_list_has_a_name_and_can_be_chosen_by_key() {
    let mut program = Program::new();
    let targets = program.targets();
    // A solution, a level, three cubes that can be dropped, four façades, marked steps.
    assert_eq!(targets.len(), 10);
    for lang in [Lang::Fr, Lang::En] {
        let names: std::collections::BTreeSet<String> =
            targets.iter().map(|&target| program.target_name(target, lang)).collect();
        assert!(names.len() == targets.len() && !names.contains(""), "{names:?}");
    }
    for &target in &targets {
        assert_eq!(program.target(), target);
        program.next_target();
    }
    assert_eq!(program.target(), targets[0], "after the last one comes the first");
}

#[test]
fn playing_to_the_next_event_is_quick_on_the_way_and_slow_where_something_happens() {
    let mut program = Program::new();
    let mut whole = Program::new();
    whole.timeline.foresee(u64::MAX);
    let mut news = vec![];
    while let Some(step) = whole.timeline.next(StepEvent::News).filter(|&step| step <= FIRST) {
        news.push(step);
        whole.timeline.aim(step);
        whole.timeline.wind(u64::MAX);
    }
    assert!(news.len() >= 6 && news.last() == Some(&FIRST), "levels, façades, the solution: {news:?}");
    program.player.set_speed(SPEEDS.len());
    program.play_pause();
    let seen = rest(&mut program);
    assert_eq!((program.step(), program.player.has_paused_at(FIRST)), (FIRST, true), "it pauses at the solution");
    for &step in news.iter().filter(|&&step| step < FIRST) {
        let frames = seen.iter().filter(|&&other| other == step).count() as f64;
        assert!(frames * FRAME >= 200.0, "step {step} is seen for {} ms", frames * FRAME);
    }
    let seconds = seen.len() as f64 * FRAME / 1000.0;
    assert!((4.0..20.0).contains(&seconds), "{seconds} s instead of {} s", FIRST / 4);
    let longest = seen.windows(2).map(|pair| pair[1] - pair[0]).max();
    assert!(longest > Some(5), "far from events many steps are made at once: {longest:?}");
}

#[test]
fn other_speeds_are_not_changed_by_events() {
    for (index, &speed) in SPEEDS.iter().enumerate() {
        let mut player = Player::default();
        player.set_speed(index);
        assert_eq!((player.pace(), player.is_by_events()), (speed as f64, false));
    }
}

#[test]
fn steps_are_marked_for_each_sequence_by_itself() {
    let mut marked = MarkedSteps::default();
    for step in [7, 3, 7, 9, 0] {
        marked.toggle(1, step);
    }
    marked.toggle(0, 5);
    assert_eq!((marked.of(0), marked.of(1), marked.of(2)), (vec![5], vec![0, 3, 9], vec![]));
    marked.set(1, &[4, 2, 2]);
    assert_eq!((marked.of(0), marked.of(1)), (vec![5], vec![2, 4]));
    for step in 100..200 {
        marked.toggle(2, step);
    }
    assert_eq!(marked.of(2).len(), MOST_MARKED);
}

#[test]
fn marked_steps_are_jumped_to() {
    let mut program = Program::new();
    program.aim(10);
    program.mark();
    program.aim(200);
    program.mark();
    program.aim(100);
    program.jump(JumpTarget::Marked, Side::After);
    rest(&mut program);
    assert_eq!((program.step(), program.jump_words(Lang::En).as_deref()), (200, Some("Marked step, step 200.")));
    program.jump(JumpTarget::Marked, Side::Before);
    rest(&mut program);
    assert_eq!(program.step(), 10);
    program.jump(JumpTarget::Marked, Side::Before);
    assert_eq!(program.jump_words(Lang::En).as_deref(), Some("Marked step: none before this step."));
    // Marking a marked step removes the mark.
    program.mark();
    assert_eq!(program.slider_marks().marked, [200]);
}
