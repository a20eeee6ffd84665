//! The glossaries: they are whole, agree with the terms of the pages, and every term of them appears in a lesson.

use casse_tete::lang::Lang;
use casse_tete::lesson::{Glossary, LESSONS, Lesson, lessons_of};
use casse_tete::puzzle::Puzzle;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(puzzle: Puzzle, lang: Lang) -> String {
    fs::read_to_string(project(&format!("static/glossary/{}.{}.txt", puzzle.name(), lang.name()))).expect("a glossary")
}

fn lesson(name: &str, lang: Lang) -> Lesson {
    let path = project(&format!("static/lessons/{name}.{}.txt", lang.name()));
    fs::read_to_string(path).expect("its file").parse().expect("a lesson")
}

/// The source files with the texts of a puzzle in a language, with their escapes as characters and on one line.
fn sources(puzzle: Puzzle, lang: Lang) -> String {
    let folder = project(&format!("src/text/{}/{}", puzzle.name(), lang.name()));
    let more = fs::read_dir(&folder).into_iter().flatten().map(|entry| entry.expect("a file").path());
    let files = [folder.with_extension("rs")].into_iter().chain(more);
    let text: String = files.map(|file| fs::read_to_string(file).expect("its texts")).collect();
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    plain.replace("\\u{a0}", "\u{a0}").replace("\\u{202f}", "\u{202f}").replace("( \"", "(\"").replace("\", )", "\")")
}

#[test]
fn glossaries_are_whole_and_agree_with_the_terms_of_the_pages() {
    let mut shared = 0;
    for puzzle in Puzzle::ALL {
        for lang in Lang::ALL {
            let text = text(puzzle, lang);
            let glossary = Glossary::read(&text);
            let at = format!("{} in {}", puzzle.name(), lang.name());
            assert_eq!(glossary.entries.len(), text.lines().count(), "{at}: every line is a term");
            assert!(glossary.entries.len() >= 7, "{at}");
            let forms: Vec<&String> = glossary.entries.iter().flat_map(|(forms, _)| forms).collect();
            assert_eq!(forms.iter().collect::<BTreeSet<_>>().len(), forms.len(), "{at}: each form once");
            let sources = sources(puzzle, lang);
            for (forms, explanation) in &glossary.entries {
                assert!(explanation.ends_with('.') && explanation.len() > 20, "{at}: {explanation}");
                // Where the terms of the page have it, they say the same.
                let term = format!("(\"{}\", \"", forms[0]);
                if sources.contains(&term) {
                    shared += 1;
                    assert!(sources.contains(&format!("{term}{explanation}\")")), "{at}: {}", forms[0]);
                }
            }
        }
    }
    assert!(shared > 30, "{shared}");
}

#[test]
fn every_term_is_explained_where_a_lesson_first_uses_it() {
    for puzzle in Puzzle::ALL {
        for lang in Lang::ALL {
            let glossary = Glossary::read(&text(puzzle, lang));
            let mut explained = BTreeSet::new();
            for listed in lessons_of(puzzle) {
                let lesson = lesson(listed.name, lang);
                let mut own = BTreeSet::new();
                for (index, station) in lesson.stations.iter().enumerate() {
                    let terms = glossary.terms(&lesson.stations, index);
                    let mut end = (0, 0);
                    for term in terms {
                        assert!((term.paragraph, term.from) >= end, "{}: they do not overlap", listed.name);
                        end = (term.paragraph, term.to);
                        let word = station.text[term.paragraph][term.from..term.to].to_lowercase();
                        let named = |(forms, explanation): &&(Vec<String>, String)| {
                            *explanation == term.explanation && forms.iter().any(|form| form.to_lowercase() == word)
                        };
                        assert!(glossary.entries.iter().find(named).is_some(), "{}: {word}", listed.name);
                        assert!(own.insert(term.explanation.clone()), "{}: {word} is explained twice", listed.name);
                        explained.insert(term.explanation);
                    }
                }
            }
            let never: Vec<_> = glossary.entries.iter().filter(|(_, said)| !explained.contains(said)).collect();
            assert!(never.is_empty(), "{} in {}: {never:?}", puzzle.name(), lang.name());
        }
    }
    assert!(LESSONS.len() > 20);
}

#[test]
fn terms_are_whole_words_and_the_longer_one_counts() {
    use casse_tete::lesson::Station;
    let glossary = Glossary::read("tree, trees: A.\nsearch tree: B.\nno term\nÉtat: C.\nétat: C.\n");
    let stations = |texts: &[&str]| -> Vec<Station> {
        texts.iter().map(|text| Station { text: vec![text.to_string()], ..Station::default() }).collect()
    };
    let check = |text: &str, found: &[&str]| {
        let stations = stations(&[text]);
        let terms = glossary.terms(&stations, 0);
        let words: Vec<&str> = terms.iter().map(|term| &text[term.from..term.to]).collect();
        assert_eq!(words, found, "{text}");
    };
    check("Streets and treetops.", &[]);
    check("Trees, and a tree.", &["Trees"]);
    check("A search tree.", &["search tree"]);
    check("Été, état, États.", &["état"]);
    check("Un arbre-tree’s « tree ».", &["tree"]);
    check("", &[]);
    assert!(glossary.terms(&stations(&["a tree", "trees"]), 1).is_empty());
    assert!(glossary.terms(&stations(&["a tree"]), 7).is_empty());
}
