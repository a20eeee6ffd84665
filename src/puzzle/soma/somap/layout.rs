//! Where the classes of the map are drawn: in a block for each kind, and the blocks in rows, so that the edges are short. It is
//! computed step by step, without chance: the same map always has the same places. All lengths are whole sixteenths of the unit: they
//! stay what they are even in decimal digits.

use super::Somap;
use crate::geometry::{Point, point};
use serde::{Deserialize, Serialize};

/// The distance between the outermost places of two blocks, in the unit of the layout: neighbours in a line are 1 apart.
const GAP: f64 = 1.875;

/// The distance between the lines of a block. Every other line is moved by half a place, so that few places stand in a row.
const LINE: f64 = 0.9375;

/// What is above the first line of a block: room for its name.
const HEAD: f64 = 1.375;

/// The edge of a block is this far from its outermost places.
const MARGIN: f64 = 0.625;

/// Places are exchanged until no exchange makes the edges shorter, but in at most so many rounds.
const ROUNDS: usize = 12;

/// A block: the classes of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MapRegion {
    /// Two opposite corners of it, the upper left one first. Its name stands along its upper side, inside.
    pub corners: [Point; 2],
    /// Its classes in ascending order.
    pub members: Vec<usize>,
}

/// The places of all classes, in a unit of its own: x to the right, y down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MapLayout {
    /// The blocks, in the order in which they were given.
    pub regions: Vec<MapRegion>,
    /// The place of each class.
    pub places: Vec<Point>,
    /// Two opposite corners of the box around all blocks.
    pub corners: [Point; 2],
}

/// The size and the place of a block: its first place, its columns and its lines.
#[derive(Clone, Copy, Debug, Default)]
struct BlockPlace {
    at: Point,
    columns: usize,
    lines: usize,
}

impl MapLayout {
    /// The layout of a map whose classes are divided into these blocks.
    pub fn new(map: &Somap, members: &[Vec<usize>]) -> MapLayout {
        let counts: Vec<usize> = members.iter().map(Vec::len).collect();
        let blocks = blocks(&counts, &weights(map, members));
        let mut places = vec![Point::default(); map.count()];
        let mut regions = Vec::with_capacity(members.len());
        for (members, block) in members.iter().zip(&blocks) {
            for (index, &class) in members.iter().enumerate() {
                places[class] = block.place(index);
            }
            regions.push(MapRegion { corners: block.corners(), members: members.clone() });
        }
        shorten(map, members, &mut places);
        let mut corners = regions.first().map_or([Point::default(); 2], |region| region.corners);
        for MapRegion { corners: [low, high], .. } in &regions {
            corners[0] = point(corners[0].x.min(low.x), corners[0].y.min(low.y));
            corners[1] = point(corners[1].x.max(high.x), corners[1].y.max(high.y));
        }
        MapLayout { regions, places, corners }
    }
}

impl BlockPlace {
    /// The place with this index, 0.., line by line.
    fn place(&self, index: usize) -> Point {
        let (line, column) = (index / self.columns.max(1), index % self.columns.max(1));
        self.at + point(column as f64 + if line % 2 == 1 { 0.5 } else { 0.0 }, LINE * line as f64)
    }

    fn corners(&self) -> [Point; 2] {
        let across = self.columns as f64 - if self.lines > 1 { 0.5 } else { 1.0 };
        let down = LINE * (self.lines as f64 - 1.0);
        [self.at - point(MARGIN, HEAD), self.at + point(across + MARGIN, down + MARGIN)]
    }

    fn middle(&self) -> Point {
        let [low, high] = self.corners();
        low.towards(high, 0.5)
    }
}

/// The number of edges between each two regions.
fn weights(map: &Somap, members: &[Vec<usize>]) -> Vec<Vec<f64>> {
    let mut region = vec![0; map.count()];
    for (index, members) in members.iter().enumerate() {
        members.iter().for_each(|&class| region[class] = index);
    }
    let mut weights = vec![vec![0.0; members.len()]; members.len()];
    for edge in map.edges() {
        let [first, second] = edge.ends.map(|end| region[end]);
        if first != second {
            weights[first][second] += 1.0;
            weights[second][first] += 1.0;
        }
    }
    weights
}

/// The places of the blocks: of all orders that exchanges of two blocks lead to, the one that is least high, and then the one with
/// the shortest edges between blocks.
fn blocks(counts: &[usize], weights: &[Vec<f64>]) -> Vec<BlockPlace> {
    let mut order: Vec<usize> = (0..counts.len()).collect();
    let mut best = in_rows(&order, counts);
    let mut least = cost(&best, weights);
    let mut improved = true;
    while improved {
        improved = false;
        for first in 0..order.len() {
            for second in first + 1..order.len() {
                order.swap(first, second);
                let blocks = in_rows(&order, counts);
                let cost = cost(&blocks, weights);
                if cost < least {
                    (best, least, improved) = (blocks, cost, true);
                } else {
                    order.swap(first, second);
                }
            }
        }
    }
    best
}

/// The blocks in rows of about equal size, about as wide together as high. All blocks of a row have the same number of lines, the
/// fewest with which they fit beside each other.
fn in_rows(order: &[usize], counts: &[usize]) -> Vec<BlockPlace> {
    let all: usize = counts.iter().sum();
    let rows = (counts.len() as f64).sqrt().ceil().max(1.0);
    let (share, width) = (all as f64 / rows, (all as f64).sqrt() + GAP);
    let mut blocks = vec![BlockPlace::default(); counts.len()];
    let (mut from, mut down) = (0, 0.0);
    while from < order.len() {
        let mut to = from + 1;
        let size = |to: usize| order[from..to].iter().map(|&block| counts[block]).sum::<usize>() as f64;
        while to < order.len() && size(to) + counts[order[to]] as f64 / 2.0 <= share {
            to += 1;
        }
        let row = &order[from..to];
        let columns = |block: usize, lines: usize| counts[block].div_ceil(lines);
        let across = |lines: usize| {
            row.iter().map(|&block| columns(block, lines) as f64 - 0.5).sum::<f64>() + GAP * (row.len() - 1) as f64
        };
        let most = counts.iter().copied().max().unwrap_or_default().max(1);
        let lines = (1..=most).find(|&lines| across(lines) <= width).unwrap_or(most);
        let mut right = 0.0;
        for &block in row {
            blocks[block] = BlockPlace { at: point(right, down), columns: columns(block, lines), lines };
            right += columns(block, lines) as f64 - 0.5 + GAP;
        }
        down += LINE * (lines as f64 - 1.0) + HEAD + MARGIN + 0.5;
        from = to;
    }
    blocks
}

/// The height of all blocks in quarters of the unit, then the length of the edges between blocks: what is to be small.
fn cost(blocks: &[BlockPlace], weights: &[Vec<f64>]) -> (u64, u64) {
    let bottom = blocks.iter().map(|block| block.corners()[1].y).fold(0.0, f64::max);
    let mut total = 0.0;
    for (first, row) in weights.iter().enumerate() {
        for (second, weight) in row.iter().enumerate().skip(first + 1) {
            total += weight * apart(blocks[first].middle(), blocks[second].middle());
        }
    }
    ((bottom * 4.0) as u64, total as u64)
}

/// Exchanges places of a region as long as that makes the edges shorter.
fn shorten(map: &Somap, members: &[Vec<usize>], places: &mut [Point]) {
    let count = map.count();
    let neighbours: Vec<Vec<usize>> = (0..count).map(|class| map.neighbours(class, None)).collect();
    // The distances between all places, row by row, and at which of them each class is.
    let spots = places.to_vec();
    let distances: Vec<f64> = spots.iter().flat_map(|&from| spots.iter().map(move |&to| apart(from, to))).collect();
    let mut at: Vec<usize> = (0..count).collect();
    // The lengths of the edges of a class together.
    let lengths = |at: &[usize], class: usize| -> f64 {
        let from = &distances[at[class] * count..][..count];
        neighbours[class].iter().map(|&next| from[at[next]]).sum()
    };
    let mut now: Vec<f64> = (0..count).map(|class| lengths(&at, class)).collect();
    for _ in 0..ROUNDS {
        let mut improved = false;
        for members in members {
            for (index, &first) in members.iter().enumerate() {
                for &second in &members[index + 1..] {
                    at.swap(first, second);
                    if lengths(&at, first) + lengths(&at, second) < now[first] + now[second] - 1e-9 {
                        improved = true;
                        for moved in [first, second] {
                            for &class in neighbours[moved].iter().chain([&moved]) {
                                now[class] = lengths(&at, class);
                            }
                        }
                    } else {
                        at.swap(first, second);
                    }
                }
            }
        }
        if !improved {
            break;
        }
    }
    for (place, &own) in places.iter_mut().zip(&at) {
        *place = spots[own];
    }
}

fn apart(first: Point, second: Point) -> f64 {
    let way = second - first;
    (way.x * way.x + way.y * way.y).sqrt()
}
