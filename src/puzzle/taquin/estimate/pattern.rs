//! Additive pattern databases (Korf and Felner, 2002): the tiles are divided into groups. A table has, for every placement of the tiles of
//! one group, the least number of moves of these tiles that bring them home, whatever the other tiles do. As each move is that of one tile,
//! the numbers of all groups are added, and the sum is never too high.

use super::super::board::Board;
use super::{LowerBound, Manhattan, Slide};
use serde::{Deserialize, Serialize};

pub mod build;

/// The most tiles of a group.
pub const MOST_TILES: usize = 6;

/// The most groups: those of boards of sixteen cells have at least three tiles.
const MOST_GROUPS: usize = 3;

/// How the tiles are divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PatternSize {
    /// Groups of at most five tiles: 0.5 MB a table, built at once.
    #[default]
    Small,
    /// Groups of at most six tiles: 8.4 MB a table.
    Large,
}

named! { PatternSize: Small = "small", Large = "large" }

impl PatternSize {
    /// The groups of tiles for boards of these sides, of at most sixteen cells.
    ///
    /// ```
    /// use casse_tete::puzzle::taquin::estimate::pattern::PatternSize;
    ///
    /// assert_eq!(PatternSize::Small.groups(3, 3), [vec![1, 4, 7, 2, 5], vec![8, 3, 6]]);
    /// assert_eq!(PatternSize::Large.groups(4, 4).iter().map(Vec::len).collect::<Vec<_>>(), [6, 6, 3]);
    /// ```
    pub fn groups(self, width: usize, height: usize) -> Vec<Vec<u8>> {
        if (width, height) == (4, 4) {
            let known: [&[u8]; 3] = match self {
                PatternSize::Small => [&[1, 2, 3, 4, 7], &[5, 6, 9, 10, 13], &[8, 11, 12, 14, 15]],
                // As Korf and Felner have it, turned for a goal with the blank last.
                PatternSize::Large => [&[1, 5, 6, 9, 10, 13], &[7, 8, 11, 12, 14, 15], &[2, 3, 4]],
            };
            return known.map(<[u8]>::to_vec).to_vec();
        }
        // Tiles that belong near each other get in each other's way most.
        let by_column = (0..width).flat_map(|column| (0..height).map(move |row| row * width + column));
        let tiles: Vec<u8> =
            by_column.map(|cell| (cell + 1) as u8).filter(|&tile| usize::from(tile) < width * height).collect();
        let most = if self == PatternSize::Small { 5 } else { MOST_TILES };
        tiles.chunks(most).map(<[u8]>::to_vec).collect()
    }
}

/// The table of one group: for each placement half of the moves beyond the Manhattan distances, in four bits. The number is always even,
/// as a move changes the Manhattan distance by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternTable {
    tiles: Vec<u8>,
    nibbles: Vec<u8>,
}

/// No value yet, and the largest that is kept: a larger one is cut off, which is never too high.
const UNKNOWN: u8 = 15;

impl PatternTable {
    /// Its tiles.
    pub fn tiles(&self) -> &[u8] {
        &self.tiles
    }

    /// The values as bytes, two in each.
    pub fn bytes(&self) -> &[u8] {
        &self.nibbles
    }

    /// The number of bytes of the table of a group of this many tiles.
    pub fn bytes_of(tiles: usize) -> usize {
        size(tiles) / 2
    }

    /// The table of a group from its bytes; `None` if their number is not that of the group.
    pub fn of_bytes(tiles: &[u8], bytes: &[u8]) -> Option<PatternTable> {
        let fits = tiles.len() <= MOST_TILES && bytes.len() == PatternTable::bytes_of(tiles.len());
        fits.then(|| PatternTable { tiles: tiles.to_vec(), nibbles: bytes.to_vec() })
    }

    /// Half of the moves beyond the Manhattan distances.
    #[inline]
    fn half(&self, placement: u32) -> u8 {
        let byte = self.nibbles.get(placement as usize / 2).copied().unwrap_or(0);
        if placement.is_multiple_of(2) { byte & 15 } else { byte >> 4 }
    }

    /// The moves of its tiles that a board needs at least, if it has as many cells as the boards of the table.
    pub fn moves(&self, board: &Board) -> u32 {
        let cell = |tile: u8| board.tiles().iter().position(|&other| other == tile).unwrap_or(0);
        let placement = self.tiles.iter().rev().fold(0, |placement, &tile| placement << 4 | cell(tile) as u32);
        let manhattan =
            |&tile: &u8| super::super::method::manhattan(board.width(), cell(tile), board.home(tile)) as u32;
        2 * u32::from(self.half(placement)) + self.tiles.iter().map(manhattan).sum::<u32>()
    }
}

/// The number of placements of a number of tiles, impossible ones included: four bits for the cell of each.
fn size(tiles: usize) -> usize {
    1 << (4 * tiles)
}

/// A group of tiles with the moves that they need together, from its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupMoves {
    /// The tiles.
    pub tiles: Vec<u8>,
    /// Their moves at least.
    pub moves: u32,
}

/// The estimate by the tables of all groups, on square boards also mirrored at the diagonal: the larger of both sums.
#[derive(Clone, Debug)]
pub struct Patterns {
    manhattan: Manhattan,
    tables: Vec<PatternTable>,
    /// By tile: its group, and four times its place in the group.
    places: [[u8; 2]; 16],
    /// By cell, that on the other side of the diagonal; by tile, the tile that belongs there. None unless the board is square.
    mirror: Option<[u8; 16]>,
}

/// What is kept with a board: the Manhattan distance, and for each group its placement and value; the same mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternValue {
    manhattan: u8,
    halves: [u8; 2],
    placements: [[u32; MOST_GROUPS]; 2],
}

impl Patterns {
    /// The estimate by these tables for boards of the sides of this one; `None` unless each tile is in one group.
    pub fn new(board: &Board, tables: Vec<PatternTable>) -> Option<Patterns> {
        let manhattan = Manhattan::new(board)?;
        let count = board.tiles().len();
        let mut places = [[u8::MAX; 2]; 16];
        for (group, table) in tables.iter().enumerate().take(MOST_GROUPS) {
            for (slot, &tile) in table.tiles.iter().enumerate() {
                places[usize::from(tile % 16)] = [group as u8, 4 * slot as u8];
            }
        }
        let total: usize = tables.iter().map(|table| table.tiles.len()).sum();
        if tables.len() > MOST_GROUPS || total + 1 != count || places[1..count].iter().any(|place| place[0] == u8::MAX)
        {
            return None;
        }
        let side = board.width();
        let mirror = (side == board.height()).then(|| {
            let mut mirror = [0; 16];
            (0..count).for_each(|cell| mirror[cell] = ((cell % side) * side + cell / side) as u8);
            mirror
        });
        Some(Patterns { manhattan, tables, places, mirror })
    }

    /// The groups of a board with their moves; on square boards then those of the mirrored board, with the tiles of the board itself.
    pub fn groups(&self, board: &Board) -> Vec<Vec<GroupMoves>> {
        let plain =
            self.tables.iter().map(|table| GroupMoves { tiles: table.tiles.clone(), moves: table.moves(board) });
        let mut sides = vec![plain.collect()];
        if let Some(mirror) = &self.mirror {
            let twin = |tile: u8| if tile == 0 { 0 } else { mirror[board.home(tile)] + 1 };
            let tiles: Vec<u8> =
                (0..board.tiles().len()).map(|cell| twin(board.tiles()[usize::from(mirror[cell])])).collect();
            if let Some(mirrored) = Board::new(board.width(), board.height(), &tiles) {
                let group = |table: &PatternTable| GroupMoves {
                    tiles: table.tiles.iter().map(|&tile| twin(tile)).collect(),
                    moves: table.moves(&mirrored),
                };
                sides.push(self.tables.iter().map(group).collect());
            }
        }
        sides
    }

    fn placed(&self, placements: &mut [u32; MOST_GROUPS], tile: usize, cell: usize) {
        let [group, shift] = self.places[tile % 16];
        placements[usize::from(group) % MOST_GROUPS] |= (cell as u32) << shift;
    }

    /// The change of one side when a tile moves.
    #[inline]
    fn moved(&self, placements: &mut [u32; MOST_GROUPS], half: &mut u8, tile: usize, from: usize, to: usize) {
        let [group, shift] = self.places[tile % 16];
        let group = usize::from(group) % MOST_GROUPS;
        let Some(table) = self.tables.get(group) else { return };
        let before = placements[group];
        let after = before ^ ((from ^ to) as u32) << shift;
        placements[group] = after;
        *half = *half + table.half(after) - table.half(before);
    }
}

impl LowerBound for Patterns {
    type Value = PatternValue;

    fn bytes(&self) -> usize {
        self.tables.iter().map(|table| table.bytes().len()).sum()
    }

    fn of(&self, board: &Board) -> PatternValue {
        let mut placements = [[0; MOST_GROUPS]; 2];
        for (cell, &tile) in board.tiles().iter().enumerate().filter(|&(_, &tile)| tile > 0) {
            self.placed(&mut placements[0], tile.into(), cell);
            if let Some(mirror) = &self.mirror {
                let twin = mirror[board.home(tile)] + 1;
                self.placed(&mut placements[1], twin.into(), mirror[cell].into());
            }
        }
        let half = |side: usize| self.tables.iter().zip(placements[side]).map(|(table, at)| table.half(at)).sum();
        let halves = [half(0), if self.mirror.is_some() { half(1) } else { 0 }];
        PatternValue { manhattan: self.manhattan.of(board), halves, placements }
    }

    #[inline]
    fn after(&self, mut value: PatternValue, slide: &Slide) -> PatternValue {
        let &Slide { tile, from, to, .. } = slide;
        value.manhattan = self.manhattan.after(value.manhattan, slide);
        self.moved(&mut value.placements[0], &mut value.halves[0], tile.into(), from, to);
        if let Some(mirror) = &self.mirror {
            let twin = usize::from(mirror[usize::from(tile.wrapping_sub(1) % 16)]) + 1;
            let [from, to] = [from, to].map(|cell| usize::from(mirror[cell % 16]));
            self.moved(&mut value.placements[1], &mut value.halves[1], twin, from, to);
        }
        value
    }

    #[inline]
    fn moves(&self, value: PatternValue) -> u32 {
        u32::from(value.manhattan) + 2 * u32::from(value.halves[0].max(value.halves[1]))
    }
}
