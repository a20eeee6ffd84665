//! The packing engine for sets of pieces and figures of any kind: exact cover, always branching where the fewest choices are left.
//!
//! A set may hold equal pieces, which are not told apart, and a figure up to 125 cells. At each step the engine knows every placement
//! that still fits, kind by kind. It counts, for all empty cells at once, the placements that fill them (the counts are kept as
//! binary digits, one word for each digit), and goes on with a cell, or with a piece that is there once, that has the fewest. Two
//! more tests end a branch early: a kind has fewer placements than pieces left, and an island has a size that no pieces left have
//! together. Two others can be switched on: the balance of the colours of a chessboard, and tables of small regions.
//!
//! One piece, the *anchor*, is placed first, in one placement of each orbit under the symmetries of the figure.
//!
//! Sources: D. E. Knuth, Dancing Links, 2000 (branching where the fewest choices are left); D. E. Knuth, Estimating the efficiency
//! of backtrack programs, 1975 (random probing).
//!
//! ```
//! use casse_tete::puzzle::soma::pack::{PackSearch, Packing};
//! use casse_tete::puzzle::soma::KnownSet;
//!
//! let (pieces, figure) = KnownSet::SlothouberGraatsma.set();
//! let packing = Packing::new(&pieces, &figure).unwrap();
//! let mut search = PackSearch::new(&packing);
//! search.advance(&packing, u64::MAX);
//! let classes: std::collections::BTreeSet<_> = search.found().iter().map(|found| packing.class(found).labels).collect();
//! assert_eq!(classes.len(), 1);
//! ```

pub mod fullest;
pub mod ideas;
mod regions;
mod stack;

use super::fast::PieceMasks;
use super::figure::{Figure, FigureSymmetry, Mask, bits};
use super::pieces::PieceSet;
use super::placement::{Orbit, Placement, orbits, placements};
use super::solutions::{Catalogue, Class, Group, labels};
use crate::search::Status;
use crate::search::sample::Dice;
use ideas::Ideas;
use stack::Stack;
use std::rc::Rc;

/// The data of a figure and a set of pieces that the search needs, prepared once.
#[derive(Clone, Debug)]
pub struct Packing {
    figure: Figure,
    kinds: Vec<PackKind>,
    group: Group,
    anchor: Option<PackAnchor>,
    ideas: Ideas,
}

/// Equal pieces.
#[derive(Clone, Debug)]
struct PackKind {
    /// Their places in the set.
    places: Vec<usize>,
    /// Number of cubes of each.
    size: u32,
    /// How many more cells of one colour of the chessboard each fills than of the other.
    imbalance: u32,
    /// All placements that leave islands of possible sizes only.
    placements: Vec<Mask>,
}

/// The kind of the piece that is placed first, and its placements by orbits.
#[derive(Clone, Debug)]
struct PackAnchor {
    kind: usize,
    orbits: Vec<Orbit>,
}

/// A solution that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The cells that each piece fills, by the places of the pieces in the set; equal pieces in the order of their first cells.
    pub solution: PieceMasks,
    /// How many placed solutions it represents: its images under symmetries of the figure that give the anchor different placements.
    pub multiplicity: u64,
}

/// The parts of a search, which can be searched one by one, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackPlan {
    /// The paths of choices to the nodes below which the parts lie.
    pub roots: Vec<Vec<u32>>,
    /// Pieces placed above them, which no part counts.
    pub nodes: u64,
}

/// The result of a part of a search. Results of parts are added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct PackCount {
    /// Pieces placed.
    pub nodes: u64,
    /// Placed solutions.
    pub placed: u64,
    /// The sum of multiplicity times symmetries of all solutions found: the number of classes times `symmetries`.
    pub weight: u64,
    /// [`Packing::symmetries`]; 0 before the first part.
    pub symmetries: u64,
    /// The classes of the solutions found, in the order of their labels: those of each part, but of no part more than 2,000.
    pub classes: Vec<Class>,
}

/// The most classes that are listed of a part; those beyond are counted only.
const MOST_LISTED: usize = 2_000;

impl PackCount {
    /// Number of classes. In a single part a class may be counted by halves.
    pub fn count(&self) -> u64 {
        self.weight / self.symmetries.max(1)
    }

    /// Adds the result of another part.
    pub fn add(&mut self, other: &PackCount) {
        self.nodes += other.nodes;
        self.placed += other.placed;
        self.weight += other.weight;
        self.symmetries = other.symmetries;
        // Both lists are in order, so that the whole is merged in one go.
        let mut merged = Vec::with_capacity(self.classes.len() + other.classes.len());
        let mut others = other.classes.iter().peekable();
        for class in std::mem::take(&mut self.classes) {
            while let Some(next) = others.next_if(|next| next.labels < class.labels) {
                merged.push(next.clone());
            }
            others.next_if(|next| next.labels == class.labels);
            merged.push(class);
        }
        merged.extend(others.cloned());
        self.classes = merged;
    }

    /// The catalogue, when all parts are added; `None` if the numbers contradict each other.
    pub fn catalogue(self, pieces: &PieceSet, figure: &Figure) -> Option<Catalogue> {
        let symmetries = Group::new(pieces, figure).symmetries().len() as u64;
        let is_whole = self.symmetries == symmetries && self.weight.is_multiple_of(symmetries);
        let count = self.count();
        Catalogue::of_some(pieces, figure, self.classes, (count, self.placed)).filter(|_| is_whole)
    }

    fn keep(&mut self, class: Class) {
        if self.classes.len() < MOST_LISTED
            && let Err(place) = self.classes.binary_search_by(|known| known.labels.cmp(&class.labels))
        {
            self.classes.insert(place, class);
        }
    }
}

/// A part of the whole search as a worker runs it: every `of`-th of the parts of a plan.
#[derive(Clone, Debug)]
pub struct PackPart {
    packing: Rc<Packing>,
    plan: Rc<PackPlan>,
    /// The parts of the plan that are still to be searched, by their numbers.
    waiting: std::iter::StepBy<std::ops::Range<usize>>,
    search: Option<PackSearch>,
    /// Pieces placed in parts that are finished.
    done: u64,
    count: PackCount,
}

impl PackPart {
    /// Part `number` of `of`, both from 0: with all numbers below `of`, the whole search.
    pub fn new(packing: &Rc<Packing>, plan: &Rc<PackPlan>, number: usize, of: usize) -> PackPart {
        let waiting = (number..plan.roots.len().max(number)).step_by(of.max(1));
        let done = if number == 0 { plan.nodes } else { 0 };
        let count = PackCount { symmetries: packing.symmetries(), ..PackCount::default() };
        PackPart { packing: Rc::clone(packing), plan: Rc::clone(plan), waiting, search: None, done, count }
    }

    /// Searches until about `budget` placements were compared.
    pub fn advance(&mut self, budget: u64) -> Status {
        let Some(search) = &mut self.search else {
            let Some(root) = self.waiting.next() else { return Status::Finished };
            self.search = PackSearch::below(&self.packing, &self.plan.roots[root]);
            return Status::Running;
        };
        let status = search.advance(&self.packing, budget);
        for found in search.take_found() {
            let class = self.packing.class(&found);
            self.count.placed += found.multiplicity;
            self.count.weight += found.multiplicity * (self.packing.symmetries() / class.placed.max(1));
            self.count.keep(class);
        }
        if status == Status::Finished {
            self.done += search.nodes();
            self.search = None;
        }
        Status::Running
    }

    /// Pieces placed so far.
    pub fn nodes(&self) -> u64 {
        self.done + self.search.as_ref().map_or(0, PackSearch::nodes)
    }

    /// What was found so far.
    pub fn count(&self) -> PackCount {
        PackCount { nodes: self.nodes(), ..self.count.clone() }
    }
}

/// The random walks below each part of a search by which its size is estimated.
const WALKS: usize = 8;

/// An estimate of the number of nodes of a search.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Estimate {
    /// The estimate.
    pub nodes: f64,
    /// Its standard error, estimated from the walks.
    pub error: f64,
}

impl Estimate {
    /// The ends of the 95 % interval, as if such estimates were normally distributed. They are not, see [`Packing::estimate`]: fewer
    /// than 95 of 100 such intervals hold the number.
    pub fn interval(self) -> [f64; 2] {
        let reach = 1.96 * self.error;
        [(self.nodes - reach).max(0.0), self.nodes + reach]
    }

    /// The estimate and its interval once so much is counted, neither below that; `None` if more is counted than the upper end.
    ///
    /// ```
    /// use casse_tete::puzzle::soma::pack::Estimate;
    ///
    /// let estimate = Estimate { nodes: 100.0, error: 10.0 };
    /// assert_eq!(estimate.given(0), Some((100.0, estimate.interval())));
    /// assert_eq!(estimate.given(110), Some((110.0, [110.0, estimate.interval()[1]])));
    /// assert_eq!(estimate.given(120), None);
    /// ```
    pub fn given(self, counted: u64) -> Option<(f64, [f64; 2])> {
        let ([low, high], counted) = (self.interval(), counted as f64);
        (counted <= high).then(|| (self.nodes.max(counted), [low.max(counted), high]))
    }
}

/// An estimate that is being made. It must be used with the packing and the plan for which it was made.
#[derive(Clone, Debug)]
pub struct Probing {
    dice: Dice,
    /// The parts of the plan below which walks were made.
    parts: usize,
    nodes: f64,
    variance: f64,
}

impl Probing {
    /// Before the first walk.
    pub fn new(plan: &PackPlan, dice: Dice) -> Probing {
        Probing { dice, parts: 0, nodes: plan.nodes as f64, variance: 0.0 }
    }

    /// Makes the walks below one more part.
    pub fn advance(&mut self, packing: &Packing, plan: &PackPlan) -> Status {
        let Some(root) = plan.roots.get(self.parts) else { return Status::Finished };
        let walks = [0; WALKS].map(|_| packing.walk(root, &mut self.dice));
        let mean = walks.iter().sum::<f64>() / WALKS as f64;
        // Of the mean of the walks.
        let squares: f64 = walks.iter().map(|walk| (walk - mean) * (walk - mean)).sum();
        self.nodes += mean;
        self.variance += squares / (WALKS * (WALKS - 1)) as f64;
        self.parts += 1;
        Status::Running
    }

    /// The estimate, once all walks are made.
    pub fn estimate(&self) -> Estimate {
        Estimate { nodes: self.nodes, error: self.variance.sqrt() }
    }
}

impl Packing {
    /// The search for a figure; `None` unless the volumes are equal.
    pub fn new(pieces: &PieceSet, figure: &Figure) -> Option<Packing> {
        Packing::with(pieces, figure, Ideas::ALL)
    }

    /// The same with some of the ideas only.
    pub fn with(pieces: &PieceSet, figure: &Figure, ideas: Ideas) -> Option<Packing> {
        if pieces.volume() != figure.count() {
            return None;
        }
        let group = Group::new(pieces, figure);
        let mut kinds: Vec<PackKind> = Vec::new();
        let mut all: Vec<Vec<Placement>> = Vec::new();
        for (place, piece) in pieces.pieces().iter().enumerate() {
            match kinds.iter_mut().find(|kind| kind.places[0] == piece.kind) {
                Some(kind) => kind.places.push(place),
                None => {
                    kinds.push(PackKind {
                        places: vec![place],
                        size: piece.shape.size() as u32,
                        imbalance: piece.imbalance,
                        placements: vec![],
                    });
                    all.push(placements(figure, piece));
                }
            }
        }
        for (kind, placements) in all.iter_mut().enumerate().filter(|_| ideas.islands) {
            // The sums of the sizes of the other pieces.
            let sizes = kinds.iter().enumerate().fold(1u128, |sums, (other, each)| {
                let left = each.places.len() - usize::from(other == kind);
                (0..left).fold(sums, |sums, _| sums | sums << each.size)
            });
            placements.retain(|placement| figure.hopeless_island(figure.full() & !placement.cells, sizes).is_none());
        }
        let mut anchor: Option<PackAnchor> = None;
        let is_first = |kind: usize| ideas.symmetry && kinds[kind].places.len() == 1;
        for (kind, placements) in all.iter().enumerate().filter(|(kind, _)| is_first(*kind)) {
            // A reflection must map the piece to itself, not to another one of the set.
            let piece = &pieces.pieces()[kinds[kind].places[0]];
            let is_own_mirror = piece.mirror.is_some_and(|mirror| pieces.pieces()[mirror].kind == piece.kind);
            let symmetries = if is_own_mirror { group.symmetries().to_vec() } else { rotations(&group) };
            let orbits = orbits(&symmetries, placements);
            if anchor.as_ref().is_none_or(|best| orbits.len() < best.orbits.len()) {
                anchor = Some(PackAnchor { kind, orbits });
            }
        }
        for (kind, placements) in kinds.iter_mut().zip(all) {
            kind.placements = placements.iter().map(|placement| placement.cells).collect();
        }
        Some(Packing { figure: figure.clone(), kinds, group, anchor, ideas })
    }

    /// The piece that is placed first, by its place in the set, and the number of its placements that are tried; `None` if no piece
    /// is there only once.
    pub fn anchor(&self) -> Option<(usize, usize)> {
        let PackAnchor { kind, orbits } = self.anchor.as_ref()?;
        Some((self.kinds[*kind].places[0], orbits.len()))
    }

    /// The class of a solution under the symmetries of the figure that carry the set to itself.
    pub fn class(&self, found: &Packed) -> Class {
        self.group.class(&labels(&self.figure, &found.solution))
    }

    /// The number of these symmetries. The number of classes is the sum, over all solutions found, of multiplicity divided by
    /// [`Class::placed`]: that is the multiplicity times the symmetries of the solution, divided by this number.
    pub fn symmetries(&self) -> u64 {
        self.group.symmetries().len() as u64
    }

    /// The search in at least `least` parts, if it is that large.
    pub fn parts(&self, least: usize) -> PackPlan {
        let mut plan = PackPlan { roots: vec![vec![]], nodes: 0 };
        let pieces: usize = self.kinds.iter().map(|kind| kind.places.len()).sum();
        // The last two pieces are not worth a part.
        for _ in 2..pieces {
            if plan.roots.len() >= least || plan.roots.is_empty() {
                break;
            }
            let mut below = Vec::new();
            for root in &plan.roots {
                let Some(search) = PackSearch::below(self, root) else { continue };
                for choice in 0..search.choices() {
                    plan.nodes += 1;
                    if search.clone().enter(choice) {
                        below.push(root.iter().copied().chain([choice]).collect());
                    }
                }
            }
            plan.roots = below;
        }
        plan
    }

    /// Estimates the number of nodes: those above the parts of a plan are counted, those below each part are estimated by some random
    /// walks, which choose at random at every node (Knuth, 1975).
    ///
    /// The estimate is right on the average, but most single ones are too low, and their error too: few walks meet the branches where
    /// most nodes are.
    pub fn estimate(&self, plan: &PackPlan, dice: Dice) -> Estimate {
        let mut probing = Probing::new(plan, dice);
        while probing.advance(self, plan) == Status::Running {}
        probing.estimate()
    }

    /// The number of nodes below a path, estimated by one random walk.
    fn walk(&self, path: &[u32], dice: &mut Dice) -> f64 {
        let Some(mut search) = PackSearch::below(self, path) else { return 0.0 };
        let (mut nodes, mut weight) = (0.0, 1.0);
        while search.choices() > 0 {
            weight *= f64::from(search.choices());
            nodes += weight;
            let choice = dice.below(search.choices());
            if !search.enter(choice) {
                break;
            }
        }
        nodes
    }

    /// The solution of these placements: kinds and cells.
    fn solution(&self, path: impl Iterator<Item = (u8, Mask)>, multiplicity: u64) -> Packed {
        let mut of_kind: Vec<Vec<Mask>> = vec![vec![]; self.kinds.len()];
        for (kind, cells) in path {
            of_kind[usize::from(kind)].push(cells);
        }
        let mut solution = vec![0; self.kinds.iter().map(|kind| kind.places.len()).sum()];
        for (kind, mut placed) in self.kinds.iter().zip(of_kind) {
            placed.sort_by_key(|cells| cells.trailing_zeros());
            for (&place, cells) in kind.places.iter().zip(placed) {
                solution[place] = cells;
            }
        }
        Packed { solution, multiplicity }
    }

    /// The placements of the anchor that are tried, each with the number of placements for which it stands; `None` without an anchor.
    pub fn first(&self) -> Option<Vec<(Mask, u64)>> {
        let PackAnchor { kind, orbits } = self.anchor.as_ref()?;
        let placements = &self.kinds[*kind].placements;
        Some(orbits.iter().map(|orbit| (placements[orbit.first], orbit.images.len() as u64)).collect())
    }
}

/// The symmetries of a group that are no reflections.
fn rotations(group: &Group) -> Vec<FigureSymmetry> {
    group.symmetries().iter().filter(|symmetry| !symmetry.is_reflection()).cloned().collect()
}

/// The state of a running search. It must be used with the packing for which it was made.
#[derive(Clone, Debug)]
pub struct PackSearch {
    stack: Stacks,
    found: Vec<Packed>,
}

/// Sets of cells in as few bits as the figure needs.
#[derive(Clone, Debug)]
enum Stacks {
    Small(Stack<u64>),
    Large(Stack<u128>),
}

/// The same expression for either kind of stack.
macro_rules! with {
    ($stacks:expr, $stack:ident => $value:expr) => {
        match $stacks {
            Stacks::Small($stack) => $value,
            Stacks::Large($stack) => $value,
        }
    };
}

impl PackSearch {
    /// The search before its first node.
    pub fn new(packing: &Packing) -> PackSearch {
        let stack = match packing.figure.is_small() {
            true => Stacks::Small(Stack::new(packing)),
            false => Stacks::Large(Stack::new(packing)),
        };
        PackSearch { stack, found: vec![] }
    }

    /// The search below a path of choices; `None` if the path leads to a dead end or does not exist.
    pub fn below(packing: &Packing, path: &[u32]) -> Option<PackSearch> {
        let mut search = PackSearch::new(packing);
        path.iter().all(|&choice| search.enter(choice)).then_some(search)
    }

    /// The choices at the present node that are still to be tried.
    fn choices(&self) -> u32 {
        with!(&self.stack, stack => stack.choices())
    }

    /// Goes to the node of a choice, and forgets all others; `false` if it is a dead end or not there.
    fn enter(&mut self, choice: u32) -> bool {
        with!(&mut self.stack, stack => stack.enter(choice))
    }

    /// Searches until about `budget` placements were compared with a set of filled cells.
    pub fn advance(&mut self, packing: &Packing, budget: u64) -> Status {
        let found = &mut self.found;
        with!(&mut self.stack, stack => stack.advance(budget, |path, multiplicity| found.push(packing.solution(path, multiplicity))))
    }

    /// The solutions found so far.
    pub fn found(&self) -> &[Packed] {
        &self.found
    }

    /// Takes the solutions found since this was called last.
    pub fn take_found(&mut self) -> Vec<Packed> {
        std::mem::take(&mut self.found)
    }

    /// Number of pieces placed so far, including those that were removed again.
    pub fn nodes(&self) -> u64 {
        with!(&self.stack, stack => stack.nodes)
    }
}

/// How much higher the number of a neighbour can be, and the cells that have a neighbour with a number so much higher: islands are
/// searched for by shifts of all their cells at once. A box has one such step for each direction.
fn steps(figure: &Figure) -> Vec<(u32, Mask)> {
    let mut steps: Vec<(u32, Mask)> = Vec::new();
    for cell in bits(figure.full()) {
        for neighbour in bits(figure.neighbours(cell)).filter(|&neighbour| neighbour > cell) {
            let step = (neighbour - cell) as u32;
            match steps.iter_mut().find(|(known, _)| *known == step) {
                Some((_, lower)) => *lower |= 1 << cell,
                None => steps.push((step, 1 << cell)),
            }
        }
    }
    steps
}
