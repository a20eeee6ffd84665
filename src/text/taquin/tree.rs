//! The texts of the search tree of the taquin.

use crate::puzzle::taquin::solve::{Ending, slid};
use crate::puzzle::taquin::{Board, Method, Parity, method};
use crate::search::best_first::{BestFirst, Standing};
use crate::text::program::{EventTexts, GrowthTexts};

/// The texts of the tree.
#[derive(Debug)]
pub struct TreeTexts {
    /// The events of the search.
    pub events: EventTexts,
    /// The program of the search.
    pub program: GrowthTexts,
    /// Labels of the counters: expanded, created, leaves, length, shortest.
    pub counters: [&'static str; 5],
    /// Label of the length where the board cannot be put in order: moves to the leaf that shows it.
    pub to_leaf: &'static str,
    /// Before the first step: the measure of the root.
    pub begin: fn(&str) -> String,
    /// A step: the measure for which its leaf was taken, and the number of descendants created.
    pub taken: fn(&str, u32, usize) -> String,
    /// Number of moves that led to configurations that exist already.
    pub again: fn(usize) -> String,
    /// The search has stopped at a leaf with this measure; all in order: moves of the path, slides after it.
    pub found: fn(&str, usize, usize) -> String,
    /// It has stopped, and the board is not in order: the last row at the end, and its inversions, an odd number.
    pub not_in_order: fn(&str, usize) -> String,
    /// Every configuration is expanded: how many.
    pub exhausted: fn(u64) -> String,
    /// The tree has reached its largest size: configurations, leaves.
    pub full: fn(u64, u64) -> String,
    /// An addition for this case: for a board that can be put in order and that IDA* can search, for a larger one, and for one that
    /// cannot be put in order.
    pub after_full: [&'static str; 3],
    /// Buttons for the first two cases: search by IDA* with pattern databases, look for both ends.
    pub way_out: [&'static str; 2],
    /// While the page computes the way to a distant step.
    pub winding: &'static str,
    /// The measure in words, by method: "Score 101", "depth 3", "distance 12", "3 + 5 = 8".
    pub score: fn(&str) -> String,
    /// Number of moves made.
    pub depth: fn(u32) -> String,
    /// Manhattan distance.
    pub manhattan: fn(i64) -> String,
    /// Moves made plus the measure.
    pub sum: fn(u32, i64) -> String,
    /// Tabs: this step, methods, theory.
    pub tabs: [&'static str; 3],
    /// Heading of the large board: the leaf taken, the node pointed at.
    pub inset: [&'static str; 2],
    /// Caption of the table of the boards that a step creates.
    pub children: &'static str,
    /// Its columns: descendant, measure.
    pub columns: [&'static str; 2],
    /// Leaves now, and the largest number there has been.
    pub leaves: fn(u64, u64) -> String,
    /// Nodes without a mark of their own: outside, folded, in the dot of another.
    pub undrawn: fn(usize, usize, usize) -> String,
    /// Buttons: the whole tree, follow the search, only the path and its siblings, everything, fold the descendants, unfold.
    pub buttons: [&'static str; 6],
    /// The second and the third of them on a telephone.
    pub short: [&'static str; 2],
    /// Names of the buttons that zoom: larger, smaller.
    pub zoom: [&'static str; 2],
    /// A node: its number, depth, measure.
    pub node: fn(u32, u32, &str) -> String,
    /// When it was created, and when it was expanded, if it was.
    pub life: fn(u64, Option<u64>) -> String,
    /// It was superseded: reached again by fewer moves.
    pub superseded: &'static str,
    /// Heading of the chosen node and the names of the ways from it: predecessor, first descendant, previous, next sibling.
    pub chosen: &'static str,
    /// Their names.
    pub go: [&'static str; 4],
    /// Plays the solution on the board.
    pub play: &'static str,
    /// Plays the moves to a last row that shows that the board cannot be put in order: moves to the leaf, slides of the blank to the
    /// end, the row.
    pub play_row: fn(usize, usize, &str) -> String,
    /// Plays the way to the chosen node.
    pub play_to: &'static str,
    /// Heading of the comparison, its button, while it runs.
    pub compare: &'static str,
    /// The hint of the button.
    pub run_compare: &'static str,
    /// Columns: method, expanded, created, most memory, moves, gap to the shortest, milliseconds.
    pub compared: [&'static str; 7],
    /// Explanation of the last columns.
    pub compared_hint: &'static str,
    /// The Score stops earlier than the others, on a board that cannot be put in order.
    pub compared_stops: &'static str,
    /// The result of a method if it is not a number: unsolvable (everything searched), stopped at its bound, board too large for it.
    pub result: [&'static str; 3],
    /// How far a solution is from the shortest one: length, shortest.
    pub gap: fn(u64, u64) -> String,
    /// It is the shortest one.
    pub shortest: fn(u64) -> String,
    /// Headings and paragraphs of the theory.
    pub theory: [(&'static str, &'static str); 8],
    /// The drawing of the boards of 2×2 below the second of them: what it is, then its words (graph, circuit, tree, root), and what its
    /// broken line is.
    pub circuit: [&'static str; 6],
    /// Terms and definitions: leaf, descendant, predecessor, Score, Branch-and-Bound.
    pub terms: [(&'static str, &'static str); 5],
    /// The time of one search on this machine: button, hint, result (milliseconds, repeats).
    pub measure: [&'static str; 2],
    /// Milliseconds, repeats.
    pub measured: fn(&str, &str) -> String,
}

impl TreeTexts {
    /// The sentences about a finished search; empty while it is running. `measure` is that of the leaf at which it stopped.
    pub fn ended(&self, search: &BestFirst<Board>, measure: &str) -> Vec<String> {
        match search.standing() {
            // The caller knows why the formula has no value.
            Standing::Growing | Standing::Unmeasured(_) => vec![],
            Standing::Found(leaf) => {
                let Some(Ending { path, slides, solved }) = Ending::of(search) else { return vec![] };
                if solved {
                    return vec![(self.found)(measure, path.len(), slides)];
                }
                let board = search.nodes()[leaf as usize].state;
                vec![
                    (self.found)(measure, path.len(), 0),
                    (self.not_in_order)(&row_words(board), method::inversions(&last_row(board))),
                ]
            }
            Standing::Exhausted => vec![(self.exhausted)(search.configurations())],
            Standing::Full => {
                let after = search.nodes().first().map_or(0, |root| match Parity::of(&root.state).is_solvable() {
                    true => usize::from(is_beyond_deepening(&root.state)),
                    false => 2,
                });
                vec![
                    (self.full)(search.configurations(), search.open_by(search.steps())),
                    self.after_full[after].to_string(),
                ]
            }
        }
    }
}

/// Whether a board is too large for iterative deepening.
pub fn is_beyond_deepening(board: &Board) -> bool {
    board.tiles().len() > Method::IdaPattern.most_cells()
}

/// The last row of a board after the blank was slid to its end, as text: `8 7 _`.
pub fn row_words(board: Board) -> String {
    let word = |&tile: &u8| if tile == 0 { "_".to_string() } else { tile.to_string() };
    last_row(board).iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The last row after the blank was slid to its end.
fn last_row(board: Board) -> Vec<u8> {
    let (_, board) = slid(board);
    board.tiles()[board.tiles().len() - board.width()..].to_vec()
}
