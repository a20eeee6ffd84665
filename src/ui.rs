//! The page: Yew components around canvas drawings.
//!
//! Each page has a folder named after its puzzle. The same role has the same file name in all of them; what only one page has, has
//! a name of its own. `tests/layering.rs` holds this table (x: it is there):
//!
//! | file | what it is | insanity | taquin | soma | cube |
//! |---|---|---|---|---|---|
//! | `state` | the state of the page, without the browser | x | x | x | x |
//! | `state/link` | the state as a link: read, and written | x | x | x | x |
//! | `state/track` | what the transport bar moves through | x | x | x | x |
//! | `act` | what a reader does, and what it changes | x | x | x | x |
//! | `run` | the workers: asked, and heard | x | x | x | x |
//! | `draw` | which drawing belongs to the state | x | x | x | x |
//! | `setup` | the panel on the left | x | x | x | x |
//! | `says` | the panel on the right: one file a view within it | x | x | x | x |
//! | `editor` | what stands below the drawing, to edit what is drawn | - | - | x | x |

pub mod activity;
pub mod address;
pub mod app;
pub mod calls;
pub mod controls;
pub mod cube;
pub mod desk;
pub mod drawing;
pub mod help;
pub mod history;
pub mod home;
pub mod insanity;
pub mod keys;
pub mod lab;
pub mod page;
pub mod paint;
pub mod root;
pub mod share;
pub mod soma;
pub mod steps;
pub mod table;
pub mod taquin;
pub mod top_bar;
pub mod transport;
pub mod trouble;

use crate::link::{Link, WORKERS};
use crate::scene::Theme;
use crate::search::Job;
use crate::text::Lang;
use crate::text::shell::Shell;
use crate::worker::pool::Pool;
use address::Entry;
use share::PaintedProp;
use yew::prelude::*;

/// How the page looks and speaks: what every component needs to know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The language.
    pub lang: Lang,
    /// The theme.
    pub theme: Theme,
    /// Only the drawing, the transport bar and the counters.
    pub present: bool,
}

impl Look {
    /// The texts around the puzzles.
    pub fn shell(&self) -> &'static Shell {
        self.lang.shell()
    }
}

/// What the page of a puzzle is given.
#[derive(Properties)]
pub struct PageProps<J: Job> {
    /// How the page looks.
    pub look: Look,
    /// The link of the page.
    pub link: Link,
    /// How often the link has been changed from outside: back, forward, the address bar, another page's link.
    pub moves: u32,
    /// Whether the link that was typed could not be read at all.
    pub unread: bool,
    /// The workers.
    pub pool: Pool<J>,
    /// Where the drawing is left for sharing.
    pub painted: PaintedProp,
    /// The page has a new state.
    pub on_state: Callback<(Link, Entry)>,
}

impl<J: Job> PartialEq for PageProps<J> {
    fn eq(&self, other: &Self) -> bool {
        self.look == other.look && self.moves == other.moves && self.unread == other.unread
    }
}

/// What is shown instead of what makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// The example of the base text.
    Example,
    /// What was shown before.
    LastGood,
    /// A good setup, where what is wrong is not being mended.
    Draft,
    /// The default for what makes no sense; all the rest of the link is done.
    Default,
}

impl Instead {
    /// In words.
    pub fn words(self, texts: &Shell) -> &'static str {
        match self {
            Instead::Example => texts.example_instead,
            Instead::LastGood => texts.last_stays,
            Instead::Draft => texts.draft_instead,
            Instead::Default => texts.default_instead,
        }
    }
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// As many workers as the link asks for, or else as the machine has cores.
pub fn workers(asked: Option<usize>) -> usize {
    let cores = || web_sys::window().map_or(1, |window| window.navigator().hardware_concurrency() as usize);
    asked.unwrap_or_else(|| cores().clamp(*WORKERS.start(), *WORKERS.end()))
}
