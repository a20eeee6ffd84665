//! Formulas with names, which take part in the comparison of the methods.

use super::formula::Evaluation;
use super::request::read_factor;

/// The most formulas with names.
pub const MOST_RIVALS: usize = 8;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 20;

/// A formula with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    name: String,
    /// The formula, and its weights.
    pub evaluation: Evaluation,
}

impl Rival {
    /// A formula with this name, without the signs that separate names in links, blanks around it, and what is too long; `None` if
    /// nothing of the name is left.
    pub fn new(name: &str, evaluation: Evaluation) -> Option<Rival> {
        let legal = |c: &char| !matches!(c, ':' | ';' | ',') && !c.is_control();
        let name: String = name.trim().chars().filter(legal).take(LONGEST_NAME).collect();
        let name = name.trim().to_string();
        (!name.is_empty()).then_some(Rival { name, evaluation })
    }

    /// The formula as readers see it, with the weights g and h where one of them is not 1.
    pub fn words(&self) -> String {
        let Evaluation { formula, moves, factor } = &self.evaluation;
        let weights = if (*moves, *factor) == (1, 1) { String::new() } else { format!(" (g = {moves}, h = {factor})") };
        format!("{formula}{weights}")
    }

    /// The name: 1..=[`LONGEST_NAME`] characters.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// The text form of links: names and formulas, with the weights g and h where one of them is not 1.
///
/// ```
/// use casse_tete::puzzle::taquin::rival::{read, text};
///
/// let link = "red:manhattan+2*conflicts;blue:-score:0:1";
/// let rivals = read(link).unwrap();
/// assert_eq!((rivals[1].name(), rivals[1].evaluation.moves), ("blue", 0));
/// assert_eq!(text(&rivals), link);
/// assert_eq!(read("red:manhatan"), None);
/// ```
pub fn text(rivals: &[Rival]) -> String {
    let one = |Rival { name, evaluation }: &Rival| {
        let Evaluation { formula, moves, factor } = evaluation;
        let weights = if (*moves, *factor) == (1, 1) { String::new() } else { format!(":{moves}:{factor}") };
        [name, ":", &formula.link_text(), &weights].concat()
    };
    rivals.iter().map(one).collect::<Vec<_>>().join(";")
}

/// Reads what [`text`] writes; `None` if anything of it makes no sense, or if there are more than [`MOST_RIVALS`].
pub fn read(text: &str) -> Option<Vec<Rival>> {
    let one = |text: &str| {
        let parts: Vec<&str> = text.split(':').collect();
        let (moves, factor) = match parts[..] {
            [_, _] => (1, 1),
            [_, _, moves, by] => (read_factor(moves)?, read_factor(by)?),
            _ => return None,
        };
        Rival::new(parts[0], Evaluation { formula: parts[1].parse().ok()?, moves, factor })
    };
    let rivals: Option<Vec<Rival>> = text.split(';').map(one).collect();
    rivals.filter(|rivals| rivals.len() <= MOST_RIVALS)
}
