//! Shortest solutions as a job of the workers: recorded first nodes, rounds in shares, tables that are kept.

use casse_tete::puzzle::taquin::details::BoundShown;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::estimate::LowerBound;
use casse_tete::puzzle::taquin::estimate::conflict::LinearConflict;
use casse_tete::puzzle::taquin::estimate::pattern::PatternSize;
use casse_tete::puzzle::taquin::job::{Answer, Job, Part, TableRunner};
use casse_tete::puzzle::taquin::outcome::{Outcome, Verdict};
use casse_tete::puzzle::taquin::packed::FastSearch;
use casse_tete::puzzle::taquin::random::{Heading, draw, draw_solvable};
use casse_tete::puzzle::taquin::rival::{self, Rival};
use casse_tete::puzzle::taquin::series::Series;
use casse_tete::puzzle::taquin::shortest::{
    Bound, GuidedBoards, MOST_RECORDED, PatternsBuild, RoundShare, SHARES, ShareResult, ShortestQuestion, moves, tables,
};
use casse_tete::puzzle::taquin::solve::MOST_NODES;
use casse_tete::puzzle::taquin::trial::Trial;
use casse_tete::puzzle::taquin::{Board, Method, Model, Way};
use casse_tete::search::batch::carry_out;
use casse_tete::search::deepening::recording::Recording;
use casse_tete::search::job::{Build, JobRunner, MissingTable};
use casse_tete::search::sample::Dice;
use casse_tete::search::{Status, WorkerJob};

const BOUNDS: [Bound; 4] =
    [Bound::Manhattan, Bound::LinearConflict, Bound::WalkingDistance, Bound::Patterns(PatternSize::Small)];

/// A worker that holds what a job needs.
fn ready(job: &Job) -> TableRunner {
    let mut runner = TableRunner::default();
    if let Some(MissingTable { size, build, .. }) = runner.missing(job) {
        let mut build = build().expect("a table that can be built");
        while build.advance(1 << 20) == Status::Running {
            assert!((0.0..=1.0).contains(&build.done()));
        }
        let bytes = build.finish();
        assert_eq!(bytes.len(), size);
        assert!(runner.hold(job, bytes));
    }
    assert!(runner.missing(job).is_none());
    runner
}

fn answers(runner: &mut TableRunner, job: &Job, parts: Vec<Part>) -> Vec<Answer> {
    let batch = runner.begin(job, parts.into_iter().enumerate().collect()).expect("the job can be done");
    carry_out(batch).expect("all parts make sense").into_iter().map(|(_, answer)| answer).collect()
}

/// Carries out all rounds, all parts of each, as many workers do that answer late.
fn all_rounds(job: &Job, shares: u32) -> Vec<ShareResult> {
    let mut runner = ready(job);
    let mut parts: Vec<Part> = ShareResult::parts_of(0, shares).map(Part::Share).collect();
    let mut all: Vec<Answer> = vec![];
    while !parts.is_empty() {
        all.extend(answers(&mut runner, job, parts));
        parts = job.next_round(&all.iter().collect::<Vec<_>>());
    }
    let own = |answer| if let Answer::Share(result) = answer { result } else { panic!("another answer") };
    all.into_iter().map(own).collect()
}

fn recording(job: &Job) -> Recording {
    match answers(&mut ready(job), job, vec![Part::Recording]).pop() {
        Some(Answer::Recording(recording)) => recording,
        other => panic!("{other:?}"),
    }
}

/// Thresholds with the nodes of their rounds; none for the last one.
fn totals(results: &[ShareResult]) -> Vec<(u32, u64)> {
    let mut totals: Vec<(u32, u64)> = vec![];
    for result in results {
        match totals.last_mut() {
            Some((threshold, nodes)) if *threshold == result.part.threshold => *nodes += result.nodes,
            _ => totals.push((result.part.threshold, result.nodes)),
        }
    }
    totals.pop();
    totals
}

#[test]
fn totals_and_lengths_do_not_depend_on_the_shares() {
    let mut dice = Dice::new(3, 0);
    for (width, height) in [(2, 2), (3, 2), (3, 3), (2, 4), (4, 3)] {
        let distances = Distances::new(width, height);
        for _ in 0..if width == 4 { 2 } else { 6 } {
            let board = draw_solvable(width, height, &mut dice).expect("legal sides");
            for bound in BOUNDS {
                let job = Job::Shortest(ShortestQuestion { board, bound });
                if (width, bound) == (4, Bound::Manhattan) {
                    continue;
                }
                let [one, many] = [1, SHARES].map(|shares| all_rounds(&job, shares));
                assert_eq!(totals(&one), totals(&many), "{board} {bound:?}");
                for results in [&one, &many] {
                    let solution = results.iter().find_map(|result| result.solution.as_deref()).expect("a solution");
                    let end = moves(solution).into_iter().fold(board, |board, way| board.moved(way).expect("legal"));
                    assert!(end.is_solved());
                    if let Some(distances) = &distances {
                        assert_eq!(distances.of(&board).map(usize::from), Some(solution.len()), "{board} {bound:?}");
                    }
                }
                assert!(
                    one.iter().all(|result| job.is_enough(&Answer::Share(result.clone())) == result.solution.is_some())
                );
                check_recording(&recording(&job), &one);
            }
        }
    }
}

/// The first nodes are those of the sequential search.
fn check_recording(recording: &Recording, sequential: &[ShareResult]) {
    let rounds = totals(sequential);
    for (round, (threshold, nodes)) in recording.rounds.iter().zip(&rounds).zip(0..).map(|((a, b), _)| (a, *b)) {
        assert_eq!(round.threshold, threshold);
        let number = recording.rounds.iter().position(|other| other == round).expect("it is there");
        if number + 1 < recording.rounds.len() {
            assert_eq!(recording.steps_of(number).len() as u64, nodes);
        }
    }
    let all: u64 = sequential.iter().map(|result| result.nodes).sum();
    assert_eq!(recording.is_found, all <= MOST_RECORDED);
    assert_eq!(recording.len() as u64, all.min(MOST_RECORDED));
    if recording.is_found && !recording.is_empty() {
        let last = sequential.last().and_then(|result| result.solution.clone());
        assert_eq!(Some(recording.path_at(recording.len())), last);
    }
    // Each path is as long as its node is deep, and differs from the one before only at its end.
    let mut line: Vec<u8> = vec![];
    for step in (1..=recording.len()).take(2_000) {
        let node = recording.node(step - 1).expect("a step");
        line.truncate(node.depth as usize - 1);
        line.push(node.way);
        assert_eq!(recording.path_at(step), line);
        let round = recording.round_at(step);
        assert_eq!(node.is_within, node.f <= recording.rounds[round].threshold);
    }
}

#[test]
fn notes_tell_the_threshold_and_a_path_within_it() {
    let board = Series::Korf.board((4, 4), 11).expect("a board of Korf's");
    let job = Job::Shortest(ShortestQuestion { board, bound: Bound::LinearConflict });
    let estimate = LinearConflict::new(&board).expect("sixteen cells");
    let root = estimate.moves(estimate.of(&board));
    let mut told = 0;
    for (part, threshold) in [
        (RoundShare { threshold: 0, share: 0, of: 1 }, root),
        (RoundShare { threshold: root + 4, share: 0, of: 1 }, root + 4),
        (RoundShare { threshold: root + 6, share: 5, of: SHARES }, root + 6),
    ] {
        let mut batch = TableRunner::default().begin(&job, vec![(7, Part::Share(part))]).expect("it makes sense");
        let mut nodes = 0;
        while batch.advance(200) == Some(Status::Running) {
            let report = batch.report();
            assert!(report.trials >= nodes, "the nodes of a part only grow");
            nodes = report.trials;
            for note in report.notes {
                assert_eq!(note.threshold, threshold);
                // The path is one on the board, without a move back, and what is still needed fits the threshold.
                let ways = moves(&note.path);
                assert!(ways.windows(2).all(|pair| pair[1] != pair[0].back()));
                let end = ways.iter().try_fold(board, |board, &way| board.moved(way)).expect("legal moves");
                let f = ways.len() as u32 + estimate.moves(estimate.of(&end));
                assert!(f <= threshold, "{f} of {threshold} after {ways:?}");
                told += 1;
            }
        }
        let report = batch.report();
        let [(7, Answer::Share(result))] = &report.done[..] else { panic!("{:?}", report.done) };
        assert!(result.part.threshold == threshold && result.nodes >= nodes && report.notes.is_empty());
    }
    assert!(told > 0, "no part was long enough");
}

#[test]
fn parts_that_make_no_sense_are_refused() {
    let board: Board =
        "3x3:8,6,7,2,5,4,3,0,1".parse::<casse_tete::puzzle::taquin::Setup>().expect("a text").board().expect("legal");
    let job = Job::Shortest(ShortestQuestion { board, bound: Bound::Manhattan });
    for part in [
        Part::Share(RoundShare { threshold: 21, share: 1, of: 1 }),
        Part::Share(RoundShare { threshold: 21, share: 0, of: 0 }),
        Part::Table,
        Part::Block(0),
    ] {
        let batch = ready(&job).begin(&job, vec![(0, part)]).expect("the job makes sense");
        assert_eq!(carry_out(batch), None);
    }
    // Nothing is searched where parity proves that there is no solution, nor on boards of more than sixteen cells.
    let swapped = Job::Shortest(ShortestQuestion { board: board.swapped(0, 1), bound: Bound::Manhattan });
    assert!(ready(&swapped).begin(&swapped, vec![(0, Part::Recording)]).is_none());
    let large = Board::goal(5, 5).expect("legal");
    let large = Job::Shortest(ShortestQuestion { board: large, bound: Bound::Manhattan });
    assert!(TableRunner::default().begin(&large, vec![(0, Part::Recording)]).is_none());
    assert!(large_tables_are_refused());
}

fn large_tables_are_refused() -> bool {
    PatternsBuild::new(5, 5, PatternSize::Small).is_none()
}

#[test]
fn damaged_tables_are_refused() {
    let mut build = Box::new(PatternsBuild::new(3, 3, PatternSize::Small).expect("small"));
    while build.advance(1 << 20) == Status::Running {}
    let bytes = build.finish();
    assert!(tables(3, 3, PatternSize::Small, &bytes).is_some());
    assert!(tables(3, 3, PatternSize::Small, &bytes[1..]).is_none());
    assert!(tables(3, 3, PatternSize::Small, &[bytes.clone(), vec![0]].concat()).is_none());
    assert!(tables(4, 4, PatternSize::Small, &bytes).is_none());
    let board = Board::goal(3, 3).expect("legal");
    let job = Job::Shortest(ShortestQuestion { board, bound: Bound::Patterns(PatternSize::Small) });
    let mut runner = TableRunner::default();
    assert!(!runner.hold(&job, bytes[..100].to_vec()));
    assert!(runner.missing(&job).is_some());
    assert!(runner.hold(&job, bytes));
}

#[test]
fn a_contest_and_an_experiment_know_the_methods() {
    let mut dice = Dice::new(8, 0);
    let distances = Distances::new(3, 3).expect("small");
    for _ in 0..6 {
        let board = draw(3, 3, &mut dice).expect("legal sides");
        let job = Job::Contest(Model::new(board, Method::Score));
        let parts = Method::ALL.into_iter().map(Part::Method).collect();
        let outcomes = answers(&mut ready(&job), &job, parts);
        for (method, answer) in Method::ALL.into_iter().zip(outcomes) {
            let Answer::Outcome(outcome) = answer else { panic!("{answer:?}") };
            match distances.of(&board) {
                Some(exact) if method.is_optimal() => assert_eq!(outcome.moves(), Some(exact.into()), "{method:?}"),
                Some(exact) => assert!(outcome.moves() >= Some(exact.into()), "{method:?}"),
                None => assert_eq!(outcome.verdict(), Some(Verdict::Impossible), "{method:?}"),
            }
        }
    }
    let trial = Trial { boards: 50, seed: 4 };
    let counts = [Method::AStarManhattan, Method::IdaLinearConflict, Method::IdaPattern].map(|method| {
        let job = Job::Boards(Model::new(Board::default(), method), trial);
        let parts = vec![Part::Block(0), Part::Block(1)];
        if !method.is_deepening() {
            assert_eq!(job.program(), "worker");
            return None;
        }
        assert_eq!(job.program(), "tables");
        let sums = answers(&mut ready(&job), &job, parts).into_iter().fold(vec![0; 7], |sums, answer| {
            let Answer::Counts(counts) = answer else { panic!("{answer:?}") };
            sums.iter().zip(counts).map(|(sum, count)| sum + count).collect::<Vec<u64>>()
        });
        assert_eq!(sums[Heading::Solved as usize] + sums[Heading::Impossible as usize], trial.boards);
        Some([sums[Heading::Solved as usize], sums[Heading::Moves as usize]])
    });
    assert_eq!(counts[1], counts[2], "all are shortest");
}

#[test]
fn the_tables_for_sixteen_cells_give_known_lengths() {
    // Boards of Korf (1985), with the lengths of their shortest solutions.
    let all = include_str!("../data/korf100.txt").lines().filter(|line| !line.starts_with('#'));
    let goal = Board::goal(4, 4).expect("legal");
    let guides = [(PatternSize::Small, 3 << 19), (PatternSize::Large, (2 << 23) + (1 << 11))].map(|(size, length)| {
        let mut build = Box::new(PatternsBuild::new(4, 4, size).expect("4x4"));
        while build.advance(1 << 24) == Status::Running {}
        let bytes = build.finish();
        assert_eq!(bytes.len(), length);
        GuidedBoards::new(&goal, Bound::Patterns(size), || tables(4, 4, size, &bytes)).expect("tables")
    });
    let (mut checked, mut created, mut known) = (0, [0; 2], 0);
    for columns in all.map(|line| line.split(';').collect::<Vec<_>>()) {
        let nodes: u64 = columns[3].parse().expect("a count");
        if nodes > 20_000_000 {
            continue;
        }
        let turned = columns[4].split(' ').rev().map(|tile| tile.parse::<u8>().expect("a tile"));
        let tiles: Vec<u8> = turned.map(|tile| if tile == 0 { 0 } else { 16 - tile }).collect();
        let board = Board::new(4, 4, &tiles).expect("a legal board");
        let length: usize = columns[2].parse().expect("a length");
        for (guided, created) in guides.iter().zip(&mut created) {
            let mut search = guided.whole(&board).expect("4x4");
            assert_eq!(search.advance(u64::MAX), Status::Finished);
            assert_eq!(search.result().solution.map(|moves| moves.len()), Some(length));
            // A node is expanded once it was created, the root anew in each round.
            assert!(search.expanded() < search.nodes());
            *created += search.nodes();
        }
        known += nodes;
        checked += 1;
    }
    assert!(
        checked >= 10 && created[0] * 50 < known && created[1] < created[0],
        "{checked} boards: {created:?} nodes, {known} with Manhattan distance"
    );
}

#[test]
fn every_method_has_its_estimate_on_all_boards_that_it_fits() {
    let sides = (2..=5).flat_map(|width| (2..=5).map(move |height| (width, height)));
    for (width, height) in sides.filter(|(width, height)| width * height <= 16) {
        let goal = Board::goal(width, height).expect("legal");
        let mut fitting = vec![];
        for method in Method::ALL.into_iter().filter(|method| method.is_deepening()) {
            let bound = Bound::of(&Model::new(goal, method)).expect("a bound");
            // The tables of patterns are checked with their groups.
            let has = matches!(bound, Bound::Patterns(_)) || GuidedBoards::new(&goal, bound, || None).is_some();
            assert_eq!(has, method.fits(&goal), "{method:?} on {width}x{height}");
            assert_eq!(Model::new(goal, method).is_legal(), has, "{method:?} on {width}x{height}");
            fitting.extend(has.then_some(method));
        }
        assert_eq!(BoundShown::of(&goal).count(), fitting.len(), "{width}x{height}");
        assert_eq!(fitting.len(), if width.max(height) > 4 { 3 } else { 4 }, "{width}x{height}");
    }
}

#[test]
fn iterative_deepening_is_never_replaced_by_another_search() {
    // A worker that holds no tables of this method for these boards.
    let model = Model::new(Board::goal(5, 3).expect("legal"), Method::AStarManhattan);
    let job = Job::Contest(model);
    let mut runner = ready(&job);
    let part = Part::Method(Method::IdaWalkingDistance);
    let batch = runner.begin(&job, vec![(0, part)]).expect("a legal job");
    assert!(carry_out(batch).is_none());
}

#[test]
fn a_hint_lies_on_a_shortest_way() {
    let drawn = [(3, 4, 1), (4, 3, 2), (3, 4, 3)]
        .map(|(width, height, seed)| draw_solvable(width, height, &mut Dice::new(seed, 5)).expect("a size"));
    // Random boards of fifteen cells take too long without tables: these are some moves from the order.
    let near = [(5, 3, 4), (3, 5, 5)].map(|(width, height, seed)| {
        let (mut board, mut dice) = (Board::goal(width, height).expect("a size"), Dice::new(seed, 5));
        for _ in 0..60 {
            board = board.moved(Way::ALL[dice.below(4) as usize]).unwrap_or(board);
        }
        board
    });
    for board in drawn.into_iter().chain(near) {
        let conflicts = GuidedBoards::new(&board, Bound::LinearConflict, || None).expect("no tables");
        let shortest = |board: &Board| conflicts.outcome(board, u64::MAX).moves().expect("a solution");
        // What the page asks for a hint on boards whose exact distances are not known.
        let job = Job::Shortest(ShortestQuestion { board, bound: Bound::Patterns(PatternSize::Small) });
        let results = all_rounds(&job, SHARES);
        let way = moves(results.iter().find_map(|result| result.solution.as_deref()).expect("a solution"));
        assert_eq!(way.len() as u64, shortest(&board), "{board}");
        let next = board.moved(way[0]).expect("a legal move");
        assert_eq!(shortest(&next) + 1, way.len() as u64, "{board}");
    }
}

#[test]
fn formulas_with_names_take_part_in_a_series() {
    let rivals = rival::read("red:manhattan+2*conflicts;blue:misplaced:0:1").expect("two formulas");
    let model = Model::new(Board::goal(3, 3).expect("3x3"), Method::Score);
    let series = Series::Random { boards: 4, seed: 6 };
    let job = Job::Series(model.clone(), series);
    let part = |index: u64, rival: &Rival| Part::Run(index, Box::new(Part::Formula(rival.evaluation.clone())));
    let rivals = &rivals;
    let parts = (0..4).flat_map(|index| rivals.iter().map(move |rival| part(index, rival))).collect();
    let answers = answers(&mut ready(&job), &job, parts);
    assert_eq!(answers.len(), 8);
    for (number, answer) in answers.into_iter().enumerate() {
        let Answer::Outcome(outcome) = answer else { panic!("{answer:?}") };
        let board = series.board((3, 3), number as u64 / 2).expect("a board");
        let evaluation = rivals[number % 2].evaluation.clone();
        let alone = Model { board, method: Method::Formula, evaluation, ..model.clone() };
        let mut search = FastSearch::new(&alone, MOST_NODES);
        search.advance(u64::MAX);
        assert_eq!(Outcome { time: None, ..outcome }, Outcome { time: None, ..search.outcome() }, "{board}");
        assert_eq!(outcome.verdict(), Some(Verdict::Solved));
    }
}
