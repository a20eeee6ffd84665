//! Links: values that are written are read back, and values that make no sense are reported.

use casse_tete::lesson::{Grouping, LESSONS};
use casse_tete::link::{Destination, LONGEST, Link, LinkProblem, MOST_MARKED};
use casse_tete::puzzle::cube::{Model, Preset, Request, notation};
use casse_tete::puzzle::{Puzzle, cube, insanity, soma, taquin};
use casse_tete::scene::{Hues, Theme};
use casse_tete::sheet;
use casse_tete::text::Lang;
use casse_tete::values::{Allowed, BadValue, Named};

/// A link that is read without problems and written in the same words.
fn check_round_trip(text: &str) -> Link {
    let (link, problems) = Link::parse(text);
    assert_eq!(problems, [], "{text}");
    assert_eq!(link.to_string(), text);
    assert_eq!(Link::parse(&link.to_string()), (link.clone(), vec![]));
    link
}

#[test]
fn links_come_back_as_they_were() {
    for text in [
        "#/",
        "#/insanity",
        "#/taquin",
        "#/?lang=fr&theme=dark",
        "#/soma?lang=fr&theme=dark&palette=okabe-ito&present=1",
        "#/insanity?cubes=012021.122010.021102",
        "#/insanity?cubes=012021.122010.021102&prune=none&view=tree&step=12&workers=3&run=1&lang=en&theme=projector&present=1",
        "#/soma?order=1734562&rules=islands%2Cparity".replace("%2C", ",").as_str(),
        "#/cube?alg=R_U_R-_U-",
        "#/insanity?step=775&marks=12.775.9001",
        "#/taquin?board=3x3:4,0,3,6,1,7,2,8,5",
        // If a link without a step means the last one, the first one has to be written.
        "#/soma?view=solutions&step=0",
    ] {
        check_round_trip(text);
    }
}

/// Links that were given away: `tests/data/golden-links.txt`.
const GOLDEN: &str = include_str!("../data/golden-links.txt");

/// How many of them are sealed, and the checksum of these. Who adds lines at the end counts them here, too; the test then tells the new
/// checksum.
const SEALED: (usize, &str) = (170, "b3c3f480");

#[test]
fn golden_links_are_never_changed_nor_taken_away() {
    let lines: Vec<&str> = GOLDEN.lines().filter(|line| line.starts_with("#/")).collect();
    let sealed = lines.iter().take(SEALED.0).fold(String::new(), |all, line| all + line + "\n");
    let checksum = |text: &str| format!("{:08x}", crc32fast::hash(text.as_bytes()));
    assert_eq!(checksum(&sealed), SEALED.1, "one of the first {} lines is another one", SEALED.0);
    for line in lines {
        for link in line.split(" -> ") {
            assert_eq!(Link::parse(link).1, [], "{link}");
        }
    }
}

/// Names that links were given away with, by their keys: `tests/data/golden-names.txt`.
const GOLDEN_NAMES: &str = include_str!("../data/golden-names.txt");

#[test]
fn golden_names_are_never_changed_nor_taken_away() {
    let lines = GOLDEN_NAMES.lines().filter_map(|line| line.split_once(": "));
    let mut count = 0;
    for (key, given) in lines.filter(|(key, _)| !key.starts_with('#')) {
        let lessons: Vec<&str> = LESSONS.iter().map(|listed| listed.name).collect();
        let known: &[&str] = match key {
            "figure" => soma::preset::Preset::NAMES,
            "set" => soma::known_set::KnownSet::NAMES,
            "error" => cube::errata::Erratum::NAMES,
            "figures" => cube::scene::figures::Figures::NAMES,
            "form" => cube::laboratory::Form::NAMES,
            "change" => cube::wish::WishedChange::NAMES,
            "scheme" => cube::Scheme::NAMES,
            "cube-method" => cube::Method::NAMES,
            "metric" => cube::solve::optimal::Metric::NAMES,
            "taquin-method" => taquin::method::Method::NAMES,
            "estimate" => taquin::details::BoundShown::NAMES,
            "quantity" => taquin::formula::quantity::Quantity::NAMES,
            "picture" => taquin::scene::motif::Motif::NAMES,
            "clock" => taquin::race::RaceClock::NAMES,
            "want" => insanity::random::Wanted::NAMES,
            "colours" => insanity::random::Colouring::NAMES,
            "sheet" => sheet::SheetKind::NAMES,
            "paper" => sheet::Paper::NAMES,
            "ink" => sheet::Ink::NAMES,
            "palette" => Hues::NAMES,
            "theme" => Theme::NAMES,
            "by" => Grouping::NAMES,
            "lesson" => &lessons,
            _ => panic!("no key {key}"),
        };
        for name in given.split(' ') {
            assert!(known.contains(&name), "{key}={name}");
            count += 1;
        }
    }
    assert!(count >= 130, "{count} names");
}

#[test]
fn every_key_of_the_contract_is_read() {
    let link = check_round_trip("#/insanity?view=cubes&step=7&workers=2&listing=1&run=1&lang=fr&theme=light&present=1");
    assert_eq!(link.place, Destination::Puzzle(Puzzle::Insanity));
    assert_eq!((link.lang, link.theme), (Some(Lang::Fr), Some(Theme::Light)));
    assert_eq!((link.present, link.listing, link.run), (true, true, true));
    assert_eq!((link.step, link.workers), (Some(7), Some(2)));
    assert_eq!(link.value("view"), Some("cubes"));
}

#[test]
fn marked_steps_are_read_in_order_and_up_to_a_number() {
    let marks = |text: &str| {
        let (link, problems) = Link::parse(&format!("#/insanity?marks={text}"));
        (link.marks, problems.len())
    };
    assert_eq!(marks("775.12.775"), (vec![12, 775], 0));
    for wrong in ["", "1,2", "1..2", "-1", "18446744073709551616"] {
        assert_eq!(marks(wrong), (vec![], 1), "{wrong}");
    }
    let many: Vec<String> = (0..=MOST_MARKED).map(|step| step.to_string()).collect();
    assert_eq!(marks(&many[1..].join(".")).0.len(), MOST_MARKED);
    assert_eq!(marks(&many.join(".")), (vec![], 1));
}

#[test]
fn defaults_are_left_out_and_unknown_keys_ignored() {
    for (text, expected) in [
        ("", "#/"),
        ("#", "#/"),
        ("#insanity", "#/insanity"),
        ("#/insanity/", "#/insanity"),
        ("#/insanity?run=0&present=0&v=1", "#/insanity"),
        ("#/insanity?&&", "#/insanity"),
    ] {
        let (link, problems) = Link::parse(text);
        assert_eq!(problems, [], "{text}");
        assert_eq!(link.to_string(), expected, "{text}");
    }
    let (link, problems) = Link::parse("#/insanity?colour-of-the-sky=blue&lang=fr");
    assert_eq!((problems, link.lang), (vec![], Some(Lang::Fr)));
}

#[test]
fn escaped_characters_are_read() {
    let (link, problems) = Link::parse("#/insanity?cubes=012021%2E122010%2e021102&lang=%66r");
    assert_eq!(problems, []);
    assert_eq!((link.value("cubes"), link.lang), (Some("012021.122010.021102"), Some(Lang::Fr)));
}

/// The longest algorithms that can be read, written in links, can be read from there.
#[test]
fn the_longest_algorithms_fit_into_a_link() {
    for part in ["R", "()", "(R)", "[,]", "[R:U]"] {
        let algorithm = notation::read(&part.repeat(notation::LONGEST / part.len())).expect("just short enough");
        let request = Request::of(&Model { algorithm, start: Preset::Superflip.cube(), ..Model::default() });
        let keys = request.keys().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let link = Link { keys, lang: Some(Lang::Fr), step: Some(0), ..Link::to(Destination::Puzzle(Puzzle::Cube)) };
        let (again, problems) = Link::parse(&link.to_string());
        assert_eq!((&again, problems), (&link, vec![]));
        let read = Request::from_keys(|key| again.value(key));
        assert_eq!(Request::of(&read.model().expect("legal")), request);
    }
}

/// Every link that is read can be written and read again: its length does not depend on escaped characters.
#[test]
fn long_links_come_back_or_are_told() {
    let before = "/soma?figure=".len() + "#".len();
    for character in ["o", "é", "你", "😀", "%", "\u{0}", "%FF"] {
        for (length, fits) in [(LONGEST / 3, true), (LONGEST - before, true), (LONGEST - before + 1, false)] {
            let written = if character == "%FF" { "\u{fffd}".len() } else { character.len() };
            let count = length.div_ceil(written) - usize::from(fits && !length.is_multiple_of(written));
            let (link, problems) = Link::parse(&format!(
                "#/soma?figure={}",
                character.replace('%', if written == 1 { "%25" } else { "%" }).repeat(count)
            ));
            assert_eq!(link.place, Destination::Puzzle(Puzzle::Soma));
            assert_eq!(problems.is_empty(), fits, "{count} times {character:?}");
            assert_eq!(link.value("figure").is_some(), fits);
            assert_eq!(Link::parse(&link.to_string()), (link, vec![]), "{count} times {character:?}");
        }
    }
    // Keys without values get longer when they are written.
    for keys in [1_000, LONGEST / 3, LONGEST / 2, LONGEST] {
        let (link, problems) = Link::parse(&format!("#/soma?{}", "a&".repeat(keys)));
        assert_eq!(problems.is_empty(), keys == 1_000 || keys == LONGEST / 3 && link.keys.len() == keys, "{keys}");
        assert_eq!(Link::parse(&link.to_string()), (link, vec![]), "{keys}");
    }
}

#[test]
fn language_and_theme_of_a_link_that_is_too_long_are_kept() {
    let look = |text: &str| {
        let (link, problems) = Link::parse(text);
        assert!(matches!(problems[..], [LinkProblem::TooLong { .. }]), "{problems:?}");
        assert_eq!(Link { lang: None, theme: None, ..link.clone() }, Link::to(Destination::Puzzle(Puzzle::Soma)));
        (link.lang, link.theme)
    };
    let french = (Some(Lang::Fr), Some(Theme::Dark));
    // Longer than what is read at all, and longer only than what is written.
    for figure in [format!("figure={}", "o".repeat(4 * LONGEST)), "a&".repeat(LONGEST / 2)] {
        for (link, expected) in [
            (format!("#/soma?lang=fr&theme=dark&{figure}"), french),
            (format!("#/soma?{figure}&lang=fr&theme=dark&present=1"), french),
            (format!("#/soma?lang=%66r&{figure}&theme=dark"), french),
            // The first value of a key counts, and none that makes no sense.
            (format!("#/soma?lang=fr&{figure}&lang=en&theme=dark"), french),
            (format!("#/soma?{figure}&lang=xx&theme="), (None, None)),
            (format!("#/soma?{figure}&lang=fr&{figure}"), (None, None)),
            (format!("#/soma?{figure}"), (None, None)),
        ] {
            assert_eq!(look(&link), expected, "{}", link.chars().take(60).collect::<String>());
        }
        // Wherever the links are cut off, no part of a key or of a value is read.
        for length in 900..1_100 {
            let padding = "é".repeat(length / 2) + &"x".repeat(length % 2);
            assert_eq!(look(&format!("#/soma?x={padding}&lang=fra&{figure}")), (None, None), "{length}");
            assert_eq!(look(&format!("#/soma?{figure}&xlang=fr&x={padding}")), (None, None), "{length}");
        }
    }
}

/// Stands for any allowed values.
const ANY: Allowed = Allowed::Nothing;

/// The problems of a link, and the page that is shown in spite of them.
fn check_problems(text: &str, expected: &[LinkProblem], place: Destination) {
    let (link, mut problems) = Link::parse(text);
    for problem in &mut problems {
        if let LinkProblem::BadValue(bad) = problem {
            assert_ne!(bad.allowed, ANY, "what would be allowed is told");
            bad.allowed = ANY;
        }
    }
    assert_eq!(problems, expected, "{}", text.chars().take(60).collect::<String>());
    assert_eq!(link.place, place);
    let (_, again) = Link::parse(&link.to_string());
    assert_eq!(again, [], "what is kept of a link makes sense");
}

#[test]
fn what_makes_no_sense_is_told() {
    let bad = |key, found: &str| LinkProblem::BadValue(BadValue { key, found: found.to_string(), allowed: ANY });
    let insanity = Destination::Puzzle(Puzzle::Insanity);
    check_problems("#/insanity?lang=xx", &[bad("lang", "xx")], insanity);
    check_problems("#/insanity?theme=", &[bad("theme", "")], insanity);
    check_problems("#/insanity?step=-1", &[bad("step", "-1")], insanity);
    check_problems("#/insanity?step=99999999999999999999", &[bad("step", "99999999999999999999")], insanity);
    check_problems("#/insanity?run=yes&present=2", &[bad("run", "yes"), bad("present", "2")], insanity);
    check_problems(
        "#/insanity?step=x&workers=0&run=yes&listing=on&lang=xx&theme=pink&palette=grey&present=2",
        &[
            bad("step", "x"),
            bad("workers", "0"),
            bad("run", "yes"),
            bad("listing", "on"),
            bad("lang", "xx"),
            bad("theme", "pink"),
            bad("palette", "grey"),
            bad("present", "2"),
        ],
        insanity,
    );
    check_problems("#/insanity?workers=0", &[bad("workers", "0")], insanity);
    check_problems("#/insanity?workers=9", &[bad("workers", "9")], insanity);
    check_problems("#/hanoi?disks=3", &[LinkProblem::UnknownPage { found: "hanoi".to_string() }], Destination::Home);
    check_problems(
        "#/insanity/cubes",
        &[LinkProblem::UnknownPage { found: "insanity/cubes".to_string() }],
        Destination::Home,
    );
    check_problems("#%%%garbage", &[LinkProblem::UnknownPage { found: "%%%garbage".to_string() }], Destination::Home);
    check_problems("#/insanity?v=2", &[LinkProblem::Newer { version: "2".to_string() }], insanity);
    let noise = format!("#/insanity?cubes={}", "7é%\u{0}".repeat(LONGEST));
    check_problems(&noise, &[LinkProblem::TooLong { length: noise.len() - 1 }], insanity);
}

#[test]
fn nothing_but_the_look_is_taken_from_a_later_version() {
    let (link, _) = Link::parse("#/insanity?v=3&cubes=whatever&step=5&run=1&lang=fr&theme=dark&palette=okabe-ito");
    assert_eq!((link.keys.len(), link.step, link.run), (0, None, false));
    assert_eq!((link.lang, link.theme, link.hues), (Some(Lang::Fr), Some(Theme::Dark), Hues::OkabeIto));
}

#[test]
fn no_noise_is_a_panic() {
    let mut seed: u32 = 20_240_229;
    let mut next = || {
        // A linear congruential generator (Numerical Recipes, 1992).
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed >> 16
    };
    for _ in 0..2000 {
        let length = next() % 200;
        let alphabet: Vec<char> = "#/?&=.%,0123456789abinsanityé\u{202f}\u{0}😀cubes".chars().collect();
        let text: String = (0..length).map(|_| alphabet[next() as usize % alphabet.len()]).collect();
        let (link, _) = Link::parse(&text);
        let (again, problems) = Link::parse(&link.to_string());
        assert_eq!((again, problems), (link, vec![]), "{text:?}");
    }
}
