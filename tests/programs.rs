//! The programs of the site: the list of puzzles, Cargo.toml, src/bin, index.html and the sheets agree, and the static page says
//! what the texts say. What only a build can see, `.ci/stamp` checks.

use casse_tete::lang::Lang;
use casse_tete::puzzle::Puzzle;
use std::fs;
use std::path::{Path, PathBuf};

const CARGO: &str = include_str!("../Cargo.toml");
const PAGE: &str = include_str!("../index.html");

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What stands between `before` and the next quotation mark, wherever a line has it.
fn quoted<'a>(text: &'a str, before: &'a str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The text as a page writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A text in both languages, of which the sheet shows one.
fn both(of: impl Fn(Lang) -> &'static str) -> String {
    let [fr, en] = Lang::ALL.map(|lang| escaped(of(lang)));
    format!(r#"<span data-in="fr">{fr}</span><span data-in="en">{en}</span>"#)
}

#[test]
fn cargo_and_the_page_name_the_programs_of_the_puzzles() {
    let puzzles = Puzzle::ALL.map(Puzzle::name);
    let bins: Vec<&str> = CARGO.split("[[bin]]").skip(1).map(|section| quoted(section, "name = \"")[0]).collect();
    assert_eq!(
        quoted(PAGE, r#"rel="rust" data-bin=""#),
        bins,
        "the page names the programs in the order of Cargo.toml"
    );
    let pages: Vec<&str> = bins.iter().copied().filter(|name| !name.contains('-')).collect();
    assert_eq!(pages, puzzles, "one page for each puzzle, in the order of the list");
    for bin in &bins {
        assert!(project(&format!("src/bin/{bin}.rs")).exists(), "src/bin/{bin}.rs");
        let puzzle = bin.split('-').next().unwrap_or_default();
        assert!(puzzles.contains(&puzzle), "{bin} belongs to no puzzle");
    }
    for entry in fs::read_dir(project("src/bin")).expect("the folder of the programs") {
        let name = entry.expect("an entry of it").file_name().to_string_lossy().replace(".rs", "");
        assert!(bins.contains(&name.as_str()), "src/bin/{name}.rs is in no list");
    }
    let sheets = quoted(PAGE, r#"rel="copy-file" href="static/"#);
    for puzzle in puzzles {
        assert!(bins.contains(&format!("{puzzle}-worker").as_str()), "{puzzle} has workers");
        assert!(sheets.contains(&format!("{puzzle}.css").as_str()), "{puzzle} has a sheet");
        assert!(project(&format!("static/{puzzle}.css")).exists(), "static/{puzzle}.css");
    }
}

#[test]
fn the_static_page_says_what_the_texts_say() {
    let check = |line: &str, times: usize| {
        let found = PAGE.lines().filter(|found| found.trim() == line).count();
        assert_eq!(found, times, "lines of index.html that are {line}");
    };
    for (index, puzzle) in Puzzle::ALL.into_iter().enumerate() {
        let name = both(|lang| lang.shell().puzzles[index]);
        let about = both(|lang| lang.shell().about[index]);
        let open = both(|lang| lang.shell().open);
        check(&format!(r##"<a href="#/{}">{name}</a>"##, puzzle.name()), 1);
        check(&format!(r##"<h2><a href="#/{}">{name}</a></h2>"##, puzzle.name()), 1);
        check(&format!("<p>{about}</p>"), 1);
        check(&format!(r##"<a class="button strong" href="#/{}">{open}</a>"##, puzzle.name()), 1);
    }
    check(&format!(r#"<p class="motto">{}</p>"#, both(|lang| lang.shell().motto)), 1);
    check(&format!(r#"<p class="sources">{}</p>"#, both(|lang| lang.shell().sources)), 1);
    for (class, of) in [
        ("language", both(|lang| lang.shell().other_language)),
        ("share-button", both(|lang| lang.shell().share)),
        ("theme-button", both(|lang| lang.shell().theme)),
        ("present-button", both(|lang| lang.shell().present)),
    ] {
        check(&format!(r#"<button class="{class}" disabled>{of}</button>"#), 1);
    }
    let order: Vec<&str> = quoted(PAGE, r##"<a href="#/"##);
    let names = Puzzle::ALL.map(Puzzle::name);
    assert_eq!(order, [names, names].concat(), "the top bar, then the cards");
}

#[test]
fn the_reasons_of_a_failed_start_are_told_in_both_languages() {
    let script = fs::read_to_string(project("static/start.js")).expect("the script");
    let mut told: Vec<&str> = quoted(&script, "fail(\"").into_iter().chain(["script"]).collect();
    told.sort_unstable();
    told.dedup();
    let mut reasons = quoted(PAGE, "data-why=\"");
    reasons.sort_unstable();
    assert_eq!(reasons, told, "each reason that start.js gives has its words, and no others");
    let alert = PAGE.split(r#"role="alert""#).nth(1).and_then(|rest| rest.split("<main").next()).expect("the alert");
    // One more for a page without scripts.
    for lang in Lang::ALL {
        let words = quoted(alert, "<p lang=\"").into_iter().filter(|name| *name == lang.name()).count();
        assert_eq!(words, reasons.len() + 1, "{}", lang.name());
    }
}
