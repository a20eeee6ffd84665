//! The texts of several scrambles at once.

/// All texts of several scrambles at once; arguments are listed after the colon.
#[derive(Debug)]
pub struct ScramblesTexts {
    /// Heading.
    pub several: &'static str,
    /// What they are: the colours on top and in front of the cube in order.
    pub about: fn(&str, &str) -> String,
    /// How many.
    pub cubes: &'static str,
    /// The button that begins the search.
    pub run: &'static str,
    /// Columns: number, turns, how many.
    pub columns: [&'static str; 3],
    /// Opens the page that prints them.
    pub print: &'static str,
}
