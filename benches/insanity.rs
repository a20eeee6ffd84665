//! Instant Insanity, natively: whole searches of the exhaustive program, the throughput of one part of a large one, the graph
//! theory and random sets.

use casse_tete::puzzle::insanity::random::Colouring;
use casse_tete::puzzle::insanity::trial::BLOCK;
use casse_tete::puzzle::insanity::trial::Sets;
use casse_tete::puzzle::insanity::{Exhaustive, Setup, Theory, preset::Preset};
use casse_tete::search::event::{Events, StepEvent};
use casse_tete::search::sample::Block;
use casse_tete::search::split::{PartSearch, Plan};
use casse_tete::search::{Backtrack, Status, Tally, Timeline};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

fn program(cubes: &str, prune: Option<&str>) -> Exhaustive {
    let setup = Setup::from_keys(Some(cubes), prune).expect("a short text");
    Exhaustive::new(setup.model().expect("a legal set"))
}

/// The whole search, counted as the page counts it. `raw` is what it must find.
fn whole(criterion: &mut Criterion, name: &str, tree: &Exhaustive, raw: u64) {
    let last = tree.model().cubes.count() - 1;
    let run = || {
        let mut tally = Tally::default();
        let status = Backtrack::new(tree).advance(black_box(tree), u64::MAX, &mut tally);
        assert_eq!((status, tally.level(last).kept), (Status::Finished, raw));
        tally
    };
    let mut group = criterion.benchmark_group("whole search");
    group.throughput(Throughput::Elements(run().tried()));
    group.bench_function(name, |bencher| bencher.iter(run));
    group.finish();
}

fn whole_searches(criterion: &mut Criterion) {
    let example = Preset::Example.cubes();
    whole(criterion, "example, pruned", &program(example, None), 28);
    whole(criterion, "example, all 41,472 stacks", &program(example, Some("none")), 28);
    whole(criterion, "seven cubes, pruned", &program(Preset::TickSeven.cubes(), None), 6);
}

/// One of the parts into which the 573,308,928 stacks of seven cubes are split.
fn one_part(criterion: &mut Criterion) {
    let tree = program(Preset::TickSeven.cubes(), Some("none"));
    let plan = Plan::new(&tree);
    let root = plan.roots().first().expect("without checks nothing is dropped above the parts");
    let run = || {
        let mut part = PartSearch::new(&tree, black_box(root)).expect("a root is a path of kept choices");
        assert_eq!(part.advance(&tree, u64::MAX), Status::Finished);
        part
    };
    let mut group = criterion.benchmark_group(format!("one of {} parts", plan.len()));
    group.throughput(Throughput::Elements(run().steps()));
    group.bench_function("seven cubes, not pruned", |bencher| bencher.iter(run));
    group.finish();
}

/// Jumps from every hundredth step of seven cubes, pruned: to the next and to the previous event of every kind that the page
/// offers, with the way there.
fn jumps(criterion: &mut Criterion) {
    let tree = program(Preset::TickSeven.cubes(), None);
    let plan = Plan::new(&tree);
    let part = |root: &Vec<u32>| {
        let mut search = PartSearch::new(&tree, root).expect("a root is a path of kept choices");
        search.advance(&tree, u64::MAX);
        search.into_part()
    };
    let mut timeline = Timeline::new(tree.clone());
    timeline.adopt(plan.assemble(&tree, &plan.roots().iter().map(part).collect::<Vec<_>>()));
    let total = timeline.farthest();
    let dropped = (0..7).map(StepEvent::DroppedAt).chain((0..4).map(StepEvent::DroppedFor));
    let kinds: Vec<StepEvent> =
        [StepEvent::Solution, StepEvent::NewLevel, StepEvent::News].into_iter().chain(dropped).collect();
    let mut group = criterion.benchmark_group("timeline");
    group.sample_size(20).throughput(Throughput::Elements((total / 100 + 1) * kinds.len() as u64 * 2));
    group.bench_function("jumps in seven cubes, pruned", |bencher| {
        bencher.iter(|| {
            for step in (0..=total).step_by(100) {
                for &kind in &kinds {
                    for found in [timeline.next(kind), timeline.previous(kind)].into_iter().flatten() {
                        timeline.aim(found);
                        timeline.wind(u64::MAX);
                    }
                    timeline.aim(step);
                    timeline.wind(u64::MAX);
                }
            }
        });
    });
    group.finish();
}

/// The results of the graph for a set, and the sets of an experiment.
fn graph_theory(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("graph");
    for (name, preset) in [("example", Preset::Example), ("seven cubes", Preset::TickSeven)] {
        let model = program(preset.cubes(), None);
        let cubes = model.model().cubes;
        group.bench_function(format!("factorisations and pairs, {name}"), |bencher| {
            bencher.iter(|| Theory::of(black_box(&cubes)));
        });
    }
    group.throughput(Throughput::Elements(BLOCK));
    for count in [4, 7] {
        let mut sets = Sets::new(count, Colouring::Free);
        group.bench_function(format!("random sets of {count} cubes"), |bencher| {
            bencher.iter(|| {
                let mut block = Block::new(&sets.clone(), 1, 0, BLOCK);
                assert!(block.advance(&mut sets, BLOCK));
                block.into_counts()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, whole_searches, one_part, jumps, graph_theory);
criterion_main!(benches);
