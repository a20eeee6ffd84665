//! The texts about the examples that a reader opens with one click, and the tables beside the theory.

/// The texts of the examples.
#[derive(Debug)]
pub struct DemoTexts {
    /// Button: the bench with V in its middle, which leaves an island of 9 cells and one of 15.
    pub islands: &'static str,
    /// Why this example is shown.
    pub islands_words: &'static str,
    /// Heading of the table of the imbalances of the pieces; column: their sum.
    pub parities: [&'static str; 2],
    /// What the figure has, and which rows of the table make it: black minus white of the figure, the number of such rows, all rows.
    pub possible: fn(&str, usize, usize) -> String,
}
