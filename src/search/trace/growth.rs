//! The program of a best-first search, and the lines that a step executes.

use super::{ProgramLine, lines};
use crate::search::best_first::{BestFirst, Node, Space, Standing};
use std::hash::Hash;

/// A line of the program of a best-first search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrowthLine {
    /// The root is the only leaf.
    Start,
    /// The loop: while there are leaves.
    While,
    /// The leaf of the lowest rank is taken.
    Take,
    /// The test whether it is enough.
    Enough,
    /// If so, the search ends: its path is the answer.
    Found,
    /// The loop over the moves.
    Each,
    /// The configuration after the move.
    Move,
    /// The test whether the tree has it already.
    Known,
    /// If so, it is not added.
    Skip,
    /// If it is a leaf that was reached by more moves, the new one replaces it.
    Replace,
    /// Otherwise it becomes a leaf.
    Add,
    /// There is no leaf left: what was looked for cannot be reached.
    Nothing,
    /// The tree has as many nodes as it may have: the search is given up.
    Full,
}

/// A line that was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExecutedGrowthLine {
    /// The line.
    pub line: GrowthLine,
    /// The leaf that was taken, by the number of its node; none before.
    pub taken: Option<u32>,
    /// The move, once there is one.
    pub way: Option<u8>,
    /// The node that the move has added.
    pub added: Option<u32>,
    /// For a test: whether it holds.
    pub holds: Option<bool>,
}

/// The program of a search. The line that replaces a leaf is left out where that cannot happen.
pub fn program(space: &impl Space) -> Vec<ProgramLine<GrowthLine>> {
    use GrowthLine::*;
    let mut program = lines([(0, Start), (0, While), (1, Take), (1, Enough), (2, Found), (1, Each), (2, Move)]);
    program.extend(lines([(2, Known), (3, Skip)]));
    if space.replaces() {
        program.extend(lines([(3, Replace)]));
    }
    program.extend(lines([(2, Add), (0, Nothing)]));
    program.extend(lines([(0, Full)]));
    program
}

/// The lines that a step has executed; for step 0 the start. With the last step of all, the lines up to the end of the
/// program.
pub fn trace<S: Copy + Eq + Hash>(
    space: &impl Space<State = S>,
    search: &BestFirst<S>,
    step: u64,
) -> Vec<ExecutedGrowthLine> {
    let nothing = ExecutedGrowthLine { line: GrowthLine::Start, taken: None, way: None, added: None, holds: None };
    let mut lines = Vec::new();
    match search.expanded_at(step) {
        None => lines.push(nothing),
        Some(taken) => {
            let taken = ExecutedGrowthLine { taken: Some(taken), ..nothing };
            lines.push(ExecutedGrowthLine { line: GrowthLine::While, holds: Some(true), ..nothing });
            lines.push(ExecutedGrowthLine { line: GrowthLine::Take, ..taken });
            lines.push(ExecutedGrowthLine { line: GrowthLine::Enough, holds: Some(false), ..taken });
            expansion(space, search, step, taken, &mut lines);
        }
    }
    if step < search.steps() {
        return lines;
    }
    match search.standing() {
        // The program has no line for a measure that cannot be computed.
        Standing::Growing | Standing::Unmeasured(_) => {}
        Standing::Found(leaf) => {
            let leaf = ExecutedGrowthLine { taken: Some(leaf), ..nothing };
            lines.push(ExecutedGrowthLine { line: GrowthLine::While, holds: Some(true), ..nothing });
            lines.push(ExecutedGrowthLine { line: GrowthLine::Take, ..leaf });
            lines.push(ExecutedGrowthLine { line: GrowthLine::Enough, holds: Some(true), ..leaf });
            lines.push(ExecutedGrowthLine { line: GrowthLine::Found, ..leaf });
        }
        Standing::Exhausted => {
            lines.push(ExecutedGrowthLine { line: GrowthLine::While, holds: Some(false), ..nothing });
            lines.push(ExecutedGrowthLine { line: GrowthLine::Nothing, ..nothing });
        }
        Standing::Full => lines.push(ExecutedGrowthLine { line: GrowthLine::Full, ..nothing }),
    }
    lines
}

/// The lines for the moves from the leaf that the step takes.
fn expansion<S: Copy + Eq + Hash>(
    space: &impl Space<State = S>,
    search: &BestFirst<S>,
    step: u64,
    taken: ExecutedGrowthLine,
    lines: &mut Vec<ExecutedGrowthLine>,
) {
    let nodes = search.nodes();
    let Some(node) = taken.taken.and_then(|taken| nodes.get(taken as usize)) else { return };
    // The step has added its nodes one after the other, in the order of the moves.
    let first = search.created_by(step - 1);
    let added = &nodes[first..search.created_by(step)];
    // A configuration that is replaced is not new.
    let replacing = search.configurations_by(step) - search.configurations_by(step - 1) < added.len() as u64;
    for way in 0..space.moves() {
        if space.after(&node.state, node.measure, way).is_none() {
            continue;
        }
        let number = added.iter().position(|node| node.way == way);
        let moved = ExecutedGrowthLine { way: Some(way), added: number.map(|number| (first + number) as u32), ..taken };
        lines.push(ExecutedGrowthLine { line: GrowthLine::Each, ..moved });
        lines.push(ExecutedGrowthLine { line: GrowthLine::Move, ..moved });
        let replaces = replacing
            && number.is_some_and(|number| {
                let same = |old: &&Node<S>| old.superseded && u64::from(old.closed) == step;
                nodes[..first].iter().filter(same).any(|old| old.state == added[number].state)
            });
        let known = number.is_none() || replaces;
        lines.push(ExecutedGrowthLine { line: GrowthLine::Known, holds: Some(known), ..moved });
        let end = match (known, replaces) {
            (_, true) => GrowthLine::Replace,
            (true, false) => GrowthLine::Skip,
            (false, false) => GrowthLine::Add,
        };
        lines.push(ExecutedGrowthLine { line: end, ..moved });
    }
}
