//! The words on printed sheets.

/// The words on the sheets of all puzzles, in one language. Pairs are a heading, and what to do, one line each of at most about a
/// hundred characters.
#[derive(Debug)]
pub struct SheetWords {
    /// Beside the ruler.
    pub ruler: &'static str,
    /// Nets of a set of cubes.
    pub nets: [&'static str; 2],
    /// The stacks that solve a set.
    pub stacks: [&'static str; 2],
    /// The names of the four façades, of which two are opposite: front, right, back, left.
    pub facades: [&'static str; 4],
    /// A solution, by its number.
    pub solution: fn(usize) -> String,
    /// There is no solution.
    pub unsolvable: &'static str,
    /// No solution was found in the time that a page can wait.
    pub given_up: &'static str,
    /// A board.
    pub board: [&'static str; 2],
    /// Its tiles.
    pub tiles: [&'static str; 2],
    /// The board with which the game begins.
    pub start: &'static str,
    /// A tree to be filled in, and the same filled in.
    pub tree: [&'static str; 2],
    /// A figure to be filled in.
    pub figure: [&'static str; 2],
    /// The same with a solution.
    pub figure_solved: [&'static str; 2],
    /// The name of a layer; the arguments are the layer, from 0 at the base, and the number of layers.
    pub layer: fn(usize, usize) -> String,
    /// Nets of pieces.
    pub pieces: [&'static str; 2],
    /// The net of a cube.
    pub net: [&'static str; 2],
    /// Its turns.
    pub turns: [&'static str; 2],
    /// Commutators.
    pub commutators: [&'static str; 2],
    /// What commutators do: two neighbours, three corners in a cycle, three edges in a cycle, two corners twisted, two edges flipped,
    /// an edge brought from the middle layer.
    pub effects: [&'static str; 6],
    /// Scrambles.
    pub scrambles: [&'static str; 2],
    /// The link has no scrambles: where they are found.
    pub no_scrambles: &'static str,
    /// A number of turns.
    pub count: fn(u64) -> String,
}
