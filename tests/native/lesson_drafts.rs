//! Lessons that are being written: they are written as files and read again, at any time and however damaged.

use casse_tete::lang::Lang;
use casse_tete::lesson::{
    DraftField, DraftKind, Grouping, LESSONS, Lesson, LessonDraft, LessonFault, LessonFilter, POINTS, StationDraft,
    StationField,
};
use casse_tete::link::{Destination, Link};
use casse_tete::puzzle::Puzzle;
use casse_tete::search::sample::Dice;
use std::collections::BTreeSet;

fn site() -> Vec<String> {
    let file = |name: &str, lang: Lang| {
        let path = format!("{}/static/lessons/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.name());
        std::fs::read_to_string(path).expect("a lesson of the site")
    };
    LESSONS.iter().flat_map(|lesson| Lang::ALL.map(|lang| file(lesson.name, lang))).collect()
}

#[test]
fn the_lessons_of_the_site_come_back_from_their_drafts() {
    for text in site() {
        let lesson: Lesson = text.parse().unwrap();
        let draft = LessonDraft::read(&text).unwrap();
        assert_eq!(draft.to_string().parse(), Ok(lesson));
        assert_eq!(LessonDraft::read(&draft.to_string()), Ok(draft));
    }
}

#[test]
fn a_new_lesson_tells_all_that_is_missing() {
    let mut draft = LessonDraft::default();
    draft.stations.push(StationDraft::default());
    let told = |draft: &LessonDraft| {
        let problems = draft.to_string().parse::<Lesson>().expect_err("it is not whole");
        problems.into_iter().map(|problem| (problem.line, problem.fault)).collect::<Vec<_>>()
    };
    let empty = |key| LessonFault::Empty { key };
    let link = LessonFault::BadLink { key: "link", problem: None };
    let found = [(2, empty("title")), (3, empty("for")), (7, empty("station")), (8, empty("text")), (9, empty("link"))];
    let expected: Vec<_> = found.into_iter().chain([(9, link)]).collect();
    assert_eq!(told(&draft), expected);
    for (field, text) in [
        (DraftField::Title, "Six colours"),
        (DraftField::Audience, "all"),
        (DraftField::Station(0, StationField::Title), "The stack"),
        (DraftField::Station(0, StationField::Text), "One.\n\n  Two.  "),
        (DraftField::Station(0, StationField::Link), "#/insanity?view=hand"),
    ] {
        *draft.field(field).expect("a field") = text.to_string();
    }
    let lesson: Lesson = draft.to_string().parse().unwrap();
    assert_eq!(lesson.stations[0].text, ["One.", "Two."]);
    assert_eq!(draft.field(DraftField::Station(1, StationField::Title)), None);
    assert_eq!(draft.field(DraftField::Station(0, StationField::Choice(0))), None);
}

#[test]
fn the_right_option_stays_right() {
    let mut station = StationDraft::default();
    station.ask(DraftKind::Choice);
    station.options = ["a", "b", "c"].map(String::from).to_vec();
    station.right = 1;
    station.add_option();
    station.drop_option(0);
    assert_eq!((station.options.join(""), station.right), ("bc".to_string(), 0));
    station.drop_option(0);
    assert_eq!((station.options.join(""), station.right), ("c".to_string(), 2));
    station.add_option();
    assert_eq!(station.right, station.options.len(), "there is still none");
}

/// The text of a station as `static/share.js` adds it to a lesson.
fn new_station(link: &str, title: &str) -> String {
    format!("\nstation: {title}\ntext:\nlink: {link}\n")
}

#[test]
fn the_script_begins_a_lesson_as_the_page_does() {
    let script = include_str!("../../static/share.js");
    let begun = script.split("const NEW_LESSON = \"").nth(1).and_then(|rest| rest.split('"').next()).expect("its text");
    assert_eq!(begun.replace("\\n", "\n"), LessonDraft::default().to_string());
    assert!(script.contains(r"`\nstation: ${title()}\ntext:\nlink: ${"), "and a station as the next test");
}

#[test]
fn a_station_added_as_text_is_the_last_of_the_draft() {
    for text in site() {
        let before = LessonDraft::read(&text).unwrap();
        let after = LessonDraft::read(&(text.clone() + &new_station("#/cube?alg=R_U", "A cube"))).unwrap();
        assert_eq!(after.stations.len(), before.stations.len() + 1);
        assert_eq!(after.stations.last().map(|station| station.link.as_str()), Some("#/cube?alg=R_U"));
        assert_eq!(after.stations[..before.stations.len()], before.stations);
    }
}

/// Whatever is typed in the form gives a file that the form can show again, and whose problems are those of its values.
#[test]
fn whatever_is_typed_in_the_form_comes_back() {
    let alien: Vec<char> = "ab \0\t\n\r:#/?&=é∞\u{feff}\u{202e}𝔸0-.<".chars().collect();
    let mut dice = Dice::new(16, 0);
    for _ in 0..20_000 {
        let mut below = |n: u32| dice.below(n) as usize;
        let mut draft = LessonDraft::default();
        for index in 0..below(4) {
            let mut station = StationDraft::default();
            station.ask(DraftKind::ALL[below(4)]);
            station.right = below(3);
            draft.stations.push(station);
            for field in [
                DraftField::Title,
                DraftField::Minutes,
                DraftField::Station(index, StationField::Title),
                DraftField::Station(index, StationField::Text),
                DraftField::Station(index, StationField::Link),
                DraftField::Station(index, StationField::Point),
                DraftField::Station(index, StationField::Asked),
                DraftField::Station(index, StationField::Answer),
                DraftField::Station(index, StationField::Choice(below(3))),
                DraftField::Station(index, StationField::Until),
                DraftField::Station(index, StationField::Hint),
                DraftField::Station(index, StationField::Note),
            ] {
                let text: String = (0..below(12)).map(|_| alien[below(alien.len() as u32)]).collect();
                if let Some(own) = draft.field(field) {
                    *own = text;
                }
            }
        }
        let text = draft.to_string();
        let again = LessonDraft::read(&text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
        assert_eq!(again.to_string(), text);
        assert_eq!(again.stations.len(), draft.stations.len(), "{text}");
    }
}

/// Damaged files are a draft, or their problems are told, each with a line; a whole lesson comes back whole.
#[test]
fn damaged_files_are_drafts_or_told() {
    let files = site();
    let alien: Vec<char> = "\0\t\n\r :#/é\u{feff}0-".chars().collect();
    let mut dice = Dice::new(17, 0);
    let mut below = |n: usize| dice.below(n as u32) as usize;
    let mut drafts = 0;
    for round in 0..20_000 {
        let mut chars: Vec<char> = files[round % files.len()].chars().take(1500).collect();
        for _ in 0..below(8) {
            let at = below(chars.len());
            match below(3) {
                0 => chars[at] = alien[below(alien.len())],
                1 => chars.insert(at, alien[below(alien.len())]),
                _ => drop(chars.drain(at..(at + below(60)).min(chars.len()))),
            }
        }
        let text: String = chars.into_iter().collect();
        match LessonDraft::read(&text) {
            Ok(draft) => {
                drafts += 1;
                assert_eq!(LessonDraft::read(&draft.to_string()), Ok(draft.clone()), "{text}");
                if let Ok(lesson) = text.parse::<Lesson>() {
                    assert_eq!(draft.to_string().parse(), Ok(lesson), "{text}");
                }
            }
            Err(problems) => {
                let lines = text.lines().count().max(1);
                assert!(!problems.is_empty() && problems.iter().all(|problem| (1..=lines).contains(&problem.line)));
            }
        }
    }
    assert!(drafts > 2000, "{drafts}");
}

#[test]
fn lessons_are_listed_by_puzzle_level_and_time() {
    let all = LessonFilter::default().groups();
    assert_eq!(all.concat(), (0..LESSONS.len()).collect::<Vec<_>>(), "all, in their order");
    assert_eq!(all.len(), Puzzle::ALL.len());
    for by in Grouping::ALL {
        for puzzle in Puzzle::ALL.map(Some).into_iter().chain([None]) {
            for (level, minutes) in [(None, None), (Some(1), Some(8)), (Some(3), Some(2)), (None, Some(10))] {
                let mut text = "#/".to_string();
                for (key, value) in [
                    ("puzzle", puzzle.map(|puzzle: Puzzle| puzzle.name().to_string())),
                    ("level", level.map(|level: u32| level.to_string())),
                    ("minutes", minutes.map(|minutes: u32| minutes.to_string())),
                    ("by", (by != Grouping::Puzzle).then(|| by.name().to_string())),
                ] {
                    if let Some(value) = value {
                        text += &format!("{}{key}={value}", if text.contains('?') { '&' } else { '?' });
                    }
                }
                let (filter, bad) = LessonFilter::read(&Link::parse(&text).0);
                assert_eq!(bad, [], "{text}");
                assert_eq!(Link { keys: filter.keys(), ..Link::default() }.to_string(), text);
                let groups = filter.groups();
                assert!(groups.iter().all(|group| !group.is_empty()), "{text}");
                let listed: BTreeSet<usize> = groups.concat().into_iter().collect();
                for (index, lesson) in LESSONS.iter().enumerate() {
                    let fits = puzzle.is_none_or(|puzzle| puzzle == lesson.puzzle)
                        && level.is_none_or(|level| level == lesson.grade.number())
                        && minutes.is_none_or(|minutes| lesson.minutes <= minutes);
                    assert_eq!(listed.contains(&index), fits, "{} in {text}", lesson.name);
                }
                let key = |index: usize| match by {
                    Grouping::Puzzle => LESSONS[index].puzzle as u32,
                    Grouping::Grade => LESSONS[index].grade.number(),
                    Grouping::Minutes => LESSONS[index].minutes,
                };
                let keys: Vec<u32> = groups.iter().map(|group| key(group[0])).collect();
                assert!(keys.is_sorted_by(|a, b| a < b), "{text}: {keys:?}");
                assert!(groups.iter().all(|group| group.iter().all(|&index| key(index) == key(group[0]))));
            }
        }
    }
    let (filter, bad) = LessonFilter::read(&Link::parse("#/?puzzle=chess&level=4&minutes=0&by=age").0);
    assert_eq!(filter, LessonFilter::default());
    assert_eq!(bad.iter().map(|bad| bad.key).collect::<Vec<_>>(), ["puzzle", "level", "minutes", "by"]);
}

#[test]
fn what_can_be_pointed_at_is_documented_and_known() {
    let read = |path: &str| std::fs::read_to_string(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let (document, page) = (read("docs/lessons.md"), read("src/ui/lesson.rs"));
    for name in POINTS {
        assert!(document.contains(&format!("`{name}`")), "{name} in docs/lessons.md");
        assert!(page.contains(&format!("\"{name}\" =>")), "{name} in src/ui/lesson.rs");
    }
}

#[test]
fn the_page_where_a_lesson_is_written_has_a_link_and_is_no_state_of_a_station() {
    let (link, problems) = Link::parse("#/write?lang=fr");
    assert_eq!(
        (link.place, problems.as_slice(), link.to_string().as_str()),
        (Destination::Write, &[][..], "#/write?lang=fr")
    );
    let text = "lesson: 1\ntitle: T\nfor: all\nminutes: 5\nstation: S\ntext: T\nlink: #/write\n";
    let problems = text.parse::<Lesson>().unwrap_err();
    assert_eq!((problems[0].line, &problems[0].fault), (7, &LessonFault::BadLink { key: "link", problem: None }));
}
