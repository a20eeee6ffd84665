//! The page: Yew components around canvas drawings.
//!
//! Each page has a folder named after its puzzle. A file with the same role has the same name in all folders; a file that only
//! one page has gets a name of its own. `tests/native/layering.rs` checks this table (x: the file exists):
//!
//! | file | what it is | insanity | taquin | soma | cube |
//! |---|---|---|---|---|---|
//! | `state` | the data of the page; does not need the browser | x | x | x | x |
//! | `state/link` | reads the state from a link and writes it to one | x | x | x | x |
//! | `state/track` | the steps that the transport bar moves through | x | x | x | x |
//! | `state/program` | the programs of the searches, line by line | x | x | x | x |
//! | `act` | the actions of the reader and their effects | x | x | x | x |
//! | `run` | the requests to the workers and their answers | x | x | x | x |
//! | `draw` | chooses the drawing for the state | x | x | x | x |
//! | `setup` | the panel on the left | x | x | x | x |
//! | `says` | the panel on the right, with one file for each view | x | x | x | x |
//! | `editor` | the controls below the drawing that edit what is drawn | - | - | x | x |

pub mod activity;
pub mod address;
pub mod app;
pub mod button;
pub mod calls;
pub mod class;
pub mod controls;
pub mod csv;
pub mod cube;
pub mod drawing;
pub mod for_class;
pub mod help;
pub mod history;
pub mod home;
pub mod insanity;
pub mod jump_row;
pub mod jumps;
pub mod kept;
pub mod keys;
pub mod lab;
pub mod lesson;
pub mod listing;
pub mod pack;
pub mod page;
pub mod paint;
pub mod parts;
pub mod print;
pub mod root;
pub mod roving;
pub mod setup_panel;
pub mod share;
pub mod shelf;
pub mod soma;
pub mod steps;
pub mod table;
pub mod taquin;
pub mod top_bar;
pub mod transport;
pub mod transport_bar;
pub mod trouble;
pub mod write;

use crate::link::{Link, WORKERS};
use crate::scene::Palette;
use crate::text::Lang;
use crate::text::shell::Shell;
use address::Entry;
use lesson::{Course, LessonAct};
use share::PaintedProp;
use yew::prelude::*;

/// The look and the language of the page, which every component needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The language.
    pub lang: Lang,
    /// The theme, and the colours of the puzzles.
    pub palette: Palette,
    /// Present mode: only the drawing, the transport bar and the counters are shown.
    pub present: bool,
    /// Whether the program is shown beside its search.
    pub listing: bool,
}

impl Look {
    /// The texts outside the puzzles, in this language.
    pub fn shell(&self) -> &'static Shell {
        self.lang.shell()
    }

    /// This link in the language and the colours of the page.
    pub fn on(&self, link: Link) -> Link {
        let Palette { theme, hues } = self.palette;
        Link { lang: Some(self.lang), theme: Some(theme), hues, ..link }
    }
}

/// The properties of the page of a program.
#[derive(Properties)]
pub struct PageProps<W: Clone> {
    /// Language, theme and present mode.
    pub look: Look,
    /// The link to the state that the page shows.
    pub link: Link,
    /// How many times the link was changed from outside: by back, by forward, in the address bar, or by a link on another page.
    pub moves: u32,
    /// How many times a station of a lesson was opened. Each counts among the moves.
    pub arrivals: u32,
    /// Whether the link that was typed could not be read at all, not even in part.
    pub unread: bool,
    /// The pool of the puzzle's workers; `()` on a page without workers.
    pub pool: W,
    /// Where the drawing puts the scene that it painted last, so that it can be shared.
    pub painted: PaintedProp,
    /// Called with the link to a new state, and how it enters the history.
    pub on_state: Callback<(Link, Entry)>,
    /// The lesson that is open.
    pub course: Option<Course>,
    /// Called with what the reader does in the lesson.
    pub on_lesson: Callback<LessonAct>,
    /// Called when the program is to be shown or hidden.
    pub on_listing: Callback<bool>,
}

impl<W: Clone> PartialEq for PageProps<W> {
    fn eq(&self, other: &Self) -> bool {
        let own = |props: &Self| (props.look, props.moves, props.unread, props.link.lang, props.link.theme);
        own(self) == own(other) && self.course == other.course
    }
}

/// What the page shows in place of input that is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// The example of the base text (Kalinowski).
    Example,
    /// What was shown before the invalid input.
    LastGood,
    /// The last valid setup, while the invalid one can be corrected in the editor.
    Draft,
    /// The default for the invalid value; the rest of the link is applied.
    Default,
}

impl Instead {
    /// A sentence that says so to the reader.
    pub fn words(self, texts: &Shell) -> &'static str {
        match self {
            Instead::Example => texts.example_instead,
            Instead::LastGood => texts.last_stays,
            Instead::Draft => texts.draft_instead,
            Instead::Default => texts.default_instead,
        }
    }
}

/// Milliseconds since the page was opened, with fractions.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// The number of workers to use: the one in the link, or else the number of processor cores.
pub fn workers(asked: Option<usize>) -> usize {
    let cores = || web_sys::window().map_or(1, |window| window.navigator().hardware_concurrency() as usize);
    asked.unwrap_or_else(|| cores().clamp(*WORKERS.start(), *WORKERS.end()))
}
