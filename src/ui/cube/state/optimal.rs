//! A shortest solution: what is proven of each length, and the solutions.

use super::{State, View, Way};
use crate::puzzle::cube::scene::bounds::LengthState;
use crate::puzzle::cube::solve::optimal::rounds::{
    DepthPart, DepthResult, DepthTotal, OptimalQuestion, PARTS, Wanted, expected,
};
use crate::puzzle::cube::solve::optimal::{Metric, TableSize};
use crate::puzzle::cube::{Method, Turn};
use crate::ui::activity::Activity;
use crate::ui::trouble::Trouble;
use std::rc::Rc;

/// The nodes of the search for a first short solution, which bounds the shortest one from above: less than a second.
pub const BOUND_NODES: u64 = 3_000_000;

/// The search for a shortest solution of the present cube.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proof {
    /// How turns are counted.
    pub metric: Metric,
    /// The tables that exclude positions; large ones for one worker only.
    pub size: TableSize,
    /// What ends the search.
    pub wanted: Wanted,
    /// The progress of the search.
    pub proving: Activity,
    /// What the workers were asked.
    pub question: Option<OptimalQuestion>,
    /// The milliseconds of the search until its tables were ready.
    pub prepared: f64,
    /// The first turns of the sequence that was looked at last.
    pub at: Vec<Turn>,
    /// The finished parts of all lengths.
    results: Vec<DepthResult>,
    /// The lengths as far as they are searched.
    pub totals: Vec<DepthTotal>,
    /// No solution has fewer turns than this, as far as it is proven; `None` before the first part is finished.
    pub excluded: Option<u8>,
    /// The solutions that were found, in order.
    pub solutions: Vec<Vec<Turn>>,
    /// The one that is shown, by its index.
    pub shown: usize,
    /// Its turns, on the cube as it is held; `None` as long as none is shown.
    pub way: Option<Rc<Way>>,
}

impl Proof {
    /// The same choices, before the search.
    pub fn again(&self) -> Proof {
        Proof { metric: self.metric, size: self.size, wanted: self.wanted, ..Proof::default() }
    }

    /// Asks the workers this question, and returns the parts for them. If the same was asked before and was given up, the lengths that were
    /// searched to their end are not searched again.
    pub fn ask(&mut self, question: OptimalQuestion) -> Vec<DepthPart> {
        if self.question != Some(question) {
            *self = Proof { question: Some(question), ..self.again() };
        }
        let is_complete = |depth: u8| self.totals.iter().any(|total| total.depth == depth && total.is_complete());
        let mut results = std::mem::take(&mut self.results);
        results.retain(|result| is_complete(result.part.depth));
        self.results = results;
        self.totals.retain(DepthTotal::is_complete);
        let next = self.totals.last().map_or(0, |total| total.depth + question.metric.step());
        DepthPart::all(next, PARTS).collect()
    }

    /// Positions in lengths of at most so many turns that were searched to their end.
    pub fn searched(&self, most: usize) -> u64 {
        let complete = self.totals.iter().filter(|total| total.is_complete() && usize::from(total.depth) <= most);
        complete.map(|total| total.nodes).sum()
    }

    /// What its drawing depends on, beside the known solutions: the bound from below, the positions so far, whether it is over.
    pub(super) fn seen(&self) -> (Option<u8>, u64, bool) {
        let positions = self.proving.progress().map_or(0, |progress| progress.trials);
        (self.excluded, positions, self.proving.is_done())
    }

    /// How much of the length that is searched is done, in thousandths: of the positions that are expected, never all of them before its
    /// parts are finished.
    pub fn share(&self) -> u16 {
        let complete: Vec<u64> = self.totals.iter().filter(|own| own.is_complete()).map(|own| own.nodes).collect();
        let known: u64 = complete.iter().sum();
        let nodes = self.proving.progress().map_or(0, |progress| progress.trials).saturating_sub(known);
        let parts = self.totals.last().filter(|own| !own.is_complete());
        let thousandths = match expected(self.metric, &complete).filter(|&expected| expected > 0) {
            Some(expected) => nodes.saturating_mul(1000) / expected,
            None => parts.map_or(0, |own| u64::from(own.parts) * 1000 / u64::from(own.of.max(1))),
        };
        thousandths.min(999) as u16
    }

    /// Adds up what is known of each length.
    fn sum(&mut self) {
        let Some(question) = self.question else { return };
        self.totals = question.totals(&self.results);
        self.excluded = question.proved(&self.results.iter().collect::<Vec<_>>());
    }

    /// Adds a solution, in order. The one that is shown stays the same.
    fn add(&mut self, turns: &[Turn]) {
        if let Err(at) = self.solutions.binary_search_by_key(&key(turns), |turns| key(turns)) {
            self.solutions.insert(at, turns.to_vec());
            self.shown += usize::from(self.way.is_some() && at <= self.shown);
        }
    }
}

impl State {
    /// Whether a shortest solution is looked for.
    pub fn is_optimal(&self) -> bool {
        self.model.method == Method::Optimal
    }

    /// How turns are counted, the tables, and what ends the search: beside the other methods as they count, and with one solution.
    fn wish(&self) -> (Metric, TableSize, Wanted) {
        if self.is_side_by_side() {
            Default::default()
        } else {
            (self.proof.metric, self.proof.size, self.proof.wanted)
        }
    }

    /// The turns of the shortest solution that is known, relative to the centres.
    pub fn shortest_known(&self) -> Option<&Vec<Turn>> {
        self.proof.solutions.first().or(self.short.best().map(|best| &best.solution.turns))
    }

    /// The length of the shortest solution that is known.
    pub fn bound(&self) -> Option<usize> {
        self.shortest_known().map(|turns| self.wish().0.length(turns))
    }

    /// The length that is proven to be the shortest.
    pub fn proven(&self) -> Option<usize> {
        self.proof.proving.is_done().then(|| self.bound())?
    }

    /// All lengths from 0 to the longest known solution, with what is known of each; before the first solution, to the length that is
    /// always enough.
    pub fn lengths(&self) -> Vec<LengthState> {
        let (metric, proof) = (self.wish().0, &self.proof);
        let bound = self.bound();
        let known = self.short.found.iter().map(|found| metric.length(&found.solution.turns));
        let last = known.chain(bound).max().unwrap_or(usize::from(metric.most()));
        let proven = self.proven();
        let low = proven.or(proof.excluded.map(usize::from)).unwrap_or(0);
        let step = usize::from(metric.step());
        let state = |length: usize| match bound {
            Some(bound) if length == bound => LengthState::Known,
            Some(bound) if length > bound => LengthState::Longer,
            // All solutions have an even number of quarter turns, or all have an odd one.
            Some(bound) if length < low || !(bound - length).is_multiple_of(step) => LengthState::Excluded,
            Some(_) if length < low + step && proof.proving.is_begun() && proof.excluded.is_some() => {
                LengthState::Searching(proof.share())
            }
            _ => LengthState::Open,
        };
        (0..=last).map(state).collect()
    }

    /// The question for the workers, once a solution is known that has turns.
    pub fn question(&self) -> Option<OptimalQuestion> {
        let (metric, size, wanted) = self.wish();
        // Of solutions found before the search was given up, the first one is enough.
        let known = self.short.best().map(|best| metric.length(&best.solution.turns))?;
        let least = usize::from(wanted == Wanted::One);
        let most = (known.checked_sub(least)? as u8).min(metric.most());
        Some(OptimalQuestion { cube: self.live(), metric, size, wanted, most })
    }

    /// Whether the view waits for a proof, a solution being known, and the search for it was not started yet.
    pub fn wants_proof(&self) -> bool {
        let is_bound = self.solving.is_done() && self.bound().is_some_and(|bound| bound > 0);
        self.view == View::Stages && self.is_optimal() && is_bound && !self.proof.proving.is_begun()
    }

    /// Takes in the result of a part. False if a solution does not put the cube in order.
    pub fn take_depth(&mut self, result: &DepthResult) -> bool {
        let cube = self.live();
        let hold = cube.hold();
        let is_solution = |turns: &Vec<Turn>| cube.along(turns.iter().map(|turn| turn.under(hold))).is_solved();
        if !result.solutions.iter().all(is_solution) {
            return false;
        }
        self.proof.results.push(result.clone());
        self.proof.sum();
        for turns in &result.solutions {
            self.proof.add(turns);
        }
        self.show_best();
        true
    }

    /// Ends the search for a shortest solution: no shorter one is left.
    pub fn end_proof(&mut self) {
        self.show_best();
        if let Some(last) = self.solution_way().map(|way| way.turns.len()).filter(|_| self.solved == 0) {
            self.go_where_asked(last as u64);
        }
    }

    /// Shows the shortest solution that is known, unless the reader has chosen one or follows another one.
    pub(super) fn show_best(&mut self) {
        if !self.is_optimal() || self.follows() || self.proof.way.is_some() {
            return;
        }
        if self.proof.solutions.is_empty() {
            let (cube, last) = (self.live(), self.short.found.len());
            self.short.show(&cube, last.saturating_sub(1));
        } else {
            self.show(0);
        }
    }

    /// Shows one of the shortest solutions, before its first turn.
    pub fn show_shortest(&mut self, index: usize) {
        self.player.playing = false;
        self.solved = 0;
        self.base.asked = None;
        self.show(index);
    }

    fn show(&mut self, index: usize) {
        let cube = self.live();
        let hold = cube.hold();
        if let Some(turns) = self.proof.solutions.get(index) {
            let turns = turns.iter().map(|turn| turn.under(hold)).collect();
            (self.proof.way, self.proof.shown) = (Some(Rc::new(Way::new(cube, turns))), index);
        }
    }

    /// The tables of the next search: the usual ones if that with large ones has failed, which memory may have been wanting for.
    pub fn size_again(&self) -> TableSize {
        if self.proof.proving == Activity::Failed { TableSize::Usual } else { self.proof.size }
    }

    /// Counts turns in another way, takes other tables, or looks for all solutions or one: the search begins again. So does the one before it
    /// if it has failed.
    pub fn prove_otherwise(&mut self, metric: Metric, size: TableSize, wanted: Wanted) {
        self.proof = Proof { metric, size, wanted, ..Proof::default() };
        self.begin_again();
        self.solved = 0;
    }

    /// Lets searches for a solution that were stopped or have failed begin again.
    pub fn begin_again(&mut self) {
        for activity in [&mut self.solving, &mut self.proof.proving] {
            if matches!(activity, Activity::Stopped(_) | Activity::Failed) {
                *activity = Activity::Idle;
                self.base.troubles.retain(|trouble| !matches!(trouble, Trouble::Failure(_)));
            }
        }
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
        let solution = TwoPhaseSolution { turns: turns("U' R' L L'"), axis: Face::Up, borders: [0, 4] };
        state.shorten(FoundSolution { solution, nodes: 1, milliseconds: 0.0 });
        assert_eq!((state.bound(), state.proven(), state.farthest()), (Some(4), None, 4));
        state.solving = Activity::Done(Default::default());
        assert!(state.wants_proof());
        use LengthState::{Excluded, Known, Longer, Open, Searching};
        assert_eq!(state.lengths(), [Open, Open, Open, Open, Known]);
        let question = state.question().expect("a bound is known");
        assert_eq!(question.most, 4);
        assert_eq!(state.proof.ask(question), DepthPart::all(0, PARTS).collect::<Vec<_>>());
        state.proof.proving = Activity::Running(Default::default());
        assert!(!state.wants_proof() && state.proof.excluded.is_none());
        for (answer, excluded, lengths) in [
            (result(1, 0, 5, &[]), 1, [Excluded, Searching(500), Open, Open, Known]),
            (result(1, 1, 7, &[]), 2, [Excluded, Excluded, Searching(0), Open, Known]),
            (result(2, 1, 30, &["U' R'"]), 2, [Excluded, Excluded, Known, Longer, Longer]),
            (result(2, 0, 20, &[]), 2, [Excluded, Excluded, Known, Longer, Longer]),
        ] {
            assert!(state.take_depth(&answer));
            assert_eq!(state.proof.excluded, Some(excluded));
            assert_eq!(state.lengths(), lengths);
        }
        assert!(!state.take_depth(&result(2, 0, 1, &["R U"])), "that does not put the cube in order");
        let totals: Vec<_> = state.proof.totals.iter().map(|total| (total.depth, total.nodes, total.found)).collect();
        assert_eq!((totals, state.proof.searched(1)), (vec![(1, 12, 0), (2, 50, 1)], 12));
        assert_eq!((state.bound(), state.farthest()), (Some(2), 2));
        state.proof.proving = Activity::Done(Default::default());
        assert_eq!(state.proven(), Some(2));
        // In quarter turns everything begins again, and the link says so.
        state.prove_otherwise(Metric::QuarterTurn, TableSize::Large, Wanted::One);
        assert_eq!((state.bound(), state.proven()), (Some(4), None));
        // All solutions have an even number of quarter turns.
        assert_eq!(state.lengths(), [Open, Excluded, Open, Excluded, Known]);
        assert!(state.link().to_string().contains("metric=quarter&tables=large"));
        assert!(!state.link().to_string().contains("every"));
        // If the large tables cannot be had, the usual ones are next.
        assert_eq!((state.size_again(), state.question().map(|question| question.size)), {
            (TableSize::Large, Some(TableSize::Large))
        });
        state.proof.proving = Activity::Failed;
        assert_eq!(state.size_again(), TableSize::Usual);
        // With another cube nothing of it is left.
        state.turn(turns("F")[0]);
        assert_eq!((state.bound(), state.proof.metric), (None, Metric::QuarterTurn));
        assert_eq!(state.lengths(), [Open; 27], "as many as any position needs");
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
