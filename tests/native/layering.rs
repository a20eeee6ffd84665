//! Rules that no compiler checks: which layer may name which others, and how source files look.

mod imports;

use imports::Imports;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates of the browser, and all crates whose names begin with one of these and `_`, such as `gloo_events`.
const BROWSER: [&str; 6] = ["yew", "gloo", "web_sys", "js_sys", "wasm_bindgen", "serde_wasm_bindgen"];

/// Code that ends the program, or may end it.
const PANICS: [&str; 8] =
    [".unwrap()", ".unwrap_err()", ".expect(", ".expect_err(", "panic!", "unreachable!", "todo!", "unimplemented!"];

/// The most lines of a source file.
const MOST_LINES: usize = 700;

/// A file of the package: its path from the root, with `/` between folders, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    fn of(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    /// Whether it lies in a module of the library, the file of the module itself included.
    fn within(&self, module: &str) -> bool {
        let module = format!("src/{module}");
        self.path == format!("{module}.rs") || self.path.starts_with(&format!("{module}/"))
    }

    fn is_library(&self) -> bool {
        self.path.starts_with("src/") && !self.within("bin")
    }

    fn is_core(&self) -> bool {
        self.is_library() && !self.within("ui") && !self.within("worker")
    }

    /// Numbered lines that break a rule, as messages.
    fn lines_that(&self, breaks: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let numbered = (1..).zip(self.text.lines());
        numbered.filter_map(|(number, line)| Some(format!("{}:{number}: {}", self.path, breaks(line)?))).collect()
    }
}

fn identifiers(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

/// The core names nothing of the browser, no clock, no thread and no layer above it.
fn impurities(source: &Source) -> Vec<String> {
    if !source.is_core() {
        return vec![];
    }
    source.lines_that(|line| {
        let belongs = |word: &str, name: &str| {
            word.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        let browser = identifiers(line).find(|word| BROWSER.iter().any(|name| belongs(word, name)));
        let timed = || identifiers(line).find(|&word| line.contains("std::") && (word == "time" || word == "thread"));
        let above = || ["crate::ui", "crate::worker"].into_iter().find(|path| line.contains(path));
        browser.or_else(timed).or_else(above).map(|name| format!("the core names `{name}`"))
    })
}

/// The engines know no puzzle, no drawing and no words.
fn engines_that_know_more(source: &Source) -> Vec<String> {
    if !source.within("search") {
        return vec![];
    }
    source.lines_that(|line| {
        let path = line.split_once("crate::")?.1;
        let module = identifiers(path).next().filter(|&module| module != "search")?;
        Some(format!("the search engines name `crate::{module}`"))
    })
}

/// Code of the page and of the workers contains nothing that may panic, except in its tests.
fn panics(source: &Source) -> Vec<String> {
    if !source.within("ui") && !source.within("worker") {
        return vec![];
    }
    let source = Source { path: source.path.clone(), text: without_tests(&source.text) };
    source.lines_that(|line| {
        let is_comment = line.trim_start().starts_with("//");
        let found = PANICS.iter().find(|panic| line.contains(**panic) && !is_comment)?;
        Some(format!("`{found}`"))
    })
}

/// The text with test modules blanked, line for line. Formatted code ends a module with a brace below its attribute.
fn without_tests(text: &str) -> String {
    let mut end: Option<String> = None;
    let mut kept = String::new();
    for line in text.lines() {
        if line.trim_start() == "#[cfg(test)]" {
            end = Some(line.replace("#[cfg(test)]", "}"));
        }
        match &end {
            None => kept.push_str(line),
            Some(brace) if line == brace => end = None,
            Some(_) => {}
        }
        kept.push('\n');
    }
    kept
}

/// Every file says in its first line what it is, and stays short enough to be read.
fn looks(source: &Source) -> Vec<String> {
    let first = source.text.lines().next().unwrap_or_default();
    let said = first.strip_prefix("//! ").is_some_and(|words| !words.trim().is_empty());
    let lines = source.text.lines().count();
    let silent = (!said).then(|| format!("{}:1: does not say what the file is, after `//! `", source.path));
    let long = (lines > MOST_LINES).then(|| format!("{}:{lines}: more than {MOST_LINES} lines", source.path));
    silent.into_iter().chain(long).collect()
}

/// The types that a file defines outside of its tests, with their line numbers. Associated types do not count.
fn types(source: &Source) -> Vec<(String, usize)> {
    let text = without_tests(&source.text);
    let defined = (1..).zip(text.lines()).filter_map(|(number, line)| {
        let item = line.trim_start();
        let item = item.strip_prefix("pub").map_or(item, |rest| match rest.split_once(") ") {
            Some((limit, rest)) if limit.starts_with('(') => rest,
            _ => rest.trim_start(),
        });
        let (keyword, rest) = item.split_once(' ')?;
        let is_type = match keyword {
            "struct" | "enum" | "trait" | "union" => true,
            "type" => !line.starts_with(' '),
            _ => false,
        };
        is_type.then(|| Some((identifiers(rest).next()?.to_string(), number)))?
    });
    defined.collect()
}

/// The types of the library and of its programs that share a name and can both be meant in one file: two shared ones, two of one puzzle,
/// or a shared one and one of a puzzle.
fn types_of_one_name(sources: &[Source]) -> Vec<String> {
    let fronts = sources.iter().filter_map(|source| source.path.strip_prefix("src/puzzle/")?.strip_suffix(".rs"));
    let puzzles: Vec<&str> = fronts.filter(|front| !front.contains('/')).collect();
    let puzzle_of = |source: &Source| {
        let own = |puzzle: &&str| source.path.split(['/', '.', '-']).any(|part| part == *puzzle);
        puzzles.iter().copied().find(own)
    };
    let mut first: BTreeMap<String, Vec<(Option<&str>, String)>> = BTreeMap::new();
    let mut found = vec![];
    for source in sources {
        let puzzle = puzzle_of(source);
        for (name, line) in types(source) {
            let place = format!("{}:{line}", source.path);
            let others = first.entry(name.clone()).or_default();
            let in_sight = |other: &Option<&str>| other.is_none() || puzzle.is_none() || *other == puzzle;
            let seen = others.iter().filter(|(other, _)| in_sight(other));
            found.extend(seen.map(|(_, other)| format!("{other} and {place}: two types are called `{name}`")));
            others.push((puzzle, place));
        }
    }
    found
}

/// A type keeps its name where it is imported.
fn renamed_types(source: &Source) -> Vec<String> {
    let mut within = false;
    let mut found = vec![];
    for (number, line) in (1..).zip(source.text.lines()) {
        let item = line.trim_start();
        within |= item.starts_with("use ") || item.starts_with("pub") && item.contains(" use ");
        if within {
            let names = item.split(" as ").skip(1).filter_map(|rest| identifiers(rest).next());
            let types = names.filter(|name| name.starts_with(char::is_uppercase));
            found.extend(types.map(|name| format!("{}:{number}: imports a type as `{name}`", source.path)));
        }
        within &= !item.ends_with(';');
    }
    found
}

/// All Rust files of the package below these folders.
fn sources(folders: &[&str]) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut waiting: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let mut sources = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of the package");
            waiting.extend(entries.map(|entry| entry.expect("an entry of it").path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("UTF-8 text");
            let parts = path.strip_prefix(root).expect("below the root").iter();
            let parts: Vec<String> = parts.map(|part| part.to_string_lossy().into_owned()).collect();
            sources.push(Source { path: parts.join("/"), text });
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources
}

fn check(rule: fn(&Source) -> Vec<String>, folders: &[&str]) {
    let sources = sources(folders);
    assert!(sources.len() > 1, "there is nothing to check in {folders:?}");
    let broken: Vec<String> = sources.iter().flat_map(rule).collect();
    assert!(broken.is_empty(), "\n{}\n", broken.join("\n"));
}

#[test]
fn the_core_is_pure() {
    check(impurities, &["src"]);
}

#[test]
fn search_engines_know_no_puzzle() {
    check(engines_that_know_more, &["src"]);
}

#[test]
fn page_and_workers_do_not_panic() {
    check(panics, &["src"]);
}

#[test]
fn results_are_written_in_one_way() {
    // An output of another kind would be read aloud at each change.
    let writes = |source: &Source| source.text.contains("<output");
    let found: Vec<String> = sources(&["src"]).into_iter().filter(writes).map(|source| source.path).collect();
    assert_eq!(found, ["src/ui/controls.rs"]);
}

#[test]
fn files_say_what_they_are_and_stay_short() {
    check(looks, &["src", "tests", "benches"]);
}

#[test]
fn no_two_types_in_sight_of_each_other_share_a_name() {
    let found = types_of_one_name(&sources(&["src"]));
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn types_keep_their_names_where_they_are_imported() {
    check(renamed_types, &["src", "tests", "benches"]);
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let sources = sources(&["src"]);
    assert_eq!(imports(&sources).circles(), [""; 0]);
}

/// A file that no test program declares would be a test that never runs.
#[test]
fn every_file_of_tests_belongs_to_a_program() {
    let programs: Vec<(&str, &[&str])> = vec![
        ("tests/native", &["tests/native.rs"]),
        ("tests/browser", &["tests/browser.rs", "tests/browser/bench.rs"]),
    ];
    let all = sources(&["tests"]);
    for (folder, programs) in programs {
        let texts = all.iter().filter(|source| programs.contains(&source.path.as_str()));
        let named: Vec<String> = texts
            .flat_map(|source| source.text.lines())
            .filter_map(|line| line.trim().strip_prefix("mod ")?.strip_suffix(';').map(str::to_string))
            .collect();
        for source in &all {
            let Some(file) = source.path.strip_prefix(&format!("{folder}/")) else { continue };
            let name = file.trim_end_matches(".rs");
            let is_part = name.contains('/') || programs.contains(&source.path.as_str());
            assert!(is_part || named.iter().any(|each| each == name), "{} is in no program", source.path);
        }
    }
}

#[test]
fn modules_name_only_modules_above_them() {
    let sources = sources(&["src"]);
    let lib = sources.iter().find(|source| source.path == "src/lib.rs").expect("the front page");
    let order: Vec<&str> = declared(&lib.text).collect();
    let place = |module: &str| order.iter().position(|&each| each == module).expect("a module of the front page");
    assert!(place("puzzle") < place("worker") && place("worker") < place("ui"), "{order:?}");
    let upwards = imports(&sources).between(|own, other| place(own) < place(other));
    assert!(upwards.is_empty(), "\n{}\n", upwards.join("\n"));
    // The modules that `impurities` treats as the core are those above the workers.
    let core = sources.iter().filter(|source| source.is_core() && source.path != "src/lib.rs");
    for source in core {
        let module = source.path.trim_start_matches("src/").split(['/', '.']).next().expect("a module");
        assert!(place(module) < place("worker"), "{} is held to be pure", source.path);
    }
}

#[test]
fn the_same_role_has_the_same_file_name() {
    for (front, least) in [("puzzle", 13), ("ui", 9)] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(front);
        let text = fs::read_to_string(path.with_extension("rs")).expect("a module");
        let mut rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")).map(cells);
        let head = rows.next().expect("the head of the table");
        assert_eq!(head[..2], ["file", "what it is"], "{front}");
        let rows: Vec<Vec<&str>> = rows.filter(|row| row[0].starts_with('`')).collect();
        assert!(rows.len() >= least, "{front}: {rows:?}");
        for row in &rows {
            for (puzzle, sign) in head.iter().zip(row).skip(2) {
                let file = path.join(puzzle).join(row[0].trim_matches('`')).with_extension("rs");
                assert_eq!(*sign, if file.is_file() { "x" } else { "-" }, "{}", file.display());
            }
        }
    }
}

#[test]
fn documents_name_files_that_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let documents = fs::read_dir(root.join("docs")).expect("the documents").map(|entry| entry.expect("a file").path());
    let mut named = 0;
    for document in documents.chain([root.join("README.md")]) {
        let text = fs::read_to_string(&document).expect("UTF-8 text");
        let code = text.split('`').skip(1).step_by(2);
        let links = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link);
        let is_path = |path: &&str| {
            ["src/", "tests/", "static/", "docs/", "benches/", ".ci/"].iter().any(|folder| path.starts_with(folder))
        };
        for path in code.chain(links).filter(is_path).filter(|path| !path.contains("NAME")) {
            named += 1;
            assert!(root.join(path).exists(), "{}: there is no {path}", document.display());
        }
    }
    assert!(named > 30, "{named}");
}

/// The files of the library with their imports.
fn imports(sources: &[Source]) -> Imports {
    let library = sources.iter().filter(|source| source.is_library());
    Imports::read(library.filter_map(|source| Some((source.path.strip_prefix("src/")?, source.text.as_str()))))
}

/// The modules that a front page declares, in its order.
fn declared(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
}

/// The cells of a row of a table, without the bar at its beginning.
fn cells(row: &str) -> Vec<&str> {
    row.trim_end_matches('|').split('|').map(str::trim).collect()
}

#[test]
fn circles_are_found() {
    let check = |files: &[(&str, &str)], circles: &[&str]| {
        assert_eq!(Imports::read(files.iter().copied()).circles(), circles, "{files:?}");
    };
    check(&[("a.rs", "use crate::b::B;"), ("b.rs", "use crate::c::C;"), ("c.rs", "")], &[]);
    check(&[("a.rs", "use crate::b::B;"), ("b.rs", "use super::a::A;")], &["a -> b, b -> a"]);
    check(&[("a.rs", "fn f() { crate::b::g(); }"), ("b.rs", "m! { <A b={crate::a::A} /> }")], &["a -> b, b -> a"]);
    check(
        &[
            ("a.rs", "use crate::{b::{self, B}, c};"),
            ("b.rs", "use crate::c::C;"),
            ("c.rs", "use crate::a;\nfn f() { a::g(); }"),
        ],
        &["a -> b, b -> c, c -> a"],
    );
    // Names that occur only in comments and in tests, and names of another crate.
    check(
        &[
            ("a.rs", "//! See [`crate::b`].\n#[cfg(test)]\nmod tests { use crate::b::B; }"),
            ("b.rs", "use crate::a::A; use c::a::A;"),
        ],
        &[],
    );
    // A part may name the whole; the whole hands on names of its parts.
    check(&[("a.rs", "mod b; mod c; pub use b::B;"), ("a/b.rs", "use super::A;"), ("a/c.rs", "use super::B;")], &[]);
    check(
        &[
            ("a.rs", "mod b; mod c; pub use b::B;"),
            ("a/b.rs", "use super::c::C;"),
            ("a/c.rs", "use crate::a::B as Other;"),
        ],
        &["a/b -> a/c, a/c -> a/b"],
    );
}

#[test]
fn the_rules_find_what_they_forbid() {
    let check = |rule: fn(&Source) -> Vec<String>, path: &str, text: &str, found: &[&str]| {
        assert_eq!(rule(&Source::of(path, text)), found, "{path}: {text:?}");
    };
    for name in BROWSER {
        let text = format!("//! A file.\nuse {name}::Thing;");
        check(impurities, "src/link.rs", &text, &[&format!("src/link.rs:2: the core names `{name}`")]);
        check(impurities, "src/ui/canvas.rs", &text, &[]);
        check(impurities, "src/worker.rs", &text, &[]);
        check(impurities, "src/bin/app.rs", &text, &[]);
    }
    check(impurities, "src/lib.rs", "use gloo_events::On;", &["src/lib.rs:1: the core names `gloo_events`"]);
    check(impurities, "src/lib.rs", "use std::time::Duration;", &["src/lib.rs:1: the core names `time`"]);
    check(impurities, "src/lib.rs", "use std::{fmt, thread};", &["src/lib.rs:1: the core names `thread`"]);
    check(impurities, "src/search.rs", "use crate::ui::Page;", &["src/search.rs:1: the core names `crate::ui`"]);
    check(impurities, "src/uinits.rs", "use yew::Html;", &["src/uinits.rs:1: the core names `yew`"]);
    check(impurities, "src/lib.rs", "// Renewed each time; a thread of thought. Glooms.\nlet eyew = js_system;", &[]);

    let knows = "src/search/tally.rs:1: the search engines name `crate::puzzle`";
    check(engines_that_know_more, "src/search/tally.rs", "use crate::puzzle::Puzzle;", &[knows]);
    check(engines_that_know_more, "src/search/tally.rs", "use crate::search::Tree;", &[]);
    check(engines_that_know_more, "src/puzzle.rs", "use crate::puzzle::Puzzle;", &[]);

    for panic in PANICS {
        check(
            panics,
            "src/ui/home.rs",
            &format!("//! A file.\n    x{panic}"),
            &[&format!("src/ui/home.rs:2: `{panic}`")],
        );
        check(panics, "src/ui/home.rs", &format!("// No {panic} here."), &[]);
        check(panics, "src/link.rs", panic, &[]);
    }
    let tests = "fn f() {}\n#[cfg(test)]\nmod tests {\n    fn g() {\n        panic!()\n    }\n}\n";
    check(panics, "src/worker.rs", tests, &[]);
    check(panics, "src/worker.rs", &format!("{tests}fn h() {{ todo!() }}"), &["src/worker.rs:8: `todo!`"]);

    let renamed = "src/a.rs:1: imports a type as `Room`";
    check(renamed_types, "src/a.rs", "use crate::ui::drawing::{Grip, Stage as Room};", &[renamed]);
    check(renamed_types, "src/a.rs", "pub use super::Stage as Room;", &[renamed]);
    check(renamed_types, "src/a.rs", "use a::{\n    B as Other,\n};", &["src/a.rs:2: imports a type as `Other`"]);
    check(renamed_types, "src/a.rs", "use a::State as _;\nuse a::b as c;\nlet x = 1 as Mask;\n// use a::B as C", &[]);

    check(looks, "src/a.rs", "//! A file.\n", &[]);
    for text in ["", "//!", "//! ", "// A file.", "use std::fmt;\n//! A file."] {
        check(looks, "src/a.rs", text, &["src/a.rs:1: does not say what the file is, after `//! `"]);
    }
    let lines = |count: usize| "//! A file.\n".repeat(count);
    check(looks, "src/a.rs", &lines(MOST_LINES), &[]);
    check(looks, "src/a.rs", &lines(MOST_LINES + 1), &["src/a.rs:701: more than 700 lines"]);
}

#[test]
fn types_of_one_name_are_found() {
    let check = |files: &[(&str, &str)], found: &[&str]| {
        let fronts = [("src/puzzle/soma.rs", ""), ("src/puzzle/cube.rs", "")];
        let sources: Vec<Source> = fronts.iter().chain(files).map(|(path, text)| Source::of(path, text)).collect();
        assert_eq!(types_of_one_name(&sources), found, "{files:?}");
    };
    let (link, soma, cube) = ("src/link.rs", "src/puzzle/soma/scene/row.rs", "src/ui/cube.rs");
    check(&[(link, "pub struct Row;"), (soma, "struct Line;")], &[]);
    // Two puzzles never see each other.
    check(&[(soma, "pub struct Row;"), (cube, "enum Row {}"), ("src/bin/cube-worker.rs", "struct Line;")], &[]);
    let both = "src/link.rs:2 and src/puzzle/soma/scene/row.rs:1: two types are called `Row`";
    check(&[(link, "//! A file.\npub struct Row<T>(T);"), (soma, "type Row = u8;")], &[both]);
    check(&[(link, "\npub(crate) trait Row: Copy {}"), (soma, "pub(in crate::puzzle) enum Row {}")], &[both]);
    let own = "src/ui/cube.rs:1 and src/bin/cube-worker.rs:1: two types are called `Row`";
    check(&[(cube, "struct Row;"), ("src/bin/cube-worker.rs", "    struct Row;")], &[own]);
    let shared = "src/link.rs:1 and src/lang.rs:2: two types are called `Row`";
    check(&[(link, "union Row {}"), ("src/lang.rs", "fn f() {\n    struct Row;\n}")], &[shared]);
    // Associated types, tests, comments, and names that only begin alike.
    check(&[(link, "struct Row;"), (soma, "impl A for B {\n    type Row = u8;\n}\n// struct Row;\nstruct Rows;")], &[]);
    check(&[(link, "struct Row;"), (soma, "#[cfg(test)]\nmod tests {\n    struct Row;\n}")], &[]);
}
