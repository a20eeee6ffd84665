//! The page: Yew components around canvas drawings.

pub mod address;
pub mod app;
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
pub mod share;
pub mod soma;
pub mod table;
pub mod taquin;
pub mod top_bar;
pub mod transport;
pub mod trouble;
pub mod whole;

use crate::link::{Link, WORKERS};
use crate::scene::Theme;
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
pub struct PageProps {
    /// How the page looks.
    pub look: Look,
    /// The link of the page.
    pub link: Link,
    /// How often the link has been changed from outside: back, forward, the address bar, another page's link.
    pub moves: u32,
    /// Whether the link that was typed could not be read at all.
    pub unread: bool,
    /// The workers.
    pub pool: Pool,
    /// Where the drawing is left for sharing.
    pub painted: PaintedProp,
    /// The page has a new state.
    pub on_state: Callback<(Link, Entry)>,
}

impl PartialEq for PageProps {
    fn eq(&self, other: &PageProps) -> bool {
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
