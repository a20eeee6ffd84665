//! A board that is played: moves made, and moves that can be made again, such as those of a solution.

use super::{Board, Way};

/// One tile moved by one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    way: Way,
    /// Whether it begins a run: tiles that were pushed together.
    begins: bool,
}

/// See the module.
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

    /// A board with moves that lie ahead, each a run of its own. Those that the board does not allow, and all after them,
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

    /// Moves made: tiles moved by one cell.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Moves known: made, and to be made again.
    pub fn known(&self) -> usize {
        self.steps.len()
    }

    /// Runs made: a run pushed at once counts as one.
    pub fn runs(&self) -> usize {
        self.steps[..self.made].iter().filter(|step| step.begins).count()
    }

    /// All moves known.
    pub fn ways(&self) -> impl Iterator<Item = Way> {
        self.steps.iter().map(|step| step.way)
    }

    /// The boards that the known moves lead through, the first and the last included.
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

    /// The move that comes next.
    pub fn next(&self) -> Option<Way> {
        self.steps.get(self.made).map(|step| step.way)
    }

    /// Pushes a run of tiles; what could be made again is forgotten, unless it is the same. False if there is nothing to
    /// push.
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

    /// Goes to where so many moves are made.
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

/// The letters of the four ways in links: the way the tile goes.
const LETTERS: [(Way, char); 4] = [(Way::Up, 'U'), (Way::Down, 'D'), (Way::Left, 'L'), (Way::Right, 'R')];

/// Moves as text, a letter each.
pub fn text(ways: impl Iterator<Item = Way>) -> String {
    ways.filter_map(|way| LETTERS.iter().find(|(each, _)| *each == way)).map(|(_, letter)| letter).collect()
}

/// The moves of a text; nothing if a letter is none of the four.
pub fn read(text: &str) -> Option<Vec<Way>> {
    let way = |found: char| LETTERS.iter().find(|(_, letter)| letter.eq_ignore_ascii_case(&found)).map(|(way, _)| *way);
    text.chars().map(way).collect()
}
