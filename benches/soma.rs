//! The Soma cube, natively: all solutions, the search of the lesson, classes, other figures.

use casse_tete::puzzle::soma::fast::{Cover, Sweep, solutions};
use casse_tete::puzzle::soma::{Assembly, Catalogue, Figure, Model, Order, PieceSet, Preset, Rules, Setup};
use casse_tete::search::{Backtrack, Tally};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn cube(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cube");
    let (pieces, cube) = (PieceSet::soma(), Figure::default());
    group.bench_function("what can be placed", |bencher| bencher.iter(|| Cover::new(black_box(&pieces), &cube)));
    let Some(cover) = Cover::new(&pieces, &cube) else { return };
    let sweep = || {
        let mut sweep = Sweep::new(black_box(&cover));
        sweep.advance(&cover, u64::MAX);
        sweep
    };
    group.bench_function("T fixed", |bencher| bencher.iter(|| assert_eq!(sweep().found().len(), 480)));
    group.bench_function("T fixed, with what can be placed", |bencher| {
        bencher.iter(|| solutions(black_box(&pieces), &cube).map(|(_, found)| found.len()));
    });
    group.bench_function("all 11,520", |bencher| {
        bencher.iter(|| {
            let all: Vec<_> = sweep().found().iter().flat_map(|found| cover.images(found)).collect();
            assert_eq!(all.len(), 11_520);
        });
    });
    let found = sweep();
    group.bench_function("the 240 classes", |bencher| {
        bencher.iter(|| assert_eq!(Catalogue::new(&pieces, &cube, &cover, found.found()).classes.len(), 240));
    });
    group.finish();
}

fn lesson(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lesson");
    group.sample_size(10);
    let pieces = PieceSet::soma();
    let cases =
        [("1734562", "islands,parity", 215_328), ("1734562", "islands", 439_872), ("1734562", "none", 3_905_088)];
    for (order, rules, nodes) in cases {
        let (Some(order), Ok(rules)) = (Order::parse(order, &pieces), Rules::parse(rules)) else { continue };
        let name = format!("{order} {rules}");
        let assembly = Assembly::new(Model { order, rules, ..Model::default() });
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut tally = Tally::default();
                Backtrack::new(&assembly).advance(&assembly, u64::MAX, &mut tally);
                assert_eq!(tally.levels().iter().map(|level| level.kept).sum::<u64>(), nodes);
            });
        });
    }
    group.finish();
}

fn figures(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("figure");
    group.sample_size(20);
    let pieces = PieceSet::soma();
    for preset in [Preset::Bathtub, Preset::Crystal, Preset::Tower] {
        let Ok(Ok(figure)) = preset.text().parse().map(|setup: Setup| setup.figure()) else { continue };
        group.bench_function(preset.name(), |bencher| {
            bencher.iter(|| solutions(black_box(&pieces), &figure).map(|(_, found)| found.len()));
        });
    }
    group.finish();
}

criterion_group!(benches, cube, lesson, figures);
criterion_main!(benches);
