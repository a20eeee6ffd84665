//! The program of the solution face first, line by line.

use super::{Solved, State, Track};
use crate::puzzle::cube::Turn;
use crate::puzzle::cube::algorithm::write_turn;
use crate::puzzle::cube::solve::stages::program::{ExecutedStageLine, StageLine, program, trace};
use crate::text::Lang;
use crate::ui::cube::says::name;
use crate::ui::listing::{Executed, ProgramShown, index_of};

impl State {
    /// The lines that the current step has executed, by their indices in the program.
    pub(super) fn executed_lines(&self) -> Vec<usize> {
        let Some(solved) = self.shown_solution() else { return vec![] };
        let program = program();
        let executed = trace(&solved.solution, self.solved);
        executed.into_iter().filter_map(|executed| index_of(&program, executed.line)).collect()
    }

    /// The program of the solution, in the words of a language.
    pub(super) fn program_shown(&self, lang: Lang) -> Option<ProgramShown> {
        let solved = self.shown_solution()?;
        let texts = &lang.cube().stages.program;
        let program = program();
        let executed = trace(&solved.solution, self.solved).into_iter().filter_map(|executed| {
            let line = index_of(&program, executed.line)?;
            let values = self.line_values(solved, &executed, lang);
            Some(Executed { line, values, holds: executed.holds, calls: vec![] })
        });
        Some(ProgramShown {
            executed: executed.collect(),
            lines: program.iter().map(|line| (line.indent, texts.line(line.line))).collect(),
            calls: false,
        })
    }

    /// The solution, where the view shows it.
    fn shown_solution(&self) -> Option<&Solved> {
        (self.track() == Track::Solution).then(|| self.solution()).flatten().map(AsRef::as_ref)
    }

    /// The values of an executed line with their names.
    fn line_values(&self, solved: &Solved, executed: &ExecutedStageLine, lang: Lang) -> Vec<(&'static str, String)> {
        let texts = &lang.cube().stages;
        let [stage, cubie, sequence, turn] = texts.program.values;
        let mut values = vec![(stage, texts.names[executed.stage as usize].to_string())];
        let Some(step) = executed.step.and_then(|step| solved.solution.steps.get(step)) else { return values };
        // The program chooses a small cube by the test whether one can be put in order.
        let chosen = match executed.line {
            StageLine::Can => executed.holds == Some(true),
            line => matches!(line, StageLine::Away | StageLine::Turned) || executed.turn.is_some(),
        };
        if let (true, Some(own)) = (chosen, step.kind.cubie()) {
            values.push((cubie, name(own, self.spelling)));
        }
        let turns: Vec<Turn> = step.algorithm.turns().collect();
        if let Some((number, &made)) = executed.turn.and_then(|number| Some((number, turns.get(number)?))) {
            let mut text = String::new();
            write_turn(&mut text, made, self.spelling);
            values.push((sequence, step.algorithm.text(self.spelling)));
            values.push((turn, format!("{text} ({}/{})", number + 1, turns.len())));
        }
        values
    }
}
