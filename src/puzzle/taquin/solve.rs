//! The Branch-and-Bound search of the base text, and related searches that differ in the measure that orders the leaves.

use super::board::{Board, Way};
use super::formula::{Evaluator, FormulaProblem};
use super::method::{Measure, Method, Stop, decides};
use super::model::Model;
use crate::search::best_first::{BestFirst, Space, Standing};

/// The most nodes of a tree, on the page and in workers. It is enough for all 181,440 solvable configurations of 3x3. A tree
/// of this size takes some tens of megabytes and does not hold up the page while it grows, and a worker draws and searches a
/// board in less than 0.3 s.
pub const MOST_NODES: usize = 400_000;

/// Whether more boards can be reached from this one, half of all, than a tree has nodes. Then a search without a solution ends when the tree
/// is full, else when no leaf is left.
pub fn fills_tree(board: &Board) -> bool {
    (3..=board.tiles().len() as u128).product::<u128>() > MOST_NODES as u128
}

impl Model {
    /// A search before its first step.
    pub fn search(&self) -> (Sliding, BestFirst<Board>) {
        let space = Sliding::new(self);
        let measure = space.measure(&self.board);
        (space, BestFirst::new(self.board, measure, MOST_NODES))
    }
}

/// The state space of a search: all boards of the same sides, with a measure.
#[derive(Clone, Debug)]
pub struct Sliding {
    pub(super) measure: Measure,
    /// In place of the measure, for the method of that name.
    pub(super) formula: Option<Box<Evaluator>>,
    pub(super) price: i64,
    pub(super) replaces: bool,
    pub(super) goal: Board,
    /// Number of first cells that must be correct for the search to stop; the cells after them must decide ([`decides`]).
    pub(super) right: usize,
}

impl Sliding {
    /// The boards that can be reached from that of a model.
    pub fn new(model: &Model) -> Sliding {
        let board = &model.board;
        let measure = Measure::new(model.method, &model.weights, board);
        let count = board.tiles().len();
        let right = match (model.method, model.stop) {
            (Method::Score, Stop::RowsButLast) => count - board.width(),
            _ => count,
        };
        let goal = Board::goal(board.width(), board.height()).unwrap_or(*board);
        let formula = (model.method == Method::Formula).then(|| Evaluator::weighted(&model.evaluation, board).into());
        Sliding { measure, formula, price: model.price(), replaces: model.replaces(), goal, right }
    }

    /// The measure of a board; [`UNMEASURED`](crate::search::best_first::UNMEASURED) if the formula has no value on it.
    pub fn measure(&self, board: &Board) -> i64 {
        self.measure_of(board.tiles())
    }

    /// The measure of a board, given its tiles in reading order.
    pub fn measure_of(&self, tiles: &[u8]) -> i64 {
        match &self.formula {
            Some(formula) => formula.measure(tiles),
            None => self.measure.of(tiles),
        }
    }

    /// Why the formula has no value on a board, if that is so.
    pub fn problem(&self, board: &Board) -> Option<FormulaProblem> {
        self.formula.as_ref()?.value(board).err()
    }

    /// How many of the cells that must be correct for the search to stop have another tile.
    pub fn misplaced(&self, board: &Board) -> usize {
        let pairs = board.tiles().iter().zip(self.goal.tiles());
        pairs.take(self.right).filter(|(tile, wanted)| tile != wanted).count()
    }
}

impl Space for Sliding {
    type State = Board;

    fn moves(&self) -> u8 {
        Way::ALL.len() as u8
    }

    #[inline]
    fn after(&self, board: &Board, measure: i64, way: u8) -> Option<(Board, i64)> {
        let way = Way::ALL[usize::from(way) % Way::ALL.len()];
        let from = board.mover(way)?;
        let moved = board.moved(way)?;
        let measure = match &self.formula {
            Some(formula) => formula.measure(moved.tiles()),
            None => measure + self.measure.change(board.tiles()[from], from, board.blank()),
        };
        Some((moved, measure))
    }

    fn is_enough(&self, board: &Board) -> bool {
        let (first, last) = board.tiles().split_at(self.right);
        first == &self.goal.tiles()[..self.right] && decides(last)
    }

    fn price(&self) -> i64 {
        self.price
    }

    fn replaces(&self) -> bool {
        self.replaces
    }
}

/// The moves that a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The moves along the predecessors, from the root to the leaf at which the search stopped.
    pub path: Vec<Way>,
    /// Moves to the left that then bring the blank to the end of the last row.
    pub slides: usize,
    /// Whether the board is in order after these moves. If not, the last row is an odd permutation: the board cannot be put
    /// in order.
    pub solved: bool,
}

impl Ending {
    /// The ending of a search; `None` if it has found no leaf.
    pub fn of(search: &BestFirst<Board>) -> Option<Ending> {
        let Standing::Found(leaf) = search.standing() else { return None };
        let path = search.path_to(leaf).into_iter().map(|way| Way::ALL[usize::from(way) % Way::ALL.len()]);
        let (slides, board) = slid(search.nodes()[leaf as usize].state);
        Some(Ending { path: path.collect(), slides, solved: board.is_solved() })
    }

    /// The number of moves to report: all moves of the solution, or those to the leaf that proves that there is none; `None`
    /// where that leaf is the root.
    pub fn length(&self) -> Option<u64> {
        match (self.solved, self.path.len()) {
            (true, path) => Some((path + self.slides) as u64),
            (false, 0) => None,
            (false, path) => Some(path as u64),
        }
    }

    /// All moves, if they put the board in order.
    pub fn moves(self) -> Option<Vec<Way>> {
        let Ending { mut path, slides, solved } = self;
        path.extend(std::iter::repeat_n(Way::Left, slides));
        solved.then_some(path)
    }
}

/// The number of moves to the left that bring the blank to the end of its row, and the board after them.
pub fn slid(mut board: Board) -> (usize, Board) {
    let mut slides = 0;
    while let Some(next) = board.moved(Way::Left) {
        board = next;
        slides += 1;
    }
    (slides, board)
}

/// Searches one board after another, reusing the same memory.
#[derive(Clone, Debug)]
pub struct Solver {
    space: Sliding,
    search: BestFirst<Board>,
}

impl Solver {
    /// A solver by the method of a model, for boards with the sides of the model's board.
    pub fn new(model: &Model) -> Solver {
        let (space, search) = model.search();
        Solver { space, search }
    }

    /// Searches for the solution of a board of the same sides.
    pub fn solve(&mut self, board: &Board) -> &BestFirst<Board> {
        self.search.restart(*board, self.space.measure(board));
        self.search.advance(&self.space, u64::MAX);
        &self.search
    }
}
