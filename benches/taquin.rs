//! The taquin, natively: one search of the base text, boards of the experiment by each method, all exact distances of 3x3.

use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::random::draw;
use casse_tete::puzzle::taquin::solve::{Model, Solver};
use casse_tete::puzzle::taquin::{Board, Method};
use casse_tete::search::sample::Dice;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Boards searched for one measurement.
const BOARDS: usize = 50;

fn searches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    let mut solver = Solver::new(&Model::default());
    group.bench_function("493617285 by the Score", |bencher| {
        bencher.iter(|| assert_eq!(solver.solve(black_box(&Board::default())).steps(), 2430));
    });
    let mut dice = Dice::new(1, 0);
    let boards: Vec<Board> = (0..BOARDS).filter_map(|_| draw(3, 3, &mut dice)).collect();
    group.throughput(Throughput::Elements(BOARDS as u64)).sample_size(10);
    // Without a heuristic an unsolvable board exhausts its half: that is measured in the experiment of the page only.
    let mut solver = Solver::new(&Model::new(Board::default(), Method::Score));
    group.bench_function("random boards by the Score", |bencher| {
        bencher.iter(|| boards.iter().map(|board| solver.solve(board).steps()).sum::<u64>());
    });
    group.finish();
}

fn distances(criterion: &mut Criterion) {
    criterion.bench_function("all exact distances of 3x3", |bencher| bencher.iter(|| Distances::new(3, 3)));
}

criterion_group!(benches, searches, distances);
criterion_main!(benches);
