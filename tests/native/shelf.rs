//! The file of the shelf: what is written is read again, damage is told with its line, and nothing hostile gets in.

use casse_tete::lesson::{Answered, LessonAnswers, MOST_ANSWERS};
use casse_tete::link::Link;
use casse_tete::pooled::{ClassPool, MOST_PUPILS, PupilCounts};
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::soma::built::Built;
use casse_tete::puzzle::taquin::random::draw_solvable;
use casse_tete::puzzle::taquin::results::{GameResult, MOST_BOARDS, Results};
use casse_tete::search::sample::Dice;
use casse_tete::shelf::{LARGEST_PICTURE, LONGEST_TEXT, MOST_RESULTS, Shelf, ShelfFault, ShelfItem, is_text};

fn link(text: &str) -> Link {
    let (link, problems) = Link::parse(text);
    assert_eq!(problems, []);
    link
}

/// The counts of two pupils.
const COUNTS: [&str; 2] = [
    "ct1:insanity:4.free:7:2,1,0,0,0,1,1,8,1,1:1a0e611f",
    "ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3",
];

/// The best results on two boards.
const RESULTS: [&str; 2] = ["3x3:1,2,3,4,0,5,7,8,6 2 4 7", "4x3:1,2,3,4,5,6,7,8,0,9,10,11 2 1 1"];

/// Solutions that were built by hand: of the cube, and of two small pieces.
const BUILT: [&str; 2] = [
    "o-.oo,o--.ooo,-o-.ooo,-oo.oo-,--.-o_o-.oo,o-.--_o-.oo,--.o-_o-.oo ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo 011122324012455364066553346 7 93 2",
    "o,oo ooo 011 2 5 1",
];

/// What was answered in two exercises, by their check sums.
const ANSWERS: [&str; 2] = ["41 6 2", "18446744073709551615 0 1 4613937818241073152"];

fn answers(lines: &[&str]) -> LessonAnswers {
    let mut answers = LessonAnswers::default();
    for line in lines {
        let (exercise, answered) = LessonAnswers::read_line(line).expect("a good line");
        answers.add(exercise, answered);
    }
    answers
}

fn whole() -> Shelf {
    let mut counts = ClassPool::default();
    counts.take(&COUNTS.join("\n"));
    Shelf {
        items: vec![
            ShelfItem {
                title: "Un plateau – « à moi » : 1, 2".into(),
                link: link("#/taquin?board=3x3:1,2,3,4,5,6,7,0,8&view=tree&step=3"),
                date: "2026-11-23 14:05".into(),
                results: vec!["3 704 créées".into(), "x: y | z".into()],
                picture: Some("data:image/webp;base64,UklGRg==".into()),
            },
            ShelfItem { title: "B".into(), link: link("#/soma?lesson=soma-parity"), ..ShelfItem::default() },
        ],
        lessons: vec![
            "lesson: 1\ntitle: T\n\nitem: no item\n| bar\nclass-counts: text\n  more\n".into(),
            "broken".to_string() + "\n",
        ],
        results: Results::read(&RESULTS.join("\n")),
        built: Built::read(&BUILT.join("\n")),
        counts,
        answers: answers(&ANSWERS),
    }
}

#[test]
fn what_is_written_is_read_again() {
    let text = whole().to_string();
    assert_eq!(Shelf::read(&text), (whole(), vec![]));
    // As other systems write files.
    assert_eq!(Shelf::read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), (whole(), vec![]));
    assert_eq!(Shelf::read("shelf: 1"), (Shelf::default(), vec![]));
}

/// A program that knows only items and lessons takes no line of the other blocks for one of a lesson: they stand before the items.
#[test]
fn texts_of_games_and_classes_stand_before_the_items() {
    let text = whole().to_string();
    let outside = text.lines().filter(|line| !line.starts_with('|'));
    let keys: Vec<&str> = outside.filter_map(|line| line.split_once(": ")).map(|(key, _)| key).collect();
    assert_eq!(
        keys[..6],
        ["shelf", "taquin-results", "soma-built", "class-counts", "lesson-answers", "item"],
        "{text}"
    );
    // They are read in every place, and in several blocks.
    let [first, second] = RESULTS;
    let text = format!(
        "shelf: 1\nlesson: text\n| lesson: 1\ntaquin-results: text\n| {first}\nitem: A\nlink: #/soma\nclass-counts: text\n| {}\ntaquin-results: text\n| {second}\n",
        COUNTS[0]
    );
    let (shelf, problems) = Shelf::read(&text);
    assert_eq!(problems, []);
    assert_eq!((shelf.lessons.as_slice(), shelf.items.len()), (&["lesson: 1\n".to_string()][..], 1));
    assert_eq!((shelf.results, shelf.counts.pupils().len()), (whole().results, 1));
}

/// Each of these lines between two good ones of a block is told as damaged, and a good one as said twice; the good ones are read.
fn check_block(key: &'static str, [first, second]: [&str; 2], damaged: &[&str], read: &Shelf) {
    let damaged = damaged.iter().map(|&line| (line, ShelfFault::Damaged));
    for (line, fault) in damaged.chain([(first, ShelfFault::BadValue(key))]) {
        let (shelf, problems) = Shelf::read(&format!("shelf: 1\n{key}: text\n| {first}\n| {line}\n| {second}\n"));
        assert_eq!(problems.iter().map(|each| (each.line, &each.fault)).collect::<Vec<_>>(), [(4, &fault)], "{line}");
        assert_eq!(shelf, *read, "{line}");
    }
}

#[test]
fn damaged_lines_of_blocks_are_told_and_the_others_are_read() {
    let results = [
        "",
        "3x3:1,2,3,4,0,5,7,8,8 2 4 7",
        "3x3:1,2,3,4,0,5,7,8,6 2 4",
        "3x3:1,2,3,4,0,5,7,8,6 2 4 7 1",
        "3x3:1,2,3,4,0,5,7,8,6 2 -4 7",
        "<b>best</b>",
    ];
    check_block("taquin-results", RESULTS, &results, &Shelf { results: whole().results, ..Shelf::default() });
    let built = [
        "",
        "o,oo ooo 01z 2 5 1",
        "o,oo ooo 011 2 5",
        "o,oo ooo 011 2 5 1 1",
        &format!("o,oo ooo {} 2 5 1", "0".repeat(126)),
        &format!("{} ooo 011 2 5 1", "o".repeat(17_000)),
    ];
    check_block("soma-built", BUILT, &built, &Shelf { built: whole().built, ..Shelf::default() });
    let answers = ["", "42", "42 0 4", "-1 0 0", "18446744073709551616 0 0"];
    check_block("lesson-answers", ANSWERS, &answers, &Shelf { answers: whole().answers, ..Shelf::default() });
    let [first, second] = COUNTS;
    let counts = ["", &first.replace("2,1", "2,2"), &first.replace("ct1", "ct2"), &format!("Léa : {second}")];
    check_block("class-counts", COUNTS, &counts, &Shelf { counts: whole().counts, ..Shelf::default() });
    // A block of no kind that is known, and lines outside of a block.
    for text in ["shelf: 1\nclass-counts: 1\n", "shelf: 1\n| text\n", "shelf: 1\nsoma-results: text\n"] {
        let (shelf, problems) = Shelf::read(text);
        assert_eq!((shelf, problems[0].fault.clone()), (Shelf::default(), ShelfFault::NoKey), "{text}");
    }
}

#[test]
fn as_much_is_read_as_the_device_keeps() {
    let mut dice = Dice::new(5, 0);
    let mut text = "shelf: 1\ntaquin-results: text\n".to_string();
    for _ in 0..MOST_BOARDS + 2 {
        let board = draw_solvable(4, 4, &mut dice).expect("a board");
        text += &format!("| {board} 80 90 1\n");
    }
    text += "class-counts: text\n";
    for seed in 0..MOST_PUPILS as u64 + 1 {
        let own = PupilCounts::new(Puzzle::Insanity, "4.free", seed, vec![2, 1, 0, 0, 0, 1, 1, 8, 1, 1]);
        text += &format!("| {}\n", own.expect("possible counts"));
    }
    let (shelf, problems) = Shelf::read(&text);
    assert_eq!((shelf.results.count(), shelf.counts.pupils().len()), (MOST_BOARDS, MOST_PUPILS));
    let told: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
    let last = text.lines().count();
    assert_eq!(told, [MOST_BOARDS + 3, MOST_BOARDS + 4, last]);
    let again = Shelf::read(&shelf.to_string());
    assert_eq!(again, (shelf, vec![]));
}

/// The results of two devices: the better ones stay, none of the own is forgotten, and to take them again changes nothing.
#[test]
fn results_of_two_devices_become_one() {
    let mut dice = Dice::new(6, 0);
    let mut game = |moves, seconds| GameResult {
        board: draw_solvable(4, 4, &mut dice).expect("a board"),
        moves,
        seconds,
        games: 1,
    };
    let (shared, few) = (game(80, 60), (0..MOST_BOARDS - 2).map(|_| game(90, 90)).collect::<Vec<_>>());
    let mut own = Results::default();
    for result in few.iter().chain([&shared]) {
        own.add(result.clone());
    }
    let mut other = Results::default();
    let new = [game(1, 1), game(2, 2)];
    other.add(GameResult { moves: 70, seconds: 70, games: 3, ..shared.clone() });
    for result in &new {
        other.add(result.clone());
    }
    // There is room for one more.
    assert_eq!(own.merge(&other), (2, 1));
    let best = GameResult { moves: 70, seconds: 60, games: 3, ..shared };
    assert_eq!((own.count(), own.of(&best.board)), (MOST_BOARDS, Some(&best)));
    assert_eq!((own.of(&new[0].board), own.of(&new[1].board)), (None, Some(&new[1])));
    assert!(few.iter().all(|result| own.of(&result.board) == Some(result)));
    let before = own.clone();
    assert_eq!((own.merge(&other), own.merge(&before.clone())), ((0, 1), (0, 0)));
    assert_eq!(own, before);
    // A device without results has those of the other, in their order.
    let mut empty = Results::default();
    assert_eq!((empty.merge(&other), &empty), ((3, 0), &other));
}

#[test]
fn every_problem_has_its_line() {
    let good = "\nlink: #/soma\n";
    let long = "x".repeat(LONGEST_TEXT + 1);
    let picture = format!("data:image/png;base64,{}", "A".repeat(LARGEST_PICTURE));
    for (text, line, fault) in [
        (String::new(), 1, ShelfFault::NoShelf),
        ("lesson: 1\ntitle: T".into(), 1, ShelfFault::NoShelf),
        ("shelf: one".into(), 1, ShelfFault::NoShelf),
        ("shelf: 2\nitem: A".into(), 1, ShelfFault::Newer),
        ("shelf: 1\nlink: #/soma".into(), 2, ShelfFault::NoKey),
        ("shelf: 1\n| text".into(), 2, ShelfFault::NoKey),
        ("shelf: 1\nhello".into(), 2, ShelfFault::NoKey),
        ("shelf: 1\n\nitem: A\ncolour: red".to_string() + good, 4, ShelfFault::NoKey),
        ("shelf: 1\nitem: A\nitem: B".to_string() + good, 2, ShelfFault::NoLink),
        ("shelf: 1\nitem: A".into(), 2, ShelfFault::NoLink),
        ("shelf: 1\nitem:".to_string() + good, 2, ShelfFault::BadValue("item")),
        (format!("shelf: 1\nitem: {long}{good}"), 2, ShelfFault::BadValue("item")),
        ("shelf: 1\nitem: a\u{7}b".to_string() + good, 2, ShelfFault::BadValue("item")),
        ("shelf: 1\nitem: A\nlink: https://example.org/#/soma".into(), 3, ShelfFault::BadValue("link")),
        ("shelf: 1\nitem: A\nlink: javascript:alert(1)".into(), 3, ShelfFault::BadValue("link")),
        ("shelf: 1\nitem: A\nlink: #/write".into(), 3, ShelfFault::BadValue("link")),
        ("shelf: 1\nitem: A\nlink: #/taquin?step=-1".into(), 3, ShelfFault::BadValue("link")),
        ("shelf: 1\nitem: A\nlink: #/soma".to_string() + good, 4, ShelfFault::BadValue("link")),
        ("shelf: 1\nitem: A\ndate: <b>today</b>".to_string() + good, 3, ShelfFault::BadValue("date")),
        (format!("shelf: 1\nitem: A\nresult: {long}{good}"), 3, ShelfFault::BadValue("result")),
        (
            format!("shelf: 1\nitem: A{good}{}", "result: 1\n".repeat(MOST_RESULTS + 1)),
            4 + MOST_RESULTS,
            ShelfFault::BadValue("result"),
        ),
        (
            "shelf: 1\nitem: A\npicture: https://example.org/p.png".to_string() + good,
            3,
            ShelfFault::BadValue("picture"),
        ),
        (
            "shelf: 1\nitem: A\npicture: data:image/svg+xml;base64,AAAA".to_string() + good,
            3,
            ShelfFault::BadValue("picture"),
        ),
        (
            "shelf: 1\nitem: A\npicture: data:image/png;base64,A\"onload".to_string() + good,
            3,
            ShelfFault::BadValue("picture"),
        ),
        (format!("shelf: 1\nitem: A\npicture: {picture}{good}"), 3, ShelfFault::BadValue("picture")),
    ] {
        let (shelf, problems) = Shelf::read(&text);
        let shown: String = text.chars().take(80).collect();
        assert_eq!(problems.first().map(|problem| (problem.line, &problem.fault)), Some((line, &fault)), "{shown}");
        assert!(shelf.items.iter().all(|item| item.title != "A" || fault == ShelfFault::NoLink), "{shown}");
    }
}

#[test]
fn the_good_items_of_a_damaged_file_are_read() {
    let text =
        "shelf: 1\nitem: A\nlink: #/soma\nitem: B\nlink: #/nowhere\nitem: C\nlink: #/cube\nlesson: text\n| lesson: 1\n";
    let (shelf, problems) = Shelf::read(text);
    assert_eq!(shelf.items.iter().map(|item| item.title.as_str()).collect::<Vec<_>>(), ["A", "C"]);
    assert_eq!((shelf.lessons.len(), problems.len()), (1, 1));
}

/// Characters and lines are dropped, doubled, exchanged and replaced: nothing panics, and whatever is read can be written and read
/// again, and is within its bounds.
#[test]
fn whatever_is_damaged_is_read_or_told() {
    let alien: Vec<char> = "ab \0\t\n\r:|#/?&=;,é∞\u{feff}\u{202e}𝔸0-.<\"'".chars().collect();
    let text: Vec<char> = whole().to_string().chars().collect();
    let mut dice = Dice::new(23, 0);
    for round in 0..20_000 {
        let mut below = |n: usize| dice.below(n as u32) as usize;
        let mut damaged = text.clone();
        for _ in 0..=below(6) {
            if damaged.is_empty() {
                break;
            }
            let at = below(damaged.len());
            match below(5) {
                0 => drop(damaged.remove(at)),
                1 => damaged.insert(at, alien[below(alien.len())]),
                2 => damaged[at] = alien[below(alien.len())],
                3 => damaged.truncate(at.max(1)),
                _ => {
                    let other = below(damaged.len());
                    damaged.swap(at, other);
                }
            }
        }
        let damaged: String = damaged.into_iter().collect();
        let (shelf, problems) = Shelf::read(&damaged);
        let lines = damaged.lines().count().max(1);
        assert!(problems.iter().all(|problem| (1..=lines).contains(&problem.line)), "{round}: {damaged}");
        for item in &shelf.items {
            assert!(is_text(&item.title) && item.results.iter().all(|result| is_text(result)), "{round}");
            assert!(item.link.place.is_puzzle() && item.link.lang.is_none(), "{round}");
            assert!(item.picture.iter().all(|picture| picture.starts_with("data:image/")), "{round}");
        }
        let again = Shelf::read(&shelf.to_string());
        assert_eq!(again, (shelf, vec![]), "{round}: {damaged}");
    }
}

#[test]
fn what_was_answered_is_read_again() {
    for answered in [
        Answered::default(),
        Answered { chosen: 0b101, solved: true, ..Answered::default() },
        Answered { number: Some(Some(-2.5)), told: true, ..Answered::default() },
        Answered { chosen: u32::MAX, number: Some(Some(41_472.0)), told: true, solved: true },
    ] {
        assert_eq!(Answered::read(&answered.to_string()), Some(answered));
    }
    // What was no number is not kept.
    let no_number = Answered { number: Some(None), ..Answered::default() };
    assert_eq!(Answered::read(&no_number.to_string()), Some(Answered::default()));
    let nan = format!("0 0 {}", f64::NAN.to_bits());
    for text in ["", " ", "0", "x 0", "0 4", "0 0 ", "0 0 x", "4294967296 0", "-1 0", "0 0 1 1", &nan] {
        assert_eq!(Answered::read(text), None, "{text:?}");
    }
}

/// Here an exercise that is solved stays as it is; one that is not is solved by the other device, and a new one is taken.
#[test]
fn answers_of_two_devices_are_merged() {
    let mut here = answers(&["1 3 2", "2 1 0", "3 1 1"]);
    let there = answers(&["1 2 2", "2 5 2", "3 7 0", "4 0 0"]);
    assert_eq!(here.merge(&there), (2, 0));
    assert_eq!(here, answers(&["1 3 2", "2 5 2", "3 1 1", "4 0 0"]));
    assert_eq!(here.merge(&there), (0, 0));
    // There is an end to them, but what is here may still be solved.
    let mut full = LessonAnswers::default();
    (0..MOST_ANSWERS as u64).for_each(|exercise| full.add(exercise + 10, Answered::default()));
    assert_eq!(full.merge(&answers(&["1 0 2", "12 0 2"])), (1, 1));
    assert_eq!(full.count(), MOST_ANSWERS);
}
