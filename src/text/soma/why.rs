//! The texts of the arguments that a figure cannot be built. Pieces are named by their letters, cells by their numbers.

/// The texts of the arguments.
#[derive(Debug)]
pub struct WhyTexts {
    /// It cannot be built.
    pub impossible: &'static str,
    /// There is no other reason than the whole search, which has found nothing: how many pieces it has placed, if that is known; and
    /// whether a short argument was looked for to the end.
    pub exhausted: fn(Option<u64>, bool) -> String,
    /// After the reasons: the search has tried everything, too.
    pub agrees: fn(Option<u64>) -> String,
    /// While the workers look for more.
    pub looking: &'static str,
    /// A reason: what is left has a balance that the pieces left cannot have: that balance, those of the pieces.
    pub balance: fn(i32, &str) -> String,
    /// A reason: too many cells in a class: cells, most. Like those below it is said of the whole figure, or with `true` of what is left
    /// beside some pieces.
    pub class: fn(u32, usize, bool) -> String,
    /// A reason: a part of this size: cells.
    pub part: fn(u32, bool) -> String,
    /// A reason: a piece finds no place.
    pub homeless: fn(char, bool) -> String,
    /// A reason: cells that no piece reaches: how many, their numbers.
    pub unreached: fn(u32, &str, bool) -> String,
    /// The weights: their sum, and the most that the pieces reach, written out and together.
    pub weights: fn(u64, &str, u64) -> String,
    /// Heading of the table of the weights; columns: piece, at most.
    pub table: [&'static str; 3],
    /// The chain: its steps, those of them that are forced.
    pub chain: fn(usize, usize) -> String,
    /// Shows a reason on the figure.
    pub show_reason: &'static str,
    /// The chain before its first step.
    pub begin: fn(usize) -> String,
    /// A step about a cell: its number, which way this is of how many, the piece, its cells.
    pub of_cell: fn(usize, [usize; 2], char, &str) -> String,
    /// A step about a piece: the piece, which way this is of how many, its cells.
    pub of_piece: fn(char, [usize; 2], &str) -> String,
    /// The reason at which a way ends.
    pub dead: fn(&str) -> String,
    /// After the last step.
    pub closed: &'static str,
    /// A cell that is pointed at: its number, its weight.
    pub weight: fn(usize, u32) -> String,
    /// The button that shows a forced piece alone: the piece.
    pub show_forced: fn(char) -> String,
    /// Names of what is shown on the figure: weights, chain.
    pub shown: [&'static str; 2],
}
