//! The search for ways on which the pieces of a solution come in.
//!
//! It looks at it backwards: a piece comes out if it can be moved beyond the box of the figure without meeting the others. What can come
//! out of some pieces can come out of fewer, so without gravity the pieces are taken out as they come, simplest ways first, and no
//! choice is ever regretted: the ways are as simple as can be. With gravity a choice can leave pieces that float; then another one is
//! tried, and sets of pieces that cannot be taken apart are remembered.

use super::assembling_order;
use super::way::{Move, WayIn, WayKind, Ways, WaysEnd, halves, plane, whole};
use crate::geometry::lattice::{Cell, cell};
use crate::geometry::sin_cos;
use crate::puzzle::soma::figure::{Figure, Mask, bits};
use crate::search::Status;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::f64::consts::FRAC_PI_2;

/// The six directions in which a piece is taken out: upwards first, then to where hands come from.
const DIRECTIONS: [Cell; 6] =
    [cell(0, 0, 1), cell(0, -1, 0), cell(1, 0, 0), cell(-1, 0, 0), cell(0, 1, 0), cell(0, 0, -1)];

/// The most attempts to take a piece out, with gravity. Without it there are at most four for each pair of pieces.
const MOST_ATTEMPTS: u64 = 50_000;

/// The most places of a piece that turns, on its way out.
const MOST_PLACES: usize = 20_000;

/// Points along an edge of a cube, and angles, at which a turn is looked at. A cube of which less than a thousandth of an edge is in
/// the way is not seen: wooden pieces have more play.
const POINTS: u32 = 16;
const ANGLES: u32 = 90;

/// The search.
pub struct WaySearch {
    /// The box of the figure.
    sides: [i16; 3],
    /// The cells of each piece.
    pieces: Vec<Vec<Cell>>,
    /// Which piece fills each cell.
    owner: FxHashMap<Cell, usize>,
    /// The pieces in the order in which they are tried: those that come in last, first.
    tried: Vec<usize>,
    gravity: bool,
    /// The sets of pieces that were left, with the number of the next attempt on each.
    stack: Vec<(u128, usize)>,
    /// The pieces that are out, as they come in.
    out: Vec<WayIn>,
    /// Sets of pieces that cannot be taken apart.
    failed: FxHashSet<u128>,
    attempts: u64,
    /// Whether a search for a way was given up.
    is_cut: bool,
    end: Option<WaysEnd>,
    swept: Swept,
}

impl WaySearch {
    /// The search for a solution: the cells of each piece, at most 128 of them. With `gravity` the figure stands on a table, through which
    /// no piece comes, and no piece floats: it has a cell on the table, or on a cell of a piece that does not float.
    /// What has no cells, as a gap should here, comes in last and is in nobody's way.
    pub fn new(figure: &Figure, solution: &[Mask], gravity: bool) -> WaySearch {
        let cells = |&mask: &Mask| bits(mask).map(|cell| figure.cells()[cell]).collect();
        let pieces: Vec<Vec<Cell>> = solution.iter().map(cells).collect();
        let mut tried: Vec<usize> = assembling_order(figure, solution).into_iter().rev().collect();
        tried.sort_by_key(|&piece| solution[piece] != 0);
        let owner = pieces.iter().enumerate().flat_map(|(piece, cells)| cells.iter().map(move |&at| (at, piece)));
        let all = pieces.iter().enumerate().fold(0, |all, (piece, _)| all | 1 << piece);
        let mut search = WaySearch {
            sides: figure.extents().map(|side| side as i16),
            owner: owner.collect(),
            tried,
            pieces,
            gravity,
            stack: vec![(all, 0)],
            out: vec![],
            failed: FxHashSet::default(),
            attempts: 0,
            is_cut: false,
            end: None,
            swept: Swept::default(),
        };
        if gravity {
            let floating = all & !search.standing(all);
            search.end = (floating != 0).then(|| WaysEnd::Floating(search.members(floating)));
        }
        search
    }

    /// Makes so many attempts to take a piece out.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.end.is_some() {
                break;
            }
            self.attempt();
        }
        if self.end.is_some() { Status::Finished } else { Status::Running }
    }

    /// The ways that were found.
    pub fn answer(&self) -> Ways {
        let end = self.end.clone().unwrap_or(WaysEnd::GivenUp);
        let ways = match end {
            WaysEnd::Whole | WaysEnd::Locked(_) => self.out.iter().rev().cloned().collect(),
            _ => vec![],
        };
        Ways { ways, end }
    }

    fn attempt(&mut self) {
        let Some((left, next)) = self.stack.last_mut() else {
            self.end = Some(if self.is_cut { WaysEnd::GivenUp } else { WaysEnd::NoOrder });
            return;
        };
        let (left, number) = (*left, *next);
        *next += 1;
        if left == 0 {
            self.end = Some(WaysEnd::Whole);
            return;
        }
        self.attempts += 1;
        if self.gravity && self.attempts > MOST_ATTEMPTS {
            self.end = Some(WaysEnd::GivenUp);
            return;
        }
        let (kind, place) = (number / self.tried.len(), number % self.tried.len());
        let Some(&kind) = WayKind::ALL.get(kind) else {
            if !self.gravity {
                self.end = Some(if self.is_cut { WaysEnd::GivenUp } else { WaysEnd::Locked(self.members(left)) });
                return;
            }
            self.failed.insert(left);
            self.stack.pop();
            self.out.pop();
            return;
        };
        let piece = self.tried[place];
        let rest = left & !(1 << piece);
        let is_worth = rest != left && !self.failed.contains(&rest) && (!self.gravity || self.standing(rest) == rest);
        if is_worth && let Some(moves) = self.way_out(piece, rest, kind) {
            let moves = moves.into_iter().rev().map(Move::back).collect();
            self.out.push(WayIn { piece, moves });
            self.stack.push((rest, 0));
        }
    }

    fn members(&self, set: u128) -> Vec<usize> {
        (0..self.pieces.len()).filter(|piece| set >> piece & 1 == 1).collect()
    }

    /// The pieces of a set that do not float.
    fn standing(&self, set: u128) -> u128 {
        let rests_on = |piece: usize, standing: u128| {
            self.pieces[piece].is_empty()
                || self.pieces[piece].iter().any(|at| {
                    let below = self.owner.get(&at.moved(cell(0, 0, -1)));
                    at.z == 0 || below.is_some_and(|&other| other != piece && standing >> other & 1 == 1)
                })
        };
        let mut standing = 0;
        loop {
            let more = self.members(set & !standing).into_iter().filter(|&piece| rests_on(piece, standing));
            let more = more.fold(0, |more, piece| more | 1 << piece);
            if more == 0 {
                return standing;
            }
            standing |= more;
        }
    }

    /// Whether a cell is in the way: of the table, or of one of these pieces.
    fn is_filled(&self, at: Cell, others: u128) -> bool {
        self.gravity && at.z < 0 || self.owner.get(&at).is_some_and(|&other| others >> other & 1 == 1)
    }

    fn meets(&self, cells: &[Cell], others: u128) -> bool {
        cells.iter().any(|&at| self.is_filled(at, others))
    }

    /// Whether cells are beyond the box of the figure on one side, so that nothing stops them any more on their way there. Nothing goes
    /// out below the table.
    fn is_out(&self, cells: &[Cell]) -> bool {
        (0..3).any(|axis| {
            let at = |cell: &Cell| cell.coordinates()[axis];
            cells.iter().all(|cell| at(cell) < 0) || cells.iter().all(|cell| at(cell) >= self.sides[axis])
        })
    }

    /// A way out of one kind, with the fewest moves.
    fn way_out(&mut self, piece: usize, others: u128, kind: WayKind) -> Option<Vec<Move>> {
        match kind {
            WayKind::Above => self.straight(piece, others, DIRECTIONS[0]),
            WayKind::Straight => DIRECTIONS[1..].iter().find_map(|&way| self.straight(piece, others, way)),
            WayKind::Moves => self.winding(piece, others, false),
            WayKind::Turns => self.winding(piece, others, true),
        }
    }

    fn straight(&self, piece: usize, others: u128, way: Cell) -> Option<Vec<Move>> {
        let mut at = self.pieces[piece].clone();
        for cells in 1..=u8::MAX {
            at.iter_mut().for_each(|cell| *cell = cell.moved(way));
            if self.meets(&at, others) {
                return None;
            }
            if self.is_out(&at) {
                return Some(vec![Move::Slide { way, cells }]);
            }
        }
        None
    }

    /// The places of a piece are visited by the number of moves to them.
    fn winding(&mut self, piece: usize, others: u128, turns: bool) -> Option<Vec<Move>> {
        let key = |cells: &[Cell]| {
            let mut key = cells.to_vec();
            key.sort_unstable();
            key
        };
        let begin = self.pieces[piece].clone();
        let mut from: FxHashMap<Vec<Cell>, Option<(Vec<Cell>, Move)>> = FxHashMap::default();
        from.insert(key(&begin), None);
        let mut queue = VecDeque::from([begin]);
        while let Some(at) = queue.pop_front() {
            for (reached, by) in self.next(&at, others, turns) {
                let place = key(&reached);
                if from.contains_key(&place) {
                    continue;
                }
                from.insert(place.clone(), Some((key(&at), by)));
                if self.is_out(&reached) {
                    return Some(back(&from, place));
                }
                queue.push_back(reached);
            }
            if from.len() > MOST_PLACES {
                self.is_cut = true;
                return None;
            }
        }
        None
    }

    /// The places that cells reach by one move.
    fn next(&mut self, at: &[Cell], others: u128, turns: bool) -> Vec<(Vec<Cell>, Move)> {
        let mut reached = vec![];
        for way in DIRECTIONS {
            let mut cells = at.to_vec();
            for count in 1..=u8::MAX {
                cells.iter_mut().for_each(|cell| *cell = cell.moved(way));
                if self.meets(&cells, others) {
                    break;
                }
                reached.push((cells.clone(), Move::Slide { way, cells: count }));
                if self.is_out(&cells) {
                    break;
                }
            }
        }
        if turns {
            for by in centres(at) {
                if !self.sweeps(at, others, by) {
                    reached.push((at.iter().map(|&cell| by.apply(cell)).collect(), by));
                }
            }
        }
        reached
    }

    /// Whether cells meet others while they turn.
    fn sweeps(&mut self, cells: &[Cell], others: u128, by: Move) -> bool {
        let Move::Turn { axis, centre, is_positive } = by else { return false };
        let (first, second) = plane(axis);
        cells.iter().any(|at| {
            // A turn back sweeps what the turn from its end would sweep.
            let begin = if is_positive { *at } else { by.apply(*at) };
            let (from, about) = (halves(begin), centre.map(i32::from));
            let swept = self.swept.of([from[first] - about[first], from[second] - about[second]]).to_vec();
            swept.into_iter().any(|[aside, along]| {
                let mut place = from;
                (place[first], place[second]) = (about[first] + aside, about[second] + along);
                self.is_filled(whole(place), others)
            })
        })
    }
}

/// The quarter turns of some cells about the middles and the corners of cells in and about their box.
fn centres(cells: &[Cell]) -> Vec<Move> {
    let mut turns = vec![];
    for axis in 0..3u8 {
        let (first, second) = plane(axis);
        let range = |axis: usize| {
            let along = cells.iter().map(move |cell| 2 * cell.coordinates()[axis]);
            along.clone().min().unwrap_or(0) - 1..=along.max().unwrap_or(0) + 3
        };
        for aside in range(first) {
            for along in range(second).filter(|along| (along ^ aside) & 1 == 0) {
                let mut centre = [0; 3];
                (centre[first], centre[second]) = (aside, along);
                turns.extend([true, false].map(|is_positive| Move::Turn { axis, centre, is_positive }));
            }
        }
    }
    turns
}

/// The moves that lead to a place.
fn back(from: &FxHashMap<Vec<Cell>, Option<(Vec<Cell>, Move)>>, to: Vec<Cell>) -> Vec<Move> {
    let (mut moves, mut at) = (vec![], &to);
    while let Some(Some((before, by))) = from.get(at) {
        moves.push(*by);
        at = before;
    }
    moves.reverse();
    moves
}

/// Which cells of a plane a cell sweeps in a quarter turn, by the middle of the cell relative to the centre, in half cells.
#[derive(Default)]
struct Swept(FxHashMap<[i32; 2], Vec<[i32; 2]>>);

impl Swept {
    fn of(&mut self, at: [i32; 2]) -> &[[i32; 2]] {
        self.0.entry(at).or_insert_with(|| swept(at))
    }
}

/// The cells that the edges of a cell pass during a positive quarter turn, and the cell itself.
fn swept(at: [i32; 2]) -> Vec<[i32; 2]> {
    // Cells have their middles at numbers of the same parity as this one.
    let odd = at[0] & 1;
    let nearest = |along: f64| 2 * ((along - f64::from(odd)) / 2.0).round() as i32 + odd;
    let mut cells = FxHashSet::from_iter([at]);
    for angle in 0..=ANGLES {
        let (sine, cosine) = sin_cos(FRAC_PI_2 * f64::from(angle) / f64::from(ANGLES));
        for point in 0..=POINTS {
            // A little inside, so that it does not touch its neighbours where it begins and ends.
            let along = 0.998 * (2.0 * f64::from(point) / f64::from(POINTS) - 1.0);
            for [x, y] in [[along, -0.998], [along, 0.998], [-0.998, along], [0.998, along]] {
                let (x, y) = (f64::from(at[0]) + x, f64::from(at[1]) + y);
                cells.insert([nearest(x * cosine - y * sine), nearest(x * sine + y * cosine)]);
            }
        }
    }
    let mut cells: Vec<[i32; 2]> = cells.into_iter().collect();
    cells.sort_unstable();
    cells
}
