//! All words of the pages, in French and in English, as typed tables: a missing text fails the build.
//!
//! `text/NAME.rs` lists which texts a puzzle has, `text/NAME/fr.rs` and `text/NAME/en.rs` hold them. Texts that belong to no puzzle
//! are in `shell`. Plain texts are fields, sentences with numbers are functions. The words are those that French and English teachers use;
//! numbers are grouped as each language does.

pub mod access;
pub mod class;
pub mod cube;
pub mod formula;
pub mod insanity;
pub mod lesson;
pub mod print;
pub mod program;
pub mod shelf;
pub mod shell;
pub mod soma;
pub mod taquin;
pub mod write;

pub use crate::lang::{Lang, signed, signed_list};
use crate::puzzle::Puzzle;

/// The name of a puzzle and its line on the home page. The program of each puzzle contains these texts of all puzzles, for the top bar
/// and the home page, but the other texts only of its own puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    /// Its name, with a capital.
    pub name: &'static str,
    /// A description of the puzzle in one or two sentences.
    pub about: &'static str,
}

/// The texts that the page of every puzzle has.
#[derive(Clone, Copy, Debug)]
pub struct PageTexts {
    /// Keys that only this page has, and what they do.
    pub keys: &'static [(&'static str, &'static str)],
    /// The names of the views, in the order of their tabs.
    pub views: &'static [&'static str],
    /// The words of its first minute.
    pub opening: OpeningTexts,
}

/// What a page says when it is opened without a state: the words of its first minute.
#[derive(Clone, Copy, Debug)]
pub struct OpeningTexts {
    /// The goal of the puzzle, in one sentence.
    pub goal: &'static str,
    /// One sentence that makes curious.
    pub hook: &'static str,
    /// The button with which the reader begins.
    pub start: &'static str,
    /// The button that shows the search step by step; none where there is nothing to step through.
    pub watch: Option<&'static str>,
    /// The button that shows the setup.
    pub change: &'static str,
}

/// The words for the counts of an experiment that a class adds up.
#[derive(Debug)]
pub struct PooledTexts {
    /// What the settings are, as [`crate::puzzle::Puzzle::pooling`] knows them.
    pub settings: fn(&str) -> String,
    /// The columns: what was counted, the counts, the shares, their intervals, the exact shares.
    pub columns: [&'static str; 5],
    /// What was counted, in the order of the rows of the pooling.
    pub rows: &'static [&'static str],
    /// The plot of the running fraction: its title, and the name of its horizontal axis.
    pub plot: [&'static str; 2],
}

impl Lang {
    /// The words for the counts of the puzzle's experiment; none if it has no counts that a class adds up.
    pub fn pooled(self, puzzle: Puzzle) -> Option<PooledTexts> {
        match puzzle {
            Puzzle::Insanity => Some(insanity::pooled(self)),
            Puzzle::Taquin => Some(taquin::pooled(self)),
            Puzzle::Soma | Puzzle::Cube => None,
        }
    }

    /// The name of the puzzle and its line on the home page.
    pub fn title(self, puzzle: Puzzle) -> Title {
        match puzzle {
            Puzzle::Insanity => insanity::title(self),
            Puzzle::Taquin => taquin::title(self),
            Puzzle::Soma => soma::title(self),
            Puzzle::Cube => cube::title(self),
        }
    }
}

/// The beginning of a text that a reader typed, for a message.
fn shorten(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut short: String = text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// A whole number as it is written in a link, with its digits in groups and the typographic minus sign.
fn whole(number: &str, lang: Lang) -> String {
    match number.strip_prefix('-') {
        Some(digits) => format!("−{}", lang.grouped(digits)),
        None => lang.grouped(number),
    }
}

/// A character that a reader typed, for a message.
fn visible(found: char) -> String {
    if found.is_control() || found.is_whitespace() { format!("U+{:04X}", found as u32) } else { found.to_string() }
}

/// "0, 1 and 2".
fn join(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// The words with a capital letter first. Latin letters alone have capitals here, those of French among them: the tables for all of
/// Unicode would weigh 5 kB in the program of each page.
///
/// ```
/// use casse_tete::text::capital;
///
/// assert_eq!([capital("étape"), capital("la case 3"), capital("3 cases"), capital("")], ["Étape", "La case 3", "3 cases", ""]);
/// ```
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let Some(first) = letters.next() else { return String::new() };
    let first = match first {
        // Capitals stand 32 places before their letters.
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => char::from(first as u8 - 32),
        'œ' => 'Œ',
        other => other,
    };
    std::iter::once(first).chain(letters).collect()
}
