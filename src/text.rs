//! All words of the pages, in French and in English, as typed tables: a missing text fails the build.
//!
//! Plain texts are fields, sentences with numbers are functions. The words are those that French and English teachers
//! use; numbers are grouped as each language does.

pub mod cube;
mod en;
mod fr;
pub mod graph;
pub mod insanity;
pub mod shell;
pub mod soma;
pub mod taquin;

/// The language of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The name in links and in the page's `lang` attribute.
    pub fn name(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language of that name.
    pub fn named(name: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.name() == name)
    }

    /// The other one.
    pub fn other(self) -> Lang {
        match self {
            Lang::Fr => Lang::En,
            Lang::En => Lang::Fr,
        }
    }

    /// The texts around the puzzles. A puzzle's program holds these and its own puzzle's, not all.
    pub fn shell(self) -> &'static shell::Shell {
        match self {
            Lang::Fr => &fr::SHELL,
            Lang::En => &en::SHELL,
        }
    }

    /// The texts of Instant Insanity.
    pub fn texts(self) -> &'static Texts {
        match self {
            Lang::Fr => &fr::TEXTS,
            Lang::En => &en::TEXTS,
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

    /// A whole number with its digits in groups of three: 41 472 in French (narrow spaces that do not break), 41,472 in
    /// English.
    pub fn number(self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// The same for digits, however many.
    pub fn grouped(self, digits: &str) -> String {
        let separator = match self {
            Lang::Fr => '\u{202f}',
            Lang::En => ',',
        };
        let mut text = String::with_capacity(digits.len() + digits.len() / 3);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A number with three significant digits at the most: 0,0351 in French, 0.0351 in English.
    pub fn decimal(self, number: f64) -> String {
        if number >= 1000.0 {
            return self.number(number.round() as u64);
        }
        let magnitude = if number > 0.0 { number.log10().floor() as i32 } else { 0 };
        let places = (2 - magnitude).clamp(0, 6) as usize;
        let mut text = format!("{number:.places$}");
        if text.contains('.') {
            text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
        }
        self.point(text)
    }

    /// A number with so many digits after the point: 25,62 in French, 25.62 in English.
    pub fn fixed(self, number: f64, places: usize) -> String {
        self.point(format!("{number:.places$}"))
    }

    /// A fraction in percent: 25,62 % in French, 25.62% in English.
    pub fn percent(self, fraction: f64, places: usize) -> String {
        let number = self.fixed(100.0 * fraction, places);
        match self {
            Lang::Fr => format!("{number}\u{a0}%"),
            Lang::En => format!("{number}%"),
        }
    }

    fn point(self, text: String) -> String {
        match self {
            Lang::Fr => text.replace('.', ","),
            Lang::En => text,
        }
    }
}

/// The texts of the pages of Instant Insanity in one language.
#[derive(Debug)]
pub struct Texts {
    /// The language itself.
    pub lang: Lang,
    /// Everything around the puzzles.
    pub shell: &'static shell::Shell,
    /// Instant Insanity.
    pub insanity: insanity::Insanity,
    /// Its graph, play by hand, random sets and statistics.
    pub graph: graph::Graph,
}

/// A number with its sign, and a minus as typesetters write it.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_string(),
        number if number < 0 => format!("−{}", number.unsigned_abs()),
        number => format!("+{number}"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_as_each_language_does() {
        for (number, fr, en) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (41472, "41\u{202f}472", "41,472"),
            (573308928, "573\u{202f}308\u{202f}928", "573,308,928"),
        ] {
            assert_eq!(Lang::Fr.number(number), fr);
            assert_eq!(Lang::En.number(number), en);
        }
        for (number, fr, en) in
            [(0.03512, "0,0351", "0.0351"), (1.5, "1,5", "1.5"), (0.0, "0", "0"), (123.4, "123", "123")]
        {
            assert_eq!(Lang::Fr.decimal(number), fr);
            assert_eq!(Lang::En.decimal(number), en);
        }
    }

    #[test]
    fn french_punctuation_never_begins_a_line() {
        let source = concat!(
            include_str!("text/fr.rs"),
            include_str!("text/fr/graph.rs"),
            include_str!("text/fr/taquin.rs"),
            include_str!("text/fr/soma.rs"),
            include_str!("text/fr/cube.rs")
        );
        for (index, line) in source.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for loose in [" :", " ;", " ?", "« ", " »"] {
                assert!(!line.contains(loose), "line {}: a space that breaks at {loose:?}", index + 1);
            }
        }
    }
}
