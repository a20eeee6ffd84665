//! The search for a shortest solution as a job: one length after another, each divided into parts for several workers.
//!
//! A part has every n-th node of the third level. How many nodes a part has does not depend on the others, so the total of a length that has no
//! solution does not depend on the number of workers.

use super::{Metric, TableSize};
use crate::puzzle::cube::held::Cube;
use crate::puzzle::cube::turn::Turn;
use serde::{Deserialize, Serialize};

/// The parts of a length. A worker that searches alone has them all, one after the other, so that little is lost when it is stopped.
pub const PARTS: u32 = 32;

/// The most solutions that a part lists; it counts all.
pub const MOST_LISTED: usize = 1_000;

/// By which factor the nodes grow from one length to the next, if nothing else is known: half turns, and two quarter turns.
const GROWTH: [f64; 2] = [13.3, 87.7];

/// What ends a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// The first solution.
    #[default]
    One,
    /// All shortest solutions. Of those that symmetries of the position take into each other, one is found.
    All,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OptimalQuestion {
    /// The cube.
    pub cube: Cube,
    /// How turns are counted.
    pub metric: Metric,
    /// The tables that exclude positions.
    pub size: TableSize,
    /// What ends the search.
    pub wanted: Wanted,
    /// The greatest length that is searched. If a solution is known, it is enough to search what is shorter: a search that ends without a
    /// solution proves that the known one is a shortest.
    pub most: u8,
}

/// A part of the search of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DepthPart {
    /// The length; for the first round any number from 0, which is raised to the lower bound of the tables.
    pub depth: u8,
    /// Its number, from 0.
    pub share: u32,
    /// How many parts the length has.
    pub of: u32,
}

/// The result of a part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DepthResult {
    /// The part, its length as it was searched.
    pub part: DepthPart,
    /// Its nodes.
    pub nodes: u64,
    /// The number of its solutions.
    pub found: u64,
    /// Its first solutions, at most [`MOST_LISTED`].
    pub solutions: Vec<Vec<Turn>>,
}

/// A length, as far as it is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DepthTotal {
    /// The length.
    pub depth: u8,
    /// Its nodes in the parts that are finished.
    pub nodes: u64,
    /// The number of parts that are finished.
    pub parts: u32,
    /// The number of all its parts.
    pub of: u32,
    /// The number of solutions.
    pub found: u64,
}

impl DepthTotal {
    /// Whether the length is searched to its end.
    pub fn is_complete(&self) -> bool {
        self.parts == self.of
    }
}

impl DepthPart {
    /// All parts of a length.
    pub fn all(depth: u8, of: u32) -> impl Iterator<Item = DepthPart> {
        (0..of).map(move |share| DepthPart { depth, share, of })
    }
}

impl OptimalQuestion {
    /// The parts of the next length, after the results of all parts so far; none if a solution was found, or the greatest length is searched.
    pub fn next_round(&self, results: &[&DepthResult]) -> Vec<DepthPart> {
        let Some(last) = results.last() else { return vec![] };
        let depth = last.part.depth + self.metric.step();
        let is_found = results.iter().any(|result| result.found > 0);
        if is_found || depth > self.most { vec![] } else { DepthPart::all(depth, last.part.of).collect() }
    }

    /// The searched lengths in order, from the results of some of their parts, in any order.
    pub fn totals<'a>(&self, results: impl IntoIterator<Item = &'a DepthResult>) -> Vec<DepthTotal> {
        let mut totals: Vec<DepthTotal> = vec![];
        for result in results {
            let DepthPart { depth, of, .. } = result.part;
            if depth > self.most {
                continue;
            }
            let at = totals.partition_point(|total| total.depth < depth);
            if totals.get(at).is_none_or(|total| total.depth != depth) {
                totals.insert(at, DepthTotal { depth, of, ..DepthTotal::default() });
            }
            let total = &mut totals[at];
            total.nodes += result.nodes;
            total.parts += 1;
            total.found += result.found;
        }
        totals
    }

    /// No solution is shorter than this, as the results of some parts prove, with the lower bound of the tables; `None` before the first result.
    pub fn proved(&self, results: &[&DepthResult]) -> Option<u8> {
        let first = results.iter().map(|result| result.part.depth).min()?;
        let totals = self.totals(results.iter().copied());
        let complete = totals.iter().take_while(|total| total.is_complete() && total.found == 0);
        Some(complete.last().map_or(first, |total| total.depth + self.metric.step()))
    }
}

/// How many nodes the length after these complete ones is expected to have, if it has no solution: the last one grows as it grew from the one
/// before. An estimate, mostly within a third of the truth; `None` if no length is complete.
pub fn expected(metric: Metric, complete: &[u64]) -> Option<u64> {
    let &last = complete.last()?;
    let usual = GROWTH[usize::from(metric == Metric::QuarterTurn)];
    let before = complete.len().checked_sub(2).map(|at| complete[at]).filter(|&before| before >= 10_000);
    let growth = before.map_or(usual, |before| (last as f64 / before as f64).clamp(usual / 2.0, usual * 2.0));
    Some((last as f64 * growth) as u64)
}
