//! The taquin, natively: one search of the base text, boards of the experiment, all exact distances of 3x3 and how well the
//! Score predicts them, solutions of large boards.

use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::distance::{Distances, Estimate};
use casse_tete::puzzle::taquin::hint::Guide;
use casse_tete::puzzle::taquin::random::{Boards, draw_solvable};
use casse_tete::puzzle::taquin::solve::Solver;
use casse_tete::puzzle::taquin::{Board, Method};
use casse_tete::search::sample::{Block, Dice};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Number of boards drawn for one measurement.
const BOARDS: u64 = 250;

/// Number of boards that are solved in one measurement.
const DEALS: usize = 10;

fn searches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    let mut solver = Solver::new(&Model::default());
    group.bench_function("493617285 by the Score", |bencher| {
        bencher.iter(|| assert_eq!(solver.solve(black_box(&Board::default())).steps(), 2430));
    });
    group.throughput(Throughput::Elements(BOARDS)).sample_size(10);
    let mut boards = Boards::new(&Model::default());
    group.bench_function("random boards by the Score", |bencher| {
        bencher.iter(|| Block::new(&boards, 1, 0, BOARDS).advance(&mut boards, BOARDS));
    });
    // An unsolvable board searches its whole half of the state graph.
    let mut boards = Boards::new(&Model::new(Board::default(), Method::Bfs));
    group.throughput(Throughput::Elements(10));
    group.bench_function("random boards breadth first", |bencher| {
        bencher.iter(|| Block::new(&boards, 1, 0, 10).advance(&mut boards, 10));
    });
    group.finish();
}

fn distances(criterion: &mut Criterion) {
    criterion.bench_function("all exact distances of 3x3", |bencher| bencher.iter(|| Distances::new(3, 3)));
    let Some(distances) = Distances::new(3, 3) else { return };
    criterion.bench_function("what the Score tells of them", |bencher| {
        bencher.iter(|| Estimate::begin(&Model::default()).advance(&distances, u64::MAX));
    });
}

fn ways(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a way");
    group.throughput(Throughput::Elements(DEALS as u64)).sample_size(10);
    for side in [4, 5] {
        let mut dice = Dice::new(1, 0);
        let boards: Vec<Board> = (0..DEALS).filter_map(|_| draw_solvable(side, side, &mut dice)).collect();
        group.bench_function(format!("{side}x{side}"), |bencher| {
            let way = |board| Guide::new(board).and_then(|mut guide| guide.advance(u64::MAX));
            bencher.iter(|| boards.iter().filter_map(way).map(|way| way.len()).sum::<usize>());
        });
    }
    group.finish();
}

criterion_group!(benches, searches, distances, ways);
criterion_main!(benches);
