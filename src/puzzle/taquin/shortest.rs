//! Shortest solutions as a job: the first nodes of the search to step through, then one round after another, each split among workers.
//!
//! A round follows all nodes whose depth and estimate stay within its threshold. Its nodes near the root are divided into shares, so
//! that its total does not depend on the number of workers. The last round ends when one share finds the goal: its total does depend
//! on it, the length of the solution does not.

use super::board::Board;
use super::details::BoundDetails;
use super::detours::{Detours, LONGEST, UNDOING};
use super::estimate::conflict::LinearConflict;
use super::estimate::pattern::build::PatternBuild;
use super::estimate::pattern::{PatternSize, PatternTable, Patterns};
use super::estimate::walking::WalkingDistance;
use super::estimate::{LowerBound, Manhattan};
use super::method::Method;
use super::model::Model;
use super::optimal::{OptimalSliding, Standpoint, ways};
use super::outcome::{Finish, Outcome};
use super::parity::Parity;
use crate::search::Status;
use crate::search::deepening::recording::Recording;
use crate::search::deepening::{Deepening, DeepeningStanding, Descent};
use crate::search::job::Build;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The most nodes that are recorded.
pub const MOST_RECORDED: u64 = 200_000;

/// The most nodes of the search for one of many random boards; then it is given up.
pub const MOST_DRAWN: u64 = 3_000_000;

/// The most nodes of the search in a comparison of methods; then it is given up.
pub const MOST_COMPARED: u64 = 100_000_000;

/// The shares of a round if several workers search.
pub const SHARES: u32 = 32;

/// The moves from the root to the nodes that are divided into shares.
const SPLIT: u32 = 9;

/// The lower bound by which a search is guided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    /// The sum of the Manhattan distances.
    Manhattan,
    /// The same with linear conflicts.
    LinearConflict,
    /// The walking distance.
    WalkingDistance,
    /// Additive pattern databases of this size.
    Patterns(PatternSize),
}

impl Bound {
    /// The bound of the method of a model; none if it does not search by iterative deepening.
    pub fn of(model: &Model) -> Option<Bound> {
        Some(match model.method {
            Method::IdaManhattan => Bound::Manhattan,
            Method::IdaLinearConflict => Bound::LinearConflict,
            Method::IdaWalkingDistance => Bound::WalkingDistance,
            Method::IdaPattern => Bound::Patterns(model.tables),
            _ => return None,
        })
    }
}

/// What is asked: a shortest solution of a board of at most sixteen cells.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShortestQuestion {
    /// The board.
    pub board: Board,
    /// What guides the search.
    pub bound: Bound,
}

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundShare {
    /// The threshold of the round; for the first round any number from 0, which is raised to the estimate of the root.
    pub threshold: u32,
    /// Its number, from 0.
    pub share: u32,
    /// How many shares the round has. A round of one share is searched in the order of the sequential search.
    pub of: u32,
}

/// The result of a part of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShareResult {
    /// The part.
    pub part: RoundShare,
    /// The nodes created. Those near the root are counted by share 0.
    pub nodes: u64,
    /// The least sum of depth and estimate above the threshold.
    pub next: Option<u32>,
    /// The moves of a solution.
    pub solution: Option<Vec<u8>>,
}

impl ShareResult {
    /// All parts of a round.
    pub fn parts_of(threshold: u32, of: u32) -> impl Iterator<Item = RoundShare> {
        (0..of).map(move |share| RoundShare { threshold, share, of })
    }

    /// The parts of the next round, after the results of all parts so far; none once the goal was found, or cannot be reached.
    pub fn next_round(results: &[&ShareResult]) -> Vec<RoundShare> {
        let Some(last) = results.last() else { return vec![] };
        let round = || results.iter().filter(|result| result.part.threshold == last.part.threshold);
        if round().any(|result| result.solution.is_some()) {
            return vec![];
        }
        let next = round().filter_map(|result| result.next).min();
        next.map(|threshold| ShareResult::parts_of(threshold, last.part.of).collect()).unwrap_or_default()
    }
}

/// The boards of some sides with an estimate, whichever it is.
#[derive(Clone, Debug)]
pub enum GuidedBoards {
    /// Guided by the Manhattan distance.
    Manhattan(Rc<OptimalSliding<Manhattan>>),
    /// Guided by linear conflicts.
    LinearConflict(Rc<OptimalSliding<LinearConflict>>),
    /// Guided by the walking distance.
    WalkingDistance(Rc<OptimalSliding<WalkingDistance>>),
    /// Guided by pattern databases.
    Patterns(Rc<OptimalSliding<Patterns>>),
}

/// Runs the same code for each of the estimates.
macro_rules! with_space {
    ($guided:expr, $space:ident => $value:expr) => {
        match $guided {
            GuidedBoards::Manhattan($space) => $value,
            GuidedBoards::LinearConflict($space) => $value,
            GuidedBoards::WalkingDistance($space) => $value,
            GuidedBoards::Patterns($space) => $value,
        }
    };
}

/// A search in slices, as a worker runs it.
pub trait Sliced {
    /// Creates at most about `budget` nodes.
    fn advance(&mut self, budget: u64) -> Status;
    /// The nodes created so far.
    fn nodes(&self) -> u64;
    /// The nodes expanded so far.
    fn expanded(&self) -> u64;
    /// The moves to the present node.
    fn path(&self) -> Vec<u8>;
    /// The threshold of the round.
    fn threshold(&self) -> u32;
    /// The result of the part, or of the whole search.
    fn result(&self) -> ShareResult;
    /// The most bytes that it has held, with the tables that guide it.
    fn bytes(&self) -> u64;
}

/// The boards of the sides of this one with an estimate, searched without moves that take back the one before.
fn guided_by<E: LowerBound>(board: &Board, estimate: E) -> Option<Rc<OptimalSliding<E>>> {
    OptimalSliding::new(board, estimate, Detours::new(UNDOING)).map(Rc::new)
}

impl GuidedBoards {
    /// The boards of the sides of this one. The tables are those of a bound by patterns. `None` if the board has more than sixteen
    /// cells, or the tables do not fit.
    pub fn new(
        board: &Board,
        bound: Bound,
        tables: impl FnOnce() -> Option<Vec<PatternTable>>,
    ) -> Option<GuidedBoards> {
        // The other searches are those of the textbook, whose counts of nodes are known.
        Some(match bound {
            Bound::Manhattan => GuidedBoards::Manhattan(guided_by(board, Manhattan::new(board)?)?),
            Bound::LinearConflict => GuidedBoards::LinearConflict(guided_by(board, LinearConflict::new(board)?)?),
            Bound::WalkingDistance => GuidedBoards::WalkingDistance(guided_by(board, WalkingDistance::new(board)?)?),
            Bound::Patterns(_) => return GuidedBoards::by_patterns(board, tables()?, Detours::new(LONGEST)),
        })
    }

    /// The boards of the sides of this one, guided by pattern databases and searched without these detours. `None` if the board has more
    /// than sixteen cells, or the tables do not fit.
    pub fn by_patterns(board: &Board, tables: Vec<PatternTable>, detours: Detours) -> Option<GuidedBoards> {
        let space = OptimalSliding::new(board, Patterns::new(board, tables)?, detours)?;
        Some(GuidedBoards::Patterns(Rc::new(space)))
    }

    /// The estimate of a board of these sides.
    pub fn lower_bound(&self, board: &Board) -> u32 {
        with_space!(self, space => space.lower_bound(board))
    }

    /// The parts of all bounds of a board; none without pattern databases.
    pub fn details(&self, board: &Board) -> Option<BoundDetails> {
        match self {
            GuidedBoards::Patterns(space) => BoundDetails::new(board, space.guide()),
            _ => None,
        }
    }

    /// A part of a round of the search from a board of these sides; `None` if the part makes no sense.
    pub fn share(&self, board: &Board, part: RoundShare) -> Option<Box<dyn Sliced>> {
        with_space!(self, space => Some(Box::new(ShareSearch::new(Rc::clone(space), board, part)?)))
    }

    /// The whole search from a board of these sides, one round after another.
    pub fn whole(&self, board: &Board) -> Option<Box<dyn Sliced>> {
        with_space!(self, space => Some(Box::new(WholeSearch { search: space.search(board)?, space: Rc::clone(space) })))
    }

    /// The result of the search from a board of these sides, with at most this number of nodes. A board that cannot be put in order is
    /// not searched: its parity proves it.
    pub fn outcome(&self, board: &Board, most: u64) -> Outcome {
        let Some(mut search) = self.whole(board).filter(|_| Parity::of(board).is_solvable()) else {
            return outcome(None, Finish::Exhausted);
        };
        let status = search.advance(most);
        outcome(Some(&*search), if status == Status::Finished { Finish::Found } else { Finish::Full })
    }

    /// The first nodes of the search from a board of these sides.
    pub fn record(&self, board: &Board) -> Option<Recording> {
        with_space!(self, space => record(space, board))
    }
}

/// The result of a search, as the methods are compared.
pub fn outcome(search: Option<&dyn Sliced>, standing: Finish) -> Outcome {
    let result = search.map(|search| search.result());
    let solution = result.as_ref().and_then(|result| result.solution.as_ref());
    Outcome {
        standing,
        expanded: search.map_or(0, |search| search.expanded()),
        created: result.as_ref().map_or(0, |result| result.nodes),
        bytes: search.map_or(0, |search| search.bytes()),
        length: solution.map(|moves| moves.len() as u64),
        slides: 0,
        solved: solution.is_some(),
        time: None,
    }
}

/// Records the first [`MOST_RECORDED`] nodes, or all until the goal is found.
fn record<E: LowerBound>(space: &OptimalSliding<E>, board: &Board) -> Option<Recording> {
    let mut search = space.search(board)?;
    let mut recording = Recording::default();
    recording.begin_round(search.threshold());
    let mut rounds = 0;
    for _ in 0..MOST_RECORDED {
        let is_over = search.advance(space, 1, &mut recording) == Status::Finished;
        // A round ends when the first node of the next one is created: only then the threshold is known to be followed.
        while rounds < search.rounds().len() {
            rounds += 1;
            recording.move_last_to_round(search.threshold());
        }
        if is_over {
            break;
        }
    }
    recording.is_found = search.standing() == DeepeningStanding::Found;
    Some(recording)
}

/// The search below a root, and the moves that lead to that root.
type SearchBelow<V> = (Deepening<Standpoint<V>>, Vec<u8>);

/// A part of a round.
struct ShareSearch<E: LowerBound> {
    space: Rc<OptimalSliding<E>>,
    part: RoundShare,
    /// The roots of this share, each with the moves that lead to it; the last comes first.
    roots: Vec<(Standpoint<E::Value>, Vec<u8>)>,
    under_way: Option<SearchBelow<E::Value>>,
    /// Nodes of the roots that are finished, and of the top: those created and those expanded.
    nodes: u64,
    expanded: u64,
    next: Option<u32>,
    solution: Option<Vec<u8>>,
}

impl<E: LowerBound> ShareSearch<E> {
    fn new(space: Rc<OptimalSliding<E>>, board: &Board, part: RoundShare) -> Option<ShareSearch<E>> {
        if part.share >= part.of {
            return None;
        }
        let root = space.root(board)?;
        let part = RoundShare { threshold: part.threshold.max(space.estimate(&root)), ..part };
        let mut share = ShareSearch {
            space,
            part,
            roots: vec![],
            under_way: None,
            nodes: 0,
            expanded: 0,
            next: None,
            solution: None,
        };
        if share.space.is_goal(&root) {
            share.solution = Some(vec![]);
        } else {
            share.divide(root);
        }
        Some(share)
    }

    /// Searches the levels above the roots of the shares.
    fn divide(&mut self, root: Standpoint<E::Value>) {
        let mut level = vec![(root, vec![])];
        let depth = if self.part.of == 1 { 0 } else { SPLIT };
        let (mut nodes, mut expanded) = (0, 0);
        for depth in 1..=depth {
            let mut below = Vec::with_capacity(2 * level.len());
            expanded += level.len() as u64;
            for (node, path) in &level {
                for way in 0..self.space.moves() {
                    let Some(after) = self.space.after(node, way) else { continue };
                    nodes += 1;
                    let f = depth + self.space.estimate(&after);
                    if f > self.part.threshold {
                        self.next = Some(self.next.map_or(f, |next| next.min(f)));
                        continue;
                    }
                    let path: Vec<u8> = path.iter().copied().chain([way]).collect();
                    if self.space.is_goal(&after) {
                        self.solution = Some(path);
                        return;
                    }
                    below.push((after, path));
                }
            }
            level = below;
        }
        if self.part.share == 0 {
            (self.nodes, self.expanded) = (nodes, expanded);
        }
        let own = level.into_iter().skip(self.part.share as usize).step_by(self.part.of as usize);
        self.roots = own.collect();
        self.roots.reverse();
    }
}

impl<E: LowerBound> Sliced for ShareSearch<E> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && self.solution.is_none() {
            let Some((search, path)) = &mut self.under_way else {
                let Some((root, path)) = self.roots.pop() else { return Status::Finished };
                let depth = path.len() as u32;
                let search = Deepening::round_below(&*self.space, root, depth, self.part.threshold);
                self.under_way = Some((search, path));
                continue;
            };
            let before = search.nodes();
            let status = search.advance(&*self.space, left, &mut ());
            left = left.saturating_sub(search.nodes() - before);
            if status == Status::Finished {
                if search.standing() == DeepeningStanding::Found {
                    self.solution = Some(path.iter().copied().chain(search.path()).collect());
                }
                self.nodes += search.nodes();
                self.expanded += search.expanded();
                self.next = [self.next, search.next_threshold()].into_iter().flatten().min();
                self.under_way = None;
            }
        }
        if self.solution.is_some() { Status::Finished } else { Status::Running }
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.under_way.as_ref().map_or(0, |(search, _)| search.nodes())
    }

    fn expanded(&self) -> u64 {
        self.expanded + self.under_way.as_ref().map_or(0, |(search, _)| search.expanded())
    }

    fn path(&self) -> Vec<u8> {
        match &self.under_way {
            Some((search, path)) => path.iter().copied().chain(search.path()).collect(),
            None => vec![],
        }
    }

    fn threshold(&self) -> u32 {
        self.part.threshold
    }

    fn result(&self) -> ShareResult {
        ShareResult { part: self.part, nodes: self.nodes(), next: self.next, solution: self.solution.clone() }
    }

    fn bytes(&self) -> u64 {
        let path = self.under_way.as_ref().map_or(0, |(search, _)| search.bytes());
        path + self.space.guide().bytes() as u64
    }
}

/// A whole search.
struct WholeSearch<E: LowerBound> {
    space: Rc<OptimalSliding<E>>,
    search: Deepening<Standpoint<E::Value>>,
}

impl<E: LowerBound> Sliced for WholeSearch<E> {
    fn advance(&mut self, budget: u64) -> Status {
        self.search.advance(&*self.space, budget, &mut ())
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn expanded(&self) -> u64 {
        self.search.expanded()
    }

    fn path(&self) -> Vec<u8> {
        self.search.path().collect()
    }

    fn threshold(&self) -> u32 {
        self.search.threshold()
    }

    fn result(&self) -> ShareResult {
        let part = RoundShare { threshold: self.threshold(), share: 0, of: 1 };
        let is_found = self.search.standing() == DeepeningStanding::Found;
        ShareResult { part, nodes: self.nodes(), next: None, solution: is_found.then(|| self.path()) }
    }

    fn bytes(&self) -> u64 {
        self.search.bytes() + self.space.guide().bytes() as u64
    }
}

/// The moves of a solution, as directions of tiles.
pub fn moves(solution: &[u8]) -> Vec<super::Way> {
    ways(solution.iter().copied())
}

/// The tables of a bound by patterns, built one after the other.
pub struct PatternsBuild {
    sides: (usize, usize),
    groups: Vec<Vec<u8>>,
    /// The number of the table that is built.
    at: usize,
    build: Option<PatternBuild>,
    bytes: Vec<u8>,
}

impl PatternsBuild {
    /// The tables of this size for boards of these sides, before the first step; `None` if they have more than sixteen cells.
    pub fn new(width: usize, height: usize, size: PatternSize) -> Option<PatternsBuild> {
        let groups = size.groups(width, height);
        let first = PatternBuild::new(width, height, groups.first()?)?;
        // The bytes are collected without being moved, so that there is never more than one further table in memory.
        let bytes = Vec::with_capacity(PatternsBuild::size(width, height, size)?);
        Some(PatternsBuild { sides: (width, height), groups, at: 0, build: Some(first), bytes })
    }

    /// The number of bytes of these tables; `None` if the boards have more than sixteen cells.
    pub fn size(width: usize, height: usize, size: PatternSize) -> Option<usize> {
        let groups = (width * height <= 16).then(|| size.groups(width, height))?;
        Some(groups.iter().map(|tiles| PatternTable::bytes_of(tiles.len())).sum())
    }
}

impl Build for PatternsBuild {
    fn advance(&mut self, budget: u64) -> Status {
        let Some(build) = &mut self.build else { return Status::Finished };
        // To look at a placement takes about as long as eight trials of a search of stacks.
        if build.advance((budget / 8).max(1)) == Status::Running {
            return Status::Running;
        }
        if let Some(build) = self.build.take() {
            self.bytes.extend_from_slice(build.finish().bytes());
        }
        self.at += 1;
        let (width, height) = self.sides;
        self.build = self.groups.get(self.at).and_then(|tiles| PatternBuild::new(width, height, tiles));
        if self.build.is_some() { Status::Running } else { Status::Finished }
    }

    fn done(&self) -> f64 {
        // A table has sixteen times as many entries for each further tile, of which the blank reaches nearly all.
        let size =
            |tiles: &Vec<u8>| (0..tiles.len()).fold(1.0, |all, slot| all * (self.sides.0 * self.sides.1 - slot) as f64);
        let all: f64 = self.groups.iter().map(size).sum();
        let before: f64 = self.groups.iter().take(self.at).map(size).sum();
        let now =
            self.build.as_ref().zip(self.groups.get(self.at)).map_or(0.0, |(build, tiles)| build.done() * size(tiles));
        (before + now) / all
    }

    fn finish(self: Box<Self>) -> Vec<u8> {
        self.bytes
    }
}

/// The tables of a bound from the bytes of [`PatternsBuild::finish`]; `None` if their number is not right.
pub fn tables(width: usize, height: usize, size: PatternSize, bytes: &[u8]) -> Option<Vec<PatternTable>> {
    let mut rest = bytes;
    let mut tables = vec![];
    for tiles in size.groups(width, height) {
        let (own, after) = rest.split_at_checked(PatternTable::bytes_of(tiles.len()))?;
        tables.push(PatternTable::of_bytes(&tiles, own)?);
        rest = after;
    }
    rest.is_empty().then_some(tables)
}
