//! The values of keys, as links have them: they are read with their types, every value that makes no sense is collected with
//! what would be allowed, and default values are left out when they are written.

use std::fmt::{self, Display};
use std::ops::{RangeFrom, RangeInclusive};
use std::str::FromStr;

/// An enumeration whose values have names in links. The macro `named!` implements it.
pub trait Named: Copy + PartialEq + 'static {
    /// The names, in the order of the values.
    const NAMES: &'static [&'static str];
    /// The name of this value.
    fn name(self) -> &'static str;
    /// The value with this name; `None` if there is none.
    fn of_name(name: &str) -> Option<Self>;
}

/// Gives the values of an enumeration their names in links. The table is the only place with the names:
/// `named! { Stop: RowsButLast = "rows", Solved = "solved" }` makes the constant `Stop::ALL`, the functions `Stop::name` and
/// `Stop::named`, and implements [`Named`]. The build fails if a value is missing in the table.
macro_rules! named {
    ($type:ident: $($value:ident = $name:literal),+ $(,)?) => {
        impl $type {
            /// All values, in the order in which the pages list them.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// The name in links.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name),+
                }
            }

            /// The value with this name in links; `None` if there is none.
            pub fn named(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|each| each.name() == name)
            }
        }

        impl $crate::values::Named for $type {
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn name(self) -> &'static str {
                $type::name(self)
            }

            fn of_name(name: &str) -> Option<$type> {
                $type::named(name)
            }
        }
    };
}

/// A value that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadValue {
    /// Its key.
    pub key: &'static str,
    /// The value.
    pub found: String,
    /// The values that would be allowed.
    pub allowed: Allowed,
}

/// The values that a key may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One of these.
    Names(&'static [&'static str]),
    /// A whole number: the least and the largest, if there is one.
    Numbers(String, Option<String>),
    /// A text of the form of this example.
    Like(&'static str),
    /// One of these, or a text of the form of this example.
    NamesOrLike(&'static [&'static str], &'static str),
    /// None: other keys of the link exclude this one.
    Nothing,
}

impl Allowed {
    /// The whole numbers of a range such as `1..=100` or `0..`.
    pub fn numbers<N: Display>(range: &impl Ends<N>) -> Allowed {
        Allowed::Numbers(range.least().to_string(), range.most().map(N::to_string))
    }
}

/// A range of numbers whose ends belong to it: `1..=100` or `0..`.
pub trait Ends<N> {
    /// The least number.
    fn least(&self) -> &N;
    /// The largest number, if there is one.
    fn most(&self) -> Option<&N>;
}

impl<N> Ends<N> for RangeInclusive<N> {
    fn least(&self) -> &N {
        self.start()
    }

    fn most(&self) -> Option<&N> {
        Some(self.end())
    }
}

impl<N> Ends<N> for RangeFrom<N> {
    fn least(&self) -> &N {
        &self.start
    }

    fn most(&self) -> Option<&N> {
        None
    }
}

/// Reads the values of keys. If a key occurs more than once, its first value counts. Every function returns `None` if the key
/// is missing or its value makes no sense; the latter is remembered.
///
/// ```
/// use casse_tete::puzzle::taquin::method::Method;
/// use casse_tete::values::{Allowed, BadValue, LinkValues};
///
/// let pairs = [("method", "bfs"), ("boards", "0"), ("seed", "7")].map(|(key, value)| (key.to_string(), value.to_string()));
/// let mut values = LinkValues::new(&pairs);
/// assert_eq!(values.name("method"), Some(Method::Bfs));
/// assert_eq!(values.number("boards", 1..=100), None);
/// assert_eq!(values.number("seed", 0u64..), Some(7));
/// assert_eq!(values.flag("run"), None);
/// let allowed = Allowed::Numbers("1".to_string(), Some("100".to_string()));
/// assert_eq!(values.bad(), [BadValue { key: "boards", found: "0".to_string(), allowed }]);
/// ```
#[derive(Clone, Debug)]
pub struct LinkValues<'a> {
    pairs: &'a [(String, String)],
    bad: Vec<BadValue>,
}

impl<'a> LinkValues<'a> {
    /// The values of these keys.
    pub fn new(pairs: &'a [(String, String)]) -> LinkValues<'a> {
        LinkValues { pairs, bad: vec![] }
    }

    /// The value of a key as it is written.
    pub fn text(&self, key: &str) -> Option<&'a str> {
        self.pairs.iter().find(|(own, _)| own == key).map(|(_, value)| value.as_str())
    }

    /// Whether the key has a value.
    pub fn has(&self, key: &str) -> bool {
        self.text(key).is_some()
    }

    /// The value of a key as `read` understands it; `read` returns `None` for a text that makes no sense.
    pub fn read<T>(&mut self, key: &'static str, allowed: Allowed, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let value = read(self.text(key)?);
        if value.is_none() {
            self.refuse(key, allowed);
        }
        value
    }

    /// The value of an enumeration.
    pub fn name<T: Named>(&mut self, key: &'static str) -> Option<T> {
        self.read(key, Allowed::Names(T::NAMES), T::of_name)
    }

    /// A number in this range.
    pub fn number<N: FromStr + PartialOrd + Display>(&mut self, key: &'static str, range: impl Ends<N>) -> Option<N> {
        let within = |number: &N| range.least() <= number && range.most().is_none_or(|most| number <= most);
        self.read(key, Allowed::numbers(&range), |text| text.parse().ok().filter(within))
    }

    /// Yes, `1`, or no, `0`.
    pub fn flag(&mut self, key: &'static str) -> Option<bool> {
        self.read(key, Allowed::Names(&["0", "1"]), |text| match text {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        })
    }

    /// A list with full stops between its parts. It makes no sense if `part` does not understand one of them, or if `fits`
    /// does not accept the whole.
    pub fn list<T>(
        &mut self,
        key: &'static str,
        allowed: Allowed,
        part: impl Fn(&str) -> Option<T>,
        fits: impl FnOnce(&[T]) -> bool,
    ) -> Option<Vec<T>> {
        self.read(key, allowed, |text| {
            text.split('.').map(part).collect::<Option<Vec<T>>>().filter(|parts| fits(parts))
        })
    }

    /// Remembers that the value of a key makes no sense, if the key has one.
    pub fn refuse(&mut self, key: &'static str, allowed: Allowed) {
        if let Some(found) = self.text(key) {
            self.bad.push(BadValue { key, found: found.to_string(), allowed });
        }
    }

    /// The values that made no sense, in the order in which they were read.
    pub fn bad(self) -> Vec<BadValue> {
        self.bad
    }
}

/// A text that a reader typed or pasted: a link, keys with their values, or a value alone.
pub struct TypedText<'a> {
    /// Whether it is a link, with or without keys.
    pub is_link: bool,
    /// The keys with their values.
    query: &'a str,
}

impl<'a> TypedText<'a> {
    /// `link` is what only a link contains, such as `#/`.
    pub fn new(text: &'a str, link: &str) -> TypedText<'a> {
        let is_link = text.contains(link);
        // The keys of a link stand after its last question mark.
        let query = match text.rsplit_once('?') {
            Some((_, query)) => query,
            None if is_link => "",
            None => text,
        };
        TypedText { is_link, query }
    }

    /// The value of a key.
    pub fn value(&self, key: &str) -> Option<&'a str> {
        self.query.split('&').find_map(|pair| pair.trim().strip_prefix(key)?.strip_prefix('='))
    }
}

/// Whether a text is a link to another page than the one with this name.
pub fn is_of_other_page(text: &str, name: &str) -> bool {
    text.split_once("#/").is_some_and(|(_, place)| !place.starts_with(name))
}

/// Keys with their values, to be written in a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkWriter(pub Vec<(String, String)>);

impl LinkWriter {
    /// Writes a value.
    pub fn put(&mut self, key: &str, value: impl Display) {
        self.0.push((key.to_string(), value.to_string()));
    }

    /// Writes a value unless it is the default.
    pub fn add<T: Display + PartialEq>(&mut self, key: &str, value: T, default: T) {
        if value != default {
            self.put(key, value);
        }
    }

    /// Writes the name of a value unless it is the default.
    pub fn name<T: Named + Default>(&mut self, key: &str, value: T) {
        self.add(key, value.name(), T::default().name());
    }

    /// Writes the parts of a list with full stops between them, unless there are none.
    pub fn list<T: Display>(&mut self, key: &str, parts: impl IntoIterator<Item = T>) {
        let parts: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
        self.add(key, parts.join("."), String::new());
    }
}

impl Display for LinkWriter {
    /// Writes the text form of links: `key=value&key=value`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.0.iter().enumerate() {
            let before = if index > 0 { "&" } else { "" };
            write!(f, "{before}{key}={value}")?;
        }
        Ok(())
    }
}

impl<'a> FromIterator<(&'static str, &'a str)> for LinkWriter {
    fn from_iter<I: IntoIterator<Item = (&'static str, &'a str)>>(pairs: I) -> LinkWriter {
        LinkWriter(pairs.into_iter().map(|(key, value)| (key.to_string(), value.to_string())).collect())
    }
}
