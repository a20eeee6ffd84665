//! Lesson files: those of the site, those that a teacher writes, and damaged ones.

use casse_tete::lang::Lang;
use casse_tete::lesson::{
    AnswerKind, Condition, Exercise, Grade, LARGEST, LESSONS, Lesson, LessonFault, LessonProblem, Station,
};
use casse_tete::link::{Destination, Link, LinkProblem};
use casse_tete::puzzle::Puzzle;
use casse_tete::scene::Theme;
use casse_tete::search::sample::Dice;
use casse_tete::ui::lesson::Attempt;
use casse_tete::values::{Allowed, BadValue, Named};
use std::collections::BTreeSet;

const SMALL: &str = "lesson: 1\ntitle: T\nfor: all\nminutes: 5\nlevel: 2\n\nstation: One\ntext: First\n  and more.\ntext: Second.\nlink: #/soma?view=pieces\n";

fn faults(text: &str) -> Vec<(usize, LessonFault)> {
    let problems = text.parse::<Lesson>().expect_err("a lesson with problems");
    problems.into_iter().map(|LessonProblem { line, fault }| (line, fault)).collect()
}

fn file(name: &str, lang: Lang) -> String {
    let path = format!("{}/static/lessons/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.name());
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn read(name: &str, lang: Lang) -> Lesson {
    file(name, lang).parse().unwrap_or_else(|problems| panic!("{name} in {}: {problems:#?}", lang.name()))
}

#[test]
fn the_lessons_of_the_site_are_whole_in_both_languages() {
    for (index, listed) in LESSONS.into_iter().enumerate() {
        let [french, english] = [Lang::Fr, Lang::En].map(|lang| read(listed.name, lang));
        let titles = [Lang::Fr, Lang::En].map(|lang| lang.lesson_titles()[index]);
        assert_eq!([&french.title, &english.title], titles, "{}", listed.name);
        for lesson in [&french, &english] {
            assert_eq!((lesson.minutes, lesson.grade), (listed.minutes, listed.grade), "{}", listed.name);
            for station in &lesson.stations {
                let at = format!("{}: {}", listed.name, station.title);
                assert_eq!(station.link.place, Destination::Puzzle(listed.puzzle), "{at}");
                assert_eq!((station.link.lang, station.link.theme, station.link.present), (None, None, false), "{at}");
                assert!(station.text.iter().map(|text| text.len()).sum::<usize>() <= 1000, "{at}: too long");
                let Some(exercise) = &station.exercise else { continue };
                assert!(exercise.hint.is_some() && exercise.why.is_some(), "{at}: a hint and a reason");
            }
        }
        assert!(listed.name.starts_with(&format!("{}-", listed.puzzle.name())), "{}", listed.name);
        // The two languages show the same states and ask the same.
        assert_eq!(french.stations.len(), english.stations.len(), "{}", listed.name);
        for (one, other) in french.stations.iter().zip(&english.stations) {
            let at = format!("{}: {} and {}", listed.name, one.title, other.title);
            assert_eq!((&one.link, &one.point, one.text.len()), (&other.link, &other.point, other.text.len()), "{at}");
            let shape = |exercise: &Option<Exercise>| {
                exercise.as_ref().map(|exercise| match &exercise.question {
                    AnswerKind::Choice(options, right) => {
                        AnswerKind::Choice(vec![String::new(); options.len()], *right)
                    }
                    question => question.clone(),
                })
            };
            assert_eq!(shape(&one.exercise), shape(&other.exercise), "{at}");
        }
    }
}

#[test]
fn every_file_is_listed_and_the_first_of_each_puzzle_takes_two_minutes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static/lessons");
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let listed = LESSONS.iter().flat_map(|lesson| ["fr", "en"].map(|lang| format!("{}.{lang}.txt", lesson.name)));
    assert_eq!(names.collect::<BTreeSet<_>>(), listed.collect::<BTreeSet<_>>());
    for puzzle in Puzzle::ALL {
        let Some(first) = casse_tete::lesson::lessons_of(puzzle).next() else { continue };
        assert_eq!((first.minutes, first.grade), (2, Grade::First), "{}", first.name);
        assert_eq!(first.name, format!("{}-first", puzzle.name()));
    }
}

#[test]
fn a_lesson_is_read_as_it_was_written() {
    let lesson: Lesson = SMALL.parse().unwrap();
    assert_eq!(lesson.grade, Grade::Second);
    assert_eq!(lesson.stations[0].text, ["First and more.", "Second."]);
    let link = |text: &str| Link::parse(text).0;
    let exercise = |question| {
        Some(Exercise { asked: "What?".into(), question, hint: Some("Look.".into()), why: Some("So.".into()) })
    };
    let station = |question| Station {
        title: "A: station".into(),
        text: vec!["One.".into(), "Two: 2 < 3, and \"so\".".into()],
        link: link("#/taquin?board=3x3:4,0,3,6,1,7,2,8,5&step=7"),
        point: Some("tile-3-0".into()),
        exercise: exercise(question),
        note: Some("For the teacher.".into()),
    };
    let conditions = ["view = graph", "step >= 20", "rules != default", "soma.classes <= 239.5"];
    let conditions: Vec<Condition> = conditions.iter().map(|text| text.parse().unwrap()).collect();
    let lesson = Lesson {
        title: "Numbers: «all» of them".into(),
        audience: "12 to 18".into(),
        minutes: 240,
        grade: Grade::Third,
        stations: vec![
            station(AnswerKind::Number(41472.0, 41472.0)),
            station(AnswerKind::Number(-1.5, 20.25)),
            station(AnswerKind::Choice(vec!["a".into(), "b".into(), "c".into()], 0)),
            station(AnswerKind::Choice(vec!["a".into(), "b".into(), "c".into()], 2)),
            station(AnswerKind::Action(conditions, Box::new(link("#/soma?rules=parity")))),
            Station { exercise: None, note: None, point: None, ..station(AnswerKind::Number(0.0, 0.0)) },
        ],
    };
    assert_eq!(lesson.to_string().parse(), Ok(lesson.clone()));
    // As a text editor of another system saves it.
    let windows = format!("\u{feff}{}", lesson.to_string().replace('\n', "\r\n"));
    assert_eq!(windows.parse(), Ok(lesson));
}

#[test]
fn every_problem_is_told_with_its_line() {
    assert_eq!(faults(""), [(1, LessonFault::NoLesson)]);
    assert_eq!(faults("title: T\nlesson: 1\n"), [(1, LessonFault::NoLesson)]);
    assert_eq!(faults("lesson: 2\nshape: round\n"), [(1, LessonFault::Newer { version: "2".into() })]);
    let size = LARGEST + 1;
    assert_eq!(faults(&"x".repeat(size)), [(1, LessonFault::TooLarge { size })]);
    let text = "lesson: 1\ntitle:\nfor: all\nfor: some\nminutes: 0\nlevel: 4\nhello\ncolour: red\ntext: early\n\
        station: One\ntitle: here\ntext: T\nlink: https://example.org/#/soma\nhint: none asked\npoint: a b\n\
        station: Two\nlink: #/soma?step=many&theme=pink\ntext: T\ntask: How many?\nanswer: several\n\
        station: Three\ntext: T\nlink: #/chess\ntask: Do it.\nuntil: view > 3\nanswer: #/soma\nright: yes\n\
        station: Four\nlink: #/\ntask: Which?\nright: This.\n";
    let bad = |key, found: &str| LessonFault::BadValue { key, found: found.into() };
    let (missing, misplaced) = (|key| LessonFault::Missing { key }, |key| LessonFault::Misplaced { key });
    let link = |problem| LessonFault::BadLink { key: "link", problem };
    let bad_link =
        |key, found: &str, allowed| link(Some(LinkProblem::BadValue(BadValue { key, found: found.into(), allowed })));
    assert_eq!(
        faults(text),
        [
            (2, LessonFault::Empty { key: "title" }),
            (4, LessonFault::Repeated { key: "for" }),
            (5, bad("minutes", "0")),
            (6, bad("level", "4")),
            (7, LessonFault::NoKey),
            (8, LessonFault::UnknownKey { key: "colour".into() }),
            (9, misplaced("text")),
            (11, misplaced("title")),
            (13, link(None)),
            (14, misplaced("hint")),
            (15, bad("point", "a b")),
            (17, bad_link("step", "many", Allowed::numbers(&(0u64..)))),
            (17, bad_link("theme", "pink", Allowed::Names(Theme::NAMES))),
            (20, bad("answer", "several")),
            (23, link(Some(LinkProblem::UnknownPage { found: "chess".into() }))),
            (25, bad("until", "view > 3")),
            (27, misplaced("right")),
            (29, link(None)),
            (31, missing("text")),
            (31, missing("wrong")),
        ]
    );
    assert_eq!(faults("lesson: 1\n"), ["title", "for", "minutes", "station"].map(|key| (1, missing(key))));
    let many = format!("{SMALL}{}", "station: S\ntext: T\nlink: #/soma\n".repeat(60));
    assert_eq!(faults(&many), [(12 + 59 * 3, LessonFault::TooManyStations)]);
}

#[test]
fn conditions_compare_results_and_keys_of_the_link() {
    let holds = |condition: &str, found: Option<&str>| {
        let condition: Condition = condition.parse().unwrap();
        assert_eq!(condition.to_string().parse(), Ok(condition.clone()));
        condition.holds(|_| found.map(str::to_string))
    };
    assert!(holds("insanity.raw = 28", Some("28")));
    assert!(!holds("insanity.raw = 28", Some("8")) && !holds("insanity.raw = 28", None));
    assert!(!holds("insanity.raw != 28", None), "a result that is not there yet says nothing");
    assert!(holds("insanity.raw >= 9", Some("28")) && !holds("insanity.raw <= 9", Some("28")));
    assert!(holds("view = default", None) && !holds("view = default", Some("graph")));
    assert!(holds("view != default", Some("graph")) && holds("rules != none", None));
    assert!(!holds("step >= 3", None) && !holds("step >= 3", Some("?")));
    assert!(holds("cube.order = 105", Some("105.0")));
    for text in ["", "view", "= 3", "view =", "view > 3", "view >= graph", "a b = 3", "é = 3"] {
        assert!(text.parse::<Condition>().is_err(), "{text}");
    }
}

/// Damaged files give no panic, and every problem a line of the file. Whatever is read without a problem is written and read
/// again as the same.
#[test]
fn damaged_lesson_files_are_read_or_told() {
    let files: Vec<String> = LESSONS.iter().flat_map(|l| [Lang::Fr, Lang::En].map(|lang| file(l.name, lang))).collect();
    let alien: Vec<char> = "\0\t\n\r :#/?&=%é∞\u{feff}\u{202e}𝔸09-.<>\"'~".chars().collect();
    let mut dice = Dice::new(15, 0);
    let mut below = |n: usize| dice.below(n as u32) as usize;
    let mut legal = 0;
    for round in 0..100_000 {
        let mut chars: Vec<char> = files[round % files.len()].chars().collect();
        // Most of a lesson is left away, so that the damage is not lost in it.
        let from = below(chars.len());
        let until = (from + below(400)).min(chars.len());
        if round % 2 == 0 {
            chars.drain(from..until);
        } else {
            chars.truncate(until.max(120));
        }
        for _ in 0..below(6) {
            if chars.is_empty() {
                break;
            }
            let at = below(chars.len());
            match below(4) {
                0 => chars[at] = alien[below(alien.len())],
                1 => chars.insert(at, alien[below(alien.len())]),
                2 => drop(chars.remove(at)),
                _ => {
                    let end = (at + below(80)).min(chars.len());
                    let piece: Vec<char> = chars[at..end].to_vec();
                    let to = below(chars.len());
                    chars.splice(to..to, piece);
                }
            }
        }
        let text: String = chars.into_iter().collect();
        match text.parse::<Lesson>() {
            Ok(lesson) => {
                legal += 1;
                assert_eq!(lesson.to_string().parse(), Ok(lesson), "{text}");
            }
            Err(problems) => {
                let lines = text.lines().count().max(1);
                assert!(!problems.is_empty(), "{text}");
                assert!(problems.iter().all(|problem| (1..=lines).contains(&problem.line)), "{problems:?}\n{text}");
                assert!(problems.is_sorted_by_key(|problem| problem.line));
            }
        }
    }
    assert!(legal > 1000, "{legal} of the damaged files are still lessons");
}

#[test]
fn every_result_that_a_lesson_asks_for_is_documented() {
    let documented = include_str!("../../docs/links.md");
    for listed in LESSONS {
        for station in read(listed.name, Lang::En).stations {
            let Some(Exercise { question: AnswerKind::Action(conditions, _), .. }) = &station.exercise else {
                continue;
            };
            for condition in conditions.iter().filter(|condition| condition.is_of_result()) {
                assert!(documented.contains(&format!("`{}`", condition.name)), "{}: {condition}", listed.name);
            }
        }
    }
}

#[test]
fn what_was_done_on_arrival_solves_nothing_until_the_reader_does_something() {
    let link = |text: &str| Link::parse(text).0;
    let arrival = || Attempt { arrival: Some(link("#/soma?view=search")), ..Attempt::default() };
    let mut attempt = arrival();
    assert!(!attempt.look(true, &link("#/soma?view=search")), "the state of arrival");
    assert!(attempt.look(true, &link("#/soma?view=search&step=2")), "the reader has done something");
    let mut attempt = arrival();
    assert!(!attempt.look(false, &link("#/soma?view=search")));
    assert!(attempt.look(true, &link("#/soma?view=search")), "a result has come");
    assert!(attempt.look(false, &link("#/soma?view=search")), "what is solved stays solved");
}
