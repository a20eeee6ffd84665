//! A formula as a program: operations in postfix order, for a stack of values.

use super::problem::{FormulaFault, FormulaProblem};
use super::quantity::{Grid, Quantity};

/// The largest value, of either sign: 10^15. A result beyond it is an overflow.
pub const MOST: i64 = 1_000_000_000_000_000;

/// The most values that wait on the stack.
pub const HIGHEST: usize = 32;

/// An operator between two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`: the whole part, rounded down, as `//` of Python.
    Over,
    /// `%`: what remains of that division; it has the sign of the divisor.
    Modulo,
    /// `<`: 1 if it holds, otherwise 0, as for all comparisons.
    Less,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

named! {
    Operator:
    Plus = "+",
    Minus = "-",
    Times = "*",
    Over = "/",
    Modulo = "%",
    Less = "<",
    AtMost = "<=",
    Equal = "=",
    Unequal = "!=",
    AtLeast = ">=",
    More = ">",
}

/// How strongly comparisons bind, the weakest; see [`Operator::power`].
pub const COMPARISON: u8 = 1;
/// How strongly a minus sign before a value binds.
pub const SIGN: u8 = 4;
/// How strongly a value holds together.
const VALUE: u8 = 5;

impl Operator {
    /// How strongly it binds: 1 comparisons, 2 sums, 3 products.
    pub fn power(self) -> u8 {
        match self {
            Operator::Plus | Operator::Minus => 2,
            Operator::Times | Operator::Over | Operator::Modulo => 3,
            _ => COMPARISON,
        }
    }

    /// Its result; `None` for a division by zero and beyond the numbers of 64 bits.
    fn apply(self, a: i64, b: i64) -> Option<i64> {
        Some(match self {
            Operator::Plus => a.checked_add(b)?,
            Operator::Minus => a.checked_sub(b)?,
            Operator::Times => a.checked_mul(b)?,
            Operator::Over => a.checked_div(b)? - i64::from(a % b != 0 && (a < 0) != (b < 0)),
            Operator::Modulo => {
                let rest = a.checked_rem(b)?;
                if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
            }
            Operator::Less => (a < b).into(),
            Operator::AtMost => (a <= b).into(),
            Operator::Equal => (a == b).into(),
            Operator::Unequal => (a != b).into(),
            Operator::AtLeast => (a >= b).into(),
            Operator::More => (a > b).into(),
        })
    }
}

/// A function of values in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// The smaller of two values.
    Min,
    /// The larger of two values.
    Max,
    /// The value without its sign.
    Abs,
    /// The second value if the first is not 0, otherwise the third.
    If,
}

named! { Function: Min = "min", Max = "max", Abs = "abs", If = "if" }

impl Function {
    /// The number of its values.
    pub fn arguments(self) -> usize {
        match self {
            Function::Abs => 1,
            Function::Min | Function::Max => 2,
            Function::If => 3,
        }
    }
}

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Puts a number on the stack.
    Number(i64),
    /// Puts a quantity of the board on the stack.
    Quantity(Quantity),
    /// Replaces the number of a cell, from 1, by the tile there; the blank counts as the number of cells, as in the base text.
    Tile,
    /// Changes the sign.
    Negate,
    /// Replaces two values by one.
    Operator(Operator),
    /// Replaces the values of a function by its own.
    Function(Function),
}

impl Operation {
    /// How many values it takes from the stack; it leaves one.
    pub fn takes(self) -> usize {
        match self {
            Operation::Number(_) | Operation::Quantity(_) => 0,
            Operation::Tile | Operation::Negate => 1,
            Operation::Operator(_) => 2,
            Operation::Function(function) => function.arguments(),
        }
    }
}

/// An operation and the place of its sign or name in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub operation: Operation,
    /// The first of its characters, and how many it has.
    pub place: (u16, u16),
}

/// The value of a program on a board, given its tiles in reading order; or the first problem that the value depends on.
///
/// The program must take no more values than it has put on the stack, leave one, and need at most [`HIGHEST`] places.
pub fn value(program: &[Instruction], grid: &Grid, tiles: &[u8]) -> Result<i64, FormulaProblem> {
    // A value that has failed is the index of its instruction: `if` may leave it out.
    let mut stack = [Ok(0); HIGHEST];
    let mut height = 0;
    for (index, instruction) in program.iter().enumerate() {
        height -= instruction.operation.takes();
        let [first, second, third] = [0, 1, 2].map(|above| stack.get(height + above).copied().unwrap_or(Ok(0)));
        let both = |apply: &dyn Fn(i64, i64) -> Option<i64>| -> Result<i64, usize> {
            apply(first?, second?).filter(|value| value.unsigned_abs() <= MOST as u64).ok_or(index)
        };
        let result = match instruction.operation {
            Operation::Number(number) => Ok(number),
            Operation::Quantity(quantity) => Ok(grid.of(quantity, tiles)),
            Operation::Tile => first.and_then(|cell| {
                let tile = cell.checked_sub(1).and_then(|cell| tiles.get(usize::try_from(cell).ok()?)).ok_or(index)?;
                Ok(if *tile == 0 { grid.cells() as i64 } else { (*tile).into() })
            }),
            Operation::Negate => first.map(|value| -value),
            Operation::Operator(operator) => both(&|a, b| operator.apply(a, b)),
            Operation::Function(Function::Min) => both(&|a, b| Some(a.min(b))),
            Operation::Function(Function::Max) => both(&|a, b| Some(a.max(b))),
            Operation::Function(Function::Abs) => first.map(i64::abs),
            Operation::Function(Function::If) => match first {
                Ok(0) => third,
                Ok(_) => second,
                failed => failed,
            },
        };
        stack[height] = result;
        height += 1;
    }
    stack[0].map_err(|index| {
        let Instruction { operation, place: (from, length) } = program[index];
        let fault = match operation {
            Operation::Operator(Operator::Over | Operator::Modulo) => FormulaFault::DivisionByZero,
            Operation::Tile => FormulaFault::NoCell,
            _ => FormulaFault::Overflow,
        };
        FormulaProblem { from: from.into(), length: length.into(), fault }
    })
}

/// The text of a program, with as few brackets as possible.
pub fn text(program: &[Instruction]) -> String {
    // Each value with how strongly it holds together.
    let mut stack: Vec<(String, u8)> = vec![];
    let within = |(text, power): &(String, u8), least: u8| {
        if *power < least { ["(", text, ")"].concat() } else { text.clone() }
    };
    for instruction in program {
        let values = stack.split_off(stack.len().saturating_sub(instruction.operation.takes()));
        let list = || values.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(", ");
        stack.push(match instruction.operation {
            Operation::Number(number) => (number.to_string(), VALUE),
            Operation::Quantity(quantity) => (quantity.name().to_string(), VALUE),
            Operation::Tile => (["v[", &list(), "]"].concat(), VALUE),
            Operation::Function(function) => ([function.name(), "(", &list(), ")"].concat(), VALUE),
            Operation::Negate => (["-", &within(&values[0], SIGN)].concat(), SIGN),
            Operation::Operator(operator) => {
                let power = operator.power();
                let blank = if power < 3 { " " } else { "" };
                let left = within(&values[0], power + u8::from(power == COMPARISON));
                ([&left, blank, operator.name(), blank, &within(&values[1], power + 1)].concat(), power)
            }
        });
    }
    stack.pop().map(|(text, _)| text).unwrap_or_default()
}
