//! The SOMAP of Conway and Guy (Winning Ways, 1982): the graph of the solutions of the cube. Its nodes are the classes of solutions.
//! An edge joins two classes if a solution of one becomes a solution of the other when two or three pieces are taken out and put in
//! again otherwise; the others stay where they are. As everywhere, a class stands for its rotations and reflections, and a reflection
//! exchanges A and B.
//!
//! ```
//! use casse_tete::puzzle::soma::solutions::Group;
//! use casse_tete::puzzle::soma::somap::Somap;
//! use casse_tete::puzzle::soma::{Catalogue, Figure, PieceSet, fast};
//!
//! let (pieces, cube) = (PieceSet::soma(), Figure::default());
//! let (cover, found) = fast::solutions(&pieces, &cube).unwrap();
//! let catalogue = Catalogue::new(&pieces, &cube, &cover, &found);
//! let map = Somap::new(Group::new(&pieces, &cube), &catalogue);
//! assert_eq!((map.count(), map.edges().len()), (240, 1083));
//!
//! // Along each edge of a way two or three pieces move.
//! let way = map.way(0, 100, None).unwrap();
//! assert!(map.neighbours(way[0], None).contains(&way[1]));
//! assert!((2..=3).contains(&map.exchange(map.labels(way[0]), way[1]).unwrap().pieces.len()));
//! ```

pub mod chart;
pub mod layout;
pub mod tour;

use super::figure::{Mask, bits};
use super::order::sort_by_number_down;
use super::placement::Placement;
use super::solutions::{Catalogue, Group, Labels, solution};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// The numbers of pieces that may move along an edge.
pub const MOVED: [u32; 2] = [2, 3];

/// The largest of them.
const MOST_MOVED: usize = MOVED[1] as usize;

/// An edge of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapEdge {
    /// The two classes, by their places in the catalogue, the lesser one first.
    pub ends: [usize; 2],
    /// The least number of pieces that must move to lead from one to the other: one of [`MOVED`].
    pub moved: u32,
}

/// How a solution becomes one of another class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The pieces that move, by their places in the set, ascending.
    pub pieces: Vec<usize>,
    /// The solution afterwards: all other pieces are where they were.
    pub after: Labels,
}

/// What is known of the whole map, or of its edges along which a certain number of pieces move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapFacts {
    /// The numbers of edges, in the order of [`MOVED`].
    pub edges: [usize; 2],
    /// The connected parts, the largest first, each as classes in ascending order.
    pub parts: Vec<Vec<usize>>,
    /// The largest number of neighbours of a class, and the first class that has so many.
    pub degree: (usize, usize),
    /// The most edges of a shortest way, and the first two classes that are so far apart.
    pub diameter: (usize, [usize; 2]),
}

/// The map.
#[derive(Clone, Debug)]
pub struct Somap {
    group: Group,
    classes: Vec<Labels>,
    edges: Vec<MapEdge>,
    /// The edges of each class, by their indices, in the order of the classes at their other ends.
    at: Vec<Vec<usize>>,
}

impl Somap {
    /// The map of the solutions of a figure with these symmetries.
    pub fn new(group: Group, catalogue: &Catalogue) -> Somap {
        let classes: Vec<Labels> = catalogue.classes.iter().map(|class| class.labels.clone()).collect();
        let pieces = classes.iter().flatten().max().map_or(1, |&most| usize::from(most) + 1);
        let cells = |labels: &[u8]| solution(labels, pieces);
        // For each placement of a piece the classes whose solution has it, as bits.
        let mut having: BTreeMap<(usize, Mask), Vec<u64>> = BTreeMap::new();
        let words = classes.len().div_ceil(64);
        let none = vec![0; words];
        for (class, labels) in classes.iter().enumerate() {
            for placement in cells(labels).into_iter().enumerate() {
                having.entry(placement).or_insert_with(|| vec![0; words])[class / 64] |= 1 << (class % 64);
            }
        }
        let mut edges = Vec::new();
        // The classes from which at most so many pieces of a solution move, as bits.
        let mut close = [const { Vec::<u64>::new() }; MOST_MOVED + 1];
        for (second, labels) in classes.iter().enumerate() {
            // Those from which so many pieces move, in the order of `MOVED`.
            let mut near = MOVED.map(|_| vec![0u64; words]);
            for image in group.images(labels) {
                for classes in &mut close {
                    classes.clear();
                    classes.resize(words, u64::MAX);
                }
                for placement in cells(&image).into_iter().enumerate() {
                    let with = having.get(&placement).unwrap_or(&none);
                    for moved in (0..=MOST_MOVED).rev() {
                        for word in 0..words {
                            let before = if moved > 0 { close[moved - 1][word] } else { 0 };
                            close[moved][word] = close[moved][word] & with[word] | before;
                        }
                    }
                    if close[MOST_MOVED].iter().all(|&classes| classes == 0) {
                        break;
                    }
                }
                for (near, moved) in near.iter_mut().zip(MOVED) {
                    near.iter_mut().zip(&close[moved as usize]).for_each(|(near, close)| *near |= close);
                }
            }
            for first in 0..second {
                let is_near = |near: &[u64]| near[first / 64] >> (first % 64) & 1 == 1;
                if let Some((_, moved)) = near.iter().zip(MOVED).find(|(near, _)| is_near(near)) {
                    edges.push(MapEdge { ends: [first, second], moved });
                }
            }
        }
        edges.sort_unstable_by_key(|edge| edge.ends);
        Somap::of(group, classes, edges)
    }

    /// The map of these classes whose edges are known, in the order of their ends.
    fn of(group: Group, classes: Vec<Labels>, edges: Vec<MapEdge>) -> Somap {
        let mut at = vec![Vec::new(); classes.len()];
        // Those of lesser classes come first.
        for side in [1, 0] {
            for (index, edge) in edges.iter().enumerate() {
                at[edge.ends[side]].push(index);
            }
        }
        Somap { group, classes, edges, at }
    }

    /// Number of classes.
    pub fn count(&self) -> usize {
        self.classes.len()
    }

    /// All edges, in the order of their ends.
    pub fn edges(&self) -> &[MapEdge] {
        &self.edges
    }

    /// The solution that represents a class, 0..count.
    pub fn labels(&self, class: usize) -> &[u8] {
        &self.classes[class]
    }

    /// The index of the edge between two classes, if there is one.
    pub fn edge(&self, first: usize, second: usize) -> Option<usize> {
        let ends = [first.min(second), first.max(second)];
        self.edges.binary_search_by_key(&ends, |edge| edge.ends).ok()
    }

    /// Whether a class has no neighbour.
    pub fn is_alone(&self, class: usize) -> bool {
        self.at.get(class).is_none_or(Vec::is_empty)
    }

    /// The neighbours of a class in ascending order; with `moved` only those at edges along which so many pieces move.
    pub fn neighbours(&self, class: usize, moved: Option<u32>) -> Vec<usize> {
        let edges = self.at.get(class).map_or(&[][..], Vec::as_slice).iter().map(|&edge| self.edges[edge]);
        let allowed = edges.filter(|edge| moved.is_none_or(|moved| edge.moved == moved));
        allowed.map(|edge| edge.ends[0] + edge.ends[1] - class).collect()
    }

    /// A shortest way between two classes, both ends included, of the edges that `moved` allows; of several the one through the
    /// lesser classes, seen from its beginning. `None` if there is no way.
    pub fn way(&self, from: usize, to: usize, moved: Option<u32>) -> Option<Vec<usize>> {
        let distances = self.distances(to, moved);
        let mut way = vec![from];
        let mut here = from;
        let mut left = (*distances.get(from)?)?;
        while left > 0 {
            left -= 1;
            here = self.neighbours(here, moved).into_iter().find(|&next| distances[next] == Some(left))?;
            way.push(here);
        }
        Some(way)
    }

    /// The number of edges from a class to each class; `None` where no way leads.
    pub fn distances(&self, from: usize, moved: Option<u32>) -> Vec<Option<usize>> {
        distances(&self.all_neighbours(moved), from)
    }

    /// The neighbours of every class.
    fn all_neighbours(&self, moved: Option<u32>) -> Vec<Vec<usize>> {
        (0..self.count()).map(|class| self.neighbours(class, moved)).collect()
    }

    /// What is known of the map with the edges that `moved` allows.
    pub fn facts(&self, moved: Option<u32>) -> MapFacts {
        let mut facts = MapFacts::default();
        for (count, kind) in facts.edges.iter_mut().zip(MOVED) {
            let counts = moved.is_none_or(|moved| moved == kind);
            *count = if counts { self.edges.iter().filter(|edge| edge.moved == kind).count() } else { 0 };
        }
        let neighbours = self.all_neighbours(moved);
        for class in 0..self.count() {
            let distances = distances(&neighbours, class);
            let degree = neighbours[class].len();
            if degree > facts.degree.0 {
                facts.degree = (degree, class);
            }
            for (other, distance) in distances.iter().enumerate() {
                if let Some(distance) = distance.filter(|&distance| distance > facts.diameter.0) {
                    facts.diameter = (distance, [class, other]);
                }
            }
            let part: Vec<usize> = (0..self.count()).filter(|&other| distances[other].is_some()).collect();
            if part.first() == Some(&class) {
                facts.parts.push(part);
            }
        }
        sort_by_number_down(&mut facts.parts, Vec::len);
        facts
    }

    /// How a solution, whichever of its class, becomes one of the class `to`: of all ways to move the fewest pieces, the first in
    /// the order of the symmetries. `None` if more than three would move, or none.
    pub fn exchange(&self, labels: &[u8], to: usize) -> Option<Exchange> {
        let images = self.group.images(self.classes.get(to)?);
        let (moved, after) =
            images.map(|image| (changed(labels, &image), image)).min_by_key(|(moved, _)| moved.count_ones())?;
        let pieces: Vec<usize> = (0..32).filter(|piece| moved >> piece & 1 == 1).collect();
        MOVED.contains(&(pieces.len() as u32)).then_some(Exchange { pieces, after })
    }

    /// The class of a solution after some pieces were put in otherwise: `filled` are their cells, in the order of `out`. `None` if this
    /// is no solution.
    pub fn refilled(&self, labels: &[u8], out: &[usize], filled: &[Mask]) -> Option<usize> {
        let mut labels = labels.to_vec();
        for (&piece, &cells) in out.iter().zip(filled) {
            for cell in bits(cells) {
                *labels.get_mut(cell)? = piece as u8;
            }
        }
        self.classes.binary_search(&self.group.canonical(&labels)).ok()
    }
}

/// The number of edges from a class to each class, by breadth-first search; `None` where no way leads.
fn distances(neighbours: &[Vec<usize>], from: usize) -> Vec<Option<usize>> {
    let mut distances = vec![None; neighbours.len()];
    let mut waiting = VecDeque::new();
    if let Some(start) = distances.get_mut(from) {
        *start = Some(0);
        waiting.push_back((from, 0));
    }
    while let Some((class, distance)) = waiting.pop_front() {
        for &next in &neighbours[class] {
            if distances[next].is_none() {
                distances[next] = Some(distance + 1);
                waiting.push_back((next, distance + 1));
            }
        }
    }
    distances
}

/// The pieces that two solutions place differently: bit i for the piece at place i of the set. Once there are more than three, the
/// others are not looked for.
fn changed(labels: &[u8], others: &[u8]) -> u32 {
    let mut changed = 0u32;
    for (&label, &other) in labels.iter().zip(others) {
        if label != other {
            changed |= 1 << (label & 31) | 1 << (other & 31);
            if changed.count_ones() > MOVED[1] {
                break;
            }
        }
    }
    changed
}

/// The pairs of `count` pieces, then the sets of three: what can be taken out of a solution to look for its neighbours.
pub fn choices(count: usize) -> Vec<Vec<usize>> {
    let mut sets = Vec::new();
    for first in 0..count {
        sets.extend((first + 1..count).map(|second| vec![first, second]));
    }
    for first in 0..count {
        for second in first + 1..count {
            sets.extend((second + 1..count).map(|third| vec![first, second, third]));
        }
    }
    sets
}

/// All ways to fill the place of some pieces of a solution with the same pieces: for each of these, in the order of `out`, its cells.
/// One of the ways is that of the solution. `placements` are those of every piece of the set in the figure.
pub fn fillings(placements: &[Vec<Placement>], solution: &[Mask], out: &[usize]) -> Vec<Vec<Mask>> {
    let hole = out.iter().fold(0, |hole, &piece| hole | solution[piece]);
    let mut partial = vec![(hole, Vec::with_capacity(out.len()))];
    for &piece in out {
        let mut longer = Vec::new();
        for (left, filled) in &partial {
            for placement in placements[piece].iter().filter(|placement| placement.cells & !left == 0) {
                let mut filled: Vec<Mask> = filled.clone();
                filled.push(placement.cells);
                longer.push((left & !placement.cells, filled));
            }
        }
        partial = longer;
    }
    partial.into_iter().map(|(_, filled)| filled).collect()
}
