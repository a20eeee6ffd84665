//! The texts of building by hand.

use super::Counted;

/// The texts of building by hand. Pieces are named by their letters, cells by their numbers, `1-2-3-5`.
#[derive(Debug)]
pub struct HandTexts {
    /// Labels of the counters: moves, time, solutions that can still be reached.
    pub counters: [Counted; 3],
    /// A time in seconds.
    pub time: fn(u64) -> String,
    /// Before the first piece.
    pub begin: &'static str,
    /// A piece in the hand that could be put down: its cells.
    pub fits: fn(char, &str) -> String,
    /// A piece in the hand that is outside the figure, and nothing is said about that yet.
    pub hovers: fn(char) -> String,
    /// The piece cannot be put down: the reasons, each a part of a sentence.
    pub refused: fn(char, &[String]) -> String,
    /// A reason: how many cubes would be outside the figure.
    pub outside: fn(usize) -> String,
    /// A reason: another piece, and the cells that both would fill.
    pub meets: fn(char, &str) -> String,
    /// The last move: a piece was put down; it was laid beside the figure.
    pub put: fn(char, &str) -> String,
    /// The last move: a piece was laid beside the figure.
    pub aside: fn(char) -> String,
    /// The pieces in place, and all pieces.
    pub standing: fn(usize, usize) -> String,
    /// The solutions that can still be reached; 0: none.
    pub left: fn(u64) -> String,
    /// Why nothing is known of the solutions that are left: they are being counted, nobody counts them, only some of them are listed.
    pub unknown: [&'static str; 3],
    /// A hint: a piece, and cells in which it leads to a solution.
    pub hinted: fn(char, &str) -> String,
    /// A hint: this piece has to go.
    pub take_back: fn(char) -> String,
    /// A hint: the figure has no solution.
    pub impossible: &'static str,
    /// All pieces are in place: moves, time.
    pub complete: fn(usize, &str) -> String,
    /// Which class of solutions was built: number from 1, how many there are.
    pub number: fn(usize, usize) -> String,
    /// Shows that class in the view of the solutions.
    pub show: fn(usize) -> String,
    /// It was built for the first time; again.
    pub built: [&'static str; 2],
    /// Heading of the solutions that the reader has built.
    pub own: &'static str,
    /// How many of them there are, of all solutions.
    pub own_count: fn(usize, usize) -> String,
    /// Columns of their table: solution, times built, fewest moves, shortest time.
    pub own_table: [&'static str; 4],
    /// The browser keeps nothing.
    pub not_kept: &'static str,
    /// Label of the buttons of the pieces.
    pub pieces: &'static str,
    /// A piece: beside the figure, in the hand.
    pub piece: [fn(char) -> String; 2],
    /// A piece in place: its cells.
    pub stands: fn(char, &str) -> String,
    /// Label of the buttons that turn the piece, and their names: about the axis from left to right, from front to back, upright.
    pub turns: [&'static str; 4],
    /// The button that makes a piece its mirror image, where that is allowed.
    pub mirror: &'static str,
    /// Buttons: put the piece down, lay it back, hint, ask whether a solution can still be reached, begin again.
    pub buttons: [&'static str; 5],
    /// The box that shows all the time how many solutions can still be reached.
    pub tells: &'static str,
    /// Heading of the layers.
    pub board: &'static str,
    /// How the layers are used.
    pub board_hint: &'static str,
    /// A cell of the layers: its number, its layer, row and column from 1, what is there.
    pub cell: fn(usize, [usize; 3], &str) -> String,
    /// A place in the box of the figure where it has no cell: its layer, row and column from 1.
    pub no_cell: fn([usize; 3]) -> String,
    /// What is in a cell: nothing.
    pub empty: &'static str,
    /// What is in a cell: a piece in place; a piece in the hand that would stand there; a piece in place that is in the way of the one
    /// in the hand.
    pub content: [fn(char) -> String; 3],
    /// The keys for the piece in the hand.
    pub keys_hint: &'static str,
    /// Heading of the challenge, and how one is set.
    pub challenge: [&'static str; 2],
}
