//! Reads algorithms as people type or paste them, and as links contain them.

use super::algorithm::{Algorithm, Item, Spelling, Unit};
use super::problem::Problem;
use super::turn::{Layers, Turn};

/// The most characters that are read, not counting blanks and `_`, so that every algorithm that is read can be written and
/// read again.
pub const LONGEST: usize = 4000;

/// The most turns of an algorithm when written out.
pub const MOST_MOVES: u64 = 5000;

/// The most levels of nested brackets.
pub const DEEPEST: usize = 40;

/// An open bracket, or the whole text.
struct Level {
    /// The bracket and its place; `None` for the whole text.
    open: Option<(char, usize)>,
    /// The part before the separator, and the separator.
    before: Option<(Algorithm, char)>,
    items: Vec<Item>,
}

/// Characters with their places, counted from 0.
struct Reader {
    characters: Vec<char>,
    at: usize,
    problems: Vec<Problem>,
}

/// The algorithm of a text, or all problems of the text, in reading order.
///
/// Turns are `R U F D L B`, `T` for the top too, `Rw`, `2Rw` or `r` for two layers, `3Rw` for all three, `M E S x y z`; after them
/// `2`, `3` and a `'`, or a `-` with the same meaning; blanks and `_` are ignored. Brackets: `(A)n`, `[A, B]`, `[A: B]`, with a
/// number or a `'` after them. Remarks: `// to the end of the line`, `/* between these */`.
pub fn read(text: &str) -> Result<Algorithm, Vec<Problem>> {
    let characters: Vec<char> = text.chars().collect();
    let length = characters.iter().filter(|&&found| !is_blank(found)).count();
    if length > LONGEST {
        return Err(vec![Problem::TooLong { length, most: LONGEST }]);
    }
    let mut reader = Reader { characters, at: 0, problems: vec![] };
    let algorithm = reader.algorithm();
    let moves = algorithm.length();
    if reader.problems.is_empty() && moves > MOST_MOVES {
        reader.problems.push(Problem::TooManyMoves { found: moves });
    }
    if reader.problems.is_empty() { Ok(algorithm) } else { Err(reader.problems) }
}

impl Reader {
    fn algorithm(&mut self) -> Algorithm {
        let mut outer: Vec<Level> = Vec::new();
        let mut level = Level { open: None, before: None, items: vec![] };
        while let Some(&found) = self.characters.get(self.at) {
            let at = self.at;
            self.at += 1;
            match found {
                _ if is_blank(found) => {}
                '/' if self.remark() => {}
                '(' | '[' => {
                    if outer.len() == DEEPEST {
                        self.problems.push(Problem::TooDeep { at });
                    }
                    let inner = Level { open: Some((found, at)), before: None, items: vec![] };
                    outer.push(std::mem::replace(&mut level, inner));
                }
                ')' | ']' => {
                    let amount = self.amount();
                    let Some((open, from)) = level.open else {
                        self.problems.push(Problem::Unopened { bracket: found, at });
                        continue;
                    };
                    let Some(back) = outer.pop() else { continue };
                    let inner = std::mem::replace(&mut level, back);
                    let times = amount.filter(|times| u64::from(times.unsigned_abs()) <= MOST_MOVES);
                    match (closed(inner, (open, found), times.unwrap_or(1)), times) {
                        (None, _) if (open == '(') != (found == ')') => {
                            self.problems.push(Problem::Mismatched { open: from, at });
                        }
                        (None, _) => self.problems.push(Problem::NoSeparator { at: from }),
                        (_, None) => self.problems.push(Problem::Amount { at: at + 1 }),
                        // Brackets that are nested too deeply are not kept, nor their contents.
                        (Some(unit), _) if outer.len() < DEEPEST => {
                            level.items.push(Item { unit, span: from..self.at })
                        }
                        (Some(_), _) => {}
                    }
                }
                ',' | ':' => {
                    if level.before.is_some() || !matches!(level.open, Some(('[', _))) {
                        self.problems.push(Problem::Separator { found, at });
                    } else {
                        level.before = Some((Algorithm { items: std::mem::take(&mut level.items) }, found));
                    }
                }
                _ => self.turn(found, at, &mut level.items),
            }
        }
        let open = outer.iter().chain([&level]).filter_map(|level| level.open);
        self.problems.extend(open.map(|(bracket, at)| Problem::Unclosed { bracket, at }));
        Algorithm { items: level.items }
    }

    /// Reads a turn whose letter was found.
    fn turn(&mut self, found: char, at: usize, items: &mut Vec<Item>) {
        let number = found.to_digit(10).filter(|number| (1..=3).contains(number) && self.is_wide_next());
        let letter = number.and_then(|_| self.characters.get(self.at)).copied().unwrap_or(found);
        self.at += usize::from(number.is_some());
        let Some((layers, face)) = Turn::letters(letter) else {
            self.problems.push(Problem::UnknownLetter { found, at });
            return;
        };
        // Rw is r; nothing else has a w.
        let wide = Turn::letters(letter.to_ascii_lowercase());
        let is_wide = letter.is_ascii_uppercase() && self.characters.get(self.at) == Some(&'w');
        let (layers, face) = wide.filter(|_| is_wide).unwrap_or((layers, face));
        self.at += usize::from(is_wide && wide.is_some());
        let layers = number.map_or(layers, |number| [Layers::Outer, Layers::Wide, Layers::Whole][number as usize - 1]);
        let quarters = self.amount().filter(|quarters| (1..=3).contains(&quarters.abs()));
        match quarters.and_then(|quarters| Turn::new(layers, face, quarters)) {
            Some(turn) => items.push(Item { unit: Unit::Turn(turn), span: at..self.at }),
            None => self.problems.push(Problem::Amount { at: at + 1 }),
        }
    }

    /// Whether a letter of two layers comes next: `Rw`.
    fn is_wide_next(&self) -> bool {
        let is_face = |found: &char| found.is_ascii_uppercase() && Turn::letters(found.to_ascii_lowercase()).is_some();
        self.characters.get(self.at).is_some_and(is_face) && self.characters.get(self.at + 1) == Some(&'w')
    }

    /// Reads a number, 1 if there is none, and an inversion, in either order; `None` if the number is far too large.
    fn amount(&mut self) -> Option<i32> {
        let before = self.inversion();
        let digits = self.characters[self.at..].iter().map_while(|digit| digit.to_digit(10));
        let digits: Vec<u32> = digits.collect();
        self.at += digits.len();
        let add = |number: i32, &digit: &u32| number.checked_mul(10)?.checked_add(digit as i32);
        let number = if digits.is_empty() { Some(1) } else { digits.iter().try_fold(0, add) };
        let inverted = before ^ self.inversion();
        number.map(|number| if inverted { -number } else { number })
    }

    fn inversion(&mut self) -> bool {
        let is = self.characters.get(self.at).is_some_and(|&found| "'-’′`".contains(found));
        self.at += usize::from(is);
        is
    }

    /// Skips a remark whose first `/` was read; false if it is not a remark.
    fn remark(&mut self) -> bool {
        let rest = &self.characters[self.at..];
        let length = match rest.first() {
            Some('/') => rest.iter().position(|&found| found == '\n'),
            Some('*') => rest[1..].windows(2).position(|pair| pair == ['*', '/']).map(|end| end + 3),
            _ => return false,
        };
        self.at += length.unwrap_or(rest.len());
        true
    }
}

fn is_blank(found: char) -> bool {
    found == '_' || found.is_whitespace()
}

/// The unit of a pair of brackets and its contents; `None` if the brackets do not match each other or the contents.
fn closed(level: Level, brackets: (char, char), times: i32) -> Option<Unit> {
    let inner = Algorithm { items: level.items };
    match (brackets, level.before) {
        (('(', ')'), None) => Some(Unit::Group(inner, times)),
        (('[', ']'), Some((first, ','))) => Some(Unit::Commutator([first, inner], times)),
        (('[', ']'), Some((first, ':'))) => Some(Unit::Conjugate([first, inner], times)),
        _ => None,
    }
}

impl From<Algorithm> for String {
    fn from(algorithm: Algorithm) -> String {
        algorithm.text(Spelling::Field)
    }
}

impl TryFrom<String> for Algorithm {
    type Error = &'static str;

    /// Reading the text gives each item its place in it.
    fn try_from(text: String) -> Result<Algorithm, Self::Error> {
        read(&text).map_err(|_| "no algorithm")
    }
}
