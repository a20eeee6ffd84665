//! Tables of small regions: which pieces fill a small empty region exactly.

use crate::puzzle::soma::figure::Mask;
use rustc_hash::FxHashMap;

/// The most regions of a table; those beyond are not looked at.
const MOST_REGIONS: usize = 200_000;

/// The fillings of the small regions that a search has met, each worked out once.
#[derive(Clone, Debug)]
pub struct Regions {
    /// All placements of a figure, by kinds.
    placements: Vec<Vec<Mask>>,
    /// For each region all fillings of it: the kinds of their pieces, in ascending order, without what comes twice.
    known: FxHashMap<Mask, Vec<Vec<u8>>>,
}

impl Regions {
    /// The empty table for these placements, by kinds.
    pub fn new(placements: Vec<Vec<Mask>>) -> Regions {
        Regions { placements, known: FxHashMap::default() }
    }

    /// Whether pieces fill a region, of which so many of each kind are left; also `true` if the table is full.
    pub fn can_fill(&mut self, region: Mask, left: &[u8]) -> bool {
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
    fn fillings(&mut self, region: Mask) -> Vec<Vec<u8>> {
        if let Some(known) = self.known.get(&region) {
            return known.clone();
        }
        let first = 1 << region.trailing_zeros();
        let mut fillings = vec![];
        for kind in 0..self.placements.len() {
            for index in 0..self.placements[kind].len() {
                let cells = self.placements[kind][index];
                if cells & first == 0 || cells & !region != 0 {
                    continue;
                }
                let rest = region & !cells;
                let others = if rest == 0 { vec![vec![]] } else { self.fillings(rest) };
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
