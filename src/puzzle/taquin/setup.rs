//! A board as a reader writes it, legal or not; reading it returns every problem that was found.

use super::problem::Problem;
use super::{Board, SIDE, code};
use crate::values::{TypedText, is_of_other_page};
use std::fmt;
use std::str::FromStr;

/// Longest text that is read, in characters; a longer text is refused. The longest board has about seventy.
pub const LONGEST: usize = 400;

/// A board as written: its sides, and what stands on each cell.
///
/// Its text form is the one of links, `3x3:4,0,3,6,1,7,2,8,5` with 0 for the blank. Reading also accepts what people type or
/// paste: the number of the base text (`493617285`, 9 for the blank), its vector (`(4;9;3;6;1;7;2;8;5)`), rows on separate
/// lines, and whole links; blanks, commas, semicolons, bars and brackets separate numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Cells in a row and in a column; `None` if they follow from the number of cells.
    pub sides: Option<(usize, usize)>,
    /// What stands on each cell, in reading order.
    pub cells: Vec<String>,
}

impl Default for Setup {
    /// The example of the base text.
    fn default() -> Setup {
        Setup::of(&Board::default())
    }
}

impl Setup {
    /// The setup for a board.
    pub fn of(board: &Board) -> Setup {
        let cells = board.tiles().iter().map(u8::to_string).collect();
        Setup { sides: Some((board.width(), board.height())), cells }
    }

    /// The setup for the value of the key `board`; that of the base text's example if there is no value.
    pub fn from_key(board: Option<&str>) -> Result<Setup, Problem> {
        board.map_or_else(|| Ok(Setup::default()), read)
    }

    /// The board, or all reasons why there is none, in reading order.
    pub fn board(&self) -> Result<Board, Vec<Problem>> {
        let found = self.cells.len();
        let mut problems = Vec::new();
        let (width, height) = match self.sides {
            Some(sides) => sides,
            None => match SIDE.clone().find(|side| side * side == found) {
                Some(side) => (side, side),
                None => return Err(vec![Problem::CellCount { found, wanted: None }]),
            },
        };
        if !SIDE.contains(&width) || !SIDE.contains(&height) {
            return Err(vec![Problem::Sides { width, height }]);
        }
        let count = width * height;
        if found != count {
            problems.push(Problem::CellCount { found, wanted: Some(count) });
        }
        let mut tiles = Vec::with_capacity(count);
        for (cell, text) in self.cells.iter().enumerate().take(count) {
            match text.parse::<u32>() {
                Err(_) => problems.push(Problem::NotANumber { cell, found: text.clone() }),
                Ok(number) if number as usize >= count => {
                    problems.push(Problem::NoSuchTile { cell, found: number, last: count - 1 });
                }
                Ok(number) => match tiles.iter().find(|(_, tile)| *tile == number as u8) {
                    Some(&(first, tile)) => problems.push(Problem::Twice { tile, cells: [first, cell] }),
                    None => tiles.push((cell, number as u8)),
                },
            }
        }
        // A missing tile is reported only if every cell is a tile: otherwise a misspelt cell may stand for it.
        if problems.iter().all(|problem| matches!(problem, Problem::Twice { .. })) {
            let there = |tile: u8| tiles.iter().any(|&(_, found)| found == tile);
            problems.extend((0..count as u8).filter(|&tile| !there(tile)).map(|tile| Problem::Missing { tile }));
        }
        let tiles: Vec<u8> = tiles.into_iter().map(|(_, tile)| tile).collect();
        match Board::new(width, height, &tiles) {
            Some(board) if problems.is_empty() => Ok(board),
            _ => Err(problems),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((width, height)) = self.sides {
            write!(f, "{width}x{height}:")?;
        }
        f.write_str(&self.cells.join(","))
    }
}

impl FromStr for Setup {
    type Err = Problem;

    /// Reads the text form, what the base text writes, or a whole link.
    fn from_str(text: &str) -> Result<Setup, Problem> {
        let length = text.chars().count();
        if length > LONGEST {
            return Err(Problem::TooLong { length });
        }
        if is_of_other_page(text, "taquin") {
            return Err(Problem::OtherPage);
        }
        let typed = TypedText::new(text, "#/");
        let value = typed.value("board");
        if typed.is_link || value.is_some() { Setup::from_key(value) } else { read(text) }
    }
}

fn read(text: &str) -> Result<Setup, Problem> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(Problem::TooLong { length });
    }
    let text = text.trim();
    let (sides, rest) = match text.split_once(':') {
        Some((head, rest)) => match head.trim().split_once(['x', 'X', '×']) {
            Some((width, height)) => {
                // A side that is not a number becomes 0, which is reported as out of range.
                let side = |text: &str| text.trim().parse().unwrap_or(0);
                (Some((side(width), side(height))), rest)
            }
            None => (None, text),
        },
        None => (None, text),
    };
    let separated = |c: char| c.is_whitespace() || ",;|()[]{}".contains(c);
    let mut cells: Vec<String> = rest.split(separated).filter(|part| !part.is_empty()).map(str::to_string).collect();
    // A number of the base text: its digits are the tiles, and the largest one, the number of cells, stands for the blank.
    let is_number = cells.len() == 1 && cells[0].len() >= 4 && cells[0].chars().all(|c| c.is_ascii_digit());
    if is_number {
        cells = cells[0].chars().map(String::from).collect();
    }
    // In a vector without a 0 the number of cells also stands for the blank. The board is a square unless its sides are
    // given.
    let last = cells.len().to_string();
    if !cells.iter().any(|cell| cell == "0") {
        cells.iter_mut().filter(|cell| **cell == last).for_each(|cell| *cell = "0".to_string());
    }
    Ok(Setup { sides, cells })
}

/// The number of the base text for a board of up to nine cells.
pub fn number(board: &Board) -> Option<u32> {
    code::v_to_n(&code::vector(board))
}
