//! The texts of the graph of all boards, and of predictions.

/// The texts of the graph of all boards.
#[derive(Debug)]
pub struct GraphTexts {
    /// The halves: boards that can be put in order, and those that cannot.
    pub halves: [&'static str; 2],
    /// What the lines are: a shortest way, the way that the search has found, the reader's game.
    pub ways: [&'static str; 3],
    /// What the dots are: expanded boards, leaves.
    pub dots: [&'static str; 2],
    /// At the board on show.
    pub here: &'static str,
    /// While the boards are being put in rings.
    pub preparing: &'static str,
    /// Where there are too many boards, and the button to a smaller one.
    pub too_large: [&'static str; 2],
    /// The boards that the search has reached, of all in its half, and the ring of the farthest of them.
    pub reached: fn(u64, u64, usize) -> String,
    /// The moves of a shortest way, and those of the way found.
    pub detour: fn(usize, usize) -> String,
    /// A ring: its distance, its boards, and how many of them the search has reached.
    pub ring: fn(usize, u64, u64) -> String,
    /// A board in one line, and its distance from the middle.
    pub board: fn(&str, usize) -> String,
    /// Buttons of the drawing: this half, both halves, the board on show.
    pub tools: [&'static str; 3],
    /// Explanations.
    pub about: [&'static str; 3],
    /// The table: its title, and its columns.
    pub table: [&'static str; 4],
    /// What a click on a board does.
    pub hint: &'static str,
    /// Predictions.
    pub guess: GuessTexts,
}

/// The texts of predictions.
#[derive(Debug)]
pub struct GuessTexts {
    /// Heading, and the first button.
    pub heading: [&'static str; 2],
    /// Whether a board can be put in order: the question, and the answers yes and no.
    pub can: [&'static str; 3],
    /// How many moves it takes: the question, and the button.
    pub moves: [&'static str; 2],
    /// The next board.
    pub next: &'static str,
    /// Whether the first answer was right, and whether the board can be put in order.
    pub told: fn(bool, bool) -> String,
    /// The number that was said, and the exact one.
    pub moves_told: fn(u32, u32) -> String,
    /// Right answers of all, the number of distances that were said, and how far they were off on average.
    pub score: fn(u64, u64, u64, &str) -> String,
    /// In the tree: the switch, and the question.
    pub leaf: [&'static str; 2],
    /// The leaf was the right one.
    pub leaf_right: &'static str,
    /// Another leaf was taken, with this value; the value of the one that was chosen is as good, or not.
    pub leaf_wrong: fn(&str, bool) -> String,
    /// What was chosen is no leaf.
    pub no_leaf: &'static str,
    /// Right leaves of all.
    pub leaf_score: fn(u64, u64) -> String,
}
