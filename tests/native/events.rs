//! Events of searches, compared with a plain scan of all their steps: where they are, what is next and what was before, and
//! where they lie on a slider.

use casse_tete::puzzle::insanity::preset::Preset;
use casse_tete::puzzle::insanity::{Exhaustive, Factorising, Model, Setup};
use casse_tete::puzzle::soma::{self, Assembly, Rules};
use casse_tete::puzzle::taquin::Board;
use casse_tete::puzzle::taquin::method::Method;
use casse_tete::puzzle::taquin::request::Request;
use casse_tete::search::best_first::Space;
use casse_tete::search::event::{Events, ListedEvents, StepEvent, places};
use casse_tete::search::growth::Growth;
use casse_tete::search::sample::Dice;
use casse_tete::search::split::{PartSearch, Plan};
use casse_tete::search::trace::growth::{GrowthLine, trace};
use casse_tete::search::trace::trials::{Tested, drops};
use casse_tete::search::whole::MOST_LISTED;
use casse_tete::search::{Backtrack, Status, Timeline, Tree};
use std::collections::BTreeSet;

/// All events of a search: those of step 1 first.
type Scanned = Vec<Vec<StepEvent>>;

/// The kinds of events in these tests, for a search with this number of levels.
fn kinds(levels: usize) -> Vec<StepEvent> {
    let dropped = (0..levels).map(StepEvent::DroppedAt).chain((0..4).map(StepEvent::DroppedFor));
    [StepEvent::Solution, StepEvent::NewLevel, StepEvent::News].into_iter().chain(dropped).collect()
}

/// Makes every step by itself, up to `last` or the end, and notes what it is, without any counts. From the step `changed` on,
/// the second tree is searched.
fn scan<T: Tree>([first, second]: [&T; 2], changed: u64, last: u64) -> Scanned {
    let (mut search, mut scanned) = (Backtrack::new(first), Scanned::new());
    let (mut levels, mut causes) = (BTreeSet::new(), BTreeSet::new());
    loop {
        let tree = if search.steps() < changed { first } else { second };
        if search.steps() == last || search.status(tree) == Status::Finished {
            return scanned;
        }
        search.advance(tree, 1, &mut ());
        let trial = search.last_trial(tree).expect("a trial was just made");
        let mut events = vec![];
        match trial.outcome {
            Ok(()) if trial.level + 1 == tree.levels() => events.extend([StepEvent::Solution, StepEvent::News]),
            Ok(()) if levels.insert(trial.level) => events.extend([StepEvent::NewLevel, StepEvent::News]),
            Ok(()) => {}
            Err(reason) => {
                let cause = tree.cause(reason);
                events.extend([StepEvent::DroppedAt(trial.level), StepEvent::DroppedFor(cause)]);
                events.extend(causes.insert(cause).then_some(StepEvent::News));
            }
        }
        scanned.push(events);
    }
}

fn below(dice: &mut Dice, bound: u64) -> u64 {
    dice.below(bound as u32).into()
}

fn steps_of(scanned: &Scanned, event: StepEvent) -> Vec<u64> {
    (1..).zip(scanned).filter(|(_, events)| events.contains(&event)).map(|(step, _)| step).collect()
}

/// Whether the next and the previous event of every kind are those of the scan, among the steps up to `known`.
fn check_jumps(events: &impl Events, step: u64, known: u64, scanned: &Scanned, kinds: &[StepEvent]) {
    for &kind in kinds {
        let is = |other: u64| scanned[other as usize - 1].contains(&kind);
        let next = (step + 1..=known).find(|&other| is(other));
        assert_eq!(events.next(kind), next, "{kind:?} after {step} of {known}");
        let previous = (1..step).rev().find(|&other| is(other));
        assert_eq!(events.previous(kind), previous, "{kind:?} before {step}");
    }
}

fn go<T: Tree>(timeline: &mut Timeline<T>, step: u64) {
    timeline.aim(step);
    while !timeline.wind(777) {}
}

fn whole<T: Tree>(tree: &T) -> casse_tete::search::whole::Whole<T::Node> {
    let plan = Plan::into_parts(tree, 3);
    let part = |root: &Vec<u32>| {
        let mut search = PartSearch::new(tree, root).expect("roots are kept");
        search.advance(tree, u64::MAX);
        search.into_part()
    };
    plan.assemble(tree, &plan.roots().iter().map(part).collect::<Vec<_>>())
}

/// A search step by step, foreseen, wound back, and known as a whole.
fn check_search<T: Tree + Clone>(tree: &T, seed: u64) {
    let scanned = scan([tree; 2], 0, u64::MAX);
    let (total, kinds) = (scanned.len() as u64, kinds(tree.levels()));
    let mut dice = Dice::new(seed, 0);
    let mut timeline = Timeline::new(tree.clone());
    for _ in 0..12 {
        go(&mut timeline, below(&mut dice, total + 1));
        let (step, known) = (timeline.step(), timeline.farthest());
        check_jumps(&timeline, step, known, &scanned, &kinds);
        timeline.foresee(below(&mut dice, 2_000));
        assert_eq!(timeline.step(), step, "the present step stays");
        check_jumps(&timeline, step, timeline.farthest(), &scanned, &kinds);
    }
    timeline.foresee(u64::MAX);
    assert_eq!((timeline.total(), timeline.farthest()), (Some(total), total));
    check_marks(&timeline, total, &scanned);

    let mut adopted = Timeline::new(tree.clone());
    go(&mut adopted, below(&mut dice, total + 1));
    adopted.adopt(whole(tree));
    check_marks(&adopted, total, &scanned);
    for _ in 0..12 {
        go(&mut adopted, below(&mut dice, total + 1));
        check_jumps(&adopted, adopted.step(), total, &scanned, &kinds);
    }
}

/// The steps for the marks of the slider are those of the scan.
fn check_marks(events: &impl Events, known: u64, scanned: &Scanned) {
    let up_to = |event| steps_of(scanned, event).into_iter().filter(|&step| step <= known).collect::<Vec<_>>();
    assert_eq!(events.level_steps(), up_to(StepEvent::NewLevel));
    assert_eq!(events.solution_steps(), up_to(StepEvent::Solution));
}

fn soma(rules: Rules) -> Assembly {
    Assembly::new(soma::Model { rules, ..soma::Model::default() })
}

#[test]
fn jumps_of_the_exhaustive_program_are_those_of_a_plain_scan() {
    check_search(&Exhaustive::new(Model::default()), 1);
    for (preset, prune) in [(Preset::Example, "1"), (Preset::TickSeven, "1.2.3.4.5")] {
        let setup = Setup::from_keys(Some(preset.cubes()), Some(prune)).expect("a short text");
        check_search(&Exhaustive::new(setup.model().expect("a legal set")), 2);
    }
}

#[test]
fn jumps_of_the_search_for_factorisations_are_those_of_a_plain_scan() {
    for preset in [Preset::Example, Preset::TickSeven] {
        let setup = Setup::from_keys(Some(preset.cubes()), None).expect("a short text");
        check_search(&Factorising::new(setup.model().expect("a legal set").cubes), 3);
    }
}

#[test]
fn the_first_solution_of_the_example_is_one_jump_away_and_comes_back() {
    let mut timeline = Timeline::new(Exhaustive::new(Model::default()));
    assert_eq!(timeline.next(StepEvent::Solution), None, "nothing is known yet");
    timeline.foresee(1_000);
    assert_eq!(timeline.next(StepEvent::Solution), Some(775));
    go(&mut timeline, 775);
    assert_eq!((timeline.solutions_so_far(), timeline.previous(StepEvent::Solution)), (Some(1), None));
    let next = timeline.next(StepEvent::DroppedFor(1)).expect("one is known");
    go(&mut timeline, next);
    assert_eq!(timeline.previous(StepEvent::Solution), Some(775));
}

#[test]
fn jumps_over_a_switched_rule_are_those_of_a_plain_scan() {
    let (first, second) = (soma(Rules { islands: true, parity: true }), soma(Rules::default()));
    let mut timeline = Timeline::new(first.clone());
    go(&mut timeline, 3_000);
    timeline.change(second.clone());
    timeline.foresee(5_000);
    let known = timeline.farthest();
    let (scanned, kinds) = (scan([&first, &second], 3_000, known), kinds(7));
    check_marks(&timeline, known, &scanned);
    for step in [3_000, 2_999, 3_001, 0, 1_024, 5_000] {
        go(&mut timeline, step);
        check_jumps(&timeline, step, known, &scanned, &kinds);
    }
    // A change further back forgets what came after it.
    go(&mut timeline, 100);
    timeline.change(second.clone());
    let scanned = scan([&first; 2], 0, 100);
    check_jumps(&timeline, 100, 100, &scanned, &kinds);
    check_marks(&timeline, 100, &scanned);
}

#[test]
fn solutions_beyond_the_list_are_marked_where_they_are_counted() {
    // Nothing is tested, so every pair is a solution.
    let mut timeline = Timeline::new(Pairs);
    timeline.foresee(u64::MAX);
    let total = timeline.total().expect("all steps are known");
    let steps = timeline.solution_steps();
    assert_eq!(timeline.solutions_known(), 60_000);
    assert!(steps.len() > MOST_LISTED && steps.is_sorted() && steps.last() <= Some(&total));
    let scanned = scan([&Pairs; 2], 0, u64::MAX);
    let plain = steps_of(&scanned, StepEvent::Solution);
    assert_eq!(steps[..MOST_LISTED], plain[..MOST_LISTED]);
    assert_eq!(places(&steps, total, 100), places(&plain, total, 100), "the marks are the same");
}

/// All pairs of one number below 600 and one below 100.
#[derive(Clone)]
struct Pairs;

impl Tree for Pairs {
    type Node = ();
    type Reason = usize;
    fn levels(&self) -> usize {
        2
    }
    fn choices(&self, level: usize, (): &()) -> u32 {
        [600, 100][level]
    }
    fn root(&self) {}
    fn child(&self, _level: usize, (): &(), _choice: u32) -> Result<(), usize> {
        Ok(())
    }
    fn cause(&self, cause: usize) -> usize {
        cause
    }
}

#[test]
fn jumps_in_the_trees_of_the_taquin_are_those_of_a_plain_scan() {
    for (board, method) in [
        ("493617285", "score"),
        ("493617285", "astar-manhattan"),
        ("493617285", "astar-misplaced"),
        ("3x2:4,1,2,5,3,0", "bfs"),
        ("3x2:2,1,3,4,5,0", "bfs"),
        ("493617285", "best-first-manhattan"),
    ] {
        let (model, problems) = Request::from_keys(|key| {
            [("board", board), ("method", method)].into_iter().find(|(own, _)| *own == key).map(|(_, value)| value)
        })
        .read(Board::default());
        assert!(problems.is_empty(), "{board} {method}");
        let (space, search) = model.search();
        let mut growth = Growth::new(space, search);
        growth.foresee(900);
        check_growth(&mut growth);
        growth.foresee(2_000);
        check_growth(&mut growth);
    }
}

/// The events of a tree that grows, by its nodes alone.
fn check_growth<T: Space>(growth: &mut Growth<T>) {
    let known = growth.farthest();
    let (mut scanned, mut deepest, mut causes) = (Scanned::new(), 0, BTreeSet::new());
    for step in 1..=known {
        let (mut events, mut is_new) = (vec![], false);
        let executed = trace(growth.space(), growth.search(), step);
        let lines = |line| executed.iter().filter(move |executed| executed.line == line);
        let node = |number: u32| growth.search().nodes()[number as usize];
        let taken = lines(GrowthLine::Each).next().and_then(|executed| executed.taken).map(node);
        let added = executed.iter().filter_map(|executed| executed.added).map(|number| node(number).depth).max();
        if added > Some(deepest) {
            deepest += 1;
            events.push(StepEvent::NewLevel);
            is_new = true;
        }
        // One move leads back to where the leaf came from, if it is not the root.
        let back = usize::from(taken.is_some_and(|taken| taken.depth > 0));
        if let Some(taken) = taken.filter(|_| lines(GrowthLine::Skip).count() > back) {
            events.extend([StepEvent::DroppedAt(taken.depth as usize), StepEvent::DroppedFor(0)]);
            is_new |= causes.insert(0);
        }
        if lines(GrowthLine::Replace).next().is_some() {
            events.push(StepEvent::DroppedFor(1));
            is_new |= causes.insert(1);
        }
        if lines(GrowthLine::Found).next().is_some() {
            events.push(StepEvent::Solution);
            is_new = true;
        }
        events.extend(is_new.then_some(StepEvent::News));
        scanned.push(events);
    }
    check_marks(growth, known, &scanned);
    let mut dice = Dice::new(known, 0);
    for _ in 0..20 {
        growth.aim(below(&mut dice, known + 1));
        check_jumps(growth, growth.step(), known, &scanned, &kinds(9));
    }
    growth.aim(known);
    check_jumps(growth, known, known, &scanned, &kinds(9));
}

/// Which kinds of drops are offered to jump to, and which of them occur up to `last`.
fn offered<T: Tested>(tree: &T, last: u64) -> (BTreeSet<String>, BTreeSet<String>) {
    let scanned = scan([tree; 2], u64::MAX, last);
    let is_drop = |event: &&StepEvent| matches!(event, StepEvent::DroppedAt(_) | StepEvent::DroppedFor(_));
    let occur = scanned.iter().flatten().filter(is_drop).map(|event| format!("{event:?}")).collect();
    (drops(tree).iter().map(|event| format!("{event:?}")).collect(), occur)
}

#[test]
fn only_drops_that_occur_are_offered() {
    let cubes = Model::default();
    let (exhaustive, factorising) = (Exhaustive::new(cubes), Factorising::new(cubes.cubes));
    for (offered, occur) in [offered(&exhaustive, u64::MAX), offered(&factorising, u64::MAX)] {
        assert_eq!(offered, occur);
    }
    // Without rules the first piece always fits.
    for (rules, first) in [
        (Rules { parity: false, islands: false }, false),
        (Rules { parity: true, islands: false }, true),
        (Rules { parity: false, islands: true }, false),
    ] {
        let (offered, occur) = offered(&soma(rules), 300_000);
        assert!(occur.is_subset(&offered), "{rules:?}: {offered:?}, {occur:?}");
        assert_eq!(offered.contains("DroppedAt(0)"), first, "{rules:?}");
        let tree = soma(rules);
        let occurs = (0..tree.choices(0, &tree.root())).any(|choice| tree.child(0, &tree.root(), choice).is_err());
        assert_eq!(first, occurs, "{rules:?}");
    }
    let board: Board = "3x2:4,1,2,5,3,0".parse::<casse_tete::puzzle::taquin::Setup>().unwrap().board().unwrap();
    for (method, causes) in [(Method::Bfs, 1), (Method::Score, 1), (Method::AStarManhattan, 2)] {
        let (space, search) = casse_tete::puzzle::taquin::Model::new(board, method).search();
        assert_eq!(Growth::new(space, search).causes(), causes, "{method:?}");
    }
}

#[test]
fn listed_events_are_found_in_their_lists() {
    let events = |step| ListedEvents { step, solution: Some(9), levels: vec![0, 4, 7] };
    assert_eq!(events(4).next(StepEvent::NewLevel), Some(7));
    assert_eq!(events(4).next(StepEvent::Solution), Some(9));
    assert_eq!(events(8).next(StepEvent::News), Some(9));
    assert_eq!(events(9).next(StepEvent::News), None);
    assert_eq!(events(4).previous(StepEvent::NewLevel), Some(0));
    assert_eq!(events(0).previous(StepEvent::News), None);
    assert_eq!((events(8).solutions_so_far(), events(8).solutions_known()), (None, 1));
    assert_eq!(ListedEvents::default().next(StepEvent::News), None);
}

#[test]
fn marks_lie_on_the_slider_where_their_steps_do() {
    assert_eq!(places(&[0, 1, 50, 51, 99, 100, 101], 100, 10), [0, 5, 10]);
    assert_eq!(places(&[3], 0, 10), [0u32; 0], "later than the last step");
    assert_eq!(places(&[0], 0, 10), [0]);
    assert_eq!(places(&[1, u64::MAX], u64::MAX, 100), [0, 100]);
    let steps: Vec<u64> = (0..=100_000).collect();
    assert_eq!(places(&steps, 100_000, 200).len(), 201, "one mark for each place at most");
}
