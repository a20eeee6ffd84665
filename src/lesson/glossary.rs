//! The glossary of a puzzle: terms of the field and their explanations, which a lesson shows where a term first appears.

use super::Station;

/// The glossary of a puzzle in one language. Its file is `glossary/NAME.fr.txt` or `glossary/NAME.en.txt`, with a line for each
/// term: its forms with commas between them, a colon, the explanation.
///
/// ```
/// use casse_tete::lesson::{Glossary, Station};
///
/// let glossary = Glossary::read("island, islands: Empty cells, cut off from the others.\n");
/// let station = |text: &str| Station { text: vec![text.to_string()], ..Station::default() };
/// let stations = [station("Islands are hopeless."), station("An island again.")];
/// let terms = glossary.terms(&stations, 0);
/// assert_eq!((terms.len(), &stations[0].text[0][terms[0].from..terms[0].to]), (1, "Islands"));
/// assert!(glossary.terms(&stations, 1).is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary {
    /// The terms: their forms and their explanations.
    pub entries: Vec<(Vec<String>, String)>,
}

/// A term in the text of a station, and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedTerm {
    /// The index of the paragraph.
    pub paragraph: usize,
    /// Where the term begins in it, in bytes.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// What it means.
    pub explanation: String,
}

impl Glossary {
    /// Reads a glossary. A line that is no term is left out.
    pub fn read(text: &str) -> Glossary {
        let entry = |line: &str| {
            let (forms, explanation) = line.split_once(": ")?;
            let forms = forms.split(", ").map(|form| form.trim().to_string()).filter(|form| !form.is_empty()).collect();
            Some((forms, explanation.trim().to_string()))
        };
        Glossary { entries: text.lines().filter_map(entry).collect() }
    }

    /// The terms that first appear in this station of a lesson, each once, in the order of the text. Where two begin at the same
    /// place, the longer one counts.
    pub fn terms(&self, stations: &[Station], station: usize) -> Vec<ExplainedTerm> {
        let mut seen = vec![false; self.entries.len()];
        let mut terms = vec![];
        for (number, each) in stations.iter().enumerate().take(station + 1) {
            for (paragraph, text) in each.text.iter().enumerate() {
                let (mut within, mut end) = (false, 0);
                for (from, letter) in text.char_indices() {
                    let begins = !within && from >= end;
                    within = is_letter(letter);
                    let Some((index, to)) = self.at(text, from).filter(|_| begins) else { continue };
                    end = to;
                    if !std::mem::replace(&mut seen[index], true) && number == station {
                        let explanation = self.entries[index].1.clone();
                        terms.push(ExplainedTerm { paragraph, from, to, explanation });
                    }
                }
            }
        }
        terms
    }

    /// The longest term that begins here as whole words, in small letters or with a capital from A to Z: its index, and where it
    /// ends.
    fn at(&self, text: &str, from: usize) -> Option<(usize, usize)> {
        let mut found: Option<(usize, usize)> = None;
        for (index, (forms, _)) in self.entries.iter().enumerate() {
            for form in forms {
                let to = from + form.len();
                let longer = found.is_none_or(|(_, end)| to > end);
                let same = text.as_bytes().get(from..to).is_some_and(|own| {
                    let own = own.split_first().map(|(first, rest)| (first.to_ascii_lowercase(), rest));
                    own == form.as_bytes().split_first().map(|(first, rest)| (first.to_ascii_lowercase(), rest))
                });
                if longer && same && !text[to..].chars().next().is_some_and(is_letter) {
                    found = Some((index, to));
                }
            }
        }
        found
    }
}

/// Whether a character is a letter or a digit of the languages of the site. The tables of the standard library know all languages,
/// and make each page some kilobytes heavier.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || ('\u{c0}'..='\u{17f}').contains(&c)
}
