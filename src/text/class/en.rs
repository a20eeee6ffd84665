//! The English words of the page where the counts of a class are added up.

use super::ClassTexts;
use crate::lang::Lang;
use crate::pooled::CountsProblem;
use crate::text::{join, shorten};

const L: Lang = Lang::En;

/// The words of the page.
pub static CLASS: ClassTexts = ClassTexts {
    about: "Here the results of a whole class are added up: each pupil runs the experiment with a seed of their own and shows what it counted.",
    how: "Give each pupil a number: it is their seed, in the setup. Once the experiment is complete, its button “For the class” shows a QR code and a text. The experiments:",
    paste: "Texts of the pupils, one a line",
    add: "Add",
    camera: "Read with the camera",
    copy: "Copy all texts",
    copied: ["Texts copied.", "The browser did not let the page copy the texts."],
    clear: "Remove all",
    empty: "Nothing is read yet.",
    added: |seeds| {
        let list = join(&seeds.iter().map(u64::to_string).collect::<Vec<_>>(), "and");
        let seed = if seeds.len() == 1 { "seed" } else { "seeds" };
        format!("{} added: {seed} {list}.", L.counted(seeds.len() as u64, "result", "results"))
    },
    other_lines: |count| {
        let are = if count == 1 { "has" } else { "have" };
        format!("{} {are} no result to read.", L.counted(count as u64, "line", "lines"))
    },
    problem: |line, lines, problem| {
        let told = match problem {
            CountsProblem::NoCounts => {
                "There is no result in this text: it takes one that begins with “ct1:”, or its link.".to_string()
            }
            CountsProblem::TooLarge => "This text is far too long: paste the results only.".to_string(),
            CountsProblem::Newer => "This result is of a newer version: reload the page.".to_string(),
            CountsProblem::Damaged => {
                "This result is damaged: a character is missing or wrong. Copy the whole of it.".to_string()
            }
            CountsProblem::Puzzle(name) => format!("There is no puzzle “{}”.", shorten(name)),
            CountsProblem::Settings(settings) => {
                format!("No experiment that can be added up has the settings “{}”.", shorten(settings))
            }
            CountsProblem::Seed(seed) => format!("“{}” is no seed.", shorten(seed)),
            CountsProblem::Numbers => "The numbers of this result are not those of its experiment.".to_string(),
            CountsProblem::Impossible => {
                "No experiment gives this result: its numbers contradict each other.".to_string()
            }
            CountsProblem::SameSeed(seed) => format!(
                "Seed {seed} is there already with these settings: it would be the same cases twice. Choose another seed in the setup, and run the experiment again."
            ),
            CountsProblem::Full => "There is no room left: remove some results first.".to_string(),
        };
        if lines > 1 { format!("Line {}: {told}", L.number(line as u64)) } else { told }
    },
    stays: "What was read before stays as it is.",
    denied: "The browser does not let this page see the camera: allow it in its settings, or paste the texts.",
    missing: "There is no camera for this page: connect one (it takes https or localhost), or paste the texts.",
    broken: "The camera gives no picture: another program may be using it. Try again, or paste the texts.",
    not_kept: "The browser keeps nothing for this page: its storage is full or forbidden. What is read will be gone with the page.",
    unread: |count| {
        let are = if count == 1 { "is" } else { "are" };
        format!(
            "{} cannot be read any more and {are} not counted.",
            L.counted(count as u64, "kept result", "kept results")
        )
    },
    pupils: ["pupil", "pupils"],
    cases: ["case", "cases"],
    read: "What was read",
    seed: "seed",
    removal: "remove",
    remove: |seed| format!("Remove seed {seed}"),
};
