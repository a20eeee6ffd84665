//! The programs of the site: the list of puzzles, Cargo.toml, src/bin, index.html and the sheets agree, and the static page has
//! the same words as the texts; the map names every file to touch for a new puzzle. `.ci/stamp` checks what needs a build.

use casse_tete::lang::Lang;
use casse_tete::lesson::lessons_of;
use casse_tete::puzzle::Puzzle;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const CARGO: &str = include_str!("../../Cargo.toml");
const PAGE: &str = include_str!("../../index.html");

/// The pages that are no puzzles.
const PAGES: [&str; 5] = ["home", "write", "print", "shelf", "class"];

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The texts between each `before` and the next quotation mark.
fn quoted<'a>(text: &'a str, before: &'a str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The text as a page writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A text in both languages; the style sheet shows one of them.
fn both(of: impl Fn(Lang) -> &'static str) -> String {
    let [fr, en] = Lang::ALL.map(|lang| escaped(of(lang)));
    format!(r#"<span data-in="fr">{fr}</span><span data-in="en">{en}</span>"#)
}

#[test]
fn cargo_and_the_page_name_the_programs() {
    let puzzles = Puzzle::ALL.map(Puzzle::name);
    let bins: Vec<&str> = CARGO.split("[[bin]]").skip(1).map(|section| quoted(section, "name = \"")[0]).collect();
    assert_eq!(
        quoted(PAGE, r#"rel="rust" data-bin=""#),
        bins,
        "the page names the programs in the order of Cargo.toml"
    );
    let pages: Vec<&str> = bins.iter().copied().filter(|name| !name.contains('-')).collect();
    assert_eq!(pages[..PAGES.len()], PAGES, "the pages that are no puzzles");
    assert_eq!(pages[PAGES.len()..], puzzles, "one page for each puzzle, in the order of the list");
    for bin in &bins {
        assert!(project(&format!("src/bin/{bin}.rs")).exists(), "src/bin/{bin}.rs");
        if PAGES.contains(bin) {
            continue;
        }
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
    }
    for page in pages {
        assert!(sheets.contains(&format!("{page}.css").as_str()), "{page} has a sheet");
        assert!(project(&format!("static/{page}.css")).exists(), "static/{page}.css");
    }
    let stamp = fs::read_to_string(project(".ci/stamp")).expect("the script");
    let named = format!("const PAGES = [{}];", PAGES.map(|page| format!("\"{page}\"")).join(", "));
    assert!(stamp.contains(&named), "{named} in .ci/stamp");
}

/// The files of the program, its style sheets and its build: their paths from the root.
fn program_files() -> Vec<String> {
    let mut waiting: Vec<PathBuf> = ["src", "static", "benches", ".ci", ".github"].map(project).to_vec();
    let mut files: Vec<String> =
        ["Cargo.toml", "Trunk.toml", "Makefile", "index.html", "package.json"].map(String::from).to_vec();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry of it").path()));
        } else {
            files.push(path.strip_prefix(project("")).expect("below the root").display().to_string());
        }
    }
    files
}

/// Whether a file belongs to one puzzle: `src/ui/soma/act.rs`, `src/bin/soma-worker.rs`, `static/soma.css`.
fn has_owner(path: &str) -> bool {
    let owns = |puzzle: Puzzle| path.split(['/', '.', '-']).any(|part| part == puzzle.name());
    Puzzle::ALL.into_iter().any(owns)
}

/// Whether a text names a puzzle: by its place in the list, its modules, its programs, its files or its links. Comments and test
/// modules do not count.
fn names(text: &str, puzzle: Puzzle) -> bool {
    let name = puzzle.name();
    let forms = [
        format!("Puzzle::{puzzle:?}"),
        format!("{name}::"),
        format!("::{name}"),
        format!("mod {name};"),
        format!("\"{name}\""),
        format!("\"{name}-"),
        format!("/{name}"),
        format!("{name}.css"),
        format!("bench {name}"),
    ];
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let found = |line: &str, form: &String| {
        line.match_indices(form.as_str()).any(|(at, _)| {
            let inside = |c: char| c.is_alphanumeric();
            let before = form.starts_with(inside) && is_part(line[..at].chars().next_back());
            let after = form.ends_with(inside) && is_part(line[at + form.len()..].chars().next());
            !before && !after
        })
    };
    let code = text.split("#[cfg(test)]").next().unwrap_or_default().lines();
    code.filter(|line| !line.trim_start().starts_with("//")).any(|line| forms.iter().any(|form| found(line, form)))
}

#[test]
fn the_map_names_every_file_to_touch_for_a_new_puzzle() {
    let map = fs::read_to_string(project("docs/code-map.md")).expect("the map");
    let recipe =
        map.split("## To add a puzzle").nth(1).and_then(|rest| rest.split("New files:").next()).expect("the recipe");
    let rows = recipe.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('|')).map(|(files, _)| files);
    let listed: BTreeSet<&str> =
        rows.flat_map(|files| files.split(['`', ',', ' '])).filter(|file| !file.is_empty()).collect();
    assert!(listed.len() <= 6, "{listed:?}");
    // The list of the browser tests names their files, not the puzzles.
    let listed: BTreeSet<&str> = listed.into_iter().filter(|file| !file.starts_with("tests/")).collect();
    let texts: Vec<(String, String)> = program_files()
        .into_iter()
        .filter(|path| !has_owner(path))
        .filter_map(|path| Some((path.clone(), fs::read_to_string(project(&path)).ok()?)))
        .collect();
    assert!(texts.len() > 60, "{}", texts.len());
    for puzzle in Puzzle::ALL {
        let mut expected = listed.clone();
        if puzzle == Puzzle::Insanity {
            // Its search runs on the home page.
            expected.insert("src/ui/home.rs");
        }
        if puzzle == Puzzle::Taquin {
            // The device keeps the best results of its games, and the file of the shelf takes them along.
            expected.extend(["src/shelf.rs", "src/ui/kept/results.rs", "src/ui/shelf/import.rs"]);
        }
        if puzzle == Puzzle::Soma {
            // The same for the solutions that were built by hand.
            expected.extend(["src/shelf.rs", "src/ui/kept/built.rs", "src/ui/shelf/import.rs"]);
        }
        if lessons_of(puzzle).next().is_some() {
            expected.insert("src/lesson/list.rs");
        }
        let naming = texts.iter().filter(|(_, text)| names(text, puzzle)).map(|(path, _)| path.as_str());
        assert_eq!(naming.collect::<BTreeSet<_>>(), expected, "{puzzle:?}");
    }
}

#[test]
fn a_puzzle_that_is_named_is_found() {
    for text in [
        "use crate::puzzle::soma::Figure;",
        "pub mod soma;",
        "Puzzle::Soma => 1,",
        "name = \"soma-worker\"",
        "#/soma?x",
        "a/soma.css",
    ] {
        assert!(names(text, Puzzle::Soma), "{text}");
        assert!(!names(&format!("// {text}"), Puzzle::Soma) && !names(text, Puzzle::Taquin), "{text}");
    }
    for text in ["use super::soma_play::Board;", "Puzzle::Somatic", "the soma cube"] {
        assert!(!names(text, Puzzle::Soma), "{text}");
    }
    assert!(!names("#[cfg(test)]\nmod tests { use crate::puzzle::soma; }", Puzzle::Soma));
}

#[test]
fn the_static_page_says_what_the_texts_say() {
    let check = |line: &str, times: usize| {
        let found = PAGE.lines().filter(|found| found.trim() == line).count();
        assert_eq!(found, times, "lines of index.html that are {line}");
    };
    for puzzle in Puzzle::ALL {
        let name = both(|lang| lang.title(puzzle).name);
        let about = both(|lang| lang.title(puzzle).about);
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
fn the_script_of_lessons_knows_the_keys_of_the_device() {
    let read = |path: &str| fs::read_to_string(project(path)).expect("a file of the project");
    let (script, keys) = (read("static/lessons.js"), read("src/ui/kept.rs"));
    for name in ["KEY", "WRITING"] {
        let (in_script, in_page) = (format!("const {name} = \""), format!("const {name}: &str = \""));
        assert_eq!(quoted(&script, &in_script)[0], quoted(&keys, &in_page)[0], "{name}");
    }
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

/// The whole policy of the page: what it may load and run, from where. Nothing else than the site itself, but the program in WebAssembly,
/// style attributes, which Yew writes, and pictures that the page makes.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'";

#[test]
fn the_content_security_policy_is_strict() {
    let before = "<meta http-equiv=\"Content-Security-Policy\" content=\"";
    let policies: Vec<_> = PAGE.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(policies, [POLICY]);
    // It holds for all that stands below it.
    let above = PAGE.split(before).next().unwrap_or_default();
    assert!(!["<script", "<link", "<style", "<img"].iter().any(|element| above.contains(element)));
}
