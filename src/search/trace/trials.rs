//! The program of a backtracking search, and the lines that a trial executes.

use super::{ProgramLine, lines};
use crate::search::event::StepEvent;
use crate::search::{Backtrack, Status, Tree};

/// A tree whose tests can be named one by one.
pub trait Tested: Tree {
    /// The causes ([`Tree::cause`]) in the order in which the tests are made.
    const TESTS: &'static [usize];

    /// Whether the test of a cause is made for choices of this level.
    fn is_tested(&self, level: usize, cause: usize) -> bool;
}

/// A line of the program of a backtracking search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrialLine {
    /// The head of the procedure that fills a level and all below it.
    Enter,
    /// The loop over the choices of the level.
    Each,
    /// A choice is made.
    Choose,
    /// The test of a cause.
    Test(usize),
    /// A test has failed: the choice is taken back.
    Drop,
    /// The test whether the level is the last one.
    Whole,
    /// A solution is written down, and the choice taken back.
    Solution,
    /// Otherwise the procedure calls itself for the next level.
    Deeper,
    /// All choices are tried: the procedure ends, and the choice of the level above is taken back.
    Return,
}

/// A line that was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExecutedTrialLine {
    /// The line.
    pub line: TrialLine,
    /// The level for which the procedure was called.
    pub level: usize,
    /// The choice of this level, once there is one.
    pub choice: Option<u32>,
    /// For a test: whether it holds. A test of a cause that holds drops the choice.
    pub holds: Option<bool>,
}

/// The program of a tree. Tests that are not made are left out; without any, no choice is dropped.
pub fn program<T: Tested>(tree: &T) -> Vec<ProgramLine<TrialLine>> {
    use TrialLine::*;
    let made = |cause: usize| (0..tree.levels()).any(|level| tree.is_tested(level, cause));
    let tests: Vec<usize> = T::TESTS.iter().copied().filter(|&cause| made(cause)).collect();
    let mut program = lines([(0, Enter), (1, Each), (2, Choose)]);
    program.extend(tests.iter().map(|&cause| ProgramLine { line: Test(cause), indent: 2 }));
    if !tests.is_empty() {
        program.extend(lines([(3, Drop)]));
    }
    program.extend(lines([(2, Whole), (3, Solution), (2, Deeper), (1, Return)]));
    program
}

/// The kinds of events in which a search of this tree can drop a choice: by level, then by cause. The first level is looked up:
/// its choices are tried from the root alone.
pub fn drops<T: Tested>(tree: &T) -> Vec<StepEvent> {
    let root = tree.root();
    let first = |choice: u32| tree.child(0, &root, choice).err().map(|reason| tree.cause(reason));
    let first: Vec<usize> = (0..tree.choices(0, &root)).filter_map(first).collect();
    let occurs = |level: usize, cause: usize| match level {
        0 => first.contains(&cause),
        _ => tree.is_tested(level, cause),
    };
    let levels = 0..tree.levels();
    let at = levels.clone().filter(|&level| T::TESTS.iter().any(|&cause| occurs(level, cause)));
    let causes = T::TESTS.iter().filter(|&&cause| levels.clone().any(|level| occurs(level, cause)));
    at.map(StepEvent::DroppedAt).chain(causes.map(|&cause| StepEvent::DroppedFor(cause))).collect()
}

/// The lines that the last trial of a search has executed; before the first trial the head of the program. With the last
/// trial of all, the lines up to the end of the program.
///
/// ```
/// use casse_tete::puzzle::insanity::{Exhaustive, Model};
/// use casse_tete::search::Backtrack;
/// use casse_tete::search::trace::trials::{TrialLine, trace};
///
/// let tree = Exhaustive::new(Model::default());
/// let mut search = Backtrack::new(&tree);
/// search.advance(&tree, 1, &mut ());
/// let lines: Vec<TrialLine> = trace(&tree, &search).iter().map(|executed| executed.line).collect();
/// use TrialLine::*;
/// // The first cube cannot repeat a colour, so no façade is tested: the program goes on to the second cube.
/// assert_eq!(lines, [Each, Choose, Whole, Deeper, Enter]);
/// ```
pub fn trace<T: Tested>(tree: &T, search: &Backtrack<T::Node>) -> Vec<ExecutedTrialLine> {
    let done = |line, level, choice| ExecutedTrialLine { line, level, choice, holds: None };
    let Some(trial) = search.last_trial(tree) else { return vec![done(TrialLine::Enter, 0, None)] };
    let (level, choice) = (trial.level, Some(trial.choice));
    let mut lines = Vec::new();
    // The procedures that ended before this trial: those below the choice before, if it was kept.
    if let (Some(node), Some(before)) = (search.node_of_last_trial(), trial.choice.checked_sub(1))
        && let Ok(child) = tree.child(level, &node, before)
    {
        let deepest = deepest_call(tree, level + 1, child);
        lines.extend((level + 1..=deepest).rev().map(|level| done(TrialLine::Return, level, None)));
    }
    lines.push(done(TrialLine::Each, level, choice));
    lines.push(done(TrialLine::Choose, level, choice));
    let cause = trial.outcome.err().map(|reason| tree.cause(reason));
    for &test in T::TESTS.iter().filter(|&&test| tree.is_tested(level, test)) {
        let holds = Some(cause == Some(test));
        lines.push(ExecutedTrialLine { line: TrialLine::Test(test), level, choice, holds });
        if cause == Some(test) {
            break;
        }
    }
    if cause.is_some() {
        lines.push(done(TrialLine::Drop, level, choice));
    } else {
        let last = level + 1 == tree.levels();
        lines.push(ExecutedTrialLine { line: TrialLine::Whole, level, choice, holds: Some(last) });
        if last {
            lines.push(done(TrialLine::Solution, level, choice));
        } else {
            lines.push(done(TrialLine::Deeper, level, choice));
            lines.push(done(TrialLine::Enter, level + 1, None));
        }
    }
    if search.status(tree) == Status::Finished {
        // Below a choice that was kept last there is nothing left to try.
        let deepest = if cause.is_none() && level + 1 < tree.levels() { level + 1 } else { level };
        lines.extend((0..=deepest).rev().map(|level| done(TrialLine::Return, level, None)));
    }
    lines
}

/// The deepest level for which the procedure is called last, if it is called for `level` with this node.
fn deepest_call<T: Tree>(tree: &T, mut level: usize, mut node: T::Node) -> usize {
    while level < tree.levels() {
        let Some(last) = tree.choices(level, &node).checked_sub(1) else { break };
        match tree.child(level, &node, last) {
            Ok(child) if level + 1 < tree.levels() => (level, node) = (level + 1, child),
            _ => break,
        }
    }
    // A complete assembly calls nothing.
    level.min(tree.levels() - 1)
}
