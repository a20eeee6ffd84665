//! The position after an algorithm as a program: it is multiplied by one turn after the other, and its order is counted from its
//! cycles. Which lines of the program each turn executes.
//!
//! The position is that of the small cubes relative to the centres. A turn of a middle layer or of the whole cube moves the
//! centres too; its factor then is what it does relative to them.

use super::cycles::{self, Cycle};
use super::place::Place;
use super::position::Position;
use crate::search::trace::{ProgramLine, lines};

/// A line of the program. P is the position: a small cube i goes to the place σ(i) and has the index M(i); τ and m are those
/// of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProductLine {
    /// P is the position at the beginning.
    Start,
    /// The loop over the turns.
    EachTurn,
    /// The loop over the small cubes that the turn changes.
    EachCubie,
    /// The place where the small cube is before the turn.
    At,
    /// Where the turn takes it.
    Place,
    /// How it is turned then.
    Index,
    /// The order is counted, from 1.
    One,
    /// The loop over the cycles.
    EachCycle,
    /// The length of the cycle.
    Length,
    /// The test whether its small cubes are turned after one round.
    Turned,
    /// If so, further rounds are needed.
    Rounds,
    /// The least common multiple with the order so far.
    Multiple,
    /// The order of the position.
    Order,
}

/// A small cube that a turn changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The small cube, by its home.
    pub cubie: Place,
    /// Its place before the turn.
    pub at: Place,
    /// Its index before the turn.
    pub index: usize,
    /// Its place after the turn.
    pub to: Place,
    /// The index that the turn adds.
    pub by: usize,
}

/// A cycle of the position, while its order is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The cycle.
    pub cycle: Cycle,
    /// The number of turns of the cycle after which its small cubes are home, as far as the line has counted it.
    pub length: u64,
}

/// A line that was executed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExecutedProductLine {
    /// The line.
    pub line: ProductLine,
    /// In the loop over the small cubes: the small cube.
    pub moved: Option<Moved>,
    /// In the loop over the cycles: the cycle.
    pub counted: Option<Counted>,
    /// The order as far as it is counted; none before.
    pub order: Option<u64>,
    /// For a test: whether it holds.
    pub holds: Option<bool>,
}

/// The program.
pub fn program() -> Vec<ProgramLine<ProductLine>> {
    use ProductLine::*;
    let mut program = lines([(0, Start), (0, EachTurn), (1, EachCubie), (2, At), (2, Place), (2, Index), (0, One)]);
    program.extend(lines([(0, EachCycle), (1, Length), (1, Turned), (2, Rounds), (1, Multiple), (0, Order)]));
    program
}

/// The lines of the beginning.
pub fn start() -> Vec<ExecutedProductLine> {
    vec![executed(ProductLine::Start)]
}

/// The lines of a turn, from the position before it to the position after it.
pub fn turn(before: &Position, after: &Position) -> Vec<ExecutedProductLine> {
    let factor = before.inverse().then(after);
    let mut lines = vec![executed(ProductLine::EachTurn)];
    for cubie in Place::every() {
        let (at, index) = before.goes(cubie);
        if factor.is_home(at) {
            continue;
        }
        let (to, by) = factor.goes(at);
        let moved = Some(Moved { cubie, at, index, to, by });
        let done = |line| ExecutedProductLine { moved, ..executed(line) };
        lines.extend([ProductLine::EachCubie, ProductLine::At, ProductLine::Place, ProductLine::Index].map(done));
    }
    lines
}

/// The lines at the end, which count the order of a position.
pub fn order(position: &Position) -> Vec<ExecutedProductLine> {
    let mut order = 1;
    let mut lines = vec![ExecutedProductLine { order: Some(order), ..executed(ProductLine::One) }];
    for cycle in cycles::all(position) {
        let turned = cycle.rotation() > 0;
        let done = |line, length: u64, order: u64| {
            let counted = Some(Counted { cycle: cycle.clone(), length });
            let holds = (line == ProductLine::Turned).then_some(turned);
            ExecutedProductLine { counted, order: Some(order), holds, ..executed(line) }
        };
        let length = cycle.places.len() as u64;
        lines.extend(
            [ProductLine::EachCycle, ProductLine::Length, ProductLine::Turned].map(|line| done(line, length, order)),
        );
        if turned {
            lines.push(done(ProductLine::Rounds, cycle.order(), order));
        }
        order = cycles::multiple(order, cycle.order());
        lines.push(done(ProductLine::Multiple, cycle.order(), order));
    }
    lines.push(ExecutedProductLine { order: Some(order), ..executed(ProductLine::Order) });
    lines
}

fn executed(line: ProductLine) -> ExecutedProductLine {
    ExecutedProductLine { line, moved: None, counted: None, order: None, holds: None }
}
