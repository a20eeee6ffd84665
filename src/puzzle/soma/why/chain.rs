//! Finds the shortest [`ForcedChain`] it can, by allowing for one step more at a time.

use super::{ChainStep, CoverItem, ForcedChain};
use crate::puzzle::soma::diagnosis::Remainder;
use crate::puzzle::soma::figure::{Figure, Mask, bits};
use crate::puzzle::soma::order::sort_by_number;
use crate::puzzle::soma::pieces::PieceSet;
use crate::puzzle::soma::solutions::Group;
use crate::search::Status;
use rustc_hash::FxHashMap;

/// The most steps of a chain: a class does not follow more.
pub const MOST_STEPS: usize = 40;

/// The most questions that are looked at after one placement, those with the fewest answers.
const QUESTIONS: usize = 6;

/// The most placements that are looked at in all, some seconds' work; and between two looks at the clock, a hundredth of one or two.
const MOST_LOOKED_AT: usize = 60_000_000;
const SLICE: usize = 1_000_000;

/// A running search for a chain: it allows for ever more steps of the chain.
#[derive(Clone, Debug)]
pub struct ChainSearch {
    pieces: PieceSet,
    figure: Figure,
    group: Group,
    allowed: usize,
    looked_at: usize,
    /// Where the present slice ends.
    until: usize,
    /// For what is left after some placements, a number of steps that is too small.
    too_few: FxHashMap<(Mask, u128), usize>,
    answer: Option<Option<ForcedChain>>,
}

impl ChainSearch {
    /// The search for a figure.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> ChainSearch {
        let (pieces, figure, group) = (pieces.clone(), figure.clone(), Group::new(pieces, figure));
        ChainSearch {
            pieces,
            figure,
            group,
            allowed: 0,
            looked_at: 0,
            until: 0,
            too_few: FxHashMap::default(),
            answer: None,
        }
    }

    /// Works for at most so many slices.
    pub fn advance(&mut self, slices: u64) -> Status {
        let (pieces, figure) = (self.pieces.clone(), self.figure.clone());
        let whole = Remainder::whole(&pieces, &figure);
        for _ in 0..slices {
            if self.answer.is_some() {
                break;
            }
            self.until = self.looked_at + SLICE;
            while self.answer.is_none() && !self.is_cut() {
                let found = self.prove(&whole, 0, self.allowed);
                if found.is_some() {
                    self.answer = Some(found.map(ForcedChain));
                } else if self.allowed == MOST_STEPS && !self.is_cut() || self.looked_at >= MOST_LOOKED_AT {
                    self.answer = Some(None);
                } else if !self.is_cut() {
                    self.allowed += 1;
                }
                // Where it was cut, it begins anew, but what was found to be too few is kept.
            }
        }
        if self.answer.is_some() { Status::Finished } else { Status::Running }
    }

    /// The chain; `None` also before the search is finished.
    pub fn answer(self) -> Option<ForcedChain> {
        self.answer.flatten()
    }

    /// Whether the slice has ended.
    fn is_cut(&self) -> bool {
        self.looked_at >= self.until
    }

    /// The steps that show that the cells left cannot be filled, if there are at most `allowed`.
    fn prove(&mut self, left: &Remainder, depth: usize, allowed: usize) -> Option<Vec<ChainStep>> {
        let pieces = left.pieces.iter().fold(0, |pieces, piece| pieces | 1 << piece);
        let key = (left.cells, pieces);
        if self.too_few.get(&key).is_some_and(|&few| allowed <= few) {
            return None;
        }
        // Equal pieces have few placements together, but each piece is compared with the others.
        self.looked_at += left.options.len() + left.pieces.len() * left.pieces.len();
        if left.has_reason() {
            return Some(vec![]);
        }
        let found = questions(left, allowed).into_iter().find_map(|at| self.answer_all(left, depth, at, allowed));
        if found.is_none() && !self.is_cut() {
            self.too_few.insert(key, allowed);
        }
        found
    }

    /// The same, beginning with this question.
    fn answer_all(&mut self, left: &Remainder, depth: usize, at: CoverItem, allowed: usize) -> Option<Vec<ChainStep>> {
        let ways = at.named_ways(&self.group, left, depth);
        self.looked_at += left.options.len() * (1 + ways.len());
        let mut steps = vec![];
        for (place, &(piece, cells, images)) in ways.iter().enumerate() {
            // Each way after this one takes a step at least.
            let rest = (allowed - steps.len()).checked_sub(ways.len() - place)?;
            if self.is_cut() {
                return None;
            }
            let after = left.after(piece, cells);
            steps.push(ChainStep {
                depth,
                at,
                way: [place + 1, ways.len()],
                images,
                piece,
                cells: bits(cells).map(|cell| cell as u8).collect(),
            });
            steps.extend(self.least(&after, depth + 1, rest)?);
        }
        Some(steps)
    }

    /// The fewest steps that show that the cells left cannot be filled, if there are at most `allowed`.
    fn least(&mut self, left: &Remainder, depth: usize, allowed: usize) -> Option<Vec<ChainStep>> {
        (0..=allowed).find_map(|allowed| self.prove(left, depth, allowed))
    }
}

/// The questions with the fewest answers, at most `most` each.
fn questions(left: &Remainder, most: usize) -> Vec<CoverItem> {
    let mut of_cells = vec![0; Mask::BITS as usize];
    let mut of_pieces = vec![0; left.pieces.last().map_or(0, |last| last + 1)];
    for &(piece, cells) in &left.options {
        of_pieces[piece] += 1;
        for cell in bits(cells) {
            of_cells[cell] += 1;
        }
    }
    let cells = bits(left.cells).map(|cell| (of_cells[cell], CoverItem::Cell(cell)));
    let singles = left.pieces.iter().filter(|&&piece| left.is_single(piece));
    let pieces = singles.map(|&piece| (of_pieces[piece], CoverItem::Piece(piece)));
    let mut all: Vec<(usize, CoverItem)> = cells.chain(pieces).filter(|&(ways, _)| ways <= most).collect();
    sort_by_number(&mut all, |&(ways, _)| ways);
    all.into_iter().take(QUESTIONS).map(|(_, at)| at).collect()
}
