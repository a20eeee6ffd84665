//! The page: Yew components around canvas drawings.

pub mod address;
pub mod app;
pub mod controls;
pub mod drawing;
pub mod help;
pub mod home;
pub mod insanity;
pub mod keys;
pub mod paint;
pub mod share;
pub mod top_bar;
pub mod transport;

use crate::scene::Theme;
use crate::text::{Lang, Texts};

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
    /// The texts of the language.
    pub fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }
}

/// What is shown instead of what makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// The example of the base text.
    Example,
    /// What was shown before.
    LastGood,
}

impl Instead {
    /// In words.
    pub fn words(self, texts: &Texts) -> &'static str {
        match self {
            Instead::Example => texts.shell.example_instead,
            Instead::LastGood => texts.shell.last_stays,
        }
    }
}
