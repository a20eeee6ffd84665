//! Links: the whole state of a page as text, `#/insanity?cubes=…&lang=fr`.
//!
//! A [`Link`] may contain anything that a person typed. Keys that no page knows are ignored, values that make no sense become
//! [`LinkProblem`]s, and default values are left out when a link is written. Old links work for ever.

use crate::lang::Lang;
use crate::puzzle::Puzzle;
use crate::scene::{Hues, Theme};
use crate::values::{Allowed, BadValue, LinkValues};
use std::fmt;

/// The largest length of a link in bytes, before characters are escaped; longer links are not read. The longest links that the
/// pages write hold seven algorithms of the cube, each of at most 4,000 characters, not counting blanks.
pub const LONGEST: usize = 65_536;

/// The number of bytes that are read at each end of a link that is too long.
const READ_OF_TOO_LONG: usize = 1_000;

/// What a lesson begins with that is packed into its link; its text follows, compressed (raw DEFLATE), in base64url.
pub const PACKED: &str = "z.";

/// What the name of a lesson begins with that is kept on the device; its number follows.
pub const OWN: &str = "own.";

/// The length of one escaped byte, such as `%C3`.
const ESCAPED: usize = 3;

/// The version of links that this program writes and reads; it is left out of links while it is 1.
pub const VERSION: u32 = 1;

/// The keys that all pages have, `view` excepted.
const OWN_KEYS: [&str; 14] = [
    "v", "step", "marks", "workers", "run", "lang", "theme", "palette", "present", "embed", "listing", "lesson",
    "station", "tab",
];

/// The most steps that a link may mark.
pub const MOST_MARKED: usize = 40;

/// The number of workers a link may ask for.
pub const WORKERS: std::ops::RangeInclusive<usize> = 1..=8;

/// The tabs that a link may ask for, from 1.
const TABS: std::ops::RangeInclusive<usize> = 1..=9;

/// The key of the home page, and its value, that show the page about accessibility.
const ABOUT: (&str, &str) = ("about", "access");

/// Where a link leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Destination {
    /// The list of the puzzles and of the lessons.
    #[default]
    Home,
    /// The page where a lesson is written.
    Write,
    /// The page that prints sheets.
    Print,
    /// What the reader keeps on the device.
    Shelf,
    /// Where the counts of a class are added up.
    Class,
    /// The page of one puzzle.
    Puzzle(Puzzle),
}

/// The name of the page where a lesson is written.
const WRITE: &str = "write";

/// The name of the page that prints sheets.
const PRINT: &str = "print";

/// The name of the page of what is kept.
const SHELF: &str = "shelf";

/// The name of the page where the counts of a class are added up.
const CLASS: &str = "class";

impl Destination {
    /// Whether it is the page of a puzzle.
    pub fn is_puzzle(self) -> bool {
        matches!(self, Destination::Puzzle(_))
    }

    /// The page with this name in links; `None` if there is none.
    fn named(name: &str) -> Option<Destination> {
        match name {
            "" => Some(Destination::Home),
            WRITE => Some(Destination::Write),
            PRINT => Some(Destination::Print),
            SHELF => Some(Destination::Shelf),
            CLASS => Some(Destination::Class),
            name => Puzzle::named(name).map(Destination::Puzzle),
        }
    }
}

/// The state of a page, as carried by a link.
///
/// ```
/// use casse_tete::lang::Lang;
/// use casse_tete::link::{Link, LinkProblem};
///
/// let (link, problems) = Link::parse("#/taquin?board=493617285&step=300&theme=pink&lang=fr");
/// assert_eq!(link.value("board"), Some("493617285"));
/// assert_eq!((link.step, link.lang), (Some(300), Some(Lang::Fr)));
/// // A value that makes no sense is reported; all the rest is read.
/// assert!(matches!(&problems[..], [LinkProblem::BadValue(bad)] if (bad.key, bad.found.as_str()) == ("theme", "pink")));
/// assert_eq!(link.to_string(), "#/taquin?board=493617285&step=300&lang=fr");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The page.
    pub place: Destination,
    /// `lang`, if it was chosen.
    pub lang: Option<Lang>,
    /// `theme`, if it was chosen.
    pub theme: Option<Theme>,
    /// `palette`: the colours of the puzzles.
    pub hues: Hues,
    /// `present=1`: only the drawing, the transport bar and the counters.
    pub present: bool,
    /// `embed=1`: the page stands in a frame of another page, without what is around the puzzle.
    pub embed: bool,
    /// `lesson`: the name of the lesson that is open.
    pub lesson: Option<String>,
    /// `station`: the number of its station, from 1; the first one if it is left out.
    pub station: Option<usize>,
    /// `listing=1`: the program beside the search.
    pub listing: bool,
    /// `tab`: the index of the tab that is open beside the drawing, from 0; it is written from 1, and the first one is left out.
    pub tab: usize,
    /// `run=1`: the search starts at once.
    pub run: bool,
    /// `step`: the step of the search that is shown. If it is left out, some pages show the first step and others the last,
    /// so 0 is written too.
    pub step: Option<u64>,
    /// `marks`: the steps that the reader has marked, ascending.
    pub marks: Vec<u64>,
    /// `workers`: how many workers share a search; by default as many as the machine has cores.
    pub workers: Option<usize>,
    /// All other keys with their values, in order: those of the puzzle, and `view`.
    pub keys: Vec<(String, String)>,
}

/// Why a link, or a part of it, cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkProblem {
    /// It is longer than any link that the pages write.
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// It was written by a later version of the program.
    Newer {
        /// The version in the link.
        version: String,
    },
    /// There is no such page.
    UnknownPage {
        /// The name in the link.
        found: String,
    },
    /// The value of a key makes no sense.
    BadValue(BadValue),
}

impl LinkProblem {
    /// The code of the problem on the page, in `data-error`.
    pub fn code(&self) -> &'static str {
        match self {
            LinkProblem::TooLong { .. } => "link-too-long",
            LinkProblem::Newer { .. } => "newer-version",
            LinkProblem::UnknownPage { .. } => "unknown-page",
            LinkProblem::BadValue(_) => "bad-value",
        }
    }
}

impl Link {
    /// The link to a page with all its defaults.
    pub fn to(place: Destination) -> Link {
        Link { place, ..Link::default() }
    }

    /// The link to the page about accessibility.
    pub fn about_access() -> Link {
        let (key, value) = ABOUT;
        Link { keys: vec![(key.to_string(), value.to_string())], ..Link::default() }
    }

    /// Reads a fragment, with or without `#`. What cannot be read is left at its default and reported.
    pub fn parse(fragment: &str) -> (Link, Vec<LinkProblem>) {
        let mut link = Link::default();
        let mut problems = Vec::new();
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        if fragment.len() > ESCAPED * LONGEST {
            return Link::too_long(fragment, fragment.len());
        }
        let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
        let name = decode(path.trim_matches('/'));
        match Destination::named(&name) {
            Some(place) => link.place = place,
            None => problems.push(LinkProblem::UnknownPage { found: name }),
        }
        let mut pairs = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            pairs.push((key.to_string(), decode(value)));
        }
        let mut values = LinkValues::new(&pairs);
        if let Some(version) = values.text("v").filter(|version| version.parse() != Ok(VERSION)) {
            problems.push(LinkProblem::Newer { version: version.to_string() });
        }
        link.step = values.number("step", 0..);
        link.marks = values.read("marks", Allowed::Like("12.775"), marks).unwrap_or_default();
        link.workers = values.number("workers", WORKERS);
        link.run = values.flag("run").unwrap_or_default();
        link.lesson = values.text("lesson").map(str::to_string);
        link.station = values.number("station", 1..);
        link.listing = values.flag("listing").unwrap_or_default();
        link.tab = values.number("tab", TABS).map_or(0, |tab: usize| tab - 1);
        link.lang = values.name("lang");
        link.theme = values.name("theme");
        link.hues = values.name("palette").unwrap_or_default();
        link.present = values.flag("present").unwrap_or_default();
        link.embed = values.flag("embed").unwrap_or_default();
        problems.extend(values.bad().into_iter().map(LinkProblem::BadValue));
        pairs.retain(|(key, _)| !OWN_KEYS.contains(&key.as_str()));
        link.keys = pairs;
        if problems.iter().any(|problem| matches!(problem, LinkProblem::Newer { .. })) {
            // The meaning of the other keys in a later version is not known: only language, colours and the like are kept.
            link.keys.clear();
            link.step = None;
            link.marks.clear();
            link.run = false;
        }
        // The length is that of the link as it is written, before it is escaped. So every link that is read can be written and
        // read again.
        let length = decode(&link.to_string()).len();
        if length > LONGEST {
            return Link::too_long(fragment, length);
        }
        (link, problems)
    }

    /// For a link that is too long: the link to its page with the defaults, so that the page shows its example, in the language and the
    /// colours of the link. These are looked for at both ends only: the pages write them at the end, and people often at the beginning.
    fn too_long(fragment: &str, length: usize) -> (Link, Vec<LinkProblem>) {
        let bytes = fragment.as_bytes();
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(READ_OF_TOO_LONG)]);
        let tail = String::from_utf8_lossy(&bytes[bytes.len().saturating_sub(READ_OF_TOO_LONG)..]);
        let (path, query) = head.split_once('?').unwrap_or((&head, ""));
        // The last pair of the beginning may be cut off, and so may the first one of the end.
        let first = query.rsplit_once('&').map_or("", |(whole, _)| whole);
        let last = tail.split_once('&').map_or("", |(_, whole)| whole);
        let pairs = first.split('&').chain(last.split('&')).filter_map(|pair| pair.split_once('='));
        let pairs: Vec<(String, String)> = pairs.map(|(key, value)| (key.to_string(), decode(value))).collect();
        let mut values = LinkValues::new(&pairs);
        let place = Destination::named(path.trim_start_matches('/')).unwrap_or_default();
        let hues = values.name("palette").unwrap_or_default();
        let link = Link { lang: values.name("lang"), theme: values.name("theme"), hues, ..Link::to(place) };
        (link, vec![LinkProblem::TooLong { length }])
    }

    /// Whether it says nothing about the state of its page: then a lesson shows the state of its station.
    pub fn is_bare(&self) -> bool {
        self.keys.is_empty() && self.step.is_none() && self.tab == 0 && !self.run
    }

    /// Whether it is the link to the page about accessibility.
    pub fn is_about_access(&self) -> bool {
        self.place == Destination::Home && self.value(ABOUT.0) == Some(ABOUT.1)
    }

    /// This link in the language and the colours of `around`.
    pub fn dressed(self, around: &Link) -> Link {
        Link { lang: around.lang, theme: around.theme, hues: around.hues, ..self }
    }

    /// This link with what is around the state of the page: language, colours, present mode, frame and the lesson of `around`.
    pub fn within(self, around: &Link) -> Link {
        let Link { present, embed, station, .. } = *around;
        Link { present, embed, lesson: around.lesson.clone(), station, ..self.dressed(around) }
    }

    /// This link without what is around the state of the page: language, colours, present mode, frame, the lesson and the
    /// number of workers.
    pub fn alone(&self) -> Link {
        Link { workers: None, ..self.clone() }.within(&Link::default())
    }

    /// The same with the lesson.
    pub fn alone_but_lesson(&self) -> Link {
        Link { lesson: self.lesson.clone(), ..self.alone() }
    }

    /// The value of a key of the puzzle, if the link has it.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.values().text(key)
    }

    /// The values of the keys of the puzzle, to be read one after another.
    pub fn values(&self) -> LinkValues<'_> {
        LinkValues::new(&self.keys)
    }

    /// The path of the link, `/insanity`.
    pub fn path(&self) -> String {
        match self.place {
            Destination::Home => "/".to_string(),
            Destination::Write => format!("/{WRITE}"),
            Destination::Print => format!("/{PRINT}"),
            Destination::Shelf => format!("/{SHELF}"),
            Destination::Class => format!("/{CLASS}"),
            Destination::Puzzle(puzzle) => format!("/{}", puzzle.name()),
        }
    }

    /// The keys of the link, `cubes=…&lang=fr`; empty if all are at their defaults.
    pub fn query(&self) -> String {
        let mut pairs: Vec<String> = self.keys.iter().map(|(key, value)| format!("{key}={}", encode(value))).collect();
        if let Some(step) = self.step {
            pairs.push(format!("step={step}"));
        }
        if !self.marks.is_empty() {
            let steps: Vec<String> = self.marks.iter().map(u64::to_string).collect();
            pairs.push(format!("marks={}", steps.join(".")));
        }
        if let Some(workers) = self.workers {
            pairs.push(format!("workers={workers}"));
        }
        if let Some(lesson) = &self.lesson {
            pairs.push(format!("lesson={}", encode(lesson)));
        }
        if let Some(station) = self.station {
            pairs.push(format!("station={station}"));
        }
        if self.listing {
            pairs.push("listing=1".to_string());
        }
        if self.tab > 0 {
            pairs.push(format!("tab={}", self.tab + 1));
        }
        if self.run {
            pairs.push("run=1".to_string());
        }
        if let Some(lang) = self.lang {
            pairs.push(format!("lang={}", lang.name()));
        }
        if let Some(theme) = self.theme {
            pairs.push(format!("theme={}", theme.name()));
        }
        if self.hues != Hues::default() {
            pairs.push(format!("palette={}", self.hues.name()));
        }
        if self.present {
            pairs.push("present=1".to_string());
        }
        if self.embed {
            pairs.push("embed=1".to_string());
        }
        pairs.join("&")
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.path())?;
        let query = self.query();
        if query.is_empty() { Ok(()) } else { write!(f, "?{query}") }
    }
}

/// The marked steps of a link, ascending; at most [`MOST_MARKED`] different ones.
fn marks(text: &str) -> Option<Vec<u64>> {
    let mut steps = vec![];
    for step in text.split('.') {
        let step: u64 = step.parse().ok()?;
        if let Err(place) = steps.binary_search(&step) {
            steps.insert(place, step);
        }
    }
    Some(steps).filter(|steps| steps.len() <= MOST_MARKED)
}

fn decode(text: &str) -> String {
    percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// The value as it is written in a link: all characters except ASCII letters and digits and `.`, `-`, `_`, `,`, `:` are escaped.
fn encode(value: &str) -> String {
    const PLAIN: &percent_encoding::AsciiSet =
        &percent_encoding::NON_ALPHANUMERIC.remove(b'.').remove(b'-').remove(b'_').remove(b',').remove(b':');
    percent_encoding::utf8_percent_encode(value, PLAIN).to_string()
}
