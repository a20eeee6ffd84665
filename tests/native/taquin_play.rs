//! Requests for the taquin, and playing it: requests, presets, moves and their undoing, a search at any of its steps.

use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::counts::known_counts;
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::method::{MOST_WEIGHT, Method, Stop};
use casse_tete::puzzle::taquin::play::{self, Play};
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::random;
use casse_tete::puzzle::taquin::request::Request;
use casse_tete::puzzle::taquin::results::{GameResult, Results};
use casse_tete::puzzle::taquin::trial::{MOST_BOARDS, Trial};
use casse_tete::puzzle::taquin::{Board, Parity, Setup, Way};
use casse_tete::search::best_first::Standing;
use casse_tete::search::growth::Growth;
use casse_tete::search::sample::Dice;
use casse_tete::values::{LinkValues, LinkWriter};

fn board(text: &str) -> Board {
    let setup: Setup = text.parse().expect("short");
    setup.board().unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn request(keys: &[(&str, &str)]) -> Request {
    let keys: Vec<(String, String)> = keys.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    Request::from_keys(|key| keys.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str()))
}

#[test]
fn requests_round_trip_and_leave_defaults_out() {
    assert_eq!(Request::of(&Model::default()).to_string(), "");
    let mut dice = Dice::new(3, 0);
    for (width, height) in [(3, 3), (2, 2), (4, 4), (5, 3)] {
        for method in Method::ALL {
            for stop in Stop::ALL {
                let board = random::draw(width, height, &mut dice).expect("there are such boards");
                if !method.fits(&board) {
                    continue;
                }
                let mut model = Model { stop, ..Model::new(board, method) };
                if dice.below(2) == 1 {
                    model.weights[1] = MOST_WEIGHT;
                }
                let request = Request::of(&model);
                assert_eq!(request.model(), Ok(model.clone()), "{request}");
                // The text form is that of links.
                let pairs: Vec<(String, String)> =
                    request.keys().map(|(k, v)| (k.to_string(), v.to_string())).collect();
                let again = Request::from_keys(|key| pairs.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str()));
                assert_eq!(again, request);
                let text: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
                assert_eq!(text.join("&"), request.to_string());
            }
        }
    }
}

#[test]
fn every_reason_against_a_request_is_told() {
    for (keys, codes) in [
        (&[("board", "3x3:1,2,3,4,5,6,7,8,8")][..], &["tile-twice", "tile-missing"][..]),
        (&[("method", "ida")], &["method"]),
        (&[("method", "ida-pattern"), ("tables", "huge")], &["tables"]),
        (
            &[("board", "5x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,0,19"), ("method", "ida-manhattan")],
            &["too-large"],
        ),
        (&[("board", "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"), ("method", "bfs")], &["too-large"]),
        (&[("stop", "never"), ("method", "dfs")], &["method", "stop"]),
        (&[("weights", "1.2.3")], &["weights"]),
        (&[("weights", "1.2.3.4.5.6.7.8.nine")], &["weights"]),
        (&[("weights", "1.2.3.4.5.6.7.8.-9")], &["weights"]),
        (&[("weights", "1.2.3.4.5.6.7.8.1000000001")], &["weights"]),
    ] {
        let problems = request(keys).model().expect_err("illegal");
        let found: Vec<&str> = problems.iter().map(|problem| problem.code()).collect();
        assert_eq!(found, codes, "{keys:?}");
    }
    assert!(request(&[("board", "4x2:0,1,2,3,4,5,6,7"), ("method", "bfs")]).model().is_ok());
}

#[test]
fn presets_are_what_they_are_called() {
    for preset in Preset::ALL {
        assert_eq!(Preset::of(&board(preset.text())), Some(preset));
    }
    let distances = Distances::new(3, 3).expect("small");
    let distance = |preset: Preset| distances.of(&board(preset.text()));
    assert_eq!(board(Preset::Example.text()), Board::default());
    assert_eq!(distance(Preset::Example), None);
    assert_eq!(distance(Preset::OneMove), Some(1));
    assert_eq!(distance(Preset::FirstTwo), None);
    assert_eq!(distance(Preset::LoydSmall), None);
    // As many tiles in place: the Score tells the two boards of the text apart.
    let in_place = |preset: Preset| {
        let board = board(preset.text());
        (0..9).filter(|&cell| board.home(board.tiles()[cell]) == cell).count()
    };
    assert_eq!([Preset::OneMove, Preset::FirstTwo].map(in_place), [7, 7]);
    assert_eq!(distance(Preset::Farthest), Some(31));
    assert_eq!(distance(Preset::Solved), Some(0));
    assert!(!Parity::of(&board(Preset::Loyd.text())).is_solvable());
    let (space, mut search) = Model::new(board(Preset::Four.text()), Method::AStarManhattan).search();
    assert!(matches!(search.advance(&space, 10_000), Standing::Found(_)));
}

#[test]
fn trials_round_trip() {
    let written = |trial: Trial| {
        let mut written = LinkWriter::default();
        trial.write(&mut written);
        written.0
    };
    assert_eq!(Trial::read(&mut LinkValues::new(&[])), Trial::default());
    assert_eq!(written(Trial::default()), []);
    let trial = Trial { boards: 77, seed: 5 };
    assert_eq!(Trial::read(&mut LinkValues::new(&written(trial))), trial);
    let too_many = (MOST_BOARDS + 1).to_string();
    for (key, value) in [("boards", "0"), ("boards", "x"), ("boards", too_many.as_str()), ("seed", "-1")] {
        // The other value is read.
        let (other, wanted) = match key {
            "seed" => ("boards", Trial { boards: 7, ..Trial::default() }),
            _ => ("seed", Trial { seed: 7, ..Trial::default() }),
        };
        let pairs = [(key, value), (other, "7")].map(|(key, value)| (key.to_string(), value.to_string()));
        let mut values = LinkValues::new(&pairs);
        assert_eq!(Trial::read(&mut values), wanted, "{value}");
        let bad = values.bad();
        assert_eq!(bad.iter().map(|bad| (bad.key, bad.found.as_str())).collect::<Vec<_>>(), [(key, value)]);
    }
}

/// Random pushes, each of a run of tiles, and checks after each.
#[test]
fn moves_are_taken_back_and_made_again() {
    let mut dice = Dice::new(11, 0);
    for (width, height) in [(3, 3), (4, 4), (5, 2)] {
        let start = random::draw_solvable(width, height, &mut dice).expect("there are such boards");
        let mut play = Play::new(start);
        let mut after = vec![start];
        let mut moves = 0;
        for _ in 0..60 {
            let run = start_of_run(&play.board(), &mut dice);
            assert!(play.push(&run));
            moves += run.len();
            after.push(play.board());
            assert_eq!((play.made(), play.known(), play.runs()), (moves, moves, after.len() - 1));
        }
        let text = play::text(play.ways());
        assert_eq!(play::read(&text), Some(play.ways().collect()));
        assert_eq!(play.boards().len(), moves + 1);
        // One run after the other back, and again.
        for expected in after.iter().rev().skip(1) {
            assert!(play.undo());
            assert_eq!(play.board(), *expected);
        }
        assert!(!play.undo() && play.made() == 0 && play.known() == moves);
        for expected in after.iter().skip(1) {
            assert!(play.redo());
            assert_eq!(play.board(), *expected);
        }
        assert!(!play.redo());
        // One move after the other.
        let boards = play.boards();
        for step in (0..=moves).rev() {
            play.go(step);
            assert_eq!((play.board(), play.made()), (boards[step], step));
        }
        // Making the same move again keeps the moves after it; another move removes them.
        let ahead = play.next().expect("moves lie ahead");
        assert!(play.push(&[ahead]) && play.known() == moves);
        let other = Way::ALL.into_iter().find(|&way| play.board().moved(way).is_some() && Some(way) != play.next());
        assert!(play.push(&[other.expect("two moves at least")]) && play.known() == 2);
    }
    assert_eq!(play::read("ULDRx"), None);
    let along = Play::along(Board::default(), &[Way::Left, Way::Left, Way::Left, Way::Up]);
    assert_eq!((along.known(), along.made()), (1, 0), "what the board does not allow is left out");
}

fn start_of_run(board: &Board, dice: &mut Dice) -> Vec<Way> {
    loop {
        let run = board.run_from(dice.below(board.tiles().len() as u32) as usize);
        if !run.is_empty() {
            return run;
        }
    }
}

#[test]
fn a_search_is_shown_at_any_step() {
    let model = Model::new(board("3x3:8,6,7,2,5,4,3,0,1"), Method::Score);
    let (space, mut whole) = model.search();
    whole.advance(&space, u64::MAX);
    let total = whole.steps();
    let (space, search) = model.search();
    let mut growth = Growth::new(space, search);
    let mut dice = Dice::new(5, 0);
    for _ in 0..40 {
        let step = u64::from(dice.below(total as u32));
        growth.aim(step);
        while growth.winding() {
            growth.wind(700);
        }
        assert_eq!(growth.step(), step);
        assert_eq!(growth.standing(), Standing::Growing);
        assert_eq!(growth.search().expanded_at(step), whole.expanded_at(step));
        assert_eq!(growth.search().created_by(step), whole.created_by(step));
    }
    growth.aim(u64::MAX);
    while growth.winding() {
        growth.wind(700);
    }
    assert_eq!((growth.step(), growth.total(), growth.standing()), (total, Some(total), whole.standing()));
    growth.aim(total - 1);
    assert!(!growth.finished() && growth.standing() == Standing::Growing && growth.total() == Some(total));
    // A board in order is seen to be so when it is looked at.
    let (space, search) = Model::new(board("3x3:1,2,3,4,5,6,7,8,0"), Method::Bfs).search();
    let mut growth = Growth::new(space, search);
    growth.foresee(1);
    assert_eq!((growth.total(), growth.standing()), (Some(0), Standing::Found(0)));
}

#[test]
fn a_run_leads_to_a_board_beside() {
    let mut dice = Dice::new(17, 0);
    for (width, height) in [(3, 3), (4, 4), (5, 2)] {
        let mut at = random::draw(width, height, &mut dice).expect("there are such boards");
        for _ in 0..60 {
            let run = start_of_run(&at, &mut dice);
            let after = run.iter().try_fold(at, |board, &way| board.moved(way)).expect("a run");
            assert!(at.is_beside(&after) && after.is_beside(&at) && at.is_beside(&at), "{at} {after}");
            let far = Way::ALL.into_iter().filter(|way| *way != run[0].back());
            for way in far.filter(|_| run.len() == 1) {
                // The same tile once more is two cells away; another one is beside its place, too.
                let Some(next) = after.moved(way) else { continue };
                let moved = |tile: &u8| at.tiles().iter().position(|each| each == tile);
                let beside = next.tiles().iter().enumerate().filter(|(_, tile)| **tile > 0).all(|(cell, tile)| {
                    let there = moved(tile).expect("the same tiles");
                    (cell % width).abs_diff(there % width) + (cell / width).abs_diff(there / width) <= 1
                });
                assert_eq!(at.is_beside(&next), beside);
            }
            at = after;
        }
    }
    let [square, flat] = [(2, 2), (4, 2)].map(|(width, height)| Board::goal(width, height).expect("a board"));
    assert!(!square.is_beside(&flat) && !flat.is_beside(&square));
    assert!(!board("3x3:1,2,3,4,5,6,7,8,0").is_beside(&board("3x3:3,2,1,4,5,6,7,8,0")));
}

#[test]
fn results_are_read_with_damage_and_forget_the_oldest() {
    let [easy, hard] = ["3x3:1,2,3,4,5,0,7,8,6", "4x4:5,1,3,4,2,6,8,0,9,10,7,11,13,14,15,12"].map(board);
    let mut results = Results::default();
    let game = |board, moves, seconds| GameResult { board, moves, seconds, games: 1 };
    assert!(results.add(game(easy, 3, 9)) && results.add(game(hard, 60, 90)));
    assert!(!results.add(game(easy, 3, 9)), "as good is not better");
    assert!(results.add(game(easy, 1, 20)) && results.add(game(easy, 5, 2)));
    assert_eq!(results.of(&easy), Some(&GameResult { board: easy, moves: 1, seconds: 2, games: 4 }));
    assert_eq!((results.of_sides(&easy), results.of_sides(&hard)), (Some((1, 2)), Some((1, 90))));
    assert_eq!((results.of(&Board::default()), results.of_sides(&board("2x2:1,2,3,0"))), (None, None));
    // Every damaged line is left out, whatever the damage.
    let text = results.to_string();
    assert_eq!(Results::read(&text), results);
    let damaged = format!("{text}3x3:1,2,3 1 2 3\n{easy} 1 2\n{easy} x 2 3\n\n\u{0}\n{easy} 1 -2 3\n6x6:1 1 1 1");
    assert_eq!(Results::read(&damaged), results);
    for end in 0..text.len() {
        let part = Results::read(&text[..end]);
        assert!(part.of(&hard).is_none_or(|best| best.moves == 60));
    }
    // More boards than are kept.
    let mut dice = Dice::new(4, 0);
    for _ in 0..400 {
        results.add(game(random::draw_solvable(4, 4, &mut dice).expect("a board"), 70, 80));
    }
    assert_eq!((results.of(&easy), results.to_string().lines().count()), (None, 300));
}

#[test]
fn known_counts_are_those_of_the_data() {
    let data = include_str!("../data/taquin-distance-counts.txt");
    for (name, width, height) in [("12-4x3", 4, 3), ("12-4x3", 3, 4), ("15-5x3", 3, 5), ("16-4x4", 4, 4)] {
        let line = data.lines().skip_while(|line| *line != format!("== {name}")).nth(2).expect("there is its line");
        let wanted: Vec<u64> = line.split_whitespace().map(|count| count.parse().expect("a number")).collect();
        let counts = known_counts(width, height).expect("known");
        assert_eq!(counts, wanted);
        let positions: u64 = (3..=width as u64 * height as u64).product();
        assert_eq!(counts.iter().sum::<u64>(), positions);
    }
    assert_eq!(
        [(3, 3), (5, 4), (5, 5), (5, 2)].map(|(width, height)| known_counts(width, height)),
        [const { None }; 4]
    );
}
