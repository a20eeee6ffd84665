//! The counts of a class: what an experiment yields is written, read and added up; equal seeds, damage and lies are refused.

use casse_tete::pooled::{ClassPool, CountsProblem, LARGEST, LONGEST, MOST_PUPILS, PupilCounts};
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::insanity::CUBES;
use casse_tete::puzzle::insanity::pooling as sets;
use casse_tete::puzzle::insanity::random::Colouring;
use casse_tete::puzzle::insanity::trial::Trial;
use casse_tete::puzzle::taquin::Board;
use casse_tete::puzzle::taquin::method::{Method, Stop};
use casse_tete::puzzle::taquin::model::Model;
use casse_tete::puzzle::taquin::pooling as boards;
use casse_tete::puzzle::taquin::random::Boards;
use casse_tete::puzzle::taquin::shortest::{Bound, GuidedBoards};
use casse_tete::search::sample::{Block, Dice, Experiment};
use proptest::prelude::*;

/// The first counts of an experiment with this number of cases.
fn drawn(mut experiment: impl Experiment, seed: u64, cases: u64, pooled: usize) -> Vec<u64> {
    let mut block = Block::new(&experiment, seed, 0, cases);
    while !block.advance(&mut experiment, u64::MAX) {}
    block.into_counts()[..pooled].to_vec()
}

fn some_boards(model: &Model, seed: u64, cases: u64) -> PupilCounts {
    let counts = if model.method.is_deepening() {
        // All bounds give the same lengths.
        let guided = GuidedBoards::new(&model.board, Bound::Manhattan, || None).expect("a small board");
        drawn(Boards::guided(&model.board, guided), seed, cases, boards::POOLED)
    } else {
        drawn(Boards::new(model), seed, cases, boards::POOLED)
    };
    PupilCounts::new(Puzzle::Taquin, &boards::settings(model), seed, counts).expect("what was counted is possible")
}

fn some_sets(trial: &Trial, cases: u64) -> PupilCounts {
    let counts = drawn(trial.experiment(), trial.seed, cases, sets::POOLED);
    PupilCounts::new(Puzzle::Insanity, &sets::settings(trial), trial.seed, counts)
        .expect("what was counted is possible")
}

/// A text with the right checksum, whatever it says.
fn forged(body: &str) -> String {
    format!("{body}:{:08x}", crc32fast::hash(body.as_bytes()))
}

const BOARDS: &str = "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120";

fn checked(own: &PupilCounts) {
    let text = own.to_string();
    assert_eq!(text.parse().as_ref(), Ok(own), "{text}");
    assert!(text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic()), "{text}");
    let mut pool = ClassPool::default();
    assert_eq!(pool.take(&text).added, std::slice::from_ref(own));
    assert_eq!(pool.to_string(), format!("{text}\n"));
}

#[test]
fn every_experiment_with_boards_can_be_written_and_read() {
    for (width, height) in [(2, 2), (3, 2), (2, 4), (3, 3)] {
        let board = Board::goal(width, height).expect("a board");
        for method in Method::ALL {
            checked(&some_boards(&Model::new(board, method), 3, 12));
        }
        let usual = Model::new(board, Method::Score);
        checked(&some_boards(&Model { stop: Stop::Solved, ..usual.clone() }, u64::MAX, 12));
        let weights = (1..=board.tiles().len() as i64).collect();
        checked(&some_boards(&Model { weights, stop: Stop::Solved, ..usual }, 0, 12));
    }
    // The largest boards have the longest settings.
    let board = Board::goal(5, 5).expect("a board");
    let weights = vec![1_000_000_000; 25];
    let model = Model { weights, stop: Stop::Solved, ..Model::new(board, Method::Score) };
    assert!(boards::settings(&model).len() < LONGEST / 2, "{}", boards::settings(&model));
}

#[test]
fn every_experiment_with_sets_can_be_written_and_read() {
    for count in CUBES {
        for colouring in Colouring::ALL.into_iter().filter(|colouring| colouring.is_possible(count)) {
            for seed in [0, 5, u64::MAX] {
                checked(&some_sets(&Trial { colouring, seed, ..Trial::of(count) }, 300));
            }
        }
    }
}

#[test]
fn the_counts_of_a_class_are_those_of_all_its_cases() {
    let model = Model::default();
    let pupils: Vec<PupilCounts> = (1..=5).map(|seed| some_boards(&model, seed, 20 * seed)).collect();
    let cubes = some_sets(&Trial::of(4), 100);
    let mut pool = ClassPool::default();
    for own in pupils.iter().take(2).chain([&cubes]).chain(&pupils[2..]) {
        assert_eq!(pool.add(own.clone()), Ok(()));
    }
    let groups = pool.groups();
    assert_eq!(groups.iter().map(|group| group.puzzle).collect::<Vec<_>>(), [Puzzle::Taquin, Puzzle::Insanity]);
    assert_eq!(groups[0].cases(), 20 + 40 + 60 + 80 + 100);
    let sum = |place: usize| pupils.iter().map(|own| own.counts()[place]).sum::<u64>();
    assert_eq!(groups[0].counts, (0..boards::POOLED).map(sum).collect::<Vec<_>>());
    assert_eq!(groups[0].pupils.iter().map(|(place, _)| *place).collect::<Vec<_>>(), [0, 1, 3, 4, 5]);
    assert_eq!(groups[0].exact(), [Some(0.5), Some(0.5), None]);
    let running = groups[0].running();
    assert_eq!(running.iter().map(|point| point.0).collect::<Vec<_>>(), [20, 60, 120, 200, 300]);
    assert_eq!(running[4].1, sum(1) as f64 / 300.0);
    assert!(running.iter().all(|(_, fraction, [low, high])| low <= fraction && fraction <= high));
    // All sets of four cubes have been gone through, with all colours on each cube they have not.
    assert!(groups[1].exact().iter().take(4).all(Option::is_some));
    assert_eq!(Puzzle::Insanity.pooling("4.all").expect("possible").exact, [None; 6]);
    pool.remove(0);
    pool.remove(99);
    assert_eq!(pool.groups()[0].cases(), 280);
}

#[test]
fn boards_that_were_given_up_leave_the_exact_fraction_open() {
    let mut pool = ClassPool::default();
    pool.add(forged("ct1:taquin:4x4.score:1:100,20,30,50,900,900,400").parse().expect("possible")).expect("the first");
    assert_eq!(pool.groups()[0].exact(), [None, None, None]);
}

#[test]
fn pooling_with_equal_seeds_refused() {
    let model = Model::default();
    let mut pool = ClassPool::default();
    pool.add(some_boards(&model, 7, 20)).expect("the first");
    // The same seed draws the same boards, however many.
    assert_eq!(pool.add(some_boards(&model, 7, 40)), Err(CountsProblem::SameSeed(7)));
    let before = pool.clone();
    assert_eq!(pool.take(&some_boards(&model, 7, 20).to_string()).problems, [(1, CountsProblem::SameSeed(7))]);
    assert_eq!(pool, before);
    // With other settings these are other counts, which are not added to the first.
    pool.add(some_boards(&Model { method: Method::Bfs, ..model }, 7, 20)).expect("another method");
    pool.add(some_sets(&Trial { seed: 7, ..Trial::of(4) }, 20)).expect("another puzzle");
    assert_eq!(pool.groups().len(), 3);
}

#[test]
fn the_pool_of_a_class_has_an_end() {
    let mut pool = ClassPool::default();
    let own = |seed: usize| -> PupilCounts {
        forged(&format!("ct1:insanity:2.free:{seed}:1,0,0,1,0,0,0,0,1,0")).parse().expect("possible")
    };
    for seed in 0..MOST_PUPILS {
        pool.add(own(seed)).expect("room");
    }
    assert_eq!(pool.add(own(MOST_PUPILS)), Err(CountsProblem::Full));
}

#[test]
fn several_are_read_out_of_a_mail_or_a_chat() {
    let model = Model::default();
    let texts: Vec<String> = (1..=6).map(|seed| some_boards(&model, seed, 20).to_string()).collect();
    let [a, b, c, d, e, f] = texts.as_slice() else { panic!("six texts") };
    let escaped = e.replace(':', "%3A").replace(',', "%2C");
    let mail = format!(
        "Bonjour,\r\n\r\n[10:02] Léa : {a}.\r\n> «\u{a0}{b}\u{a0}»\n\thttps://example.org/x/#/class?lang=fr&counts={c}&theme=dark ({d})\n<a href=\"#/class?counts={escaped}\">\n*{f}* \u{202f}!\nMerci"
    );
    let mut pool = ClassPool::default();
    let taken = pool.take(&mail);
    assert_eq!((taken.added.len(), taken.other_lines), (5, 3), "{taken:?}");
    assert_eq!(taken.problems, []);
    assert_eq!(pool.take(f).added.len(), 1);
}

#[test]
fn every_reason_is_told() {
    use CountsProblem::*;
    let good = forged(BOARDS);
    assert!(good.parse::<PupilCounts>().is_ok());
    for (text, problems) in [
        (String::new(), vec![NoCounts]),
        ("Bonjour".into(), vec![NoCounts]),
        ("ct".into(), vec![NoCounts]),
        ("ctx:taquin".into(), vec![NoCounts]),
        ("ct1:".into(), vec![Damaged]),
        (BOARDS.into(), vec![Damaged]),
        (format!("{good} "), vec![Damaged]),
        (good[..good.len() - 1].into(), vec![Damaged]),
        (good.to_uppercase().replace("CT", "ct"), vec![Damaged]),
        (forged(&BOARDS.replace(":7:", ":07:")), vec![Damaged]),
        (forged(&BOARDS.replace(":7:", ":+7:")), vec![Damaged]),
        (forged(&BOARDS.replace("ct1", "ct01")), vec![Damaged]),
        (forged(&BOARDS.replace("ct1", "ct0")), vec![Damaged]),
        (forged(&BOARDS.replace("ct1", "ct2")), vec![Newer]),
        (forged(&format!("ct1:taquin:3x3.score:7:{}", "1,".repeat(LONGEST))), vec![Damaged]),
        (forged(&BOARDS.replace("taquin", "tetris")), vec![Puzzle("tetris".into())]),
        (forged(&BOARDS.replace("taquin", "cube")), vec![Settings("3x3.score".into())]),
        (forged(&BOARDS.replace("3x3", "4x4").replace("score", "bfs")), vec![Settings("4x4.bfs".into())]),
        (forged(&BOARDS.replace("3x3", "99999999999x4")), vec![Settings("99999999999x4.score".into())]),
        (forged(&BOARDS.replace("score", "score.rows")), vec![Settings("3x3.score.rows".into())]),
        (forged(&BOARDS.replace(":7:", ":-7:")), vec![Seed("-7".into())]),
        (forged(&BOARDS.replace(":7:", ":18446744073709551616:")), vec![Seed("18446744073709551616".into())]),
        (forged(&BOARDS.replace("100,", "1e2,")), vec![Numbers]),
        (forged(&BOARDS.replace("100,", "")), vec![Numbers]),
        (forged("ct1:x:y:z:w"), vec![Puzzle("x".into()), Seed("z".into()), Numbers]),
        (forged("ct1:taquin:y:z:w"), vec![Settings("y".into()), Seed("z".into()), Numbers]),
        (forged(&BOARDS.replace("48,", "47,")), vec![Impossible]),
        (forged(&BOARDS.replace("48,52", "148,52")), vec![Impossible]),
        (forged(&BOARDS.replace("100,48,52", "0,0,0")), vec![Impossible]),
        (forged(&BOARDS.replace("100,48,52", "200000,100000,100000")), vec![Impossible]),
        (forged(&BOARDS.replace("80321", "99")), vec![Impossible]),
        (forged(&BOARDS.replace("80321", "18446744073709551615")), vec![Impossible]),
        (forged(&BOARDS.replace("100,48,52", "18446744073709551615,18446744073709551615,0")), vec![Impossible]),
        (forged("ct1:taquin:3x3.score:7:100,0,100,0,51234,80321,1"), vec![Impossible]),
        (forged("ct1:insanity:2.free:1:10,5,1,5,0,0,5,9,5,5"), vec![Impossible]),
        (forged("ct1:insanity:4.free:1:10,5,0,5,0,0,4,9,5,5"), vec![Impossible]),
        (forged("ct1:insanity:4.free:1:10,5,0,5,0,0,5,4,5,5"), vec![Impossible]),
        (forged("ct1:insanity:4.free:1:10,5,0,5,0,0,5,99999999,5,5"), vec![Impossible]),
    ] {
        assert_eq!(text.parse::<PupilCounts>(), Err(problems), "{text}");
    }
    let many = "x ".repeat(LARGEST / 2 + 1);
    assert_eq!(ClassPool::default().take(&many).problems, [(1, TooLarge)]);
    assert_eq!(ClassPool::default().take("Bonjour\n\nLéa").problems, [(1, NoCounts)]);
    let taken = ClassPool::default().take(&format!("{BOARDS}\n{good}\nBonjour"));
    assert_eq!((taken.problems, taken.added.len(), taken.other_lines), (vec![(1, Damaged)], 1, 1));
    assert!(PupilCounts::from_page("taquin:3x3.score:7").is_err());
}

/// What a hand makes of a text: a character dropped, doubled, exchanged with its neighbour or replaced.
#[test]
fn any_damage_of_one_character_is_refused() {
    let texts = [some_boards(&Model::default(), 123, 50), some_sets(&Trial::of(5), 50)].map(|own| own.to_string());
    let alien: Vec<char> = "0123456789abcdefxO:,.- é\u{202e}&=\n\"<".chars().collect();
    for text in texts {
        let whole: Vec<char> = text.chars().collect();
        let mut damaged: Vec<Vec<char>> = vec![];
        for at in 0..whole.len() {
            let with = |change: &dyn Fn(&mut Vec<char>)| {
                let mut copy = whole.clone();
                change(&mut copy);
                copy
            };
            damaged.push(with(&|copy| {
                copy.remove(at);
            }));
            damaged.push(with(&|copy| copy.insert(at, whole[at])));
            damaged.push(with(&|copy| copy.truncate(at)));
            damaged.push(with(&|copy| copy.swap(at, (at + 1).min(whole.len() - 1))));
            damaged.extend(alien.iter().map(|&c| with(&|copy| copy[at] = c)));
            damaged.extend(alien.iter().map(|&c| with(&|copy| copy.insert(at, c))));
        }
        for copy in damaged.into_iter().filter(|copy| *copy != whole) {
            let copy: String = copy.into_iter().collect();
            assert!(copy.parse::<PupilCounts>().is_err(), "{copy}");
            // Out of a mail it is refused too, or it is the whole text with something around it.
            let mut pool = ClassPool::default();
            let taken = pool.take(&copy);
            let is_whole = copy.contains(&text);
            assert!(is_whole || taken.added.is_empty() && !taken.problems.is_empty(), "{copy}");
        }
    }
}

#[test]
fn whatever_is_pasted_is_read_or_told() {
    let alien: Vec<char> =
        "ct1:0123456789,.x-&=%2C taquin insanity score free \n\0\u{feff}\u{202e}é𝔸".chars().collect();
    let text: Vec<char> = forged(BOARDS).chars().collect();
    let mut dice = Dice::new(29, 0);
    for _ in 0..20_000 {
        let mut below = |n: usize| dice.below(n as u32) as usize;
        let mut damaged = text.clone();
        for _ in 0..=below(8) {
            let at = below(damaged.len());
            match below(4) {
                0 if damaged.len() > 1 => drop(damaged.remove(at)),
                1 => damaged[at] = alien[below(alien.len())],
                _ => damaged.insert(at, alien[below(alien.len())]),
            }
        }
        let damaged: String = damaged.into_iter().collect();
        // With the right checksum all that is left to check is what it says.
        for text in [damaged.clone(), forged(damaged.rsplit_once(':').map_or(&damaged, |(body, _)| body))] {
            let mut pool = ClassPool::default();
            let taken = pool.take(&text);
            assert!(!taken.added.is_empty() || !taken.problems.is_empty());
            let again = pool.to_string();
            let mut other = ClassPool::default();
            assert_eq!(other.take(&again).added, taken.added);
        }
    }
}

proptest! {
    #[test]
    fn no_text_stops_the_page(text in "\\PC*", bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        for text in [text, String::from_utf8_lossy(&bytes).into_owned()] {
            let _ = text.parse::<PupilCounts>();
            let _ = ClassPool::default().take(&text);
            let _ = ClassPool::default().take(&forged(&format!("ct1:{text}")));
            for puzzle in Puzzle::ALL {
                let _ = puzzle.pooling(&text);
                let _ = puzzle.can_count(&text, &[1, 2, 3]);
            }
        }
    }

    #[test]
    fn no_counts_stop_the_page(counts in proptest::collection::vec(prop_oneof![0u64..20, any::<u64>()], 0..12)) {
        for (puzzle, settings) in [(Puzzle::Taquin, "3x3.score"), (Puzzle::Insanity, "4.free"), (Puzzle::Insanity, "7.free")] {
            if let Ok(own) = PupilCounts::new(puzzle, settings, 1, counts.clone()) {
                prop_assert_eq!(own.to_string().parse(), Ok(own));
            }
        }
    }
}
