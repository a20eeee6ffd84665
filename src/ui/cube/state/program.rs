//! The programs of the solution face first and of the position after an algorithm, line by line.

use super::{Solved, State, Track, View};
use crate::puzzle::cube::algorithm::write_turn;
use crate::puzzle::cube::evidence::{self, Evidence};
use crate::puzzle::cube::product::{self, Counted, ExecutedProductLine, Moved, ProductLine};
use crate::puzzle::cube::solve::stages::program::{self, ExecutedStageLine, StageLine};
use crate::puzzle::cube::{Place, Turn};
use crate::text::Lang;
use crate::ui::cube::says::{index, letters, name, names, push_cycle};
use crate::ui::listing::{Executed, ProgramShown, index_of};

impl State {
    /// The lines that the current step has executed, by their indices in the program.
    pub(super) fn executed_lines(&self) -> Vec<usize> {
        if let Some(solved) = self.shown_solution() {
            let program = program::program();
            let executed = program::trace(&solved.solution, self.solved);
            return executed.into_iter().filter_map(|executed| index_of(&program, executed.line)).collect();
        }
        let program = product::program();
        self.product_lines().into_iter().filter_map(|executed| index_of(&program, executed.line)).collect()
    }

    /// The program of the solution or of the product, in the words of a language.
    pub(super) fn program_shown(&self, lang: Lang) -> Option<ProgramShown> {
        if let Some(solved) = self.shown_solution() {
            let texts = &lang.cube().stages.program;
            let program = program::program();
            let executed = program::trace(&solved.solution, self.solved).into_iter().filter_map(|executed| {
                let line = index_of(&program, executed.line)?;
                let values = self.line_values(solved, &executed, lang);
                let cube = solved.way.cube(self.solved);
                let (evidence, ringed) = evidence::of_rule(&cube, solved.problem.1, &solved.solution, &executed);
                let why = evidence.map(|evidence| self.why(evidence, lang));
                Some(Executed { line, values, holds: executed.holds, why, ringed, calls: vec![] })
            });
            let lines = program.iter().map(|line| (line.indent, texts.line(line.line))).collect();
            return Some(ProgramShown { executed: executed.collect(), lines, calls: false });
        }
        let texts = &lang.cube().algorithm.program;
        let program = product::program();
        let executed = self.product_lines().into_iter().filter_map(|executed| {
            let line = index_of(&program, executed.line)?;
            let values = self.product_values(&executed, lang);
            let why = executed.holds.map(|holds| texts.why[usize::from(holds)].to_string());
            let ringed = evidence::of_product(&self.way.cube(self.made), &executed);
            Some(Executed { line, values, holds: executed.holds, why, ringed, calls: vec![] })
        });
        let executed: Vec<Executed> = executed.collect();
        let lines = program.iter().map(|line| (line.indent, texts.line(line.line))).collect();
        (!executed.is_empty()).then_some(ProgramShown { executed, lines, calls: false })
    }

    /// Why a test of the rules comes out as it does, in words.
    fn why(&self, evidence: Evidence, lang: Lang) -> String {
        let texts = &lang.cube().stages.program.why;
        let written = |place: Place| letters(place, self.spelling);
        let list = |places: &[Place]| names(places, self.spelling);
        match evidence {
            Evidence::OnTop(face, there) => {
                (texts.on_top)(lang.cube().colours[usize::from(self.scheme.colour(face)) % 9], there)
            }
            Evidence::Left(cubies) if cubies.is_empty() => (texts.left)(None),
            Evidence::Left(cubies) => (texts.left)(Some(&list(&cubies))),
            Evidence::Can(own) => (texts.can)(&written(own)),
            Evidence::None(cubies) => (texts.cannot)(&list(&cubies)),
            Evidence::At(own, at, home) => (texts.at)(&written(own), &written(at), &written(home)),
            Evidence::Turned(own, wrong) => (texts.turned)(&written(own), wrong),
            Evidence::Helps(helps) => texts.helps[usize::from(helps)].to_string(),
        }
    }

    /// The lines of the product that the last turn has executed; none in views that do not show the algorithm.
    fn product_lines(&self) -> Vec<ExecutedProductLine> {
        if !matches!(self.view, View::Cube | View::Group) {
            return vec![];
        }
        let position = |turns: usize| self.way.cube(turns).position();
        let mut lines = match self.made.checked_sub(1) {
            None => product::start(),
            Some(before) => product::turn(&position(before), &position(self.made)),
        };
        if self.made == self.way.turns.len() {
            lines.extend(product::order(&position(self.made)));
        }
        lines
    }

    /// The values of an executed line of the product with their names.
    fn product_values(&self, executed: &ExecutedProductLine, lang: Lang) -> Vec<(&'static str, String)> {
        let mut values = vec![];
        if executed.line == ProductLine::EachTurn || executed.moved.is_some() {
            let turn = self.made.checked_sub(1).and_then(|last| self.way.turns.get(last));
            values.extend(turn.map(|&turn| ("t", self.turn_text(turn))));
        }
        if let Some(Moved { cubie, at, index: before, to, by }) = executed.moved {
            let kind = cubie.kind();
            values.push(("i", name(cubie, self.spelling)));
            match executed.line {
                ProductLine::At => values.push(("j", name(at, self.spelling))),
                ProductLine::Place => {
                    values.push(("j", name(at, self.spelling)));
                    values.push(("σ(i)", name(to, self.spelling)));
                }
                ProductLine::Index => {
                    values.push(("m(j)", index(kind, by).to_string()));
                    values.push(("M(i)", index(kind, (before + by) % kind.ways()).to_string()));
                }
                _ => {}
            }
        }
        if let Some(Counted { cycle, length }) = &executed.counted {
            let mut text = String::new();
            push_cycle(&mut text, cycle);
            values.push(("C", text));
            if executed.line != ProductLine::EachCycle {
                values.push(("ℓ", lang.number(*length)));
            }
        }
        values.extend(executed.order.map(|order| ("n", lang.number(order))));
        values
    }

    /// A turn in the notation.
    pub fn turn_text(&self, turn: Turn) -> String {
        let mut text = String::new();
        write_turn(&mut text, turn, self.spelling);
        text
    }

    /// The solution, where the view shows it.
    fn shown_solution(&self) -> Option<&Solved> {
        (self.track() == Track::Solution).then(|| self.solution()).flatten().map(AsRef::as_ref)
    }

    /// The values of an executed line of the solution with their names.
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
            values.push((sequence, step.algorithm.text(self.spelling)));
            values.push((turn, format!("{} ({}/{})", self.turn_text(made), number + 1, turns.len())));
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::page::check::check_reasons;
    use crate::ui::steps::Steps;

    #[test]
    fn every_test_says_why() {
        assert!(check_reasons::<State>("#/cube?view=group&alg=R_U_F2_M_x", 10) > 5);
        let model = crate::puzzle::cube::Model {
            algorithm: crate::puzzle::cube::notation::read("R U F L2 D B R2 D' F2 U L D2 B R").expect("turns"),
            ..Default::default()
        };
        let mut state = State::from(model);
        let problem = (state.cube(), state.model.first);
        let solution =
            crate::puzzle::cube::solve::stages::Solver::new().solve(&problem.0, problem.1).expect("a solution");
        state.know(problem, solution);
        state.view = View::Stages;
        let mut met = 0;
        for step in 0..=state.farthest() {
            state.aim(step);
            for lang in Lang::ALL {
                for executed in state.program(lang).expect("a program").executed {
                    assert_eq!(executed.holds.is_some(), executed.why.is_some(), "step {step}, line {}", executed.line);
                    assert!(
                        executed.holds.is_none() || !executed.ringed.is_empty(),
                        "step {step}, line {}",
                        executed.line
                    );
                    met += u64::from(executed.holds.is_some());
                }
            }
        }
        assert!(met > 100, "{met} tests");
    }
}
