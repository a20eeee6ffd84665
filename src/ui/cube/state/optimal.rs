//! A shortest solution: what is proven of each length, and the solutions.

use super::{State, Way};
use crate::puzzle::cube::solve::optimal::Metric;
use crate::puzzle::cube::solve::optimal::rounds::{DepthResult, DepthTotal, OptimalQuestion, Wanted, expected};
use crate::puzzle::cube::{Method, Turn};
use crate::ui::activity::Activity;
use std::rc::Rc;

/// The nodes of the search for a first short solution, which bounds the shortest one from above: less than a second.
pub const BOUND_NODES: u64 = 3_000_000;

/// The search for a shortest solution of the present cube.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proof {
    /// How turns are counted.
    pub metric: Metric,
    /// What ends the search.
    pub wanted: Wanted,
    /// The progress of the search.
    pub proving: Activity,
    /// What the workers were asked.
    pub question: Option<OptimalQuestion>,
    /// The first turns of the sequence that was looked at last.
    pub at: Vec<Turn>,
    /// The finished parts of all lengths.
    pub results: Vec<DepthResult>,
    /// No solution has fewer turns than this, as far as it is proven; `None` before the first part is finished.
    pub excluded: Option<u8>,
    /// The solutions that were found, in order.
    pub solutions: Vec<Vec<Turn>>,
    /// The one that is shown, by its index.
    pub shown: usize,
    /// Its turns, on the cube as it is held; `None` as long as none is found.
    pub way: Option<Rc<Way>>,
}

impl Proof {
    /// The same choices, before the search.
    pub fn again(&self) -> Proof {
        Proof { metric: self.metric, wanted: self.wanted, ..Proof::default() }
    }

    /// The lengths as far as they are searched.
    pub fn totals(&self) -> Vec<DepthTotal> {
        self.question.map_or(vec![], |question| question.totals(&self.results))
    }

    /// Positions in the parts that are finished.
    pub fn nodes(&self) -> u64 {
        self.results.iter().map(|result| result.nodes).sum()
    }

    /// How many positions the length after the complete ones before `depth` is expected to have.
    pub fn expected(&self, depth: u8) -> Option<u64> {
        let complete: Vec<u64> = self
            .totals()
            .iter()
            .filter(|total| total.depth < depth && total.is_complete())
            .map(|total| total.nodes)
            .collect();
        expected(self.metric, &complete)
    }
}

impl State {
    /// Whether a shortest solution is looked for.
    pub fn is_optimal(&self) -> bool {
        self.model.method == Method::Optimal
    }

    /// The length of the shortest solution that is known.
    pub fn bound(&self) -> Option<usize> {
        let proof = &self.proof;
        let best = self.short.best().map(|best| &best.solution.turns);
        proof.solutions.first().or(best).map(|turns| proof.metric.length(turns))
    }

    /// The length that is proven to be the shortest.
    pub fn proven(&self) -> Option<usize> {
        self.proof.proving.is_done().then(|| self.bound())?
    }

    /// The question for the workers, once a solution is known.
    pub fn question(&self) -> Option<OptimalQuestion> {
        let Proof { metric, wanted, .. } = self.proof;
        let bound = self.bound()?;
        let least = usize::from(wanted == Wanted::One);
        let most = (bound.checked_sub(least)? as u8).min(metric.most());
        Some(OptimalQuestion { cube: self.live(), metric, wanted, most })
    }

    /// Whether a solution is known, and the search that proves a shortest one was not started yet.
    pub fn wants_proof(&self) -> bool {
        let is_bound = self.solving.is_done() && self.bound().is_some_and(|bound| bound > 0);
        self.is_optimal() && is_bound && !self.proof.proving.is_begun()
    }

    /// Takes in the result of a part. False if a solution does not put the cube in order.
    pub fn take_depth(&mut self, result: &DepthResult) -> bool {
        let cube = self.live();
        let hold = cube.hold();
        let is_solution =
            |turns: &Vec<Turn>| cube.along(turns.iter().map(|turn| turn.under(hold)).collect::<Vec<_>>()).is_solved();
        if !result.solutions.iter().all(is_solution) {
            return false;
        }
        let proof = &mut self.proof;
        proof.results.push(result.clone());
        proof.excluded =
            proof.question.and_then(|question| question.proved(&proof.results.iter().collect::<Vec<_>>()));
        for turns in &result.solutions {
            if let Err(at) = proof.solutions.binary_search_by_key(&key(turns), |turns| key(turns)) {
                proof.solutions.insert(at, turns.clone());
            }
        }
        if proof.way.is_none() && !proof.solutions.is_empty() {
            self.show_shortest(0);
        }
        true
    }

    /// Shows one of the shortest solutions, before its first turn.
    pub fn show_shortest(&mut self, index: usize) {
        let cube = self.live();
        let Some(turns) = self.proof.solutions.get(index) else { return };
        let hold = cube.hold();
        self.proof.way = Some(Rc::new(Way::new(cube, turns.iter().map(|turn| turn.under(hold)).collect())));
        self.proof.shown = index;
        self.player.playing = false;
        self.solved = 0;
        self.base.asked = None;
    }

    /// Counts turns in another way, or looks for all solutions or one: the search begins again.
    pub fn prove_otherwise(&mut self, metric: Metric, wanted: Wanted) {
        self.proof = Proof { metric, wanted, ..Proof::default() };
        self.solved = 0;
    }
}

/// By what solutions are in order: the numbers of their turns.
fn key(turns: &[Turn]) -> Vec<(usize, u8)> {
    turns.iter().map(|turn| (turn.face() as usize, turn.quarters())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;
    use crate::puzzle::cube::solve::optimal::rounds::DepthPart;
    use crate::puzzle::cube::solve::short::{FoundSolution, TwoPhaseSolution};
    use crate::puzzle::cube::{Face, notation};
    use crate::ui::page::state::Linked;
    use crate::ui::steps::Steps;

    fn turns(text: &str) -> Vec<Turn> {
        notation::read(text).expect("turns").turns().collect()
    }

    fn result(depth: u8, share: u32, nodes: u64, solutions: &[&str]) -> DepthResult {
        let solutions: Vec<Vec<Turn>> = solutions.iter().map(|text| turns(text)).collect();
        DepthResult { part: DepthPart { depth, share, of: 2 }, nodes, found: solutions.len() as u64, solutions }
    }

    #[test]
    fn lengths_are_excluded_until_a_solution_is_found() {
        let mut state = State::of(&Link::parse("#/cube?alg=R_U&method=optimal&every=1").0);
        assert!(state.is_optimal() && !state.wants_proof() && state.question().is_none());
        let solution = TwoPhaseSolution { turns: turns("U' R' L L'"), axis: Face::Up, border: 0, is_inverse: false };
        state.shorten(FoundSolution { solution, nodes: 1, milliseconds: 0.0 });
        assert_eq!((state.bound(), state.proven(), state.farthest()), (Some(4), None, 4));
        state.solving = Activity::Done(Default::default());
        assert!(state.wants_proof());
        let question = state.question().expect("a bound is known");
        assert_eq!((question.most, question.first_round(1).count(), question.first_round(3).count()), (4, 1, 32));
        state.proof.question = Some(question);
        state.proof.proving = Activity::Running(Default::default());
        assert!(!state.wants_proof() && state.proof.excluded.is_none());
        for (answer, excluded) in [
            (result(1, 0, 5, &[]), 1),
            (result(1, 1, 7, &[]), 2),
            (result(2, 1, 30, &["U' R'"]), 2),
            (result(2, 0, 20, &[]), 2),
        ] {
            assert!(state.take_depth(&answer));
            assert_eq!(state.proof.excluded, Some(excluded));
        }
        assert!(!state.take_depth(&result(2, 0, 1, &["R U"])), "that does not put the cube in order");
        let totals: Vec<_> = state.proof.totals().iter().map(|total| (total.depth, total.nodes, total.found)).collect();
        assert_eq!((totals, state.proof.nodes()), (vec![(1, 12, 0), (2, 50, 1)], 62));
        assert_eq!((state.bound(), state.farthest()), (Some(2), 2));
        state.proof.proving = Activity::Done(Default::default());
        assert_eq!(state.proven(), Some(2));
        // In quarter turns everything begins again, and the link says so.
        state.prove_otherwise(Metric::QuarterTurn, Wanted::One);
        assert_eq!((state.bound(), state.proven()), (Some(4), None));
        assert!(state.link().to_string().contains("metric=quarter") && !state.link().to_string().contains("every"));
        // With another cube nothing of it is left.
        state.turn(turns("F")[0]);
        assert_eq!((state.bound(), state.proof.metric), (None, Metric::QuarterTurn));
    }

    #[test]
    fn all_methods_make_a_turn_at_a_time() {
        let mut state = State::of(&Link::parse("#/cube?alg=R_U&method=side-by-side").0);
        let ways = ["U' R' F F'", "U' R' L2 L2 D D'", "U' R'", "U' R'"];
        for (method, way) in Method::SOLVERS.into_iter().zip(ways) {
            assert_eq!(state.method_now(), Some(method));
            assert!(!state.take_side(turns("R U")));
            assert!(state.take_side(turns(way)));
        }
        assert_eq!((state.method_now(), state.farthest()), (None, 6));
        assert_eq!(state.side.lengths().collect::<Vec<_>>(), [4, 6, 2, 2]);
        state.go(2);
        let solved =
            |state: &State| state.side_cubes(state.step()).iter().map(|(cube, _)| cube.is_solved()).collect::<Vec<_>>();
        assert_eq!(solved(&state), [true; 4]);
        state.go(3);
        assert_eq!(solved(&state), [false, false, true, true]);
        // Forward and back the layer turns on those cubes that have a turn there.
        let made = |before| {
            state.side_cubes(before).iter().map(|(_, turn)| turn.map(|turn| turn.quarters())).collect::<Vec<_>>()
        };
        assert_eq!(made(2), [Some(1), Some(2), None, None]);
        assert_eq!(made(4), [Some(1), Some(2), None, None]);
        assert_eq!(made(3), [None; 4]);
    }
}
