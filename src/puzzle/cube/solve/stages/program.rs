//! The solution by stages as a program of rules, and the lines that each turn of a solution executes.

use super::{Solution, Stage, Step, StepKind};
use crate::search::trace::{ProgramLine, lines};

/// A line of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StageLine {
    /// The loop over the stages that build layers; it ends as soon as the cube is in order.
    Each,
    /// If the face that belongs on top is not there, the whole cube is turned.
    Hold,
    /// The loop: while a small cube of the stage is not in order.
    While,
    /// The test whether one of them can be put in order and the rest kept.
    Can,
    /// The test whether that small cube is away from its place.
    Away,
    /// If so, it is brought there.
    Raise,
    /// The test whether it is wrongly turned.
    Turned,
    /// If so, it is turned in place.
    Rotate,
    /// If none can be put in order, one is taken out of its place.
    Lower,
    /// The test whether a turn of the last layer helps its corners.
    Helps,
    /// If so, the last layer is turned.
    Layer,
    /// The loop of a stage of the last layer: while a small cube is not as the stage requires.
    Left(Stage),
    /// A commutator of that stage.
    Commute(Stage),
    /// The cube is in order.
    Solved,
}

/// A line that was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExecutedStageLine {
    /// The line.
    pub line: StageLine,
    /// The stage.
    pub stage: Stage,
    /// The step of the solution that the line belongs to, by its index: the step that it carries out, or to which a test leads.
    /// The test whether a small cube is wrongly turned belongs, after the step that brings it to its place, to that step.
    pub step: Option<usize>,
    /// If the line makes a turn: its index in the step.
    pub turn: Option<usize>,
    /// For a test: whether it holds.
    pub holds: Option<bool>,
}

/// The stages of the last layer.
const LAST_LAYER: [Stage; 4] = [Stage::PlaceCorners, Stage::PlaceEdges, Stage::TwistCorners, Stage::FlipEdges];

/// The program.
pub fn program() -> Vec<ProgramLine<StageLine>> {
    use StageLine::*;
    let mut program = lines([(0, Each), (1, Hold), (1, While), (2, Can), (3, Away), (4, Raise), (3, Turned)]);
    program.extend(lines([(4, Rotate), (2, Lower), (0, Helps), (1, Layer)]));
    program.extend(LAST_LAYER.into_iter().flat_map(|stage| lines([(0, Left(stage)), (1, Commute(stage))])));
    program.extend(lines([(0, Solved)]));
    program
}

/// The lines that the last of `made` turns of a solution has executed: the turn itself and, if it ends a step, the tests that
/// lead to the next step or to the end. Before the first turn the tests that lead to the first step.
pub fn trace(solution: &Solution, made: usize) -> Vec<ExecutedStageLine> {
    let mut begin = 0;
    for (number, step) in solution.steps.iter().enumerate() {
        let end = begin + step.algorithm.turns().count();
        if made == begin {
            break;
        }
        if made <= end {
            let turn = Some(made - 1 - begin);
            let done =
                ExecutedStageLine { line: line_of(step), stage: step.stage, step: Some(number), turn, holds: None };
            let tests = if made == end { tests_before(solution, number + 1) } else { vec![] };
            return [done].into_iter().chain(tests).collect();
        }
        begin = end;
    }
    tests_before(solution, 0)
}

/// The line that carries out a step.
fn line_of(step: &Step) -> StageLine {
    match step.kind {
        StepKind::Hold(_) => StageLine::Hold,
        StepKind::Raise { .. } => StageLine::Raise,
        StepKind::Lower { .. } => StageLine::Lower,
        StepKind::Rotate { .. } => StageLine::Rotate,
        StepKind::Layer => StageLine::Layer,
        StepKind::Commute(_) => StageLine::Commute(step.stage),
    }
}

/// The lines between the step before this one and its first turn; behind the last step those up to the end.
fn tests_before(solution: &Solution, next: usize) -> Vec<ExecutedStageLine> {
    let steps = &solution.steps;
    let before = next.checked_sub(1).and_then(|before| steps.get(before));
    let from = before.map_or(Stage::Cross, |step| step.stage);
    let mut path = Path { lines: vec![], stage: from, step: (next < steps.len()).then_some(next) };
    let rest = &Stage::ALL[from as usize..];
    let left = match rest {
        // A cube that is in order from the start passes no test.
        _ if steps.is_empty() => &[],
        // The loop over the stages ends as soon as the cube is in order.
        [present, ..] if next == steps.len() && *present < Stage::PlaceCorners => &rest[..1],
        rest => rest,
    };
    if let Some(StepKind::Raise { index, .. }) = before.map(|step| &step.kind) {
        let wrong = *index != 0;
        let step = next.checked_sub(1);
        path.lines.push(ExecutedStageLine {
            line: StageLine::Turned,
            stage: from,
            step,
            turn: None,
            holds: Some(wrong),
        });
        if wrong {
            return path.lines;
        }
    }
    for &stage in left {
        path.stage = stage;
        let coming = steps.get(next).filter(|step| step.stage == stage).map(|step| &step.kind);
        let entered = before.is_some_and(|step| step.stage == stage);
        let leads = match stage {
            Stage::Cross | Stage::FirstCorners | Stage::SecondLayer => path.built(coming, entered),
            _ => {
                let helps = stage == Stage::PlaceCorners && !entered;
                helps && path.test(StageLine::Helps, coming == Some(&StepKind::Layer))
                    || path.test(StageLine::Left(stage), coming.is_some())
            }
        };
        if leads {
            return path.lines;
        }
    }
    path.push(StageLine::Solved, None);
    path.lines
}

/// The lines on the way to a step.
struct Path {
    lines: Vec<ExecutedStageLine>,
    stage: Stage,
    /// The step to which they lead; none at the end.
    step: Option<usize>,
}

impl Path {
    fn push(&mut self, line: StageLine, holds: Option<bool>) {
        self.lines.push(ExecutedStageLine { line, stage: self.stage, step: self.step, turn: None, holds });
    }

    /// A test and whether it holds, which is returned.
    fn test(&mut self, line: StageLine, holds: bool) -> bool {
        self.push(line, Some(holds));
        holds
    }

    /// The lines of a stage that builds a layer, from its head or, if it is entered already, from the loop, up to its `coming`
    /// step. Returns false if the stage has no further step.
    fn built(&mut self, coming: Option<&StepKind>, entered: bool) -> bool {
        if !entered {
            self.push(StageLine::Each, None);
            if self.test(StageLine::Hold, matches!(coming, Some(StepKind::Hold(_)))) {
                return true;
            }
        }
        if !self.test(StageLine::While, coming.is_some()) {
            return false;
        }
        if self.test(StageLine::Can, !matches!(coming, Some(StepKind::Lower { .. })))
            && !self.test(StageLine::Away, matches!(coming, Some(StepKind::Raise { .. })))
        {
            self.test(StageLine::Turned, true);
        }
        true
    }
}
