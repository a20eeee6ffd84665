//! An evaluation of boards that a reader writes: a formula such as `10*misplaced + manhattan + 3*conflicts`.
//!
//! A formula has whole numbers; the names of [`Quantity`]; `v[i]`, the tile on cell i, from 1, where the blank counts as the number of
//! cells; `+ - * / %`, a minus sign before a value, brackets; the comparisons `< <= = != >= >`, which are 1 or 0; and the functions
//! `min`, `max`, `abs` and `if(condition, then, else)`. Divisions are whole, rounded down. Capitals are read as small letters.
//!
//! All numbers are at most [`MOST`], of either sign. A problem of the text is found when it is read, each with its place. Others depend on
//! the board: a division by zero, a number beyond the largest, a cell that the board does not have.

mod parse;
pub mod problem;
pub mod program;
pub mod quantity;

use super::board::Board;
use crate::search::best_first::UNMEASURED;
use program::Instruction;
use quantity::Grid;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

pub use problem::{FormulaFault, FormulaProblem};
pub use program::MOST;
pub use quantity::Quantity;

/// The most characters of a formula, blanks not counted.
pub const LONGEST: usize = 400;

/// The most bytes of a formula, blanks included.
const LONGEST_TEXT: usize = 5 * LONGEST;

/// The largest weight of the moves made or of the formula.
pub const MOST_FACTOR: u8 = 100;

/// A formula. It is serialised as its text.
///
/// ```
/// use casse_tete::puzzle::taquin::Board;
/// use casse_tete::puzzle::taquin::formula::{Evaluator, Formula, FormulaFault};
///
/// let formula: Formula = "10*misplaced+manhattan + 3 * (conflicts)".parse().unwrap();
/// assert_eq!(formula.to_string(), "10*misplaced + manhattan + 3*conflicts");
/// // On 493617285 six tiles are misplaced, the distances sum up to 13, and no tile must step aside.
/// assert_eq!(Evaluator::new(&formula, &Board::default()).value(&Board::default()), Ok(10 * 6 + 13));
///
/// let problem = "misplaced + manhatan".parse::<Formula>().unwrap_err();
/// assert_eq!((problem.from, problem.length, problem.fault), (12, 8, FormulaFault::Unknown));
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Formula {
    /// What `Display` writes.
    text: String,
    /// With the places in this text.
    program: Vec<Instruction>,
}

/// The text says all, and is quicker to compare.
impl PartialEq for Formula {
    fn eq(&self, other: &Formula) -> bool {
        self.text == other.text
    }
}

impl Eq for Formula {}

impl Default for Formula {
    /// `manhattan + 2*conflicts`, never more than the moves that are needed.
    fn default() -> Formula {
        "manhattan + 2*conflicts".parse().unwrap_or(Formula { text: String::new(), program: vec![] })
    }
}

impl FromStr for Formula {
    type Err = FormulaProblem;

    fn from_str(text: &str) -> Result<Formula, FormulaProblem> {
        let too_long = || FormulaProblem { from: LONGEST, length: 0, fault: FormulaFault::TooLong };
        let is_short = |text: &str| text.chars().filter(|c| !parse::is_blank(*c)).count() <= LONGEST;
        if text.len() > LONGEST_TEXT || !is_short(text) {
            return Err(too_long());
        }
        let text = program::text(&parse::program(text)?);
        if !is_short(&text) {
            return Err(too_long());
        }
        let program = parse::program(&text)?;
        Ok(Formula { text, program })
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl From<Formula> for String {
    fn from(formula: Formula) -> String {
        formula.text
    }
}

impl TryFrom<String> for Formula {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Formula, Self::Error> {
        text.parse().map_err(|_| "no formula")
    }
}

impl Formula {
    /// The text, with blanks and brackets as it is shown: `10*misplaced + manhattan`.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text form of links: without blanks.
    pub fn link_text(&self) -> String {
        self.text.replace(' ', "")
    }
}

/// How leaves are ordered by a formula: the least `moves` x moves made + `factor` x formula is taken first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evaluation {
    /// The formula.
    pub formula: Formula,
    /// The weight of the moves made, g: 0..=[`MOST_FACTOR`].
    pub moves: u8,
    /// The weight of the formula, h: 0..=[`MOST_FACTOR`].
    pub factor: u8,
}

impl Default for Evaluation {
    /// Both weights 1, as A* has them.
    fn default() -> Evaluation {
        Evaluation { formula: Formula::default(), moves: 1, factor: 1 }
    }
}

impl Evaluation {
    /// Whether both weights are in their range.
    pub fn is_legal(&self) -> bool {
        self.moves.max(self.factor) <= MOST_FACTOR
    }

    /// What one move is worth in [`Evaluator::measure`], if this is taken as an estimate of the moves to come: the weight of the moves.
    /// Where the moves made do not count, the formula itself is the estimate.
    pub fn unit(&self) -> i64 {
        if self.moves == 0 { self.factor.into() } else { self.moves.into() }
    }
}

/// A formula on boards of some sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluator {
    formula: Formula,
    factor: i64,
    grid: Grid,
}

impl Evaluator {
    /// The formula on boards of the sides of this one.
    pub fn new(formula: &Formula, board: &Board) -> Evaluator {
        let grid = Grid::new(board.width(), board.tiles().len());
        Evaluator { formula: formula.clone(), factor: 1, grid }
    }

    /// The same, with [`Evaluator::measure`] multiplied by the weight of the formula.
    pub fn weighted(evaluation: &Evaluation, board: &Board) -> Evaluator {
        Evaluator { factor: evaluation.factor.into(), ..Evaluator::new(&evaluation.formula, board) }
    }

    /// The value of a board of these sides.
    pub fn value(&self, board: &Board) -> Result<i64, FormulaProblem> {
        self.value_of(board.tiles())
    }

    /// The value of a board, given its tiles in reading order.
    pub fn value_of(&self, tiles: &[u8]) -> Result<i64, FormulaProblem> {
        program::value(&self.formula.program, &self.grid, tiles)
    }

    /// The value of a board multiplied by the weight, given its tiles in reading order; [`UNMEASURED`] if it has none.
    pub fn measure(&self, tiles: &[u8]) -> i64 {
        self.value_of(tiles).map_or(UNMEASURED, |value| value * self.factor)
    }
}
