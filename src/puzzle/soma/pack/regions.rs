//! Tables of small regions: which pieces fill a small empty region exactly.

use super::cells::Cells;
use rustc_hash::FxHashMap;

/// The most cells of a small region.
pub const SMALL: u32 = 12;

/// The most regions of a table; those beyond are not looked at.
const MOST_REGIONS: usize = 200_000;

/// The fillings of the small regions that a search has met, each worked out once.
#[derive(Clone, Debug)]
pub struct Regions<C> {
    /// All placements of a figure, by kinds.
    placements: Vec<Vec<C>>,
    /// For each region all fillings of it: the kinds of their pieces, in ascending order, without what comes twice.
    known: FxHashMap<C, Vec<Vec<u8>>>,
}

impl<C: Cells> Regions<C> {
    /// The empty table for these placements, by kinds.
    pub fn new(placements: Vec<Vec<C>>) -> Regions<C> {
        Regions { placements, known: FxHashMap::default() }
    }

    /// Whether pieces fill a region of at most [`SMALL`] cells, of which so many of each kind are left; also `true` if the table is full.
    pub fn can_fill(&mut self, region: C, left: &[u8]) -> bool {
        if !self.known.contains_key(&region) {
            if self.known.len() >= MOST_REGIONS {
                return true;
            }
            let fillings = self.fillings(region);
            self.known.insert(region, fillings);
        }
        let fits = |kinds: &Vec<u8>| {
            kinds
                .chunk_by(|one, other| one == other)
                .all(|equal| equal.len() <= usize::from(left[usize::from(equal[0])]))
        };
        self.known.get(&region).is_some_and(|fillings| fillings.iter().any(fits))
    }

    /// The fillings of a region, by the first of its cells: whatever fills it leaves a smaller region.
    fn fillings(&mut self, region: C) -> Vec<Vec<u8>> {
        if let Some(known) = self.known.get(&region) {
            return known.clone();
        }
        let first = C::one(region.first());
        let mut fillings = vec![];
        for kind in 0..self.placements.len() {
            for index in 0..self.placements[kind].len() {
                let cells = self.placements[kind][index];
                if (cells & first).is_empty() || !(cells & !region).is_empty() {
                    continue;
                }
                let rest = region & !cells;
                let others = if rest.is_empty() { vec![vec![]] } else { self.fillings(rest) };
                for mut kinds in others {
                    let place = kinds.partition_point(|&other| other < kind as u8);
                    kinds.insert(place, kind as u8);
                    fillings.push(kinds);
                }
            }
        }
        fillings.sort_unstable();
        fillings.dedup();
        if self.known.len() < MOST_REGIONS {
            self.known.insert(region, fillings.clone());
        }
        fillings
    }
}
