//! The words of the page about accessibility: what can be done in which way, what was tested, what is missing.

mod en;
mod fr;

use crate::lang::Lang;

impl Lang {
    /// The words of the page about accessibility.
    pub fn access(self) -> &'static AccessTexts {
        self.choose(&fr::ACCESS, &en::ACCESS)
    }
}

/// The words of the page about accessibility.
#[derive(Debug)]
pub struct AccessTexts {
    /// What the page is about.
    pub about: &'static str,
    /// Heading of the ways to use the site.
    pub ways: &'static str,
    /// The ways, each with its heading: keyboard, screen reader, colours, motion, enlarged, colours of the system, touch, words.
    pub way: [(&'static str, &'static str); 8],
    /// Heading of the tests, and what was tested.
    pub tested: (&'static str, [&'static str; 8]),
    /// Heading of what is missing, and what is missing.
    pub missing: (&'static str, [&'static str; 6]),
    /// Back to the home page.
    pub back: &'static str,
}
