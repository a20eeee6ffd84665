//! The best results of a reader's games, and their text form, which the device keeps.

use super::{Board, Setup};
use std::fmt;

/// The most boards of which results are kept; then those of the boards that were won longest ago are forgotten.
pub const MOST_BOARDS: usize = 300;

/// The best that was reached on one board. The fewest moves and the shortest time may be those of different games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The board before the first move.
    pub board: Board,
    /// The fewest moves.
    pub moves: u32,
    /// The shortest time, in whole seconds.
    pub seconds: u32,
    /// The number of games that were won on this board.
    pub games: u32,
}

impl GameResult {
    /// Reads a line: the board, the moves, the seconds, the games. `None` if it is damaged.
    pub fn read(line: &str) -> Option<GameResult> {
        let mut parts = line.split(' ');
        let setup: Setup = parts.next()?.parse().ok()?;
        let board = setup.board().ok()?;
        let mut number = || parts.next()?.parse().ok();
        let result = GameResult { board, moves: number()?, seconds: number()?, games: number()? };
        parts.next().is_none().then_some(result)
    }
}

impl fmt::Display for GameResult {
    /// Writes the line that [`GameResult::read`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameResult { board, moves, seconds, games } = self;
        write!(f, "{board} {moves} {seconds} {games}")
    }
}

/// The results of all boards, those won last at the end.
///
/// ```
/// use casse_tete::puzzle::taquin::Board;
/// use casse_tete::puzzle::taquin::results::{GameResult, Results};
///
/// let board = Board::goal(3, 3).expect("a board");
/// let mut results = Results::default();
/// assert!(results.add(GameResult { board, moves: 61, seconds: 83, games: 1 }));
/// assert!(results.add(GameResult { board, moves: 65, seconds: 70, games: 1 }), "faster");
/// let best = results.of(&board).expect("two games");
/// assert_eq!((best.moves, best.seconds, best.games), (61, 70, 2));
/// assert_eq!(Results::read(&results.to_string()), results);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(Vec<GameResult>);

impl Results {
    /// Reads the text form. Lines that are damaged are left out.
    pub fn read(text: &str) -> Results {
        let mut results = Results::default();
        for result in text.lines().filter_map(GameResult::read) {
            results.add(result);
        }
        results
    }

    /// Adds a result. Returns whether it has fewer moves or a shorter time than all games before on its board, or is the first.
    pub fn add(&mut self, mut result: GameResult) -> bool {
        let before = self.0.iter().position(|each| each.board == result.board).map(|index| self.0.remove(index));
        let is_best = before.as_ref().is_none_or(|each| result.moves < each.moves || result.seconds < each.seconds);
        if let Some(before) = before {
            result.moves = result.moves.min(before.moves);
            result.seconds = result.seconds.min(before.seconds);
            result.games = result.games.saturating_add(before.games);
        }
        self.0.push(result);
        if self.0.len() > MOST_BOARDS {
            self.0.remove(0);
        }
        is_best
    }

    /// Takes what is better in the results of another device: fewer moves, a shorter time. Of the numbers of games the larger one
    /// counts, since both may count the same games. A board that is new here counts as won longest ago, so that none is forgotten for
    /// it. Returns the number of boards of which something was taken, and the number of those for which there is no room.
    ///
    /// ```
    /// use casse_tete::puzzle::taquin::results::Results;
    ///
    /// let mut own = Results::read("2x2:1,0,3,2 1 4 2\n");
    /// let other = Results::read("2x2:1,0,3,2 3 2 1\n2x2:0,1,3,2 2 5 1\n");
    /// assert_eq!(own.merge(&other), (2, 0));
    /// assert_eq!(own.to_string(), "2x2:0,1,3,2 2 5 1\n2x2:1,0,3,2 1 2 2\n");
    /// assert_eq!(own.merge(&other), (0, 0), "nothing is counted twice");
    /// ```
    pub fn merge(&mut self, other: &Results) -> (usize, usize) {
        let mut better = 0;
        let mut new = vec![];
        for result in &other.0 {
            let Some(own) = self.0.iter_mut().find(|own| own.board == result.board) else {
                new.push(result.clone());
                continue;
            };
            let best = GameResult {
                board: own.board,
                moves: own.moves.min(result.moves),
                seconds: own.seconds.min(result.seconds),
                games: own.games.max(result.games),
            };
            better += usize::from(best != *own);
            *own = best;
        }
        // Of the new boards, those that were won last are taken.
        let without_room = new.len().saturating_sub(MOST_BOARDS - self.0.len());
        new.drain(..without_room);
        better += new.len();
        self.0.splice(0..0, new);
        (better, without_room)
    }

    /// The number of boards.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The best on a board; `None` if no game was won on it.
    pub fn of(&self, board: &Board) -> Option<&GameResult> {
        self.0.iter().find(|each| each.board == *board)
    }

    /// The number of boards of the sides of this one on which a game was won, and the shortest time of them, in seconds; `None`
    /// without such a game.
    pub fn of_sides(&self, board: &Board) -> Option<(usize, u32)> {
        let alike = |each: &&GameResult| (each.board.width(), each.board.height()) == (board.width(), board.height());
        let fastest = self.0.iter().filter(alike).map(|each| each.seconds).min()?;
        Some((self.0.iter().filter(alike).count(), fastest))
    }
}

impl fmt::Display for Results {
    /// Writes a line for each board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|result| writeln!(f, "{result}"))
    }
}
