//! The search engine compared with a plain enumeration: every step, every count and every way to split or rewind it.

use casse_tete::puzzle::insanity::{Checks, CubeSet, Exhaustive, Model, POSITIONS, preset::Preset, solve::StackState};
use casse_tete::search::backtrack::{MAX_CAUSES, MAX_LEVELS};
use casse_tete::search::split::{PartResult, PartSearch, Plan};
use casse_tete::search::whole::{Bookmark, ListedSolution, MOST_LISTED, Whole};
use casse_tete::search::{Backtrack, EvenTree, Observer, Status, Tally, Timeline, Tree};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

fn config(seed: u64, cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(seed), failure_persistence: None, ..ProptestConfig::default() }
}

/// Random sets of these sizes. From five cubes on, the first checks are always made, so that the plain enumeration is fast.
fn models(sizes: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Model> {
    let sets = sizes.prop_flat_map(|count| {
        let cube = prop::array::uniform6(0..count as u8);
        (prop::collection::vec(cube, count), any::<u8>())
    });
    sets.prop_map(|(cubes, switches)| {
        let cubes = CubeSet::new(&cubes).expect("the colours are in range");
        let all = Checks::all(cubes.count());
        let kept_on = match cubes.count() {
            ..=4 => 0,
            5 => 2,
            _ => 7,
        };
        let off = all.switchable().filter(|&cube| cube > kept_on && switches >> cube & 1 == 1);
        Model { cubes, checks: off.fold(all, Checks::toggled) }
    })
}

/// One trial of the plain enumeration.
#[derive(Debug)]
struct Step {
    /// The choices above the one that is tried, and that one.
    tried: Vec<u32>,
    /// The first façade with a repeat, if the stack is dropped.
    dropped: Option<usize>,
}

impl Step {
    fn level(&self) -> usize {
        self.tried.len() - 1
    }
}

/// All trials in the order of nested loops. It knows nothing of masks and stacks: colours are looked up in the table
/// of positions and gathered in sets.
fn plain(model: &Model) -> Vec<Step> {
    let mut steps = Vec::new();
    extend_plainly(model, &mut Vec::new(), &mut steps);
    steps
}

fn extend_plainly(model: &Model, above: &mut Vec<u32>, steps: &mut Vec<Step>) {
    let level = above.len();
    if level == model.cubes.count() {
        return;
    }
    for choice in 0..choices(level) {
        above.push(choice);
        let dropped = if model.checks.contains(level) { first_repeat(model, above) } else { None };
        steps.push(Step { tried: above.clone(), dropped });
        if dropped.is_none() {
            extend_plainly(model, above, steps);
        }
        above.pop();
    }
}

fn choices(level: usize) -> u32 {
    if level == 0 { 3 } else { 24 }
}

fn first_repeat(model: &Model, path: &[u32]) -> Option<usize> {
    (0..4).find(|&facade| {
        let colour = |(cube, &choice): (usize, &u32)| {
            let position = if cube == 0 { [0, 8, 16][choice as usize] } else { choice as usize };
            model.cubes.cubes()[cube][usize::from(POSITIONS[position][facade])]
        };
        path.iter().enumerate().map(colour).collect::<BTreeSet<u8>>().len() < path.len()
    })
}

/// The state of a search after a step, as a reader sees it.
#[derive(Clone, Debug, PartialEq)]
struct State {
    step: u64,
    tally: Tally,
    path: Vec<u32>,
    tried: Vec<u32>,
    last: Option<(usize, u32, Option<usize>)>,
    covered: u64,
    status: Status,
}

fn state(tree: &Exhaustive, search: &Backtrack<StackState>, tally: Tally) -> State {
    State {
        step: search.steps(),
        tally,
        path: search.path(),
        tried: search.tried(),
        last: search.last_trial(tree).map(|trial| (trial.level, trial.choice, trial.outcome.err().map(usize::from))),
        covered: search.covered(tree),
        status: search.status(tree),
    }
}

/// The states before the first step and after every step, by the plain enumeration.
fn plain_states(model: &Model, steps: &[Step]) -> Vec<State> {
    let count = model.cubes.count();
    let start = State {
        step: 0,
        tally: Tally::default(),
        path: vec![],
        tried: vec![0],
        last: None,
        covered: 0,
        status: Status::Running,
    };
    let mut states = vec![start];
    for (index, step) in steps.iter().enumerate() {
        let State { mut tally, mut covered, .. } = states[index].clone();
        let (level, choice) = (step.level(), step.tried[step.level()]);
        let opens = step.dropped.is_none() && level + 1 < count;
        match step.dropped {
            None => tally.kept(level),
            Some(facade) => tally.dropped(level, facade, 1),
        }
        if !opens {
            covered += 24u64.pow((count - 1 - level) as u32);
        }
        let mut tried: Vec<u32> = step.tried.iter().map(|choice| choice + 1).collect();
        tried.extend(opens.then_some(0));
        states.push(State {
            step: index as u64 + 1,
            tally,
            path: step.tried[..if opens { level + 1 } else { level }].to_vec(),
            tried,
            last: Some((level, choice, step.dropped)),
            covered,
            status: if index + 1 == steps.len() { Status::Finished } else { Status::Running },
        });
    }
    states
}

/// The first solutions, with the steps that find them.
fn plain_solutions(model: &Model, steps: &[Step]) -> Vec<ListedSolution> {
    let complete = |step: &Step| step.dropped.is_none() && step.tried.len() == model.cubes.count();
    let found = (1..).zip(steps).filter(|(_, step)| complete(step));
    found.take(MOST_LISTED).map(|(step, found)| ListedSolution { step, path: found.tried.clone() }).collect()
}

/// A search after `step` trials, made at once.
fn advanced(tree: &Exhaustive, step: u64) -> State {
    let (mut search, mut tally) = (Backtrack::new(tree), Tally::default());
    search.advance(tree, step, &mut tally);
    state(tree, &search, tally)
}

/// Chooses which simulated worker works next, and for how long: a linear congruential generator (Knuth's MMIX constants).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Carries out all parts on `workers` workers that work in a random order, a random number of trials at a time.
fn on_workers(tree: &Exhaustive, plan: &Plan<StackState>, workers: usize, chance: &mut Chance) -> Whole<StackState> {
    let mut waiting: Vec<usize> = (0..plan.len()).collect();
    let mut at_work: Vec<Option<(usize, PartSearch<StackState>)>> = vec![None; workers];
    let mut parts: Vec<Option<PartResult>> = vec![None; plan.len()];
    while parts.iter().any(Option::is_none) {
        let worker = &mut at_work[chance.below(workers as u64) as usize];
        match worker {
            None if waiting.is_empty() => {}
            None => {
                let index = waiting.swap_remove(chance.below(waiting.len() as u64) as usize);
                *worker = Some((index, PartSearch::new(tree, &plan.roots()[index]).expect("roots are kept")));
            }
            Some((index, search)) => {
                let before = search.steps();
                let budget = chance.below(2_000);
                let status = search.advance(tree, budget);
                let made = search.steps() - before;
                assert!(made == budget || made < budget && status == Status::Finished);
                if status == Status::Finished {
                    let (index, part) = (*index, search.clone().into_part());
                    assert_eq!(part.tally.tried(), search.steps());
                    assert!(parts[index].replace(part).is_none());
                    *worker = None;
                }
            }
        }
    }
    plan.assemble(tree, &parts.into_iter().flatten().collect::<Vec<_>>())
}

/// Checks counts and solutions against the plain enumeration, in one piece and in parts.
fn check_totals(model: &Model, seed: u64) {
    let steps = plain(model);
    let tree = Exhaustive::new(*model);
    let solutions = plain_solutions(model, &steps);
    let mut tally = Tally::default();
    for step in &steps {
        match step.dropped {
            None => tally.kept(step.level()),
            Some(facade) => tally.dropped(step.level(), facade, 1),
        }
    }
    let end = advanced(&tree, u64::MAX);
    assert_eq!((end.tally, end.step, end.covered), (tally.clone(), steps.len() as u64, tree.stacks()), "{model:?}");

    let plan = Plan::new(&tree);
    let mut chance = Chance(seed);
    for workers in 1..=8 {
        let whole = on_workers(&tree, &plan, workers, &mut chance);
        assert_eq!(whole.tally, tally, "{workers} workers, {model:?}");
        assert_eq!(whole.solutions, solutions, "{workers} workers, {model:?}");
        if workers == 1 {
            check_marks(&tree, &plan, &whole.bookmarks);
        }
    }
    let in_parts = plan.len() as u64 * tree.leaves_below(plan.roots().first().map_or(0, Vec::len));
    assert_eq!(plan.covered_by_top(&tree) + in_parts, tree.stacks(), "{model:?}");
}

/// Checks that the marks are states of the search in one piece, and that it can be taken up from each of them.
fn check_marks(tree: &Exhaustive, plan: &Plan<StackState>, marks: &[Bookmark<StackState>]) {
    assert_eq!(marks.len(), plan.len());
    let (mut search, mut tally) = (Backtrack::new(tree), Tally::default());
    for (mark, root) in marks.iter().zip(plan.roots()) {
        search.advance(tree, mark.search.steps() - search.steps(), &mut tally);
        assert_eq!(state(tree, &mark.search, mark.tally.clone()), state(tree, &search, tally.clone()));
        assert_eq!(&mark.search.path(), root);
    }
    let end = advanced(tree, u64::MAX);
    for mark in [marks.first(), marks.get(marks.len() / 2), marks.last()].into_iter().flatten() {
        let Bookmark { mut search, mut tally } = mark.clone();
        search.advance(tree, u64::MAX, &mut tally);
        assert_eq!(state(tree, &search, tally), end);
    }
}

/// Checks the state after every single step, and again after steps taken together.
fn check_steps(model: &Model, budgets: &[u64]) {
    let tree = Exhaustive::new(*model);
    let steps = plain(model);
    let expected = plain_states(model, &steps);
    assert_eq!(expected.last().map(|end| end.covered), Some(tree.stacks()));

    let (mut search, mut tally) = (Backtrack::new(&tree), Tally::default());
    for expected in &expected {
        assert_eq!(&state(&tree, &search, tally.clone()), expected, "{model:?}");
        search.advance(&tree, 1, &mut tally);
    }

    let (mut search, mut tally) = (Backtrack::new(&tree), Tally::default());
    for &budget in budgets.iter().cycle() {
        let status = search.advance(&tree, budget, &mut tally);
        let now = state(&tree, &search, tally.clone());
        assert_eq!(now, expected[now.step as usize], "{model:?}");
        assert_eq!(now.status, status);
        if status == Status::Finished {
            break;
        }
    }
    // An unused rest of a budget changes nothing.
    assert_eq!(search.advance(&tree, 5, &mut tally), Status::Finished);
    assert_eq!(expected.last(), Some(&state(&tree, &search, tally)), "{model:?}");
    assert_eq!(expected.last(), Some(&advanced(&tree, u64::MAX)), "{model:?}");
}

/// Takes a timeline to one step after another, some of them beyond the end, with a small budget at a time. Half way through,
/// the timeline takes over the bookmarks of the whole search.
fn check_winding(model: &Model, aims: &[u64]) {
    let tree = Exhaustive::new(*model);
    let steps = plain(model);
    let expected = plain_states(model, &steps);
    let solutions = plain_solutions(model, &steps);
    let total = steps.len() as u64;
    let mut timeline = Timeline::new(tree.clone());
    let mut farthest = 0;
    for (index, aim) in aims.iter().enumerate() {
        if index == aims.len() / 2 {
            timeline.adopt(on_workers(&tree, &Plan::new(&tree), 2, &mut Chance(1)));
            farthest = total;
        }
        let aim = aim % (total + total / 8 + 2);
        timeline.aim(aim);
        let budget = total / 7 + 3;
        for _ in 0..8 {
            timeline.wind(budget);
        }
        assert!(!timeline.winding() && timeline.wind(1));
        let reached = aim.min(total);
        farthest = farthest.max(reached);
        assert_eq!(
            state(&tree, timeline.search(), timeline.tally().clone()),
            expected[reached as usize],
            "to {aim}, {model:?}"
        );
        assert_eq!((timeline.step(), timeline.target()), (reached, reached));
        assert_eq!(timeline.finished(), reached == total);
        assert_eq!(timeline.total(), (farthest == total).then_some(total));
        assert!(timeline.farthest() >= reached && timeline.farthest() <= farthest);
        let known = solutions.iter().filter(|solution| solution.step <= farthest);
        assert!(timeline.solutions().iter().eq(known), "solutions up to step {farthest}, {model:?}");
    }
}

proptest! {
    #![proptest_config(config(2, 48))]

    #[test]
    fn counts_and_solutions_are_those_of_a_plain_enumeration(model in models(2..=5), seed in any::<u64>()) {
        check_totals(&model, seed);
    }

    #[test]
    fn states_after_single_steps_are_those_of_a_plain_enumeration(
        model in models(2..=5),
        budgets in prop::collection::vec(1u64..5_000, 1..8),
    ) {
        check_steps(&model, &budgets);
    }

    #[test]
    fn winding_forward_and_back_comes_to_the_same(
        model in models(2..=5),
        aims in prop::collection::vec(any::<u64>(), 24),
    ) {
        check_winding(&model, &aims);
    }
}

proptest! {
    #![proptest_config(config(3, 12))]

    #[test]
    fn six_and_seven_cubes_are_split_more_than_once(model in models(6..=7), seed in any::<u64>()) {
        check_totals(&model, seed);
        let tree = Exhaustive::new(model);
        let depth = if model.cubes.count() == 6 { 2 } else { 3 };
        prop_assert!(Plan::new(&tree).roots().iter().all(|root| root.len() == depth));
    }
}

#[test]
fn the_example_step_by_step() {
    for prune in ["1.2", "1", "2", "none"] {
        let cubes = CubeSet::default();
        let model = Model { cubes, checks: Checks::parse(prune, 4).expect("legal checks") };
        check_totals(&model, 4);
        check_steps(&model, &[1, 23, 24, 25, 1_000]);
        check_winding(&model, &[0, 1, 2_259, 2_258, 17, u64::MAX, 0, 1_500, 40_000, 43_275, 2]);
    }
}

#[test]
fn presets_are_counted_as_plainly() {
    for preset in Preset::ALL {
        let setup: casse_tete::puzzle::insanity::Setup = preset.cubes().parse().expect("short enough");
        check_totals(&setup.model().expect("a legal set"), 5);
    }
}

#[test]
fn no_more_than_the_first_thousand_solutions_are_listed() {
    // Cubes of one colour each: every stack is a solution.
    let cubes = CubeSet::new(&[[0; 6], [1; 6], [2; 6], [3; 6]]).expect("a legal set");
    let model = Model { cubes, checks: Checks::all(4) };
    check_totals(&model, 6);
    check_winding(&model, &[900, 5_000, 43_275, 12]);
    let tree = Exhaustive::new(model);
    let whole = on_workers(&tree, &Plan::new(&tree), 3, &mut Chance(6));
    assert_eq!((whole.tally.level(3).kept, whole.solutions.len()), (41_472, 1_000));
}

#[test]
fn a_search_that_drops_everything_at_the_top_has_no_parts() {
    let cubes = CubeSet::new(&[[0; 6]; 6]).expect("a legal set");
    let tree = Exhaustive::new(Model { cubes, checks: Checks::all(6) });
    let plan = Plan::new(&tree);
    assert!(plan.is_empty() && plan.roots().is_empty());
    assert_eq!(plan.covered_by_top(&tree), tree.stacks());
    let whole = plan.assemble(&tree, &[]);
    assert_eq!((whole.tally.clone(), whole.tally.tried()), (advanced(&tree, u64::MAX).tally, 75));
    assert!(whole.solutions.is_empty() && whole.bookmarks.is_empty());
}

#[test]
fn only_paths_of_kept_choices_are_roots_of_parts() {
    let model = Model::default();
    let tree = Exhaustive::new(model);
    let part = |root: &[u32]| PartSearch::new(&tree, root).map(PartSearch::into_part);
    let empty = Some(PartResult::default());
    assert_eq!(part(&[]), empty, "the part below nothing is the whole search");
    for step in plain(&model).iter().filter(|step| step.level() < 3) {
        assert_eq!(part(&step.tried), empty.clone().filter(|_| step.dropped.is_none()), "{:?}", step.tried);
    }
    // A complete path leaves nothing to search, and paths that no search has tried must do no harm.
    let refused: [&[u32]; 8] = [
        &[1, 14, 2, 10],
        &[1, 14, 2, 10, 0],
        &[1, 14, 2, 10, 0, 0, 0, 0, 0],
        &[0; 1000],
        &[3],
        &[u32::MAX],
        &[1, 24],
        &[1, 14, u32::MAX],
    ];
    for root in refused {
        assert_eq!(part(root), None, "{} choices, {:?} …", root.len(), &root[..root.len().min(9)]);
    }
}

#[test]
fn parts_and_tallies_are_read_back_from_messages() {
    let tree = Exhaustive::new(Model::default());
    let mut search = PartSearch::new(&tree, &[1]).expect("nothing is dropped at the top");
    search.advance(&tree, u64::MAX);
    let part = search.into_part();
    assert!(!part.solutions.is_empty());
    let message = serde_json::to_string(&part).expect("plain data");
    assert_eq!(serde_json::from_str::<PartResult>(&message).expect("the same data"), part);

    let numbers = Vec::from(part.tally.clone());
    assert_eq!(Tally::from(numbers.clone()), part.tally);
    let mut long = numbers.clone();
    long.resize(MAX_LEVELS * (1 + MAX_CAUSES), 0);
    assert_eq!(Tally::from([long, vec![7; 9]].concat()), part.tally, "with numbers to spare");
    assert_eq!(Tally::from(vec![5, 0, 2]).level(0).dropped, [0, 2, 0, 0], "with numbers missing");
    assert_eq!(Tally::from(vec![]), Tally::default());
}

/// A tree in which nothing is dropped, so large that bookmarks are removed.
#[derive(Clone)]
struct Counter;

impl Tree for Counter {
    type Node = ();
    type Reason = ();
    fn levels(&self) -> usize {
        2
    }
    fn choices(&self, _level: usize, (): &()) -> u32 {
        1_500
    }
    fn root(&self) {}
    fn child(&self, _level: usize, (): &(), _choice: u32) -> Result<(), ()> {
        Ok(())
    }
    fn cause(&self, (): ()) -> usize {
        0
    }
}

#[test]
fn a_long_search_is_wound_back_although_bookmarks_are_given_up() {
    // After a choice at the first level come the 1,500 at the second.
    let total = 1_500 * 1_501;
    let mut timeline = Timeline::new(Counter);
    timeline.aim(u64::MAX);
    assert!(!timeline.wind(1_000) && timeline.winding());
    assert_eq!((timeline.step(), timeline.total()), (1_000, None));
    assert!(timeline.wind(u64::MAX));
    assert_eq!((timeline.step(), timeline.target(), timeline.total()), (total, total, Some(total)));
    for step in [total, 1, 1_048_576, 1_048_577, 300_000, 2_000_003, 1_501, 1_502, 0] {
        timeline.aim(step);
        // No bookmark is farther away than the distance between them, which has doubled twice at most.
        assert!(timeline.wind(4 * 256), "to {step} from {}", timeline.step());
        let (row, place) = (step.saturating_sub(1) / 1_501, step.saturating_sub(1) % 1_501);
        let last = timeline.search().last_trial(&Counter).map(|trial| (trial.level, u64::from(trial.choice)));
        let expected = if place == 0 { (0, row) } else { (1, place - 1) };
        assert_eq!((timeline.step(), last), (step, (step > 0).then_some(expected)));
        assert_eq!(timeline.tally().tried(), step);
        assert_eq!(timeline.tally().level(0).kept, if step == 0 { 0 } else { row + 1 });
    }
}

#[test]
fn parts_begin_where_there_are_enough_of_them() {
    let depth = |plan: &Plan<u64>| plan.roots().first().map_or(0, Vec::len);
    for rule in 0..40 {
        let tree = Sieve { rule };
        let kept = by_steps(&tree).tally.levels().iter().map(|level| level.kept as usize).collect::<Vec<_>>();
        for least in [0, 1, 2, 3, 5, 8, 13, 21, 1_000] {
            let plan = Plan::into_parts(&tree, least);
            let deepest = (1..=3).take_while(|&depth| kept[depth - 1] > 0).last().unwrap_or(1);
            let wanted = (1..=deepest).find(|&depth| kept[depth - 1] >= least).unwrap_or(deepest);
            assert_eq!(plan.len(), kept[wanted - 1], "{rule} {least}");
            assert_eq!(depth(&plan), if plan.is_empty() { 0 } else { wanted }, "{rule} {least}");
            let whole = put_together(&tree, &plan);
            let plain = by_steps(&tree);
            assert_eq!((whole.tally, whole.solutions), (plain.tally, plain.solutions), "{rule} {least}");
        }
    }
    assert!((0..40).any(|rule| Plan::into_parts(&Sieve { rule }, 1).is_empty()), "one drops everything at the top");
}

/// A small tree that drops about a third of its choices, and others at the top for every rule.
#[derive(Clone, Debug, PartialEq)]
struct Sieve {
    rule: u64,
}

impl Tree for Sieve {
    type Node = u64;
    type Reason = usize;
    fn levels(&self) -> usize {
        4
    }
    fn choices(&self, level: usize, _node: &u64) -> u32 {
        [3, 5, 4, 6][level]
    }
    fn root(&self) -> u64 {
        1
    }
    fn child(&self, level: usize, node: &u64, choice: u32) -> Result<u64, usize> {
        let child = node * 7 + u64::from(choice);
        let drawn = Chance(child ^ self.rule << 20).below(12) as usize;
        if drawn < if level == 0 { 7 } else { 4 } { Err(drawn % 2) } else { Ok(child) }
    }
    fn cause(&self, reason: usize) -> usize {
        reason
    }
}

/// Every step of a search in which rules are switched: a replay must give the same result.
struct Record {
    /// The trees, each with the step from which it holds.
    trees: Vec<(u64, Sieve)>,
    /// The search after every step, its counts, and the tree in use for it.
    steps: Vec<(Backtrack<u64>, Tally, Sieve)>,
    tally: Tally,
    solutions: Vec<ListedSolution>,
}

impl Record {
    fn new(tree: Sieve) -> Record {
        let start = (Backtrack::new(&tree), Tally::default(), tree.clone());
        Record { trees: vec![(0, tree)], steps: vec![start], tally: Tally::default(), solutions: vec![] }
    }

    fn tree_from(&self, step: u64) -> &Sieve {
        &self.trees.iter().rfind(|(from, _)| *from <= step).expect("one holds from step 0").1
    }

    fn is_finished(&self) -> bool {
        self.steps.last().is_some_and(|(search, _, tree)| search.status(tree) == Status::Finished)
    }

    /// Makes steps until there are this many, or the search is over.
    fn extend(&mut self, steps: u64) {
        while (self.steps.len() as u64) <= steps && !self.is_finished() {
            let step = self.steps.len() as u64;
            let tree = self.tree_from(step - 1).clone();
            let mut search = self.steps[step as usize - 1].0.clone();
            search.advance(&tree, 1, &mut self.tally);
            let trial = search.last_trial(&tree).expect("it was just made");
            if trial.level == 3 && trial.outcome.is_ok() {
                let mut path = search.path();
                path.push(trial.choice);
                self.solutions.push(ListedSolution { step, path });
            }
            self.steps.push((search, self.tally.clone(), tree));
        }
    }

    fn change(&mut self, step: u64, tree: Sieve) {
        self.steps.truncate(step as usize + 1);
        self.tally = self.steps[step as usize].1.clone();
        self.solutions.retain(|solution| solution.step <= step);
        self.trees.retain(|(from, _)| *from < step);
        self.trees.push((step, tree.clone()));
        if step == 0 {
            self.steps[0].2 = tree;
        }
    }

    fn check(&self, timeline: &Timeline<Sieve>) {
        let step = timeline.step();
        let (search, tally, judge) = &self.steps[step as usize];
        let now = timeline.search();
        assert_eq!((now.steps(), now.path(), now.tried()), (step, search.path(), search.tried()));
        assert_eq!(now.last_trial(timeline.judge()), search.last_trial(judge));
        assert_eq!((timeline.tally(), timeline.judge(), timeline.tree()), (tally, judge, self.tree_from(step)));
        assert_eq!(timeline.finished(), search.status(judge) == Status::Finished);
        let changes = self.trees.windows(2).map(|pair| (pair[1].0, pair[0].1.clone()));
        assert!(timeline.changes().iter().cloned().eq(changes), "{:?}", timeline.changes());
    }
}

/// All steps of a search by one tree.
fn by_steps(tree: &Sieve) -> Record {
    let mut record = Record::new(tree.clone());
    record.extend(u64::MAX);
    record
}

/// All parts, one after the other.
fn put_together(tree: &Sieve, plan: &Plan<u64>) -> Whole<u64> {
    let part = |root: &Vec<u32>| {
        let mut search = PartSearch::new(tree, root).expect("roots are kept");
        search.advance(tree, u64::MAX);
        search.into_part()
    };
    plan.assemble(tree, &plan.roots().iter().map(part).collect::<Vec<_>>())
}

fn wind(timeline: &mut Timeline<Sieve>, step: u64, chance: &mut Chance) {
    timeline.aim(step);
    while !timeline.wind(1 + chance.below(40)) {}
}

proptest! {
    #![proptest_config(config(4, 200))]

    #[test]
    fn switched_trees_are_replayed_as_they_were(seed in any::<u64>()) {
        let mut chance = Chance(seed);
        let first = Sieve { rule: chance.below(1_000) };
        let (mut timeline, mut record) = (Timeline::new(first.clone()), Record::new(first));
        for _ in 0..40 {
            match chance.below(8) {
                0 | 1 => {
                    let tree = Sieve { rule: chance.below(1_000) };
                    record.change(timeline.step(), tree.clone());
                    timeline.change(tree);
                }
                2 if chance.below(4) == 0 => {
                    // The whole search of the present tree replaces the steps made with several trees.
                    let tree = timeline.tree().clone();
                    let was_mixed = !timeline.changes().is_empty();
                    timeline.adopt(put_together(&tree, &Plan::into_parts(&tree, 4)));
                    prop_assert!(!was_mixed || timeline.step() == 0 && timeline.target() == 0);
                    record = by_steps(&tree);
                }
                _ => {
                    let known = record.steps.len() as u64 - 1;
                    let aim = chance.below(known + 60);
                    record.extend(aim);
                    wind(&mut timeline, aim, &mut chance);
                    prop_assert_eq!(timeline.step(), aim.min(record.steps.len() as u64 - 1));
                }
            }
            record.check(&timeline);
            prop_assert_eq!(timeline.solutions(), &record.solutions[..]);
            prop_assert_eq!(timeline.total(), record.is_finished().then_some(record.steps.len() as u64 - 1));
        }
        // The changes, read from a link, lead to the same state.
        let last = record.trees.last().map(|(_, tree)| tree.clone()).expect("one at least");
        let mut again = Timeline::with_changes(timeline.changes().to_vec(), last);
        wind(&mut again, timeline.step(), &mut chance);
        record.check(&again);
        wind(&mut again, u64::MAX, &mut chance);
        record.extend(u64::MAX);
        record.check(&again);
        prop_assert_eq!(again.solutions(), &record.solutions[..]);
    }
}

#[test]
fn changes_at_steps_out_of_order_are_left_out() {
    let tree = |rule| Sieve { rule };
    let changes = vec![(0, tree(1)), (5, tree(2)), (5, tree(3)), (4, tree(4)), (9, tree(5))];
    let timeline = Timeline::with_changes(changes, tree(6));
    assert_eq!(timeline.changes(), [(5, tree(2)), (9, tree(5))]);
    assert_eq!((timeline.tree(), timeline.judge(), timeline.step()), (&tree(2), &tree(2), 0));
}
