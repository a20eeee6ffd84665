//! The texts of the search for better weights of the Score.

/// The texts of the search for better weights of the Score.
#[derive(Debug)]
pub struct ScoresTexts {
    /// Its heading.
    pub title: &'static str,
    /// What it is about.
    pub about: &'static str,
    /// The fields: boards of a test, tests of a generation, generations.
    pub fields: [&'static str; 3],
    /// Where new weights come from: its name, evolution, chance.
    pub sources: [&'static str; 3],
    /// Runs it.
    pub run: &'static str,
    /// Tests that are done, of how many; their generation, of how many; the seed.
    pub done: fn([u64; 2], [u64; 2], u64) -> String,
    /// How many of the others beat the text's Score, of how many.
    pub better: fn(usize, usize) -> String,
    /// The best of these: moves of the one with the shortest solutions, and of the text's Score; leaves expanded by the one that expands
    /// least, and by the text's Score. All are means.
    pub best: fn([&str; 2], [&str; 2]) -> String,
    /// The same where they put more boards in order: how many, how many the text's Score does, of how many.
    pub more_solved: fn([u64; 2], u64) -> String,
    /// The columns of the table: the name, moves, leaves expanded, the weights, boards put in order.
    pub columns: [&'static str; 5],
    /// The Score of the base text, the reader's weights.
    pub known: [&'static str; 2],
    /// Takes the weights.
    pub take: fn(&str) -> String,
    /// Compares the chosen methods and formulas on the same boards.
    pub compare: &'static str,
    /// What is counted.
    pub hint: &'static str,
    /// The plot: its title, its horizontal axis, and what is filled.
    pub plot: [&'static str; 3],
}
