//! Finds [`Weights`] by linear programming.
//!
//! Wanted are numbers w ≥ 0 of the cells, and for each piece a number m that none of its placements exceeds, so that the numbers of all
//! cells exceed those of all pieces by 1 or more; the sum of w is to be the least. The placements are taken in as they are needed: each
//! round solves the program for those known so far and adds the ones that exceed m most. The answer is turned into small integers, and
//! these are checked, so that no rounding can make a false proof.

use super::Weights;
use crate::puzzle::soma::diagnosis::Remainder;
use crate::puzzle::soma::figure::{Figure, Mask, bits};
use crate::puzzle::soma::pieces::PieceSet;
use crate::search::Status;
use microlp::{ComparisonOp, OptimizationDirection, Problem, Variable};

/// The most placements of a kind of pieces that a round adds.
const ADDED: usize = 12;

/// By how much a placement may exceed its piece's number: more than the error of the solver.
const TOLERANCE: f64 = 1e-6;

/// The most cells of a figure for which weights are looked for: with more, a round takes so long that a worker seems to be lost.
const MOST_CELLS: usize = 45;

/// The most rounds: the seven pieces take eight, larger sets a dozen.
const MOST_ROUNDS: usize = 60;

/// The largest number of a cell that is tried.
const LARGEST: u32 = 60;

/// A running search for weights. Each step is a round.
#[derive(Clone, Debug)]
pub struct WeightSearch {
    pieces: PieceSet,
    figure: Figure,
    /// Number of equal pieces, and their placements, of each kind.
    kinds: Vec<(usize, Vec<Mask>)>,
    /// The placements that are taken in: their kinds, and their cells.
    known: Vec<(usize, Mask)>,
    rounds: usize,
    answer: Option<Option<Weights>>,
}

impl WeightSearch {
    /// The search for a figure.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> WeightSearch {
        let options = Remainder::whole(pieces, figure).options;
        let kinds =
            pieces.pieces().iter().enumerate().filter(|&(place, piece)| piece.kind == place).map(|(place, _)| {
                let count = pieces.pieces().iter().filter(|piece| piece.kind == place).count();
                (count, options.iter().filter(|&&(piece, _)| piece == place).map(|&(_, cells)| cells).collect())
            });
        WeightSearch {
            kinds: kinds.collect(),
            known: vec![],
            rounds: 0,
            answer: (figure.count() > MOST_CELLS).then_some(None),
            pieces: pieces.clone(),
            figure: figure.clone(),
        }
    }

    /// Goes through at most so many rounds.
    pub fn advance(&mut self, rounds: u64) -> Status {
        for _ in 0..rounds {
            if self.answer.is_none() {
                self.rounds += 1;
                self.answer = if self.rounds > MOST_ROUNDS { Some(None) } else { self.round() };
            }
        }
        if self.answer.is_some() { Status::Finished } else { Status::Running }
    }

    /// The weights; `None` also before the search is finished.
    pub fn answer(self) -> Option<Weights> {
        self.answer.flatten()
    }

    /// Solves the program for the placements known; `None` if others have to be taken in.
    fn round(&mut self) -> Option<Option<Weights>> {
        let mut program = Problem::new(OptimizationDirection::Minimize);
        let cells: Vec<Variable> =
            (0..self.figure.count()).map(|_| program.add_var(1.0, (0.0, f64::INFINITY))).collect();
        let most: Vec<Variable> = self.kinds.iter().map(|_| program.add_var(0.0, (0.0, f64::INFINITY))).collect();
        let counts = self.kinds.iter().map(|&(count, _)| -(count as f64));
        let sums = cells.iter().map(|&cell| (cell, 1.0)).chain(most.iter().copied().zip(counts));
        program.add_constraint(sums, ComparisonOp::Ge, 1.0);
        for &(kind, placement) in &self.known {
            let filled = bits(placement).map(|cell| (cells[cell], 1.0));
            program.add_constraint(filled.chain([(most[kind], -1.0)]), ComparisonOp::Le, 0.0);
        }
        // Without a solution there are no such weights; where the solver fails, none are found.
        let Some(solution) = program.solve().ok().and_then(|outcome| outcome.into_solution().ok()) else {
            return Some(None);
        };
        let weights: Vec<f64> = cells.iter().map(|&cell| solution.var_value(cell).max(0.0)).collect();
        let mut is_new = false;
        for (kind, (_, placements)) in self.kinds.iter().enumerate() {
            let excess = |placement: Mask| {
                bits(placement).map(|cell| weights[cell]).sum::<f64>() - solution.var_value(most[kind])
            };
            let over = placements.iter().map(|&cells| (excess(cells), cells));
            let mut over: Vec<(f64, Mask)> = over.filter(|&(excess, _)| excess > TOLERANCE).collect();
            over.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
            is_new |= !over.is_empty();
            self.known.extend(over.into_iter().take(ADDED).map(|(_, cells)| (kind, cells)));
        }
        (!is_new).then(|| self.whole(&weights))
    }

    /// The smallest integers in about the proportions of these weights that still prove it.
    fn whole(&self, weights: &[f64]) -> Option<Weights> {
        let largest = weights.iter().copied().fold(0.0, f64::max);
        let rounded = |most: u32| {
            Weights(weights.iter().map(|weight| (weight / largest * f64::from(most)).round() as u32).collect())
        };
        (1..=LARGEST).map(rounded).find(|weights| weights.proves(&self.pieces, &self.figure))
    }
}
