//! All words of the pages, in French and in English, as typed tables: a missing text fails the build.
//!
//! Plain texts are fields, sentences with numbers are functions. The words are those that French and English teachers
//! use; numbers are grouped as each language does.

pub mod cube;
mod en;
pub mod formula;
mod fr;
pub mod insanity;
pub mod shell;
pub mod soma;
pub mod taquin;

pub use crate::lang::{Lang, signed};

impl Lang {
    /// The texts around the puzzles. A puzzle's program holds these and its own puzzle's, not all.
    pub fn shell(self) -> &'static shell::Shell {
        match self {
            Lang::Fr => &fr::SHELL,
            Lang::En => &en::SHELL,
        }
    }

    /// The texts of Instant Insanity.
    pub fn insanity(self) -> &'static insanity::Insanity {
        match self {
            Lang::Fr => &fr::insanity::INSANITY,
            Lang::En => &en::insanity::INSANITY,
        }
    }

    /// The texts of the taquin.
    pub fn taquin(self) -> &'static taquin::Taquin {
        match self {
            Lang::Fr => &fr::taquin::TAQUIN,
            Lang::En => &en::taquin::TAQUIN,
        }
    }

    /// The texts of the Soma cube.
    pub fn soma(self) -> &'static soma::Soma {
        match self {
            Lang::Fr => &fr::soma::SOMA,
            Lang::En => &en::soma::SOMA,
        }
    }

    /// The texts of the Hungarian cube.
    pub fn cube(self) -> &'static cube::Cube {
        match self {
            Lang::Fr => &fr::cube::CUBE,
            Lang::En => &en::cube::CUBE,
        }
    }
}

/// The beginning of what a reader typed, for a message.
fn shorten(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut short: String = text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
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
