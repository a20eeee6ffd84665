//! The packing engine, natively, on one core: known sets counted whole, and beside it a plain search by dancing links over the same
//! placements. The numbers of solutions are checked.
//!
//! The two cubes of side 4 take minutes with the plain search: `-- --plain` runs it on them too.

use casse_tete::puzzle::soma::KnownSet;
use casse_tete::puzzle::soma::figure::bits;
use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
use casse_tete::puzzle::soma::placement::placements;
use casse_tete::search::Status;
use std::time::Instant;

fn main() {
    let all = std::env::args().any(|argument| argument == "--plain");
    for known in [
        KnownSet::Pentominoes6x10,
        KnownSet::Pentominoes2x5x6,
        KnownSet::Conway,
        KnownSet::Pentominoes3x4x5,
        KnownSet::Bedlam,
        KnownSet::Tetris,
    ] {
        let (pieces, figure) = known.set();
        let Some(packing) = Packing::new(&pieces, &figure) else { continue };
        let begun = Instant::now();
        let mut search = PackSearch::new(&packing);
        let (mut first, mut placed, mut weight) = (None, 0, 0);
        loop {
            let status = search.advance(&packing, 1_000_000);
            for found in search.take_found() {
                first.get_or_insert_with(|| begun.elapsed());
                placed += found.multiplicity;
                weight += found.multiplicity * (packing.symmetries() / packing.class(&found).placed);
            }
            if status == Status::Finished {
                break;
            }
        }
        let (time, classes) = (begun.elapsed(), weight / packing.symmetries());
        println!(
            "{}: {classes} solutions up to symmetry, {placed} placed, {} nodes in {time:.2?}, the first after {first:.2?}",
            known.name(),
            search.nodes()
        );
        assert!(known.known().is_none_or(|known| known == classes));
        let is_quick = matches!(known, KnownSet::Pentominoes6x10 | KnownSet::Pentominoes2x5x6);
        if is_quick || all && known != KnownSet::Conway {
            let begun = Instant::now();
            let mut links = Links::new(known, &packing);
            let found = links.search();
            let plain = begun.elapsed();
            println!(
                "  plain dancing links: {found} in {plain:.2?}, {:.1} times as long",
                plain.as_secs_f64() / time.as_secs_f64()
            );
            assert_eq!(found, placed);
        }
    }
}

/// Exact cover by dancing links: D. E. Knuth, Dancing Links, 2000. Columns are cells and pieces; of the piece that the packing engine
/// places first, the same placements are tried, and each solution counts as often.
struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    column: Vec<usize>,
    size: Vec<usize>,
    /// For each node, the number of placed solutions for which a solution with it counts; 0 where that does not depend on it.
    weight: Vec<u64>,
    anchor: usize,
}

impl Links {
    fn new(known: KnownSet, packing: &Packing) -> Links {
        let (pieces, figure) = known.set();
        let columns = figure.count() + pieces.count();
        let mut links = Links {
            left: (0..=columns).map(|at| if at == 0 { columns } else { at - 1 }).collect(),
            right: (0..=columns).map(|at| (at + 1) % (columns + 1)).collect(),
            up: (0..=columns).collect(),
            down: (0..=columns).collect(),
            column: (0..=columns).collect(),
            size: vec![0; columns + 1],
            weight: vec![0; columns + 1],
            anchor: 0,
        };
        let first: Vec<_> = packing.first().unwrap_or_default();
        let anchor = packing.anchor().map_or(usize::MAX, |(piece, _)| piece);
        links.anchor = figure.count() + 1 + anchor;
        for (place, piece) in pieces.pieces().iter().enumerate() {
            for placement in placements(&figure, piece) {
                let mut weight = 0;
                if place == anchor {
                    match first.iter().find(|(cells, _)| *cells == placement.cells) {
                        Some((_, images)) => weight = *images,
                        None => continue,
                    }
                }
                let cells = bits(placement.cells).map(|cell| cell + 1);
                let begin = links.column.len();
                for column in cells.chain([figure.count() + 1 + place]) {
                    let (node, above) = (links.column.len(), links.up[column]);
                    links.column.push(column);
                    links.weight.push(weight);
                    links.up.push(above);
                    links.down.push(column);
                    links.down[above] = node;
                    links.up[column] = node;
                    links.size[column] += 1;
                    links.left.push(if node == begin { begin } else { node - 1 });
                    links.right.push(begin);
                    let before = links.left[node];
                    links.right[before] = node;
                    links.left[begin] = node;
                }
            }
        }
        links
    }

    fn search(&mut self) -> u64 {
        // The same first piece as the packing engine.
        let anchor = self.anchor;
        self.choose(anchor, true)
    }

    fn choose(&mut self, column: usize, is_first: bool) -> u64 {
        let mut found = 0;
        self.cover(column);
        let mut row = self.down[column];
        while row != column {
            let mut node = self.right[row];
            while node != row {
                self.cover(self.column[node]);
                node = self.right[node];
            }
            let below = match self.fewest() {
                None => 1,
                Some(next) => self.choose(next, false),
            };
            found += if is_first { below * self.weight[row] } else { below };
            let mut node = self.left[row];
            while node != row {
                self.uncover(self.column[node]);
                node = self.left[node];
            }
            row = self.down[row];
        }
        self.uncover(column);
        found
    }

    fn fewest(&self) -> Option<usize> {
        let mut best = None;
        let mut column = self.right[0];
        while column != 0 {
            if best.is_none_or(|best: usize| self.size[column] < self.size[best]) {
                best = Some(column);
            }
            column = self.right[column];
        }
        best
    }

    fn cover(&mut self, column: usize) {
        let (left, right) = (self.left[column], self.right[column]);
        self.right[left] = right;
        self.left[right] = left;
        let mut row = self.down[column];
        while row != column {
            let mut node = self.right[row];
            while node != row {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up] = down;
                self.up[down] = up;
                self.size[self.column[node]] -= 1;
                node = self.right[node];
            }
            row = self.down[row];
        }
    }

    fn uncover(&mut self, column: usize) {
        let mut row = self.up[column];
        while row != column {
            let mut node = self.left[row];
            while node != row {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up] = node;
                self.up[down] = node;
                self.size[self.column[node]] += 1;
                node = self.left[node];
            }
            row = self.up[row];
        }
        let (left, right) = (self.left[column], self.right[column]);
        self.right[left] = column;
        self.left[right] = column;
    }
}
