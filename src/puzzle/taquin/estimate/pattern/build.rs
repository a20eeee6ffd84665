//! How the table of a group of tiles is built: backwards from the goal, breadth first. The tiles that are not of the group are all alike:
//! the blank wanders among them without a cost as far as it can, and each move of a tile of the group costs one.
//!
//! Placements that take the same cells differ by the order of their tiles alone, and the blank is shut in by the same cells. So they are
//! looked at together: the orders that are reached are bits, 64 in a word. A tile that moves past no other tile keeps the order, and then
//! one step serves 64 placements; one that moves past others turns each order into another, which a small list tells.

use super::super::super::board::Board;
use super::super::super::method::manhattan;
use super::{MOST_TILES, PatternTable, UNKNOWN, size};
use crate::search::Status;

/// Words for one bit per order of the most tiles: 720 orders.
const MOST_WORDS: usize = 12;

/// The bits of the orders of a group's tiles.
type Orders = [u64; MOST_WORDS];

/// A table that is being built.
#[derive(Clone, Debug)]
pub struct PatternBuild {
    tiles: Vec<u8>,
    cells: usize,
    manhattan: [[u8; 16]; MOST_TILES],
    /// The cells beside each cell.
    beside: [u16; 16],
    /// The cells that the group can take, a mask for each choice.
    sets: Vec<u16>,
    /// By mask: the number of the choice.
    set_of: Vec<u16>,
    /// By choice: the first of its areas.
    first_area: Vec<u32>,
    /// The areas within which the blank can wander: the number of the choice that leaves them free, and their cells.
    areas: Vec<(u16, u16)>,
    /// For each order, the places in the group of the tiles from the first taken cell to the last, four bits for each.
    orders: Vec<u32>,
    /// By the places of a tile among the taken cells before and after its move, and by order: the order after the move.
    turned: Vec<Vec<u16>>,
    words: usize,
    /// By area: the orders that have been reached with the blank there.
    seen: Vec<u64>,
    /// By choice: the orders that have been reached.
    known: Vec<u64>,
    /// By area: the orders of this distance.
    now: Vec<u64>,
    /// By area: those of the next distance.
    next: Vec<u64>,
    /// Whether there are any of the next distance.
    grows: bool,
    /// The area that is looked at next.
    area: usize,
    distance: u32,
    found: u64,
    nibbles: Vec<u8>,
}

impl PatternBuild {
    /// The table of a group of tiles, for boards of these sides; `None` if they have more than sixteen cells, or the group is empty, too
    /// large, or not of this board.
    pub fn new(width: usize, height: usize, tiles: &[u8]) -> Option<PatternBuild> {
        let goal = Board::goal(width, height)?;
        let cells = goal.tiles().len();
        let are_legal = !tiles.is_empty()
            && tiles.len() <= MOST_TILES
            && tiles.iter().all(|&tile| (1..cells).contains(&tile.into()));
        if cells > 16 || !are_legal {
            return None;
        }
        let mut far = [[0; 16]; MOST_TILES];
        let mut beside = [0; 16];
        for cell in 0..cells {
            for (slot, &tile) in tiles.iter().enumerate() {
                far[slot][cell] = manhattan(width, cell, goal.home(tile)) as u8;
            }
            let near = (0..cells).filter(|&other| manhattan(width, cell, other) == 1);
            beside[cell] = near.map(|other| 1 << other).sum();
        }
        let orders = orders(tiles.len());
        let words = orders.len().div_ceil(64);
        let mut build = PatternBuild {
            tiles: tiles.to_vec(),
            cells,
            manhattan: far,
            beside,
            sets: (0..1u32 << cells)
                .filter(|set| set.count_ones() as usize == tiles.len())
                .map(|set| set as u16)
                .collect(),
            set_of: vec![0; 1 << cells],
            first_area: vec![],
            areas: vec![],
            turned: turned(&orders, tiles.len()),
            orders,
            words,
            seen: vec![],
            known: vec![],
            now: vec![],
            next: vec![],
            grows: false,
            area: 0,
            distance: 0,
            found: 0,
            nibbles: vec![UNKNOWN | UNKNOWN << 4; size(tiles.len()) / 2],
        };
        build.divide();
        let homes = tiles.iter().fold(0, |homes, &tile| homes | 1 << goal.home(tile));
        let mut slots: Vec<usize> = (0..tiles.len()).collect();
        slots.sort_by_key(|&slot| goal.home(tiles[slot]));
        let order = build.orders.binary_search(&key(&slots)).ok()?;
        let mut reached = [0; MOST_WORDS];
        reached[order / 64] = 1 << (order % 64);
        build.reach(homes, goal.blank(), &reached);
        std::mem::swap(&mut build.now, &mut build.next);
        Some(build)
    }

    /// Finds the areas of all choices of cells.
    fn divide(&mut self) {
        let all = (u32::MAX >> (32 - self.cells)) as u16;
        for (number, &set) in self.sets.iter().enumerate() {
            self.set_of[usize::from(set)] = number as u16;
            self.first_area.push(self.areas.len() as u32);
            let mut free = all & !set;
            while free != 0 {
                let area = self.around(free.trailing_zeros(), free);
                self.areas.push((number as u16, area));
                free &= !area;
            }
        }
        for bits in [&mut self.seen, &mut self.now, &mut self.next] {
            bits.resize(self.areas.len() * self.words, 0);
        }
        self.known.resize(self.sets.len() * self.words, 0);
    }

    /// The cells that the blank can reach from a cell among the free ones.
    fn around(&self, cell: u32, free: u16) -> u16 {
        let mut area = 1 << cell;
        loop {
            let near = bits(area.into()).fold(area, |near, cell| near | self.beside[cell] & free);
            if near == area {
                return area;
            }
            area = near;
        }
    }

    /// Looks at about `budget` placements: those that take the same cells are looked at together.
    pub fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 {
            if self.area == self.areas.len() {
                if !self.grows {
                    return Status::Finished;
                }
                std::mem::swap(&mut self.now, &mut self.next);
                self.next.fill(0);
                (self.grows, self.area) = (false, 0);
                self.distance += 1;
            }
            left = left.saturating_sub(1 + self.look(self.area));
            self.area += 1;
        }
        Status::Running
    }

    /// Looks at the placements of this distance with the blank in an area, and tells how many there are.
    fn look(&mut self, area: usize) -> u64 {
        let mut here = [0; MOST_WORDS];
        here[..self.words].copy_from_slice(&self.now[area * self.words..][..self.words]);
        let count = here.iter().map(|word| u64::from(word.count_ones())).sum();
        if count == 0 {
            return 0;
        }
        let (set, free) = self.areas[area];
        let taken = self.sets[usize::from(set)];
        for (place, cell) in bits(taken.into()).enumerate() {
            for to in bits((self.beside[cell] & free).into()) {
                let after = taken ^ (1 << cell | 1 << to);
                let new_place = (after & ((1 << to) - 1)).count_ones() as usize;
                // The tile leaves its cell to the blank.
                if place == new_place {
                    self.reach(after, cell, &here);
                } else {
                    let turned = &self.turned[place * self.tiles.len() + new_place];
                    let mut there = [0; MOST_WORDS];
                    for (word, &all) in here[..self.words].iter().enumerate() {
                        for bit in bits(all) {
                            let order = usize::from(turned[word * 64 + bit]);
                            there[order / 64 % MOST_WORDS] |= 1 << (order % 64);
                        }
                    }
                    self.reach(after, cell, &there);
                }
            }
        }
        count
    }

    /// Adds the placements that take these cells in these orders, with the blank at a cell, where they are new.
    fn reach(&mut self, taken: u16, blank: usize, reached: &Orders) {
        let set = usize::from(self.set_of[usize::from(taken)]);
        let mut area = self.first_area[set] as usize;
        while self.areas[area].1 >> blank & 1 == 0 {
            area += 1;
        }
        let moves = self.distance + u32::from(self.found > 0);
        for (word, &all) in reached[..self.words].iter().enumerate() {
            let at = area * self.words + word;
            let new = all & !self.seen[at];
            if new == 0 {
                continue;
            }
            self.seen[at] |= new;
            self.next[at] |= new;
            self.grows = true;
            let known = &mut self.known[set * self.words + word];
            let first = new & !*known;
            *known |= first;
            for bit in bits(first) {
                self.note(taken, self.orders[word * 64 + bit], moves);
            }
        }
    }

    /// Notes the distance of a placement that is met for the first time.
    fn note(&mut self, taken: u16, order: u32, moves: u32) {
        let (mut placement, mut far) = (0usize, 0);
        for (place, cell) in bits(taken.into()).enumerate() {
            let slot = (order >> (4 * place) & 15) as usize;
            placement |= cell << (4 * slot);
            far += u32::from(self.manhattan[slot][cell]);
        }
        let half = ((moves - far) / 2).min(u32::from(UNKNOWN)) as u8;
        let byte = &mut self.nibbles[placement / 2];
        *byte = if placement.is_multiple_of(2) { *byte & 0xf0 | half } else { *byte & 0x0f | half << 4 };
        self.found += 1;
    }

    /// The share of the placements that are found, 0 to 1. With fewer than two other tiles on the board not all can be reached, and it
    /// ends below 1.
    pub fn done(&self) -> f64 {
        self.found as f64 / (self.sets.len() * self.orders.len()) as f64
    }

    /// The largest number of moves so far.
    pub fn distance(&self) -> u32 {
        self.distance
    }

    /// The placements found so far.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The table; those placements are missing that are not found yet.
    pub fn finish(self) -> PatternTable {
        PatternTable { tiles: self.tiles, nibbles: self.nibbles }
    }
}

/// The numbers of the bits of a word that are set, in ascending order.
fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

/// An order of tiles as a number: four bits for each, the first lowest.
fn key(slots: &[usize]) -> u32 {
    slots.iter().rev().fold(0, |key, &slot| key << 4 | slot as u32)
}

/// All orders of a number of tiles, ascending.
fn orders(tiles: usize) -> Vec<u32> {
    let mut orders = vec![vec![]];
    for slot in 0..tiles {
        let longer = |order: &Vec<usize>| {
            let order = order.clone();
            (0..=slot).map(move |place| {
                let mut order = order.clone();
                order.insert(place, slot);
                order
            })
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    let mut keys: Vec<u32> = orders.iter().map(|order| key(order)).collect();
    keys.sort_unstable();
    keys
}

/// The orders that arise when the tile at one place moves to another: by both places and by order.
fn turned(orders: &[u32], tiles: usize) -> Vec<Vec<u16>> {
    let turn = |from: usize, to: usize| {
        let turn = |&order: &u32| {
            let mut slots: Vec<usize> = (0..tiles).map(|place| (order >> (4 * place) & 15) as usize).collect();
            let slot = slots.remove(from);
            slots.insert(to, slot);
            orders.partition_point(|&other| other < key(&slots)) as u16
        };
        orders.iter().map(turn).collect()
    };
    (0..tiles * tiles).map(|pair| turn(pair / tiles, pair % tiles)).collect()
}
