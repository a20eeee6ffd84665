//! Beam search (Bisiani, 1987): breadth first, but of each depth only the most promising boards are kept. Its memory is bounded by its
//! width; its solutions may be longer than the shortest, less so the wider it is.

use super::board::{Board, Way};
use super::optimal::ways;
use super::wide::{WideBoard, WideBoards};
use crate::search::Status;
use crate::search::deepening::Descent;
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// How a beam search chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeamChoice {
    /// The most boards of each depth that are kept, 1 to [`WIDEST`].
    pub width: u32,
    /// The weights of the Manhattan distance and of the additional moves for linear conflicts.
    pub weights: [u8; 2],
    /// Only solutions with fewer moves than this are looked for.
    pub below: u32,
    /// Whether the search goes from the goal to the board: what is lost on one way may be found on the other.
    pub backward: bool,
}

/// The widest beam: some 100 MB for a solution of 150 moves.
pub const WIDEST: u32 = 128_000;

/// The largest weight.
const MOST_WEIGHT: u8 = 9;

/// No solution is longer; also the number of ranks of the largest weights.
const MOST_MOVES: u32 = 1_000;

impl BeamChoice {
    /// Whether all values are in their ranges.
    pub fn is_legal(&self) -> bool {
        (1..=WIDEST).contains(&self.width)
            && self.weights.iter().all(|weight| (1..=MOST_WEIGHT).contains(weight))
            && self.below <= MOST_MOVES
    }
}

/// A beam search of a board, carried out in slices.
///
/// ```
/// use casse_tete::puzzle::taquin::Board;
/// use casse_tete::puzzle::taquin::beam::{BeamChoice, BeamSearch};
/// use casse_tete::puzzle::taquin::wide::WideBoards;
/// use casse_tete::search::Status;
///
/// let board: Board = Board::new(3, 3, &[8, 6, 7, 2, 5, 4, 3, 0, 1]).unwrap();
/// let boards = WideBoards::new(&board).into();
/// let choice = BeamChoice { width: 100, weights: [2, 3], below: 400, backward: false };
/// let mut search = BeamSearch::new(boards, &board, choice);
/// while search.advance(1_000) == Status::Running {}
/// assert!(search.solution().unwrap().len() >= 31);
/// ```
#[derive(Debug)]
pub struct BeamSearch {
    boards: Rc<WideBoards>,
    choice: BeamChoice,
    /// The boards of the present depth, of which those before `at` are expanded, and the boards created from them.
    layer: Vec<WideBoard>,
    at: usize,
    next: Vec<(WideBoard, u32)>,
    /// The boards of the depth before, and those of the next depth.
    before: FxHashSet<u64>,
    seen: FxHashSet<u64>,
    /// For each depth, where its boards come from: four times the place of the one before, plus the move.
    links: Vec<Vec<u32>>,
    nodes: u64,
    /// The most bytes so far.
    bytes: u64,
    solution: Option<Vec<u8>>,
    is_over: bool,
}

impl BeamSearch {
    /// A search from a board of these sides, before its first step.
    pub fn new(boards: Rc<WideBoards>, board: &Board, choice: BeamChoice) -> BeamSearch {
        let goal = if choice.backward { Board::goal(board.width(), board.height()) } else { None };
        let (boards, root) = match goal {
            Some(goal) => (Rc::new(boards.to(board)), goal),
            None => (boards, *board),
        };
        let root = boards.of(&root);
        let solution = boards.is_goal(&root).then(Vec::new);
        BeamSearch {
            is_over: solution.is_some() || choice.below == 0,
            boards,
            choice,
            layer: vec![root],
            at: 0,
            next: vec![],
            before: FxHashSet::default(),
            seen: FxHashSet::default(),
            links: vec![],
            nodes: 0,
            bytes: 0,
            solution: solution.filter(|_| choice.below > 0),
        }
    }

    /// Creates about `budget` boards.
    pub fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && !self.is_over {
            match self.layer.get(self.at).copied() {
                Some(board) => {
                    self.expand(&board);
                    self.at += 1;
                    left = left.saturating_sub(3);
                }
                None => {
                    left = left.saturating_sub(self.next.len() as u64);
                    self.descend();
                }
            }
        }
        if self.is_over { Status::Finished } else { Status::Running }
    }

    fn expand(&mut self, board: &WideBoard) {
        let depth = self.links.len() as u32 + 1;
        for way in 0..self.boards.moves() {
            let Some(after) = self.boards.after(board, way) else { continue };
            self.nodes += 1;
            let link = self.at as u32 * 4 + u32::from(way);
            if depth + self.boards.estimate(&after) >= self.choice.below {
                continue;
            }
            if self.boards.is_goal(&after) {
                self.links.push(vec![link]);
                self.solution = Some(self.path());
                self.is_over = true;
                return;
            }
            if !self.before.contains(&after.key()) && self.seen.insert(after.key()) {
                self.next.push((after, link));
            }
        }
    }

    /// Goes to the next depth with the most promising boards.
    fn descend(&mut self) {
        let width = self.choice.width as usize;
        if self.next.len() > width {
            self.thin(width);
        }
        self.bytes = self.bytes.max(self.held());
        self.before.clear();
        self.before.extend(self.layer.iter().map(WideBoard::key));
        self.seen.clear();
        self.links.push(self.next.iter().map(|(_, link)| *link).collect());
        self.layer.clear();
        self.layer.extend(self.next.drain(..).map(|(board, _)| board));
        self.at = 0;
        self.is_over = self.layer.is_empty() || self.links.len() as u32 >= self.choice.below;
    }

    /// Keeps `width` of the boards created, those of the least weighted estimate; of equal ones at the limit, some at even distances.
    fn thin(&mut self, width: usize) {
        let [by, more] = self.choice.weights.map(u32::from);
        let rank = |board: &WideBoard| {
            let (manhattan, conflicts) = board.estimate();
            (manhattan * by + conflicts * more) as usize
        };
        let mut counts = vec![0; MOST_MOVES as usize * usize::from(MOST_WEIGHT)];
        for (board, _) in &self.next {
            counts[rank(board)] += 1;
        }
        let (mut kept, mut limit) = (0, 0);
        while kept + counts[limit] <= width {
            kept += counts[limit];
            limit += 1;
        }
        let (room, of) = (width - kept, counts[limit]);
        let mut share = 0;
        self.next.retain(|(board, _)| {
            let rank = rank(board);
            if rank == limit {
                share += room;
            }
            let is_kept = rank < limit || rank == limit && share >= of;
            if rank == limit && is_kept {
                share -= of;
            }
            is_kept
        });
    }

    /// The moves between the root and the last board of the last depth, as moves of the solution.
    fn path(&self) -> Vec<u8> {
        let mut place = 0;
        let mut path: Vec<u8> = self
            .links
            .iter()
            .rev()
            .map_while(|links| {
                let link = *links.get(place)?;
                place = link as usize / 4;
                Some((link % 4) as u8)
            })
            .collect();
        if self.choice.backward {
            // From its end on; opposite moves stand opposite each other in the order.
            path.iter_mut().for_each(|way| *way = 3 - *way);
        } else {
            path.reverse();
        }
        path
    }

    /// The bytes that are held now: those of two depths, the keys of three, and the links of all depths.
    fn held(&self) -> u64 {
        let boards = self.layer.capacity() * size_of::<WideBoard>();
        let next = self.next.capacity() * size_of::<(WideBoard, u32)>();
        // A key in a table of hashes takes its eight bytes and one for the hash.
        let keys = 9 * (self.before.capacity() + self.seen.capacity());
        let links: usize = self.links.iter().map(|links| links.capacity() * size_of::<u32>()).sum();
        (boards + next + keys + links) as u64
    }

    /// The most bytes that were held at the end of a depth.
    pub fn bytes(&self) -> u64 {
        self.bytes.max(self.held())
    }

    /// The boards created.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves made so far at least: the present depth.
    pub fn depth(&self) -> u32 {
        self.links.len() as u32
    }

    /// The moves of the solution by their numbers in [`super::detours::ORDER`], once it is found.
    pub fn solution(&self) -> Option<&[u8]> {
        self.solution.as_deref()
    }

    /// The same as moves.
    pub fn moves(&self) -> Option<Vec<Way>> {
        Some(ways(self.solution()?.iter().copied()))
    }
}
