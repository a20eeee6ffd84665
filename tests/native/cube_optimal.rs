//! Shortest solutions of the cube: the table beside plain searches, known lengths, totals that do not depend on how the work is divided.

use super::cube_short::tables_bytes;
use casse_tete::geometry::lattice::Symmetry;
use casse_tete::puzzle::cube::job::{Answer, Job, Part, Runner, TableRunner};
use casse_tete::puzzle::cube::random::{assembled, reachable};
use casse_tete::puzzle::cube::solve::optimal::coordinates::{AXES, CLASSES, Coset, CosetMoves, SYMMETRIES};
use casse_tete::puzzle::cube::solve::optimal::rounds::{DepthTotal, PARTS, expected};
use casse_tete::puzzle::cube::solve::optimal::search::{LONGEST, lower_bound};
use casse_tete::puzzle::cube::solve::optimal::tables;
use casse_tete::puzzle::cube::solve::optimal::{
    DepthPart, DepthResult, Metric, OptimalBuild, OptimalQuestion, OptimalSearch, OptimalTables, Sequence, TableSize,
    Wanted, normal,
};
use casse_tete::puzzle::cube::solve::short::coordinates::{FirstCoordinates, TURNS, TWISTS, may_follow};
use casse_tete::puzzle::cube::solve::short::{COSETS, TwoPhaseTables};
use casse_tete::puzzle::cube::{Cube, Kind, Place, Position, Sums, Turn, notation};
use casse_tete::search::Status;
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::{Build, JobRunner, WorkerJob};
use casse_tete::search::sample::Dice;
use casse_tete::search::table::{self, TableReader};
use casse_tete::text::Lang;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| built(Metric::HalfTurn));

fn built(metric: Metric) -> Vec<u8> {
    let mut build = Box::new(OptimalBuild::new(metric, TableSize::Usual).expect("enough memory"));
    let mut before = 0.0;
    while build.advance(1 << 22) == Status::Running {
        assert!(build.done() >= before && build.done() <= 1.0);
        before = build.done();
    }
    build.finish()
}

static TABLES: LazyLock<Arc<OptimalTables>> = LazyLock::new(|| {
    OptimalTables::of_bytes(Metric::HalfTurn, TableSize::Usual, BYTES.clone()).expect("as many bytes").into()
});

fn tables() -> Rc<OptimalTables> {
    Rc::new((**TABLES).clone())
}

/// Tables that only know what the small ones tell: enough for a few turns.
fn weak(metric: Metric, size: TableSize) -> Rc<OptimalTables> {
    Rc::new(OptimalTables::of_bytes(metric, size, vec![0; size.bytes()]).expect("as many bytes"))
}

fn position(text: &str) -> Position {
    notation::read(text).expect("turns").cube().position()
}

fn turned(position: &Position, turn: usize) -> Position {
    position.then(&Turn::of_faces().nth(turn).expect("a turn of a face").cube().position())
}

fn along(position: &Position, turns: &[Turn]) -> Position {
    turns.iter().fold(*position, |position, turn| position.then(&turn.cube().position()))
}

fn part(depth: u8) -> DepthPart {
    DepthPart { depth, share: 0, of: 1 }
}

/// The result of a part, in slices of so many nodes.
fn result(tables: &Rc<OptimalTables>, position: &Position, part: DepthPart, wanted: Wanted, slice: u64) -> DepthResult {
    let mut search = OptimalSearch::new(Rc::clone(tables), position, part, wanted).expect("reachable");
    while search.advance(slice) == Status::Running {
        assert!(search.path().count() <= usize::from(search.part().depth));
    }
    search.into_result()
}

/// The result of the first length that has a solution.
fn shortest(tables: &Rc<OptimalTables>, position: &Position, wanted: Wanted) -> DepthResult {
    let mut depth = 0;
    loop {
        let result = result(tables, position, part(depth), wanted, u64::MAX);
        if result.found > 0 {
            for turns in &result.solutions {
                assert_eq!(along(position, turns), Position::SOLVED);
                assert_eq!(tables.metric().length(turns), usize::from(result.part.depth));
            }
            return result;
        }
        depth = result.part.depth + tables.metric().step();
    }
}

#[test]
fn cosets_follow_turns_and_symmetries() {
    let moves = CosetMoves::get();
    let tables = TableSize::ALL.map(|size| weak(Metric::HalfTurn, size));
    let cosets = |position: &Position| moves.of_inverse(&position.inverse());
    assert_eq!(cosets(&Position::SOLVED), [moves.home(); AXES]);
    let mut dice = Dice::new(5, 0);
    let mut position = Position::SOLVED;
    for _ in 0..500 {
        let turn = dice.below(TURNS as u32) as usize;
        let before = cosets(&position);
        let inverse = moves.of_inverse(&position);
        position = turned(&position, turn);
        let after = cosets(&position);
        for axis in 0..AXES {
            // A class that symmetries take to itself can be seen under several of them.
            let moved = moves.turned(before[axis], axis, turn);
            let alike = |one: Coset, other: Coset| {
                let class = usize::from(one.class);
                (0..SYMMETRIES).filter(|own| moves.keepers(class) >> own & 1 == 1).any(|own| {
                    let pairing = moves.pairing_moved(one.pairing.into(), moves.pairing_kept(class, own));
                    moves.twist_image(one.twist.into(), own) == usize::from(other.twist)
                        && pairing == usize::from(other.pairing)
                })
            };
            assert_eq!(moved.class, after[axis].class);
            assert!(alike(moved, after[axis]));
            for tables in tables.iter().filter(|tables| tables.inner(axis) >> turn & 1 == 1) {
                assert_eq!(tables.entry(moves.of_inverse(&position)[axis]), tables.entry(inverse[axis]));
            }
        }
        let bounds = |position: &Position| {
            let mut bounds = cosets(position).map(|coset| tables[0].bound(coset));
            bounds.sort();
            bounds
        };
        let own = bounds(&position);
        assert!(Symmetry::ALL.into_iter().step_by(5).all(|symmetry| bounds(&position.under(symmetry)) == own));
    }
}

/// The numbers of cosets at each distance are known (Kociemba's page on the coordinates of the first phase; they add up to all).
#[test]
fn the_table_has_the_known_numbers_of_cosets_at_each_distance() {
    const NEARER: u64 = 1 + 4 + 50 + 592 + 7_156 + 87_236 + 1_043_817 + 12_070_278;
    const KNOWN: [u64; 4] = [NEARER, 124_946_368, 821_605_960, 1_199_128_738 + 58_202_444 + 476];
    assert_eq!(KNOWN.iter().sum::<u64>(), COSETS);
    let moves = CosetMoves::get();
    let mut counts = [0; 4];
    for (class, row) in BYTES.chunks(tables::BYTES / CLASSES).enumerate() {
        // A class has one coset for each twist and each way in which symmetries make it look.
        let ways = (SYMMETRIES as u32 / moves.keepers(class).count_ones()) as u64;
        let mut own = [0; 4];
        for (index, byte) in row.iter().enumerate() {
            (0..4.min(TWISTS - index * 4)).for_each(|slot| own[usize::from(byte >> (slot * 2) & 3)] += 1);
        }
        (0..4).for_each(|code| counts[code] += own[code] * ways);
    }
    assert_eq!(counts, KNOWN);
}

/// Whether so many turns bring a position into the subgroup, by plain search.
fn reaches(tables: &TwoPhaseTables, at: FirstCoordinates, left: u8, before: Option<usize>) -> bool {
    if tables.first_phase(at) > left {
        return false;
    }
    let allowed = |turn: &usize| before.is_none_or(|before| may_follow(*turn, before));
    tables.moves().is_home(at)
        || left > 0
            && (0..TURNS).filter(allowed).any(|turn| reaches(tables, tables.turned(at, turn), left - 1, Some(turn)))
}

#[test]
fn bounds_are_those_of_a_plain_search() {
    let (own, plain) = (tables(), TwoPhaseTables::of_bytes(tables_bytes()).expect("as many bytes"));
    let mut dice = Dice::new(11, 0);
    for number in 0..24 {
        let position = match number % 3 {
            0 => reachable(&mut dice),
            _ => (0..8 + number % 2).fold(Position::SOLVED, |position, _| turned(&position, dice.below(18) as usize)),
        };
        let bound = own.bound(own.moves().of_inverse(&position.inverse())[0]);
        let at = plain.moves().first(plain.moves().places().first(&position));
        let exact = (0..=own.most()).find(|&left| left == own.most() || reaches(&plain, at, left, None));
        let exact = exact.expect("the last one");
        assert!(if bound < own.first() { bound <= exact } else { bound == exact }, "{bound}, {exact}");
        assert_eq!(bound < own.first(), exact < own.first());
    }
}

/// The same with how the edges of the middle layer are paired, from a position.
fn reaches_paired(tables: &TwoPhaseTables, position: &Position, left: u8, before: Option<usize>) -> bool {
    let places = tables.moves().places();
    let at = tables.moves().first(places.first(position));
    if tables.first_phase(at) > left {
        return false;
    }
    if tables.moves().is_home(at) {
        let to = places.middle.map(|edge| position.goes(Place::new(Kind::Edge, edge)).0.index());
        let moved = (0..4).filter(|&index| to[index] != places.middle[index]).count();
        let is_back = (0..4).all(|index| {
            places.middle.iter().position(|&own| own == to[index]).is_some_and(|at| to[at] == places.middle[index])
        });
        // Two edges change places with each other, and the other two as well.
        if moved == 0 || moved == 4 && is_back {
            return true;
        }
    }
    let allowed = |turn: &usize| before.is_none_or(|before| may_follow(*turn, before));
    left > 0
        && (0..TURNS).filter(allowed).any(|turn| reaches_paired(tables, &turned(position, turn), left - 1, Some(turn)))
}

/// The first levels of the large table, the lists and one level found from the rows: the whole table takes a minute here.
#[test]
fn large_tables_have_the_cosets_that_a_plain_search_finds() {
    const LEVELS: u8 = 7;
    let moves = CosetMoves::get();
    let mut build = Box::new(OptimalBuild::new(Metric::HalfTurn, TableSize::Large).expect("enough memory"));
    let levels = |build: &OptimalBuild| build.done() * 5.0 * f64::from(TableSize::Large.first(Metric::HalfTurn));
    let mut before = 0.0;
    while levels(&build) < f64::from(LEVELS) - 1e-9 {
        assert_eq!(build.advance(1 << 16), Status::Running);
        assert!(build.done() >= before);
        before = build.done();
    }
    // A coset that is not known yet is taken for far.
    let own = OptimalTables::of_bytes(Metric::HalfTurn, TableSize::Large, build.finish()).expect("as many bytes");
    let is_found = |position: &Position| own.code(own.entry(moves.of_inverse(&position.inverse())[0])) != 3;
    let plain = TwoPhaseTables::of_bytes(tables_bytes()).expect("as many bytes");
    let mut dice = Dice::new(12, 0);
    let (mut found, mut all) = (0, 0);
    for number in 0..3_000_u32 {
        let turns = number % 10;
        let position = (0..turns).fold(Position::SOLVED, |position, _| turned(&position, dice.below(18) as usize));
        if turns <= LEVELS.into() {
            assert!(is_found(&position));
        } else if number % 10 == 8 || number % 50 == 9 {
            assert_eq!(is_found(&position), reaches_paired(&plain, &position, LEVELS, None));
            (found, all) = (found + u32::from(is_found(&position)), all + 1);
        }
    }
    assert!(found > 20 && found < all - 20, "{found} of {all}");
}

#[test]
fn no_bound_is_too_high() {
    let own = tables();
    let mut dice = Dice::new(3, 0);
    for number in 0..3_000 {
        let turns = number % 14;
        let position = (0..turns).fold(Position::SOLVED, |position, _| turned(&position, dice.below(18) as usize));
        assert!(lower_bound(&own, &position) <= turns as u8);
        assert_eq!(lower_bound(&own, &position), lower_bound(&own, &position.inverse()));
    }
}

/// The same in quarter turns, whose number tells whether the permutation is even; and a position of known length.
#[test]
fn no_bound_of_quarter_turns_is_too_high() {
    let own = Rc::new(
        OptimalTables::of_bytes(Metric::QuarterTurn, TableSize::Usual, built(Metric::QuarterTurn))
            .expect("as many bytes"),
    );
    let mut dice = Dice::new(3, 1);
    let mut high = 0;
    for number in 0..2_000 {
        let turns = number % 16;
        let quarter = |dice: &mut Dice| 3 * dice.below(6) as usize + 2 * dice.below(2) as usize;
        let position = (0..turns).fold(Position::SOLVED, |position, _| turned(&position, quarter(&mut dice)));
        let bound = lower_bound(&own, &position);
        assert!(bound <= turns as u8 && (bound ^ turns as u8) & 1 == 0, "{bound} of {turns}");
        high += usize::from(bound >= 9);
    }
    assert!(high > 100, "the table itself tells the bound");
    // Six spots: every face turned once each way.
    let spots = position("U D' R L' F B' U D'");
    assert_eq!(shortest(&own, &spots, Wanted::One).part.depth, 8);
}

#[test]
fn named_positions_have_their_known_lengths() {
    let own = tables();
    let mut solved = 0;
    for line in include_str!("../data/cube-patterns.txt").lines().filter(|line| !line.starts_with('#')) {
        let (fewest, turns) = line.split_once(' ').expect("a number and turns");
        let turns = turns.split(" # ").next().expect("turns");
        let Ok(fewest @ 0..=14) = fewest.parse::<u8>() else { continue };
        let start = position(turns);
        let found = shortest(&own, &start, Wanted::One);
        assert_eq!((found.part.depth, found.found), (fewest, 1), "{turns}");
        // The solution, undone from its end, is a shortest one of the inverse position.
        assert!(lower_bound(&own, &start.inverse()) <= fewest);
        if fewest <= 11 {
            assert_eq!(shortest(&own, &start.inverse(), Wanted::One).part.depth, fewest);
        }
        solved += 1;
    }
    assert_eq!(solved, 15);
    let order = result(&own, &Position::SOLVED, part(0), Wanted::All, 1);
    assert_eq!((order.found, order.nodes, order.solutions), (1, 0, vec![vec![]]));
}

/// All sequences of so many turns that are made.
fn sequences(metric: Metric, count: usize) -> Vec<Vec<u8>> {
    let mut all = vec![(vec![], Sequence::START)];
    for _ in 0..count {
        let longer = |(turns, sequence): &(Vec<u8>, Sequence)| {
            let after = |turn: usize| Some(([turns.as_slice(), &[turn as u8]].concat(), sequence.then(metric, turn)?));
            metric.turns().filter_map(after).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter().map(|(turns, _)| turns).collect()
}

fn made(position: &Position, turns: &[u8]) -> Position {
    turns.iter().fold(*position, |position, &turn| turned(&position, turn.into()))
}

#[test]
fn sequences_that_differ_only_in_order_are_made_once() {
    assert_eq!([1, 2, 3].map(|count| sequences(Metric::HalfTurn, count).len()), [18, 243, 3_240]);
    // Every position within two or three quarter turns is made, by one sequence.
    for (count, positions) in [(1, 12), (2, 114), (3, 1_068)] {
        let all = sequences(Metric::QuarterTurn, count);
        let reached: BTreeSet<String> =
            all.iter().map(|turns| format!("{:?}", made(&Position::SOLVED, turns))).collect();
        assert_eq!((all.len(), reached.len()), (positions, positions));
    }
    for metric in Metric::ALL {
        let mut dice = Dice::new(2, 0);
        let all = sequences(metric, 3);
        for turns in all.iter().step_by(7) {
            assert_eq!(&normal(metric, turns), turns);
            let mut other = turns.clone();
            other.swap(0, 1 + dice.below(2) as usize);
            let same = made(&Position::SOLVED, &other);
            if normal(metric, &other).len() == 3 {
                assert_eq!(made(&Position::SOLVED, &normal(metric, &other)), same);
            }
        }
    }
}

/// All solutions, those that symmetries make included, of a position that needs six turns, by plain search from both ends.
fn all_of_six(position: &Position) -> BTreeSet<Vec<u8>> {
    let half = sequences(Metric::HalfTurn, 3);
    let mut ends: HashMap<Position, Vec<&Vec<u8>>> = HashMap::new();
    half.iter().for_each(|turns| ends.entry(made(&Position::SOLVED, turns)).or_default().push(turns));
    let mut all = BTreeSet::new();
    for first in &half {
        for second in ends.get(&made(position, first).inverse()).into_iter().flatten() {
            all.insert(normal(Metric::HalfTurn, &[first.as_slice(), second].concat()));
        }
    }
    all
}

#[test]
fn all_solutions_are_found_once_up_to_the_symmetries_of_the_position() {
    let own = tables();
    let found = shortest(&own, &position("R U2 R' U' R U2 L' U R' U' L"), Wanted::All);
    assert_eq!((found.part.depth, found.found, found.solutions.len()), (10, 2, 2));
    let large = weak(Metric::HalfTurn, TableSize::Large);
    let number = |turn: &Turn| Turn::of_faces().position(|own| own == *turn).expect("a turn of a face") as u8;
    for text in ["U2 D2 F2 B2 L2 R2", "R U R' U' R U", "R L' F B' R L'", "U2 R2 U2 R2 U2 R2", "F R2 L2 B' U D'"] {
        let start = position(text);
        let found = shortest(&own, &start, Wanted::All);
        let images = || Symmetry::ALL.into_iter().filter(|&own| start.under(own) == start);
        let mut all = BTreeSet::new();
        for turns in &found.solutions {
            let class: BTreeSet<Vec<u8>> = images()
                .map(|own| turns.iter().map(|turn| number(&turn.under(own))).collect::<Vec<u8>>())
                .map(|turns| normal(Metric::HalfTurn, &turns))
                .collect();
            assert!(class.iter().all(|turns| all.insert(turns.clone())), "{text}: found twice");
        }
        assert_eq!((found.part.depth, found.found), (6, found.solutions.len() as u64), "{text}");
        // Other tables exclude other positions, but no solution.
        let others = shortest(&large, &start, Wanted::All).solutions;
        assert_eq!(others.iter().collect::<BTreeSet<_>>(), found.solutions.iter().collect());
        assert_eq!(all, all_of_six(&start), "{text}");
    }
}

#[test]
fn totals_do_not_depend_on_how_the_work_is_divided() {
    let own = tables();
    let turns = "R D L F' R' L D' R U D' B U' R' D'";
    for (text, wanted) in [(turns, Wanted::All), ("U2 D2 F2 B2 L2 R2 U R F", Wanted::All)] {
        let start = position(text);
        let last = shortest(&own, &start, Wanted::One).part.depth;
        for depth in [last.saturating_sub(2), last.saturating_sub(1)] {
            let whole = result(&own, &start, part(depth), wanted, u64::MAX);
            for of in [2, PARTS] {
                // In any order, in slices of any length.
                let mut results: Vec<DepthResult> = vec![];
                for part in DepthPart::all(depth, of).collect::<Vec<_>>().into_iter().rev() {
                    results.push(result(&own, &start, part, wanted, 1 + u64::from(part.share) * 977));
                }
                let sum = |count: fn(&DepthResult) -> u64| results.iter().map(count).sum::<u64>();
                assert_eq!(
                    (sum(|result| result.nodes), sum(|result| result.found)),
                    (whole.nodes, whole.found),
                    "{text}: {depth} in {of} parts"
                );
            }
        }
    }
    // Solutions shorter than the border of the parts belong to one part.
    for text in ["R", "R U", "R U F", "U2 D2"] {
        let start = position(text);
        let depth = text.split(' ').count() as u8;
        let found: u64 = DepthPart::all(depth, 7).map(|part| result(&own, &start, part, Wanted::All, 1).found).sum();
        assert_eq!(found, shortest(&own, &start, Wanted::All).found, "{text}");
        assert_eq!(found, 1);
    }
}

#[test]
fn quarter_turns_are_counted() {
    let own = weak(Metric::QuarterTurn, TableSize::Usual);
    // Distances of all positions within four quarter turns, by plain search.
    let mut distance = HashMap::from([(Position::SOLVED, 0)]);
    let mut level = vec![Position::SOLVED];
    for depth in 1..=4 {
        let mut next = vec![];
        for at in level {
            for turn in Metric::QuarterTurn.turns() {
                let after = turned(&at, turn);
                distance.entry(after).or_insert_with(|| {
                    next.push(after);
                    depth
                });
            }
        }
        assert_eq!(next.len(), [12, 114, 1_068, 10_011][depth as usize - 1]);
        level = next;
    }
    let mut dice = Dice::new(9, 0);
    for _ in 0..40 {
        let count = dice.below(5);
        let start = (0..count).fold(Position::SOLVED, |at, _| turned(&at, [0, 2, 3, 5, 8, 11][dice.below(6) as usize]));
        assert_eq!(shortest(&own, &start, Wanted::One).part.depth, distance[&start]);
    }
    for (text, fewest) in [("U2", 2), ("R U R' U'", 4), ("R2 L2", 4), ("R L' F B' R L'", 6), ("R U2 D' B D'", 6)] {
        assert_eq!(shortest(&own, &position(text), Wanted::One).part.depth, fewest, "{text}");
    }
    assert_eq!(shortest(&own, &position("R2"), Wanted::All).found, 1);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let own = weak(Metric::HalfTurn, TableSize::Usual);
    let mut dice = Dice::new(4, 0);
    let (mut legal, mut all) = (0, 0);
    while legal < 3 {
        let position = assembled(&mut dice);
        let search = OptimalSearch::new(Rc::clone(&own), &position, part(0), Wanted::One);
        assert_eq!(search.is_some(), Sums::of(&position).is_reachable());
        legal += u32::from(search.is_some());
        all += 1;
    }
    assert!(all > legal);
    let refused = |part| OptimalSearch::new(Rc::clone(&own), &Position::SOLVED, part, Wanted::One).is_none();
    assert!(refused(DepthPart { depth: 3, share: 2, of: 2 }) && refused(part(LONGEST + 1)));
    assert!(refused(DepthPart { depth: 3, share: 0, of: 0 }));
    assert!(OptimalTables::of_bytes(Metric::HalfTurn, TableSize::Usual, vec![0; 10]).is_none());
}

/// Carries out a job, all its rounds, as one worker does.
fn done(runner: &mut TableRunner, job: &Job) -> Vec<DepthResult> {
    let mut results: Vec<Answer> = vec![];
    let mut parts: Vec<Part> = DepthPart::all(0, 4).map(Part::Depth).collect();
    while !parts.is_empty() {
        let numbered = parts.iter().cloned().enumerate().collect();
        let batch = runner.begin(job, numbered).expect("a job of this program");
        results.extend(carry_out(batch).expect("parts that make sense").into_iter().map(|(_, answer)| answer));
        if results.iter().any(|answer| job.is_enough(answer)) {
            break;
        }
        parts = job.next_round(&results.iter().collect::<Vec<_>>());
    }
    let own = |answer| if let Answer::Depth(result) = answer { result } else { panic!("{answer:?}") };
    results.into_iter().map(own).collect()
}

#[test]
fn a_job_goes_from_length_to_length_and_proves_the_shortest() {
    let cube = notation::read("L U B' U' R L' B R' F B' D").expect("turns").cube();
    let question =
        OptimalQuestion { cube, metric: Metric::HalfTurn, size: TableSize::Usual, wanted: Wanted::One, most: 20 };
    let job = Job::Optimal(question);
    let mut runner = TableRunner::default();
    assert_eq!(job.program(), "tables");
    let missing = runner.missing(&job).expect("a table");
    assert_eq!((missing.name.as_str(), missing.size), ("cube-optimal-half", tables::BYTES));
    assert!(runner.begin(&job, vec![]).is_none() && !runner.hold(&job, vec![1, 2, 3]));
    assert!(runner.hold(&job, BYTES.clone()) && runner.missing(&job).is_none());
    let quarters = Job::Optimal(OptimalQuestion { metric: Metric::QuarterTurn, ..question });
    assert!(runner.missing(&quarters).is_some() && runner.begin(&quarters, vec![]).is_none());
    let large = Job::Optimal(OptimalQuestion { size: TableSize::Large, ..question });
    let missing = runner.missing(&large).expect("another table");
    assert_eq!((missing.name.as_str(), missing.size), ("cube-optimal-half-large", 6 * tables::BYTES));
    assert!(runner.begin(&large, vec![]).is_none());
    // While that is read, this one is dropped; its bytes are not the other's. A damaged one is not taken.
    runner.get_ready(&large);
    assert!(runner.missing(&job).is_some() && !runner.hold(&large, BYTES.clone()));
    let mut kept = [table::head(missing.version, &BYTES).as_slice(), &BYTES].concat();
    let opened = |kept: &[u8]| {
        let mut reader = TableReader::new(BYTES.len())?;
        kept.chunks(1 << 16).for_each(|piece| reader.add(piece));
        reader.finish(missing.version)
    };
    assert!(opened(&kept).is_some_and(|bytes| runner.hold(&job, bytes)));
    kept[tables::BYTES / 2] ^= 1;
    assert_eq!(opened(&kept), None);
    assert!(Runner::default().begin(&job, vec![]).is_none());
    let whole = runner.begin(&job, vec![(0, Part::Whole)]).expect("a batch");
    assert_eq!(carry_out(whole), None);

    let results = done(&mut runner, &job);
    let length = results.iter().find(|result| result.found > 0).expect("a solution").part.depth;
    let all: Vec<&DepthResult> = results.iter().collect();
    assert_eq!(question.proved(&all), Some(length));
    let totals = question.totals(all.iter().copied());
    assert!(totals.iter().rev().skip(1).all(|total| total.is_complete() && total.found == 0));
    assert_eq!(question.proved(&[]), None);

    // If a solution is known, it is proved to be a shortest by what is shorter.
    let known = OptimalQuestion { most: length - 1, ..question };
    let results = done(&mut runner, &Job::Optimal(known));
    let all: Vec<&DepthResult> = results.iter().collect();
    assert_eq!((known.proved(&all), results.iter().map(|result| result.found).sum::<u64>()), (Some(length), 0));
    assert_eq!(known.totals(all.iter().copied()), totals[..totals.len() - 1]);
    // Nothing is searched if the table tells it already.
    let first = totals[0].depth;
    let none = OptimalQuestion { most: first - 1, ..question };
    let results = done(&mut runner, &Job::Optimal(none));
    let all: Vec<&DepthResult> = results.iter().collect();
    assert_eq!((none.proved(&all), none.totals(all.iter().copied())), (Some(first), vec![]));
    assert!(results.iter().all(|result| result.nodes == 0));

    let solved = OptimalQuestion { cube: Cube::SOLVED, ..question };
    let results = done(&mut runner, &Job::Optimal(solved));
    let [DepthTotal { depth: 0, found: 1, nodes: 0, .. }] = solved.totals(&results)[..] else { panic!("{results:?}") };
    let mut unreachable = Position::SOLVED;
    unreachable = unreachable.rotated(Place::new(Kind::Edge, 0), 1);
    let job = Job::Optimal(OptimalQuestion { cube: Cube::of(&unreachable), ..question });
    let batch = runner.begin(&job, vec![(0, Part::Depth(part(0)))]).expect("a batch");
    assert_eq!(carry_out(batch), None);
}

#[test]
fn texts_tell_the_memory_of_the_tables() {
    for lang in Lang::ALL {
        let texts = &lang.cube().optimal;
        for (size, text) in TableSize::ALL.into_iter().zip(&texts.tables[1..]) {
            let megabytes = size.bytes() / 1_000_000;
            assert!(text.replace('\u{a0}', " ").contains(&format!(" {megabytes} M")), "{text}");
        }
    }
}

#[test]
fn totals_are_estimated_from_those_before() {
    assert_eq!(expected(Metric::HalfTurn, &[]), None);
    assert_eq!(expected(Metric::HalfTurn, &[100]), Some(1_330));
    assert_eq!(expected(Metric::HalfTurn, &[100_000, 1_200_000]), Some(14_400_000));
    assert_eq!(expected(Metric::QuarterTurn, &[1_000]), Some(87_700));
}

/// What the page says of the memory that tables take.
#[test]
fn the_sizes_of_tables_are_told() {
    for lang in Lang::ALL {
        let texts = &lang.cube().optimal;
        let megabytes = |size: TableSize| format!("{}\u{a0}", (size.bytes() as f64 / 1e6).round());
        let told = |words: &str, size| words.replace(' ', "\u{a0}").contains(&megabytes(size));
        assert!(told(texts.tables[1], TableSize::Usual) && told(texts.tables[2], TableSize::Large), "{lang:?}");
        assert!(told(texts.no_large, TableSize::Large), "{lang:?}");
    }
}

/// What the page says of a length that was searched to its end.
#[test]
fn the_time_of_a_length_is_told() {
    for (lang, quick, slow) in [
        (Lang::En, "1 position, less than a second.", "249,539 positions, 12 s."),
        (Lang::Fr, "1 position, moins d’une seconde.", "249 539 positions, 12 s."),
    ] {
        let plain = |positions, seconds| {
            (lang.cube().optimal.none)(15, false, positions, seconds).replace(['\u{a0}', '\u{202f}'], " ")
        };
        assert!(plain(1, 0).ends_with(quick), "{}", plain(1, 0));
        assert!(plain(249_539, 12).ends_with(slow), "{}", plain(249_539, 12));
    }
}
