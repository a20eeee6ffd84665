//! The texts of both ends of a distance.

/// The texts of both ends of a distance: a solution, and what is proved.
#[derive(Debug)]
pub struct EndsTexts {
    /// Heading, and the button.
    pub heading: [&'static str; 2],
    /// Before the search.
    pub about: &'static str,
    /// The board cannot be put in order.
    pub hopeless: &'static str,
    /// Before a solution is found.
    pub searching: &'static str,
    /// Bound and moves, and their quotient.
    pub between: fn(u32, u32, &str) -> String,
    /// They meet: the moves.
    pub met: fn(u32) -> String,
    /// The plot: title, horizontal axis, its signs (solution, proof, what is between).
    pub plot: [&'static str; 5],
    /// In place of the plot, before the search.
    pub none: [&'static str; 3],
    /// The button that plays the solution.
    pub play: fn(u32) -> String,
    /// The table: title, columns.
    pub table: [&'static str; 6],
    /// Explanations.
    pub explained: [&'static str; 3],
}
