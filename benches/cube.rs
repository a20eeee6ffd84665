//! The Hungarian cube, natively: the stages, commutators, balls, everything that is computed for each drawing of the cube, texts.

use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::ball::{Ball, MOST_POSITIONS, MOST_RADIUS};
use casse_tete::puzzle::cube::cycles::{cycles, order};
use casse_tete::puzzle::cube::diagnosis::repairs;
use casse_tete::puzzle::cube::finder::Finder;
use casse_tete::puzzle::cube::generators::SubgroupPreset;
use casse_tete::puzzle::cube::solve::chain::CosetChain;
use casse_tete::puzzle::cube::solve::stages::{Solver, Tools};
use casse_tete::puzzle::cube::subgroup::Subgroup;
use casse_tete::puzzle::cube::wish::{CommutatorWish, WishedChange, facelet_named};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Place, Position, Preset, Sums, Turn, colours, notation, random};
use casse_tete::search::sample::Dice;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Random assembled cubes, which turns may not be able to reach, in random orientations.
fn cubes(count: usize) -> Vec<Cube> {
    let mut dice = Dice::new(1, 0);
    let held = |_| {
        let hold = Symmetry::rotations()[dice.below(24) as usize];
        Cube::of(&random::assembled(&mut dice)).then(&Cube::rotated(hold))
    };
    (0..count).map(held).collect()
}

fn stages(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("stages");
    group.bench_function("the search of the tools", |bencher| bencher.iter(Tools::new));
    let solver = Solver::new();
    group.bench_function("1,000 random positions", |bencher| {
        bencher.iter(|| {
            let mut dice = Dice::new(1, 0);
            for _ in 0..1000 {
                let cube = Cube::of(&random::reachable(&mut dice));
                assert!(solver.solve(black_box(&cube), Face::Up).is_some());
            }
        });
    });
    let Some(solution) = solver.solve(&Preset::Superflip.cube(), Face::Up) else { return };
    group.bench_function("a solution as numbers and back", |bencher| {
        bencher.iter(|| serde_json::to_value(black_box(&solution)));
    });
    group.finish();
}

fn finder(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("commutators");
    group.sample_size(10);
    group.bench_function("what all searches have in common", |bencher| bencher.iter(Finder::new));
    let finder = Finder::new();
    of_three_edges(&finder);
    let wished = [
        ("three edges, 6 turns", WishedChange::Cycle, ["FR", "BR", "FL"].as_slice()),
        ("three edges, 12 turns", WishedChange::Cycle, &["FU", "LF", "FD"]),
        ("three corners, 12 turns", WishedChange::Cycle, &["FDL", "BDL", "FUR"]),
        ("two edges flipped, 16 turns", WishedChange::Flip, &["FU", "FR"]),
        ("two corners twisted, 14 turns", WishedChange::Twist, &["FDL", "FUL"]),
    ];
    for (name, change, names) in wished {
        let facelets: Vec<usize> = names.iter().filter_map(|name| facelet_named(name)).collect();
        let Ok(wish) = CommutatorWish::new(change, &facelets) else { continue };
        group.bench_function(name, |bencher| bencher.iter(|| finder.find(black_box(&wish))));
    }
    group.finish();
}

/// Prints how long the commutators for random cycles of three edges take, beside what is wanted.
fn of_three_edges(finder: &Finder) {
    const WISHES: u32 = 100;
    let (mut dice, edges) = (Dice::new(2, 0), Place::all(Kind::Edge).collect::<Vec<_>>());
    let (mut all, mut worst, mut made) = (Duration::ZERO, Duration::ZERO, 0);
    while made < WISHES {
        let [a, b, c] = std::array::from_fn(|_| edges[dice.below(12) as usize].facelets()[dice.below(2) as usize]);
        // The same edge twice is no wish.
        let wish = CommutatorWish::new(WishedChange::Cycle, &[a, b, c]).ok().filter(CommutatorWish::is_whole);
        let Some(wish) = wish else { continue };
        let start = Instant::now();
        assert!(finder.find(&wish).is_some(), "{wish:?}");
        let took = start.elapsed();
        (all, worst, made) = (all + took, worst.max(took), made + 1);
    }
    println!(
        "commutators for {WISHES} cycles of three edges: {:.1?} on average, at most {worst:.1?}; wanted: 100 ms",
        all / WISHES
    );
}

/// The order of the two groups of which the longest time is known.
fn subgroups(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("subgroups");
    for preset in [SubgroupPreset::TwoFaces, SubgroupPreset::All] {
        let generators = preset.generators().cubes();
        group.bench_function(preset.text(), |bencher| bencher.iter(|| Subgroup::of(black_box(&generators)).order()));
    }
    group.finish();
}

/// The tables of the chain, and solutions by it.
fn chain(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("chain");
    group.sample_size(10);
    let tables = || {
        let mut chain = CosetChain::default();
        chain.advance(u64::MAX);
        chain
    };
    group.bench_function("its tables", |bencher| bencher.iter(tables));
    let chain = tables();
    let position = Preset::Superflip.cube().position();
    group.bench_function("the superflip", |bencher| bencher.iter(|| chain.solve(black_box(&position))));
    group.finish();
}

fn ball(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ball");
    group.sample_size(10);
    group.bench_function("all positions within six turns", |bencher| {
        bencher.iter(|| {
            let mut ball = Ball::new(MOST_RADIUS);
            ball.advance(u64::MAX);
            assert_eq!(ball.counts().iter().sum::<u64>(), MOST_POSITIONS);
        });
    });
    group.finish();
}

/// Everything that is computed for each drawing of a cube.
fn cube(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cube");
    let cubes = cubes(1000);
    let positions: Vec<Position> = cubes.iter().map(Cube::position).collect();
    let mut of_cubes = |name: &str, ask: fn(&Cube)| {
        let mut all = cubes.iter().cycle();
        group.bench_function(name, |bencher| bencher.iter(|| all.next().map(ask)));
    };
    of_cubes("a turn", |cube| {
        let turn = Turn::of_faces().next();
        black_box(turn.map(|turn| cube.turned(black_box(turn))));
    });
    of_cubes("its position", |cube| {
        black_box(cube.position());
    });
    of_cubes("how it is held", |cube| {
        black_box(cube.hold());
    });
    of_cubes("its colours and back", |cube| {
        black_box(colours::read(&cube.facelets())).ok();
    });
    let mut of_positions = |name: &str, ask: fn(&Position)| {
        let mut all = positions.iter().cycle();
        group.bench_function(name, |bencher| bencher.iter(|| all.next().map(ask)));
    };
    of_positions("its cycles", |position| {
        black_box(Kind::ALL.map(|kind| cycles(position, kind)));
    });
    of_positions("its order", |position| {
        black_box(order(position));
    });
    of_positions("its orbit", |position| {
        black_box(Sums::of(position).orbit());
    });
    of_positions("its facelets", |position| {
        black_box(Cube::of(position));
    });
    of_positions("its repair", |position| {
        black_box(repairs(position));
    });
    group.finish();
}

fn texts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("text");
    let text = "[R U R': (F D2)3] ".repeat(100);
    group.bench_function("100 conjugates read", |bencher| bencher.iter(|| notation::read(black_box(&text))));
    let algorithm = notation::read(&text).unwrap_or_default();
    group.bench_function("1,200 turns made", |bencher| bencher.iter(|| black_box(&algorithm).cube()));
    group.finish();
}

criterion_group!(benches, stages, finder, subgroups, chain, ball, cube, texts);
criterion_main!(benches);
