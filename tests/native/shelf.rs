//! The file of the shelf: what is written is read again, damage is told with its line, and nothing hostile gets in.

use casse_tete::link::Link;
use casse_tete::search::sample::Dice;
use casse_tete::shelf::{LARGEST_PICTURE, LONGEST_TEXT, MOST_RESULTS, Shelf, ShelfFault, ShelfItem, is_text};

fn link(text: &str) -> Link {
    let (link, problems) = Link::parse(text);
    assert_eq!(problems, []);
    link
}

fn whole() -> Shelf {
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
        lessons: vec!["lesson: 1\ntitle: T\n\nitem: no item\n| bar\n  more\n".into(), "broken".to_string() + "\n"],
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
