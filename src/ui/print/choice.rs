//! What a link to the page that prints sheets asks for.

use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::sheet::{Ink, Paper, SheetKind};
use crate::values::LinkValues;

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedKind {
    /// A sheet of the puzzle.
    Sheet(SheetKind),
    /// A worksheet of a lesson.
    Worksheet,
}

/// The name of worksheets in links.
const WORKSHEET: &str = "worksheet";

/// What is printed, and how: the keys `of`, `sheet`, `paper`, `ink`, `size` and `answers`.
///
/// ```
/// use casse_tete::link::Link;
/// use casse_tete::sheet::{Paper, SheetKind};
/// use casse_tete::ui::print::{PrintChoice, PrintedKind};
///
/// let (link, _) = Link::parse("#/print?of=%23%2Fsoma%3Ffigure%3Dbench&sheet=pieces&paper=letter&size=25");
/// let choice = PrintChoice::read(&link);
/// assert_eq!(choice.kind, PrintedKind::Sheet(SheetKind::Pieces));
/// assert_eq!((choice.paper, choice.size), (Paper::Letter, Some(25.0)));
/// assert_eq!(choice.of.value("figure"), Some("bench"));
/// assert_eq!(choice.link().keys, link.keys);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PrintChoice {
    /// The state that is printed, on the page of a puzzle; it names the lesson of a worksheet.
    pub of: Link,
    /// What is printed.
    pub kind: PrintedKind,
    /// The paper.
    pub paper: Paper,
    /// The ink.
    pub ink: Ink,
    /// The length of an edge in millimetres, if it was chosen.
    pub size: Option<f64>,
    /// Whether answers are printed.
    pub answers: bool,
}

impl PrintChoice {
    /// The choice that a link asks for. A value that makes no sense is left at its default: the state at that of the first puzzle,
    /// the kind at a worksheet within a lesson, and at the first sheet of the puzzle otherwise.
    pub fn read(link: &Link) -> PrintChoice {
        let mut values: LinkValues = link.values();
        let of = values.text("of").map(|text| Link::parse(text).0.alone_but_lesson()).filter(|of| of.place.is_puzzle());
        let of = of.unwrap_or_else(|| Link::to(Destination::Puzzle(Puzzle::ALL[0])));
        let kinds = puzzle_of(&of).sheet_kinds();
        let kind = match values.text("sheet") {
            Some(WORKSHEET) => PrintedKind::Worksheet,
            None if of.lesson.is_some() => PrintedKind::Worksheet,
            name => {
                let named = name.and_then(SheetKind::named).filter(|kind| kinds.contains(kind));
                PrintedKind::Sheet(named.unwrap_or(kinds[0]))
            }
        };
        PrintChoice {
            kind,
            of,
            paper: values.name("paper").unwrap_or_default(),
            ink: values.name("ink").unwrap_or_default(),
            size: values.number("size", SIZES).map(f64::from),
            answers: values.flag("answers").unwrap_or_default(),
        }
    }

    /// The first sheet of a state, printed in the usual way.
    pub fn of(state: Link) -> PrintChoice {
        let kind = PrintedKind::Sheet(puzzle_of(&state).sheet_kinds()[0]);
        let (paper, ink) = (Paper::default(), Ink::default());
        PrintChoice { of: state, kind, paper, ink, size: None, answers: false }
    }

    /// The link that asks for it.
    pub fn link(&self) -> Link {
        let sheet = match self.kind {
            PrintedKind::Worksheet => WORKSHEET,
            PrintedKind::Sheet(kind) => kind.name(),
        };
        let keys = [
            ("of", Some(self.of.to_string())),
            ("sheet", Some(sheet.to_string())),
            ("paper", (self.paper != Paper::default()).then(|| self.paper.name().to_string())),
            ("ink", (self.ink != Ink::default()).then(|| self.ink.name().to_string())),
            ("size", self.size.map(|size| size.to_string())),
            ("answers", self.answers.then(|| "1".to_string())),
        ];
        let keys = keys.into_iter().filter_map(|(key, value)| Some((key.to_string(), value?))).collect();
        Link { keys, ..Link::to(Destination::Print) }
    }

    /// The puzzle whose state is printed.
    pub fn puzzle(&self) -> Puzzle {
        puzzle_of(&self.of)
    }
}

fn puzzle_of(of: &Link) -> Puzzle {
    match of.place {
        Destination::Puzzle(puzzle) => puzzle,
        _ => Puzzle::ALL[0],
    }
}

/// The lengths of edges in millimetres that a link may ask for.
pub const SIZES: std::ops::RangeInclusive<u32> = 5..=100;
