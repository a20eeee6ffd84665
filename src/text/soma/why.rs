//! The texts of the arguments that a figure cannot be built. Pieces are named by their letters, cells by their numbers.

/// Of what a reason is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Of the whole figure and all pieces.
    Figure,
    /// Of the cells and pieces that are left beside some pieces.
    Rest,
}

/// The texts of the arguments.
#[derive(Debug)]
pub struct WhyTexts {
    /// Before the first step of a search that will find nothing.
    pub hopeless: &'static str,
    /// Where the reason is.
    pub see_figure: &'static str,
    /// There is no solution, and the view of the figure gives a reason.
    pub none_with_reason: &'static str,
    /// Other programs find no solution either.
    pub known: &'static str,
    /// It cannot be built.
    pub impossible: &'static str,
    /// There is no other reason than the whole search, which has found nothing: how many pieces it has placed, and
    /// whether a short argument was looked for to the end.
    pub exhausted: fn(u64, bool) -> String,
    /// After the reasons: the search has tried everything, too.
    pub agrees: fn(u64) -> String,
    /// While the workers look for more.
    pub looking: &'static str,
    /// A reason: what is left has a balance that the pieces left cannot have: that balance, those of the pieces.
    pub balance: fn(i32, &str) -> String,
    /// A reason: too many cells in a class: cells, most.
    pub class: fn(u32, usize, Scope) -> String,
    /// A reason: a part of this size: cells.
    pub part: fn(u32, Scope) -> String,
    /// A reason: a piece finds no place.
    pub homeless: fn(char, Scope) -> String,
    /// A reason: cells that no piece reaches: how many, their numbers.
    pub unreached: fn(u32, &str, Scope) -> String,
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
    /// A step about a cell: its number, which way this is of how many (none: it is forced), the piece, its cells.
    pub of_cell: fn(usize, Option<[usize; 2]>, char, &str) -> String,
    /// A step about a piece: the piece, which way this is of how many (none: it is forced), its cells.
    pub of_piece: fn(char, Option<[usize; 2]>, &str) -> String,
    /// A way stands for its images, too: how many these are, itself included.
    pub images: fn(usize) -> String,
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
