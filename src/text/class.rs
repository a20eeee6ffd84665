//! The words of the page where the counts of a class are added up.

mod en;
mod fr;

use crate::lang::Lang;
use crate::pooled::CountsProblem;

impl Lang {
    /// The words of the page where the counts of a class are added up.
    pub fn class(self) -> &'static ClassTexts {
        self.choose(&fr::CLASS, &en::CLASS)
    }
}

/// The words of the page where the counts of a class are added up.
#[derive(Debug)]
pub struct ClassTexts {
    /// What the page is for.
    pub about: &'static str,
    /// How the counts of a pupil get to this page; links to the experiments follow.
    pub how: &'static str,
    /// Label of the field for texts.
    pub paste: &'static str,
    /// Adds what stands in the field.
    pub add: &'static str,
    /// Opens the camera.
    pub camera: &'static str,
    /// Copies the texts of all that was read.
    pub copy: &'static str,
    /// After that: they are copied, or the browser did not let the page.
    pub copied: [&'static str; 2],
    /// Removes everything.
    pub clear: &'static str,
    /// Nothing was read yet.
    pub empty: &'static str,
    /// What was added: the seeds.
    pub added: fn(&[u64]) -> String,
    /// Lines without counts.
    pub other_lines: fn(usize) -> String,
    /// What is refused, in which of how many lines.
    pub problem: fn(usize, usize, &CountsProblem) -> String,
    /// After problems: all that was read stays.
    pub stays: &'static str,
    /// The reader does not let the page use the camera.
    pub denied: &'static str,
    /// There is no camera that the browser gives the page.
    pub missing: &'static str,
    /// The camera does not work, or its script did not come.
    pub broken: &'static str,
    /// The browser keeps nothing.
    pub not_kept: &'static str,
    /// Some of what was kept cannot be read any more.
    pub unread: fn(usize) -> String,
    /// Label of the number of pupils: of one, of several.
    pub pupils: [&'static str; 2],
    /// Label of the number of cases: of one, of several.
    pub cases: [&'static str; 2],
    /// Heading of the list of what was read.
    pub read: &'static str,
    /// Column of the seeds.
    pub seed: &'static str,
    /// Column of the buttons that remove.
    pub removal: &'static str,
    /// Removes the counts of a seed.
    pub remove: fn(u64) -> String,
}
