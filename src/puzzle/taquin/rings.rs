//! The graph of all boards of a small size as rings: in the middle the board in order, around it ring after ring the boards that are one
//! move away, two moves away, and so on. The boards that cannot be put in order have rings of their own, about the board in order with
//! the last two tiles exchanged: the same picture, as the same moves lead along both.
//!
//! Within a ring the boards stand in the order in which breadth-first search finds them. A board is found from one that was found early
//! itself, so that the shortest ways to the middle turn little.

use super::board::{Board, Way};
use super::distance::{Distances, rank};
use super::packed::Packed;
use crate::geometry::{Point, Within, point, polar};
use std::f64::consts::TAU;
use std::ops::Range;

/// The radius of the outermost ring, in units of the drawing.
pub const RADIUS: f64 = 100.0;

/// From the middle of the one half to that of the other.
pub const APART: f64 = 2.0 * RADIUS + 16.0;

/// The place of a board: in which half, and its number there, in the order of distance, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RingPlace {
    /// Whether the board cannot be put in order.
    pub is_other: bool,
    /// Its number in its half.
    pub index: u32,
}

/// All boards of some sides in rings.
///
/// ```
/// use casse_tete::puzzle::taquin::{Board, distance::Distances, rings::Rings};
///
/// let rings = Rings::new(&Distances::new(3, 3).unwrap()).unwrap();
/// let board: Board = "3x3:8,6,7,2,5,4,3,0,1".parse::<casse_tete::puzzle::taquin::Setup>().unwrap().board().unwrap();
/// let place = rings.place(&board).unwrap();
/// assert_eq!((place.is_other, rings.ring_of(place), rings.count(31)), (false, 31, 2));
/// assert_eq!(rings.shortest(place).len(), 32);
/// ```
#[derive(Clone, Debug)]
pub struct Rings {
    width: usize,
    height: usize,
    /// By [`rank`], the number of a board that can be put in order.
    order: Vec<u32>,
    /// The boards that can be put in order, by their numbers.
    boards: Vec<Packed>,
    /// The first number of each ring, then the number of all boards.
    starts: Vec<u32>,
    /// The inner radius of each ring, then the outer one of the last.
    radii: Vec<f64>,
}

impl Rings {
    /// The rings of the boards of these distances; `None` while these are not complete, or do not know the order in which they were found.
    pub fn new(distances: &Distances) -> Option<Rings> {
        let boards = distances.in_order()?.to_vec();
        let (width, height) = distances.sides();
        let mut order = vec![u32::MAX; 2 * boards.len()];
        for (index, packed) in boards.iter().enumerate() {
            *order.get_mut(rank(&packed.board(width, height)?))? = index as u32;
        }
        let mut starts = vec![0];
        let mut radii = vec![0.0];
        // Rings of many boards are wider, so that all can be told apart when they are enlarged.
        let wide = |count: u64| 2.0 + (count as f64).sqrt().sqrt();
        let whole: f64 = distances.counts().iter().map(|&count| wide(count)).sum();
        let (mut start, mut radius) = (0, 0.0);
        for &count in distances.counts() {
            start += count as u32;
            radius += wide(count) * RADIUS / whole;
            starts.push(start);
            radii.push(radius);
        }
        Some(Rings { width, height, order, boards, starts, radii })
    }

    /// The number of rings of a half, the middle included.
    pub fn rings(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of boards of a half.
    pub fn boards(&self) -> usize {
        self.boards.len()
    }

    /// The number of boards in a ring of a half; 0 beyond the last one.
    pub fn count(&self, ring: usize) -> usize {
        self.numbers(ring).len()
    }

    /// The numbers of the boards in a ring.
    fn numbers(&self, ring: usize) -> Range<usize> {
        let at = |ring: usize| self.starts.get(ring).map_or(self.boards.len(), |&start| start as usize);
        at(ring)..at(ring + 1)
    }

    /// The inner and the outer radius of a ring.
    pub fn radii(&self, ring: usize) -> [f64; 2] {
        [ring, ring + 1].map(|at| self.radii.get(at).copied().unwrap_or(RADIUS))
    }

    /// The middle of a half.
    pub fn middle(is_other: bool) -> Point {
        point(if is_other { APART } else { 0.0 }, 0.0)
    }

    /// The place of a board; `None` if its sides are others.
    pub fn place(&self, board: &Board) -> Option<RingPlace> {
        if (board.width(), board.height()) != (self.width, self.height) {
            return None;
        }
        let number = |board: &Board| self.order.get(rank(board)).copied().filter(|&index| index != u32::MAX);
        let own = number(board).map(|index| RingPlace { is_other: false, index });
        own.or_else(|| Some(RingPlace { is_other: true, index: number(&exchanged(board)?)? }))
    }

    /// The board at a place; `None` beyond the last one.
    pub fn board(&self, place: RingPlace) -> Option<Board> {
        let board = self.boards.get(place.index as usize)?.board(self.width, self.height)?;
        if place.is_other { exchanged(&board) } else { Some(board) }
    }

    /// The ring of a place: its distance from the middle, in moves.
    pub fn ring_of(&self, place: RingPlace) -> usize {
        self.starts.partition_point(|&start| start <= place.index).saturating_sub(1)
    }

    /// The places beside one, by one move.
    pub fn beside(&self, place: RingPlace) -> Vec<RingPlace> {
        let Some(board) = self.board(place) else { return vec![] };
        Way::ALL.into_iter().filter_map(|way| self.place(&board.moved(way)?)).collect()
    }

    /// A shortest way to the middle, both ends included.
    pub fn shortest(&self, from: RingPlace) -> Vec<RingPlace> {
        // The first place that was found beside another one is nearer, as the search found the other one from it.
        let nearer = |&place: &RingPlace| self.beside(place).into_iter().min().filter(|first| *first < place);
        std::iter::successors(Some(from), nearer).collect()
    }

    /// Where a place is in its half, from the middle: its angle, clockwise from the top, 0 to a full turn, and its radius.
    fn polar(&self, place: RingPlace) -> (f64, f64) {
        let ring = self.ring_of(place);
        let numbers = self.numbers(ring);
        let [inner, outer] = self.radii(ring);
        let at = place.index as usize - numbers.start.min(place.index as usize);
        let angle = TAU * (at as f64 + 0.5) / numbers.len().max(1) as f64;
        // Where boards would stand too close side by side, they are spread over the width of the ring: each at the golden section
        // after the one before.
        let spread = 1.0 - (TAU * outer / numbers.len().max(1) as f64 / (outer - inner)).within(0.0, 1.0);
        let share = 0.5 + ((at as f64 * GOLDEN).fract() - 0.5) * 0.94 * spread;
        (angle, if ring == 0 { 0.0 } else { inner + (outer - inner) * share })
    }

    /// Where a place is.
    pub fn at(&self, place: RingPlace) -> Point {
        let (angle, radius) = self.polar(place);
        Rings::middle(place.is_other) + turned(angle, radius)
    }

    /// The line from a place to one beside it: it turns while it changes the ring.
    pub fn line(&self, from: RingPlace, to: RingPlace) -> Vec<Point> {
        let ((first, near), (last, far)) = (self.polar(from), self.polar(to));
        // From the middle every direction is as good.
        let first = if near == 0.0 { last } else { first };
        let last = if far == 0.0 { first } else { last };
        let turn = (last - first + 1.5 * TAU).rem_euclid(TAU) - TAU / 2.0;
        let pieces = (turn.abs() * 16.0).ceil().within(1.0, 60.0) as usize;
        let at = |piece: usize| {
            let t = piece as f64 / pieces as f64;
            Rings::middle(from.is_other) + turned(first + turn * t, near + (far - near) * t)
        };
        (0..=pieces).map(at).collect()
    }

    /// The ring at a point, and its half; none beside the rings.
    pub fn ring_at(&self, at: Point) -> Option<(bool, usize)> {
        [false, true].into_iter().find_map(|is_other| {
            let from = at - Rings::middle(is_other);
            let ring = self.radii.partition_point(|&radius| radius <= from.x.hypot(from.y)).saturating_sub(1);
            (ring < self.rings()).then_some((is_other, ring))
        })
    }

    /// The places between two corners, opposite to each other; `None` if there are more than `most`.
    pub fn within(&self, [low, high]: [Point; 2], most: usize) -> Option<Vec<RingPlace>> {
        let mut found = vec![];
        for is_other in [false, true] {
            let middle = Rings::middle(is_other);
            let (low, high) = (low - middle, high - middle);
            let corners = [low, point(high.x, low.y), high, point(low.x, high.y)];
            let nearest = point(0.0_f64.within(low.x, high.x), 0.0_f64.within(low.y, high.y));
            let near = nearest.x.hypot(nearest.y);
            let far = corners.iter().map(|at| at.x.hypot(at.y)).fold(0.0, f64::max);
            // The angles of the corners, as seen from the middle, if that lies outside.
            let towards = angle_of(point((low.x + high.x) / 2.0, (low.y + high.y) / 2.0));
            let turns = corners.map(|at| (angle_of(at) - towards + 1.5 * TAU).rem_euclid(TAU) - TAU / 2.0);
            let [least, greatest] = if near > 0.0 {
                [turns.into_iter().fold(0.0, f64::min), turns.into_iter().fold(0.0, f64::max)]
            } else {
                [-TAU / 2.0, TAU / 2.0]
            };
            for ring in 0..self.rings() {
                let [inner, outer] = self.radii(ring);
                if outer < near || inner > far {
                    continue;
                }
                let numbers = self.numbers(ring);
                let count = numbers.len();
                let first = ((towards + least) / TAU * count as f64 - 0.5).ceil() as i64;
                let last = ((towards + greatest) / TAU * count as f64 - 0.5).floor() as i64;
                for at in first..=last.min(first + count as i64 - 1) {
                    let index = (numbers.start + at.rem_euclid(count as i64) as usize) as u32;
                    let place = RingPlace { is_other, index };
                    let Point { x, y } = self.at(place) - middle;
                    if x >= low.x && x <= high.x && y >= low.y && y <= high.y {
                        if found.len() == most {
                            return None;
                        }
                        found.push(place);
                    }
                }
            }
        }
        Some(found)
    }

    /// The room of a board on the drawing: the root of its share of the area of its ring.
    pub fn room(&self, place: RingPlace) -> f64 {
        let ring = self.ring_of(place);
        let [inner, outer] = self.radii(ring);
        let area = TAU / 2.0 * (outer * outer - inner * inner) / self.count(ring).max(1) as f64;
        area.sqrt().min(outer - inner)
    }
}

/// The golden section.
const GOLDEN: f64 = 0.618_033_988_749_895;

/// A point at this angle, clockwise from the top, and this distance.
fn turned(angle: f64, radius: f64) -> Point {
    polar(radius, angle - TAU / 4.0)
}

/// The angle of a point, clockwise from the top.
fn angle_of(at: Point) -> f64 {
    (at.y.atan2(at.x) + TAU / 4.0).rem_euclid(TAU)
}

/// The board with its two largest tiles exchanged.
fn exchanged(board: &Board) -> Option<Board> {
    let last = board.tiles().len() as u8 - 1;
    let cell = |tile: u8| board.tiles().iter().position(|&there| there == tile);
    Some(board.swapped(cell(last)?, cell(last - 1)?))
}
