//! Detours: sequences of moves in place of which another one, no longer, leads to the same board (Taylor and Korf, 1993).
//!
//! A search that follows no path with a detour still finds a shortest solution. Replace the detours of a shortest solution one after the
//! other: each time the path stays as long and comes earlier in the order of moves, so this ends, at a shortest path without detours.

use super::board::{Board, Way};
use super::packed::Packed;
use rustc_hash::FxHashMap;

/// The order in which moves are tried: those of the blank are down, right, left, up. It is the order of Korf (1985) for his goal with the
/// blank first, turned by a half turn, so the counts of nodes are the same.
pub const ORDER: [Way; 4] = [Way::Up, Way::Left, Way::Right, Way::Down];

/// The longest sequences that are compared by searches with pattern databases. It takes some milliseconds to find their detours.
pub const LONGEST: usize = 10;

/// The length of the detours that only take back the move before.
pub const UNDOING: usize = 2;

/// The side of the squares of cells in which sequences are compared. A sequence that needs more room is not looked at.
const SIDE: i8 = 4;

/// The moves of the blank, in the order of [`ORDER`]: rows and columns.
const STEPS: [[i8; 2]; ORDER.len()] = [[1, 0], [0, 1], [0, -1], [-1, 0]];

/// An automaton that reads the moves of a path and stops at the end of a detour.
///
/// A move is an index of [`ORDER`].
///
/// ```
/// use casse_tete::puzzle::taquin::detours::Detours;
///
/// let detours = Detours::new(6);
/// let read = |moves: &[u8]| moves.iter().try_fold(Detours::START, |state, &way| detours.after(state, way));
/// // Back to where the blank came from.
/// assert_eq!(read(&[0, 3]), None);
/// // Around a square of four cells: two ways of six moves lead to the same board, and only one of them is followed.
/// assert_eq!([read(&[0, 1, 3, 2, 0, 1]).is_some(), read(&[1, 0, 2, 3, 1, 0]).is_some()], [true, false]);
/// ```
#[derive(Clone, Debug)]
pub struct Detours {
    /// By state and move, the next state, or [`STOP`].
    next: Vec<[u16; 4]>,
}

/// The move ends a detour.
const STOP: u16 = u16::MAX;

/// The cells that the blank visits: the first and the last row, the first and the last column, seen from where it started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rectangle {
    rows: [i8; 2],
    columns: [i8; 2],
}

impl Rectangle {
    fn with(self, [row, column]: [i8; 2]) -> Option<Rectangle> {
        let add = |[first, last]: [i8; 2], at: i8| [first.min(at), last.max(at)];
        let room = Rectangle { rows: add(self.rows, row), columns: add(self.columns, column) };
        let is_small = [room.rows, room.columns].iter().all(|[first, last]| last - first < SIDE);
        is_small.then_some(room)
    }

    fn holds(self, other: Rectangle) -> bool {
        let within = |[first, last]: [i8; 2], [from, to]: [i8; 2]| from >= first && to <= last;
        within(self.rows, other.rows) && within(self.columns, other.columns)
    }
}

/// What a move after a sequence leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Child {
    /// It was not looked at: there is no room, or the sequence is one of the longest.
    Unknown,
    /// The end of a detour.
    Detour,
    /// A sequence without a detour, by its number.
    Sequence(u32),
}

/// A sequence of moves without a detour.
#[derive(Clone, Copy, Debug)]
struct Sequence {
    /// The board, on a square whose opposite edges are one: in a room of that size, cells are told apart all the same.
    board: Packed,
    /// The cell of the blank, seen from its start.
    blank: [i8; 2],
    room: Rectangle,
    /// The sequence without its last move, by its number; that of the empty sequence is its own.
    parent: u32,
    /// The sequence without its first move, by its number; that of the empty sequence is its own.
    tail: u32,
    children: [Child; 4],
}

fn cell([row, column]: [i8; 2]) -> usize {
    (row.rem_euclid(SIDE) * SIDE + column.rem_euclid(SIDE)) as usize
}

/// All sequences without a detour up to a length, in the order of length and then of moves.
fn sequences(longest: usize) -> Vec<Sequence> {
    // The blank stands first on a board whose other cells differ.
    let tiles: [u8; 16] = std::array::from_fn(|cell| cell as u8);
    let Some(board) = Board::new(4, 4, &tiles).as_ref().and_then(Packed::of) else { return vec![] };
    let room = Rectangle { rows: [0; 2], columns: [0; 2] };
    let mut all = vec![Sequence { board, blank: [0; 2], room, parent: 0, tail: 0, children: [Child::Unknown; 4] }];
    // For each board the rooms of the sequences that lead to it.
    let mut rooms: FxHashMap<Packed, Vec<Rectangle>> = FxHashMap::default();
    rooms.insert(board, vec![room]);
    let mut level = 0..1;
    for _ in 0..longest {
        for number in level.clone() {
            for (way, step) in STEPS.into_iter().enumerate() {
                let Sequence { board, blank, room, tail, .. } = all[number];
                let to = [blank[0] + step[0], blank[1] + step[1]];
                let Some(room) = room.with(to) else { continue };
                let tail = match all[tail as usize].children[way] {
                    // Of the empty sequence, whose tail is itself.
                    Child::Unknown => 0,
                    Child::Sequence(tail) => tail,
                    Child::Detour => {
                        all[number].children[way] = Child::Detour;
                        continue;
                    }
                };
                let board = board.slid(cell(to), cell(blank));
                let known = rooms.entry(board).or_default();
                // Where there is room for this sequence, there is room for the earlier one.
                if known.iter().any(|&known| room.holds(known)) {
                    all[number].children[way] = Child::Detour;
                    continue;
                }
                known.push(room);
                all[number].children[way] = Child::Sequence(all.len() as u32);
                let parent = number as u32;
                all.push(Sequence { board, blank: to, room, parent, tail, children: [Child::Unknown; 4] });
            }
        }
        level = level.end..all.len();
    }
    all
}

impl Detours {
    /// The state before the first move.
    pub const START: u16 = 0;

    /// The automaton for all detours of at most `longest` moves, 0..=13: its states have numbers of 16 bits.
    pub fn new(longest: usize) -> Detours {
        let all = sequences(longest);
        // A state is a sequence with which a detour begins; the others are no different from their tails.
        let mut begins = vec![false; all.len()];
        for (number, sequence) in all.iter().enumerate() {
            let mut at = number;
            // Where the sequence without its first move is a detour, too, that is where it begins.
            let is_new = |way: usize| {
                let tail = all[sequence.tail as usize].children[way];
                sequence.children[way] == Child::Detour && tail != Child::Detour
            };
            if (0..ORDER.len()).any(is_new) {
                while !std::mem::replace(&mut begins[at], true) {
                    at = all[at].parent as usize;
                }
            }
        }
        if let Some(empty) = begins.first_mut() {
            *empty = true;
        }
        let mut count = 0;
        let mut states = vec![0; all.len()];
        for number in 0..all.len() {
            states[number] = if begins[number] {
                count += 1;
                count - 1
            } else {
                states[all[number].tail as usize]
            };
        }
        let after = |mut number: usize, way: usize| loop {
            match all[number].children[way] {
                Child::Detour => break STOP,
                Child::Sequence(next) => break states[next as usize],
                Child::Unknown if number == 0 => break Detours::START,
                Child::Unknown => number = all[number].tail as usize,
            }
        };
        let own = (0..all.len()).filter(|&number| begins[number]);
        Detours { next: own.map(|number| std::array::from_fn(|way| after(number, way))).collect() }
    }

    /// The state after a move; `None` at the end of a detour.
    #[inline]
    pub fn after(&self, state: u16, way: u8) -> Option<u16> {
        let next = self.next.get(usize::from(state))?[usize::from(way % 4)];
        (next != STOP).then_some(next)
    }
}
