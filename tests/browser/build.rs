//! The scripts that end a build: they fail where something of a page is missing, and weigh what a first visit downloads.

use casse_tete::puzzle::Puzzle;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PAGE: &str = include_str!("../../index.html");

/// The pages that are no puzzles.
const PAGES: [&str; 5] = ["home", "write", "print", "shelf", "class"];

/// A folder of its own for each test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

fn write(folder: &Path, name: &str, bytes: &[u8]) {
    fs::write(folder.join(name), bytes).expect("a file of the test");
}

/// Runs a script: whether it succeeds, and all that it says.
fn run(script: &str, arguments: &[&Path], variables: &[(&str, &Path)]) -> (bool, String) {
    let output = Command::new("node")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(script))
        .args(arguments)
        .envs(variables.iter().copied())
        .env("TRUNK_PROFILE", "debug")
        .output()
        .expect("node runs");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    (output.status.success(), said)
}

/// What a build leaves for `.ci/stamp`, each file empty.
fn built(name: &str, page: &str) -> PathBuf {
    let folder = folder(name);
    for program in page.split(r#"rel="rust" data-bin=""#).skip(1).filter_map(|rest| rest.split('"').next()) {
        write(&folder, &format!("{program}.js"), b"");
        write(&folder, &format!("{program}_bg.wasm"), b"");
    }
    for page in PAGES.into_iter().chain(Puzzle::ALL.map(Puzzle::name)) {
        write(&folder, &format!("{page}.css"), b"");
    }
    for name in ["manifest.webmanifest", "offline.js"] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(name);
        write(&folder, name, &fs::read(source).expect("a file of the site"));
    }
    write(&folder, "index.html", page.as_bytes());
    folder
}

fn stamp(folder: &Path, page: &str) -> (bool, String) {
    let source = folder.with_extension("html");
    fs::write(&source, page).expect("the page of the test");
    run(".ci/stamp", &[], &[("TRUNK_STAGING_DIR", folder), ("TRUNK_HTML_FILE", &source)])
}

#[test]
fn a_build_names_the_pages_in_the_page() {
    let folder = built("whole", PAGE);
    assert_eq!(stamp(&folder, PAGE), (true, String::new()));
    let page = fs::read_to_string(folder.join("index.html")).expect("the page");
    let names = Puzzle::ALL.map(Puzzle::name).join(" ");
    assert!(page.contains(&format!(r#"<meta name="puzzles" content="{names}""#)), "{page}");
    assert!(page.contains(&format!(r#"<meta name="pages" content="{}""#, PAGES.join(" "))), "{page}");
    assert!(!page.contains(r#"<meta name="build" content="""#), "{page}");
    let worker = fs::read_to_string(folder.join("offline.js")).expect("the service worker");
    assert!(
        !worker.contains("@build@") && !worker.contains("@files@") && worker.contains(r#"/taquin.js""#),
        "{worker}"
    );
    let manifest = fs::read_to_string(folder.join("manifest.webmanifest")).expect("the manifest");
    assert!(manifest.contains(r##"{"name":"Cube Soma","url":"./#/soma"}"##), "{manifest}");
}

#[test]
fn a_build_fails_where_a_file_of_a_page_is_missing() {
    let needed = [".js", "_bg.wasm", ".css", "-worker.js", "-worker_bg.wasm"];
    let names = PAGES.iter().flat_map(|page| needed[..3].iter().map(move |ending| format!("{page}{ending}")));
    let puzzles = Puzzle::ALL.map(Puzzle::name);
    let names = names.chain(puzzles.iter().flat_map(|puzzle| needed.iter().map(move |end| format!("{puzzle}{end}"))));
    for name in names {
        let folder = built("missing", PAGE);
        fs::remove_file(folder.join(&name)).expect("it was there");
        assert_eq!(stamp(&folder, PAGE), (false, format!("stamp: the build has no {name}\n")));
    }
}

#[test]
fn a_build_fails_where_the_page_forgets_a_puzzle() {
    for puzzle in Puzzle::ALL.map(Puzzle::name) {
        for link in ["<a href=", "<h2><a href=", r#"<a class="button strong" href="#] {
            let link = format!(r##"{link}"#/{puzzle}">"##);
            assert!(PAGE.contains(&link), "{link}");
            let page = PAGE.replacen(&link, "<a>", 1);
            let (done, said) = stamp(&built("forgotten", &page), &page);
            assert!(!done && said.contains(&format!("2 times to {puzzle}")), "{link}: {said}");
        }
    }
    let page = PAGE.replace(r#"data-bin="soma-worker""#, r#"data-bin="sudoku-worker""#);
    let (done, said) = stamp(&built("stranger", &page), &page);
    assert!(!done && said.contains("sudoku-worker belongs to sudoku"), "{said}");
    let page = PAGE.replace(r#"data-bin="home""#, r#"data-bin="house""#);
    let (done, said) = stamp(&built("homeless", &page), &page);
    assert!(!done && said.contains("does not name the program home"), "{said}");
}

#[test]
fn a_visit_is_weighed_without_what_is_loaded_when_asked_for() {
    // Bytes that do not get smaller: each is the next of a generator.
    let noise = |length: usize| -> Vec<u8> {
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        };
        (0..length).map(|_| next()).collect()
    };
    let check = |name: &str, length: usize, done: bool| {
        let folder = built("weighed", PAGE);
        assert!(stamp(&folder, PAGE).0);
        // The files of a build lie in a folder of its own.
        let inside = fs::read_dir(&folder).expect("the build").flatten().map(|entry| entry.path());
        let inside = inside.filter(|path| path.join("start.js").exists() || path.join("taquin.css").exists());
        write(&inside.last().expect("the folder"), name, &noise(length));
        let (succeeds, said) = run(".ci/weigh", &[&folder], &[]);
        assert_eq!(succeeds, done, "{name} of {length} bytes: {said}");
        said
    };
    check("taquin_bg.wasm", 250_000, true);
    check("taquin_bg.wasm", 281_000, false);
    check("home_bg.wasm", 250_000, true);
    check("home_bg.wasm", 281_000, false);
    check("style.css", 281_000, false);
    check("taquin-worker_bg.wasm", 281_000, true);
    check("taquin-worker_bg.wasm", 331_000, false);
    check("boot.js", 331_000, false);
    let said = check("taquin-optimal_bg.wasm", 1_000_000, true);
    assert!(said.contains("taquin-optimal_bg.wasm, loaded when asked for"), "{said}");
}
