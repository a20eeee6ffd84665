//! A board with the moves made on it, and moves that can be made next: those taken back, or those of a solution.

use super::{Board, Way};

/// One tile moved by one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    way: Way,
    /// Whether this move begins a run, that is, tiles that were pushed together.
    begins: bool,
}

/// A board being played, with its history of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    start: Board,
    now: Board,
    steps: Vec<Step>,
    made: usize,
}

impl Play {
    /// A board before the first move.
    pub fn new(start: Board) -> Play {
        Play { start, now: start, steps: vec![], made: 0 }
    }

    /// A board with moves to be made, each a run of its own. The first move that the board does not allow, and all after it,
    /// are left out.
    pub fn along(start: Board, ways: &[Way]) -> Play {
        let mut play = Play::new(start);
        let mut board = start;
        for &way in ways {
            let Some(next) = board.moved(way) else { break };
            board = next;
            play.steps.push(Step { way, begins: true });
        }
        play
    }

    /// The board before the first move.
    pub fn start(&self) -> Board {
        self.start
    }

    /// The board now.
    pub fn board(&self) -> Board {
        self.now
    }

    /// Number of moves made; a move is one tile moved by one cell.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Number of moves known: those made, and those that can be made next.
    pub fn known(&self) -> usize {
        self.steps.len()
    }

    /// Number of runs made: tiles pushed together count as one.
    pub fn runs(&self) -> usize {
        self.steps[..self.made].iter().filter(|step| step.begins).count()
    }

    /// All known moves, in order.
    pub fn ways(&self) -> impl Iterator<Item = Way> {
        self.steps.iter().map(|step| step.way)
    }

    /// The boards before, between and after the known moves.
    pub fn boards(&self) -> Vec<Board> {
        let mut boards = vec![self.start];
        let mut board = self.start;
        for step in &self.steps {
            board = board.moved(step.way).unwrap_or(board);
            boards.push(board);
        }
        boards
    }

    /// The last move made.
    pub fn last(&self) -> Option<Way> {
        self.made.checked_sub(1).map(|last| self.steps[last].way)
    }

    /// The next known move.
    pub fn next(&self) -> Option<Way> {
        self.steps.get(self.made).map(|step| step.way)
    }

    /// Pushes a run of tiles. The moves that could be made next are forgotten, unless they are the same. It stops at the
    /// first move that the board does not allow; false if no tile was moved.
    pub fn push(&mut self, ways: &[Way]) -> bool {
        for (index, &way) in ways.iter().enumerate() {
            let Some(next) = self.now.moved(way) else { return index > 0 };
            if self.next() != Some(way) {
                self.steps.truncate(self.made);
                self.steps.push(Step { way, begins: index == 0 });
            }
            self.now = next;
            self.made += 1;
        }
        !ways.is_empty()
    }

    /// Takes moves back or makes them again until `made` moves are made.
    pub fn go(&mut self, made: usize) {
        let made = made.min(self.steps.len());
        while self.made > made {
            self.made -= 1;
            self.now = self.now.moved(self.steps[self.made].way.back()).unwrap_or(self.now);
        }
        while self.made < made {
            self.now = self.now.moved(self.steps[self.made].way).unwrap_or(self.now);
            self.made += 1;
        }
    }

    /// Takes the last run back. False if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(begin) = self.steps[..self.made].iter().rposition(|step| step.begins) else { return false };
        self.go(begin);
        true
    }

    /// Makes the run again that was taken back last. False if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(rest) = self.steps.get(self.made + 1..) else { return false };
        let length = rest.iter().take_while(|step| !step.begins).count();
        self.go(self.made + 1 + length);
        true
    }
}

/// The letters of the four directions in links: those in which the tile moves.
const LETTERS: [(Way, char); 4] = [(Way::Up, 'U'), (Way::Down, 'D'), (Way::Left, 'L'), (Way::Right, 'R')];

/// Moves as text, one letter for each.
pub fn text(ways: impl Iterator<Item = Way>) -> String {
    ways.filter_map(|way| LETTERS.iter().find(|(each, _)| *each == way)).map(|(_, letter)| letter).collect()
}

/// The moves of a text; `None` if it contains any other letter.
pub fn read(text: &str) -> Option<Vec<Way>> {
    let way = |found: char| LETTERS.iter().find(|(_, letter)| letter.eq_ignore_ascii_case(&found)).map(|(way, _)| *way);
    text.chars().map(way).collect()
}
