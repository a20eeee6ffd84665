//! Both ends of boards that are too large for a shortest solution: the wide boards against plain ones, beams and proofs against exact
//! distances, rounds that meet, the same results however they are carried out.

use casse_tete::puzzle::taquin::anytime::{EndsPart, EndsResult, EndsRound, PARTS, ROUNDS, first, next_round, rounds};
use casse_tete::puzzle::taquin::beam::{BeamChoice, BeamSearch, WIDEST};
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::job::{Answer, Job, Part, TableRunner};
use casse_tete::puzzle::taquin::method::manhattan;
use casse_tete::puzzle::taquin::optimal::ways;
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::wide::WideBoards;
use casse_tete::puzzle::taquin::{Board, Way, estimate};
use casse_tete::search::Status;
use casse_tete::search::batch::carry_out;
use casse_tete::search::deepening::Descent;
use casse_tete::search::job::{JobRunner, WorkerJob};
use casse_tete::search::sample::Dice;
use std::collections::HashMap;

fn drawn(width: usize, height: usize, seed: u64) -> Board {
    draw_solvable(width, height, &mut Dice::new(seed, 0)).expect("a size")
}

/// A board after moves; none if one is not possible.
fn after(board: Board, moves: &[Way]) -> Option<Board> {
    moves.iter().try_fold(board, |board, &way| board.moved(way))
}

/// The Manhattan distance and the additional moves for linear conflicts, line by line.
fn estimate_of(board: &Board) -> (u32, u32) {
    let (width, height) = (board.width(), board.height());
    let tiles: Vec<(usize, u8)> = board.tiles().iter().copied().enumerate().filter(|(_, tile)| *tile > 0).collect();
    let sum: usize = tiles.iter().map(|&(cell, tile)| manhattan(width, cell, board.home(tile))).sum();
    let at = |row: usize, column: usize| board.tiles()[row * width + column];
    let place = |tile: u8, is_own: bool, place: usize| if tile > 0 && is_own { place as u8 + 1 } else { 0 };
    let row = |row: usize| {
        let places: Vec<u8> = (0..width)
            .map(|column| at(row, column))
            .map(|tile| place(tile, board.home(tile) / width == row, board.home(tile) % width))
            .collect();
        u32::from(estimate::line::additional(&places))
    };
    let column = |column: usize| {
        let places: Vec<u8> = (0..height)
            .map(|row| at(row, column))
            .map(|tile| place(tile, board.home(tile) % width == column, board.home(tile) / width))
            .collect();
        u32::from(estimate::line::additional(&places))
    };
    (sum as u32, (0..height).map(row).sum::<u32>() + (0..width).map(column).sum::<u32>())
}

#[test]
fn wide_boards_carry_their_estimates_along() {
    for (width, height) in [(5, 5), (5, 4), (4, 5), (2, 5), (3, 3)] {
        let mut board = drawn(width, height, 3);
        let boards = WideBoards::new(&board);
        let mut wide = boards.of(&board);
        let mut keys: HashMap<u64, Board> = HashMap::new();
        let mut dice = Dice::new(4, 0);
        for _ in 0..3_000 {
            let way = dice.below(4) as u8;
            let Some(next) = boards.after(&wide, way) else { continue };
            board = board.moved(ways(std::iter::once(way))[0]).expect("the same moves are possible");
            wide = next;
            assert_eq!(wide.estimate(), estimate_of(&board), "{board}");
            assert_eq!(*keys.entry(wide.key()).or_insert(board), board);
            assert_eq!(boards.of(&board).key(), wide.key());
        }
    }
}

fn beam(board: &Board, choice: BeamChoice, budget: u64) -> BeamSearch {
    let mut search = BeamSearch::new(WideBoards::new(board).into(), board, choice);
    while search.advance(budget) == Status::Running {}
    search
}

#[test]
fn beams_find_solutions_and_wide_ones_the_shortest() {
    let distances = Distances::new(3, 3).expect("3x3 is small enough");
    for seed in 0..12 {
        let board = drawn(3, 3, seed);
        let exact = u32::from(distances.of(&board).expect("it can be put in order"));
        for (width, backward) in [20, 300, 50_000].into_iter().flat_map(|width| [(width, false), (width, true)]) {
            let choice = BeamChoice { width, weights: [2, 3], below: 400, backward };
            let search = beam(&board, choice, 1_000);
            let solution = search.moves().expect("wide enough");
            assert!(after(board, &solution).expect("legal").is_solved());
            assert!(solution.len() as u32 >= exact);
            // Wide enough for all boards of a depth, it is a breadth-first search.
            assert!(width < 50_000 || solution.len() as u32 == exact, "{board}");
            // The same however it is sliced, and nothing that is not shorter.
            assert_eq!(beam(&board, choice, u64::MAX).solution(), search.solution());
            let shorter = beam(&board, BeamChoice { below: exact, ..choice }, 1_000);
            assert_eq!((shorter.solution(), shorter.nodes() < 200_000), (None, true));
        }
    }
    for wrong in [
        BeamChoice { width: 0, weights: [1, 1], below: 10, backward: false },
        BeamChoice { width: WIDEST + 1, weights: [1, 1], below: 10, backward: false },
        BeamChoice { width: 1, weights: [0, 1], below: 10, backward: false },
        BeamChoice { width: 1, weights: [1, 1], below: 5_000, backward: false },
    ] {
        assert!(!wrong.is_legal(), "{wrong:?}");
    }
}

/// The results of the rounds of a board, up to a number of parts, as a worker carries them out.
fn results(board: Board, most: usize) -> Vec<EndsResult> {
    let job = Job::Ends(board);
    let mut parts: Vec<Part> = first().into_iter().map(Part::Ends).collect();
    let mut answers: Vec<Answer> = vec![];
    while !parts.is_empty() && answers.len() < most {
        let batch = TableRunner::default().begin(&job, parts.drain(..).enumerate().collect()).expect("it can");
        answers.extend(carry_out(batch).expect("it can").into_iter().map(|(_, answer)| answer));
        parts = job.next_round(&answers.iter().collect::<Vec<_>>());
    }
    let ends = |answer| if let Answer::Ends(result) = answer { result } else { panic!("both ends") };
    answers.into_iter().map(ends).collect()
}

#[test]
fn both_ends_meet_at_the_exact_distance() {
    let distances = Distances::new(3, 3).expect("3x3 is small enough");
    for seed in 20..26 {
        let board = drawn(3, 3, seed);
        let exact = u32::from(distances.of(&board).expect("it can be put in order"));
        let results = results(board, usize::MAX);
        let all: Vec<Option<&EndsResult>> = results.iter().map(Some).collect();
        let rounds = rounds(&all);
        for round in &rounds {
            assert!(round.bound <= exact && round.moves.is_none_or(|moves| moves >= exact), "{round:?}: {exact}");
        }
        let last = rounds.last().expect("a round");
        assert_eq!((last.moves, last.bound), (Some(exact), exact), "{board}");
    }
}

#[test]
fn the_ends_of_a_large_board_come_nearer() {
    for (width, height, seed) in [(5, 5, 1), (5, 4, 2), (4, 5, 3)] {
        let board = drawn(width, height, seed);
        let results = results(board, 5 * PARTS);
        let all: Vec<Option<&EndsResult>> = results.iter().map(Some).collect();
        let rounds = rounds(&all);
        assert!(rounds.windows(2).all(|pair| {
            pair[0].bound <= pair[1].bound && pair[1].moves <= pair[0].moves && pair[0].width < pair[1].width
        }));
        let last = rounds.last().expect("a round");
        let moves = last.moves.expect("a solution");
        assert!(last.bound <= moves && f64::from(moves) <= 1.4 * f64::from(last.bound), "{board}: {last:?}");
        let (sum, more) = estimate_of(&board);
        assert!(last.bound >= sum + more);
        for result in &results {
            if let Some(solution) = &result.solution {
                let solution = ways(solution.iter().copied());
                assert!(after(board, &solution).is_some_and(|board| board.is_solved()));
            }
        }
        // A part that is missing changes nothing but what it would have told.
        let mut partial = all.clone();
        let end = partial.len();
        partial[end - 2] = None;
        let partial = casse_tete::puzzle::taquin::anytime::rounds(&partial);
        assert_eq!(partial.last().map(|last| last.bound), Some(last.bound));
    }
}

#[test]
fn the_quotient_of_both_ends_is_never_too_small() {
    for bound in 0..200 {
        for moves in bound..400 {
            let round = EndsRound { moves: Some(moves), bound, ..EndsRound::default() };
            let hundredths = round.hundredths().expect("a solution");
            assert!(
                hundredths * bound.max(1) >= 100 * moves && (hundredths == 0 || (hundredths - 1) * bound < 100 * moves)
            );
        }
    }
    assert_eq!(EndsRound { bound: 9, ..EndsRound::default() }.hundredths(), None);
}

#[test]
fn rounds_end() {
    // No solution ever, and a bound that does not rise: the last round is the last.
    let mut parts = first();
    let mut results: Vec<EndsResult> = vec![];
    while !parts.is_empty() {
        let nothing = |part| EndsResult { part, solution: None, bound: 10, nodes: 1, bytes: 0 };
        results.extend(parts.drain(..).map(nothing));
        parts = next_round(&results.iter().collect::<Vec<_>>());
        assert!(results.len() <= PARTS * ROUNDS);
        for part in &parts {
            if let EndsPart::Solution(choice) = part {
                assert!(choice.is_legal(), "{choice:?}");
            }
        }
    }
    assert_eq!(results.len(), PARTS * ROUNDS);
    // A board that cannot be put in order is refused.
    let mut tiles: Vec<u8> = (1..25).collect();
    tiles.swap(0, 1);
    tiles.push(0);
    let board = Board::new(5, 5, &tiles).expect("a board");
    let parts = first().into_iter().map(Part::Ends).enumerate().collect();
    assert!(TableRunner::default().begin(&Job::Ends(board), parts).is_none());
}
