//! Formulas within texts, as they are typed: `σ_S` is σ with the subscript S, `10^8` is ten with the superscript 8, and `2^(c + 1)`
//! is two with the superscript c + 1.

/// The height of a piece of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Height {
    /// On the line.
    Line,
    /// A subscript.
    Lower,
    /// A superscript.
    Higher,
}

/// The pieces of a text in their order, without the signs `_` and `^`.
///
/// These signs have a meaning only after a letter, a digit or a closing bracket. A subscript is a row of digits or one letter; a
/// superscript is a number, a letter, or everything between two brackets.
///
/// ```
/// use casse_tete::text::formula::{Height, pieces};
///
/// assert_eq!(pieces("σ_S = 1"), [(Height::Line, "σ"), (Height::Lower, "S"), (Height::Line, " = 1")]);
/// assert_eq!(pieces("T_11, v_i"), [
///     (Height::Line, "T"), (Height::Lower, "11"), (Height::Line, ", v"), (Height::Lower, "i"),
/// ]);
/// assert_eq!(pieces("2^(c + 1)"), [(Height::Line, "2"), (Height::Higher, "c + 1")]);
/// assert_eq!(pieces("a blank _ and ^"), [(Height::Line, "a blank _ and ^")]);
/// ```
pub fn pieces(text: &str) -> Vec<(Height, &str)> {
    let mut found = vec![];
    let (mut begin, mut at) = (0, 0);
    while let Some(sign) = text[at..].find(['_', '^']).map(|offset| at + offset) {
        let after = sign + 1;
        at = after;
        let carries = text[..sign].ends_with(|c: char| is_symbol(c) || matches!(c, ')' | ']' | '′'));
        let Some((shown, length)) = carried(&text[after..], text[sign..].starts_with('^')).filter(|_| carries) else {
            continue;
        };
        let height = if text[sign..].starts_with('^') { Height::Higher } else { Height::Lower };
        found.push((Height::Line, &text[begin..sign]));
        found.push((height, shown));
        at = after + length;
        begin = at;
    }
    if begin < text.len() {
        found.push((Height::Line, &text[begin..]));
    }
    found
}

/// The subscript or superscript at the beginning of a text, and its length there in bytes.
fn carried(text: &str, raised: bool) -> Option<(&str, usize)> {
    let first = text.chars().next()?;
    if raised && first == '(' {
        let end = text.find(')')?;
        return Some((&text[1..end], end + 1));
    }
    let sign = if raised && matches!(first, '-' | '−') { first.len_utf8() } else { 0 };
    let digits = text[sign..].len() - text[sign..].trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let end = if digits > 0 { sign + digits } else { is_symbol(first).then(|| first.len_utf8())? };
    Some((&text[..end], end))
}

/// Whether a character is a digit, a Latin letter without accent or a Greek letter, as the symbols of formulas are.
fn is_symbol(found: char) -> bool {
    found.is_ascii_alphanumeric() || matches!(found, 'α'..='ω' | 'Α'..='Ω')
}
