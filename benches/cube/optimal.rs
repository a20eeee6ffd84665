//! Shortest solutions of the cube, natively, with tables of each size: how long the table takes, and how long the search of positions that need 16 and 17 turns.
//!
//! `cargo bench --bench cube-optimal -- 17` also takes all those of 17 turns; without, some of them.

use casse_tete::puzzle::cube::solve::optimal::search::lower_bound;
use casse_tete::puzzle::cube::solve::optimal::{
    DepthPart, Metric, OptimalBuild, OptimalSearch, OptimalTables, TableSize, Wanted,
};
use casse_tete::puzzle::cube::{Position, Setup};
use casse_tete::search::Status;
use casse_tete::search::job::Build;
use std::rc::Rc;
use std::time::{Duration, Instant};

const SCRAMBLES: [(&str, usize, usize); 2] = [
    (include_str!("../../tests/data/cube-scrambles-16.txt"), 16, 25),
    (include_str!("../../tests/data/cube-scrambles-17.txt"), 17, 3),
];

fn main() {
    let all = std::env::args().any(|argument| argument == "17");
    for size in TableSize::ALL {
        measure(size, all);
    }
}

fn measure(size: TableSize, all: bool) {
    let start = Instant::now();
    let mut build = Box::new(OptimalBuild::new(Metric::HalfTurn, size).expect("enough memory"));
    let mut longest = Duration::ZERO;
    let mut slice = Instant::now();
    while build.advance(1 << 16) == Status::Running {
        longest = longest.max(slice.elapsed());
        slice = Instant::now();
    }
    let bytes = build.finish();
    let name = size.name();
    println!("{name} table: {:.1?}, the longest slice {longest:.1?}, {} bytes", start.elapsed(), bytes.len());
    let start = Instant::now();
    let tables = Rc::new(OptimalTables::of_bytes(Metric::HalfTurn, size, bytes).expect("as many bytes"));
    println!("taken into use: {:.0?}", start.elapsed());
    for (text, length, count) in SCRAMBLES {
        let lines = text.lines().filter(|line| !line.starts_with('#')).take(if all { usize::MAX } else { count });
        let positions: Vec<Position> = lines
            .map(|line| line.parse::<Setup>().expect("turns").cube().expect("turns").1.cube().position())
            .collect();
        let (mut nodes, mut time, mut worst) = (0, Duration::ZERO, Duration::ZERO);
        for position in &positions {
            let start = Instant::now();
            let mut depth = lower_bound(&tables, position);
            loop {
                let part = DepthPart { depth, share: 0, of: 1 };
                let mut search =
                    OptimalSearch::new(Rc::clone(&tables), position, part, Wanted::One).expect("reachable");
                while search.advance(100_000) == Status::Running {}
                let result = search.into_result();
                nodes += result.nodes;
                if result.found > 0 {
                    break;
                }
                depth += 1;
            }
            assert_eq!(usize::from(depth), length);
            time += start.elapsed();
            worst = worst.max(start.elapsed());
        }
        let seconds = time.as_secs_f64();
        println!(
            "{length} turns, {} positions: {:.2} s each, at most {worst:.1?}; {:.1} million nodes each, {:.1} million a second",
            positions.len(),
            seconds / positions.len() as f64,
            nodes as f64 / 1e6 / positions.len() as f64,
            nodes as f64 / 1e6 / seconds
        );
    }
}
