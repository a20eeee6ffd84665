//! Random boards: single ones to play, and many for the students' experiment.

use super::Board;
use super::model::Model;
use super::outcome::Outcome;
use super::outcome::Verdict;
use super::packed::FastSearch;
use super::shortest::{GuidedBoards, MOST_DRAWN};
use super::solve::MOST_NODES;
use super::trial::BLOCK;
use crate::search::sample::{Dice, Experiment};

/// Draws a board of these sides, each permutation as likely as the others (Fisher and Yates, 1938): half of them are
/// unsolvable. `None` if the sides are not legal.
pub fn draw(width: usize, height: usize, dice: &mut Dice) -> Option<Board> {
    let mut tiles: Vec<u8> = (0..u8::try_from(width * height).ok()?).collect();
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, dice.below(last as u32 + 1) as usize);
    }
    Board::new(width, height, &tiles)
}

/// Draws a board that can be put in order: if the one drawn cannot, two of its tiles are exchanged. `None` if the sides are
/// not legal.
pub fn draw_solvable(width: usize, height: usize, dice: &mut Dice) -> Option<Board> {
    let board = draw(width, height, dice)?;
    if super::Parity::of(&board).is_solvable() {
        return Some(board);
    }
    let mut tiles = (0..board.tiles().len()).filter(|&cell| board.tiles()[cell] > 0);
    Some(board.swapped(tiles.next()?, tiles.next()?))
}

/// Solutions of fewer moves than this are counted length by length, longer ones together.
pub const LENGTHS: usize = 160;

/// Many random boards, searched by one method.
#[derive(Clone, Debug)]
pub struct Boards<S> {
    sides: (usize, usize),
    search: S,
}

/// How boards are searched: by a tree that grows at its best leaf, or by iterative deepening.
pub trait BoardSearch {
    /// How the search of a board ends.
    fn outcome(&mut self, board: &Board) -> Outcome;
}

impl BoardSearch for FastSearch {
    fn outcome(&mut self, board: &Board) -> Outcome {
        self.restart(board);
        self.advance(u64::MAX);
        FastSearch::outcome(self)
    }
}

impl BoardSearch for GuidedBoards {
    fn outcome(&mut self, board: &Board) -> Outcome {
        GuidedBoards::outcome(self, board, MOST_DRAWN)
    }
}

/// The headings under which a board is counted; then come, length by length, the numbers of boards put in order by 0, 1, 2 …
/// moves, the last with [`LENGTHS`] or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Boards drawn.
    Boards,
    /// Boards put in order.
    Solved,
    /// Proved to be impossible to put in order.
    Impossible,
    /// Given up, because the tree had grown to its bound, or because the formula has no value on some board of it: nothing is known
    /// of them.
    GivenUp,
    /// Leaves expanded, of all boards.
    Expanded,
    /// Configurations created, of all boards.
    Created,
    /// Moves, of all boards that were put in order.
    Moves,
}

/// Number of [`Heading`]s before the lengths.
pub const HEADINGS: usize = Heading::Moves as usize + 1;

impl Boards<FastSearch> {
    /// Random boards with the sides of the model's board, searched by its method.
    pub fn new(model: &Model) -> Boards<FastSearch> {
        let sides = (model.board.width(), model.board.height());
        Boards { sides, search: FastSearch::new(model, MOST_NODES) }
    }
}

impl Boards<GuidedBoards> {
    /// Random boards with the sides of this one, searched by iterative deepening.
    pub fn guided(board: &Board, guided: GuidedBoards) -> Boards<GuidedBoards> {
        Boards { sides: (board.width(), board.height()), search: guided }
    }
}

impl<S: BoardSearch> Experiment for Boards<S> {
    fn block(&self) -> u64 {
        BLOCK
    }

    fn trials(&self) -> u64 {
        // A search expands some thousand leaves.
        1 << 15
    }

    fn headings(&self) -> usize {
        HEADINGS + LENGTHS + 1
    }

    fn draw(&mut self, dice: &mut Dice, counts: &mut [u64]) {
        let Some(board) = draw(self.sides.0, self.sides.1, dice) else { return };
        let outcome = self.search.outcome(&board);
        let moves = outcome.moves();
        let mut add = |heading: Heading, number: u64| counts[heading as usize] += number;
        add(Heading::Boards, 1);
        add(
            match outcome.verdict() {
                Some(Verdict::Solved) => Heading::Solved,
                Some(Verdict::Impossible) => Heading::Impossible,
                Some(Verdict::GivenUp | Verdict::Unmeasured) | None => Heading::GivenUp,
            },
            1,
        );
        add(Heading::Expanded, outcome.expanded);
        add(Heading::Created, outcome.created);
        if let Some(moves) = moves {
            add(Heading::Moves, moves);
            counts[HEADINGS + moves.min(LENGTHS as u64) as usize] += 1;
        }
    }
}
