//! Shortest solutions, natively: the tables of patterns, Korf's hundred boards, random boards, and the same search by a known library.
//! Times and the most memory are printed, as each is measured once; with `--manhattan` also the counts of nodes of all of Korf's boards,
//! which takes minutes.

use casse_tete::puzzle::taquin::Board;
use casse_tete::puzzle::taquin::anytime::{self, EndsResult, EndsSearch};
use casse_tete::puzzle::taquin::estimate::pattern::PatternSize;
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::shortest::{Bound, GuidedBoards, PatternsBuild, tables};
use casse_tete::puzzle::taquin::wide::WideBoards;
use casse_tete::puzzle::taquin::{Way, beam};
use casse_tete::search::Status;
use casse_tete::search::job::Build;
use casse_tete::search::sample::Dice;
use pathfinding::directed::idastar::idastar;
use peak_alloc::PeakAlloc;
use std::rc::Rc;
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Korf's boards: length of a shortest solution, nodes of IDA* with Manhattan distance, and the board with the blank last.
fn korf() -> Vec<(usize, u64, Board)> {
    let lines = include_str!("../../tests/data/korf100.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let columns: Vec<&str> = line.split(';').collect();
        let turned = columns[4].split(' ').rev().map(|tile| tile.parse::<u8>().expect("a tile"));
        let tiles: Vec<u8> = turned.map(|tile| if tile == 0 { 0 } else { 16 - tile }).collect();
        let board = Board::new(4, 4, &tiles).expect("a legal board");
        (columns[2].parse().expect("a length"), columns[3].parse().expect("a count"), board)
    };
    lines.map(read).collect()
}

/// Solves a board, and returns the length, the number of nodes and the time.
fn solve(guided: &GuidedBoards, board: &Board) -> (usize, u64, Duration) {
    let start = Instant::now();
    let mut search = guided.whole(board).expect("a small board");
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    let result = search.result();
    (result.solution.expect("a solution").len(), result.nodes, start.elapsed())
}

/// The three boards of Korf's for which iterative deepening by Manhattan distance creates the fewest nodes, solved here and by the crate
/// pathfinding, whose search is general: the successors and the estimate are given to it as functions.
fn reference() {
    let mut boards = korf();
    boards.sort_by_key(|&(_, nodes, _)| nodes);
    let guided = GuidedBoards::new(&boards[0].2, Bound::Manhattan, || None).expect("4x4");
    let manhattan = |board: &Board| {
        let far = |(cell, &tile): (usize, &u8)| {
            let home = board.home(tile);
            if tile == 0 { 0 } else { (cell % 4).abs_diff(home % 4) + (cell / 4).abs_diff(home / 4) }
        };
        board.tiles().iter().enumerate().map(far).sum::<usize>()
    };
    let (mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO);
    for (length, _, board) in &boards[..3] {
        ours += solve(&guided, board).2;
        let start = Instant::now();
        let after =
            |board: &Board| Way::ALL.into_iter().filter_map(|way| Some((board.moved(way)?, 1))).collect::<Vec<_>>();
        let (path, moves) = idastar(board, after, manhattan, |board| board.is_solved()).expect("a solution");
        assert_eq!((path.len() - 1, moves), (*length, *length));
        theirs += start.elapsed();
    }
    println!(
        "IDA* by Manhattan distance, the three easiest of Korf's boards: {ours:.1?}; by the crate pathfinding {theirs:.1?}, {:.0} times",
        theirs.as_secs_f64() / ours.as_secs_f64()
    );
}

/// The most memory of the widest beam of a board of 5x5.
fn widest() {
    let board = draw_solvable(5, 5, &mut Dice::new(0, 0)).expect("5x5");
    let choice = beam::BeamChoice { width: beam::WIDEST, weights: [2, 3], below: 900, backward: false };
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    let mut search = beam::BeamSearch::new(WideBoards::new(&board).into(), &board, choice);
    while search.advance(1 << 15) == Status::Running {}
    let (told, most) = (search.bytes() as f64 / 1e6, (MEMORY.peak_usage() - before) as f64 / 1e6);
    println!(
        "widest beam, 5x5: {told:.0} MB as the page tells, {most:.0} MB at most with what is let go and taken anew"
    );
    assert!(most <= 100.0);
}

/// Both ends of fifty boards of 5x5: the quotient of moves and lower bound after each round, and the time until then on one core,
/// the last round being the one in which three seconds are over.
fn both_ends() {
    let mut rows: Vec<(Duration, Vec<f64>)> = vec![];
    for seed in 0..50 {
        let board = draw_solvable(5, 5, &mut Dice::new(seed, 0)).expect("5x5");
        let boards = Rc::new(WideBoards::new(&board));
        let mut results: Vec<EndsResult> = vec![];
        let mut parts = anytime::first();
        let mut took = Duration::ZERO;
        while !parts.is_empty() && took < Duration::from_secs(3) {
            let start = Instant::now();
            for part in parts.drain(..) {
                let mut search = EndsSearch::new(&boards, &board, part).expect("a part");
                while search.advance(1 << 15) == Status::Running {}
                results.push(search.result(part));
            }
            took += start.elapsed();
            parts = anytime::next_round(&results.iter().collect::<Vec<_>>());
            let all: Vec<Option<&EndsResult>> = results.iter().map(Some).collect();
            let rounds = anytime::rounds(&all);
            let last = rounds.last().expect("a round");
            if rows.len() < rounds.len() {
                rows.push((Duration::ZERO, vec![]));
            }
            let row = &mut rows[rounds.len() - 1];
            row.0 += took;
            row.1.push(last.moves.map_or(9.9, f64::from) / f64::from(last.bound));
        }
    }
    println!("5x5, both ends of fifty boards:");
    for (time, mut quotients) in rows {
        quotients.sort_by(f64::total_cmp);
        let boards = quotients.len();
        let mean = quotients.iter().sum::<f64>() / boards as f64;
        let good = quotients.iter().filter(|&&quotient| quotient <= 1.3).count();
        println!(
            "  after {:.2?}: {boards} boards, {good} within 1.3, mean {mean:.3}, worst {:.3}",
            time / boards as u32,
            quotients[boards - 1]
        );
    }
}

fn main() {
    let goal = Board::goal(4, 4).expect("4x4");
    for size in PatternSize::ALL {
        let start = Instant::now();
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let mut build = Box::new(PatternsBuild::new(4, 4, size).expect("4x4"));
        while build.advance(1 << 16) == Status::Running {}
        let bytes = build.finish();
        let took = start.elapsed();
        let guided = GuidedBoards::new(&goal, Bound::Patterns(size), || tables(4, 4, size, &bytes)).expect("tables");
        let most = (MEMORY.peak_usage() - before) as f64 / 1e6;
        println!("tables {}: {took:.0?}, {} bytes, {most:.1} MB of memory at most", size.name(), bytes.len());
        assert!(most <= 64.0, "tables {}", size.name());
        let (mut total, mut worst, mut nodes) = (Duration::ZERO, Duration::ZERO, 0);
        for (length, _, board) in korf() {
            let (found, created, time) = solve(&guided, &board);
            assert_eq!(found, length);
            (total, worst, nodes) = (total + time, worst.max(time), nodes + created);
        }
        println!("  Korf's hundred: {total:.2?} in all, the slowest {worst:.0?}, {nodes} nodes");
        let mut dice = Dice::new(1, 0);
        let boards = (0..400).filter_map(|_| draw_solvable(4, 4, &mut dice));
        let mut times: Vec<Duration> = boards.map(|board| solve(&guided, &board).2).collect();
        times.sort();
        println!("  400 random boards: the middle one {:.1?}, the 99th percentile {:.0?}", times[200], times[396]);
    }
    let guided = GuidedBoards::new(&goal, Bound::Manhattan, || None).expect("4x4");
    let all = std::env::args().any(|argument| argument == "--manhattan");
    let (mut nodes, mut time, mut boards) = (0, Duration::ZERO, 0);
    for (length, known, board) in korf() {
        if known < 20_000_000 || all {
            let (found, created, took) = solve(&guided, &board);
            assert_eq!((found, created), (length, known));
            (nodes, time, boards) = (nodes + created, time + took, boards + 1);
        }
    }
    println!(
        "Manhattan: {boards} boards with exactly Korf's nodes, {:.0} million a second",
        nodes as f64 / time.as_secs_f64() / 1e6
    );
    reference();
    widest();
    both_ends();
}
