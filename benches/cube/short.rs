//! Short solutions of the cube in two phases, natively: how long the tables take, and how short solutions are after how long.

use casse_tete::puzzle::cube::random::reachable;
use casse_tete::puzzle::cube::solve::short::{TwoPhaseBuild, TwoPhaseSearch, TwoPhaseTables};
use casse_tete::search::Status;
use casse_tete::search::job::Build;
use casse_tete::search::sample::Dice;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Random positions whose solutions become shorter.
const POSITIONS: usize = 500;

/// Random positions of which the first solution is enough. The tests, which are little optimised, take 4,000 of them in 10 s: all would take
/// more than 20 s there.
const MANY: usize = 10_000;

fn main() {
    let start = Instant::now();
    let mut build = Box::new(TwoPhaseBuild::new());
    let mut longest = Duration::ZERO;
    let mut slice = Instant::now();
    while build.advance(1) == Status::Running {
        longest = longest.max(slice.elapsed());
        slice = Instant::now();
    }
    let bytes = build.finish();
    println!("tables: {:.0?}, the longest slice {longest:.1?}, {} bytes", start.elapsed(), bytes.len());
    let start = Instant::now();
    let tables = Rc::new(TwoPhaseTables::of_bytes(&bytes).expect("as many bytes"));
    println!("taken into use: {:.0?}", start.elapsed());

    // The first solution of at most 24 turns, of many positions.
    let (mut dice, start, mut most) = (Dice::new(13, 0), Instant::now(), 0);
    for _ in 0..MANY {
        let position = reachable(&mut dice);
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), &position, 24).expect("reachable");
        while search.best().is_none() && search.advance(1_000) == Status::Running {}
        let best = search.best().expect("a solution");
        assert!(best.solves(&position) && best.turns.len() <= 24, "{position:?}: {best:?}");
        most = most.max(best.turns.len());
    }
    println!("{MANY} random positions solved: at most {most} turns, {:.1?}", start.elapsed());

    let mut dice = Dice::new(1, 0);
    let positions: Vec<_> = (0..POSITIONS).map(|_| reachable(&mut dice)).collect();
    // The first solution of at most so many turns, and the shortest after so long.
    let (mut turns, mut most, mut time, mut worst) = (0, 0, Duration::ZERO, Duration::ZERO);
    for position in &positions {
        let start = Instant::now();
        let mut search = TwoPhaseSearch::new(Rc::clone(&tables), position, 21).expect("reachable");
        while search.best().is_none() && search.advance(u64::MAX / 2) == Status::Running {}
        let took = start.elapsed();
        let best = search.best().expect("a solution");
        assert!(best.solves(position));
        turns += best.turns.len();
        most = most.max(best.turns.len());
        (time, worst) = (time + took, worst.max(took));
    }
    let mean = |sum: usize| sum as f64 / POSITIONS as f64;
    println!(
        "first solution of at most 21 turns: {:.2} turns on average, {:.2?}, at most {worst:.1?}",
        mean(turns),
        time / POSITIONS as u32
    );
    println!("wanted: 20.6 turns on average in 1.0 ms, 19.9 in 4 ms, 19.25 in 40 ms");
    for budget in [1, 4, 10, 40, 100].map(Duration::from_millis) {
        let (mut turns, mut nodes, mut unsolved) = (0, 0, 0);
        for position in &positions {
            let start = Instant::now();
            let mut search = TwoPhaseSearch::new(Rc::clone(&tables), position, 30).expect("reachable");
            while start.elapsed() < budget && search.advance(2_000) == Status::Running {}
            nodes += search.nodes();
            match search.best() {
                Some(best) => turns += best.turns.len(),
                None => unsolved += 1,
            }
        }
        println!(
            "{budget:?} each: {:.2} turns on average, {:.1} million nodes a second, {unsolved} without a solution",
            turns as f64 / (POSITIONS - unsolved).max(1) as f64,
            nodes as f64 / (budget * POSITIONS as u32).as_secs_f64() / 1e6
        );
    }
}
