//! The four lower bounds of a board in their parts, so that they can be shown on it.

use super::board::Board;
use super::estimate::conflict::additional;
use super::estimate::pattern::{GroupMoves, Patterns};
use super::estimate::walking::WalkingDistance;
use super::method::{Method, manhattan};
use serde::{Deserialize, Serialize};

/// A lower bound that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoundShown {
    /// The Manhattan distances.
    Manhattan,
    /// The same with linear conflicts.
    LinearConflict,
    /// The walking distance.
    WalkingDistance,
    /// The pattern databases.
    Pattern,
}

impl BoundShown {
    /// Those that boards of the sides of this one have.
    pub fn of(board: &Board) -> impl Iterator<Item = BoundShown> {
        let method = |bound: BoundShown| match bound {
            BoundShown::Manhattan => Method::IdaManhattan,
            BoundShown::LinearConflict => Method::IdaLinearConflict,
            BoundShown::WalkingDistance => Method::IdaWalkingDistance,
            BoundShown::Pattern => Method::IdaPattern,
        };
        let board = *board;
        BoundShown::ALL.into_iter().filter(move |&bound| method(bound).fits(&board))
    }
}

named! {
    BoundShown:
    Manhattan = "manhattan",
    LinearConflict = "linear-conflict",
    WalkingDistance = "walking-distance",
    Pattern = "pattern",
}

/// Tiles of one line, which is home to all of them, of which some have to leave the line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConflictLine {
    /// The cells of the tiles that cannot pass one another, in the order of the line.
    pub cells: Vec<usize>,
    /// The moves that are needed beyond the Manhattan distances: two for each tile that leaves.
    pub moves: u8,
}

/// The parts of all bounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoundDetails {
    /// By cell, the Manhattan distance of its tile; 0 for the blank.
    pub distances: Vec<u8>,
    /// The lines with conflicts.
    pub conflicts: Vec<ConflictLine>,
    /// The walking distances of rows and of columns; none where a side is too long for their tables.
    pub walking: Option<[u32; 2]>,
    /// The groups of the pattern databases; on square boards also those of the board mirrored at its diagonal, with the tiles of the
    /// board itself. The larger sum counts.
    pub groups: Vec<Vec<GroupMoves>>,
}

impl BoundDetails {
    /// The parts of the bounds of a board; `None` if the tables do not fit.
    pub fn new(board: &Board, patterns: &Patterns) -> Option<BoundDetails> {
        let (width, height) = (board.width(), board.height());
        let tiles = board.tiles();
        let distance = |(cell, &tile): (usize, &u8)| match tile {
            0 => 0,
            tile => manhattan(width, cell, board.home(tile)) as u8,
        };
        let rows = (0..height).map(|row| (row * width..(row + 1) * width).collect::<Vec<_>>());
        let columns = (0..width).map(|column| (column..width * height).step_by(width).collect::<Vec<_>>());
        Some(BoundDetails {
            distances: tiles.iter().enumerate().map(distance).collect(),
            conflicts: rows.chain(columns).filter_map(|line| conflict(board, &line)).collect(),
            walking: WalkingDistance::new(board).map(|walking| walking.parts(board)),
            groups: patterns.groups(board),
        })
    }

    /// The value of a bound: the number of moves that the board needs at least; 0 for a bound that the board does not have.
    pub fn moves(&self, bound: BoundShown) -> u32 {
        let distances = self.distances.iter().map(|&distance| u32::from(distance)).sum();
        match bound {
            BoundShown::Manhattan => distances,
            BoundShown::LinearConflict => {
                distances + self.conflicts.iter().map(|line| u32::from(line.moves)).sum::<u32>()
            }
            BoundShown::WalkingDistance => self.walking.iter().flatten().sum(),
            BoundShown::Pattern => self.groups.iter().map(|side| sum(side)).max().unwrap_or(0),
        }
    }

    /// The groups whose sum counts.
    pub fn best_groups(&self) -> &[GroupMoves] {
        self.groups.iter().rev().max_by_key(|side| sum(side)).map_or(&[], Vec::as_slice)
    }
}

fn sum(groups: &[GroupMoves]) -> u32 {
    groups.iter().map(|group| group.moves).sum()
}

/// The conflicts in a line of cells, if there are any.
fn conflict(board: &Board, line: &[usize]) -> Option<ConflictLine> {
    // For each cell the place in this line, from 1, to which its tile belongs; 0 for tiles of other lines.
    let place = |&cell: &usize| match board.tiles()[cell] {
        0 => 0,
        tile => line.iter().position(|&other| other == board.home(tile)).map_or(0, |place| place as u8 + 1),
    };
    let places: Vec<u8> = line.iter().map(place).collect();
    let moves = additional(&places);
    let is_in_conflict = |&(index, &own): &(usize, &u8)| {
        own > 0
            && places.iter().enumerate().any(|(at, &other)| other > 0 && at != index && (at < index) != (other < own))
    };
    let cells = places.iter().enumerate().filter(is_in_conflict).map(|(index, _)| line[index]).collect();
    (moves > 0).then_some(ConflictLine { cells, moves })
}
