//! The search for better weights of the Score: generations of weights, tested on many boards, and the tests that nothing beats.

use casse_tete::puzzle::taquin::job::{Answer, Job, Part, TableRunner};
use casse_tete::puzzle::taquin::method::{MOST_WEIGHT, weights};
use casse_tete::puzzle::taquin::scores::{
    TestedWeights, TextComparison, WeightSearch, WeightSource, front, generation,
};
use casse_tete::puzzle::taquin::solve::{Ending, Solver};
use casse_tete::puzzle::taquin::{Board, Method, Model};
use casse_tete::search::WorkerJob;
use casse_tete::search::batch::carry_out;
use casse_tete::search::job::JobRunner;
use casse_tete::search::sample::Dice;
use std::collections::HashSet;

/// All tests of a search, each round in as many batches as there are workers.
fn run(model: &Model, search: WeightSearch, workers: usize) -> Vec<TestedWeights> {
    let job = Job::Weights(model.clone(), search);
    let mut parts: Vec<Part> = generation::first(&search, &model.weights).into_iter().map(Part::Test).collect();
    let mut answers: Vec<Answer> = vec![];
    while !parts.is_empty() {
        let mut found = vec![];
        for worker in 0..workers {
            let given = parts.iter().cloned().enumerate().skip(worker).step_by(workers).collect();
            let batch = TableRunner::default().begin(&job, given).expect("it can");
            found.extend(carry_out(batch).expect("it can"));
        }
        found.sort_by_key(|&(part, _)| part);
        answers.extend(found.into_iter().map(|(_, answer)| answer));
        parts = job.next_round(&answers.iter().collect::<Vec<_>>());
    }
    answers
        .into_iter()
        .map(|answer| if let Answer::Tested(tested) = answer { tested } else { panic!("a test") })
        .collect()
}

fn model(width: usize, height: usize) -> Model {
    Model::new(Board::goal(width, height).expect("a board"), Method::Score)
}

#[test]
fn the_same_seed_gives_the_same_tests() {
    for source in [WeightSource::Evolution, WeightSource::Chance] {
        let search = WeightSearch { boards: 6, size: 8, generations: 5, source, seed: 3 };
        let tests = run(&model(3, 3), search, 1);
        assert_eq!(tests.len() as u64, search.tests());
        assert_eq!(tests, run(&model(3, 3), search, 3), "{source:?}");
        assert_ne!(tests, run(&model(3, 3), WeightSearch { seed: 4, ..search }, 1));
        // No weights are tested twice, not even as a multiple of others, and all are in their range.
        let different: HashSet<Vec<i64>> = tests.iter().map(|test| generation::reduced(&test.weights)).collect();
        assert_eq!(different.len(), tests.len());
        for test in &tests {
            assert!(test.weights.len() == 9 && test.weights.iter().all(|weight| (0..=MOST_WEIGHT).contains(weight)));
            assert_eq!(test.boards, 6);
        }
        assert_eq!(tests[0].weights, weights(9), "the Score of the text is the first");
    }
}

#[test]
fn a_test_is_the_sum_of_its_searches() {
    let search = WeightSearch { boards: 5, size: 4, generations: 1, ..WeightSearch::default() };
    for (width, height) in [(3, 2), (3, 3), (4, 2)] {
        let own = Model { weights: (0..width as i64 * height as i64).rev().collect(), ..model(width, height) };
        let tests = run(&own, search, 1);
        assert_eq!(tests[1].weights, own.weights, "the weights of the reader are tested");
        for test in &tests {
            let mut sum = TestedWeights { weights: test.weights.clone(), ..TestedWeights::default() };
            for index in 0..search.boards {
                let board = search.series().board((width, height), index).expect("a board");
                let mut solver = Solver::new(&Model { board, weights: test.weights.clone(), ..own.clone() });
                let tree = solver.solve(&board);
                let ending = Ending::of(tree).filter(|ending| ending.solved).expect("small boards are solved");
                sum.boards += 1;
                sum.expanded += tree.steps();
                sum.moves += ending.length().expect("it is solved");
                sum.solved += 1;
            }
            assert_eq!(*test, sum, "{width}x{height}");
        }
    }
}

#[test]
fn what_nothing_beats_is_found() {
    let mut dice = Dice::new(11, 0);
    for _ in 0..300 {
        let tests: Vec<TestedWeights> = (0..1 + dice.below(12))
            .map(|number| TestedWeights {
                weights: vec![number.into()],
                boards: 3,
                solved: 2 + u64::from(dice.below(2)),
                moves: dice.below(6).into(),
                expanded: dice.below(6).into(),
            })
            .collect();
        let all: Vec<&TestedWeights> = tests.iter().collect();
        let found = front(&all);
        // A plain reference: of equal results the first.
        let same =
            |a: &TestedWeights, b: &TestedWeights| (a.solved, a.moves, a.expanded) == (b.solved, b.moves, b.expanded);
        let mut expected: Vec<usize> = (0..tests.len())
            .filter(|&place| tests.iter().all(|other| !other.beats(&tests[place])))
            .filter(|&place| !tests[..place].iter().any(|other| same(other, &tests[place])))
            .collect();
        expected.sort_by_key(|&place| tests[place].moves);
        assert_eq!(found, expected, "{tests:?}");
        let comparison = TextComparison::of(&all).expect("there is a first one");
        assert_eq!(comparison.others, tests.len() - 1);
        assert_eq!(comparison.better, tests.iter().filter(|test| test.beats(&tests[0])).count());
        assert_eq!(comparison.best.is_some(), comparison.better > 0);
    }
    assert_eq!(TextComparison::of(&[]), None);
}

#[test]
fn evolution_finds_weights_that_beat_those_of_the_text() {
    let search = WeightSearch { boards: 10, size: 10, generations: 6, ..WeightSearch::default() };
    let tests = run(&model(3, 3), search, 1);
    let all: Vec<&TestedWeights> = tests.iter().collect();
    let comparison = TextComparison::of(&all).expect("tests");
    let [shortest, least] = comparison.best.expect("some are better").map(|place| all[place]);
    assert!(shortest.moves < tests[0].moves && least.expanded < tests[0].expanded);
    // Later generations add to what nothing beats.
    assert!(front(&all).iter().any(|&place| search.generation_of(place) > 1));
}

#[test]
fn what_is_asked_for_goes_through_links() {
    for text in ["20.12.8", "1.4.1", "400.60.100.chance"] {
        assert_eq!(text.parse::<WeightSearch>().expect(text).to_string(), text);
    }
    for text in [
        "",
        "20",
        "20.12",
        "0.12.8",
        "401.12.8",
        "20.3.8",
        "20.61.8",
        "20.12.0",
        "20.12.101",
        "20.12.8.",
        "20.12.8.luck",
        "a.b.c",
    ] {
        assert!(text.parse::<WeightSearch>().is_err(), "{text}");
    }
    // Numbers of fields are brought into their ranges.
    let wild = WeightSearch { boards: 0, size: 1_000, generations: 0, ..WeightSearch::default() };
    assert!(!wild.is_legal() && wild.within_ranges().is_legal());
    // An illegal job is refused.
    let job = Job::Weights(model(3, 3), wild);
    assert!(TableRunner::default().begin(&job, vec![(0, Part::Test(weights(9)))]).is_none());
    let job = Job::Weights(model(3, 3), WeightSearch::default());
    for weights in [vec![], vec![1; 8], vec![-1; 9]] {
        let batch = TableRunner::default().begin(&job, vec![(0, Part::Test(weights.clone()))]);
        assert!(batch.and_then(carry_out).is_none(), "{weights:?}");
    }
}
