//! Finds [`Weights`] by linear programming.
//!
//! Wanted are numbers w ≥ 0 of the cells, and for each kind of pieces a number m that none of its placements exceeds, so that the
//! numbers of all cells exceed those of all pieces by 1 or more; the sum of w is to be the least. The dual program asks for shares of
//! placements, with the same share of each cell at most, so that as much as possible is filled: it begins at nothing, and the simplex
//! method of Dantzig (1951) leads to its end, where the numbers stand in its last row. If there is no end, there are no such numbers.
//! They are turned into small integers, and these are checked, so that no rounding can make a false proof.

use super::Weights;
use crate::puzzle::soma::diagnosis::Remainder;
use crate::puzzle::soma::figure::{Figure, Mask, bits};
use crate::puzzle::soma::pieces::PieceSet;
use crate::search::Status;

/// Numbers below this count as 0: they come from rounding.
const ZERO: f64 = 1e-9;

/// The most steps: the seven pieces take some hundred.
const MOST_STEPS: usize = 4_000;

/// So many steps that gain nothing are allowed before the rule of Bland (1977) takes over, with which no step is repeated.
const MOST_IDLE: usize = 50;

/// The largest number of a cell that is tried.
const LARGEST: u32 = 60;

/// The most numbers of a tableau: with more, it would fill the memory of a telephone.
const MOST_NUMBERS: usize = 6_000_000;

/// A running search for weights.
#[derive(Clone, Debug)]
pub struct WeightSearch {
    pieces: PieceSet,
    figure: Figure,
    /// Every placement, with its piece.
    options: Vec<(usize, Mask)>,
    /// A row for each cell and each kind of pieces, and a last one for what is to be the most. A column for what is filled, for each
    /// placement and for each row but the last, and one for the limits.
    tableau: Vec<Vec<f64>>,
    /// The column that belongs to each row but the last.
    basis: Vec<usize>,
    steps: usize,
    idle: usize,
    answer: Option<Option<Weights>>,
}

impl WeightSearch {
    /// The search for a figure.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> WeightSearch {
        let options = Remainder::whole(pieces, figure).options;
        let all = || pieces.pieces().iter().enumerate();
        let kinds: Vec<usize> = all().filter(|&(place, piece)| piece.kind == place).map(|(place, _)| place).collect();
        let (cells, limits) = (figure.count(), figure.count() + kinds.len());
        let width = 1 + options.len() + limits + 1;
        let is_large = width * (limits + 1) > MOST_NUMBERS;
        let mut tableau = if is_large { vec![] } else { vec![vec![0.0; width]; limits + 1] };
        for (row, values) in tableau.iter_mut().enumerate().take(limits) {
            values[1 + options.len() + row] = 1.0;
            if row < cells {
                // As much of each cell as of all is to be filled, but for what its placements fill.
                (values[0], values[width - 1]) = (1.0, 1.0);
            } else {
                let equal = all().filter(|(_, piece)| piece.kind == kinds[row - cells]).count();
                values[0] = -(equal as f64);
            }
        }
        for (column, &(piece, placement)) in (1..).zip(&options).filter(|_| !is_large) {
            for cell in bits(placement) {
                tableau[cell][column] = -1.0;
            }
            if let Some(kind) = kinds.iter().position(|&kind| kind == piece) {
                tableau[cells + kind][column] = 1.0;
            }
        }
        if let Some(aims) = tableau.get_mut(limits) {
            aims[0] = -1.0;
        }
        let basis = (0..limits).map(|row| 1 + options.len() + row).collect();
        WeightSearch {
            pieces: pieces.clone(),
            figure: figure.clone(),
            options,
            tableau,
            basis,
            steps: 0,
            idle: 0,
            answer: is_large.then_some(None),
        }
    }

    /// Takes steps until about so many numbers are changed, at least one.
    pub fn advance(&mut self, numbers: u64) -> Status {
        let a_step = (self.tableau.len() * self.tableau.first().map_or(1, Vec::len)).max(1) as u64;
        for _ in 0..(numbers / a_step).max(1) {
            if self.answer.is_some() {
                break;
            }
            self.answer = self.step();
        }
        if self.answer.is_some() { Status::Finished } else { Status::Running }
    }

    /// The weights; `None` also before the search is finished.
    pub fn answer(self) -> Option<Weights> {
        self.answer.flatten()
    }

    /// A step; the answer if it is the last one.
    fn step(&mut self) -> Option<Option<Weights>> {
        let last = self.basis.len();
        let (aims, limit) = (&self.tableau[last], self.tableau[last].len() - 1);
        let gains = (0..limit).filter(|&column| aims[column] < -ZERO);
        let column = match self.idle < MOST_IDLE {
            true => gains.min_by(|&one, &other| aims[one].total_cmp(&aims[other])),
            false => gains.min(),
        };
        let Some(column) = column else {
            let first = limit - last;
            let weights: Vec<f64> = (0..self.figure.count()).map(|cell| aims[first + cell].max(0.0)).collect();
            return Some(self.rounded(&weights));
        };
        let ratio = |row: usize| self.tableau[row][limit] / self.tableau[row][column];
        let allowed = (0..last).filter(|&row| self.tableau[row][column] > ZERO);
        let by_place = |one: &usize, other: &usize| self.basis[*one].cmp(&self.basis[*other]);
        let row = allowed.min_by(|one, other| ratio(*one).total_cmp(&ratio(*other)).then(by_place(one, other)));
        // Nothing limits it: everything can be filled in fractions.
        let Some(row) = row.filter(|_| self.steps < MOST_STEPS) else { return Some(None) };
        self.steps += 1;
        self.idle = if ratio(row) > ZERO { 0 } else { self.idle + 1 };
        self.pivot(row, column);
        None
    }

    /// Makes a column belong to a row.
    fn pivot(&mut self, row: usize, column: usize) {
        let share = 1.0 / self.tableau[row][column];
        let mut own = std::mem::take(&mut self.tableau[row]);
        own.iter_mut().for_each(|value| *value *= share);
        for other in self.tableau.iter_mut().filter(|other| !other.is_empty()) {
            let times = other[column];
            if times != 0.0 {
                other.iter_mut().zip(&own).for_each(|(value, own)| *value -= times * own);
            }
        }
        self.tableau[row] = own;
        self.basis[row] = column;
    }

    /// The smallest integers in about the proportions of these weights that still prove it.
    fn rounded(&self, weights: &[f64]) -> Option<Weights> {
        let largest = weights.iter().copied().fold(0.0, f64::max);
        let in_proportion = |most: u32| {
            Weights(weights.iter().map(|weight| (weight / largest * f64::from(most)).round() as u32).collect())
        };
        // As `Weights::proves`, with the placements at hand.
        let proves = |weights: &Weights| {
            let mut most = vec![0; self.pieces.count()];
            for &(piece, cells) in &self.options {
                most[piece] = weights.of(cells).max(most[piece]);
            }
            self.pieces.pieces().iter().map(|piece| most[piece.kind]).sum::<u64>() < weights.sum()
        };
        (1..=LARGEST).map(in_proportion).find(proves)
    }
}
