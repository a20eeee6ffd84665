//! What the page checks when a reader is asked to do something.

use std::fmt;

/// The value of a key that is left out of the link because it has its default.
const LEFT_OUT: &str = "default";

/// How a value is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It is this value.
    Is,
    /// It is not this value.
    IsNot,
    /// It is a number of at least this value.
    AtLeast,
    /// It is a number of at most this value.
    AtMost,
}

impl Relation {
    /// All comparisons.
    pub const ALL: [Relation; 4] = [Relation::Is, Relation::IsNot, Relation::AtLeast, Relation::AtMost];

    /// Its sign in lesson files.
    pub fn sign(self) -> &'static str {
        match self {
            Relation::Is => "=",
            Relation::IsNot => "!=",
            Relation::AtLeast => ">=",
            Relation::AtMost => "<=",
        }
    }
}

/// A condition on the state of a page: `soma.classes = 240`, `view = graph`, `step >= 20`.
///
/// A name with a dot is that of a result (`data-value`), which holds nothing before the page has it. Any other name is a key of
/// the page's link; a key that the link leaves out has the value `default`.
///
/// ```
/// use casse_tete::lesson::Condition;
///
/// let condition: Condition = "soma.classes >= 200".parse().unwrap();
/// assert!(condition.holds(|_| Some("240".to_string())));
/// assert!(!condition.holds(|_| None));
/// assert_eq!(condition.to_string(), "soma.classes >= 200");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The result, or the key of the link.
    pub name: String,
    /// How it is compared.
    pub relation: Relation,
    /// The value it is compared with.
    pub value: String,
}

impl Condition {
    /// Whether the name is that of a result, not a key of the link.
    pub fn is_of_result(&self) -> bool {
        self.name.contains('.')
    }

    /// Whether the condition holds. `found` gives the value of a result or of a key of the link; none if there is none.
    pub fn holds(&self, found: impl Fn(&str) -> Option<String>) -> bool {
        let found = match found(&self.name) {
            None if self.is_of_result() => return false,
            found => found.unwrap_or_else(|| LEFT_OUT.to_string()),
        };
        let numbers = || Some((decimal(&found)?, decimal(&self.value)?));
        let same = found == self.value || numbers().is_some_and(|(found, value)| found == value);
        match self.relation {
            Relation::Is => same,
            Relation::IsNot => !same,
            Relation::AtLeast => numbers().is_some_and(|(found, value)| found >= value),
            Relation::AtMost => numbers().is_some_and(|(found, value)| found <= value),
        }
    }
}

impl std::str::FromStr for Condition {
    type Err = ();

    /// Fails without a sign of comparison, a name or a value, and if `>=` or `<=` compare with what is no number.
    fn from_str(text: &str) -> Result<Condition, ()> {
        // The signs of two characters first, since they end with the sign of one.
        let signs = Relation::ALL.into_iter().rev();
        let parts = signs.filter_map(|relation| Some((text.split_once(relation.sign())?, relation)));
        let ((name, value), relation) = parts.min_by_key(|((name, _), _)| name.trim_end().len()).ok_or(())?;
        let (name, value) = (name.trim().to_string(), value.trim().to_string());
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
        let number = matches!(relation, Relation::AtLeast | Relation::AtMost);
        let bad = name.is_empty() || !name.chars().all(plain) || value.is_empty();
        if bad || (number && decimal(&value).is_none()) {
            return Err(());
        }
        Ok(Condition { name, relation, value })
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.name, self.relation.sign(), self.value)
    }
}

/// A decimal number such as `-12.5`, of at most 14 digits. The standard library's own reading of such numbers is right for any
/// number of digits and powers of ten, and makes each page 13 kB heavier.
pub fn decimal(text: &str) -> Option<f64> {
    let (sign, plain) = text.strip_prefix('-').map_or((1.0, text), |plain| (-1.0, plain));
    let (whole, fraction) = plain.split_once('.').unwrap_or((plain, "0"));
    let digits = [whole, fraction].concat();
    let right = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !right(whole) || !right(fraction) || digits.len() > 15 {
        return None;
    }
    let number = digits.parse::<u64>().ok()?;
    Some(sign * number as f64 / 10u64.pow(fraction.len() as u32) as f64)
}
