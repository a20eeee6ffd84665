//! The files of texts: every language has the same files, for every puzzle and for the frame of the pages, and all French texts keep
//! the rules of French typography.

use casse_tete::puzzle::Puzzle;
use std::fs;
use std::path::Path;

/// A source file below `src/text`: its path from there, and its text.
struct File {
    path: String,
    text: String,
}

/// All files of a language, wherever they are below `src/text`: each `fr.rs` and everything within a folder `fr`, sorted by their
/// paths.
fn files(lang: &str) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text");
    let mut waiting = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of texts");
            waiting.extend(entries.map(|entry| entry.expect("an entry of it").path()));
        } else {
            let text = fs::read_to_string(&path).expect("UTF-8 text");
            let path = path.strip_prefix(&root).expect("below the root");
            if path.with_extension("").iter().any(|name| name == lang) {
                files.push(File { path: path.display().to_string(), text });
            }
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// Lines with a space that can break before a sign, or within quotation marks; comments are no text of a page.
fn loose_spaces(file: &File) -> Vec<String> {
    let lines = (1..).zip(file.text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"));
    let loose =
        |line: &str| [" :", " ;", " ?", " ! ", " !\"", "« ", " »"].into_iter().find(|loose| line.contains(loose));
    lines.filter_map(|(number, line)| Some(format!("{}:{number}: {:?}", file.path, loose(line)?))).collect()
}

#[test]
fn every_language_has_the_same_files() {
    let names = |lang: &str| -> Vec<String> {
        let name =
            |file: File| file.path.replace(&format!("/{lang}."), "/LANG.").replace(&format!("/{lang}/"), "/LANG/");
        files(lang).into_iter().map(name).collect()
    };
    let french = names("fr");
    assert_eq!(french, names("en"));
    for owner in Puzzle::ALL.map(Puzzle::name).into_iter().chain(["shell"]) {
        assert!(french.contains(&format!("{owner}/LANG.rs")), "{owner} is not in {french:?}");
    }
}

#[test]
fn french_punctuation_never_begins_a_line() {
    let found: Vec<String> = files("fr").iter().flat_map(loose_spaces).collect();
    assert!(found.is_empty(), "a space that breaks:\n{}", found.join("\n"));
}

#[test]
fn the_rule_finds_what_it_forbids() {
    let found = |text: &str| loose_spaces(&File { path: "fr/a.rs".into(), text: text.into() });
    for (text, loose) in
        [("x \"Quoi ?\"", " ?"), ("Voici : a", " :"), ("a ; b", " ;"), ("Ah ! a", " ! "), ("« a", "« "), ("a »", " »")]
    {
        assert_eq!(found(&format!("\n{text}")), [format!("fr/a.rs:2: {loose:?}")]);
    }
    assert!(found("\"Quoi\u{a0}?\"\n    // Or : not").is_empty());
}

/// The words of the scripts that are loaded when they are asked for.
#[test]
fn the_words_of_the_scripts_are_there_in_every_language_and_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("a file of static");
    let tables: serde_json::Value = serde_json::from_str(&read("words.json")).expect("JSON");
    for (table, words) in tables.as_object().expect("tables") {
        let script = read(&format!("{table}.js")) + &read("files.js");
        for (name, said) in words.as_object().expect("words") {
            let said = said.as_object().expect("languages");
            let names: Vec<&str> = said.keys().map(String::as_str).collect();
            assert_eq!(names, ["en", "fr"], "{table}.{name}");
            let [en, fr] = ["en", "fr"].map(|lang| said[lang].as_str().expect("words"));
            assert!(!en.is_empty() && !fr.is_empty(), "{table}.{name}");
            assert_eq!(en.matches('%').count(), fr.matches('%').count(), "{table}.{name}: what is given");
            let loose = loose_spaces(&File { path: format!("{table}.{name}"), text: fr.into() });
            assert!(loose.is_empty(), "{loose:?}");
            let used = [format!("\"{name}\""), format!("{{ {name}:"), format!(" {name}:")];
            assert!(used.iter().any(|used| script.contains(used)), "{table}.{name} is not used");
        }
    }
}
